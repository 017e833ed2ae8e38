/** A week without an episode, or a new start of the count after a long break. */
export type BroadcastException =
  /** No episode on this day (Japanese date). */
  | { readonly skip: string }
  /** The episode of this day (Japanese date) has this number; the weeks after it count on from there. */
  | { readonly from: string; readonly episode: number };

/** What a weekly rule cannot know, by MyAnimeList id, oldest first. */
export const broadcastExceptions: Readonly<Record<number, readonly BroadcastException[]>> = {
  // One Piece: breaks over the years, then back from its longest one with the Elbaph arc.
  21: [
    { from: "2025-04-06", episode: 1123 },
    { from: "2026-04-05", episode: 1156 },
  ],
};
