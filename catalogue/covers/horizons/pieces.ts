import type { Random } from "../random.ts";
import { height, path, place, type Point, rect, repeat, svg, width } from "../svg.ts";

/** Level ground from a height down to the foot of the cover. */
export const ground = (y: number, fill: string): string => rect([0, y], [width, height - y], fill);

/** The drawing, or its mirror image. */
export const eitherWay = (random: Random, drawing: string): string =>
  random.chance(0.5) ? place([width, 0], drawing, { flip: true }) : drawing;

/** A filled outline with an edge of another colour. */
export const edged = (d: string, fill: string, edge: string, thickness: number): string =>
  svg`<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="${thickness}"/>`;

/** A line of dashes with square ends: windows, knots, sleepers. */
export const dashed = (d: string, colour: string, thickness: number, dashes: string): string =>
  svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thickness}" stroke-dasharray="${dashes}" stroke-linecap="butt"/>`;

/** Roofs of buildings side by side, of heights between two, and all below them. */
export function skyline(
  random: Random,
  [from, to]: Point,
  [high, low]: Point,
  count: number,
): string {
  const step = (to - from) / count;
  return svg`M${from} ${height}${repeat(count, (i) => svg`V${Math.round(random.between(high, low))}H${Math.round(from + step * (i + 1))}`)}V${height}Z`;
}

/** Waves with pointed crests across the cover, and water below them; `foam` is the colour of their edge. */
export function swell(random: Random, y: number, fill: string, foam?: string): string {
  const [depth, shift] = [random.between(20, 32), random.between(20, 110)];
  const d = svg`M${-shift} ${y}${repeat(6, () => svg`q56 ${depth} 120 0`)}V870H-120Z`;
  return foam === undefined ? path(d, fill) : edged(d, fill, foam, 5);
}

/** Short level lines below a point, wider the lower they are: light on water. */
export const glitter = (random: Random, [x, y]: Point, lines: number): string =>
  repeat(lines, (i) => {
    const w = random.between(14, 40) + i * 7;
    return svg`M${x - w * random.between(0.2, 0.8)} ${y + i * 9}h${w}`;
  });

/** Conifers between two places, of heights between two. */
export const pines = (
  random: Random,
  [from, to]: Point,
  foot: number,
  [low, high]: Point,
  count: number,
): string =>
  repeat(count, (i) => {
    const tall = random.between(low, high);
    const half = tall * 0.26;
    const x = from + ((to - from) * (i + random.between(0.2, 0.8))) / count;
    const [dx, dy] = [half * 0.64, tall * 0.5];
    return svg`M${x} ${foot - tall}l${dx} ${dy}h${-half * 0.28}l${dx} ${dy}h${-half * 2}l${dx} ${-dy}h${-half * 0.28}Z`;
  });

/** A peak with a lit and a shaded side, and snow or another cap on top. */
export function mountain(
  x: number,
  top: number,
  half: number,
  [lit, shaded, cap]: readonly [string, string, string],
): string {
  const foot = 720;
  const rise = foot - top;
  const snow = top + rise * 0.26;
  const reach = half * 0.26;
  return (
    path(svg`M${x - half} ${foot}L${x} ${top} ${x + half} ${foot}Z`, lit) +
    path(
      svg`M${x} ${top}L${x + half} ${foot}H${x - half * 0.3}L${x + 8} ${snow + rise * 0.3} ${x + 24} ${snow + 44}Z`,
      shaded,
    ) +
    path(
      svg`M${x} ${top}L${x + reach} ${snow} ${x + reach * 0.5} ${snow - 12} ${x + reach * 0.2} ${snow + 26} ${x - reach * 0.2} ${snow - 8} ${x - reach * 0.5} ${snow + 18} ${x - reach} ${snow}Z`,
      cap,
    )
  );
}
