import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, repeat, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** A rose from above, of a radius of 40. */
const rose = (light: string, dark: string, ink: string): string =>
  edged(
    "M-34-18C-30-42 0-48 14-36 38-34 46-8 36 8 38 32 12 44-6 36-30 42-46 20-38 2-44-8-40-16-34-18Z",
    light,
    ink,
    8,
  ) +
  path("M14-36C38-34 46-8 36 8 38 32 12 44-6 36-20 40-32 34-37 22 0 34 30 4 14-36Z", dark) +
  stroke("M2-2C-6-10 8-18 14-8 18 8-4 16-16 4-24-16-4-32 12-26", ink, 5);

export const p6i = {
  /** A mortar with herbs. */
  herbMortar: standingOn(
    ["Medical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M8-6L66-98Q82-108 92-98T94-78L34 4Z", paper, ink) +
      path("M82-106Q94-104 98-90L34 4H22Z", accentShade, 0.5) +
      edged("M-50 0C-104-20-106-70-90-92-56-76-34-46-36 0Z", accent, ink) +
      edged("M-40 0C-62-50-44-92-14-104 10-74 10-40-4 0Z", accent, ink) +
      path(
        "M-14-104C10-74 10-40-4 0H-24Q-8-50-14-104ZM-90-92C-56-76-34-46-36 0H-44Q-60-50-90-92Z",
        accentShade,
      ) +
      stroke("M-20-4Q-26-50-16-76M-48-8Q-64-44-78-64", ink, 4) +
      edged("M-20-4A16 16 0 1 1 8-4ZM-70-4A14 14 0 1 1-44-4Z", paper, ink, 7) +
      edged(
        "M-94-8H94V14H84C82 50 60 72 32 80L46 100H-46L-32 80C-60 72-82 50-84 14H-94Z",
        main,
        ink,
      ) +
      path("M94-8V14H84C82 50 60 72 32 80L46 100H6C36 76 52 40 52-8Z", shade) +
      stroke("M-84 14H84", ink, 6) +
      stroke("M-64 32Q-56 52-42 62M-82 2H-40", shine, 6),
  ),
  /** Roses in a vase. */
  blueRoses: standingOn(
    [],
    ({ main, shade, accent, accentShade, ink, paper }) =>
      edged("M-70 8Q-104-4-102-34-66-38-50-8ZM70 8Q104-4 102-34 66-38 50-8Z", accentShade, ink, 8) +
      place([-46, -32], rose(main, shade, ink)) +
      place([46, -34], rose(main, shade, ink), { turn: 60 }) +
      place([0, -58], rose(main, shade, ink), { turn: -20, scale: 1.12 }) +
      edged("M-40 8Q0-12 40 8L30 18H-30Z", accentShade, ink, 7) +
      edged("M-34 12H34L26 28Q60 44 50 74L36 100H-36L-50 74Q-60 44-26 28Z", paper, ink) +
      path("M34 12L26 28Q60 44 50 74L36 100H4Q40 60 8 12Z", accent, 0.5) +
      path("M-50 56Q-24 70 0 56T50 56L50 74Q24 84 0 72T-50 74Z", accent),
  ),
  /** A folding fan with a moon. */
  moonFan: floating(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0 88L-66-6M0 88L-24-22M0 88L24-22M0 88L66-6", ink, 18) +
      stroke("M0 88L-66-6M0 88L-24-22M0 88L24-22M0 88L66-6", accentShade, 8) +
      edged("M-104-22C-64-92 64-92 104-22L58 30C32 6-32 6-58 30Z", main, ink) +
      path("M104-22L58 30Q46 18 32 16L54-62Q86-50 104-22Z", shade) +
      circle(-10, -34, 25, paper) +
      path("M-2-58A25 25 0 0 1-12-9 30 30 0 0 0-2-58Z", accentShade, 0.4) +
      edged(
        "M14-10C8-26 30-36 38-24 52-32 62-14 48-6 54 8 36 14 28 4 16 10 4-2 14-10Z",
        accent,
        ink,
        5,
      ) +
      circle(32, -11, 6, paper) +
      stroke("M-74-20L-42 12M-30-64L-24-62M72-24L46 10M36-60L30-54", ink, 4) +
      stroke("M-86-26Q-70-48-50-58", shine, 6) +
      edged("M0 72A14 14 0 1 1-.1 72Z", accent, ink, 7) +
      stroke("M4 98Q20 106 40 96", accent, 8) +
      edged("M38 88L64 78 66 102 42 104Z", accent, ink, 6),
  ),
  /** A wand with a winged star in a ring. */
  wingedStarWand: floating(
    ["Mahou Shoujo"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-8 34H8V92L0 106-8 92Z", accent, ink) +
      path("M1 34H8V92L1 104Z", accentShade) +
      repeat(2, (i) =>
        place(
          [0, 0],
          edged("M44-44Q72-88 106-82 106-60 94-52 104-38 90-26 96-8 76-4 60 0 46-14Z", paper, ink) +
            stroke("M62-34L86-50M64-20L82-26", shade, 5),
          { flip: i === 0 },
        ),
      ) +
      edged("M0-96A64 64 0 1 1-.1-96Z", accent, ink) +
      circle(0, -32, 46, ink) +
      circle(0, -32, 41, accentShade) +
      path("M0-90L15-48 58-48 24-22 36 20 0-4-36 20-24-22-58-48-15-48Z", ink) +
      path("M0-78L12-42 47-42 19-20 29 12 0-8-29 12-19-20-47-42-12-42Z", main) +
      path("M0-78L12-42 47-42 19-20 29 12 0-8Z", shade) +
      stroke("M-52-46Q-48-66-34-78", shine, 6) +
      edged("M-22 26H22L14 46H-14Z", main, ink, 7),
  ),
  /** A card with sun and moon, and wings. */
  sunMoonCard: floating(
    ["Mahou Shoujo"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      repeat(2, (i) =>
        place(
          [0, 0],
          edged(
            "M40-20Q70-80 106-70 104-46 92-38 104-24 88-10 98 8 78 14 84 32 62 30 44 30 40 10Z",
            paper,
            ink,
          ) + stroke("M58-20L84-42M60 0L80-10M58 18L70 16", shade, 5),
          { flip: i === 0 },
        ),
      ) +
      edged(
        "M-52-104H52Q60-104 60-96V96Q60 104 52 104H-52Q-60 104-60 96V-96Q-60-104-52-104Z",
        main,
        ink,
      ) +
      path("M60-96V96Q60 104 52 104H-30C30 70 40-40 30-104H52Q60-104 60-96Z", shade) +
      stroke("M-46-90H46V90H-46Z", accent, 5) +
      path(
        "M0-58L10-40 29-50 32-29 53-28 43-10 60 4 43 14 50 34 30 36 26 56 8 46 0 62-8 46-26 56-30 36-50 34-43 14-60 4-43-10-53-28-32-29-29-50-10-40Z",
        accent,
      ) +
      circle(0, 2, 30, accentShade) +
      circle(0, 2, 24, paper) +
      path("M6-22A24 24 0 1 1-22 12 22 22 0 0 0 6-22Z", ink) +
      path(
        "M0-84L4-74 14-70 4-66 0-58-4-66-14-70-4-74ZM0 88L4 78 14 74 4 70 0 64-4 70-14 74-4 78Z",
        paper,
      ) +
      stroke("M-52-60V-20", shine, 4),
  ),
  /** A snake around a heart. */
  snakeHeart: floating(
    ["Harem", "Romance"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      edged(
        "M0 92C-40 56-92 30-90-26-86-78-22-82 0-40 22-82 86-78 90-26 92 30 40 56 0 92Z",
        main,
        ink,
      ) +
      path("M0 92C-14 80 70 20 52-70 78-66 90-46 90-26 92 30 40 56 0 92Z", shade) +
      stroke("M-70-30Q-68-52-48-56", shine, 9) +
      stroke(
        "M70 96Q106 92 92 58C76 24-60 60-88 18-106-20-20-20 40-16 74-12 92-30 72-58",
        ink,
        38,
      ) +
      stroke(
        "M70 96Q106 92 92 58C76 24-60 60-88 18-106-20-20-20 40-16 74-12 92-30 72-58",
        accent,
        24,
      ) +
      stroke("M74 102Q112 100 98 60C80 30-56 66-86 26M-40-8Q0-10 40-6 70-4 76-30", accentShade, 6) +
      edged("M86-48C92-70 78-100 54-104 28-106 12-84 22-70 36-56 62-40 86-48Z", accent, ink) +
      stroke("M20-76L-4-70-14-80M-4-70L-12-60", ink, 6) +
      circle(50, -82, 8, ink) +
      stroke("M-62 22V24M-32 34V36M4 38V40M40 40V42M-36-22V-22M0-20V-20M36-20V-20", ink, 7),
  ),
  /** A lens of a detective with a bow tie. */
  bowTieLens: floating(
    ["Detective"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M36 28L96 84Q104 94 94 102T76 100L20 44Z", accentShade, ink) +
      stroke("M52 52L84 84", shine, 6) +
      edged("M-12-104A76 76 0 1 1-12.1-104Z", accent, ink) +
      path("M42-82A76 76 0 1 1-66 26 92 92 0 0 0 42-82Z", accentShade) +
      circle(-12, -28, 58, ink) +
      circle(-12, -28, 53, paper) +
      path("M24-67A53 53 0 1 1-50 10 70 70 0 0 0 24-67Z", accent, 0.25) +
      edged("M-16-36L-64-58Q-72-28-64 6L-16-16ZM-8-36L40-58Q48-28 40 6L-8-16Z", main, ink, 7) +
      path("M-64-20Q-66-4-64 6L-16-16V-26ZM40-58Q48-28 40 6L-8-16V-26Q24-30 40-58Z", shade) +
      edged("M-26-42H2V-10H-26Z", main, ink, 7) +
      stroke("M-56-42L-44-36M-48-70Q-36-78-22-78", shine, 6),
  ),
  /** A bottle of cola and a bag of crisps. */
  colaCrisps: standingOn(
    ["Otaku Culture"],
    ({ main, shade, accent, accentShade, ink, paper }) =>
      edged("M-28-66L92-84 84-70Q104 10 88 84L92 100H-22L-18 84Z", main, ink) +
      path("M92-84L84-70Q104 10 88 84L92 100H40Q74 10 56-79Z", shade) +
      path("M-24-50L84-68 86-56-22-38ZM-14 74H88L90 88H-18Z", accent) +
      edged("M34-30C64-34 84-12 80 14 76 44 44 52 22 40 0 26 4-24 34-30Z", paper, ink, 7) +
      stroke("M18 22Q28-14 62-10M30 30Q44 6 68 8", accent, 6) +
      edged("M-66-100H-34V-66Q-8-40-8-8V100H-92V-8Q-92-40-66-66Z", ink, ink) +
      path("M-64-66H-36Q-12-38-12-8V96H-88V-8Q-88-38-64-66Z", accentShade) +
      path("M-92-2H-8V48H-92Z", paper) +
      path("M-92 34Q-70 6-50 24T-8 12V48H-92Z", main) +
      edged("M-68-102H-32V-84H-68Z", accent, ink, 8) +
      stroke("M-76-14Q-76-34-62-50M-76 62V84", paper, 7) +
      circle(-32, 70, 5, paper) +
      circle(-24, 84, 4, paper) +
      circle(-40, 86, 4, paper),
  ),
};
