import { describe, expect, test } from "vitest";
import { planRows, type Ground } from "../../functions/import/placing/plan-rows.ts";
import { notesAfter, rowNotes } from "../../functions/import/placing/row-notes.ts";
import type { Entry } from "../../functions/table/entry-item.ts";
import type { FileRow } from "../../functions/table/imports/file-row.ts";
import type { Notes } from "../../functions/table/imports/import-notes.ts";
import { noCounts, placedRows } from "../../functions/table/imports/import-plan.ts";
import type { BriefTitle } from "../../functions/table/titles.ts";
import { unpackTitle } from "../../functions/tracking/imported-title.ts";
import { row } from "../support/files/file-rows.ts";
import { fc } from "../support/properties.ts";

const fileRows = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  title: fc.constantFrom("", "Cowboy Bebop", "カウボーイビバップ 天国の扉"),
  total: fc.constantFrom(null, 12, 24, 30),
  status: fc.constantFrom("Watching", "Completed", "On-Hold", "Dropped", "Plan to Watch", "?"),
  progress: fc.nat({ max: 30 }),
  score: fc.constantFrom(null, 5, 9),
  start: fc.constantFrom(null, "2019-00-00"),
  notes: fc.constantFrom("", "Hm.", "Well."),
  rest: fc.constantFrom("", "my_priority=HIGH"),
});

const named = { title: "Kaubōi Bibappu", english: "Cowboy Bebop", status: "Finished Airing" };

/** What a catalogue may know of a title: nothing, a name, a total, both, and what still grows. */
const catalogue: readonly (BriefTitle | undefined)[] = [
  undefined,
  { ...named, total: null },
  { ...named, title: "カウボーイビバップ", english: null, total: 12 },
  { ...named, total: 24 },
  { ...named, title: "カウボーイビバップ", english: null, total: null },
  { ...named, total: 12, status: "Currently Airing" },
];

const ground = (
  mark: string,
  startedAtMs: number,
  notes: ReadonlyMap<number, Notes> = new Map(),
): Ground => ({
  kind: "anime",
  mark,
  startedAtMs,
  find: (id) => catalogue[id % catalogue.length],
  noteOf: (id) => notes.get(id),
  dropped: new Set(),
});

/** Imports rows into a shelf in memory, and what they say beside into notes. */
function importRows(
  shelf: Map<number, Entry>,
  rows: readonly FileRow[],
  at = 1000,
  notes = new Map<number, Notes>(),
) {
  const plan = planRows(ground(`m${at}`, at, notes), rows.entries(), (id) => shelf.get(id));
  for (const { id, after } of plan.changes) shelf.set(id, after);
  for (const { at: place, isBeyond } of plan.noted) {
    const said = rows[place] ?? row("", 0);
    if (said.id !== null)
      notes.set(said.id, notesAfter(notes.get(said.id), rowNotes("anime", said, isBeyond)));
  }
  return plan;
}

const order = { PLANNED: 0, WATCHING: 1, READING: 1, COMPLETED: 2 } as const;

describe("many rows", () => {
  const lists = fc.array(
    fileRows.map((fields) => row(fields.status, fields.progress, fields)),
    { maxLength: 20 },
  );

  test("are accounted for, every one", () => {
    fc.assert(
      fc.property(lists, lists, (before, rows) => {
        const shelf = new Map<number, Entry>();
        importRows(shelf, before);
        const { counts, kept } = importRows(shelf, rows, 2000);
        expect(placedRows(counts) + kept.length).toBe(rows.length);
      }),
    );
  });

  test("change nothing when they come again, in any order", () => {
    fc.assert(
      fc.property(lists, (rows) => {
        const shelf = new Map<number, Entry>();
        const notes = new Map<number, Notes>();
        importRows(shelf, rows, 1000, notes);
        const before = new Map(shelf);
        const { changes, counts } = importRows(shelf, rows, 2000, notes);
        expect(changes).toEqual([]);
        expect(counts).toEqual({ ...noCounts, unchanged: placedRows(counts) });
        expect(shelf).toEqual(before);
      }),
    );
  });

  test("never lower a count and never un-complete", () => {
    fc.assert(
      fc.property(lists, lists, (before, rows) => {
        const shelf = new Map<number, Entry>();
        importRows(shelf, before);
        const was = new Map(shelf);
        importRows(shelf, rows, 2000);
        for (const [id, { status, progress }] of was) {
          expect(shelf.get(id)?.progress).toBeGreaterThanOrEqual(progress);
          expect(order[shelf.get(id)?.status ?? "PLANNED"]).toBeGreaterThanOrEqual(order[status]);
        }
      }),
    );
  });

  test("can be taken back by their plan", () => {
    fc.assert(
      fc.property(lists, lists, (before, rows) => {
        const shelf = new Map<number, Entry>();
        importRows(shelf, before);
        const was = new Map(shelf);
        for (const { id, before: earlier } of importRows(shelf, rows, 2000).changes) {
          if (earlier === undefined) shelf.delete(id);
          else shelf.set(id, earlier);
        }
        expect(shelf).toEqual(was);
      }),
    );
  });

  test("end the same in chunks of any size", () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 20 }), (rows, size) => {
        const whole = new Map<number, Entry>();
        importRows(whole, rows);
        const chunked = new Map<number, Entry>();
        for (let at = 0; at < rows.length; at += size)
          importRows(chunked, rows.slice(at, at + size));
        const plain = (shelf: Map<number, Entry>) =>
          [...shelf]
            .map(([id, { status, progress, extras, title }]) => [
              id,
              status,
              progress,
              extras,
              title,
            ])
            .sort();
        expect(plain(chunked)).toEqual(plain(whole));
      }),
    );
  });
});

describe("what a file knows better of a title than the catalogue", () => {
  /** The entry that one row makes of nothing, by what the catalogue knows. */
  function placedBy(known: BriefTitle, fields: Partial<FileRow>) {
    const plan = planRows(
      { ...ground("m", 1000), find: () => known },
      [[0, row("Completed", 0, fields)]],
      () => undefined,
    );
    const entry = plan.changes[0]?.after;
    expect(plan.counts).toMatchObject({ added: 1, provisional: 0 });
    return {
      progress: entry?.progress,
      title: entry?.title === undefined ? undefined : unpackTitle(entry.title),
    };
  }
  const japanese = { ...named, title: "カウボーイビバップ", english: null };

  test.each([
    ["counts where the catalogue has no total", { ...named, total: null }, 24, 24],
    ["does not count where the catalogue has one", { ...named, total: 12 }, 24, 12],
    ["counts where more is to come", { ...named, total: 12, status: "Currently Airing" }, 24, 24],
    ["does not lower what is to come", { ...named, total: 26, status: "Currently Airing" }, 24, 26],
  ])("the total %s", (_, known, total, progress) => {
    const placed = placedBy(known, { total });
    expect(placed).toMatchObject({ progress });
    expect(placed.title?.total ?? null).toBe(total === progress ? total : null);
  });

  test.each([
    ["stays beside a Japanese one", japanese, "Cowboy Bebop movie", "Cowboy Bebop movie"],
    ["is not wanted beside an English one", named, "Kaubōi Bibappu", undefined],
    ["is not wanted when it is Japanese, too", japanese, "天国の扉", undefined],
    [
      "stays beside one that is half Japanese",
      { ...japanese, title: "NARUTO -ナルト-" },
      "Naruto",
      "Naruto",
    ],
  ])("the name %s", (_, known, title, kept) => {
    expect(placedBy({ ...known, total: 1 }, { title }).title?.title).toBe(kept);
  });
});

test("a title that was dropped while the import runs stays dropped", () => {
  const plan = planRows(
    { ...ground("m", 1000), dropped: new Set([1]) },
    [[0, row("Watching", 3)]],
    () => undefined,
  );
  expect(plan).toMatchObject({ changes: [], kept: [{ reason: "dropped_meanwhile" }] });
});

test("a progress beyond the end of a title is cut, and noted for the export", () => {
  const find = () => ({ ...named, total: 12 });
  const plan = planRows(
    { ...ground("m", 1000), find },
    [[0, row("Watching", 14)]],
    () => undefined,
  );
  expect(plan).toMatchObject({
    changes: [{ after: { progress: 12 } }],
    noted: [{ at: 0, isBeyond: true }],
  });
});
