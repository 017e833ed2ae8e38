import type { AnimeStatus } from "../../../shared/kind.ts";

/** The lists that recommendations are made from, the most telling first. */
const sources = ["COMPLETED", "WATCHING", "PLANNED"] as const satisfies readonly AnimeStatus[];

/** How many anime each list holds; undefined while that is not known. */
type ListSizes = Readonly<Record<AnimeStatus, number | undefined>>;

/** The list to base recommendations on: the first that holds anything. Undefined without one, and while it is open. */
export function recommendationSource(sizes: ListSizes): AnimeStatus | undefined {
  for (const source of sources) {
    const size = sizes[source];
    if (size === undefined) return undefined;
    if (size > 0) return source;
  }
  return undefined;
}
