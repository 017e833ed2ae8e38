import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, stroke } from "../../../svg.ts";
import { both } from "../../parts.ts";

const cub = (fur: string, dark: string, light: string, eye: string): string =>
  path("M20 98C62 100 84 72 76 34 64 52 58 62 44 70Z", dark) +
  path(
    "M-12 100H-54Q-58 90-42 86L-44 46Q-52 26-46 8L-70 4Q-84 0-80-12L-58-24Q-54-42-44-48L-46-86-16-58-4-88 8-48C14-20 20-4 32 22 48 54 46 80 38 100Z",
    fur,
  ) +
  path("M8-48C14-20 20-4 32 22 48 54 46 80 38 100H-4C24 84 26 60 12 30 0 4-2-20 8-48Z", dark) +
  path("M-46 8Q-28 14-14 0-18 34-36 60-40 56-44 46-52 26-46 8Z", light) +
  circle(-76, -8, 8, eye) +
  path("M-48-24Q-36-34-28-20-40-14-48-24Z", eye) +
  path("M-40-72-38-52-24-58Z", dark);

/** Wolves and what they hunt. */
export const wolvesAndRabbits = {
  /** The head of a wolf, a small rabbit before it. */
  wolfAndRabbit: floating(
    ["Anthropomorphic"],
    ({ main, shade, shine, accent, ink, paper }) =>
      path(
        "M-66-100C-40-90-26-70-20-60H20C26-70 40-90 66-100 78-70 74-40 66-20L96 16 74 20 82 46 56 48 28 84 0 98-28 84-56 48-82 46-74 20-96 16-66-20C-74-40-78-70-66-100Z",
        main,
      ) +
      path(
        "M20-60C26-70 40-90 66-100 78-70 74-40 66-20L96 16 74 20 82 46 56 48 28 84 0 98V-60Z",
        shade,
      ) +
      path(
        "M-60-84C-46-74-38-62-36-54L-58-34C-66-50-64-70-60-84ZM60-84C46-74 38-62 36-54L58-34C66-50 64-70 60-84Z",
        ink,
      ) +
      path("M-54-6L-16 8Q-30 22-46 10ZM54-6L16 8Q30 22 46 10Z", accent) +
      path("M-34 3Q-28 16-36 14-40 8-34 3ZM34 3Q28 16 36 14 40 8 34 3Z", ink) +
      path("M-4 44C-18 22-20 6-10 2-4 4-2 16 0 30 2 16 4 4 10 2 20 6 18 22 4 44Z", paper) +
      path(
        "M0 34C20 34 26 46 24 58 30 66 32 78 28 100H-28C-32 78-30 66-24 58-26 46-20 34 0 34Z",
        paper,
      ) +
      path("M10 36C22 38 26 48 24 58 30 66 32 78 28 100H6C20 80 20 56 10 36Z", shine) +
      circle(-9, 51, 3.5, ink) +
      circle(9, 51, 3.5, ink) +
      path("M-4 58H4L0 63Z", accent) +
      stroke("M-58-14Q-50-40-24-46M-82 18Q-76 10-72 4", shine, 5),
  ),
  /** A wolf that sits by a pale orb. */
  orbWolf: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(44, -46, 52, accentShade) +
      circle(41, -49, 49, accent) +
      circle(30, -60, 20, paper) +
      path("M64 100C108 92 108 50 82 24 82 50 78 66 58 74Z", shade) +
      path(
        "M-96-40L-62-60-52-99-28-76-12-92-4-58C20-34 24-10 46 14 72 38 78 100 62 100H-48L-50 90-38 80-40 28C-54 10-58-4-60-20L-84-20-98-30Z",
        main,
      ) +
      path(
        "M-4-58C20-34 24-10 46 14 72 38 78 100 62 100H8C40 80 30 40 8 34-4-6-10-30-4-58Z",
        shade,
      ) +
      path("M4 54C26 46 50 62 44 92L48 100H-2L0 90 14 84Z", main) +
      path("M-60-20L-40-22-24 4-34 10-28 24-40 28C-54 10-58-4-60-20Z", shine) +
      path("M-98-40L-86-46-84-34-98-30Z", ink) +
      path("M-62-48L-48-52-52-42Z", ink) +
      path("M-46-84L-50-66-36-72Z", shade) +
      stroke("M-84-21L-66-27M-18 40V96M-40 92V96M8 92V96", ink, 4) +
      path("M-98 100Q-90 84-84 100-78 80-72 100Z", accentShade),
  ),
  /** Two wolf cubs. */
  wolfCubs: standingOn(
    ["Childcare"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place([34, 20], cub(accent, accentShade, paper, ink), { scale: 0.8, flip: true }) +
      place([-16, 0], cub(main, shade, shine, ink)),
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
  /** A rabbit of cloth, mended with crossed stitches. */
  plushRabbit: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-16-44C-66-62-66-106-46-106-22-106-10-76-8-48ZM10-46C16-98 46-112 62-100 84-84 84-44 62-26 68-54 58-66 48-62 40-58 38-50 34-38Z",
        main,
      ) +
      path("M48-62C58-66 68-54 62-26 84-44 84-84 62-100 66-84 58-70 48-62Z", shade) +
      path("M-28-56C-52-70-52-92-44-94-32-92-24-74-20-54Z", accent) +
      path(
        "M-36 34C-74 40-82 60-70 66-60 68-50 58-42 58-62 76-56 102-30 100H30C56 102 62 76 42 58 50 58 60 68 70 66 82 60 74 40 36 34Z",
        main,
      ) +
      path(
        "M12 40H36C74 40 82 60 70 66 60 68 50 58 42 58 62 76 56 102 30 100H8C28 84 26 60 12 40Z",
        shade,
      ) +
      ellipse([0, 0], [66, 52], main) +
      path("M30-46C78-28 84 38 8 52 44 34 52-10 30-46Z", shade) +
      path("M-24 42L0 52 24 42V66L0 54-24 66Z", accent) +
      circle(-26, -6, 12, ink) +
      stroke("M16-16L34 4M34-16L16 4", ink, 7) +
      path("M-8 12H8L0 22Z", accentShade) +
      stroke("M0 22V32M-14 76L2 92M2 76L-14 92M-12 34Q0 38 12 34", ink, 4) +
      stroke("M-54-8Q-50-26-36-34", shine, 7),
  ),
};
