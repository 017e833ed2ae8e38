import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";

/** The colours of one person. */
export interface Tones {
  readonly hair: string;
  readonly skin: string;
  readonly cloth: string;
  readonly trim: string;
  /** Light along the edges of hair and clothes. */
  readonly shine: string;
}

/** Colours that stand out from the dark ground on which people stand. */
export function tonesOf(palette: Palette, random: Random): Tones {
  return {
    hair: random.pick([palette.ink, palette.near, palette.accentDeep]),
    skin: palette.skin,
    cloth: random.pick([palette.ink, palette.near, palette.mid]),
    trim: random.pick([palette.paper, palette.accent]),
    shine: palette.light,
  };
}
