import { floating, standingOn } from "../../emblem.ts";
import {
  circle,
  ellipse,
  path,
  place,
  type Point,
  polar,
  rect,
  repeat,
  stroke,
  svg,
} from "../../svg.ts";

const heart = "M0 30C-36 6-46-10-40-26-34-40-10-42 0-22 10-42 34-40 40-26 46-10 36 6 0 30Z";

/** Love and its tokens. */
export const romance = {
  /** An envelope closed with a heart. */
  loveLetter: floating(
    ["Romance", "School", "Drama", "Love Polygon"],
    ({ main, shade, shine, accent, accentShade }) =>
      place(
        [0, 0],
        rect([-96, -66], [192, 132], main, { radius: 8 }) +
          path("M96-50V58Q96 66 88 66H-88L0-6Z", shade) +
          stroke("M-88 60L-14 2M88 60L14 2", shine, 4) +
          path("M-94-62Q-90-66-86-66H86Q90-66 94-62L10 14Q0 20-10 14Z", shine) +
          path("M94-62L10 14Q0 20-10 14L-94-62-10 4Q0 10 10 4Z", shade) +
          place(
            [0, 12],
            path(heart, accent) + path("M22-36C42-40 50-10 0 30 20 4 30-10 22-36Z", accentShade),
            { scale: 1.1 },
          ),
        { turn: -10 },
      ),
  ),
  /** Two rings, one with a stone. */
  twoRings: floating(
    ["Romance", "Adult Cast", "Drama", "Boys Love"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      circle(38, 34, 52, "none").replace("/>", svg` stroke="${shade}" stroke-width="20"/>`) +
      circle(-34, 26, 52, "none").replace("/>", svg` stroke="${main}" stroke-width="20"/>`) +
      stroke("M18 26A52 52 0 0 1-56 73", shade, 20) +
      stroke("M-8 58A52 52 0 0 1 14-12", shade, 20) +
      stroke("M-84 10A54 54 0 0 1-56-24M66-8A52 52 0 0 1 86 16", shine, 6) +
      path("M-58-28L-34-4-10-28-20-38H-48Z", shade) +
      path("M-74-70L-56-94H-12L6-70-34-22Z", accent) +
      path("M-12-94L6-70-34-22-16-70Z", accentShade) +
      path("M-74-70L-56-94-44-70Z", paper) +
      stroke("M46-72V-48M34-60H58M84-44V-32M78-38H90", paper, 5),
  ),
  /** A great wheel with cabins. */
  ferrisWheel: standingOn(
    ["Romance", "Drama", "Kids", "Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-6-20L-56 92H-36L0 10 36 92H56L6-20Z", shade) +
      stroke(
        repeat(4, (i) => {
          const [[a, b], [c, d]] = [
            polar([0, -16], 68, (i * Math.PI) / 4),
            polar([0, -16], -68, (i * Math.PI) / 4),
          ];
          return svg`M${a} ${b}L${c} ${d}`;
        }),
        main,
        5,
      ) +
      stroke("M68-16A68 68 0 1 1-68-16 68 68 0 1 1 68-16", main, 10) +
      stroke("M-62-34A65 65 0 0 1-20-78", shine, 4) +
      repeat(8, (i) => {
        const [x, y] = polar([0, -12], 70, (i * Math.PI) / 4);
        return (
          path(
            svg`M${x - 16} ${y - 3}A16 16 0 0 1 ${x + 16} ${y - 3}L${x + 11} ${y + 16}H${x - 11}Z`,
            i % 2 ? accentShade : accent,
          ) + rect([x - 10, y - 7], [20, 9], ink, { radius: 3 })
        );
      }) +
      circle(0, -16, 15, ink) +
      circle(0, -16, 7, accent) +
      rect([-84, 88], [168, 12], ink, { radius: 3 }),
  ),
  /** A twig of cherry in blossom. */
  cherryTwig: floating(
    ["Romance", "Slice of Life", "Drama", "Girls Love", "Award Winning"],
    ({ main, shade, shine, accent, ink }) => {
      const flower = (at: Point, size: number, fill: string) => {
        const to = (radius: number, turn: number) =>
          polar(at, radius * size, turn)
            .map(Math.round)
            .join(" ");
        const petals = Array.from({ length: 5 }, (_, i) => {
          const turn = i * 1.257 - 1.57;
          return `L${to(34, turn - 0.62)}Q${to(56, turn - 0.34)} ${to(52, turn - 0.12)}L${to(43, turn)} ${to(52, turn + 0.12)}Q${to(56, turn + 0.34)} ${to(34, turn + 0.62)}L${to(14, turn + 0.628)}`;
        });
        return (
          path(`M${to(14, -2.2)}${petals.join("")}Z`, fill) +
          stroke(
            Array.from(
              { length: 5 },
              (_, i) => `M${at.join(" ")}L${to(22, i * 1.257 - 0.94)}`,
            ).join(""),
            accent,
            5,
          )
        );
      };
      return (
        path(
          "M-98 84C-60 56-20 40 4 4 14-20 40-60 88-96L96-88C60-52 40-20 26 10 0 60-50 70-88 96Z",
          ink,
        ) +
        stroke("M-14 36Q24 66 60 58M30-20Q-10-34-30-56", ink, 8) +
        flower([-36, -46], 1.04, main) +
        flower([50, 52], 0.92, main) +
        flower([40, -26], 0.82, shine) +
        circle(-38, 46, 14, shine) +
        circle(78, -68, 14, main) +
        path("M84-81A14 14 0 0 1 67-60Z", shade) +
        path("M-92-10C-84-26-68-24-64-8-72 4-86 4-92-10Z", main)
      );
    },
  ),
  /** Two lilies on one stalk. */
  twinLilies: floating(
    ["Girls Love", "Romance", "Drama", "School"],
    ({ main, shade, shine, accent, accentShade }) => {
      const lily = (left: string, right: string) =>
        path(
          "M0 62C-24 40-22 10-58-10-74-18-92-8-96 8-98-30-60-42-42-22-40-50-20-68 0-84 20-68 40-50 42-22 60-42 98-30 96 8 92-8 74-18 58-10 22 10 24 40 0 62Z",
          left,
        ) +
        path(
          "M0 62C10 30 40 20 42-22 60-42 98-30 96 8 92-8 74-18 58-10 22 10 24 40 0 62ZM0-84C20-68 34-46 34-20 26 10 10 20 0 40 12-10 10-50 0-84Z",
          right,
        ) +
        stroke("M0 34Q-6 0-22-14M0 34V-24M0 34Q6 0 22-14", accent, 5) +
        circle(-22, -16, 6, accent) +
        circle(0, -27, 6, accent) +
        circle(22, -16, 6, accent);
      return (
        stroke("M-34 18Q-26 60 4 98M40 22Q36 60 4 98", accentShade, 9) +
        path("M-10 84C-50 90-78 70-86 40-50 40-20 56-4 92Z", accentShade) +
        path("M10 92C40 92 70 80 88 50 54 48 26 62 10 92Z", accent) +
        place([38, -8], lily(shade, accentShade), { turn: 24, scale: 0.62 }) +
        place([-34, -26], lily(main, shade), { turn: -16, scale: 0.76 }) +
        stroke("M-60-58Q-54-68-48-74", shine, 6)
      );
    },
  ),
  /** A bunch of roses in paper. */
  roseBouquet: floating(
    ["Romance", "Harem", "Boys Love", "Showbiz", "Villainess"],
    ({ main, shade, shine, accent, accentShade, paper }) => {
      const rose = (x: number, y: number, fill: string, dark: string) =>
        circle(x, y, 31, fill) +
        path(
          svg`M${x + 24} ${y - 20}A31 31 0 1 1 ${x - 26} ${y + 17}Q${x - 8} ${y + 20} ${x + 2} ${y + 10}T${x + 24} ${y - 20}ZM${x - 18} ${y - 8}Q${x - 2} ${y - 26} ${x + 12} ${y - 10} ${x - 2} ${y + 2} ${x - 18} ${y - 8}Z`,
          dark,
        );
      return (
        path("M-94-8L-78-60-40-70ZM94-8L78-60 40-70ZM-34-88L0-104 34-88Z", accentShade) +
        path("M-80 0L-14 92H14L80 0Z", shade) +
        rose(-36, -60, main, shade) +
        rose(36, -60, main, shade) +
        rose(-62, -14, shine, main) +
        rose(62, -14, main, shade) +
        rose(0, -34, shine, main) +
        path("M-88 0L-34 20 0 2 34 20 88 0 22 76H-22Z", paper) +
        path("M34 20L88 0 22 76H4Z", accent, 0.5) +
        path("M-22 76H22L40 104H-40Z", paper) +
        path("M0 76L-38 58V94ZM0 76L38 58V94Z", accent) +
        circle(0, 76, 10, accentShade)
      );
    },
  ),
  /** An open umbrella in the rain. */
  umbrella: floating(
    ["Romance", "Drama", "Slice of Life", "Suspense", "Boys Love"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 6],
        stroke("M0-60V66Q0 88 22 88T44 70", ink, 9) +
          path(
            "M0-86C-60-84-96-40-98 12-84-4-66-4-54 10-38-8-14-8 0 8 14-8 38-8 54 10 66-4 84-4 98 12 96-40 60-84 0-86Z",
            main,
          ) +
          path("M0-86C-30-60-50-30-54 10-38-8-14-8 0 8 14-8 38-8 54 10 50-30 30-60 0-86Z", accent) +
          path("M0-86C60-84 96-40 98 12 84-4 66-4 54 10 50-30 30-60 0-86Z", shade) +
          path("M0-86C30-60 50-30 54 10 38-8 14-8 0 8 6-30 6-60 0-86Z", accentShade) +
          stroke("M0-86V-98", ink, 9) +
          stroke("M-78-28Q-66-56-42-68", shine, 6),
        { turn: -10 },
      ) + stroke("M-78 36L-84 56M-48 54L-54 74M72 34L66 54M-20 70L-26 90M80 72L76 88", paper, 6),
  ),
  /** Chocolates in a box like a heart. */
  chocolateBox: floating(
    ["Harem", "Love Polygon", "Romance", "Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M0 98C-70 54-106 10-96-36-84-86-24-98 0-54 24-98 84-86 96-36 106 10 70 54 0 98Z",
        main,
      ) +
      path("M60-80C84-72 92-56 96-36 106 10 70 54 0 98L-24 82C70 50 90-10 60-80Z", shade) +
      path("M0 78C-58 40-86 4-78-32-68-70-18-74 0-32 18-74 68-70 78-32 86 4 58 40 0 78Z", ink) +
      circle(-44, -32, 21, accent) +
      rect([20, -54], [40, 38], accentShade, { radius: 9 }) +
      path("M0-22L22 18H-22Z", accent) +
      ellipse([-40, 14], [20, 16], accentShade) +
      rect([24, -4], [36, 30], accent, { radius: 15 }) +
      circle(0, 44, 19, accentShade) +
      stroke(
        "M-52-38L-44-30M-46-44L-36-34M28-46H52M28-36H52M32 16L50 4M-8 36L8 52M8 36L-8 52",
        ink,
        4,
      ) +
      stroke("M-86-36Q-80-62-60-70", shine, 6),
  ),
  /** A slipper of glass on a cushion. */
  glassSlipper: standingOn(
    ["Romance", "Villainess", "Fantasy", "Reincarnation"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path(
        "M-96 64C-70 50 70 50 96 64 100 80 98 92 92 98 60 100-60 100-92 98-98 92-100 80-96 64Z",
        accent,
      ) +
      path(
        "M40 54C70 56 90 60 96 64 100 80 98 92 92 98 70 100 40 100 10 99 50 90 56 70 40 54Z",
        accentShade,
      ) +
      circle(-95, 82, 8, accentShade) +
      circle(95, 82, 8, accent) +
      path(
        "M-88-68C-78-84-62-84-56-74-48-20-4 8 44 14 74 18 94 34 90 56H30C-10 50-40 20-56-8L-66 56H-78C-74 10-84-30-88-68Z",
        main,
      ) +
      path(
        "M44 14C74 18 94 34 90 56H30C-10 50-40 20-56-8-50-20-30 30 30 40 60 44 60 24 44 14Z",
        shade,
      ) +
      path("M-56-74C-48-20-4 8 44 14 30 28 0 26-24 6-44-12-60-40-72-66-68-76-60-80-56-74Z", shine) +
      stroke("M-74-40Q-66-10-70 20", shine, 5) +
      place([34, 8], path(heart, accent), { scale: 0.5 }) +
      path(
        "M40-92L46-68 70-62 46-56 40-32 34-56 10-62 34-68ZM80-40L83-29 94-26 83-23 80-12 77-23 66-26 77-29Z",
        paper,
      ),
  ),
};
