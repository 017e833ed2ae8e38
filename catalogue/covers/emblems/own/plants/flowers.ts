import { floating, standingOn } from "../../../emblem.ts";
import { circle, outline, path, place, polar, repeat, stroke, svg } from "../../../svg.ts";
import { spikes } from "../../parts.ts";

const flower = (fill: string, dark: string, heart: string, eye: string): string =>
  repeat(5, (i) =>
    circle(...polar([0, 0], 42, (i * 0.4 - 0.5) * Math.PI), 35, i === 1 || i === 2 ? dark : fill),
  ) +
  circle(0, 0, 32, fill) +
  circle(0, 0, 20, heart) +
  circle(0, 0, 8, eye);

/** Flowers, but roses. */
export const flowers = {
  /** A bouquet of five flowers with a bow. */
  fiveBouquet: floating(
    ["Harem", "Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const petals = repeat(
        5,
        (i) =>
          `M0 0L${polar([0, 0], 22, i * 1.257)
            .map(Math.round)
            .join(" ")}`,
      );
      const flower = (x: number, y: number, fill: string, heart: string) =>
        place([x, y], stroke(petals, fill, 25) + circle(0, 0, 9, heart), { turn: x });
      return (
        stroke("M-66 6L0 34 66 6 16 60 28 98H-28L-16 60Z", ink, 9) +
        flower(-58, -22, shade, paper) +
        flower(58, -22, accentShade, paper) +
        flower(-32, -62, accent, paper) +
        flower(34, -62, main, paper) +
        flower(0, -20, paper, accent) +
        path("M-66 6L0 34 66 6 16 60 28 98H-28L-16 60Z", paper) +
        path("M0 34L66 6 16 60 28 98H4Z", shine) +
        path("M0 60C-40 34-64 42-58 62-54 80-30 76 0 60ZM-8 62L-34 98-18 94-10 100 0 66Z", main) +
        path("M0 60C40 34 64 42 58 62 54 80 30 76 0 60ZM8 62L34 98 18 94 10 100 0 66Z", shade) +
        circle(0, 61, 11, accent) +
        stroke("M-44 54Q-34 48-24 52", shine, 4)
      );
    },
  ),
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
  /** Three forget-me-nots. */
  forgetMeNots: floating(
    ["Drama", "Romance"],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke("M-20 0Q20 50-6 100M58-50Q40 30-6 100", ink, 7) +
      path(
        "M-6 98C-60 108-92 82-98 46-60 44-22 66-6 98ZM-4 98C20 106 44 104 60 92 44 74 18 76-4 98Z",
        shade,
      ) +
      place([56, -56], flower(main, shade, accent, paper), { scale: 0.54, turn: 24 }) +
      place([58, 46], flower(shine, main, accent, ink), { scale: 0.52 }) +
      place([-24, -18], flower(main, shade, accent, ink), { scale: 0.98, turn: -8 }) +
      stroke("M-86-40Q-84-52-76-58M-34-80Q-26-86-16-82", shine, 6) +
      path("M-62 26Q-50 44-60 50-74 46-62 26Z", paper),
  ),
  /** A flower of eight petals in a ring of spells. */
  spellFlower: floating(["Military"], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const ring = (from: number, to: number, count: number, filled: number): string =>
      repeat(count, (i) => {
        const [a, b] = [(i * 2 * Math.PI) / count, ((i + filled) * 2 * Math.PI) / count];
        return outline([
          polar([0, 0], from, a),
          polar([0, 0], to, a),
          polar([0, 0], to, b),
          polar([0, 0], from, b),
        ]);
      });
    const petal = (turn: number, fill: string): string =>
      place([0, 0], path("M0-8C-30-30-22-58 0-78 22-58 30-30 0-8Z", fill), { turn });
    return (
      circle(0, 0, 98, ink) +
      path(ring(84, 94, 20, 0.66), accent) +
      repeat(4, (i) => petal(i * 90 + 45, i === 1 ? accentShade : accent)) +
      repeat(4, (i) => petal(i * 90, i === 1 || i === 2 ? shade : main)) +
      stroke("M0-60V-30M-60 0H-30", shine, 6) +
      circle(0, 0, 20, ink) +
      circle(0, 0, 13, paper)
    );
  }),
  /** A ragged flower with one open eye. */
  evilFlower: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0 0Q-14 50 4 96", accentShade, 13) +
      path("M0 98C-30 40-70 40-96 56-84 84-40 98 0 98Z", accent) +
      path("M2 98C26 46 60 40 94 50 86 84 44 98 2 98Z", accentShade) +
      path(
        outline(
          Array.from({ length: 26 }, (_, i) =>
            polar([0, -34], i % 2 === 0 ? (i % 4 === 0 ? 72 : 64) : 44, (i * Math.PI) / 13 - 1.57),
          ),
        ),
        shade,
      ) +
      path(
        outline(
          Array.from({ length: 22 }, (_, i) =>
            polar([-3, -37], i % 2 === 0 ? 56 : 38, (i * Math.PI) / 11 - 1.57),
          ),
        ),
        main,
      ) +
      path("M-46-34Q0-84 46-34 0 12-46-34Z", paper) +
      circle(0, -36, 21, accentShade) +
      circle(0, -36, 12, ink) +
      circle(-6, -43, 5, paper) +
      stroke("M-46-34Q0-84 46-34", ink, 7) +
      stroke("M-46-34Q0 12 46-34M-24 0L-28 8M0 0V10M24 0L28 8", ink, 4) +
      stroke("M-52-66Q-42-82-26-88M-74 66Q-50 66-30 80", shine, 5),
  ),
  /** A lily in full bloom. */
  paleLily: floating(
    [],
    ({ main, shade, shine, accent, accentShade }) =>
      path(
        repeat(3, (i) => {
          const at = (d: number, a: number) =>
            polar([0, 0], d, ((i * 120 + 90 + a) * Math.PI) / 180);
          const [[ax, ay], [bx, by], [cx, cy], [dx, dy], [ex, ey]] = [
            at(50, -50),
            at(84, -26),
            at(106, 0),
            at(84, 26),
            at(50, 50),
          ];
          return svg`M0 0C${ax} ${ay} ${bx} ${by} ${cx} ${cy}C${dx} ${dy} ${ex} ${ey} 0 0Z`;
        }),
        shade,
      ) +
      repeat(3, (i) =>
        place(
          [0, 0],
          path("M0 6C-48-14-40-72 0-106 40-72 48-14 0 6Z", main) +
            path("M0 6Q10-50 0-106C40-72 48-14 0 6Z", i === 1 ? shade : main, 0.7) +
            stroke("M0-20V-78", i === 1 ? main : shade, 5) +
            stroke("M-22-46Q-20-66-10-78", shine, 6),
          { turn: i * 120 },
        ),
      ) +
      stroke("M0 0L-24-36M0 0L24-36M0 0L42 8M0 0L-42 8M0 0L-14 42M0 0L14 42", accentShade, 5) +
      stroke("M-30-38l10-5M20-43l10 5M42 2v11M-42 2v11M-20 44h11M9 44h11", accent, 12) +
      circle(0, 0, 13, accent),
  ),
};
