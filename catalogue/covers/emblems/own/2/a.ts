import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, type Point, rect, repeat, stroke } from "../../../svg.ts";
import { spikes } from "../../parts.ts";

/** Of named titles. */
export const p2a = {
  /** A slab of iron for a sword, before an eclipsed sun. */
  eclipseSlab: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(spikes(16, 104, 80), accent) +
      circle(0, 0, 76, ink) +
      place(
        [0, 0],
        path("M-27 50V-84L10-122 27-104V50Z", main) +
          path("M4 50V-116L10-122 27-104V50Z", shade) +
          stroke("M-19 40V-78", shine, 6) +
          path("M-44 46H44L36 64H-36Z", accentShade) +
          rect([-10, 64], [20, 46], ink) +
          stroke("M-9 72L9 78M-9 86L9 92M-9 100L9 106", paper, 5) +
          circle(0, 116, 13, accentShade) +
          path("M12-60L27-52V-44ZM-27 4L-14 10-27 16Z", ink),
        { turn: 36 },
      ),
  ),
  /** Two curved daggers crossed before a black flame. */
  shadowDaggers: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const dagger =
      path("M-14 20C-26-24-14-84 16-126 22-74 22-14 14 20Z", main) +
      path("M2 20C0-40 4-90 16-126 22-74 22-14 14 20Z", shade) +
      stroke("M-9 8Q-14-32-6-62", shine, 4) +
      path("M-34 12Q0 30 34 12L28 32Q0 44-28 32Z", ink) +
      rect([-9, 36], [18, 40], paper) +
      stroke("M-8 46L8 52M-8 60L8 66", ink, 4) +
      circle(0, 84, 13, ink);
    return (
      path(
        "M-52 100C-110 66-92 22-102-30-82-18-72-4-70 10-66-38-26-60 0-108 26-60 66-38 70 10 72-4 82-18 102-30 92 22 110 66 52 100Z",
        accent,
      ) +
      path(
        "M26-60C66-38 70 10 70 10 72-4 82-18 102-30 92 22 110 66 52 100H10C60 60 50-10 26-60Z",
        accentShade,
      ) +
      place([34, 14], dagger, { turn: -38, flip: true }) +
      place([-34, 14], dagger, { turn: 38 })
    );
  }),
  /** The plumed helmet of a knight, with eyes that glow in its dark. */
  shadowHelm: standingOn(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-14-74C-10-118 84-112 96-36 102 8 88 54 98 86 66 72 52 30 46-20Z", accent) +
      path("M20-70C70-66 76-10 72 40 76 66 86 78 98 86 66 72 52 30 46-20Z", accentShade) +
      path("M-66-6C-68-66-36-86-4-88 32-86 62-66 60-6L56 56 22 100H-28L-62 56Z", main) +
      path("M-4-88C32-86 62-66 60-6L56 56 22 100H-4Z", shade) +
      path("M-58-18L-12-2V18L-54 8ZM52-18L4-2V18L48 8Z", ink) +
      path("M-46-9L-24 0V9L-44 4ZM40-9L16 0V9L38 4Z", accent) +
      stroke("M-4-84V84", ink, 6) +
      stroke("M-34 34V64M-18 40V72M10 40V72M26 34V64", ink, 6) +
      stroke("M-54-30Q-50-60-24-72", shine, 7),
  ),
  /** A gloved fist that strikes, and the flash of it. */
  heroFist: floating(
    ["Super Power"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(spikes(11, 106, 70), accent) +
      path("M-40 44H44L54 98H-50Z", accentShade) +
      path("M-50 84H54L56 100H-52Z", paper) +
      path("M-70-34Q-70-56-50-56H50Q72-56 72-32V24Q72 62 34 62H-30Q-70 62-70 22Z", shade) +
      repeat(4, (i) => rect([-70 + i * 36, -58], [33, 72], main, { radius: 14 })) +
      path("M-70 8C-74 44-54 60-26 58L30 56C56 54 54 22 30 22H-20Q-40 22-44 8Z", main) +
      path("M-54 50C-40 62 0 56 30 56 50 54 52 36 44 28 40 42 0 44-54 50Z", shade) +
      stroke("M-35-50V6M1-50V14M37-50V14", ink, 5) +
      stroke("M-60-34Q-60-46-50-48M-24-46H-14M12-46H22", shine, 6),
  ),
  /** A hero's high boot with an iron sole. */
  heroBoot: standingOn(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M-22-98H64L68 34Q78 58 76 80H-96C-100 40-70 30-46 14-24 0-18-30-22-98Z", main) +
      path("M26-98H64L68 34Q78 58 76 80H20C40 30 34-40 26-98Z", shade) +
      path("M-28-102H70V-78H-26Z", accent) +
      path("M-98 76H78V100H-90Q-102 98-98 76Z", ink) +
      path("M-96 72C-94 50-76 42-60 36L-40 72Z", paper) +
      path("M-34 4L-16-16H66L68 6H-20ZM-20-56H64V-38H-20Z", paper, 0.9) +
      stroke("M-60 24Q-36 12-20 24M-78 88H60", accent, 6) +
      stroke("M-10-68V-64M-8-30V-24M-40 26L-34 22", shine, 8),
  ),
  /** A rabbit of cloth, mended with crossed stitches. */
  plushRabbit: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-16-44C-66-62-66-106-46-106-22-106-10-76-8-48ZM10-46C16-98 46-112 62-100 84-84 84-44 62-26 68-54 58-66 48-62 40-58 38-50 34-38Z",
        main,
      ) +
      path("M48-62C58-66 68-54 62-26 84-44 84-84 62-100 66-84 58-70 48-62Z", shade) +
      path("M-28-56C-52-70-52-92-44-94-32-92-24-74-20-54Z", accent) +
      path(
        "M-36 34C-74 40-82 60-70 66-60 68-50 58-42 58-62 76-56 102-30 100H30C56 102 62 76 42 58 50 58 60 68 70 66 82 60 74 40 36 34Z",
        main,
      ) +
      path(
        "M12 40H36C74 40 82 60 70 66 60 68 50 58 42 58 62 76 56 102 30 100H8C28 84 26 60 12 40Z",
        shade,
      ) +
      ellipse([0, 0], [66, 52], main) +
      path("M30-46C78-28 84 38 8 52 44 34 52-10 30-46Z", shade) +
      path("M-24 42L0 52 24 42V66L0 54-24 66Z", accent) +
      circle(-26, -6, 12, ink) +
      stroke("M16-16L34 4M34-16L16 4", ink, 7) +
      path("M-8 12H8L0 22Z", accentShade) +
      stroke("M0 22V32M-14 76L2 92M2 76L-14 92M-12 34Q0 38 12 34", ink, 4) +
      stroke("M-54-8Q-50-26-36-34", shine, 7),
  ),
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
  /** A balloon that is an eye, with a basket. */
  eyeBalloon: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-50 24L-20 74M50 24L20 74M0 40V74", ink, 5) +
      circle(0, -22, 80, paper) +
      path("M0 58C70 58 100-30 50-84 66-20 50 40 0 58Z", shade, 0.35) +
      circle(0, -14, 42, main) +
      path("M0 28A42 42 0 0 0 28-46Q34 0 0 28Z", shade) +
      circle(0, -14, 21, ink) +
      circle(-14, -28, 9, paper) +
      path("M-80-22C-80-80-40-102 0-102S80-80 80-22Q0-78-80-22Z", accent) +
      path("M30-97C62-88 80-60 80-22Q64-34 44-42 46-70 30-97Z", accentShade) +
      path("M-24 70H24L18 100H-18Z", accentShade) +
      rect([-28, 68], [56, 10], accent) +
      stroke("M-62-56Q-48-80-26-88", shine, 6),
  ),
  /** A child's mittens on a cord, with a snowflake on each. */
  snowMittens: floating([], ({ main, shade, shine, accent, accentShade, paper }) => {
    const mitten =
      path(
        "M-32-24H30V6C44-2 56 8 50 28 46 46 34 50 30 60 28 84 14 98-4 98-24 98-38 82-38 56Z",
        main,
      ) +
      path(
        "M10-24H30V6C44-2 56 8 50 28 46 46 34 50 30 60 28 84 14 98-4 98 18 70 14 10 10-24Z",
        shade,
      ) +
      rect([-38, -46], [74, 28], accent, { radius: 10 }) +
      stroke("M14-38V-26M26-38V-26", accentShade, 5) +
      stroke("M-5 14V62M-26 26L16 50M16 26L-26 50", paper, 6) +
      stroke("M-28-4V24", shine, 7);
    return (
      stroke("M-62-50C-84-112-14-104 0-84 14-104 84-112 62-50", accent, 8) +
      path("M0-82L-30-98V-66ZM0-82L30-98V-66Z", accentShade) +
      place([-54, 2], mitten, { turn: 6 }) +
      place([54, 2], mitten, { turn: -6, flip: true })
    );
  }),
  /** A motorcycle with raised bars and a tall back to its seat. */
  gangBike: standingOn(
    ["Delinquents"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-62 58L-36-44M-54-32H-36", shade, 10) +
      stroke("M-36-50L-50-78-22-88", ink, 9) +
      path("M16 4L66-4 86-84Q98-92 102-80L86 18 24 26Z", ink) +
      path("M56 10L88-70 94-72 82 14Z", accentShade) +
      circle(-62, 60, 40, ink) +
      circle(-62, 60, 23, paper) +
      circle(-62, 60, 8, ink) +
      circle(60, 60, 40, ink) +
      circle(60, 60, 23, paper) +
      circle(60, 60, 8, ink) +
      rect([-24, 12], [46, 50], shade, { radius: 8 }) +
      stroke("M-18 24H16M-18 36H16M-18 48H16", ink, 5) +
      path("M-40-8C-34-38 12-44 30-12L26 16H-28Z", main) +
      path("M6-34Q24-28 30-12L26 16H6Q16-10 6-34Z", shade) +
      path(
        "M20 20C30 0 80 0 98 24L90 30C74 14 46 16 36 34ZM-100 44C-92 12-50 8-30 32L-38 36C-54 20-82 24-92 46Z",
        main,
      ) +
      stroke("M4 64H52L96 40", accent, 9) +
      circle(-54, -32, 17, accent) +
      stroke("M-26-12Q-18-26-4-28", shine, 6),
  ),
  /** Two great swords, crossed in the earth. */
  crossedClaymores: standingOn(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const sword =
        path("M-17-60H17V92L0 112-17 92Z", main) +
        path("M2-60H17V92L0 112Z", shade) +
        stroke("M-7-44V30", shine, 4) +
        path("M-46-74L-52-60H52L46-74Q0-64-46-74Z", accent) +
        path("M4-68Q28-68 46-74L52-60H4Z", accentShade) +
        rect([-8, -106], [16, 38], ink) +
        circle(0, -112, 13, accent);
      return (
        circle(0, -2, 58, accent) +
        circle(0, -2, 46, paper) +
        place([-14, 4], sword, { turn: 34, flip: true }) +
        place([14, 4], sword, { turn: -34 }) +
        path("M-100 100C-90 70-60 74-40 82-20 66 20 66 40 82 60 74 90 70 100 100Z", ink)
      );
    },
  ),
};
