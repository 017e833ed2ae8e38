import { fc } from "../../support/properties.ts";
import { describe, expect, test } from "vitest";
import { genres, seasons } from "../../../shared/filters.ts";
import { filterValues, type ListAnime } from "../../../web/features/lists/list-filters.ts";
import { filterCounts, filtered } from "../../../web/features/shelf/filtering.ts";
import { noFilters } from "../../../web/features/shelf/shelf-address.ts";

const listAnime: fc.Arbitrary<ListAnime> = fc.record({
  anime_id: fc.nat(),
  anime_name: fc.constant("A"),
  anime_name_english: fc.constant(null),
  anime_name_japanese: fc.constant(null),
  anime_image: fc.constant("/a.svg"),
  anime_image_url: fc.constant("/a.svg"),
  year: fc.option(fc.integer({ min: 1990, max: 1993 })),
  season: fc.option(fc.constantFrom(...seasons)),
  total_episodes: fc.constant(null),
  anime_total_episodes: fc.constant(null),
  genres: fc.subarray(genres.slice(0, 4)),
});
const list = fc.array(listAnime, { maxLength: 20 });
const filters = fc.record({
  genres: fc.subarray(["N/A", ...genres.slice(0, 4)], { maxLength: 2 }),
  years: fc.subarray(["N/A", "1990", "1991"]),
  seasons: fc.subarray(["N/A", ...seasons]),
});

describe("the filters of a custom list", () => {
  test("without a value chosen let everything through", () => {
    fc.assert(
      fc.property(list, (anime) => {
        expect(filtered(anime, noFilters)).toEqual(anime);
      }),
    );
  });

  test("want all genres, and one of the years and seasons; 'N/A' matches what is missing", () => {
    fc.assert(
      fc.property(list, filters, (anime, chosen) => {
        const expected = anime.filter((one) => {
          const has = one.genres.length === 0 ? ["N/A"] : one.genres;
          const year = one.year === null ? "N/A" : `${one.year}`;
          const isGenre = !chosen.genres.some((genre) => !has.includes(genre));
          const isYear = chosen.years.length === 0 || chosen.years.some((y) => y === year);
          const season = one.season ?? "N/A";
          return (
            isGenre && isYear && (chosen.seasons.length === 0 || chosen.seasons.includes(season))
          );
        });
        expect(filtered(anime, chosen)).toEqual(expected);
      }),
    );
  });

  test("say of each value how many titles there will be once it is chosen, in place of other years or seasons", () => {
    fc.assert(
      fc.property(list, filters, (anime, chosen) => {
        const counts = filterCounts(anime, chosen);
        const values = filterValues(anime);
        for (const name of ["genres", "years", "seasons"] as const) {
          for (const value of values[name]) {
            const next = name === "genres" ? [...new Set([...chosen.genres, value])] : [value];
            const found = filtered(anime, { ...chosen, [name]: next });
            expect(counts[name].get(value) ?? 0).toBe(found.length);
          }
        }
      }),
    );
  });

  test("offer exactly the values that find something, ascending, 'N/A' last", () => {
    fc.assert(
      fc.property(list, (anime) => {
        const values = filterValues(anime);
        for (const name of ["genres", "years", "seasons"] as const) {
          for (const value of values[name]) {
            expect(filtered(anime, { ...noFilters, [name]: [value] })).not.toEqual([]);
          }
          const known = values[name].filter((value) => value !== "N/A");
          expect(known).toEqual(known.toSorted());
          expect(values[name].indexOf("N/A")).toBeOneOf([-1, values[name].length - 1]);
        }
      }),
    );
  });
});
