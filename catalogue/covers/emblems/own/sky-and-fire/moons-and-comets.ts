import { floating } from "../../../emblem.ts";
import { circle, path, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** What is seen in the sky. */
export const moonsAndComets = {
  /** A moon with fangs, a bat before it. */
  fangedMoon: floating(
    ["Vampire"],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M30-98A98 98 0 1 0 92 50 76 76 0 1 1 30-98Z", main) +
      path("M92 50A98 98 0 0 1-72 66Q-20 84 24 62 60 70 92 50Z", shade) +
      circle(-66, -18, 11, shade) +
      circle(-48, 34, 14, shade) +
      circle(-28, -64, 7, shade) +
      path("M-23 8L-6 52 7 44ZM26 58L44 88 52 54Z", paper) +
      path(
        "M42-12C34-40 8-48-18-44-6-36-4-26-6-16 8-22 16-16 20-4 26-8 34-6 42 14 50-6 58-8 64-4 68-16 76-22 90-16 88-26 90-36 98-44 76-48 50-40 42-12Z",
        ink,
      ) +
      path("M32-14L34-34 42-26 50-34 52-14Q52 6 42 16 32 6 32-14Z", ink) +
      circle(38, -13, 3, accent) +
      circle(46, -13, 3, accent) +
      path(
        "M70-84L74-94 78-84 88-80 78-76 74-66 70-76 60-80ZM84 20L87 13 90 20 97 23 90 26 87 33 84 26 77 23Z",
        accent,
      ) +
      stroke("M-80 6Q-82-40-50-70", shine, 7),
  ),
  /** A comet. */
  greatComet: floating(
    ["Supernatural", "Sci-Fi"],
    ({ main, shade, shine, accent, paper }) =>
      path(
        "M-94 28C-70-40 10-84 102-102 58-62 34-44 50-46 70-50 86-58 98-62 76-38 40-22 52-20 66-18 80-22 92-24 66 22 26 62-18 88Z",
        shade,
      ) +
      path(
        "M-92 28C-66-36 6-80 92-96 46-58 20-34 34-32 54-30 70-40 84-46 60-10 12 52-30 90Z",
        main,
      ) +
      path("M-76 30C-50-16 0-62 62-80 30-44-8 14-34 72Z", accent) +
      path("M-62 36C-40 0-8-36 28-56 8-26-18 14-40 60Z", shine) +
      circle(-50, 48, 46, main) +
      circle(-50, 48, 36, accent) +
      circle(-50, 48, 24, paper) +
      path(
        "M52 36 58 54 76 60 58 66 52 84 46 66 28 60 46 54ZM-70-84-66-72-54-68-66-64-70-52-74-64-86-68-74-72Z",
        paper,
      ) +
      circle(84, 20, 5, paper) +
      circle(-30, -94, 5, paper),
  ),
  /** A scholar's cap hung on a shattered crescent moon. */
  scholarMoon: floating(
    ["School"],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M24-66A86 86 0 1 0 80 44 66 66 0 1 1 24-66Z", main) +
      path("M80 44A86 86 0 0 1-72 68C-30 92 36 92 66 48Z", shade) +
      circle(-64, 4, 11, shade) +
      circle(-42, 56, 8, shade) +
      circle(-76, 34, 5, shade) +
      path("M60-24L76-34 84-20 70-10ZM88 2L98-2 98 12 90 14ZM52 6L62 2 64 14 56 16Z", main) +
      path("M-52-62V-34Q-8-8 36-34V-62Z", ink) +
      path("M-8-100L82-66-8-34-98-66Z", accent) +
      path("M-98-66L-8-34 82-66V-58L-8-25-98-58Z", ink) +
      stroke("M-8-68L62-54V-22", paper, 5) +
      path("M54-26H70L74 6H50Z", paper) +
      stroke("M-80-16Q-84 8-76 36", shine, 6),
  ),
  /** A comet that breaks, and a braided cord. */
  cometCord: floating(
    [],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path("M-76 38L34-106 38-70 76-98 72-62 106-72 76-38 104-28-38 76Z", main) +
      path("M-50 62L72-62 106-72 76-38 104-28-38 76Z", shade) +
      path("M-70 48L38-70 54-82 10-14-48 66Z", shine) +
      circle(-56, 54, 40, shine) +
      path("M-58 4L-46 44-8 56-46 68-58 104-70 68-104 56-70 44Z", paper) +
      circle(-58, 56, 27, paper) +
      stroke("M-100-44C-72-84-42-50-8-18S34 24 44 46", accent, 12) +
      stroke(
        "M-8-20C-54-10-40 40-18 26-4 16-4-4-8-20C-2-60 50-60 46-34 42-16 10-14-8-20",
        accent,
        10,
      ) +
      stroke("M-84-58l4 3M-66-65l3 6M-46-53l3 6M-28-37l-1 6M8 0l-3 6M24 18l-5 5", accentShade, 5) +
      circle(-7, -19, 13, accentShade) +
      path("M34 38L54 34 80 88 68 84 62 100 48 90Z", accent) +
      path("M46 44L54 34 80 88 68 84Z", accentShade),
  ),
  /** Great horns about a far small world. */
  hornedWorld: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-14 62C-76 66-112 0-84-98-70-40-46-20-8-8Z", main) +
      path("M14 62C76 66 112 0 84-98 70-40 46-20 8-8Z", shade) +
      path("M-14 62C-60 62-96 20-92-46-74 10-46 30-14 34Z", shade) +
      stroke(
        "M-60 22L-40-12M-80-8L-58-34M-88-42L-74-58M60 22L40-12M80-8L58-34M88-42L74-58",
        ink,
        6,
      ) +
      circle(0, 40, 60, accent) +
      path("M30-12A60 60 0 1 1-42 82Q40 70 30-12Z", accentShade) +
      path(
        "M-30 10Q-14-4 6 6 0 22-16 26-34 30-30 10ZM-8 50Q14 36 28 52 20 74 2 70-12 66-8 50Z",
        accentShade,
      ) +
      path("M24-14L10 10 26 22 12 44 36 26 22 12Z", ink) +
      stroke("M-48 26Q-42 2-22-8M-88-50Q-90-66-86-78", shine, 6),
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
};
