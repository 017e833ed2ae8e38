import { describe, expect, test } from "vitest";
import { achievements } from "../../../shared/achievements.ts";
import type { Browser } from "../../support/browser.ts";
import { save } from "../../support/people/entries.ts";
import { during } from "../../support/cloud/faults.ts";
import { accepted, imported, upload } from "../../support/people/imports.ts";
import { fire } from "../../support/cloud/jobs.ts";
import { listFile } from "../../support/files/list-files.ts";
import { makeList } from "../../support/people/lists.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { makeRanking } from "../../support/people/ranking-lists.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { forgetAchievement, uidOf } from "../../support/cloud/table.ts";
import { anime, manga } from "../../support/people/titles.ts";
import { of, earnedBy, news } from "../../support/people/achieving.ts";

/** What everybody else sees of it. */
async function seenOf({ username }: Person): Promise<string[]> {
  const { achievements: seen } = await visitor().ok("user_achievements", { username });
  return seen.filter(({ achieved }) => achieved).map(({ name }) => name);
}

test("somebody new has everything before them", async () => {
  const ai = await newcomer();
  const all = await of(ai);
  expect(all).toHaveLength(achievements.length);
  for (const one of all) {
    expect(one).toMatchObject({ achieved: false, progress: 0, achieved_at: null });
    expect(one.badge_icon).toMatch(/^\/static\/badges\/[a-z0-9-]+\.svg$/);
  }
});

test("progress is shown to the owner, and to nobody else", async () => {
  const ai = await newcomer();
  await ai.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 7 });
  const find = (all: Awaited<ReturnType<typeof of>>) => all.find(({ name }) => name === "One Cour");
  expect(find(await of(ai))).toMatchObject({ progress: 7, goal: 12, achieved: false });
  for (const other of [visitor(), await newcomer()]) {
    const { achievements: seen } = await other.ok("user_achievements", { username: ai.username });
    expect(new Set(seen.map(({ progress }) => progress))).toEqual(new Set([null]));
    expect(seen.filter(({ achieved }) => achieved).map(({ name }) => name)).toEqual(["Day One"]);
  }
});

test("what lists earn is shown to their owner alone, as private ones count, too", async () => {
  const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
  const seen = async (who: Browser) =>
    (await who.ok("user_achievements", { username: ai.username })).achievements;
  const before = await Promise.all([visitor(), bo].map(seen));
  await makeList(ai, { isPublic: false });
  expect(await earnedBy(ai)).toContain("Curator");
  expect(await Promise.all([visitor(), bo].map(seen))).toEqual(before);
});

test("there are none of a user who does not exist", async () => {
  const nobody = visitor().call("user_achievements", { username: "nobody-of-that-name" });
  await provokes(nobody, 404, "User not found");
});

describe("a change of an entry", () => {
  test("answers with what it earned, once", async () => {
    const ai = await newcomer();
    const planned = await ai.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 0 });
    expect(planned.new_achievements).toEqual([
      {
        name: "Something to Look Forward To",
        description: "Have 1 title planned.",
        badge_icon: "/static/badges/planned-1.svg",
      },
    ]);
    const started = await ai.ok("update_anime", { anime_id: anime.frieren, episodes_watched: 1 });
    expect(news(started)).toEqual(["Day One"]);
    const again = await ai.ok("update_anime", { anime_id: anime.frieren, episodes_watched: 1 });
    expect(news(again)).toEqual([]);
    const done = await ai.ok("quick_add_anime", { anime_id: anime.frieren });
    expect(news(done)).toEqual(["First Credits", "One Cour"]);
    expect(news(await ai.ok("quick_add_anime", { anime_id: anime.frieren }))).toEqual([]);
    expect((await earnedBy(ai)).sort()).toEqual(
      ["Something to Look Forward To", "Day One", "First Credits", "One Cour"].sort(),
    );
  });

  test("earns by a mere tick, too", async () => {
    const ai = await newcomer();
    await ai.ok("add_anime", { anime_id: anime.frieren, episodes_watched: 11 });
    const tick = await ai.ok("update_anime", { anime_id: anime.frieren, episodes_watched: 12 });
    expect(news(tick)).toEqual(["One Cour"]);
    const next = await ai.ok("update_anime", { anime_id: anime.frieren, episodes_watched: 13 });
    expect(news(next)).toEqual([]);
  });

  test("of a manga counts chapters", async () => {
    const ben = await newcomer();
    const done = await ben.ok("quick_add_manga", { manga_id: manga.attackOnTitan });
    expect(news(done)).toEqual(["Day One", "Last Page", "Page Turner"]);
  });

  test("is never taken back: not by going back, not by dropping, and not granted anew by Undo", async () => {
    const ai = await newcomer();
    await ai.ok("quick_add_anime", { anime_id: anime.frieren });
    const before = await earnedBy(ai);
    await save(ai, "update_anime", anime.frieren, 2);
    expect(await earnedBy(ai)).toEqual(before);
    await save(ai, "update_anime", anime.frieren, 28);
    await ai.ok("drop_anime", { anime_id: anime.frieren });
    expect(await earnedBy(ai)).toEqual(before);
    const restored = await ai.ok("add_anime", {
      anime_id: anime.frieren,
      episodes_watched: 28,
      restore: true,
    });
    expect(news(restored)).toEqual([]);
    await ai.ok("drop_anime", { anime_id: anime.frieren });
    expect(news(await ai.ok("quick_add_anime", { anime_id: anime.frieren }))).toEqual([]);
  });
});

test("what was missed is granted by the job, and told once at the next visit", async () => {
  const ai = await newcomer();
  await ai.ok("quick_add_anime", { anime_id: anime.frieren });
  await forgetAchievement(ai.username, "anime-1");
  expect(await seenOf(ai)).not.toContain("First Credits");

  await fire("achievements");
  expect(await earnedBy(ai)).toContain("First Credits");
  const { new_achievements } = await ai.ok("check_logged");
  expect(new_achievements).toEqual([
    {
      name: "First Credits",
      description: "Complete 1 anime.",
      badge_icon: "/static/badges/anime-1.svg",
    },
  ]);
  await ai.ok("update_user", { seen_achievements: new_achievements.map((one) => one.badge_icon) });
  expect((await ai.ok("check_logged")).new_achievements).toEqual([]);

  await fire("achievements");
  expect((await ai.ok("check_logged")).new_achievements).toEqual([]);
});

test("what was missed is not shown as reached and not earned: the owner's look makes up for it", async () => {
  const ai = await newcomer();
  await ai.ok("quick_add_anime", { anime_id: anime.frieren });
  await forgetAchievement(ai.username, "anime-1");
  const [missed] = (await of(ai)).filter(({ name }) => name === "First Credits");
  expect(missed).toMatchObject({ achieved: true, progress: 1, goal: 1 });
  expect(await seenOf(ai)).toContain("First Credits");
  expect(news(await ai.ok("check_logged"))).toEqual(["First Credits"]);
});

test("the job comes to those who only read, too, and past those whose recount fails", async () => {
  const [ben, eve] = await Promise.all([newcomer(), newcomer()]);
  await ben.ok("quick_add_manga", { manga_id: manga.attackOnTitan });
  await forgetAchievement(ben.username, "manga-1");
  const uid = await uidOf(eve.username);
  const failing = { service: "dynamodb", caller: "achievements", contains: uid } as const;
  await during(
    [{ ...failing, operation: "Query", status: 400, code: "AccessDeniedException" }],
    async () => {
      await expect(fire("achievements")).rejects.toThrow(/\b1 of \d+ recounts failed/);
    },
  );
  expect(await seenOf(ben)).toContain("Last Page");
});

test("a list that is made earns, too, and is told of at once", async () => {
  const ai = await newcomer();
  await ai.ok("create_list", { name: "Rainy days" });
  expect(await earnedBy(ai)).toEqual(["Curator"]);
  expect(news(await ai.ok("check_logged"))).toEqual(["Curator"]);
  await ai.ok("create_list", { name: "Sunny days" });
  expect(news(await ai.ok("check_logged"))).toEqual(["Curator"]);
});

test("an import earns once its list is in place, and not before", async () => {
  const ai = await newcomer();
  const file = listFile("anime", [{ id: anime.frieren, status: "planned", progress: 0 }]);
  // The second file never comes.
  await accepted(upload(ai, "anime", file, { parts: "2", part: "1" }));
  await ai.ok("create_list", { name: "Rainy days" });
  expect(await earnedBy(ai)).toEqual(["Curator"]);
  expect((await of(ai)).find(({ name }) => name === "Moved In")).toMatchObject({ progress: 0 });
  await imported(ai, "anime", file);
  expect(await earnedBy(ai)).toContain("Moved In");
});

test("what was told stays told when more is earned meanwhile", async () => {
  const ai = await newcomer();
  await makeList(ai);
  const told = (await ai.ok("check_logged")).new_achievements;
  await makeRanking(ai);
  await ai.ok("update_user", { seen_achievements: told.map(({ badge_icon }) => badge_icon) });
  expect(news(await ai.ok("check_logged"))).toEqual(["Hot Take"]);
});

test("what the page has not told of yet stays new", async () => {
  const ai = await newcomer();
  await ai.ok("quick_add_anime", { anime_id: anime.frieren });
  await forgetAchievement(ai.username, "anime-1");
  await fire("achievements");
  await ai.ok("update_user", { seen_achievements: [] });
  await ai.ok("update_user", { seen_achievements: ["/static/badges/nonsense.svg"] });
  expect((await ai.ok("check_logged")).new_achievements).toHaveLength(1);
  expect((await visitor().ok("check_logged")).new_achievements).toEqual([]);
});
