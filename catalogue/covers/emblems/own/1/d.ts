import { floating } from "../../../emblem.ts";
import { circle, ellipse, path, place, polar, rect, repeat, stroke } from "../../../svg.ts";

/** Emblems of named titles, from `flowerWreath` to `boxingGloves`. */
export const p1d = {
  /** A wreath of blue flowers. */
  flowerWreath: floating(["Iyashikei"], ({ main, shade, shine, accent, accentShade, ink }) => {
    const petals = repeat(
      5,
      (i) =>
        `M0 0L${polar([0, 0], 18, i * 1.257 - 1.57)
          .map(Math.round)
          .join(" ")}`,
    );
    const flower = (angle: number, fill: string) =>
      place(polar([0, 0], 66, angle), stroke(petals, fill, 22) + circle(0, 0, 9, accent), {
        turn: Math.round(angle * 57),
      });
    return (
      `<g fill="none">${stroke("M-66 0A66 66 0 1 1 66 0 66 66 0 1 1-66 0", ink, 9)}</g>` +
      path(
        repeat(12, (i) => {
          const [at, far, side] = [
            Math.floor(i / 2) * 1.047 - 1.57,
            i % 2 ? 103 : 30,
            i % 2 ? 86 : 50,
          ];
          const [foot, tip] = [polar([0, 0], 66, at - 0.12), polar([0, 0], far, at + 0.08)].map(
            (p) => p.map(Math.round).join(" "),
          );
          const [left, right] = [at - 0.22, at + 0.26].map((b) =>
            polar([0, 0], side, b).map(Math.round).join(" "),
          );
          return `M${foot}Q${left} ${tip} ${right} ${foot}Z`;
        }),
        accentShade,
      ) +
      repeat(6, (i) => flower(i * 1.047 - 1.05, i < 3 ? shade : main)) +
      stroke("M-80-8V-4M-46-64L-44-66M-48 42V46", shine, 7)
    );
  }),
  /** A broad sword with one black wing and one white. */
  twoWingedSword: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke(
        "M-12 12C-40-4-50-52-96-76-98-40-92-20-82-8L-92-8C-88 14-78 24-66 28L-74 32C-58 52-34 48-12 38Z",
        paper,
        6,
      ) +
      path(
        "M-12 12C-40-4-50-52-96-76-98-40-92-20-82-8L-92-8C-88 14-78 24-66 28L-74 32C-58 52-34 48-12 38Z",
        ink,
      ) +
      stroke(
        "M12 12C40-4 50-52 96-76 98-40 92-20 82-8L92-8C88 14 78 24 66 28L74 32C58 52 34 48 12 38Z",
        ink,
        6,
      ) +
      path(
        "M12 12C40-4 50-52 96-76 98-40 92-20 82-8L92-8C88 14 78 24 66 28L74 32C58 52 34 48 12 38Z",
        paper,
      ) +
      stroke("M-78-44C-68-20-48 6-22 18M-78 0Q-56 20-26 26", accent, 4) +
      stroke("M78-44C68-20 48 6 22 18M78 0Q56 20 26 26", accentShade, 4) +
      path("M-24 30V-66L0-104 24-66V30Z", ink) +
      path("M-17 30V-63L0-91 17-63V30Z", main) +
      path("M0 30V-91L17-63V30Z", shade) +
      path("M-4 30V-50L0-60 4-50V30Z", ink) +
      path("M-46 22L0 34 46 22 40 42 0 54-40 42Z", accent) +
      path("M0 34L46 22 40 42 0 54Z", accentShade) +
      path("M-9 50H9V84H-9Z", ink) +
      circle(0, 88, 13, accent) +
      circle(0, 36, 8, paper) +
      stroke("M-11-10V-56", shine, 4),
  ),
  /** A gentleman's hat with a band, a pacifier under it. */
  hatAndPacifier: floating(
    ["Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-60-26C-64-64-52-96-28-94-14-92-8-84 0-84S14-92 28-94C52-96 64-64 60-26Z", main) +
      path("M28-94C52-96 64-64 60-26H18Q36-60 14-89Q20-93 28-94Z", shade) +
      path("M-61-40Q0-22 61-40L62-14Q0 8-62-14Z", accent) +
      path("M20-32Q42-34 61-40L62-14Q40-6 20-2Z", accentShade) +
      path(
        "M-62-20C-80-20-94-30-98-26-100-4-52 16 0 16S100-4 98-26C94-30 80-20 62-20 40-2-40-2-62-20Z",
        main,
      ) +
      path("M62-20C80-20 94-30 98-26 100-2 60 14 20 16Q50 4 62-20Z", shade) +
      stroke("M-36 12L-14 44M36 12L14 44", accent, 7) +
      circle(0, 62, 37, ink) +
      circle(0, 62, 31, paper) +
      circle(0, 66, 20, ink) +
      circle(0, 66, 14, accent) +
      path("M-13 32Q0 14 13 32L9 42H-9Z", accent) +
      stroke("M-20 54Q-16 44-6 42", shine, 5) +
      stroke("M-46-52Q-44-76-30-80", shine, 6),
  ),
  /** A painter's palette with brushes and blossoms. */
  blossomPalette: floating(
    ["Visual Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const blossom = (x: number, y: number, scale: number) =>
        place(
          [x, y],
          stroke(
            repeat(
              5,
              (i) =>
                `M0 0L${polar([0, 0], 15, i * 1.257 - 1.57)
                  .map(Math.round)
                  .join(" ")}`,
            ),
            accent,
            17,
          ) + circle(0, 0, 7, paper),
          { scale },
        );
      return (
        stroke("M-20 40L70-72", ink, 11) +
        stroke("M70-72L78-82", paper, 15) +
        path("M68-86L90-98Q96-84 84-72Z", accentShade) +
        path(
          "M-10-62C56-70 98-34 94 12 92 44 66 40 48 38 28 36 24 52 34 64 46 80 26 94-4 92-62 90-98 56-96 10-94-30-56-58-10-62Z",
          main,
        ) +
        path(
          "M94 12C92 44 66 40 48 38 28 36 24 52 34 64 46 80 26 94-4 92-40 91-68 77-83 54-50 78-10 80 12 74 10 40 26 22 50 24 72 26 84 20 90-14Q95-2 94 12Z",
          shade,
        ) +
        ellipse([6, 54], [15, 13], ink) +
        circle(-60, 16, 15, accent) +
        circle(-44, -22, 15, ink) +
        circle(-34, 54, 13, paper) +
        blossom(0, -28, 0.95) +
        blossom(52, -6, 1.15) +
        stroke("M-82 2Q-74-30-44-44", shine, 6) +
        path("M-92-64Q-80-88-64-84-68-64-92-64ZM-40-86Q-28-100-18-96-22-80-40-86Z", accent)
      );
    },
  ),
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
  /** A strip of four drawn panels and a pen. */
  fourPanelPen: floating(
    ["Visual Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-26, 0],
        path("M-46-98H46V98H-46Z", ink) +
          path("M-40-92H40V92H-40Z", paper) +
          path("M-32-84H32V-47H-32ZM-32-40H32V-3H-32ZM-32 4H32V41H-32ZM-32 48H32V85H-32Z", ink) +
          path("M-27-79H27V-52H-27ZM-27 9H27V36H-27Z", shine) +
          path("M-27-35H27V-8H-27ZM-27 53H27V80H-27Z", accent) +
          circle(10, -66, 9, main) +
          path("M-27-52Q-12-70 4-52ZM-12 36V20H8V36Z", shade) +
          path("M-27-8L-6-28 8-16 16-22 27-8Z", accentShade) +
          circle(0, 66, 9, paper),
        { turn: -7 },
      ) +
      place(
        [46, 0],
        path("M-18-110H18V30L12 44H-12L-18 30Z", ink) +
          path("M-12-104H12V28H-12Z", main) +
          path("M2-104H12V28H2Z", shade) +
          path("M-14 36H14C18 60 8 80 0 104-8 80-18 60-14 36Z", ink) +
          path("M-9 42H9C11 60 5 74 2 82V62H-2V82C-5 74-11 60-9 42Z", paper) +
          circle(0, 58, 5, ink) +
          stroke("M-7-92V-30", shine, 4) +
          rect([-18, -4], [36, 12], accent),
        { turn: 24 },
      ),
  ),
  /** A sword and its sheath, crossed, a blossom where they meet. */
  swordAndSheath: floating(
    ["Samurai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const petal = "M0 2C-20-8-22-32-8-38L0-31 8-38C22-32 20-8 0 2Z";
      return (
        place(
          [0, 4],
          path("M-12-118Q0-126 12-118V112Q0 122-12 112Z", ink) +
            path("M-7-112Q0-117 7-112V106H-7Z", accent) +
            path("M1-116L7-112V106H1Z", accentShade) +
            stroke("M-12-70H12M-12-54H12", paper, 5),
          { turn: 44 },
        ) +
        place(
          [0, 4],
          path("M-9 46C-14-20-10-84 10-128 22-70 18-10 10 46Z", main) +
            path("M2 46C6-20 4-84 10-128 22-70 18-10 10 46Z", shade) +
            path("M-22 44Q0 38 22 44V56Q0 62-22 56Z", paper) +
            path("M-10 58H10L9 118Q0 124-9 118Z", ink) +
            path("M0 64L6 74 0 84-6 74ZM0 90L6 99 0 108-6 99Z", accent),
          { turn: -44 },
        ) +
        circle(0, 4, 27, ink) +
        repeat(5, (i) =>
          place([0, 4], path(petal, i > 0 && i < 3 ? accentShade : accent), {
            turn: i * 72,
            scale: 0.66,
          }),
        ) +
        circle(0, 4, 5, paper) +
        path(
          "M-6 84C-14 70-2 60 10 68 10 80 6 88-6 84ZM84-6C76-18 84-30 96-24 98-12 94-4 84-6ZM-92 8C-98-6-88-14-78-8-76 4-82 12-92 8Z",
          accent,
        ) +
        stroke("M-76-68L-50-44", shine, 4)
      );
    },
  ),
  /** A pair of boxing gloves. */
  boxingGloves: floating(
    ["Combat Sports"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const glove =
        path(
          "M-30-82C0-96 44-84 52-46 56-22 50-2 40 12L36 36 34 58H-28L-30 34C-44 14-62-20-54-52-50-68-42-76-30-82Z",
          ink,
        ) +
        path(
          "M-26-74C2-86 36-74 43-44 48-22 42-4 32 10L29 30H-22C-34 10-52-20-46-48-42-62-36-70-26-74Z",
          main,
        ) +
        path("M20-76C32-70 40-58 43-44 48-22 42-4 32 10L29 30H0C28-4 34-44 20-76Z", shade) +
        path("M-52-30C-40-48-18-38-12-20-6-2-20 12-26 14-40 8-52-8-52-30Z", ink) +
        path("M-45-26C-36-38-22-30-18-17-15-6-20 4-24 6-36 0-44-10-45-26Z", main) +
        path("M-28 36H34V54H-26Z", accent) +
        path("M6 36H34V54H8Z", accentShade) +
        stroke("M-28-58Q-8-70 10-66", shine, 7);
      return (
        stroke("M-30 60C-40 90-10 96 0 78S44 90 34 58", paper, 5) +
        place([44, -6], glove, { turn: 16, flip: true, scale: 1.02 }) +
        place([-36, 2], glove, { turn: -14, scale: 1.08 })
      );
    },
  ),
};
