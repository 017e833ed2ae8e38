export const kinds = ["anime", "manga"] as const;
export type Kind = (typeof kinds)[number];

export const animeStatuses = ["PLANNED", "WATCHING", "COMPLETED"] as const;
export const mangaStatuses = ["PLANNED", "READING", "COMPLETED"] as const;
export type AnimeStatus = (typeof animeStatuses)[number];
export type MangaStatus = (typeof mangaStatuses)[number];
export type Status = AnimeStatus | MangaStatus;

/** What differs between anime and manga in words and rules; everything else treats the two alike. */
export interface KindRules {
  readonly statuses: readonly Status[];
  /** The status of an entry that is begun and not finished. */
  readonly active: Status;
  /** What progress counts. */
  readonly unit: "episode" | "chapter";
  readonly units: "episodes" | "chapters";
}

export const kindRules: Record<Kind, KindRules> = {
  anime: { statuses: animeStatuses, active: "WATCHING", unit: "episode", units: "episodes" },
  manga: { statuses: mangaStatuses, active: "READING", unit: "chapter", units: "chapters" },
};

/** The status that a word means for a kind, whatever its case; undefined when it means none. */
export function statusOf(kind: Kind, word: string): Status | undefined {
  const upper = word.toUpperCase();
  return kindRules[kind].statuses.find((status) => status === upper);
}
