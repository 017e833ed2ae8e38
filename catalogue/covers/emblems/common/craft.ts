import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../svg.ts";
import { both } from "../parts.ts";

/** Work, art and the house. */
export const craft = {
  /** A clapper of the film set. */
  filmClapper: floating(
    ["Showbiz", "Performing Arts", "Adult Cast", "Workplace", "Award Winning"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-92, -26],
        rect([0, -34], [188, 34], ink, { radius: 6 }) +
          path("M18-34H46L28 0H0ZM74-34H102L84 0H56ZM130-34H158L140 0H112Z", paper),
        { turn: -17 },
      ) +
      rect([-94, -22], [188, 112], main, { radius: 8 }) +
      path("M94 16V82Q94 90 86 90H-40Z", shade) +
      rect([-94, -26], [188, 32], ink, { radius: 6 }) +
      path("M-70-26H-42L-60 6H-88ZM-14-26H14L-4 6H-32ZM42-26H70L52 6H24Z", paper) +
      path("M-22 26L26 50-22 74Z", accent) +
      path("M-22 50H26L-22 74Z", accentShade) +
      stroke("M-76 32H-44M-76 50H-44M-76 68H-44", shine, 5) +
      circle(60, 50, 17, accentShade) +
      circle(60, 50, 7, ink),
  ),
  /** A camera with a big lens. */
  camera: floating(
    ["Visual Arts", "Showbiz", "Slice of Life", "Detective"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-36-48L-22-78H32L44-48Z", shade) +
      path("M-36-48L-22-78H8L0-48Z", main) +
      rect([-82, -64], [34, 20], accent, { radius: 6 }) +
      rect([58, -62], [26, 18], ink, { radius: 5 }) +
      rect([-98, -50], [196, 126], main, { radius: 16 }) +
      path("M50-50H82Q98-50 98-34V60Q98 76 82 76H50Z", shade) +
      rect([-98, -26], [196, 76], ink) +
      circle(4, 12, 62, shade) +
      circle(2, 10, 58, main) +
      circle(2, 10, 46, ink) +
      circle(2, 10, 33, accentShade) +
      path("M2-23A33 33 0 0 0-22 33 50 50 0 0 1 26-12Z", accent) +
      circle(2, 10, 13, ink) +
      circle(-14, -8, 8, paper) +
      circle(78, -36, 7, accent) +
      stroke("M-82-36H-56M-46-4A54 54 0 0 1-20-38", shine, 6),
  ),
  /** A palette with two brushes. */
  paintPalette: floating(
    ["Visual Arts", "Avant Garde", "School", "Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [36, -22],
        rect([-7, -40], [14, 122], accentShade, { radius: 6 }) +
          rect([-9, -56], [18, 22], ink) +
          path("M-10-56C-14-80-4-92 0-104 4-92 14-80 10-56Z", accent),
        { turn: 34 },
      ) +
      path(
        "M-8-70C54-78 98-44 98 2 98 34 74 44 50 40 24 36 12 54 24 72 32 92 12 98-10 96-62 92-98 58-98 12-98-34-58-66-8-70Z",
        main,
      ) +
      path(
        "M50-56C82-42 98-20 98 2 98 34 74 44 50 40 24 36 12 54 24 72 32 92 12 98-10 96-30 94-48 88-62 78-20 90 4 80-4 60-12 30 20 20 48 22 84 22 80-26 50-56Z",
        shade,
      ) +
      ellipse([-14, 56], [18, 16], ink) +
      circle(-62, 14, 18, accent) +
      circle(-42, -28, 18, paper) +
      circle(4, -42, 18, accentShade) +
      circle(50, -22, 18, ink) +
      circle(-56, 52, 12, shine) +
      stroke("M-68 8L-62 4M-48-34L-42-38M-2-48L4-52M44-28L50-32", shine, 5),
  ),
  /** A sewing machine on its table. */
  sewingMachine: standingOn(
    ["Workplace", "Slice of Life", "Visual Arts", "Adult Cast"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([30, -98], [12, 22], ink) +
      path("M20-96H52L48-78H24Z", accent) +
      path(
        "M-92-56C-92-76-76-80-60-78H66C82-78 90-66 90-50V66H42V-8C42-22 30-24 16-24H-46V14H-88Z",
        main,
      ) +
      path("M46-78H66C82-78 90-66 90-50V66H42V-8C42-22 30-24 16-24L46-46Z", shade) +
      path("M-72 14H-60V30H-72Z", ink) +
      stroke("M-66 30V58", ink, 5) +
      stroke("M36-84Q-40-100-66-50V10", accent, 4) +
      circle(92, -42, 24, accentShade) +
      circle(90, -44, 13, accent) +
      path("M-30-58L-22-44-8-42-18-32-16-28H-44L-42-32-52-42-38-44Z", accent) +
      rect([-98, 62], [196, 38], shade, { radius: 6 }) +
      rect([-98, 62], [128, 38], main, { radius: 6 }) +
      path("M-98 50C-60 42-40 62 10 54V72H-98Z", paper) +
      circle(64, 82, 9, accent) +
      stroke("M-80-38Q-80-66-62-66H8", shine, 6),
  ),
  /** A table with a warm quilt, and oranges on it. */
  kotatsu: standingOn(
    ["Iyashikei", "Slice of Life", "Comedy", "CGDCT"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-56-40C-66-56-46-64-56-80M-36-40C-46-56-26-64-36-80", paper, 6) +
      path("M-66-28H-26L-30 6H-62Z", accentShade) +
      circle(28, -14, 18, accent) +
      circle(62, -14, 18, accentShade) +
      circle(45, -40, 18, accent) +
      path("M45-56Q56-68 66-58 58-50 45-56Z", ink) +
      path(
        "M-74 6H74L100 88Q86 104 70 92 54 104 36 94 18 104 0 94-18 104-36 94-54 104-70 92-86 104-100 88Z",
        main,
      ) +
      path("M30 6H74L100 88Q86 104 70 92 58 100 48 99Z", shade) +
      path(
        "M-68 30L-52 14-36 30-52 46ZM-16 30L0 14 16 30 0 46ZM36 30L52 14 68 30 52 46ZM-46 66L-28 50-10 66-28 82ZM10 66L28 50 46 66 28 82Z",
        accent,
      ) +
      rect([-96, -6], [192, 20], ink, { radius: 6 }) +
      rect([-96, -8], [192, 11], accentShade, { radius: 5 }) +
      stroke("M-88 74L-78 40", shine, 5),
  ),
  /** A pram with a big hood. */
  pram: standingOn(
    ["Childcare", "Kids", "Slice of Life", "Comedy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-6-8L-6-98C-70-98-98-50-98-8Z", main) +
      path("M-6-8L-6-98C-24-98-36-94-48-90L-30-8Z", shade) +
      path("M-6-8L-6-98C-20-94-30-70-30-8Z", ink) +
      stroke("M-6-98C-70-98-98-50-98-8", accent, 8) +
      stroke("M74-4L98-56H76", accentShade, 10) +
      path("M-98-10H80C80 34 50 52 16 52H-34C-70 52-98 34-98-10Z", accent) +
      path("M30-10H80C80 34 50 52 16 52H-10C22 40 34 20 30-10Z", accentShade) +
      path("M-98-12Q-84 10-70-4T-40-4-10-4 20-4 50-4 82-12V-20H-98Z", paper) +
      stroke("M-54 50L-40 70M34 50L22 70", ink, 8) +
      both(circle(-52, 72, 26, ink) + circle(-52, 72, 16, accentShade) + circle(-52, 72, 6, ink)) +
      circle(24, -34, 13, accent) +
      path("M24-24L12-6H36Z", main) +
      stroke("M-84-30Q-78-62-52-78", shine, 6),
  ),
  /** A heart with its beat, and a syringe. */
  heartbeat: floating(
    ["Medical", "Drama", "Suspense", "Workplace"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-6 92C-74 50-106 10-96-34-84-82-28-92-6-50 16-92 72-82 84-34 94 10 62 50-6 92Z",
        main,
      ) +
      path("M48-74C68-70 80-54 84-34 94 10 62 50-6 92L-26 78C50 50 76-10 48-74Z", shade) +
      stroke("M-92 8H-52L-38-22-18 44 2-40 20 24 30 8H40", ink, 10) +
      stroke("M-80-32Q-74-58-50-64", shine, 8) +
      place(
        [52, 36],
        rect([-16, -44], [32, 74], paper, { radius: 4 }) +
          rect([-16, -8], [32, 38], accent, { radius: 4 }) +
          path("M4-8H12Q16-8 16-4V26Q16 30 12 30H4Z", accentShade) +
          rect([-24, -50], [48, 11], ink, { radius: 4 }) +
          stroke("M0-48V-74M-14-76H14M0 32V66", ink, 7) +
          stroke("M-14-28H-4M-14-16H-4", ink, 4),
        { turn: 40 },
      ),
  ),
  /** A doctor's bag with a heart, and a stethoscope. */
  doctorsBag: standingOn(
    ["Medical", "Drama", "Adult Cast", "Military"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-30-50V-68Q-30-86 0-86T30-68V-50", ink, 12) +
      path("M-70-52H70L96-8V88Q96 100 84 100H-84Q-96 100-96 88V-8Z", main) +
      path("M36-52H70L96-8V88Q96 100 84 100H40Z", shade) +
      path("M-70-52H70L84-30H-84Z", accent) +
      path("M36-52H70L84-30H38Z", accentShade) +
      rect([-13, -42], [26, 24], ink, { radius: 4 }) +
      circle(0, 38, 38, paper) +
      path("M0 64C-34 42-30 16-14 16-6 16-2 20 0 26 2 20 6 16 14 16 30 16 34 42 0 64Z", accent) +
      path("M14 16C30 16 34 42 0 64 18 44 22 28 14 16Z", accentShade) +
      stroke("M-62-78C-98-60-92 0-70 22M-84-88L-62-78M-56-96L-62-78", ink, 6) +
      circle(-68, 32, 15, accentShade) +
      circle(-70, 30, 8, shine) +
      stroke("M-50-12H-22M54 84H72", shine, 5),
  ),
  /** A briefcase with a necktie shut in it. */
  briefcase: standingOn(
    ["Workplace", "Adult Cast", "Organized Crime", "Comedy"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-30-44V-70Q-30-84-16-84H16Q30-84 30-70V-44", ink, 13) +
      rect([-98, -48], [196, 132], main, { radius: 14 }) +
      path("M98-10V70Q98 84 84 84H-60Q50 70 98-10Z", shade) +
      path("M-98-34Q-98-48-84-48H84Q98-48 98-34V10Q0 40-98 10Z", main) +
      path("M50-48H84Q98-48 98-34V10Q70 19 40 23Z", shade) +
      stroke("M-98 10Q0 40 98 10", ink, 5) +
      rect([-17, 10], [34, 30], accent, { radius: 5 }) +
      circle(0, 24, 6, ink) +
      path("M44 18L66 14 78 82 64 100 50 86Z", accent) +
      path("M56 16L66 14 78 82 64 100Z", accentShade) +
      stroke("M50 38L70 32M53 62L74 54", ink, 5) +
      both(rect([-76, 84], [26, 16], ink, { radius: 4 })) +
      both(path("M-98-30V-34Q-98-48-84-48H-70Z", accentShade)) +
      stroke("M-82-20V-4M-62-36H-40", shine, 6),
  ),
};
