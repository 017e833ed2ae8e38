import { floating } from "../../../emblem.ts";
import { circle, path, place, stroke } from "../../../svg.ts";
import { both, edged } from "../../parts.ts";

const plumpHeart =
  "M0 70C-30 44-76 12-76-28-76-58-54-74-36-74-16-74-4-62 0-50 4-62 16-74 36-74 54-74 76-58 76-28 76 12 30 44 0 70Z";

/** The right half of a heart. */
const halfOfHeart = "M0-40C22-82 86-78 90-26 92 30 40 56 0 92L-12 56 10 30-14 4 8-16Z";

/** Hearts of those in love. */
export const hearts = {
  /** Two hearts linked like rings, arrows from each to the other. */
  swappedHearts: floating(
    ["Romance", "Love Polygon"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const heart = "M0 50C-36 26-56 4-54-20-52-48-14-56 0-26 14-56 52-48 54-20 56 4 36 26 0 50Z";
      const left = (fill: string, thickness: number) =>
        place([-34, -8], stroke(heart, fill, thickness), { turn: -16 });
      const right = (fill: string, thickness: number) =>
        place([34, 14], stroke(heart, fill, thickness), { turn: 16 });
      return (
        right(ink, 27) +
        right(accentShade, 19) +
        left(ink, 27) +
        left(main, 19) +
        place(
          [34, 14],
          stroke("M0-26C14-56 52-48 54-20 56 4 36 26 0 50", ink, 27) +
            stroke("M-14-42Q-4-38 0-26C14-56 52-48 54-20 56 4 36 26 0 50", accent, 19),
          { turn: 16 },
        ) +
        place([-34, -8], stroke("M-40-36Q-50-28-46-12M42-36L44-34", shine, 5), { turn: -16 }) +
        place([34, 14], stroke("M18-36Q32-42 42-30", paper, 5), { turn: 16 }) +
        stroke("M14-82Q56-94 78-66", shade, 9) +
        path("M92-78L88-46 60-58Z", shade) +
        stroke("M-14 88Q-56 98-78 72", accent, 9) +
        path("M-92 84L-88 52-60 64Z", accent)
      );
    },
  ),
  /** A broken heart that a safety pin holds together. */
  pinnedHeart: floating(["Music"], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const wire = "M-30 20H-72A20 20 0 0 1-72-20H62M28 20H62";
    return (
      edged(
        "M0 94C-60 50-96 12-90-32-82-80-24-84 0-44 24-84 82-80 90-32 96 12 60 50 0 94Z",
        main,
        ink,
        16,
      ) +
      path("M54-67C76-62 88-46 90-32 96 12 60 50 0 94 48 30 68-16 54-67Z", shade) +
      path("M0-44L16-12-2 22 12 56 0 94-12 54-22 22-8-10Z", ink) +
      stroke("M-72-26Q-70-46-50-52", shine, 10) +
      place(
        [2, 6],
        stroke(wire, ink, 25) +
          stroke(wire, paper, 13) +
          edged("M56-32H74Q98-32 98 0T74 32H56Z", accent, ink, 14) +
          path("M56 4H98Q96 32 74 32H56Z", accentShade),
        { turn: -22 },
      )
    );
  }),
  /** A heart with crossed sabres behind it. */
  heartSabres: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(
        path("M-86 62Q10-6 94-102 62 24-64 88Z", ink) +
          path("M-76 62Q20-4 84-82 50 24-64 76Z", paper) +
          stroke("M-58 56-84 84", accentShade, 18) +
          stroke("M-82 48Q-40 44-44 84", accent, 13),
      ) +
      place(
        [0, -2],
        path(plumpHeart, main) +
          path("M40-74C58-72 76-58 76-28 76 12 30 44 0 70 40 20 62-30 40-74Z", shade) +
          path("M6-42-18-8 2 2-12 40 26-4 6-14Z", paper) +
          stroke("M-58-26Q-58-48-40-56", shine, 9),
        { scale: 1.06 },
      ),
  ),
  /** Three balloons in the shape of hearts. */
  heartBalloons: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, paper, ink }) => {
      const balloon = (fill: string, dark: string, light: string): string =>
        path(plumpHeart, fill) +
        path(
          "M40-74C58-72 76-58 76-28 76 12 30 44 0 70 40 20 62-30 40-74ZM-10 80 0 66 10 80Z",
          dark,
        ) +
        stroke("M-56-26Q-56-48-40-56", light, 10);
      return (
        stroke("M-50 20Q-46 70 0 98 50 70 52 6M0 40V98", ink, 4) +
        place([-52, -6], balloon(accent, accentShade, paper), { scale: 0.62, turn: -16 }) +
        place([53, -18], balloon(shine, main, paper), { scale: 0.6, turn: 16 }) +
        place([0, -24], balloon(main, shade, shine), { scale: 0.98 })
      );
    },
  ),
  /** A heart with rings through its edge. */
  piercedHeart: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path(
        "M0 96C-62 52-98 12-98-32-98-70-70-92-44-92-22-92-6-78 0-60 6-78 22-92 44-92 70-92 98-70 98-32 98 12 62 52 0 96Z",
        main,
      ) +
      path("M70-86C86-78 98-60 98-32 98 12 62 52 0 96 56 26 84-20 70-86Z", shade) +
      path(
        "M-6 66C-40 30-46 4-30-20-34 6-22 14-8 30-14-4 6-20 24-24 6-4 12 14 8 30 28 20 40 2 36-20 54 8 30 40-6 66Z",
        shine,
      ) +
      stroke("M-80-30Q-82-62-54-74", shine, 8) +
      stroke(
        "M30-86a17 17 0 1 0 34 0a17 17 0 1 0-34 0ZM64-66a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z",
        accent,
        9,
      ) +
      circle(88, -20, 10, accentShade) +
      circle(-66, 40, 10, accent) +
      circle(-69, 37, 3, paper),
  ),
  /** Two halves of hearts that a thread ties together. */
  threadHearts: floating(
    ["Love Polygon", "Drama"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-10, 0],
        edged("M0-40C-22-82-86-78-90-26-92 30-40 56 0 92L-20 56 2 30-22 4 0-16Z", main, ink) +
          path("M0 92L-20 56 2 30-14 13Q-30 50-60 48-28 72 0 92Z", shade),
        { turn: -7 },
      ) +
      place(
        [12, 0],
        edged(halfOfHeart, accent, ink) +
          path("M0 92C40 56 92 30 90-26Q88-62 60-70C76-10 30 50-4 80Z", accentShade),
        { turn: 7 },
      ) +
      stroke("M-104 44Q-84 66-46 20L40-16M-40-22L46 24Q84 66 104 40M-26 46L28 48", ink, 13) +
      stroke("M-104 44Q-84 66-46 20L40-16M-40-22L46 24Q84 66 104 40M-26 46L28 48", paper, 6) +
      stroke("M-82-24Q-82-46-64-56", shine, 8),
  ),
};
