import { standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../../svg.ts";

/** Chess and shogi. */
export const boardGames = {
  /** A chess king, on it a sign like a bird in flight. */
  blackKing: standingOn(
    [],
    ({ main, shade, shine, accent, ink }) =>
      path("M-10-100H10V-86H24V-68H10V-52H-10V-68H-24V-86H-10Z", accent) +
      path("M-54-26C-62-54-24-66 0-44 24-66 62-54 54-26L36 14H-36Z", main) +
      path("M0-44C24-66 62-54 54-26L36 14H14Q30-20 0-44Z", shade) +
      path("M-34 14H34C34 40 42 58 56 72H-56C-42 58-34 40-34 14Z", main) +
      path("M8 14H34C34 40 42 58 56 72H18Q24 40 8 14Z", shade) +
      rect([-46, 8], [92, 14], ink, { radius: 7 }) +
      path("M-60 68H60Q72 70 72 82V100H-72V82Q-72 70-60 68Z", main) +
      path("M14 68H60Q72 70 72 82V100H20Z", shade) +
      stroke("M-68 84H68", ink, 4) +
      path(
        "M0-8C-10-30-30-38-46-30-36-30-24-18-20-2-12-8-6-4 0 6 6-4 12-8 20-2 24-18 36-30 46-30 30-38 10-30 0-8Z",
        accent,
      ) +
      stroke("M-30 42Q-34 56-42 64M-44-36Q-38-48-26-50", shine, 6),
  ),
  /** A pawn with the wings of a devil. */
  devilPawn: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-14 12C-30-30-56-64-98-84-92-60-104-30-100 8-88-4-76-4-70 14-60 2-46 4-42 24-34 10-22 12-14 30Z",
        accent,
      ) +
      path(
        "M14 12C30-30 56-64 98-84 92-60 104-30 100 8 88-4 76-4 70 14 60 2 46 4 42 24 34 10 22 12 14 30Z",
        accentShade,
      ) +
      stroke("M-22 0C-40-40-70-66-94-78M-26 6L-68 6M22 0C40-40 70-66 94-78M26 6L68 6", ink, 5) +
      path("M-20-26H20C14 20 26 50 46 72H-46C-26 50-14 20-20-26Z", main) +
      path("M4-26H20C14 20 26 50 46 72H8Q16 30 4-26Z", shade) +
      rect([-56, 68], [112, 16], main, { radius: 8 }) +
      rect([-66, 82], [132, 18], shade, { radius: 6 }) +
      circle(0, -62, 36, main) +
      path("M14-95A36 36 0 0 1 10-28Q38-60 14-95Z", shade) +
      rect([-38, -32], [76, 15], main, { radius: 7 }) +
      rect([8, -32], [30, 15], shade, { radius: 7 }) +
      path(
        "M-30-82C-44-88-46-98-42-108-34-98-26-96-16-96ZM30-82C44-88 46-98 42-108 34-98 26-96 16-96Z",
        ink,
      ) +
      stroke("M-22-62Q-22-76-12-82M-56 91H-20", shine, 7),
  ),
  /** Pieces of shogi, a lion's paw and a river cut into them. */
  riverPiece: standingOn(
    ["Strategy Game"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M34-4L64-22 88-4 100 100H34Z", shade) +
      path("M28 2L58-16 80 2 92 100H20Z", main) +
      path("M58-16L80 2 92 100H76L56-4Z", shade) +
      path("M-20-100L38-72 70 100H-84L-66-72Z", shade) +
      path("M-30-100L22-72 52 100H-98L-78-72Z", main) +
      path("M-28-100L22-72 52 100H30L6-64Z", shade) +
      path("M-24 32C0 32 6 16-4 6-14-6-42-6-50 6-62 18-52 34-24 32Z", ink) +
      ellipse([-62, -6], [10, 14], ink) +
      ellipse([-42, -28], [11, 15], ink) +
      ellipse([-14, -30], [11, 15], ink) +
      ellipse([6, -10], [10, 14], ink) +
      path("M-93 62Q-72 44-48 60T0 58Q26 44 44 58L52 100H-98Z", accent) +
      path("M-96 82Q-74 66-50 80T2 78Q28 66 48 78L52 100H-98Z", accentShade) +
      stroke("M-76 62Q-66 56-54 66M-6 68Q8 58 24 62", shine, 5) +
      stroke("M-70-66L-36-84M-82-10L-76-48", shine, 6),
  ),
  /** A king of chess before three cards. */
  kingAndCards: standingOn(
    ["High Stakes Game", "Strategy Game"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place([-44, -8], rect([-34, -50], [68, 100], accentShade, { radius: 8 }), { turn: -24 }) +
      place(
        [46, -8],
        rect([-34, -50], [68, 100], paper, { radius: 8 }) +
          path(
            "M8-42C4-34-14-24-14-12-14 0 0 2 6-6L2 8H16L12-6C18 2 30 0 30-12 30-24 12-34 8-42Z",
            ink,
          ),
        { turn: 24 },
      ) +
      place(
        [-44, -8],
        rect([-34, -50], [68, 100], paper, { radius: 8 }) +
          path(
            "M-8 6C-28-12-30-20-28-26-24-38-10-34-8-24-6-34 8-38 12-26 14-20 12-12-8 6Z",
            accent,
          ),
        { turn: -20 },
      ) +
      path("M-62 100V82Q-60 70-40 66L-26 34 -20-12H20L26 34 40 66Q60 70 62 82V100Z", main) +
      path("M6-12H20L26 34 40 66Q60 70 62 82V100H30Q40 70 12 40Z", shade) +
      path("M-30-14H30L44-50Q24-66 0-58-24-66-44-50Z", main) +
      path("M8-14H30L44-50Q30-62 14-60Z", shade) +
      path("M-8-62V-74H-20V-88H-8V-102H8V-88H20V-74H8V-62Z", accent) +
      stroke("M-34-10H34M-42 68H42", accent, 9) +
      stroke("M-32-46L-26-26M-14 4L-18 32M-50 86H-24", shine, 6),
  ),
};
