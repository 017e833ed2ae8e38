import { outline, place, type Point, polar, svg } from "../svg.ts";

/** What is drawn on the left, and its mirror image on the right. */
export const both = (content: string): string => content + place([0, 0], content, { flip: true });

/** The middle of an emblem. */
export const centre: Point = [0, 0];

/** A filled outline with a dark edge around it, on its outside alone. */
export const edged = (d: string, fill: string, edge: string, thickness = 10): string =>
  svg`<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="${thickness}" paint-order="stroke"/>`;

/** The path of a ring of spikes around the origin, the first one upwards. */
export const spikes = (count: number, far: number, near: number): string =>
  outline(
    Array.from({ length: count * 2 }, (_, i): Point =>
      polar([0, 0], i % 2 === 0 ? far : near, (i * Math.PI) / count - Math.PI / 2),
    ),
  );

/** The path of a star with five points, turned by degrees. */
export const star = (x: number, y: number, radius: number, turn = 0): string =>
  outline(
    Array.from({ length: 10 }, (_, i) =>
      polar([x, y], i % 2 ? radius * 0.45 : radius, ((turn - 90 + i * 36) * Math.PI) / 180),
    ),
  );
