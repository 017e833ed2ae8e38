import { expect, test, vi } from "vitest";
import { leadersRead } from "../../../functions/community-rank/leaders.ts";
import { presetAvatarPath } from "../../../shared/profile.ts";
import { save, saved } from "../../support/people/entries.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { newcomer, newcomers, visitor } from "../../support/people/people.ts";
import { constant } from "../../support/spec-coverage.ts";
import { setCompletedAnime } from "../../support/cloud/table.ts";
import { anime } from "../../support/people/titles.ts";

/** Functions keep what the job found for half a minute. */
const patient = { timeout: 60_000, interval: 1000 };

test(
  "whoever has completed most leads, with name, picture and count, and is ranked first",
  { timeout: 90_000 },
  async () => {
    const ai = await newcomer();
    await ai.ok("update_user", { avatar_url: presetAvatarPath("queen") });
    await ai.ok("quick_add_anime", { anime_id: anime.yourName });
    // More than other tests complete meanwhile.
    await setCompletedAnime(ai.username, 100_000);
    await fire("rank");
    await vi.waitFor(async () => {
      const [first] = await visitor().ok("top_completed_users");
      expect(first).toEqual({
        username: ai.username,
        profile_picture_url: presetAvatarPath("queen"),
        completed_count: 100_000,
      });
      const profile = await visitor().ok("profile", { username: ai.username });
      expect(profile.results).toMatchObject([{ rank: 1 }]);
    }, patient);
  },
);

test("a run that ends late does not put its older count in place of a newer one", async () => {
  await fire("rank");
  becomeFunction();
  try {
    const { getRankStatistics, putRankStatistics } =
      await import("../../../functions/table/statistics.ts");
    const { countedAtMs } = await getRankStatistics();
    const nobody = { counts: [], above: [], users: 0, top: [] };
    expect(await putRankStatistics(nobody, countedAtMs - 1)).toBe(false);
    expect((await getRankStatistics()).users).toBeGreaterThan(0);
  } finally {
    vi.unstubAllEnvs();
  }
});

test("at most ten are named, the most completed first", { timeout: 90_000 }, async () => {
  const people = await newcomers(11);
  for (const someone of people) await saved(save(someone, "add_anime", anime.yourName, 1));
  await fire("rank");
  await vi.waitFor(async () => {
    const top = await visitor().ok("top_completed_users");
    expect(top).toHaveLength(constant("topUsers"));
    const counts = top.map(({ completed_count }) => completed_count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  }, patient);
});

test("where all who lead are private, the first after them is named, and ranked behind them", async () => {
  const people = await newcomers(leadersRead + 1);
  const last = people.at(-1);
  try {
    for (const [at, someone] of people.entries()) {
      await someone.ok("quick_add_anime", { anime_id: anime.yourName });
      // More than any other test completes.
      await setCompletedAnime(someone.username, 300_000 - at);
      if (someone !== last) await someone.ok("update_user", { private: true });
    }
    await fire("rank");
    await vi.waitFor(async () => {
      const [first] = await visitor().ok("top_completed_users");
      expect(first?.username).toBe(last?.username);
      const { results } = await visitor().ok("profile", { username: last?.username });
      expect(results).toMatchObject([{ rank: leadersRead + 1 }]);
    }, patient);
  } finally {
    for (const { username } of people) await setCompletedAnime(username, 1);
    await fire("rank");
  }
}, 120_000);
