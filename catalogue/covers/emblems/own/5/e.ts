import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, polar, rect, repeat, stroke, svg } from "../../../svg.ts";

const pistol = (main: string, shade: string, grip: string, ink: string): string =>
  stroke("M-56 8Q-56 34-34 30L-24 8", ink, 7) +
  path("M-98-6H-52L-62 62Q-64 68-72 68H-96Q-102 68-102 60Z", grip) +
  path("M-102-28L-94-34H96Q104-34 104-26V-2H-102Z", main) +
  path("M-102-12H104V-2L94 12H-50L-56 0H-102Z", shade) +
  rect([-22, -34], [36, 11], ink) +
  stroke("M-90-24V-12M-78-24V-12M-66-24V-12", ink, 5) +
  stroke("M-90 20H-70M-90 36H-72M-90 52H-74", ink, 5);

/** Emblems of named titles. */
export const p5e = {
  /** Two pistols, crossed. */
  crossedPistols: floating(
    ["Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place([9, -8], pistol(main, shade, accentShade, ink), { turn: 37, scale: 0.96, flip: true }) +
      place([-9, -8], pistol(main, shade, accent, ink), { turn: -37, scale: 0.96 }) +
      stroke("M22-50L46-68", shine, 5) +
      path("M0-104L5-88 20-84 5-80 0-64-5-80-20-84-5-88Z", paper),
  ),
  /** A great wheel at the end of the day. */
  fairWheel: standingOn(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-6-14L-46 92M6-14L46 92", ink, 13) +
      stroke("M-66 -20a66 66 0 1 0 132 0a66 66 0 1 0-132 0Z", main, 11) +
      stroke("M46-66A66 66 0 0 1-46 26", shade, 11) +
      stroke("M-64-20H64M0-84V44M-45-65L45 25M45-65L-45 25", main, 5) +
      repeat(8, (i) => {
        const [x, y] = polar([0, -20], 66, (i * Math.PI) / 4);
        return path(
          svg`M${x - 16} ${y}Q${x - 16} ${y - 16} ${x} ${y - 16}T${x + 16} ${y}V${y + 14}Q${x} ${y + 22} ${x - 16} ${y + 14}Z`,
          i % 2 ? accent : i < 3 ? accentShade : shine,
        );
      }) +
      circle(0, -20, 18, ink) +
      circle(0, -20, 9, paper) +
      rect([-66, 86], [132, 14], ink, { radius: 6 }),
  ),
  /** A megaphone with an armband about it. */
  brigadeMegaphone: floating(
    ["School"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 0],
        path("M-40 26H-10L-2 84Q-4 96-18 96T-34 86Z", ink) +
          path("M-86-22L64-86V70L-86 24Z", main) +
          path("M-86 4L64-8V70L-86 24Z", shade) +
          path("M-46-40L14-65V51L-46 37Z", accent) +
          path("M-46 1L14-4V51L-46 37Z", accentShade) +
          path("M-14-36L-8-16 12-16-4-4 2 16-14 4-32 14-26-6-40-18-22-18Z", paper) +
          ellipse([64, -8], [22, 80], ink) +
          ellipse([66, -8], [14, 66], shade) +
          rect([-100, -24], [20, 50], ink, { radius: 8 }) +
          stroke("M-76-20L-54-29M22-60L48-71", shine, 6),
        { turn: -14 },
      ) + stroke("M82-98L102-102M92 70L106 80", accent, 9),
  ),
  /** A banana that is a fish, shot through. */
  bananaFish: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-70-30L-104-72-72-70-56-102-38-52Z", accentShade) +
      path("M-20 60L-36 96 4 84 44 98 40 62Z", accentShade) +
      path(
        "M-76-46C-84 40-20 88 40 74 84 62 104 14 96-22 90-44 66-46 56-28 40 2-12 8-44-52-54-56-68-56-76-46Z",
        main,
      ) +
      path(
        "M-70 2C-50 44-10 52 30 40 66 28 84-2 92-32 104 10 84 62 40 74-10 84-58 54-70 2Z",
        shade,
      ) +
      stroke("M-60-34C-44 22 16 36 54 8", ink, 5) +
      stroke("M54-24Q38 16 56 52", ink, 6) +
      circle(76, -12, 12, paper) +
      circle(78, -11, 6, ink) +
      stroke("M96 16L82 22", ink, 6) +
      circle(2, 44, 17, accent) +
      circle(2, 44, 10, ink) +
      path("M2 50Q-8 80-2 92 8 92 8 76Z", accent) +
      stroke("M-70-30Q-66-8-56 8", shine, 6) +
      circle(34, -64, 11, shine) +
      circle(62, -88, 7, shine),
  ),
  /** A crown with the horns of a demon, before a circle of magic. */
  demonCrown: floating(
    ["Reincarnation"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-88 0a88 88 0 1 0 176 0a88 88 0 1 0-176 0Z", accent, 10) +
      stroke("M0-84L73 42H-73ZM0 84L73-42H-73Z", accentShade, 5) +
      path("M-62 46C-112 34-112-46-82-100-84-50-66-30-44-16Z", ink) +
      path("M62 46C112 34 112-46 82-100 84-50 66-30 44-16Z", ink) +
      path("M-70 64L-76-22-38 12 0-66 38 12 76-22 70 64Q0 88-70 64Z", main) +
      path("M0-66L38 12 76-22 70 64Q40 75 10 76 34 10 0-66Z", shade) +
      path("M-72 36Q0 62 72 36L70 64Q0 90-70 64Z", ink) +
      path("M0 0L15 22 0 44-15 22Z", accent) +
      path("M0 0L15 22 0 44Z", accentShade) +
      circle(-76, -24, 9, accent) +
      circle(76, -24, 9, accentShade) +
      circle(0, -68, 10, accent) +
      stroke("M-44 62v.1M-16 69v.1M16 69v.1M44 62v.1", paper, 9) +
      stroke("M-62 2L-60 24", shine, 7),
  ),
  /** An armoured engine, from the front. */
  ironEngine: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-16-78C-40-80-34-104-10-98-4-110 22-108 24-98 50-104 62-84 40-76Z", paper) +
      path("M-26-82H26L20-48H-20Z", ink) +
      path("M-84-30L-70-52H70L84-30V64H-84Z", shade) +
      path("M-84-30L-70-52H-20V64H-84Z", main) +
      circle(0, 2, 62, ink) +
      circle(0, 2, 53, main) +
      path("M34-40A53 53 0 1 1-40 38Q48 52 34-40Z", shade) +
      circle(0, 2, 28, ink) +
      path("M0 24C-26 6-20-16-8-16-2-16 0-10 0-8 0-10 2-16 8-16 20-16 26 6 0 24Z", accent) +
      stroke("M-40-28v.1M40-28v.1M-48 8v.1M48 8v.1M-28 42v.1M28 42v.1", paper, 8) +
      circle(-68, -28, 13, accent) +
      circle(68, -28, 13, accentShade) +
      path("M-98 58H98L80 74 92 100H-92L-80 74Z", ink) +
      stroke("M-64 74L-74 94M-32 74L-38 94M0 74V94M32 74L38 94M64 74L74 94", accent, 8) +
      stroke("M-42-14Q-36-34-18-40M-76-6V32", shine, 6),
  ),
  /** A cicada that cries at dusk. */
  duskCicada: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-30-40L-66-66-84-56M30-40L66-66 84-56M-34-10L-86-14M34-10L86-14", ink, 8) +
      path("M-24-30H24C36 20 24 70 0 98-24 70-36 20-24-30Z", accentShade) +
      stroke("M-24 22Q0 34 24 22M-22 42Q0 54 22 42M-16 62Q0 72 16 62", ink, 6) +
      path("M-18-36C-60-20-98 40-92 98-60 96-22 50-8-10Z", main) +
      path("M18-36C60-20 98 40 92 98 60 96 22 50 8-10Z", shade) +
      stroke("M-18-24C-44 10-64 50-86 92M-34 4Q-66 30-84 60M-26 14Q-44 54-62 78", shade, 5) +
      stroke("M18-24C44 10 64 50 86 92M34 4Q66 30 84 60M26 14Q44 54 62 78", main, 5) +
      path("M-36-62Q0-78 36-62L28-8Q0 8-28-8Z", ink) +
      path("M-26-92Q0-104 26-92L36-62Q0-52-36-62Z", accentShade) +
      circle(-36, -78, 16, accent) +
      circle(36, -78, 16, accent) +
      circle(-40, -82, 5, shine) +
      circle(32, -82, 5, shine) +
      path("M-14-48L0-38 14-48 8-16 0-24-8-16Z", accent) +
      stroke("M-72 24Q-84 50-84 70", shine, 5),
  ),
  /** A long revolver. */
  longRevolver: floating(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [2, 4],
        stroke("M-44 18Q-40 48-8 42L2 14", ink, 9) +
          path("M-70-16L-32 10-46 34C-50 60-62 78-70 92L-104 84C-96 50-90 10-70-16Z", accent) +
          path("M-50-4L-32 10-46 34C-50 60-62 78-70 92L-86 88C-68 60-56 30-50-4Z", accentShade) +
          path("M-84-38L-70-62-52-56-54-40H100V-12H30L22 18H-44L-72-12Z", main) +
          path("M10-22H100V-12H30L22 18H-44L-58 2H10Z", shade) +
          rect([-40, -48], [54, 58], ink, { radius: 8 }) +
          rect([-36, -44], [46, 50], main, { radius: 6 }) +
          rect([-36, -10], [46, 16], shade, { radius: 6 }) +
          stroke("M-28-30H2M-28-16H2", ink, 7) +
          path("M84-52L98-52V-40H78Z", ink) +
          circle(-76, 40, 9, paper) +
          stroke("M26-32H88", shine, 5),
        { turn: -24 },
      ) +
      path("M64 34A38 38 0 1 1 63.9 34ZM64 56A16 16 0 1 0 64.1 56Z", accent) +
      stroke("M42 62l3-5M58 44l6 1M84 52l4 5M88 80l-4 5M64 98l-6-1M44 84l-2-4", paper, 5),
  ),
  /** A school jacket with a rose, and a pair of glasses. */
  coolJacket: floating(
    ["Delinquents", "Gag Humor"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-98 100Q-98 34-58 22L-32 10H32L58 22Q98 34 98 100Z", main) +
      path("M0 20L32 10 58 22Q98 34 98 100H14Z", shade) +
      path("M-34-20L0 4 34-20 40 18 0 40-40 18Z", ink) +
      path("M-24-22H24L0-2Z", paper) +
      stroke("M0 40V98M-56 60L-62 98M60 64L66 98", ink, 5) +
      stroke("M-12 56v.1M-12 82v.1", accent, 14) +
      circle(44, 56, 19, accentShade) +
      circle(41, 53, 16, accent) +
      stroke("M32 54c0-14 20-14 20 0 0 10-14 8-12-1", accentShade, 5) +
      stroke("M-92-66L-80-62M92-66L80-62M-14-66Q0-76 14-66", ink, 9) +
      rect([-82, -88], [68, 44], ink, { radius: 14 }) +
      rect([14, -88], [68, 44], ink, { radius: 14 }) +
      path("M-74-80H-22V-66L-36-52H-74ZM22-80H74V-66L60-52H22Z", shine) +
      path("M84-104L89-88 104-84 89-80 84-64 79-80 64-84 79-88Z", paper) +
      stroke("M-78 50Q-72 40-58 36", shine, 6),
  ),
  /** A fire in a bowl of bronze. */
  ritualFire: standingOn(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-44 30C-84 6-66-34-40-56-42-36-34-28-26-28-34-66 0-80-4-104 36-84 34-56 30-44 40-44 46-54 46-64 76-36 82 8 44 30Z",
        accent,
      ) +
      path(
        "M-4-104C36-84 34-56 30-44 40-44 46-54 46-64 76-36 82 8 44 30H20C60-10 20-40-4-104Z",
        accentShade,
      ) +
      path("M-26 30C-44 4-18-10-12-30 4-20 6-10 8-4 14-6 18-10 18-16 36 2 36 18 26 30Z", paper) +
      path("M-88 12H88L82 28C76 60 40 72 0 72S-76 60-82 28Z", main) +
      path("M36 12H88L82 28C76 60 40 72 0 72 30 56 42 36 36 12Z", shade) +
      path("M-40 64L-58 100H-36L-22 70ZM40 64L58 100H36L22 70ZM-10 70H10V100H-10Z", ink) +
      stroke("M-84 18H84", ink, 9) +
      path("M-40 22L-28 56-40 50-52 56ZM0 24L12 62 0 54-12 62ZM40 22L52 56 40 50 28 56Z", paper) +
      stroke("M-70 36Q-64 48-56 54", shine, 7),
  ),
};
