import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, repeat, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

export const p6h = {
  /** A stapler that bites. */
  heavyStapler: standingOn(
    ["School"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-100 80Q-100 66-84 66H92Q104 66 102 84L98 100H-92Q-100 100-100 80Z", accent, ink) +
      path("M-98 88H101L98 100H-92Q-98 98-98 88Z", accentShade) +
      edged("M44 70V14H92V70Z", accentShade, ink) +
      edged("M-92-8L-98 26-74 34-68 54-58 38 92 42V8L-60-26Z", paper, ink) +
      path("M-98 26L92 22V42L-58 38-68 54-74 34Z", accentShade, 0.6) +
      edged("M-104-20C-104-78-56-92-14-76L84-30Q104-18 102 14H64L-72-8Z", main, ink) +
      path("M84-30Q104-18 102 14H64L-72-8-104-20-103-32Q-40-8 40-4 70-6 84-30Z", shade) +
      stroke("M-86-44Q-74-66-44-68", shine, 9) +
      circle(78, -2, 9, ink) +
      circle(78, -2, 4, paper) +
      stroke("M-62 62V56M-84 60V54M-40 60V54", ink, 6),
  ),
  /** A hornet with flames for wings. */
  flameHornet: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const flame =
      edged(
        "M16-24C26-60 52-60 54-98 92-74 84-44 82-36 94-42 98-52 98-60 112-20 86 22 22 4Z",
        accent,
        ink,
      ) + path("M26-14C40-32 56-34 62-58 76-34 66-22 80-22 76-2 48 6 26-14Z", paper);
    return (
      stroke("M-24 20L-62 34-70 64M24 20L62 34 70 64M-20 0L-50 16M20 0L50 16", ink, 9) +
      place([0, 0], flame, { flip: true }) +
      flame +
      edged("M0-4C50-4 46 58 0 106-46 58-50-4 0-4Z", main, ink) +
      path("M0-4C50-4 46 58 0 106 24 60 26 26 0-4Z", shade) +
      path("M-36 20Q0 34 36 20L35 36Q0 50-35 36ZM-29 54Q0 66 29 54L20 72Q0 80-20 72Z", ink) +
      edged("M-30-34H30L22 4Q0 14-22 4Z", accentShade, ink) +
      edged("M0-82C36-82 40-48 28-36 14-26-14-26-28-36-40-48-36-82 0-82Z", main, ink) +
      path("M-30-66L-6-52Q-16-40-28-46ZM30-66L6-52Q16-40 28-46Z", ink) +
      stroke("M-12-82Q-16-100-34-104M12-82Q16-100 34-104", ink, 7) +
      stroke("M-26 8Q-22 2-14 2", shine, 6)
    );
  }),
  /** A glazed ring with two marks of fangs. */
  fangDonut: floating(
    ["Vampire", "Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(
        "M0-94A94 94 0 0 1 94 0 94 94 0 0 1 20 92Q10 76-6 88-16 70-30 82-38 66-58 74-54 56-78 52-70 36-92 18A94 94 0 0 1 0-94Z",
        main,
        ink,
      ) +
      path("M58-74A94 94 0 0 1 94 0 94 94 0 0 1 20 92L14 82C70 60 84-14 58-74Z", shade) +
      edged(
        "M0-80C22-86 34-70 50-66 70-60 78-36 80-18 84 2 78 26 66 36 60 56 40 60 26 68 6 72-10 60-30 60-44 50-60 46-66 26-80 12-78-10-74-26-68-50-54-62-36-66-24-76-14-78 0-80Z",
        accent,
        ink,
        5,
      ) +
      path(
        "M50-66C70-60 78-36 80-18 84 2 78 26 66 36 60 56 40 60 26 68L12 66C60 46 70-20 50-66Z",
        accentShade,
      ) +
      circle(0, -2, 30, ink) +
      path("M-26 6A28 28 0 0 0 26 6 30 30 0 0 1-26 6Z", shade) +
      stroke(
        "M-30-50L-20-56M-60-14L-56-4M18-56L28-50M54-14L58-24M-44 24L-36 32M44 22L52 14M6 48L16 46M-46-36L-54-30M40-36V-46",
        paper,
        7,
      ) +
      path("M-14 84L-6 104 4 84ZM-52 66L-44 88-34 70Z", paper) +
      stroke("M-60-34Q-50-50-38-56", shine, 6),
  ),
  /** A jewel in the shape of an egg, in a setting of gold. */
  soulEgg: floating(
    ["Mahou Shoujo"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M0-88C34-88 58-34 58 6 58 40 32 60 0 60S-58 40-58 6C-58-34-34-88 0-88Z", main, ink) +
      path("M0-88C34-88 58-34 58 6 58 40 32 60 0 60 46 30 40-40 0-88Z", shade) +
      path("M0-70Q22-30 0 20-22-30 0-70Z", shine) +
      stroke("M-40 18Q-46-16-30-46", shine, 7) +
      edged("M0-108L10-92 0-76-10-92Z", accent, ink, 7) +
      edged(
        "M-78-40C-84 20-50 34-20 38L0 12 20 38C50 34 84 20 78-40 100 0 88 52 40 60L20 70 34 98H-34L-20 70-40 60C-88 52-100 0-78-40Z",
        accent,
        ink,
        9,
      ) +
      path("M78-40C100 0 88 52 40 60L20 70 34 98H4L10 58C60 50 84 20 78-40Z", accentShade) +
      circle(0, 48, 9, paper) +
      path(
        "M-84-84L-79-70-65-65-79-60-84-46-89-60-103-65-89-70ZM80-90L84-78 96-74 84-70 80-58 76-70 64-74 76-78Z",
        paper,
      ),
  ),
  /** A letter sealed with a blossom. */
  blossomLetter: floating(
    ["Romance", "Shoujo"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 6],
        edged("M-98-56H98V74H-98Z", paper, ink) +
          path("M-98 74L-20 0H20L98 74Z", main, 0.45) +
          path("M98-56V74L34 14Z", shade, 0.5) +
          stroke("M-98 74L-26 6M98 74L26 6", ink, 6) +
          edged("M-98-56H98L0 32Z", main, ink, 8) +
          path("M98-56L0 32 10-10Q60-30 98-56Z", shade) +
          stroke("M-76-44H-20", shine, 6) +
          repeat(5, (i) =>
            place([0, 18], edged("M0-4C-26-14-22-44 0-40 22-44 26-14 0-4Z", accent, ink, 7), {
              turn: i * 72,
            }),
          ) +
          circle(0, 18, 13, accentShade) +
          circle(0, 18, 7, paper),
        { turn: -9 },
      ) + path("M64-72Q78-104 98-84 98-62 64-72ZM-90 84Q-82 62-62 74-62 92-90 84Z", accent),
  ),
  /** A mask against gas, with a riddle in its lenses. */
  sphinxGasMask: floating(
    ["Survival"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-56-72L-100-88-96-44-70-30ZM56-72L100-88 96-44 70-30Z", accentShade, ink) +
      edged(
        "M0-94C54-94 82-58 78-8 76 26 54 40 40 52H-40C-54 40-76 26-78-8-82-58-54-94 0-94Z",
        main,
        ink,
      ) +
      path("M0-94C54-94 82-58 78-8 76 26 54 40 40 52H10C60 10 60-66 0-94Z", shade) +
      circle(-36, -18, 32, ink) +
      circle(36, -18, 32, ink) +
      circle(-36, -18, 23, accent) +
      circle(36, -18, 23, accent) +
      path("M-52-2A23 23 0 0 0-20-34ZM20-2A23 23 0 0 0 52-34Z", accentShade) +
      stroke("M-48-22Q-46-30-38-32M24-22Q26-30 34-32", paper, 6) +
      edged("M-34 34H34L40 84Q40 102 0 102T-40 84Z", accentShade, ink) +
      ellipse([0, 66], [30, 26], ink) +
      stroke("M-14 58H14M-18 68H18M-12 78H12", main, 5) +
      edged("M-88 20L-54 26-50 62-86 66ZM88 20L54 26 50 62 86 66Z", shade, ink, 8) +
      stroke("M-52-56Q-40-76-18-82", shine, 7),
  ),
  /** A carton of strawberry milk and a wooden sword. */
  strawberryMilk: standingOn(
    ["Gag Humor"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [4, 8],
        edged("M-8 48L-10-100Q8-122 12-98L10 48Z", accent, ink) +
          edged("M-24 48H24V60H-24Z", accentShade, ink, 8) +
          edged("M-8 62H10V104H-8Z", accent, ink, 8),
        { turn: 48, scale: 1.12 },
      ) +
      edged("M-58-24L-40-70H40L58-24V100H-58Z", main, ink) +
      path("M26-24L40-70 58-24V100H26Z", shade) +
      edged("M-42-94H42V-68H-42Z", paper, ink) +
      path("M-58-24H58V-10H-58ZM-58 78H58V88H-58Z", paper) +
      stroke("M-40-68L-58-24H58M26-24L40-68", ink, 5) +
      edged(
        "M-18 22C-38 10-54 26-46 44-40 58-26 66-18 72-10 66 4 58 10 44 18 26 2 10-18 22Z",
        paper,
        ink,
        6,
      ) +
      path("M-18 24L-34 8-20 12-18-2-10 12 4 8Z", ink) +
      stroke("M-32 34V36M-6 34V36M-18 44V46M-30 50V50M-6 50V50", ink, 6) +
      stroke("M-34-38L-28-54", shine, 7),
  ),
  /** A tall glass of ice cream and fruit. */
  tallParfait: standingOn(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M30-44L62-100", ink, 16) +
      stroke("M30-44L62-100", accentShade, 7) +
      edged("M-40-40C-64-54-52-84-30-80-26-106 22-104 24-80 48-82 56-56 40-40Z", paper, ink) +
      path("M24-80C48-82 56-56 40-40H6Q34-54 24-80Z", main, 0.6) +
      stroke("M-30-78Q-10-60 4-74", main, 6) +
      circle(-10, -92, 19, ink) +
      circle(-10, -92, 14, accent) +
      circle(-15, -97, 4, paper) +
      edged("M-68-44H68L52 4 20 54 14 78H-14L-20 54-52 4Z", main, ink) +
      path("M-58-14H58L52 4 42 18H-42L-52 4Z", paper) +
      path("M-34 32H34L20 54 18 60H-18L-20 54Z", accent) +
      path("M68-44L52 4 20 54 14 78H-2C10 30 34 6 36-44Z", ink, 0.2) +
      edged("M-74-52H74V-38H-74Z", shine, ink, 8) +
      edged("M-8 74H8L14 84 48 92V100H-48V92L-14 84Z", shade, ink) +
      stroke("M-48-24Q-40 4-26 24", shine, 7),
  ),
};
