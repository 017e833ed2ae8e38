import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, polar, repeat, stroke, svg } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** Cakes, ice and sweets. */
export const sweets = {
  /** A tin of fruit drops, fireflies above. */
  dropsTin: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-58-50H58V88Q58 100 46 100H-46Q-58 100-58 88Z", main) +
      path("M16-50H58V88Q58 100 46 100H4Q26 30 16-50Z", shade) +
      ellipse([0, -50], [58, 17], ink) +
      ellipse([0, -53], [58, 17], shine) +
      ellipse([0, -55], [26, 8], ink) +
      place([44, -76], ellipse([0, 0], [27, 9], ink) + ellipse([0, -3], [25, 7], accent), {
        turn: -38,
      }) +
      path("M-58-16Q0 4 58-16V52Q0 72-58 52Z", paper) +
      path("M18-7Q40-10 58-16V52Q40 58 16 61Z", shine) +
      stroke("M-58-24Q0-4 58-24M-58 60Q0 80 58 60", accent, 5) +
      circle(-32, 24, 14, accent) +
      circle(0, 30, 14, main) +
      circle(32, 24, 14, accentShade) +
      path("M-52 16L-44 20V28L-52 32ZM52 16L44 20V28L52 32Z", ink) +
      circle(-78, 84, 15, accent) +
      circle(80, 86, 13, paper) +
      [
        [-70, -70, 9],
        [-24, -90, 7],
        [82, -24, 8],
        [-84, -14, 6],
        [78, 36, 5],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r * 2, accent, 0.35) + circle(x, y, r, paper))
        .join("") +
      stroke("M-48-34V-24M-48 74V84M-82 80L-80 78", shine, 6),
  ),
  /** A slice of cake with a strawberry. */
  layerCake: standingOn(
    ["CGDCT"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      ellipse([0, 90], [98, 11], accentShade) +
      ellipse([0, 86], [98, 11], paper) +
      path("M-90 6L84-26V78L-90 84Z", main) +
      path("M84-26L98-6V72L84 78Z", shade) +
      path("M-90 30L84 8V22L-90 44ZM-90 60L84 46V58L-90 72Z", paper) +
      path("M-60 40L-40 36V42L-60 44ZM0 33L22 30V36L0 39ZM50 26L68 24V29L50 32Z", accent) +
      path(
        "M-96 4C-60-14 30-52 84-44 98-40 102-20 96-4 92 6 86-6 84-12 74-8 72 14 62 16 50 16 54-4 40-4 26-2 30 22 16 24 4 24 6 4-8 6-22 8-18 32-32 34-46 34-42 14-56 14-70 14-70 24-84 22-96 20-102 10-96 4Z",
        paper,
      ) +
      path("M-84 4C-50-12 20-42 76-38 50-30-40-6-84 4Z", shine) +
      path("M-6-18C-30-34-26-72 10-78 48-76 54-42 36-22 24-12 6-10-6-18Z", accent) +
      path("M28-74C52-66 50-40 36-22 26-14 14-12 4-14 34-30 42-54 28-74Z", accentShade) +
      path("M10-74L-16-80-2-88-4-102 12-92 26-102 26-88 44-82Z", ink) +
      stroke("M-4-50V-47M8-34V-31M18-58V-55M30-40V-37M-2-28V-27", paper, 5) +
      stroke("M-80 52V56M-10 68V70", shade, 5),
  ),
  /** Three dumplings on a skewer, and blossom. */
  threeDumplings: floating(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, paper, ink }) =>
      path(
        repeat(10, (i) => {
          const [x, y] = polar(i % 2 ? [-58, -58] : [62, 62], i % 2 ? 24 : 20, i * 1.257);
          return svg`M${x - 19} ${y}a19 19 0 1 0 38 0a19 19 0 1 0-38 0Z`;
        }),
        shine,
      ) +
      stroke("M-58-58v.1M62 62v.1", accent, 18) +
      stroke("M-94 94L78-78", ink, 9) +
      circle(-30, 30, 38, accentShade) +
      path("M-57 57A38 38 0 1 1 2 10 50 50 0 0 1-57 57Z", accent) +
      circle(14, -14, 38, paper) +
      path("M44-38A38 38 0 0 1-10 16Q42 14 44-38Z", shine) +
      circle(58, -58, 38, main) +
      path("M88-82A38 38 0 0 1 34-28Q86-32 88-82Z", shade) +
      stroke("M30-62Q34-78 46-84M-58 26Q-54 10-42 4", shine, 7),
  ),
  /** Jelly of coffee in a glass, cream on it. */
  coffeeJelly: standingOn(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-54 100Q-52 84-14 78V50H14V78Q52 84 54 100Z", shine) +
      path("M2 50H14V78Q52 84 54 100H8Z", shade) +
      path("M-92-24H92C88 30 50 60 0 60S-88 30-92-24Z", shine) +
      path("M-80-14H80C74 26 42 48 0 48S-74 26-80-14Z", main) +
      path("M30-14H80C74 26 42 48 0 48 30 30 34 10 30-14Z", shade) +
      path(
        "M-62-48L-34-56-24-28-52-18ZM30-58L60-50 54-20 24-26ZM-52-2H-26V24H-52ZM-14 4L12-2 18 24-8 30ZM32 0L56-2 52 20 30 22Z",
        main,
      ) +
      path(
        "M-34-56L-24-28-52-18-48-28-34-32ZM60-50L54-20 24-26 46-32ZM-26-2V24H-52L-34 16ZM12-2L18 24-8 30 8 18ZM56-2L52 20 30 22 46 14Z",
        shade,
      ) +
      path(
        "M-40-28C-52-52-26-60-20-56-30-78 2-92 0-100 14-90 30-74 22-56 40-60 52-40 40-28Q0-14-40-28Z",
        paper,
      ) +
      stroke("M-18-50Q0-40 22-54M-30-32Q4-22 36-36", shine, 5) +
      circle(16, -84, 15, accent) +
      stroke("M18-96Q26-108 40-106", accentShade, 5) +
      stroke("M-96-24H96", ink, 7) +
      stroke("M-70 4Q-64 24-46 36", shine, 6),
  ),
  /** A puff of choux full of cream. */
  creamPuff: standingOn(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path("M-90 36H90Q94 100 40 100H-40Q-94 100-90 36Z", main) +
      path("M40 36H90Q94 100 40 100H-10Q50 80 40 36Z", shade) +
      path(
        "M-96 22C-104 0-70-10-60 0H60C74-10 104 0 96 22 100 44 76 54 64 42 54 58 34 58 26 46 14 62-10 62-18 46-30 60-50 58-58 42-76 54-98 44-96 22Z",
        paper,
      ) +
      path(
        "M96 22C100 44 76 54 64 42 54 58 34 58 26 46 14 62-10 62-18 46-30 60-50 58-58 42 20 34 60 30 96 22Z",
        accent,
        0.5,
      ) +
      path(
        "M-88 10C-104-20-80-44-66-46-68-76-34-92-16-82 0-102 42-96 46-74 72-76 84-50 78-36 98-26 98 0 86 12 40 26-40 26-88 10Z",
        main,
      ) +
      path("M46-74C72-76 84-50 78-36 98-26 98 0 86 12 64 19 32 22 8 21 50 0 60-40 46-74Z", shade) +
      stroke("M-62-40Q-48-36-44-24M-12-76Q2-72 8-58M-20-20Q-6-16 0-6", shade, 6) +
      stroke("M40-66Q34-52 40-42M70-28Q56-26 54-14", accentShade, 6) +
      stroke("M-50-62Q-44-70-34-70M-76-10Q-78-22-70-28", shine, 8) +
      stroke("M-30-50v.1M-4-40v.1M14-20v.1M-50-12v.1M24-64v.1M-28 0v.1", paper, 7),
  ),
  /** A glazed ring with two marks of fangs. */
  fangDonut: floating(
    ["Vampire", "Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(
        "M0-94A94 94 0 0 1 94 0 94 94 0 0 1 20 92Q10 76-6 88-16 70-30 82-38 66-58 74-54 56-78 52-70 36-92 18A94 94 0 0 1 0-94Z",
        main,
        ink,
      ) +
      path("M58-74A94 94 0 0 1 94 0 94 94 0 0 1 20 92L14 82C70 60 84-14 58-74Z", shade) +
      edged(
        "M0-80C22-86 34-70 50-66 70-60 78-36 80-18 84 2 78 26 66 36 60 56 40 60 26 68 6 72-10 60-30 60-44 50-60 46-66 26-80 12-78-10-74-26-68-50-54-62-36-66-24-76-14-78 0-80Z",
        accent,
        ink,
        5,
      ) +
      path(
        "M50-66C70-60 78-36 80-18 84 2 78 26 66 36 60 56 40 60 26 68L12 66C60 46 70-20 50-66Z",
        accentShade,
      ) +
      circle(0, -2, 30, ink) +
      path("M-26 6A28 28 0 0 0 26 6 30 30 0 0 1-26 6Z", shade) +
      stroke(
        "M-30-50L-20-56M-60-14L-56-4M18-56L28-50M54-14L58-24M-44 24L-36 32M44 22L52 14M6 48L16 46M-46-36L-54-30M40-36V-46",
        paper,
        7,
      ) +
      path("M-14 84L-6 104 4 84ZM-52 66L-44 88-34 70Z", paper) +
      stroke("M-60-34Q-50-50-38-56", shine, 6),
  ),
  /** A tall glass of ice cream and fruit. */
  tallParfait: standingOn(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M30-44L62-100", ink, 16) +
      stroke("M30-44L62-100", accentShade, 7) +
      edged("M-40-40C-64-54-52-84-30-80-26-106 22-104 24-80 48-82 56-56 40-40Z", paper, ink) +
      path("M24-80C48-82 56-56 40-40H6Q34-54 24-80Z", main, 0.6) +
      stroke("M-30-78Q-10-60 4-74", main, 6) +
      circle(-10, -92, 19, ink) +
      circle(-10, -92, 14, accent) +
      circle(-15, -97, 4, paper) +
      edged("M-68-44H68L52 4 20 54 14 78H-14L-20 54-52 4Z", main, ink) +
      path("M-58-14H58L52 4 42 18H-42L-52 4Z", paper) +
      path("M-34 32H34L20 54 18 60H-18L-20 54Z", accent) +
      path("M68-44L52 4 20 54 14 78H-2C10 30 34 6 36-44Z", ink, 0.2) +
      edged("M-74-52H74V-38H-74Z", shine, ink, 8) +
      edged("M-8 74H8L14 84 48 92V100H-48V92L-14 84Z", shade, ink) +
      stroke("M-48-24Q-40 4-26 24", shine, 7),
  ),
};
