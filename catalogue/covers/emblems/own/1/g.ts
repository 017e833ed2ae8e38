import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../../svg.ts";
import { both } from "../../parts.ts";

/** Emblems of named titles, from `dropsTin` to `weddingBells`. */
export const p1g = {
  /** A tin of fruit drops, fireflies above. */
  dropsTin: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-58-50H58V88Q58 100 46 100H-46Q-58 100-58 88Z", main) +
      path("M16-50H58V88Q58 100 46 100H4Q26 30 16-50Z", shade) +
      ellipse([0, -50], [58, 17], ink) +
      ellipse([0, -53], [58, 17], shine) +
      ellipse([0, -55], [26, 8], ink) +
      place([44, -76], ellipse([0, 0], [27, 9], ink) + ellipse([0, -3], [25, 7], accent), {
        turn: -38,
      }) +
      path("M-58-16Q0 4 58-16V52Q0 72-58 52Z", paper) +
      path("M18-7Q40-10 58-16V52Q40 58 16 61Z", shine) +
      stroke("M-58-24Q0-4 58-24M-58 60Q0 80 58 60", accent, 5) +
      circle(-32, 24, 14, accent) +
      circle(0, 30, 14, main) +
      circle(32, 24, 14, accentShade) +
      path("M-52 16L-44 20V28L-52 32ZM52 16L44 20V28L52 32Z", ink) +
      circle(-78, 84, 15, accent) +
      circle(80, 86, 13, paper) +
      [
        [-70, -70, 9],
        [-24, -90, 7],
        [82, -24, 8],
        [-84, -14, 6],
        [78, 36, 5],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r * 2, accent, 0.35) + circle(x, y, r, paper))
        .join("") +
      stroke("M-48-34V-24M-48 74V84M-82 80L-80 78", shine, 6),
  ),
  /** A jacket with a high, shining collar, from behind. */
  neonJacket: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-36-70C-70-60-86-40-98 60L-92 86H-64L-56 20V98H56V20L64 86H92L98 60C86-40 70-60 36-70Z",
        ink,
      ) +
      path(
        "M-36-62C-64-54-78-34-90 60L-86 78H-70L-56-6-48-12V88H48V-12L56-6 70 78H86L90 60C78-34 64-54 36-62Z",
        main,
      ) +
      path("M18-66L36-62C64-54 78-34 90 60L86 78H70L56-6 48-12V88H4Q30 20 18-66Z", shade) +
      path("M-88 46L-66 50-69 66-90 62ZM88 46L66 50 69 66 90 62Z", accent) +
      path("M-42-98Q0-86 42-98L48-50Q0-32-48-50Z", ink) +
      path("M-35-88Q0-78 35-88L40-55Q0-40-40-55Z", accent) +
      path("M8-82Q24-84 35-88L40-55Q26-49 12-48Z", accentShade) +
      stroke("M-34-72Q0-60 34-72", paper, 6) +
      circle(0, 14, 33, ink) +
      path("M-6-12A27 27 0 1 0 25 22 22 22 0 1 1-6-12Z", paper) +
      stroke("M14-8L20-8M22 4L16 6", accent, 5) +
      path("M-48 72H48V88H-48Z", ink) +
      stroke("M-36 80H36", accent, 5) +
      stroke("M-72-16Q-66-40-52-48", shine, 7),
  ),
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
  /** A treasure chest with teeth and a tongue. */
  mimicChest: standingOn(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-86-14C-98-66-80-100-48-100H48C80-100 98-66 86-14L60 4H-60Z", ink) +
      path("M-78-18C-88-62-72-92-46-92H46C72-92 88-62 78-18Z", main) +
      path("M30-92H46C72-92 88-62 78-18H44Q56-60 30-92Z", shade) +
      path("M-60-92H-38L-42-18H-66ZM38-92H60L66-18H42Z", accent) +
      path("M48-92H60L66-18H54Z", accentShade) +
      path("M-80-18H80L74 40H-74Z", ink) +
      path("M-76-18H76L68 2 56-16 44 6 30-16 15 8 0-16-15 8-30-16-44 6-56-16-68 2Z", paper) +
      rect([-92, 30], [184, 70], ink, { radius: 8 }) +
      path("M-84 34L-72 12-58 36-44 14-30 36H30L44 14 58 36 72 12 84 34V46H-84Z", paper) +
      rect([-84, 40], [168, 52], main) +
      rect([30, 40], [54, 52], shade) +
      path("M-66 40H-42V92H-66ZM42 40H66V92H42Z", accent) +
      path("M-26 14Q0 4 26 14C30 34 32 50 30 66 26 88-6 86-6 62Q-8 46-26 40Z", accentShade) +
      stroke("M4 22Q12 42 12 62", ink, 4) +
      stroke("M-72-40Q-74-66-66-78M-76 54V72", shine, 6),
  ),
  /** A small shrine of wood with a rope before its door. */
  smallShrine: standingOn(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-60-20H60V60H-60Z", main) +
      path("M18-20H60V60H18Z", shade) +
      path("M-30-6H30V60H-30Z", ink) +
      stroke("M-14-6V60M0-6V60M14-6V60M-30 20H30M-30 40H30", accentShade, 3) +
      path("M-100-24C-60-34-26-62-16-96H16C26-62 60-34 100-24L92-4Q0-26-92-4Z", ink) +
      path("M-88-22C-52-34-22-58-11-90H11C22-58 52-34 88-22Q0-42-88-22Z", accent) +
      path("M0-90H11C22-58 52-34 88-22Q56-30 22-31 10-60 0-90Z", accentShade) +
      path("M-24-98L-6-88H6L24-98 20-80H-20Z", ink) +
      stroke("M-52-2Q0 30 52-2", ink, 16) +
      stroke("M-52-2Q0 30 52-2", paper, 9) +
      path(
        "M-30 16L-16 20-24 30-14 32-28 54-24 38-34 36ZM-6 20H10L2 32 12 34-4 58-2 42-12 40ZM22 16L36 12 30 24 40 26 28 48 28 34 18 32Z",
        paper,
      ) +
      path("M-76 58H76V72H-76Z", ink) +
      path("M-84 72H84L92 100H-92Z", main) +
      path("M20 72H84L92 100H30Z", shade) +
      stroke("M-86 86H86", ink, 4) +
      stroke("M-52-6V48M-66-34Q-42-46-28-62", shine, 5),
  ),
  /** A broad and battered sword, its point in the ground. */
  batteredGreatsword: standingOn(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-100 100Q-70 72-36 76-20 66 0 70 24 64 40 76 74 72 100 100Z", ink) +
      path("M-40-34H40L44 10 36 16 42 26V84H-42V42L-34 34-44 24Z", ink) +
      path("M-32-30H0V80H-34V46L-24 34-35 20Z", main) +
      path("M0-30H32L36 8 26 16 34 30V80H0Z", shade) +
      path("M-10-30H10L8 70 0 78-8 70Z", ink) +
      path("M-58-54Q0-38 58-54L64-34Q0-14-64-34Z", ink) +
      path("M-52-46Q0-32 52-46L55-38Q0-22-55-38Z", accent) +
      path("M0-38Q26-39 52-46L55-38Q26-30 0-30Z", accentShade) +
      path("M-11-92H11V-42H-11Z", ink) +
      stroke("M-8-56L8-62M-8-70L8-76", paper, 5) +
      circle(0, -90, 14, ink) +
      circle(0, -90, 7, accent) +
      stroke("M-25-22L-28 12M-27 54V70M22 38L28 46M-20 44L-28 36", shine, 5) +
      path(
        "M-70 100Q-60 76-46 60-52 82-46 100ZM58 100Q60 74 76 56 72 80 82 100ZM-88 100Q-92 86-98 78-82 84-78 100Z",
        accent,
      ),
  ),
  /** A key to any door, a devil's tail around it. */
  tailedKey: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      place(
        [0, 0],
        `<g fill="none">${stroke("M-30-62A30 30 0 1 1 30-62 30 30 0 1 1-30-62", ink, 32) + stroke("M-30-62A30 30 0 1 1 30-62 30 30 0 1 1-30-62", main, 20)}</g>` +
          path("M-16-28H16V54H58V104H38V88H30V104H10L-16 108Z", ink) +
          path("M-9-28H9V61H51V97H45V81H23V97H15L-9 100Z", main) +
          path("M2-28H9V61H51V97H45V81H23V97H15L2 99Z", shade) +
          path("M-26-28H26V-12H-26Z", ink) +
          path("M-20-24H20V-16H-20Z", accent) +
          path("M0-84L7-69 22-62 7-55 0-40-7-55-22-62-7-69Z", accent) +
          stroke("M-29-66Q-26-86-8-91", shine, 6),
        { turn: 28 },
      ) +
      stroke("M-84 92C-60 96-54 70-26 52S30 42 26 22-40 12-34-6 30-8 50-28", ink, 20) +
      stroke("M-84 92C-60 96-54 70-26 52S30 42 26 22-40 12-34-6 30-8 50-28", accent, 11) +
      path("M42-34L50-62 62-52 96-58 78-30 82-14 54-18Z", ink) +
      path("M52-34L55-50 62-44 82-49 70-31 72-22 56-25Z", accentShade),
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
