import { limits } from "../../shared/limits.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";

/** A pick and why it was picked. */
export interface Recommendation {
  readonly row: number;
  readonly card: Card;
  /** Sentences such as "Fantasy and Drama, like Frieren". */
  readonly reasons: readonly string[];
}

interface Taste {
  /** Share of the liked titles that have each genre, by bit. */
  readonly weights: ReadonlyMap<string, number>;
  readonly liked: readonly Card[];
}

function tasteOf(liked: readonly Card[]): Taste {
  const weights = new Map<string, number>();
  for (const card of liked) {
    for (const genre of card.genres)
      weights.set(genre, (weights.get(genre) ?? 0) + 1 / liked.length);
  }
  return { weights, liked };
}

/** Cosine of the title's genres and the taste, warmed a little by how widely the title is known. */
function appeal(taste: Taste, card: Card): number {
  const overlap = card.genres.reduce((sum, genre) => sum + (taste.weights.get(genre) ?? 0), 0);
  const length = Math.sqrt(card.genres.length) || 1;
  return (overlap / length) * (0.5 + card.popularity / 200);
}

const nameOf = (card: Card): string => card.english ?? card.title;

function reasonFor(taste: Taste, card: Card): string[] {
  const shared = card.genres.filter((genre) => taste.weights.has(genre));
  if (shared.length === 0) return [];
  const common = (other: Card) => other.genres.filter((genre) => shared.includes(genre)).length;
  const closest = taste.liked.toSorted((a, b) => common(b) - common(a)).slice(0, 2);
  return [`${shared.join(", ")}: like ${closest.map(nameOf).join(" and ")}`];
}

/**
 * Anime that share genres with the liked ones, the best first. Leaves out what is excluded, adult titles, and
 * sequels of something that was not completed.
 */
export function recommendByGenre(
  catalogue: Catalogue,
  liked: readonly Card[],
  excluded: ReadonlySet<number>,
  completed: ReadonlySet<number>,
): Recommendation[] {
  const taste = tasteOf(liked);
  const { from, to } = catalogue.rowsOf("anime");
  const found: { row: number; card: Card; appeal: number }[] = [];
  for (let row = from; row < to; row++) {
    const card = catalogue.card(row);
    const awaitsPrequel = card.prequel !== null && !completed.has(card.prequel);
    if (card.adult || awaitsPrequel || excluded.has(card.id)) continue;
    found.push({ row, card, appeal: appeal(taste, card) });
  }
  return found
    .filter((candidate) => candidate.appeal > 0)
    .sort((a, b) => b.appeal - a.appeal || a.card.id - b.card.id)
    .slice(0, limits.recommendationsReturned)
    .map(({ row, card }) => ({ row, card, reasons: reasonFor(taste, card) }));
}
