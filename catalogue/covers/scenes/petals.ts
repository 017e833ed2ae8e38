import { standing } from "../figures/standing.ts";
import { tonesOf } from "../figures/tones.ts";
import { hill, stars, sun } from "../landscape.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import {
  circle,
  define,
  path,
  placer,
  type Point,
  polar,
  repeat,
  stamp,
  stroke,
  svg,
} from "../svg.ts";

const ground = 640;

/** Romance: two people hand in hand, under a flowering branch or, at night, under fireworks. */
export function petals(palette: Palette, random: Random): string {
  const { light, near, far, ink, skin, mood } = palette;
  const night = mood === "night";
  const [first, second] = [tonesOf(palette, random), tonesOf(palette, random)];
  return (
    (night ? fireworks(palette, random) : sun(random.between(270, 340), 330, 165, light)) +
    hill(random, 560, 20, far) +
    hill(random, 606, 16, near) +
    (night ? "" : branch(palette, random)) +
    hill(random, ground, 8, ink) +
    standing([252, ground + 4], 1.6, {
      hair: random.pick(["tousled", "spiky"]),
      outfit: night ? "yukata" : random.pick(["uniform", "coat"]),
      tones: first,
    }) +
    standing([344, ground + 6], 1.5, {
      hair: random.pick(["long", "ponytail", "twintails", "bob"]),
      outfit: night ? "yukata" : "sailor",
      tones: second,
    }) +
    circle(298, 508, 9, skin) +
    (night ? "" : drifting(palette, random))
  );
}

function branch({ ink, paper, accent, accentDeep }: Palette, random: Random): string {
  const wood =
    stroke("M-20 112C120 122 230 80 430 150", ink, 13) +
    stroke("M190 106C240 150 280 190 350 204M60 114C90 160 100 190 130 214", ink, 7);
  const flowers = repeat(15, (i) => {
    const at: Point = [random.between(0, 50) + i * 27, random.between(86, 200) - (i % 3) * 22];
    const colour = random.pick(["blossom", "pale-blossom"]);
    return stamp(colour, at, { turn: random.between(0, 72), scale: random.between(0.7, 1.5) });
  });
  return (
    define("blossom", blossom(accent, accentDeep)) +
    define("pale-blossom", blossom(paper, accentDeep)) +
    wood +
    flowers
  );
}

/** The outline of a petal that stands on the origin, its points written by `at`. */
const petal = (at: ReturnType<typeof placer>): string =>
  `M${at(0, 0)}C${at(-13, -10)} ${at(-13, -30)} ${at(-4, -36)}` +
  `L${at(0, -31)} ${at(4, -36)}C${at(13, -30)} ${at(13, -10)} ${at(0, 0)}Z`;

const blossom = (colour: string, heart: string): string =>
  path(
    repeat(5, (i) => petal(placer([0, 0], { turn: i * 72 }))),
    colour,
  ) + circle(0, 0, 6, heart);

function drifting({ paper, accent }: Palette, random: Random): string {
  const fallen = (count: number) =>
    repeat(count, () =>
      petal(
        placer([random.between(0, 600), random.between(220, 720)], {
          turn: random.between(0, 360),
          scale: random.between(0.4, 0.9),
        }),
      ),
    );
  return path(fallen(8), accent) + path(fallen(14), paper);
}

function fireworks({ accent, accentDeep, light, paper }: Palette, random: Random): string {
  const [left, right, low]: readonly [Point, Point, Point] = [
    [random.between(130, 200), random.between(200, 260)],
    [random.between(380, 460), random.between(170, 240)],
    [random.pick([70, 530]), random.between(390, 440)],
  ];
  return (
    stars(random, 50, 500, paper) +
    firework(left, random.between(110, 150), accent, paper) +
    firework(right, random.between(120, 170), light, accent) +
    firework(low, random.between(70, 100), accentDeep, light)
  );
}

/** Three rings of sparks that fly apart, the outer ones longer. */
function firework(centre: Point, radius: number, outer: string, inner: string): string {
  const ring = (from: number, to: number, sparks: number) =>
    repeat(sparks, (i) => {
      const angle = (i * 2 * Math.PI) / sparks;
      const [x, y] = polar(centre, radius * from, angle);
      const [toX, toY] = polar(centre, radius * to, angle);
      return svg`M${x} ${y}L${toX} ${toY}`;
    });
  return (
    stroke(ring(0.72, 1, 20), outer, 5) +
    stroke(ring(0.42, 0.6, 16), inner, 4) +
    stroke(ring(0.16, 0.28, 10), outer, 4)
  );
}
