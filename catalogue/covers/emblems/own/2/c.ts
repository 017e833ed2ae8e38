import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, repeat, stroke } from "../../../svg.ts";
import { spikes } from "../../parts.ts";

/** Of named titles. */
export const p2c = {
  /** A skull in a great hood with horns of gold. */
  hoodedSkull: standingOn(
    ["Horror"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-98 100C-100 40-84 10-78-20-92-50-88-80-70-96-70-70-56-64-44-70-20-92 20-92 44-70 56-64 70-70 70-96 88-80 92-50 78-20 84 10 100 40 98 100Z",
        accent,
      ) +
      path("M-98 100C-94 40-80 30-76-12-70-56-36-84 0-84S70-56 76-12C80 30 94 40 98 100Z", main) +
      path("M36-74C60-60 73-40 76-12 80 30 94 40 98 100H46C70 20 60-40 36-74Z", shade) +
      path("M-56 100C-46 60-58 30-58-8-54-44-30-64 0-64S54-44 58-8C58 30 46 60 56 100Z", ink) +
      path(
        "M-42-8C-44-38-22-52 0-52S44-38 42-8C42 10 34 16 28 24V46Q0 62-28 46V24C-34 16-42 10-42-8Z",
        paper,
      ) +
      path(
        "M22-46C38-38 43-22 42-8 42 10 34 16 28 24V46L12 52C30 20 34-16 22-46Z",
        accentShade,
        0.4,
      ) +
      path(
        "M-34-4Q-16-14-6 4-12 20-26 16-36 10-34-4ZM34-4Q16-14 6 4 12 20 26 16 36 10 34-4ZM0 14L7 28H-7Z",
        ink,
      ) +
      circle(-18, 4, 6, accent) +
      circle(18, 4, 6, accent) +
      stroke("M-12 38V50M0 40V54M12 38V50", ink, 4) +
      path("M0 66L18 82 0 100-18 82Z", accent) +
      stroke("M-66-14Q-60-46-36-64", shine, 6),
  ),
  /** A flying saucer, and a gate in its beam. */
  saucerBeam: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-40-30H40L92 100H-92Z", accent, 0.75) +
      path("M-18-30H18L44 100H-44Z", paper, 0.6) +
      path(
        "M-54 34Q0 50 54 34V48Q0 60-54 48ZM-44 62H44V72H-44ZM-34 48H-22L-26 100H-42ZM34 48H22L26 100H42Z",
        ink,
      ) +
      path("M-50-56C-48-112 48-112 50-56Z", accent) +
      path("M20-94C40-88 50-74 50-56H24Q30-74 20-94Z", accentShade) +
      path("M-100-34C-96-58-50-66 0-66S96-58 100-34C96-14 50-8 0-8S-96-14-100-34Z", main) +
      path("M30-64C70-60 98-50 100-34 96-14 50-8 0-8 60-20 60-50 30-64Z", shade) +
      path("M-44-12L-30 4H30L44-12Z", ink) +
      repeat(5, (i) => circle(-64 + i * 32, -32 + (i % 4 ? 6 : 0), 8, paper)) +
      stroke("M-34-66Q-32-86-16-90M-84-42Q-74-52-54-55", shine, 6),
  ),
  /** A cat of porcelain that beckons, and grins a little too widely. */
  luckyCat: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M50 0C60-40 58-70 68-84 86-98 102-76 94-56 90-20 84 30 60 54Z", shade) +
      path("M-50 28C-70 60-70 100-40 100H44C72 100 70 60 50 28Z", main) +
      path("M24 30H50C70 60 72 100 44 100H10C44 84 40 50 24 30Z", shade) +
      path(
        "M-66-4C-78-40-74-80-68-98-54-94-42-82-34-72-14-80 14-80 28-72 38-84 48-92 62-96 68-74 72-40 62-4 46 36-48 36-66-4Z",
        main,
      ) +
      path("M28-72C38-84 48-92 62-96 68-74 72-40 62-4 52 18 26 26 4 26 44-2 46-40 28-72Z", shade) +
      path("M-60-84L-42-68-62-52ZM54-82L38-68 58-54Z", accent) +
      stroke("M-50-34Q-36-52-22-34M16-34Q30-52 44-34M-62-8L-86-14M-60 4L-84 8", ink, 6) +
      path("M-46-12Q-4 4 40-12 32 18-4 18-38 18-46-12Z", ink) +
      path("M-40-8Q-4 4 34-8L26 2-18 6H-28Z", paper) +
      path("M-9-24H5L-2-16Z", accent) +
      path("M-54 22Q0 46 52 22L52 34Q0 58-54 34Z", accent) +
      circle(0, 46, 12, accentShade) +
      ellipse([-14, 76], [24, 20], accent) +
      stroke("M-14 66V86", ink, 5) +
      stroke("M-62-40Q-62-60-58-74", shine, 6),
  ),
  /** A head in profile with a small round hole in its brow. */
  drilledHead: standingOn(
    ["Psychological"],
    ({ main, shade, shine, accent, ink, paper }) =>
      path(
        "M-34 100C-32 82-34 72-40 68-66 72-76 62-72 44L-78 36-72 28-78 18C-96 14-96 8-88-4-80-18-78-24-78-36-74-80-34-104 12-102 68-98 96-54 86-8 82 24 62 44 62 66L84 100Z",
        main,
      ) +
      path("M50-92C84-74 94-40 86-8 82 24 62 44 62 66L84 100H30C30 40 70-10 50-92Z", shade) +
      circle(14, -34, 46, ink) +
      stroke(
        "M14-34C20-46 34-34 26-22 14-8-8-20-6-38-4-62 30-70 44-48 54-26 44-2 22 2",
        accent,
        8,
      ) +
      circle(-58, -64, 15, ink) +
      circle(-58, -64, 8, paper) +
      stroke("M-72-78L-90-98M-82-66L-102-70M-58-86L-64-104", paper, 6) +
      stroke("M-72-8Q-64-12-56-8M-66 46L-52 44", ink, 5) +
      stroke("M-30-82Q-10-92 12-92", shine, 6),
  ),
  /** A can of very sweet coffee. */
  sweetCan: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-60-76L-50-98H50L60-76V82L50 100H-50L-60 82Z", main) +
      path("M22-98H50L60-76V82L50 100H22Z", shade) +
      path(
        "M-60 0L-30-30 0 0 30-30 60 0V26L30-4 0 26-30-4-60 26ZM-60 44L-30 14 0 44 30 14 60 44V70L30 40 0 70-30 40-60 70Z",
        ink,
      ) +
      path("M-60-62H60V-40H-60Z", accent) +
      path("M22-62H60V-40H22Z", accentShade) +
      path("M-50-98H50L60-76H-60Z", paper) +
      path("M-60 82H60L50 100H-50Z", paper) +
      path("M20-98H50L60-76H26ZM26 82H60L50 100H22Z", ink, 0.3) +
      path("M-20-96H20L14-82H-14Z", ink, 0.5) +
      stroke("M-46-66V74", shine, 8),
  ),
  /** A pawn with the wings of a devil. */
  devilPawn: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-14 12C-30-30-56-64-98-84-92-60-104-30-100 8-88-4-76-4-70 14-60 2-46 4-42 24-34 10-22 12-14 30Z",
        accent,
      ) +
      path(
        "M14 12C30-30 56-64 98-84 92-60 104-30 100 8 88-4 76-4 70 14 60 2 46 4 42 24 34 10 22 12 14 30Z",
        accentShade,
      ) +
      stroke("M-22 0C-40-40-70-66-94-78M-26 6L-68 6M22 0C40-40 70-66 94-78M26 6L68 6", ink, 5) +
      path("M-20-26H20C14 20 26 50 46 72H-46C-26 50-14 20-20-26Z", main) +
      path("M4-26H20C14 20 26 50 46 72H8Q16 30 4-26Z", shade) +
      rect([-56, 68], [112, 16], main, { radius: 8 }) +
      rect([-66, 82], [132, 18], shade, { radius: 6 }) +
      circle(0, -62, 36, main) +
      path("M14-95A36 36 0 0 1 10-28Q38-60 14-95Z", shade) +
      rect([-38, -32], [76, 15], main, { radius: 7 }) +
      rect([8, -32], [30, 15], shade, { radius: 7 }) +
      path(
        "M-30-82C-44-88-46-98-42-108-34-98-26-96-16-96ZM30-82C44-88 46-98 42-108 34-98 26-96 16-96Z",
        ink,
      ) +
      stroke("M-22-62Q-22-76-12-82M-56 91H-20", shine, 7),
  ),
  /** A rider's helmet with the ears of a cat, and smoke where a neck should be. */
  catEarHelmet: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-52 64C-40 84-76 84-92 100H94C70 92 88 76 52 62Z", ink) +
      path("M-76-22L-78-98Q-74-104-66-98L-20-66ZM76-22L78-98Q74-104 66-98L20-66Z", main) +
      path("M-66-46L-68-82-42-66ZM66-46L68-82 42-66Z", accent) +
      path("M-80 0C-80-52-44-78 0-78S80-52 80 0V36Q76 66 44 70H-44Q-76 66-80 36Z", main) +
      path("M34-72C64-60 80-36 80 0V36Q76 66 44 70H6C60 50 60-20 34-72Z", shade) +
      path("M-68 2C-68-26-40-36 0-36S68-26 68 2C68 30 40 38 0 38S-68 30-68 2Z", ink) +
      path("M-54-4C-50-20-30-26-4-26L-26 26C-44 22-56 14-54-4Z", accentShade, 0.55) +
      path("M-8-78H8L12-42H-12Z", accent) +
      path("M-24 48H24L16 60H-16Z", ink) +
      stroke("M-50 88Q-30 76-10 90M16 84Q36 76 52 92", paper, 5, 0.5) +
      stroke("M-68-20Q-62-50-36-62", shine, 8),
  ),
  /** A telephone that films a blast larger than itself. */
  phoneBlast: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(spikes(14, 104, 72), accent) +
      path(
        "M-62-8C-92-24-74-64-44-54-38-88 12-92 24-62 54-80 84-46 62-22 92-10 80 30 52 26H-52C-84 30-88 4-62-8Z",
        main,
      ) +
      path("M24-62C54-80 84-46 62-22 92-10 80 30 52 26H6C50 10 40-30 24-62Z", shade) +
      place(
        [0, 30],
        rect([-92, -48], [184, 100], ink, { radius: 15 }) +
          rect([-74, -38], [140, 80], paper, { radius: 5 }) +
          path(
            "M-50 42C-34 30-24 18-26 2-56 6-60-24-36-26-30-42 14-44 22-28 48-30 48 4 18 2 16 18 28 30 44 42Z",
            main,
          ) +
          path("M22-28C48-30 48 4 18 2 16 18 28 30 44 42H6C0 20 22-4 22-28Z", shade) +
          circle(79, 2, 7, accentShade) +
          circle(-62, -26, 6, accent) +
          stroke("M-66 34V24M-66 34H-56M58-30V-20M58-30H48", ink, 4),
        { turn: -8 },
      ) +
      stroke("M-56-36Q-54-46-44-46M-26-64Q-16-74-4-72", shine, 6),
  ),
  /** A calm mask that hangs from the strings of a puppet player. */
  puppetMask: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-80-84L-56-30M80-84L56-30M-30-84L-26-36M30-84L26-36", paper, 4) +
      rect([-96, -100], [192, 18], accent, { radius: 9 }) +
      rect([10, -100], [86, 18], accentShade, { radius: 9 }) +
      rect([-13, -108], [26, 34], accent, { radius: 7 }) +
      path("M-70-40Q0-62 70-40C80 20 50 84 0 102-50 84-80 20-70-40Z", paper) +
      path("M0-51Q38-51 70-40C80 20 50 84 0 102Z", main) +
      path("M44-46L70-40C80 20 50 84 0 102 46 60 56 10 44-46Z", shade) +
      path("M-56-2Q-36-22-14 2-36 14-56-2ZM56-2Q36-22 14 2 36 14 56-2Z", ink) +
      path("M-52-22Q-34-36-14-22L-16-16Q-34-26-50-16ZM52-22Q34-36 14-22L16-16Q34-26 50-16Z", ink) +
      path("M0 8L-9 36H0Z", ink, 0.25) +
      path("M-28 56Q0 66 28 52 16 74 0 72-18 74-28 56Z", ink) +
      path("M-40 12L-32 12-36 44Z", accent) +
      stroke("M-62-24Q-62 6-54 30M16-42L34-40", shine, 5),
  ),
  /** The blazer of a school that ranks everybody. */
  schoolBlazer: standingOn(
    ["School"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-34-94C-72-84-92-72-96-40L-98 100H98L96-40C92-72 72-84 34-94Z", main) +
      path("M34-94C72-84 92-72 96-40L98 100H30C60 40 60-30 34-94Z", shade) +
      path("M-36-98H36L0 44Z", paper) +
      path("M-14-82H14L8-66 18 10 0 38-18 10-8-66Z", accent) +
      path("M4-66H8L18 10 0 38Z", accentShade) +
      path("M-36-100L-14-80-30-56-46-88ZM36-100L14-80 30-56 46-88Z", paper) +
      path("M-44-92L-72-44-50-30-58-16 0 52-4 26ZM44-92L72-44 50-30 58-16 0 52 4 26Z", shade) +
      stroke("M0 52V100M-70 10L-76 100M70 10L76 100", ink, 4) +
      circle(-12, 76, 7, accent) +
      path("M34 8H64V28Q60 42 49 48 38 42 34 28Z", accent) +
      stroke("M49 16V36M42 26H56", paper, 5) +
      stroke("M-84-44Q-80-66-60-76", shine, 7),
  ),
  /** A ball that falls through the hoop. */
  swishHoop: floating(
    ["Sports", "Team Sports"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([-98, -98], [196, 128], ink, { radius: 9 }) +
      rect([-89, -89], [178, 110], paper, { radius: 4 }) +
      path("M-50-66H50V14H-50ZM-39-55V3H39V-55Z", accentShade) +
      path("M-50-66V14H-39V-55H39V-66Z", accent) +
      path("M-60 28Q0 10 60 28L56 34Q0 20-56 34Z", accentShade) +
      circle(0, -10, 46, main) +
      path("M22-50A46 46 0 0 1-6 36Q50 0 22-50Z", shade) +
      stroke("M-46-10Q0 8 46-10M0-56V36M-32-43Q-10-10-32 24M32-43Q10-10 32 24", ink, 4) +
      stroke("M-34-20Q-32-36-20-44", shine, 6) +
      stroke("M-60 30C-60 50 60 50 60 30", accent, 12) +
      stroke(
        "M-54 44L-36 98M-28 48L-30 98 18 48M-54 44L4 98 54 44M0 50L32 98M28 48L-8 98M54 44L36 98",
        paper,
        5,
      ),
  ),
  /** A ball that flies with a tail as a comet does. */
  cometBall: floating(
    ["Sports", "Team Sports"],
    ({ main, shade, shine, accent, ink, paper }) =>
      path(
        "M-90-14C-60-60 0-100 102-102 80-86 78-78 64-66L98-62C84-46 80-36 62-26L94-14C60 20 60 60 30 90Z",
        accent,
      ) +
      path(
        "M-70-10C-30-50 10-70 60-80 46-66 48-60 36-50L66-44C54-32 54-26 42-18L64-10C44 10 40 40 20 60Z",
        paper,
      ) +
      circle(-28, 30, 69, main) +
      path("M10-28A69 69 0 0 1-44 97Q50 70 10-28Z", shade) +
      stroke(
        "M-76-19Q-20 26 21 79M20-19Q-36 26-77 79M-96 20Q-62 20-38-38M40 40Q2 44-18 98",
        ink,
        5,
      ) +
      stroke("M-78 6Q-70-12-54-22", shine, 8),
  ),
};
