import { standingOn } from "../../../emblem.ts";
import { circle, outline, path, place, polar, rect, repeat, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** What burns and gives light. */
export const firesAndLamps = {
  /** A camp fire, with a sword and a shield beside it. */
  campSword: standingOn(
    ["Adventure"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-56, -2],
        path("M-13-46H13V102H-13Z", main) +
          path("M1-46H13V102H1Z", shade) +
          path("M-36-58H36V-42H-36Z", ink) +
          rect([-7, -92], [14, 34], accentShade) +
          circle(0, -94, 11, ink) +
          stroke("M-7-30V30", shine, 4),
        { turn: -16 },
      ) +
      circle(58, 18, 46, main) +
      path("M76-24A46 46 0 0 1 46 62Q100 30 76-24Z", shade) +
      stroke("M58-14V50M26 18H90", ink, 7) +
      circle(58, 18, 13, ink) +
      path(
        "M-50 82C-74 34-34 26-32-14-16-8-10 6-10 18 2-6-6-36 10-62 26-30 24-12 30 12 34 2 34-6 32-14 56 6 62 50 42 82Z",
        accent,
      ) +
      path(
        "M10-62C26-30 24-12 30 12 34 2 34-6 32-14 56 6 62 50 42 82H14C44 40 6 0 10-62Z",
        accentShade,
      ) +
      path("M-26 84C-38 52-12 46-8 26 2 36 4 44 6 50 10 44 12 36 12 28 30 48 30 70 20 84Z", paper) +
      stroke("M-62 76L62 92M62 76L-62 92", ink, 17) +
      circle(-62, 76, 6, paper) +
      circle(62, 76, 6, paper),
  ),
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
  /** A fire in a bowl of bronze. */
  ritualFire: standingOn(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-44 30C-84 6-66-34-40-56-42-36-34-28-26-28-34-66 0-80-4-104 36-84 34-56 30-44 40-44 46-54 46-64 76-36 82 8 44 30Z",
        accent,
      ) +
      path(
        "M-4-104C36-84 34-56 30-44 40-44 46-54 46-64 76-36 82 8 44 30H20C60-10 20-40-4-104Z",
        accentShade,
      ) +
      path("M-26 30C-44 4-18-10-12-30 4-20 6-10 8-4 14-6 18-10 18-16 36 2 36 18 26 30Z", paper) +
      path("M-88 12H88L82 28C76 60 40 72 0 72S-76 60-82 28Z", main) +
      path("M36 12H88L82 28C76 60 40 72 0 72 30 56 42 36 36 12Z", shade) +
      path("M-40 64L-58 100H-36L-22 70ZM40 64L58 100H36L22 70ZM-10 70H10V100H-10Z", ink) +
      stroke("M-84 18H84", ink, 9) +
      path("M-40 22L-28 56-40 50-52 56ZM0 24L12 62 0 54-12 62ZM40 22L52 56 40 50 28 56Z", paper) +
      stroke("M-70 36Q-64 48-56 54", shine, 7),
  ),
  /** A lamp of brass out of which a spirit may come. */
  wonderLamp: standingOn(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(
        "M-78-18C-104-40-96-66-74-70-58-74-50-96-70-106-30-108-18-74-44-58-66-46-62-34-66-22Z",
        paper,
        ink,
        8,
      ) +
      stroke("M60 6C118-16 112 62 44 54", ink, 22) +
      stroke("M60 6C118-16 112 62 44 54", main, 10) +
      edged("M-14 54H22L22 78 56 100H-48L-14 78Z", accent, ink) +
      path("M6 54H22V78L56 100H20Z", accentShade) +
      edged("M-106-28Q-98-40-84-34-62 2-34-2H64C76 22 54 60 4 60-46 60-84 26-106-28Z", main, ink) +
      path("M64-2C76 22 54 60 4 60-6 60-16 58-24 56 26 48 48 26 44-2Z", shade) +
      edged("M-34-2C-34-50 42-50 44-2Z", accent, ink) +
      path("M4-38C30-36 42-22 44-2H12Q20-20 4-38Z", accentShade) +
      edged("M-6-36Q4-70 16-36Z", main, ink, 8) +
      path("M4 10L11 20 24 22 14 31 16 44 4 38-8 44-6 31-16 22-3 20Z", ink) +
      stroke("M-74-6Q-58 24-40 36", shine, 8),
  ),
};
