import { describe, expect, it } from "vitest";
import type { Title } from "../../../catalogue/title.ts";
import { inRowOrder } from "../../../functions/catalogue/columns.ts";
import { searchTitles } from "../../../functions/catalogue/search-titles.ts";
import { searchNames } from "../../../functions/catalogue/search/names.ts";
import { readingsOf } from "../../../functions/catalogue/search/kana.ts";
import { foldedForm, plainForm } from "../../../shared/search/normalise.ts";
import { openSnapshot, writeSnapshot } from "../../../functions/catalogue/snapshot.ts";
import { fc } from "../../support/properties.ts";
import { anyTitles, example } from "../titles.ts";

/** Few words, so that names resemble each other. */
const word = fc.constantFrom(
  "ka",
  "kai",
  "no",
  "kaino",
  "shou",
  "sho",
  "season",
  "2",
  "ii",
  "鬼滅",
  "の",
  "x",
);
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" "));
const fewWordTitles = fc
  .array(
    fc.record({
      title: phrase,
      english: fc.option(phrase),
      synonyms: fc.array(phrase, { maxLength: 2 }),
      popularity: fc.integer({ min: 0, max: 3 }),
    }),
    { maxLength: 25 },
  )
  .map((facts) => facts.map((fact, at) => example({ ...fact, id: at + 1 })));

const compact = (text: string) => text.replaceAll(" ", "");

/** What follows each beginning of a word in a name; Han and kana are words by themselves. */
function wordSuffixes(name: string): string[] {
  const starts = Array.from(name.matchAll(/(?<=^| )\S|[\u3005-\u9fff]/g), ({ index }) => index);
  return starts.map((start) => compact(name.slice(start)));
}

/** The words of a query, as names have them. */
const queryWords = (query: string) =>
  query.split(" ").flatMap((part) => part.match(/[\u3005-\u9fff]|[^\u3005-\u9fff]+/g) ?? []);

function bandOf(query: string, name: string): number | undefined {
  const suffixes = wordSuffixes(name);
  if (compact(name) === compact(query)) return 0;
  if (compact(name).startsWith(compact(query))) return 2;
  const begins = (text: string) => suffixes.some((suffix) => suffix.startsWith(text));
  return begins(compact(query)) || queryWords(query).every(begins) ? 4 : undefined;
}

/** A subtitle answers as a whole alone. */
const subtitleBand = (query: string, text: string): number | undefined =>
  compact(query) === compact(text) ? 2 : undefined;

/** Rows by band and popularity, by looking at every name. */
function bruteForce(titles: readonly Title[], query: string): number[] {
  const rows = inRowOrder(titles);
  const plain = plainForm(query);
  const best = new Map<number, number>();
  const asked = [[plain, 0], [foldedForm(plain), 1], ...readingsOf(plain).map((text) => [text, 1])];
  for (const { row, text, form } of searchNames(rows, 0)) {
    for (const [query, coarser] of asked as [string, number][]) {
      if (coarser === 1 && query === plain) continue;
      const band = form === "subtitle" ? subtitleBand(query, text) : bandOf(query, text);
      if (band === undefined) continue;
      const isCoarse = form === "coarse" || coarser === 1;
      best.set(row, Math.min(best.get(row) ?? Infinity, band + Number(isCoarse)));
    }
  }
  return [...best].sort(([a, bandA], [b, bandB]) => bandA - bandB || a - b).map(([row]) => row);
}

describe("search, for any catalogue and query,", () => {
  it("begins with what a brute-force search finds by writing", () => {
    fc.assert(
      fc.property(fewWordTitles, phrase, (titles, query) => {
        fc.pre(query.length > 1);
        const catalogue = openSnapshot(writeSnapshot(titles));
        const expected = bruteForce(titles, query);
        const found = searchTitles(catalogue, "anime", query, { limit: 100 });
        expect(found.slice(0, expected.length)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it("finds every title by each of its names", () => {
    fc.assert(
      fc.property(anyTitles, (titles) => {
        const catalogue = openSnapshot(writeSnapshot(titles));
        for (const title of titles) {
          const row = catalogue.find(title.kind, title.id);
          for (const name of [title.title, title.english, title.japanese, ...title.synonyms]) {
            if (name === null || Array.from(name.trim()).length < 2 || plainForm(name) === "")
              continue;
            const options = { limit: titles.length, adultExact: true };
            expect(searchTitles(catalogue, title.kind, name, options)).toContain(row);
          }
        }
      }),
      { numRuns: 50 },
    );
  });

  it("never throws", () => {
    const catalogue = openSnapshot(
      writeSnapshot([example({ id: 1, title: "Naruto" }), example({ id: 2, title: "ナルト" })]),
    );
    const strange = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.string({
        unit: fc.constantFrom(
          "\ud800",
          "\udc00",
          "😀",
          "(",
          "[",
          "\\",
          "*",
          "+",
          "?",
          "^",
          "$",
          " ",
          "\u0300",
        ),
      }),
      fc.string({ unit: fc.constantFrom("a", "b", " ", "鬼"), minLength: 9000, maxLength: 10_000 }),
    );
    fc.assert(
      fc.property(strange, (query) => {
        expect(Array.isArray(searchTitles(catalogue, "anime", query))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
