import { expect, test } from "vitest";
import { listFile } from "../../support/files/list-files.ts";
import { save, saved } from "../../support/people/entries.ts";
import { imported } from "../../support/people/imports.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { anime, manga, unreadable } from "../../support/people/titles.ts";

const tz = "Europe/Berlin";
const today = (): string => new Date().toLocaleDateString("sv-SE", { timeZone: tz });
const thisYear = (): number => Number(today().slice(0, 4));

test("a year is told as it goes on, to everybody", async () => {
  const ai = await newcomer();
  // As pages do: what day it is depends on where somebody is.
  const there = { day: today() };
  await saved(save(ai, "add_anime", anime.frieren, 26, there));
  await saved(save(ai, "update_anime", anime.frieren, 28, there));
  await ai.ok("edit_entry", { kind: "anime", id: anime.frieren, score: 9.5 });
  await saved(save(ai, "add_manga", manga.monster, 3, there));
  const year = thisYear();
  const username = ai.username.toUpperCase();
  const told = await visitor().ok("year", { username, year, tz });
  const day = { day: today(), episodes: 28, chapters: 3 };
  expect(told).toMatchObject({
    owner: false,
    owner_username: ai.username,
    year,
    so_far: true,
    days: [day],
    episodes: 28,
    chapters: 3,
    finished: { anime: 1, manga: 0 },
    started: { anime: 1, manga: 1 },
    added: { anime: 1, manga: 1 },
    busiest: day,
    streak: { days: 1, active: 1 },
    best: [
      {
        kind: "anime",
        id: anime.frieren,
        title: "Sousou no Frieren",
        title_english: "Frieren: Beyond Journey's End",
        score: 9.5,
        day: today(),
      },
    ],
  });
  expect(told.minutes).toBeGreaterThan(28 * 20);
  expect(told.first).toEqual(told.best[0]);
  expect(told.genres).toContainEqual({ name: "Fantasy", titles: 1 });
  expect(told.makers).toContainEqual({ name: "Madhouse", titles: 1 });
  const month = told.months[Number(today().slice(5, 7)) - 1];
  expect(month).toEqual({ month: today().slice(0, 7), episodes: 28, chapters: 3, finished: 1 });
  expect(told.months).toHaveLength(12);
});

test("of years before the diary dates tell", async () => {
  const ai = await newcomer();
  const rows = [
    { id: anime.frieren, status: "completed", progress: 28, score: 8, finish: "2019-03-22" },
    { id: anime.deathNote, status: "completed", progress: 37, score: 9, finish: "2019-00-00" },
    { id: anime.cowboyBebop, status: "active", progress: 10, start: "2019-05-01" },
  ] as const;
  await imported(ai, "anime", listFile("anime", [...rows]));
  const told = await ai.ok("year", { username: ai.username, year: 2019 });
  expect(told).toMatchObject({
    so_far: false,
    days: [],
    episodes: 0,
    busiest: null,
    streak: null,
    finished: { anime: 2, titles: [{ id: anime.frieren }, { id: anime.deathNote }] },
    started: { anime: 1, titles: [{ id: anime.cowboyBebop, day: "2019-05-01" }] },
    added: { anime: 0 },
    best: [{ id: anime.deathNote }, { id: anime.frieren }],
    first: { id: anime.frieren },
  });
  expect(told.months[2]).toMatchObject({ month: "2019-03", finished: 1 });
  expect(await ai.ok("year", { username: ai.username, year: 2018 })).toMatchObject({
    finished: { anime: 0, titles: [] },
    best: [],
  });
});

test("shows nobody else what is private, or no longer there", async () => {
  const ai = await newcomer();
  const { username } = ai;
  await saved(save(ai, "add_anime", anime.frieren, 28));
  await ai.ok("edit_entry", { kind: "anime", id: anime.frieren, score: 9, private: true });
  await saved(save(ai, "add_manga", manga.monster, 3));
  await ai.ok("drop_manga", { manga_id: manga.monster });
  const year = thisYear();
  const own = await ai.ok("year", { username, year, tz });
  expect(own).toMatchObject({ chapters: 3, finished: { anime: 1 } });
  expect(await visitor().ok("year", { username, year, tz })).toMatchObject({
    days: [],
    chapters: 0,
    finished: { anime: 0, titles: [] },
    best: [],
    genres: [],
  });
  await ai.ok("update_user", { private: true });
  expect(await visitor().call("year", { username, year })).toMatchObject({ status: 404 });
  await ai.ok("set_diary", { on: false });
  expect((await ai.ok("year", { username, year })).days).toBeNull();
});

test("shows nobody else what a file calls a title", async () => {
  const ai = await newcomer();
  const { username } = ai;
  const { id, title } = unreadable();
  const own = "As My Own File Calls It";
  const said = { title: own, score: 9, finish: "2019-03-22" };
  const row = { id, status: "completed", progress: 1, ...said } as const;
  await imported(ai, "manga", listFile("manga", [row]));
  await ai.ok("set_favourite", { kind: "manga", id, on: true });
  for (const [who, called] of [
    [ai, own],
    [visitor(), title],
  ] as const) {
    const { finished, best } = await who.ok("year", { username, year: 2019 });
    const { favourites } = await who.ok("statistics", { username });
    for (const titles of [finished.titles, best, favourites]) {
      expect(titles).toMatchObject([{ id, title: called }]);
    }
  }
});

test.each([
  [1989, "Please choose a year from 1990 on."],
  [thisYear() + 2, "That year is still to come."],
  ["soon", 'Please check "year": it should be a whole number.'],
])("there is no year %s", async (year, error) => {
  const ai = await newcomer();
  const answer = await visitor().call("year", { username: ai.username, year });
  expect(answer).toMatchObject({ status: 400, body: { error } });
});

test("nobody has no year", async () => {
  const answer = await visitor().call("year", { username: "no-such-fan", year: 2020 });
  expect(answer).toMatchObject({ status: 404, body: { error: "User not found" } });
});
