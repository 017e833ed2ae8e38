import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, repeat, stroke, svg } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** A sabre that points upwards. */
const sabre = (blade: string, hilt: string, ink: string): string =>
  edged("M-11 60V-50Q-10-92 22-112 13-70 13 60Z", blade, ink) +
  edged("M-30 58H30V70H10V108H-10V70H-30Z", hilt, ink);

/** A knife to throw, upright, with a ring. */
const kunai = (light: string, dark: string, grip: string, ink: string): string =>
  stroke("M0 74A16 16 0 1 1 .1 74Z", ink, 22) +
  stroke("M0 74A16 16 0 1 1 .1 74Z", dark, 9) +
  edged("M-9-24H9V42H-9Z", grip, ink) +
  edged("M0-138L26-66 0-22-26-66Z", light, ink) +
  path("M0-138L26-66 0-22Z", dark);

export const p6a = {
  /** A hat of straw before two crossed sabres. */
  sabreHat: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place([0, 6], sabre(paper, accent, ink), { turn: -50, scale: 1.2, flip: true }) +
      place([0, 6], sabre(paper, accent, ink), { turn: 50, scale: 1.2 }) +
      place(
        [0, 12],
        edged("M-102 26C-102-2-50-10 0-10S102-2 102 26 50 60 0 60-102 52-102 26Z", main, ink) +
          path("M102 26C102 52 50 60 0 60 50 46 66 20 60-5 84 0 102 8 102 26Z", shade) +
          edged("M-54 20C-58-50-30-70 0-70S58-50 54 20Q0 42-54 20Z", main, ink, 7) +
          path("M18-67C46-60 56-30 54 20Q36 30 14 30C32 4 34-40 18-67Z", shade) +
          path("M-54 18Q-56 0-54-14 0 10 54-14 56 0 54 18 0 42-54 18Z", accent) +
          path("M24 2Q42-6 54-14 56 0 54 18 40 26 20 29Z", accentShade) +
          stroke("M-86 28Q-82 18-70 12M-34-38Q-28-54-14-60", shine, 6) +
          stroke("M-60 44Q-30 52 0 52M-78 38L-72 42M-84 12", shade, 5),
        { scale: 0.84 },
      ),
  ),
  /** A small ship with full sails. */
  caravelSails: standingOn(
    ["Adventure"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-10-92V50M62-40V50", ink, 11) +
      edged("M-10-98L-60-88-40-78-58-66-10-72Z", accent, ink, 8) +
      edged("M34-40Q60-48 88-40 102-6 88 26 62 18 40 26 52-8 34-40Z", paper, ink) +
      edged("M-72-64Q-16-80 40-64 58-18 40 28-16 12-72 28-54-20-72-64Z", paper, ink) +
      path(
        "M12-70L40-64C58-18 48 6 40 28L12 22Q32-24 12-70ZM-64-32Q-16-48 48-32L50-8Q-16-24-60-8-58-20-64-32Z",
        accent,
      ) +
      path("M22-70L40-64C58-18 48 6 40 28L20 23Q40-24 22-70Z", accentShade) +
      edged("M-98 40H-46L-38 54H50L60 40 100 28Q96 82 58 100H-54Q-86 86-98 40Z", main, ink) +
      path("M100 28Q96 82 58 100H-6C40 92 66 70 60 40Z", shade) +
      stroke("M-84 62H76", shine, 6) +
      circle(-30, 78, 6, ink) +
      circle(0, 78, 6, ink) +
      circle(30, 78, 6, ink),
  ),
  /** A fist in a glove, raised before a cape. */
  gloveFist: floating(
    ["Super Power"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(
        "M-30-60Q-78-40-100-62-82 10-100 92-70 74-50 98-26 76 0 98 26 76 50 98 70 74 100 92 82 10 100-62 78-40 30-60Z",
        paper,
        ink,
      ) +
      stroke("M-74-6Q-66 36-72 66M74-6Q66 36 72 66", shine, 7) +
      edged("M-36 56H36L40 100H-40Z", accent, ink) +
      path("M8 56H36L40 100H14Z", accentShade) +
      edged(
        "M-50 60L-42 26Q-64 6-62-30V-74Q-60-96-44-96T-30-84Q-26-100-14-100T0-86Q4-100 16-100T30-84Q34-96 46-96 62-92 62-70V-24Q62 8 42 26L50 60Z",
        main,
        ink,
      ) +
      path("M62-70V-24Q62 8 42 26L50 60H10C40 30 42-30 34-92 50-100 62-86 62-70Z", shade) +
      stroke("M-30-82V-40M0-84V-42M30-82V-40", ink, 6) +
      edged("M-62-34Q-30-46 20-40 40-34 34-14 14-2-10-2-10 10-20 20", main, ink, 8) +
      stroke("M-46 44H42", ink, 6) +
      stroke("M-47-60V-78M-15-66V-82", shine, 8),
  ),
  /** A moon that a blow has cracked. */
  crackedMoon: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      edged("M0-96A96 96 0 1 1-.1-96Z", main, ink) +
      path("M40-87A96 96 0 0 1-60 75 104 104 0 0 0 40-87Z", shade) +
      circle(-52, 34, 16, shade) +
      circle(-22, -66, 11, shade) +
      circle(-70, -18, 9, shade) +
      circle(-4, 66, 12, ink, 0.25) +
      path(
        "M4-34L22-20 44-84 38-16 62-22 50 0 96 14 48 20 56 44 30 34 24 88 8 36-16 44-8 20-62 6-12-4Z",
        ink,
      ) +
      path("M8-20L22-8 34-10 32 4 44 10 30 18 28 28 16 22 2 26 6 12-4 4 8 0Z", accent) +
      path("M88-58L104-70 100-48ZM72-92L86-98 84-82ZM92 50L106 54 94 66Z", paper) +
      stroke("M-82-22Q-74-58-44-76", shine, 8),
  ),
  /** A headband whose plate bears a whirl of wind. */
  whirlBand: floating(
    ["Martial Arts"],
    ({ main, shade, shine, accent, ink, paper }) =>
      edged("M40 4L92 98 62 84 44 104 10 10ZM58 2L104 66 80 66 74 84 30 6Z", shade, ink) +
      edged("M-102-54Q0-84 102-54 108-16 98 24 0-2-98 24-108-16-102-54Z", main, ink) +
      path("M102-54Q108-16 98 24 80 18 64 16 76-24 66-64 84-60 102-54Z", shade) +
      edged("M-76-66Q0-84 76-66 80-24 74 28 0 10-74 28-80-24-76-66Z", paper, ink) +
      path("M76-66Q80-24 74 28 60 24 48 22 60-24 50-71Z", accent, 0.35) +
      stroke(
        "M-24-24C-12-26-10-8-24-6-48-4-48-44-20-46 12-46-8 4 22 4 46 2 44-40 22-38 10-36 10-18 24-18",
        ink,
        8,
      ) +
      repeat(4, (i) => circle(i % 2 ? 63 : -63, i < 2 ? -50 : 8, 5, ink)) +
      stroke("M-58-56Q-30-66-4-66", shine, 6),
  ),
  /** A throwing star of four crooked blades in the wind. */
  windStar: floating(
    ["Martial Arts"],
    ({ main, shade, shine, accent, ink, paper }) =>
      repeat(4, (i) =>
        place(
          [0, 0],
          edged("M-22-14C-50-50-28-92 34-102 14-76 20-44 26-12Z", i % 2 ? shade : main, ink) +
            stroke("M-22-44Q-18-70 6-84", shine, 5),
          { turn: i * 90 },
        ),
      ) +
      circle(0, 0, 37, ink) +
      circle(0, 0, 30, accent) +
      circle(0, 0, 14, ink) +
      stroke("M-96-34Q-86-66-60-84M96 34Q86 66 60 84", paper, 6),
  ),
  /** Two crossed throwing knives. */
  crossedKunai: floating(
    ["Action", "Martial Arts"],
    ({ main, shade, accent, accentShade, ink, shine }) =>
      place([0, 26], kunai(main, shade, accentShade, ink), { turn: -46 }) +
      place([0, 26], kunai(main, shade, accent, ink), { turn: 46 }) +
      stroke("M82-60L56-38M-90-58L-76-36", shine, 5),
  ),
  /** A bowl of noodles with a curl of fish cake. */
  swirlBowl: standingOn(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M20-20L92-96M42-20L104-74", ink, 12) +
      edged("M-86-8V-56H-44V-8Z", accentShade, ink) +
      edged("M-54-4A44 44 0 0 1 34-4Z", paper, ink) +
      stroke("M-26-4A16 16 0 0 1 6-6C6-16-18-22-24-6M-26-4Q-30-32-4-34", accent, 6) +
      edged("M28-4A30 24 0 0 1 84-4Z", paper, ink, 8) +
      circle(56, -10, 11, accent) +
      edged("M-100-6H100Q96 62 44 84V100H-44V84Q-96 62-100-6Z", main, ink) +
      path("M100-6Q96 62 44 84V100H4C48 84 66 40 66-6Z", shade) +
      stroke("M-86 16Q-76 46-54 60", shine, 7) +
      path("M-99 0H99L96 20H-96Z", accent) +
      stroke("M-60 10h20M-20 10h20M20 10h20M60 10h20", paper, 7),
  ),
  /** Three glowing tubes that count the worlds. */
  nixieTubes: standingOn(
    ["Time Travel"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-100 66H100V100H-100Z", main, ink) +
      path("M40 66H100V100H30Z", shade) +
      repeat(3, (i) => {
        const x = (i - 1) * 65;
        return (
          edged(
            svg`M${x - 28} 66V-58Q${x - 28}-88 ${x}-90 ${x + 28}-88 ${x + 28}-58V66Z`,
            ink,
            main,
          ) +
          stroke(
            svg`M${x - 17} 50V-56M${x + 17} 50V-56M${x - 17} 14H${x + 17}M${x - 17}-22H${x + 17}`,
            accentShade,
            2,
          )
        );
      }) +
      stroke(
        "M-65 40V-44L-76-32M-16 0C-16-60 16-60 16 0S-16 60-16 0M74 40V-44L48 16H84",
        accent,
        11,
      ) +
      stroke("M-65 34V-38M-16 0C-16-56 16-56 16 0M74 34V-38", paper, 3) +
      stroke("M-86-52Q-84-68-76-74M-21-52Q-19-68-11-74M44-52Q46-68 54-74", shine, 4) +
      circle(-80, 83, 6, accent) +
      stroke("M-56 83H20", ink, 6),
  ),
};
