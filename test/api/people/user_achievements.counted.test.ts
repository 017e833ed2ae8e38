import { expect, test, vi } from "vitest";
import { fire } from "../../support/cloud/jobs.ts";
import { putItems } from "../../support/cloud/stored.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { anime } from "../../support/people/titles.ts";

/** The index hears of a change a moment later; on a busy machine, the job takes its time, too. */
const soon = { timeout: 60_000, interval: 200 };

const counted = async ({ username }: Person) => {
  const { achievements, members } = await visitor().ok("user_achievements", { username });
  const { holders } = achievements.find(({ name }) => name === "First Credits") ?? {};
  return { holders: holders ?? 0, members: members ?? 0 };
};

test("how many have an achievement is told as the job counted it", async () => {
  const ai = await newcomer();
  await vi.waitFor(async () => {
    await fire("achievements");
    expect((await counted(ai)).members).toBeGreaterThan(0);
  }, soon);
  const before = await counted(ai);
  const ben = await newcomer();
  await ben.ok("quick_add_anime", { anime_id: anime.frieren });
  expect(await counted(ai)).toEqual(before);
  await vi.waitFor(async () => {
    await fire("achievements");
    // Everybody's files share the cloud: others may have come and earned, too.
    const after = await counted(ai);
    expect(after.members).toBeGreaterThan(before.members);
    expect(after.holders).toBeGreaterThan(before.holders);
    expect(after.holders).toBeLessThanOrEqual(after.members);
  }, soon);
});

test("who has earned something since the count is one of those who have it", async () => {
  const ai = await newcomer();
  await putItems([{ pk: "STATS", sk: "EARNED", members: 40, holders: {} }]);
  await ai.ok("quick_add_anime", { anime_id: anime.frieren });
  await vi.waitFor(async () => {
    const { achievements, members } = await visitor().ok("user_achievements", {
      username: ai.username,
    });
    expect(members).toBe(40);
    for (const { achieved, holders } of achievements) expect(holders).toBe(achieved ? 1 : 0);
    expect(achievements.filter(({ achieved }) => achieved)).not.toEqual([]);
  }, soon);
  await fire("achievements");
});

test("a count that stopped half way goes on, and is told when all are counted", async () => {
  const ai = await newcomer();
  await fire("achievements");
  const before = await counted(ai);
  // It stopped behind everybody: at the end of the last of the shards by which the job walks.
  const mark = { pk: "STATS", sk: "RECOUNT", after: "~~~~}" };
  // As it was noted before anything was counted: nobody knows how many came before.
  await putItems([mark]);
  await fire("achievements");
  expect(await counted(ai)).toEqual(before);

  await putItems([{ ...mark, counted: { members: 7, holders: { "anime-1": 3 } } }]);
  await fire("achievements");
  expect(await counted(ai)).toEqual({ members: 7, holders: 3 });
  // And then from the beginning.
  await fire("achievements");
  expect((await counted(ai)).members).toBeGreaterThanOrEqual(before.members);
});
