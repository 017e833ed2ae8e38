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
