import type { Tier } from "../../achievements.ts";

/** The tones of a badge: its rim from light to dark, the enamel inside, and what is drawn on it. */
export interface Metal {
  readonly light: string;
  readonly base: string;
  readonly dark: string;
  readonly enamel: readonly [top: string, bottom: string];
  readonly glyph: string;
}

/** Told apart by lightness as well as by hue, on light and on dark pages. */
export const metals: Readonly<Record<Tier, Metal>> = {
  bronze: {
    light: "#f6c99b",
    base: "#c27a43",
    dark: "#7a421b",
    enamel: ["#6b3a1d", "#3d1d0d"],
    glyph: "#ffe2c4",
  },
  silver: {
    light: "#ffffff",
    base: "#b4c0d0",
    dark: "#6d7b90",
    enamel: ["#55647c", "#2b3548"],
    glyph: "#f4f8ff",
  },
  gold: {
    light: "#fff3b8",
    base: "#eab530",
    dark: "#9a6708",
    enamel: ["#8a5a0a", "#4c2c04"],
    glyph: "#fff0b0",
  },
  jade: {
    light: "#c9ffe8",
    base: "#34c697",
    dark: "#0d6f57",
    enamel: ["#0f6b58", "#043a33"],
    glyph: "#d5fff0",
  },
  violet: {
    light: "#eddcff",
    base: "#a067f2",
    dark: "#5a25b8",
    enamel: ["#5527a8", "#260b5c"],
    glyph: "#f0e3ff",
  },
};
