import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../svg.ts";
import { both } from "../parts.ts";

/** Strong signs for a few special themes. */
export const things = {
  /** A machine that walks on two legs, with guns for arms. */
  warWalker: standingOn(
    ["Mecha", "Military", "Sci-Fi", "Survival"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(stroke("M-30-2L-58 34-38 72", ink, 17)) +
      path("M-70 24L-44 20-24 70-44 82ZM-62 78H-18L-6 100H-78Z", main) +
      path("M70 24L44 20 24 70 44 82ZM62 78H18L6 100H78Z", shade) +
      both(circle(-54, 30, 12, accentShade)) +
      path("M-100-46H-62V-8H-100ZM-96-8H-86V30H-96ZM-80-8H-70V22H-80Z", accent) +
      path("M100-46H62V-8H100ZM96-8H86V30H96ZM80-8H70V22H80Z", accentShade) +
      rect([-66, -36], [132, 18], ink) +
      path("M-54-80L-30-98H30L54-80 58-20 34 10H-34L-58-20Z", main) +
      path("M20-98H30L54-80 58-20 34 10H4Q34-40 20-98Z", shade) +
      path("M-44-70H44L48-42H-48Z", ink) +
      path("M-36-64H-6L-12-48H-40Z", accent) +
      circle(24, -56, 9, paper) +
      stroke("M-20-14H20M-14-2H14", ink, 6) +
      stroke("M30-98V-104M-48-26L-32-6", shine, 5) +
      stroke("M-24-98L-34-104", accent, 6),
  ),
  /** A cleaver stuck in a block, dripping. */
  cleaver: standingOn(
    ["Gore", "Horror", "Suspense", "Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      ellipse([0, 52], [92, 20], shine) +
      ellipse([0, 52], [64, 11], main) +
      ellipse([0, 52], [34, 5], shade) +
      place(
        [-2, -14],
        rect([56, -60], [76, 28], ink, { radius: 12 }) +
          circle(78, -46, 5, shine) +
          circle(110, -46, 5, shine) +
          path("M-92-76H62V-10Q40 20 14 40L-92 66Z", shine) +
          path("M-92-8Q0-4 62-30V-10Q40 20 14 40L-92 66Z", shade) +
          circle(-68, -54, 10, ink) +
          path(
            "M-92 66V-2Q-74-22-58 0-46 24-34 0-18-28-4-4 6 22 20-4 32-20 44-2 40 20 14 40Z",
            accent,
          ) +
          path("M-92 66V30Q-50 40-10 26T40 12Q30 28 14 40Z", accentShade),
        { turn: -22, scale: 0.94 },
      ) +
      path("M-92 52Q-60 74-20 72-40 60-30 54 0 70 92 52V92Q50 104 0 104T-92 92Z", main) +
      path("M36 66Q70 62 92 52V92Q66 100 36 102Z", shade) +
      path(
        "M-76 54Q-50 60-14 48 0 56 6 70V80Q0 90-6 80V74Q-14 70-18 76V92Q-25 102-32 92V76Q-40 70-46 74V82Q-52 88-58 80V70Q-70 62-76 54Z",
        accent,
      ),
  ),
  /** A leather coat with studs on a hook. */
  leatherJacket: floating(
    ["Delinquents", "Showbiz", "Action", "Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M0-72V-84Q14-88 8-98T-10-94", ink, 7) +
      path("M-36-72L-72-56-98 52-68 64-54 10V92H54V10L68 64 98 52 72-56 36-72Q0-54-36-72Z", main) +
      path("M36-72L72-56 98 52 68 64 54 10V92H12C40 50 44-20 24-66Z", shade) +
      path("M-26-68H26L10-10V92H-2V0Z", ink) +
      path("M-36-72L-62-30-40-26-46-12-4 8-20-66ZM36-72L62-30 40-26 46-12 8 8 20-66Z", accent) +
      path("M36-72L62-30 40-26 46-12 8 8 20-66Z", accentShade) +
      stroke("M4 12V84", shine, 4) +
      path("M-56 72H56V92H-56Z", ink) +
      rect([-12, 70], [26, 24], accent, { radius: 4 }) +
      stroke("M-42 34L-22 26M44 34L24 26M-92 36L-66 46M92 36L66 46", ink, 6) +
      both(circle(-62, -44, 4, shine) + circle(-72, -30, 4, shine) + circle(-76, -14, 4, shine)) +
      stroke("M-78 16L-70-14", shine, 5),
  ),
  /** A small game machine to hold in two hands. */
  handheldGame: floating(
    ["Video Game", "Otaku Culture", "Kids", "Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 0],
        path("M-62-98H62Q74-98 74-86V86Q74 98 62 98H-62Q-74 98-74 86V-86Q-74-98-62-98Z", main) +
          path("M46-98H62Q74-98 74-86V86Q74 98 62 98H30Q56 60 46-98Z", shade) +
          rect([-58, -84], [116, 96], ink, { radius: 10 }) +
          rect([-44, -74], [88, 76], accent, { radius: 4 }) +
          path("M-44 2V-12H-28V-28H-10V-12H10V-44H28V-12H44V2Z", accentShade) +
          path("M-18-60H-10V-52H2V-44H-2V-34H-10V-42H-18V-34H-26V-44H-30V-52H-18Z", ink) +
          circle(30, -58, 8, paper) +
          path("M-44 28H-28V44H-12V60H-28V76H-44V60H-60V44H-44Z", ink) +
          circle(30, 36, 12, accent) +
          circle(54, 56, 12, accentShade) +
          circle(22, 66, 12, accentShade) +
          stroke("M-22 84H-6M4 84H20", ink, 6) +
          stroke("M-66-60V10", shine, 5),
        { turn: 10, scale: 0.97 },
      ),
  ),
  /** A stick of rouge and a kiss. */
  lipstick: standingOn(
    ["Ecchi", "Adult Cast", "Romance", "Harem", "Idols (Female)"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-52 30V-50C-52-74-20-88-4-98V30Z", accent) +
      path("M-24 30V-86L-4-98V30Z", accentShade) +
      rect([-60, 8], [64, 26], shine, { radius: 4 }) +
      rect([-70, 28], [84, 72], main, { radius: 5 }) +
      path("M-14 28H9Q14 28 14 33V95Q14 100 9 100H-14Z", shade) +
      rect([-70, 44], [84, 9], ink) +
      stroke("M-58 64V88M-44-8V-46", shine, 6) +
      path(
        "M18-14C26-32 42-42 50-36Q56-32 60-36C68-42 86-32 98-12 84 18 70 26 58 26S30 16 18-14Z",
        accent,
      ) +
      path("M26-12Q44-20 58-12 74-20 90-12 72-2 58-4 42-2 26-12Z", ink) +
      path("M90-12L98-12C84 18 70 26 58 26 66 14 76 4 90-12Z", accentShade) +
      path(
        "M60 98C38 84 30 74 34 62 40 54 54 54 60 66 66 54 80 54 86 62 90 74 82 84 60 98Z",
        main,
      ) +
      path("M74 56C80 56 84 58 86 62 90 74 82 84 60 98 72 80 80 70 74 56Z", shade),
  ),
  /** A staff with a crescent and a stone. */
  moonStaff: floating(
    ["Mahou Shoujo", "Fantasy", "Super Power", "Isekai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-6, 10],
        rect([-9, 6], [18, 118], main, { radius: 8 }) +
          rect([1, 6], [8, 118], shade, { radius: 4 }) +
          rect([-17, 92], [34, 14], accent, { radius: 6 }) +
          path("M30-124A64 64 0 1 1-46-118 48 48 0 1 0 30-124Z", accent) +
          path("M30-124A64 64 0 0 1 10 4Q0 8-14 4C40-10 60-70 30-124Z", accentShade) +
          path("M-8-108L18-76-8-40-34-76Z", main) +
          path("M-8-108L18-76-8-40Z", shade) +
          path("M-8-98L-26-76-8-80Z", shine) +
          both(path("M-6 22C-30 2-56 4-62 14-58 34-34 42-6 32Z", accent)) +
          path("M6 22C30 2 56 4 62 14 58 34 34 42 6 32Z", accentShade) +
          circle(0, 24, 12, ink) +
          circle(-2, 22, 7, shine),
        { turn: 30, scale: 0.86 },
      ) +
      path(
        "M-66-66L-60-50-44-44-60-38-66-22-72-38-88-44-72-50ZM72 40L77 52 89 57 77 62 72 74 67 62 55 57 67 52Z",
        paper,
      ),
  ),
  /** A goblet of something dark, and a rose. */
  goblet: standingOn(
    ["Vampire", "Villainess", "Adult Cast", "Supernatural", "Drama"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M34-44Q70-60 78-94", ink, 6) +
      path("M52-56C40-76 22-76 14-66 22-54 38-50 52-56Z", ink) +
      circle(78, -82, 21, accent) +
      path(
        "M93-97A21 21 0 1 1 60-70 26 26 0 0 0 93-97ZM66-88Q78-98 88-86 76-76 66-88Z",
        accentShade,
      ) +
      path("M-74-62H50C54 0 24 28 0 32V66H-24V32C-48 28-78 0-74-62Z", main) +
      path("M12-62H50C54 0 24 28 0 32V66H-12V30C14 20 22-20 12-62Z", shade) +
      ellipse([-12, -62], [62, 15], shine) +
      ellipse([-12, -60], [52, 10], accentShade) +
      path("M-64-56C-66-30-58-6-52 6-46 10-46-10-50-30Z", accent) +
      path("M-70 100C-68 76-40 68-24 62H0C16 68 44 76 46 100Z", main) +
      path("M-8 62H0C16 68 44 76 46 100H4Z", shade) +
      rect([-34, 36], [44, 12], accent, { radius: 6 }) +
      path("M-12-34L6-12-12 14-30-12Z", accent) +
      path("M-12-34L6-12-12 14Z", accentShade) +
      rect([-74, 92], [124, 10], ink, { radius: 4 }) +
      stroke("M-52 84Q-44 76-30 72", shine, 6),
  ),
};
