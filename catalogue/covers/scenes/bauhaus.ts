import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, path, place, rect, repeat } from "../svg.ts";

const cell = 150;
const shapes = ["disc", "quarter", "halves", "bars", "ring", "leaf", "dots", "arch"] as const;

/** Avant-garde: a mosaic of basic shapes. */
export function bauhaus(palette: Palette, random: Random): string {
  const { accent, accentDeep, light, far, mid, ink, paper } = palette;
  const pickColour = () => random.pick([accent, accentDeep, light, far, mid, ink, paper]);
  const tile = (index: number) => {
    const ground = pickColour();
    let colour = pickColour();
    while (colour === ground) colour = pickColour();
    const turn = random.pick([0, 90, 180, 270]);
    const shape = place([0, 0], shapeOf(random.pick(shapes), colour, ground), { turn });
    const content = rect([-75, -75], [151, 151], ground) + shape;
    return place([75 + (index % 4) * cell, 55 + Math.floor(index / 4) * cell], content);
  };
  return repeat(20, tile);
}

/** One shape around the origin in a square of 150. */
function shapeOf(shape: (typeof shapes)[number], colour: string, ground: string): string {
  switch (shape) {
    case "disc":
      return circle(0, 0, 58, colour);
    case "quarter":
      return path("M-75-75A150 150 0 0 1 75 75H-75Z", colour);
    case "halves":
      return path("M-75 75L75 75 75-75Z", colour);
    case "bars":
      return path(
        "M-75-75h150v22h-150zM-75-33h150v22h-150zM-75 9h150v22h-150zM-75 51h150v24h-150z",
        colour,
      );
    case "ring":
      return circle(0, 0, 64, colour) + circle(0, 0, 30, ground);
    case "leaf":
      return path("M-75 75V0A75 75 0 0 1 0-75H75V0A75 75 0 0 1 0 75Z", colour);
    case "dots":
      return [-38, 38].map((x) => circle(x, -38, 24, colour) + circle(x, 38, 24, colour)).join("");
    case "arch":
      return path("M-75 75A75 75 0 0 1 75 75ZM-75 0A75 75 0 0 1 75 0Z", colour);
  }
}
