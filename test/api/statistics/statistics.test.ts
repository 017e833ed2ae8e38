import { describe, expect, test } from "vitest";
import { listFile } from "../../support/files/list-files.ts";
import { save, saved } from "../../support/people/entries.ts";
import { imported } from "../../support/people/imports.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { anime, manga } from "../../support/people/titles.ts";

test("a list is told in numbers, all runs together", async () => {
  const ai = await newcomer();
  const rows = [
    { id: anime.frieren, status: "completed", progress: 28, score: 10, repeats: 1 },
    { id: anime.cowboyBebop, status: "active", progress: 10, score: 7 },
    { id: anime.deathNote, status: "planned", progress: 0 },
  ] as const;
  await imported(
    ai,
    "anime",
    listFile("anime", [{ ...rows[0], finish: "2024-03-22" }, ...rows.slice(1)]),
  );
  await saved(save(ai, "add_manga", manga.attackOnTitan, 139));
  const told = await visitor().ok("statistics", { username: ai.username.toUpperCase() });
  expect(told).toMatchObject({ owner: false, owner_username: ai.username });
  expect(told.anime).toMatchObject({
    titles: 3,
    statuses: [
      { status: "PLANNED", titles: 1 },
      { status: "WATCHING", titles: 1 },
      { status: "COMPLETED", titles: 1 },
    ],
    seen: 66,
    repeats: 1,
    untimed: 0,
    scored: 2,
    mean_score: 8.5,
    finished: [{ name: "2024", titles: 1, mean_score: 10 }],
    formats: [{ name: "tv", titles: 2 }],
  });
  expect(told.anime.minutes).toBeGreaterThan(66 * 20);
  expect(told.anime.scores.filter(({ titles }) => titles > 0)).toEqual([
    { score: 7, titles: 1 },
    { score: 10, titles: 1 },
  ]);
  const genres = told.anime.genres.map(({ name }) => name);
  expect(genres).toContain("Fantasy");
  expect(genres).not.toContain("Suspense");
  expect(told.anime.makers).toContainEqual({
    name: "Madhouse",
    titles: 1,
    minutes: expect.any(Number) as number,
    mean_score: 10,
  });
  expect(told.manga).toMatchObject({ titles: 1, seen: 139, minutes: 0, untimed: 0 });
});

test("what is private counts for its owner alone", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_anime", anime.frieren, 3));
  await ai.ok("edit_entry", { kind: "anime", id: anime.frieren, score: 9, private: true });
  const { username } = ai;
  expect((await ai.ok("statistics", { username })).anime).toMatchObject({ titles: 1, scored: 1 });
  const { anime: seen } = await visitor().ok("statistics", { username });
  expect(seen).toMatchObject({ titles: 0, seen: 0, scored: 0, mean_score: null, genres: [] });
});

test("nobody has no list", async () => {
  const answer = await visitor().call("statistics", { username: "no-such-fan" });
  expect(answer).toMatchObject({ status: 404, body: { error: "User not found" } });
});

const zones = { tz: "Asia/Tokyo" } as const;

describe("days and streaks", () => {
  test("are told of what was watched and read, to everybody", async () => {
    const ai = await newcomer();
    await saved(save(ai, "add_anime", anime.frieren, 2));
    await saved(save(ai, "update_anime", anime.frieren, 5));
    await saved(save(ai, "update_anime", anime.frieren, 4, { undo: true }));
    await saved(save(ai, "add_manga", manga.monster, 3));
    // All of it at once: nobody can say when.
    await ai.ok("quick_add_anime", { anime_id: anime.deathNote });
    const { activity } = await visitor().ok("statistics", { username: ai.username, ...zones });
    const today = new Date().toLocaleDateString("sv-SE", { timeZone: zones.tz });
    expect(activity?.days).toEqual([{ day: today, episodes: 4, chapters: 3 }]);
    const streak = { from: today, to: today, days: 1, active: 1 };
    expect(activity).toMatchObject({ to: today, current: streak, longest: streak });
    expect(Date.parse(today) - Date.parse(activity?.from ?? "")).toBeGreaterThanOrEqual(
      364 * 86_400_000,
    );
  });

  test("count what is private, and what was dropped, for their owner alone", async () => {
    const ai = await newcomer();
    await saved(save(ai, "add_anime", anime.frieren, 2));
    await ai.ok("edit_entry", { kind: "anime", id: anime.frieren, private: true });
    await saved(save(ai, "add_manga", manga.monster, 3));
    await ai.ok("drop_manga", { manga_id: manga.monster });
    const { username } = ai;
    const own = await ai.ok("statistics", { username });
    expect(own.activity?.days).toMatchObject([{ episodes: 2, chapters: 3 }]);
    const { activity } = await visitor().ok("statistics", { username });
    expect(activity).toMatchObject({ days: [], current: null, longest: null });
  });

  test("are none where a file alone tells of anything, or no diary is kept", async () => {
    const ai = await newcomer();
    const row = { id: anime.frieren, status: "active", progress: 5 } as const;
    await imported(ai, "anime", listFile("anime", [row]));
    const { username } = ai;
    expect((await ai.ok("statistics", { username })).activity?.days).toEqual([]);
    await ai.ok("set_diary", { on: false });
    expect((await ai.ok("statistics", { username })).activity).toBeNull();
    expect((await visitor().ok("statistics", { username })).anime.seen).toBe(5);
  });
});
