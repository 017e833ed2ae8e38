import { runner } from "../figures/runner.ts";
import { cloud, sun } from "../landscape.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import {
  circle,
  height,
  outline,
  path,
  place,
  type Point,
  polar,
  rect,
  repeat,
  stroke,
  svg,
  width,
} from "../svg.ts";

/** Sports: a sprinter in bright kit on the track, ahead of a flying ball. */
export function track(palette: Palette, random: Random): string {
  const { light, paper, accent, accentDeep, near, ink, skin } = palette;
  const kit = {
    hair: random.pick([ink, near, accentDeep]),
    skin,
    shirt: paper,
    shorts: accentDeep,
    band: accent,
  };
  return (
    sun(330, 350, 200, light) +
    cloud([random.between(60, 160), 170], 0.9, paper, 0.8) +
    stands(palette, random) +
    lanes(palette) +
    speedLines(paper, random) +
    place([random.between(450, 510), random.between(150, 210)], random.pick(balls)(palette), {
      turn: random.between(-30, 30),
    }) +
    path("M190 646C230 632 400 632 450 646 400 658 230 658 190 646Z", ink, 0.4) +
    runner([290, 620], 2, kit)
  );
}

/** Rows of spectators, as dots, behind a wall. */
function stands({ far, mid, accent, paper, near }: Palette, random: Random): string {
  const crowd = () =>
    repeat(26, () => svg`M${random.between(0, width)} ${random.between(440, 520)}h0`);
  return (
    path("M0 420Q300 450 600 420V560H0Z", mid) +
    stroke(crowd(), far, 11) +
    stroke(crowd(), accent, 11) +
    stroke(crowd(), paper, 11) +
    rect([0, 530], [width, 34], near)
  );
}

/** Lanes that meet far behind the runner. */
const lanes = ({ accentDeep, paper, near }: Palette): string =>
  rect([0, 560], [width, height - 560], accentDeep) +
  stroke(
    repeat(7, (i) => svg`M${120 + i * 60} 562L${-780 + i * 360} ${height}`),
    paper,
    4,
    0.8,
  ) +
  rect([0, 560], [width, 6], near, { alpha: 0.5 });

const speedLines = (colour: string, random: Random): string =>
  stroke(
    repeat(9, (i) => svg`M${random.between(0, 80)} ${260 + i * 36}h${random.between(60, 170)}`),
    colour,
    5,
    0.8,
  );

const basketball = ({ accent, ink }: Palette): string =>
  circle(0, 0, 62, accent) +
  stroke("M-62 0H62M0-62V62M-44-44Q-10 0-44 44M44-44Q10 0 44 44", ink, 4);

const volleyball = ({ paper, mid, accent }: Palette): string =>
  circle(0, 0, 60, paper) +
  path("M0 0Q30-40 4-60A60 60 0 0 0-54 26Q-50-10 0 0Z", accent) +
  stroke("M0 0Q30-40 4-60M0 0Q-50-10-54 26M0 0Q20 40 50 32M-14 58Q-30 20 0 0", mid, 4);

/** A pentagon in the middle and the edges of five more around it. */
function football({ paper, ink }: Palette): string {
  const spokes = Array.from({ length: 5 }, (_, i) => ((i * 4 - 5) * Math.PI) / 10);
  const origin: Point = [0, 0];
  const edges = spokes.map((angle) =>
    outline([
      polar(origin, 44, angle - 0.16),
      polar(origin, 44, angle + 0.16),
      polar(origin, 58, angle + 0.34),
      polar(origin, 60, angle),
      polar(origin, 58, angle - 0.34),
    ]),
  );
  const seams = spokes.map((angle) => outline([origin, polar(origin, 44, angle)]));
  return (
    circle(0, 0, 60, paper) +
    path(outline(spokes.map((angle) => polar(origin, 24, angle))) + edges.join(""), ink) +
    stroke(seams.join(""), ink, 3)
  );
}

const balls = [basketball, volleyball, football] as const;
