import { fc } from "../../support/properties.ts";
import { describe, expect, it } from "vitest";
import { EditDistance, TOO_FAR } from "../../../shared/search/edit-distance.ts";

/** Optimal string alignment with the whole table, as textbooks have it; the last row is the distance to every beginning. */
function lastRow(query: string, text: string): number[] {
  const table = Array.from({ length: query.length + 1 }, () =>
    new Array<number>(text.length + 1).fill(0),
  );
  const cell = (i: number, j: number) => table[i]?.[j] ?? Infinity;
  for (let i = 0; i <= query.length; i++) {
    for (let j = 0; j <= text.length; j++) {
      const isSwap = i > 1 && j > 1 && query[i - 1] === text[j - 2] && query[i - 2] === text[j - 1];
      const best = Math.min(
        i === 0 ? j : cell(i - 1, j) + 1,
        j === 0 ? i : cell(i, j - 1) + 1,
        i > 0 && j > 0 ? cell(i - 1, j - 1) + Number(query[i - 1] !== text[j - 1]) : Infinity,
        isSwap ? cell(i - 2, j - 2) + 1 : Infinity,
      );
      table[i]?.splice(j, 1, best);
    }
  }
  return table[query.length] ?? [];
}

const units = (text: string) => Uint16Array.from(text, (letter) => letter.charCodeAt(0));
const words = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 12 });
const upTo = (edits: number, most: number) => (edits > most ? TOO_FAR : edits);

describe("the edit distance", () => {
  const distance = new EditDistance();

  it("equals the textbook's within its limit", () => {
    fc.assert(
      fc.property(words, words, fc.constantFrom(1, 2, 3), (query, text, most) => {
        distance.measure(units(query), 0, query.length, units(text), 0, text.length, most);
        const row = lastRow(query, text);
        expect(distance.whole).toBe(upTo(row.at(-1) ?? 0, most));
        expect(distance.beginning).toBe(upTo(Math.min(...row), most));
        expect(row.map((_, length) => distance.endingAt(length))).toEqual(
          row.map((edits) => upTo(edits, most)),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it("counts a swap of neighbours once", () => {
    distance.measure(units("nartuo"), 0, 6, units("naruto"), 0, 6, 2);
    expect(distance.whole).toBe(1);
  });

  it("looks only at the given parts", () => {
    distance.measure(units("xxone"), 2, 5, units("..one piece"), 2, 11, 1);
    expect([distance.whole, distance.beginning]).toEqual([TOO_FAR, 0]);
  });
});
