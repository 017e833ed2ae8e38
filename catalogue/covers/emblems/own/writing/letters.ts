import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, polar, rect, repeat, stroke, svg } from "../../../svg.ts";
import { centre, edged } from "../../parts.ts";

/** Letters, and what writes them. */
export const letters = {
  /** A letter, sealed with a heart. */
  sealedLoveLetter: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 12],
        path("M-94-52H94V68H-94Z", ink) +
          path("M-86-44H86V60H-86Z", paper) +
          path("M-86 60L-18 0H18L86 60Z", shine) +
          path("M-86 60L-18 0H0L0 60Z", main, 0.4) +
          path("M-86-44H86L8 22Q0 28-8 22Z", ink) +
          path("M-76-44H76L6 14Q0 18-6 14Z", main) +
          path("M0-44H76L6 14Q0 18 0 17Z", shade) +
          path("M0 44C-24 28-38 12-34-6-30-24-8-26 0-10 8-26 30-24 34-6 38 12 24 28 0 44Z", ink) +
          path("M0 34C-20 20-30 8-27-4-23-16-6-16 0-2 6-16 23-16 27-4 30 8 20 20 0 34Z", accent) +
          path("M18-12C24-10 26-8 27-4 30 8 20 20 0 34 14 18 22 2 18-12Z", accentShade) +
          circle(-15, -2, 4, paper),
        { turn: -9 },
      ) +
      path(
        "M62-52C50-60 44-68 46-78 49-88 60-88 62-80 64-88 75-88 78-78 80-68 74-60 62-52ZM-58-62C-70-70-76-76-74-86-71-96-60-96-58-88-56-96-45-96-42-86-40-76-46-70-58-62ZM8-78C2-82-1-86 0-91 2-96 7-96 8-92 9-96 14-96 16-91 17-86 14-82 8-78Z",
        accent,
      ),
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
  /** A typewriter with a page in it. */
  letterMachine: standingOn(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-52-98H52V-34H-52Z", paper) +
      stroke("M-36-80H36M-36-66H24M-36-52H30", accentShade, 5) +
      rect([-96, -44], [192, 24], ink, { radius: 11 }) +
      path("M-74-30H74L84 36 98 88Q98 100 84 100H-84Q-98 100-98 88L-84 36Z", main) +
      path("M48-30H74L84 36 98 88Q98 100 84 100H50Z", shade) +
      path("M-48-18H48L56 16H-56Z", ink) +
      stroke("M-36 8L-8-10M-14 10L-4-10M14 10L4-10M36 8L8-10", accent, 4) +
      path("M-78 30H78L90 86H-90Z", accentShade) +
      repeat(5, (i) => circle(-56 + i * 28, 42, 10, paper)) +
      repeat(6, (i) => circle(-65 + i * 26, 64, 10, paper)) +
      rect([-44, 78], [88, 11], accent, { radius: 5 }) +
      rect([-100, -40], [16, 16], accent, { radius: 7 }) +
      rect([84, -40], [16, 16], accentShade, { radius: 7 }) +
      stroke("M-66-20L-76 22M-84-36H-62", shine, 5),
  ),
  /** A letter sealed with a violet of wax. */
  violetLetter: floating(["Romance"], ({ main, shade, shine, accent, accentShade, ink, paper }) =>
    place(
      centre,
      path("M-70-84H66V-20H-70Z", paper) +
        path("M-98-56H98V70H-98Z", shade) +
        path("M-98-56L-20 4-98 70Z", main) +
        path("M-98 70L-14-2H14L98 70Z", main) +
        path("M98 70L10-6 98-56Z", shade) +
        stroke("M-98 70L-22 6M98 70L22 6", shade, 4) +
        path("M-98-58H98L14 20Q0 32-14 20Z", shine) +
        path("M60-58H98L14 20Q8 26 0 27Z", main) +
        circle(3, 23, 39, accentShade) +
        circle(0, 20, 37, accent) +
        repeat(5, (i) =>
          circle(
            ...polar([0, 20], 16, (i * 2 * Math.PI) / 5 - Math.PI / 2),
            11,
            i === 1 || i === 2 ? shade : paper,
          ),
        ) +
        circle(0, 20, 7, ink),
      { turn: -8 },
    ),
  ),
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
  /** A letter sealed with a blossom. */
  blossomLetter: floating(
    ["Romance", "Shoujo"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 6],
        edged("M-98-56H98V74H-98Z", paper, ink) +
          path("M-98 74L-20 0H20L98 74Z", main, 0.45) +
          path("M98-56V74L34 14Z", shade, 0.5) +
          stroke("M-98 74L-26 6M98 74L26 6", ink, 6) +
          edged("M-98-56H98L0 32Z", main, ink, 8) +
          path("M98-56L0 32 10-10Q60-30 98-56Z", shade) +
          stroke("M-76-44H-20", shine, 6) +
          repeat(5, (i) =>
            place([0, 18], edged("M0-4C-26-14-22-44 0-40 22-44 26-14 0-4Z", accent, ink, 7), {
              turn: i * 72,
            }),
          ) +
          circle(0, 18, 13, accentShade) +
          circle(0, 18, 7, paper),
        { turn: -9 },
      ) + path("M64-72Q78-104 98-84 98-62 64-72ZM-90 84Q-82 62-62 74-62 92-90 84Z", accent),
  ),
};
