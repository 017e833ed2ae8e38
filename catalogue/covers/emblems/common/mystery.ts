import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, place, polar, rect, repeat, stroke, svg } from "../../svg.ts";

/** Riddles, clues and the passing of time. */
export const mystery = {
  /** A lens over the print of a finger. */
  fingerprintLens: floating(
    ["Mystery", "Detective", "Suspense", "Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-22, -22],
        rect([-15, 78], [30, 78], ink, { radius: 14 }) +
          rect([-10, 70], [20, 22], accentShade) +
          circle(0, 0, 78, main) +
          path("M55-55A78 78 0 0 1-55 55Z", shade) +
          circle(0, 0, 60, paper) +
          stroke(
            "M-34 30Q-40-40 0-40T36 24M-20 42Q-26-24 0-24T22 38M-6 48Q-10-8 0-8T8 50M-46 8Q-44-50 0-52 44-50 47-4",
            accent,
            8,
          ) +
          stroke("M-69-6A69 69 0 0 1-24-64", shine, 6) +
          rect([-15, 128], [30, 12], accent, { radius: 4 }),
        { turn: -45 },
      ),
  ),
  /** A keyhole with light behind. */
  keyhole: floating(
    ["Mystery", "Suspense", "Psychological", "Horror"],
    ({ main, shade, shine, accent, ink, paper }) =>
      path(
        "M0-100C30-84 54-84 70-70 66-30 66 30 70 70 54 84 30 84 0 100-30 84-54 84-70 70-66 30-66-30-70-70-54-84-30-84 0-100Z",
        main,
      ) +
      path("M36-84Q58-80 70-70C66-30 66 30 70 70 54 84 30 84 0 100 60 60 60-40 36-84Z", shade) +
      path("M0-66A38 38 0 0 1 22 4L38 66H-38L-22 4A38 38 0 0 1 0-66Z", ink) +
      path("M0-52A25 25 0 0 1 12-6L22 54H-22L-12-6A25 25 0 0 1 0-52Z", accent) +
      path("M0-40A13 13 0 0 1 4-10L8 54H-8L-4-10A13 13 0 0 1 0-40Z", paper) +
      circle(0, -82, 6, ink) +
      circle(0, 82, 6, ink) +
      stroke("M-58-60Q-55-20-55 10", shine, 6),
  ),
  /** An old key with a clover bow. */
  oldKey: floating(
    ["Mystery", "Fantasy", "Adventure", "Isekai", "Urban Fantasy"],
    ({ main, shade, shine, accent, ink }) => {
      const loop = (x: number, y: number, tone: string) =>
        stroke(svg`M${x - 24} ${y}A24 24 0 1 1 ${x - 24} ${y + 0.1}`, tone, 19);
      return place(
        [0, 0],
        loop(-30, -58, main) +
          loop(30, -58, shade) +
          loop(0, -94, main) +
          rect([-14, -36], [28, 160], main, { radius: 8 }) +
          path("M4-36H14V118Q14 124 6 124H4Z", shade) +
          path("M10 64H60V84H44V92H60V116H10Z", shade) +
          rect([-24, -34], [48, 15], accent, { radius: 6 }) +
          rect([-20, 36], [40, 13], accent, { radius: 6 }) +
          circle(0, -66, 15, accent) +
          circle(0, -66, 7, ink) +
          stroke("M-6-8V24M-52-64Q-48-78-36-80", shine, 5),
        { turn: 36, scale: 0.84 },
      );
    },
  ),
  /** A pocket watch on a chain. */
  pocketWatch: floating(
    ["Time Travel", "Mystery", "Historical", "Villainess", "Suspense"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M4-80C40-104 70-84 98-98", accentShade, 7) +
      stroke("M-12-78A14 14 0 1 1 12-78", shade, 9) +
      rect([-13, -72], [26, 22], accent, { radius: 5 }) +
      circle(0, 24, 76, main) +
      path("M48-35A76 76 0 1 1-59 72 88 88 0 0 0 48-35Z", shade) +
      circle(0, 24, 59, paper) +
      stroke(
        repeat(12, (i) => {
          const [[a, b], [c, d]] = [
            polar([0, 24], 51, (i * Math.PI) / 6),
            polar([0, 24], i % 3 ? 47 : 41, (i * Math.PI) / 6),
          ];
          return svg`M${a} ${b}L${c} ${d}`;
        }),
        ink,
        5,
      ) +
      circle(0, 48, 14, accent, 0.5) +
      stroke("M0 24L-18-8M0 24L34 4", ink, 7) +
      stroke("M0 24L20 54", accent, 4) +
      circle(0, 24, 7, accentShade) +
      stroke("M-66 14A67 67 0 0 1-32-35", shine, 6),
  ),
  /** An hourglass, half run. */
  hourglass: standingOn(
    ["Time Travel", "Reincarnation", "Drama", "Psychological"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-52-82C-52-34-10-22-8 0-10 22-52 34-52 82H52C52 34 10 22 8 0 10-22 52-34 52-82Z",
        paper,
        0.85,
      ) +
      path("M-42-48Q0-34 42-48C36-26 10-18 6 0V58L48 84H-48L-4 56V0C-10-18-36-26-42-48Z", accent) +
      path("M20-41L42-48C36-26 10-18 6 0V58L48 84H12L2 40V0Z", accentShade) +
      stroke("M-68-80V80M68-80V80", ink, 9) +
      rect([-86, -100], [172, 24], main, { radius: 8 }) +
      path("M26-100H78A8 8 0 0 1 86-92V-84A8 8 0 0 1 78-76H26Z", shade) +
      rect([-86, 76], [172, 24], main, { radius: 8 }) +
      path("M26 76H78A8 8 0 0 1 86 84V92A8 8 0 0 1 78 100H26Z", shade) +
      circle(-68, 0, 9, main) +
      circle(68, 0, 9, shade) +
      stroke("M-74-90H-20M-74 86H-20", shine, 5) +
      stroke("M-40-66Q-38-56-34-50", ink, 4, 0.4),
  ),
  /** A typewriter with a sheet in it. */
  typewriter: standingOn(
    ["Drama", "Workplace", "Award Winning", "Mystery", "Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([-54, -98], [108, 78], paper, { radius: 3 }) +
      stroke("M-38-80H20M-38-64H36M-38-48H8", ink, 6, 0.6) +
      rect([-96, -34], [192, 24], ink, { radius: 12 }) +
      circle(-92, -22, 15, accent) +
      circle(92, -22, 15, accentShade) +
      path("M-70-26H70L84 40 98 88V100H-98V88L-84 40Z", main) +
      path("M30-26H70L84 40 98 88V100H46Z", shade) +
      path("M-46-12H46L52 16H-52Z", ink) +
      stroke("M-34 12L-18-8M-12 12L-6-8M12 12L6-8M34 12L18-8", accent, 4) +
      repeat(12, (i) => circle((i % 6) * 26 - 65, i < 6 ? 40 : 62, 9, i % 6 > 3 ? shine : paper)) +
      rect([-44, 78], [88, 13], paper, { radius: 6 }) +
      stroke("M-74 24L-66-12", shine, 5),
  ),
  /** A looking glass, broken, one shard of it falling. */
  brokenMirror: standingOn(
    ["Psychological", "Horror", "Suspense", "Avant Garde", "Drama"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-58 100C-54 84-16 84-12 56H12C16 84 54 84 58 100Z", shade) +
      path("M-58 100C-54 84-16 84-12 56H0L4 100Z", main) +
      ellipse([0, -18], [72, 82], main) +
      path("M40-86C92-56 86 36 36 54 10 66-30 64-48 44 44 60 64-20 40-86Z", shade) +
      ellipse([0, -18], [55, 65], paper) +
      path("M-40 26L38-64C58-40 60 4 38 27 18 50-20 54-40 26Z", shine) +
      path("M-2-12L30 47C10 52-6 48-18 43Z", ink) +
      stroke(
        "M-50-46L-24-32-2-12-10-44 8-82M-2-12L24-28 54-26M-2-12L-28 0-54-8M-2-12L28 6 50 14",
        ink,
        5,
      ) +
      path("M60 44L96 96 48 88Z", paper) +
      path("M60 44L96 96 70 92Z", shine) +
      path("M0-104L18-88 0-70-18-88Z", accent) +
      path("M0-104L18-88 0-70Z", accentShade) +
      stroke("M-64-18Q-62-56-34-80", shine, 5),
  ),
  /** A maze with one way to its heart. */
  labyrinth: floating(
    ["Psychological", "Avant Garde", "Mystery", "High Stakes Game", "Survival"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      circle(0, 0, 98, ink) +
      stroke("M18-86A88 88 0 1 1-18-86", main, 14) +
      stroke("M-57 30A64 64 0 1 1-30 57", main, 14) +
      stroke("M30-28A41 41 0 1 1 8-40", main, 14) +
      stroke("M62 62L45 45M-62-62L-45-45M-64 0H-41", main, 14) +
      stroke("M86 20A88 88 0 0 1-20 86", shade, 14) +
      stroke("M60 24A64 64 0 0 1-24 60M41 4A41 41 0 0 1-10 40", shade, 14) +
      stroke("M-86-18A88 88 0 0 1-44-76", shine, 5) +
      path("M0-22L6-7 22-6 10 4 14 20 0 11-14 20-10 4-22-6-6-7Z", accent) +
      path("M0-22L6-7 22-6 10 4 14 20 0 11Z", accentShade),
  ),
};
