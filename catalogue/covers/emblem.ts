import type { Genre } from "../../shared/filters.ts";
import type { Inks } from "./pigments.ts";

/** What an emblem says of a title: a genre, or a theme as the catalogue names it. */
export type Tag = Genre | (string & {});

/** One thing that stands for a title: drawn around the origin, within 100 units of it on each side. */
export interface Emblem {
  readonly draw: (inks: Inks) => string;
  /** Whether it stands on the ground, its foot 100 units below the origin; else it may hang in the sky. */
  readonly stands: boolean;
  /** Genres and themes whose titles may show it; none for what belongs to one story alone. */
  readonly tags: readonly Tag[];
}

/** A thing that hangs in the sky, or on a wall. */
export const floating = (tags: readonly Tag[], draw: Emblem["draw"]): Emblem => ({
  draw,
  stands: false,
  tags,
});

/** A thing that stands on the ground. */
export const standingOn = (tags: readonly Tag[], draw: Emblem["draw"]): Emblem => ({
  draw,
  stands: true,
  tags,
});
