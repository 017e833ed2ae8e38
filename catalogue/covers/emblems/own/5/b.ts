import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, polar, rect, repeat, stroke, svg } from "../../../svg.ts";

/** Emblems of named titles. */
export const p5b = {
  /** A volleyball in flight. */
  volleyballSpin: floating(
    ["Team Sports", "Sports"],
    ({ main, shine, accent, accentShade, ink }) =>
      circle(0, 0, 94, main) +
      repeat(3, (i) =>
        place(
          [0, 0],
          path(
            "M28-25Q64 30 30 89A94 94 0 0 0 68 65Q88 16 58-31Q46-32 28-25Z",
            i === 1 ? accentShade : accent,
          ) + stroke("M0 0Q36-50 87-19M28-25Q64 28 32 84M58-31Q86 16 66 60", ink, 6),
          { turn: i * 120 - 90 },
        ),
      ) +
      path("M66-66A94 94 0 0 1-66 66Q76 76 66-66Z", ink, 0.28) +
      stroke("M-80-24Q-70-62-36-76", shine, 8),
  ),
  /** A crow with its wings spread. */
  crowSpread: floating(
    ["Team Sports"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path("M-18 30L-34 92-12 80 0 100 12 80 34 92 18 30Z", shade) +
      path(
        "M0-34C-30-40-40-82-98-98-100-74-96-62-90-50L-98-46Q-92-26-80-14L-88-8Q-76 12-60 18L-64 28Q-44 40-20 30L0 60 20 30Q44 40 64 28L60 18Q76 12 88-8L80-14Q92-26 98-46L90-50C96-62 100-74 98-98 40-82 30-40 0-34Z",
        main,
      ) +
      path(
        "M0-20Q20-36 30-52 50-82 98-98C100-74 96-62 90-50L98-46Q92-26 80-14L88-8Q76 12 60 18L64 28Q44 40 20 30L0 60Z",
        shade,
      ) +
      path("M-22-46C-22-76 26-80 28-50 28-30 20 0 0 20-14 0-22-20-22-46Z", main) +
      path("M22-62L60-46 24-38Z", accent) +
      circle(10, -54, 6, paper) +
      stroke("M-86-78Q-80-40-52-14M-62-74Q-58-44-38-22", shine, 6) +
      stroke("M-14 74V86M14 74V86", accentShade, 8),
  ),
  /** A bathhouse of the old kind, its lamps lit. */
  bathhouse: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M56-30H76V-92H56Z", shade) +
      path("M62-94Q50-106 66-112 92-112 98-104 90-92 70-94Z", paper) +
      rect([-80, 50], [160, 50], main) +
      rect([-64, 0], [128, 50], main) +
      rect([-40, -50], [80, 40], main) +
      path("M30 50H80V100H30ZM24 0H64V50H24ZM14-50H40V-10H14Z", shade) +
      path(
        "M-98 58Q-74 46-66 28H66Q74 46 98 58ZM-82 6Q-60-6-54-22H54Q60-6 82 6ZM-60-46Q-30-60-22-92H22Q30-60 60-46Z",
        ink,
      ) +
      stroke("M-92 55H92M-76 3H76M-54-49H54", accent, 5) +
      stroke("M-26-90H26", accentShade, 9) +
      path(
        "M-62 66h16v20h-16ZM46 66h16v20H46ZM-48 16h14v18h-14ZM-18 16h14v18h-14ZM12 16h14v18H12ZM36 16h14v18H36ZM-26-36h14v16h-14ZM-6-36H8v16H-6ZM14-36h14v16H14Z",
        accent,
      ) +
      path("M-24 100V68H24V100Z", accentShade) +
      path("M-24 66H24V82H12L10 88 2 82-8 88-12 82H-24Z", paper) +
      stroke("M-76 66V92M-60 20V42", shine, 5),
  ),
  /** The clock of a park, and blossom. */
  parkClock: standingOn(
    ["Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-14 20H14L18 84H-18Z", main) +
      path("M2 20H14L18 84H4Z", shade) +
      path("M-56 100L-40 80H40L56 100Z", accentShade) +
      circle(0, -34, 68, main) +
      path("M44-86A68 68 0 1 1-52 14Q72 30 44-86Z", shade) +
      circle(0, -34, 52, paper) +
      stroke("M0-34V-70M0-34L-20-6", ink, 9) +
      stroke("M0-80v2M46-34h-2M0 12v-2M-46-34h2", accentShade, 7) +
      stroke("M-58-52Q-50-80-26-92", shine, 6) +
      path(
        repeat(15, (i) => {
          const [x = 0, y = 0] =
            [
              [-66, 62],
              [66, 46],
              [68, -84],
            ][i % 3] ?? [];
          const [px, py] = polar([x, y], 12, i * 1.257);
          return svg`M${px - 11} ${py}a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z`;
        }),
        accent,
      ) +
      stroke("M-66 62v.1M66 46v.1M68-84v.1", paper, 9),
  ),
  /** The long ears of a costume, with a bow tie. */
  bunnyBand: floating(
    [],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path("M-30 36C-66-10-80-70-58-100-28-96-10-40-8 34Z", main) +
      path("M30 36C58 10 60-20 64-40L98-50C92-86 78-98 60-100 28-92 10-40 8 34Z", main) +
      path("M60-100C78-98 92-86 98-50L64-40C60-20 58 10 30 36L14 36C40-10 44-60 60-100Z", shade) +
      path(
        "M-30 20C-52-20-60-60-52-80-36-66-24-20-22 20ZM26 20C32-20 42-56 52-66L58-50C52-20 46 4 26 20Z",
        accent,
      ) +
      stroke("M-74 62C-70 14 70 14 74 62", main, 15) +
      stroke("M36 30Q70 38 74 62", shade, 15) +
      stroke("M-66-60Q-68-78-60-88M-68 52Q-62 34-40 28", shine, 6) +
      path("M-4 72L-50 50Q-58 74-50 100L-4 84ZM4 72L50 50Q58 74 50 100L4 84Z", accent) +
      path("M4 72L50 50Q58 74 50 100L4 84Z", accentShade) +
      rect([-13, 64], [26, 26], accentShade, { radius: 8 }) +
      circle(-3, 73, 4, paper),
  ),
  /** A cocktail, the last one. */
  lastCocktail: standingOn(
    ["Adult Cast"],
    ({ main, shade, shine, accent, accentShade, paper, ink }) =>
      ellipse([0, 92], [54, 10], ink) +
      path("M-7 20H7V80Q34 84 48 94H-48Q-34 84-7 80Z", main) +
      path("M0 20H7V80Q34 84 48 94H4Z", shade) +
      path("M-94-66H94L10 34H-10Z", paper) +
      path("M-74-50H74L8 30H-8Z", accent) +
      path("M22-50H74L8 30H-2Z", accentShade) +
      stroke("M-94-66H94L8 34H-8Z", main, 7) +
      stroke("M94-66L8 34", shade, 7) +
      stroke("M-24-30L58-102", ink, 7) +
      circle(-12, -40, 18, main) +
      circle(16, -65, 16, shade) +
      stroke("M-66-42L-40-12", shine, 8) +
      stroke("M-18-46l4-4", shine, 6),
  ),
  /** A motorcycle from the front, with flames. */
  teachersBike: standingOn(
    ["Delinquents"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-70 74C-98 50-92 20-78 4-78 20-70 24-64 18-74-10-58-30-46-44-46-28-38-20-30-20L30-20C38-20 46-28 46-44 58-30 74-10 64 18 70 24 78 20 78 4 92 20 98 50 70 74L40 92H-40Z",
        accent,
      ) +
      path(
        "M30-20C38-20 46-28 46-44 58-30 74-10 64 18 70 24 78 20 78 4 92 20 98 50 70 74L40 92H14Z",
        accentShade,
      ) +
      stroke("M-90-60Q-72-78-48-64L-30-40H30L48-64Q72-78 90-60", ink, 13) +
      stroke("M-38-30L-26 60M38-30L26 60", paper, 11) +
      rect([-24, 0], [48, 100], ink, { radius: 22 }) +
      path("M-30 26Q-30-6 0-6T30 26L24 34H-24Z", main) +
      path("M8-5Q30-2 30 26L24 34H8Z", shade) +
      path("M-46-64Q-40-92 0-92T46-64L36-18Q0 0-36-18Z", main) +
      path("M18-90Q42-84 46-64L36-18Q24-10 10-9 36-50 18-90Z", shade) +
      circle(0, -46, 26, ink) +
      circle(0, -46, 20, paper) +
      stroke("M-34-68Q-28-80-14-82", shine, 6) +
      stroke("M-12 56H12M-12 74H12M-12 90H12", shade, 5),
  ),
  /** An umbrella with a sharp tip, in a red rain. */
  sharpUmbrella: floating(
    [],
    ({ main, shade, shine, accent, ink }) =>
      stroke("M0-60V70Q0 94-20 94-38 94-38 76", ink, 10) +
      path("M-5-74L0-106 5-74Z", ink) +
      path(
        "M0-80C-60-80-98-36-98 22-80 2-60 2-48 22-34 2-16 2 0 22 16 2 34 2 48 22 60 2 80 2 98 22 98-36 60-80 0-80Z",
        main,
      ) +
      path("M0-80C60-80 98-36 98 22 80 2 60 2 48 22 46-20 30-60 0-80Z", shade) +
      stroke("M0-78C-30-50-46-20-48 20M0-78V20M0-78C30-50 46-20 48 20", ink, 5) +
      stroke("M-82-18Q-72-48-44-62", shine, 8) +
      path(
        "M-78 44q12 18 0 26-12-8 0-26ZM42 40q15 24 0 34-15-10 0-34ZM76 66q12 20 0 28-12-8 0-28ZM-70 82q6 12 0 16-6-4 0-16Z",
        accent,
      ),
  ),
  /** The frilled band and the bow of a maid. */
  maidFrills: floating(
    [],
    ({ main, shade, shine, accent, accentShade }) =>
      path(
        svg`M-92 34${repeat(9, (i) => {
          const a = Math.PI + ((i + 1) * Math.PI) / 9;
          return svg`A20 20 0 0 1 ${92 * Math.cos(a)} ${34 + 116 * Math.sin(a)}`;
        })}L58 34C50-30-50-30-58 34Z`,
        main,
      ) +
      path("M54-60A20 20 0 0 1 70-40 20 20 0 0 1 86-6 20 20 0 0 1 92 34H66Q66-30 30-50Z", shade) +
      stroke("M-68 36C-60-50 60-50 68 36", accent, 18) +
      stroke("M-78-10Q-70-44-44-62", shine, 6) +
      path("M-16 40L-44 100-20 92-4 104 4 60ZM16 40L44 100 20 92 4 104-4 60Z", accentShade) +
      path("M0 44C-30 6-84 2-96 22-90 36-90 46-96 64-80 82-30 78 0 44Z", accent) +
      path("M0 44C30 6 84 2 96 22 90 36 90 46 96 64 80 82 30 78 0 44Z", accent) +
      path(
        "M18 50Q60 52 93 36 91 48 96 64 80 82 34 74 18 50ZM-18 50Q-60 52-93 36-91 48-96 64-80 82-34 74-18 50Z",
        accentShade,
      ) +
      rect([-19, 26], [38, 38], main, { radius: 12 }) +
      circle(-6, 38, 5, shine),
  ),
};
