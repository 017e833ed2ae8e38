import { prequelOf, type Title } from "../../../catalogue/title.ts";
import { foldedForm, plainForm } from "../../../shared/search/normalise.ts";

/** Where a title stands among the seasons of a series. */
interface Season {
  /** The first season; undefined where there was none yet, before a film that a series continues. */
  readonly first: Title | undefined;
  /** Counts from 1; 0 where there was none yet. */
  readonly number: number;
  /** Whether the title itself says the number. */
  readonly isSaid: boolean;
}

const series: ReadonlySet<Title["type"]> = new Set(["tv", "ona"]);
const numberAtEnd = /^(.+) ([1-9])$/;
const halfAtEnd = / part ([2-9])$/;

/**
 * Names by which fans ask for a later season, whatever it is called: "Mob Psycho 100 season 2" for Mob Psycho 100 II. By
 * title, in plain form; a second half has it with its own number ("… season 4 part 2"), and a title whose number another
 * one says has none.
 */
export function seasonNames(rows: readonly Title[]): ReadonlyMap<Title, string[]> {
  const seasons = seasonsOf(rows.filter(({ kind }) => kind === "anime"));
  const key = ({ first, number }: Season) => `${String(first?.id)} ${number}`;
  const said = new Set(
    Array.from(seasons.values())
      .filter(({ isSaid }) => isSaid)
      .map(key),
  );
  const names = new Map<Title, string[]>();
  for (const [title, season] of seasons) {
    const { first, number, isSaid } = season;
    const half = halfOf(title);
    if (first === undefined || !series.has(title.type)) continue;
    if (half === undefined && (number < 2 || (!isSaid && said.has(key(season))))) continue;
    const part = half === undefined ? "" : ` part ${half}`;
    names.set(
      title,
      mainNames(first).map((name) => `${name} season ${number}${part}`),
    );
  }
  return names;
}

function seasonsOf(anime: readonly Title[]): ReadonlyMap<Title, Season> {
  const byId = new Map(anime.map((title) => [title.id, title]));
  const seasons = new Map<Title, Season>();
  const seasonOf = (title: Title, seen: ReadonlySet<Title>): Season => {
    const known = seasons.get(title);
    if (known !== undefined) return known;
    const prequel = byId.get(prequelOf(title) ?? 0);
    const isBegun = prequel === undefined || seen.has(prequel);
    const before = isBegun ? none : seasonOf(prequel, new Set([...seen, title]));
    const season = seasonAfter(title, before);
    seasons.set(title, season);
    return season;
  };
  for (const title of anime) seasonOf(title, new Set());
  return seasons;
}

const none: Season = { first: undefined, number: 0, isSaid: false };

/** Films and specials are no seasons; a season says its number behind the name of the first, else it is the next one. */
function seasonAfter(title: Title, { first, number }: Season): Season {
  if (!series.has(title.type)) return { first, number, isSaid: false };
  if (first === undefined) return { first: title, number: 1, isSaid: true };
  const isHalf = halfOf(title) !== undefined;
  const names = new Set(allNames(first).map(foldedForm));
  const said = allNames(title)
    .map((name) => numberAtEnd.exec(foldedForm(name).replace(halfAtEnd, "")))
    .find((found) => found !== null && names.has(found[1] ?? ""));
  if (said != null) return { first, number: Number(said[2]), isSaid: !isHalf };
  return { first, number: isHalf ? number : number + 1, isSaid: false };
}

/** The number of a later half of a season, as its names say it. */
const halfOf = (title: Title): string | undefined =>
  mainNames(title)
    .map((name) => halfAtEnd.exec(foldedForm(name))?.[1])
    .find((number) => number !== undefined);

const mainNames = ({ title, english }: Title): string[] => plainNames([title, english]);
const allNames = ({ title, english, synonyms }: Title): string[] =>
  plainNames([title, english, ...synonyms]);
const plainNames = (names: readonly (string | null)[]): string[] => [
  ...new Set(names.filter((name) => name !== null).map(plainForm)),
];
