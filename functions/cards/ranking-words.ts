import { sentence } from "./words.ts";

/** A ranking list, as a card tells of it. */
export interface RankedList {
  readonly name: string;
  readonly username: string;
  /** How many entries it has. */
  readonly count: number;
  /** What its first entries are called, the best first; at most ten. */
  readonly entries: readonly string[];
}

/** The card in words, also where nothing draws it. */
export function rankingWords(card: RankedList): string {
  const { name, username, count, entries } = card;
  const more = count > entries.length ? " and more" : "";
  const names = entries.map((entry, at) => `${at + 1}. ${entry}`).join(", ");
  return sentence(`${name}, a ranking of ${count} by ${username}: ${names}${more}`);
}
