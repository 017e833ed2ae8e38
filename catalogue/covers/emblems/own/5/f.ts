import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, polar, rect, repeat, stroke, svg } from "../../../svg.ts";

/** Emblems of named titles. */
export const p5f = {
  /** A felt hat and the glass beside it. */
  feltHat: floating(
    ["Organized Crime", "Detective"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M24 34H92L84 100H32Z", paper, 0.9) +
      path("M29 62H88L84 100H32Z", accent) +
      path("M66 62H88L84 100H60Z", accentShade) +
      path("M38 52L60 46 66 66 44 72Z", paper) +
      place(
        [-4, -12],
        path("M-98 26C-90 10-40 30 0 30S90 6 98 20C96 50 40 62 0 62S-92 54-98 26Z", main) +
          path("M10 30C50 28 90 6 98 20 96 50 40 62 0 62 50 54 70 40 10 30Z", shade) +
          path(
            "M-64 34C-70-30-56-82-24-84-8-84-4-74 4-74 16-74 26-90 44-78 64-64 66-10 64 32 30 46-30 46-64 34Z",
            main,
          ) +
          path(
            "M4-74C16-74 26-90 44-78 64-64 66-10 64 32 50 38 30 41 14 42 40 0 34-60 4-74Z",
            shade,
          ) +
          path("M-65 4Q0 22 65 2L64 32Q0 50-64 34Z", ink) +
          path("M-62 12L-44 16V40L-62 36Z", accent) +
          stroke("M-52-24Q-48-58-34-66M-82 34Q-70 42-54 45", shine, 7) +
          circle(30, -36, 9, ink),
        { turn: -8 },
      ),
  ),
  /** A puff of choux full of cream. */
  creamPuff: standingOn(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      path("M-90 36H90Q94 100 40 100H-40Q-94 100-90 36Z", main) +
      path("M40 36H90Q94 100 40 100H-10Q50 80 40 36Z", shade) +
      path(
        "M-96 22C-104 0-70-10-60 0H60C74-10 104 0 96 22 100 44 76 54 64 42 54 58 34 58 26 46 14 62-10 62-18 46-30 60-50 58-58 42-76 54-98 44-96 22Z",
        paper,
      ) +
      path(
        "M96 22C100 44 76 54 64 42 54 58 34 58 26 46 14 62-10 62-18 46-30 60-50 58-58 42 20 34 60 30 96 22Z",
        accent,
        0.5,
      ) +
      path(
        "M-88 10C-104-20-80-44-66-46-68-76-34-92-16-82 0-102 42-96 46-74 72-76 84-50 78-36 98-26 98 0 86 12 40 26-40 26-88 10Z",
        main,
      ) +
      path("M46-74C72-76 84-50 78-36 98-26 98 0 86 12 64 19 32 22 8 21 50 0 60-40 46-74Z", shade) +
      stroke("M-62-40Q-48-36-44-24M-12-76Q2-72 8-58M-20-20Q-6-16 0-6", shade, 6) +
      stroke("M40-66Q34-52 40-42M70-28Q56-26 54-14", accentShade, 6) +
      stroke("M-50-62Q-44-70-34-70M-76-10Q-78-22-70-28", shine, 8) +
      stroke("M-30-50v.1M-4-40v.1M14-20v.1M-50-12v.1M24-64v.1M-28 0v.1", paper, 7),
  ),
  /** A dumbbell that works wonders. */
  starDumbbell: floating(
    ["Sports", "Gag Humor"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M0-104L20-34 90-62 46-4 100 38 30 34 22 104-10 42-74 84-48 20-104-4-40-22-66-84-14-44Z",
        accent,
      ) +
      path("M46-4L100 38 30 34 22 104-10 42-74 84Q20 30 90-62Z", accentShade) +
      place(
        [0, 0],
        rect([-98, -12], [196, 24], ink, { radius: 10 }) +
          rect([-88, -34], [20, 68], main, { radius: 7 }) +
          rect([-72, -54], [34, 108], main, { radius: 9 }) +
          rect([38, -54], [34, 108], main, { radius: 9 }) +
          rect([68, -34], [20, 68], main, { radius: 7 }) +
          path(
            "M-88 8H-38V45Q-38 54-47 54H-63Q-72 54-72 45V34H-81Q-88 34-88 27ZM38 8H88V27Q88 34 81 34H72V45Q72 54 63 54H47Q38 54 38 45Z",
            shade,
          ) +
          stroke("M-62-42V-14M48-42V-14", shine, 7) +
          stroke("M-22-5H22", shine, 5),
        { turn: -32 },
      ),
  ),
  /** A scythe in bandages before the moon. */
  bandagedScythe: floating(
    ["Horror"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(14, 6, 70, accent) +
      path("M62-44A70 70 0 0 1-34 56Q62 50 62-44Z", accentShade) +
      stroke("M-64-84Q-30 0 64 98", ink, 19) +
      path("M-84-62C-70-116 80-116 100 8 70-44 10-62-62-48Z", main) +
      path("M-70-54C-20-76 70-70 100 8 70-44 10-62-62-48Z", shade) +
      stroke("M-54-84Q-20-96 14-90", shine, 6) +
      stroke("M-62-62L-44-74M-52-38L-34-48M-40-16L-24-26", paper, 11) +
      stroke("M10 48L26 36M24 62L40 50", paper, 11) +
      path("M18 56L-4 84 4 86-6 100 14 90 28 64Z", paper) +
      path("M78-22q14 22 0 32-16-8 0-32Z", ink),
  ),
  /** A heart with horns and the wings of a bat. */
  hornedHeart: floating(
    ["Ecchi", "Harem"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-36 6C-50-40-76-56-102-56-96-40-100-28-100-12-90-16-82-10-80 4-68-2-58 6-54 22Z",
        accent,
      ) +
      path(
        "M36 6C50-40 76-56 102-56 96-40 100-28 100-12 90-16 82-10 80 4 68-2 58 6 54 22Z",
        accentShade,
      ) +
      stroke("M10 70C40 110 80 90 70 58", ink, 9) +
      path("M70 34L92 64 72 58 54 70Z", ink) +
      path(
        "M-52-34C-70-56-66-84-46-102-46-80-34-64-18-56ZM52-34C70-56 66-84 46-102 46-80 34-64 18-56Z",
        ink,
      ) +
      path(
        "M0 90C-44 58-68 28-68-8-68-40-46-58-28-58-12-58-4-46 0-34 4-46 12-58 28-58 46-58 68-40 68-8 68 28 44 58 0 90Z",
        main,
      ) +
      path("M44-54C58-48 68-32 68-8 68 28 44 58 0 90 36 40 60 0 44-54Z", shade) +
      stroke("M-52-10Q-50-34-30-40", shine, 9) +
      stroke("M-92-44Q-66-32-56-6M92-44Q66-32 56-6", ink, 5),
  ),
  /** A kettle of hot water, half fire and half flood. */
  twoWaterKettle: standingOn(
    ["Martial Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-56-26C-60-112 60-112 56-26", ink, 14) +
      path("M52 30C74 24 72-26 98-34L102-20C92-10 92 50 58 66Z", shade) +
      circle(-4, 30, 68, main) +
      path("M36-24A68 68 0 0 1 44 78L36 98H-44L-50 82Q60 70 36-24Z", shade) +
      path("M-48 82H40L34 100H-42Z", ink) +
      path("M-40-30Q-4-52 32-30Q-4-18-40-30Z", ink) +
      circle(-4, -44, 11, accent) +
      circle(-4, 34, 40, paper) +
      path("M-4-6A40 40 0 0 1-4 74 20 20 0 0 1-4 34 20 20 0 0 0-4-6Z", accent) +
      circle(-4, 14, 7, accent) +
      circle(-4, 54, 7, paper) +
      stroke("M84-50Q74-66 86-78T84-102", paper, 8) +
      stroke("M-58 22Q-54-2-38-14", shine, 8) +
      stroke("M-48-40Q-44-78-22-86", accentShade, 4),
  ),
  /** An instant camera with a bow, and a picture of a star. */
  happyCamera: standingOn(
    ["Childcare"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M0-72C-20-104-56-104-52-78-54-54-20-58 0-72 20-58 54-54 52-78 56-104 20-104 0-72Z",
        accent,
      ) +
      path("M8-74C20-58 54-54 52-78Q30-66 8-74Z", accentShade) +
      circle(0, -72, 12, accentShade) +
      path("M-80-58H80Q96-58 96-42V20L84 46H-84L-96 20V-42Q-96-58-80-58Z", main) +
      path("M48-58H80Q96-58 96-42V20L84 46H36Q64 0 48-58Z", shade) +
      rect([-84, -46], [40, 24], paper, { radius: 6 }) +
      circle(72, -34, 11, accent) +
      circle(4, -8, 44, ink) +
      circle(4, -8, 34, accent) +
      circle(4, -8, 22, ink) +
      circle(-6, -18, 8, paper) +
      rect([-60, 36], [120, 10], ink) +
      path("M-50 42H50V100H-50Z", paper) +
      path("M-40 42H40V86H-40Z", accentShade) +
      path("M0 44L7 58 22 60 11 70 14 84 0 77-14 84-11 70-22 60-7 58Z", paper) +
      stroke("M-82-6V14", shine, 8),
  ),
  /** A basket with a bundle in it, under a star in the snow. */
  foundlingBasket: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M0-106L8-78 34-70 8-62 0-24-8-62-34-70-8-78Z", shine) +
      path("M-44-34C0-44 84-40 88 24H-44Z", accent) +
      path("M52-30C76-22 88-2 88 24H20C54 14 60-8 52-30Z", accentShade) +
      stroke("M16-34Q4-6 20 14M48-28Q36-4 50 16", accentShade, 7) +
      path("M-90 24C-96-20-70-46-42-46S4-22 0 24Z", accent) +
      path("M-74 24C-78-10-62-28-44-28S-14-12-16 24Z", paper) +
      path("M-64 24C-66 0-56-12-44-12S-24 0-26 24Z", shine) +
      stroke("M-76-22Q-66-36-52-38", shine, 6) +
      path("M-98 22H98C94 70 70 100 40 100H-40C-70 100-94 70-98 22Z", main) +
      path("M48 22H98C94 70 70 100 40 100H-6C40 80 56 52 48 22Z", shade) +
      stroke(
        "M-70 52H-46M-22 52H2M26 52H50M-48 72H-22M2 72H26M-30 90H-6M18 90H36M74 52H80M50 72H60",
        ink,
        7,
      ) +
      rect([-100, 14], [200, 22], main, { radius: 11 }) +
      stroke("M-86 22H-40", shine, 6) +
      path("M8 28H60L54 60 46 50 36 66 26 52 14 62Z", accent) +
      stroke("M-78-62v.1M74-74v.1M-58-92v.1M56-46v.1M88-30v.1M-92-28v.1", paper, 11),
  ),
  /** A pole that carries the wires of a town. */
  wiredPole: standingOn(
    ["Suspense"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke(
        "M-77-84Q-84-50-106-40M77-84Q84-50 106-40M-50-34Q-72-2-106 0M50-34Q72-2 106 0",
        accent,
        6,
      ) +
      path("M-22-100H22L28 100H-28Z", main) +
      path("M6-100H22L28 100H6Z", shade) +
      rect([-98, -68], [196, 24], main, { radius: 6 }) +
      rect([-72, -20], [144, 22], main, { radius: 6 }) +
      path("M6-68H92Q98-68 98-62V-50Q98-44 92-44H6ZM6-20H66Q72-20 72-14V-4Q72 2 66 2H6Z", shade) +
      path(
        "M-90-70L-86-94H-68L-64-70ZM-54-70L-50-90H-36L-32-70ZM32-70L36-90H50L54-70ZM64-70L68-94H86L90-70ZM-62-22L-58-42H-42L-38-22ZM38-22L42-42H58L62-22Z",
        accent,
      ) +
      path("M14 10H72Q80 10 80 20V68Q80 78 70 78H24Q14 78 14 68Z", ink) +
      rect([22, 18], [48, 52], accentShade, { radius: 8 }) +
      stroke("M34 30V58M47 30V58M60 30V58", ink, 5) +
      path("M-74 22H-22V62H-74Z", ink) +
      stroke("M-64 34H-36M-64 48H-48M-24 82H-40M24 90H40", accent, 6) +
      stroke("M-12-90V-76M-88-60H-46", shine, 6),
  ),
  /** A pail by the sea, and a small red tail. */
  pailWithTail: standingOn(
    ["Childcare"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-78-2C-92-116 92-116 78-2", ink, 8) +
      path(
        "M-14 8C-10-26-26-36-58-40-48-56-46-72-56-96-22-96 2-80 6-56 18-78 44-86 74-76 56-60 54-44 56-28 34-32 24-18 26 8Z",
        accent,
      ) +
      path(
        "M6-56C18-78 44-86 74-76 56-60 54-44 56-28 34-32 24-18 26 8H8Q14-26 6-56Z",
        accentShade,
      ) +
      path("M-86 2H86L66 88Q64 100 50 100H-50Q-64 100-66 88Z", main) +
      path("M40 2H86L66 88Q64 100 50 100H6Q44 70 40 2Z", shade) +
      path(
        "M-94-2Q-80-22-62-12-52-30-32-16-20-32-4-14 12-32 28-14 46-30 58-12 80-22 94-2 94 14 80 14H-80Q-94 14-94-2Z",
        paper,
      ) +
      stroke("M-80 12H80", shine, 8) +
      stroke("M-64 32L-54 78", shine, 9) +
      path("M-86-46q12 18 0 26-12-8 0-26ZM84-64q10 16 0 22-10-6 0-22Z", paper) +
      stroke("M-20 54Q-8 42 4 54T28 54", accent, 8),
  ),
  /** A doll of cloth that asks the sun to come. */
  clearSkyDoll: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        svg`${repeat(10, (i) => {
          const at = (d: number, a: number) => polar([0, -14], d, ((i + a) * Math.PI) / 5);
          const [[ax, ay], [bx, by], [cx, cy]] = [at(66, -0.3), at(94, 0), at(66, 0.3)];
          return svg`M${ax} ${ay}L${bx} ${by} ${cx} ${cy}Z`;
        })}`,
        accent,
      ) +
      circle(0, -14, 64, accent) +
      path("M44-60A64 64 0 0 1-30 43Q60 40 44-60Z", accentShade) +
      stroke("M0-104V-76", ink, 6) +
      path(
        "M-20-14C-30 20-54 46-64 84-50 96-42 84-32 90-20 98-10 86 0 92 10 86 20 98 32 90 42 84 50 96 64 84 54 46 30 20 20-14Z",
        main,
      ) +
      path("M8-14H20C30 20 54 46 64 84 50 96 42 84 32 90 24 95 18 92 12 89Q26 40 8-14Z", shade) +
      circle(0, -44, 37, shade) +
      circle(-4, -47, 33, main) +
      path("M-28-18Q0-4 28-18L30-6Q0 10-30-6Z", ink) +
      path("M18-10L40 20 28 18 22 28 8-4Z", ink) +
      stroke("M-26-50Q-24-64-12-70M-30 36Q-40 54-46 70", shine, 7) +
      path(
        "M-84 34q12 18 0 26-12-8 0-26ZM82 24q12 18 0 26-12-8 0-26ZM-90-60q10 16 0 22-10-6 0-22ZM88 74q10 16 0 22-10-6 0-22ZM-78 80q8 12 0 18-8-6 0-18Z",
        paper,
      ),
  ),
};
