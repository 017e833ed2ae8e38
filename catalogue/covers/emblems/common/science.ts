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
} from "../../svg.ts";
import { both } from "../parts.ts";

/** Machines of tomorrow, and the sky above them. */
export const science = {
  /** The helmeted head of a giant machine. */
  mechaHead: standingOn(
    ["Mecha", "Sci-Fi", "Action", "Military"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-60 100L-40 56H40L60 100Z", ink) +
      path("M-12-50L-88-100-20-14ZM12-50L88-100 20-14Z", accent) +
      path("M12-50L88-100 20-14Z", accentShade) +
      path("M-78-8L-58-16V46L-84 34ZM78-8L58-16V46L84 34Z", accentShade) +
      path("M-60 40C-72-30-54-76 0-80 54-76 72-30 60 40L34 64H-34Z", main) +
      path("M0-80C54-76 72-30 60 40L34 64H10Z", shade) +
      path("M-10-92H10L16-24 0-6-16-24Z", accent) +
      path("M0-92H10L16-24 0-6Z", accentShade) +
      path("M-54-6L-8 12H8L54-6 48 30 10 34 0 26-10 34-48 30Z", ink) +
      path("M-46 6L-14 18-18 26-42 22ZM46 6L14 18 18 26 42 22Z", paper) +
      path("M-30 46L-10 40H10L30 46 16 88 0 96-16 88Z", shine) +
      path("M0 40H10L30 46 16 88 0 96Z", main) +
      stroke("M-12 60H12M-10 73H10", ink, 5) +
      stroke("M-48-30Q-42-56-26-64", shine, 6),
  ),
  /** The open hand of a giant machine. */
  mechaHand: standingOn(
    ["Mecha", "Sci-Fi", "Drama", "Suspense"],
    ({ main, shade, shine, accent, accentShade, ink }) => {
      const finger = (at: Point, turn: number, scale: number, tone: string) =>
        place(
          at,
          path("M-11-70V-94Q-11-104 0-104T11-94V-70ZM-13-62H13V0H-13Z", tone) +
            path("M2-104Q11-104 11-94V-70H2ZM2-62H13V0H2Z", shade) +
            circle(0, -66, 9, accent),
          { turn, scale },
        );
      return (
        rect([-34, 50], [68, 50], ink, { radius: 6 }) +
        rect([-46, 74], [92, 26], accent, { radius: 6 }) +
        path("M10 74H40Q46 74 46 80V94Q46 100 40 100H10Z", accentShade) +
        finger([-40, -8], -18, 0.84, main) +
        finger([-14, -20], -5, 0.8, main) +
        finger([14, -20], 7, 0.78, main) +
        finger([40, -6], 22, 0.72, main) +
        finger([-44, 38], -66, 0.6, main) +
        path("M-56-22L-32-36H36L58-18 56 30 32 62H-32L-56 36Z", main) +
        path("M20-36H36L58-18 56 30 32 62H4L26 20Z", shade) +
        circle(0, 12, 22, ink) +
        circle(-2, 10, 14, accent) +
        stroke("M-42 22V-14", shine, 6)
      );
    },
  ),
  /** A giant machine standing in the whole. */
  mechaGiant: standingOn(
    ["Mecha", "Military", "Action", "Super Power"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-40 36H-8L-10 100H-58L-48 74Z", main) +
      path("M40 36H8L10 100H58L48 74Z", shade) +
      path("M-58 84H-10V100H-62ZM58 84H10V100H62Z", ink) +
      path("M-34 18H34L26 46 0 56-26 46Z", ink) +
      path("M-92-20L-66-24-64 30-70 58H-92L-98 28Z", accent) +
      path("M92-20L66-24 64 30 70 58H92L98 28Z", accentShade) +
      path("M-50-44H50L40 26H-40Z", main) +
      path("M14-44H50L40 26H14Z", shade) +
      path("M-98-52L-52-62-46-18-92-10ZM98-52L52-62 46-18 92-10Z", main) +
      path("M98-52L52-62 46-18 92-10Z", shade) +
      path("M-20-28H20L12 6H-12Z", accent) +
      path("M0-28H20L12 6H0Z", accentShade) +
      path("M-22-50L-18-82 0-94 18-82 22-50Z", shine) +
      path("M0-94L18-82 22-50H0Z", main) +
      path("M-4-84L-34-100-10-74ZM4-84L34-100 10-74Z", accent) +
      path("M-16-70H16L12-60H-12Z", ink) +
      path("M-12-68H-3V-63H-10ZM12-68H3V-63H10Z", paper) +
      stroke("M-86-42L-62-48M-40 56L-42 74", shine, 5),
  ),
  /** A rocket on three fins. */
  rocket: standingOn(
    ["Space", "Sci-Fi", "Adventure", "Kids"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-34 10C-74 26-84 60-80 100-66 80-50 70-30 68Z", accent) +
      path("M34 10C74 26 84 60 80 100 66 80 50 70 30 68Z", accentShade) +
      path(
        "M0-100C40-70 52-20 44 30 42 50 36 66 30 74H-30C-36 66-42 50-44 30-52-20-40-70 0-100Z",
        main,
      ) +
      path("M0-100C40-70 52-20 44 30 42 50 36 66 30 74H4C30 20 30-50 0-100Z", shade) +
      path("M0-100C18-86 30-68 38-48H-38C-30-68-18-86 0-100Z", accent) +
      path("M0-100C18-86 30-68 38-48H14C12-70 6-88 0-100Z", accentShade) +
      circle(0, -10, 25, ink) +
      circle(0, -10, 18, shine) +
      path("M12-22A18 18 0 0 1-14 3Z", paper) +
      path("M-22 74H22L16 88H-16Z", ink) +
      path("M-10 36H10V100H-10Z", accent) +
      path("M1 36H10V100H1Z", accentShade) +
      stroke("M-34 22Q-40-8-32-36", shine, 6),
  ),
  /** A planet with rings and a moon. */
  ringedPlanet: floating(
    ["Space", "Sci-Fi", "Avant Garde", "Adventure"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      place(
        [0, 0],
        path(
          "M-74-10C-110-4-112 20-60 28 0 36 70 28 98 8 108-4 94-14 72-14L66-6C82-4 84 2 72 8 44 20-20 24-60 16-84 10-86 2-68-2Z",
          accentShade,
        ) +
          circle(0, 0, 66, main) +
          path(
            "M-62-22Q0-8 62-22L66-2Q0 14-66-2ZM-56 34Q0 46 56 34L46 47Q0 56-46 47Z",
            shine,
            0.55,
          ) +
          path("M36-55A66 66 0 1 1-54 38 74 74 0 0 0 36-55Z", shade) +
          path(
            "M-68-2C-110 8-100 26-60 31 0 38 70 30 98 10 108 0 100-10 66-8L66-4C80-3 84 2 72 8 44 20-20 22-60 14-72 11-74 4-66 0Z",
            accent,
          ) +
          path(
            "M40 24C66 20 88 14 98 10 108 0 100-10 66-8L66-4C80-3 84 2 72 8 62 12 50 15 36 17Z",
            accentShade,
          ),
        { turn: -24, scale: 1.06 },
      ) +
      circle(70, -74, 17, paper) +
      path("M80-88A17 17 0 1 1 57-63 20 20 0 0 0 80-88Z", shine) +
      circle(-78, -60, 6, paper) +
      circle(52, 80, 5, paper) +
      stroke("M-48-24Q-42-42-24-50", shine, 7),
  ),
  /** A satellite with two wings of cells. */
  satellite: floating(
    ["Space", "Sci-Fi", "Mystery", "Suspense"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      place(
        [0, 0],
        stroke("M-40 4H40M0-40V-66", ink, 8) +
          rect([-112, -32], [70, 72], accent, { radius: 4 }) +
          rect([42, -32], [70, 72], accentShade, { radius: 4 }) +
          stroke(
            "M-89-32V40M-66-32V40M-112-8H-42M-112 16H-42M65-32V40M88-32V40M42-8H112M42 16H112",
            ink,
            4,
          ) +
          path("M-28-40H28L34 44 0 56-34 44Z", main) +
          path("M8-40H28L34 44 0 56Z", shade) +
          path("M-44-82C-36-44 36-44 44-82Z", main) +
          path("M14-82H44C36-54 20-50 4-53Z", shade) +
          ellipse([0, -82], [44, 10], shine) +
          stroke("M0-82V-104", ink, 6) +
          circle(0, -104, 7, accent) +
          circle(0, -4, 15, ink) +
          circle(-3, -7, 8, accent) +
          stroke("M-20 34V-28", shine, 5),
        { turn: -28, scale: 0.9 },
      ) + stroke("M52-94A62 62 0 0 1 98-48M44-70A40 40 0 0 1 76-38", shine, 6),
  ),
  /** A cat of tin with a key in its back. */
  robotCat: standingOn(
    ["Sci-Fi", "Pets", "Comedy", "Kids", "Anthropomorphic"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M50 84C90 84 92 44 80 20", accentShade, 12) +
      path("M-52 100C-60 40-40 10 0 10S60 40 52 100Z", main) +
      path("M20 14C50 26 58 60 52 100H14C34 60 30 30 20 14Z", shade) +
      path("M-72-16L-66-98-22-72H22L66-98 72-16C72 16 44 30 0 30S-72 16-72-16Z", main) +
      path("M34-80L66-98 72-16C72 16 44 30 0 30 50 6 50-40 34-80Z", shade) +
      path("M-58-76L-38-64-60-48ZM58-76L38-64 60-48Z", accent) +
      rect([-56, -44], [112, 40], ink, { radius: 20 }) +
      both(circle(-28, -24, 12, accent) + circle(-31, -27, 4, paper)) +
      path("M-8 4H8L0 14Z", accent) +
      stroke("M-54 10L-94 2M-54 18L-90 24M54 10L94 2M54 18L90 24", ink, 4) +
      circle(0, 60, 22, accentShade) +
      circle(-2, 58, 16, accent) +
      stroke("M0 48V58L8 64", ink, 5) +
      stroke("M-20 100V84M20 100V84", ink, 6) +
      stroke("M-58-20L-56-40M-40 70Q-38 46-28 36", shine, 6),
  ),
  /** Toothed wheels that turn each other. */
  clockwork: floating(
    ["Sci-Fi", "Time Travel", "Mystery", "Avant Garde", "Workplace"],
    ({ main, shade, shine, accent, accentShade, ink }) => {
      const wheel = (at: Point, size: number, teeth: number, tone: string) =>
        path(
          repeat(teeth, (i) => {
            const points = [
              [0.8, 0],
              [1, 0.14],
              [1, 0.44],
              [0.8, 0.58],
            ].map(([far = 1, step = 0]) =>
              polar(at, size * far, ((i + step) * 2 * Math.PI) / teeth)
                .map(Math.round)
                .join(" "),
            );
            return `${i === 0 ? "M" : "L"}${points.join("L")}`;
          }) + "Z",
          tone,
        );
      return (
        wheel([54, 46], 50, 9, accentShade) +
        circle(54, 46, 24, ink) +
        circle(54, 46, 11, accent) +
        wheel([56, -64], 38, 8, accent) +
        circle(56, -64, 13, ink) +
        wheel([-28, -4], 74, 12, main) +
        path("M13-45A58 58 0 1 1-69 37 70 70 0 0 0 13-45Z", shade) +
        circle(-28, -4, 37, ink) +
        stroke("M-28-40V32M-64-4H8", main, 9) +
        circle(-28, -4, 17, shine) +
        circle(-28, -4, 8, ink) +
        stroke("M-76-12A49 49 0 0 1-44-50", shine, 5)
      );
    },
  ),
  /** A helmet of a space suit, with stars in its glass. */
  spaceHelmet: standingOn(
    ["Space", "Sci-Fi", "Survival", "Drama"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-92 100C-92 70-70 54-40 50H40C70 54 92 70 92 100Z", shade) +
      path("M-92 100C-92 70-70 54-40 50H10L0 100Z", main) +
      both(rect([-98, -44], [28, 56], accentShade, { radius: 10 })) +
      circle(0, -18, 80, main) +
      path("M46-84A80 80 0 1 1-64 30 92 92 0 0 0 46-84Z", shade) +
      path("M-58-20C-58-62-34-74 0-74S58-62 58-20 34 34 0 34-58 22-58-20Z", ink) +
      path(
        "M20-72C46-66 58-52 58-20 58 22 34 34 0 34-20 34-36 30-46 18 30 26 44-30 20-72Z",
        accentShade,
      ) +
      path("M-46-28Q-44-58-16-64L-36-10Z", shine) +
      path("M16-50L20-38 32-34 20-30 16-18 12-30 0-34 12-38Z", paper) +
      circle(-18, 8, 4, paper) +
      circle(26, 4, 3, paper) +
      circle(-2, -6, 3, paper) +
      rect([-62, 52], [124, 18], accent, { radius: 9 }) +
      path("M16 52H53A9 9 0 0 1 53 70H16Z", accentShade) +
      stroke("M-68-40Q-60-72-34-86", shine, 6),
  ),
};
