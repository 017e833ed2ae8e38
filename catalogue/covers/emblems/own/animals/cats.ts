import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, repeat, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** Cats, small and great. */
export const cats = {
  /** A black cat with a bow, sitting on a broom. */
  catOnBroom: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 56],
        rect([-30, -7], [132, 14], ink, { radius: 6 }) +
          path(
            "M-24-10C-50-30-84-36-104-22L-92-12-108-2-94 6-108 18-92 22C-74 34-46 28-24 10Z",
            accent,
          ) +
          path("M-24 10C-46 28-74 34-92 22L-108 18-94 6Q-60 18-24 4Z", accentShade) +
          stroke("M-34-8L-80-14M-34 4L-80 8", ink, 4) +
          rect([-34, -13], [14, 26], paper, { radius: 4 }),
        { turn: -10 },
      ) +
      stroke("M34 40C84 40 62-4 86-18", main, 15) +
      path("M-14-16C-30 10-36 34-28 54Q10 60 46 42C50 20 40-6 24-18Z", main) +
      path("M24-18C40-6 50 20 46 42 36 48 26 50 16 52Q34 20 24-18Z", shade) +
      path(
        "M-46-98C-32-94-22-84-18-78Q4-84 26-78C30-84 40-94 54-98 58-78 56-66 52-58 58-24 34-8 4-8S-50-24-44-58C-48-66-50-78-46-98Z",
        main,
      ) +
      path("M26-78C30-84 40-94 54-98 58-78 56-66 52-58 58-24 34-8 10-8 40-24 44-54 26-78Z", shade) +
      ellipse([-16, -48], [13, 14], paper) +
      ellipse([24, -48], [13, 14], paper) +
      ellipse([-13, -47], [5, 10], ink) +
      ellipse([21, -47], [5, 10], ink) +
      path("M0-30H8L4-25Z", accent) +
      path(
        "M4-2C-26-24-46-20-44 0-42 18-20 20 4-2ZM4-2C34-24 54-20 52 0 50 18 28 20 4-2Z",
        accent,
      ) +
      circle(4, -2, 8, accentShade) +
      stroke("M-36-70Q-34-80-28-82", shine, 5),
  ),
  /** A cat of porcelain that beckons, and grins a little too widely. */
  luckyCat: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M50 0C60-40 58-70 68-84 86-98 102-76 94-56 90-20 84 30 60 54Z", shade) +
      path("M-50 28C-70 60-70 100-40 100H44C72 100 70 60 50 28Z", main) +
      path("M24 30H50C70 60 72 100 44 100H10C44 84 40 50 24 30Z", shade) +
      path(
        "M-66-4C-78-40-74-80-68-98-54-94-42-82-34-72-14-80 14-80 28-72 38-84 48-92 62-96 68-74 72-40 62-4 46 36-48 36-66-4Z",
        main,
      ) +
      path("M28-72C38-84 48-92 62-96 68-74 72-40 62-4 52 18 26 26 4 26 44-2 46-40 28-72Z", shade) +
      path("M-60-84L-42-68-62-52ZM54-82L38-68 58-54Z", accent) +
      stroke("M-50-34Q-36-52-22-34M16-34Q30-52 44-34M-62-8L-86-14M-60 4L-84 8", ink, 6) +
      path("M-46-12Q-4 4 40-12 32 18-4 18-38 18-46-12Z", ink) +
      path("M-40-8Q-4 4 34-8L26 2-18 6H-28Z", paper) +
      path("M-9-24H5L-2-16Z", accent) +
      path("M-54 22Q0 46 52 22L52 34Q0 58-54 34Z", accent) +
      circle(0, 46, 12, accentShade) +
      ellipse([-14, 76], [24, 20], accent) +
      stroke("M-14 66V86", ink, 5) +
      stroke("M-62-40Q-62-60-58-74", shine, 6),
  ),
  /** A stout cat from behind, a fallen leaf on its head. */
  leafCat: standingOn(
    ["Iyashikei"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M48 86C88 98 108 64 84 34", ink, 29) +
      stroke("M48 86C88 98 108 64 84 34", main, 21) +
      path("M-66 100C-102 56-76-2-38-24H38C76-2 102 56 66 100Z", paper) +
      path("M28-24H38C76-2 102 56 66 100H26C62 66 58 14 28-24Z", shine) +
      path("M-77 28C-54 10-26 20-28 46-32 70-66 78-82 66-83 52-82 40-77 28Z", main) +
      path("M28-2C50-6 70 14 78 34 74 56 60 58 40 48 26 38 20 8 28-2Z", shade) +
      path("M-54-44L-62-101-26-76Q0-84 26-76L62-101 54-44C56-8 28 4 0 4S-56-8-54-44Z", paper) +
      path("M26-76L62-101 54-44C56-8 28 4 0 4 44-10 40-52 26-76Z", shine) +
      path("M-54-44L-62-101-26-76-8-79C-4-52-28-32-55-34Z", main) +
      path("M62-101L26-76 18-78C20-48 36-36 55-36L54-44Z", shade) +
      stroke("M-10 22H10M-10 42H10M-8 62H8", shade, 8) +
      path("M-22-68C-34-98 0-108 40-98 30-66 4-50-22-68Z", accent) +
      path("M-22-68Q12-74 40-98 30-66 4-50-22-68Z", accentShade) +
      stroke("M-34-56Q-10-74 18-86", ink, 4) +
      path("M-48 100C-46 84-18 84-16 100ZM16 100C18 84 46 84 48 100Z", shine) +
      stroke("M-64 8Q-56-6-44-14", shine, 6),
  ),
  /** The head of a tiger. */
  palmTiger: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      repeat(2, (i) =>
        place(
          [0, 0],
          edged("M36-58Q44-96 72-94 98-88 92-46Z", main, ink) +
            path("M54-64Q60-82 74-80 84-72 82-54Z", accent),
          { flip: i === 0 },
        ),
      ) +
      edged(
        "M0-84C54-84 92-50 92-4 106 20 98 34 88 40 70 84 34 98 0 98S-70 84-88 40C-98 34-106 20-92-4-92-50-54-84 0-84Z",
        main,
        ink,
      ) +
      path("M92-4C106 20 98 34 88 40 70 84 34 98 0 98 50 80 66 30 52-68 78-54 92-32 92-4Z", shade) +
      edged(
        "M0 18C44 10 56 34 50 58 42 84 20 92 0 92S-42 84-50 58C-56 34-44 10 0 18Z",
        paper,
        ink,
        4,
      ) +
      path(
        "M0-84L10-46 0-34-10-46ZM-24-82L-16-54-30-62-38-78ZM24-82L16-54 30-62 38-78ZM-94 0L-62 6-90 18ZM94 0L62 6 90 18ZM-90 34L-62 32-80 50ZM90 34L62 32 80 50ZM-16 26H16L0 44Z",
        ink,
      ) +
      stroke("M0 42V56M-26 58Q-10 74 0 56 10 74 26 58", ink, 6) +
      ellipse([-38, -8], [13, 17], ink) +
      ellipse([38, -8], [13, 17], ink) +
      circle(-43, -14, 5, paper) +
      circle(33, -14, 5, paper) +
      stroke("M-74-26Q-66-48-50-58", shine, 7),
  ),
};
