import { afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { broadcastExceptions } from "../../../catalogue/broadcast-exceptions.ts";
import { ownTitles } from "../../../catalogue/facts/titles.ts";
import type { handler } from "../../../functions/api/airing/today.ts";
import { today as row } from "../../../shared/api/airing.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { httpEvent } from "../../support/cloud/http-event.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { anime } from "../../support/people/titles.ts";
import { takeLogLines } from "../../support/watching/log-lines.ts";

const { originSecret } = inject("cloud");

const today = async (tz?: string) =>
  (await visitor().ok("today", tz === undefined ? {} : { tz })).airing_today;

const hour = 3_600_000;
const msOf = (airingAt: string) => Date.parse(`${airingAt.replace(" ", "T")}Z`);

/** Shows of our seed without a known end and without exceptions, that have a slot between two moments. */
function endlessShows(fromMs: number, toMs: number): number[] {
  const airing = ownTitles().filter(({ id, total, to, broadcast }) => {
    if (broadcast === null || total !== null || to !== null || id in broadcastExceptions)
      return false;
    const week = broadcast.everyDays * 24 * hour;
    const first = Date.parse(broadcast.start);
    const next = first + Math.max(0, Math.ceil((fromMs - first) / week)) * week;
    return next < toMs;
  });
  return airing.map(({ id }) => id);
}

/** The day that both moments are in; undefined when it changed in between. */
const onlyDay = (before: number, after: number) => (before === after ? before : undefined);

const utcDay = () => new Date().toISOString().slice(0, 10);

test("lists the episodes of this day in UTC, soonest first", async () => {
  const dayBefore = utcDay();
  const airing = await today();
  const days = [dayBefore, utcDay()];
  for (const { airingAt } of airing) {
    expect(airingAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(days).toContain(airingAt.slice(0, 10));
  }
  const times = airing.map(({ airingAt }) => airingAt);
  expect(times).toEqual(times.toSorted());
});

/** A week of our seed, which has something to tell on any day of ours. */
const week = ["16", "17", "18", "19", "20", "21", "22"].map((day) => `2026-11-${day}`);

describe("a week in November 2026", () => {
  let answer: typeof handler;

  beforeAll(async () => {
    becomeFunction();
    takeLogLines();
    ({ handler: answer } = await import("../../../functions/api/airing/today.ts"));
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  /** What is answered on another day: by the handler here, on the same snapshot, with a clock of our choice. */
  async function airingOn(date: string, query: { readonly tz?: string } = {}) {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${date}T13:00:00Z`) });
    const headers = { "x-origin-secret": originSecret };
    const { body } = await answer(httpEvent({ method: "GET", headers, query }));
    return row.response.parse(JSON.parse(body ?? "")).airing_today;
  }

  test.each(week)("has on %s what the seed says, soonest first", async (date) => {
    const airing = await airingOn(date);
    for (const { airingAt } of airing) expect(airingAt.slice(0, 10)).toBe(date);
    const times = airing.map(({ airingAt }) => airingAt);
    expect(times).toEqual(times.toSorted());
    const fromMs = Date.parse(date);
    const shown = airing.map(({ id }) => id);
    expect(shown).toEqual(expect.arrayContaining(endlessShows(fromMs, fromMs + 24 * hour)));
  });

  test("has episodes with a number, a cover, both titles and the title's id", async () => {
    const airing = [];
    for (const date of week) airing.push(...(await airingOn(date)));
    vi.useRealTimers();
    expect(airing.length).toBeGreaterThan(0);
    for (const { id, title, title_org, title_japanese, cover, episode, episodes_aired } of airing) {
      if (episodes_aired !== null) expect([0, 1]).toContain(episode - episodes_aired);
      const details = await visitor().ok("get_anime_details", { anime_id: id });
      expect(details.anime_name).toBe(title_org);
      expect(details.anime_name_japanese).toBe(title_japanese);
      expect(title).toBe(details.anime_name_english ?? details.anime_name);
      expect(cover).toBe(details.image_url);
      expect(episode).toBeGreaterThan(0);
      if (details.episodes !== null) expect(episode).toBeLessThanOrEqual(details.episodes);
    }
  });

  test("is in UTC for a time zone that does not exist", async () => {
    const inUtc = await airingOn("2026-11-22");
    expect(inUtc.map(({ id }) => id)).toContain(anime.onePiece);
    expect(await airingOn("2026-11-22", { tz: "Mars/Olympus" })).toEqual(inUtc);
  });
});

test.each([
  ["UTC", 0],
  ["Asia/Tokyo", 9],
  ["Pacific/Tarawa", 12],
  ["Pacific/Pago_Pago", -11],
])("the day is the viewer's own, in %s", async (tz, hoursAhead) => {
  const localDay = (ms: number) => Math.floor((ms + hoursAhead * hour) / (24 * hour));
  const dayBefore = localDay(Date.now());
  const airing = await today(tz);
  const days = [dayBefore, localDay(Date.now())];
  const day = onlyDay(dayBefore, localDay(Date.now()));
  if (day !== undefined) {
    const startMs = (day * 24 - hoursAhead) * hour;
    const shown = airing.map(({ id }) => id);
    expect(shown).toEqual(expect.arrayContaining(endlessShows(startMs, startMs + 24 * hour)));
  }
  for (const { airingAt } of airing) expect(days).toContain(localDay(msOf(airingAt)));
});

test("a time zone is no novel", async () => {
  expect(await visitor().call("today", { tz: "Mars/Olympus" })).toMatchObject({ status: 200 });
  expect(await visitor().call("today", { tz: "x".repeat(65) })).toMatchObject({ status: 400 });
});

describe("several days", () => {
  test("begin at the day that is asked for, in the zone of who asks", async () => {
    const answer = await visitor().ok("today", { tz: "Asia/Tokyo", from: "2026-04-05", days: "7" });
    expect(answer.from).toBe("2026-04-05");
    expect(answer.airing_today.length).toBeGreaterThan(5);
    for (const { airingAt } of answer.airing_today) {
      expect(msOf(airingAt)).toBeGreaterThanOrEqual(Date.parse("2026-04-04T15:00:00Z"));
      expect(msOf(airingAt)).toBeLessThan(Date.parse("2026-04-11T15:00:00Z"));
    }
  });

  test("are seven whole days, also when clocks are changed among them", async () => {
    const answer = await visitor().ok("today", {
      tz: "Europe/Berlin",
      from: "2026-03-26",
      days: "7",
    });
    for (const { airingAt } of answer.airing_today) {
      expect(msOf(airingAt)).toBeGreaterThanOrEqual(Date.parse("2026-03-25T23:00:00Z"));
      expect(msOf(airingAt)).toBeLessThan(Date.parse("2026-04-01T22:00:00Z"));
    }
  });

  test("are those from today on where the day is none", async () => {
    const answer = await visitor().ok("today", { from: "2026-13-45", days: "2" });
    expect(answer.from).toBe(utcDay());
  });

  test.each([
    { days: "0" },
    { days: "8" },
    { days: "x" },
    { from: "0000-01-01" },
    { from: "soon" },
  ])("may not be %j", async (request) => {
    expect((await visitor().call("today", request)).status).toBe(400);
  });
});

test("tells how old the data are, and where a show stands on the viewer's list", async () => {
  const { newest_start } = await visitor().ok("today", {});
  expect(newest_start).toMatch(/^20\d\d-\d\d-\d\d$/);
  expect(Date.parse(newest_start ?? "")).toBeLessThanOrEqual(Date.now());
  const mika = await newcomer();
  await mika.ok("add_anime", { anime_id: anime.onePiece, episodes_watched: 5 });
  const { airing_today } = await mika.ok("today", { days: "7" });
  expect(airing_today.find(({ id }) => id === anime.onePiece)).toMatchObject({
    status: "WATCHING",
  });
  expect(airing_today.find(({ id }) => id !== anime.onePiece)).toMatchObject({ status: null });
  const [seen] = (await visitor().ok("today", { days: "7" })).airing_today;
  expect(seen).not.toHaveProperty("status");
});
