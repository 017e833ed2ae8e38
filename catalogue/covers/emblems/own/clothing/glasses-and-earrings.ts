import { floating } from "../../../emblem.ts";
import type { Inks } from "../../../pigments.ts";
import { circle, path, place, rect, stroke } from "../../../svg.ts";
import { both } from "../../parts.ts";

/** A card on a ring, with the sun above the clouds. */
const card = ({ main, shade, accent, paper, ink }: Inks): string =>
  stroke("M0-92V-60", ink, 7) +
  circle(0, -60, 15, main) +
  circle(0, -60, 6, ink) +
  rect([-43, -44], [86, 142], shade, { radius: 9 }) +
  rect([-43, -44], [78, 136], main, { radius: 9 }) +
  rect([-33, -34], [62, 118], paper, { radius: 4 }) +
  circle(-2, 0, 19, accent) +
  stroke("M-2 34V44M-20 30-25 38M16 30 21 38", accent, 7) +
  path("M-33 58Q-18 46-2 58T29 58V84H-33Z", ink);

/** What one wears over the eyes, and at the ears. */
export const glassesAndEarrings = {
  /** An eyepatch before a circle of magic. */
  circleEyepatch: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-98 0a98 98 0 1 1 196 0a98 98 0 1 1-196 0ZM-84 0a84 84 0 1 0 168 0a84 84 0 1 0-168 0Z",
        accent,
      ) +
      stroke("M0-84 73 42H-73ZM0 84 73-42H-73Z", accent, 7) +
      stroke(
        "M-98-44Q-60-26-40-24M98-44Q60-26 40-24M-98 22Q-60 20-44 16M98 22Q60 20 44 16",
        ink,
        8,
      ) +
      path("M-64-40Q0-62 64-40 78 46 0 74-78 46-64-40Z", ink) +
      path("M-57-34Q0-54 57-34 68 40 0 66-68 40-57-34Z", main) +
      path("M30-43Q46-40 57-34 68 40 0 66 46 24 30-43Z", shade) +
      path("M-38 6Q0-36 38 6 0 44-38 6Z", ink) +
      path("M-28 6Q0-22 28 6 0 32-28 6Z", accent) +
      path("M0-12Q9 6 0 24-9 6 0-12Z", ink) +
      circle(-11, -1, 4, paper) +
      path("M14-4 28 6Q14 20 2 18 14 8 14-4Z", accentShade) +
      stroke("M-46-12Q-48-22-42-26", shine, 6),
  ),
  /** Spectacles with a red frame before a sword of blood. */
  bloodSpectacles: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-92 0a92 92 0 1 1 184 0a92 92 0 1 1-184 0ZM-74-6a74 74 0 1 0 148 0a74 74 0 1 0-148 0Z",
        accentShade,
      ) +
      path(
        "M-70 50Q-58 66-60 84-58 104-70 104-82 104-80 84-80 66-86 40ZM40 78Q48 92 46 104 38 112 32 104L28 84Z",
        accentShade,
      ) +
      path("M-26-34H26L22 70 0 112-22 70Z", ink) +
      path("M-19-34H0V98L-15 68Z", accent) +
      path("M0-34H19L15 68 0 98Z", accentShade) +
      path("M-60-52Q-30-64 0-56 30-64 60-52 56-32 28-38H-28Q-56-32-60-52Z", accent) +
      stroke("M0-64V-92", ink, 18) +
      circle(0, -100, 13, accent) +
      both(
        rect([7, -24], [88, 68], ink, { radius: 28 }) +
          rect([11, -20], [80, 60], main, { radius: 25 }) +
          rect([22, -9], [58, 38], paper, { radius: 16 }),
      ) +
      path("M50 29 72-8Q80-8 80 6V12Q80 29 64 29ZM-52 29-30-8Q-22-8-22 6V12Q-22 29-38 29Z", shine) +
      stroke("M-16 2Q0-10 16 2", ink, 17) +
      stroke("M-16 2Q0-10 16 2", main, 9) +
      path("M24 40H68Q88 38 91 18 94 46 62 44Z", shade),
  ),
  /** Round glasses in the sights. */
  sightedGlasses: floating(
    ["Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-82 0A82 82 0 0 1 82 0", accent, 13) +
      stroke("M82 0A82 82 0 0 1-82 0", accentShade, 13) +
      stroke("M0-100V-56M0 100V56M-102 0H-96M96 0H102", accent, 13) +
      circle(-48, 2, 48, ink) +
      circle(48, 2, 48, ink) +
      circle(-48, 2, 37, main) +
      circle(48, 2, 37, main) +
      path("M-22-24A37 37 0 0 1-74 28Q-22 28-22-24ZM74-24A37 37 0 0 1 22 28Q74 28 74-24Z", shade) +
      stroke("M-8-10Q0-18 8-10", ink, 12) +
      path("M-78-2L-50-34H-36L-74 14ZM18-2L46-34H60L22 14Z", paper) +
      stroke("M-60 28L-28-10M36 28L68-10", shine, 5),
  ),
  /** Swimming goggles in a splash. */
  splashGoggles: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-70-22C-90-90 90-90 70-22", shade, 17) +
      stroke("M-72-24C-88-92 84-92 68-26", main, 13) +
      path(
        "M-99 60C-90 30-80 34-70 44-74 14-62 2-50 4-50 24-40 34-26 34-20 16-8 8 4 8 2 26 12 36 26 36 34 12 48 0 64 2 58 20 66 36 74 44 82 34 92 34 99 60 80 104-80 104-99 60Z",
        accent,
      ) +
      path("M-70 72Q-36 52 0 70T74 66Q90 62 94 70C70 104-70 104-90 74Q-80 70-70 72Z", accentShade) +
      path(
        "M-94-20C-92-50-30-54-14-30-4-8-14 26-40 30-76 32-96 10-94-20ZM94-20C92-50 30-54 14-30 4-8 14 26 40 30 76 32 96 10 94-20Z",
        main,
      ) +
      path("M56-44C80-42 93-36 94-20 96 10 76 32 40 30 76 10 76-20 56-44Z", shade) +
      stroke("M-18-16Q0-30 18-16", main, 13) +
      path(
        "M-80-18C-78-38-38-40-26-24-18-6-26 14-44 17-68 18-82 4-80-18ZM80-18C78-38 38-40 26-24 18-6 26 14 44 17 68 18 82 4 80-18Z",
        ink,
      ) +
      stroke("M-68-14L-54-26M-62 4L-38-20M38-12L50-24M44 6L66-18", paper, 7) +
      stroke("M-76-48Q-60-78-20-82", shine, 5) +
      circle(-84, 16, 6, paper) +
      circle(84, 22, 8, paper) +
      circle(0, -6, 6, paper) +
      stroke("M-60 60Q-40 48-20 58M20 62Q44 50 62 58", paper, 6),
  ),
  /** Two hanging cards for the ears, with the rising sun. */
  sunriseEarrings: floating(
    [],
    (inks) => place([-48, 0], card(inks), { turn: 4 }) + place([48, 0], card(inks), { turn: -4 }),
  ),
};
