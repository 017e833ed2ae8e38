import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, outline, path, place, polar, repeat, stroke } from "../../../svg.ts";
import { both } from "../../parts.ts";

/** Emblems of named titles, from `fiveBouquet` to `jewelStaff`. */
export const p1c = {
  /** A bouquet of five flowers with a bow. */
  fiveBouquet: floating(
    ["Harem", "Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const petals = repeat(
        5,
        (i) =>
          `M0 0L${polar([0, 0], 22, i * 1.257)
            .map(Math.round)
            .join(" ")}`,
      );
      const flower = (x: number, y: number, fill: string, heart: string) =>
        place([x, y], stroke(petals, fill, 25) + circle(0, 0, 9, heart), { turn: x });
      return (
        stroke("M-66 6L0 34 66 6 16 60 28 98H-28L-16 60Z", ink, 9) +
        flower(-58, -22, shade, paper) +
        flower(58, -22, accentShade, paper) +
        flower(-32, -62, accent, paper) +
        flower(34, -62, main, paper) +
        flower(0, -20, paper, accent) +
        path("M-66 6L0 34 66 6 16 60 28 98H-28L-16 60Z", paper) +
        path("M0 34L66 6 16 60 28 98H4Z", shine) +
        path("M0 60C-40 34-64 42-58 62-54 80-30 76 0 60ZM-8 62L-34 98-18 94-10 100 0 66Z", main) +
        path("M0 60C40 34 64 42 58 62 54 80 30 76 0 60ZM8 62L34 98 18 94 10 100 0 66Z", shade) +
        circle(0, 61, 11, accent) +
        stroke("M-44 54Q-34 48-24 52", shine, 4)
      );
    },
  ),
  /** A round-shouldered shield with a jewel in it. */
  jewelShield: floating(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M0-100C26-84 56-80 84-84 92-10 66 66 0 100-66 66-92-10-84-84-56-80-26-84 0-100Z", ink) +
      path("M0-90C26-75 52-71 75-74 80-8 58 58 0 89-58 58-80-8-75-74-52-71-26-75 0-90Z", main) +
      path("M0-90C26-75 52-71 75-74 80-8 58 58 0 89Z", shade) +
      path("M0-70C20-60 38-55 58-56 58-4 42 44 0 68-42 44-58-4-58-56-38-55-20-60 0-70Z", ink) +
      path("M0-62C18-53 34-49 51-49 51-4 36 38 0 60-36 38-51-4-51-49-34-49-18-53 0-62Z", main) +
      path("M0-62C18-53 34-49 51-49 51-4 36 38 0 60Z", shade) +
      path(
        "M-10-62L10-62 8-36H-8ZM-10 54L0 60 10 54 8 26H-8ZM-52-14L-52 6-32 2V-10ZM52-14L52 6 32 2V-10Z",
        ink,
      ) +
      circle(0, -5, 33, ink) +
      circle(0, -5, 26, accent) +
      path("M0-31A26 26 0 0 1 0 21Q22-4 0-31Z", accentShade) +
      circle(-9, -14, 6, paper) +
      stroke("M-67-58Q-66-20-54 8M-60-64Q-44-62-34-64", shine, 5),
  ),
  /** A teapot with horns and the tail of a devil. */
  devilsTeapot: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M52 0C92-26 104 16 80 34 66 46 60 48 52 52", ink, 11) +
      path("M60-6L56-44 40-26 24-34Q34-2 60-6Z", ink) +
      path("M-44 30C-66 26-64-8-78-28L-98-30Q-84 10-76 30-68 56-40 60Z", shade) +
      path("M-98-30Q-90-40-76-30L-78-24Z", accent) +
      path("M-38-34C-76-16-72 60-34 78H34C72 60 76-16 38-34Z", main) +
      path("M12-34H38C76-16 72 60 34 78H6C50 50 46-4 12-34Z", shade) +
      path("M-40-34C-36-62 36-62 40-34Q0-24-40-34Z", accent) +
      path("M10-55C26-53 38-47 40-34Q28-30 14-29Q26-42 10-55Z", accentShade) +
      path(
        "M-24-50C-46-58-50-84-36-100-36-80-22-70-10-58ZM24-50C46-58 50-84 36-100 36-80 22-70 10-58Z",
        ink,
      ) +
      circle(0, -62, 9, ink) +
      path("M-42 78H42L52 98Q0 104-52 98Z", ink) +
      circle(0, 20, 29, ink) +
      path(outline([0, 2, 4, 1, 3].map((i) => polar([0, 20], 27, i * 1.257 - 1.57))), accent) +
      stroke("M-54 34Q-60 0-42-18", shine, 7) +
      circle(-48, 46, 4, paper),
  ),
  /** A white rabbit before two crossed daggers. */
  rabbitDaggers: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(
        place(
          [-2, 26],
          path("M-10-40L-12-80 0-122 12-80 10-40Z", main) +
            path("M0-122L12-80 10-40H0Z", shade) +
            path("M-24-42H24V-30H-24Z", accent),
          { turn: 48 },
        ) + path("M-54 54L-86 84-76 94-44 66Z", ink),
      ) +
      path(
        "M-14-10C-50-30-60-82-40-98-18-104-6-60-6-20ZM14-10C50-30 60-82 40-98 18-104 6-60 6-20Z",
        ink,
      ) +
      path(
        "M-16-14C-44-36-50-78-37-89-22-92-12-58-12-22ZM16-14C44-36 50-78 37-89 22-92 12-58 12-22Z",
        paper,
      ) +
      path(
        "M-20-26C-36-44-40-66-34-76-26-76-20-52-18-28ZM20-26C36-44 40-66 34-76 26-76 20-52 18-28Z",
        accentShade,
      ) +
      path("M0-26C42-28 60 4 58 34 54 70 26 84 0 84S-54 70-58 34C-60 4-42-28 0-26Z", ink) +
      path("M0-20C36-22 53 6 51 33 48 64 22 77 0 77S-48 64-51 33C-53 6-36-22 0-20Z", paper) +
      path("M24-14C46-4 53 18 51 33 48 64 22 77 0 77 34 60 40 16 24-14Z", shine, 0.7) +
      ellipse([-24, 26], [9, 13], accent) +
      ellipse([24, 26], [9, 13], accent) +
      circle(-26, 21, 4, paper) +
      circle(22, 21, 4, paper) +
      path("M-7 44H7L0 52Z", ink) +
      stroke("M0 54V60M-12 62Q-4 66 0 60 4 66 12 62", ink, 4),
  ),
  /** A tumbler with strawberries on it, and a real one. */
  strawberryGlass: standingOn(
    ["Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const berry = (x: number, y: number, scale: number) =>
        place(
          [x, y],
          path("M0 28C-30 10-32-18-16-22-8-24-4-20 0-18 4-20 8-24 16-22 32-18 30 10 0 28Z", main) +
            path("M8-20Q14-23 18-21C32-16 28 12 0 28 16 8 16-8 8-20Z", shade) +
            path("M0-14L-20-12-12-22-18-32-4-27 2-38 7-27 20-32 13-22 21-12Z", accent) +
            stroke("M-12-4V-2M0 0V2M-7 9V11M9-6V-4", paper, 4),
          { scale },
        );
      return (
        path("M-78-62H42L28 96Q-18 104-64 96Z", ink) +
        path("M-70-54H34L22 89Q-18 96-58 89Z", paper) +
        path("M-66-20H31L22 89Q-18 96-58 89Z", shine) +
        path("M12-54H34L22 89Q12 91 4 92Z", ink, 0.16) +
        ellipse([-18, -58], [58, 11], ink) +
        ellipse([-18, -58], [50, 6], accentShade) +
        berry(-36, 14, 0.95) +
        berry(4, 54, 0.8) +
        stroke("M-58-30L-52 60", paper, 6) +
        berry(62, 62, 1.35) +
        stroke("M0-60L40-98", accent, 9)
      );
    },
  ),
  /** A heart of leather with studs, a safety pin through it. */
  pinnedHeart: floating(
    ["Music"],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M0 96C-70 48-100 6-92-36-82-84-24-88 0-46 24-88 82-84 92-36 100 6 70 48 0 96Z", ink) +
      path("M0 85C-62 42-90 4-83-34-73-74-22-74 0-32 22-74 73-74 83-34 90 4 62 42 0 85Z", main) +
      path("M50-64C68-62 80-52 83-34 90 4 62 42 0 85 50 26 66-20 50-64Z", shade) +
      path("M-8-20L10 0-6 20 14 44 0 85 26 44 8 20 24 0Z", ink) +
      stroke("M-66 26L58-8", ink, 20) +
      stroke("M-66 26L58-8M-66 26C-96 30-86-10-62-4L50-36", ink, 15) +
      stroke("M-66 26L58-8M-66 26C-94 28-84-6-62-4L50-36", paper, 7) +
      path("M40-48C62-62 84-40 78-18 74-2 58 4 50-2Z", ink) +
      path("M47-42C62-50 76-36 71-20 67-8 58-5 54-9Z", accent) +
      repeat(4, (i) => circle([-62, -38, 38, 22][i] ?? 0, [-42, -56, 26, 46][i] ?? 0, 7, accent)) +
      stroke("M-74-24Q-72-44-58-58", shine, 6),
  ),
  /** A fist that breaks what it strikes. */
  breakingFist: floating(
    ["Martial Arts", "Delinquents"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-98-30L-66-34-88-76-46-58-36-100-8-66 24-98 34-58 84-80 68-34 98-16 72 6 98 44 60 42 66 86 28 66 4 100-20 68-60 92-58 48-98 50-72 12Z",
        accent,
      ) +
      path("M34-58L84-80 68-34 98-16 72 6 98 44 60 42 66 86 28 66 4 100Z", accentShade) +
      path(
        "M-58-36C-62-54-40-62-30-52-24-64-2-64 2-52 10-62 28-60 32-48 44-54 58-44 56-28L60 14C60 44 44 60 12 62H-16C-46 60-58 44-58 16Z",
        ink,
      ) +
      path(
        "M-50-34C-52-46-36-50-31-40V4H-52ZM-24-42C-22-54-4-54-2-42V4H-24ZM6-42C10-52 24-50 26-40V4H5ZM33-36C38-44 50-38 49-26L51 4H33Z",
        main,
      ) +
      path("M6-42C10-52 24-50 26-40V4H5ZM33-36C38-44 50-38 49-26L51 4H33Z", shade) +
      path(
        "M-50 12H-2C22 10 28 30 6 34H-20L-14 44H20C40 42 46 30 50 12H52C54 38 40 52 12 54H-16C-40 52-50 40-50 16Z",
        main,
      ) +
      path("M20 44C40 42 46 30 50 12H52C54 38 40 52 12 54Z", shade) +
      stroke("M-44-30V-12M-17-40V-20M-40 20H-16", shine, 6) +
      stroke("M-80-2L-70-6M74-54L66-46M2 84L6 76M-54 72L-50 66", paper, 5),
  ),
  /** A game controller with a heart of light over it. */
  heartGamepad: floating(
    ["Otaku Culture", "Video Game"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0-2C-6-20 10-26 0-40", ink, 7) +
      path("M0-30C-28-48-42-64-36-82-30-98-8-98 0-84 8-98 30-98 36-82 42-64 28-48 0-30Z", accent) +
      path("M22-94C32-92 38-82 36-82 42-64 28-48 0-30 20-54 28-74 22-94Z", accentShade) +
      path(
        "M-54-12C-30-16-20-6 0-6S30-16 54-12C90-4 104 60 96 84 88 104 62 98 40 64H-40C-62 98-88 104-96 84-104 60-90-4-54-12Z",
        main,
      ) +
      path("M54-12C90-4 104 60 96 84 88 104 62 98 40 64H10Q64 50 54-12Z", shade) +
      path("M-62 10H-48V24H-34V38H-48V52H-62V38H-76V24H-62Z", ink) +
      circle(54, 10, 10, accent) +
      circle(54, 48, 10, paper) +
      circle(35, 29, 10, paper) +
      circle(73, 29, 10, accent) +
      stroke("M-14 26H-6M8 26H16", ink, 8) +
      stroke("M-84 30Q-80 4-58-4M-24-80Q-20-86-14-84", shine, 6),
  ),
  /** The head of a mage's staff: a crescent of gold around a red jewel. */
  jewelStaff: floating(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [6, 6],
        path("M-10 30H10L8 124H-8Z", main) +
          path("M2 30H10L8 124H2Z", shade) +
          path("M-15 50H15V62H-15ZM-14 84H14V94H-14Z", ink) +
          path(
            "M0-112C-60-106-84-50-62-8-48 20-22 34 0 40 22 34 48 20 62-8 76-36 70-70 48-90 60-62 58-28 36-10 22 2 12 6 0 6-30 4-50-24-44-58-40-84-22-102 0-112Z",
            main,
          ) +
          path("M0 40C22 34 48 20 62-8 76-36 70-70 48-90 60-62 58-28 36-10 22 2 12 6 0 6Z", shade) +
          path("M-62-8L-94 8-70-34ZM62-8L94 8 70-34ZM-18 34L0 62 18 34Z", main) +
          path("M62-8L94 8 70-34ZM0 40L18 34 0 62Z", shade) +
          circle(0, -42, 36, ink) +
          circle(0, -42, 30, accent) +
          path("M6-71A30 30 0 0 1 4-12Q30-36 6-71Z", accentShade) +
          circle(-11, -52, 8, paper) +
          stroke("M-60-54Q-54-86-30-100", shine, 6),
        { turn: 24 },
      ) +
      path(
        "M-80-78L-74-92-68-78-54-72-68-66-74-52-80-66-94-72ZM76 40L80 30 84 40 94 44 84 48 80 58 76 48 66 44Z",
        paper,
      ),
  ),
};
