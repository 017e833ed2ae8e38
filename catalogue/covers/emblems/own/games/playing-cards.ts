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
  /** An ace of spades, an ace of hearts, and the jewel that they are about. */
  conCards: floating(["Organized Crime"], ({ main, shade, shine, accent, ink, paper }) => {
    const ace = (x: number, turn: number, sign: string, fill: string): string =>
      place([x, -20], edged("M-44-64H44V64H-44Z", paper, ink, 14) + path(sign, fill), { turn });
    return (
      ace(
        -42,
        -14,
        "M0-54C-12-30-36-26-36-4-36 14-14 16-6 4L-14 26H14L6 4C14 16 36 14 36-4 36-26 12-30 0-54Z",
        ink,
      ) +
      ace(
        42,
        14,
        "M0 24C-24 4-38-10-36-28-32-50-8-50 0-32 8-50 32-50 36-28 38-10 24 4 0 24Z",
        accent,
      ) +
      edged("M-58 38L-32 10H32L58 38 0 98Z", main, ink, 14) +
      path("M-58 38H-20L0 98ZM-6 10L20 38H-20Z", shine) +
      path("M20 38H58L0 98ZM-6 10H32L20 38Z", shade)
    );
  }),
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
  /** Three cards with flowers on them: a blossom, a ribbon, and the moon over a hill. */
  flowerCards: floating(["Strategy Game"], ({ main, accent, accentShade, ink, paper }) => {
    const card = ([x, y]: Point, turn: number, ground: string, sign: string): string =>
      place([x, y], edged("M-36-62H36V62H-36Z", ground, ink, 14) + sign, { turn });
    return (
      card(
        [-46, -18],
        -18,
        paper,
        path("M-36 34H36V62H-36Z", accent) +
          repeat(5, (i) => circle(...polar([-8, -20], 17, i * 1.257 - 1.571), 12, main)) +
          circle(-8, -20, 9, accent),
      ) +
      card(
        [46, -18],
        18,
        accent,
        path("M-2-62H26V34L12 20-2 34Z", main) + path("M-36 62V40Q0 24 36 40V62Z", accentShade),
      ) +
      card(
        [0, 22],
        0,
        main,
        circle(0, -20, 26, paper) + path("M-36 62V38Q-14 4 8 20T36 30V62Z", ink),
      )
    );
  }),
};
