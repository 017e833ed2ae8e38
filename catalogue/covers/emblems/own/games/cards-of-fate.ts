import { floating } from "../../../emblem.ts";
import { circle, path, place, rect, repeat, stroke } from "../../../svg.ts";
import { edged, star } from "../../parts.ts";

/** Cards that tell the future or work magic. */
export const cardsOfFate = {
  /** Two cards of fate: a star, and the moon behind it. */
  fateCards: floating(
    ["Magic"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-26, 4],
        rect([-56, -88], [112, 176], shade, { radius: 10 }) +
          rect([-46, -78], [92, 156], ink, { radius: 5 }) +
          path("M-14-40A40 40 0 1 0-14 40 46 46 0 0 1-14-40Z", accent),
        { turn: -18 },
      ) +
      place(
        [22, 0],
        rect([-60, -94], [124, 190], shade, { radius: 11 }) +
          rect([-62, -96], [120, 190], main, { radius: 11 }) +
          rect([-50, -84], [96, 166], paper, { radius: 5 }) +
          stroke("M-40-74H36V72H-40Z", accentShade, 4) +
          circle(-2, -10, 35, ink) +
          path("M-2-60L10-22 48-10 10 2-2 40-14 2-52-10-14-22Z", accent) +
          path("M-2-60L10-22 48-10 10 2-2 40V-10Z", accentShade) +
          circle(-2, -10, 9, paper) +
          path("M-34 66Q-20 44-2 58 16 44 30 66Z", main) +
          stroke("M-30-64L-22-56M26-64L18-56", main, 6) +
          stroke("M-57-80V-40", shine, 5),
        { turn: 9 },
      ),
  ),
  /** Three cards of fortune: moon, star and sun. */
  tarotFan: floating([], ({ main, shade, shine, accent, ink, paper }) => {
    const card = (turn: number, x: number, back: string, sign: string): string =>
      place(
        [x, 0],
        edged("M-40-78H40V68H-40Z", paper, ink) +
          rect([-32, -70], [64, 130], back, { radius: 4 }) +
          sign,
        { turn },
      );
    return (
      card(-24, -50, shade, path("M10-38A34 34 0 1 0 26 20 30 30 0 1 1 10-38Z", accent)) +
      card(
        24,
        50,
        shade,
        circle(0, -5, 16, accent) +
          stroke(
            "M0-34V-44M0 24V34M-29-5H-22M22-5H29M-20-25L-16-21M20-25L16-21M-20 15L-16 11M20 15L16 11",
            accent,
            6,
          ),
      ) +
      place(
        [0, 0],
        edged("M-46-92H46V92H-46Z", paper, ink) +
          rect([-36, -82], [72, 164], main, { radius: 4 }) +
          path("M36-82V82H-36Q30 20 36-82Z", shade) +
          path(star(0, -4, 34), accent) +
          path(star(0, -4, 14), ink) +
          stroke("M-22-64H22M-22 60H22", accent, 5) +
          stroke("M-28-60V-20", shine, 5),
      )
    );
  }),
  /** A card with sun and moon, and wings. */
  sunMoonCard: floating(
    ["Mahou Shoujo"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      repeat(2, (i) =>
        place(
          [0, 0],
          edged(
            "M40-20Q70-80 106-70 104-46 92-38 104-24 88-10 98 8 78 14 84 32 62 30 44 30 40 10Z",
            paper,
            ink,
          ) + stroke("M58-20L84-42M60 0L80-10M58 18L70 16", shade, 5),
          { flip: i === 0 },
        ),
      ) +
      edged(
        "M-52-104H52Q60-104 60-96V96Q60 104 52 104H-52Q-60 104-60 96V-96Q-60-104-52-104Z",
        main,
        ink,
      ) +
      path("M60-96V96Q60 104 52 104H-30C30 70 40-40 30-104H52Q60-104 60-96Z", shade) +
      stroke("M-46-90H46V90H-46Z", accent, 5) +
      path(
        "M0-58L10-40 29-50 32-29 53-28 43-10 60 4 43 14 50 34 30 36 26 56 8 46 0 62-8 46-26 56-30 36-50 34-43 14-60 4-43-10-53-28-32-29-29-50-10-40Z",
        accent,
      ) +
      circle(0, 2, 30, accentShade) +
      circle(0, 2, 24, paper) +
      path("M6-22A24 24 0 1 1-22 12 22 22 0 0 0 6-22Z", ink) +
      path(
        "M0-84L4-74 14-70 4-66 0-58-4-66-14-70-4-74ZM0 88L4 78 14 74 4 70 0 64-4 70-14 74-4 78Z",
        paper,
      ) +
      stroke("M-52-60V-20", shine, 4),
  ),
};
