import { fc } from "../support/properties.ts";
import { blankTitle, type Title, relationKinds } from "../../catalogue/title.ts";
import {
  animeTypes,
  genres,
  seasons,
  animeAirings,
  mangaPublishings,
  mangaTypes,
} from "../../shared/filters.ts";
import type { Kind } from "../../shared/kind.ts";

/** A title with a few facts, for examples. */
export function example(facts: Partial<Title> & { readonly id: number }): Title {
  const { kind = "anime", id, title = `Title ${String(id)}` } = facts;
  return { ...blankTitle(kind, id, title), ...facts };
}

const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 });
const day = fc
  .date({ min: new Date("1907-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const partialDate = fc
  .tuple(day, fc.constantFrom(4, 7, 10))
  .map(([date, length]) => date.slice(0, length));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });

const broadcast = fc.record({
  start: fc
    .integer({ min: 0, max: 2 ** 31 })
    .map((seconds) => new Date(seconds * 1000).toISOString()),
  everyDays: fc.integer({ min: 1, max: 28 }),
});

function title(kind: Kind): fc.Arbitrary<Title> {
  const ofAnime = kind === "anime";
  return fc.record({
    kind: fc.constant(kind),
    id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    title: text,
    english: maybe(text),
    japanese: maybe(text),
    synonyms: fc.array(text, { maxLength: 3 }),
    type: fc.constantFrom(
      ...(ofAnime ? animeTypes.map(({ value }) => value) : mangaTypes),
      "unknown" as const,
    ),
    total: maybe(fc.integer({ min: 1, max: 100_000 })),
    volumes: maybe(fc.integer({ min: 1, max: 999 })),
    status: fc.constantFrom(...(ofAnime ? animeAirings : mangaPublishings), "Unknown" as const),
    source: fc.constant(null),
    minutes: maybe(fc.integer({ min: 1, max: 400 })),
    rating: fc.constant(null),
    season: maybe(fc.constantFrom(...seasons)),
    year: maybe(fc.integer({ min: 1907, max: 2040 })),
    from: maybe(partialDate),
    to: maybe(partialDate),
    broadcast: maybe(broadcast),
    genres: fc.subarray([...genres]),
    themes: fc.constant([]),
    makers: fc.constant([]),
    trailer: fc.constant(null),
    officialSite: fc.constant(null),
    streams: fc.constant([]),
    synopsis: maybe(text),
    popularity: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    score: fc.constant(null),
    adult: fc.boolean(),
    image: maybe(fc.webUrl({ validSchemes: ["https"] })),
    relations: fc.array(
      fc.record({
        kind: fc.constantFrom(...relationKinds),
        id: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
      }),
      { maxLength: 2 },
    ),
    adapts: fc.constant(null),
    sources: fc.constant(["own"]),
  });
}

/** Any anime and manga, no two of a kind with the same id. */
export const anyTitles: fc.Arbitrary<Title[]> = fc.uniqueArray(
  fc.oneof(title("anime"), title("manga")),
  { selector: ({ kind, id }) => `${kind} ${String(id)}`, maxLength: 30 },
);
