import { floating } from "../../../emblem.ts";
import { circle, path, rect, repeat, stroke, svg } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** What one ties around the head. */
export const headbandsAndBows = {
  /** A headband whose plate bears a whirl of wind. */
  whirlBand: floating(
    ["Martial Arts"],
    ({ main, shade, shine, accent, ink, paper }) =>
      edged("M40 4L92 98 62 84 44 104 10 10ZM58 2L104 66 80 66 74 84 30 6Z", shade, ink) +
      edged("M-102-54Q0-84 102-54 108-16 98 24 0-2-98 24-108-16-102-54Z", main, ink) +
      path("M102-54Q108-16 98 24 80 18 64 16 76-24 66-64 84-60 102-54Z", shade) +
      edged("M-76-66Q0-84 76-66 80-24 74 28 0 10-74 28-80-24-76-66Z", paper, ink) +
      path("M76-66Q80-24 74 28 60 24 48 22 60-24 50-71Z", accent, 0.35) +
      stroke(
        "M-24-24C-12-26-10-8-24-6-48-4-48-44-20-46 12-46-8 4 22 4 46 2 44-40 22-38 10-36 10-18 24-18",
        ink,
        8,
      ) +
      repeat(4, (i) => circle(i % 2 ? 63 : -63, i < 2 ? -50 : 8, 5, ink)) +
      stroke("M-58-56Q-30-66-4-66", shine, 6),
  ),
  /** The long ears of a costume, with a bow tie. */
  bunnyBand: floating(
    [],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path("M-30 36C-66-10-80-70-58-100-28-96-10-40-8 34Z", main) +
      path("M30 36C58 10 60-20 64-40L98-50C92-86 78-98 60-100 28-92 10-40 8 34Z", main) +
      path("M60-100C78-98 92-86 98-50L64-40C60-20 58 10 30 36L14 36C40-10 44-60 60-100Z", shade) +
      path(
        "M-30 20C-52-20-60-60-52-80-36-66-24-20-22 20ZM26 20C32-20 42-56 52-66L58-50C52-20 46 4 26 20Z",
        accent,
      ) +
      stroke("M-74 62C-70 14 70 14 74 62", main, 15) +
      stroke("M36 30Q70 38 74 62", shade, 15) +
      stroke("M-66-60Q-68-78-60-88M-68 52Q-62 34-40 28", shine, 6) +
      path("M-4 72L-50 50Q-58 74-50 100L-4 84ZM4 72L50 50Q58 74 50 100L4 84Z", accent) +
      path("M4 72L50 50Q58 74 50 100L4 84Z", accentShade) +
      rect([-13, 64], [26, 26], accentShade, { radius: 8 }) +
      circle(-3, 73, 4, paper),
  ),
  /** The frilled band and the bow of a maid. */
  maidFrills: floating(
    [],
    ({ main, shade, shine, accent, accentShade }) =>
      path(
        svg`M-92 34${repeat(9, (i) => {
          const a = Math.PI + ((i + 1) * Math.PI) / 9;
          return svg`A20 20 0 0 1 ${92 * Math.cos(a)} ${34 + 116 * Math.sin(a)}`;
        })}L58 34C50-30-50-30-58 34Z`,
        main,
      ) +
      path("M54-60A20 20 0 0 1 70-40 20 20 0 0 1 86-6 20 20 0 0 1 92 34H66Q66-30 30-50Z", shade) +
      stroke("M-68 36C-60-50 60-50 68 36", accent, 18) +
      stroke("M-78-10Q-70-44-44-62", shine, 6) +
      path("M-16 40L-44 100-20 92-4 104 4 60ZM16 40L44 100 20 92 4 104-4 60Z", accentShade) +
      path("M0 44C-30 6-84 2-96 22-90 36-90 46-96 64-80 82-30 78 0 44Z", accent) +
      path("M0 44C30 6 84 2 96 22 90 36 90 46 96 64 80 82 30 78 0 44Z", accent) +
      path(
        "M18 50Q60 52 93 36 91 48 96 64 80 82 34 74 18 50ZM-18 50Q-60 52-93 36-91 48-96 64-80 82-34 74-18 50Z",
        accentShade,
      ) +
      rect([-19, 26], [38, 38], main, { radius: 12 }) +
      circle(-6, 38, 5, shine),
  ),
  /** A great bow of spotted ribbon. */
  dotRibbon: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-20 0L-72 98-42 88-24 104 4 10ZM20 0L72 98 42 88 24 104-4 10Z", shade) +
      path("M0-14C-30-70-88-84-98-62-106-36-104 14-94 40-80 58-30 40 0 14Z", main) +
      path("M0-14C30-70 88-84 98-62 106-36 104 14 94 40 80 58 30 40 0 14Z", main) +
      path("M80-78Q94-74 98-62C106-36 104 14 94 40 80 58 30 40 0 14 60 34 96 0 80-78Z", shade) +
      path(
        "M0-6C-30-34-50-36-60-26-54-10-30 6 0 6ZM0-6C30-34 50-36 60-26 54-10 30 6 0 6Z",
        ink,
        0.35,
      ) +
      repeat(12, (i) => {
        const x = [72, 88, 84, 56, 44, 58][i % 6] as number;
        const y = [-52, -20, 14, 24, -50, 66][i % 6] as number;
        return circle(i < 6 ? -x : x, y, 9, paper);
      }) +
      rect([-22, -28], [44, 54], accent, { radius: 15 }) +
      path("M6-28H10Q22-28 22-14V12Q22 26 8 26H4Q14 0 6-28Z", accentShade) +
      stroke("M-84-58Q-74-66-60-60M-12-14V4", shine, 6),
  ),
};
