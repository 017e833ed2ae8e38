import { floating, standingOn } from "../../../emblem.ts";
import { path, place, rect, repeat, stroke } from "../../../svg.ts";

/** The grains of an ear of corn at the end of a stalk that leans from the tie. */
function grains(lean: number): string {
  const [sine, cosine] = [Math.sin(lean), Math.cos(lean)];
  const at = (x: number, y: number): string =>
    `${Math.round(x * cosine + y * sine)} ${Math.round(40 + x * sine - y * cosine)}`;
  const pairs = repeat(
    4,
    (i) => `M${at(14, 82 + i * 19)}L${at(0, 68 + i * 19)} ${at(-14, 82 + i * 19)}`,
  );
  return `${pairs}M${at(0, 140)}V${Math.round(40 - 140 * cosine)}`;
}

/** Leaves, seeds and ears of corn. */
export const leavesAndCorn = {
  /** A sheaf of wheat, tied. */
  wheatSheaf: standingOn([], ({ main, shade, shine, accent, accentShade, ink }) => {
    const ear = (turn: number, fill: string, from: number) =>
      place(
        [from, 42],
        path(
          [-42, -68, -94]
            .map((y) => `M0 ${y}q-22-4-18-30 14 4 18 30 4-26 18-30 4 26-18 30Z`)
            .join("") + "M-3 0V-100H3V0ZM0-116q-14-16 0-34 14 18 0 34Z",
          fill,
        ),
        { turn },
      );
    return (
      ear(-46, main, -8) +
      ear(46, shade, 8) +
      ear(-24, main, -4) +
      ear(23, shade, 4) +
      ear(0, main, 0) +
      path("M-22 30C-30 60-52 84-66 100H66C52 84 30 60 22 30Z", main) +
      path("M4 30H22C30 60 52 84 66 100H18Z", shade) +
      stroke("M-12 52L-36 94M-2 52L-8 94M8 52L22 94", ink, 4) +
      path("M-30 20Q0 32 30 20L32 46Q0 58-32 46Z", accent) +
      path("M6 28Q20 26 30 20L32 46Q20 52 8 52Z", accentShade) +
      stroke("M-24 26Q-12 30-4 30M-50 90L-44 82", shine, 5)
    );
  }),
  /** A sheaf of wheat, an apple and the tail of a wolf. */
  wheatWolfTail: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-20 96C-72 112-110 78-100 34-98 22-94 14-86 8-76 34-48 44-22 54Z", accentShade) +
      path("M-100 34C-98 22-94 14-86 8-82 20-74 28-66 34L-80 34-84 46-94 34Z", paper) +
      path("M-10 40-68-26-52-38-34-62-16-60 0-74 16-60 34-62 52-38 68-26 10 40Z", shade) +
      stroke("M0 40V-40M-4 40-36-32M4 40 36-32", main, 7) +
      stroke([-0.42, 0.42].map(grains).join(""), shade, 11) +
      stroke([-0.84, 0, 0.84].map(grains).join(""), main, 11) +
      path("M-18 38H18Q14 52 44 98 0 106-44 98-14 52-18 38Z", main) +
      path("M6 38H18Q14 52 44 98 22 102 6 102Z", shade) +
      rect([-26, 30], [52, 20], accent, { radius: 9 }) +
      path(
        "M64 52C48 40 30 50 30 70 30 92 48 102 60 100H70C84 102 100 92 100 70 100 48 80 42 64 52Z",
        accent,
      ) +
      path("M82 48C92 50 100 58 100 70 100 92 84 102 70 100 88 88 92 68 82 48Z", accentShade) +
      stroke("M65 52Q64 40 74 34", ink, 6) +
      stroke("M42 68Q43 60 50 58", paper, 5) +
      stroke("M-26-48-22-40M-20 84-12 66", shine, 5),
  ),
  /** An acorn in the rain, under a leaf. */
  acornLeaf: floating(
    ["Iyashikei", "Childcare"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-88-8V12M-70 34V54M90-10V10M76 36V56M-92 66V80M92 72V84", paper, 6) +
      stroke("M12-60C60-10 66 60 48 98", accentShade, 10) +
      path("M-54 20H54C56 64 24 88 2 104-20 88-56 64-54 20Z", main) +
      path("M20 20H54C56 64 24 88 2 104 20 74 28 52 20 20Z", shade) +
      path("M-66 22C-72-12-38-28 0-28S72-12 66 22Q0 34-66 22Z", ink) +
      path("M-59 17C-62-10-34-21 0-21S62-10 59 17Q0 27-59 17Z", accentShade) +
      stroke("M-46-4-20 18M-22-16 12 20M6-18 40 16M-40 16-16-14M-8 18 20-16M24 18 46-4", ink, 4) +
      path(
        "M-104-28C-100-80-50-108 2-106 60-106 102-74 104-26 80-40 54-42 40-30 24-48 0-54 8-54-2-52-24-48-38-30-54-44-80-40-104-28Z",
        accent,
      ) +
      path(
        "M40-104C80-92 102-62 104-26 80-40 54-42 40-30 34-38 26-44 18-50 46-58 54-80 40-104Z",
        accentShade,
      ) +
      stroke("M8-56Q0-84-24-96M8-56Q40-64 70-54M2-66Q-34-66-66-54", ink, 4) +
      stroke("M-36 36Q-34 56-22 70M-82-50Q-70-74-50-84", shine, 7),
  ),
  /** A clover with four leaves. */
  fourLeaves: floating(
    ["Iyashikei", "Childcare"],
    ({ main, shade, shine, accent }) =>
      repeat(4, (i) =>
        place(
          [0, -12],
          path(
            "M0 0C-20-20-64-44-56-82-50-108-14-108 0-86 14-108 50-108 56-82 64-44 20-20 0 0Z",
            main,
          ) +
            path(
              "M0 0V-86C14-108 50-108 56-82 64-44 20-20 0 0Z",
              i === 0 || i === 3 ? main : shade,
            ) +
            stroke("M0-12V-58M-4-30L-22-52M4-30L22-52", i === 1 || i === 2 ? main : shade, 6) +
            stroke("M-40-78Q-36-90-24-91", shine, i === 3 || i === 0 ? 8 : 4),
          { turn: 45 + i * 90, scale: 0.9 },
        ),
      ) + stroke("M0-10Q10 50-10 96", accent, 13),
  ),
};
