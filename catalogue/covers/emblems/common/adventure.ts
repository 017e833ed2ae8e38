import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, place, rect, repeat, stroke } from "../../svg.ts";
import { both } from "../parts.ts";

/** Journeys, and what one packs for them. */
export const adventure = {
  /** A compass in a brass case. */
  compass: floating(
    ["Adventure", "Mystery", "Survival", "Isekai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0-78V-92", shade, 22) +
      circle(0, 8, 90, main) +
      path("M46-70A90 90 0 1 1-77 54 96 96 0 0 0 46-70Z", shade) +
      circle(0, 8, 70, ink) +
      circle(0, 8, 64, paper) +
      stroke("M0-50V-40M0 66V56M-58 8H-48M58 8H48", ink, 7) +
      place(
        [0, 8],
        path("M0-58L18 0H-18Z", accent) +
          path("M0-58L18 0H0Z", accentShade) +
          path("M0 58L18 0H-18Z", shade) +
          path("M0 58L18 0H0Z", ink),
        { turn: 28 },
      ) +
      circle(0, 8, 8, main) +
      stroke("M-80-4A80 80 0 0 1-38-62", shine, 7),
  ),
  /** A map of an island, rolled at both ends. */
  mapScroll: floating(
    ["Adventure", "Mystery", "Strategy Game", "Educational"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-76-66Q-40-80 0-66T76-66V70Q40 84 0 70T-76 70Z", main) +
      path("M24-60Q52-76 76-66V70Q52 80 28 76Z", shade) +
      path(
        "M-50-26C-40-50-4-44 8-34 30-44 54-22 44 4 52 32 20 44 2 32-22 46-56 34-48 8Z",
        accentShade,
      ) +
      path("M-46-24C-36-44-6-38 4-30 20-34 38-20 30 0 34 20 14 30-2 22-22 34-48 26-42 4Z", accent) +
      `<g stroke-dasharray="2 15">${stroke("M-44 54Q-10 60-16 20T18-8", ink, 7)}</g>` +
      stroke("M14-24L36-2M36-24L14-2", ink, 9) +
      both(rect([-100, -88], [30, 178], shade, { radius: 15 })) +
      rect([-100, -88], [18, 178], main, { radius: 9 }) +
      rect([70, -88], [18, 178], main, { radius: 9 }) +
      stroke("M-92-70V30M77-70V30", shine, 4),
  ),
  /** A packed rucksack with a rolled mat. */
  rucksack: standingOn(
    ["Adventure", "Survival", "Slice of Life", "Isekai"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-26-62Q-26-90 0-90T26-62", ink, 9) +
      rect([-92, 16], [36, 68], shade, { radius: 14 }) +
      rect([56, 16], [36, 68], shade, { radius: 14 }) +
      path("M-66 100C-76 60-74-10-66-40-58-80 58-80 66-40 74-10 76 60 66 100Z", main) +
      path("M66-40C74-10 76 60 66 100H26C50 50 46-30 30-68 48-64 62-56 66-40Z", shade) +
      path("M-68-20C-70-80 70-80 68-20 60 8-60 8-68-20Z", accent) +
      path("M30-64C56-60 70-46 68-20 64-6 44 0 22 1 44-16 42-46 30-64Z", accentShade) +
      rect([-48, 30], [96, 56], shade, { radius: 12 }) +
      rect([-48, 26], [96, 20], ink, { radius: 10, alpha: 0.5 }) +
      stroke("M-34-16V30M34-16V30", ink, 9) +
      rect([-43, 2], [18, 16], shine, { radius: 4 }) +
      rect([25, 2], [18, 16], shine, { radius: 4 }) +
      stroke("M-54-30Q-50-50-24-56", shine, 6),
  ),
  /** A tent, and a fire before it. */
  campfire: standingOn(
    ["Survival", "Iyashikei", "Adventure", "Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-100 92L-8-86 16-86 100 92Z", main) +
      path("M4-86H16L100 92H60Z", shade) +
      path("M4-70L52 92H-50Z", ink) +
      path("M4-70L52 92H34L4-20Z", shade) +
      stroke("M-12-98L18-72M20-98L-8-72", accentShade, 6) +
      stroke("M-78 74L-24-34", shine, 6) +
      path(
        "M0 98C-34 98-40 62-22 40-18 52-10 50-10 40-12 20 2 10 8-2 10 20 36 36 34 66 32 88 20 98 0 98Z",
        accent,
      ) +
      path("M2 96C-14 96-18 74-4 56 2 68 16 66 16 80T2 96Z", paper) +
      stroke("M-44 98L44 90M-44 90L44 98", accentShade, 9),
  ),
  /** A balloon with a basket, in stripes. */
  hotAirBalloon: floating(
    ["Adventure", "Fantasy", "Kids", "Iyashikei"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-34 42L-16 72M34 42L16 72M0 50V72", ink, 4) +
      path(
        "M0-100C-52-100-78-66-78-30-78 6-46 30-30 52H30C46 30 78 6 78-30 78-66 52-100 0-100Z",
        main,
      ) +
      path(
        "M0-100C-22-90-36-60-36-28-36 6-20 32-12 52H12C20 32 36 6 36-28 36-60 22-90 0-100Z",
        accent,
      ) +
      path(
        "M0-100C22-90 36-60 36-28 36 6 20 32 12 52H30C46 30 78 6 78-30 78-66 52-100 0-100Z",
        shade,
      ) +
      path("M0-100C22-90 36-60 36-28 36 6 20 32 12 52H2C12 20 16-50 0-100Z", accentShade) +
      rect([-32, 44], [64, 12], ink, { radius: 6 }) +
      path("M-24 70H24L18 100H-18Z", accentShade) +
      rect([-28, 66], [56, 11], accent, { radius: 5 }) +
      stroke("M-64-30Q-62-64-36-82", shine, 7),
  ),
  /** A three-masted ship under full sail, from the side. */
  sailingShip: standingOn(
    ["Adventure", "Historical", "Survival"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-46 46V-78M10 46V-92M62 46V-62M-70 42L-98 18", ink, 7) +
      path("M-80-56Q-52-64-24-56-18-24-28 18-52 10-76 18-88-20-80-56Z", main) +
      path("M-26-78Q10-88 44-78 52-30 40 20 8 10-24 20-34-30-26-78Z", main) +
      path("M50-46Q68-52 88-46 94-16 86 18 68 10 48 18 44-14 50-46Z", shade) +
      path(
        "M22-82L44-78C52-30 40 20 40 20Q30 15 20 14 32-30 22-82ZM-36-59L-24-56C-18-24-28 18-28 18L-40 14Q-30-24-36-59Z",
        shade,
      ) +
      path("M-98 32Q-60 48 0 48T96 26Q92 84 66 100H-62Q-88 78-98 32Z", accentShade) +
      path("M-98 32Q-60 48 0 48T96 26L93 46Q50 66 0 66T-91 54Z", accent) +
      repeat(5, (i) => circle(-52 + i * 26, 79, 6, ink)) +
      path("M10-98L40-90 10-80ZM-46-84L-22-76-46-68Z", accent) +
      stroke("M-70-42Q-74-20-68 0M-16-64Q-20-30-16-4", shine, 5) +
      path("M-72 92Q-54 82-36 94T0 94 36 94 72 92L66 100H-62Z", paper),
  ),
  /** A lighthouse on its rock. */
  lighthouse: standingOn(
    ["Mystery", "Drama", "Iyashikei", "Adventure"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-12-62L-100-92V-38ZM12-62L100-92V-38Z", paper, 0.8) +
      path("M-100 100L-70 74-30 70 0 62 40 70 74 72 100 100Z", ink) +
      path("M-38 84L-24-36H24L38 84Z", main) +
      path("M6-36H24L38 84H14Z", shade) +
      path("M-28-4L-24-36H24L28-4ZM-36 62L-32 30H32L36 62Z", accent) +
      path("M8-4L6-36H24L28-4ZM12 62L10 30H32L36 62Z", accentShade) +
      rect([-34, -44], [68, 12], ink, { radius: 4 }) +
      rect([-20, -78], [40, 36], paper) +
      stroke("M-8-78V-44M8-78V-44", ink, 4) +
      path("M-30-76Q-20-96 0-100 20-96 30-76Z", accent) +
      path("M0-100Q20-96 30-76H6Z", accentShade) +
      path("M-12 84V70A12 12 0 0 1 12 70V84Z", ink) +
      stroke("M-22 20L-18-22", shine, 5),
  ),
  /** A dragon's head in profile, with horns and an open jaw. */
  dragonHead: floating(
    ["Fantasy", "Adventure", "Mythology", "Isekai", "Reincarnation"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M2-48C14-84 46-104 92-100 64-86 52-66 46-38Z", accentShade) +
      path("M62-16L98-26 84 0 102 8 88 28 104 42 90 60 102 80 86 100Z", accentShade) +
      path("M-76 8C-60 18-36 20-14 16L2 42C-30 48-60 48-82 44Z", ink) +
      path("M-84 40C-50 42-30 44-12 28L10 44C4 70-56 74-84 56Z", shade) +
      path(
        "M-98-14C-98-30-86-40-70-36-60-46-46-46-36-50-16-66 24-64 44-42 74-20 86 30 86 100H4C12 74 12 56-2 40L-14 18C-36 20-60 18-76 10-90 10-100 2-98-14Z",
        main,
      ) +
      path("M44-42C74-20 86 30 86 100H46C58 50 54 0 20-32Z", shade) +
      path("M10-34C30-68 62-76 100-68 72-56 60-42 50-16Z", accent) +
      path("M22-28C44-52 68-64 100-68 72-56 60-42 50-16Z", accentShade) +
      path(
        "M-70 11L-62 30-54 14ZM-46 17L-38 34-30 18ZM-66 44L-56 28-50 44ZM-40 42L-32 28-24 42Z",
        paper,
      ) +
      path("M-36-24L6-34Q8-12-14-10Z", accent) +
      path("M-12-30L-4-31-12-11Z", ink) +
      stroke("M-38-30L6-40", ink, 7) +
      ellipse([-82, -18], [7, 5], ink) +
      stroke("M-66-28Q-54-36-46-38M26 84Q32 60 26 38M44 84Q50 56 44 32", shine, 5),
  ),
  /** A boot with a wing at its heel. */
  wingedBoot: standingOn(
    ["Fantasy", "Mythology", "Adventure", "Isekai"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-54-66H22C18-30 20-4 26 12 50 30 90 34 92 78V88H-60C-66 40-46-10-54-66Z", main) +
      path("M-4-66H22C18-30 20-4 26 12 50 30 90 34 92 78V88H40C52 50 4 40-2 4Z", shade) +
      path("M-62 82H94L92 100H20L14 94-10 100H-62Z", ink) +
      path("M-62-84H30L28-54H-58Z", accent) +
      path("M2-84H30L28-54H0Z", accentShade) +
      path(
        "M14 40C-30 50-52 26-98 30-84 16-64 14-54 14-74 4-90-2-98-18-76-12-58-10-46-10-64-22-74-34-78-52-40-36 4-14 14 40Z",
        accent,
      ) +
      path(
        "M14 40C-30 50-52 26-98 30-60 20-20 22 14 40ZM-46-10C-20-4 4 14 14 40 0 20-40 2-98-18-76-12-58-10-46-10Z",
        accentShade,
      ) +
      stroke("M-40-46Q-34-36-36-24M44 44Q66 52 74 66", shine, 6),
  ),
};
