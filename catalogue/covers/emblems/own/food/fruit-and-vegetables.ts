import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, rect, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** What grows in a garden, much changed. */
export const fruitAndVegetables = {
  /** A cabbage on the wing. */
  flyingCabbage: floating([], ({ main, shade, shine, accent, accentShade, paper }) => {
    const wing =
      path(
        "M-40 0C-66-30-80-64-98-70-100-50-98-38-92-28-98-24-98-14-90-8-96 0-92 8-84 10-82 22-60 24-40 24Z",
        paper,
      ) + stroke("M-88-50Q-70-10-46 8M-84-10Q-66 4-50 12", accentShade, 5);
    return (
      wing +
      place([0, 0], wing, { flip: true }) +
      circle(0, 14, 68, shade) +
      path(
        "M-66 30C-76-20-40-60 0-60 30-60 56-40 62-10 66 40 20 84-16 80-44 78-62 56-66 30Z",
        main,
      ) +
      path("M0-60C44-50 50 20-16 80-40 30-44-20 0-60Z", shine) +
      path("M-66 30C-40 4-6 10 4 40 8 62-4 76-16 80-44 78-62 56-66 30Z", accent) +
      path("M64-6C40-4 20 20 22 46 24 62 30 70 38 72 60 56 70 30 64-6Z", accent) +
      stroke(
        "M-12 78Q-20 50-46 34M-20 56L-36 56M-26 46L-28 30M36 68Q36 40 56 16M38 48L52 48",
        paper,
        5,
      ) +
      stroke("M-4 70Q-2 10 2-50M0 20L-18 0M1 0L18-18", main, 5) +
      stroke("M-50-20Q-40-40-22-48", paper, 6)
    );
  }),
  /** A broccoli as large as a tower. */
  towerBroccoli: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-36 100Q-22 60-26 20L-64-6-50-24-10 0 20-2 56-26 66-8 28 24Q26 66 40 100Z", accent) +
      path("M6-2L20-2 56-26 66-8 28 24Q26 66 40 100H14Q24 50 6-2Z", accentShade) +
      path(
        "M-98-6A30 30 0 0 1-86-52 34 34 0 0 1-44-88 44 44 0 0 1 30-92 36 36 0 0 1 80-58 32 32 0 0 1 96-4 26 26 0 0 1 54 12Q40 0 24 12 0 24-20 8-40 18-58 8-84 20-98-6Z",
        main,
      ) +
      path(
        "M30-92A36 36 0 0 1 80-58 32 32 0 0 1 96-4 26 26 0 0 1 54 12Q40 0 24 12 10 18 4 14C30-4 20-22 44-30 60-50 36-60 30-92Z",
        shade,
      ) +
      stroke(
        "M-76-30a16 16 0 0 1 24-12M-36-60a20 20 0 0 1 32-8M-40-14a16 16 0 0 1 24-6",
        shine,
        8,
      ) +
      stroke("M28-56a16 16 0 0 1 24 4M46-18a16 16 0 0 1 26 0M4-32a14 14 0 0 1 22 0", ink, 6),
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
};
