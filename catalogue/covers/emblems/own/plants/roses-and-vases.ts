import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, polar, repeat, stroke, svg } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** A rose from above, 200 units wide. */
const bloom = (main: string, shade: string, shine: string): string =>
  repeat(6, (i) => {
    const [x, y] = polar([0, 0], 56, (i * Math.PI) / 3 + 0.6);
    return circle(x, y, 40, i < 2 || i > 4 ? shade : main);
  }) +
  circle(4, 5, 70, shade) +
  circle(-3, -4, 66, main) +
  stroke(
    "M-52 6C-56-62 54-70 54 0 54 54-36 48-36 0-36-40 34-42 34 0 34 28-14 26-14 2-12-12 10-12 10 2",
    shade,
    11,
  ) +
  stroke("M-84-32Q-78-56-58-64M-30-30Q-16-44 4-42", shine, 7);

/** A rose from above, of a radius of 40. */
const rose = (light: string, dark: string, ink: string): string =>
  edged(
    "M-34-18C-30-42 0-48 14-36 38-34 46-8 36 8 38 32 12 44-6 36-30 42-46 20-38 2-44-8-40-16-34-18Z",
    light,
    ink,
    8,
  ) +
  path("M14-36C38-34 46-8 36 8 38 32 12 44-6 36-20 40-32 34-37 22 0 34 30 4 14-36Z", dark) +
  stroke("M2-2C-6-10 8-18 14-8 18 8-4 16-16 4-24-16-4-32 12-26", ink, 5);

/** Roses, and what one puts them in. */
export const rosesAndVases = {
  /** A rose for every guest. */
  hostRose: floating(
    ["Romance", "Shoujo", "Reverse Harem"],
    ({ main, shade, shine, accent, accentShade }) =>
      path("M-40 40Q-98 40-98 92-40 104-6 64Z", accent) +
      path("M40 40Q98 40 98 92 40 104 6 64Z", accentShade) +
      stroke("M-82 82L-36 60", accentShade, 5) +
      stroke("M82 82L36 60", accent, 5) +
      place([0, -8], bloom(main, shade, shine), { scale: 0.94 }),
  ),
  /** A bouquet of roses in its wrap. */
  wrappedRoses: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-96-20L-60-70-30-60 0-76 34-62 64-70 96-20 20 70H-20Z", ink) +
      repeat(3, (i) => {
        const [x = 0, y = 0] =
          [
            [-48, -32],
            [48, -32],
            [0, -58],
          ][i] ?? [];
        return (
          circle(x + 3, y + 3, 39, accentShade) +
          circle(x - 2, y - 2, 35, accent) +
          stroke(
            svg`M${x - 24} ${y}c0-30 46-32 46 0 0 24-36 20-34-2 2-14 20-14 20 0`,
            accentShade,
            7,
          )
        );
      }) +
      stroke("M-74-44l6-10M-26-72l8-8", shine, 6) +
      path("M-98-26Q-52 10 0-6 52 10 98-26L26 58 44 100H-44L-26 58Z", main) +
      path("M20-2Q60 6 98-26L26 58 44 100H6L4 58Z", shade) +
      path("M-98-26L-26 58 0-6Q-52 10-98-26Z", shine, 0.6) +
      path(
        "M0 58C-16 36-52 36-56 52-52 74-20 72 0 58 20 72 52 74 56 52 52 36 16 36 0 58ZM-4 58L-24 92-8 86 0 62 8 86 24 92Z",
        accentShade,
      ) +
      circle(0, 58, 9, accent),
  ),
  /** Roses in a vase. */
  blueRoses: standingOn(
    [],
    ({ main, shade, accent, accentShade, ink, paper }) =>
      edged("M-70 8Q-104-4-102-34-66-38-50-8ZM70 8Q104-4 102-34 66-38 50-8Z", accentShade, ink, 8) +
      place([-46, -32], rose(main, shade, ink)) +
      place([46, -34], rose(main, shade, ink), { turn: 60 }) +
      place([0, -58], rose(main, shade, ink), { turn: -20, scale: 1.12 }) +
      edged("M-40 8Q0-12 40 8L30 18H-30Z", accentShade, ink, 7) +
      edged("M-34 12H34L26 28Q60 44 50 74L36 100H-36L-50 74Q-60 44-26 28Z", paper, ink) +
      path("M34 12L26 28Q60 44 50 74L36 100H4Q40 60 8 12Z", accent, 0.5) +
      path("M-50 56Q-24 70 0 56T50 56L50 74Q24 84 0 72T-50 74Z", accent),
  ),
  /** A vase beyond price, cracked. */
  pricelessVase: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-34-62C-100-66-94 4-62 12M34-62C100-66 94 4 62 12", accentShade, 13) +
      path(
        "M-44-100H44L30-66C30-40 78-20 78 24 78 56 46 66 40 84L48 100H-48L-40 84C-46 66-78 56-78 24-78-20-30-40-30-66Z",
        main,
      ) +
      path(
        "M20-100H44L30-66C30-40 78-20 78 24 78 56 46 66 40 84L48 100H10C60 30 20-20 12-66Z",
        shade,
      ) +
      path("M-44-100H44L36-82H-36ZM-43 78H43L48 100H-48Z", accent) +
      path("M16-100H44L36-82H18ZM16 78H43L48 100H14Z", accentShade) +
      stroke("M-70-6Q0 14 70-6M-74 44Q0 64 74 44", accent, 7) +
      place([-4, 24], bloom(accent, accentShade, main), { scale: 0.24 }) +
      stroke("M-56 10Q-48-12-32-24", shine, 8) +
      stroke("M28-64L40-38 24-24 48 2 34 18 56 40", ink, 6) +
      path("M24-24L48 2 60-8 44-28Z", ink),
  ),
};
