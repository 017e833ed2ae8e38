import { floating } from "../../../emblem.ts";
import { circle, path, place, rect, repeat, stroke } from "../../../svg.ts";

/** What athletes wear, lift and win. */
export const sportsGear = {
  /** A pair of boxing gloves. */
  boxingGloves: floating(
    ["Combat Sports"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const glove =
        path(
          "M-30-82C0-96 44-84 52-46 56-22 50-2 40 12L36 36 34 58H-28L-30 34C-44 14-62-20-54-52-50-68-42-76-30-82Z",
          ink,
        ) +
        path(
          "M-26-74C2-86 36-74 43-44 48-22 42-4 32 10L29 30H-22C-34 10-52-20-46-48-42-62-36-70-26-74Z",
          main,
        ) +
        path("M20-76C32-70 40-58 43-44 48-22 42-4 32 10L29 30H0C28-4 34-44 20-76Z", shade) +
        path("M-52-30C-40-48-18-38-12-20-6-2-20 12-26 14-40 8-52-8-52-30Z", ink) +
        path("M-45-26C-36-38-22-30-18-17-15-6-20 4-24 6-36 0-44-10-45-26Z", main) +
        path("M-28 36H34V54H-26Z", accent) +
        path("M6 36H34V54H8Z", accentShade) +
        stroke("M-28-58Q-8-70 10-66", shine, 7);
      return (
        stroke("M-30 60C-40 90-10 96 0 78S44 90 34 58", paper, 5) +
        place([44, -6], glove, { turn: 16, flip: true, scale: 1.02 }) +
        place([-36, 2], glove, { turn: -14, scale: 1.08 })
      );
    },
  ),
  /** A helmet of American football, its visor dark. */
  visorHelmet: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-92 6C-96-60-48-96 2-96 54-96 86-58 90-12L56-10C30-10 18 6 24 30 28 50 22 70 0 74-20 78-52 66-70 58-84 46-92 30-92 6Z",
        main,
      ) +
      path(
        "M2 74C-20 78-52 66-70 58-84 46-92 30-92 6-80 40-40 52-4 40 0 20 4-20 40-26 60-28 80-22 89-24L90-12 56-10C30-10 18 6 24 30 28 50 22 70 2 74Z",
        shade,
      ) +
      path("M-26-92C-12-70-18-20-40 54L-66 50C-42-10-40-60-50-82Z", accent) +
      path("M44-14C24-4 26 20 30 34L90 18Q96 2 90-14Z", ink) +
      stroke("M40 4Q62-4 84-2", accent, 7) +
      circle(-4, 24, 17, ink) +
      circle(-4, 24, 8, accentShade) +
      stroke(
        "M-2 26C10 40 20 44 34 48L96 46M14 62C30 84 50 94 84 92L96 46 92 14M38 48L50 90M70 46L72 92",
        ink,
        14,
      ) +
      stroke(
        "M-2 26C10 40 20 44 34 48L96 46M14 62C30 84 50 94 84 92L96 46 92 14M38 48L50 90M70 46L72 92",
        paper,
        7,
      ) +
      stroke("M-78-10C-76-44-62-62-58-66M4-80Q32-78 52-58", shine, 7),
  ),
  /** A bat bent in the middle, and a roller skate. */
  bentBat: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-80 84L-46 6", ink, 28) +
      place(
        [-46, 2],
        path("M-8-14L56-34H122C152-30 152 30 122 34H56L-8 14Q-22 0-8-14Z", ink) +
          path("M-6-8L56-26H122C142-24 142 24 122 26H56L-6 8Q-14 0-6-8Z", main) +
          path("M-6 8L56 4 138 6C136 18 130 26 122 26H56Z", shade) +
          stroke("M60-16H104", shine, 6),
        { turn: -34 },
      ) +
      stroke("M-80 84L-47 8", main, 16) +
      circle(-82, 86, 17, ink) +
      circle(-82, 86, 10, accent) +
      stroke("M-80 56L-62 64M-74 42L-56 50M-68 28L-50 36", ink, 5) +
      stroke("M-66-18L-88-30M-56-34L-66-56M-74 2L-96 0", accent, 8) +
      path("M8 2H54L60 34C80 38 96 44 96 64H0Z", ink) +
      path("M16 8H48L54 40C74 42 88 46 89 58H8Z", accent) +
      path("M34 8H48L54 40C74 42 88 46 89 58H42Q48 32 34 8Z", accentShade) +
      stroke("M28 20H46M30 32H48M32 44H54", paper, 5) +
      rect([-6, 60], [104, 14], ink, { radius: 5 }) +
      repeat(3, (i) => circle(12 + i * 34, 83, 16, ink) + circle(12 + i * 34, 83, 7, main)),
  ),
  /** The belt of a champion. */
  goldenBelt: floating(
    ["Combat Sports"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-100-36Q-70-22-40-40H40Q70-22 100-36V36Q70 52 40 42H-40Q-70 52-100 36Z", accent) +
      path("M40-40Q70-22 100-36V36Q70 52 40 42Z", accentShade) +
      stroke(
        "M-96-24Q-76-16-56-22M-96 28Q-76 36-56 32M96-24Q76-16 56-22M96 28Q76 36 56 32",
        paper,
        3,
      ) +
      circle(-78, 4, 15, ink) +
      circle(-78, 4, 10, main) +
      circle(78, 4, 15, ink) +
      circle(78, 4, 10, shade) +
      path(
        "M0-84L18-72 40-74 46-54 62-42 56-22 64 0 54 22 58 44 38 54 28 72 0 84-28 72-38 54-58 44-54 22-64 0-56-22-62-42-46-54-40-74-18-72Z",
        ink,
      ) +
      path(
        "M0-75L16-64 34-66 39-49 53-38 48-20 55 0 46 20 49 38 32 47 23 64 0 74-23 64-32 47-49 38-46 20-55 0-48-20-53-38-39-49-34-66-16-64Z",
        main,
      ) +
      path("M0-75L16-64 34-66 39-49 53-38 48-20 55 0 46 20 49 38 32 47 23 64 0 74Z", shade) +
      circle(0, 0, 39, ink) +
      circle(0, 0, 33, paper) +
      path("M0-28L8-10 27-9 12 4 17 23 0 12-17 23-12 4-27-9-8-10Z", accent) +
      path("M0-28L8-10 27-9 12 4 17 23 0 12Z", accentShade) +
      stroke("M-42-38L-34-54M-44 20L-46 6", shine, 6),
  ),
  /** A dumbbell that works wonders. */
  starDumbbell: floating(
    ["Sports", "Gag Humor"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M0-104L20-34 90-62 46-4 100 38 30 34 22 104-10 42-74 84-48 20-104-4-40-22-66-84-14-44Z",
        accent,
      ) +
      path("M46-4L100 38 30 34 22 104-10 42-74 84Q20 30 90-62Z", accentShade) +
      place(
        [0, 0],
        rect([-98, -12], [196, 24], ink, { radius: 10 }) +
          rect([-88, -34], [20, 68], main, { radius: 7 }) +
          rect([-72, -54], [34, 108], main, { radius: 9 }) +
          rect([38, -54], [34, 108], main, { radius: 9 }) +
          rect([68, -34], [20, 68], main, { radius: 7 }) +
          path(
            "M-88 8H-38V45Q-38 54-47 54H-63Q-72 54-72 45V34H-81Q-88 34-88 27ZM38 8H88V27Q88 34 81 34H72V45Q72 54 63 54H47Q38 54 38 45Z",
            shade,
          ) +
          stroke("M-62-42V-14M48-42V-14", shine, 7) +
          stroke("M-22-5H22", shine, 5),
        { turn: -32 },
      ),
  ),
};
