import { floating } from "../../../emblem.ts";
import { circle, path, place, rect, repeat, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** The right half of a heart. */
const halfOfHeart = "M0-40C22-82 86-78 90-26 92 30 40 56 0 92L-12 56 10 30-14 4 8-16Z";

export const p6e = {
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
  /** A case for a disc that somebody hides. */
  secretCase: floating(
    ["Otaku Culture"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(44, 4, 62, ink) +
      circle(44, 4, 53, paper) +
      path("M44 4L92-20A53 53 0 0 1 96 18ZM44 4L10 44A53 53 0 0 1-6 22Z", accent, 0.5) +
      circle(44, 4, 20, ink) +
      circle(44, 4, 11, accentShade) +
      place(
        [-18, 0],
        edged("M-70-96H64V96H-70Z", ink, ink) +
          path("M-58-92H64V92H-58Z", main) +
          path("M64-92V92H-20Q40 20 44-92Z", shade) +
          path(
            "M2 52C-22 30-50 14-48-16-46-44-12-48 2-24 16-48 50-44 52-16 54 14 26 30 2 52Z",
            ink,
          ) +
          path(
            "M2 42C-20 22-42 8-40-16-38-36-10-40 2-12 14-40 42-36 44-16 46 8 24 22 2 42Z",
            accent,
          ) +
          path("M2-10L8 6 26 6 12 16 18 32 2 22-14 32-8 16-22 6-4 6Z", paper) +
          rect([-58, 66], [122, 26], paper) +
          stroke("M-44 79H10M26 79H50", ink, 7) +
          stroke("M-58-70H64", paper, 8) +
          stroke("M-46-52V-20", shine, 6),
        { turn: -10 },
      ),
  ),
  /** An open hand with seven stars. */
  sevenStarPalm: floating(
    ["Martial Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(
        "M-28-28V-92Q-28-106-14-106T0-92Q2-108 16-108T30-92V-84Q34-96 46-94T58-78L56 20Q54 66 34 80H-32Q-48 64-60 42L-98-8Q-104-22-90-28T-70-20L-54-2V-78Q-54-92-42-92T-28-78Z",
        main,
        ink,
      ) +
      path("M58-78L56 20Q54 66 34 80H4C36 50 40-20 32-88Q50-104 58-78Z", shade) +
      stroke("M-28-78V-24M0-92V-26M30-88V-20M-54 2Q-50 18-40 24M-26 40Q10 20 38 40", ink, 6) +
      edged(
        "M-44 68L-76 66-54 80-80 92-50 94-48 104H46L50 94 80 92 54 80 76 66 42 68Z",
        accentShade,
        ink,
      ) +
      stroke("M-28 86V88M0 86V88M28 86V88", accent, 13) +
      stroke("M-41-74L-14-88 8-60 18-26 -12-2 8 28 34 8", accent, 4) +
      [
        [-41, -72],
        [-14, -88],
        [12, -58],
        [18, -26],
        [-14, 0],
        [4, 30],
        [34, 10],
      ]
        .map(([x = 0, y = 0]) =>
          edged(`M${x} ${y - 12}L${x + 12} ${y} ${x} ${y + 12} ${x - 12} ${y}Z`, paper, ink, 5),
        )
        .join("") +
      stroke("M-86-14L-74-2", shine, 6),
  ),
  /** A violin with its bow. */
  workshopViolin: floating(
    ["Music"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-70 96L86-74", ink, 13) +
      stroke("M-70 96L86-74", accentShade, 5) +
      stroke("M-58 102L96-66", paper, 3) +
      place(
        [0, 0],
        edged("M-12-104Q0-114 12-104L10-40H-10ZM-22-96H22V-88H-22Z", ink, ink, 6) +
          edged(
            "M0-52C34-56 48-36 44-14 40-2 28 4 32 18 38 28 62 40 60 68 56 98 24 104 0 104S-56 98-60 68C-62 40-38 28-32 18-28 4-40-2-44-14-48-36-34-56 0-52Z",
            main,
            ink,
          ) +
          path(
            "M24-50C46-44 46-26 44-14 40-2 28 4 32 18 38 28 62 40 60 68 56 98 24 104 0 104 44 84 40 44 18 22 10 0 34-20 24-50Z",
            shade,
          ) +
          path("M-9-60H9L7 30H-7Z", ink) +
          edged("M-18 38H18V46H-18Z", paper, ink, 5) +
          path("M-12 66H12L8 96H-8Z", ink) +
          stroke("M-30 30C-20 34-36 50-26 56M30 30C20 34 36 50 26 56", ink, 5) +
          stroke("M-4-90V68M4-90V68", paper, 2) +
          stroke("M-32-20Q-32-36-22-40M-48 70Q-46 54-36 46", shine, 6) +
          circle(-26, -84, 7, accent) +
          circle(26, -92, 7, accent),
        { turn: -24 },
      ),
  ),
  /** The head of a giant machine with a horn. */
  hornedUnit: floating(
    ["Mecha"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-84-30L-104-78-58-62ZM84-30L104-78 58-62Z", accent, ink) +
      edged("M-10-52L0-110 14-52Z", main, ink) +
      path("M0-110L14-52H2Z", shade) +
      edged(
        "M0-66C40-66 78-48 86-20L92 28 66 60 40 104H-40L-66 60-92 28-86-20C-78-48-40-66 0-66Z",
        main,
        ink,
      ) +
      path("M0-66C40-66 78-48 86-20L92 28 66 60 40 104H8L36 40Z", shade) +
      path("M-80-16L-8 14-22 34-62 24-84 6ZM80-16L8 14 22 34 62 24 84 6Z", ink) +
      path("M-70-2L-22 18-28 26-58 18ZM70-2L22 18 28 26 58 18Z", accent) +
      edged("M-34 52L0 40 34 52 26 96 0 106-26 96Z", accentShade, ink, 7) +
      stroke("M-16 62V88M0 58V92M16 62V88", ink, 7) +
      path("M-8-62H8L5-10 0 6-5-10Z", accent) +
      stroke("M-88 30L-56 44-40 70M88 30L56 44 40 70", ink, 6) +
      path("M-60-34L-30-48-26-38-58-24ZM60-34L30-48 26-38 58-24Z", paper) +
      stroke("M-78 8Q-76-24-64-40", shine, 6),
  ),
  /** A forked lance before a moon. */
  twistedLance: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M0-84A84 84 0 1 1-.1-84Z", main, ink) +
      path("M59-59A84 84 0 1 1-59 59 112 112 0 0 0 59-59Z", shade) +
      circle(-40, -34, 13, shade) +
      circle(-14, -62, 7, shade) +
      circle(-52, 14, 8, shade) +
      circle(28, 44, 14, ink, 0.25) +
      stroke("M-72-10Q-70-44-42-66", shine, 7) +
      path("M-104-4Q0-30 104-4 0-16-104-4ZM-98 24Q0 4 98 24 0 16-98 24Z", paper) +
      place(
        [0, 0],
        edged(
          "M-6 112L-11 20C-36 0-40-40-24-116L-10-60C-14-30-10-14 0-12 10-14 14-30 10-60L24-116C40-40 36 0 11 20L6 112Z",
          accent,
          ink,
        ) +
          path("M24-116C40-40 36 0 11 20L6 112H0V-12C10-14 14-30 10-60Z", accentShade) +
          stroke("M-8 40L8 54M-7 66L7 80", ink, 5),
        { turn: 32 },
      ),
  ),
  /** Three cards with flowers, and a moon with geese. */
  flowerCards: floating(
    ["Strategy Game"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const card = (turn: number, x: number, y: number, sign: string): string =>
        place([x, y], edged("M-44-72H44V72H-44Z", paper, ink, 16) + sign, { turn });
      return (
        card(
          -20,
          -52,
          8,
          path("M-44-72H44V72H-44Z", accent) +
            path("M-44 72V20L-14 44 10 22 44 52V72Z", ink) +
            stroke("M-28-54V-4M-8-58V12M-28-36Q-38-34-38-20M-8-40Q2-36 2-20", main, 8),
        ) +
        card(
          20,
          54,
          8,
          path("M-44 40Q0 20 44 40V72H-44Z", accentShade) +
            repeat(5, (i) =>
              place([6, -16], path("M0-2C-20-12-16-36 0-30 16-36 20-12 0-2Z", main), {
                turn: i * 72,
              }),
            ) +
            circle(6, -16, 9, accent),
        ) +
        card(
          0,
          0,
          2,
          path("M-44-72H44V72H-44Z", main) +
            path("M44-72V72H-30Q34 30 24-72Z", shade) +
            path("M-44 72V36Q-22 18 0 36T44 36V72Z", accentShade) +
            circle(2, -28, 34, ink) +
            circle(2, -28, 29, accent) +
            stroke("M-34 2Q-26-8-20 2-14-8-6 2M-8 22Q2 10 8 22 14 10 24 22", paper, 6) +
            stroke("M-34-62V-44", shine, 5),
        )
      );
    },
  ),
  /** A heart with horns and the wings of a bat, that weeps. */
  devilHeart: floating(["Horror"], ({ main, shade, shine, accent, ink, paper }) => {
    const side =
      edged(
        "M20-6C30-50 64-84 108-80 94-60 100-44 104-26 90-26 88-8 92 8 76 4 68 20 70 34 54 26 40 36 36 46Z",
        shade,
        ink,
      ) +
      stroke("M40 0L92-64M44 10L88-20M44 22L72 14", main, 5) +
      edged("M14-52Q10-90 42-104 36-82 46-54Z", ink, ink, 4);
    return (
      place([0, 0], side, { flip: true }) +
      side +
      edged(
        "M0 98C-34 66-66 44-64 0-60-40-16-44 0-12 16-44 60-40 64 0 66 44 34 66 0 98Z",
        main,
        ink,
      ) +
      path("M0 98C-8 90 54 40 40-28 56-26 63-14 64 0 66 44 34 66 0 98Z", shade) +
      path("M-50-8L-8 14Q-16 30-34 26-50 18-50-8ZM50-8L8 14Q16 30 34 26 50 18 50-8Z", ink) +
      path("M-42 6L-18 18Q-24 24-34 20ZM42 6L18 18Q24 24 34 20Z", accent) +
      edged("M28 28Q46 56 28 62 10 56 28 28Z", paper, ink, 5) +
      stroke("M-14 54Q0 44 14 54", ink, 6) +
      stroke("M-54-12Q-48-26-38-28", shine, 6)
    );
  }),
};
