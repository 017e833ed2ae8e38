import type { Status } from "../../shared/kind.ts";

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
