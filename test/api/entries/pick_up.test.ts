import { describe, expect, test } from "vitest";
import * as z from "zod";
import { droppedKey } from "../../../functions/table/keys.ts";
import { kinds } from "../../../shared/kind.ts";
import { notDropped } from "../../../shared/sentences.ts";
import { during } from "../../support/cloud/faults.ts";
import { itemsWith, putItems } from "../../support/cloud/stored.ts";
import { ageDropped, getItem, uidOf } from "../../support/cloud/table.ts";
import { listFile, type ListRow } from "../../support/files/list-files.ts";
import { completedCount, kindCalls, listOf, save, saved } from "../../support/people/entries.ts";
import { everythingOf, exported } from "../../support/people/exporting.ts";
import { imported } from "../../support/people/imports.ts";
import { newcomer, type Person } from "../../support/people/people.ts";
import { anime, manga, unknownId } from "../../support/people/titles.ts";
import { provokes } from "../../support/spec-coverage.ts";

const month = 30 * 24 * 60;

const picksUp = (who: Person, id: number) => who.ok("pick_up", { kind: "anime", id });

const entryOf = async (who: Person, id: number) =>
  (await who.ok("entry", { kind: "anime", id })).entry;

const droppedIds = async (who: Person) =>
  (await who.ok("dropped", { kind: "anime" })).titles.map(({ id }) => id);

const brings = (who: Person, ...rows: readonly ListRow[]) =>
  imported(who, "anime", listFile("anime", rows));

const asideOf = async (who: Person) =>
  (await itemsWith(`U#${await uidOf(who.username)}`)).filter(({ sk }) => /^[XD]#/.test(sk));

describe.each(kinds)("a dropped %s", (kind) => {
  const calls = kindCalls[kind];
  const { id, total } = calls.known;

  test("is an entry again after a month, as far as it was and first on the list, and is not dropped any more", async () => {
    const ai = await newcomer();
    const other = kind === "anime" ? anime.deathNote : manga.monster;
    await saved(save(ai, calls.add, id, 9));
    await saved(save(ai, calls.add, other, 1));
    await ai.ok("edit_entry", { kind, id, score: 8.5, started: "2024-05-03" });
    await ai.ok(calls.drop, { [calls.id]: id });
    await ageDropped(ai.username, kind, id, month);
    expect(await ai.ok("pick_up", { kind, id })).toEqual({ status: calls.active, progress: 9 });
    expect(await listOf(ai, kind, ai.username)).toMatchObject([{ id, progress: 9 }, { id: other }]);
    const { entry } = await ai.ok("entry", { kind, id });
    expect(entry).toMatchObject({ score: 8.5, started: "2024-05-03" });
    expect(await ai.ok("dropped", { kind })).toEqual({ titles: [] });
    expect(await asideOf(ai)).toEqual([]);
  });

  test("that was completed counts again, and is told as no achievement", async () => {
    const ai = await newcomer();
    await saved(save(ai, calls.add, id, total));
    const counted = await completedCount(ai, ai.username);
    await ai.ok(calls.drop, { [calls.id]: id });
    expect(await ai.ok("pick_up", { kind, id })).toEqual({ status: "COMPLETED", progress: total });
    expect(await completedCount(ai, ai.username)).toBe(counted);
    expect(counted).toBe(kind === "anime" ? 1 : 0);
    expect((await ai.ok("check_logged")).new_achievements).toEqual([]);
  });
});

test("many clicks at once pick it up once", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_anime", anime.frieren, 28));
  await ai.ok("drop_anime", { anime_id: anime.frieren });
  const answers = await Promise.all([1, 2, 3, 4].map(() => picksUp(ai, anime.frieren)));
  answers.push(await picksUp(ai, anime.frieren));
  for (const each of answers) expect(each).toEqual({ status: "COMPLETED", progress: 28 });
  expect(await completedCount(ai, ai.username)).toBe(1);
});

test("a title that is on the list stays as it is there, and its drop is still remembered", async () => {
  const ai = await newcomer();
  await saved(save(ai, "add_anime", anime.frieren, 9));
  await ai.ok("drop_anime", { anime_id: anime.frieren });
  await saved(save(ai, "add_anime", anime.frieren, 2));
  expect(await picksUp(ai, anime.frieren)).toEqual({ status: "WATCHING", progress: 2 });
  expect(await asideOf(ai)).toMatchObject([{ p: 9 }]);
});

test("nothing else can be picked up", async () => {
  const [ai, bo] = await Promise.all([newcomer(), newcomer()]);
  const pick = (who: Person, fields: object) =>
    who.call("pick_up", { kind: "anime", id: anime.frieren, ...fields });
  await saved(save(bo, "add_anime", anime.frieren, 9));
  await bo.ok("drop_anime", { anime_id: anime.frieren });
  await provokes(pick(ai, {}), 404, notDropped);
  await provokes(pick(bo, { kind: "manga" }), 404, notDropped);
  await provokes(pick(ai, { id: unknownId }), 404, notDropped);
  await saved(save(ai, "add_anime", anime.deathNote, 9));
  await ai.ok("drop_anime", { anime_id: anime.deathNote, undo: true });
  await provokes(pick(ai, { id: anime.deathNote }), 404, notDropped);
  for (const wrong of [{ id: 0 }, { id: "x" }, { kind: "film" }]) {
    expect((await pick(ai, wrong)).status).toBe(400);
  }
});

describe("a row that a file brought as dropped", () => {
  const row = { id: anime.frieren, status: "dropped" } as const;
  test.each([
    [0, { status: "PLANNED", progress: 0 }],
    [5, { status: "WATCHING", progress: 5 }],
    [28, { status: "WATCHING", progress: 28 }],
    [99, { status: "WATCHING", progress: 28 }],
  ])("at %d becomes an entry by what it has of the title", async (progress, entry) => {
    const ai = await newcomer();
    await brings(ai, { ...row, progress });
    expect(await picksUp(ai, row.id)).toEqual(entry);
    expect(await listOf(ai, "anime", ai.username)).toEqual([{ id: row.id, ...entry }]);
  });

  test("brings its fields and notes, is exported once, and stays when its import is undone", async () => {
    const ai = await newcomer();
    const said = {
      progress: 5,
      score: 7,
      start: "2019-01-02",
      repeats: 1,
      notes: "Slow.",
      tags: "tea",
    };
    const rest = { my_priority: "HIGH" };
    const { job_id } = await brings(ai, { ...row, ...said, rest });
    await picksUp(ai, row.id);
    const whole = { score: 7, started: "2019-01-02", repeats: 1, notes: "Slow.", on_hold: false };
    expect(await entryOf(ai, row.id)).toMatchObject(whole);
    expect(await asideOf(ai)).toEqual([]);
    const xml = await exported(ai, "mal-anime");
    expect(xml.match(/<anime>/g)).toHaveLength(1);
    expect(xml).toContain("<my_status>Watching</my_status>");
    expect(xml).toContain("<my_priority>HIGH</my_priority>");
    expect(xml).toContain("tea");
    await ai.ok("undo_import", { job_id });
    const state = async () => (await ai.ok("imports", { job_id })).imports[0]?.state;
    await expect.poll(state, { timeout: 20_000 }).toBe("undone");
    expect(await entryOf(ai, row.id)).toMatchObject(whole);
  });

  test("and another one of the same title make one entry, and both are forgotten", async () => {
    const ai = await newcomer();
    await brings(ai, { ...row, progress: 2 });
    await brings(ai, { ...row, progress: 4, score: 6 }, { ...row, progress: 7 });
    expect(await picksUp(ai, row.id)).toEqual({ status: "WATCHING", progress: 7 });
    expect(await entryOf(ai, row.id)).toMatchObject({ score: 6 });
    expect(await asideOf(ai)).toEqual([]);
  });

  test("of a title that nobody knows keeps its name, and has a cover", async () => {
    const ai = await newcomer();
    await brings(ai, {
      id: unknownId,
      title: "Long Lost",
      total: 12,
      status: "dropped",
      progress: 2,
    });
    await picksUp(ai, unknownId);
    const { anime_list } = await ai.ok("get_anime", { username: ai.username });
    expect(anime_list).toMatchObject([{ anime_name: "Long Lost", total_episodes: 12 }]);
    expect((await ai.get(anime_list[0]?.anime_image ?? "")).status).toBe(200);
  });

  test("fills what a later drop does not say", async () => {
    const ai = await newcomer();
    await brings(ai, { ...row, progress: 2, score: 3, notes: "Slow.", start: "2019-01-02" });
    await saved(save(ai, "add_anime", row.id, 5));
    await ai.ok("edit_entry", { kind: "anime", id: row.id, started: "2024-05-03" });
    await ai.ok("drop_anime", { anime_id: row.id });
    expect(await picksUp(ai, row.id)).toEqual({ status: "WATCHING", progress: 5 });
    expect(await entryOf(ai, row.id)).toMatchObject({
      score: 3,
      started: "2024-05-03",
      notes: "Slow.",
    });
    expect(await asideOf(ai)).toEqual([]);
  });
});

describe("notes", () => {
  const noted = { kind: "anime", id: anime.frieren, notes: "Wept at the end." } as const;
  const drop = (who: Person) => who.ok("drop_anime", { anime_id: anime.frieren });
  const add = (who: Person, progress: number) =>
    saved(save(who, "add_anime", anime.frieren, progress));

  test("stay with a drop, are exported with it, and come back with the title", async () => {
    const ai = await newcomer();
    await add(ai, 9);
    await ai.ok("edit_entry", noted);
    await drop(ai);
    const notes = async () =>
      (await itemsWith(`U#${await uidOf(ai.username)}`)).find(({ sk }) => sk.startsWith("N#"));
    expect(await notes()).toMatchObject({ n: noted.notes, aside: expect.any(Number) as number });
    expect(await notes()).not.toHaveProperty("ttl");
    const all = z
      .object({ dropped: z.object({ anime: z.array(z.unknown()) }), other: z.array(z.unknown()) })
      .parse(await everythingOf(ai));
    expect(all.dropped.anime).toMatchObject([{ id: anime.frieren, notes: noted.notes }]);
    expect(JSON.stringify(all.other)).not.toContain(noted.notes);
    const xml = await exported(ai, "mal-anime");
    expect(xml).toContain(noted.notes);
    const again = await imported(ai, "anime", xml);
    expect(again).toMatchObject({ can_undo: false, report: { added: 0, kept_aside: 1 } });
    expect(await exported(ai, "mal-anime")).toBe(xml);
    await picksUp(ai, anime.frieren);
    expect(await entryOf(ai, anime.frieren)).toMatchObject({ notes: noted.notes });
    expect(await notes()).not.toHaveProperty("aside");
  });

  test("come back with a title that is added anew, and go with its latest drop", async () => {
    const ai = await newcomer();
    await add(ai, 9);
    await ai.ok("edit_entry", noted);
    await drop(ai);
    await add(ai, 2);
    expect(await entryOf(ai, anime.frieren)).toMatchObject({ progress: 2, notes: noted.notes });
    await ai.ok("drop_anime", { anime_id: anime.frieren, undo: true });
    await add(ai, 3);
    await drop(ai);
    await picksUp(ai, anime.frieren);
    expect(await entryOf(ai, anime.frieren)).toMatchObject({ progress: 3, notes: noted.notes });
  });

  test("that went aside before drops kept them come back as well, until their end", async () => {
    const ai = await newcomer();
    const uid = await uidOf(ai.username);
    await add(ai, 9);
    await ai.ok("edit_entry", noted);
    const [before] = (await itemsWith(`U#${uid}`)).filter(({ sk }) => sk.startsWith("N#"));
    await drop(ai);
    const until = (await getItem(droppedKey(uid, "anime", anime.frieren)))?.["until"];
    if (before === undefined) throw new Error("Nothing is noted.");
    await putItems([{ ...before, ttl: until }]);
    expect((await everythingOf(ai))["dropped"]).toMatchObject({ anime: [{ notes: noted.notes }] });
    await saved(save(ai, "add_anime", anime.frieren, 0, { restore: true }));
    expect(await entryOf(ai, anime.frieren)).toMatchObject({ notes: noted.notes });
    await drop(ai);
    await putItems([{ ...before, ttl: 1 }]);
    await picksUp(ai, anime.frieren);
    expect(await entryOf(ai, anime.frieren)).toMatchObject({ progress: 9, notes: "" });
  });

  test("of a mistake go as they always went", async () => {
    const ai = await newcomer();
    await add(ai, 9);
    await ai.ok("edit_entry", noted);
    await ai.ok("drop_anime", { anime_id: anime.frieren, undo: true });
    const notes = (await itemsWith(`U#${await uidOf(ai.username)}`)).find(({ sk }) =>
      sk.startsWith("N#"),
    );
    expect(notes).toMatchObject({ ttl: expect.any(Number) as number });
    await saved(save(ai, "add_anime", anime.frieren, 0, { restore: true }));
    expect(await entryOf(ai, anime.frieren)).toMatchObject({ progress: 9, notes: noted.notes });
  });
});

describe("a write that meets itself", () => {
  const lost = { service: "dynamodb", isLost: true, times: 1, caller: "pick_up" } as const;

  test("picks up a drop, counts it once, and says so", async () => {
    const ai = await newcomer();
    await saved(save(ai, "add_anime", anime.frieren, 28));
    await ai.ok("drop_anime", { anime_id: anime.frieren });
    const contains = await uidOf(ai.username);
    await during([{ ...lost, operation: "TransactWriteItems", contains }], async (met) => {
      expect(await picksUp(ai, anime.frieren)).toEqual({ status: "COMPLETED", progress: 28 });
      expect(await met()).toBe(1);
    });
    expect(await completedCount(ai, ai.username)).toBe(1);
    expect(await asideOf(ai)).toEqual([]);
  });

  test("picks up a file's row, and forgets it", async () => {
    const ai = await newcomer();
    await brings(ai, { id: anime.frieren, status: "dropped", progress: 5, notes: "Slow." });
    const puts = { ...lost, operation: "PutItem", contains: await uidOf(ai.username) };
    await during([{ ...puts, times: 3 }], async (met) => {
      expect(await picksUp(ai, anime.frieren)).toEqual({ status: "WATCHING", progress: 5 });
      expect(await met()).toBeGreaterThanOrEqual(2);
    });
    expect(await entryOf(ai, anime.frieren)).toMatchObject({ progress: 5, notes: "Slow." });
    expect(await asideOf(ai)).toEqual([]);
  });

  test("of two, one of which is given up half-way, leaves what a third finds and ends", async () => {
    const ai = await newcomer();
    await brings(ai, { id: anime.frieren, status: "dropped", progress: 5, notes: "Slow." });
    const puts = { service: "dynamodb", caller: "pick_up", operation: "PutItem" } as const;
    const contains = `${await uidOf(ai.username)}"},"sk":{"S":"A#`;
    await during([{ ...puts, contains }], async () => {
      expect((await ai.call("pick_up", { kind: "anime", id: anime.frieren })).status).toBe(500);
    });
    expect(await droppedIds(ai)).toEqual([anime.frieren]);
    expect(await picksUp(ai, anime.frieren)).toEqual({ status: "WATCHING", progress: 5 });
    expect(await entryOf(ai, anime.frieren)).toMatchObject({ notes: "Slow." });
    expect(await asideOf(ai)).toEqual([]);
  });
});
