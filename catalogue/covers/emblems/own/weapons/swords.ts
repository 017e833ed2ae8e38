import { floating, standingOn } from "../../../emblem.ts";
import { circle, outline, path, place, polar, rect, repeat, stroke } from "../../../svg.ts";
import { spikes } from "../../parts.ts";

const sword = (blade: string, dark: string, hilt: string, grip: string): string =>
  path("M-15 48V-84L0-106 15-84V48Z", blade) +
  path("M0 48V-106L15-84V48Z", dark) +
  path("M-38 40Q0 54 38 40L30 60H-30Z", hilt) +
  rect([-7, 58], [14, 34], grip) +
  circle(0, 97, 11, hilt);

/** Broad swords and great ones. */
export const swords = {
  /** A sword that hangs point down under a crown of light. */
  damoclesSword: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        repeat(12, (i) =>
          outline([
            polar([0, -40], 56, i * 0.524 - 0.1),
            polar([0, -40], i % 2 ? 78 : 66, i * 0.524),
            polar([0, -40], 56, i * 0.524 + 0.1),
          ]),
        ),
        accent,
      ) +
      `<g fill="none">${stroke("M-52-40A52 52 0 1 1 52-40 52 52 0 1 1-52-40", accent, 9)}</g>` +
      path("M0-100L14-82 8-56H-8L-14-82Z", ink) +
      path(
        "M-64-50C-40-62-20-58 0-58S40-62 64-50L80-66Q84-36 60-26C40-34 26-30 20-26H-20C-26-30-40-34-60-26Q-84-36-80-66Z",
        ink,
      ) +
      path("M-60-42C-40-52-20-50 0-50V-34H-24C-34-38-46-40-58-34Q-70-40-72-50Z", main) +
      path("M60-42C40-52 20-50 0-50V-34H24C34-38 46-40 58-34Q70-40 72-50Z", shade) +
      path("M-24-28H24L30 44 0 100-30 44Z", ink) +
      path("M-18-26H0V88L-23 42Z", main) +
      path("M18-26H0V88L23 42Z", shade) +
      path("M0-18L8 22 0 62-8 22Z", accent) +
      path("M0-18L8 22 0 62Z", accentShade) +
      circle(0, -42, 9, paper) +
      stroke("M-15-14L-17 36", shine, 4) +
      stroke("M-72 20L-66 60M-50 56L-46 84M72 20L66 60M50 56L46 84", accent, 6),
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
  /** A sword as broad as a man, its grip in a long cloth. */
  wrappedCleaver: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [4, -4],
        path("M-40 48V-70Q-36-116 36-138L40 48Z", ink) +
          path("M-33 42V-68Q-30-108 30-128V42Z", main) +
          path("M4 42V-116L30-128 33 42Z", shade) +
          path("M-33 42V-68Q-31-94-12-108L-16 42Z", paper) +
          stroke("M16 20V-96", shine, 5) +
          stroke("M0 54V104", accent, 24) +
          stroke("M-12 66 12 56M-12 86 12 76M-12 106 12 96", accentShade, 6),
        { turn: 42 },
      ) +
      path(
        "M-78 62C-100 40-96 8-66-2-40-10-44-46-78-58-40-58-14-30-36-2-50 14-72 20-60 56Z",
        accent,
      ) +
      path(
        "M-66 82C-34 104 0 104 16 84 30 66 60 72 66 92 80 60 40 40 12 58-8 72-30 80-54 62Z",
        accentShade,
      ),
  ),
  /** A slab of iron for a sword, before an eclipsed sun. */
  eclipseSlab: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(spikes(16, 104, 80), accent) +
      circle(0, 0, 76, ink) +
      place(
        [0, 0],
        path("M-27 50V-84L10-122 27-104V50Z", main) +
          path("M4 50V-116L10-122 27-104V50Z", shade) +
          stroke("M-19 40V-78", shine, 6) +
          path("M-44 46H44L36 64H-36Z", accentShade) +
          rect([-10, 64], [20, 46], ink) +
          stroke("M-9 72L9 78M-9 86L9 92M-9 100L9 106", paper, 5) +
          circle(0, 116, 13, accentShade) +
          path("M12-60L27-52V-44ZM-27 4L-14 10-27 16Z", ink),
        { turn: 36 },
      ),
  ),
  /** A sword in the orbits of an atom. */
  atomSword: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const orbits = (arc: string, colour: string): string =>
      place([0, -4], stroke(arc, colour, 13), { turn: 30 }) +
      place([0, -4], stroke(arc, colour, 13), { turn: -30 });
    return (
      orbits("M-98 0a98 38 0 0 1 196 0", accentShade) +
      path("M0-124 36-82 27 52H-27L-36-82Z", ink) +
      path("M0-112V48H-20L-28-80Z", main) +
      path("M0-112 28-80 20 48H0Z", shade) +
      stroke("M0-70V-30M0 6V40", ink, 5) +
      stroke("M-17-72-12-30", shine, 5) +
      orbits("M-98 0a98 38 0 0 0 196 0", accent) +
      path("M-60 44-20 48H20L60 44 50 72 16 66H-16L-50 72Z", ink) +
      path("M-50 51-18 54H18L50 51 45 63 16 60H-16L-45 63Z", accent) +
      stroke("M0 72V104", ink, 22) +
      stroke("M-6 76H6M-6 89H6M-6 102H6", accent, 6) +
      path("M0-46 11-17 40-6 11 5 0 34-11 5-40-6-11-17Z", paper) +
      circle(-85, -53, 13, paper) +
      circle(85, 45, 13, paper)
    );
  }),
  /** Two broad swords, crossed. */
  twinBlades: floating(
    ["Fantasy", "Adventure"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M0-58L54 0 0 58-54 0Z", ink) +
      place([0, 0], sword(accent, accentShade, ink, shade), { turn: -42, scale: 1.12 }) +
      place([0, 0], sword(main, shade, accent, ink), { turn: 42, scale: 1.12 }) +
      stroke("M64-82L-12 2", shine, 5) +
      stroke("M-74-72L-40-34", paper, 5) +
      path("M0-14L14 0 0 14-14 0Z", paper),
  ),
  /** Two great swords, crossed in the earth. */
  crossedClaymores: standingOn(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const sword =
        path("M-17-60H17V92L0 112-17 92Z", main) +
        path("M2-60H17V92L0 112Z", shade) +
        stroke("M-7-44V30", shine, 4) +
        path("M-46-74L-52-60H52L46-74Q0-64-46-74Z", accent) +
        path("M4-68Q28-68 46-74L52-60H4Z", accentShade) +
        rect([-8, -106], [16, 38], ink) +
        circle(0, -112, 13, accent);
      return (
        circle(0, -2, 58, accent) +
        circle(0, -2, 46, paper) +
        place([-14, 4], sword, { turn: 34, flip: true }) +
        place([14, 4], sword, { turn: -34 }) +
        path("M-100 100C-90 70-60 74-40 82-20 66 20 66 40 82 60 74 90 70 100 100Z", ink)
      );
    },
  ),
  /** A broad sword with one black wing and one white. */
  twoWingedSword: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke(
        "M-12 12C-40-4-50-52-96-76-98-40-92-20-82-8L-92-8C-88 14-78 24-66 28L-74 32C-58 52-34 48-12 38Z",
        paper,
        6,
      ) +
      path(
        "M-12 12C-40-4-50-52-96-76-98-40-92-20-82-8L-92-8C-88 14-78 24-66 28L-74 32C-58 52-34 48-12 38Z",
        ink,
      ) +
      stroke(
        "M12 12C40-4 50-52 96-76 98-40 92-20 82-8L92-8C88 14 78 24 66 28L74 32C58 52 34 48 12 38Z",
        ink,
        6,
      ) +
      path(
        "M12 12C40-4 50-52 96-76 98-40 92-20 82-8L92-8C88 14 78 24 66 28L74 32C58 52 34 48 12 38Z",
        paper,
      ) +
      stroke("M-78-44C-68-20-48 6-22 18M-78 0Q-56 20-26 26", accent, 4) +
      stroke("M78-44C68-20 48 6 22 18M78 0Q56 20 26 26", accentShade, 4) +
      path("M-24 30V-66L0-104 24-66V30Z", ink) +
      path("M-17 30V-63L0-91 17-63V30Z", main) +
      path("M0 30V-91L17-63V30Z", shade) +
      path("M-4 30V-50L0-60 4-50V30Z", ink) +
      path("M-46 22L0 34 46 22 40 42 0 54-40 42Z", accent) +
      path("M0 34L46 22 40 42 0 54Z", accentShade) +
      path("M-9 50H9V84H-9Z", ink) +
      circle(0, 88, 13, accent) +
      circle(0, 36, 8, paper) +
      stroke("M-11-10V-56", shine, 4),
  ),
  /** Blades planted on a hill, and the wheel of a great machine behind them. */
  bladeField: standingOn([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const sword =
      path("M-14-40H14V76H-14Z", main) +
      path("M1-40H14V76H1Z", shade) +
      path("M-36-54H36L30-38H-30Z", ink) +
      rect([-7, -84], [14, 34], main) +
      stroke("M-6-62L6-58M-6-74L6-70", ink, 4) +
      circle(0, -88, 11, ink);
    return (
      path(
        repeat(10, (i) =>
          outline([
            polar([0, 0], 94, i * 0.628 - 0.12),
            polar([0, 0], 94, i * 0.628 + 0.12),
            polar([0, 0], 70, i * 0.628 + 0.2),
            polar([0, 0], 70, i * 0.628 - 0.2),
          ]),
        ),
        accent,
      ) +
      circle(0, 0, 78, accent) +
      circle(0, 0, 56, accentShade) +
      circle(0, 0, 46, paper) +
      place([-54, 40], sword, { turn: -20, scale: 0.76 }) +
      place([54, 40], sword, { turn: 20, scale: 0.76 }) +
      place([0, 4], sword, { scale: 1.16 }) +
      stroke("M-8-30V50", shine, 4) +
      path("M-104 100C-88 76-60 80-44 82-20 66 22 64 44 82 64 78 90 76 104 100Z", ink)
    );
  }),
  /** A rose of ice grown about a hilt. */
  frostRose: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-14 0H14L8 104H-8Z", accent) +
      path("M0 0H14L8 104H0Z", accentShade) +
      path("M-78 46Q0 76 78 46L66 72Q0 90-66 72Z", accent) +
      path("M6 63Q46 60 78 46L66 72Q40 82 6 83Z", accentShade) +
      path("M0 40Q-60 48-98 20L-84-8Q-40-6 0 40ZM0 40Q60 48 98 20L84-8Q40-6 0 40Z", ink) +
      repeat(5, (i) => {
        const [x, y] = polar([0, -34], 38, (i * 2 * Math.PI) / 5 + 0.94);
        return circle(x, y, 36, i === 0 || i === 4 ? shade : main);
      }) +
      circle(2, -32, 49, shade) +
      circle(-2, -36, 46, main) +
      stroke("M-34-34C-34-76 30-78 32-38 33-4-20-6-18-36-16-58 16-56 13-36", shade, 9) +
      stroke("M-58-62Q-52-86-28-92M-64-10Q-70-24-64-36", shine, 7) +
      path("M0-42L5-36 0-30-5-36ZM62-86L68-70 84-64 68-58 62-42 56-58 40-64 56-70Z", paper),
  ),
  /** A sword burning with flames. */
  flameBlade: floating(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M0 60C-64 62-96 24-84-24-78-8-70-4-62-4-76-44-52-72-58-92-34-84-24-66-26-46-12-58-12-82 0-100 12-76 34-66 30-40 42-46 46-62 44-78 70-54 68-28 60-2 72-4 80-14 84-28 98 24 64 62 0 60Z",
        accent,
      ) +
      path(
        "M44-78C70-54 68-28 60-2 72-4 80-14 84-28 98 24 64 62 4 60 60 30 54-20 44-78Z",
        accentShade,
      ) +
      path(
        "M0 50C-40 48-62 24-52-8-46 8-34 8-34 0-40-30-10-30 0-64 14-34 36-28 32 2 40 4 48-2 52-10 62 26 40 48 0 50Z",
        paper,
      ) +
      path("M-14 40V-62L0-88 14-62V40Z", ink) +
      path("M-9 40V-60L0-77 9-60V40Z", main) +
      path("M0 40V-77L9-60V40Z", shade) +
      path("M-46 34Q0 46 46 34L50 46Q24 60 0 58-24 60-50 46Z", ink) +
      path("M-10 56H10L8 84H-8Z", main) +
      path("M2 56H10L8 84H2Z", shade) +
      stroke("M-9 64L9 60M-8 74L8 70", ink, 4) +
      circle(0, 89, 11, ink) +
      circle(0, 89, 5, accent) +
      stroke("M-5 20V-52", shine, 3) +
      stroke("M-74 20Q-70 34-58 42", paper, 5),
  ),
};
