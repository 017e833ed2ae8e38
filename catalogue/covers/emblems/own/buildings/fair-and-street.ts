import { standingOn } from "../../../emblem.ts";
import { circle, path, place, polar, rect, repeat, stroke, svg } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** The cabins of a wheel, as points of a line. */
const spots = (lift: number): string =>
  repeat(8, (i) => {
    const [x, y] = polar([0, lift - 14], 69, i * 0.785 + 0.39);
    return `M${Math.round(x)} ${Math.round(y)}h0`;
  });

/** Great wheels, and what stands by the way. */
export const fairAndStreet = {
  /** A Ferris wheel around a skull. */
  skullWheel: standingOn(
    [],
    ({ main, accent, ink, paper }) =>
      stroke("M0-12L-58 96M0-12L58 96M-72 97H72", ink, 12) +
      `<g fill="none">${stroke("M-68-14A68 68 0 1 1 68-14 68 68 0 1 1-68-14M-63-40L63 12M-63 12L63-40M-26-77L26 49M-26 49L26-77", main, 9)}</g>` +
      stroke(spots(0), ink, 34) +
      stroke(spots(0), accent, 26) +
      stroke(spots(-6), paper, 11) +
      path("M-40-22C-42-66 42-66 40-22 40-8 34 0 26 4L24 26H-24L-26 4C-34 0-40-8-40-22Z", ink) +
      path("M-35-22C-37-60 37-60 35-22 35-10 30-4 21 0L20 21H-20L-21 0C-30-4-35-10-35-22Z", paper) +
      circle(-15, -18, 10, ink) +
      circle(15, -18, 10, ink) +
      path("M0-8L6 3H-6Z", ink) +
      stroke("M-8 12V20M0 12V20M8 12V20", ink, 3),
  ),
  /** A great wheel at the end of the day. */
  fairWheel: standingOn(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-6-14L-46 92M6-14L46 92", ink, 13) +
      stroke("M-66 -20a66 66 0 1 0 132 0a66 66 0 1 0-132 0Z", main, 11) +
      stroke("M46-66A66 66 0 0 1-46 26", shade, 11) +
      stroke("M-64-20H64M0-84V44M-45-65L45 25M45-65L-45 25", main, 5) +
      repeat(8, (i) => {
        const [x, y] = polar([0, -20], 66, (i * Math.PI) / 4);
        return path(
          svg`M${x - 16} ${y}Q${x - 16} ${y - 16} ${x} ${y - 16}T${x + 16} ${y}V${y + 14}Q${x} ${y + 22} ${x - 16} ${y + 14}Z`,
          i % 2 ? accent : i < 3 ? accentShade : shine,
        );
      }) +
      circle(0, -20, 18, ink) +
      circle(0, -20, 9, paper) +
      rect([-66, 86], [132, 14], ink, { radius: 6 }),
  ),
  /** A pole that carries the wires of a town. */
  wiredPole: standingOn(
    ["Suspense"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke(
        "M-77-84Q-84-50-106-40M77-84Q84-50 106-40M-50-34Q-72-2-106 0M50-34Q72-2 106 0",
        accent,
        6,
      ) +
      path("M-22-100H22L28 100H-28Z", main) +
      path("M6-100H22L28 100H6Z", shade) +
      rect([-98, -68], [196, 24], main, { radius: 6 }) +
      rect([-72, -20], [144, 22], main, { radius: 6 }) +
      path("M6-68H92Q98-68 98-62V-50Q98-44 92-44H6ZM6-20H66Q72-20 72-14V-4Q72 2 66 2H6Z", shade) +
      path(
        "M-90-70L-86-94H-68L-64-70ZM-54-70L-50-90H-36L-32-70ZM32-70L36-90H50L54-70ZM64-70L68-94H86L90-70ZM-62-22L-58-42H-42L-38-22ZM38-22L42-42H58L62-22Z",
        accent,
      ) +
      path("M14 10H72Q80 10 80 20V68Q80 78 70 78H24Q14 78 14 68Z", ink) +
      rect([22, 18], [48, 52], accentShade, { radius: 8 }) +
      stroke("M34 30V58M47 30V58M60 30V58", ink, 5) +
      path("M-74 22H-22V62H-74Z", ink) +
      stroke("M-64 34H-36M-64 48H-48M-24 82H-40M24 90H40", accent, 6) +
      stroke("M-12-90V-76M-88-60H-46", shine, 6),
  ),
  /** The signal of a railway crossing among petals. */
  petalCrossing: standingOn([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const board =
      edged("M-84-12H84V12H-84Z", main, ink, 8) +
      path("M-64-12H-36L-44 12H-72ZM-8-12H20L12 12H-16ZM48-12H76L68 12H40Z", ink);
    return (
      edged("M-10-90H10V90H-10Z", shade, ink) +
      edged("M-44 84H44V100H-44Z", shade, ink) +
      place([0, -56], board, { turn: 32 }) +
      place([0, -56], board, { turn: -32 }) +
      edged("M-70 10H70V32H-70Z", shade, ink, 8) +
      circle(-50, 22, 34, ink) +
      circle(50, 22, 34, ink) +
      circle(-50, 22, 22, accent) +
      circle(50, 22, 22, accentShade) +
      stroke("M-62 16Q-58 6-50 6", paper, 6) +
      stroke("M-5-70V74", shine, 4) +
      path(
        "M-84 88c-16-12-14-32-6-36l6 8 6-8c8 4 10 24-6 36ZM78 92c-16-12-14-32-6-36l6 8 6-8c8 4 10 24-6 36ZM40 74c-16-12-14-32-6-36l6 8 6-8c8 4 10 24-6 36ZM-92 -8c-16-12-14-32-6-36l6 8 6-8c8 4 10 24-6 36ZM94 2c-16-12-14-32-6-36l6 8 6-8c8 4 10 24-6 36Z",
        paper,
      )
    );
  }),
};
