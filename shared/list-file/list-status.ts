import { kindRules, type Kind, type Status } from "../kind.ts";

/** How a list file says where somebody is with a title. Our own lists have a place for all of them but "dropped". */
export type ListedStatus = "active" | "completed" | "dropped" | "on_hold" | "planned" | "repeating";

/** Every spelling of a status, without case, spaces and hyphens; old exports number them, and 5 was never used. */
const spellings: Readonly<Record<ListedStatus, readonly string[]>> = {
  active: ["watching", "currentlywatching", "reading", "currentlyreading", "current", "1"],
  completed: ["completed", "complete", "2"],
  on_hold: ["onhold", "hold", "paused", "3"],
  dropped: ["dropped", "4"],
  planned: ["plantowatch", "plantoread", "planned", "planning", "5", "6"],
  repeating: ["rewatching", "rereading", "repeating"],
};

const statusBySpelling = new Map(
  Object.entries(spellings).flatMap(([status, words]) =>
    words.map((word) => [word, status as ListedStatus]),
  ),
);

/** What a file's word for a status means; undefined when it means none. */
export const listedStatus = (word: string): ListedStatus | undefined =>
  statusBySpelling.get(word.toLowerCase().replace(/[\s_-]+/g, ""));

/** MyAnimeList's words for a status. Who watches again is Completed there, with a mark. */
const statusWords: Record<Kind, Readonly<Record<ListedStatus, string>>> = {
  anime: {
    active: "Watching",
    completed: "Completed",
    on_hold: "On-Hold",
    dropped: "Dropped",
    planned: "Plan to Watch",
    repeating: "Completed",
  },
  manga: {
    active: "Reading",
    completed: "Completed",
    on_hold: "On-Hold",
    dropped: "Dropped",
    planned: "Plan to Read",
    repeating: "Completed",
  },
};

/** Our own statuses as list files know them. */
function listed(kind: Kind, status: Status): ListedStatus {
  if (status === kindRules[kind].active) return "active";
  return status === "COMPLETED" ? "completed" : "planned";
}

/** A status in MyAnimeList's words: what an imported file said as long as that is true, else our own. */
export const statusWord = (kind: Kind, status: Status, listedAs: ListedStatus | null): string =>
  statusWords[kind][listedAs ?? listed(kind, status)];
