import { standing } from "../figures/standing.ts";
import { tonesOf } from "../figures/tones.ts";
import type { Palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, ellipse, path, place, type Point, repeat, stroke, svg } from "../svg.ts";

const centre: Point = [300, 300];

/** Mystery: a detective in the light of a keyhole, before rings and loose clues. */
export function keyhole(palette: Palette, random: Random): string {
  const { mid, near, light, ink, skyMiddle } = palette;
  const rings = repeat(9, (i) =>
    circle(centre[0], centre[1], 470 - i * 38, i % 2 === 0 ? near : mid),
  );
  const hole = "M300 150a112 112 0 0 1 66 202l64 290H170l64-290A112 112 0 0 1 300 150Z";
  const tones = tonesOf(palette, random);
  return (
    rings +
    clues(palette, random) +
    stroke(hole, skyMiddle, 16) +
    path(hole, light) +
    path("M288 640L120 850H380L318 640Z", ink, 0.6) +
    standing([300, 640], 1.5, {
      hair: random.pick(["bob", "tousled", "long"]),
      outfit: "coat",
      tones,
    }) +
    hat(tones.cloth, palette.accent)
  );
}

const hat = (felt: string, band: string): string =>
  place(
    [300, 352],
    ellipse([0, 12], [50, 11], felt) +
      path("M-30 10C-30-40-16-46 0-38 16-46 30-40 30 10Z", felt) +
      path("M-31 0Q0 10 31 0V10Q0 20-31 10Z", band),
    { turn: -5 },
  );

/** A key, footprints and a magnifying glass in the dark around the light. */
function clues({ accent, accentDeep, light }: Palette, random: Random): string {
  const key = stroke("M0-44a20 20 0 1 0 .1 0zM0-4V56M0 36H20M0 56H16", accent, 10);
  const prints = repeat(4, (i) => {
    const [x, y] = [(i % 2) * 34, i * -44];
    return svg`M${x} ${y}c-12 0-12-26 0-28 12 2 12 28 0 28zM${x - 6} ${y + 6}h12v8h-12z`;
  });
  const glass =
    circle(0, 0, 34, accent) +
    circle(0, 0, 25, light, 0.8) +
    stroke("M26 26L58 58", accentDeep, 13);
  return (
    place([random.between(70, 110), random.between(190, 290)], key, {
      turn: random.between(-20, 10),
    }) +
    place([random.between(480, 520), random.between(420, 520)], path(prints, accentDeep), {
      turn: random.between(10, 30),
    }) +
    place([random.between(470, 520), random.between(160, 240)], glass, {
      turn: random.between(-20, 30),
    })
  );
}
