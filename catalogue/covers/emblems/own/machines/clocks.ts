import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, polar, rect, repeat, stroke, svg } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** What tells the time. */
export const clocks = {
  /** A walnut, halved, with a clock for its kernel. */
  walnutClock: floating(
    ["Time Travel"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M0-104C18-94 34-96 50-84 76-80 80-58 90-40 102-16 92 4 92 22 92 50 70 60 58 78 40 94 20 90 0 104-20 90-40 94-58 78-70 60-92 50-92 22-92 4-102-16-90-40-80-58-76-80-50-84-34-96-18-94 0-104Z",
        main,
      ) +
      path(
        "M50-84C76-80 80-58 90-40 102-16 92 4 92 22 92 50 70 60 58 78 40 94 20 90 0 104 70 60 90-20 50-84Z",
        shade,
      ) +
      stroke(
        "M-60-64Q-80-40-74-20-86 6-72 30-66 54-46 66M60-64Q80-40 74-20 86 6 72 30 66 54 46 66M-30-84Q0-74 30-84M-26 82Q0 74 26 82",
        shade,
        7,
      ) +
      circle(0, 0, 62, ink) +
      circle(0, 0, 54, paper) +
      path("M0-54A54 54 0 0 1 38 38L0 0Z", accent) +
      path("M38-38A54 54 0 0 1 38 38L0 0Z", accentShade) +
      stroke("M0-46V-40M46 0H40M0 46V40M-46 0H-40M-33-33L-30-30M-33 33L-30 30", ink, 6) +
      stroke("M0 0V-34M0 0L22 22", ink, 8) +
      circle(0, 0, 8, ink) +
      stroke("M-84-20Q-82-48-62-64", shine, 6),
  ),
  /** An hourglass in which coins run. */
  coinHourglass: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-62-84H62C62-40 16-22 12 0 16 22 62 40 62 84H-62C-62 40-16 22-12 0-16-22-62-40-62-84Z",
        paper,
      ) +
      path(
        "M30-84H62C62-40 16-22 12 0 16 22 62 40 62 84H34C40 40 4 24 2 0 4-24 40-40 30-84Z",
        shade,
        0.3,
      ) +
      path("M-50-52H50C36-26 12-18 6 2H-6C-12-18-36-26-50-52Z", main) +
      path("M-60 80C-56 58-22 44 0 42S56 58 60 80Z", shade) +
      ellipse([-26, -54], [22, 9], shade) +
      ellipse([22, -56], [24, 9], main) +
      ellipse([-28, -59], [22, 9], main) +
      ellipse([22, -60], [16, 5], shine) +
      ellipse([0, 20], [11, 8], main) +
      ellipse([4, 44], [26, 10], main) +
      ellipse([-30, 64], [26, 10], main) +
      ellipse([30, 66], [26, 10], main) +
      ellipse([0, 58], [26, 10], main) +
      ellipse([0, 58], [15, 5], shine) +
      path("M-80-100H80V-80H-80ZM-80 80H80V100H-80Z", accent) +
      path("M30-100H80V-80H30ZM30 80H80V100H30Z", accentShade) +
      stroke("M-74-76V76M74-76V76", ink, 9) +
      stroke("M-46-74C-46-46-20-28-16-10", shine, 5),
  ),
  /** A pocket watch in chains. */
  chainedWatch: floating(["Mystery"], ({ main, shade, shine, accent, ink, paper }) => {
    const chain =
      "M-92-28-82-22M-64-10-54-4M-36 8-26 14M-8 26 2 32M20 44 30 50M48 62 58 68M76 80 86 86";
    return (
      stroke("M-16-88a17 17 0 1 1 32 0a17 17 0 1 1-32 0", shade, 8) +
      rect([-15, -76], [30, 22], main, { radius: 5 }) +
      circle(0, 20, 80, shade) +
      circle(-3, 18, 76, main) +
      circle(0, 20, 62, ink) +
      circle(-2, 18, 58, paper) +
      stroke(
        "M-2-30V-20M-2 56V66M-50 18H-40M36 18H46M-26-24-22-16M22-24 18-16M-26 60-22 52M22 60 18 52",
        ink,
        6,
      ) +
      stroke("M-2 18V-14M-2 18 22 2", ink, 8) +
      circle(-2, 18, 8, accent) +
      path("M50-12 30-2 38 4 22 10 42 8 36 0Z", ink) +
      stroke(chain, ink, 24) +
      stroke(chain, accent, 17) +
      stroke(chain, ink, 6) +
      stroke("M-67 6Q-62-22-42-38", shine, 8)
    );
  }),
  /** A clock that runs back, grown over with ice. */
  frozenClock: floating(
    ["Time Travel"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(0, 0, 94, shade) +
      circle(-4, -4, 90, main) +
      circle(0, 0, 70, paper) +
      stroke(
        "M0-60V-50M30-52L26-44M52-30L44-26M60 0H50M-60 0H-50M-52-30L-44-26M-30-52L-26-44M-52 30L-44 26M-30 52L-26 44M0 60V50",
        ink,
        6,
      ) +
      stroke("M0 0V-40", ink, 10) +
      stroke("M0 0L-26 18", ink, 10) +
      stroke("M36 0A36 36 0 0 0-26-26", accent, 9) +
      path("M-42-14L-38-42-14-26Z", accent) +
      circle(0, 0, 9, ink) +
      path("M6 98L20 34 40 62 58 6 70 48 98 26 90 98Z", accent) +
      path("M40 62L58 6 56 98H34ZM70 48L98 26 90 98H76Z", accentShade) +
      stroke("M24 54L18 84M56 30L48 66", paper, 4) +
      stroke("M-78-14Q-70-58-32-76", shine, 7),
  ),
  /** The clock of a park, and blossom. */
  parkClock: standingOn(
    ["Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-14 20H14L18 84H-18Z", main) +
      path("M2 20H14L18 84H4Z", shade) +
      path("M-56 100L-40 80H40L56 100Z", accentShade) +
      circle(0, -34, 68, main) +
      path("M44-86A68 68 0 1 1-52 14Q72 30 44-86Z", shade) +
      circle(0, -34, 52, paper) +
      stroke("M0-34V-70M0-34L-20-6", ink, 9) +
      stroke("M0-80v2M46-34h-2M0 12v-2M-46-34h2", accentShade, 7) +
      stroke("M-58-52Q-50-80-26-92", shine, 6) +
      path(
        repeat(15, (i) => {
          const [x = 0, y = 0] =
            [
              [-66, 62],
              [66, 46],
              [68, -84],
            ][i % 3] ?? [];
          const [px, py] = polar([x, y], 12, i * 1.257);
          return svg`M${px - 11} ${py}a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z`;
        }),
        accent,
      ) +
      stroke("M-66 62v.1M66 46v.1M68-84v.1", paper, 9),
  ),
  /** A clock at which knives point from all sides. */
  knifeClock: floating(
    ["Time Travel"],
    ({ main, shade, shine, accent, ink, paper }) =>
      circle(0, 0, 70, ink) +
      circle(0, 0, 62, main) +
      path("M44-44A62 62 0 1 1-44 44 84 84 0 0 0 44-44Z", shade) +
      circle(0, 0, 46, paper) +
      stroke("M0-38v5M0 38v-5", ink, 6) +
      stroke("M0-26V0L18 10", ink, 8) +
      stroke("M-53-16Q-48-38-30-46", shine, 5) +
      repeat(6, (i) =>
        place(
          [0, 0],
          edged("M-8-80V-108H8V-80Z", accent, ink, 8) + edged("M0-48L13-82H-13Z", paper, ink, 8),
          { turn: i * 60 + 30 },
        ),
      ),
  ),
};
