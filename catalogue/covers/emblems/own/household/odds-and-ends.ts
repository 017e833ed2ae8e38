import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** What lies about in a house. */
export const oddsAndEnds = {
  /** A pair of handcuffs. */
  handcuffs: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const cuff = (turn: number, at: number, light: string, dark: string) =>
      place(
        [at, 18],
        `<g fill="none">${stroke("M-44 0A44 44 0 1 1 44 0 44 44 0 1 1-44 0", ink, 32) + stroke("M-44 0A44 44 0 1 1 44 0 44 44 0 1 1-44 0", light, 21) + stroke("M14 42A44 44 0 0 0 44 0", dark, 21)}</g>` +
          path("M-24-68H24L30-34H-30Z", ink) +
          path("M-18-62H18L22-40H-22Z", accent) +
          circle(0, -53, 5, ink) +
          stroke("M0-52V-45M-52 16L-36 10M-44 32L-30 22M-32 44L-22 30", ink, 5),
        { turn },
      );
    return (
      stroke("M-32-42Q-34-70 0-76 34-70 32-42", ink, 22) +
      stroke("M-32-42Q-34-70 0-76 34-70 32-42", paper, 10) +
      cuff(-20, 50, main, shade) +
      cuff(20, -50, main, shade) +
      circle(0, -77, 13, ink) +
      circle(0, -77, 6, accentShade) +
      stroke("M-94 8Q-92-16-74-22M8 10Q10-2 18-10", shine, 6)
    );
  }),
  /** A hand mirror, shattered. */
  shatteredMirror: floating(
    ["Psychological", "Showbiz"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-14 36H14L18 88Q0 106-18 88Z", main) +
      path("M2 36H14L18 88Q8 98 2 96Z", shade) +
      ellipse([0, -28], [70, 72], ink) +
      ellipse([0, -28], [64, 66], main) +
      path("M24-89C50-78 64-54 64-28 64 8 36 38 0 38 40 10 48-40 24-89Z", shade) +
      ellipse([0, -28], [51, 53], ink) +
      ellipse([0, -28], [46, 48], paper) +
      path("M12-34L44-60C52-30 44 6 14 18L4-4Z", accent) +
      path("M12-34L4-4 14 18C-8 24-34 12-44-10L-20-14Z", shine) +
      path("M12-34L-6-54-18-73C-30-68-42-56-45-38L-22-40Z", accentShade) +
      stroke(
        "M12-34L28-44 44-60M12-34L4-4 14 18M12-34L-20-14-44-10M12-34L-22-40-45-38M12-34L-6-54-18-73M12-34L16-56 12-75M12-34L30-22 48-22M-20-14L-22 10M4-4L30 6M-6-54L-30-52M16-56L34-66",
        ink,
        4,
      ) +
      path("M12-48L18-36 28-32 16-26 12-16 6-28-6-34 6-38Z", ink) +
      path(
        "M-90-50L-74-72-68-44ZM72-84L94-92 86-64ZM-84 18L-64 30-80 46ZM66 42L90 36 80 66Z",
        accent,
      ) +
      path("M34 60L50 68 38 84ZM-56 62L-38 70-52 88Z", paper) +
      circle(0, 62, 6, accent) +
      stroke("M-58-44Q-52-66-38-78", shine, 5),
  ),
  /** A lens of a detective with a bow tie. */
  bowTieLens: floating(
    ["Detective"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M36 28L96 84Q104 94 94 102T76 100L20 44Z", accentShade, ink) +
      stroke("M52 52L84 84", shine, 6) +
      edged("M-12-104A76 76 0 1 1-12.1-104Z", accent, ink) +
      path("M42-82A76 76 0 1 1-66 26 92 92 0 0 0 42-82Z", accentShade) +
      circle(-12, -28, 58, ink) +
      circle(-12, -28, 53, paper) +
      path("M24-67A53 53 0 1 1-50 10 70 70 0 0 0 24-67Z", accent, 0.25) +
      edged("M-16-36L-64-58Q-72-28-64 6L-16-16ZM-8-36L40-58Q48-28 40 6L-8-16Z", main, ink, 7) +
      path("M-64-20Q-66-4-64 6L-16-16V-26ZM40-58Q48-28 40 6L-8-16V-26Q24-30 40-58Z", shade) +
      edged("M-26-42H2V-10H-26Z", main, ink, 7) +
      stroke("M-56-42L-44-36M-48-70Q-36-78-22-78", shine, 6),
  ),
  /** A basket with a bundle in it, under a star in the snow. */
  foundlingBasket: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M0-106L8-78 34-70 8-62 0-24-8-62-34-70-8-78Z", shine) +
      path("M-44-34C0-44 84-40 88 24H-44Z", accent) +
      path("M52-30C76-22 88-2 88 24H20C54 14 60-8 52-30Z", accentShade) +
      stroke("M16-34Q4-6 20 14M48-28Q36-4 50 16", accentShade, 7) +
      path("M-90 24C-96-20-70-46-42-46S4-22 0 24Z", accent) +
      path("M-74 24C-78-10-62-28-44-28S-14-12-16 24Z", paper) +
      path("M-64 24C-66 0-56-12-44-12S-24 0-26 24Z", shine) +
      stroke("M-76-22Q-66-36-52-38", shine, 6) +
      path("M-98 22H98C94 70 70 100 40 100H-40C-70 100-94 70-98 22Z", main) +
      path("M48 22H98C94 70 70 100 40 100H-6C40 80 56 52 48 22Z", shade) +
      stroke(
        "M-70 52H-46M-22 52H2M26 52H50M-48 72H-22M2 72H26M-30 90H-6M18 90H36M74 52H80M50 72H60",
        ink,
        7,
      ) +
      rect([-100, 14], [200, 22], main, { radius: 11 }) +
      stroke("M-86 22H-40", shine, 6) +
      path("M8 28H60L54 60 46 50 36 66 26 52 14 62Z", accent) +
      stroke("M-78-62v.1M74-74v.1M-58-92v.1M56-46v.1M88-30v.1M-92-28v.1", paper, 11),
  ),
};
