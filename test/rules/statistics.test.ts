import { expect, test } from "vitest";
import { statisticsOf, type CountedTitle } from "../../functions/statistics/statistics-of.ts";
import { titleTypes } from "../../catalogue/title.ts";
import { kindRules, kinds } from "../../shared/kind.ts";
import { fc } from "../support/properties.ts";

const titleOf = (kind: (typeof kinds)[number]): fc.Arbitrary<CountedTitle> =>
  fc.record({
    status: fc.constantFrom(...kindRules[kind].statuses),
    progress: fc.nat({ max: 40 }),
    total: fc.constantFrom(null, 1, 12, 40),
    minutes: kind === "manga" ? fc.constant(null) : fc.constantFrom(null, 3, 24, 110),
    score: fc.constantFrom(null, 0.1, 1, 6.5, 7.3, 9.5, 10),
    repeats: fc.nat({ max: 3 }),
    again: fc.constantFrom(null, 0, 5),
    finished: fc.constantFrom(null, "2019-00-00", "2019-05-03", "2026-11-27"),
    genres: fc.subarray(["Action", "Drama", "Mystery"]),
    makers: fc.array(fc.constantFrom("A-1", "Bones", "Kyoto"), { maxLength: 3 }),
    year: fc.constantFrom(null, 1998, 2019, 2026),
    type: fc.constantFrom(...titleTypes),
  });

const lists = fc
  .constantFrom(...kinds)
  .chain((kind) => fc.tuple(fc.constant(kind), fc.array(titleOf(kind), { maxLength: 60 })));

/** A mean counted by hand, for a name that some titles bear. */
function recounted(titles: readonly CountedTitle[]) {
  let minutes = 0;
  let [sum, scored] = [0, 0];
  for (const title of titles) {
    for (let episode = 0; episode < title.progress; episode++) minutes += title.minutes ?? 0;
    for (let run = 0; run < title.repeats; run++) {
      minutes += (title.total ?? title.progress) * (title.minutes ?? 0);
    }
    minutes += (title.again ?? 0) * (title.minutes ?? 0);
    if (title.score === null) continue;
    sum += title.score;
    scored++;
  }
  const mean_score = scored === 0 ? null : Math.round((sum / scored) * 100) / 100;
  return { titles: titles.length, minutes, mean_score };
}

test("statistics are what counting title by title gives, for a thousand lists", () => {
  fc.assert(
    fc.property(lists, ([kind, titles]) => {
      const told = statisticsOf(kind, titles);
      const begun = titles.filter((title) => title.status !== "PLANNED" || title.progress > 0);
      expect(told.titles).toBe(titles.length);
      expect(told.minutes).toBe(recounted(begun).minutes);
      expect(told.mean_score).toBe(recounted(titles).mean_score);
      const groups: [typeof told.genres, (title: CountedTitle) => readonly unknown[]][] = [
        [told.genres, (title) => title.genres],
        [told.makers, (title) => title.makers],
        [told.years, (title) => (title.year === null ? [] : [String(title.year)])],
        [told.formats, (title) => [title.type]],
      ];
      for (const [shares, namesOf] of groups) {
        const names = new Set(begun.flatMap(namesOf));
        expect(new Set(shares.map(({ name }) => name))).toEqual(names);
        for (const { name, ...share } of shares) {
          const those = begun.filter((title) => namesOf(title).includes(name));
          expect(share).toEqual(recounted(those));
        }
      }
      for (const { score, titles: count } of told.scores) {
        // The lowest point holds what files bring below it.
        const from = score === 1 ? 0 : score - 0.5;
        const those = titles.filter(
          (title) => title.score !== null && title.score >= from && title.score < score + 0.5,
        );
        expect(count).toBe(those.length);
      }
      for (const { name, titles: count } of told.finished) {
        const those = titles.filter(
          ({ status, finished }) => status === "COMPLETED" && finished?.startsWith(name),
        );
        expect(count).toBe(those.length);
      }
    }),
    { numRuns: 1000 },
  );
});

test("the most come first, and of as many those that took longest", () => {
  const title: CountedTitle = {
    status: "COMPLETED",
    progress: 12,
    total: 12,
    minutes: 24,
    score: null,
    repeats: 0,
    again: null,
    finished: null,
    genres: ["Drama"],
    makers: [],
    year: 2020,
    type: "tv",
  };
  const titles = [title, { ...title, genres: ["Action"], minutes: 25 }];
  const { genres } = statisticsOf("anime", titles);
  expect(genres.map(({ name }) => name)).toEqual(["Action", "Drama"]);
});
