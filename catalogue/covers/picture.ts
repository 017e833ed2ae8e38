import type { Direction } from "./direction.ts";
import { emblems } from "./emblems/all.ts";
import { horizons } from "./horizons/all.ts";
import { type LayoutName, layouts } from "./layouts.ts";
import { hueOf, type Palette, paletteOf } from "./palette.ts";
import { inksOf, pigments } from "./pigments.ts";
import type { Random } from "./random.ts";
import { place } from "./svg.ts";

/** A picture and the colours it is in. */
export interface Picture {
  readonly palette: Palette;
  readonly art: string;
  readonly layout: LayoutName;
}

/** The emblem is light from this lightness of OKLCH on, and stands out from a dark backdrop. */
const lightFrom = 0.66;

/** The picture that a direction asks for, and its colours. */
export function pictureOf(direction: Direction, year: number | null, random: Random): Picture {
  const [emblem, horizon, layout, light, sky, main, accent] = direction;
  const palette = paletteOf({ light, sky, accent }, year);
  const { draw, stands } = emblems[emblem];
  const drawn = draw(inksOf(main, accent, hueOf(sky)));
  const art = layouts[layout]({
    palette,
    random,
    ground: horizons[horizon].draw(palette, random),
    backdrop: pigments[main][0] < lightFrom ? palette.lamp : palette.near,
    drawing: drawn,
    stands,
    emblem: (at, placing) => place(at, drawn, placing),
  });
  return { palette, art, layout };
}
