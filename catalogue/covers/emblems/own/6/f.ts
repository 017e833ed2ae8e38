import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, repeat, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** A carp that swims along the upper half of a ring. */
const carp = (body: string, patch: string, ink: string): string =>
  edged("M-54-40L-98-62-88-34-102-2Q-64-8-46-28Z", body, ink) +
  edged("M22-84L34-108Q56-100 56-72ZM22-50L6-26Q30-18 44-30Z", patch, ink, 8) +
  edged(
    "M-60-38C-50-80 0-98 44-80 84-62 102-14 84 20 72 38 50 30 46 10 38-22 18-42-8-42-32-42-44-36-60-38Z",
    body,
    ink,
  ) +
  path(
    "M-34-62Q-10-86 20-84 22-60-2-56-20-52-34-62ZM50-40Q70-62 80-36 92-6 72-8 52-16 50-40Z",
    patch,
  ) +
  circle(62, 12, 6, ink);

/** A feathered wing on the right. */
const wing = (light: string, dark: string, ink: string): string =>
  edged(
    "M16 20C18-30 44-76 100-92 104-70 98-52 90-42 96-22 88-6 78 2 82 20 72 32 60 36 60 52 46 60 32 56 22 50 16 38 16 20Z",
    light,
    ink,
  ) + stroke("M38-8Q64-24 88-42M36 14Q58 10 76 2M34 34Q48 38 58 36", dark, 6);

export const p6f = {
  /** A fruit in a microwave oven that does more than cook. */
  fruitMicrowave: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M46-40L78-96", ink, 8) +
      circle(80, -96, 9, accent) +
      edged("M-6-46H40V-62H-6Z", shade, ink) +
      edged("M-88 88H-56V100H-88ZM56 88H88V100H56Z", ink, ink) +
      edged("M-100-46H100V90H-100Z", main, ink) +
      path("M56-46H100V90H40Z", shade) +
      rect([-86, -32], [128, 108], ink, { radius: 8 }) +
      path("M-86 52Q-60 40-40 52T42 52V68Q42 76 34 76H-78Q-86 76-86 68Z", accentShade) +
      path(
        "M-66-8L-58-12Q-46 26-12 24 6 22 14-2L18-16 28-14 28-4Q24 48-16 54-58 54-68 6Z",
        accent,
      ) +
      path("M18-16L28-14 28-22 20-24ZM-66-8L-58-12-62-18-70-14Z", paper) +
      stroke("M-50 24Q-36 42-12 40M-66 64V66M-10 64V66M22 62V64", paper, 5) +
      circle(71, -8, 14, ink) +
      stroke("M71-8V-16", paper, 5) +
      stroke("M60 28H82M60 46H82M60 64H82", ink, 8) +
      stroke("M-92-39H-30", shine, 5),
  ),
  /** A peanut in a hat and tie. */
  spyPeanut: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(
        "M0-60C40-60 60-30 54-4 50 12 68 26 70 54 72 84 40 100 0 100S-72 84-70 54C-68 26-50 12-54-4-60-30-40-60 0-60Z",
        main,
        ink,
      ) +
      path(
        "M54-4C50 12 68 26 70 54 72 84 40 100 0 100 40 84 44 56 34 30 26 8 36-20 30-50 56-40 58-20 54-4Z",
        shade,
      ) +
      stroke(
        "M-40 62L-30 70M-46 40L-38 44M-22 84L-12 88M-38-14L-30-8M14 82L22 76M32 58L40 52",
        shade,
        6,
      ) +
      edged("M-40 16L0 30 40 16 34 44 0 34-34 44Z", paper, ink, 7) +
      edged("M-9 30H9L16 74 0 88-16 74Z", accent, ink, 7) +
      path("M2 36H9L16 74 0 88Z", accentShade) +
      edged(
        "M-96-38Q-60-50-54-50L-44-92Q-20-106 0-92 22-106 44-92L54-50Q60-50 96-38 60-14 0-14T-96-38Z",
        accent,
        ink,
      ) +
      path("M96-38Q60-14 0-14 40-26 30-98 40-98 44-92L54-50Q60-50 96-38Z", accentShade) +
      path("M-54-50Q0-30 54-50L50-66Q0-46-50-66Z", ink) +
      stroke("M-34-74L-31-84M-52 44Q-48 34-44 32", shine, 7),
  ),
  /** A revolver, and a rose at its muzzle. */
  pistolRose: floating(
    ["Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, -14],
        stroke("M-20 18Q-24 52 14 46M-4 18Q-6 32 4 36", ink, 8) +
          edged(
            "M66-40L92-62 88-34ZM30 10L80-12Q82 30 106 84 90 104 64 100 48 50 26 30Z",
            accentShade,
            ink,
          ) +
          edged("M-104-40H-10L2-48H58L84-30Q88 0 62 12L30 24H-30V-8H-104Z", main, ink) +
          path("M-104-22H84Q84 4 62 12L30 24H-30V-8H-104Z", shade) +
          edged("M-22-46H30Q42-18 30 12H-22Q-32-18-22-46Z", main, ink, 8) +
          stroke("M-18-28H30M-18-6H30", ink, 7) +
          stroke("M-88-31H-36M50-38H58", shine, 5) +
          circle(78, 44, 6, paper),
        { turn: 8 },
      ) +
      stroke("M-54 44Q-32 72-2 98", ink, 16) +
      stroke("M-54 44Q-32 72-2 98", accentShade, 7) +
      edged("M-34 66Q-2 40 18 58 4 84-34 66Z", accentShade, ink, 7) +
      edged(
        "M-98 30Q-102-2-78-16-52-26-34-8-14 14-30 44-48 68-76 62-94 54-98 30Z",
        accent,
        ink,
        8,
      ) +
      stroke("M-64 24C-72 14-58 4-50 16-46 34-70 42-82 28-90 10-70-6-48 0", ink, 6),
  ),
  /** The head of a tiger. */
  palmTiger: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      repeat(2, (i) =>
        place(
          [0, 0],
          edged("M36-58Q44-96 72-94 98-88 92-46Z", main, ink) +
            path("M54-64Q60-82 74-80 84-72 82-54Z", accent),
          { flip: i === 0 },
        ),
      ) +
      edged(
        "M0-84C54-84 92-50 92-4 106 20 98 34 88 40 70 84 34 98 0 98S-70 84-88 40C-98 34-106 20-92-4-92-50-54-84 0-84Z",
        main,
        ink,
      ) +
      path("M92-4C106 20 98 34 88 40 70 84 34 98 0 98 50 80 66 30 52-68 78-54 92-32 92-4Z", shade) +
      edged(
        "M0 18C44 10 56 34 50 58 42 84 20 92 0 92S-42 84-50 58C-56 34-44 10 0 18Z",
        paper,
        ink,
        4,
      ) +
      path(
        "M0-84L10-46 0-34-10-46ZM-24-82L-16-54-30-62-38-78ZM24-82L16-54 30-62 38-78ZM-94 0L-62 6-90 18ZM94 0L62 6 90 18ZM-90 34L-62 32-80 50ZM90 34L62 32 80 50ZM-16 26H16L0 44Z",
        ink,
      ) +
      stroke("M0 42V56M-26 58Q-10 74 0 56 10 74 26 58", ink, 6) +
      ellipse([-38, -8], [13, 17], ink) +
      ellipse([38, -8], [13, 17], ink) +
      circle(-43, -14, 5, paper) +
      circle(33, -14, 5, paper) +
      stroke("M-74-26Q-66-48-50-58", shine, 7),
  ),
  /** Two carp that swim in a ring. */
  carpRing: floating(
    [],
    ({ main, accent, ink, paper, shine }) =>
      stroke("M-80 62Q-52 98-4 98M80-62Q52-98 8-100", shine, 5) +
      carp(paper, main, ink) +
      place([0, 0], carp(accent, paper, ink), { turn: 180 }),
  ),
  /** A notebook that fell into water. */
  wetNotebook: floating(
    ["School"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      ellipse([0, 78], [100, 24], accentShade) +
      ellipse([0, 74], [86, 17], accent) +
      ellipse([0, 72], [62, 11], paper) +
      place(
        [0, -12],
        edged("M-46-74H66V84H-46Z", paper, ink) +
          edged("M-60-82H54V76H-60Z", main, ink) +
          path("M26-82H54V76H-8Z", shade) +
          rect([-32, -58], [64, 42], paper, { radius: 4 }) +
          stroke("M-20-44H20M-20-30H6", ink, 5) +
          stroke("M-66-64H-50M-66-40H-50M-66-16H-50M-66 8H-50M-66 32H-50M-66 56H-50", ink, 8) +
          stroke("M-36 60V4", shine, 6),
        { turn: 12 },
      ) +
      path(
        "M-78-10Q-92 12-78 20-64 12-78-10ZM84-66Q70-44 84-36 98-44 84-66ZM-84-84Q-94-68-84-62-74-68-84-84Z",
        accent,
      ),
  ),
  /** A picture book out of which a monster looks. */
  monsterBook: floating(
    ["Psychological"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-62 46C-84-10-70-46-66-100L-36-66Q0-80 36-66L66-100C70-46 84-10 62 46Z", main, ink) +
      path("M66-100C70-46 84-10 62 46H16C50 20 50-30 38-66Z", shade) +
      path("M-44-34L-10-20Q-26-2-44-14ZM44-34L10-20Q26-2 44-14Z", paper) +
      circle(-26, -18, 5, ink) +
      circle(26, -18, 5, ink) +
      path("M-40 8Q0 22 40 8 34 44 0 44T-40 8Z", ink) +
      path("M-32 11L-24 28-16 15-8 30 0 16 8 30 16 15 24 28 32 11Q0 20-32 11Z", paper) +
      stroke("M-58-70Q-62-40-58-20", shine, 6) +
      edged("M0 54Q-50 22-100 36V92Q-50 76 0 100 50 76 100 92V36Q50 22 0 54Z", accent, ink) +
      path("M0 46Q-46 18-90 28V78Q-46 66 0 90 46 66 90 78V28Q46 18 0 46Z", paper) +
      path("M0 46Q46 18 90 28V78Q46 66 0 90Z", accentShade, 0.35) +
      stroke(
        "M0 50V86M-72 44Q-44 40-22 50M-72 60Q-44 56-22 66M72 44Q44 40 22 50M72 60Q44 56 22 66",
        ink,
        5,
      ),
  ),
  /** Wings, a ring of light and a beating heart. */
  haloHeart: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      place([0, 6], wing(paper, shade, ink), { scale: 1 }) +
      place([0, 6], wing(paper, shade, ink), { flip: true }) +
      stroke("M-36-78A36 12 0 1 0 36-78 36 12 0 1 0-36-78Z", ink, 18) +
      stroke("M-36-78A36 12 0 1 0 36-78 36 12 0 1 0-36-78Z", accent, 9) +
      edged(
        "M0 96C-30 66-62 44-60 2-56-34-14-38 0-6 14-38 56-34 60 2 62 44 30 66 0 96Z",
        main,
        ink,
      ) +
      path("M0 96C-10 86 50 40 38-22 54-20 60-10 60 2 62 44 30 66 0 96Z", shade) +
      stroke("M-62 28H-28L-16 4 2 54 16 20 22 28H60", paper, 7) +
      stroke("M-44 6Q-42-10-30-14", shine, 8),
  ),
};
