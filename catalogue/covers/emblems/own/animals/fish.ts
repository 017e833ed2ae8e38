import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, stroke } from "../../../svg.ts";
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

/** Fish, and what passes for one. */
export const fish = {
  /** Two carp that swim in a ring. */
  carpRing: floating(
    [],
    ({ main, accent, ink, paper, shine }) =>
      stroke("M-80 62Q-52 98-4 98M80-62Q52-98 8-100", shine, 5) +
      carp(paper, main, ink) +
      place([0, 0], carp(accent, paper, ink), { turn: 180 }),
  ),
  /** A salmon with a key to wind it up. */
  windUpSalmon: floating(
    ["CGDCT", "Gag Humor"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M8-30V-56", ink, 20) +
      stroke("M8-30V-56", accentShade, 10) +
      stroke(
        "M2-66C-14-104-60-96-48-70-36-50-10-58 2-66H14C30-104 76-96 64-70 52-50 26-58 14-66Z",
        ink,
        24,
      ) +
      stroke(
        "M2-66C-14-104-60-96-48-70-36-50-10-58 2-66H14C30-104 76-96 64-70 52-50 26-58 14-66Z",
        accent,
        11,
      ) +
      edged("M58 20L104-22 96 28 104 76 54 44Z", shade, ink) +
      edged(
        "M-104 36C-84-8-40-36 4-32 44-28 66 8 78 30 60 62 30 88-14 88-58 88-90 68-104 36Z",
        main,
        ink,
      ) +
      path("M-104 36Q-60 52 0 50 44 46 78 30C60 62 30 88-14 88-58 88-90 68-104 36Z", paper) +
      path("M-104 36Q-60 52 0 50 44 46 78 30L66 12Q30 32-10 34-60 36-97 22Z", shade) +
      stroke("M-48-16Q-30 20-48 66", ink, 6) +
      circle(-70, 14, 9, ink) +
      circle(-73, 11, 3, paper) +
      edged("M-22 54L14 66-16 76Z", accent, ink, 6) +
      stroke("M-4 4V6M18 8V10M40 14V16M-16 18V20M10 24V26", ink, 7) +
      stroke("M-28-14Q-4-22 16-16", shine, 7),
  ),
  /** A banana that is a fish, shot through. */
  bananaFish: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-70-30L-104-72-72-70-56-102-38-52Z", accentShade) +
      path("M-20 60L-36 96 4 84 44 98 40 62Z", accentShade) +
      path(
        "M-76-46C-84 40-20 88 40 74 84 62 104 14 96-22 90-44 66-46 56-28 40 2-12 8-44-52-54-56-68-56-76-46Z",
        main,
      ) +
      path(
        "M-70 2C-50 44-10 52 30 40 66 28 84-2 92-32 104 10 84 62 40 74-10 84-58 54-70 2Z",
        shade,
      ) +
      stroke("M-60-34C-44 22 16 36 54 8", ink, 5) +
      stroke("M54-24Q38 16 56 52", ink, 6) +
      circle(76, -12, 12, paper) +
      circle(78, -11, 6, ink) +
      stroke("M96 16L82 22", ink, 6) +
      circle(2, 44, 17, accent) +
      circle(2, 44, 10, ink) +
      path("M2 50Q-8 80-2 92 8 92 8 76Z", accent) +
      stroke("M-70-30Q-66-8-56 8", shine, 6) +
      circle(34, -64, 11, shine) +
      circle(62, -88, 7, shine),
  ),
  /** A pail by the sea, and a small red tail. */
  pailWithTail: standingOn(
    ["Childcare"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-78-2C-92-116 92-116 78-2", ink, 8) +
      path(
        "M-14 8C-10-26-26-36-58-40-48-56-46-72-56-96-22-96 2-80 6-56 18-78 44-86 74-76 56-60 54-44 56-28 34-32 24-18 26 8Z",
        accent,
      ) +
      path(
        "M6-56C18-78 44-86 74-76 56-60 54-44 56-28 34-32 24-18 26 8H8Q14-26 6-56Z",
        accentShade,
      ) +
      path("M-86 2H86L66 88Q64 100 50 100H-50Q-64 100-66 88Z", main) +
      path("M40 2H86L66 88Q64 100 50 100H6Q44 70 40 2Z", shade) +
      path(
        "M-94-2Q-80-22-62-12-52-30-32-16-20-32-4-14 12-32 28-14 46-30 58-12 80-22 94-2 94 14 80 14H-80Q-94 14-94-2Z",
        paper,
      ) +
      stroke("M-80 12H80", shine, 8) +
      stroke("M-64 32L-54 78", shine, 9) +
      path("M-86-46q12 18 0 26-12-8 0-26ZM84-64q10 16 0 22-10-6 0-22Z", paper) +
      stroke("M-20 54Q-8 42 4 54T28 54", accent, 8),
  ),
};
