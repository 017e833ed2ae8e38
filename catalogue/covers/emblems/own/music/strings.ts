import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, type Point, rect, repeat, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** Violins, guitars and a lute. */
export const strings = {
  /** A violin with its bow, and petals in the wind. */
  springViolin: floating(
    ["Music"],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke("M-96 62L92-84", paper, 6) +
      stroke("M-90 68L88-70", ink, 4) +
      place(
        [-4, 4],
        rect([-8, -116], [16, 90], ink, { radius: 6 }) +
          stroke("M-16-104H16M-16-92H16", ink, 7) +
          path(
            "M0-44C34-44 46-24 42-4 40 8 28 10 28 22S52 36 54 62C56 90 30 104 0 104S-56 90-54 62C-52 36-28 34-28 22S-40 8-42-4C-46-24-34-44 0-44Z",
            main,
          ) +
          path(
            "M10-44C36-42 46-24 42-4 40 8 28 10 28 22S52 36 54 62C56 90 30 104 4 104 44 80 30 50 18 34 8 18 26-8 10-44Z",
            shade,
          ) +
          path("M-8-40H8L6 34H-6ZM-10 66H10L6 100H-6Z", ink) +
          rect([-20, 48], [40, 7], paper) +
          stroke("M-26 34Q-32 46-26 58M26 34Q32 46 26 58", ink, 5) +
          stroke("M-32-12Q-32-28-18-34M-44 66Q-42 82-32 90", shine, 6),
        { turn: 30, scale: 1.12 },
      ) +
      repeat(5, (i) => {
        const at: Point = [
          [-78, -36],
          [-50, -82],
          [72, 30],
          [44, 80],
          [-88, 10],
        ][i] as [number, number];
        return place(at, path("M0 14C-18 0-12-14-2-14L0-9 2-14C12-14 18 0 0 14Z", accent), {
          turn: i * 67,
        });
      }),
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
  /** A lute with its great plectrum. */
  biwaLute: floating(
    ["Music", "Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-8, 0],
        stroke("M-30-88H30M-30-70H30", accent, 10) +
          path("M-10-30V-96Q-10-106 4-110L18-98Q10-94 10-86V-30Z", ink) +
          path("M-10-44C-16-8-68 8-68 52-68 88-38 104 0 104S68 88 68 52C68 8 16-8 10-44Z", shade) +
          path("M-10-44C-16-8-68 8-68 52-68 88-38 104-6 104 36 92 44 20 6-44Z", main) +
          path("M-66 42Q0 66 66 42L68 58Q0 84-68 58Z", ink) +
          stroke("M-34 22Q-24 10-22 24M34 22Q24 10 22 24", ink, 6) +
          rect([-26, 78], [52, 12], ink, { radius: 4 }) +
          stroke("M-6-84-10 80M-2-84-3 80M2-84 4 80M6-84 11 80", paper, 2.5) +
          stroke("M-54 36Q-50 22-36 12", shine, 6),
        { turn: 24 },
      ) +
      path("M50 104 40 54Q28 10 88-6 92 32 66 56Z", accent) +
      path("M50 104 54 56Q70 26 88-6 92 32 66 56Z", accentShade),
  ),
  /** A guitar in a box of fruit, and somebody who peeps out of it. */
  boxGuitar: standingOn(
    ["Music"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [2, -6],
        path("M-9-30-7-104-14-122Q2-132 18-118L8-102 9-30Z", accentShade) +
          path(
            "M-14-34C-54-50-76-12-56 12-80 40-66 80 0 80S80 40 56 12C66-8 62-34 40-44 40-30 30-20 14-24Z",
            ink,
          ) +
          path("M-16-24C-46-38-62-10-46 14-64 44-50 70 0 70Z", accent) +
          rect([-24, -8], [48, 12], paper, { radius: 4 }) +
          stroke("M-3-110V10M4-110V10", paper, 2.5) +
          stroke("M-16-116H-22M-14-106H-20M16-112H22", ink, 6),
        { turn: 22 },
      ) +
      path("M-86 18-104 42-86 48ZM86 18 104 42 86 48Z", shade) +
      path("M-86 16H86V100H-86Z", main) +
      path("M30 16H86V100H12Z", shade) +
      path("M-86 16H86V24H-86Z", shine) +
      rect([-40, 28], [80, 26], ink, { radius: 13 }) +
      circle(-17, 41, 9, paper) +
      circle(17, 41, 9, paper) +
      circle(-15, 43, 4, ink) +
      circle(19, 43, 4, ink) +
      path("M-26 84C-26 66 0 58 20 66 34 74 24 94 2 96-14 96-26 94-26 84Z", accent) +
      path("M20 66C34 74 24 94 2 96 18 86 22 78 20 66Z", accentShade) +
      path("M18 66Q28 54 44 58 36 72 18 66Z", ink) +
      stroke("M-74 38V66", shine, 6),
  ),
  /** A guitar leaning beside a cup of tea. */
  teaGuitar: floating(
    ["Music"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-12, 2],
        path("M-11-60H12V20H-11Z", ink) +
          path("M-17-66L-22-104-4-114 22-104 18-66Z", shade) +
          path(
            "M-54 100C-92 92-92 52-64 38-54 32-58 20-60 10-66-20-34-30-14-14H14C26-34 48-22 48-4 48 16 42 30 64 38 92 52 92 92 54 100 24 108-24 108-54 100Z",
            main,
          ) +
          path(
            "M46-12C50 12 42 30 64 38 92 52 92 92 54 100 42 103 26 105 12 106 70 88 60 56 36 44 22 32 34 6 46-12Z",
            shade,
          ) +
          rect([-26, 18], [53, 14], ink) +
          rect([-26, 44], [53, 14], ink) +
          rect([-30, 76], [60, 11], paper, { radius: 4 }) +
          stroke("M-4-98V80M6-98V80", paper, 3) +
          stroke("M-72 74Q-74 56-56 46", shine, 7),
        { turn: 33 },
      ) +
      place(
        [62, 56],
        ellipse([0, 36], [46, 9], accentShade) +
          path("M30-8C54-14 54 26 22 24V15C42 16 40-2 30 2Z", accentShade) +
          path("M-36-20H36C38 14 26 36 12 38H-12C-26 36-38 14-36-20Z", accent) +
          path("M16-20H36C38 14 26 36 12 38H0C16 24 20 4 16-20Z", accentShade) +
          ellipse([0, -20], [36, 9], paper) +
          path("M0 22C-12 12-8 2 0 8 8 2 12 12 0 22Z", paper),
      ) +
      stroke("M48 22Q40 10 50-2M72 22Q64 10 74-2", accent, 7),
  ),
};
