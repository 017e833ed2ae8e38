import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, polar, rect, repeat, stroke, svg } from "../../../svg.ts";

const sword = (blade: string, dark: string, hilt: string, grip: string): string =>
  path("M-15 48V-84L0-106 15-84V48Z", blade) +
  path("M0 48V-106L15-84V48Z", dark) +
  path("M-38 40Q0 54 38 40L30 60H-30Z", hilt) +
  rect([-7, 58], [14, 34], grip) +
  circle(0, 97, 11, hilt);

/** Emblems of named titles. */
export const p5a = {
  /** A chainsaw, its teeth bared. */
  chainsawTeeth: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) =>
    place(
      [-12, 10],
      path(
        svg`${repeat(6, (i) => svg`M${i * 16}-28l5-17 12 17ZM${i * 16} 28l5 17 12-17Z`)}M96-29l16-8 1 18ZM112-10l17 4-12 14ZM113 14l10 16-18-2Z`,
        accentShade,
      ) +
        path("M-6-30H88A30 30 0 0 1 88 30H-6Z", ink) +
        path("M0-16H86A16 16 0 0 1 86 16H0Z", paper) +
        path("M0 4H96Q94 16 86 16H0Z", shine) +
        stroke("M-22-34C-26-84-72-80-78-36M-82-20H-108Q-118 4-106 30H-80", ink, 15) +
        path("M-78-44H-8Q8-44 8-28V30Q8 46-8 46H-78Q-92 46-92 30V-30Q-92-44-78-44Z", main) +
        path("M8 12V30Q8 46-8 46H-78Q-92 46-92 30V24Q-30 34 8 12Z", shade) +
        circle(-42, 2, 26, accent) +
        circle(-42, 2, 11, ink) +
        stroke("M-76-32H-34", shine, 7) +
        stroke("M-8-20V16", ink, 6),
      { turn: -42, scale: 1.02 },
    ),
  ),
  /** A grenade with its pin, and a flower. */
  pinAndFlower: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-83 -62a25 25 0 1 0 50 0a25 25 0 1 0-50 0Z", accent, 11) +
      path("M-26-98H22Q76-92 82-20L84 26 66 28 62-16Q54-58 20-58H-26Z", accentShade) +
      rect([-30, -72], [60, 34], ink, { radius: 6 }) +
      path("M0-44C44-44 68-8 68 30 68 70 40 100 0 100S-68 70-68 30C-68-8-44-44 0-44Z", main) +
      path("M22-40C52-28 68-2 68 30 68 70 40 100 0 100 44 70 46 0 22-40Z", shade) +
      stroke("M-64 8Q0 28 64 8M-64 54Q0 76 64 54M-24-38Q-40 30-24 94M24-38Q40 30 24 94", ink, 7) +
      stroke("M-48-8Q-42-22-34-28", shine, 8) +
      path(
        svg`${repeat(6, (i) => {
          const [x, y] = polar([-56, 66], 23, i * 1.05);
          return svg`M${x - 17} ${y}a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z`;
        })}`,
        paper,
      ) +
      circle(-56, 66, 13, accent),
  ),
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
  /** A castle of iron floors that hangs in the air. */
  ironFloors: floating(
    ["Video Game"],
    ({ main, shade, shine, accent, ink }) =>
      path("M-92 30H92L60 62 44 60 24 86 12 80 0 104-14 78-28 88-48 58-64 62Z", ink) +
      path("M-96 8H96L92 34H-92Z", main) +
      path("M-82-18H82L88 2H-88Z", main) +
      path("M-64-44H64L74-24H-74Z", main) +
      path("M-44-68H44L56-50H-56Z", main) +
      path(
        "M-8-106L-22-74H22L8-84 12-92ZM-38-72V-86L-32-94-26-86V-72ZM26-72V-86L32-94 38-86V-72Z",
        main,
      ) +
      path(
        "M30-68H44L56-50H36ZM40-44H64L74-24H46ZM50-18H82L88 2H56ZM58 8H96L92 34H60ZM0-104L22-74H6Z",
        shade,
      ) +
      stroke("M-88 5H88M-74-21H74M-56-47H56", ink, 6) +
      stroke(
        "M-78 22h10m14 0h10m14 0h10m14 0h10m14 0h10M-58-8h8m18 0h8m18 0h8m18 0h8M-36-34h8m20 0h8m20 0h8",
        accent,
        8,
      ) +
      stroke("M-90 12H-50M-76-14H-46M-58-40H-36", shine, 4),
  ),
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
  /** A comet that breaks, and a braided cord. */
  cometCord: floating(
    [],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path("M-76 38L34-106 38-70 76-98 72-62 106-72 76-38 104-28-38 76Z", main) +
      path("M-50 62L72-62 106-72 76-38 104-28-38 76Z", shade) +
      path("M-70 48L38-70 54-82 10-14-48 66Z", shine) +
      circle(-56, 54, 40, shine) +
      path("M-58 4L-46 44-8 56-46 68-58 104-70 68-104 56-70 44Z", paper) +
      circle(-58, 56, 27, paper) +
      stroke("M-100-44C-72-84-42-50-8-18S34 24 44 46", accent, 12) +
      stroke(
        "M-8-20C-54-10-40 40-18 26-4 16-4-4-8-20C-2-60 50-60 46-34 42-16 10-14-8-20",
        accent,
        10,
      ) +
      stroke("M-84-58l4 3M-66-65l3 6M-46-53l3 6M-28-37l-1 6M8 0l-3 6M24 18l-5 5", accentShade, 5) +
      circle(-7, -19, 13, accentShade) +
      path("M34 38L54 34 80 88 68 84 62 100 48 90Z", accent) +
      path("M46 44L54 34 80 88 68 84Z", accentShade),
  ),
  /** A heart with rings through its edge. */
  piercedHeart: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path(
        "M0 96C-62 52-98 12-98-32-98-70-70-92-44-92-22-92-6-78 0-60 6-78 22-92 44-92 70-92 98-70 98-32 98 12 62 52 0 96Z",
        main,
      ) +
      path("M70-86C86-78 98-60 98-32 98 12 62 52 0 96 56 26 84-20 70-86Z", shade) +
      path(
        "M-6 66C-40 30-46 4-30-20-34 6-22 14-8 30-14-4 6-20 24-24 6-4 12 14 8 30 28 20 40 2 36-20 54 8 30 40-6 66Z",
        shine,
      ) +
      stroke("M-80-30Q-82-62-54-74", shine, 8) +
      stroke(
        "M30-86a17 17 0 1 0 34 0a17 17 0 1 0-34 0ZM64-66a17 17 0 1 0 34 0a17 17 0 1 0-34 0Z",
        accent,
        9,
      ) +
      circle(88, -20, 10, accentShade) +
      circle(-66, 40, 10, accent) +
      circle(-69, 37, 3, paper),
  ),
  /** A king of chess before three cards. */
  kingAndCards: standingOn(
    ["High Stakes Game", "Strategy Game"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place([-44, -8], rect([-34, -50], [68, 100], accentShade, { radius: 8 }), { turn: -24 }) +
      place(
        [46, -8],
        rect([-34, -50], [68, 100], paper, { radius: 8 }) +
          path(
            "M8-42C4-34-14-24-14-12-14 0 0 2 6-6L2 8H16L12-6C18 2 30 0 30-12 30-24 12-34 8-42Z",
            ink,
          ),
        { turn: 24 },
      ) +
      place(
        [-44, -8],
        rect([-34, -50], [68, 100], paper, { radius: 8 }) +
          path(
            "M-8 6C-28-12-30-20-28-26-24-38-10-34-8-24-6-34 8-38 12-26 14-20 12-12-8 6Z",
            accent,
          ),
        { turn: -20 },
      ) +
      path("M-62 100V82Q-60 70-40 66L-26 34 -20-12H20L26 34 40 66Q60 70 62 82V100Z", main) +
      path("M6-12H20L26 34 40 66Q60 70 62 82V100H30Q40 70 12 40Z", shade) +
      path("M-30-14H30L44-50Q24-66 0-58-24-66-44-50Z", main) +
      path("M8-14H30L44-50Q30-62 14-60Z", shade) +
      path("M-8-62V-74H-20V-88H-8V-102H8V-88H20V-74H8V-62Z", accent) +
      stroke("M-34-10H34M-42 68H42", accent, 9) +
      stroke("M-32-46L-26-26M-14 4L-18 32M-50 86H-24", shine, 6),
  ),
  /** A ball of steel, turning in a horseshoe. */
  steelBall: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-62 82C-100-20-66-80 0-80S100-20 62 82", main, 36) +
      stroke("M22-76C74-66 94-6 62 82", shade, 36) +
      stroke("M-72 78H-46M46 78H72", ink, 14) +
      stroke(
        "M-75 46v1M-80 10v1M-72-26v1M-46-56v1M0-70v1M46-56v1M72-26v1M80 10v1M75 46v1",
        ink,
        11,
      ) +
      stroke("M-90-6Q-88-66-32-88", shine, 5) +
      circle(0, 18, 46, accent) +
      path("M22-22A46 46 0 1 1-34 50Q34 54 22-22Z", accentShade) +
      stroke("M-40 14C-30-26 28-24 30 14 31 42-14 44-14 18-13 4 10 4 9 18", ink, 7) +
      circle(-20, -8, 6, paper),
  ),
  /** A sailor's cap among soap bubbles. */
  bubbleCap: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M52 20Q86 50 70 96L56 82 44 92Q58 50 34 24Z", accentShade) +
      path("M-92-18C-100-58-50-82 0-82S100-58 92-18Q60 4 0 4T-92-18Z", main) +
      path("M40-76Q98-62 92-18 70-2 20 4 76-28 40-76Z", shade) +
      path("M-74-6Q0 16 74-6L68 36Q0 58-68 36Z", accent) +
      path("M24 5Q52 2 74-6L68 36Q46 44 20 47Z", accentShade) +
      stroke("M0 2V40M-20 26Q0 54 20 26M-12 12H12", paper, 7) +
      stroke("M-78-34Q-66-58-30-66", shine, 8) +
      circle(-62, 68, 26, shine, 0.85) +
      circle(-14, 82, 14, shine, 0.85) +
      circle(80, -76, 18, shine, 0.85) +
      path("M-62 54L-58 64-48 66-56 73-54 84-62 78-70 84-68 73-76 66-66 64Z", ink),
  ),
  /** A spoon bent by no hand. */
  bentSpoon: floating(
    ["Super Power"],
    ({ main, shade, shine, accent, accentShade }) =>
      path(
        "M-4-104L20-70 62-92 58-48 98-40 74-4 100 34 62 46 66 90 24 76 0 104-22 76-66 92-60 46-100 34-72 0-98-40-60-48-62-92-22-72Z",
        accent,
      ) +
      path("M62-92L58-48 98-40 74-4 100 34 62 46 66 90 24 76 0 104Q56 40 62-92Z", accentShade) +
      stroke("M-24 2C-26 44-28 86 14 82 54 76 28 26 70 12", shade, 17) +
      stroke("M-28 0C-30 42-32 82 10 78 50 72 24 22 66 8", main, 14) +
      place([70, 6], ellipse([0, 0], [22, 13], main), { turn: -24 }) +
      path(
        "M-28-100C8-100 26-68 26-44 26-16-2 0-18 14H-38C-54 0-82-16-82-44-82-68-64-100-28-100Z",
        main,
      ) +
      path("M-28-87C0-87 12-62 12-44 12-22-10-10-28-10S-68-22-68-44C-68-62-56-87-28-87Z", shade) +
      path(
        "M-28-87C-8-87 4-72 9-58-6-70-40-70-52-40-58-26-54-18-50-15-60-21-68-30-68-44-68-62-56-87-28-87Z",
        accentShade,
        0.4,
      ) +
      stroke("M-20-24Q0-28 0-44M-72-60Q-66-80-52-88M-27 24L-27 42", shine, 6),
  ),
  /** A broccoli as large as a tower. */
  towerBroccoli: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-36 100Q-22 60-26 20L-64-6-50-24-10 0 20-2 56-26 66-8 28 24Q26 66 40 100Z", accent) +
      path("M6-2L20-2 56-26 66-8 28 24Q26 66 40 100H14Q24 50 6-2Z", accentShade) +
      path(
        "M-98-6A30 30 0 0 1-86-52 34 34 0 0 1-44-88 44 44 0 0 1 30-92 36 36 0 0 1 80-58 32 32 0 0 1 96-4 26 26 0 0 1 54 12Q40 0 24 12 0 24-20 8-40 18-58 8-84 20-98-6Z",
        main,
      ) +
      path(
        "M30-92A36 36 0 0 1 80-58 32 32 0 0 1 96-4 26 26 0 0 1 54 12Q40 0 24 12 10 18 4 14C30-4 20-22 44-30 60-50 36-60 30-92Z",
        shade,
      ) +
      stroke(
        "M-76-30a16 16 0 0 1 24-12M-36-60a20 20 0 0 1 32-8M-40-14a16 16 0 0 1 24-6",
        shine,
        8,
      ) +
      stroke("M28-56a16 16 0 0 1 24 4M46-18a16 16 0 0 1 26 0M4-32a14 14 0 0 1 22 0", ink, 6),
  ),
  /** A snail whose shell winds without end. */
  spiralSnail: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-98 100Q-96 70-86 34L-90-4-74-8-64 24-48-6-34 2-46 44Q-42 62-10 62L60 58Q88 62 98 100Z",
        accent,
      ) +
      path("M-48 78Q20 84 82 66 94 78 98 100H-98Q-80 88-48 78Z", accentShade) +
      circle(-84, -10, 11, accent) +
      circle(-38, -4, 11, accent) +
      circle(18, -12, 82, main) +
      path("M60-82A82 82 0 1 1-34 52Q96 60 60-82Z", shade) +
      stroke(
        "M-60-14C-56-96 84-90 78-6 74 60-24 58-26-10-26-58 48-56 46-8 44 22 2 20 4-8 6-20 22-18 20-8",
        ink,
        13,
      ) +
      stroke("M-50-44Q-36-74-4-82", shine, 6),
  ),
};
