import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, polar, repeat, stroke, svg } from "../../../svg.ts";

/** Emblems of flowers and monsters. */
export const p4d = {
  /** Half an orange on a letter. */
  orangeLetter: floating(
    [],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      place(
        [0, 34],
        path("M-92-48H92V62H-92Z", paper) +
          stroke("M-88-46L0 20 88-46M-88 60L-30 0M88 60L30 0", accentShade, 5),
        { turn: -7 },
      ) +
      path("M40-76C50-104 84-102 96-90 86-64 58-60 40-76Z", accent) +
      path("M40-76Q70-80 96-90 86-64 58-60 40-76Z", accentShade) +
      circle(3, -19, 73, shade) +
      circle(0, -22, 72, main) +
      circle(0, -22, 61, paper) +
      repeat(8, (i) => {
        const at = (i * Math.PI) / 4 + 0.2;
        const [x, y] = polar([0, -22], 10, at + 0.39);
        const p = (r: number, a: number): string => {
          const [px, py] = polar([x, y], r, a);
          return svg`${px} ${py}`;
        };
        return path(
          `M${svg`${x} ${y}`}L${p(43, at + 0.1)}Q${p(54, at + 0.39)} ${p(43, at + 0.68)}Z`,
          i < 2 || i > 6 ? shade : main,
        );
      }) +
      stroke("M-64-46Q-54-70-32-80", shine, 5),
  ),
  /** A drop of slime with a crown, a leaf and an ore within it. */
  crownedSlime: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-98 60C-98-6-52-46 0-46S98-6 98 60C98 90 70 100 0 100S-98 90-98 60Z", main) +
      path(
        "M38-40C76-24 98 14 98 60 98 90 70 100 0 100-20 100-40 99-54 96 60 96 88 20 38-40Z",
        shade,
      ) +
      path("M-50 62C-52 30-20 16 6 22 4 50-20 66-50 62Z", accentShade) +
      stroke("M-56 70Q-34 50-12 36", main, 5) +
      path("M26 52L44 38 62 50 56 72H34Z", paper) +
      path("M44 38L62 50 56 72H46Z", shine) +
      circle(-10, 78, 8, shine) +
      circle(20, 14, 6, shine) +
      path("M-46-96L-20-76 2-102 22-76 48-94 42-40Q0-24-42-42Z", accent) +
      path("M22-76L48-94 42-40Q28-34 14-33Z", accentShade) +
      path("M-42-54Q0-38 44-54L42-42Q0-26-42-42Z", ink) +
      circle(0, -58, 7, paper) +
      path(
        "M-84 42C-82 12-66-10-46-20-40-22-34-12-42-6-58 6-66 20-68 42-70 50-84 50-84 42Z",
        shine,
      ),
  ),
  /** A drop of slime in the horns and wings of a demon lord. */
  wingedSlime: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const wing =
      path(
        "M-40 20C-60-20-80-44-76-84-98-62-104-10-98 44-90 32-82 32-74 46-66 36-54 38-44 50Z",
        accent,
      ) + path("M-40 20C-56-4-72-20-80-60-84-20-82 10-74 46-66 36-54 38-44 50Z", accentShade);
    const horn =
      path("M-16-34C-30-46-46-66-30-100-26-76-14-66 2-60Z", paper) +
      stroke("M-26-56L-14-64M-20-46L-8-56", ink, 4);
    return (
      wing +
      place([0, 0], wing, { flip: true }) +
      path("M-62 52C-66 4-34-48 0-48S66 4 62 52C58 88 30 98 0 98S-58 88-62 52Z", main) +
      path(
        "M24-40C48-20 64 20 62 52 58 88 30 98 0 98-10 98-20 97-30 93 40 90 54 20 24-40Z",
        shade,
      ) +
      horn +
      place([0, 0], horn, { flip: true }) +
      path("M0 6L9 30 33 39 9 48 0 72-9 48-33 39-9 30Z", paper) +
      circle(-34, 70, 7, shine) +
      circle(34, 10, 6, shine) +
      circle(20, 82, 5, shine) +
      stroke("M-48 40Q-48-4-24-24", shine, 9)
    );
  }),
  /** A door ajar, with light behind it and somebody's shadow. */
  doorAjar: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-78 100V-98H78V100Z", shade) +
      path("M-60 100V-80H60V100Z", paper) +
      path("M-60 100V-80H60V100Z", accent, 0.5) +
      path("M-34 100L-30 10C-38-6-32-36-14-36S10-6 2 10L6 100Z", ink) +
      path("M8 100V-70L60-80V100Z", main) +
      path("M40 100V-76L60-80V100Z", shade) +
      path("M16-52L34-55V4L16 6ZM16 26L34 25V80L16 84Z", shade) +
      circle(18, 16, 6, accent) +
      path("M-60 100H8V94L-60 88Z", accentShade) +
      path("M-78-98H78V-88H-78Z", main) +
      path("M-78-98H-64V100H-78Z", main) +
      stroke("M-71-84V60", shine, 5) +
      path("M-96 100L-60 86V100Z", accent),
  ),
  /** A black hand of bands that falls to dust. */
  bandedHand: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke("M-34 30L-82-6M-26 0L-44-72M0-6V-84M26 0L46-70M36 20L80-26", main, 25) +
      stroke("M8-6V-84M34 0L54-68M44 22L86-22", shade, 9) +
      path("M-42-10H42C52 20 46 50 34 66L-30 70C-46 54-52 24-42-10Z", main) +
      path("M16-10H42C52 20 46 50 34 66L6 68C30 40 28 10 16-10Z", shade) +
      path(
        "M-94-4L-98-30-76-14ZM-56-74L-48-102-34-78ZM-12-86L0-110 12-86ZM36-78L52-100 58-72ZM72-34L98-46 88-20Z",
        paper,
      ) +
      stroke(
        "M-42 6L40-4M-46 30L44 14M-42 54L42 40M-50-46L-32-50M-46-28L-28-32M-12-60H12M-12-38H12M32-54L50-48M26-32L44-26M58-14L70 2M-64-4L-54 16",
        accent,
        5,
      ) +
      path("M-30 66L34 62 24 80 30 88 10 84 0 98-8 84-24 90Z", main) +
      circle(-44, 82, 8, main) +
      circle(42, 84, 7, shade) +
      circle(20, 98, 5, main) +
      circle(-22, 98, 5, ink) +
      circle(58, 66, 5, ink) +
      stroke("M-34 22Q-32 4-30-4", shine, 5),
  ),
  /** A serpent dragon before the red disc of dawn. */
  dawnDragon: floating(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(4, 0, 84, accentShade) +
      circle(0, -4, 82, accent) +
      stroke("M-84 88C-20 104 90 96 78 50 66 12-62 50-74 0-82-42-30-52-6-46", ink, 36) +
      stroke("M-84 88C-20 104 90 96 78 50 66 12-62 50-74 0-82-42-30-52-6-46", main, 27) +
      stroke("M-60 96C0 102 84 92 74 56M-10 34C-50 28-70 20-68-2-66-28-40-36-12-36", shade, 8) +
      path(
        "M-98 94L-80 74-70 96-90 104ZM88 30L104 12 98 44ZM-84-14L-104-30-86-36ZM-44 26L-50 4-30 20ZM10 30L16 8 28 28ZM20 84L28 64 40 82Z",
        paper,
      ) +
      path(
        "M-20-72L14-98 8-78 46-92 40-68C60-62 84-52 98-36L92-22 62-20 40-26 22-16-10-20Z",
        main,
      ) +
      path("M-10-20L22-16 40-26 62-20 92-22 88-10 56-2 10-6Z", shade) +
      path("M14-98L8-78-6-70ZM46-92L40-68 24-70Z", paper) +
      circle(42, -50, 6, ink) +
      circle(86, -36, 3, ink) +
      stroke("M88-24Q104 0 84 14M60-12Q62 8 48 16", main, 5) +
      stroke("M-64 4Q-66-30-30-42M-10-56L18-62", shine, 5),
  ),
  /** A fireman's helmet with a plate of flame. */
  flameHelm: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-74 40H74L84 100H-84Z", ink) +
      path("M-78 66H78L80 82H-80Z", accent) +
      path("M44 66H78L80 82H48Z", accentShade) +
      path("M-76 44C-84-46-44-88 0-88S84-46 76 44Z", main) +
      path("M34-82C66-68 82-30 76 44H40C56 0 58-50 34-82Z", shade) +
      path("M-13-70V-98Q0-104 13-98V-70Z", shade) +
      stroke("M-44-72Q-66-40-64 24M44-72Q66-40 64 24", ink, 4) +
      path("M-99 56Q-94 24-58 18 0 8 58 18 94 24 99 56 50 36 0 36T-99 56Z", accent) +
      path("M44 15Q94 20 99 56 70 42 44 38Z", accentShade) +
      path("M0-72L44-54C46-20 30 8 0 22-30 8-46-20-44-54Z", ink) +
      path("M0-60L34-46C36-20 22 0 0 10-22 0-36-20-34-46Z", accent) +
      path(
        "M-2 4C-26-2-22-24-10-34-10-26-6-24-2-24-6-36 0-46 8-54 8-42 22-32 20-16 18-4 10 2-2 4Z",
        paper,
      ) +
      stroke("M-70-6Q-68-30-58-46M-84 36Q-74 30-58 28", shine, 5),
  ),
  /** The print of a bare foot, in flames. */
  burningSole: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-40 98C-104 60-92 0-66-28-66-12-60-4-52 2-66-44-44-80-14-101-16-84-8-72 2-66 12-82 24-92 40-98 34-80 44-62 58-50 64-56 66-64 64-74 104-26 106 56 46 98Z",
        main,
      ) +
      path("M58-50C64-56 66-64 64-74 104-26 106 56 46 98H16C76 60 80 0 58-50Z", shade) +
      path(
        "M-28 96C-70 60-66 24-46-4-42 10-38 16-32 20-36-20-22-50-4-68 4-48 18-44 26-34 64 0 72 60 34 96Z",
        accent,
      ) +
      path("M40-18C64 14 66 66 34 96H12C50 60 56 20 40-18Z", accentShade) +
      path(
        "M-28-2C-22-22 26-26 32 0 36 24 20 30 20 50 20 72 18 90 0 92-20 90-18 70-18 54-18 34-36 24-28-2Z",
        ink,
      ) +
      ellipse([-27, -28], [11, 14], ink) +
      circle(-6, -38, 9, ink) +
      circle(12, -37, 8, ink) +
      circle(27, -30, 7, ink) +
      circle(38, -18, 6, ink) +
      stroke("M-78 24Q-78 4-70-6M-48-34Q-46-54-36-66", shine, 5),
  ),
};
