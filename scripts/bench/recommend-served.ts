import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { learnModel } from "../../functions/recommend/learn.ts";
import { Model } from "../../functions/recommend/model.ts";
import { recommend } from "../../functions/recommend/recommend.ts";
import { servedCommunity } from "./recommend/community.ts";
import { measure, type Scorer } from "./recommend/measure.ts";
import { splitCommunity } from "./recommend/split.ts";
import type { BenchTable } from "./table.ts";

/** Tuning looks at the people whose id ends in 1; all others are asked about. */
const TESTED = [0, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * Measures what a new community is served: the catalogue that ships, no list to learn from, and people whom nobody has
 * tuned on. What came after their lists were made can be neither right nor wrong, and is left out everywhere.
 */
export function benchRecommendServed(): BenchTable {
  const community = servedCommunity();
  const { titles, people } = community;
  const splits = TESTED.map((fold) => splitCommunity(community, fold, []));
  const half = splits.flatMap((split) => split.half);
  const three = splits.flatMap((split) => split.three);
  const counts = new Float64Array(titles.length);
  for (const title of people.flatMap(({ list }) => list)) counts[title] = (counts[title] ?? 0) + 1;

  const model = new Model(learnModel("anime", titles, []));
  const quality = (scorer: Scorer) => ({
    half: measure(scorer, half, titles.length),
    three: measure(scorer, three, titles.length),
  });
  const known = quality(() =>
    titles.map(({ popularity }, at) => (counts[at] === 0 ? -Infinity : popularity)),
  );
  const listed = quality(() => counts);
  const served = quality(servedScorer());
  const row = (what: string, value: number, target?: number) => ({
    what,
    value: rounded(value),
    ...(target !== undefined && { target: `≥ ${String(rounded(target))}` }),
  });
  return {
    title: "Recommendations as served",
    rows: [
      row("the best known of the catalogue: nDCG@10, half of the list known", known.half.ndcg),
      row("the best known of the catalogue: nDCG@10, three titles known", known.three.ndcg),
      row("what most of these very people have: half", listed.half.ndcg),
      row("what most of these very people have: three", listed.three.ndcg),
      row("served: half", served.half.ndcg, 1.75 * known.half.ndcg),
      row("served: three", served.three.ndcg, 1.05 * known.three.ndcg),
      row("served: share of the catalogue recommended (half)", served.half.coverage),
      row("share of the catalogue that can be recommended", model.ids.length / titles.length),
    ],
    note: `On ${community.origin}: no list learnt from, ${half.length} people asked about, ${titles.length} titles.`,
  };

  /** Scores by the place in the very answer that the product gives. */
  function servedScorer(): Scorer {
    const catalogue = openSnapshot(writeSnapshot(titles));
    const positions = new Map(titles.map(({ id }, at) => [id, at]));
    const later = titles.filter((_, at) => counts[at] === 0).map(({ id }) => id);
    return (list) => {
      const liked = list.flatMap((at) => titles[at]?.id ?? []);
      const scores = new Float64Array(titles.length).fill(-Infinity);
      const excluded = new Set([...liked, ...later]);
      const wishes = { kind: "anime", liked, excluded, completed: new Set(liked) } as const;
      recommend(catalogue, model, wishes).forEach(({ card }, place) => {
        scores[positions.get(card.id) ?? -1] = -place;
      });
      return scores;
    };
  }
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
