import { Strongest } from "../../../functions/recommend/strongest.ts";
import type { Scorer } from "./measure.ts";

const SHRINK = 10;
const NEIGHBOURS = 200;

/** ItemKNN: each title is as near as its 200 nearest by shrunk cosine that somebody has. */
export function itemKnnScorer(lists: readonly Uint32Array[], titles: number): Scorer {
  const listedBy: number[][] = Array.from({ length: titles }, () => []);
  lists.forEach((list, person) => {
    for (const title of list) listedBy[title]?.push(person);
  });
  const norms = listedBy.map(({ length }) => Math.sqrt(length));
  /** For each title, those that count it among their nearest, and how near. */
  const nearTo: { target: number; nearness: number }[][] = norms.map(() => []);
  listedBy.forEach((people, target) => {
    const together = new Float64Array(titles);
    for (const person of people) {
      for (const title of lists[person] ?? []) together[title] = (together[title] ?? 0) + 1;
    }
    together[target] = 0;
    const nearness = together.map(
      (count, other) => count / ((norms[target] ?? 0) * (norms[other] ?? 0) + SHRINK),
    );
    const nearest = new Strongest(NEIGHBOURS);
    nearness.forEach((near, other) => {
      if (near > 0) nearest.offer(other, near);
    });
    for (const other of nearest.descending()) {
      nearTo[other]?.push({ target, nearness: nearness[other] ?? 0 });
    }
  });
  return (known) => {
    const scores = new Float64Array(titles);
    for (const title of known) {
      for (const { target, nearness } of nearTo[title] ?? []) {
        scores[target] = (scores[target] ?? 0) + nearness;
      }
    }
    return scores;
  };
}
