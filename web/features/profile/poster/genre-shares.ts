import type { ListStatistics } from "../../statistics/statistics-words.ts";

/** How many titles of both lists are of a genre. */
export interface GenreShare {
  readonly name: string;
  readonly titles: number;
}

const genresShown = 6;

/** The genres of most titles of some lists together, most first. */
export function topGenres(lists: readonly Pick<ListStatistics, "genres">[]): GenreShare[] {
  const counts = new Map<string, number>();
  for (const { name, titles } of lists.flatMap(({ genres }) => genres)) {
    counts.set(name, (counts.get(name) ?? 0) + titles);
  }
  return [...counts]
    .map(([name, titles]) => ({ name, titles }))
    .sort((a, b) => b.titles - a.titles || (a.name < b.name ? -1 : 1))
    .slice(0, genresShown);
}
