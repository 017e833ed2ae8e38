import { floating, standingOn } from "../../../emblem.ts";
import {
  circle,
  ellipse,
  outline,
  path,
  place,
  polar,
  rect,
  repeat,
  stroke,
} from "../../../svg.ts";
import { both } from "../../parts.ts";

export const p3d = {
  /** An eyepatch before a circle of magic. */
  circleEyepatch: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-98 0a98 98 0 1 1 196 0a98 98 0 1 1-196 0ZM-84 0a84 84 0 1 0 168 0a84 84 0 1 0-168 0Z",
        accent,
      ) +
      stroke("M0-84 73 42H-73ZM0 84 73-42H-73Z", accent, 7) +
      stroke(
        "M-98-44Q-60-26-40-24M98-44Q60-26 40-24M-98 22Q-60 20-44 16M98 22Q60 20 44 16",
        ink,
        8,
      ) +
      path("M-64-40Q0-62 64-40 78 46 0 74-78 46-64-40Z", ink) +
      path("M-57-34Q0-54 57-34 68 40 0 66-68 40-57-34Z", main) +
      path("M30-43Q46-40 57-34 68 40 0 66 46 24 30-43Z", shade) +
      path("M-38 6Q0-36 38 6 0 44-38 6Z", ink) +
      path("M-28 6Q0-22 28 6 0 32-28 6Z", accent) +
      path("M0-12Q9 6 0 24-9 6 0-12Z", ink) +
      circle(-11, -1, 4, paper) +
      path("M14-4 28 6Q14 20 2 18 14 8 14-4Z", accentShade) +
      stroke("M-46-12Q-48-22-42-26", shine, 6),
  ),
  /** A record, and a sword across it. */
  recordKatana: floating(
    ["Samurai", "Music"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(0, 0, 92, ink) +
      circle(0, 0, 88, main) +
      path("M62-62A88 88 0 0 1-62 62Z", shade) +
      stroke(
        "M-74 0a74 74 0 1 1 148 0a74 74 0 1 1-148 0M-58 0a58 58 0 1 1 116 0a58 58 0 1 1-116 0",
        ink,
        3,
      ) +
      path("M-20-84A86 86 0 0 0-62-60L-24-22A32 32 0 0 1-8-32Z", shine) +
      circle(0, 0, 38, accent) +
      path("M27-27A38 38 0 0 1-27 27Z", accentShade) +
      place(
        [0, 0],
        path("M-13 44Q-24-60 8-142 22-60 13 44Z", ink) +
          path("M-8 40Q-17-62 6-122 8-60 0 40Z", paper) +
          path("M0 40Q8-60 6-122 15-62 8 40Z", shine) +
          stroke("M0 56V118", ink, 24) +
          stroke("M-6 68 6 76M6 68-6 76M-6 88 6 96M6 88-6 96M-6 108 6 116M6 108-6 116", accent, 4) +
          ellipse([0, 48], [27, 11], ink) +
          ellipse([0, 47], [22, 7], accent),
        { turn: 45 },
      ),
  ),
  /** A dragon in the frilled band of a maid. */
  maidDragon: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(
        path("M28-40C36-66 52-82 46-106 84-90 90-50 62-24Z", shine) +
          path("M54-18 100-22 84 4 98 26 54 32Z", accent),
      ) +
      path(
        "M58-90C84-78 84-46 62-24L48-32C66-50 68-70 58-90ZM54 20 100-22 84 4 98 26 54 32Z",
        accentShade,
      ) +
      path(
        "M-58-40Q0-70 58-40C78-6 64 20 56 36 50 62 40 78 0 82-40 78-50 62-56 36-64 20-78-6-58-40Z",
        main,
      ) +
      path("M22-56Q42-52 58-40C78-6 64 20 56 36 50 62 40 78 0 82 40 50 46 0 22-56Z", shade) +
      ellipse([0, 44], [44, 30], shine) +
      stroke("M-26 52Q0 68 26 52", ink, 6) +
      path("M-20 56-14 70-8 60ZM20 56 14 70 8 60Z", paper) +
      circle(-12, 32, 5, ink) +
      circle(12, 32, 5, ink) +
      both(path("M52-14Q24-16 14 12 40 18 52-14Z", ink) + circle(33, 1, 7, accent)) +
      repeat(7, (i) => circle(...polar([0, 30], 96, (1.26 + i * 0.08) * Math.PI), 15, paper)) +
      path("M-66-28Q0-76 66-28L58-16Q0-58-58-16Z", ink) +
      path("M0 86-38 68Q-46 90-38 108ZM0 86 38 68Q46 90 38 108Z", accent) +
      path("M0 86 38 68Q46 90 38 108Z", accentShade) +
      circle(0, 87, 11, paper),
  ),
  /** Spectacles with a red frame before a sword of blood. */
  bloodSpectacles: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-92 0a92 92 0 1 1 184 0a92 92 0 1 1-184 0ZM-74-6a74 74 0 1 0 148 0a74 74 0 1 0-148 0Z",
        accentShade,
      ) +
      path(
        "M-70 50Q-58 66-60 84-58 104-70 104-82 104-80 84-80 66-86 40ZM40 78Q48 92 46 104 38 112 32 104L28 84Z",
        accentShade,
      ) +
      path("M-26-34H26L22 70 0 112-22 70Z", ink) +
      path("M-19-34H0V98L-15 68Z", accent) +
      path("M0-34H19L15 68 0 98Z", accentShade) +
      path("M-60-52Q-30-64 0-56 30-64 60-52 56-32 28-38H-28Q-56-32-60-52Z", accent) +
      stroke("M0-64V-92", ink, 18) +
      circle(0, -100, 13, accent) +
      both(
        rect([7, -24], [88, 68], ink, { radius: 28 }) +
          rect([11, -20], [80, 60], main, { radius: 25 }) +
          rect([22, -9], [58, 38], paper, { radius: 16 }),
      ) +
      path("M50 29 72-8Q80-8 80 6V12Q80 29 64 29ZM-52 29-30-8Q-22-8-22 6V12Q-22 29-38 29Z", shine) +
      stroke("M-16 2Q0-10 16 2", ink, 17) +
      stroke("M-16 2Q0-10 16 2", main, 9) +
      path("M24 40H68Q88 38 91 18 94 46 62 44Z", shade),
  ),
  /** A scroll with a contract, and a feather pen. */
  contractQuill: floating(
    ["Isekai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-6, 4],
        rect([-70, -84], [132, 168], shade) +
          rect([-70, -84], [112, 168], main) +
          rect([-82, -98], [156, 30], shade, { radius: 15 }) +
          rect([-82, -98], [140, 22], shine, { radius: 11 }) +
          rect([-82, 68], [156, 30], shade, { radius: 15 }) +
          rect([-82, 68], [140, 22], main, { radius: 11 }) +
          stroke(
            "M-42-2a38 38 0 1 1 76 0a38 38 0 1 1-76 0M-4-40 29 17H-37ZM-4 36 29-21H-37Z",
            accentShade,
            6,
          ) +
          stroke("M-52-54H40M-52 52H14", ink, 6),
        { turn: -8 },
      ) +
      path("M98-104C102-40 74 22 4 50L-32 92Q-36 90-34 84L-14 44C-24-20 30-80 98-104Z", ink) +
      path("M92-94C94-40 68 16 2 42 22 0 54-46 92-94Z", accentShade) +
      path("M92-94C36-72-14-20-8 36 18-8 50-54 92-94Z", accent) +
      stroke("M-28 82Q14 8 72-68", paper, 4),
  ),
  /** A flower of eight petals in a ring of spells. */
  spellFlower: floating(["Military"], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const ring = (from: number, to: number, count: number, filled: number): string =>
      repeat(count, (i) => {
        const [a, b] = [(i * 2 * Math.PI) / count, ((i + filled) * 2 * Math.PI) / count];
        return outline([
          polar([0, 0], from, a),
          polar([0, 0], to, a),
          polar([0, 0], to, b),
          polar([0, 0], from, b),
        ]);
      });
    const petal = (turn: number, fill: string): string =>
      place([0, 0], path("M0-8C-30-30-22-58 0-78 22-58 30-30 0-8Z", fill), { turn });
    return (
      circle(0, 0, 98, ink) +
      path(ring(84, 94, 20, 0.66), accent) +
      repeat(4, (i) => petal(i * 90 + 45, i === 1 ? accentShade : accent)) +
      repeat(4, (i) => petal(i * 90, i === 1 || i === 2 ? shade : main)) +
      stroke("M0-60V-30M-60 0H-30", shine, 6) +
      circle(0, 0, 20, ink) +
      circle(0, 0, 13, paper)
    );
  }),
  /** A hat with a wide brim over round glasses. */
  hunterHat: floating(
    ["Vampire"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-62 4C-70-50-52-96-22-92-10-92-6-82 4-84 16-90 30-98 44-84 62-64 64-28 58 0Z", main) +
      path("M22-92Q34-94 44-84C62-64 64-28 58 0L16 10C36-30 34-60 22-92Z", shade) +
      path("M-64-6Q0 22 60-10L58-32Q0 0-66-28Z", ink) +
      both(stroke("M70 52Q92 48 98 32", ink, 7)) +
      both(circle(40, 58, 38, ink) + circle(40, 58, 30, accent)) +
      path("M61 37A30 30 0 0 1 19 79ZM-19 37A30 30 0 0 1-61 79Z", accentShade) +
      stroke("M-8 54Q0 46 8 54", ink, 8) +
      path(
        "M-100-6C-76 0-70-8-58-10Q0 24 56-14C74-12 86-10 100-22 96 12 60 34 0 36-62 38-98 24-100-6Z",
        main,
      ) +
      path("M56-14C74-12 86-10 100-22 96 12 60 34 0 36 40 20 40 4 56-14Z", shade) +
      stroke("M-86 10Q-70 18-52 20M-46-44Q-46-66-34-78", shine, 7) +
      path("M-58 46-40 40-50 62ZM22 46 40 40 30 62Z", paper),
  ),
  /** A coffin with a cross, and bats. */
  batCoffin: standingOn(
    ["Vampire", "Horror"],
    ({ main, shade, shine, accent, accentShade, ink }) => {
      const bat = path(
        "M0-14-8-6-18-10-44-28Q-40-6-50 8-36 2-28 12-18 6-8 18L0 24 8 18Q18 6 28 12 36 2 50 8 40-6 44-28L18-10 8-6Z",
        ink,
      );
      return (
        path("M-40-102H40L70-40 44 102H-44L-70-40Z", ink) +
        path("M-35-95H33L60-38 36 94H-38L-62-40Z", main) +
        path("M14-95H33L60-38 36 94H2L28-38Z", shade) +
        stroke("M-26-78H24L44-36 24 78H-28L-46-38Z", accentShade, 5) +
        path("M-12-66H12L9-36 38-40V-14L9-18 12 58H-12L-9-18-38-14V-40L-9-36Z", accent) +
        path("M4-66H12L9-36 38-40V-14L9-18 12 58H2Z", accentShade) +
        stroke("M-44-50-32-76", shine, 6) +
        place([-60, 44], bat, { turn: -14, scale: 0.8 }) +
        place([64, -64], bat, { turn: 12, scale: 0.7 }) +
        place([72, 24], bat, { turn: -8, scale: 0.5 })
      );
    },
  ),
  /** The skull of a ram with poppies on its brow. */
  poppySkull: floating(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(stroke("M22-50C60-96 104-48 84-2 72 22 46 14 54-8", ink, 32)) +
      stroke("M-22-50C-60-96-104-48-84-2-72 22-46 14-54-8", main, 22) +
      stroke("M22-50C60-96 104-48 84-2 72 22 46 14 54-8", shade, 22) +
      stroke(
        "M-44-80-36-58M-70-72-56-54M-92-44-72-38M44-80 36-58M70-72 56-54M92-44 72-38M96-8 76-12M-96-8-76-12",
        ink,
        5,
      ) +
      path(
        "M0-74C36-74 50-44 46-14 34 14 32 50 24 78 18 98 8 104 0 104S-18 98-24 78C-32 50-34 14-46-14-50-44-36-74 0-74Z",
        main,
      ) +
      path(
        "M18-71C42-62 50-40 46-14 34 14 32 50 24 78 18 98 8 104 0 104 20 60 32-20 18-71Z",
        shade,
      ) +
      both(path("M44-22Q24-24 14 2 22 20 36 10Z", ink) + path("M4 70 14 62 8 88Z", ink)) +
      circle(-26, -2, 5, accent) +
      circle(26, -2, 5, accent) +
      stroke("M-6 16-10 44", shine, 6) +
      circle(-26, -62, 20, accentShade) +
      circle(26, -62, 20, accentShade) +
      circle(0, -70, 25, accent) +
      circle(0, -70, 9, ink) +
      circle(-26, -62, 6, ink) +
      circle(26, -62, 6, ink) +
      stroke("M-14-82Q-8-90 2-89", paper, 4),
  ),
};
