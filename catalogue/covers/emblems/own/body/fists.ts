import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, rect, repeat, stroke } from "../../../svg.ts";
import { edged, spikes } from "../../parts.ts";

/** Fists, and an arm that ends in one. */
export const fists = {
  /** A forearm of steel plates, its fist raised. */
  steelArm: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-40 100L-54 10-34-12H34L54 10 42 100Z", main) +
      path("M8 100V-12H34L54 10 42 100Z", shade) +
      path("M-64 4L-42-24H42L64 4 52 26H-52Z", accent) +
      path("M12-24H42L64 4 52 26H12Z", accentShade) +
      path(
        "M-60-40C-66-70-58-88-44-90-36-100-18-100-14-94-6-102 12-100 16-94 26-100 40-96 42-86 58-86 64-66 58-44L42-22H-42Z",
        main,
      ) +
      path("M16-94C26-100 40-96 42-86 58-86 64-66 58-44L42-22H14Z", shade) +
      stroke("M-44-88V-60M-15-92V-60M15-92V-60M42-84V-58", ink, 5) +
      path("M-66-46C-66-62-40-64-12-58 4-56 4-38-8-36-30-34-44-30-50-24-60-28-66-36-66-46Z", main) +
      stroke("M-58-50C-48-56-28-54-12-50", shine, 6) +
      stroke("M-64-32Q-56-26-48-24M-14-37Q6-34 10-48", ink, 5) +
      stroke("M-46 50L46 50M-42 76H44", ink, 5) +
      circle(-34, 2, 6, ink) +
      circle(34, 2, 6, ink) +
      stroke("M-38 36L-36 44M-34 60L-33 68", shine, 7),
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
  /** A fist in flames. */
  burningFist: floating(
    ["Action"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-64 88C-108 54-90 4-84-12-80-36-88-50-94-62-68-56-58-42-54-30-52-62-30-76-22-106 10-92 14-66 18-46 30-60 32-76 32-92 60-74 66-44 64-22 74-32 76-44 76-54 104-10 104 56 62 88Z",
        accentShade,
      ) +
      path(
        "M-56 80C-88 44-72 8-60-2-48-22-28-44-24-72 0-52 4-26 14-16 30-26 38-42 40-58 54-38 52-10 56-2 86 26 82 56 54 80Z",
        accent,
      ) +
      path("M-38 56H42V94Q0 106-38 94Z", shade) +
      rect([-60, -28], [122, 96], ink, { radius: 24 }) +
      rect([-56, -24], [29, 56], main, { radius: 12 }) +
      rect([-27, -24], [28, 56], main, { radius: 12 }) +
      rect([1, -24], [28, 56], main, { radius: 12 }) +
      rect([29, -24], [29, 56], shade, { radius: 12 }) +
      path("M-56 38Q0 24 58 34V48Q54 64 34 64H-36Q-56 62-56 44Z", main) +
      path("M20 30 58 34V48Q54 64 34 64H10Q30 54 20 30Z", shade) +
      rect([-60, 18], [76, 34], ink, { radius: 17 }) +
      rect([-56, 22], [68, 26], main, { radius: 13 }) +
      stroke("M-48-8V-12M-19-8V-12M9-8V-12", shine, 8) +
      stroke("M-26 76H30", paper, 6),
  ),
  /** A fist in flames. */
  flamingFist: floating(
    ["Super Power", "Martial Arts"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-60 90C-104 50-100-4-76-40-74-22-68-14-60-10-64-52-40-84-6-101-10-74 14-66 26-44 34-54 36-64 34-76 78-44 78-22 72 2 80-4 84-12 86-22 106 20 92 66 58 92Z",
        accent,
      ) +
      path(
        "M-44 84C-78 40-66 10-50-6-36-30-26-40-16-60 0-40 10-30 24-20 60 0 76 40 46 84Z",
        accentShade,
      ) +
      path(
        "M-38 98L-34 56C-62 48-62 10-58-14-56-28-36-30-30-20-26-38-6-38-2-24 4-38 24-36 26-20 32-30 54-26 56-10 60 26 56 46 38 58L42 98Z",
        main,
      ) +
      path("M34-26C46-24 56-18 56-10 60 26 56 46 38 58L42 98H14L16 56C40 40 36 0 34-26Z", shade) +
      stroke("M-30-18V14M-2-20V14M27-18V14", ink, 5) +
      path("M-54 14C-30 8 20 8 34 22 38 38 20 44 0 40-26 40-50 40-58 36Z", main) +
      stroke("M-54 14C-30 8 20 8 34 22 38 38 20 44-4 40", ink, 5) +
      path("M-44 76L46 76 50 100H-48Z", ink) +
      stroke("M-48-8Q-46-14-40-14M-20-18Q-16-24-10-20M-44 24Q-34 20-22 20", shine, 5),
  ),
  /** A fist that breaks what it strikes. */
  breakingFist: floating(
    ["Martial Arts", "Delinquents"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-98-30L-66-34-88-76-46-58-36-100-8-66 24-98 34-58 84-80 68-34 98-16 72 6 98 44 60 42 66 86 28 66 4 100-20 68-60 92-58 48-98 50-72 12Z",
        accent,
      ) +
      path("M34-58L84-80 68-34 98-16 72 6 98 44 60 42 66 86 28 66 4 100Z", accentShade) +
      path(
        "M-58-36C-62-54-40-62-30-52-24-64-2-64 2-52 10-62 28-60 32-48 44-54 58-44 56-28L60 14C60 44 44 60 12 62H-16C-46 60-58 44-58 16Z",
        ink,
      ) +
      path(
        "M-50-34C-52-46-36-50-31-40V4H-52ZM-24-42C-22-54-4-54-2-42V4H-24ZM6-42C10-52 24-50 26-40V4H5ZM33-36C38-44 50-38 49-26L51 4H33Z",
        main,
      ) +
      path("M6-42C10-52 24-50 26-40V4H5ZM33-36C38-44 50-38 49-26L51 4H33Z", shade) +
      path(
        "M-50 12H-2C22 10 28 30 6 34H-20L-14 44H20C40 42 46 30 50 12H52C54 38 40 52 12 54H-16C-40 52-50 40-50 16Z",
        main,
      ) +
      path("M20 44C40 42 46 30 50 12H52C54 38 40 52 12 54Z", shade) +
      stroke("M-44-30V-12M-17-40V-20M-40 20H-16", shine, 6) +
      stroke("M-80-2L-70-6M74-54L66-46M2 84L6 76M-54 72L-50 66", paper, 5),
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
};
