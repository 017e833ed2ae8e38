import { floating } from "../../../emblem.ts";
import { circle, ellipse, path, place, polar, rect, repeat, stroke } from "../../../svg.ts";

/** What pictures and comics are drawn with. */
export const drawing = {
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
  /** A nib for drawing, wet with ink. */
  nibPen: floating(
    ["Visual Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-94 62C-50 30-70 90-20 78 0 72 40 84 96 54 70 96 20 92-4 96-60 104-60 62-94 62Z",
        ink,
      ) +
      place(
        [6, -8],
        rect([-28, -126], [56, 76], accent, { radius: 8 }) +
          rect([6, -126], [22, 76], accentShade, { radius: 8 }) +
          path("M-38-64H38L46-28C46 14 20 40 8 92L0 110-8 92C-20 40-46 14-46-28Z", main) +
          path("M6-64H38L46-28C46 14 20 40 8 92L0 110Q8 20 6-64Z", shade) +
          path("M-44-14Q0 14 44-14C42 20 18 44 8 92L0 110-8 92C-18 44-42 20-44-14Z", ink, 0.22) +
          circle(0, -10, 11, ink) +
          stroke("M0-6V100", ink, 4) +
          path("M-38-64H38L40-52H-40Z", paper) +
          stroke("M-34-38C-36-10-26 8-18 24M-16-114V-76", shine, 7),
        { turn: 32 },
      ) +
      path("M70 4C88 30 84 46 70 46S52 30 70 4Z", accent),
  ),
  /** A palette that teases, and its brush. */
  teasingPalette: floating(
    ["Visual Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-66 96 60-76", ink, 14) +
      path("M48-74 94-104Q96-70 68-58Z", accent) +
      path(
        "M-96 8C-98-50-50-84 6-84 62-84 98-52 98-12 98 26 64 24 46 32 28 42 38 60 26 80 16 96-12 98-34 92-76 80-94 46-96 8Z",
        shade,
      ) +
      path(
        "M-98 2C-98-54-52-88 4-88 60-88 94-56 94-18 94 18 62 16 42 24 24 34 34 52 22 72 12 88-14 90-36 84-76 72-96 40-98 2Z",
        main,
      ) +
      circle(-56, -40, 15, accent) +
      circle(-18, -62, 14, paper) +
      circle(24, -62, 14, accentShade) +
      circle(62, -38, 14, ink) +
      stroke("M-68 8Q-54-14-38 6M6 6Q22-14 36 4", ink, 9) +
      path("M-62 30Q-16 42 14 28 6 68-24 68-56 66-62 30Z", ink) +
      path("M-50 34-42 54-34 36Z", paper) +
      path("M-44 60Q-24 44-2 58-12 68-24 68-36 68-44 60Z", accent) +
      stroke("M60-8 84-20M62-20 82-8", accent, 6) +
      stroke("M-86-8Q-84-24-78-34", shine, 7),
  ),
  /** A drawing tablet with a sketched heart, and its pen. */
  penTablet: floating(
    ["Visual Arts", "Otaku Culture"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-4, 8],
        rect([-94, -66], [190, 142], shade, { radius: 15 }) +
          rect([-96, -70], [188, 140], main, { radius: 15 }) +
          rect([-66, -56], [146, 112], paper, { radius: 5 }) +
          circle(-81, -30, 6, accent) +
          circle(-81, -8, 6, ink) +
          circle(-81, 14, 6, ink) +
          path(
            "M4 44C-24 22-46 4-42-20-38-42-10-44 4-22 18-44 46-42 50-20 54 4 32 22 4 44Z",
            accent,
          ) +
          path("M36-35C46-32 50-26 50-20 54 4 32 22 4 44 22 20 44 0 36-35Z", accentShade) +
          stroke("M-52-40Q-40-50-24-46M58 32Q48 44 32 46", shade, 4) +
          stroke("M-26-16Q-24-26-14-28", paper, 6) +
          stroke("M-88-58H-40", shine, 4),
        { turn: -10 },
      ) +
      place(
        [52, -18],
        path("M-11-78Q0-88 13-78V46L2 76-11 46Z", ink) +
          path("M-11 40H13L2 76Z", accentShade) +
          rect([-11, -12], [24, 32], main) +
          stroke("M-4-66V-22", paper, 4),
        { turn: 36 },
      ),
  ),
  /** A bubble of speech with a cat's ears and nothing to say. */
  catEarBubble: floating(
    ["School"],
    ({ main, shade, shine, accent, ink }) =>
      path(
        "M-72-46-84-98-34-72Q0-78 34-72L84-98 72-46Q98-26 98 6C98 48 56 72 4 72L-44 99-38 67C-76 56-98 36-98 6Q-98-26-72-46Z",
        main,
      ) +
      path("M62-86 84-98 72-46Q98-26 98 6C98 48 56 72 4 72 64 54 84 10 50-62Z", shade) +
      path("M-62-54-70-80-44-66ZM62-54 70-80 44-66Z", accent) +
      circle(-44, 2, 14, ink) +
      circle(0, 2, 14, ink) +
      circle(44, 2, 14, ink) +
      stroke("M-82 14Q-84-16-66-28", shine, 8) +
      path("M-60 30Q-50 42-60 48-70 42-60 30ZM60 30Q70 42 60 48 50 42 60 30Z", accent),
  ),
};
