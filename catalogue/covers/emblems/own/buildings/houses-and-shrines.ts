import { standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, rect, repeat, stroke, svg } from "../../../svg.ts";

/** Where one lives, buys, bathes and prays; doors and windows. */
export const housesAndShrines = {
  /** A small shrine of wood with a rope before its door. */
  smallShrine: standingOn(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-60-20H60V60H-60Z", main) +
      path("M18-20H60V60H18Z", shade) +
      path("M-30-6H30V60H-30Z", ink) +
      stroke("M-14-6V60M0-6V60M14-6V60M-30 20H30M-30 40H30", accentShade, 3) +
      path("M-100-24C-60-34-26-62-16-96H16C26-62 60-34 100-24L92-4Q0-26-92-4Z", ink) +
      path("M-88-22C-52-34-22-58-11-90H11C22-58 52-34 88-22Q0-42-88-22Z", accent) +
      path("M0-90H11C22-58 52-34 88-22Q56-30 22-31 10-60 0-90Z", accentShade) +
      path("M-24-98L-6-88H6L24-98 20-80H-20Z", ink) +
      stroke("M-52-2Q0 30 52-2", ink, 16) +
      stroke("M-52-2Q0 30 52-2", paper, 9) +
      path(
        "M-30 16L-16 20-24 30-14 32-28 54-24 38-34 36ZM-6 20H10L2 32 12 34-4 58-2 42-12 40ZM22 16L36 12 30 24 40 26 28 48 28 34 18 32Z",
        paper,
      ) +
      path("M-76 58H76V72H-76Z", ink) +
      path("M-84 72H84L92 100H-92Z", main) +
      path("M20 72H84L92 100H30Z", shade) +
      stroke("M-86 86H86", ink, 4) +
      stroke("M-52-6V48M-66-34Q-42-46-28-62", shine, 5),
  ),
  /** A house with a heart for a window, and one drop beside it. */
  heartHouse: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M40-84H64V-30H40Z", accentShade) +
      path("M-78-8L0-80 78-8V100H-78Z", main) +
      path("M30-52L78-8V100H30Z", shade) +
      path("M0-104L102-10 88 6 0-74-88 6-102-10Z", accent) +
      path("M0-104L102-10 88 6 0-74Z", accentShade) +
      path("M0 36C-56-2-40-46-14-41-4-39 0-30 0-24 0-30 4-39 14-41 40-46 56-2 0 36Z", accent) +
      path("M0 36C56-2 40-46 14-41 36-20 20 14 0 36Z", accentShade) +
      stroke("M-1-22L8-8-6 4 3 16", paper, 4) +
      path("M-22 100V60Q0 40 22 60V100Z", ink) +
      rect([-66, 54], [28, 30], paper) +
      rect([38, 54], [28, 30], ink) +
      stroke("M-52 54V84M-66 69H-38", shade, 4) +
      circle(12, 80, 4, paper) +
      stroke("M-64 2V34M-70-30L-36-60", shine, 6),
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
  /** A corner shop under a striped awning. */
  cornerShop: standingOn(
    ["Workplace"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([-88, -60], [176, 160], main) +
      rect([50, -60], [38, 160], shade) +
      rect([-94, -92], [188, 44], shade, { radius: 6 }) +
      rect([-94, -92], [140, 44], main, { radius: 6 }) +
      stroke("M-70-70H34", paper, 14) +
      circle(68, -70, 13, accent) +
      rect([-76, 6], [74, 66], ink) +
      rect([14, 6], [62, 94], ink) +
      rect([20, 14], [24, 80], accent) +
      rect([48, 14], [22, 80], accentShade) +
      path("M-70 12H-8V40H-70ZM-70 48H-8V66H-70Z", accent) +
      stroke("M-58 30V38M-42 24V38M-28 30V38M-58 58V64M-36 56V64M-20 58V64", ink, 9) +
      path(svg`${repeat(4, (i) => svg`M${i * 50 - 98}-48h24v46a12 12 0 0 1-24 0Z`)}`, accent) +
      path(svg`${repeat(4, (i) => svg`M${i * 50 - 74}-48h24v46a12 12 0 0 1-24 0Z`)}`, paper) +
      stroke("M-26 84v.1M-58 90v.1M84 24v.1", ink, 11) +
      stroke("M-84-84H-40", shine, 5),
  ),
  /** A door ajar, with light behind it and somebody's shadow. */
  doorAjar: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-78 100V-98H78V100Z", shade) +
      path("M-60 100V-80H60V100Z", paper) +
      path("M-60 100V-80H60V100Z", accent, 0.5) +
      path("M-34 100L-30 10C-38-6-32-36-14-36S10-6 2 10L6 100Z", ink) +
      path("M8 100V-70L60-80V100Z", main) +
      path("M40 100V-76L60-80V100Z", shade) +
      path("M16-52L34-55V4L16 6ZM16 26L34 25V80L16 84Z", shade) +
      circle(18, 16, 6, accent) +
      path("M-60 100H8V94L-60 88Z", accentShade) +
      path("M-78-98H78V-88H-78Z", main) +
      path("M-78-98H-64V100H-78Z", main) +
      stroke("M-71-84V60", shine, 5) +
      path("M-96 100L-60 86V100Z", accent),
  ),
  /** A pointed window of coloured glass with a butterfly. */
  butterflyWindow: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-70 100V-10C-70-60-34-90 0-100 34-90 70-60 70-10V100Z", ink) +
      path("M-60 84V-10C-60-52-30-78 0-88 30-78 60-52 60-10V84Z", main) +
      path("M0-88C30-78 60-52 60-10V84H0Z", shade) +
      stroke("M0-88V84M-60-16L0-60 60-16M-60 50L0 84 60 50M-60 16H-50M60 16H50", ink, 6) +
      path(
        "M0 14C-16-28-52-40-56-22-60 4-36 16 0 18ZM0 18C-34 20-46 38-38 52-26 66-6 46 0 22Z",
        accent,
      ) +
      path(
        "M0 14C16-28 52-40 56-22 60 4 36 16 0 18ZM0 18C34 20 46 38 38 52 26 66 6 46 0 22Z",
        accentShade,
      ) +
      stroke(
        "M0 14C-16-28-52-40-56-22-60 4-36 16 0 18M0 18C-34 20-46 38-38 52-26 66-6 46 0 22M0 14C16-28 52-40 56-22 60 4 36 16 0 18M0 18C34 20 46 38 38 52 26 66 6 46 0 22M0-4Q-6-22-14-28M0-4Q6-22 14-28",
        ink,
        5,
      ) +
      ellipse([0, 18], [6, 26], ink) +
      circle(-40, -14, 7, paper) +
      circle(40, -14, 7, paper) +
      circle(-24, 42, 5, paper) +
      circle(24, 42, 5, paper) +
      rect([-82, 84], [164, 16], ink) +
      stroke("M-46-34Q-34-56-18-66M-50 64V76", shine, 5),
  ),
};
