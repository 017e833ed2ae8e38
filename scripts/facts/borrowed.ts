import { plainText } from "../../catalogue/sources/values.ts";
import type { DatasetRow } from "../datasets.ts";

/** A run of so many words that another synopsis has as well is no chance. */
const RUN = 8;

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/['’]/g, "")
    .match(/[a-z0-9]+/g) ?? [];

const runsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(" "));
};

/** The first run of eight words of each synopsis that stands in one of other people's, too, by the synopsis' name. */
export function borrowedRuns(
  synopses: ReadonlyMap<string, string>,
  others: Iterable<DatasetRow>,
): ReadonlyMap<string, string> {
  const owners = new Map<string, string[]>();
  for (const [name, text] of synopses) {
    for (const run of runsOf(text)) owners.set(run, [...(owners.get(run) ?? []), name]);
  }
  const borrowed = new Map<string, string>();
  for (const { synopsis } of others) {
    for (const run of runsOf(plainText(synopsis) ?? "")) {
      for (const name of owners.get(run) ?? []) borrowed.set(name, borrowed.get(name) ?? run);
    }
  }
  return borrowed;
}
