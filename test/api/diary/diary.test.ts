import { describe, expect, test } from "vitest";
import { monthAfter, monthOf } from "../../../functions/diary-events/room.ts";
import { entryKey } from "../../../functions/table/keys.ts";
import { packEvents, notListed, type DiaryState } from "../../../functions/diary-events/event.ts";
import { archivedKey } from "../../../functions/table/diary/keys.ts";
import { putItems } from "../../support/cloud/stored.ts";
import { setAttribute, uidOf } from "../../support/cloud/table.ts";
import { listFile } from "../../support/files/list-files.ts";
import { imported, rested } from "../../support/people/imports.ts";
import { newcomer, visitor, type Person } from "../../support/people/people.ts";
import { anime, manga } from "../../support/people/titles.ts";

const anime_id = anime.frieren;
/** Of which nobody knows how many episodes it will have. */
const endless = anime.onePiece;
const title = { kind: "anime", id: anime_id } as const;

const diaryOf = (who: Person) => who.ok("diary");
const ofTitle = async (who: Person) => (await who.ok("diary", { ...title })).events;

test("tells each change of a title: when, from what, to what and by what", async () => {
  const fan = await newcomer();
  await fan.ok("add_anime", { anime_id, episodes_watched: 11 });
  await fan.ok("update_anime", { anime_id, episodes_watched: 12 });
  await fan.ok("update_anime", { anime_id, episodes_watched: 11, undo: true });
  await fan.ok("edit_entry", { ...title, score: 8.5 });
  await fan.ok("drop_anime", { anime_id });
  await fan.ok("add_anime", { anime_id, restore: true });
  const { state, month, events, titles, imports, more, earlier } = await diaryOf(fan);
  const watching = (progress: number) => ({ status: "WATCHING", progress });
  expect(events.map(({ by, standing, score }) => ({ by, standing, score }))).toEqual([
    {
      by: "undo",
      standing: { from: null, to: watching(11) },
      score: { from: null, to: 8.5 },
    },
    { by: "tap", standing: { from: watching(11), to: null }, score: { from: 8.5, to: null } },
    { by: "tap", standing: null, score: { from: null, to: 8.5 } },
    { by: "undo", standing: { from: watching(12), to: watching(11) }, score: null },
    { by: "tap", standing: { from: watching(11), to: watching(12) }, score: null },
    { by: "tap", standing: { from: null, to: watching(11) }, score: null },
  ]);
  expect(events.map(({ undone, can_undo }) => [undone, can_undo])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [true, false],
    [true, false],
    [false, false],
  ]);
  expect(titles).toEqual([
    {
      ...title,
      title: "Sousou no Frieren",
      title_english: "Frieren: Beyond Journey's End",
      title_japanese: "葬送のフリーレン",
      image_url: expect.any(String) as string,
      total: 28,
    },
  ]);
  const nowMs = Date.now();
  expect(events.every(({ at }) => at > nowMs - 60_000 && at <= nowMs)).toBe(true);
  expect({ state, month, imports, more, earlier }).toEqual({
    state: "kept",
    month: monthOf(events[0]?.at ?? 0),
    imports: [],
    more: null,
    earlier: null,
  });
  expect(await ofTitle(fan)).toEqual(events);
});

test("tells runs of what is seen again", async () => {
  const fan = await newcomer();
  await fan.ok("quick_add_anime", { anime_id });
  await fan.ok("edit_entry", { ...title, again: 0 });
  await fan.ok("edit_entry", { ...title, again: 1 });
  await fan.ok("edit_entry", { ...title, seen_again: true });
  const [ended, further, begun] = await ofTitle(fan);
  expect(ended).toMatchObject({
    run: { from: 1, to: null },
    repeats: { from: 0, to: 1 },
    standing: null,
    can_undo: true,
  });
  expect(further).toMatchObject({ run: { from: 0, to: 1 }, repeats: null });
  expect(begun).toMatchObject({ run: { from: null, to: 0 } });
});

test("says what no list has any more: a drop of what only a file has named", async () => {
  const fan = await newcomer();
  const id = 990_000_001;
  const row = { id, title: "Nobody's Anime", total: 3, status: "active", progress: 1 } as const;
  await imported(fan, "anime", listFile("anime", [row]));
  await fan.ok("drop_anime", { anime_id: id });
  const { events, titles, imports } = await diaryOf(fan);
  expect(events).toMatchObject([{ id, by: "tap", standing: { to: null }, can_undo: true }]);
  expect(titles).toMatchObject([{ kind: "anime", id, title: "Nobody's Anime" }]);
  expect(imports).toMatchObject([{ kind: "anime", undone: false, titles: 1 }]);
});

test("tells what imports did in one, and of a title alone", async () => {
  const fan = await newcomer();
  const rows = [anime.frieren, anime.deathNote, anime.cowboyBebop].map((id) => ({
    id,
    status: "active" as const,
    progress: 2,
    score: 7,
  }));
  const { job_id } = await imported(fan, "anime", listFile("anime", rows));
  const { events, imports } = await diaryOf(fan);
  expect(events).toEqual([]);
  expect(imports).toMatchObject([{ kind: "anime", undone: false, titles: 3 }]);
  expect(await ofTitle(fan)).toMatchObject([
    { by: "import", standing: { from: null, to: { progress: 2 } }, score: { from: null, to: 7 } },
  ]);
  // An import that is undone leaves nothing but of what somebody has changed.
  await fan.ok("update_anime", { anime_id, episodes_watched: 3 });
  await fan.ok("undo_import", { job_id });
  await rested(fan, job_id);
  const after = await diaryOf(fan);
  expect(after.imports).toMatchObject([{ titles: 1, undone: false }]);
  expect(after.events).toMatchObject([{ id: anime_id, by: "tap" }]);
});

test("is one's own, and nobody else's", async () => {
  const [fan, other] = [await newcomer(), await newcomer()];
  await fan.ok("add_anime", { anime_id, episodes_watched: 1 });
  expect(await diaryOf(other)).toMatchObject({ month: null, events: [], titles: [] });
  expect(await ofTitle(other)).toEqual([]);
  expect((await visitor().call("diary")).status).toBe(401);
});

test.each(["2026-13", "2026-1", "november"])("has no month %s", async (month) => {
  const fan = await newcomer();
  expect((await fan.call("diary", { month })).status).toBe(400);
});

describe("goes back month by month", () => {
  const state = (progress: number): DiaryState => ({
    ...notListed,
    standing: progress === 0 ? null : { status: "W", progress },
  });

  /** Somebody whose diary tells of steps at these times; so many of them lie apart from the entry. */
  async function fanSince(times: readonly number[], apart: number): Promise<Person> {
    const fan = await newcomer();
    const uid = await uidOf(fan.username);
    await fan.ok("add_anime", { anime_id: endless, episodes_watched: times.length });
    const packed = times.flatMap((atMs, at) => packEvents(atMs, "tap", state(at), state(at + 1)));
    await setAttribute(entryKey(uid, "anime", endless), "e", packed.slice(apart));
    if (apart > 0) {
      const [first = 0, last = 0] = [times[0], times[apart - 1]];
      const key = archivedKey(uid, "anime", endless, first, last);
      await putItems([{ ...key, e: packed.slice(0, apart) }]);
    }
    return fan;
  }

  /** The numbers of episodes that each month tells, from the latest on. */
  async function monthsOf(fan: Person) {
    const months: [string | null, unknown][] = [];
    let month: string | undefined;
    do {
      const told: Awaited<ReturnType<typeof diaryOf>> = await fan.ok("diary", { month });
      months.push([told.month, told.events.map(({ standing }) => standing?.to?.progress)]);
      month = told.earlier ?? undefined;
    } while (month !== undefined);
    return months;
  }

  test("also where it lies under an earlier one", async () => {
    const day = (text: string): number => Date.parse(`${text}T12:00:00Z`);
    const times = ["2026-01-10", "2026-02-10", "2026-04-10", "2026-04-11", "2026-07-01"].map(day);
    const told = [
      ["2026-07", [5]],
      ["2026-04", [4, 3]],
      ["2026-02", [2]],
      ["2026-01", [1]],
    ];
    for (const apart of [0, 3, 4]) {
      expect(await monthsOf(await fanSince(times, apart))).toEqual(told);
    }
  });

  test("and over the years", async () => {
    const now = monthOf(Date.now());
    const times = [-30, -14, 0].map((months) =>
      Date.parse(`${monthAfter(now, months)}-05T00:00:00Z`),
    );
    const months = await monthsOf(await fanSince(times, 1));
    expect(months.map(([month]) => month)).toEqual([0, -14, -30].map((by) => monthAfter(now, by)));
  });

  test("and what is there twice, as after a crash, is told once", async () => {
    const day = (text: string): number => Date.parse(`${text}T12:00:00Z`);
    const times = ["2026-01-10", "2026-01-11"].map(day);
    const fan = await fanSince(times, 0);
    const uid = await uidOf(fan.username);
    const key = archivedKey(uid, "anime", endless, times[0] ?? 0, times[0] ?? 0);
    await putItems([{ ...key, e: packEvents(times[0] ?? 0, "tap", state(0), state(1)) }]);
    expect(await monthsOf(fan)).toEqual([["2026-01", [2, 1]]]);
  });

  test("and a month of more than one answer in several", async () => {
    const beginMs = Date.parse("2026-01-05T00:00:00Z");
    const times = Array.from({ length: 1200 }, (_, at) => beginMs + at * 1000);
    const fan = await fanSince(times, 1196);
    const told = new Set<number | undefined>();
    let before: number | undefined;
    let answers = 0;
    do {
      const { events, more }: Awaited<ReturnType<typeof diaryOf>> = await fan.ok("diary", {
        month: "2026-01",
        before,
      });
      for (const { standing } of events) told.add(standing?.to?.progress);
      before = more ?? undefined;
      answers++;
    } while (before !== undefined);
    expect(told.size).toBe(1200);
    expect(answers).toBe(3);
  });
});

test("tells of manga, too", async () => {
  const fan = await newcomer();
  await fan.ok("add_manga", { manga_id: manga.monster, chapters_read: 3 });
  await fan.ok("update_manga", { manga_id: manga.monster, chapters_read: 4, undo: true });
  const { events } = await diaryOf(fan);
  expect(events).toMatchObject([
    { kind: "manga", by: "undo", standing: { to: { status: "READING", progress: 4 } } },
    { kind: "manga", by: "tap" },
  ]);
});
