import type { CoverSubject } from "../../../catalogue/covers/subject.ts";
import { genres } from "../../../shared/filters.ts";
import { kinds } from "../../../shared/kind.ts";
import { fc } from "../../support/properties.ts";

/** What a cover is drawn from, of a title that nobody knows. */
export const subject = (change: Partial<CoverSubject> = {}): CoverSubject => ({
  kind: "anime",
  id: 900_001,
  title: "The Lantern Keepers of Mirevale",
  japanese: null,
  genres: ["Fantasy"],
  themes: [],
  year: 2019,
  related: null,
  ...change,
});

/** Strings of any UTF-16 units: control characters and lone surrogates among them. */
const anyString = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 0xffff }),
      fc.constantFrom(...Array.from("<>&\"' -鬼滅のカター、。「」", (one) => one.charCodeAt(0))),
    ),
    { maxLength: 300 },
  )
  .map((units) => String.fromCharCode(...units));

const anyTitle = fc.oneof(
  anyString,
  fc.string({ unit: "grapheme", maxLength: 120 }),
  fc.lorem({ maxCount: 40 }),
);

/** Titles with names, genres and themes of every kind, known and strange. */
export const anySubject: fc.Arbitrary<CoverSubject> = fc.record({
  kind: fc.constantFrom(...kinds),
  id: fc.integer({ min: 1, max: 2 ** 31 }),
  title: anyTitle,
  japanese: fc.option(fc.oneof(anyTitle, fc.constantFrom("鬼滅の刃", "銀魂", "ワンピース"))),
  genres: fc.subarray([...genres], { maxLength: 4 }),
  themes: fc.array(fc.oneof(fc.constantFrom("Mecha", "School", "Music"), fc.string()), {
    maxLength: 3,
  }),
  year: fc.option(fc.integer({ min: 1900, max: 2100 })),
  related: fc.option(fc.integer({ min: 1, max: 60_000 })),
});
