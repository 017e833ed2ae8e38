import { limits } from "../../shared/limits.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";
import { franchiseOf } from "./franchise.ts";
import type { Model } from "./model.ts";
import { reasonsFor } from "./reasons.ts";
import { Strongest } from "./strongest.ts";

/** A recommended anime and why it is. */
export interface Recommendation {
  readonly row: number;
  readonly card: Card;
  /** Sentences for the user, the most telling first. */
  readonly reasons: readonly string[];
}

/** What recommendations start from, and what they must leave out; all of them ids of anime. */
export interface Wishes {
  readonly liked: readonly number[];
  /** What the user knows or does not want: lists, picks, 'not interested'. */
  readonly excluded: ReadonlySet<number>;
  readonly completed: ReadonlySet<number>;
}

/** So many of the best are looked at: plenty, even where most turn out to be sequels of something unseen. */
const CONSIDERED = 500;

/**
 * The anime that suit what is liked, the best first, at most 20 and one of each franchise. Adult titles, what is
 * excluded, what goes on from or belongs to something that was not completed, and what nothing can be said for are left out.
 */
export function recommend(catalogue: Catalogue, model: Model, wishes: Wishes): Recommendation[] {
  const franchises = new Set<string>();
  const found: Recommendation[] = [];
  const groundsOf = model.grounds(wishes.liked);
  for (const row of bestRows(catalogue, model, wishes)) {
    if (found.length === limits.recommendationsReturned) break;
    const card = catalogue.card(row);
    const needed = catalogue.needs(row);
    const isTooEarly = needed !== null && !wishes.completed.has(needed);
    const franchise = franchiseOf(catalogue, row);
    if (isTooEarly || franchises.has(franchise)) continue;
    const reasons = reasonsFor(catalogue, card, groundsOf(card.id));
    if (reasons.length === 0) continue;
    franchises.add(franchise);
    found.push({ row, card, reasons });
  }
  return found;
}

/** Rows of anime that may be recommended, the highest score first. */
function bestRows(catalogue: Catalogue, model: Model, { liked, excluded }: Wishes): number[] {
  const best = new Strongest(CONSIDERED);
  model.scores(liked).forEach((score, position) => {
    if (!excluded.has(model.ids[position] ?? 0)) best.offer(position, score);
  });
  return Array.from(best.descending(), (position) =>
    catalogue.find("anime", model.ids[position] ?? 0),
  ).filter((row) => row !== undefined && catalogue.adults[row] === 0) as number[];
}
