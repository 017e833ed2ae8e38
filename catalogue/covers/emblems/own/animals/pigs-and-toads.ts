import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, rect, stroke } from "../../../svg.ts";

/** Pigs, a frog and a toad. */
export const pigsAndToads = {
  /** A pig with a rose between its teeth. */
  proudPig: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-40-54C-60-98-92-96-96-90-104-70-92-34-70-20ZM40-54C60-98 92-96 96-90 104-70 92-34 70-20Z",
        shade,
      ) +
      path(
        "M-50-52C-64-80-82-84-86-80-88-66-82-46-72-36ZM50-52C64-80 82-84 86-80 88-66 82-46 72-36Z",
        accent,
      ) +
      path("M-86 14C-88-42-48-70 0-70S88-42 86 14C84 66 44 92 0 92S-84 66-86 14Z", main) +
      path("M42-62C72-48 88-22 86 14 84 66 44 92 0 92 66 60 70-10 42-62Z", shade) +
      path("M-60-30L-26-18-28-10-62-20ZM60-30L26-18 28-10 62-20Z", ink) +
      circle(-42, -4, 9, ink) +
      circle(42, -4, 9, ink) +
      circle(-45, -7, 3, paper) +
      circle(39, -7, 3, paper) +
      ellipse([0, 22], [38, 27], accent) +
      path("M16-2Q38 4 38 22C38 38 20 49 0 49Q30 30 16-2Z", accentShade) +
      ellipse([-13, 22], [7, 11], ink) +
      ellipse([13, 22], [7, 11], ink) +
      stroke("M-34 68L84 54", ink, 7) +
      path("M20 62Q34 78 50 60 34 52 20 62Z", shine) +
      path("M-36 46C-58 38-72 50-74 64-82 78-64 98-48 94-28 96-20 74-30 64Z", accentShade) +
      path("M-40 50C-58 46-66 56-64 66-62 80-46 84-36 74-32 66-34 54-40 50Z", accent) +
      stroke("M-44 60Q-56 62-50 72M-74-6Q-70-32-52-46", shine, 6),
  ),
  /** A pig with a clover on its side. */
  cloverPig: standingOn(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke("M84 6C104 0 104-24 90-24 76-24 80-2 98-12", shade, 8) +
      path("M-50 56H-22V96Q-36 102-50 96ZM46 56H74V96Q60 102 46 96Z", shade) +
      path("M-22 60H8V98Q-8 102-22 98ZM16 60H44V98Q30 102 16 98Z", main) +
      path("M-44-40C-10-66 90-58 92 14 92 66 50 80 4 80-50 80-80 56-84 10Z", main) +
      path("M66-36C88-24 92-4 92 14 92 66 50 80 4 80-6 80-20 78-32 74 40 74 74 30 66-36Z", shade) +
      circle(-48, -4, 47, main) +
      path("M-66-44-78-88Q-40-84-32-50Z", shade) +
      path("M-24-44-2-84Q12-50-2-28Z", main) +
      ellipse([-78, 8], [20, 24], shade) +
      ellipse([-84, 8], [14, 19], shine) +
      circle(-87, 1, 4, ink) +
      circle(-85, 15, 4, ink) +
      circle(-40, -10, 8, ink) +
      circle(-42, -13, 3, paper) +
      stroke("M-62 32Q-50 38-40 28", ink, 5) +
      circle(34, 4, 12, accent) +
      circle(50, 18, 12, accent) +
      circle(34, 32, 12, accent) +
      circle(18, 18, 12, accent) +
      stroke("M-8-36Q12-44 36-40", shine, 8),
  ),
  /** A frog that beats the drum of a parade. */
  frogDrum: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-60 20C-104 30-104 100-84 100H84C104 100 104 30 60 20Z", shade) +
      path(
        "M-84-44C-96-92-40-104-30-72Q0-82 30-72C40-104 96-92 84-44 104 10 50 30 0 30S-104 10-84-44Z",
        main,
      ) +
      path("M50-84C76-92 92-72 84-44 104 10 50 30 0 30 60 16 70-40 50-84Z", shade) +
      circle(-56, -66, 21, paper) +
      circle(56, -66, 21, paper) +
      circle(-52, -64, 10, ink) +
      circle(52, -64, 10, ink) +
      stroke("M-66-14Q0 28 66-14", ink, 7) +
      stroke("M-8-34H-7M8-34H9", ink, 6) +
      circle(0, 52, 50, ink) +
      circle(0, 52, 45, accent) +
      circle(0, 52, 34, paper) +
      path("M28 18A44 44 0 0 1-8 96Q56 76 28 18Z", accentShade) +
      path("M0 24L8 44 28 46 12 58 18 78 0 67-18 78-12 58-28 46-8 44Z", accent) +
      stroke("M-84 30L-36 36M84 22L44 58", ink, 7) +
      circle(-34, 36, 12, paper) +
      circle(42, 60, 12, paper) +
      circle(-84, 32, 16, main) +
      circle(84, 24, 16, shade) +
      stroke("M-82-34Q-84-14-68 2M-78-72Q-74-84-62-88", shine, 6),
  ),
  /** A toad as big as a house. */
  houseToad: standingOn(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M-58 20C-98 30-104 80-96 98H96C104 80 98 30 58 20Z", shade) +
      path(
        "M-60-58C-92-30-90 30-70 60-50 90 50 90 70 60 90 30 92-30 60-58 20-66-20-66-60-58Z",
        main,
      ) +
      path("M40-62C92-40 92 30 70 60 60 78 40 84 20 86 50 40 64-10 40-62Z", shade) +
      path("M-58 24Q0 52 58 24 50 78 0 84-50 78-58 24Z", accent) +
      circle(-50, -66, 31, main) +
      circle(50, -66, 31, shade) +
      circle(-50, -66, 21, paper) +
      circle(50, -66, 21, paper) +
      rect([-66, -72], [32, 11], ink, { radius: 5 }) +
      rect([34, -72], [32, 11], ink, { radius: 5 }) +
      stroke("M-78-4Q0 44 78-4M-10-22V-20M10-22V-20", ink, 7) +
      path("M-70 98C-70 60-40 56-32 98ZM70 98C70 60 40 56 32 98Z", main) +
      stroke("M-64-26Q-56-38-40-40M-62 90V98M-51 84V98M51 84V98M62 90V98", shine, 5),
  ),
};
