import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, rect, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** A long feathered wing on the right. */
const wing = (light: string, dark: string, ink: string): string =>
  edged(
    "M30-6C44-60 76-84 106-88 108-62 102-52 96-44 102-28 96-16 88-8 88 12 72 24 52 24 40 22 32 10 30-6Z",
    light,
    ink,
  ) + stroke("M56-20Q76-36 94-46M54 2Q72-2 86-10", dark, 6);

export const p6c = {
  /** A golden ball with wings and a cross. */
  wingedGolem: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke("M0 50Q-6 84 26 92", ink, 14) +
      stroke("M0 50Q-6 84 26 92", main, 5) +
      edged("M26 78L56 74 42 92 52 108 24 104Z", main, ink, 8) +
      place([0, 0], wing(paper, shade, ink), { flip: true }) +
      wing(paper, shade, ink) +
      edged("M0-58A60 60 0 1 1-.1-58Z", main, ink) +
      path("M38-44A60 60 0 1 1-44 44 72 72 0 0 0 38-44Z", shade) +
      edged("M-9-50H9L7-12 46-8V8L7 12 9 58H-9L-7 12-46 8V-8L-7-12Z", accent, ink, 7) +
      circle(0, 0, 7, paper) +
      edged("M-26-60L-38-92-14-70ZM26-60L38-92 14-70Z", main, ink, 8) +
      stroke("M-47-20Q-42-36-28-45", shine, 7),
  ),
  /** A pale mask among cables. */
  cableMask: floating(
    [],
    ({ main, shade, shine, accent, ink }) =>
      stroke(
        "M-42-62C-96-92-104-40-78-10-60 16-104 40-84 94M42-62C96-92 104-40 78-10 60 16 104 40 84 94M-22-80Q-30-106-60-104M22-80Q30-106 60-104M-24 60Q-30 98-56 100M24 60Q30 98 56 100M0 80V104",
        ink,
        19,
      ) +
      stroke(
        "M-42-62C-96-92-104-40-78-10-60 16-104 40-84 94M42-62C96-92 104-40 78-10 60 16 104 40 84 94M-22-80Q-30-106-60-104M22-80Q30-106 60-104M-24 60Q-30 98-56 100M24 60Q30 98 56 100M0 80V104",
        accent,
        9,
      ) +
      edged(
        "M0-92C42-92 62-66 60-26 58 26 34 86 0 88-34 86-58 26-60-26-62-66-42-92 0-92Z",
        main,
        ink,
      ) +
      path("M0-92C42-92 62-66 60-26 58 26 34 86 0 88 30 60 40-56 0-92Z", shade) +
      path(
        "M-48-22Q-28-32-10-14-18 4-36-2-46-8-48-22ZM48-22Q28-32 10-14 18 4 36-2 46-8 48-22Z",
        ink,
      ) +
      stroke("M-30-13H-22M22-13H30", accent, 6) +
      stroke("M0-88V-50M-50 6L-36 24M50 6L36 24M-16 50H16M-8 42V58M8 42V58", ink, 6) +
      stroke("M-46-46Q-40-66-22-74", shine, 7),
  ),
  /** A lamp of brass out of which a spirit may come. */
  wonderLamp: standingOn(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(
        "M-78-18C-104-40-96-66-74-70-58-74-50-96-70-106-30-108-18-74-44-58-66-46-62-34-66-22Z",
        paper,
        ink,
        8,
      ) +
      stroke("M60 6C118-16 112 62 44 54", ink, 22) +
      stroke("M60 6C118-16 112 62 44 54", main, 10) +
      edged("M-14 54H22L22 78 56 100H-48L-14 78Z", accent, ink) +
      path("M6 54H22V78L56 100H20Z", accentShade) +
      edged("M-106-28Q-98-40-84-34-62 2-34-2H64C76 22 54 60 4 60-46 60-84 26-106-28Z", main, ink) +
      path("M64-2C76 22 54 60 4 60-6 60-16 58-24 56 26 48 48 26 44-2Z", shade) +
      edged("M-34-2C-34-50 42-50 44-2Z", accent, ink) +
      path("M4-38C30-36 42-22 44-2H12Q20-20 4-38Z", accentShade) +
      edged("M-6-36Q4-70 16-36Z", main, ink, 8) +
      path("M4 10L11 20 24 22 14 31 16 44 4 38-8 44-6 31-16 22-3 20Z", ink) +
      stroke("M-74-6Q-58 24-40 36", shine, 8),
  ),
  /** A bird of light before a star of eight points. */
  lightBirds: floating(
    ["Mythology"],
    ({ main, shade, accent, accentShade, shine, ink }) =>
      edged(
        "M0-104L26-64 72-72 64-26 104 0 64 26 72 72 26 64 0 104-26 64-72 72-64 26-104 0-64-26-72-72-26-64Z",
        accent,
        ink,
      ) +
      path("M104 0L64 26 72 72 26 64 0 104-26 64-72 72 72-72 64-26Z", accentShade) +
      edged(
        "M-4 12C-30-12-34-52-16-94 6-86 12-72 14-62 26-66 34-64 40-58 42-40 38-12 18 14Z",
        shade,
        ink,
        8,
      ) +
      edged(
        "M-78 6L-58-6C-48-22-26-18-16-4 2-70 56-98 98-90 92-70 82-66 72-62 78-50 72-44 60-40 64-28 56-22 44-20 46-6 36 4 24 8L40 26 84 34 64 46 74 66 34 56C4 66-36 50-50 14Z",
        main,
        ink,
        9,
      ) +
      path("M24 8L40 26 84 34 64 46 74 66 34 56C4 66-30 54-46 26-10 44 14 30 24 8Z", shade) +
      stroke("M8-22Q30-60 66-72M22-14Q36-32 50-36", shine, 6) +
      circle(-44, 4, 5, ink),
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
  /** A broken mirror with an eye in it. */
  shardEye: floating(
    ["Horror"],
    ({ main, shade, shine, accent, ink, paper }) =>
      edged(
        "M-34-102L44-96 60-66 96-40 86 16 100 56 52 78 30 104-24 92-66 98-76 50-100 22-84-30-90-66-50-72Z",
        main,
        ink,
      ) +
      path("M96-40L86 16 100 56 52 78 30 104 10 36 40-20Z", shade) +
      path("M-34-102L-20-56-84-30-90-66-50-72Z", shine) +
      path("M-84 8Q0-76 84 8 0 82-84 8Z", paper) +
      circle(0, 4, 36, accent) +
      circle(0, 4, 17, ink) +
      circle(-11, -9, 8, paper) +
      stroke("M-84 8Q0-76 84 8 0 82-84 8Z", ink, 8) +
      stroke(
        "M-34-102L-20-40M60-66L26-36M-100 22L-60-10M52 78L26 38 30 104M-66 98L-40 36M100 56L62 22M-20-40L6-20 26-36M26 38L8 20-40 36",
        ink,
        5,
      ),
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
  /** A long, low motorbike. */
  lowMotorbike: standingOn(
    ["Racing"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(-64, 60, 40, ink) +
      circle(-64, 60, 25, accent) +
      circle(-64, 60, 12, ink) +
      circle(64, 60, 40, ink) +
      circle(64, 60, 25, accent) +
      circle(64, 60, 12, ink) +
      stroke("M-64 60L-38-20M64 60L10 50", ink, 18) +
      stroke("M-64 60L-42-8M64 60L10 50", accentShade, 8) +
      stroke("M10 62L92 40", ink, 13) +
      stroke("M10 62L92 40", paper, 5) +
      edged("M-34 34L30 8 54 22 34 70H-18Z", accentShade, ink) +
      stroke("M-14 54H34M-4 40H40", ink, 5) +
      edged("M18-22Q50-6 66-22L106-44Q104-8 70 10L18 22Z", main, ink) +
      path("M26-20Q50-6 66-22L86-33Q80-10 24-4Z", ink) +
      edged("M-100 18Q-88-34-46-60L-24-38Q6-44 26-20L16 20-38 46-44 20Q-70 4-100 18Z", main, ink) +
      path("M26-20L16 20-38 46-44 20Q-60 8-70 10-10 20 6-36 18-32 26-20Z", shade) +
      edged("M-72-34Q-64-72-38-86-30-64-26-38L-48-24Z", paper, ink, 8) +
      stroke("M-18-44L2-60", ink, 11) +
      circle(-66, -8, 9, accent) +
      stroke("M-84 0Q-76-18-64-28M-14-28Q2-28 10-20", shine, 6),
  ),
  /** A capsule of two halves, tilted. */
  halvedCapsule: floating(
    ["Medical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-92-44L-104-58M-60-84L-66-102M92 44L104 58M60 84L66 102", accent, 9) +
      place(
        [0, 0],
        edged("M-46 0V-58C-46-118 46-118 46-58V0Z", main, ink) +
          edged("M-46 0V58C-46 118 46 118 46 58V0Z", paper, ink) +
          path("M46 0V-58Q46-88 22-100 26-80 18 0Z", shade) +
          path("M46 0V58Q46 88 22 100 26 80 18 0Z", accentShade, 0.55) +
          rect([-46, -7], [92, 14], ink) +
          stroke("M-28-30V-58Q-26-76-16-82M-28 26V54", shine, 9) +
          circle(8, 46, 9, accent) +
          circle(-10, 66, 6, accent) +
          circle(14, 76, 5, accent),
        { turn: 38, scale: 1.05 },
      ),
  ),
};
