import { swordsman } from "../figures/swordsman.ts";
import { tonesOf } from "../figures/tones.ts";
import { ridge, sun } from "../landscape.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { outline, path, type Point, polar, repeat, stroke, svg } from "../svg.ts";

/** Action: a fighter on a rock before a burst of speed lines. */
export function shards(palette: Palette, random: Random): string {
  const centre: Point = [random.between(240, 360), 320];
  return (
    speedLines(centre, palette, random) +
    sun(centre[0], centre[1], 150, palette.light) +
    debris(palette, random) +
    ridge(random, 660, 40, palette.near) +
    path(
      svg`M${centre[0] - 190} 850L${centre[0] - 120} 640 ${centre[0] - 84} 584 ${centre[0] + 96} 580 ${centre[0] + 150} 660 ${centre[0] + 240} 850Z`,
      palette.ink,
    ) +
    stroke(svg`M${centre[0] - 84} 584L${centre[0] + 96} 580`, palette.accent, 4, 0.8) +
    swordsman(
      [centre[0], 582],
      1.7,
      random.pick(["spiky", "tousled", "ponytail", "long"]),
      tonesOf(palette, random),
    )
  );
}

function speedLines(centre: Point, { paper, accent }: Palette, random: Random): string {
  const line = () => {
    const angle = random.between(0, 2 * Math.PI);
    const spread = random.between(0.006, 0.03);
    return outline([
      polar(centre, random.between(170, 300), angle),
      polar(centre, 800, angle - spread),
      polar(centre, 800, angle + spread),
    ]);
  };
  return path(repeat(30, line), paper, 0.4) + path(repeat(14, line), accent, 0.6);
}

function debris({ ink, accentDeep, accent }: Palette, random: Random): string {
  const shard = () => {
    const middle: Point = [random.between(20, 580), random.between(120, 660)];
    const [size, angle] = [random.between(10, 42), random.between(0, 6)];
    return outline([
      polar(middle, size, angle),
      polar(middle, size * 0.4, angle + 2),
      polar(middle, size * 0.8, angle + 3.6),
    ]);
  };
  return (
    path(repeat(9, shard), ink) +
    path(repeat(5, shard), accentDeep) +
    path(repeat(4, shard), accent)
  );
}
