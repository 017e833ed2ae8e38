import { standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, rect, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** What drives on a road. */
export const carsAndBikes = {
  /** A motorcycle with raised bars and a tall back to its seat. */
  gangBike: standingOn(
    ["Delinquents"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-62 58L-36-44M-54-32H-36", shade, 10) +
      stroke("M-36-50L-50-78-22-88", ink, 9) +
      path("M16 4L66-4 86-84Q98-92 102-80L86 18 24 26Z", ink) +
      path("M56 10L88-70 94-72 82 14Z", accentShade) +
      circle(-62, 60, 40, ink) +
      circle(-62, 60, 23, paper) +
      circle(-62, 60, 8, ink) +
      circle(60, 60, 40, ink) +
      circle(60, 60, 23, paper) +
      circle(60, 60, 8, ink) +
      rect([-24, 12], [46, 50], shade, { radius: 8 }) +
      stroke("M-18 24H16M-18 36H16M-18 48H16", ink, 5) +
      path("M-40-8C-34-38 12-44 30-12L26 16H-28Z", main) +
      path("M6-34Q24-28 30-12L26 16H6Q16-10 6-34Z", shade) +
      path(
        "M20 20C30 0 80 0 98 24L90 30C74 14 46 16 36 34ZM-100 44C-92 12-50 8-30 32L-38 36C-54 20-82 24-92 46Z",
        main,
      ) +
      stroke("M4 64H52L96 40", accent, 9) +
      circle(-54, -32, 17, accent) +
      stroke("M-26-12Q-18-26-4-28", shine, 6),
  ),
  /** A motor scooter. */
  vividScooter: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-70-4-92-30", ink, 7) +
      circle(-56, 64, 36, ink) +
      circle(-56, 64, 19, paper) +
      circle(-56, 64, 7, ink) +
      circle(66, 64, 36, ink) +
      circle(66, 64, 19, paper) +
      circle(66, 64, 7, ink) +
      stroke("M66-50 30-94M66-70 84-100", ink, 10) +
      circle(26, -96, 8, accent) +
      ellipse([90, -102], [13, 9], ink) +
      path("M24 58Q30 22 68 22 102 26 104 62 86 44 66 46 46 46 40 62Z", main) +
      path("M68 22C102 26 104 62 104 62 86 44 66 46 66 46Z", shade) +
      path(
        "M-104 56C-108 8-80-18-22-16L-8 28Q-4 38 10 38H32L48-56Q56-74 76-70L72-6 60 24 50 62H-14Q-24 26-56 26-90 28-94 66Z",
        main,
      ) +
      path(
        "M-14 62Q-24 26-56 26-90 28-94 66L-104 56Q-100 20-70 12-30 6-10 46H40L62-50 74-40 72-6 60 24 50 62Z",
        shade,
      ) +
      path("M-92-18Q-90-38-60-36-30-44-8-34L-12-12Q-60-24-92-18Z", ink) +
      circle(76, -58, 17, ink) +
      circle(79, -58, 12, accent) +
      path("M-78 2Q-52-8-30-2L-40 12Q-58 10-78 16Z", accent) +
      stroke("M-96 36Q-94 20-84 10M54-42 46 4", shine, 6) +
      stroke("M-84 92-100 94", accentShade, 7),
  ),
  /** A two-tone coupe from the front, its lamps raised. */
  pandaCoupe: standingOn(
    ["Racing"],
    ({ main, shade, shine, accent, ink, paper }) =>
      circle(-84, 78, 20, paper) +
      circle(86, 74, 18, paper) +
      circle(-66, 90, 12, paper) +
      rect([-88, 60], [36, 41], ink, { radius: 8 }) +
      rect([52, 60], [36, 41], ink, { radius: 8 }) +
      path(
        "M-96 24Q-94-2-72-10L-54-76Q-50-90-36-90H36Q50-90 54-76L72-10Q94-2 96 24L92 84H-92Z",
        main,
      ) +
      path("M30-90H36Q50-90 54-76L72-10Q94-2 96 24L92 84H40Q70 20 30-90Z", shade) +
      path("M-44-78H44L60-18H-60Z", ink) +
      path("M-38-72H-8L-34-24H-52Z", shine) +
      rect([-82, -32], [44, 36], ink, { radius: 6 }) +
      rect([38, -32], [44, 36], ink, { radius: 6 }) +
      rect([-77, -27], [34, 26], paper, { radius: 4 }) +
      rect([43, -27], [34, 26], paper, { radius: 4 }) +
      circle(-60, -14, 10, accent) +
      circle(60, -14, 10, accent) +
      path("M-96 34H96L92 84H-92Z", ink) +
      stroke("M-88 40H88", accent, 5) +
      rect([-24, 54], [48, 20], paper, { radius: 3 }) +
      circle(-60, 62, 10, accent) +
      circle(60, 62, 10, accent) +
      stroke("M-34 14H34M-34 24H34", ink, 5) +
      stroke("M-98-26-106-30M98-26 106-30", ink, 9),
  ),
  /** A motorcycle from the front, with flames. */
  teachersBike: standingOn(
    ["Delinquents"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-70 74C-98 50-92 20-78 4-78 20-70 24-64 18-74-10-58-30-46-44-46-28-38-20-30-20L30-20C38-20 46-28 46-44 58-30 74-10 64 18 70 24 78 20 78 4 92 20 98 50 70 74L40 92H-40Z",
        accent,
      ) +
      path(
        "M30-20C38-20 46-28 46-44 58-30 74-10 64 18 70 24 78 20 78 4 92 20 98 50 70 74L40 92H14Z",
        accentShade,
      ) +
      stroke("M-90-60Q-72-78-48-64L-30-40H30L48-64Q72-78 90-60", ink, 13) +
      stroke("M-38-30L-26 60M38-30L26 60", paper, 11) +
      rect([-24, 0], [48, 100], ink, { radius: 22 }) +
      path("M-30 26Q-30-6 0-6T30 26L24 34H-24Z", main) +
      path("M8-5Q30-2 30 26L24 34H8Z", shade) +
      path("M-46-64Q-40-92 0-92T46-64L36-18Q0 0-36-18Z", main) +
      path("M18-90Q42-84 46-64L36-18Q24-10 10-9 36-50 18-90Z", shade) +
      circle(0, -46, 26, ink) +
      circle(0, -46, 20, paper) +
      stroke("M-34-68Q-28-80-14-82", shine, 6) +
      stroke("M-12 56H12M-12 74H12M-12 90H12", shade, 5),
  ),
  /** A long, low motorbike. */
  lowMotorbike: standingOn(
    ["Racing"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(-64, 60, 40, ink) +
      circle(-64, 60, 25, accent) +
      circle(-64, 60, 12, ink) +
      circle(64, 60, 40, ink) +
      circle(64, 60, 25, accent) +
      circle(64, 60, 12, ink) +
      stroke("M-64 60L-38-20M64 60L10 50", ink, 18) +
      stroke("M-64 60L-42-8M64 60L10 50", accentShade, 8) +
      stroke("M10 62L92 40", ink, 13) +
      stroke("M10 62L92 40", paper, 5) +
      edged("M-34 34L30 8 54 22 34 70H-18Z", accentShade, ink) +
      stroke("M-14 54H34M-4 40H40", ink, 5) +
      edged("M18-22Q50-6 66-22L106-44Q104-8 70 10L18 22Z", main, ink) +
      path("M26-20Q50-6 66-22L86-33Q80-10 24-4Z", ink) +
      edged("M-100 18Q-88-34-46-60L-24-38Q6-44 26-20L16 20-38 46-44 20Q-70 4-100 18Z", main, ink) +
      path("M26-20L16 20-38 46-44 20Q-60 8-70 10-10 20 6-36 18-32 26-20Z", shade) +
      edged("M-72-34Q-64-72-38-86-30-64-26-38L-48-24Z", paper, ink, 8) +
      stroke("M-18-44L2-60", ink, 11) +
      circle(-66, -8, 9, accent) +
      stroke("M-84 0Q-76-18-64-28M-14-28Q2-28 10-20", shine, 6),
  ),
};
