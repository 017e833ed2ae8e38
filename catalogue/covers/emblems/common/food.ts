import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, place, rect, repeat, stroke } from "../../svg.ts";
import { both } from "../parts.ts";

/** Things to eat and drink. */
export const food = {
  /** A cup of tea on its saucer, steaming. */
  teaCup: standingOn(
    ["Slice of Life", "Gourmet", "Villainess", "Iyashikei", "CGDCT"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      stroke(
        "M-34-44C-50-60-20-74-34-96M0-44C-16-60 14-74 0-96M34-44C18-60 48-74 34-96",
        paper,
        9,
      ) +
      ellipse([0, 82], [98, 18], shade) +
      ellipse([0, 77], [98, 17], main) +
      ellipse([0, 76], [56, 9], shade) +
      stroke("M58-2C100-10 98 44 46 44", accentShade, 13) +
      path("M-70-24H70C72 30 54 74 22 80H-22C-54 74-72 30-70-24Z", main) +
      path("M30-24H70C72 30 54 74 22 80H-4C36 60 40 20 30-24Z", shade) +
      ellipse([0, -24], [70, 15], shine) +
      ellipse([0, -22], [58, 10], accentShade) +
      path("M-66 10Q0 30 66 10L62 26Q0 46-62 26Z", accent) +
      path("M36 19Q52 16 66 10L62 26Q50 30 38 33Z", accentShade) +
      stroke("M-54 34Q-48 54-36 64", shine, 7),
  ),
  /** A lunch box, neatly packed. */
  lunchBox: standingOn(
    ["Gourmet", "School", "Slice of Life", "Childcare"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-88-74L60-96M-90-56L66-86", accentShade, 9) +
      path("M-100-38H100V64Q100 100 64 100H-64Q-100 100-100 64Z", shade) +
      path("M-100-38H30V100H-64Q-100 100-100 64Z", main) +
      rect([-100, -52], [200, 118], main, { radius: 30 }) +
      rect([-88, -42], [176, 98], ink, { radius: 22 }) +
      path("M-84-20Q-84-38-66-38H-6V52H-66Q-84 52-84 34Z", paper) +
      circle(-46, 6, 15, accent) +
      path("M2-38H40V4H2Z", accent) +
      path("M2-24H40V-14H2ZM2-4H40V4H2Z", accentShade) +
      circle(64, -16, 20, main) +
      path("M64-36L70-46 58-46Z", shine) +
      path("M2 12H84V34Q84 52 66 52H2Z", shine) +
      path("M10 44C6 22 26 14 36 26 40 16 58 18 58 30 74 26 80 40 72 48Z", shade) +
      stroke("M-66-22V-10M-22-24V-14M-70 34V24M-24 38V28", shine, 4) +
      stroke("M-88 74Q-84 84-70 88", shine, 6),
  ),
  /** A ball of rice in its leaf. */
  riceBall: standingOn(
    ["Gourmet", "Slice of Life", "Comedy", "Kids"],
    ({ main, accent, accentShade, shade, shine, ink, paper }) =>
      path(
        "M0-98C26-98 40-80 54-56L92 20C108 54 92 96 56 98H-56C-92 96-108 54-92 20L-54-56C-40-80-26-98 0-98Z",
        paper,
      ) +
      path("M34-86C42-78 48-66 54-56L92 20C108 54 92 96 56 98H10C90 90 66-20 34-86Z", shine) +
      path("M-44 98V36Q-44 26-34 26H34Q44 26 44 36V98Z", ink) +
      path("M-44 98V36Q-44 26-34 26H-22V98Z", shade) +
      circle(0, -22, 23, accent) +
      path("M14-40A23 23 0 1 1-18-8 27 27 0 0 0 14-40Z", accentShade) +
      stroke(
        "M-34-50L-28-56M-62 4L-68 10M-62 56V64M-20-72H-12M66 40L72 46M44-22L50-14M70 74H78M22 6H30M-44-8L-38-2",
        main,
        5,
      ) +
      circle(-8, -30, 5, paper),
  ),
  /** A bowl of noodles with chopsticks. */
  noodleBowl: standingOn(
    ["Gourmet", "Comedy", "Slice of Life", "Workplace"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M14-30L84-100M32-26L98-88", ink, 8) +
      path("M-88-10C-80-44 80-44 88-10Z", accentShade) +
      stroke("M-64-14Q-50-36-36-14T-8-14 20-14M-74-8Q-30-30 0-8T70-10", accent, 9) +
      path("M-70-14C-80-60-44-84-28-66L-18-14Z", ink) +
      circle(-12, -26, 22, paper) +
      circle(-12, -26, 10, accent) +
      ellipse([40, -22], [27, 14], shine) +
      stroke("M28-24Q40-32 52-22", shade, 5) +
      path("M-98-12H98C98 40 66 78 40 84H-40C-66 78-98 40-98-12Z", main) +
      path("M40-12H98C98 40 66 78 40 84H-10C34 66 46 26 40-12Z", shade) +
      path("M-46 80H46L40 100H-40Z", ink) +
      rect([-100, -18], [200, 14], shine, { radius: 7 }) +
      path(
        "M-92 12L-76 30-60 12-44 30-28 12-12 30 4 12 20 30 36 12 52 30 68 12 84 30 90 16 88 30 84 42 68 26 52 44 36 26 20 44 4 26-12 44-28 26-44 44-60 26-76 44-88 30Z",
        accent,
      ) +
      stroke("M-72 48Q-62 62-48 70", shine, 6),
  ),
  /** A chef's knife crossed with a pan. */
  knifeAndPan: floating(
    ["Gourmet", "Workplace", "Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-18, -18],
        rect([-11, 50], [22, 84], ink, { radius: 10 }) +
          circle(0, 0, 64, main) +
          path("M45-45A64 64 0 0 1-45 45Z", shade) +
          circle(0, 0, 48, ink) +
          path("M-30-20C-20-40 20-40 32-16 44 6 26 36 0 34-30 36-44 6-30-20Z", paper) +
          circle(-2, -2, 17, accent) +
          stroke("M-56-6A56 56 0 0 1-18-53", shine, 6),
        { turn: -44 },
      ) +
      place(
        [10, -2],
        path("M-18-128C6-110 18-60 18 40H-18Z", accent) +
          path("M-2-114C12-84 18-40 18 40H6Z", accentShade) +
          rect([-20, 36], [40, 12], shade, { radius: 3 }) +
          rect([-16, 46], [28, 80], ink, { radius: 10 }) +
          circle(-2, 66, 5, paper) +
          circle(-2, 104, 5, paper) +
          stroke("M-10-92V20", shine, 4),
        { turn: 42, scale: 0.92 },
      ),
  ),
  /** A float of melon soda with a cherry. */
  melonSoda: standingOn(
    ["Gourmet", "Slice of Life", "Romance", "CGDCT"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M26-40L46-100", accentShade, 12) +
      path("M-62-34C-66-86 46-94 58-34Z", paper) +
      path("M10-75C36-72 54-56 58-34H24Q26-60 10-75Z", shine) +
      circle(-30, -68, 19, accent) +
      path("M-18-83A19 19 0 1 1-45-56 22 22 0 0 0-18-83Z", accentShade) +
      stroke("M-28-84Q-22-98-6-100", ink, 5) +
      path("M-78-40H78C76 14 56 40 16 48L14 74H-14L-16 48C-56 40-76 14-78-40Z", shine) +
      path("M-68-26H68C64 10 46 30 8 38H-8C-46 30-64 10-68-26Z", main) +
      path("M34-26H68C64 10 46 30 8 38H-4C28 24 38 0 34-26Z", shade) +
      path("M-69-30Q-52-40-34-30T0-30 34-30 69-30L68-14Q52-6 36-14T4-14-32-14-68-14Z", paper) +
      path("M-66 100Q-64 76-14 70H14Q64 76 66 100Z", accent) +
      path("M14 70Q64 76 66 100H20Z", accentShade) +
      circle(-28, 6, 6, shine) +
      circle(-4, 18, 5, shine) +
      circle(16, 2, 6, shine) +
      rect([-84, -48], [168, 14], shine, { radius: 7 }),
  ),
  /** A slice of cake with a strawberry. */
  cakeSlice: standingOn(
    ["Gourmet", "CGDCT", "Kids", "Romance", "Harem"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      ellipse([0, 88], [98, 12], accentShade) +
      path("M-90-6L70-50Q92-40 94-10L92 80H-86Z", paper) +
      path("M-88 12L-86 80H92L93 12Z", accent) +
      path("M30 12H93L92 80H30Z", accentShade) +
      path("M-87 34H92V52H-87Z", paper) +
      path(
        "M-92-10C-80-30 30-58 70-56 92-50 98-30 96-8 96 18 84 18 80 4 74 20 62 20 58 4 52 18 38 18 34 4 28 22 14 22 10 4 4 18-10 18-14 4-20 20-34 20-38 4-44 18-58 18-62 4-70 14-90 8-92-10Z",
        shine,
      ) +
      path("M6-46C-24-66-14-100 14-98 44-98 54-66 22-46 18-44 10-44 6-46Z", main) +
      path("M28-94C50-82 48-60 22-46 18-44 10-44 6-46 30-56 36-76 28-94Z", shade) +
      path("M14-84L-8-92 6-100 14-106 22-100 38-92Z", ink) +
      stroke("M2-76V-72M16-68V-64M6-58V-54", paper, 4) +
      repeat(3, (i) => circle(-50 + i * 46, 43, 8, main)) +
      stroke("M-76-8Q-50-24-24-32", paper, 6),
  ),
  /** A flask of rice wine and its cups. */
  sakeFlask: standingOn(
    ["Adult Cast", "Gourmet", "Workplace", "Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-40-98H16L6-58C6-34 40-20 40 26 40 70 30 92 22 100H-46C-54 92-64 70-64 26-64-20-30-34-30-58Z",
        main,
      ) +
      path("M-2-98H16L6-58C6-34 40-20 40 26 40 70 30 92 22 100H-10C34 40-6-20-2-98Z", shade) +
      rect([-46, -100], [68, 14], shine, { radius: 7 }) +
      path("M-33-48H9L14-38H-38Z", accent) +
      circle(-12, 30, 32, paper) +
      path(
        "M-12 2C4 2 14 16 12 30 10 44-8 46-10 34-8 26 0 28 0 34 4 20-10 12-20 22-28 38-12 52 2 50-20 60-40 48-40 30-40 14-28 2-12 2Z",
        accent,
      ) +
      path("M34 52H96C96 78 86 90 76 92L78 100H52L54 92C44 90 34 78 34 52Z", accent) +
      path("M74 52H96C96 78 86 90 76 92L78 100H62C74 86 76 70 74 52Z", accentShade) +
      ellipse([65, 52], [31, 7], ink) +
      ellipse([65, 53], [24, 4], paper) +
      stroke("M-50 4Q-46-14-36-24", shine, 7),
  ),
  /** A pot on the fire, with good things in it. */
  hotPot: standingOn(
    ["Gourmet", "Iyashikei", "Slice of Life", "Survival"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-40-56C-54-70-28-80-40-98M40-60C26-72 54-84 42-100", paper, 8) +
      path("M-74-14C-70-50-40-50-34-26-26-60 8-62 14-30 26-52 66-48 72-14Z", accent) +
      circle(-4, -30, 20, paper) +
      stroke("M-14-40L6-20M6-40L-14-20", shade, 5) +
      path("M28-14C26-40 34-58 48-62 60-52 62-30 60-14Z", accentShade) +
      path("M-70-14L-56-46-30-38-36-14Z", shine) +
      both(rect([-100, -6], [34, 18], shade, { radius: 8 })) +
      path("M-86-14H86C90 40 70 76 46 78H-46C-70 76-90 40-86-14Z", main) +
      path("M36-14H86C90 40 70 76 46 78H4C40 60 44 24 36-14Z", shade) +
      rect([-92, -20], [184, 16], ink, { radius: 8 }) +
      path(
        "M-60 100C-66 84-50 78-46 66-36 78-26 76-22 64-14 78-6 76 0 62 6 76 14 78 22 64 26 76 36 78 46 66 50 78 66 84 60 100Z",
        accent,
      ) +
      path("M-34 100Q-34 88-24 84-16 92-8 84 0 76 8 84 16 92 24 84 34 88 34 100Z", paper) +
      stroke("M-72 10Q-70 36-58 52", shine, 7),
  ),
};
