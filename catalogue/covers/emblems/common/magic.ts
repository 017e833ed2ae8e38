import { floating, standingOn } from "../../emblem.ts";
import {
  circle,
  ellipse,
  outline,
  path,
  place,
  polar,
  rect,
  repeat,
  stroke,
  svg,
} from "../../svg.ts";
import { both } from "../parts.ts";

/** Spells, crowns and other worlds. */
export const magic = {
  /** A wand with a winged star. */
  starWand: floating(
    ["Mahou Shoujo", "Fantasy", "CGDCT", "Kids"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-14, 20],
        rect([-9, -20], [18, 118], accent, { radius: 8 }) +
          rect([1, -20], [8, 118], accentShade, { radius: 4 }) +
          circle(0, 98, 14, main) +
          both(
            path(
              "M-26-58C-50-76-84-78-98-66-88-60-82-52-82-44-70-48-64-42-64-34-52-38-40-36-26-36Z",
              shine,
            ),
          ) +
          circle(0, -52, 50, accentShade) +
          circle(-2, -54, 48, accent) +
          path(
            outline(
              Array.from({ length: 10 }, (_, i) =>
                polar([0, -52], i % 2 ? 19 : 43, i * 0.6283 - 1.5708),
              ),
            ),
            main,
          ) +
          path("M0-95L11-67 41-65 18-46 25-17 0-33Z", shade) +
          path("M0-6L-34-22V14ZM0-6L34-22V14Z", main) +
          circle(0, -5, 9, ink) +
          stroke("M-38-62A38 38 0 0 1-20-84", shine, 5),
        { turn: 26, scale: 0.92 },
      ) +
      path(
        "M-70-44L-64-28-48-22-64-16-70 0-76-16-92-22-76-28ZM74 52L78 62 88 66 78 70 74 80 70 70 60 66 70 62Z",
        paper,
      ),
  ),
  /** A compact with a bow and a stone. */
  ribbonCompact: floating(
    ["Mahou Shoujo", "Romance", "Idols (Female)", "Kids"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-8 30L-56 98-22 86-4 102 8 34ZM8 30L56 98 22 86 4 102Z", shade) +
      path("M-8 30L-56 98-22 86-4 102 4 30Z", main) +
      path("M-6 0C-36-44-84-60-96-46-104-20-98 30-84 44-60 44-30 28-6 12Z", main) +
      path("M6 0C36-44 84-60 96-46 104-20 98 30 84 44 60 44 30 28 6 12Z", shade) +
      stroke("M-44 4Q-62-6-74-22M44 4Q62-6 74-22", ink, 5, 0.5) +
      circle(2, 6, 48, accentShade) +
      circle(0, 4, 46, accent) +
      repeat(8, (i) => circle(...polar([0, 4], 38, (i * Math.PI) / 4 + 0.4), 4, paper)) +
      path("M0 32C-34 8-36-14-22-20-12-24-4-18 0-10 4-18 12-24 22-20 36-14 34 8 0 32Z", main) +
      path("M14-21C36-20 36 8 0 32 18 8 22-8 14-21Z", shade) +
      path("M0-98L9-72 34-66 9-60 0-40-9-60-34-66-9-72Z", paper) +
      stroke("M-20-8Q-18-14-12-14M-86-36Q-78-42-66-38", shine, 5),
  ),
  /** A crystal ball on claws. */
  crystalBall: standingOn(
    ["Fantasy", "Mystery", "Supernatural", "Psychological"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(0, -22, 78, main) +
      path("M48-84A78 78 0 1 1-62 26 90 90 0 0 0 48-84Z", shade) +
      path(
        "M-58 2C-40-20-16 4 4-12 24-30 50-24 58-8 52 34 20 50 0 50-30 48-50 28-58 2Z",
        ink,
        0.3,
      ) +
      path("M-6-68A40 40 0 1 0 34-8 34 34 0 0 1-6-68Z", paper) +
      path("M22-58L27-44 41-40 27-36 22-22 17-36 3-40 17-44Z", paper) +
      stroke("M-62-28Q-60-60-34-76", shine, 8) +
      path(
        "M-70 100C-72 80-50 72-44 60-62 54-72 34-70 16-58 30-40 52 0 54 40 52 58 30 70 16 72 34 62 54 44 60 50 72 72 80 70 100Z",
        accent,
      ) +
      path(
        "M0 54C40 52 58 30 70 16 72 34 62 54 44 60 50 72 72 80 70 100H14Q24 76 0 54Z",
        accentShade,
      ) +
      path("M-14 82L0 68 14 82 0 96Z", ink) +
      stroke("M-54 88Q-46 78-36 74", shine, 5),
  ),
  /** A book of spells, with a lock. */
  spellBook: standingOn(
    ["Fantasy", "Isekai", "Educational", "Supernatural", "Urban Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-72 66H74V96H-64Z", paper) +
      stroke("M-56 76H72M-56 86H72", shade, 3) +
      path(
        "M-82-84Q-82-100-66-100H76V68H-66Q-74 68-74 82T-66 100H78V90H80V100H-62Q-82 100-82 80Z",
        main,
      ) +
      path("M-66 90H80V100H-62Q-82 100-82 80V-84Q-82-92-78-96V70Q-74 86-66 90Z", shade) +
      path("M40-100H76V68H40Z", shade) +
      rect([-66, -100], [12, 168], ink, { alpha: 0.45 }) +
      path("M-40-100H-10L-40-66ZM76-100H46L76-66ZM-40 68H-10L-40 34ZM76 68H46L76 34Z", accent) +
      circle(16, -18, 40, accent) +
      path("M44-46A40 40 0 1 1-12 10 48 48 0 0 0 44-46Z", accentShade) +
      circle(16, -18, 31, ink) +
      path("M16-46L24-26 44-18 24-10 16 10 8-10-12-18 8-26Z", accent) +
      circle(16, -18, 6, paper) +
      path("M-30 90H-6V108L-18 98-30 108Z", accent) +
      stroke("M-46-88V50", shine, 4),
  ),
  /** A flask of potion, bubbling. */
  potion: standingOn(
    ["Fantasy", "Isekai", "Comedy", "Medical", "Reincarnation"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-26-70H26V-30C60-12 84 16 84 48 84 84 60 100 30 100H-30C-60 100-84 84-84 48-84 16-60-12-26-30Z",
        paper,
        0.9,
      ) +
      path("M-72 34Q-40 18-8 34T72 34C80 70 60 90 30 90H-30C-60 90-80 70-72 34Z", main) +
      path("M42 28Q58 28 72 34C80 70 60 90 30 90H0C40 80 50 54 42 28Z", shade) +
      path("M-22-98H22L18-66H-18Z", accentShade) +
      path("M-22-98H4L2-66H-18Z", accent) +
      rect([-34, -74], [68, 14], ink, { radius: 7 }) +
      circle(-26, 62, 12, shine) +
      circle(10, 52, 8, shine) +
      circle(-4, 76, 6, shine) +
      circle(26, 70, 5, shine) +
      circle(-2, 6, 8, main) +
      circle(12, -14, 5, main) +
      path("M-22-54Q0-44 22-54V-42Q0-32-22-42Z", accent) +
      path("M14-40L34-6 50-24 28-48Z", accent) +
      stroke("M-68 40Q-64 10-38-8", shine, 7),
  ),
  /** A circle of magic, glowing. */
  magicCircle: floating(
    ["Isekai", "Fantasy", "Supernatural", "Urban Fantasy", "Super Power"],
    ({ main, shade, shine, accent, ink, paper }) => {
      const square = (turn: number) =>
        outline([0, 1, 2, 3].map((i) => polar([0, 0], 70, (i * Math.PI) / 2 + turn)));
      return (
        circle(0, 0, 98, ink) +
        circle(0, 0, 92, main) +
        path("M65-65A92 92 0 0 1-65 65L-54 54A76 76 0 0 0 54-54Z", shade) +
        circle(0, 0, 76, ink) +
        repeat(12, (i) => {
          const [x, y] = polar([0, 0], 84, (i * Math.PI) / 6);
          return i % 2
            ? circle(x, y, 4, paper)
            : path(svg`M${x} ${y - 8}L${x + 6} ${y} ${x} ${y + 8} ${x - 6} ${y}Z`, accent);
        }) +
        stroke(square(0), main, 7) +
        stroke(square(Math.PI / 4), accent, 7) +
        circle(0, 0, 30, main) +
        circle(0, 0, 24, ink) +
        path("M0-24L7-7 24 0 7 7 0 24-7 7-24 0-7-7Z", paper) +
        stroke("M-83-30A88 88 0 0 1-52-71", shine, 5)
      );
    },
  ),
  /** A wizard's hat, bent at the tip. */
  wizardHat: standingOn(
    ["Fantasy", "Isekai", "Comedy", "Villainess"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      ellipse([0, 72], [100, 28], shade) +
      ellipse([-2, 66], [98, 26], main) +
      path(
        "M-62 56C-46 0-30-60 6-94 26-104 60-90 74-60 54-66 44-64 38-54 44-20 52 20 62 56 30 76-30 76-62 56Z",
        main,
      ) +
      path(
        "M30-98C52-92 66-78 74-60 54-66 44-64 38-54 44-20 52 20 62 56 48 64 30 69 12 70 34 40 20-50 30-98Z",
        shade,
      ) +
      path("M-62 56C-58 42-54 30-51 20Q0 40 53 20L62 56C30 78-30 78-62 56Z", accent) +
      path("M18 32Q38 28 53 20L62 56C48 64 34 68 20 70 26 56 24 44 18 32Z", accentShade) +
      rect([-22, 30], [40, 36], ink, { radius: 5 }) +
      rect([-12, 40], [20, 16], accent, { radius: 3 }) +
      circle(72, -52, 13, accent) +
      path(
        "M-16-18L-12-8-2-4-12 0-16 10-20 0-30-4-20-8ZM14-58L18-50 26-46 18-42 14-34 10-42 2-46 10-50Z",
        paper,
      ) +
      stroke("M-36 6Q-24-40 0-72M-84 62Q-80 54-68 50", shine, 6),
  ),
  /** A crown with stones, on a cushion. */
  crown: standingOn(
    ["Villainess", "Fantasy", "Historical", "Award Winning", "Drama"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-90 64C-60 54 60 54 90 64 100 76 98 92 90 100H-90C-98 92-100 76-90 64Z", accent) +
      path("M40 57C64 58 80 60 90 64 100 76 98 92 90 100H30Q60 80 40 57Z", accentShade) +
      path("M-66 60L-92-54-44-10 0-88 44-10 92-54 66 60Q0 76-66 60Z", main) +
      path("M0-88L44-10 92-54 66 60Q40 67 14 68 40 20 0-88Z", shade) +
      path("M-70 40Q0 58 70 40L66 62Q0 78-66 62Z", ink, 0.4) +
      circle(-92, -60, 12, accent) +
      circle(0, -92, 13, accent) +
      circle(92, -60, 12, accentShade) +
      path("M0-30L18 0 0 30-18 0Z", accent) +
      path("M0-30L18 0 0 30Z", accentShade) +
      path("M0-22L-11-2 0-8Z", paper) +
      circle(-46, 50, 6, paper) +
      circle(0, 56, 7, paper) +
      circle(46, 50, 6, paper) +
      circle(-44, 18, 8, accent) +
      circle(44, 18, 8, accentShade) +
      stroke("M-76-26L-62 34", shine, 6),
  ),
  /** A mask for a ball, with plumes. */
  masquerade: floating(
    ["Villainess", "Drama", "Performing Arts", "Psychological", "Suspense"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M30-20C30-70 60-98 92-100 98-70 84-30 56-10Z", accentShade) +
      path("M16-24C0-70 20-100 50-104 66-76 60-40 44-16Z", accent) +
      stroke("M32-22Q34-66 48-88M48-18Q66-50 84-82", ink, 4) +
      stroke("M-74 20L-92 98", accentShade, 10) +
      path(
        "M0-8C-20-36-60-44-96-30-98 10-80 54-44 56-20 56-12 34 0 30 12 34 20 56 44 56 80 54 98 10 96-30 60-44 20-36 0-8Z",
        main,
      ) +
      path("M0-8C20-36 60-44 96-30 98 10 80 54 44 56 20 56 12 34 0 30Z", shade) +
      both(path("M-76-4C-60-22-30-18-16 10-26 28-66 30-76-4Z", ink)) +
      both(stroke("M-86-20C-60-34-30-28-14-6", accent, 5)) +
      path("M0-26L12-8 0 12-12-8Z", accent) +
      circle(-58, 42, 5, paper) +
      circle(-76, 24, 4, paper) +
      circle(58, 42, 5, paper) +
      circle(76, 24, 4, paper) +
      stroke("M-86 0Q-82 26-68 40", shine, 5),
  ),
};
