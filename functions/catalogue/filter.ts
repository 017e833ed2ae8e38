import { genres, seasons } from "../../shared/filters.ts";
import { notAvailable } from "../../shared/not-available.ts";
import type { Catalogue } from "./catalogue.ts";
import { genreBit } from "./sections/codes.ts";

/** Chosen filter values, as screens send them; an empty list asks for nothing. */
export interface RowFilter {
  /** All of these. */
  readonly genres?: readonly string[];
  /** One of these. */
  readonly types?: readonly string[];
  /** One of these. */
  readonly years?: readonly string[];
  /** One of these. */
  readonly seasons?: readonly string[];
}

/** The values that a set of titles can be filtered by. */
export interface Facets {
  readonly genres: string[];
  readonly years: (number | typeof notAvailable)[];
  readonly seasons: string[];
}

/** A row of the catalogue; undefined for a title of which no genre, year or season is known. */
type Row = number | undefined;

const genresOf = (catalogue: Catalogue, row: Row): number =>
  row === undefined ? 0 : (catalogue.genreMasks[row] ?? 0);
const yearOf = (catalogue: Catalogue, row: Row): number =>
  row === undefined ? 0 : (catalogue.years[row] ?? 0);
const seasonOf = (catalogue: Catalogue, row: Row) =>
  row === undefined ? null : catalogue.season(row);

/** A test for rows: genres AND, the others OR; 'N/A' matches a missing value. */
export function rowFilter(catalogue: Catalogue, filter: RowFilter): (row: Row) => boolean {
  const tests: ((row: Row) => boolean)[] = [];
  if (filter.genres?.length) tests.push(genreTest(catalogue, filter.genres));
  if (filter.types?.length) {
    const wanted = new Set(filter.types);
    tests.push((row) => row !== undefined && wanted.has(catalogue.type(row)));
  }
  if (filter.years?.length) {
    const wanted = new Set(filter.years.map((year) => (year === notAvailable ? 0 : Number(year))));
    tests.push((row) => wanted.has(yearOf(catalogue, row)));
  }
  if (filter.seasons?.length) {
    const wanted = new Set(filter.seasons);
    tests.push((row) => wanted.has(seasonOf(catalogue, row) ?? notAvailable));
  }
  return (row) => tests.every((test) => test(row));
}

function genreTest(catalogue: Catalogue, wanted: readonly string[]): (row: Row) => boolean {
  const withoutGenre = wanted.includes(notAvailable);
  const bits = wanted.filter((genre) => genre !== notAvailable).map(genreBit);
  if (bits.includes(undefined) || (withoutGenre && bits.length > 0)) return () => false;
  if (withoutGenre) return (row) => genresOf(catalogue, row) === 0;
  const mask = bits.reduce<number>((all, bit) => all | (bit ?? 0), 0);
  return (row) => (genresOf(catalogue, row) & mask) === mask;
}

/** The genres, years and seasons that occur in some rows, ascending, with 'N/A' last. */
export function facetsOf(catalogue: Catalogue, rows: Iterable<Row>): Facets {
  let genreMask = 0;
  let someWithoutGenre = false;
  const yearsSeen = new Set<number>();
  const seasonsSeen = new Set<string | null>();
  for (const row of rows) {
    const mask = genresOf(catalogue, row);
    genreMask |= mask;
    someWithoutGenre ||= mask === 0;
    yearsSeen.add(yearOf(catalogue, row));
    if (row === undefined || catalogue.kind(row) === "anime") {
      seasonsSeen.add(seasonOf(catalogue, row));
    }
  }
  const someWithoutYear = yearsSeen.delete(0);
  return {
    genres: [
      ...genres.filter((genre) => (genreMask & (genreBit(genre) ?? 0)) !== 0).toSorted(),
      ...(someWithoutGenre ? [notAvailable] : []),
    ],
    years: [
      ...[...yearsSeen].sort((a, b) => a - b),
      ...(someWithoutYear ? ([notAvailable] as const) : []),
    ],
    seasons: [
      ...seasons.filter((season) => seasonsSeen.has(season)).toSorted(),
      ...(seasonsSeen.has(null) ? [notAvailable] : []),
    ],
  };
}
