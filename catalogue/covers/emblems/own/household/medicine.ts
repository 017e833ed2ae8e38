import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, rect, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** Medicines, and what they are made in. */
export const medicine = {
  /** A mortar with herbs in it and an apple beside it. */
  mortarAndApple: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0 4L42-76", ink, 24) +
      stroke("M4 0L40-70", paper, 13) +
      stroke("M-40-6Q-42-60-24-92M-10-6Q-6-40-14-62", ink, 5) +
      path(
        "M-38-30C-66-28-78-44-80-56-56-58-42-48-38-30ZM-36-54C-60-58-66-76-64-88-44-84-34-72-36-54ZM-34-40C-22-60-6-62 6-58 0-42-16-34-34-40ZM-30-66C-20-86-6-90 8-86 2-70-14-62-30-66ZM-24-86Q-32-96-22-100-14-96-24-86Z",
        accent,
      ) +
      path(
        "M-38-30C-66-28-78-44-80-56Q-56-44-38-30ZM-34-40Q-12-46 6-58 0-42-16-34-34-40ZM-30-66Q-8-74 8-86 2-70-14-62-30-66Z",
        accentShade,
      ) +
      path(
        "M-96-10H46Q48 6 42 12C38 44 22 62 4 72L18 100H-68L-54 72C-72 62-88 44-92 12Q-98 6-96-10Z",
        ink,
      ) +
      path("M-86 12H36C32 38 18 56-4 66L6 92H-56L-46 66C-68 56-82 38-86 12Z", paper) +
      path("M10 12H36C32 38 18 56-4 66L6 92H-16L-22 68Q6 46 10 12Z", shine) +
      rect([-90, -5], [130, 12], paper, { radius: 4 }) +
      path(
        "M54 34C38 16 8 26 12 60 16 88 34 104 54 98 74 104 92 88 96 60 100 26 70 16 54 34Z",
        main,
      ) +
      path("M76 24C90 28 98 40 96 60 92 88 74 104 54 98 84 84 88 54 76 24Z", shade) +
      stroke("M54 36Q52 22 60 14", ink, 6) +
      stroke("M24 56Q24 42 34 38M-76 24Q-72 38-64 46", shine, 6),
  ),
  /** A pedlar's chest of drawers from which something bright escapes. */
  medicineChest: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-6-20C-40-50 30-60 4-84-16-104-52-90-44-70-36-56-16-66-24-78", paper, 9) +
      stroke("M10-20C60-30 30-70 64-78 92-82 96-46 76-46 62-48 66-64 76-62", accent, 9) +
      stroke("M-22-20C-60-16-50-44-78-46-96-44-96-22-82-22", accent, 7) +
      path("M-76-8H76V100H-76Z", main) +
      path("M44-8H76V100H44Z", shade) +
      path("M-84-22H84V-4H-84Z", shade) +
      path("M-30-20H30L24-4H-24Z", paper) +
      path(
        "M-64 8H-6V34H-64ZM6 8H64V34H6ZM-64 42H-6V68H-64ZM6 42H64V68H6ZM-64 76H64V92H-64Z",
        ink,
      ) +
      path("M-60 8H-10V29H-60ZM10 8H60V29H10ZM-60 42H-10V63H-60ZM-60 76H60V88H-60Z", main) +
      path("M2 48H68V74H2Z", accentShade) +
      path("M2 44H68V50H2Z", paper) +
      circle(-35, 19, 5, paper) +
      circle(35, 19, 5, paper) +
      circle(-35, 53, 5, paper) +
      circle(35, 62, 5, ink) +
      circle(0, 82, 5, paper) +
      circle(28, -98, 6, paper) +
      circle(-70, -80, 5, paper) +
      circle(92, -98, 5, accent) +
      stroke("M-76-13H-20M-70 4V90", shine, 5),
  ),
  /** A capsule, and an arrow that turns time back. */
  rejuvPill: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-64-58A86 86 0 1 1-82 26", accent, 15) +
      path("M-96-62L-36-92-46-32Z", accent) +
      place(
        [0, 0],
        rect([-38, -88], [76, 176], paper, { radius: 38 }) +
          path("M38 0V50A38 38 0 0 1 0 88Q24 50 20 0Z", accentShade, 0.35) +
          path("M-38 4V-50A38 38 0 0 1 38-50V4Z", main) +
          path("M38 4V-50A38 38 0 0 0 14-86Q22-40 20 4Z", shade) +
          rect([-42, -4], [84, 12], ink) +
          stroke("M-22-18V-48Q-22-62-12-68", shine, 9),
        { turn: 38 },
      ) +
      path(
        "M70-94L76-78 92-72 76-66 70-50 64-66 48-72 64-78ZM-72 58L-68 70-56 74-68 78-72 90-76 78-88 74-76 70Z",
        paper,
      ),
  ),
  /** A flask half turned to stone. */
  stoneFlask: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-24-84V-32L-88 76Q-94 100-66 100H66Q94 100 88 76L24-32V-84Z", main) +
      path("M-54 18Q-26 8 0 18T54 18L88 76Q94 100 66 100H-66Q-94 100-88 76Z", accent) +
      path("M24-60L6-46 18-24 4-6 26 14 8 40 32 62 14 82 22 100H66Q94 100 88 76L24-32Z", shade) +
      path("M88 76Q94 100 66 100H40L60 84 50 60 64 36Z", ink, 0.4) +
      rect([-36, -99], [72, 18], main, { radius: 8 }) +
      rect([6, -99], [30, 18], shade, { radius: 8 }) +
      stroke("M30 4L42 30 34 44M32 62L54 68M42 30L56 36", ink, 4) +
      circle(-44, 62, 11, paper) +
      circle(-18, 40, 7, paper) +
      circle(-24, 80, 6, accentShade) +
      circle(-4, 4, 6, paper) +
      stroke("M-14-70V-30L-38 8M-66 62L-74 76", shine, 8),
  ),
  /** A capsule of two halves, tilted. */
  halvedCapsule: floating(
    ["Medical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-92-44L-104-58M-60-84L-66-102M92 44L104 58M60 84L66 102", accent, 9) +
      place(
        [0, 0],
        edged("M-46 0V-58C-46-118 46-118 46-58V0Z", main, ink) +
          edged("M-46 0V58C-46 118 46 118 46 58V0Z", paper, ink) +
          path("M46 0V-58Q46-88 22-100 26-80 18 0Z", shade) +
          path("M46 0V58Q46 88 22 100 26 80 18 0Z", accentShade, 0.55) +
          rect([-46, -7], [92, 14], ink) +
          stroke("M-28-30V-58Q-26-76-16-82M-28 26V54", shine, 9) +
          circle(8, 46, 9, accent) +
          circle(-10, 66, 6, accent) +
          circle(14, 76, 5, accent),
        { turn: 38, scale: 1.05 },
      ),
  ),
  /** A mortar with herbs. */
  herbMortar: standingOn(
    ["Medical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M8-6L66-98Q82-108 92-98T94-78L34 4Z", paper, ink) +
      path("M82-106Q94-104 98-90L34 4H22Z", accentShade, 0.5) +
      edged("M-50 0C-104-20-106-70-90-92-56-76-34-46-36 0Z", accent, ink) +
      edged("M-40 0C-62-50-44-92-14-104 10-74 10-40-4 0Z", accent, ink) +
      path(
        "M-14-104C10-74 10-40-4 0H-24Q-8-50-14-104ZM-90-92C-56-76-34-46-36 0H-44Q-60-50-90-92Z",
        accentShade,
      ) +
      stroke("M-20-4Q-26-50-16-76M-48-8Q-64-44-78-64", ink, 4) +
      edged("M-20-4A16 16 0 1 1 8-4ZM-70-4A14 14 0 1 1-44-4Z", paper, ink, 7) +
      edged(
        "M-94-8H94V14H84C82 50 60 72 32 80L46 100H-46L-32 80C-60 72-82 50-84 14H-94Z",
        main,
        ink,
      ) +
      path("M94-8V14H84C82 50 60 72 32 80L46 100H6C36 76 52 40 52-8Z", shade) +
      stroke("M-84 14H84", ink, 6) +
      stroke("M-64 32Q-56 52-42 62M-82 2H-40", shine, 6),
  ),
};
