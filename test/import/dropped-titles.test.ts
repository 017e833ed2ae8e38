import { describe, expect, test } from "vitest";
import { droppedTitles, type Stored } from "../../functions/dropped/dropped-titles.ts";
import type { Drop } from "../../functions/table/dropped-entries.ts";
import type { Leftover } from "../../functions/table/imports/leftovers.ts";
import type { BriefTitle } from "../../functions/table/titles.ts";
import {
  noExtras,
  packExtras,
  unpackExtras,
  type Extras,
} from "../../functions/tracking/extras.ts";
import { unpackTitle } from "../../functions/tracking/imported-title.ts";
import { keptReasonNames, type KeptReason } from "../../shared/imports.ts";
import { row } from "../support/files/file-rows.ts";
import { fc } from "../support/properties.ts";

const nowMs = Date.UTC(2026, 10, 26);
const frieren: BriefTitle = {
  title: "Sousou no Frieren",
  english: "Frieren",
  total: 28,
  status: "Finished Airing",
};

const drop = (more: Partial<Drop> = {}, extras: Partial<Extras> = {}): Drop => ({
  id: 1,
  status: "WATCHING",
  progress: 5,
  changedAtMs: 1,
  droppedAtMs: nowMs - 1000,
  keptUntil: nowMs / 1000,
  isMistake: false,
  extras: packExtras({ ...noExtras, ...extras }),
  ...more,
});

/** A row that an import has brought which began so many seconds before now. */
const leftover = (
  progress: number,
  secondsAgo = 5000,
  more: Parameters<typeof row>[2] = {},
  reason: KeptReason = "dropped",
): Leftover => ({
  row: row("Dropped", progress, more),
  reason,
  job: `${(nowMs - secondsAgo * 1000).toString(36)}-x`,
  at: 0,
});

const titlesOf = (stored: Partial<Stored>, known: BriefTitle | null = frieren) =>
  droppedTitles(
    { kind: "anime", find: () => known ?? undefined, nowMs },
    { leftovers: [], drops: [], ...stored },
  );

const said = ({ entry }: ReturnType<typeof titlesOf>[number]) => unpackExtras(entry.extras);

describe("a drop", () => {
  test("is whole, with a time of now, by which the shelf puts it first", () => {
    const extras = { score: 8, start: "2024-05-03", listedAs: "on_hold", isPrivate: true } as const;
    const [title] = titlesOf({ drops: [drop({ status: "COMPLETED", progress: 28 }, extras)] });
    expect(title).toMatchObject({ id: 1, droppedAtMs: nowMs - 1000 });
    expect(title?.entry).toMatchObject({ status: "COMPLETED", progress: 28, changedAtMs: nowMs });
    expect(title && said(title)).toMatchObject(extras);
  });

  test("keeps the mark of the import that placed it, which may still be under way", () => {
    const [title] = titlesOf({ drops: [drop({}, { mark: "abc.1" })], leftovers: [leftover(2)] });
    expect(title && said(title).mark).toBe("abc.1");
  });

  test("that was a mistake is none", () => {
    expect(titlesOf({ drops: [drop({ isMistake: true })] })).toEqual([]);
    const stored = { drops: [drop({ isMistake: true })], leftovers: [leftover(7)] };
    expect(titlesOf(stored)).toMatchObject([{ entry: { progress: 7 }, droppedAtMs: null }]);
  });

  test("is filled by what a file said before, but for what its owner has taken out", () => {
    const rows = [leftover(2, 5000, { score: 3, start: "2019-01-02", notes: "Slow." })];
    const [title] = titlesOf({ drops: [drop({}, { own: ["score"] })], leftovers: rows });
    expect(title?.entry).toMatchObject({ progress: 5 });
    expect(title && said(title)).toMatchObject({ score: null, start: "2019-01-02" });
    expect(title?.words).toMatchObject([{ notes: "Slow." }]);
  });

  test("gives way to a file that came later and says something else", () => {
    const stored = { drops: [drop({}, { score: 8 })], leftovers: [leftover(9, -60)] };
    const [title] = titlesOf(stored);
    expect(title).toMatchObject({ droppedAtMs: null, entry: { progress: 9 } });
    expect(title && said(title).score).toBe(null);
  });

  test("keeps its day, its status and what only we know of it through its own export", () => {
    const last = drop({ status: "COMPLETED", progress: 28 }, { isPrivate: true });
    const [title] = titlesOf({ drops: [last], leftovers: [leftover(28, -60, { score: 6 })] });
    expect(title).toMatchObject({ droppedAtMs: last.droppedAtMs, entry: { status: "COMPLETED" } });
    expect(title && said(title)).toMatchObject({ isPrivate: true, score: 6 });
  });
});

describe("a row of a file", () => {
  test.each([
    [0, "PLANNED", 0],
    [1, "WATCHING", 1],
    [28, "WATCHING", 28],
    [40, "WATCHING", 28],
  ])("at %d is %s at %d", (progress, status, reached) => {
    const [title] = titlesOf({ leftovers: [leftover(progress)] });
    expect(title?.entry).toMatchObject({ status, progress: reached, changedAtMs: nowMs });
    expect(title && said(title).listedAs).toBe(null);
    expect(Object.keys(title?.words[0]?.beyond ?? {})).toHaveLength(progress > 28 ? 1 : 0);
  });

  test("that says that it is watched again has not completed it", () => {
    const [title] = titlesOf({ leftovers: [leftover(3, 5000, { isRepeating: true })] });
    expect(title?.entry).toMatchObject({ status: "WATCHING", progress: 3 });
  });

  test("names what the catalogue does not have", () => {
    const rows = [leftover(3, 5000, { title: "Long Lost", total: 12 })];
    const [title] = titlesOf({ leftovers: rows }, null);
    expect(unpackTitle(title?.entry.title ?? "")).toMatchObject({ title: "Long Lost", total: 12 });
  });

  test.each(keptReasonNames.filter((reason) => reason !== "dropped"))(
    "that is kept aside as %s is not dropped",
    (reason) => {
      expect(titlesOf({ leftovers: [leftover(3, 5000, {}, reason)] })).toEqual([]);
    },
  );

  test("that met a drop goes with it", () => {
    const rows = [leftover(9, 5000, { score: 7 }, "dropped_meanwhile")];
    const [title, ...others] = titlesOf({ drops: [drop()], leftovers: rows });
    expect(others).toEqual([]);
    expect(title?.entry.progress).toBe(5);
    expect(title && said(title).score).toBe(7);
  });

  test("without a number is nothing that could be picked up", () => {
    expect(titlesOf({ leftovers: [leftover(3, 5000, { id: null })] })).toEqual([]);
  });
});

test("there is one title for each number, whatever is stored of it", () => {
  const ids = fc.integer({ min: 1, max: 4 });
  const rows = fc.array(
    fc
      .tuple(ids, fc.nat({ max: 40 }), fc.integer({ min: -9, max: 9 }), fc.boolean())
      .map(([id, progress, ago, isDropped]) =>
        leftover(progress, ago, { id }, isDropped ? "dropped" : "dropped_meanwhile"),
      ),
    { maxLength: 12 },
  );
  const drops = fc.uniqueArray(
    fc
      .tuple(ids, fc.nat({ max: 28 }), fc.boolean())
      .map(([id, progress, isMistake]) => drop({ id, progress, isMistake })),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(rows, drops, (leftovers, some) => {
      const inOrder = leftovers.toSorted((a, b) => (a.job < b.job ? -1 : 1));
      const found = titlesOf({ leftovers: inOrder, drops: some }).map(({ id }) => id);
      const expected = new Set([
        ...some.filter(({ isMistake }) => !isMistake).map(({ id }) => id),
        ...leftovers.filter(({ reason }) => reason === "dropped").map(({ row: { id } }) => id),
      ]);
      expect(found.toSorted()).toEqual([...expected].toSorted());
    }),
  );
});
