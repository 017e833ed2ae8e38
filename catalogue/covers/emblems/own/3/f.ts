import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, type Point, polar, rect, repeat, stroke } from "../../../svg.ts";
import { both } from "../../parts.ts";

const cub = (fur: string, dark: string, light: string, eye: string): string =>
  path("M20 98C62 100 84 72 76 34 64 52 58 62 44 70Z", dark) +
  path(
    "M-12 100H-54Q-58 90-42 86L-44 46Q-52 26-46 8L-70 4Q-84 0-80-12L-58-24Q-54-42-44-48L-46-86-16-58-4-88 8-48C14-20 20-4 32 22 48 54 46 80 38 100Z",
    fur,
  ) +
  path("M8-48C14-20 20-4 32 22 48 54 46 80 38 100H-4C24 84 26 60 12 30 0 4-2-20 8-48Z", dark) +
  path("M-46 8Q-28 14-14 0-18 34-36 60-40 56-44 46-52 26-46 8Z", light) +
  circle(-76, -8, 8, eye) +
  path("M-48-24Q-36-34-28-20-40-14-48-24Z", eye) +
  path("M-40-72-38-52-24-58Z", dark);

export const p3f = {
  /** A swallowtail. */
  swallowtail: floating(
    ["Supernatural"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-4-46Q-14-84-36-92M4-46Q14-84 36-92", ink, 5) +
      both(
        path(
          "M4 2C50-6 92 20 84 54 80 66 70 64 68 76 76 96 62 116 50 106 42 96 52 86 40 74 20 66 6 44 4 2Z",
          shade,
        ) +
          path("M4-24C24-84 76-108 106-92 104-48 78-4 6 10Z", main) +
          path("M18-20C38-56 66-78 88-78 84-56 68-34 40-18Z", accent) +
          path("M24 20Q54 14 64 36 54 54 40 52 28 40 24 20Z", accent) +
          stroke("M12-12 80-70M14-6 60-38M20 14 56 44", ink, 5),
      ) +
      path("M40-18 88-78C84-56 68-34 40-18ZM24 20 56 44Q50 54 40 52 28 40 24 20Z", accentShade) +
      path("M0-52Q12-44 9-20 9 30 0 60-9 30-9-20-12-44 0-52Z", ink) +
      stroke("M-92-78Q-76-76-60-66", shine, 5) +
      circle(-66, 88, 4, shine) +
      circle(62, 90, 4, shine),
  ),
  /** A wand with a crescent, a star and a bow. */
  crescentWand: floating(
    ["Mahou Shoujo"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-2, 8],
        stroke("M0 44V108", ink, 20) +
          stroke("M0 44V108", paper, 12) +
          circle(0, 110, 12, main) +
          path("M-68-58A70 70 0 1 0 68-58 68 68 0 0 1-68-58Z", ink) +
          path("M-66-44A66 66 0 1 0 66-44 72 72 0 0 1-66-44Z", main) +
          path("M66-44A66 66 0 0 1 0 38L10 12A72 72 0 0 0 66-44Z", shade) +
          path("M0-129 18-93 60-90 30-62 41-15 0-36-41-15-30-62-60-90-18-93Z", ink) +
          path("M0-118 14-86 48-82 22-60 30-26 0-44-30-26-22-60-48-82-14-86Z", paper) +
          circle(0, -68, 13, accent) +
          circle(-4, -72, 4, paper) +
          both(
            path(
              "M4 46C26 14 66 12 72 32 74 50 68 72 56 78 36 76 18 66 4 50ZM8 52 36 96 18 92 10 102Z",
              accent,
            ),
          ) +
          path("M4 50C30 52 52 56 72 44 72 58 66 72 56 78 36 76 18 66 4 50Z", accentShade) +
          path("M-4 50C-30 52-52 56-72 44-72 58-66 72-56 78-36 76-18 66-4 50Z", accentShade) +
          circle(0, 48, 15, ink) +
          circle(0, 48, 10, main) +
          stroke("M-52-14Q-44 8-26 18", shine, 6),
        { turn: 20, scale: 0.92 },
      ),
  ),
  /** A twisted spear with two points before a moon. */
  forkedLance: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      circle(0, 0, 86, accent) +
      path("M61-61A86 86 0 0 1-61 61 96 96 0 0 0 61-61Z", accentShade) +
      circle(-40, -34, 13, accentShade) +
      circle(-54, 12, 8, accentShade) +
      circle(26, 40, 11, accentShade) +
      place(
        [0, 0],
        stroke("M0 40V124", ink, 27) +
          path(
            "M-42-142C-70-80-58-30-16 2L-16 44H16V2C58-30 70-80 42-142 28-100 36-60 0-30-36-60-28-100-42-142Z",
            ink,
          ) +
          path("M-42-120C-58-76-50-34-6-2L6-18C-40-50-34-84-42-120Z", main) +
          path("M42-120C58-76 50-34 6-2L-6-18C40-50 34-84 42-120Z", shade) +
          path("M-9-8C16 12 16 22-9 44-9 30-4 26 0 18-4 10-9 4-9-8Z", main) +
          path("M9-8C-16 12-16 22 9 44 9 30 4 26 0 18 4 10 9 4 9-8Z", shade) +
          stroke("M0 48V124", main, 15) +
          stroke("M-7 66 7 52M-7 90 7 76M-7 114 7 100", ink, 6) +
          stroke("M-45-86Q-44-60-34-46", shine, 5),
        { turn: 40 },
      ),
  ),
  /** A two-tone coupe from the front, its lamps raised. */
  pandaCoupe: standingOn(
    ["Racing"],
    ({ main, shade, shine, accent, ink, paper }) =>
      circle(-84, 78, 20, paper) +
      circle(86, 74, 18, paper) +
      circle(-66, 90, 12, paper) +
      rect([-88, 60], [36, 41], ink, { radius: 8 }) +
      rect([52, 60], [36, 41], ink, { radius: 8 }) +
      path(
        "M-96 24Q-94-2-72-10L-54-76Q-50-90-36-90H36Q50-90 54-76L72-10Q94-2 96 24L92 84H-92Z",
        main,
      ) +
      path("M30-90H36Q50-90 54-76L72-10Q94-2 96 24L92 84H40Q70 20 30-90Z", shade) +
      path("M-44-78H44L60-18H-60Z", ink) +
      path("M-38-72H-8L-34-24H-52Z", shine) +
      rect([-82, -32], [44, 36], ink, { radius: 6 }) +
      rect([38, -32], [44, 36], ink, { radius: 6 }) +
      rect([-77, -27], [34, 26], paper, { radius: 4 }) +
      rect([43, -27], [34, 26], paper, { radius: 4 }) +
      circle(-60, -14, 10, accent) +
      circle(60, -14, 10, accent) +
      path("M-96 34H96L92 84H-92Z", ink) +
      stroke("M-88 40H88", accent, 5) +
      rect([-24, 54], [48, 20], paper, { radius: 3 }) +
      circle(-60, 62, 10, accent) +
      circle(60, 62, 10, accent) +
      stroke("M-34 14H34M-34 24H34", ink, 5) +
      stroke("M-98-26-106-30M98-26 106-30", ink, 9),
  ),
  /** A flute with a tassel, and a lotus. */
  tasselFlute: floating(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(
        path("M0 66C-40 84-92 62-102 14-62 12-26 34 0 66Z", accentShade) +
          path("M0 68C-50 48-80 0-70-52-26-28 0 14 0 68Z", accent),
      ) +
      path("M0 68C-50 30-48-44 0-94 48-44 50 30 0 68Z", ink) +
      path("M0 60C-42 26-40-42 0-82 40-42 42 26 0 60Z", paper) +
      path("M0 60C28 26 28-42 0-82 40-42 42 26 0 60Z", shine) +
      stroke("M-92 46 92-50", ink, 30) +
      stroke("M-92 46 92-50", shade, 21) +
      stroke("M-93 42 90-54", main, 12) +
      stroke("M-54 25-53 24.5M-30 12-29 11.5M-6 0-5-.5M18-12 19-12.5M54-31 55-31.5", ink, 10) +
      stroke("M-84 28-74 48M82-56 88-38M70-50 76-32", accent, 6) +
      stroke("M-78 48Q-86 58-74 66", accent, 5) +
      circle(-72, 66, 9, accentShade) +
      path("M-80 72H-64L-56 104Q-72 112-88 104Z", accent) +
      path("M-70 72H-64L-56 104-66 108Z", accentShade),
  ),
  /** An acorn in the rain, under a leaf. */
  acornLeaf: floating(
    ["Iyashikei", "Childcare"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-88-8V12M-70 34V54M90-10V10M76 36V56M-92 66V80M92 72V84", paper, 6) +
      stroke("M12-60C60-10 66 60 48 98", accentShade, 10) +
      path("M-54 20H54C56 64 24 88 2 104-20 88-56 64-54 20Z", main) +
      path("M20 20H54C56 64 24 88 2 104 20 74 28 52 20 20Z", shade) +
      path("M-66 22C-72-12-38-28 0-28S72-12 66 22Q0 34-66 22Z", ink) +
      path("M-59 17C-62-10-34-21 0-21S62-10 59 17Q0 27-59 17Z", accentShade) +
      stroke("M-46-4-20 18M-22-16 12 20M6-18 40 16M-40 16-16-14M-8 18 20-16M24 18 46-4", ink, 4) +
      path(
        "M-104-28C-100-80-50-108 2-106 60-106 102-74 104-26 80-40 54-42 40-30 24-48 0-54 8-54-2-52-24-48-38-30-54-44-80-40-104-28Z",
        accent,
      ) +
      path(
        "M40-104C80-92 102-62 104-26 80-40 54-42 40-30 34-38 26-44 18-50 46-58 54-80 40-104Z",
        accentShade,
      ) +
      stroke("M8-56Q0-84-24-96M8-56Q40-64 70-54M2-66Q-34-66-66-54", ink, 4) +
      stroke("M-36 36Q-34 56-22 70M-82-50Q-70-74-50-84", shine, 7),
  ),
  /** Two wolf cubs. */
  wolfCubs: standingOn(
    ["Childcare"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place([34, 20], cub(accent, accentShade, paper, ink), { scale: 0.8, flip: true }) +
      place([-16, 0], cub(main, shade, shine, ink)),
  ),
  /** A folding fan with the moon over waves. */
  courtesanFan: floating(["Historical"], ({ main, shade, accent, accentShade, ink, paper }) => {
    const centre: Point = [0, 78];
    const at = (distance: number, turn: number): string =>
      polar(centre, distance, turn).map(Math.round).join(" ");
    const [left, right] = [-Math.PI * 0.8, -Math.PI * 0.2];
    const sector = (from: number, to: number, a: number, b: number): string =>
      `M${at(from, a)}L${at(to, a)}A${to} ${to} 0 0 1 ${at(to, b)}L${at(from, b)}A${from} ${from} 0 0 0 ${at(from, a)}Z`;
    return place(
      [0, 24],
      stroke("M0 84Q-30 86-34 106M0 84Q26 90 20 110", accentShade, 8) +
        stroke(
          repeat(9, (i) => `M0 78L${at(78, left + (i * (right - left)) / 8)}`),
          ink,
          9,
        ) +
        path(sector(66, 172, left - 0.03, right + 0.03), ink) +
        path(sector(72, 166, left, right), main) +
        path(sector(72, 166, -0.36 * Math.PI, right), shade) +
        path(sector(148, 166, left, right), accent) +
        circle(-22, -22, 27, accent) +
        path("M-2-41A27 27 0 0 1-41-3 32 32 0 0 0-2-41Z", accentShade) +
        stroke(
          "M-62 38Q-46 18-30 30M-34 10Q-20 0-8 14M12-12Q28-30 42-14M34 14Q50-2 66 14M-96 26Q-86 6-70 10",
          paper,
          7,
        ) +
        stroke(
          repeat(
            7,
            (i) =>
              `M${at(76, left + ((i + 1) * (right - left)) / 8)}L${at(144, left + ((i + 1) * (right - left)) / 8)}`,
          ),
          shade,
          2.5,
        ) +
        circle(0, 78, 13, ink) +
        circle(0, 78, 6, accent),
      { scale: 0.8 },
    );
  }),
};
