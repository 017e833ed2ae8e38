import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, polar, repeat, stroke } from "../../../svg.ts";
import { both, centre } from "../../parts.ts";

/** Skulls, and heads that are not whole. */
export const skullsAndHeads = {
  /** A skull in a great hood with horns of gold. */
  hoodedSkull: standingOn(
    ["Horror"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-98 100C-100 40-84 10-78-20-92-50-88-80-70-96-70-70-56-64-44-70-20-92 20-92 44-70 56-64 70-70 70-96 88-80 92-50 78-20 84 10 100 40 98 100Z",
        accent,
      ) +
      path("M-98 100C-94 40-80 30-76-12-70-56-36-84 0-84S70-56 76-12C80 30 94 40 98 100Z", main) +
      path("M36-74C60-60 73-40 76-12 80 30 94 40 98 100H46C70 20 60-40 36-74Z", shade) +
      path("M-56 100C-46 60-58 30-58-8-54-44-30-64 0-64S54-44 58-8C58 30 46 60 56 100Z", ink) +
      path(
        "M-42-8C-44-38-22-52 0-52S44-38 42-8C42 10 34 16 28 24V46Q0 62-28 46V24C-34 16-42 10-42-8Z",
        paper,
      ) +
      path(
        "M22-46C38-38 43-22 42-8 42 10 34 16 28 24V46L12 52C30 20 34-16 22-46Z",
        accentShade,
        0.4,
      ) +
      path(
        "M-34-4Q-16-14-6 4-12 20-26 16-36 10-34-4ZM34-4Q16-14 6 4 12 20 26 16 36 10 34-4ZM0 14L7 28H-7Z",
        ink,
      ) +
      circle(-18, 4, 6, accent) +
      circle(18, 4, 6, accent) +
      stroke("M-12 38V50M0 40V54M12 38V50", ink, 4) +
      path("M0 66L18 82 0 100-18 82Z", accent) +
      stroke("M-66-14Q-60-46-36-64", shine, 6),
  ),
  /** The skull of a ram with poppies on its brow. */
  poppySkull: floating(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(stroke("M22-50C60-96 104-48 84-2 72 22 46 14 54-8", ink, 32)) +
      stroke("M-22-50C-60-96-104-48-84-2-72 22-46 14-54-8", main, 22) +
      stroke("M22-50C60-96 104-48 84-2 72 22 46 14 54-8", shade, 22) +
      stroke(
        "M-44-80-36-58M-70-72-56-54M-92-44-72-38M44-80 36-58M70-72 56-54M92-44 72-38M96-8 76-12M-96-8-76-12",
        ink,
        5,
      ) +
      path(
        "M0-74C36-74 50-44 46-14 34 14 32 50 24 78 18 98 8 104 0 104S-18 98-24 78C-32 50-34 14-46-14-50-44-36-74 0-74Z",
        main,
      ) +
      path(
        "M18-71C42-62 50-40 46-14 34 14 32 50 24 78 18 98 8 104 0 104 20 60 32-20 18-71Z",
        shade,
      ) +
      both(path("M44-22Q24-24 14 2 22 20 36 10Z", ink) + path("M4 70 14 62 8 88Z", ink)) +
      circle(-26, -2, 5, accent) +
      circle(26, -2, 5, accent) +
      stroke("M-6 16-10 44", shine, 6) +
      circle(-26, -62, 20, accentShade) +
      circle(26, -62, 20, accentShade) +
      circle(0, -70, 25, accent) +
      circle(0, -70, 9, ink) +
      circle(-26, -62, 6, ink) +
      circle(26, -62, 6, ink) +
      stroke("M-14-82Q-8-90 2-89", paper, 4),
  ),
  /** A skull with a flower in its eye, and more of them in its cracks. */
  blossomSkull: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const bloom =
      repeat(6, (i) =>
        circle(...polar(centre, 22, i * 1.047), 16, i > 0 && i < 3 ? accentShade : accent),
      ) + circle(0, 0, 12, paper);
    return (
      path(
        "M-40 98L-44 60C-84 50-96-6-78-46-62-82-30-96 0-96S62-82 78-46C96-6 84 50 44 60L40 98Z",
        main,
      ) +
      path("M40-84C60-76 72-60 78-46 96-6 84 50 44 60L40 98H10L14 60C60 50 80-30 40-84Z", shade) +
      path(
        "M-54-10C-40-22-12-14-10 10-14 32-46 36-58 18-60 8-60-4-54-10ZM54-10C40-22 12-14 10 10 14 32 46 36 58 18 60 8 60-4 54-10Z",
        ink,
      ) +
      path("M0 24L12 48Q0 54-12 48Z", ink) +
      stroke("M-22 72V96M0 72V98M22 72V96", ink, 5) +
      stroke("M-66-30Q-58-64-30-78", shine, 7) +
      stroke("M-10-94L0-64-14-48", ink, 4) +
      place([36, 8], bloom, { scale: 1.1 }) +
      place([30, -76], bloom, { scale: 0.72 }) +
      place([-66, 50], bloom, { scale: 0.8 })
    );
  }),
  /** A head in profile with a small round hole in its brow. */
  drilledHead: standingOn(
    ["Psychological"],
    ({ main, shade, shine, accent, ink, paper }) =>
      path(
        "M-34 100C-32 82-34 72-40 68-66 72-76 62-72 44L-78 36-72 28-78 18C-96 14-96 8-88-4-80-18-78-24-78-36-74-80-34-104 12-102 68-98 96-54 86-8 82 24 62 44 62 66L84 100Z",
        main,
      ) +
      path("M50-92C84-74 94-40 86-8 82 24 62 44 62 66L84 100H30C30 40 70-10 50-92Z", shade) +
      circle(14, -34, 46, ink) +
      stroke(
        "M14-34C20-46 34-34 26-22 14-8-8-20-6-38-4-62 30-70 44-48 54-26 44-2 22 2",
        accent,
        8,
      ) +
      circle(-58, -64, 15, ink) +
      circle(-58, -64, 8, paper) +
      stroke("M-72-78L-90-98M-82-66L-102-70M-58-86L-64-104", paper, 6) +
      stroke("M-72-8Q-64-12-56-8M-66 46L-52 44", ink, 5) +
      stroke("M-30-82Q-10-92 12-92", shine, 6),
  ),
  /** The nape of one who is partly a machine, with cables in it. */
  cyborgNape: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke(
        "M-14 16C-70 10-60-50-104-44M-10 38C-60 50-76-4-104 0M14 16C70 10 60-50 104-44M10 38C60 50 76-4 104 0",
        accent,
        8,
      ) +
      path(
        "M-100 100C-100 60-60 60-36 48-30 40-30 26-34 14-58 0-62-30-58-54-50-92-24-104 0-104S50-92 58-54C62-30 58 0 34 14 30 26 30 40 36 48 60 60 100 60 100 100Z",
        main,
      ) +
      path(
        "M24-100C42-94 54-76 58-54 62-30 58 0 34 14 30 26 30 40 36 48 60 60 100 60 100 100H30C36 70 10 50 14 20 44-10 40-60 24-100Z",
        shade,
      ) +
      path("M-64-40C-72-44-72-14-60-16ZM64-40C72-44 72-14 60-16Z", accentShade) +
      stroke("M0-102V-28M-52-16Q-28-24-22 0M52-16Q28-24 22 0", ink, 5) +
      path("M-22 2H22L26 56 0 72-26 56Z", ink) +
      path("M-14 66L0 74 14 66 8 100H-8Z", ink, 0.5) +
      circle(-10, 18, 9, accent) +
      circle(10, 18, 9, accent) +
      circle(-10, 42, 9, accent) +
      circle(10, 42, 9, accent) +
      circle(-10, 18, 4, paper) +
      circle(10, 18, 4, paper) +
      circle(-10, 42, 4, paper) +
      circle(10, 42, 4, paper) +
      stroke("M-84 94Q-70 76-44 72M84 94Q70 76 44 72", ink, 4) +
      stroke("M-46-50Q-40-82-18-90M-90 90Q-84 72-66 68", shine, 6),
  ),
};
