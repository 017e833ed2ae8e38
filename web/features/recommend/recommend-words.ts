import type { Kind } from "../../../shared/kind.ts";

/** What the page calls things by where anime and manga differ. */
interface RecommendWords {
  readonly heading: string;
  readonly listHint: string;
  readonly pickOne: string;
  readonly find: string;
}

/** The words of the page for each kind. */
export const recommendWords: Readonly<Record<Kind, RecommendWords>> = {
  anime: {
    heading: "What to watch next",
    listHint: "What you have completed tells most about your taste.",
    pickOne: "Pick an anime",
    find: "Find something to watch",
  },
  manga: {
    heading: "What to read next",
    listHint: "What you have completed tells most about your taste, anime included.",
    pickOne: "Pick a manga",
    find: "Find something to read",
  },
};
