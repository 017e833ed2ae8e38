import type { Title } from "../../../catalogue/title.ts";

/**
 * For each row the first row of its franchise: of all titles that relations hold together, whichever way they lead
 * (union by the smaller row, with path halving; Tarjan and van Leeuwen, 1984). A side story of several franchises, a
 * crossover, joins none of them.
 */
export function franchisesOf(rows: readonly Title[]): Uint32Array {
  const heads = Uint32Array.from(rows.keys());
  const headOf = (row: number): number => {
    let at = row;
    for (let above = heads[at] ?? at; above !== at; above = heads[at] ?? at) {
      heads[at] = heads[above] ?? above;
      at = heads[at] ?? above;
    }
    return at;
  };
  const join = (row: number, other: number): void => {
    const [one, two] = [headOf(row), headOf(other)];
    heads[Math.max(one, two)] = Math.min(one, two);
  };
  const rowOf = new Map(rows.map((title, row) => [`${title.kind} ${title.id}`, row]));
  const beside = new Map<number, number[]>();
  for (const [row, { kind, relations }] of rows.entries()) {
    for (const relation of relations) {
      const other = rowOf.get(`${kind} ${relation.id}`);
      if (other === undefined) continue;
      if (relation.kind === "side") beside.set(row, [...(beside.get(row) ?? []), other]);
      else join(row, other);
    }
  }
  for (const [row, [first, ...more]] of beside) {
    if (more.length === 0 && first !== undefined) join(row, first);
  }
  // By now it is known what belongs together: several parts of one franchise are one.
  for (const [row, others] of beside) {
    const isCrossover = new Set(others.map(headOf)).size > 1;
    if (!isCrossover) for (const other of others) join(row, other);
  }
  return heads.map((_, row) => headOf(row));
}
