import { floating, standingOn } from "../../../emblem.ts";
import {
  circle,
  ellipse,
  outline,
  path,
  place,
  type Point,
  polar,
  rect,
  repeat,
  stroke,
} from "../../../svg.ts";

const centre: Point = [0, 0];

/** Emblems of cards, games and spirits. */
export const p4h = {
  /** A golden puzzle, point down, before a hand of cards. */
  puzzlePendant: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const card =
      rect([-26, -44], [52, 76], paper, { radius: 5 }) +
      rect([-20, -38], [40, 64], accent, { radius: 3 }) +
      path("M0-28L13-6 0 16-13-6Z", accentShade);
    return (
      place([-70, -44], card, { turn: -26 }) +
      place([70, -44], card, { turn: 26 }) +
      place([-27, -60], card, { turn: -9 }) +
      place([27, -60], card, { turn: 9 }) +
      path("M-92-30H92L0 100Z", main) +
      path("M34-30H92L0 100Z", shade) +
      path("M-92-30H92L78-10H-78Z", shine) +
      path("M44-30H92L78-10H44Z", main) +
      stroke(
        "M-78-10H78M-44-10V-28M44-10V-28M-60 16L-34 12-30 52M60 16L34 12 30 52M-22 68L0 58 22 68M0 58V88",
        ink,
        4,
      ) +
      path(
        repeat(8, (i) =>
          outline([
            polar([0, 16], 20, i * 0.785 - 0.2),
            polar([0, 16], 33, i * 0.785),
            polar([0, 16], 20, i * 0.785 + 0.2),
          ]),
        ),
        ink,
      ) +
      circle(0, 16, 17, ink) +
      circle(0, 16, 10, accent) +
      circle(-3, 13, 4, paper) +
      stroke("M-80-20H-58M-68 0L-58 14", paper, 4)
    );
  }),
  /** The spirit of a forest, its antlers a wood of their own. */
  antlerSpirit: standingOn(["Mythology"], ({ main, shade, shine, accent, ink, paper }) => {
    const antler = stroke(
      "M-10-8C-30-30-60-20-72-50-78-66-74-84-76-98M-60-32C-80-30-92-40-98-60M-40-26C-44-50-36-70-44-94M-22-18C-18-40-22-60-14-84M-86-40L-96-30M-73-64L-56-82M-42-62L-28-74",
      accent,
      9,
    );
    return (
      antler +
      place(centre, antler, { flip: true }) +
      path("M-26 16L-74 2-62 24-30 32ZM26 16L74 2 62 24 30 32Z", shade) +
      path("M-60 100C-58 70-34 60-24 44-38 20-28-14 0-14S38 20 24 44C34 60 58 70 60 100Z", main) +
      path("M12-10C34 0 36 24 24 44 34 60 58 70 60 100H22C30 60 26 20 12-10Z", shade) +
      path("M-16 34Q0 24 16 34L12 62Q0 72-12 62Z", shine) +
      path("M-9 54H9L0 65Z", ink) +
      ellipse([-17, 20], [5, 7], ink) +
      ellipse([17, 20], [5, 7], ink) +
      path("M0-8L8 6 0 22-8 6Z", accent) +
      path("M-34 100L-28 78-16 86 0 76 16 86 28 78 34 100Z", paper) +
      circle(-86, 60, 6, accent) +
      circle(84, 52, 5, accent) +
      circle(-76, 84, 4, paper) +
      circle(78, 80, 6, paper) +
      stroke("M-22 4Q-18-4-10-8", shine, 5)
    );
  }),
  /** A catching capsule open in tall grass, with light in it. */
  grassCapsule: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-40 0L-98-84-70-70-64-100-30-70 0-104 26-70 62-100 66-70 98-84 44 0Z", paper) +
      place(
        [-2, -22],
        path("M-66 0C-68-40-36-66 0-66S68-40 66 0L44-8H-44Z", main) +
          path("M22-62C50-52 68-32 66 0L44-8H26Z", shade) +
          path("M-8-66H8L20-8H-20Z", accent) +
          path("M-44-8H44L66 0Q0 16-66 0Z", ink) +
          stroke("M-52-18Q-48-42-28-52", shine, 7),
        { turn: -14 },
      ) +
      path("M-66 34C-64 72-36 92 0 92S64 72 66 34Z", main) +
      path("M24 34H66C64 72 36 92 0 92 26 80 30 56 24 34Z", shade) +
      path("M-22 34H22L8 92H-8Z", accent) +
      ellipse([0, 34], [67, 14], ink) +
      ellipse([0, 36], [54, 9], paper) +
      path("M0-6L7 16 28 22 7 28 0 50-7 28-28 22-7 16Z", paper) +
      path(
        "M-58 6L-54 12-48 14-54 17-58 24-62 17-68 14-62 12ZM60 4L63 10 70 12 63 15 60 22 57 15 50 12 57 10Z",
        paper,
      ) +
      path(
        "M-99 100L-92 52-80 82-66 46-58 86-44 64-36 92-14 72-6 95 16 70 24 92 44 58 52 88 70 48 78 84 94 54 99 100Z",
        accentShade,
      ) +
      path(
        "M-99 100L-86 72-74 92-60 68-48 92-34 76-20 94 0 80 12 94 32 74 44 94 62 70 74 92 88 72 99 100Z",
        accent,
      ),
  ),
  /** An umbrella in the rain, and a shoe beneath it. */
  rainUmbrella: standingOn(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke(
        "M-92 44L-98 64M-66 28L-78 66M70 22L62 48M92 30L80 70M88-78L82-58M-92-62L-98-42",
        paper,
        5,
      ) +
      stroke("M8-84L-8 68C-12 96-46 92-42 70", ink, 9) +
      path(
        "M-94 6C-90-56-40-94 14-88 66-80 98-36 94 24 84 4 62 2 50 18 40-4 12-10-6 8-18-10-46-14-54 4-64-8-84-8-94 6Z",
        main,
      ) +
      path("M14-88C66-80 98-36 94 24 84 4 62 2 50 18 52-30 42-66 14-88Z", shade) +
      path("M14-88C-26-76-48-40-54 4-64-8-84-8-94 6-90-56-40-94 14-88Z", shine) +
      stroke("M14-88C-26-76-48-40-54 4M14-88C0-60-8-30-6 8M14-88C42-66 52-30 50 18", ink, 3) +
      stroke("M13-90L14-99", ink, 8) +
      path(
        "M14 56C26 60 36 58 40 50 52 70 76 74 94 84 98 92 96 98 90 98H56L34 82 26 98H18C18 84 10 70 14 56Z",
        accent,
      ) +
      path(
        "M56 98L34 82 26 98H18C18 92 17 86 16 78 34 76 56 88 92 90 95 94 94 98 90 98Z",
        accentShade,
      ) +
      stroke("M18 60Q28 64 38 58", paper, 4) +
      ellipse([0, 100], [96, 5], paper, 0.7),
  ),
};
