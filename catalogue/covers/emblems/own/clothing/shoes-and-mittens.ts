import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../../svg.ts";
import { edged, star } from "../../parts.ts";

/** For feet and hands. */
export const shoesAndMittens = {
  /** A hero's high boot with an iron sole. */
  heroBoot: standingOn(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M-22-98H64L68 34Q78 58 76 80H-96C-100 40-70 30-46 14-24 0-18-30-22-98Z", main) +
      path("M26-98H64L68 34Q78 58 76 80H20C40 30 34-40 26-98Z", shade) +
      path("M-28-102H70V-78H-26Z", accent) +
      path("M-98 76H78V100H-90Q-102 98-98 76Z", ink) +
      path("M-96 72C-94 50-76 42-60 36L-40 72Z", paper) +
      path("M-34 4L-16-16H66L68 6H-20ZM-20-56H64V-38H-20Z", paper, 0.9) +
      stroke("M-60 24Q-36 12-20 24M-78 88H60", accent, 6) +
      stroke("M-10-68V-64M-8-30V-24M-40 26L-34 22", shine, 8),
  ),
  /** A child's mittens on a cord, with a snowflake on each. */
  snowMittens: floating([], ({ main, shade, shine, accent, accentShade, paper }) => {
    const mitten =
      path(
        "M-32-24H30V6C44-2 56 8 50 28 46 46 34 50 30 60 28 84 14 98-4 98-24 98-38 82-38 56Z",
        main,
      ) +
      path(
        "M10-24H30V6C44-2 56 8 50 28 46 46 34 50 30 60 28 84 14 98-4 98 18 70 14 10 10-24Z",
        shade,
      ) +
      rect([-38, -46], [74, 28], accent, { radius: 10 }) +
      stroke("M14-38V-26M26-38V-26", accentShade, 5) +
      stroke("M-5 14V62M-26 26L16 50M16 26L-26 50", paper, 6) +
      stroke("M-28-4V24", shine, 7);
    return (
      stroke("M-62-50C-84-112-14-104 0-84 14-104 84-112 62-50", accent, 8) +
      path("M0-82L-30-98V-66ZM0-82L30-98V-66Z", accentShade) +
      place([-54, 2], mitten, { turn: 6 }) +
      place([54, 2], mitten, { turn: -6, flip: true })
    );
  }),
  /** An ice skate. */
  figureSkate: standingOn(
    ["Sports"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-56 88H84Q98 86 98 72L106 74Q108 100 84 100H-56Z", accent) +
      path("M-44 58H-12L-20 90H-38ZM30 58H70L62 90H42Z", accentShade) +
      path("M-56 40H86Q98 46 94 60H-60Z", ink) +
      path(
        "M-44-100 36-106 38-40C44-8 64-6 84 6 96 14 98 30 94 46H-58C-50 10-40-40-44-100Z",
        main,
      ) +
      path(
        "M-44-100-18-102C-18-50-28 6-26 46H-58C-50 10-40-40-44-100ZM94 46H20C50 42 72 26 72 0 94 8 98 30 94 46Z",
        shade,
      ) +
      path("M16-104 36-106 38-40Q42-18 54-10L28 4C14-20 18-60 16-104Z", ink) +
      stroke("M10-84 42-76M42-84 10-76M10-54 42-46M42-54 10-46M14-22 46-16M46-26 18-10", paper, 6) +
      path("M-48-104 38-112V-92L-46-84Z", accent) +
      stroke("M-4-70V-20", shine, 7) +
      path("M-76-66-70-50-54-44-70-38-76-22-82-38-98-44-82-50Z", paper) +
      path("M72-60 77-47 90-42 77-37 72-24 67-37 54-42 67-47Z", paper),
  ),
  /** A football boot with a tail of fire. */
  fieryBoot: floating(
    ["Team Sports"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-30-22C-60-30-70-60-98-66-88-52-92-38-80-28-94-26-96-12-100-4-84-6-82 12-70 16-84 20-84 32-90 44-66 34-54 48-34 40Z",
        accent,
      ) +
      path("M-30 0C-52-6-58-24-72-30-66-14-72 0-60 8-66 14-64 20-66 26-54 22-46 30-34 28Z", paper) +
      path(
        "M-40-50Q-6-34 20-54L36-26C60-10 92-16 98 22 100 40 94 50 84 54H-36C-54 34-50-14-40-50Z",
        ink,
      ) +
      path(
        "M-34-41Q-4-28 16-43L30-20C54-4 86-8 90 22 91 36 88 42 82 46H-32C-46 28-42-10-34-41Z",
        main,
      ) +
      path("M90 22C91 36 88 42 82 46H-32C-38 38-40 30-41 22Q40 40 90 22Z", shade) +
      path("M-20 34Q-20 0-38-14L-38-34Q-6-14 0 36Z", paper) +
      stroke("M14-26L36-34M28-12L48-24M46-2L64-14", ink, 11) +
      stroke("M14-26L36-34M28-12L48-24M46-2L64-14", paper, 6) +
      path("M-40 52H86L80 64H-36Z", accentShade) +
      path("M-34 62H-14L-18 86H-30ZM4 62H24L20 86H8ZM44 62H64L60 86H48Z", ink) +
      ellipse([-10, -45], [26, 9], ink) +
      stroke("M64 4Q78 8 80 18", shine, 7) +
      path("M60-76L66-62 80-56 66-50 60-36 54-50 40-56 54-62Z", accent),
  ),
  /** A high basketball shoe. */
  courtShoe: standingOn(
    ["Team Sports", "Sports"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-84-92Q-50-100-14-92L-4-34Q30 4 78 16 102 24 100 62H-92Q-98 20-86-24Z", main, ink) +
      path("M-4-34Q30 4 78 16 102 24 100 62H-40C10 50-14-10-24-94L-14-92Z", shade) +
      edged("M-96 58H102Q108 100 84 100H-84Q-104 100-96 58Z", paper, ink) +
      path("M-97 80H103Q100 100 84 100H-84Q-98 100-97 80Z", accent) +
      edged("M46 8Q84 12 96 32 102 44 100 58H58Q66 30 46 8Z", paper, ink, 6) +
      edged("M-86-26Q-60-14-58 58H-92Q-98 20-86-26Z", accent, ink, 6) +
      path(star(-46, -52, 20), accent) +
      circle(-46, -52, 27, accentShade, 0.25) +
      stroke("M-30-64L-2-72M-26-42L6-52M-14-20L18-36M4-2L34-18", ink, 14) +
      stroke("M-30-64L-2-72M-26-42L6-52M-14-20L18-36M4-2L34-18", paper, 7) +
      stroke("M-72-78Q-76-60-76-46M-44 34Q-10 42 24 40", shine, 6),
  ),
};
