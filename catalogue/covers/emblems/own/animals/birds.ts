import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** A swan-necked bird that looks to the middle, on the right. */
const halfHeart = (body: string, dark: string, light: string, ink: string): string =>
  edged(
    "M6 92C-2 60 60 52 58-2 56-40 24-44 16-20L0-12Q-2-64 40-76 92-80 98-20 100 40 6 92Z",
    body,
    ink,
  ) +
  edged("M10 88C12 56 76 50 84-30 108 0 100 60 10 88Z", dark, ink, 7) +
  stroke("M62 40Q78 24 84 4M78-48Q66-62 48-60", light, 6) +
  circle(32, -52, 6, ink);

/** Birds, of paper and of light as well. */
export const birds = {
  /** A round bird with a crest. */
  roundBird: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-26 78V94M26 78V94M-42 96H-10M10 96H42", ink, 11) +
      stroke("M-26 78V94M26 78V94M-41 96H-11M11 96H41", accentShade, 5) +
      path(
        "M-6-68C-28-78-30-94-18-98-10-100-4-92-2-86-2-96 8-102 16-96 22-88 14-76 6-68Z",
        accent,
      ) +
      path(
        "M0-72C30-72 46-54 50-30 72-20 88 6 84 36 80 70 44 88 0 88S-80 70-84 36C-88 6-72-20-50-30-46-54-30-72 0-72Z",
        ink,
      ) +
      path(
        "M0-65C26-65 40-50 43-24 68-12 80 10 77 36 73 64 40 80 0 80S-73 64-77 36C-80 10-68-12-43-24-40-50-26-65 0-65Z",
        main,
      ) +
      path(
        "M20-62C34-56 41-42 43-24 68-12 80 10 77 36 73 64 40 80 0 80 60 56 50-10 20-62Z",
        shade,
      ) +
      path("M0 0C34 0 50 22 46 48 42 70 20 78 0 78S-42 70-46 48C-50 22-34 0 0 0Z", paper) +
      path(
        "M-76 20C-92 24-98 44-90 60-78 62-62 54-58 34ZM76 20C92 24 98 44 90 60 78 62 62 54 58 34Z",
        accent,
      ) +
      ellipse([-21, -34], [8, 11], ink) +
      ellipse([21, -34], [8, 11], ink) +
      circle(-23, -38, 3, paper) +
      circle(19, -38, 3, paper) +
      path("M-15-22Q0-34 15-22 10-4 0-2-10-4-15-22Z", accentShade) +
      stroke("M-14-21H14", ink, 3) +
      stroke("M-14 24Q-8 32-2 24 4 32 10 24M-22 44Q-16 52-10 44-4 52 2 44 8 52 14 44", shade, 4) +
      stroke("M-66 8Q-62-6-48-14", shine, 6),
  ),
  /** A bird folded of white paper, hung from two threads. */
  threadCrane: floating(
    [],
    ({ main, shade, shine, accent, ink }) =>
      stroke("M-26-86V-102M52-82V-102", ink, 4) +
      path("M18 36L100-36 58 46Z", shade) +
      path("M-22 36L-84-52-66-56 0 26Z", main) +
      path("M-22 36L-40-24-66-56 0 26Z", shade) +
      path("M-84-52L-66-56-76-40-99-22Z", accent) +
      path("M-6 30L54-86 58 46Z", shade) +
      path("M54-86L58 46 34 40Z", ink, 0.25) +
      path("M-40 38L-26-92 48 40 0 54Z", main) +
      path("M-40 38L-26-92-6 46Z", shine) +
      path("M-50 34L0 44 58 40 6 98Z", main) +
      path("M0 44L58 40 6 98Z", shade) +
      path("M-50 34L0 44-8 58Z", shine) +
      stroke("M-26-92L0 44 6 98M-50 34L0 44 58 40", ink, 3),
  ),
  /** A crow with its wings spread. */
  crowSpread: floating(
    ["Team Sports"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path("M-18 30L-34 92-12 80 0 100 12 80 34 92 18 30Z", shade) +
      path(
        "M0-34C-30-40-40-82-98-98-100-74-96-62-90-50L-98-46Q-92-26-80-14L-88-8Q-76 12-60 18L-64 28Q-44 40-20 30L0 60 20 30Q44 40 64 28L60 18Q76 12 88-8L80-14Q92-26 98-46L90-50C96-62 100-74 98-98 40-82 30-40 0-34Z",
        main,
      ) +
      path(
        "M0-20Q20-36 30-52 50-82 98-98C100-74 96-62 90-50L98-46Q92-26 80-14L88-8Q76 12 60 18L64 28Q44 40 20 30L0 60Z",
        shade,
      ) +
      path("M-22-46C-22-76 26-80 28-50 28-30 20 0 0 20-14 0-22-20-22-46Z", main) +
      path("M22-62L60-46 24-38Z", accent) +
      circle(10, -54, 6, paper) +
      stroke("M-86-78Q-80-40-52-14M-62-74Q-58-44-38-22", shine, 6) +
      stroke("M-14 74V86M14 74V86", accentShade, 8),
  ),
  /** A rooster, sure of himself. */
  proudRooster: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M22 14C26-50 50-94 98-98 86-86 82-76 84-68L100-64C86-54 84-44 86-36L98-26C80-4 66 26 34 40Z",
        accentShade,
      ) +
      path("M22 14C26-50 50-94 98-98 70-70 66-20 34 30Z", ink) +
      path("M-62-72C-84-90-66-104-56-92-56-108-36-108-34-94-22-104-8-90-24-70Z", accent) +
      path(
        "M-70-60C-66-88-24-90-20-60-16-26 14-12 38-18L64-36C70 30 40 74-10 72-66 70-82 0-70-60Z",
        main,
      ) +
      path("M38-18L64-36C70 30 40 74-10 72-24 71-36 66-46 58 20 60 46 20 38-18Z", shade) +
      path("M-24 4C0-10 36 4 44 22 24 40-16 46-24 4Z", shade) +
      stroke("M-14 14Q4 26 22 22", main, 6) +
      path("M-68-66L-98-50-68-44Z", accent) +
      path("M-66-44C-82-30-82-12-68-10-54-12-54-34-58-46Z", accent) +
      circle(-48, -62, 7, ink) +
      stroke("M-30 66V94M-30 94H-54M-30 94L-14 98M14 66V94M14 94H-10M14 94L30 98", accent, 9) +
      stroke("M-66-14Q-60 18-44 34", shine, 8),
  ),
  /** A bird of light before a star of eight points. */
  lightBirds: floating(
    ["Mythology"],
    ({ main, shade, accent, accentShade, shine, ink }) =>
      edged(
        "M0-104L26-64 72-72 64-26 104 0 64 26 72 72 26 64 0 104-26 64-72 72-64 26-104 0-64-26-72-72-26-64Z",
        accent,
        ink,
      ) +
      path("M104 0L64 26 72 72 26 64 0 104-26 64-72 72 72-72 64-26Z", accentShade) +
      edged(
        "M-4 12C-30-12-34-52-16-94 6-86 12-72 14-62 26-66 34-64 40-58 42-40 38-12 18 14Z",
        shade,
        ink,
        8,
      ) +
      edged(
        "M-78 6L-58-6C-48-22-26-18-16-4 2-70 56-98 98-90 92-70 82-66 72-62 78-50 72-44 60-40 64-28 56-22 44-20 46-6 36 4 24 8L40 26 84 34 64 46 74 66 34 56C4 66-36 50-50 14Z",
        main,
        ink,
        9,
      ) +
      path("M24 8L40 26 84 34 64 46 74 66 34 56C4 66-30 54-46 26-10 44 14 30 24 8Z", shade) +
      stroke("M8-22Q30-60 66-72M22-14Q36-32 50-36", shine, 6) +
      circle(-44, 4, 5, ink),
  ),
  /** Two birds with a wing each, that make a heart together. */
  oneWingPair: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place([0, 0], halfHeart(main, shade, shine, ink), { flip: true }) +
      halfHeart(accent, accentShade, paper, ink) +
      path("M0-12L-20-22-14-2ZM0-12L20-22 14-2Z", ink) +
      path("M0 40C-14 26-26 16-22 4-18-4-6-2 0 8 6-2 18-4 22 4 26 16 14 26 0 40Z", paper) +
      path("M-8-96L0-84 8-96 0-108Z", paper),
  ),
};
