/** An addition counts half after this many days. */
const halfLifeDays = 2;
/** What the best known title has in hand over an unknown one, in additions of today. */
const fameInAdditions = 4;

/** What decides how hot an anime is. */
export interface Warmth {
  /** Additions to lists by day, today first. */
  readonly additions: readonly number[];
  /** 0 to 100. */
  readonly popularity: number;
  readonly isAiring: boolean;
}

/**
 * How hot an anime is: additions of the last days, halved every two days, over a prior from how widely it is known,
 * so that a quiet week still shows good titles. What airs now is worth twice its fame.
 */
export function heat({ additions, popularity, isAiring }: Warmth): number {
  const activity = additions.reduce(
    (sum, n, daysAgo) => sum + n * 0.5 ** (daysAgo / halfLifeDays),
    0,
  );
  return activity + fameInAdditions * (popularity / 100) ** 3 * (isAiring ? 2 : 1);
}
