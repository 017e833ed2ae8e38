import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, rect, stroke } from "../../../svg.ts";

/** Of named titles. */
export const p2f = {
  /** The mask of a fox, with the marks of a shrine and bells. */
  shrineFoxMask: floating(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-74 8C-100 30-92 56-80 70M74 8C100 30 92 56 80 70", accentShade, 6) +
      path(
        "M0 102C-34 88-56 46-74 8-92-36-90-80-82-104-58-94-38-72-26-54-10-60 10-60 26-54 38-72 58-94 82-104 90-80 92-36 74 8 56 46 34 88 0 102Z",
        main,
      ) +
      path(
        "M26-54C38-72 58-94 82-104 90-80 92-36 74 8 56 46 34 88 0 102 26 50 44 0 26-54Z",
        shade,
      ) +
      path(
        "M-74-84C-60-76-46-58-40-46L-64-22C-76-44-78-66-74-84ZM74-84C60-76 46-58 40-46L64-22C76-44 78-66 74-84Z",
        accent,
      ) +
      path("M0-48C-14-34-12-22 0-10 12-22 14-34 0-48Z", accent) +
      path(
        "M-62-6C-44-14-26-4-14 16-34 16-52 10-62-6ZM62-6C44-14 26-4 14 16 34 16 52 10 62-6Z",
        ink,
      ) +
      stroke("M-58-20Q-38-26-22-12M58-20Q38-26 22-12", accent, 6) +
      stroke("M-60 26L-34 34M-52 44L-30 46M60 26L34 34M52 44L30 46", accent, 6) +
      path("M-14 66H14L0 82Z", ink) +
      stroke("M0 82V90M-22 84Q0 98 22 84", ink, 4) +
      circle(-80, 78, 13, accent) +
      circle(80, 78, 13, accent) +
      circle(-80, 82, 4, ink) +
      circle(80, 82, 4, ink) +
      stroke("M-74-34Q-68-10-60 10", shine, 6),
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
  /** The nape of one who is partly a machine, with cables in it. */
  cyborgNape: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke(
        "M-14 16C-70 10-60-50-104-44M-10 38C-60 50-76-4-104 0M14 16C70 10 60-50 104-44M10 38C60 50 76-4 104 0",
        accent,
        8,
      ) +
      path(
        "M-100 100C-100 60-60 60-36 48-30 40-30 26-34 14-58 0-62-30-58-54-50-92-24-104 0-104S50-92 58-54C62-30 58 0 34 14 30 26 30 40 36 48 60 60 100 60 100 100Z",
        main,
      ) +
      path(
        "M24-100C42-94 54-76 58-54 62-30 58 0 34 14 30 26 30 40 36 48 60 60 100 60 100 100H30C36 70 10 50 14 20 44-10 40-60 24-100Z",
        shade,
      ) +
      path("M-64-40C-72-44-72-14-60-16ZM64-40C72-44 72-14 60-16Z", accentShade) +
      stroke("M0-102V-28M-52-16Q-28-24-22 0M52-16Q28-24 22 0", ink, 5) +
      path("M-22 2H22L26 56 0 72-26 56Z", ink) +
      path("M-14 66L0 74 14 66 8 100H-8Z", ink, 0.5) +
      circle(-10, 18, 9, accent) +
      circle(10, 18, 9, accent) +
      circle(-10, 42, 9, accent) +
      circle(10, 42, 9, accent) +
      circle(-10, 18, 4, paper) +
      circle(10, 18, 4, paper) +
      circle(-10, 42, 4, paper) +
      circle(10, 42, 4, paper) +
      stroke("M-84 94Q-70 76-44 72M84 94Q70 76 44 72", ink, 4) +
      stroke("M-46-50Q-40-82-18-90M-90 90Q-84 72-66 68", shine, 6),
  ),
  /** A tank on four legs, with a single round eye. */
  spiderTank: standingOn(
    ["Mecha"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-30 20L-74-30-80 70M30 20L74-30 80 70", shade, 21) +
      circle(-74, -28, 16, ink) +
      circle(74, -28, 16, ink) +
      stroke("M-20 36L-48 14-44 74M20 36L48 14 44 74", ink, 15) +
      path("M-104 100L-96 62H-62L-56 100ZM104 100L96 62H62L56 100Z", main) +
      path("M84 62H96L104 100H76ZM-74 62H-62L-56 100H-78Z", shade) +
      path("M-60 86H-30V100H-60ZM60 86H30V100H60Z", ink) +
      stroke("M-22-66L-92-80M22-66L92-80", ink, 12) +
      path("M-62-34C-66-84-36-98 0-98S66-84 62-34L44 0H-44Z", main) +
      path("M26-95C56-88 66-72 62-34L44 0H8Q50-40 26-95Z", shade) +
      path("M-44-8H44L56 26 34 56H-34L-56 26Z", accentShade) +
      circle(0, 18, 32, ink) +
      circle(0, 18, 25, paper) +
      circle(0, 18, 14, accent) +
      circle(0, 18, 6, ink) +
      stroke("M-58-44Q0-30 58-44M0-96V-40", ink, 5) +
      circle(-34, -18, 8, accent) +
      circle(34, -18, 8, accent) +
      path("M-24-76H24L18-60H-18Z", accent) +
      stroke("M-50-56Q-48-80-28-88M-94 84L-92 70", shine, 6),
  ),
  /** An island that floats, under one enormous tree. */
  skyIsle: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-88 10H88C84 40 60 58 46 62L38 92 26 68 12 102-2 70-18 94-26 66-48 84-50 60C-70 50-86 34-88 10Z",
        accentShade,
      ) +
      path("M-14-20C-10-40-14-50-20-60H20C14-50 10-40 14-20Z", ink) +
      path(
        "M-76-44C-98-60-84-90-60-84-58-106-22-112-8-98 12-112 46-106 52-86 82-92 98-62 78-44 66-28 34-30 24-38 10-28-14-28-26-38-40-28-66-30-76-44Z",
        main,
      ) +
      path(
        "M52-86C82-92 98-62 78-44 66-28 34-30 24-38 10-28-14-28-26-38 20-44 46-60 52-86Z",
        shade,
      ) +
      path("M-56-24H56V0H-56ZM-80-4H80V14H-80Z", accent) +
      path("M20-24H56V-4H80V14H20Z", accentShade) +
      path("M-96 10H96L88 28H-88Z", paper) +
      path("M30 10H96L88 28H30Z", ink, 0.2) +
      path(
        "M-48 0V-10Q-42-18-36-10V0ZM-24 0V-10Q-18-18-12-10V0ZM12 0V-10Q18-18 24-10V0ZM36 0V-10Q42-18 48-10V0Z",
        ink,
      ) +
      path("M-64-24V-40L-56-50-48-40V-24ZM48-24V-40L56-50 64-40V-24Z", paper) +
      circle(0, 48, 12, ink) +
      circle(0, 48, 7, paper) +
      path(
        "M-108 60C-106 46-90 44-84 52-74 38-52 46-54 62ZM50 84C54 68 72 68 78 76 90 66 104 72 104 86Z",
        paper,
      ) +
      stroke("M-70-62Q-64-76-50-74M-40-86Q-30-94-18-90", shine, 6),
  ),
  /** A gadget for the palm, and a little beast of dots on its screen. */
  pixelDevice: floating(
    ["Video Game"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M56-70C90-104 104-70 98-40", accentShade, 9) +
      path("M-30-92H30L44-76H62L84-52V46L60 76 34 96H-34L-60 76-84 46V-52L-62-76H-44Z", main) +
      path("M22-92H30L44-76H62L84-52V46L60 76 34 96H0Q60 40 22-92Z", shade) +
      path("M-46-62H46L58-48V22L46 36H-46L-58 22V-48Z", accent) +
      path("M46-62L58-48V22L46 36H20Q50 10 46-62Z", accentShade) +
      rect([-42, -50], [84, 74], ink) +
      rect([-36, -44], [72, 62], paper) +
      path(
        "M-24-30H-16V-38H8V-30H16V-22H24V2H16V10H8V2H-8V10H-16V2H-8V-6H-24V-14H-8V-22H-24Z",
        ink,
      ) +
      rect([-8, -30], [8, 8], paper) +
      circle(-36, 62, 13, accent) +
      circle(36, 62, 13, accentShade) +
      circle(0, 66, 19, ink) +
      circle(0, 66, 13, accent) +
      path("M-84-20H-98V14H-84ZM84-20H98V14H84Z", accentShade) +
      ellipse([0, -78], [15, 6], ink) +
      stroke("M-74 34V-46L-58-64", shine, 7),
  ),
};
