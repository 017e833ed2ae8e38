import type { Title } from "../../catalogue/title.ts";

/** A crossover is a side story of several franchises, and part of none of them. */
const isCrossover = ({ relations }: Title): boolean =>
  relations.filter(({ kind }) => kind === "side").length > 1;

/**
 * For each row the first row of its franchise: of all titles that relations hold together, whichever way they lead
 * (union by the smaller row, with path halving; Tarjan and van Leeuwen, 1984).
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
  const rowOf = new Map(rows.map((title, row) => [`${title.kind} ${title.id}`, row]));
  for (const [row, title] of rows.entries()) {
    if (isCrossover(title)) continue;
    for (const { id } of title.relations) {
      const other = rowOf.get(`${title.kind} ${id}`);
      if (other === undefined) continue;
      const [one, two] = [headOf(row), headOf(other)];
      heads[Math.max(one, two)] = Math.min(one, two);
    }
  }
  return heads.map((_, row) => headOf(row));
}
