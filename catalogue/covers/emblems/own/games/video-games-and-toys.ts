import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, polar, rect, repeat, stroke, svg } from "../../../svg.ts";

/** What one plays with. */
export const videoGamesAndToys = {
  /** A game controller with a heart of light over it. */
  heartGamepad: floating(
    ["Otaku Culture", "Video Game"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0-2C-6-20 10-26 0-40", ink, 7) +
      path("M0-30C-28-48-42-64-36-82-30-98-8-98 0-84 8-98 30-98 36-82 42-64 28-48 0-30Z", accent) +
      path("M22-94C32-92 38-82 36-82 42-64 28-48 0-30 20-54 28-74 22-94Z", accentShade) +
      path(
        "M-54-12C-30-16-20-6 0-6S30-16 54-12C90-4 104 60 96 84 88 104 62 98 40 64H-40C-62 98-88 104-96 84-104 60-90-4-54-12Z",
        main,
      ) +
      path("M54-12C90-4 104 60 96 84 88 104 62 98 40 64H10Q64 50 54-12Z", shade) +
      path("M-62 10H-48V24H-34V38H-48V52H-62V38H-76V24H-62Z", ink) +
      circle(54, 10, 10, accent) +
      circle(54, 48, 10, paper) +
      circle(35, 29, 10, paper) +
      circle(73, 29, 10, accent) +
      stroke("M-14 26H-6M8 26H16", ink, 8) +
      stroke("M-84 30Q-80 4-58-4M-24-80Q-20-86-14-84", shine, 6),
  ),
  /** A gadget for the palm, and a little beast of dots on its screen. */
  pixelDevice: floating(
    ["Video Game"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M56-70C90-104 104-70 98-40", accentShade, 9) +
      path("M-30-92H30L44-76H62L84-52V46L60 76 34 96H-34L-60 76-84 46V-52L-62-76H-44Z", main) +
      path("M22-92H30L44-76H62L84-52V46L60 76 34 96H0Q60 40 22-92Z", shade) +
      path("M-46-62H46L58-48V22L46 36H-46L-58 22V-48Z", accent) +
      path("M46-62L58-48V22L46 36H20Q50 10 46-62Z", accentShade) +
      rect([-42, -50], [84, 74], ink) +
      rect([-36, -44], [72, 62], paper) +
      path(
        "M-24-30H-16V-38H8V-30H16V-22H24V2H16V10H8V2H-8V10H-16V2H-8V-6H-24V-14H-8V-22H-24Z",
        ink,
      ) +
      rect([-8, -30], [8, 8], paper) +
      circle(-36, 62, 13, accent) +
      circle(36, 62, 13, accentShade) +
      circle(0, 66, 19, ink) +
      circle(0, 66, 13, accent) +
      path("M-84-20H-98V14H-84ZM84-20H98V14H84Z", accentShade) +
      ellipse([0, -78], [15, 6], ink) +
      stroke("M-74 34V-46L-58-64", shine, 7),
  ),
  /** A catching capsule open in tall grass, with light in it. */
  grassCapsule: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-40 0L-98-84-70-70-64-100-30-70 0-104 26-70 62-100 66-70 98-84 44 0Z", paper) +
      place(
        [-2, -22],
        path("M-66 0C-68-40-36-66 0-66S68-40 66 0L44-8H-44Z", main) +
          path("M22-62C50-52 68-32 66 0L44-8H26Z", shade) +
          path("M-8-66H8L20-8H-20Z", accent) +
          path("M-44-8H44L66 0Q0 16-66 0Z", ink) +
          stroke("M-52-18Q-48-42-28-52", shine, 7),
        { turn: -14 },
      ) +
      path("M-66 34C-64 72-36 92 0 92S64 72 66 34Z", main) +
      path("M24 34H66C64 72 36 92 0 92 26 80 30 56 24 34Z", shade) +
      path("M-22 34H22L8 92H-8Z", accent) +
      ellipse([0, 34], [67, 14], ink) +
      ellipse([0, 36], [54, 9], paper) +
      path("M0-6L7 16 28 22 7 28 0 50-7 28-28 22-7 16Z", paper) +
      path(
        "M-58 6L-54 12-48 14-54 17-58 24-62 17-68 14-62 12ZM60 4L63 10 70 12 63 15 60 22 57 15 50 12 57 10Z",
        paper,
      ) +
      path(
        "M-99 100L-92 52-80 82-66 46-58 86-44 64-36 92-14 72-6 95 16 70 24 92 44 58 52 88 70 48 78 84 94 54 99 100Z",
        accentShade,
      ) +
      path(
        "M-99 100L-86 72-74 92-60 68-48 92-34 76-20 94 0 80 12 94 32 74 44 94 62 70 74 92 88 72 99 100Z",
        accent,
      ),
  ),
  /** A painted egg, cracked open on a sky of its own. */
  wonderEgg: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M0-100C46-100 80-30 80 24 80 74 46 100 0 100S-80 74-80 24C-80-30-46-100 0-100Z", main) +
      path(
        "M20-98C56-84 80-24 80 24 80 74 46 100 0 100-10 100-18 99-26 97 60 90 70-20 20-98Z",
        shade,
      ) +
      path(
        "M-80 34L-54 52-27 34 0 52 27 34 54 52 80 34C80 48 77 60 71 68L54 78 27 60 0 78-27 60-54 78-71 68C-77 60-80 48-80 34Z",
        accent,
      ) +
      path("M27 34L54 52 80 34C80 48 77 60 71 68L54 78 27 60Z", accentShade) +
      path(
        "M-60-42L-36-50-26-72-4-58 18-78 28-52 56-48 44-24 60-2 30 4 14 26-8 8-34 18-38-8-62-16-50-28Z",
        ink,
      ) +
      path("M0-56L9-33 33-32 14-17 21 6 0-8-21 6-14-17-33-32-9-33Z", accent) +
      circle(0, -24, 10, paper) +
      circle(34, -40, 4, paper) +
      circle(-42, -34, 4, paper) +
      circle(38, -8, 5, paper) +
      circle(-30, 6, 3, paper) +
      path("M66-86L84-98 92-78 76-70ZM-88-70L-74-86-66-68Z", main) +
      stroke("M44-24L58-18M-34 18L-40 28M-50-28L-66-34", ink, 4) +
      stroke("M-66 10Q-66-20-54-46M-44 84Q-54 80-60 72", shine, 6),
  ),
  /** A doll of cloth that asks the sun to come. */
  clearSkyDoll: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        svg`${repeat(10, (i) => {
          const at = (d: number, a: number) => polar([0, -14], d, ((i + a) * Math.PI) / 5);
          const [[ax, ay], [bx, by], [cx, cy]] = [at(66, -0.3), at(94, 0), at(66, 0.3)];
          return svg`M${ax} ${ay}L${bx} ${by} ${cx} ${cy}Z`;
        })}`,
        accent,
      ) +
      circle(0, -14, 64, accent) +
      path("M44-60A64 64 0 0 1-30 43Q60 40 44-60Z", accentShade) +
      stroke("M0-104V-76", ink, 6) +
      path(
        "M-20-14C-30 20-54 46-64 84-50 96-42 84-32 90-20 98-10 86 0 92 10 86 20 98 32 90 42 84 50 96 64 84 54 46 30 20 20-14Z",
        main,
      ) +
      path("M8-14H20C30 20 54 46 64 84 50 96 42 84 32 90 24 95 18 92 12 89Q26 40 8-14Z", shade) +
      circle(0, -44, 37, shade) +
      circle(-4, -47, 33, main) +
      path("M-28-18Q0-4 28-18L30-6Q0 10-30-6Z", ink) +
      path("M18-10L40 20 28 18 22 28 8-4Z", ink) +
      stroke("M-26-50Q-24-64-12-70M-30 36Q-40 54-46 70", shine, 7) +
      path(
        "M-84 34q12 18 0 26-12-8 0-26ZM82 24q12 18 0 26-12-8 0-26ZM-90-60q10 16 0 22-10-6 0-22ZM88 74q10 16 0 22-10-6 0-22ZM-78 80q8 12 0 18-8-6 0-18Z",
        paper,
      ),
  ),
};
