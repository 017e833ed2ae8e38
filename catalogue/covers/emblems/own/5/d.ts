import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, polar, rect, repeat, stroke, svg } from "../../../svg.ts";

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

/** Emblems of named titles. */
export const p5d = {
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
  /** Great horns about a far small world. */
  hornedWorld: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-14 62C-76 66-112 0-84-98-70-40-46-20-8-8Z", main) +
      path("M14 62C76 66 112 0 84-98 70-40 46-20 8-8Z", shade) +
      path("M-14 62C-60 62-96 20-92-46-74 10-46 30-14 34Z", shade) +
      stroke(
        "M-60 22L-40-12M-80-8L-58-34M-88-42L-74-58M60 22L40-12M80-8L58-34M88-42L74-58",
        ink,
        6,
      ) +
      circle(0, 40, 60, accent) +
      path("M30-12A60 60 0 1 1-42 82Q40 70 30-12Z", accentShade) +
      path(
        "M-30 10Q-14-4 6 6 0 22-16 26-34 30-30 10ZM-8 50Q14 36 28 52 20 74 2 70-12 66-8 50Z",
        accentShade,
      ) +
      path("M24-14L10 10 26 22 12 44 36 26 22 12Z", ink) +
      stroke("M-48 26Q-42 2-22-8M-88-50Q-90-66-86-78", shine, 6),
  ),
  /** A corner shop under a striped awning. */
  cornerShop: standingOn(
    ["Workplace"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([-88, -60], [176, 160], main) +
      rect([50, -60], [38, 160], shade) +
      rect([-94, -92], [188, 44], shade, { radius: 6 }) +
      rect([-94, -92], [140, 44], main, { radius: 6 }) +
      stroke("M-70-70H34", paper, 14) +
      circle(68, -70, 13, accent) +
      rect([-76, 6], [74, 66], ink) +
      rect([14, 6], [62, 94], ink) +
      rect([20, 14], [24, 80], accent) +
      rect([48, 14], [22, 80], accentShade) +
      path("M-70 12H-8V40H-70ZM-70 48H-8V66H-70Z", accent) +
      stroke("M-58 30V38M-42 24V38M-28 30V38M-58 58V64M-36 56V64M-20 58V64", ink, 9) +
      path(svg`${repeat(4, (i) => svg`M${i * 50 - 98}-48h24v46a12 12 0 0 1-24 0Z`)}`, accent) +
      path(svg`${repeat(4, (i) => svg`M${i * 50 - 74}-48h24v46a12 12 0 0 1-24 0Z`)}`, paper) +
      stroke("M-26 84v.1M-58 90v.1M84 24v.1", ink, 11) +
      stroke("M-84-84H-40", shine, 5),
  ),
  /** Round glasses in the sights. */
  sightedGlasses: floating(
    ["Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-82 0A82 82 0 0 1 82 0", accent, 13) +
      stroke("M82 0A82 82 0 0 1-82 0", accentShade, 13) +
      stroke("M0-100V-56M0 100V56M-102 0H-96M96 0H102", accent, 13) +
      circle(-48, 2, 48, ink) +
      circle(48, 2, 48, ink) +
      circle(-48, 2, 37, main) +
      circle(48, 2, 37, main) +
      path("M-22-24A37 37 0 0 1-74 28Q-22 28-22-24ZM74-24A37 37 0 0 1 22 28Q74 28 74-24Z", shade) +
      stroke("M-8-10Q0-18 8-10", ink, 12) +
      path("M-78-2L-50-34H-36L-74 14ZM18-2L46-34H60L22 14Z", paper) +
      stroke("M-60 28L-28-10M36 28L68-10", shine, 5),
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
  /** A rooster, sure of himself. */
  proudRooster: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M22 14C26-50 50-94 98-98 86-86 82-76 84-68L100-64C86-54 84-44 86-36L98-26C80-4 66 26 34 40Z",
        accentShade,
      ) +
      path("M22 14C26-50 50-94 98-98 70-70 66-20 34 30Z", ink) +
      path("M-62-72C-84-90-66-104-56-92-56-108-36-108-34-94-22-104-8-90-24-70Z", accent) +
      path(
        "M-70-60C-66-88-24-90-20-60-16-26 14-12 38-18L64-36C70 30 40 74-10 72-66 70-82 0-70-60Z",
        main,
      ) +
      path("M38-18L64-36C70 30 40 74-10 72-24 71-36 66-46 58 20 60 46 20 38-18Z", shade) +
      path("M-24 4C0-10 36 4 44 22 24 40-16 46-24 4Z", shade) +
      stroke("M-14 14Q4 26 22 22", main, 6) +
      path("M-68-66L-98-50-68-44Z", accent) +
      path("M-66-44C-82-30-82-12-68-10-54-12-54-34-58-46Z", accent) +
      circle(-48, -62, 7, ink) +
      stroke("M-30 66V94M-30 94H-54M-30 94L-14 98M14 66V94M14 94H-10M14 94L30 98", accent, 9) +
      stroke("M-66-14Q-60 18-44 34", shine, 8),
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
  /** A robot put together of what was thrown away. */
  junkRobot: standingOn(
    ["Mecha"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0-60V-92M-58 4L-84 36V60M58 4L84 36V60", ink, 13) +
      circle(0, -92, 10, accent) +
      path("M-94 60H-74V84H-94ZM74 60H94V84H74Z", accentShade) +
      rect([-44, 66], [34, 34], ink, { radius: 5 }) +
      rect([10, 66], [34, 34], ink, { radius: 5 }) +
      path("M-62-12H62L54 78H-54Z", main) +
      path("M28-12H62L54 78H10Q40 30 28-12Z", shade) +
      rect([-50, -72], [100, 62], main, { radius: 22 }) +
      path("M20-72H28Q50-72 50-50V-32Q50-10 28-10H16Q34-40 20-72Z", shade) +
      circle(-8, -40, 24, ink) +
      circle(-8, -40, 16, accent) +
      circle(-14, -46, 6, paper) +
      stroke("M-36 14H4M-36 30H-8", ink, 7) +
      rect([14, 34], [28, 30], accentShade) +
      stroke("M-50 2L-46 52M-40-52Q-38-62-28-63", shine, 6) +
      stroke("M-44 64v.1M40-2v.1M-52-2v.1", ink, 8),
  ),
};
