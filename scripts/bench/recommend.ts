import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import { learnModel } from "../../functions/recommend/learn.ts";
import { Model } from "../../functions/recommend/model.ts";
import { recommend } from "../../functions/recommend/recommend.ts";
import { benchCommunity } from "./recommend/community.ts";
import { easeScorer } from "./recommend/ease.ts";
import { itemKnnScorer } from "./recommend/item-knn.ts";
import { measure, type Scorer } from "./recommend/measure.ts";
import { splitCommunity } from "./recommend/split.ts";
import type { BenchTable } from "./table.ts";

/** The people whose id ends in this digit are asked about and not learnt from; tuning looks at those of 1 only. */
const TESTED = 0;
/** EASE^R wants less ridge for half a profile than for three titles: both are measured. */
const EASE_RIDGES = [100, 500];
const LARGE_SHELF = 5000;
const TIMED = 200;

/** Measures recommendations against the textbook's on the same people: nDCG@10, coverage, size and time. */
export function benchRecommend(): BenchTable {
  const community = benchCommunity();
  const size = community.titles.length;
  const { lists, half, three } = splitCommunity(community, TESTED, []);
  const rows: BenchTable["rows"] = [];
  const add = (
    what: string,
    scorer: Scorer,
    targets: readonly [string?, string?, string?] = [],
  ) => {
    const [onHalf, onThree] = [measure(scorer, half, size), measure(scorer, three, size)];
    const [ofHalf, ofThree, ofCoverage] = targets;
    rows.push(
      row(`${what}: nDCG@10, half of the list known`, onHalf.ndcg, ofHalf),
      row(`${what}: nDCG@10, three titles known`, onThree.ndcg, ofThree),
      row(`${what}: share of the catalogue recommended (half)`, onHalf.coverage, ofCoverage),
    );
    return { half: onHalf.ndcg, three: onThree.ndcg };
  };

  const counts = new Float64Array(size);
  for (const title of lists.flatMap((list) => [...list])) counts[title] = (counts[title] ?? 0) + 1;
  const popularity = add("popularity", () => counts);
  const baselines = [
    popularity,
    add("ItemKNN", itemKnnScorer(lists, size)),
    ...EASE_RIDGES.map((ridge) => add(`EASE^R, ridge ${ridge}`, easeScorer(lists, size, ridge))),
  ];
  const target = (of: "half" | "three", goal: number) => {
    const best = Math.max(...baselines.map((baseline) => baseline[of]));
    return `≥ ${rounded(best + 0.005)}, goal ${goal}`;
  };
  const above = (of: "half" | "three") => `≥ ${rounded(1.1 * popularity[of])}`;

  const ids = (list: Uint32Array) => Array.from(list, (title) => idOf(title));
  const idOf = (title: number) => community.titles[title]?.id ?? 0;
  const startedAt = performance.now();
  const bytes = learnModel("anime", community.titles, lists.map(ids));
  const seconds = (performance.now() - startedAt) / 1000;
  const model = new Model(bytes);
  add("ours", scorerOf(model), [target("half", 0.735), target("three", 0.5), "≥ 0.1"]);
  const blind = new Model(learnModel("anime", community.titles, []));
  add("ours without any list", scorerOf(blind), [above("half"), above("three")]);

  const catalogue = openSnapshot(writeSnapshot(community.titles));
  const answer = (liked: readonly number[]) => () =>
    recommend(catalogue, model, {
      kind: "anime",
      liked,
      excluded: new Set(liked),
      completed: new Set(liked),
    });
  const shelf = [...model.ids].slice(0, LARGE_SHELF);
  rows.push(
    { what: "ours: size of the model, MB", value: rounded(bytes.length / 1e6), target: "≤ 30" },
    { what: "ours: training, s", value: rounded(seconds) },
    {
      what: "ours: answer with reasons for half a list, p95, ms",
      value: p95(half.map(({ known }) => answer(known.map(idOf)))),
      target: "≤ 20",
    },
    {
      what: `ours: the same for ${shelf.length} titles, p95, ms`,
      value: p95(Array.from({ length: TIMED }, () => answer(shelf))),
      target: "≤ 20",
    },
  );
  return {
    title: "Recommendations",
    rows,
    note: `On ${community.origin}: ${lists.length} lists learnt from, ${half.length} people asked about, ${size} titles.`,
  };

  /** Scores by the benchmark's positions; the model knows ids, and leaves out what nothing is known of. */
  function scorerOf(learnt: Model): Scorer {
    const positions = community.titles.map(({ id }) => learnt.position(id));
    return (known) => {
      const scores = learnt.scores(known.map(idOf));
      return positions.map((position) =>
        position === undefined ? -Infinity : (scores[position] ?? 0),
      );
    };
  }
}

const row = (what: string, value: number, target: string | undefined) => ({
  what,
  value: rounded(value),
  ...(target !== undefined && { target }),
});

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

function p95(runs: readonly (() => unknown)[]): number {
  const timed = runs.slice(0, TIMED);
  // Once more than is counted, so that everything is compiled.
  for (const run of timed) run();
  const timesMs = timed.map((run) => {
    const startedAt = performance.now();
    run();
    return performance.now() - startedAt;
  });
  return rounded(timesMs.sort((a, b) => a - b)[Math.floor(0.95 * (timesMs.length - 1))] ?? 0);
}
