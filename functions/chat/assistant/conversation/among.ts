import type { Desk } from "../../tools/desk.ts";
import type { Sort } from "../../tools/search-catalogue.ts";
import type { Intent } from "../intents/rows.ts";

const ofThose =
  /\b(?:those|these|them|they|of the (?:two|three|four|five)|davon|denen|diesen|von ihnen)\b|^(?:and |und )?(?:which|whats|what is|welche\w*|the|die|das|der)(?: one)?(?: (?:is|ist))?(?: the| die| das| der)? \w+(?: one)?$|(?:その|この)(?:中|うち)/;

/** What tells how titles compare that are put in an order. */
const facts: Readonly<Record<Sort, Intent>> = {
  longest: "episodes",
  shortest: "episodes",
  newest: "year",
  oldest: "year",
  popular: "score",
};

/** The title that "which of those is the shortest?" means among those of the last answer, and the fact that tells why. */
export function pickedAmong(
  { catalogue }: Desk,
  rest: string,
  sort: Sort | undefined,
  answered: readonly number[],
): { readonly row: number; readonly intent: Intent } | undefined {
  if (sort === undefined || answered.length < 2 || !ofThose.test(rest)) return undefined;
  const card = (row: number) => catalogue.card(row);
  const began = (row: number): string => card(row).from ?? String(catalogue.years[row] ?? "");
  // What still runs has no total, and is the longest of all.
  const total = (row: number): number => card(row).total ?? Infinity;
  const orders: Readonly<Record<Sort, (a: number, b: number) => number>> = {
    longest: (a, b) => Number(total(b) > total(a)) - Number(total(b) < total(a)),
    shortest: (a, b) => Number(total(a) > total(b)) - Number(total(a) < total(b)),
    newest: (a, b) => began(b).localeCompare(began(a)),
    oldest: (a, b) => began(a).localeCompare(began(b)),
    popular: (a, b) => card(b).popularity - card(a).popularity,
  };
  const [row] = answered.toSorted(orders[sort]);
  return row === undefined ? undefined : { row, intent: facts[sort] };
}
