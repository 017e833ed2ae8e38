import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../svg.ts";
import { both } from "../parts.ts";

/** Beasts, tame and wild. */
export const animals = {
  /** The tail of a whale, going under. */
  whaleTail: standingOn(
    ["Adventure", "Iyashikei", "Award Winning", "Mythology"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path(
        "M0-40C-14-64-54-66-98-92-98-50-66-14-24-6-16 30-22 60-40 92H40C22 60 16 30 24-6 66-14 98-50 98-92 54-66 14-64 0-40Z",
        main,
      ) +
      path("M0-40C14-64 54-66 98-92 98-50 66-14 24-6 16 30 22 60 40 92H6C10 50 14 0 0-40Z", shade) +
      stroke("M-12 4Q-8 40-14 70M0 0V40M-60-52Q-44-32-24-28M60-52Q44-32 24-28", shine, 4) +
      path(
        "M-86 80C-82 50-60 44-50 56-46 34-66 24-72 20-44 16-28 40-26 60ZM86 80C82 50 60 44 50 56 46 34 66 24 72 20 44 16 28 40 26 60Z",
        paper,
      ) +
      path("M-100 100V82Q-80 66-60 82T-20 82 20 82 60 82 100 82V100Z", accent) +
      path("M-100 100V94Q-80 82-60 94T-20 94 20 94 60 94 100 94V100Z", accentShade) +
      circle(-76, 4, 6, paper) +
      circle(80, 0, 5, paper) +
      stroke("M-84-70Q-74-46-54-34", shine, 6),
  ),
  /** A carp from above, in a ring of water. */
  koi: floating(
    ["Historical", "Slice of Life", "Mythology", "Pets", "Supernatural"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(0, 0, 98, accentShade) +
      stroke("M74-38A84 84 0 0 1 56 62M-62 56A84 84 0 0 1-80-24", shine, 5, 0.6) +
      path("M-80 26A22 22 0 1 1-44 46L-62 34ZM58-72A14 14 0 1 1 82-60L70-66Z", accent) +
      place(
        [0, -2],
        path(
          "M-22-34C-46-36-64-18-66 6-46 2-30-4-20-10ZM22-34C46-36 64-18 66 6 46 2 30-4 20-10ZM-18 30C-30 32-36 40-36 50-26 48-18 46-12 42ZM18 30C30 32 36 40 36 50 26 48 18 46 12 42Z",
          main,
        ) +
          path(
            "M-7 54C-20 64-38 78-36 100-22 96-8 88 0 74 8 88 22 96 36 100 38 78 20 64 7 54Z",
            main,
          ) +
          path(
            "M0 74C8 88 22 96 36 100 38 78 20 64 7 54H0ZM22-34C46-36 64-18 66 6 46 2 30-4 20-10Z",
            shade,
          ) +
          path(
            "M0-98C24-98 34-66 32-38 30-4 18 32 8 60H-8C-18 32-30-4-32-38-34-66-24-98 0-98Z",
            paper,
          ) +
          path("M14-93C28-84 34-62 32-38 30-4 18 32 8 60H0C18 20 28-40 14-93Z", shine) +
          path(
            "M0-92C14-90 22-76 16-62 8-52-10-54-16-64-20-78-12-92 0-92ZM-32-34C-16-44 8-38 10-20 12-2-8 6-24-2ZM26-2C14 0-2 12 2 28 6 36 12 40 14 42Z",
            main,
          ) +
          circle(-23, -68, 5, ink) +
          circle(23, -68, 5, ink) +
          stroke("M-12-96Q-24-104-32-100M12-96Q24-104 32-100", accent, 4),
        { turn: 26, scale: 0.88 },
      ),
  ),
  /** A cat from behind, its tail curled round. */
  catFromBehind: standingOn(
    ["Pets", "Slice of Life", "Iyashikei", "Anthropomorphic"],
    ({ main, shade, accent, accentShade, shine, ink }) =>
      path("M-64 100C-80 60-70 14-34-6H34C70 14 80 60 64 100Z", main) +
      path("M34-6C70 14 80 60 64 100H22C50 70 40 20 4-6Z", shade) +
      path(
        "M-56-40C-58-66-56-86-48-102L-20-78H20L48-102C56-86 58-66 56-40 54-12 30 2 0 2S-54-12-56-40Z",
        main,
      ) +
      path("M24-82L48-102C56-86 58-66 56-40 54-12 30 2 0 2 34-14 42-50 24-82Z", shade) +
      path("M-50-66C-50-80-48-90-46-96L-26-80ZM50-66C50-80 48-90 46-96L26-80Z", ink, 0.4) +
      path("M-42-12Q0 14 42-12L46 0Q0 28-46 0Z", accent) +
      path("M10 0Q28-3 42-12L46 0Q30 10 16 12Z", accentShade) +
      circle(0, 16, 9, accent) +
      stroke("M-14-72V-56M0-74V-50M14-72V-56M-58 50H-38M-60 68H-40M58 50H40M60 68H42", ink, 7) +
      stroke("M36 90C84 96 104 62 84 38", main, 20) +
      stroke("M64 86C90 80 98 56 84 38", shade, 20) +
      stroke("M88 48L83 37", ink, 20) +
      stroke("M-58 46Q-56 24-42 12M-46-38Q-48-52-46-62", shine, 6),
  ),
  /** A dog sitting, with a scarf. */
  dog: standingOn(
    ["Pets", "Slice of Life", "Kids", "Adventure"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M54 74Q92 70 86 34", shade, 17) +
      path("M-34 100V20H30C60 30 76 64 66 100Z", main) +
      path("M30 20C60 30 76 64 66 100H12C40 80 46 40 30 20Z", shade) +
      path("M-26 34C-18 30 6 30 10 40 8 60 0 74-8 84-18 74-26 60-26 34Z", paper) +
      path("M-44 100Q-44 84-28 84H-6Q4 86 2 100ZM14 100Q16 84 36 84 52 86 54 100Z", shine) +
      path(
        "M-46-76C-30-98 22-98 38-76 50-56 48-20 34 2 16 22-22 22-40 2-54-20-58-54-46-76Z",
        main,
      ) +
      path("M20-90C28-87 34-82 38-76 50-56 48-20 34 2 24 12 12 16-2 16 34-10 34-60 20-90Z", shade) +
      path("M-44-78C-66-90-88-70-84-36-82-18-68-14-60-22-50-36-50-58-44-78Z", accentShade) +
      path("M36-78C58-90 80-70 76-36 74-18 60-14 52-22 42-36 42-58 36-78Z", accentShade) +
      path("M-8-88C-2-60 2-44 20-28 28-4 14 14-4 14S-36-4-28-28C-10-44-12-60-8-88Z", paper) +
      circle(-28, -42, 7, ink) +
      circle(20, -42, 7, ink) +
      path("M-18-22C-12-28 4-28 10-22 8-12 0-8-4-8S-16-12-18-22Z", ink) +
      stroke("M-4-8V0M-14 4Q-4 8 6 4", ink, 4) +
      path("M-42 8Q-4 34 38 8L42 22Q20 34 0 36L-22 60-28 34Q-38 30-46 22Z", accent),
  ),
  /** A rabbit in the grass, upright. */
  rabbit: standingOn(
    ["Pets", "Kids", "Fantasy", "Anthropomorphic", "Iyashikei"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-18-40C-44-56-54-92-40-102-20-104-6-70-2-44Z", main) +
      path("M-20-48C-36-62-42-84-36-92-24-88-14-66-10-48Z", accent) +
      path("M14-44C10-74 24-104 42-102 56-90 46-56 26-38Z", shade) +
      path("M20-48C20-70 30-88 38-92 44-80 36-60 26-46Z", accentShade) +
      circle(66, 62, 21, paper) +
      path("M-42 100C-60 60-40 16 0 10 44 14 74 54 58 100Z", main) +
      path("M20 16C54 26 70 62 58 100H14C44 80 44 40 20 16Z", shade) +
      path("M-18 22C4 22 12 50 4 82-20 84-34 60-28 34Z", paper) +
      path("M-50-14C-52-46-20-54 4-52 34-50 50-32 46-8 42 16 22 26 0 26-28 26-48 12-50-14Z", main) +
      path("M24-47C42-40 48-26 46-8 42 16 22 26 0 26 34 10 40-20 24-47Z", shade) +
      circle(-24, -16, 7, ink) +
      circle(20, -16, 7, ink) +
      path("M-8-4H4L-2 4Z", accent) +
      stroke("M-2 4V10M-50 2L-68-2M-50 10L-66 14M42 2L60-2M40 10L58 14", ink, 3) +
      ellipse([-22, 96], [24, 11], shine) +
      ellipse([34, 96], [26, 11], main) +
      path(
        "M-100 100L-92 60-82 90-70 46-64 88-52 70-44 100ZM100 100L94 70 84 92 78 58 70 90 62 76 54 100Z",
        accentShade,
      ),
  ),
  /** A penguin with a scarf. */
  penguin: standingOn(
    ["Comedy", "Kids", "Iyashikei", "Workplace", "Anthropomorphic"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-52-4C-80 14-96 44-94 66-74 64-54 50-46 30Z", main) +
      path("M52-4C80 14 96 44 94 66 74 64 54 50 46 30Z", shade) +
      both(path("M-52 100C-54 84-30 78-10 88L-6 100Z", accent)) +
      path("M0-100C40-100 54-74 54-40 66 0 74 90 0 92-74 90-66 0-54-40-54-74-40-100 0-100Z", main) +
      path("M26-93C46-84 54-66 54-40 66 0 74 90 0 92 60 60 46-50 26-93Z", shade) +
      path(
        "M0-64C12-84 40-76 38-48 36-34 30-26 24-22 52 10 50 80 0 82-50 80-52 10-24-22-30-26-36-34-38-48-40-76-12-84 0-64Z",
        paper,
      ) +
      path("M18-26L24-22C52 10 50 80 0 82 34 60 34 10 18-26Z", shine) +
      circle(-18, -54, 7, ink) +
      circle(18, -54, 7, ink) +
      path("M-16-44Q0-54 16-44 10-30 0-26-10-30-16-44Z", accent) +
      path("M0-48Q10-48 16-44 10-30 0-26Z", accentShade) +
      path("M-50-22Q0 6 50-22L54-4Q30 10 6 10L12 46H-20L-16 8Q-38 6-54-6Z", accent) +
      path("M20-9Q36-14 50-22L54-4Q42 4 26 8Z", accentShade) +
      stroke("M-44-58Q-40-80-22-88", shine, 6),
  ),
  /** A frog under a leaf, out of the rain. */
  frogWithLeaf: standingOn(
    ["Iyashikei", "Comedy", "Anthropomorphic", "Kids", "Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M58 62Q66-20 12-66", accentShade, 8) +
      path(
        "M-98-38C-84-84-30-108 24-98 70-88 96-62 98-28 70-44 44-46 20-34-6-52-44-50-98-38Z",
        accent,
      ) +
      path("M24-98C70-88 96-62 98-28 70-44 44-46 20-34 30-58 30-80 24-98Z", accentShade) +
      stroke("M-70-50Q-20-84 18-72M18-92Q26-66 20-42", shine, 4) +
      path("M-84 100C-96 70-70 54-52 58-40 40 40 40 46 58 66 54 92 70 80 100Z", shade) +
      path(
        "M-66 30C-70 8-60-18-42-18-30-18-22-10-18-4H14C18-10 26-18 38-18 56-18 66 8 62 30 74 64 46 88-2 88S-78 64-66 30Z",
        main,
      ) +
      path("M44-17C60-10 66 10 62 30 74 64 46 88-2 88 50 70 56 20 44-17Z", shade) +
      circle(-40, 4, 14, paper) +
      circle(36, 4, 14, paper) +
      circle(-40, 6, 7, ink) +
      circle(36, 6, 7, ink) +
      stroke("M-44 40Q-2 64 40 40", ink, 6) +
      ellipse([-2, 74], [32, 12], shine) +
      path(
        "M-86 100Q-84 84-70 92-66 80-54 92-42 84-38 100ZM34 100Q38 84 50 92 62 80 66 92 80 84 82 100Z",
        main,
      ),
  ),
  /** An owl on a branch. */
  owl: standingOn(
    ["Mystery", "Fantasy", "Educational", "Pets", "Supernatural"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([-100, 78], [200, 20], accentShade, { radius: 10 }) +
      path(
        "M-66-100C-50-92-36-84-24-84H24C36-84 50-92 66-100 64-76 70-50 70-20 72 40 54 92 0 92S-72 40-70-20C-70-50-64-76-66-100Z",
        main,
      ) +
      path(
        "M24-84C36-84 50-92 66-100 64-76 70-50 70-20 72 40 54 92 0 92 60 50 46-40 24-84Z",
        shade,
      ) +
      path("M-44 16C-30 0 30 0 44 16 46 54 30 84 0 84S-46 54-44 16Z", shine) +
      stroke(
        "M-28 26L-18 34-8 26M8 26L18 34 28 26M-10 46L0 54 10 46M-28 52L-22 58M28 52L22 58M-10 66L0 74 10 66",
        accentShade,
        5,
      ) +
      both(
        circle(-29, -34, 32, paper) +
          circle(-29, -34, 21, accent) +
          circle(-29, -34, 12, ink) +
          circle(-34, -39, 4, paper),
      ) +
      path("M-10-22H10L0 4Z", accentShade) +
      path(
        "M-70-10C-86 30-76 66-50 82-46 50-52 14-70-10ZM70-10C86 30 76 66 50 82 46 50 52 14 70-10Z",
        ink,
        0.55,
      ) +
      stroke("M-24 84V94M-14 84V96M14 84V96M24 84V94", accent, 7) +
      path("M60 80C70 60 90 58 98 66 94 80 78 86 60 80Z", accent),
  ),
};
