import { floating, standingOn } from "../../../emblem.ts";
import {
  circle,
  ellipse,
  outline,
  path,
  place,
  polar,
  rect,
  repeat,
  stroke,
} from "../../../svg.ts";
import { spikes } from "../../parts.ts";

/** Of named titles. */
export const p2d = {
  /** A golden cup from which light pours. */
  holyGrail: standingOn(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M0-40L-104-78-92-98ZM0-40L-58-106-34-108ZM0-40L-11-110H11ZM0-40L58-106 34-108ZM0-40L104-78 92-98Z",
        accent,
      ) +
      path("M-50-46Q-30-84 0-84T50-46Z", paper) +
      path(
        "M-88-46H88C90 4 56 28 14 36V62C26 72 56 76 64 100H-64C-56 76-26 72-14 62V36C-56 28-90 4-88-46Z",
        main,
      ) +
      path(
        "M44-46H88C90 4 56 28 14 36V62C26 72 56 76 64 100H8C16 74 0 60 2 36 30 16 44-10 44-46Z",
        shade,
      ) +
      ellipse([0, -46], [88, 15], shade) +
      ellipse([0, -45], [72, 10], paper) +
      path("M0-22L15-2 0 18-15-2ZM-48-18L-38-4-44 8-56-6Z", accent) +
      path("M0-22L15-2 0 18ZM48-18L38-4 44 8 56-6Z", accentShade) +
      rect([-22, 44], [44, 13], accentShade, { radius: 6 }) +
      path("M-60 90H60L64 100H-64Z", ink, 0.3) +
      stroke("M-72-24Q-68-4-52 8M-40 86Q-30 76-22 72", shine, 7),
  ),
  /** Blades planted on a hill, and the wheel of a great machine behind them. */
  bladeField: standingOn([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const sword =
      path("M-14-40H14V76H-14Z", main) +
      path("M1-40H14V76H1Z", shade) +
      path("M-36-54H36L30-38H-30Z", ink) +
      rect([-7, -84], [14, 34], main) +
      stroke("M-6-62L6-58M-6-74L6-70", ink, 4) +
      circle(0, -88, 11, ink);
    return (
      path(
        repeat(10, (i) =>
          outline([
            polar([0, 0], 94, i * 0.628 - 0.12),
            polar([0, 0], 94, i * 0.628 + 0.12),
            polar([0, 0], 70, i * 0.628 + 0.2),
            polar([0, 0], 70, i * 0.628 - 0.2),
          ]),
        ),
        accent,
      ) +
      circle(0, 0, 78, accent) +
      circle(0, 0, 56, accentShade) +
      circle(0, 0, 46, paper) +
      place([-54, 40], sword, { turn: -20, scale: 0.76 }) +
      place([54, 40], sword, { turn: 20, scale: 0.76 }) +
      place([0, 4], sword, { scale: 1.16 }) +
      stroke("M-8-30V50", shine, 4) +
      path("M-104 100C-88 76-60 80-44 82-20 66 22 64 44 82 64 78 90 76 104 100Z", ink)
    );
  }),
  /** A cherry blossom, and ribbons of shadow about it. */
  ribbonBlossom: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const ribbon =
      "M-104 30C-60 104 30 104 72 56 96 28 92-10 70-30 74-4 66 22 42 40 4 70-56 68-104 30Z";
    return (
      place([0, 0], path(ribbon, shade), { turn: 180 }) +
      repeat(5, (i) =>
        place(
          [0, 0],
          path("M0 0C-46-22-50-74-20-92L0-76 20-92C50-74 46-22 0 0Z", accent) +
            path("M0 0C46-22 50-74 20-92L12-86C30-60 22-20 0 0Z", accentShade),
          { turn: i * 72, scale: 0.86 },
        ),
      ) +
      place([0, 0], path(spikes(5, 38, 10), paper), { turn: 36 }) +
      circle(0, 0, 10, ink) +
      path(ribbon, main) +
      path("M10 84C34 80 56 72 72 56 96 28 92-10 70-30 74-4 66 22 42 40Q30 50 10 56Z", shade) +
      stroke("M-80 56Q-56 78-20 82M-20-64Q-28-56-28-44", shine, 5)
    );
  }),
  /** A soldier's cap over crossed rifles. */
  soldierCap: floating(["Military"], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const rifle =
      path("M-5-128H5V10H-5Z", ink) +
      path("M-10-62H10V22L26 96Q8 110-12 100L-10 30Z", accentShade) +
      rect([8, 14], [12, 12], ink, { radius: 4 });
    return (
      place([0, 4], rifle, { turn: 48 }) +
      place([0, 4], rifle, { turn: -48, flip: true }) +
      path("M-84-10C-96-50-60-80 0-80S96-50 84-10L66 20H-66Z", main) +
      path("M36-75C78-66 92-44 84-10L66 20H26C48-10 48-40 36-75Z", shade) +
      path("M-72-4Q0-24 72-4L68 30Q0 14-68 30Z", accent) +
      path("M30-14Q52-12 72-4L68 30Q48 24 26 22Z", accentShade) +
      path("M-70 28Q0 10 70 28C86 44 62 66 48 60 20 46-20 46-48 60-62 66-86 44-70 28Z", ink) +
      place([0, -42], path(spikes(5, 26, 11), paper)) +
      stroke("M-58 36Q0 20 58 36", paper, 4, 0.6) +
      stroke("M-74-26Q-72-50-46-62", shine, 7)
    );
  }),
  /** A curved sword wrapped in flame. */
  flameKatana: floating(
    ["Super Power", "Samurai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-70 60C-110 20-92-24-60-50-62-28-52-22-44-22-50-66-16-90 20-106 14-76 36-70 46-54 54-66 52-76 48-88 86-60 104-20 92 20 80 64 40 96-8 92-34 90-56 78-70 60Z",
        accent,
      ) +
      path(
        "M-50 50C-76 20-60-10-40-16-36-4-28-2-20-4-22-40 0-58 14-66 14-46 34-38 36-22 42-26 46-32 48-40 74-10 70 30 44 54 16 76-26 78-50 50Z",
        accentShade,
      ) +
      place(
        [0, 0],
        path("M-13 44C-22-20-14-92 20-136 22-86 20-16 14 44Z", main) +
          path("M2 44C-2-20 4-86 20-136 22-86 20-16 14 44Z", shade) +
          stroke("M-6 34C-12-20-6-70 8-104", paper, 4) +
          ellipse([0, 48], [34, 11], ink) +
          ellipse([0, 46], [34, 8], shine) +
          path("M-11 54H11L17 124Q4 132-7 126Z", ink) +
          stroke("M-6 66L10 74M10 66L-4 74M-4 86L12 94M12 86L-2 94M-1 106L13 112", paper, 4),
        { turn: 40, scale: 0.94 },
      ),
  ),
  /** A great bow of spotted ribbon. */
  dotRibbon: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-20 0L-72 98-42 88-24 104 4 10ZM20 0L72 98 42 88 24 104-4 10Z", shade) +
      path("M0-14C-30-70-88-84-98-62-106-36-104 14-94 40-80 58-30 40 0 14Z", main) +
      path("M0-14C30-70 88-84 98-62 106-36 104 14 94 40 80 58 30 40 0 14Z", main) +
      path("M80-78Q94-74 98-62C106-36 104 14 94 40 80 58 30 40 0 14 60 34 96 0 80-78Z", shade) +
      path(
        "M0-6C-30-34-50-36-60-26-54-10-30 6 0 6ZM0-6C30-34 50-36 60-26 54-10 30 6 0 6Z",
        ink,
        0.35,
      ) +
      repeat(12, (i) => {
        const x = [72, 88, 84, 56, 44, 58][i % 6] as number;
        const y = [-52, -20, 14, 24, -50, 66][i % 6] as number;
        return circle(i < 6 ? -x : x, y, 9, paper);
      }) +
      rect([-22, -28], [44, 54], accent, { radius: 15 }) +
      path("M6-28H10Q22-28 22-14V12Q22 26 8 26H4Q14 0 6-28Z", accentShade) +
      stroke("M-84-58Q-74-66-60-60M-12-14V4", shine, 6),
  ),
  /** A pig with a rose between its teeth. */
  proudPig: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-40-54C-60-98-92-96-96-90-104-70-92-34-70-20ZM40-54C60-98 92-96 96-90 104-70 92-34 70-20Z",
        shade,
      ) +
      path(
        "M-50-52C-64-80-82-84-86-80-88-66-82-46-72-36ZM50-52C64-80 82-84 86-80 88-66 82-46 72-36Z",
        accent,
      ) +
      path("M-86 14C-88-42-48-70 0-70S88-42 86 14C84 66 44 92 0 92S-84 66-86 14Z", main) +
      path("M42-62C72-48 88-22 86 14 84 66 44 92 0 92 66 60 70-10 42-62Z", shade) +
      path("M-60-30L-26-18-28-10-62-20ZM60-30L26-18 28-10 62-20Z", ink) +
      circle(-42, -4, 9, ink) +
      circle(42, -4, 9, ink) +
      circle(-45, -7, 3, paper) +
      circle(39, -7, 3, paper) +
      ellipse([0, 22], [38, 27], accent) +
      path("M16-2Q38 4 38 22C38 38 20 49 0 49Q30 30 16-2Z", accentShade) +
      ellipse([-13, 22], [7, 11], ink) +
      ellipse([13, 22], [7, 11], ink) +
      stroke("M-34 68L84 54", ink, 7) +
      path("M20 62Q34 78 50 60 34 52 20 62Z", shine) +
      path("M-36 46C-58 38-72 50-74 64-82 78-64 98-48 94-28 96-20 74-30 64Z", accentShade) +
      path("M-40 50C-58 46-66 56-64 66-62 80-46 84-36 74-32 66-34 54-40 50Z", accent) +
      stroke("M-44 60Q-56 62-50 72M-74-6Q-70-32-52-46", shine, 6),
  ),
  /** A pedlar's chest of drawers from which something bright escapes. */
  medicineChest: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-6-20C-40-50 30-60 4-84-16-104-52-90-44-70-36-56-16-66-24-78", paper, 9) +
      stroke("M10-20C60-30 30-70 64-78 92-82 96-46 76-46 62-48 66-64 76-62", accent, 9) +
      stroke("M-22-20C-60-16-50-44-78-46-96-44-96-22-82-22", accent, 7) +
      path("M-76-8H76V100H-76Z", main) +
      path("M44-8H76V100H44Z", shade) +
      path("M-84-22H84V-4H-84Z", shade) +
      path("M-30-20H30L24-4H-24Z", paper) +
      path(
        "M-64 8H-6V34H-64ZM6 8H64V34H6ZM-64 42H-6V68H-64ZM6 42H64V68H6ZM-64 76H64V92H-64Z",
        ink,
      ) +
      path("M-60 8H-10V29H-60ZM10 8H60V29H10ZM-60 42H-10V63H-60ZM-60 76H60V88H-60Z", main) +
      path("M2 48H68V74H2Z", accentShade) +
      path("M2 44H68V50H2Z", paper) +
      circle(-35, 19, 5, paper) +
      circle(35, 19, 5, paper) +
      circle(-35, 53, 5, paper) +
      circle(35, 62, 5, ink) +
      circle(0, 82, 5, paper) +
      circle(28, -98, 6, paper) +
      circle(-70, -80, 5, paper) +
      circle(92, -98, 5, accent) +
      stroke("M-76-13H-20M-70 4V90", shine, 5),
  ),
  /** A hand that aims with a finger, at whose tip light gathers. */
  spiritFinger: floating(
    ["Super Power"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place([-66, -22], path(spikes(10, 44, 27), accent)) +
      path("M64-42H104V72H64Z", accentShade) +
      path("M64-42H104V-20H64Z", accent) +
      stroke("M40-18L26-66", shade, 27) +
      path("M10-38H54Q76-38 76-18V46Q76 66 56 66H24Q2 66 2 44Z", main) +
      path("M50-38H54Q76-38 76-18V46Q76 66 56 66H36Q64 30 50-38Z", shade) +
      stroke("M-38-22H32", main, 29) +
      repeat(3, (i) =>
        rect([-12 + i * 4, 0 + i * 24], [50, 24], i % 2 ? main : shade, { radius: 12 }),
      ) +
      rect([-12, 0], [50, 24], main, { radius: 12 }) +
      stroke("M-6-6H34M30 10V60", ink, 4) +
      circle(-66, -22, 22, paper) +
      circle(-66, -22, 12, accent) +
      stroke("M-14-28H16M20-64L24-50", shine, 6),
  ),
  /** Two moons and the wand of a witch. */
  twinMoonWand: floating(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(-24, 12, 74, accent) +
      path("M16-50A74 74 0 0 1-40 84Q66 50 16-50Z", accentShade) +
      circle(-58, 24, 13, accentShade) +
      circle(-36, 60, 9, accentShade) +
      circle(-62, -16, 8, accentShade) +
      circle(64, -66, 34, main) +
      path("M78-97A34 34 0 0 1 56-33Q92-60 78-97Z", shade) +
      circle(54, -74, 6, shade) +
      stroke("M92 94L-14-8", paper, 17) +
      stroke("M92 94L-10-4", ink, 11) +
      stroke("M92 94L64 67", main, 17) +
      place([-18, -12], path(spikes(5, 48, 20), paper) + path(spikes(5, 34, 14), main), {
        turn: -12,
      }) +
      path(
        "M40 14L46 28 60 34 46 40 40 54 34 40 20 34 34 28ZM-76-92L-71-80-59-75-71-70-76-58-81-70-93-75-81-80Z",
        paper,
      ) +
      stroke("M-86 2Q-82-24-66-40", shine, 6),
  ),
};
