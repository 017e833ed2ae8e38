import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, polar, rect, repeat, stroke, svg } from "../../../svg.ts";
import { edged } from "../../parts.ts";

const pistol = (main: string, shade: string, grip: string, ink: string): string =>
  stroke("M-56 8Q-56 34-34 30L-24 8", ink, 7) +
  path("M-98-6H-52L-62 62Q-64 68-72 68H-96Q-102 68-102 60Z", grip) +
  path("M-102-28L-94-34H96Q104-34 104-26V-2H-102Z", main) +
  path("M-102-12H104V-2L94 12H-50L-56 0H-102Z", shade) +
  rect([-22, -34], [36, 11], ink) +
  stroke("M-90-24V-12M-78-24V-12M-66-24V-12", ink, 5) +
  stroke("M-90 20H-70M-90 36H-72M-90 52H-74", ink, 5);

/** Firearms, what they fire, and what explodes. */
export const gunsAndGrenades = {
  /** A pistol of the future that lights up from within. */
  verdictPistol: floating(
    ["Detective"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-104-58 46-66 88-46 104-46 98-6 76 6 98 88Q70 108 40 98L26 40Q-6 58-24 26H-92L-104 10Z",
        ink,
      ) +
      path("M-96-50 44-58 78-40V-18L40-4H-96Z", main) +
      path("M-96-18 78-22V-18L62 0 30 20H-86L-96 8Z", shade) +
      path("M44 14 70 8 88 82Q68 94 48 88Z", main) +
      path("M62 10 70 8 88 82 74 88Z", shade) +
      stroke("M-82-18H-30L-18-30H56", accent, 10) +
      stroke("M-82 2H-36", accent, 6) +
      stroke("M-16 26Q-4 40 18 32", shade, 7) +
      circle(58, -30, 12, ink) +
      circle(58, -30, 7, accent) +
      path("M-88-40H-20L-26-34H-88Z", shine) +
      stroke("M60 34 76 30M64 50 80 46M68 66 84 62", accentShade, 6),
  ),
  /** A revolver that sparks. */
  sparkRevolver: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-40-104-92-20-58-20-98 66-10-2-42-4 10-70-20-70ZM60-98 42-72 58-70 48-46 84-80 66-82ZM30 26 4 66 24 66 6 104 54 54 34 54Z",
        accent,
      ) +
      path(
        "M-104-52H36L58-66 72-58 62-44Q92-36 104 88 84 100 58 92 52 50 30 30L6 26Q-22 44-32 18H-62V-4H-104Z",
        ink,
      ) +
      path("M-97-45H-6V-26H-97Z", main) +
      path("M-97-24H-6V-11H-62Z", shade) +
      rect([-8, -46], [54, 50], shade, { radius: 9 }) +
      rect([-8, -46], [54, 18], main, { radius: 9 }) +
      rect([-8, -24], [54, 11], shine, { radius: 5 }) +
      path("M46-38Q84-34 96 82 82 90 64 86 58 46 36 24L46 6Z", main) +
      path("M70-22Q92 10 96 82 82 90 76 88 80 30 70-22Z", shade) +
      stroke("M62 26Q70 50 74 74", accentShade, 7) +
      stroke("M-20 18Q-10 32 8 16", shade, 6) +
      stroke("M-88-38H-24", shine, 5) +
      path("M-97-45H-86V-58H-97Z", ink),
  ),
  /** Two pistols, crossed. */
  crossedPistols: floating(
    ["Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place([9, -8], pistol(main, shade, accentShade, ink), { turn: 37, scale: 0.96, flip: true }) +
      place([-9, -8], pistol(main, shade, accent, ink), { turn: -37, scale: 0.96 }) +
      stroke("M22-50L46-68", shine, 5) +
      path("M0-104L5-88 20-84 5-80 0-64-5-80-20-84-5-88Z", paper),
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
  /** A revolver, and a rose at its muzzle. */
  pistolRose: floating(
    ["Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, -14],
        stroke("M-20 18Q-24 52 14 46M-4 18Q-6 32 4 36", ink, 8) +
          edged(
            "M66-40L92-62 88-34ZM30 10L80-12Q82 30 106 84 90 104 64 100 48 50 26 30Z",
            accentShade,
            ink,
          ) +
          edged("M-104-40H-10L2-48H58L84-30Q88 0 62 12L30 24H-30V-8H-104Z", main, ink) +
          path("M-104-22H84Q84 4 62 12L30 24H-30V-8H-104Z", shade) +
          edged("M-22-46H30Q42-18 30 12H-22Q-32-18-22-46Z", main, ink, 8) +
          stroke("M-18-28H30M-18-6H30", ink, 7) +
          stroke("M-88-31H-36M50-38H58", shine, 5) +
          circle(78, 44, 6, paper),
        { turn: 8 },
      ) +
      stroke("M-54 44Q-32 72-2 98", ink, 16) +
      stroke("M-54 44Q-32 72-2 98", accentShade, 7) +
      edged("M-34 66Q-2 40 18 58 4 84-34 66Z", accentShade, ink, 7) +
      edged(
        "M-98 30Q-102-2-78-16-52-26-34-8-14 14-30 44-48 68-76 62-94 54-98 30Z",
        accent,
        ink,
        8,
      ) +
      stroke("M-64 24C-72 14-58 4-50 16-46 34-70 42-82 28-90 10-70-6-48 0", ink, 6),
  ),
  /** Three cartridges with black points. */
  blackRounds: standingOn([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const round =
      path("M-30-20C-28-62-14-88 0-100 14-88 28-62 30-20Z", ink) +
      path("M-30-24H30L36 6V84H-36V6Z", main) +
      path("M8-24H30L36 6V84H8Z", shade) +
      path("M-30-34H30V-22H-30Z", accent) +
      path("M8-34H30V-22H8Z", accentShade) +
      path("M-40 82H40V100H-40Z", main) +
      path("M8 82H40V100H8Z", shade) +
      stroke("M-36 74H36", ink, 5) +
      stroke("M-25 8V60", shine, 6) +
      stroke("M-15-44Q-12-62-6-72", paper, 5);
    return place([-60, 30], round, { scale: 0.7 }) + place([60, 30], round, { scale: 0.7 }) + round;
  }),
  /** A bullet that breaks through a wall of glass. */
  verdictBullet: floating(
    ["Detective", "High Stakes Game"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(
        "M16-104L36-62 82-84 62-40 104-18 66 8 96 54 46 48 38 96 4 60-38 98-40 50-92 56-66 12-104-22-60-38-76-84-32-64Z",
        accent,
        ink,
      ) +
      path("M82-84L62-40 104-18 66 8 96 54 46 48 38 96 4 60Z", accentShade) +
      path(
        "M8-70L28-40 58-54 46-22 70-8 44 12 60 38 26 32 18 62-2 38-30 66-28 34-64 36-44 8-70-16-38-22-46-54-16-38Z",
        paper,
      ) +
      place(
        [0, 0],
        edged("M-36-30H40C66-28 88-12 98 0 88 12 66 28 40 30H-36Z", main, ink) +
          edged("M-92-32H-36V32H-92Z", shine, ink) +
          path("M-92 6H-36V32H-92Z", shade) +
          path("M-36 6H94C84 16 64 28 40 30H-36Z", shade) +
          stroke("M-78-30V30M38-28V28", ink, 7) +
          stroke("M-24-18H26M-64-20H-48", paper, 6),
        { turn: -38 },
      ),
  ),
  /** A grenade with a timer. */
  timerGrenade: floating(
    ["Survival"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-12-68V-92H40L84-24 66-8 30-60Z", accentShade, ink) +
      stroke("M-44-92a22 22 0 1 0 .1 0Z", ink, 18) +
      stroke("M-44-92a22 22 0 1 0 .1 0Z", accent, 8) +
      edged("M-26-74H26V-44H-26Z", shade, ink) +
      edged("M-40-48H40L76-6V52L40 98H-40L-76 52V-6Z", main, ink) +
      path("M40-48L76-6V52L40 98H-8L34 52V-6L0-48Z", shade) +
      stroke(
        "M-76-6H-46M46-6H76M-76 52H-46M46 52H76M-20-48V-20M20-48V-20M-20 98V66M20 98V66",
        ink,
        6,
      ) +
      circle(0, 23, 47, ink) +
      circle(0, 23, 38, accent) +
      path("M0 23V-15A38 38 0 1 1-33 42Z", accentShade) +
      stroke("M0 23V-2M0 23L-18 34", ink, 7) +
      circle(0, 23, 7, paper) +
      stroke("M-58-12L-38-36M-22 2Q-18-2-12-4", shine, 7),
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
};
