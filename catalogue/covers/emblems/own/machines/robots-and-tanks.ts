import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../../svg.ts";
import { both, centre, edged } from "../../parts.ts";

/** A long feathered wing on the right. */
const wing = (light: string, dark: string, ink: string): string =>
  edged(
    "M30-6C44-60 76-84 106-88 108-62 102-52 96-44 102-28 96-16 88-8 88 12 72 24 52 24 40 22 32 10 30-6Z",
    light,
    ink,
  ) + stroke("M56-20Q76-36 94-46M54 2Q72-2 86-10", dark, 6);

/** Machines that walk or fly, and their heads. */
export const robotsAndTanks = {
  /** The head of a machine of war, a crest of horns on it. */
  hornedMachine: standingOn(
    ["Mecha"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-60 64H60L88 100H-88Z", ink) +
      stroke("M-36 72L-52 94M0 72V94M36 72L52 94", shade, 7) +
      both(
        path("M-44-30C-70-50-84-76-86-100-62-84-34-66-14-62Z", ink) +
          path("M-46-40C-62-54-74-72-78-86-60-74-36-62-20-58Z", accent),
      ) +
      both(
        path("M-58-20L-92-8-88 44-56 54Z", ink) + path("M-60-11L-84-2-81 38-60 44Z", accentShade),
      ) +
      path("M-60-26C-56-66-24-78 0-78S56-66 60-26V36L28 80H-28L-60 36Z", ink) +
      path("M-52-22C-48-58-20-70 0-70S48-58 52-22V33L24 72H-24L-52 33Z", main) +
      path("M0-70C20-70 48-58 52-22V33L24 72H0Z", shade) +
      path("M-56-10L0 6 56-10V18L22 34H-22L-56 18Z", ink) +
      path("M-48 0L-14 10-20 24-48 14ZM48 0L14 10 20 24 48 14Z", accent) +
      path("M-46 3L-24 9-27 15-46 9ZM46 3L24 9 27 15 46 9Z", paper) +
      path("M-12-84H12L8-34 0-26-8-34Z", ink) +
      path("M-6-78H6L3-38 0-34-3-38Z", accent) +
      stroke("M-16 46H16M-13 58H13", ink, 5) +
      stroke("M-42-28Q-38-48-22-56", shine, 6),
  ),
  /** The head of a giant machine with a horn. */
  hornedUnit: floating(
    ["Mecha"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-84-30L-104-78-58-62ZM84-30L104-78 58-62Z", accent, ink) +
      edged("M-10-52L0-110 14-52Z", main, ink) +
      path("M0-110L14-52H2Z", shade) +
      edged(
        "M0-66C40-66 78-48 86-20L92 28 66 60 40 104H-40L-66 60-92 28-86-20C-78-48-40-66 0-66Z",
        main,
        ink,
      ) +
      path("M0-66C40-66 78-48 86-20L92 28 66 60 40 104H8L36 40Z", shade) +
      path("M-80-16L-8 14-22 34-62 24-84 6ZM80-16L8 14 22 34 62 24 84 6Z", ink) +
      path("M-70-2L-22 18-28 26-58 18ZM70-2L22 18 28 26 58 18Z", accent) +
      edged("M-34 52L0 40 34 52 26 96 0 106-26 96Z", accentShade, ink, 7) +
      stroke("M-16 62V88M0 58V92M16 62V88", ink, 7) +
      path("M-8-62H8L5-10 0 6-5-10Z", accent) +
      stroke("M-88 30L-56 44-40 70M88 30L56 44 40 70", ink, 6) +
      path("M-60-34L-30-48-26-38-58-24ZM60-34L30-48 26-38 58-24Z", paper) +
      stroke("M-78 8Q-76-24-64-40", shine, 6),
  ),
  /** A tank on four legs, with a single round eye. */
  spiderTank: standingOn(
    ["Mecha"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-30 20L-74-30-80 70M30 20L74-30 80 70", shade, 21) +
      circle(-74, -28, 16, ink) +
      circle(74, -28, 16, ink) +
      stroke("M-20 36L-48 14-44 74M20 36L48 14 44 74", ink, 15) +
      path("M-104 100L-96 62H-62L-56 100ZM104 100L96 62H62L56 100Z", main) +
      path("M84 62H96L104 100H76ZM-74 62H-62L-56 100H-78Z", shade) +
      path("M-60 86H-30V100H-60ZM60 86H30V100H60Z", ink) +
      stroke("M-22-66L-92-80M22-66L92-80", ink, 12) +
      path("M-62-34C-66-84-36-98 0-98S66-84 62-34L44 0H-44Z", main) +
      path("M26-95C56-88 66-72 62-34L44 0H8Q50-40 26-95Z", shade) +
      path("M-44-8H44L56 26 34 56H-34L-56 26Z", accentShade) +
      circle(0, 18, 32, ink) +
      circle(0, 18, 25, paper) +
      circle(0, 18, 14, accent) +
      circle(0, 18, 6, ink) +
      stroke("M-58-44Q0-30 58-44M0-96V-40", ink, 5) +
      circle(-34, -18, 8, accent) +
      circle(34, -18, 8, accent) +
      path("M-24-76H24L18-60H-18Z", accent) +
      stroke("M-50-56Q-48-80-28-88M-94 84L-92 70", shine, 6),
  ),
  /** A war machine on four legs with a long gun. */
  leggedTank: standingOn(
    ["Mecha", "Military"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const leg =
        path("M-34-6L-70-40-84-36-80 26-99 100H-80L-62 30-64-10-38 16Z", main) +
        circle(-73, -30, 11, shade) +
        circle(-71, 27, 9, accent);
      return (
        path("M-22 8L-44 34-34 100H-18L-24 40-4 14ZM22 8L44 34 34 100H18L24 40 4 14Z", ink) +
        place(centre, leg, { flip: true }) +
        leg +
        path("M80 26L99 100H90L74 34Z", shade) +
        place(
          [-6, -58],
          path("M-36-12H104V6H-36Z", ink) +
            rect([70, -18], [30, 30], shade) +
            rect([70, -18], [22, 24], accent),
          { turn: -14 },
        ) +
        path("M-54-14L-42-52-10-68 30-62 56-14 40 20H-40Z", main) +
        path("M12-65L30-62 56-14 40 20H6Z", shade) +
        path("M-54-14H56L40 20H-40Z", shade) +
        path("M6-14H56L40 20H10Z", ink, 0.35) +
        circle(-16, -18, 19, ink) +
        circle(-16, -18, 11, accent) +
        circle(-19, -21, 4, paper) +
        stroke("M18 4H34M-32 6H-24", accentShade, 6) +
        stroke("M-44-24L-34-46-14-58", shine, 6)
      );
    },
  ),
  /** A robot put together of what was thrown away. */
  junkRobot: standingOn(
    ["Mecha"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0-60V-92M-58 4L-84 36V60M58 4L84 36V60", ink, 13) +
      circle(0, -92, 10, accent) +
      path("M-94 60H-74V84H-94ZM74 60H94V84H74Z", accentShade) +
      rect([-44, 66], [34, 34], ink, { radius: 5 }) +
      rect([10, 66], [34, 34], ink, { radius: 5 }) +
      path("M-62-12H62L54 78H-54Z", main) +
      path("M28-12H62L54 78H10Q40 30 28-12Z", shade) +
      rect([-50, -72], [100, 62], main, { radius: 22 }) +
      path("M20-72H28Q50-72 50-50V-32Q50-10 28-10H16Q34-40 20-72Z", shade) +
      circle(-8, -40, 24, ink) +
      circle(-8, -40, 16, accent) +
      circle(-14, -46, 6, paper) +
      stroke("M-36 14H4M-36 30H-8", ink, 7) +
      rect([14, 34], [28, 30], accentShade) +
      stroke("M-50 2L-46 52M-40-52Q-38-62-28-63", shine, 6) +
      stroke("M-44 64v.1M40-2v.1M-52-2v.1", ink, 8),
  ),
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
};
