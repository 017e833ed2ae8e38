import { oklch } from "./colour.ts";
import { type Pigment, pigments } from "./pigments.ts";

/** The hour and weather of a cover. */
export const lights = ["dawn", "day", "dusk", "night", "storm", "print"] as const;
export type Light = (typeof lights)[number];

/** The colours of the world of one cover, each `#rrggbb`. */
export interface Palette {
  readonly light: Light;
  readonly skyTop: string;
  readonly skyMiddle: string;
  readonly skyLow: string;
  /** Layers of the landscape, each nearer and darker than the one before. */
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly ink: string;
  /** Sun, moon, lamps, windows. */
  readonly lamp: string;
  readonly paper: string;
  readonly accent: string;
  readonly accentShade: string;
}

type Tone = readonly [lightness: number, chroma: number];
type Layer = "skyTop" | "skyMiddle" | "skyLow" | "far" | "mid" | "near" | "ink" | "lamp";

const tones: Record<Light, Record<Layer, Tone>> = {
  dawn: {
    skyTop: [0.72, 0.1],
    skyMiddle: [0.85, 0.08],
    skyLow: [0.94, 0.07],
    far: [0.74, 0.08],
    mid: [0.58, 0.09],
    near: [0.4, 0.08],
    ink: [0.24, 0.06],
    lamp: [0.98, 0.05],
  },
  day: {
    skyTop: [0.66, 0.15],
    skyMiddle: [0.8, 0.11],
    skyLow: [0.93, 0.05],
    far: [0.73, 0.11],
    mid: [0.56, 0.13],
    near: [0.38, 0.1],
    ink: [0.21, 0.06],
    lamp: [0.98, 0.05],
  },
  dusk: {
    skyTop: [0.36, 0.14],
    skyMiddle: [0.6, 0.17],
    skyLow: [0.85, 0.13],
    far: [0.54, 0.14],
    mid: [0.39, 0.12],
    near: [0.27, 0.08],
    ink: [0.16, 0.05],
    lamp: [0.93, 0.1],
  },
  night: {
    skyTop: [0.19, 0.09],
    skyMiddle: [0.32, 0.14],
    skyLow: [0.56, 0.15],
    far: [0.41, 0.12],
    mid: [0.3, 0.1],
    near: [0.21, 0.07],
    ink: [0.13, 0.04],
    lamp: [0.94, 0.06],
  },
  storm: {
    skyTop: [0.3, 0.05],
    skyMiddle: [0.47, 0.06],
    skyLow: [0.7, 0.05],
    far: [0.5, 0.05],
    mid: [0.37, 0.05],
    near: [0.26, 0.04],
    ink: [0.15, 0.03],
    lamp: [0.95, 0.03],
  },
  print: {
    skyTop: [0.9, 0.06],
    skyMiddle: [0.93, 0.05],
    skyLow: [0.95, 0.03],
    far: [0.8, 0.1],
    mid: [0.6, 0.14],
    near: [0.42, 0.13],
    ink: [0.22, 0.06],
    lamp: [0.99, 0.02],
  },
};

/** Hue of sunlight and of the horizon by day and at dusk. */
const sunHue = 75;
/** Film fades: the colours of this year and older ones are the softest … */
const fadedYear = 1975;
/** … and from this year on they are full. */
const vividYear = 2015;
const strongestFade = 0.4;

/** The hue of a sky that is called by a pigment, in degrees. */
export const hueOf = (sky: Pigment): number => pigments[sky][2];

/** The colours of a sky, and of a world with one accent in it, as they looked in a year (null where it is not known). */
export function paletteOf(
  { light, sky, accent }: { light: Light; sky: Pigment; accent: Pigment },
  year: number | null,
): Palette {
  const hue = hueOf(sky);
  // A sky of a grey pigment is grey.
  const vividness = Math.min(1, pigments[sky][1] / 0.1) * (1 - strongestFade * fade(year));
  const tone = (layer: Layer, at: number): string => {
    const [lightness, chroma] = tones[light][layer];
    return oklch(lightness, chroma * vividness, at);
  };
  const warm = light === "night" || light === "storm" ? hue - 20 : sunHue;
  const [accentLightness, accentChroma, accentHue] = pigments[accent];
  return {
    light,
    skyTop: tone("skyTop", hue + 12),
    skyMiddle: tone("skyMiddle", light === "dusk" ? duskHue(hue) : hue),
    skyLow: tone("skyLow", light === "print" ? hue : warm),
    far: tone("far", hue + (light === "dusk" ? 20 : 0)),
    mid: tone("mid", hue),
    near: tone("near", hue + 8),
    ink: tone("ink", hue + 12),
    lamp: tone("lamp", warm + 15),
    paper: oklch(0.97, 0.015, hue),
    accent: oklch(accentLightness, accentChroma, accentHue),
    accentShade: oklch(accentLightness * 0.72, accentChroma, accentHue + 8),
  };
}

/** Blue and violet skies redden towards the sun; the other ones keep their hue. */
const duskHue = (hue: number): number => (hue > 180 && hue < 330 ? hue + (360 - hue) * 0.7 : hue);

/** 0 for a new title, 1 for an old one; titles without a year are taken for fairly new. */
function fade(year: number | null): number {
  if (year === null) return 0.2;
  return Math.min(1, Math.max(0, (vividYear - year) / (vividYear - fadedYear)));
}
