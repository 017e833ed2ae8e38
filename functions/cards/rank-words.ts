import type { Achievement } from "../../shared/achievements.ts";
import { grouped } from "../../shared/words/grouped.ts";

/** Somebody among all. */
export interface Ranked {
  readonly username: string;
  /** Their place by completed anime; -1 for nobody's. */
  readonly rank: number;
  readonly completedAnime: number;
  readonly completedManga: number;
  /** The hardest that they earned, the hardest first. */
  readonly badges: readonly Achievement[];
}

/** What a card says of a rank. */
export const rankText = (rank: number): string =>
  rank === -1 ? "A new face among Viewers" : `#${grouped(rank)} of Viewers`;

/** The card in words, also where nothing draws it. */
export function rankWords({ username, rank, ...card }: Ranked): string {
  const earned = card.badges.map(({ name }) => name).join(", ");
  return (
    `${username}: ${rankText(rank)}. Completed: ${grouped(card.completedAnime)} anime and ` +
    `${grouped(card.completedManga)} manga.${earned === "" ? "" : ` Best badges: ${earned}.`}`
  );
}
