import { relationKinds, type Title } from "../../catalogue/title.ts";
import { fc } from "../support/properties.ts";
import { example } from "./titles.ts";

const mostTitles = 8;

const relation = fc.record({
  kind: fc.constantFrom(...relationKinds),
  id: fc.integer({ min: 1, max: mostTitles }),
});

/** A few anime, most of which are related to others of them. */
export const relatedAnime: fc.Arbitrary<Title[]> = fc
  .array(
    fc.record({
      relations: fc.array(relation, { maxLength: 2 }),
      popularity: fc.integer({ min: 0, max: 9 }),
      year: fc.integer({ min: 2000, max: 2009 }),
    }),
    { maxLength: mostTitles },
  )
  .map((all) => all.map((facts, at) => example({ id: at + 1, ...facts })));

/** The ids of each title's franchise, as a naive reader gathers them. The titles are of one kind, the best known first. */
export function naiveFranchises(titles: readonly Title[]): (id: number) => ReadonlySet<number> {
  const franchises = new Map(titles.map(({ id }) => [id, new Set([id])]));
  const franchiseOf = (id: number): Set<number> => franchises.get(id) ?? new Set([id]);
  const join = (id: number, other: number): void => {
    const both = new Set([...franchiseOf(id), ...franchiseOf(other)]);
    for (const each of both) franchises.set(each, both);
  };
  const relatedTo = ({ relations }: Title, isSide: boolean): number[] =>
    relations
      .filter(({ kind, id }) => (kind === "side") === isSide && franchises.has(id))
      .map(({ id }) => id);
  for (const title of titles) {
    for (const other of relatedTo(title, false)) join(title.id, other);
  }
  // A side story belongs to what it stands beside: first what stands beside one title, then beside several of one franchise.
  for (const hasSeveral of [false, true]) {
    for (const title of titles) {
      const others = relatedTo(title, true);
      const isOne = new Set(others.map(franchiseOf)).size === 1;
      if (others.length > 1 === hasSeveral && isOne) join(title.id, others[0] ?? title.id);
    }
  }
  return franchiseOf;
}
