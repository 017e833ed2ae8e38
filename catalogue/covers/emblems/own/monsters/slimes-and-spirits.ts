import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../../svg.ts";
import { centre } from "../../parts.ts";

/** Monsters, and the spirit of a forest. */
export const slimesAndSpirits = {
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
  /** A monster with a crest of spines, taller than the houses. */
  spineBeast: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-46-90L-28-104-20-78-2-92 6-56 32-64 30-28 60-28 50 4 82 12 66 36 98 46 60 60-20-40Z",
        accent,
      ) +
      path("M6-56L32-64 30-28 60-28 50 4 82 12 66 36 98 46 60 60Z", accentShade) +
      path(
        "M-98-54L-88-78-62-92-34-88-6-58 16-24 36 8 60 38 98 46C104 70 88 88 62 86L60 100H14L8 76-14 78-12 100H-62L-50 78-46 46-54 28-74 40-84 28-62 4-54-24-66-36-92-36Z",
        main,
      ) +
      path(
        "M-34-88L-6-58 16-24 36 8 60 38 98 46C104 70 88 88 62 86L60 100H14L30 78C50 50 20 30-4-6-16-36-20-66-34-88Z",
        shade,
      ) +
      path("M-46-12Q-20 24-26 60-34 72-46 66L-46 46-54 28-62 4Z", shine) +
      path("M-94-52L-60-50-62-44-68-38-72-46-78-38-82-46-88-38Z", paper) +
      path("M-74-74L-54-70-62-62Z", accent) +
      stroke("M-56 98V92M-42 98V92M-28 98V92M20 98V92M36 98V92M52 98V92", paper, 5) +
      path("M-98 100V62H-70V100ZM68 100V74H98V100Z", ink) +
      stroke("M-90 72V76M-78 72V76M-90 86V90M-78 86V90M76 84V88M90 84V88", accent, 5),
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
  /** The spirit of a forest, its antlers a wood of their own. */
  antlerSpirit: standingOn(["Mythology"], ({ main, shade, shine, accent, ink, paper }) => {
    const antler = stroke(
      "M-10-8C-30-30-60-20-72-50-78-66-74-84-76-98M-60-32C-80-30-92-40-98-60M-40-26C-44-50-36-70-44-94M-22-18C-18-40-22-60-14-84M-86-40L-96-30M-73-64L-56-82M-42-62L-28-74",
      accent,
      9,
    );
    return (
      antler +
      place(centre, antler, { flip: true }) +
      path("M-26 16L-74 2-62 24-30 32ZM26 16L74 2 62 24 30 32Z", shade) +
      path("M-60 100C-58 70-34 60-24 44-38 20-28-14 0-14S38 20 24 44C34 60 58 70 60 100Z", main) +
      path("M12-10C34 0 36 24 24 44 34 60 58 70 60 100H22C30 60 26 20 12-10Z", shade) +
      path("M-16 34Q0 24 16 34L12 62Q0 72-12 62Z", shine) +
      path("M-9 54H9L0 65Z", ink) +
      ellipse([-17, 20], [5, 7], ink) +
      ellipse([17, 20], [5, 7], ink) +
      path("M0-8L8 6 0 22-8 6Z", accent) +
      path("M-34 100L-28 78-16 86 0 76 16 86 28 78 34 100Z", paper) +
      circle(-86, 60, 6, accent) +
      circle(84, 52, 5, accent) +
      circle(-76, 84, 4, paper) +
      circle(78, 80, 6, paper) +
      stroke("M-22 4Q-18-4-10-8", shine, 5)
    );
  }),
};
