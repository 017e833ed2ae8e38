import type { Case } from "./split.ts";

/** Scores all titles for somebody who has these; -Infinity for what is never recommended. */
export type Scorer = (known: readonly number[]) => ArrayLike<number>;

/** How good a recommender's first ten are. */
export interface Quality {
  /** Mean nDCG@10 with binary relevance. */
  readonly ndcg: number;
  /** Share of all titles that anybody is recommended. */
  readonly coverage: number;
}

const FIRST = 10;
const discounts = Array.from({ length: FIRST }, (_, at) => 1 / Math.log2(at + 2));

/** Asks a recommender all cases; what is known is never counted as recommended. */
export function measure(scorer: Scorer, cases: readonly Case[], titles: number): Quality {
  const recommended = new Set<number>();
  let sum = 0;
  for (const { known, hidden } of cases) {
    const best = firstOf(scorer(known), new Set(known));
    let gain = 0;
    best.forEach((title, at) => {
      recommended.add(title);
      if (hidden.has(title)) gain += discounts[at] ?? 0;
    });
    const ideal = discounts.slice(0, hidden.size).reduce((total, discount) => total + discount, 0);
    sum += gain / ideal;
  }
  return { ndcg: sum / cases.length, coverage: recommended.size / titles };
}

/** The positions of the highest scores without the known ones, the highest first. */
function firstOf(scores: ArrayLike<number>, known: ReadonlySet<number>): number[] {
  const best: number[] = [];
  const score = (title: number | undefined) => scores[title ?? -1] ?? -Infinity;
  for (let title = 0; title < scores.length; title++) {
    if (known.has(title) || score(title) === -Infinity) continue;
    if (best.length === FIRST && score(title) <= score(best[FIRST - 1])) continue;
    let place = best.length;
    while (place > 0 && score(title) > score(best[place - 1])) place--;
    best.splice(place, 0, title);
    if (best.length > FIRST) best.pop();
  }
  return best;
}
