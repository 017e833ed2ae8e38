import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, place, rect, repeat, stroke } from "../../svg.ts";
import { both } from "../parts.ts";

/** School, and being small. */
export const school = {
  /** A child's stiff school satchel. */
  satchel: standingOn(
    ["School", "Kids", "Slice of Life", "Childcare"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-22-78Q-22-96 0-96T22-78", ink, 8) +
      both(rect([-84, 20], [24, 70], ink, { radius: 10 })) +
      path("M-70 96V-40Q-70-84 0-84T70-40V96Q70 100 64 100H-64Q-70 100-70 96Z", main) +
      path("M34-78Q70-68 70-40V96Q70 100 64 100H34Q48 0 34-78Z", shade) +
      path("M-76 46V-40C-76-96 76-96 76-40V46Q60 58 0 58T-76 46Z", main) +
      path("M36-78Q76-70 76-40V46Q66 54 36 57 52-10 36-78Z", shade) +
      stroke("M-64 40V-36C-64-82 64-82 64-36V40", accent, 5) +
      stroke("M0 44V80", ink, 14) +
      rect([-17, 56], [34, 26], accent, { radius: 6 }) +
      circle(0, 69, 6, accentShade) +
      stroke("M-48-22Q-46-52-20-60", shine, 7),
  ),
  /** A school with a clock above its door. */
  schoolhouse: standingOn(
    ["School", "Mystery", "Slice of Life", "Drama"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([-100, 6], [200, 94], main) +
      path("M40 6H100V100H40Z", shade) +
      rect([-100, -4], [200, 14], accentShade) +
      path("M-36 100V-50H36V100Z", main) +
      path("M8-50H36V100H8Z", shade) +
      path("M-46-48L0-100 46-48Z", accent) +
      path("M0-100L46-48H12Z", accentShade) +
      circle(0, -14, 25, ink) +
      circle(0, -14, 20, paper) +
      stroke("M0-14V-27M0-14L9-8", ink, 5) +
      path("M-18 100V66A18 18 0 0 1 18 66V100Z", ink) +
      repeat(
        4,
        (i) =>
          rect([[-88, -62, 48, 74][i] ?? 0, 24], [16, 24], i === 2 ? paper : ink) +
          rect([[-88, -62, 48, 74][i] ?? 0, 62], [16, 24], i === 0 ? paper : ink),
      ) +
      stroke("M-30 30V-40", shine, 4),
  ),
  /** A school desk and its chair, with a bag on the hook. */
  schoolDesk: standingOn(
    ["School", "Slice of Life", "Drama", "Award Winning"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-84-24V96M16-24V96M-84 62H16", ink, 9) +
      stroke("M44 30L34 96M84 30L94 96M40 66H88M84 30V-70", ink, 9) +
      rect([-92, -20], [116, 28], shade, { radius: 4 }) +
      rect([-92, -20], [60, 28], accent, { radius: 4 }) +
      rect([-100, -34], [132, 18], main, { radius: 6 }) +
      path("M-20-34H26A6 6 0 0 1 26-16H-20Z", shade) +
      rect([30, 22], [66, 16], main, { radius: 7 }) +
      rect([74, -76], [20, 56], main, { radius: 8 }) +
      path("M84-76H86A8 8 0 0 1 94-68V-28A8 8 0 0 1 84-20Z", shade) +
      path("M-74-50L-20-56 6-48V-34H-74Z", paper) +
      path("M-20-56L6-48V-34H-20Z", accent) +
      path("M-54-86H-30L-34-52H-50Z", accent) +
      path("M-42-86H-30L-34-52H-42Z", accentShade) +
      path(
        "M-42-86C-58-92-60-102-50-104-42-104-42-94-42-86-40-98-32-104-26-98-24-90-32-86-42-86Z",
        main,
      ) +
      path("M-72 14H-30L-26 58H-76Z", accentShade) +
      path("M-72 14H-50V58H-76Z", accent) +
      stroke("M-90-26H-50", shine, 4),
  ),
  /** Soft indoor shoes, side by side. */
  indoorShoes: standingOn(
    ["School", "CGDCT", "Slice of Life", "Girls Love"],
    ({ main, shade, shine, accent, accentShade, ink }) => {
      const shoe =
        path(
          "M-42 92C-50 60-40 10-47-40-50-80-30-98 0-98S50-80 47-40C40 10 50 60 42 92Q0 108-42 92Z",
          main,
        ) +
        path("M18-96C44-90 50-70 47-40 40 10 50 60 42 92Q30 98 14 99C40 60 20-40 18-96Z", shade) +
        path("M-46-46C-49-82-30-98 0-98S49-82 46-46Q0-64-46-46Z", accent) +
        path("M18-96C40-90 49-78 46-46Q36-50 24-53 26-76 18-96Z", accentShade) +
        path("M-32 16C-30-14 30-14 32 16L30 66C26 92-26 92-30 66Z", ink) +
        path("M-42-4Q0-34 42-4L41 22Q0-6-41 22Z", main) +
        path("M8-19Q26-16 42-4L41 22Q28 12 10 8Z", shade) +
        stroke("M-36-62Q-32-78-16-84M-30-2Q-18-11-6-13", shine, 6);
      return (
        place([-52, 0], shoe, { turn: -5, scale: 0.94 }) +
        place([52, 0], shoe, { turn: 5, scale: 0.94 })
      );
    },
  ),
  /** A blackboard with drawings in chalk. */
  blackboard: standingOn(
    ["School", "Educational", "Slice of Life", "Childcare"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-60 50L-74 98M60 50L74 98", shade, 12) +
      rect([-100, -94], [200, 152], accent, { radius: 6 }) +
      path("M94-94Q100-94 100-88V52Q100 58 94 58H-94L-86 44H86V-94Z", accentShade) +
      rect([-86, -80], [172, 124], ink) +
      path("M-86 44L-20-80H40L-26 44Z", shine, 0.12) +
      circle(-44, -38, 20, paper) +
      stroke(
        "M-44-70V-66M-44-10V-6M-76-38H-72M-16-38H-12M-67-61L-64-58M-21-61L-24-58M-67-15L-64-18M-21-15L-24-18",
        paper,
        5,
      ) +
      path("M14 12L44-44 74 12Z", main) +
      stroke("M44-44L74 12H14", shine, 5) +
      stroke("M-68 24Q-50 10-36 24T-4 24", main, 7) +
      rect([-94, 54], [188, 12], shade, { radius: 4 }) +
      rect([22, 34], [50, 22], main, { radius: 4 }) +
      rect([22, 48], [50, 8], paper),
  ),
  /** A sailor blouse on a hanger. */
  sailorBlouse: floating(
    ["School", "CGDCT", "Girls Love", "Otaku Culture"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M0-66V-76Q14-80 10-92T-8-90", ink, 7) +
      path("M-40-64L-98 12-66 36-52 20V98H52V20L66 36 98 12 40-64Z", main) +
      path("M40-64L98 12 66 36 52 20V98H20C34 40 30-10 20-64Z", shade) +
      path("M-98 12L-66 36-60 28-90 2ZM98 12L66 36 60 28 90 2Z", ink) +
      path("M-42-68H42L62-18 0 26-62-18Z", ink) +
      path("M-24-68H24L0-10Z", shine) +
      stroke("M-36-62L-50-22 0 14 50-22 36-62", shine, 4) +
      path("M0 12C-20-6-50 0-52 10-54 26-30 38 0 18 30 38 54 26 52 10 50 0 20-6 0 12Z", accent) +
      path("M0 12C20-6 50 0 52 10 54 26 30 38 0 18ZM4 20L26 62 34 52Z", accentShade) +
      path("M-4 18L-34 56-22 64 0 24 22 64 34 56 4 18Z", accent) +
      circle(0, 15, 9, accentShade) +
      stroke("M-42 40V80", shine, 5),
  ),
  /** A bicycle with a basket. */
  bicycle: standingOn(
    ["School", "Slice of Life", "Sports", "Racing", "Romance"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      both(stroke("M-20 54A38 38 0 1 1-96 54 38 38 0 1 1-20 54", ink, 9)) +
      both(stroke("M-58 28V80M-84 54H-32M-76 36L-40 72M-40 36L-76 72", ink, 2)) +
      stroke("M58 54L28-14M28-14L-40-10-4 54 28-14M58 54H-4", main, 11) +
      stroke("M58 54H-4L28-14", shade, 11) +
      stroke("M-58 54L-36-54", main, 11) +
      stroke("M28-14L20-44", ink, 8) +
      path("M-2-56C10-50 30-58 48-54 54-46 40-36 14-42Z", ink) +
      stroke("M-36-54Q-34-74-12-72", ink, 9) +
      path("M-98-50H-42L-50-6H-90Z", accent) +
      path("M-62-50H-42L-50-6H-68Z", accentShade) +
      stroke("M-92-34H-46M-90-20H-48", ink, 3) +
      circle(-4, 54, 13, accent) +
      stroke("M98 40A42 42 0 0 0 30 22", accent, 6) +
      stroke("M-28-16L16-18", shine, 3),
  ),
  /** A dart of folded paper, flying. */
  paperPlane: floating(
    ["School", "Drama", "Slice of Life", "Kids"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path("M100-78L-98-14-46 10Z", main) +
      path("M100-78L-46 10-30 74-18 26Z", accentShade) +
      path("M100-78L-18 26-30 74 4 36Z", accent) +
      path("M100-78L-18 26 58 62Z", shade) +
      path("M100-78L-98-14-80-6Z", shine) +
      `<g stroke-dasharray="14 14">${stroke("M-40 90C-70 98-96 80-94 54", paper, 6)}</g>`,
  ),
  /** A stuffed bear with a bow. */
  teddyBear: standingOn(
    ["Childcare", "Kids", "Iyashikei", "Anthropomorphic"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(circle(-46, -78, 23, main) + circle(-46, -78, 12, accentShade)) +
      both(ellipse([-62, 30], [20, 36], main)) +
      ellipse([64, 32], [18, 34], shade) +
      ellipse([0, 42], [56, 54], main) +
      path("M36 2Q60 20 56 50 50 92 10 96 50 60 36 2Z", shade) +
      ellipse([-4, 50], [32, 34], shine) +
      both(circle(-48, 76, 25, main) + circle(-48, 78, 14, accentShade)) +
      ellipse([0, -38], [62, 52], main) +
      path("M40-78Q62-64 62-38 58 8 10 14 56-14 40-78Z", shade) +
      ellipse([0, -24], [27, 21], shine) +
      both(circle(-28, -48, 7, ink)) +
      path("M-11-34Q0-42 11-34 10-22 0-20-10-22-11-34Z", ink) +
      stroke("M0-20V-12M-10-8Q0-4 10-8", ink, 4) +
      path("M0 12L-34-4V32ZM0 12L34-4V32Z", accent) +
      circle(0, 13, 10, accentShade) +
      circle(-31, -51, 2, paper),
  ),
};
