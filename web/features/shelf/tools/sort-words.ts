import { isAscending, type Sort, type SortName } from "./sorting.ts";

/** What a list is sorted by, as it reads on a screen. */
export const sortWords: Readonly<Record<SortName, string>> = {
  changed: "Last changed",
  title: "Title",
  score: "Score",
  progress: "Progress",
  year: "Year",
  started: "Started",
  finished: "Finished",
  repeats: "Repeats",
  status: "Status",
  airs: "Airs next",
  behind: "Behind",
};

/** What pressing the direction of a sort does, and how it stands: "Ascending: show descending". */
export function directionWords(sort: Sort): string {
  const [now, next] = isAscending(sort) ? ["Ascending", "descending"] : ["Descending", "ascending"];
  return `${now}, switch to ${next}`;
}
