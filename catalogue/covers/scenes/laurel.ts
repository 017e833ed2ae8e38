import { glow } from "../landscape.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import {
  circle,
  define,
  outline,
  path,
  placer,
  place,
  type Point,
  polar,
  repeat,
  stamp,
  stroke,
  svg,
} from "../svg.ts";

const centre: Point = [300, 310];

/** Award winning: a cup within a laurel wreath, under rays and confetti. */
export function laurel(palette: Palette, random: Random): string {
  return (
    rays(palette, random) +
    circle(300, 310, 300, glow) +
    circle(300, 310, 196, palette.near) +
    wreath(palette) +
    cup(palette) +
    confetti(palette, random)
  );
}

function rays({ light }: Palette, random: Random): string {
  const turn = random.between(0, 1);
  const beam = (i: number) => {
    const angle = turn + (i * Math.PI) / 10;
    return outline([centre, polar(centre, 900, angle), polar(centre, 900, angle + 0.14)]);
  };
  return path(repeat(20, beam), light, 0.3);
}

/** Eleven pairs of leaves up each side of a ring. */
function wreath({ accent, light }: Palette): string {
  const leaves = (lean: number) =>
    repeat(11, (i) => {
      const degrees = 80 - i * 14;
      const foot = polar([0, 0], 178, (degrees * Math.PI) / 180);
      const at = placer(foot, { turn: degrees - lean });
      return `M${at(0, 0)}C${at(12, -17)} ${at(36, -17)} ${at(52, 0)} ${at(36, 17)} ${at(12, 17)} ${at(0, 0)}Z`;
    });
  const side = path(leaves(55), accent) + path(leaves(125), light);
  return define("side", side) + stamp("side", centre) + stamp("side", centre, { flip: true });
}

function cup({ accent, accentDeep, light, ink }: Palette): string {
  const handles = stroke("M-62-70C-112-74-104 2-44 8M62-70C112-74 104 2 44 8", accent, 12);
  const bowl = path("M-72-92H72C72-20 46 26 12 36V66H-12V36C-46 26-72-20-72-92Z", accent);
  const shine = path("M20-92H72C72-20 46 26 12 36 26 0 24-50 20-92Z", accentDeep, 0.6);
  const foot = path("M-40 66H40L50 96H-50Z", ink) + path("M-64 96H64V116H-64Z", ink);
  const star = outline(
    Array.from({ length: 10 }, (_, i) =>
      polar([0, -38], i % 2 === 0 ? 32 : 14, ((i - 2.5) * Math.PI) / 5),
    ),
  );
  return place([300, 320], handles + bowl + shine + foot + path(star, light));
}

function confetti({ accent, accentDeep, paper }: Palette, random: Random): string {
  const strips = () =>
    repeat(
      12,
      () =>
        svg`M${random.between(10, 590)} ${random.between(90, 640)}l${random.between(-9, 9)} ${random.between(5, 12)}`,
    );
  return stroke(strips(), paper, 7) + stroke(strips(), accent, 7) + stroke(strips(), accentDeep, 7);
}
