import type { Community } from "./community-lists.ts";

/** One question to a recommender: from these titles, which of those does the person have as well? */
export interface Case {
  readonly known: readonly number[];
  readonly hidden: ReadonlySet<number>;
}

export interface Split {
  /** The lists of everybody who takes no part in the test. */
  readonly lists: readonly Uint32Array[];
  /** The titles at even positions are known. */
  readonly half: readonly Case[];
  /** The first three of them are known. */
  readonly three: readonly Case[];
}

const FOLDS = 10;
const SHORTEST_TESTED = 10;
const PICKS = 3;

/**
 * Splits a community: people whose id is `tested` modulo 10 are asked about, those of every fold in `left` and the tested
 * ones are not learnt from. Lists below ten titles are not asked about.
 */
export function splitCommunity(
  { people }: Community,
  tested: number,
  left: readonly number[],
): Split {
  const away = new Set([tested, ...left]);
  const asked = people.filter(
    ({ id, list }) => id % FOLDS === tested && list.length >= SHORTEST_TESTED,
  );
  const cases = asked.map(({ list }) => {
    const even = list.filter((_, at) => at % 2 === 0);
    const picks = even.slice(0, PICKS);
    return {
      half: { known: even, hidden: new Set(list.filter((_, at) => at % 2 === 1)) },
      three: { known: picks, hidden: new Set(list.filter((title) => !picks.includes(title))) },
    };
  });
  return {
    lists: people
      .filter(({ id }) => !away.has(id % FOLDS))
      .map(({ list }) => Uint32Array.from(list)),
    half: cases.map(({ half }) => half),
    three: cases.map(({ three }) => three),
  };
}
