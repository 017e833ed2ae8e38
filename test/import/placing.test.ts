import { describe, expect, test } from "vitest";
import { merge, placementOf } from "../../functions/import/placing/placement.ts";
import type { FileRow } from "../../functions/table/imports/file-row.ts";
import {
  isPrivate,
  noExtras,
  packExtras,
  unpackExtras,
  type Extras,
} from "../../functions/tracking/extras.ts";
import { packTitle, unpackTitle } from "../../functions/tracking/imported-title.ts";
import { kinds } from "../../shared/kind.ts";
import { row } from "../support/files/file-rows.ts";
import { fc } from "../support/properties.ts";

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

  test("nowhere without an id, or on the other list", () => {
    expect(placed("Watching", 3, 12, { id: null })).toBe("no_id");
    expect(placed("Watching", 3, 12, { kind: "manga" })).toBe("other_kind");
  });
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

test("what a later file says beside the progress counts, and what it does not say stays", () => {
  const extras = packExtras({ ...noExtras, score: 9, start: "2019-00-00" });
  const current = { status: "WATCHING", progress: 5, extras } as const;
  const merged = (fields: Partial<FileRow>) => {
    const placement = placementOf("anime", row("Watching", 3, fields), 12);
    if ("kept" in placement) throw new Error(placement.kept);
    const { outcome, extras: packed } = merge(current, placement);
    return { outcome, ...unpackExtras(packed) };
  };
  expect(merged({ score: 2, repeats: 1 })).toMatchObject({
    outcome: "updated",
    score: 2,
    start: "2019-00-00",
    repeats: 1,
  });
  expect(merged({ score: 9 })).toMatchObject({ outcome: "unchanged", score: 9 });
});

test("how a later file lists a title counts until its owner changes it", () => {
  const merged = (listedAs: Extras["listedAs"], status: string) => {
    const extras = packExtras({ ...noExtras, listedAs });
    const placement = placementOf("anime", row(status, 3), 12);
    if ("kept" in placement) throw new Error(placement.kept);
    return unpackExtras(merge({ status: "WATCHING", progress: 3, extras }, placement).extras);
  };
  expect(merged("active", "On-Hold")).toMatchObject({ listedAs: "on_hold" });
  expect(merged(null, "On-Hold")).toMatchObject({ listedAs: null });
});

describe("what its owner has said here", () => {
  const merged = (known: Partial<Extras>, status: string, progress: number, fields = {}) => {
    const placement = placementOf("anime", row(status, progress, fields), 12);
    if ("kept" in placement) throw new Error(placement.kept);
    const extras = packExtras({ ...noExtras, ...known });
    const current = progress === 12 ? completed : { status: "WATCHING" as const, progress: 3 };
    const { outcome, extras: packed } = merge({ ...current, extras }, placement);
    return { outcome, ...unpackExtras(packed) };
  };
  const completed = { status: "COMPLETED", progress: 12 } as const;

  test("stays, whatever a later file says", () => {
    const said = { score: 9, start: null, repeats: 2, own: ["score", "start", "repeats"] } as const;
    const later = { score: 2, start: "2019-01-01", finish: "2019-02-02", repeats: 1 };
    expect(merged(said, "Watching", 3, later)).toMatchObject({ ...said, finish: "2019-02-02" });
    expect(merged({ ...said, own: ["repeats"] }, "Watching", 3, later)).toMatchObject({
      score: 2,
      start: "2019-01-01",
      repeats: 2,
    });
  });

  test("is not a date that has set itself", () => {
    const known = { start: "2026-05-01", dated: ["start"] } as const;
    const later = merged(known, "Watching", 3, { start: "2019-01-01" });
    expect(later).toMatchObject({ start: "2019-01-01", dated: [] });
    expect(merged(known, "Watching", 3)).toMatchObject(known);
  });

  test("that it is on hold, until the file is further", () => {
    const held = { listedAs: "on_hold", own: ["hold"] } as const;
    expect(merged(held, "Watching", 3)).toMatchObject({ outcome: "unchanged", ...held });
    expect(merged(held, "Watching", 5)).toMatchObject({ listedAs: "active", own: [] });
  });

  test("that it is being seen again, and for whose eyes it is", () => {
    const again = { listedAs: "repeating", again: 4, isPrivate: true } as const;
    expect(merged(again, "Completed", 12)).toMatchObject({ outcome: "unchanged", ...again });
  });
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
      again: fc.constantFrom(null, 0, 12),
      own: fc.subarray(["score", "start", "finish", "repeats", "hold"]),
      dated: fc.subarray(["start", "finish"]),
      isPrivate: fc.boolean(),
    });
    fc.assert(
      fc.property(extras, (given) => {
        const packed = packExtras(given);
        expect(unpackExtras(packed)).toEqual(given);
        expect(isPrivate(packed)).toBe(given.isPrivate);
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
