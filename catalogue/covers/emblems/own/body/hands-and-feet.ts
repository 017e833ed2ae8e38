import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, placer, rect, repeat, stroke } from "../../../svg.ts";
import { edged, spikes } from "../../parts.ts";

/** Open hands, fingers and the print of a foot. */
export const handsAndFeet = {
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
  /** A withered finger with a black nail, wrapped in charms of paper. */
  cursedFinger: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-70 92C-104 50-92 6-66-22-64-4-58 4-50 8-58-36-36-70-2-100 0-66 66-48 58 6 70 0 74-14 72-26 100 10 98 60 66 94Z",
        accent,
      ) +
      path("M-46 94C-70 50-50 10-34-10L36-12C62 16 66 58 44 94Z", accentShade) +
      path(
        "M-36 98C-44 70-46 44-36 18-46-2-42-24-34-36-38-62-26-84 0-92 26-84 38-62 34-36 42-24 46-2 36 18 46 44 44 70 36 98Z",
        main,
      ) +
      path(
        "M14-86C34-74 38-54 34-36 42-24 46-2 36 18 46 44 44 70 36 98H8C22 60 16 40 12 18 24-6 18-24 10-36 20-56 20-74 14-86Z",
        shade,
      ) +
      path("M-20-46C-24-72-12-92 0-102 12-92 24-72 20-46Q0-34-20-46Z", ink) +
      stroke("M-30-22Q0-10 30-22M-30-10Q0 2 26-10M-28 18Q0 26 26 18", ink, 4) +
      path("M-62 34L58 62 54 82-66 54ZM58 62L88 44 84 66 54 82Z", paper) +
      path("M-60 84L56 30 64 48-52 100ZM-60 84L-92 74-82 96-52 100Z", paper) +
      stroke("M-30 52L-4 58M10 62L36 68M-28 82L-2 70", ink, 4) +
      stroke("M-24 6Q-30-8-26-20M-11-60Q-10-76-4-84", shine, 5),
  ),
  /** A black hand of bands that falls to dust. */
  bandedHand: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke("M-34 30L-82-6M-26 0L-44-72M0-6V-84M26 0L46-70M36 20L80-26", main, 25) +
      stroke("M8-6V-84M34 0L54-68M44 22L86-22", shade, 9) +
      path("M-42-10H42C52 20 46 50 34 66L-30 70C-46 54-52 24-42-10Z", main) +
      path("M16-10H42C52 20 46 50 34 66L6 68C30 40 28 10 16-10Z", shade) +
      path(
        "M-94-4L-98-30-76-14ZM-56-74L-48-102-34-78ZM-12-86L0-110 12-86ZM36-78L52-100 58-72ZM72-34L98-46 88-20Z",
        paper,
      ) +
      stroke(
        "M-42 6L40-4M-46 30L44 14M-42 54L42 40M-50-46L-32-50M-46-28L-28-32M-12-60H12M-12-38H12M32-54L50-48M26-32L44-26M58-14L70 2M-64-4L-54 16",
        accent,
        5,
      ) +
      path("M-30 66L34 62 24 80 30 88 10 84 0 98-8 84-24 90Z", main) +
      circle(-44, 82, 8, main) +
      circle(42, 84, 7, shade) +
      circle(20, 98, 5, main) +
      circle(-22, 98, 5, ink) +
      circle(58, 66, 5, ink) +
      stroke("M-34 22Q-32 4-30-4", shine, 5),
  ),
  /** A hand that is no longer a hand: an eye, a blade and a mouth. */
  eyeHand: standingOn(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke("M48 20L76-36M20 4L34-58", shade, 27) +
      path("M-24 10C-40-40-10-84 30-104 6-66 6-40 8 6Z", paper) +
      path("M-8 6C-16-40 4-80 30-104 6-66 6-40 8 6Z", accent, 0.6) +
      stroke("M-46 18C-40-10-84-6-66-48", main, 25) +
      stroke("M-46 56L-84 30", main, 25) +
      path(
        "M-60 8C-40-12 40-14 62 10 68 40 56 64 42 76L46 100H-40L-36 82C-56 70-66 40-60 8Z",
        main,
      ) +
      path("M34-4C52 0 60 6 62 10 68 40 56 64 42 76L46 100H14C44 72 46 30 34-4Z", shade) +
      circle(-60, -64, 32, main) +
      circle(-62, -64, 24, paper) +
      circle(-66, -64, 13, accent) +
      circle(-67, -64, 7, ink) +
      path("M-40 30Q0 54 44 26 34 74 2 76-30 74-40 30Z", ink) +
      path(
        "M-34 34L-24 52-14 40-4 56 6 44 16 54 24 40 32 48 38 31Q0 54-34 34ZM-16 70L-8 58 0 72 10 60 16 70Q0 78-16 70Z",
        paper,
      ) +
      stroke("M-48 12Q-36 4-20 2M-88-76Q-82-88-72-92", shine, 6),
  ),
  /** A skinless giant's hand over the top of a city wall. */
  titanGrip: standingOn([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const finger =
      path("M-23 4C-25-30 25-30 23 4L17 78Q0 106-17 78Z", main) +
      path("M6-20C20-18 24-8 23 4L17 78 2 91C12 60 14 20 6-20Z", shade);
    const fingers = [
      { at: [-65, -46], turn: 13, scale: 0.95 },
      { at: [-23, -62], turn: 4, scale: 1.08 },
      { at: [23, -62], turn: -4, scale: 1.08 },
      { at: [65, -50], turn: -14, scale: 0.9 },
    ] as const;
    const onEach = (draw: (at: (x: number, y: number) => string) => string): string =>
      fingers.map((one) => draw(placer(one.at, one))).join("");
    return (
      path("M-94-30C-98-66-76-84-54-78-40-102 34-102 50-80 78-86 98-66 92-30Z", shade) +
      rect([-98, -36], [196, 136], accent) +
      path("M58-16H98V100H58ZM-98-36H98V-18H-98Z", accentShade) +
      stroke("M-98 16H98M-98 46H98M-98 76H98M-90 48V74M90 48V74", accentShade, 4) +
      path("M-30 100V84Q0 52 30 84V100Z", ink) +
      path("M-6-34H6L0 30Z", ink) +
      fingers.map((one) => place(one.at, finger, one)).join("") +
      stroke(
        onEach((at) => `M${at(-16, 30)}L${at(15, 30)}M${at(-15, 38)}L${at(14, 38)}`),
        ink,
        3,
      ) +
      stroke(
        onEach((at) => `M${at(-12, -4)}L${at(-11, 18)}M${at(-9, 46)}L${at(-7, 66)}`),
        shine,
        4,
      ) +
      path(
        onEach((at) => `M${at(-10, 72)}L${at(10, 72)} ${at(4, 90)} ${at(-4, 90)}Z`),
        paper,
      )
    );
  }),
  /** An open hand with seven stars. */
  sevenStarPalm: floating(
    ["Martial Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(
        "M-28-28V-92Q-28-106-14-106T0-92Q2-108 16-108T30-92V-84Q34-96 46-94T58-78L56 20Q54 66 34 80H-32Q-48 64-60 42L-98-8Q-104-22-90-28T-70-20L-54-2V-78Q-54-92-42-92T-28-78Z",
        main,
        ink,
      ) +
      path("M58-78L56 20Q54 66 34 80H4C36 50 40-20 32-88Q50-104 58-78Z", shade) +
      stroke("M-28-78V-24M0-92V-26M30-88V-20M-54 2Q-50 18-40 24M-26 40Q10 20 38 40", ink, 6) +
      edged(
        "M-44 68L-76 66-54 80-80 92-50 94-48 104H46L50 94 80 92 54 80 76 66 42 68Z",
        accentShade,
        ink,
      ) +
      stroke("M-28 86V88M0 86V88M28 86V88", accent, 13) +
      stroke("M-41-74L-14-88 8-60 18-26 -12-2 8 28 34 8", accent, 4) +
      [
        [-41, -72],
        [-14, -88],
        [12, -58],
        [18, -26],
        [-14, 0],
        [4, 30],
        [34, 10],
      ]
        .map(([x = 0, y = 0]) =>
          edged(`M${x} ${y - 12}L${x + 12} ${y} ${x} ${y + 12} ${x - 12} ${y}Z`, paper, ink, 5),
        )
        .join("") +
      stroke("M-86-14L-74-2", shine, 6),
  ),
  /** A hand that comes out of the grave. */
  graveHand: standingOn(
    ["Horror", "Survival"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-34 6L-62-40-50-80M-12-8L-20-56-6-90", main, 23) +
      stroke("M12-8L24-54 34-86M34 4L58-34 74-66", shade, 23) +
      stroke("M34 34L76 16 86-14", shade, 24) +
      path("M-46 0Q-46-18 0-20T46 4Q52 40 30 60L26 96H-26L-32 56Q-46 30-46 0Z", main) +
      path("M16-19Q46-14 46 4 52 40 30 60L26 96H4Q26 40 16-19Z", shade) +
      stroke("M-50-82v-6M-5-92v-4M36-88v-4M76-68l2-4M87-16v-5", ink, 11) +
      stroke("M-30 10Q-8 20 10 12M-24 30Q-10 36 4 30", ink, 6) +
      stroke("M-68-40L-62-60M-26-54L-20-70", shine, 6) +
      path("M-38 56L-14 66 8 56 38 60 36 98H-36Z", accent) +
      path("M8 56L38 60 36 98H14Z", accentShade) +
      path("M-98 100Q-88 74-62 80-44 66-22 84 0 72 24 84 48 66 64 82 88 76 98 100Z", ink),
  ),
  /** A mighty arm, and a small cake upon it. */
  armWithCake: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-104 34C-72 40-58 6-26-4 0-10 22 2 34 22L36-22C22-34 16-56 22-74L82-78C92-60 86-34 76-22 102 16 108 66 76 90 34 110-50 100-104 104Z",
        main,
      ) +
      path(
        "M62-22H76C102 16 108 66 76 90 34 110-50 100-104 104V84C-40 84 40 90 62 60 80 30 62 10 62-22Z",
        shade,
      ) +
      path("M-108 26L-82 31V106L-108 108Z", accent) +
      path("M-108 84L-82 80V106L-108 108Z", accentShade) +
      path(
        "M14-78C10-96 26-104 40-100 54-108 78-104 86-92 94-76 88-58 76-52 54-44 26-44 20-54Z",
        main,
      ) +
      path("M74-101Q84-98 86-92C94-76 88-58 76-52 60-46 44-46 32-46 70-56 80-76 74-101Z", shade) +
      stroke("M38-98L40-78M56-102L58-80M72-100L74-82M22-64Q40-56 52-66M34 22Q22 34 6 34", ink, 5) +
      path("M-84-36H-14L-24-2H-74Z", accentShade) +
      path("M-84-36H-62L-66-2H-74ZM-48-36H-36L-42-2H-50Z", accent) +
      path("M-94-34C-98-52-82-60-72-56-74-76-28-80-26-56-14-60-2-50-6-34Z", paper) +
      circle(-50, -76, 12, accent) +
      stroke("M-50-86Q-46-98-36-100", ink, 4) +
      path(
        "M-86-78C-106-92-100-106-92-104-88-103-86-100-86-98-86-100-84-103-80-104-72-106-66-92-86-78Z",
        accent,
      ) +
      stroke("M-34 12Q-14 4 4 18M30-86L32-78", shine, 7),
  ),
  /** The print of a bare foot, in flames. */
  burningSole: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-40 98C-104 60-92 0-66-28-66-12-60-4-52 2-66-44-44-80-14-101-16-84-8-72 2-66 12-82 24-92 40-98 34-80 44-62 58-50 64-56 66-64 64-74 104-26 106 56 46 98Z",
        main,
      ) +
      path("M58-50C64-56 66-64 64-74 104-26 106 56 46 98H16C76 60 80 0 58-50Z", shade) +
      path(
        "M-28 96C-70 60-66 24-46-4-42 10-38 16-32 20-36-20-22-50-4-68 4-48 18-44 26-34 64 0 72 60 34 96Z",
        accent,
      ) +
      path("M40-18C64 14 66 66 34 96H12C50 60 56 20 40-18Z", accentShade) +
      path(
        "M-28-2C-22-22 26-26 32 0 36 24 20 30 20 50 20 72 18 90 0 92-20 90-18 70-18 54-18 34-36 24-28-2Z",
        ink,
      ) +
      ellipse([-27, -28], [11, 14], ink) +
      circle(-6, -38, 9, ink) +
      circle(12, -37, 8, ink) +
      circle(27, -30, 7, ink) +
      circle(38, -18, 6, ink) +
      stroke("M-78 24Q-78 4-70-6M-48-34Q-46-54-36-66", shine, 5),
  ),
};
