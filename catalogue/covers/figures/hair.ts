import { path, stroke } from "../svg.ts";

export type HairStyle = "tousled" | "spiky" | "bob" | "long" | "ponytail" | "twintails";

const crown = "M-18 8C-23-14-13-25 0-25 13-25 23-14 18 8";

/** Outlines seen from behind, around the middle of a head of 15 × 17. */
const outlines: Record<HairStyle, string> = {
  tousled:
    "M-17 4C-22-12-15-22-4-23-3-28 3-30 8-28 5-26 5-25 7-23 18-20 21-8 17 5L15 14 10 9 6 18 1 11-4 18-8 10-13 15Z",
  spiky:
    "M-17 6L-26-2-19-8-28-19-16-20-17-32-5-25 3-37 8-25 20-30 18-18 29-16 20-6 26 4 17 8 11 17 6 11 0 18-6 11-12 16Z",
  bob: `${crown}L22 22C15 28 8 24 0 26-8 24-15 28-22 22Z`,
  long: `${crown}C22 30 28 48 25 74 18 68 14 80 6 74-2 82-8 70-14 76-22 66-24 40-18 8Z`,
  ponytail: `${crown}C12 16-12 16-18 8ZM-4-20C18-34 36-16 31 10 28 30 40 42 36 66 20 54 14 32 17 12 18 0 8-8-4-10Z`,
  twintails: `${crown}C12 16-12 16-18 8ZM-14-16C-36-22-46 6-40 34-37 50-44 58-42 72-27 58-22 38-23 16-23 4-18-2-12-6ZM14-16C36-22 46 6 40 34 37 50 44 58 42 72 27 58 22 38 23 16 23 4 18-2 12-6Z`,
};

/** Hair around the middle of the head at the origin, with the band of light that drawn hair has. */
export const hairOf = (style: HairStyle, colour: string, shine: string): string =>
  path(outlines[style], colour) + stroke("M-11-13Q-4-8 2-8", shine, 3, 0.5);
