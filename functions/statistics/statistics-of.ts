import type { TitleType } from "../../catalogue/title.ts";
import type { Kind, Status } from "../../shared/kind.ts";
import { kindRules } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";

/** What the statistics of a list count of one title on it. */
export interface CountedTitle {
  readonly status: Status;
  /** Episodes watched or chapters read, this time or the first. */
  readonly progress: number;
  /** Episodes or chapters; null when not known. */
  readonly total: number | null;
  /** Of one episode; null when not known, and for all that is read. */
  readonly minutes: number | null;
  /** 0.1 to 10; null when not scored. */
  readonly score: number | null;
  /** How often it was seen or read again to the end, and how far the run is that is under way. */
  readonly repeats: number;
  readonly again: number | null;
  /** `YYYY-MM-DD`, with 00 for what is not known; null when there is none. */
  readonly finished: string | null;
  readonly genres: readonly string[];
  /** Studios or authors. */
  readonly makers: readonly string[];
  readonly year: number | null;
  readonly type: TitleType;
}

/** What several titles have in common, and how many they are. */
export interface Share {
  readonly name: string;
  readonly titles: number;
  /** Of what was seen, all runs together; 0 for all that is read. */
  readonly minutes: number;
  /** Of those that are scored, to two decimals; null where none is. */
  readonly mean_score: number | null;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The mean of some scores, to two decimals; null where there is none. */
export function meanOf(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  return rounded(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** Episodes or chapters of a title that were seen, every time. A run that was finished had all that there is. */
const timesAllOf = ({ progress, total, repeats, again }: CountedTitle): number =>
  progress + repeats * (total ?? progress) + (again ?? 0);

/** The minutes that a title took, every time; 0 where nobody knows how long an episode is. */
const minutesOf = (title: CountedTitle): number => timesAllOf(title) * (title.minutes ?? 0);

const byName = (a: Share, b: Share): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
const mostFirst = (a: Share, b: Share): number =>
  b.titles - a.titles || b.minutes - a.minutes || byName(a, b);

/** The shares of some titles by what each of them has, of which it may have several. */
function sharesBy(
  titles: readonly CountedTitle[],
  namesOf: (title: CountedTitle) => readonly string[],
): Share[] {
  const byNames = new Map<string, CountedTitle[]>();
  for (const title of titles) {
    for (const name of namesOf(title)) {
      const others = byNames.get(name);
      if (others === undefined) byNames.set(name, [title]);
      else others.push(title);
    }
  }
  return [...byNames].map(([name, those]) => ({
    name,
    titles: those.length,
    minutes: those.reduce((sum, title) => sum + minutesOf(title), 0),
    mean_score: meanOf(those.flatMap(({ score }) => score ?? [])),
  }));
}

/** The whole point that a score is nearest to, the upper one from halves on; nothing finer than files bring is lost by it. */
const pointOf = (score: number): number => Math.max(1, Math.floor(score + 0.5));

function scoresOf(titles: readonly CountedTitle[]): { score: number; titles: number }[] {
  const counts = Array.from({ length: limits.greatestScore }, () => 0);
  for (const { score } of titles) {
    if (score === null) continue;
    const at = pointOf(score) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, at) => ({ score: at + 1, titles: count }));
}

/** The year of a day that may be known no further. */
const yearIn = (day: string | null): string[] => (day === null ? [] : [day.slice(0, 4)]);

/**
 * The statistics of a list of one kind. Genres, makers, years and formats count what was begun: plans are nobody's
 * taste yet. A title with several genres counts for each of them.
 */
export function statisticsOf(kind: Kind, titles: readonly CountedTitle[]) {
  const begun = titles.filter(({ status, progress }) => status !== "PLANNED" || progress > 0);
  const scores = titles.flatMap(({ score }) => score ?? []);
  const seen = begun.reduce((sum, title) => sum + timesAllOf(title), 0);
  return {
    titles: titles.length,
    statuses: kindRules[kind].statuses.map((status) => ({
      status,
      titles: titles.filter((title) => title.status === status).length,
    })),
    /** Episodes or chapters, every time. */
    seen,
    minutes: begun.reduce((sum, title) => sum + minutesOf(title), 0),
    /** Titles of which nobody knows how long an episode is, and that count no minutes. */
    untimed: kind === "manga" ? 0 : begun.filter(({ minutes }) => minutes === null).length,
    /** Runs to the end after the first. */
    repeats: titles.reduce((sum, { repeats }) => sum + repeats, 0),
    scored: scores.length,
    mean_score: meanOf(scores),
    scores: scoresOf(titles),
    genres: sharesBy(begun, ({ genres }) => genres).sort(mostFirst),
    makers: sharesBy(begun, ({ makers }) => [...new Set(makers)])
      .sort(mostFirst)
      .slice(0, limits.statisticsMakers),
    /** Of when the titles came out, oldest first. */
    years: sharesBy(begun, ({ year }) => (year === null ? [] : [String(year)])).sort(byName),
    formats: sharesBy(begun, ({ type }) => [type]).sort(mostFirst),
    /** Of when they were finished, as far as it is known, oldest first. */
    finished: sharesBy(
      titles.filter(({ status }) => status === "COMPLETED"),
      ({ finished }) => yearIn(finished),
    ).sort(byName),
  };
}
