import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, rect, repeat, stroke } from "../../../svg.ts";

/** Jackets, and a habit. */
export const jackets = {
  /** A jacket with a high, shining collar, from behind. */
  neonJacket: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-36-70C-70-60-86-40-98 60L-92 86H-64L-56 20V98H56V20L64 86H92L98 60C86-40 70-60 36-70Z",
        ink,
      ) +
      path(
        "M-36-62C-64-54-78-34-90 60L-86 78H-70L-56-6-48-12V88H48V-12L56-6 70 78H86L90 60C78-34 64-54 36-62Z",
        main,
      ) +
      path("M18-66L36-62C64-54 78-34 90 60L86 78H70L56-6 48-12V88H4Q30 20 18-66Z", shade) +
      path("M-88 46L-66 50-69 66-90 62ZM88 46L66 50 69 66 90 62Z", accent) +
      path("M-42-98Q0-86 42-98L48-50Q0-32-48-50Z", ink) +
      path("M-35-88Q0-78 35-88L40-55Q0-40-40-55Z", accent) +
      path("M8-82Q24-84 35-88L40-55Q26-49 12-48Z", accentShade) +
      stroke("M-34-72Q0-60 34-72", paper, 6) +
      circle(0, 14, 33, ink) +
      path("M-6-12A27 27 0 1 0 25 22 22 22 0 1 1-6-12Z", paper) +
      stroke("M14-8L20-8M22 4L16 6", accent, 5) +
      path("M-48 72H48V88H-48Z", ink) +
      stroke("M-36 80H36", accent, 5) +
      stroke("M-72-16Q-66-40-52-48", shine, 7),
  ),
  /** The blazer of a school that ranks everybody. */
  schoolBlazer: standingOn(
    ["School"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-34-94C-72-84-92-72-96-40L-98 100H98L96-40C92-72 72-84 34-94Z", main) +
      path("M34-94C72-84 92-72 96-40L98 100H30C60 40 60-30 34-94Z", shade) +
      path("M-36-98H36L0 44Z", paper) +
      path("M-14-82H14L8-66 18 10 0 38-18 10-8-66Z", accent) +
      path("M4-66H8L18 10 0 38Z", accentShade) +
      path("M-36-100L-14-80-30-56-46-88ZM36-100L14-80 30-56 46-88Z", paper) +
      path("M-44-92L-72-44-50-30-58-16 0 52-4 26ZM44-92L72-44 50-30 58-16 0 52 4 26Z", shade) +
      stroke("M0 52V100M-70 10L-76 100M70 10L76 100", ink, 4) +
      circle(-12, 76, 7, accent) +
      path("M34 8H64V28Q60 42 49 48 38 42 34 28Z", accent) +
      stroke("M49 16V36M42 26H56", paper, 5) +
      stroke("M-84-44Q-80-66-60-76", shine, 7),
  ),
  /** The jacket of a school uniform, with golden buttons. */
  schoolJacket: floating(
    ["School", "Gag Humor"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0-74V-84Q16-90 12-100 0-108-10-98", accentShade, 8) +
      path(
        "M-26-66 26-66 68-50Q84-40 88-14L104 64 68 74 54 14 58 100H-58L-54 14-68 74-104 64-88-14Q-84-40-68-50Z",
        main,
      ) +
      path(
        "M26-66 68-50Q84-40 88-14L104 64 68 74 54 14 58 100H4C34 80 36 0 20-66ZM-54 14-68 74-80 70-58-10Z",
        shade,
      ) +
      path("M-30-66Q0-86 30-66L26-42 0-30-26-42Z", ink) +
      path("M-18-64Q0-74 18-64 10-54 0-52-10-54-18-64Z", paper) +
      stroke("M0-32V98", ink, 5) +
      repeat(5, (i) => circle(-3, -18 + i * 25, 9, accent)) +
      repeat(5, (i) => circle(-5, -20 + i * 25, 3, paper)) +
      stroke("M20-4H40M-40 52H-24M24 52H40", ink, 6) +
      stroke("M-97 50-72 57M97 50 72 57", accent, 7) +
      stroke("M-74-30Q-64-42-48-46", shine, 7),
  ),
  /** A school jacket with a rose, and a pair of glasses. */
  coolJacket: floating(
    ["Delinquents", "Gag Humor"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-98 100Q-98 34-58 22L-32 10H32L58 22Q98 34 98 100Z", main) +
      path("M0 20L32 10 58 22Q98 34 98 100H14Z", shade) +
      path("M-34-20L0 4 34-20 40 18 0 40-40 18Z", ink) +
      path("M-24-22H24L0-2Z", paper) +
      stroke("M0 40V98M-56 60L-62 98M60 64L66 98", ink, 5) +
      stroke("M-12 56v.1M-12 82v.1", accent, 14) +
      circle(44, 56, 19, accentShade) +
      circle(41, 53, 16, accent) +
      stroke("M32 54c0-14 20-14 20 0 0 10-14 8-12-1", accentShade, 5) +
      stroke("M-92-66L-80-62M92-66L80-62M-14-66Q0-76 14-66", ink, 9) +
      rect([-82, -88], [68, 44], ink, { radius: 14 }) +
      rect([14, -88], [68, 44], ink, { radius: 14 }) +
      path("M-74-80H-22V-66L-36-52H-74ZM22-80H74V-66L60-52H22Z", shine) +
      path("M84-104L89-88 104-84 89-80 84-64 79-80 64-84 79-88Z", paper) +
      stroke("M-78 50Q-72 40-58 36", shine, 6),
  ),
  /** A nun's white habit with nobody in it, mended with a pin. */
  pinnedHabit: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-98 100C-94 50-70 40-64-4-70-68-36-100 0-100S70-68 64-4C70 40 94 50 98 100Z", main) +
      path("M30-92C60-78 68-46 64-4 70 40 94 50 98 100H44C56 40 52-60 30-92Z", shade) +
      path("M-48-14C-48-58-28-78 0-78S48-58 48-14C46 16 22 36 0 44-22 36-46 16-48-14Z", accent) +
      path("M20-74C42-66 48-42 48-14 46 16 22 36 0 44 36 10 38-38 20-74Z", accentShade) +
      path("M-38-14C-38-50-22-68 0-68S38-50 38-14C36 8 16 24 0 31-16 24-36 8-38-14Z", ink) +
      path("M0-48L6-24 30-16 6-8 0 18-6-8-30-16-6-24Z", paper) +
      path(
        "M-64-4C-62 30-34 50 0 58 34 50 62 30 64-4 70 40 74 52 0 76-74 52-70 40-64-4Z",
        accent,
        0.9,
      ) +
      path("M0 58C34 50 62 30 64-4 70 40 74 52 0 76Z", accentShade) +
      path("M-6 66H6V76H16V86H6V100H-6V86H-16V76H-6Z", ink) +
      stroke("M44 72L78 84M44 72Q38 82 48 86L76 92", ink, 5) +
      stroke("M-54-24Q-54-66-30-84M-84 90Q-80 74-72 64", shine, 6),
  ),
};
