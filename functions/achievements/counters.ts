import {
  decades,
  type CounterName,
  type Counters,
  type Decade,
} from "../../shared/achievements.ts";
import type { Genre, Season } from "../../shared/filters.ts";
import type { Kind } from "../../shared/kind.ts";
import type { Entry } from "../table/entry-item.ts";

/** What achievements ask of a title. */
export interface TitleFacts {
  readonly genres: readonly Genre[];
  readonly year: number | null;
  readonly season: Season | null;
  readonly type: string;
  /** Episodes or chapters; null when not known. */
  readonly total: number | null;
  /** Episodes that are out while it airs; null where that is not known, or the total says it. */
  readonly aired: number | null;
}

/** One title of a user's shelves; `facts` is undefined for one that the catalogue does not have. */
export interface CountedEntry {
  readonly kind: Kind;
  readonly entry: Pick<Entry, "status" | "progress">;
  readonly facts: TitleFacts | undefined;
}

/** Series of at most so many episodes are one season or less. */
const shortSeriesEpisodes = 13;
const longSeriesEpisodes = 100;
const longMangaChapters = 200;

/** The decade of a year, with everything older in the first of them; undefined beyond the last. */
function decadeOf(year: number): Decade | undefined {
  if (year < 1980) return decades[0];
  return decades.find((decade) => Number(decade.slice(0, 4)) === Math.floor(year / 10) * 10);
}

function isShortSeries({ type, total }: TitleFacts): boolean {
  return (type === "tv" || type === "ona") && total !== null && total <= shortSeriesEpisodes;
}

/** The counters that one completed title moves. */
function completedCounters(kind: Kind, facts: TitleFacts | undefined): CounterName[] {
  if (facts === undefined) return [kind];
  const names: CounterName[] = [kind, ...facts.genres.map((genre) => `genre ${genre}` as const)];
  const decade = facts.year === null ? undefined : decadeOf(facts.year);
  if (decade !== undefined) names.push(`decade ${decade}`);
  const total = facts.total ?? 0;
  if (kind === "manga") {
    if (total >= longMangaChapters) names.push("longManga");
    return names;
  }
  if (facts.season !== null) names.push(`season ${facts.season}`);
  if (facts.type === "movie") names.push("movies");
  if (isShortSeries(facts)) names.push("shortSeries");
  if (total >= longSeriesEpisodes) names.push("longSeries");
  return names;
}

/** What counts of a progress: nobody has seen what has not aired. A number beyond it stays on the list, and counts by and by. */
export const countedProgress = (progress: number, aired: number | null | undefined): number =>
  Math.min(progress, aired ?? Infinity);

/** Everything that achievements count on somebody's two shelves: a plain recount, without any memory. */
export function countersOf(entries: Iterable<CountedEntry>): Counters {
  const counters: Partial<Record<CounterName, number>> = {};
  const add = (name: CounterName, count = 1) => {
    counters[name] = (counters[name] ?? 0) + count;
  };
  for (const { kind, entry, facts } of entries) {
    const progress = countedProgress(entry.progress, facts?.aired);
    add(kind === "anime" ? "episodes" : "chapters", progress);
    add(entry.status === "PLANNED" ? "planned" : "started");
    if (entry.status !== "COMPLETED" || progress < entry.progress) continue;
    for (const name of completedCounters(kind, facts)) add(name);
  }
  const names = Object.keys(counters);
  const different = (prefix: string) => names.filter((name) => name.startsWith(prefix)).length;
  return { ...counters, genres: different("genre "), decades: different("decade ") };
}
