import { floating } from "../../../emblem.ts";
import { circle, ellipse, outline, path, polar, rect, repeat, stroke } from "../../../svg.ts";
import { edged, star } from "../../parts.ts";

/** Eyes that look at one, and a mouth. */
export const eyesAndLips = {
  /** A black eye with a red iris, veins around it. */
  ghoulEye: floating(
    ["Horror", "Gore"],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke(
        "M-84 0C-92 20-98 24-96 44M-60 34C-66 50-60 62-74 78M-20 52C-24 68-12 76-20 96M30 50C26 66 40 72 34 90M66 30C76 44 70 56 82 66M-72-28C-80-40-78-50-92-58M64-34C70-48 84-50 86-66",
        accent,
        6,
      ) +
      path("M-100 2C-64-62 56-72 100-8 62 66-56 70-100 2Z", main) +
      path(
        "M-100 2C-64-62 56-72 100-8 62 66-56 70-100 2Z M-84 2C-50 52 48 50 84-6 50-54-52-46-84 2Z",
        shade,
      ) +
      path("M-84 2C-52-46 50-54 84-6 48 50-50 52-84 2Z", ink) +
      circle(0, -2, 38, accent) +
      circle(0, -2, 25, ink) +
      path(
        repeat(8, (i) =>
          outline([
            polar([0, -2], 34, i * 0.785 - 0.14),
            polar([0, -2], 34, i * 0.785 + 0.14),
            polar([0, -2], 16, i * 0.785),
          ]),
        ),
        accent,
      ) +
      circle(0, -2, 8, accent) +
      circle(-15, -19, 9, paper) +
      stroke("M-78-14C-44-54 30-64 72-26", shine, 5),
  ),
  /** A stitched cube with an eye on each side. */
  eyeCube: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M0-99L86-50V49L0 99-86 49V-50Z", main) +
      path("M0 0L86-50V49L0 99Z", shade) +
      path("M0-99L86-50 0 0-86-50Z", shine) +
      path("M-52-50Q0-88 52-50 0-14-52-50ZM-74 4Q-44-18-12 40-42 66-74 4Z", paper) +
      path("M74 4Q44-18 12 40 42 66 74 4Z", paper) +
      ellipse([0, -50], [20, 17], accent) +
      ellipse([-43, 21], [15, 20], accent) +
      ellipse([43, 21], [15, 20], accent) +
      ellipse([0, -50], [8, 8], ink) +
      circle(-43, 21, 7, ink) +
      circle(43, 21, 7, ink) +
      stroke("M0 0V99M0 0L-86-50M0 0L86-50", ink, 5) +
      stroke(
        "M-9 24L9 28M-9 48L9 52M-9 72L9 76M-34-28L-24-10M-64-46L-54-28M34-28L24-10M64-46L54-28",
        ink,
        5,
      ),
  ),
  /** A balloon that is an eye, with a basket. */
  eyeBalloon: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-50 24L-20 74M50 24L20 74M0 40V74", ink, 5) +
      circle(0, -22, 80, paper) +
      path("M0 58C70 58 100-30 50-84 66-20 50 40 0 58Z", shade, 0.35) +
      circle(0, -14, 42, main) +
      path("M0 28A42 42 0 0 0 28-46Q34 0 0 28Z", shade) +
      circle(0, -14, 21, ink) +
      circle(-14, -28, 9, paper) +
      path("M-80-22C-80-80-40-102 0-102S80-80 80-22Q0-78-80-22Z", accent) +
      path("M30-97C62-88 80-60 80-22Q64-34 44-42 46-70 30-97Z", accentShade) +
      path("M-24 70H24L18 100H-18Z", accentShade) +
      rect([-28, 68], [56, 10], accent) +
      stroke("M-62-56Q-48-80-26-88", shine, 6),
  ),
  /** An eye with a star in its pupil. */
  starEye: floating(
    ["Showbiz"],
    ({ main, shade, shine, accent, ink, paper }) =>
      edged("M-100 12C-60-52 46-66 98-4 84 52 30 78-20 72-60 66-84 44-100 12Z", paper, ink) +
      edged("M2-50C36-50 58-26 58 8S36 66 2 66-54 42-54 8-32-50 2-50Z", main, ink, 6) +
      path("M2-50C36-50 58-26 58 8S36 66 2 66C40 40 44-20 2-50Z", shade) +
      path(star(2, 6, 46), accent) +
      path(star(2, 6, 22), paper) +
      path(
        "M-104 18C-78-52 40-84 102-2L88 8C40-52-40-44-104 18ZM84-12L108-40 100-2ZM62-32L84-66 82-20ZM30-46L40-82 56-36ZM-80-6L-102-26-88 8Z",
        ink,
      ) +
      circle(-28, -22, 10, paper) +
      circle(36, 44, 6, shine) +
      path("M-70-92L-64-74-46-68-64-62-70-44-76-62-94-68-76-74Z", accent),
  ),
  /** A broken mirror with an eye in it. */
  shardEye: floating(
    ["Horror"],
    ({ main, shade, shine, accent, ink, paper }) =>
      edged(
        "M-34-102L44-96 60-66 96-40 86 16 100 56 52 78 30 104-24 92-66 98-76 50-100 22-84-30-90-66-50-72Z",
        main,
        ink,
      ) +
      path("M96-40L86 16 100 56 52 78 30 104 10 36 40-20Z", shade) +
      path("M-34-102L-20-56-84-30-90-66-50-72Z", shine) +
      path("M-84 8Q0-76 84 8 0 82-84 8Z", paper) +
      circle(0, 4, 36, accent) +
      circle(0, 4, 17, ink) +
      circle(-11, -9, 8, paper) +
      stroke("M-84 8Q0-76 84 8 0 82-84 8Z", ink, 8) +
      stroke(
        "M-34-102L-20-40M60-66L26-36M-100 22L-60-10M52 78L26 38 30 104M-66 98L-40 36M100 56L62 22M-20-40L6-20 26-36M26 38L8 20-40 36",
        ink,
        5,
      ),
  ),
  /** A mouth, and arrows that run around it. */
  swapKiss: floating(
    ["Magical Sex Shift", "Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-88-10A88 88 0 0 1 52-71", accent, 17) +
      path("M44-104 92-50 26-42Z", accent) +
      stroke("M88 10A88 88 0 0 1-52 71", accentShade, 17) +
      path("M-44 104-92 50-26 42Z", accentShade) +
      path(
        "M-76 4C-54-24-28-46-12-42Q0-32 12-42C28-46 54-24 76 4 50 44 24 54 0 54S-50 44-76 4Z",
        ink,
      ) +
      path("M-66 2C-46-22-26-38-12-34Q0-24 12-34C26-38 46-22 66 2Q30-8 0-2-30-8-66 2Z", main) +
      path("M-60 10Q-30 12 0 16 30 12 60 10C42 38 20 46 0 46S-42 38-60 10Z", main) +
      path("M24-33C34-30 50-16 66 2Q46-4 28-4ZM60 10C42 38 20 46 0 46 26 38 34 26 34 13Z", shade) +
      path("M-46 2Q-20-2 0 5 20-2 46 2 20 8 0 9-20 8-46 2Z", paper) +
      stroke("M-34 24Q-22 34-8 34M-30-18-18-25", shine, 6),
  ),
};
