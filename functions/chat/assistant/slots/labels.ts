import { moodIn } from "../moods.ts";
import { genreSpellings, spelledIn, themeSpellings } from "../vocabulary.ts";
import { alternativesIn } from "./alternatives.ts";

/** Genres and themes that are wished for, and those that are not. */
export interface Labels {
  readonly genres: readonly string[];
  readonly themes: readonly string[];
  /** Genres and themes of which any one will do. */
  readonly anyOf: readonly string[];
  readonly without: readonly string[];
  /** What would break the mood that is wished for; nobody named it. */
  readonly avoid: readonly string[];
}

const merged = (
  named: readonly string[],
  ofMood: readonly string[] = [],
  leftOut: readonly string[],
): string[] => [...new Set([...named, ...ofMood])].filter((label) => !leftOut.includes(label));

/** "As dark as Berserk" says of Berserk what a model says anyway. */
const comparesMood = /\b(?:as|so) \w+ (?:as|wie)\b/;

/** What is wanted, with what is said of a mood that is not: "not so sad" names one by itself. */
const moodText = (wanted: string, rest: string): string =>
  /\bnot (?:so|as|that|too)\b|\bless\b/.test(rest) ? rest : wanted;

/** The labels that a text names, by themselves or by a mood. `open` is what is wanted without names of makers. */
export function labelsIn(
  rest: string,
  { wanted, open, unwanted }: Readonly<Record<"open" | "unwanted" | "wanted", string>>,
): Labels {
  const shunned = moodIn(unwanted);
  const without = [
    ...spelledIn(genreSpellings, unwanted),
    ...spelledIn(themeSpellings, unwanted),
    ...(shunned?.genres ?? []),
    ...(shunned?.themes ?? []),
  ];
  const isCompared = rest.includes("§") && comparesMood.test(open);
  const mood = isCompared ? undefined : moodIn(moodText(wanted, rest));
  const anyOf = alternativesIn(open).filter((label) => !without.includes(label));
  const notOffered = [...without, ...anyOf];
  return {
    genres: merged(spelledIn(genreSpellings, open), mood?.genres, notOffered),
    themes: merged(spelledIn(themeSpellings, open), mood?.themes, notOffered),
    anyOf,
    without,
    avoid: mood?.avoid ?? [],
  };
}
