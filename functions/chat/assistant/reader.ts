import type { Desk } from "../desk.ts";
import { findMentions, type Mentions } from "./titles/mentions.ts";

/** Who reads one conversation, and remembers what it has read until the answer is given. */
export interface Reader {
  readonly desk: Desk;
  /** Rows of the asker's own lists. */
  readonly listed: ReadonlySet<number>;
  /** The titles that a text names; what stands in several turns is looked up once. */
  mentionsIn(text: string): Mentions;
}

/** A reader at a desk who has read nothing yet. */
export function readerAt(desk: Desk, listed: ReadonlySet<number>): Reader {
  const read = new Map<string, Mentions>();
  return {
    desk,
    listed,
    mentionsIn(text) {
      const mentions = read.get(text) ?? findMentions(desk.catalogue, text);
      read.set(text, mentions);
      return mentions;
    },
  };
}
