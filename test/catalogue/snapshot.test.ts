import { fc } from "../support/properties.ts";
import { describe, expect, it } from "vitest";
import { coverPath } from "../../catalogue/cover-path.ts";
import { subjectOf } from "../../catalogue/covers/subject.ts";
import { mainRelation, prequelOf } from "../../catalogue/title.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { dateSpan } from "../../functions/catalogue/words.ts";
import { kinds } from "../../shared/kind.ts";
import { anyTitles, example } from "./titles.ts";

const months = (date: string | null) => date?.slice(0, 7) ?? null;

describe("a snapshot", () => {
  it("gives back every field of every title", () => {
    fc.assert(
      fc.property(anyTitles, (titles) => {
        const catalogue = openSnapshot(writeSnapshot(titles));
        expect(catalogue.size).toBe(titles.length);
        for (const title of titles) {
          const row = catalogue.find(title.kind, title.id) ?? -1;
          expect(catalogue.summary(row)).toEqual(title.synopsis);
          const { published, prequel, ...card } = catalogue.card(row);
          expect({ ...title, image: title.image ?? coverPath(subjectOf(title)) }).toMatchObject(
            card,
          );
          expect(catalogue.coverSubject(row)).toEqual(subjectOf(title));
          expect(prequel).toEqual(prequelOf(title));
          expect(catalogue.relation(row)).toEqual(mainRelation(title) ?? null);
          expect(published).toEqual(dateSpan(months(title.from), months(title.to)));
        }
      }),
    );
  });

  it("orders rows by kind and popularity, then by id", () => {
    fc.assert(
      fc.property(anyTitles, (titles) => {
        const catalogue = openSnapshot(writeSnapshot(titles));
        for (const kind of kinds) {
          const { from, to } = catalogue.rowsOf(kind);
          const cards = Array.from({ length: to - from }, (_, at) => catalogue.card(from + at));
          expect(cards.every((card) => card.kind === kind)).toBe(true);
          const sorted = cards.toSorted((a, b) => b.popularity - a.popularity || a.id - b.id);
          expect(cards).toEqual(sorted);
        }
      }),
    );
  });

  it("has the same bytes for the same titles in any order", () => {
    fc.assert(
      fc.property(anyTitles, (titles) => {
        expect(writeSnapshot(titles.toReversed())).toEqual(writeSnapshot(titles));
      }),
      { numRuns: 20 },
    );
  });

  it("finds nothing under an id that it does not have", () => {
    const catalogue = openSnapshot(writeSnapshot([example({ id: 5 }), example({ id: 9 })]));
    expect([4, 6, 10].map((id) => catalogue.find("anime", id))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(catalogue.find("manga", 5)).toBeUndefined();
  });

  it("shows the months in which a title ran", () => {
    const titles = [
      example({ id: 1, from: "2009-09-09", to: "2021-04-09" }),
      example({ id: 2, from: "1997", to: null }),
      example({ id: 3 }),
    ];
    const catalogue = openSnapshot(writeSnapshot(titles));
    const published = [1, 2, 3].map(
      (id) => catalogue.card(catalogue.find("anime", id) ?? -1).published,
    );
    expect(published).toEqual(["Sep 2009 to Apr 2021", "1997 to ?", null]);
  });

  it("cuts a long synopsis between words, near 200 characters", () => {
    const synopsis = "Twelve words about nothing in particular. ".repeat(10);
    const catalogue = openSnapshot(writeSnapshot([example({ id: 1, synopsis })]));
    const summary = catalogue.summary(0) ?? "";
    expect(summary.length).toBeGreaterThan(190);
    expect(summary.length).toBeLessThanOrEqual(201);
    expect(synopsis.startsWith(summary.slice(0, -1))).toBe(true);
    expect(summary).toMatch(/\w…$|\.…$/);
  });

  it("carries sections of other parts, made from the titles in row order", () => {
    const titles = [example({ id: 1, popularity: 1 }), example({ id: 2, popularity: 2 })];
    const bytes = writeSnapshot(titles, [], (rows) => ({
      neighbours: Uint32Array.from(rows, ({ id }) => id),
      weights: Float32Array.of(0.5),
    }));
    const { sections } = openSnapshot(bytes);
    expect([...sections.u32("neighbours")]).toEqual([2, 1]);
    expect([...sections.f32("weights")]).toEqual([0.5]);
    expect(() => sections.u8("nothing")).toThrow(RangeError);
    expect(() => sections.u8("neighbours")).toThrow(RangeError);
  });

  it("opens from bytes at any address and from shared memory", () => {
    const bytes = writeSnapshot([example({ id: 1, title: "Mushishi", japanese: "蟲師" })]);
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
    shared.set(bytes);
    for (const copy of [shifted.subarray(3), shared]) {
      expect(openSnapshot(copy).card(0).japanese).toBe("蟲師");
    }
  });

  it("refuses bytes that are no snapshot of its version", () => {
    expect(() => openSnapshot(new Uint8Array(4))).toThrow(RangeError);
    expect(() => openSnapshot(new Uint8Array(64))).toThrow("Not a catalogue snapshot.");
    const other = writeSnapshot([]);
    other[4] = 99;
    expect(() => openSnapshot(other)).toThrow("Unknown snapshot version 99.");
  });
});
