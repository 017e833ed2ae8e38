import { type Outfit, standing } from "../figures/standing.ts";
import type { HairStyle } from "../figures/hair.ts";
import { tonesOf } from "../figures/tones.ts";
import { cloud, hill, sun } from "../landscape.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, path, place, rect, repeat, stroke, svg, width } from "../svg.ts";

/** Slice of life: friends on the way home through the quarter. */
export function town(palette: Palette, random: Random): string {
  const { light, paper, far, near, ink } = palette;
  return (
    sun(random.between(380, 500), 180, 64, light) +
    cloud([random.between(100, 200), 200], 1.3, paper, 0.9) +
    cloud([random.between(360, 520), 300], 1, paper, 0.8) +
    hill(random, 470, 30, far) +
    houses(palette, random) +
    wires(ink, random) +
    rect([0, 634], [width, 220], near) +
    rect([0, 634], [width, 8], paper, { alpha: 0.6 }) +
    friends(palette, random) +
    cat(random.between(430, 540), palette)
  );
}

function houses(palette: Palette, random: Random): string {
  let row = "";
  for (let x = -20; x < width;) {
    const w = random.between(84, 140);
    row += house(x, w, random.between(90, 190), palette, random);
    x += w + random.between(-6, 16);
  }
  return row;
}

/** A house with a tiled roof; its walls are lit or shaded by chance. */
function house(x: number, w: number, h: number, palette: Palette, random: Random): string {
  const { mid, near, accentDeep, accent, light, paper } = palette;
  const top = 640 - h;
  const wall = random.pick([paper, mid, palette.far]);
  const roof = random.pick([accentDeep, near, accent]);
  const panes = repeat(Math.floor(h / 60), (i) => {
    const y = top + 20 + i * 52;
    return svg`M${x + w * 0.16} ${y}h${w * 0.26}v26h${-w * 0.26}zM${x + w * 0.58} ${y}h${w * 0.26}v26h${-w * 0.26}z`;
  });
  return (
    rect([x, top], [w, h], wall) +
    path(svg`M${x - 10} ${top}L${x + 14} ${top - 44}H${x + w - 14}L${x + w + 10} ${top}Z`, roof) +
    path(panes, wall === paper ? near : light)
  );
}

function wires(colour: string, random: Random): string {
  const x = random.between(60, 130);
  const sag = random.between(30, 60);
  return (
    stroke(svg`M${x} 640V300M${x - 34} 326h68M${x - 26} 352h52`, colour, 8) +
    stroke(
      svg`M-10 ${310 + sag / 2}Q${x / 2} ${330 + sag / 2} ${x - 30} 322Q320 ${330 + sag} 610 290M-10 ${350 + sag / 2}Q${x / 2} ${360 + sag / 2} ${x - 24} 348Q320 ${370 + sag} 610 326`,
      colour,
      3,
    )
  );
}

function friends(palette: Palette, random: Random): string {
  const looks: readonly (readonly [HairStyle, Outfit])[] = [
    [random.pick(["tousled", "spiky"]), "uniform"],
    [random.pick(["bob", "ponytail", "long", "twintails"]), "sailor"],
    [random.pick(["bob", "tousled", "ponytail"]), random.pick(["uniform", "sailor", "coat"])],
  ];
  const start = random.between(150, 190);
  return looks
    .slice(0, random.pick([2, 3]))
    .map(([hair, outfit], i) =>
      standing([start + i * 84, 680 + (i % 2) * 8], 1.2, {
        hair,
        outfit,
        tones: tonesOf(palette, random),
      }),
    )
    .join("");
}

const cat = (x: number, { ink, light }: Palette): string =>
  place(
    [x, 640],
    path("M-22 0C-26-30-14-44-2-48L-4-70 6-60H16L26-70 26-46C30-30 26-16 26 0Z", ink) +
      stroke("M-18-4Q-46-6-42-34", ink, 7) +
      circle(6, -50, 2.5, light) +
      circle(18, -50, 2.5, light),
  );
