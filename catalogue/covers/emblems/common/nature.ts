import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, place, placer, polar, rect, repeat, stroke } from "../../svg.ts";
import { both } from "../parts.ts";

/** Plants, water and weather. */
export const nature = {
  /** A sunflower, its face to the light. */
  sunflower: standingOn(
    ["Slice of Life", "Iyashikei", "Drama", "Kids"],
    ({ main, shade, shine, accent, accentShade, ink }) => {
      const petals = (from: number, to: number) =>
        repeat(to - from, (i) => {
          const turn = ((from + i) * Math.PI) / 7;
          const at = (far: number, by: number) =>
            polar([0, -26], far, turn + by)
              .map(Math.round)
              .join(" ");
          return `M${at(30, -0.4)}Q${at(64, -0.38)} ${at(74, 0)} ${at(64, 0.38)} ${at(30, 0.4)}Z`;
        });
      return (
        stroke("M4 20Q10 60 2 98", accentShade, 12) +
        path("M4 74C-20 40-56 40-88 56-72 88-30 96 2 90Z", accent) +
        path("M6 84C30 56 60 54 88 70 72 96 36 102 4 98Z", accentShade) +
        path(petals(-3, 5), shade) +
        path(petals(5, 11), main) +
        circle(0, -26, 41, ink) +
        circle(0, -26, 32, accentShade) +
        repeat(8, (i) => circle(...polar([0, -26], 21, i * 0.785), 5, ink)) +
        circle(0, -26, 7, ink) +
        stroke("M-24-74L-30-86M-48-50L-60-56", shine, 6)
      );
    },
  ),
  /** A toadstool with a little door. */
  toadstool: standingOn(
    ["Fantasy", "Iyashikei", "Kids", "Isekai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-34 4H34C34 40 44 70 56 96Q0 108-56 96C-44 70-34 40-34 4Z", paper) +
      path("M12 4H34C34 40 44 70 56 96Q36 101 14 101C28 70 22 40 12 4Z", shine) +
      path("M-98 10C-98-56-50-96 0-96S98-56 98 10C80 30-80 30-98 10Z", main) +
      path("M46-83C80-66 98-32 98 10 90 20 50 26 10 25 60 4 70-40 46-83Z", shade) +
      ellipse([-40, -40], [19, 17], paper) +
      ellipse([18, -62], [16, 12], paper) +
      ellipse([28, -16], [20, 17], paper) +
      ellipse([-66, -4], [12, 11], paper) +
      ellipse([78, -8], [10, 12], shine) +
      path("M-22 100V66A22 22 0 0 1 22 66V100Z", accentShade) +
      path("M-16 100V68A16 16 0 0 1 16 68V100Z", accent) +
      circle(8, 80, 4, ink) +
      path("M-98 100Q-90 84-84 100-78 80-72 100ZM72 100Q78 80 84 100 90 86 96 100Z", accent) +
      stroke("M-80-28Q-66-62-38-76", shine, 7),
  ),
  /** An old tree with a swing. */
  oldTree: standingOn(
    ["Award Winning", "Mythology", "Iyashikei", "Fantasy", "Drama"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      ellipse([58, -10], [42, 34], shade) +
      ellipse([40, -54], [44, 36], shade) +
      ellipse([0, -70], [46, 30], shade) +
      path(
        "M-22 100C-8 60-16 30-22 4L-64-22-54-32-18-16-14-50H4L8-12 44-34 54-24 22 6C20 40 22 70 44 100Z",
        accentShade,
      ) +
      path(
        "M-22 100C-8 60-16 30-22 4L-64-22-54-32-18-16-14-50H-4L-2 20C-2 60-2 80 6 100Z",
        accent,
      ) +
      ellipse([-56, -20], [42, 34], main) +
      ellipse([-36, -60], [46, 34], main) +
      ellipse([4, -76], [40, 24], main) +
      ellipse([30, -62], [24, 18], main) +
      ellipse([56, -18], [24, 16], main) +
      path("M-84-8Q-60 6-34-6-56 16-84-8Z", shade) +
      stroke("M58 10V66M84 8V66", ink, 4) +
      rect([50, 64], [42, 9], ink, { radius: 3 }) +
      ellipse([0, 38], [7, 11], ink) +
      path("M-98 100Q-60 84-22 96L44 94Q72 88 98 100Z", accentShade) +
      stroke("M-84-30Q-78-44-66-48M-62-74Q-48-86-32-86", shine, 7),
  ),
  /** A fall of water between rocks. */
  waterfall: standingOn(
    ["Iyashikei", "Adventure", "Mythology", "Martial Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-100 100L-92-20-64-70-24-84H24L70-66 94-10 100 100Z", accentShade) +
      path("M-100 100L-92-20-64-70-30-82-36 20-48 100Z", accent) +
      path("M-36-84C-30-98 30-98 36-84L46 82H-46Z", main) +
      path("M10-94C24-94 34-90 36-84L46 82H20Z", shade) +
      stroke("M-20-78L-26 62M-2-76L-4 20M14-66L18 70", shine, 6) +
      path(
        "M-92-20L-74-16-64-70ZM-98 50L-66 40-78-6ZM94-10L66 20 70-66ZM98 50L60 60 80 4Z",
        ink,
        0.4,
      ) +
      path(
        "M-100 100C-100 72-76 68-66 76-58 58-36 58-28 72-18 56 10 56 18 70 30 56 52 60 58 74 74 66 100 74 100 100Z",
        paper,
      ) +
      path("M-64 100C-58 86-40 84-30 92-20 80 0 80 8 90 20 80 40 84 48 100Z", shine) +
      path(
        "M-96-24L-80-56-88-56-72-86-56-60-62-60-46-34ZM40-58L56-98 76-62 70-62 88-24 50-24 48-58Z",
        ink,
      ) +
      stroke("M-40-84Q0-98 40-84", shine, 6),
  ),
  /** A ball of glass with a house in the snow. */
  snowGlobe: standingOn(
    ["Romance", "Slice of Life", "Fantasy", "Drama", "Kids"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(0, -20, 80, shine) +
      circle(0, -20, 72, ink) +
      path("M-68 6Q-30-16 0 8T68 4A72 72 0 0 1-68 6Z", paper) +
      path("M-40 14V-20L-10-46 20-20V14Z", accent) +
      path("M2-34L20-20V14H2Z", accentShade) +
      path("M-52-16L-10-54 32-16 26-8-10-40-46-8Z", paper) +
      rect([-24, -14], [16, 28], ink) +
      rect([4, -14], [10, 12], paper) +
      path("M46 16L28 12 38-6 32-6 46-32 60-6 54-6 62 10Z", main) +
      repeat(9, (i) =>
        circle(
          [-46, -26, 4, 34, 52, 24, -54, 44, -4][i] ?? 0,
          [-46, -70, -76, -62, -38, -46, -14, -14, -62][i] ?? 0,
          i % 2 ? 3 : 5,
          paper,
        ),
      ) +
      path("M-58 48H58L74 84V100H-74V84Z", main) +
      path("M20 48H58L74 84V100H30Z", shade) +
      rect([-80, 84], [160, 16], accentShade, { radius: 6 }) +
      stroke("M-60-22Q-58-58-32-74", shine, 7),
  ),
  /** A cactus in a pot, in flower. */
  cactus: standingOn(
    ["Slice of Life", "Comedy", "Survival", "Workplace"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-34-10H-54V-40C-54-58-82-58-82-40V-4C-82 12-70 22-56 22H-34Z", main) +
      path("M34 12H54V-22C54-40 82-40 82-22V18C82 34 70 42 56 42H34Z", shade) +
      path("M-38 48V-46C-38-98 38-98 38-46V48Z", main) +
      path("M10-84C28-80 38-68 38-46V48H10Z", shade) +
      stroke("M-20-48V30M0-62V34M20-48V30M-68-34V-4M68-16V16", ink, 4, 0.55) +
      path(
        "M0-72C-16-70-30-84-24-92-16-98-8-92 0-82-8-94-4-104 0-104S8-94 0-82C8-92 16-98 24-92 30-84 16-70 0-72Z",
        accent,
      ) +
      circle(-68, -56, 9, accent) +
      circle(68, -38, 9, accentShade) +
      path("M-52 52H52L40 100H-40Z", accent) +
      path("M16 52H52L40 100H12Z", accentShade) +
      rect([-62, 40], [124, 22], accent, { radius: 6 }) +
      path("M18 40H56Q62 40 62 46V56Q62 62 56 62H18Z", accentShade) +
      stroke("M-29-44Q-28-66-16-74", shine, 5) +
      path("M-24 78L-12 70 0 78 12 70 24 78V86L12 78 0 86-12 78-24 86Z", paper),
  ),
  /** A butterfly with eyes on its wings. */
  butterfly: floating(
    ["Psychological", "Girls Love", "Avant Garde", "Reincarnation", "Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-4-10C-20-60-60-92-94-82-102-50-88-6-46 6-84 12-86 58-58 84-30 92-8 50-4 20Z", main) +
      path("M4-10C20-60 60-92 94-82 102-50 88-6 46 6 84 12 86 58 58 84 30 92 8 50 4 20Z", shade) +
      both(
        path("M-14-14C-32-48-58-68-82-66-84-44-72-16-40-6Z", accent) +
          path("M-12 18C-40 10-66 24-66 46-64 60-56 66-50 70-30 66-14 44-12 18Z", accentShade) +
          circle(-58, -40, 14, ink) +
          circle(-60, -43, 6, paper) +
          circle(-44, 40, 10, ink) +
          stroke("M-3-38Q-10-74-30-94", ink, 5) +
          circle(-90, -58, 4, paper) +
          circle(-70, 52, 4, paper),
      ) +
      path("M0-44C12-40 10-20 9 0 9 40 6 60 0 72-6 60-9 40-9 0-10-20-12-40 0-44Z", ink) +
      stroke("M-88-70Q-70-74-52-64M-3-20V20", shine, 4),
  ),
  /** A garland of leaves round a star. */
  laurelStar: floating(
    ["Award Winning", "Drama", "Avant Garde", "Sports"],
    ({ main, shade, shine, accent, accentShade }) => {
      const leaves = repeat(6, (i) => {
        const angle = 1.85 + i * 0.42;
        const leaf = (turn: number, far: number) => {
          const to = placer(polar([0, 4], far, angle), { turn: (angle * 180) / Math.PI + turn });
          return `M${to(0, 18)}Q${to(20, -4)} ${to(0, -26)} ${to(-20, -4)} ${to(0, 18)}Z`;
        };
        return leaf(146, 86) + (i < 5 ? leaf(218, 66) : "");
      });
      const branch = (tone: string) =>
        stroke("M0 82A76 76 0 0 1-66-34", tone, 6) + path(leaves, tone);
      return (
        branch(main) +
        place([0, 0], branch(shade), { flip: true }) +
        path("M0-58L15-18 56-17 24 9 35 50 0 26-35 50-24 9-56-17-15-18Z", accent) +
        path("M0-58L15-18 56-17 24 9 35 50 0 26Z", accentShade) +
        path("M0-30L-6-8-28-8Z", shine)
      );
    },
  ),
};
