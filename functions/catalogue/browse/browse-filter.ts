import { decadeOf, lengths, seasons } from "../../../shared/filters.ts";
import type { Kind } from "../../../shared/kind.ts";
import { notAvailable } from "../../../shared/not-available.ts";
import { slugOf } from "../../../shared/slug.ts";
import type { Catalogue } from "../catalogue.ts";
import { rowFilter } from "../filter.ts";
import { labelsOf, type Labels } from "../labels.ts";
import { statuses } from "../sections/codes.ts";

/** What browsing asks for, as requests send it; an empty list asks for nothing. */
export interface BrowseFilter {
  /** All of these. */
  readonly genres: readonly string[];
  /** All of these. */
  readonly themes: readonly string[];
  /** One of these, and so in what follows. */
  readonly types: readonly string[];
  /** Years, and decades as '1990s'. */
  readonly years: readonly string[];
  readonly seasons: readonly string[];
  readonly statuses: readonly string[];
  readonly lengths: readonly string[];
  /** A studio or an author, by name or by how addresses write it. */
  readonly maker?: string | undefined;
}

/** The groups of values by which titles can be narrowed down. */
export const groups = [
  "genres",
  "themes",
  "types",
  "years",
  "seasons",
  "statuses",
  "lengths",
] as const;
export type Group = (typeof groups)[number];

type RowTest = (row: number) => boolean;

const years = (chosen: readonly string[]): string[] =>
  chosen.flatMap((value) => {
    const decade = decadeOf(value);
    return decade === undefined
      ? [/^[1-9]\d{3}$/.test(value) || value === notAvailable ? value : "none"]
      : Array.from({ length: 10 }, (_, year) => String(decade + year));
  });

/** The name of a kind's length that a row has; undefined where it is not known. */
export function lengthOf(catalogue: Catalogue, kind: Kind, row: number): string | undefined {
  const parts =
    kind === "anime" ? catalogue.total(row) : (catalogue.sections.u16("row.volumes")[row] ?? 0);
  if (parts === null || parts === 0) return undefined;
  return lengths[kind].find(({ from, to = Infinity }) => parts >= from && parts <= to)?.value;
}

/** How far a title is, in words; undefined where it is not known. */
export function statusOfRow(catalogue: Catalogue, row: number): string | undefined {
  const status = statuses[catalogue.sections.u8("row.status")[row] ?? 0];
  return status === "Unknown" ? undefined : status;
}

function themeTest(catalogue: Catalogue, kind: Kind, wanted: readonly string[]): RowTest {
  const themes = labelsOf(catalogue, kind, "themes");
  const places = wanted.map((theme) => themes.names.indexOf(theme));
  return (row) => places.every((place) => themes.of(row).includes(place));
}

const oneOf =
  (wanted: readonly string[], valueOf: (row: number) => string | undefined): RowTest =>
  (row) =>
    wanted.includes(valueOf(row) ?? notAvailable);

/** A test of rows for each group in which something is chosen. */
export function groupTests(
  catalogue: Catalogue,
  kind: Kind,
  filter: BrowseFilter,
): ReadonlyMap<Group, RowTest> {
  const tests: Record<Group, () => RowTest> = {
    genres: () => rowFilter(catalogue, { genres: filter.genres }),
    themes: () => themeTest(catalogue, kind, filter.themes),
    types: () => rowFilter(catalogue, { types: filter.types }),
    years: () => rowFilter(catalogue, { years: years(filter.years) }),
    seasons: () => rowFilter(catalogue, { seasons: filter.seasons }),
    statuses: () => oneOf(filter.statuses, (row) => statusOfRow(catalogue, row)),
    lengths: () => oneOf(filter.lengths, (row) => lengthOf(catalogue, kind, row)),
  };
  const chosen = groups.filter((group) => filter[group].length > 0);
  return new Map(chosen.map((group) => [group, tests[group]()]));
}

/**
 * The name of a studio or author of the catalogue, from any spelling of it or from what addresses write, as the best-known
 * title calls it that is not for adults; of whoever made no such title its first spelling, and undefined for nobody.
 */
export function makerNamed(catalogue: Catalogue, kind: Kind, text: string): string | undefined {
  const makers = labelsOf(catalogue, kind, "makers");
  const spellings = spellingsOf(makers, text);
  if (spellings.size === 0) return undefined;
  const { from, to } = catalogue.rowsOf(kind);
  for (let row = from; row < to; row++) {
    if (catalogue.adults[row] === 1) continue;
    const place = makers.of(row).find((each) => spellings.has(each));
    if (place !== undefined) return makers.names[place];
  }
  const [first = 0] = spellings;
  return makers.names[first];
}

/** A test of rows for a studio or author, in any spelling that has the same address. */
export function makerTest(catalogue: Catalogue, kind: Kind, name: string): RowTest {
  const makers = labelsOf(catalogue, kind, "makers");
  const spellings = spellingsOf(makers, name);
  return (row) => makers.of(row).some((place) => spellings.has(place));
}

const placesByAddress = new WeakMap<Labels, ReadonlyMap<string, readonly number[]>>();

/** The places of all names that have the address of a text; of the text alone where that has none. */
function spellingsOf(makers: Labels, text: string): ReadonlySet<number> {
  const { names } = makers;
  const address = slugOf(text);
  if (address === "") return new Set([...names.keys()].filter((place) => names[place] === text));
  const places =
    placesByAddress.get(makers) ?? Map.groupBy(names.keys(), (place) => slugOf(names[place] ?? ""));
  placesByAddress.set(makers, places);
  return new Set(places.get(address));
}

/** Days of a season that has begun in which what ends does not count as carried over. */
const lastDays = 14;
const monthsPerSeason = 3;
/** A year, as the difference of two dates as `sections/packed-date.ts` packs them. */
const packedYear = 10_000;

/** A date as `sections/packed-date.ts` packs it. */
const packedDay = (date: Date): number =>
  date.getUTCFullYear() * 10_000 + (date.getUTCMonth() + 1) * 100 + date.getUTCDate();

/** A test for what began before a season, and went on in it. Nothing passes for a year or season that is none. */
export function carriedOverTest(catalogue: Catalogue, year: string, season: string): RowTest {
  const place = seasons.findIndex((each) => each === season);
  if (place < 0 || !/^\d{4}$/.test(year)) return () => false;
  const begins = new Date(Date.UTC(Number(year), place * monthsPerSeason, 1));
  const first = packedDay(begins);
  begins.setUTCDate(lastDays);
  const stillOn = packedDay(begins);
  const now = packedDay(new Date());
  const from = catalogue.sections.u32("row.from");
  const to = catalogue.sections.u32("row.to");
  const started = (row: number): number => whole(from[row] ?? 0);
  // Of a series on television somebody notes when it ends. Of others that began long ago nobody did.
  const goesOn = (row: number): boolean =>
    catalogue.type(row) === "tv" ||
    (catalogue.type(row) === "ona" && started(row) >= first - packedYear);
  return (row) => {
    const end = to[row] ?? 0;
    if (started(row) === 0 || started(row) >= first || isOfSeason(catalogue, row, year, season)) {
      return false;
    }
    if (catalogue.total(row) === 1) return false;
    if (end !== 0) return whole(end) > stillOn;
    return first <= now && goesOn(row) && statusOfRow(catalogue, row) === "Currently Airing";
  };
}

const isOfSeason = (catalogue: Catalogue, row: number, year: string, season: string): boolean =>
  catalogue.years[row] === Number(year) && catalogue.season(row) === season;

/** A date without a month or a day as the first that it can be; 0 stays. */
function whole(packed: number): number {
  if (packed === 0) return 0;
  const month = Math.floor(packed / 100) % 100 === 0 ? 100 : 0;
  return packed + month + (packed % 100 === 0 ? 1 : 0);
}
