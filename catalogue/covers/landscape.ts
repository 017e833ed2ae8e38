import type { Random } from "./random.ts";
import { height, path, place, type Point, rect, repeat, stroke, svg, width } from "./svg.ts";

/** Fill of a soft halo in the colour of light; the frame of every cover defines it. */
export const glow = "url(#glow)";

/** Stars of three sizes from the upper edge down to `lowest`. */
export function stars(random: Random, count: number, lowest: number, fill: string): string {
  const dots = (share: number) =>
    repeat(count * share, () => svg`M${random.between(0, width)} ${random.between(0, lowest)}h0`);
  return (
    stroke(dots(0.6), fill, 2, 0.6) +
    stroke(dots(0.3), fill, 3.2, 0.8) +
    stroke(dots(0.1), fill, 5.4)
  );
}

/** A cloud of round bars, about 240 wide at scale 1. */
export function cloud(at: Point, scale: number, fill: string, alpha: number): string {
  const bars =
    rect([-90, -14], [180, 28], fill, { radius: 14 }) +
    rect([-50, -38], [116, 44], fill, { radius: 22 }) +
    rect([-124, 10], [136, 20], fill, { radius: 10 });
  return svg`<g opacity="${alpha}">${place(at, bars, { scale })}</g>`;
}

/** Three birds far away. */
export const birds = ([x, y]: Point, colour: string): string =>
  stroke(
    repeat(3, (i) => svg`M${x + i * 38} ${y + ((i * 2) % 3) * 17}q10-13 20 0q9-12 20 1`),
    colour,
    3.5,
  );

/** Rolling ground down to the lower edge. */
export function hill(random: Random, y: number, relief: number, fill: string): string {
  const level = () => y + random.between(-relief, relief);
  return path(
    svg`M0 ${height}V${level()}C200 ${level()} 400 ${level()} 600 ${level()}V${height}Z`,
    fill,
  );
}
