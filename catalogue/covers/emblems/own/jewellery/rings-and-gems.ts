import { floating } from "../../../emblem.ts";
import { circle, path, stroke } from "../../../svg.ts";
import { edged, star } from "../../parts.ts";

/** Rings, and stones in their settings. */
export const ringsAndGems = {
  /** A ring of betrothal within a dark mist of claws. */
  cursedRing: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-96 60C-100 4-84-50-52-92-56-64-48-52-40-46-38-70-26-88-6-100-8-76 4-60 14-54 20-72 34-84 52-90 46-70 52-56 62-46 70-56 76-62 86-68 100-20 102 40 76 78 40 106-60 108-96 60Z",
        ink,
      ) +
      path("M0-18A56 56 0 0 1 0 94 56 56 0 0 1 0-18ZM0 0A38 38 0 0 0 0 76 38 38 0 0 0 0 0Z", main) +
      path("M20-14A56 56 0 0 1 0 94V80C40 80 62 30 20-14Z", shade) +
      path("M-30-14H30L18 4H-18Z", shade) +
      path("M-42-46L-22-68H22L42-46 0-4Z", accent) +
      path("M0-4L14-46H42ZM14-46L22-68 42-46Z", accentShade) +
      path("M-42-46L-22-68-12-46Z", paper) +
      stroke("M-44 44Q-46 18-28 4", shine, 6) +
      stroke("M-66-20V-8M-72-14H-60M64 0V12M58 6H70", paper, 4),
  ),
  /** A ring that bears the moon. */
  moonRing: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M0-26A64 64 0 1 1 0 102 64 64 0 1 1 0-26ZM0-6A44 44 0 1 0 0 82 44 44 0 1 0 0-6Z",
        accent,
      ) +
      path("M34-16A64 64 0 0 1 0 102V82A44 44 0 0 0 24 0Z", accentShade) +
      path("M-40-30L-26-2H26L40-30 14-18H-14Z", accentShade) +
      circle(0, -56, 48, ink) +
      path("M22-98A48 48 0 1 1-46-42 40 40 0 1 0 22-98Z", main) +
      path("M22-98A48 48 0 0 1-14-10Q52-40 22-98Z", shade) +
      path(
        "M-76-98L-70-80-52-74-70-68-76-50-82-68-100-74-82-80ZM80-8L85 6 99 11 85 16 80 30 75 16 61 11 75 6ZM82-92L86-82 96-78 86-74 82-64 78-74 68-78 78-82Z",
        paper,
      ) +
      stroke("M-54 44Q-54 18-38 2M-20-76Q-14-86-4-90", shine, 6),
  ),
  /** A red stone in a setting with claws. */
  bloodGem: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(
        "M0-104L26-74 74-74 78-30 104 0 78 30 74 74 26 74 0 104-26 74-74 74-78 30-104 0-78-30-74-74-26-74Z",
        accent,
        ink,
      ) +
      path("M104 0L78 30 74 74 26 74 0 104-26 74-74 74 74-74 78-30Z", accentShade) +
      edged("M-28-70H28L70-28V28L28 70H-28L-70 28V-28Z", main, ink) +
      path("M70-28V28L28 70H-28L-14 34H14L34 14V-14Z", shade) +
      path("M-28-70H28L14-34H-14L-34-14-70-28Z", shine) +
      stroke(
        "M-28-70L-14-34H14L28-70M14-34L34-14 70-28M34-14V14L70 28M34 14L14 34 28 70M14 34H-14L-28 70M-14 34L-34 14-70 28M-34 14V-14L-70-28M-34-14L-14-34",
        ink,
        4,
      ) +
      path("M-14-22L-4-6 12 0-4 6-14 22-20 6-30 0-20-6Z", paper),
  ),
  /** A cut gem that was mended with gold. */
  mendedGem: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      edged("M-52-84H52L100-24 0 100-100-24Z", main, ink) +
      path("M52-84L100-24 0 100 44-24Z", shade) +
      path("M-52-84L-100-24H-44ZM0-84L-44-24H44Z", shine) +
      path("M-44-24L0 100-100-24Z", shade, 0.4) +
      stroke("M-100-24H100M-52-84L-44-24 0 100 44-24 52-84M-44-24L0-84 44-24", ink, 5) +
      stroke(
        "M-78-50L-52-32-60-8-24 8-30 36 8 44-2 78M-24 8L14-6 20-34 50-44 58-78M14-6L60 16",
        accent,
        10,
      ) +
      path(
        "M78-100L83-83 100-78 83-73 78-56 73-73 56-78 73-83ZM-80 50L-76 64-62 68-76 72-80 86-84 72-98 68-84 64Z",
        paper,
      ),
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
  /** A ball with stars in it, and a dragon's tail around it. */
  starOrb: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M0-100A90 90 0 1 1-.1-100Z", main, ink) +
      path("M52-84A90 90 0 1 1-72 46 100 100 0 0 0 52-84Z", shade) +
      path(star(-28, -36, 23) + star(24, -46, 23) + star(-16, 14, 23) + star(36, 4, 23), ink) +
      stroke("M-72-22Q-68-58-38-78", shine, 10) +
      circle(-76, 2, 5, shine) +
      edged("M-100 24Q-60 86 10 70 70 56 84 14L104 10Q94 84 16 98-70 110-100 24Z", accent, ink) +
      path("M104 10Q94 84 16 98-40 104-74 76 10 100 84 40L90 12Z", accentShade) +
      path("M-66 70L-82 98-48 84ZM-14 84L-14 108 12 88ZM40 76L56 96 64 64Z", paper),
  ),
};
