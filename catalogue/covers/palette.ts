import { oklch } from "./colour.ts";
import type { Random } from "./random.ts";

type Mood = "day" | "dusk" | "night";

/** What a genre contributes to the colours of a cover. */
export interface Tint {
  /** Degrees of OKLCH. */
  readonly hue: number;
  /** How far, in degrees, a title may stray from the hue. */
  readonly hueSpread: number;
  /** Set where the accent belongs to the picture (gold for a cup), whatever the second genre. */
  readonly accentHue?: number;
  readonly moods: readonly [Mood, ...Mood[]];
}

/** The colours of one cover, each `#rrggbb`. */
export interface Palette {
  readonly mood: Mood;
  readonly skyTop: string;
  readonly skyMiddle: string;
  readonly skyLow: string;
  /** Layers of the landscape, each nearer and darker than the one before. */
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly ink: string;
  /** Sun, moon, lamps. */
  readonly light: string;
  readonly paper: string;
  readonly accent: string;
  readonly accentDeep: string;
  readonly skin: string;
}

type Tone = readonly [lightness: number, chroma: number];
type Layer = "skyTop" | "skyMiddle" | "skyLow" | "far" | "mid" | "near" | "ink" | "light" | "skin";

const tones: Record<Mood, Record<Layer, Tone>> = {
  day: {
    skyTop: [0.66, 0.14],
    skyMiddle: [0.81, 0.1],
    skyLow: [0.94, 0.05],
    far: [0.74, 0.1],
    mid: [0.57, 0.12],
    near: [0.38, 0.09],
    ink: [0.2, 0.05],
    light: [0.97, 0.06],
    skin: [0.86, 0.06],
  },
  dusk: {
    skyTop: [0.36, 0.14],
    skyMiddle: [0.6, 0.16],
    skyLow: [0.85, 0.12],
    far: [0.54, 0.14],
    mid: [0.39, 0.12],
    near: [0.27, 0.08],
    ink: [0.16, 0.05],
    light: [0.93, 0.1],
    skin: [0.76, 0.08],
  },
  night: {
    skyTop: [0.2, 0.1],
    skyMiddle: [0.34, 0.15],
    skyLow: [0.6, 0.15],
    far: [0.41, 0.12],
    mid: [0.3, 0.1],
    near: [0.21, 0.07],
    ink: [0.13, 0.04],
    light: [0.93, 0.06],
    skin: [0.7, 0.06],
  },
};

/** Hue of sunlight and of the horizon by day and at dusk. */
const sunHue = 75;
const skinHue = 55;
/** Film fades: the colours of this year and older ones are the softest … */
const fadedYear = 1975;
/** … and from this year on they are full. */
const vividYear = 2020;
const strongestFade = 0.35;

/** The colours for a title: its leading genre gives the hue, its next one the accent. */
export function paletteOf(
  lead: Tint,
  second: Tint | undefined,
  year: number | null,
  random: Random,
): Palette {
  const mood = random.pick(lead.moods);
  const hue = lead.hue + random.between(-lead.hueSpread, lead.hueSpread);
  const accentHue = lead.accentHue ?? accentHueOf(hue, second, random);
  const vividness = 1 - strongestFade * fade(year);
  const tone = (layer: Layer, at: number): string => {
    const [lightness, chroma] = tones[mood][layer];
    return oklch(lightness, chroma * vividness, at);
  };
  const warm = mood === "night" ? hue - 20 : sunHue;
  return {
    mood,
    skyTop: tone("skyTop", hue + 12),
    skyMiddle: tone("skyMiddle", mood === "dusk" ? duskHue(hue) : hue),
    skyLow: tone("skyLow", warm),
    far: tone("far", hue + (mood === "dusk" ? 20 : 0)),
    mid: tone("mid", hue),
    near: tone("near", hue + 8),
    ink: tone("ink", hue + 12),
    light: tone("light", warm + 15),
    paper: oklch(0.97, 0.015, hue),
    accent: oklch(mood === "day" ? 0.72 : 0.8, 0.17 * vividness, accentHue),
    accentDeep: oklch(mood === "day" ? 0.52 : 0.58, 0.19 * vividness, accentHue + 12),
    skin: tone("skin", skinHue),
  };
}

/** Blue and violet skies redden towards the sun; the other ones keep their hue. */
const duskHue = (hue: number): number => (hue > 180 && hue < 330 ? hue + (360 - hue) * 0.7 : hue);

/** The hue of the second genre where it stands out from the first, else one across the circle. */
function accentHueOf(hue: number, second: Tint | undefined, random: Random): number {
  const opposite = hue + 150 + random.between(-20, 60);
  if (second === undefined) return opposite;
  const apart = Math.abs(((second.hue - hue + 540) % 360) - 180);
  return apart < 60 ? opposite : second.hue;
}

/** 0 for a new title, 1 for an old one; titles without a year are taken for fairly new. */
function fade(year: number | null): number {
  if (year === null) return 0.3;
  return Math.min(1, Math.max(0, (vividYear - year) / (vividYear - fadedYear)));
}
