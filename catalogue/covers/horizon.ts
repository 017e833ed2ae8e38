import type { Tag } from "./emblem.ts";
import type { Palette } from "./palette.ts";
import type { Random } from "./random.ts";

/** A place under the sky of a cover: the ground, and what stands far off. */
export interface Horizon {
  /** Draws it over the whole width, from about 440 down to the foot at 850; above it is sky. */
  readonly draw: (palette: Palette, random: Random) => string;
  /** Genres and themes whose titles may be set there. */
  readonly tags: readonly Tag[];
}

/** A place for titles of these genres and themes. */
export const horizon = (tags: readonly Tag[], draw: Horizon["draw"]): Horizon => ({ draw, tags });
