import { grouped } from "../../shared/words/grouped.ts";
import type { Status } from "../../shared/kind.ts";
import { notAvailable } from "../../shared/not-available.ts";

/** How a status reads on a screen. */
export const statusWords: Readonly<Record<Status, string>> = {
  PLANNED: "Planned",
  WATCHING: "Watching",
  READING: "Reading",
  COMPLETED: "Completed",
};

/** A word with a capital letter in front. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const acronyms: readonly string[] = ["tv", "ova", "ona"];

/** How a title's type reads on a screen, for example 'TV Special' for tv_special. */
export const typeLabel = (type: string): string =>
  type
    .split("_")
    .map((word) => (acronyms.includes(word) ? word.toUpperCase() : capitalised(word)))
    .join(" ");

/** A season with its year as screens show it; 'N/A' when neither is known. */
export function airedIn(season: string | null, year: number | null): string {
  const parts = [season === null ? undefined : capitalised(season), year ?? undefined];
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? notAvailable : known.join(" ");
}

/** '1,234 titles', '1 title'. */
export const titleCount = (count: number): string =>
  `${grouped(count)} ${count === 1 ? "title" : "titles"}`;
