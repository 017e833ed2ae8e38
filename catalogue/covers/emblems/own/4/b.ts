import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../../svg.ts";

/** Emblems of keys, fists and moons. */
export const p4b = {
  /** A clock that runs back, grown over with ice. */
  frozenClock: floating(
    ["Time Travel"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(0, 0, 94, shade) +
      circle(-4, -4, 90, main) +
      circle(0, 0, 70, paper) +
      stroke(
        "M0-60V-50M30-52L26-44M52-30L44-26M60 0H50M-60 0H-50M-52-30L-44-26M-30-52L-26-44M-52 30L-44 26M-30 52L-26 44M0 60V50",
        ink,
        6,
      ) +
      stroke("M0 0V-40", ink, 10) +
      stroke("M0 0L-26 18", ink, 10) +
      stroke("M36 0A36 36 0 0 0-26-26", accent, 9) +
      path("M-42-14L-38-42-14-26Z", accent) +
      circle(0, 0, 9, ink) +
      path("M6 98L20 34 40 62 58 6 70 48 98 26 90 98Z", accent) +
      path("M40 62L58 6 56 98H34ZM70 48L98 26 90 98H76Z", accentShade) +
      stroke("M24 54L18 84M56 30L48 66", paper, 4) +
      stroke("M-78-14Q-70-58-32-76", shine, 7),
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
  /** A golden key with wings, and a star in its bow. */
  wingedStarKey: floating(["Magic"], ({ main, shade, shine, accent, accentShade, paper }) => {
    const wing =
      path(
        "M-14 10C-60 20-98-10-99-66-84-52-74-48-62-46-62-60-60-66-56-72-44-46-14-40-14 10Z",
        paper,
      ) + path("M-14 10C-50 16-82 0-94-30-66-12-30-18-14 10Z", accentShade);
    return (
      wing +
      place([0, 0], wing, { flip: true }) +
      path("M-12-20H12V99H-12ZM10 44H48V62H34V72H48V94H10Z", main) +
      path("M2-20H12V44H48V52H12V99H2Z", shade) +
      circle(0, -52, 47, shade) +
      circle(-3, -55, 44, main) +
      circle(0, -52, 32, accent) +
      path("M0-82L8-62 29-61 13-48 18-28 0-39-18-28-13-48-29-61-8-62Z", paper) +
      rect([-22, -8], [44, 16], main, { radius: 6 }) +
      path("M4-8H22V8H4Z", shade) +
      stroke("M-38-56Q-36-78-18-88M-5 16V88", shine, 5)
    );
  }),
  /** A great black ball, its sides slid open on racks. */
  blackBall: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      ellipse([0, 92], [70, 8], ink) +
      stroke("M-80-12H80M-84 22H84M-80 56H80", accentShade, 9) +
      path("M-72-46A78 78 0 0 0-72 90L-84 96A98 98 0 0 1-84-50Z", main) +
      path("M72-46A78 78 0 0 1 72 90L84 96A98 98 0 0 0 84-50Z", shade) +
      circle(0, 22, 76, ink) +
      circle(0, 22, 72, main) +
      path("M26-45A72 72 0 0 1-30 88C40 84 70 20 26-45Z", shade) +
      path("M-46-52A92 92 0 0 1 46-52L38-68A104 104 0 0 0-38-68Z", main) +
      stroke("M-30-76V-58M30-76V-58", accentShade, 8) +
      path("M-34 22H34V58H-34Z", ink) +
      stroke("M-24 32H24M-24 40H12M-24 48H20", accent, 5) +
      stroke("M-54 10Q-50-24-20-38", shine, 9) +
      circle(-58, 26, 5, paper),
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
  /** A cabbage on the wing. */
  flyingCabbage: floating([], ({ main, shade, shine, accent, accentShade, paper }) => {
    const wing =
      path(
        "M-40 0C-66-30-80-64-98-70-100-50-98-38-92-28-98-24-98-14-90-8-96 0-92 8-84 10-82 22-60 24-40 24Z",
        paper,
      ) + stroke("M-88-50Q-70-10-46 8M-84-10Q-66 4-50 12", accentShade, 5);
    return (
      wing +
      place([0, 0], wing, { flip: true }) +
      circle(0, 14, 68, shade) +
      path(
        "M-66 30C-76-20-40-60 0-60 30-60 56-40 62-10 66 40 20 84-16 80-44 78-62 56-66 30Z",
        main,
      ) +
      path("M0-60C44-50 50 20-16 80-40 30-44-20 0-60Z", shine) +
      path("M-66 30C-40 4-6 10 4 40 8 62-4 76-16 80-44 78-62 56-66 30Z", accent) +
      path("M64-6C40-4 20 20 22 46 24 62 30 70 38 72 60 56 70 30 64-6Z", accent) +
      stroke(
        "M-12 78Q-20 50-46 34M-20 56L-36 56M-26 46L-28 30M36 68Q36 40 56 16M38 48L52 48",
        paper,
        5,
      ) +
      stroke("M-4 70Q-2 10 2-50M0 20L-18 0M1 0L18-18", main, 5) +
      stroke("M-50-20Q-40-40-22-48", paper, 6)
    );
  }),
  /** A toad as big as a house. */
  houseToad: standingOn(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M-58 20C-98 30-104 80-96 98H96C104 80 98 30 58 20Z", shade) +
      path(
        "M-60-58C-92-30-90 30-70 60-50 90 50 90 70 60 90 30 92-30 60-58 20-66-20-66-60-58Z",
        main,
      ) +
      path("M40-62C92-40 92 30 70 60 60 78 40 84 20 86 50 40 64-10 40-62Z", shade) +
      path("M-58 24Q0 52 58 24 50 78 0 84-50 78-58 24Z", accent) +
      circle(-50, -66, 31, main) +
      circle(50, -66, 31, shade) +
      circle(-50, -66, 21, paper) +
      circle(50, -66, 21, paper) +
      rect([-66, -72], [32, 11], ink, { radius: 5 }) +
      rect([34, -72], [32, 11], ink, { radius: 5 }) +
      stroke("M-78-4Q0 44 78-4M-10-22V-20M10-22V-20", ink, 7) +
      path("M-70 98C-70 60-40 56-32 98ZM70 98C70 60 40 56 32 98Z", main) +
      stroke("M-64-26Q-56-38-40-40M-62 90V98M-51 84V98M51 84V98M62 90V98", shine, 5),
  ),
  /** A flask half turned to stone. */
  stoneFlask: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-24-84V-32L-88 76Q-94 100-66 100H66Q94 100 88 76L24-32V-84Z", main) +
      path("M-54 18Q-26 8 0 18T54 18L88 76Q94 100 66 100H-66Q-94 100-88 76Z", accent) +
      path("M24-60L6-46 18-24 4-6 26 14 8 40 32 62 14 82 22 100H66Q94 100 88 76L24-32Z", shade) +
      path("M88 76Q94 100 66 100H40L60 84 50 60 64 36Z", ink, 0.4) +
      rect([-36, -99], [72, 18], main, { radius: 8 }) +
      rect([6, -99], [30, 18], shade, { radius: 8 }) +
      stroke("M30 4L42 30 34 44M32 62L54 68M42 30L56 36", ink, 4) +
      circle(-44, 62, 11, paper) +
      circle(-18, 40, 7, paper) +
      circle(-24, 80, 6, accentShade) +
      circle(-4, 4, 6, paper) +
      stroke("M-14-70V-30L-38 8M-66 62L-74 76", shine, 8),
  ),
};
