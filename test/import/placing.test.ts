import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import { fileRow, type FileRow } from "../../functions/import/file-row.ts";
import { merge, placementOf } from "../../functions/import/place.ts";
import { planRows, type Ground } from "../../functions/import/plan.ts";
import type { Entry } from "../../functions/table/entries.ts";
import { packExtras, unpackExtras, type Extras } from "../../functions/tracking/extras.ts";
import { packTitle, unpackTitle } from "../../functions/tracking/provisional.ts";
import { kinds } from "../../shared/kind.ts";

const row = (status: string, progress: number, more: Partial<FileRow> = {}): FileRow => ({
  ...fileRow({
    kind: "anime",
    fields: new Map([["series_animedb_id", "1"]]),
    isTooLarge: false,
  }),
  status,
  progress,
  ...more,
});

/** The status and progress that a row is placed with, or why it is kept. */
function placed(
  status: string,
  progress: number,
  total: number | null,
  more: Partial<FileRow> = {},
) {
  const placement = placementOf("anime", row(status, progress, more), total);
  return "kept" in placement ? placement.kept : [placement.state.status, placement.state.progress];
}

describe("a row is placed", () => {
  test.each([
    ["Watching", 0, 12, ["WATCHING", 0]],
    ["Watching", 12, 12, ["WATCHING", 12]],
    ["Watching", 99, 12, ["WATCHING", 12]],
    ["1", 3, null, ["WATCHING", 3]],
    ["Currently-Watching", 3, null, ["WATCHING", 3]],
    ["Completed", 0, 12, ["COMPLETED", 12]],
    ["completed", 7, null, ["COMPLETED", 7]],
    ["2", 7, null, ["COMPLETED", 7]],
    ["On-Hold", 0, 12, ["PLANNED", 0]],
    ["On Hold", 3, 12, ["WATCHING", 3]],
    ["onhold", 3, 12, ["WATCHING", 3]],
    ["3", 0, 12, ["PLANNED", 0]],
    ["Plan to Watch", 0, 12, ["PLANNED", 0]],
    ["PLAN TO WATCH", 2, 12, ["WATCHING", 2]],
    ["Plan to Read", 0, 12, ["PLANNED", 0]],
    ["6", 0, 12, ["PLANNED", 0]],
    ["5", 0, 12, ["PLANNED", 0]],
    ["Rewatching", 3, 12, ["COMPLETED", 12]],
    ["re-watching", 3, null, ["COMPLETED", 3]],
    ["Dropped", 3, 12, "dropped"],
    ["4", 3, 12, "dropped"],
    ["", 3, 12, "unknown_status"],
    ["7", 3, 12, "unknown_status"],
    ["Maybe", 3, 12, "unknown_status"],
  ])("%s at %d of %j as %j", (status, progress, total, expected) => {
    expect(placed(status, progress, total)).toEqual(expected);
  });

  test("as completed when it is being watched again", () => {
    expect(placed("Watching", 3, 12, { isRepeating: true })).toEqual(["COMPLETED", 12]);
  });

  test("nowhere without an id, on the other list, or with endless text", () => {
    expect(placed("Watching", 3, 12, { id: null })).toBe("no_id");
    expect(placed("Watching", 3, 12, { kind: "manga" })).toBe("other_kind");
    expect(placed("Watching", 3, 12, { isTooLarge: true })).toBe("too_large");
  });
});

const fileRows = fc.record({
  id: fc.integer({ min: 1, max: 6 }),
  status: fc.constantFrom("Watching", "Completed", "On-Hold", "Dropped", "Plan to Watch", "?"),
  progress: fc.nat({ max: 30 }),
  score: fc.constantFrom(null, 5, 9),
  start: fc.constantFrom(null, "2019-00-00"),
  notes: fc.constantFrom("", "Hm."),
});

const ground = (mark: string, startedAtMs: number): Ground => ({
  kind: "anime",
  mark,
  startedAtMs,
  totalOf: (id) => [undefined, null, 12, 24][id % 4],
  dropped: new Set(),
});

/** Imports rows into a shelf in memory. */
function importRows(shelf: Map<number, Entry>, rows: readonly FileRow[], at = 1000) {
  const plan = planRows(ground(`m${at}`, at), rows.entries(), (id) => shelf.get(id));
  for (const { id, after } of plan.changes) shelf.set(id, after);
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
        expect(counts.added + counts.raised + counts.unchanged + kept.length).toBe(rows.length);
      }),
    );
  });

  test("change nothing when they come again, in any order", () => {
    fc.assert(
      fc.property(lists, (rows) => {
        const shelf = new Map<number, Entry>();
        importRows(shelf, rows);
        const before = new Map(shelf);
        const { changes, counts } = importRows(shelf, rows, 2000);
        expect([changes, counts.added, counts.raised]).toEqual([[], 0, 0]);
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
            .map(([id, { status, progress, extras }]) => [id, status, progress, extras])
            .sort();
        expect(plain(chunked)).toEqual(plain(whole));
      }),
    );
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

test("what is completed is not counted up to a total that has grown since", () => {
  const current = { status: "COMPLETED", progress: 10 } as const;
  const merged = (progress: number) => {
    const placement = placementOf("anime", row("Completed", progress), 12);
    if ("kept" in placement) throw new Error(placement.kept);
    return merge(current, placement);
  };
  expect(merged(10)).toMatchObject({ outcome: "unchanged", state: current });
  expect(merged(0)).toMatchObject({ outcome: "unchanged", state: current });
  expect(merged(11)).toMatchObject({ outcome: "raised", state: { progress: 11 } });
});

test("what the file adds beside the progress fills gaps and never replaces", () => {
  const extras = packExtras({ ...unpackExtras(undefined), score: 9 });
  const current = { status: "WATCHING", progress: 5, extras } as const;
  const placement = placementOf("anime", row("Watching", 3, { score: 2, repeats: 1 }), 12);
  if ("kept" in placement) throw new Error(placement.kept);
  const merged = merge(current, placement);
  expect(merged.outcome).toBe("unchanged");
  expect(unpackExtras(merged.extras)).toMatchObject({ score: 9, repeats: 1 });
});

describe("packing", () => {
  test("gives extras back as they were, in at most a hundred bytes", () => {
    const date = fc.constantFrom(null, "2019-00-00", "2019-12-31");
    const extras: fc.Arbitrary<Extras> = fc.record({
      score: fc.constantFrom(null, 0.1, 7.5, 10),
      start: date,
      finish: date,
      repeats: fc.nat({ max: 999 }),
      volumes: fc.nat({ max: 999 }),
      listedAs: fc.constantFrom(null, "active", "completed", "on_hold", "planned", "repeating"),
      mark: fc.constantFrom("", "mi9xkq2z.1a"),
    });
    fc.assert(
      fc.property(extras, (given) => {
        const packed = packExtras(given);
        expect(unpackExtras(packed)).toEqual(given);
        expect(Buffer.byteLength(packed ?? "")).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("gives a provisional title back as it was", () => {
    fc.assert(
      fc.property(fc.constantFrom(...kinds), fc.string(), fc.nat(), (kind, title, total) => {
        const type = kind === "anime" ? "tv" : "manhwa";
        const given = { title, type, total: total || null, cover: 0xfedcba98 } as const;
        expect(unpackTitle(packTitle(given))).toEqual(given);
      }),
    );
  });
});
