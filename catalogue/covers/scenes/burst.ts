import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import {
  circle,
  ellipse,
  outline,
  path,
  place,
  type Point,
  polar,
  repeat,
  stroke,
  svg,
} from "../svg.ts";

const centre: Point = [300, 330];

/** Comedy: a laughing mascot on a sunburst. */
export function burst(palette: Palette, random: Random): string {
  const mascot = random.pick([starMascot, catMascot, slimeMascot]);
  return (
    rays(palette) +
    splash(palette, random) +
    place(centre, mascot(palette) + face(palette, random), { turn: random.between(-8, 8) }) +
    confetti(palette, random)
  );
}

function rays({ light }: Palette): string {
  const beam = (i: number) => {
    const angle = (i * Math.PI) / 11;
    return outline([centre, polar(centre, 800, angle), polar(centre, 800, angle + Math.PI / 22)]);
  };
  return path(repeat(22, beam), light, 0.5);
}

/** The jagged balloon in which comics shout. */
function splash({ paper, ink }: Palette, random: Random): string {
  const points = Array.from({ length: 36 }, (_, i) =>
    polar(centre, i % 2 === 0 ? random.between(244, 280) : 206, (i * Math.PI) / 18),
  );
  const shape = outline(points);
  return place([8, 10], path(shape, ink, 0.3)) + path(shape, paper);
}

const starMascot = ({ accent }: Palette): string => {
  const tips = Array.from({ length: 10 }, (_, i) =>
    polar([0, 8], i % 2 === 0 ? 182 : 122, ((i - 2.5) * Math.PI) / 5),
  );
  return path(outline(tips), accent) + stroke(outline(tips), accent, 36);
};

const catMascot = ({ accent, accentDeep }: Palette): string =>
  path("M-138-20L-132-158Q-128-170-116-160L-44-112H44L116-160Q128-170 132-158L138-20Z", accent) +
  path("M-114-60L-112-126-66-98ZM114-60L112-126 66-98Z", accentDeep) +
  ellipse([0, 14], [146, 124], accent) +
  stroke("M-150 30L-196 20M-148 52L-192 60M150 30L196 20M148 52L192 60", accentDeep, 6);

const slimeMascot = ({ accent, paper }: Palette): string =>
  path(
    "M0-170C20-110 150-90 150 40 150 124 90 136 0 136S-150 124-150 40C-150-90-20-110 0-170Z",
    accent,
  ) + path("M-96-10C-84-50-60-66-36-72-56-48-72-30-78 0Z", paper, 0.7);

function face({ ink, accentDeep, paper }: Palette, random: Random): string {
  const eyes = random.pick([
    stroke("M-74 2q20-32 40 0M34 2q20-32 40 0", ink, 12),
    stroke("M-70-20L-38-4-70 12M70-20L38-4 70 12", ink, 12),
    circle(-54, -4, 20, ink) +
      circle(54, -4, 20, ink) +
      circle(-47, -12, 7, paper) +
      circle(61, -12, 7, paper),
    circle(-54, -4, 20, ink) + circle(-47, -12, 7, paper) + stroke("M34 0q20-26 42-4", ink, 12),
  ]);
  const mouth =
    path("M-58 34Q0 52 58 34 54 104 0 106-54 104-58 34Z", ink) +
    path("M-34 84Q0 54 34 84 20 104 0 105-20 104-34 84Z", accentDeep);
  const cheeks =
    ellipse([-92, 34], [20, 12], accentDeep, 0.5) + ellipse([92, 34], [20, 12], accentDeep, 0.5);
  return eyes + mouth + cheeks;
}

function confetti({ accentDeep, ink, paper }: Palette, random: Random): string {
  const strips = () =>
    repeat(
      9,
      () =>
        svg`M${random.between(10, 590)} ${random.between(500, 700)}l${random.between(-14, 14)} ${random.between(-10, 10)}`,
    );
  return stroke(strips(), paper, 9) + stroke(strips(), accentDeep, 9) + stroke(strips(), ink, 9);
}
