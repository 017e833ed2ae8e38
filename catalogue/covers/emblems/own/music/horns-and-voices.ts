import { floating } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, repeat, stroke } from "../../../svg.ts";
import { both, edged, star } from "../../parts.ts";

/** What one blows, and what makes a voice loud. */
export const hornsAndVoices = {
  /** A saxophone. */
  jazzSax: floating(
    ["Music"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-68-66C-62-100-20-102-18-66", shade, 13) +
      path("M-92-62L-60-80-54-66-84-44Z", ink) +
      path(
        "M-32-72H-6L14 32C18 54 38 54 40 32 42 4 30-22 14-40L98-52C86-26 88 4 84 46 78 116-12 116-20 50Z",
        main,
      ) +
      path("M46-44L98-52C86-26 88 4 84 46 80 92 34 106 4 88 58 92 64 20 46-44Z", shade) +
      path("M8-46Q54-28 102-60L98-44Q54-18 14-34Z", accent) +
      rect([-38, -80], [38, 14], accentShade, { radius: 5 }) +
      repeat(4, (i) => circle(-16 + i * 5, -44 + i * 28, 11, i % 2 ? ink : accent)) +
      circle(60, 20, 13, accentShade) +
      stroke("M8-50L26 20M22 66L50 72", ink, 5) +
      stroke("M-12 58Q-6 82 14 90", shine, 7),
  ),
  /** A flute with a tassel, and a lotus. */
  tasselFlute: floating(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(
        path("M0 66C-40 84-92 62-102 14-62 12-26 34 0 66Z", accentShade) +
          path("M0 68C-50 48-80 0-70-52-26-28 0 14 0 68Z", accent),
      ) +
      path("M0 68C-50 30-48-44 0-94 48-44 50 30 0 68Z", ink) +
      path("M0 60C-42 26-40-42 0-82 40-42 42 26 0 60Z", paper) +
      path("M0 60C28 26 28-42 0-82 40-42 42 26 0 60Z", shine) +
      stroke("M-92 46 92-50", ink, 30) +
      stroke("M-92 46 92-50", shade, 21) +
      stroke("M-93 42 90-54", main, 12) +
      stroke("M-54 25-53 24.5M-30 12-29 11.5M-6 0-5-.5M18-12 19-12.5M54-31 55-31.5", ink, 10) +
      stroke("M-84 28-74 48M82-56 88-38M70-50 76-32", accent, 6) +
      stroke("M-78 48Q-86 58-74 66", accent, 5) +
      circle(-72, 66, 9, accentShade) +
      path("M-80 72H-64L-56 104Q-72 112-88 104Z", accent) +
      path("M-70 72H-64L-56 104-66 108Z", accentShade),
  ),
  /** A horn that calls to the last battle. */
  battleHorn: floating(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-82 64C-96-20-50-66 40-60", ink, 16) +
      stroke("M-82 64C-96-20-50-66 40-60", accentShade, 6) +
      edged(
        "M-98 66C-40 96 10 44 26-12L52-96 104-34C80 34 34 98-40 98-66 98-88 90-104 80Z",
        main,
        ink,
      ) +
      path("M104-34C80 34 34 98-40 98-66 98-88 90-104 80 0 96 52 20 78-66Z", shade) +
      edged("M44-106Q60-110 88-78 114-44 110-30 96-24 68-54 42-86 44-106Z", accent, ink) +
      path("M56-92Q66-92 84-72 100-50 100-40 90-42 72-62 56-82 56-92Z", ink) +
      edged(
        "M24-12L36-40Q64-34 82-2L66 24Q48-6 24-12ZM-30 64L-6 44Q14 60 14 84L-16 96Q-14 76-30 64Z",
        accent,
        ink,
        7,
      ) +
      path(
        "M62-20Q74-12 82-2L66 24Q58 8 48 0ZM10 60Q14 72 14 84L-16 96Q-14 88-18 80Z",
        accentShade,
      ) +
      edged("M-96 60L-110 64-106 86-92 82Z", accent, ink, 7) +
      stroke("M-62 72Q-44 74-34 70M4 32Q16 10 22-4", shine, 7),
  ),
  /** A microphone before a star. */
  starMic: floating(
    ["Music", "Showbiz"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(star(8, 6, 104, 8), accent, ink) +
      path(star(8, 6, 78, 8), paper) +
      place(
        [-6, 0],
        edged("M-18-14H18L13 96Q0 104-13 96Z", ink, ink) +
          path("M-18-14H18L13 96Q0 104-13 96Z", main) +
          path("M2-14H18L13 96 4 99Z", shade) +
          edged("M-30-34H30V-12H-30Z", accentShade, ink, 8) +
          edged("M0-104C30-104 40-84 38-60L34-34H-34L-38-60C-40-84-30-104 0-104Z", main, ink) +
          path("M0-104C30-104 40-84 38-60L34-34H10C22-60 20-90 0-104Z", shade) +
          stroke("M-36-70H36M-36-52H36M-16-98V-36M10-100V-36M-34-86H34", ink, 3) +
          stroke("M-24-78Q-22-90-14-94M-9 10V70", shine, 6),
        { turn: 28 },
      ),
  ),
  /** A megaphone that is crossed out. */
  crossedMegaphone: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-66 10L-54 72Q-40 84-26 70L-34 14Z", ink) +
      path("M-92-22Q-100 0-88 20L-58 14-62-30Z", accent) +
      path("M-66-32L62-92 78 62-56 18Q-72-6-66-32Z", ink) +
      path("M-58-26L50-78 62 46-50 10Q-64-6-58-26Z", main) +
      path("M-60 0L60 12 62 46-50 10Q-58 6-60 0Z", shade) +
      ellipse([68, -16], [24, 78], ink) +
      ellipse([68, -16], [16, 68], accentShade) +
      ellipse([64, -14], [7, 26], ink) +
      place(
        [0, 0],
        rect([-98, -14], [196, 40], ink, { radius: 4 }) +
          rect([-92, -8], [184, 28], paper, { radius: 2 }) +
          stroke([-54, -18, 18, 54].map((x) => `M${x - 8}-2l16 16m0-16l-16 16`).join(""), ink, 7),
        { turn: -24 },
      ) +
      stroke("M-50-20L-10-40", shine, 6) +
      stroke("M80-94L92-100M96-70H100", accent, 7),
  ),
  /** A megaphone with an armband about it. */
  brigadeMegaphone: floating(
    ["School"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 0],
        path("M-40 26H-10L-2 84Q-4 96-18 96T-34 86Z", ink) +
          path("M-86-22L64-86V70L-86 24Z", main) +
          path("M-86 4L64-8V70L-86 24Z", shade) +
          path("M-46-40L14-65V51L-46 37Z", accent) +
          path("M-46 1L14-4V51L-46 37Z", accentShade) +
          path("M-14-36L-8-16 12-16-4-4 2 16-14 4-32 14-26-6-40-18-22-18Z", paper) +
          ellipse([64, -8], [22, 80], ink) +
          ellipse([66, -8], [14, 66], shade) +
          rect([-100, -24], [20, 50], ink, { radius: 8 }) +
          stroke("M-76-20L-54-29M22-60L48-71", shine, 6),
        { turn: -14 },
      ) + stroke("M82-98L102-102M92 70L106 80", accent, 9),
  ),
  /** Two bells with a bow, as at a wedding. */
  weddingBells: floating(["Romance"], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const bell =
      path("M0-56C-30-54-40-24-42 10Q-44 34-58 46L58 46Q44 34 42 10C40-24 30-54 0-56Z", ink) +
      path("M0-48C-24-46-32-20-34 12Q-35 28-42 38H42Q35 28 34 12C32-20 24-46 0-48Z", main) +
      path("M4-48C24-46 32-20 34 12Q35 28 42 38H10C24 10 20-26 4-48Z", shade) +
      path("M-39 18H39L44 32H-44Z", accent) +
      circle(0, 54, 15, ink) +
      circle(0, 53, 9, accentShade) +
      stroke("M-22 6Q-22-22-10-34", shine, 6);
    return (
      place([44, 20], bell, { turn: -20 }) +
      place([-44, 24], bell, { turn: 18 }) +
      path("M0-62C-30-100-84-98-80-66-78-38-30-40 0-56ZM-8-58L-42-20-24-18-18-6 4-50Z", ink) +
      path("M0-62C30-100 84-98 80-66 78-38 30-40 0-56ZM8-58L42-20 24-18 18-6-4-50Z", ink) +
      path("M-6-62C-32-88-74-88-72-66-70-50-32-50-6-60ZM-8-50L-32-24-22-23-17-16 0-50Z", accent) +
      path("M6-62C32-88 74-88 72-66 70-50 32-50 6-60ZM8-50L32-24 22-23 17-16 0-50Z", accentShade) +
      circle(0, -60, 13, paper) +
      stroke("M-60-72Q-48-78-34-74", paper, 5)
    );
  }),
};
