import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, type Point, polar, repeat, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** Umbrellas and folding fans. */
export const umbrellasAndFans = {
  /** An open umbrella of paper, seen from above, with blossoms. */
  paperUmbrella: floating(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const rim = (from: number, to: number) =>
        repeat(to - from, (i) => {
          const angle = (from + i) * 0.524;
          const [a, b, c] = [
            polar([0, 0], 96, angle),
            polar([0, 0], 88, angle + 0.262),
            polar([0, 0], 96, angle + 0.524),
          ].map((p) => p.map(Math.round).join(" "));
          return `M0 0L${a}Q${b} ${c}Z`;
        });
      return (
        path(rim(0, 12), main) +
        path(rim(-1, 4), shade) +
        `<g fill="none">${stroke("M-66 0A66 66 0 1 1 66 0 66 66 0 1 1-66 0", paper, 20)}</g>` +
        stroke(
          repeat(
            12,
            (i) =>
              `M0 0L${polar([0, 0], 94, i * 0.524)
                .map(Math.round)
                .join(" ")}`,
          ),
          ink,
          3,
        ) +
        circle(0, 0, 24, accent) +
        path("M0-24A24 24 0 0 1 0 24Q16 0 0-24Z", accentShade) +
        circle(0, 0, 9, ink) +
        [
          [-58, -44],
          [54, 40],
          [30, -64],
        ]
          .map(([x = 0, y = 0]) =>
            place(
              [x, y],
              stroke("M0 0V-11M0 0L10-3M0 0L6 9M0 0L-6 9M0 0L-10-3", accent, 14) +
                circle(0, 0, 5, paper),
            ),
          )
          .join("") +
        stroke("M-88-14Q-84-38-70-56", shine, 5)
      );
    },
  ),
  /** An umbrella with a sharp tip, in a red rain. */
  sharpUmbrella: floating(
    [],
    ({ main, shade, shine, accent, ink }) =>
      stroke("M0-60V70Q0 94-20 94-38 94-38 76", ink, 10) +
      path("M-5-74L0-106 5-74Z", ink) +
      path(
        "M0-80C-60-80-98-36-98 22-80 2-60 2-48 22-34 2-16 2 0 22 16 2 34 2 48 22 60 2 80 2 98 22 98-36 60-80 0-80Z",
        main,
      ) +
      path("M0-80C60-80 98-36 98 22 80 2 60 2 48 22 46-20 30-60 0-80Z", shade) +
      stroke("M0-78C-30-50-46-20-48 20M0-78V20M0-78C30-50 46-20 48 20", ink, 5) +
      stroke("M-82-18Q-72-48-44-62", shine, 8) +
      path(
        "M-78 44q12 18 0 26-12-8 0-26ZM42 40q15 24 0 34-15-10 0-34ZM76 66q12 20 0 28-12-8 0-28ZM-70 82q6 12 0 16-6-4 0-16Z",
        accent,
      ),
  ),
  /** An umbrella in the rain, and a shoe beneath it. */
  rainUmbrella: standingOn(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke(
        "M-92 44L-98 64M-66 28L-78 66M70 22L62 48M92 30L80 70M88-78L82-58M-92-62L-98-42",
        paper,
        5,
      ) +
      stroke("M8-84L-8 68C-12 96-46 92-42 70", ink, 9) +
      path(
        "M-94 6C-90-56-40-94 14-88 66-80 98-36 94 24 84 4 62 2 50 18 40-4 12-10-6 8-18-10-46-14-54 4-64-8-84-8-94 6Z",
        main,
      ) +
      path("M14-88C66-80 98-36 94 24 84 4 62 2 50 18 52-30 42-66 14-88Z", shade) +
      path("M14-88C-26-76-48-40-54 4-64-8-84-8-94 6-90-56-40-94 14-88Z", shine) +
      stroke("M14-88C-26-76-48-40-54 4M14-88C0-60-8-30-6 8M14-88C42-66 52-30 50 18", ink, 3) +
      stroke("M13-90L14-99", ink, 8) +
      path(
        "M14 56C26 60 36 58 40 50 52 70 76 74 94 84 98 92 96 98 90 98H56L34 82 26 98H18C18 84 10 70 14 56Z",
        accent,
      ) +
      path(
        "M56 98L34 82 26 98H18C18 92 17 86 16 78 34 76 56 88 92 90 95 94 94 98 90 98Z",
        accentShade,
      ) +
      stroke("M18 60Q28 64 38 58", paper, 4) +
      ellipse([0, 100], [96, 5], paper, 0.7),
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
  /** A folding fan with a moon. */
  moonFan: floating(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0 88L-66-6M0 88L-24-22M0 88L24-22M0 88L66-6", ink, 18) +
      stroke("M0 88L-66-6M0 88L-24-22M0 88L24-22M0 88L66-6", accentShade, 8) +
      edged("M-104-22C-64-92 64-92 104-22L58 30C32 6-32 6-58 30Z", main, ink) +
      path("M104-22L58 30Q46 18 32 16L54-62Q86-50 104-22Z", shade) +
      circle(-10, -34, 25, paper) +
      path("M-2-58A25 25 0 0 1-12-9 30 30 0 0 0-2-58Z", accentShade, 0.4) +
      edged(
        "M14-10C8-26 30-36 38-24 52-32 62-14 48-6 54 8 36 14 28 4 16 10 4-2 14-10Z",
        accent,
        ink,
        5,
      ) +
      circle(32, -11, 6, paper) +
      stroke("M-74-20L-42 12M-30-64L-24-62M72-24L46 10M36-60L30-54", ink, 4) +
      stroke("M-86-26Q-70-48-50-58", shine, 6) +
      edged("M0 72A14 14 0 1 1-.1 72Z", accent, ink, 7) +
      stroke("M4 98Q20 106 40 96", accent, 8) +
      edged("M38 88L64 78 66 102 42 104Z", accent, ink, 6),
  ),
};
