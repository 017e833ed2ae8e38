import { oklch } from "./colour.ts";

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees, of OKLCH. */
type Tone = readonly [lightness: number, chroma: number, hue: number];

/** Colours by the names that painters give them, for skies and emblems. */
export const pigments = {
  white: [0.98, 0.005, 90],
  bone: [0.92, 0.03, 85],
  silver: [0.84, 0.015, 250],
  steel: [0.62, 0.035, 250],
  slate: [0.42, 0.035, 260],
  coal: [0.26, 0.02, 270],
  blood: [0.42, 0.16, 25],
  crimson: [0.55, 0.2, 22],
  vermilion: [0.64, 0.2, 35],
  coral: [0.73, 0.15, 28],
  orange: [0.74, 0.17, 55],
  amber: [0.81, 0.16, 75],
  gold: [0.79, 0.14, 88],
  straw: [0.88, 0.11, 92],
  lemon: [0.92, 0.16, 104],
  lime: [0.85, 0.19, 125],
  leaf: [0.66, 0.17, 142],
  forest: [0.42, 0.1, 150],
  olive: [0.52, 0.09, 115],
  jade: [0.7, 0.13, 165],
  teal: [0.6, 0.1, 195],
  cyan: [0.83, 0.12, 205],
  azure: [0.64, 0.16, 248],
  cobalt: [0.5, 0.2, 262],
  navy: [0.34, 0.11, 265],
  indigo: [0.42, 0.18, 277],
  violet: [0.54, 0.21, 295],
  lilac: [0.79, 0.1, 305],
  plum: [0.4, 0.13, 325],
  magenta: [0.63, 0.24, 345],
  rose: [0.7, 0.17, 8],
  pink: [0.84, 0.1, 355],
  brown: [0.45, 0.08, 55],
  bronze: [0.6, 0.1, 65],
  tan: [0.74, 0.07, 72],
  sand: [0.87, 0.06, 85],
} as const satisfies Record<string, Tone>;

export type Pigment = keyof typeof pigments;

/** The colours of which an emblem is drawn, each `#rrggbb`; light falls from the upper left. */
export interface Inks {
  readonly main: string;
  /** The side of `main` away from the light. */
  readonly shade: string;
  /** The side of `main` in the light. */
  readonly shine: string;
  readonly accent: string;
  readonly accentShade: string;
  /** The darkest colour, for lines, holes and pupils. */
  readonly ink: string;
  /** The lightest colour, for sparks, teeth and paper. */
  readonly paper: string;
}

/** The inks of an emblem of a colour and an accent, under a sky of a hue. */
export function inksOf(main: Pigment, accent: Pigment, skyHue: number): Inks {
  return {
    main: plain(pigments[main]),
    shade: darker(pigments[main]),
    shine: lighter(pigments[main]),
    accent: plain(pigments[accent]),
    accentShade: darker(pigments[accent]),
    ink: oklch(0.17, 0.03, skyHue),
    paper: oklch(0.97, 0.015, skyHue),
  };
}

const plain = ([lightness, chroma, hue]: Tone): string => oklch(lightness, chroma, hue);

const darker = ([lightness, chroma, hue]: Tone): string =>
  oklch(lightness * 0.74, chroma * 0.95, hue + (hue > 60 && hue < 120 ? -14 : 8));

const lighter = ([lightness, chroma, hue]: Tone): string =>
  oklch(lightness + (0.98 - lightness) * 0.5, chroma * 0.6, hue);
