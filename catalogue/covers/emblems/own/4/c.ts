import { floating, standingOn } from "../../../emblem.ts";
import {
  circle,
  ellipse,
  outline,
  path,
  place,
  type Point,
  polar,
  rect,
  repeat,
  stroke,
} from "../../../svg.ts";

const centre: Point = [0, 0];

/** Emblems of craft and letters. */
export const p4c = {
  /** A first lamp: a bulb with a thread of bamboo on a block of stone. */
  bambooBulb: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        repeat(9, (i) => {
          const at = Math.PI + (i * Math.PI) / 8;
          return outline([
            polar([0, -30], 76, at - 0.09),
            polar([0, -30], 100, at),
            polar([0, -30], 76, at + 0.09),
          ]);
        }),
        paper,
      ) +
      path("M-26 52V34C-40 20-66 4-66-32-66-70-36-94 0-94S66-70 66-32C66 4 40 20 26 34V52Z", main) +
      path("M30-86C54-74 66-56 66-32 66 4 40 20 26 34V52H6C8 10 60-20 30-86Z", shade) +
      stroke("M-14 44L-24-10Q-30-48 0-48T24-10L14 44", ink, 5) +
      stroke("M-25-14Q-28-48 0-48T25-14", paper, 9) +
      path("M-34 46H34V62H-34Z", accent) +
      path("M-70 100L-80 78-52 58H50L84 74 76 100Z", accentShade) +
      path("M-70 100L-80 78-52 58H20L0 76 12 100Z", accent) +
      stroke("M-34 66L-22 78-30 92M0 76L34 74", ink, 4) +
      stroke("M-50-36Q-48-62-26-76", shine, 8),
  ),
  /** A typewriter with a page in it. */
  letterMachine: standingOn(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-52-98H52V-34H-52Z", paper) +
      stroke("M-36-80H36M-36-66H24M-36-52H30", accentShade, 5) +
      rect([-96, -44], [192, 24], ink, { radius: 11 }) +
      path("M-74-30H74L84 36 98 88Q98 100 84 100H-84Q-98 100-98 88L-84 36Z", main) +
      path("M48-30H74L84 36 98 88Q98 100 84 100H50Z", shade) +
      path("M-48-18H48L56 16H-56Z", ink) +
      stroke("M-36 8L-8-10M-14 10L-4-10M14 10L4-10M36 8L8-10", accent, 4) +
      path("M-78 30H78L90 86H-90Z", accentShade) +
      repeat(5, (i) => circle(-56 + i * 28, 42, 10, paper)) +
      repeat(6, (i) => circle(-65 + i * 26, 64, 10, paper)) +
      rect([-44, 78], [88, 11], accent, { radius: 5 }) +
      rect([-100, -40], [16, 16], accent, { radius: 7 }) +
      rect([84, -40], [16, 16], accentShade, { radius: 7 }) +
      stroke("M-66-20L-76 22M-84-36H-62", shine, 5),
  ),
  /** A letter sealed with a violet of wax. */
  violetLetter: floating(["Romance"], ({ main, shade, shine, accent, accentShade, ink, paper }) =>
    place(
      centre,
      path("M-70-84H66V-20H-70Z", paper) +
        path("M-98-56H98V70H-98Z", shade) +
        path("M-98-56L-20 4-98 70Z", main) +
        path("M-98 70L-14-2H14L98 70Z", main) +
        path("M98 70L10-6 98-56Z", shade) +
        stroke("M-98 70L-22 6M98 70L22 6", shade, 4) +
        path("M-98-58H98L14 20Q0 32-14 20Z", shine) +
        path("M60-58H98L14 20Q8 26 0 27Z", main) +
        circle(3, 23, 39, accentShade) +
        circle(0, 20, 37, accent) +
        repeat(5, (i) =>
          circle(
            ...polar([0, 20], 16, (i * 2 * Math.PI) / 5 - Math.PI / 2),
            11,
            i === 1 || i === 2 ? shade : paper,
          ),
        ) +
        circle(0, 20, 7, ink),
      { turn: -8 },
    ),
  ),
  /** A bowl of rice with a yolk on it, steaming. */
  yolkBowl: standingOn(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-34-60Q-50-76-36-98M4-66Q-12-82 2-100M42-60Q26-76 40-98", paper, 9) +
      path("M-86 8C-86-30-50-50 0-50S86-30 86 8Z", paper) +
      path("M-60-28C-40-50 20-58 48-38 76-20 50 6 30 8H-50C-70 0-74-14-60-28Z", shine) +
      ellipse([4, -24], [40, 26], accentShade) +
      ellipse([0, -28], [38, 24], accent) +
      stroke("M-20-36Q-14-44-4-45", paper, 7) +
      stroke("M-66-10H-62M60-22H64M-44-2H-40M66-2H70M36-2L40-4", main, 9) +
      path("M-98 2H98C98 50 70 82 38 86V100H-38V86C-70 82-98 50-98 2Z", main) +
      path("M56 2H98C98 50 70 82 38 86V100H4C40 82 56 40 56 2Z", shade) +
      path("M-98 2H98L96 16H-96Z", ink) +
      path("M-30 34Q-15 22 0 34T30 34V44Q15 32 0 44T-30 44Z", accent) +
      stroke("M-82 26Q-78 50-58 66", shine, 7),
  ),
  /** Two kitchen knives crossed, with a cook's cloth tied round them. */
  cooksDuel: floating(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      place(
        centre,
        path("M-22-106H30V14H-22Z", main) +
          path("M14-106H30V14H14Z", shade) +
          circle(-8, -92, 6, ink) +
          stroke("M-14-74V4", shine, 5) +
          path("M-14 14H14L18 102Q0 112-18 102Z", ink),
        { turn: -40 },
      ) +
      place(
        centre,
        path("M-16 14C-24-40-22-84 12-114V14Z", main) +
          path("M-16 14C-24-40-22-84 12-114-8-70-6-30-2 14Z", shine) +
          path("M4 14V-106L12-114V14Z", shade) +
          rect([-17, 10], [32, 14], shade) +
          path("M-13 24H12L16 102Q0 112-16 102Z", ink),
        { turn: 40 },
      ) +
      path("M-36 8Q0-14 36 8L30 42Q0 24-30 42Z", accent) +
      path("M10-2Q26 0 36 8L30 42 14 34Z", accentShade) +
      path("M-26 34L-54 92-30 82-16 100 0 38ZM26 34L50 96 28 84 14 98-4 38Z", accent) +
      path("M26 34L50 96 28 84 8 44Z", accentShade) +
      ellipse([0, 30], [18, 15], accentShade) +
      ellipse([-3, 27], [15, 12], accent),
  ),
  /** A skull with a flower in its eye, and more of them in its cracks. */
  blossomSkull: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const bloom =
      repeat(6, (i) =>
        circle(...polar(centre, 22, i * 1.047), 16, i > 0 && i < 3 ? accentShade : accent),
      ) + circle(0, 0, 12, paper);
    return (
      path(
        "M-40 98L-44 60C-84 50-96-6-78-46-62-82-30-96 0-96S62-82 78-46C96-6 84 50 44 60L40 98Z",
        main,
      ) +
      path("M40-84C60-76 72-60 78-46 96-6 84 50 44 60L40 98H10L14 60C60 50 80-30 40-84Z", shade) +
      path(
        "M-54-10C-40-22-12-14-10 10-14 32-46 36-58 18-60 8-60-4-54-10ZM54-10C40-22 12-14 10 10 14 32 46 36 58 18 60 8 60-4 54-10Z",
        ink,
      ) +
      path("M0 24L12 48Q0 54-12 48Z", ink) +
      stroke("M-22 72V96M0 72V98M22 72V96", ink, 5) +
      stroke("M-66-30Q-58-64-30-78", shine, 7) +
      stroke("M-10-94L0-64-14-48", ink, 4) +
      place([36, 8], bloom, { scale: 1.1 }) +
      place([30, -76], bloom, { scale: 0.72 }) +
      place([-66, 50], bloom, { scale: 0.8 })
    );
  }),
  /** A ragged flower with one open eye. */
  evilFlower: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0 0Q-14 50 4 96", accentShade, 13) +
      path("M0 98C-30 40-70 40-96 56-84 84-40 98 0 98Z", accent) +
      path("M2 98C26 46 60 40 94 50 86 84 44 98 2 98Z", accentShade) +
      path(
        outline(
          Array.from({ length: 26 }, (_, i) =>
            polar([0, -34], i % 2 === 0 ? (i % 4 === 0 ? 72 : 64) : 44, (i * Math.PI) / 13 - 1.57),
          ),
        ),
        shade,
      ) +
      path(
        outline(
          Array.from({ length: 22 }, (_, i) =>
            polar([-3, -37], i % 2 === 0 ? 56 : 38, (i * Math.PI) / 11 - 1.57),
          ),
        ),
        main,
      ) +
      path("M-46-34Q0-84 46-34 0 12-46-34Z", paper) +
      circle(0, -36, 21, accentShade) +
      circle(0, -36, 12, ink) +
      circle(-6, -43, 5, paper) +
      stroke("M-46-34Q0-84 46-34", ink, 7) +
      stroke("M-46-34Q0 12 46-34M-24 0L-28 8M0 0V10M24 0L28 8", ink, 4) +
      stroke("M-52-66Q-42-82-26-88M-74 66Q-50 66-30 80", shine, 5),
  ),
  /** A monster with a crest of spines, taller than the houses. */
  spineBeast: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-46-90L-28-104-20-78-2-92 6-56 32-64 30-28 60-28 50 4 82 12 66 36 98 46 60 60-20-40Z",
        accent,
      ) +
      path("M6-56L32-64 30-28 60-28 50 4 82 12 66 36 98 46 60 60Z", accentShade) +
      path(
        "M-98-54L-88-78-62-92-34-88-6-58 16-24 36 8 60 38 98 46C104 70 88 88 62 86L60 100H14L8 76-14 78-12 100H-62L-50 78-46 46-54 28-74 40-84 28-62 4-54-24-66-36-92-36Z",
        main,
      ) +
      path(
        "M-34-88L-6-58 16-24 36 8 60 38 98 46C104 70 88 88 62 86L60 100H14L30 78C50 50 20 30-4-6-16-36-20-66-34-88Z",
        shade,
      ) +
      path("M-46-12Q-20 24-26 60-34 72-46 66L-46 46-54 28-62 4Z", shine) +
      path("M-94-52L-60-50-62-44-68-38-72-46-78-38-82-46-88-38Z", paper) +
      path("M-74-74L-54-70-62-62Z", accent) +
      stroke("M-56 98V92M-42 98V92M-28 98V92M20 98V92M36 98V92M52 98V92", paper, 5) +
      path("M-98 100V62H-70V100ZM68 100V74H98V100Z", ink) +
      stroke("M-90 72V76M-78 72V76M-90 86V90M-78 86V90M76 84V88M90 84V88", accent, 5),
  ),
};
