import { standingOn } from "../../../emblem.ts";
import { circle, path, polar, rect, repeat, stroke } from "../../../svg.ts";

/** Engines, from the front. */
export const trains = {
  /** A steam locomotive by night, seen from the front. */
  nightLocomotive: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-20-66L-28-100H28L20-66Z", ink) +
      path("M-82 26V-28H82V26Z", ink) +
      circle(0, -10, 68, ink) +
      circle(0, -10, 60, main) +
      path("M28-63A60 60 0 0 1-20 47Q52 30 28-63Z", shade) +
      circle(0, -10, 42, ink) +
      circle(0, -10, 37, main) +
      path("M16-43A37 37 0 0 1-10 26Q32 12 16-43Z", shade) +
      repeat(8, (i) => circle(...polar([0, -10], 51, i * 0.785 + 0.39), 4, ink)) +
      circle(0, -16, 23, ink) +
      circle(0, -16, 17, paper) +
      circle(0, -16, 9, accent) +
      path("M-92 28H92V52H-92Z", accent) +
      path("M20 28H92V52H20Z", accentShade) +
      circle(-70, 40, 9, paper) +
      circle(70, 40, 9, paper) +
      path("M-76 54H76L94 100H-94Z", ink) +
      stroke("M-52 60L-66 94M-26 60L-34 94M0 60V94M26 60L34 94M52 60L66 94", main, 7) +
      stroke("M-46-38Q-36-56-20-62M-18-92H-6", shine, 6),
  ),
  /** The front of a steam locomotive. */
  steamLocomotive: standingOn(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(-58, -66, 26, paper) +
      circle(-34, -84, 20, paper) +
      path("M-26-98H26L18-50H-18Z", shade) +
      rect([-34, -99], [68, 14], ink, { radius: 4 }) +
      rect([-78, 4], [156, 66], shade, { radius: 6 }) +
      circle(0, -4, 68, ink) +
      circle(0, -4, 60, main) +
      path("M30-56A60 60 0 0 1-24 51 66 66 0 0 0 30-56Z", shade) +
      circle(0, -4, 22, accent) +
      circle(0, -4, 9, ink) +
      stroke("M-46-26Q-38-44-20-50", shine, 8) +
      circle(-62, 26, 14, paper) +
      circle(62, 26, 14, paper) +
      rect([-98, 46], [196, 20], accent, { radius: 5 }) +
      rect([20, 46], [78, 20], accentShade, { radius: 5 }) +
      path("M-62 66H62L92 100H-92Z", ink) +
      stroke("M-30 72-42 94M0 72V94M30 72 42 94", main, 8),
  ),
  /** An armoured engine, from the front. */
  ironEngine: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-16-78C-40-80-34-104-10-98-4-110 22-108 24-98 50-104 62-84 40-76Z", paper) +
      path("M-26-82H26L20-48H-20Z", ink) +
      path("M-84-30L-70-52H70L84-30V64H-84Z", shade) +
      path("M-84-30L-70-52H-20V64H-84Z", main) +
      circle(0, 2, 62, ink) +
      circle(0, 2, 53, main) +
      path("M34-40A53 53 0 1 1-40 38Q48 52 34-40Z", shade) +
      circle(0, 2, 28, ink) +
      path("M0 24C-26 6-20-16-8-16-2-16 0-10 0-8 0-10 2-16 8-16 20-16 26 6 0 24Z", accent) +
      stroke("M-40-28v.1M40-28v.1M-48 8v.1M48 8v.1M-28 42v.1M28 42v.1", paper, 8) +
      circle(-68, -28, 13, accent) +
      circle(68, -28, 13, accentShade) +
      path("M-98 58H98L80 74 92 100H-92L-80 74Z", ink) +
      stroke("M-64 74L-74 94M-32 74L-38 94M0 74V94M32 74L38 94M64 74L74 94", accent, 8) +
      stroke("M-42-14Q-36-34-18-40M-76-6V32", shine, 6),
  ),
};
