import { fc } from "../support/properties.ts";
import { describe, expect, it } from "vitest";
import type { Title } from "../../catalogue/title.ts";
import { facetsOf, rowFilter, type RowFilter } from "../../functions/catalogue/filter.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { genres, seasons } from "../../shared/filters.ts";
import { notAvailable } from "../../shared/not-available.ts";
import { anyTitles, example } from "./titles.ts";

const filters: fc.Arbitrary<RowFilter> = fc.record({
  genres: fc.array(fc.constantFrom(...genres, notAvailable, "Cooking"), { maxLength: 3 }),
  types: fc.array(fc.constantFrom("tv", "movie", "manga", "unknown", "radio"), { maxLength: 2 }),
  years: fc.array(fc.constantFrom("1999", "2023", notAvailable, "soon"), { maxLength: 2 }),
  seasons: fc.array(fc.constantFrom(...seasons, notAvailable), { maxLength: 2 }),
});

/** The rule as a sentence says it. */
function passes(title: Title, { genres = [], types = [], years = [], seasons = [] }: RowFilter) {
  const oneOf = (values: readonly string[], value: string | number | null) =>
    values.length === 0 || values.includes(String(value ?? notAvailable));
  return (
    genres.every((genre) =>
      genre === notAvailable
        ? title.genres.length === 0
        : title.genres.some((own) => own === genre),
    ) &&
    oneOf(types, title.type) &&
    oneOf(years, title.year) &&
    oneOf(seasons, title.season)
  );
}

describe("a filter", () => {
  it("lets through what a naive filter lets through", () => {
    fc.assert(
      fc.property(anyTitles, filters, (titles, filter) => {
        const catalogue = openSnapshot(writeSnapshot(titles));
        const test = rowFilter(catalogue, filter);
        for (const title of titles) {
          const row = catalogue.find(title.kind, title.id) ?? -1;
          expect(test(row)).toBe(passes(title, filter));
        }
      }),
    );
  });
});

describe("facets", () => {
  it("are the values that occur, ascending, with N/A last", () => {
    const catalogue = openSnapshot(
      writeSnapshot([
        example({ id: 1, year: 2020, season: "winter", genres: ["Sports", "Action"] }),
        example({ id: 2, year: 1999, season: "fall", genres: ["Comedy"] }),
        example({ id: 3 }),
      ]),
    );
    expect(facetsOf(catalogue, [0, 1, 2])).toEqual({
      genres: ["Action", "Comedy", "Sports", "N/A"],
      years: [1999, 2020, "N/A"],
      seasons: ["fall", "winter", "N/A"],
    });
  });

  it("have no seasons for manga", () => {
    const catalogue = openSnapshot(writeSnapshot([example({ id: 1, kind: "manga", year: 1990 })]));
    expect(facetsOf(catalogue, [0])).toEqual({ genres: ["N/A"], years: [1990], seasons: [] });
  });

  it("of nothing are empty", () => {
    expect(facetsOf(openSnapshot(writeSnapshot([])), [])).toEqual({
      genres: [],
      years: [],
      seasons: [],
    });
  });

  it("filter down to at least one title each", () => {
    fc.assert(
      fc.property(anyTitles, (titles) => {
        const catalogue = openSnapshot(writeSnapshot(titles));
        const rows = titles.map((_, row) => row);
        const facets = facetsOf(catalogue, rows);
        for (const genre of facets.genres) {
          expect(rows.some(rowFilter(catalogue, { genres: [genre] }))).toBe(true);
        }
        for (const year of facets.years) {
          expect(rows.some(rowFilter(catalogue, { years: [String(year)] }))).toBe(true);
        }
        for (const season of facets.seasons) {
          expect(rows.some(rowFilter(catalogue, { seasons: [season] }))).toBe(true);
        }
      }),
    );
  });
});
