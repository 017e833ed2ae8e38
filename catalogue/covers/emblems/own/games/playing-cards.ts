import { floating } from "../../../emblem.ts";
import {
  circle,
  outline,
  path,
  place,
  type Point,
  polar,
  rect,
  repeat,
  stroke,
} from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** Cards to play with. */
export const playingCards = {
  /** A fan of cards, with a jewel on the foremost. */
  conCards: floating(
    ["Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const card = (back: string, face: string): string =>
        rect([-44, -132], [88, 126], ink, { radius: 12 }) +
        rect([-39, -127], [78, 116], back, { radius: 8 }) +
        face;
      const [at, scale]: [Point, number] = [[0, 78], 0.94];
      return (
        place(at, card(main, stroke("M-28-118L28-20M28-118L-28-20", shade, 6)), {
          turn: -44,
          scale,
        }) +
        place(at, card(shade, stroke("M-28-118L28-20M28-118L-28-20", main, 6)), {
          turn: 44,
          scale,
        }) +
        place(
          at,
          card(
            paper,
            path(
              "M0-110C-10-92-30-86-30-68-30-54-12-52-4-62L-10-44H10L4-62C12-52 30-54 30-68 30-86 10-92 0-110Z",
              ink,
            ),
          ),
          { turn: -22, scale },
        ) +
        place(
          at,
          card(
            paper,
            path(
              "M0-52C-40-78-30-104-12-102-4-101 0-94 0-90 0-94 4-101 12-102 30-104 40-78 0-52Z",
              accent,
            ),
          ),
          { turn: 22, scale },
        ) +
        place(
          at,
          card(
            paper,
            path("M-30-84L-16-104H16L30-84 0-38Z", main) +
              path("M8-84H30L0-38ZM4-104H16L30-84H10Z", shade) +
              path("M-16-104L-8-84H-30ZM-6-84H8L0-44Z", shine),
          ),
          { scale },
        ) +
        circle(0, 74, 25, accent) +
        circle(0, 74, 17, accentShade) +
        stroke("M0 65V83", paper, 6)
      );
    },
  ),
  /** Three cards for rock, scissors and paper. */
  rockScissorsPaper: floating(
    ["High Stakes Game"],
    ({ main, shine, accent, accentShade, ink, paper }) => {
      const card = (at: number, turn: number, fill: string, sign: string) =>
        place(
          [at, Math.abs(turn) / 2],
          path("M-38-70Q-38-78-30-78H30Q38-78 38-70V60Q38 68 30 68H-30Q-38 68-38 60Z", ink) +
            path("M-32-72H32V62H-32Z", fill) +
            stroke("M-26-66H26V56H-26Z", ink, 2) +
            sign,
          { turn },
        );
      return (
        card(
          -54,
          -20,
          paper,
          path(
            "M-20-22C-20-34-6-34-6-26-4-34 8-34 8-26 12-32 22-28 20-18V4C18 18-14 18-18 4Z",
            main,
          ) + stroke("M-9-26V-10M1-28V-10M11-26V-10M-20-2Q2-8 6 2 6 9-4 8", paper, 4),
        ) +
        card(
          54,
          20,
          shine,
          path(
            "M-18 2L-22-24Q-18-32-12-26L-8-8-8-42Q-3-50 2-42L4-10 8-38Q14-44 17-36L14-6 20-18Q28-20 26-10L16 14Q6 26-10 18Z",
            accent,
          ),
        ) +
        card(
          0,
          0,
          paper,
          path("M-16 6L-24-44Q-20-54-12-46L0-12 12-46Q20-54 24-44L14 2 16 14Q6 34-14 24Z", ink) +
            stroke("M-4 4Q6 2 8 12", paper, 4),
        ) +
        path(
          [-50, 0, 50]
            .map((x) =>
              outline(
                [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) =>
                  polar([x, x ? 78 : 84], i % 2 ? 10 : 23, i * 0.628 - 1.57),
                ),
              ),
            )
            .join(""),
          accent,
        ) +
        path("M-58-92L-40-98-44-80ZM40-98L58-92 44-80Z", accentShade)
      );
    },
  ),
  /** Three playing cards with an eye that gleams. */
  eyeCards: floating(
    ["High Stakes Game"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const back = (fill: string): string =>
        rect([-50, -184], [100, 152], ink, { radius: 12 }) +
        rect([-44, -178], [88, 140], fill, { radius: 8 }) +
        path("M0-168 32-108 0-48-32-108Z", accentShade) +
        path("M0-140 16-108 0-76-16-108Z", shine);
      return (
        place([0, 106], back(main), { turn: -27 }) +
        place([0, 106], back(shade), { turn: 27 }) +
        rect([-54, -92], [108, 164], ink, { radius: 13 }) +
        rect([-47, -85], [94, 150], paper, { radius: 8 }) +
        path("M-44-10Q0-58 44-10 0 34-44-10Z", ink) +
        path("M-36-10Q0-46 36-10 0 24-36-10Z", paper) +
        circle(0, -12, 20, accent) +
        circle(0, -12, 13, accentShade) +
        circle(0, -12, 7, ink) +
        circle(-6, -18, 5, paper) +
        path("M-33-78-25-64-33-50-41-64ZM33 30 41 44 33 58 25 44Z", accent) +
        stroke("M-30-34-38-44M0-42V-54M30-34 38-44", ink, 6) +
        path("M0 24Q12 40 0 44-12 40 0 24Z", accent)
      );
    },
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
};
