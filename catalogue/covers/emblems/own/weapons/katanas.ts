import { floating } from "../../../emblem.ts";
import type { Inks } from "../../../pigments.ts";
import { circle, ellipse, path, place, repeat, stroke } from "../../../svg.ts";
import { centre, edged } from "../../parts.ts";

/** A sword that points up, a little bent, its guard 34 units below the origin. */
const katana = ({ paper, shine, ink }: Inks, grip: string, guard: string): string =>
  path("M-12 34Q-20-54 6-128 20-54 12 34Z", ink) +
  path("M-7 30Q-14-50 5-112 6-50 0 30Z", paper) +
  path("M0 30Q6-50 5-112 14-50 7 30Z", shine) +
  stroke("M0 40V104", grip, 15) +
  ellipse([0, 36], [22, 9], guard);

/** Curved swords, and what is made of their blades. */
export const katanas = {
  /** Two katana crossed before a moon. */
  nightBlades: floating(
    ["Action", "Samurai"],
    ({ main, shade, shine, accent, accentShade, ink }) => {
      const katana =
        path("M-8 48C-12-20-6-76 18-124 24-70 14-12 8 48Z", main) +
        path("M2 48C6-20 8-76 18-124 24-70 14-12 8 48Z", shade) +
        path("M-21 46Q0 40 21 46L21 57Q0 63-21 57Z", ink) +
        path("M-9 58H9L7 118Q0 124-7 118Z", ink) +
        path("M0 62L6 71 0 80-6 71ZM0 84L6 93 0 102-6 93Z", accent);
      return (
        circle(0, -8, 70, accent) +
        path("M24-74A70 70 0 0 1 0 62Q52 20 24-74Z", accentShade) +
        place([-4, 8], katana, { turn: -45 }) +
        place([4, 8], katana, { turn: 45, flip: true }) +
        stroke("M-72-62L-24-14", shine, 4) +
        path("M0 62C14 80 16 98 0 99S-14 80 0 62Z", accent)
      );
    },
  ),
  /** A sword and its sheath, crossed, a blossom where they meet. */
  swordAndSheath: floating(
    ["Samurai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const petal = "M0 2C-20-8-22-32-8-38L0-31 8-38C22-32 20-8 0 2Z";
      return (
        place(
          [0, 4],
          path("M-12-118Q0-126 12-118V112Q0 122-12 112Z", ink) +
            path("M-7-112Q0-117 7-112V106H-7Z", accent) +
            path("M1-116L7-112V106H1Z", accentShade) +
            stroke("M-12-70H12M-12-54H12", paper, 5),
          { turn: 44 },
        ) +
        place(
          [0, 4],
          path("M-9 46C-14-20-10-84 10-128 22-70 18-10 10 46Z", main) +
            path("M2 46C6-20 4-84 10-128 22-70 18-10 10 46Z", shade) +
            path("M-22 44Q0 38 22 44V56Q0 62-22 56Z", paper) +
            path("M-10 58H10L9 118Q0 124-9 118Z", ink) +
            path("M0 64L6 74 0 84-6 74ZM0 90L6 99 0 108-6 99Z", accent),
          { turn: -44 },
        ) +
        circle(0, 4, 27, ink) +
        repeat(5, (i) =>
          place([0, 4], path(petal, i > 0 && i < 3 ? accentShade : accent), {
            turn: i * 72,
            scale: 0.66,
          }),
        ) +
        circle(0, 4, 5, paper) +
        path(
          "M-6 84C-14 70-2 60 10 68 10 80 6 88-6 84ZM84-6C76-18 84-30 96-24 98-12 94-4 84-6ZM-92 8C-98-6-88-14-78-8-76 4-82 12-92 8Z",
          accent,
        ) +
        stroke("M-76-68L-50-44", shine, 4)
      );
    },
  ),
  /** A ring of the brush, and two swords across it. */
  ringTwoSwords: floating(
    ["Samurai"],
    (inks) =>
      path("M-96 0A96 96 0 0 1 72-64L58-52A68 68 0 1 0 70 16L90 34A96 96 0 0 1-96 0Z", inks.main) +
      path("M-70 66A96 96 0 0 0 90 34L70 16A70 70 0 0 1-44 60Z", inks.shade) +
      stroke("M78-54 86-42M66-40 74-30M86 44 92 26", inks.main, 5) +
      place([2, -2], katana(inks, inks.accent, inks.accentShade), { turn: 42, scale: 0.98 }) +
      place([-2, -2], katana(inks, inks.accent, inks.accentShade), { turn: -42, scale: 0.98 }),
  ),
  /** A curved sword wrapped in flame. */
  flameKatana: floating(
    ["Super Power", "Samurai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-70 60C-110 20-92-24-60-50-62-28-52-22-44-22-50-66-16-90 20-106 14-76 36-70 46-54 54-66 52-76 48-88 86-60 104-20 92 20 80 64 40 96-8 92-34 90-56 78-70 60Z",
        accent,
      ) +
      path(
        "M-50 50C-76 20-60-10-40-16-36-4-28-2-20-4-22-40 0-58 14-66 14-46 34-38 36-22 42-26 46-32 48-40 74-10 70 30 44 54 16 76-26 78-50 50Z",
        accentShade,
      ) +
      place(
        [0, 0],
        path("M-13 44C-22-20-14-92 20-136 22-86 20-16 14 44Z", main) +
          path("M2 44C-2-20 4-86 20-136 22-86 20-16 14 44Z", shade) +
          stroke("M-6 34C-12-20-6-70 8-104", paper, 4) +
          ellipse([0, 48], [34, 11], ink) +
          ellipse([0, 46], [34, 8], shine) +
          path("M-11 54H11L17 124Q4 132-7 126Z", ink) +
          stroke("M-6 66L10 74M10 66L-4 74M-4 86L12 94M12 86L-2 94M-1 106L13 112", paper, 4),
        { turn: 40, scale: 0.94 },
      ),
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
  /** A huge curved sword with fur at its guard. */
  fangSword: floating(
    ["Samurai", "Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-100 80L-64 44-46 62-82 100Z", accent, ink) +
      stroke("M-92 68L-76 88M-80 56L-62 76", ink, 6) +
      edged("M-52 28C-42-22-4-74 78-104L106-100 102-70C92-4 40 48-18 66Z", main, ink) +
      path("M106-100L102-70C92-4 40 48-18 66L-26 56C24 20 64-30 78-78Z", shade) +
      path(
        "M106-100L102-70C92-4 40 48-18 66L-22 61 2 42 12 40 22 22 38 18 44 0 60-8 64-26 78-36 82-56 92-68Z",
        paper,
      ) +
      stroke("M78-104L80-80 106-92", ink, 4) +
      stroke("M-30 18C-20-14 8-54 58-82", shine, 7) +
      edged(
        "M-80 8L-56 10-58-10-38 4-30-10-20 14-2 16-10 32 14 38-2 52 8 68-14 68-12 88-34 78-44 92-48 70-74 58-62 44-84 28Z",
        paper,
        ink,
      ) +
      path("M14 38L-2 52 8 68-14 68-12 88-34 78-44 92-48 70Q-24 60-10 32Z", accentShade, 0.6) +
      circle(-40, 38, 9, accent),
  ),
  /** An arm of wood with a blade in it, before a red moon. */
  bladeArm: floating(
    ["Samurai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(6, -2, 88, accentShade) +
      circle(0, -6, 86, accent) +
      place(
        centre,
        path("M-16 18C-18-40-12-90 20-126 24-80 20-30 18 18Z", paper) +
          path("M4 18C8-40 10-84 20-126 24-80 20-30 18 18Z", shine) +
          path("M-26 8H28L24 30H-22Z", ink) +
          path("M-30 26H32C38 60 34 96 28 122H-24C-34 96-36 60-30 26Z", main) +
          path("M12 26H32C38 60 34 96 28 122H4C16 90 18 60 12 26Z", shade) +
          path("M-34 46L34 38V50L-34 58ZM-34 74L36 66V78L-33 86Z", ink) +
          stroke("M-18 92Q-16 104-14 112M2 88Q4 100 2 114", shade, 4) +
          stroke("M-22 34V42M-9 0Q-10-40 2-76", paper, 5),
        { turn: 38 },
      ) +
      stroke("M-70 34L-46 10M-84 8L-64-12", ink, 5),
  ),
  /** Two snap-off blades crossed before wings. */
  snapBlades: floating([], ({ main, shade, shine, accent, accentShade, ink }) => {
    const wing =
      path(
        "M-6 40C-60 40-98 0-98-62-84-44-70-38-56-36-56-50-54-60-50-66-34-40-10-20-6 40Z",
        accent,
      ) + path("M-6 40C-40 40-74 20-88-14-60 4-30 10-6 40Z", accentShade);
    const blade =
      path("M-14 46V-84L14-108V46Z", main) +
      path("M3 46V-98L14-108V46Z", shade) +
      stroke("M-14-42L14-60M-14-8L14-26M-14 26L14 8", ink, 4) +
      stroke("M-8-36V-78", shine, 4) +
      path("M-24 44H24V58H-24ZM-12 58H12L16 104H-10Z", ink) +
      stroke("M14 64Q34 72 16 88", ink, 6);
    return (
      wing +
      place([0, 0], wing, { flip: true }) +
      place([0, 4], blade, { turn: -40, flip: true }) +
      place([0, 4], blade, { turn: 40 })
    );
  }),
};
