import { floating, standingOn } from "../../../emblem.ts";
import {
  circle,
  ellipse,
  outline,
  path,
  place,
  type Point,
  polar,
  rect,
  repeat,
  stroke,
} from "../../../svg.ts";

/** The grains of an ear of corn at the end of a stalk that leans from the tie. */
function grains(lean: number): string {
  const [sine, cosine] = [Math.sin(lean), Math.cos(lean)];
  const at = (x: number, y: number): string =>
    `${Math.round(x * cosine + y * sine)} ${Math.round(40 + x * sine - y * cosine)}`;
  const pairs = repeat(
    4,
    (i) => `M${at(14, 82 + i * 19)}L${at(0, 68 + i * 19)} ${at(-14, 82 + i * 19)}`,
  );
  return `${pairs}M${at(0, 140)}V${Math.round(40 - 140 * cosine)}`;
}

export const p3e = {
  /** A staff with golden ends over a curling cloud. */
  cloudStaff: floating(
    ["Martial Arts", "Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-98 62C-100 34-76 24-62 28-68-12-14-30 8-6 30-28 74-14 68 22 92 22 102 44 96 66 88 92 54 86 46 82 30 104-14 104-28 86-56 98-94 92-98 62Z",
        main,
      ) +
      path(
        "M68 22C92 22 102 44 96 66 88 92 54 86 46 82 30 104-14 104-28 86 20 96 84 70 68 22Z",
        shade,
      ) +
      stroke(
        "M-62 30C-34 30-30 66-56 66-72 64-70 46-58 50M8-4C42 4 40 52 8 50-8 46-4 24 10 30M68 24C48 26 44 54 62 56",
        ink,
        7,
      ) +
      stroke("M-84 84 86-86", ink, 30) +
      stroke("M-84 84 86-86", accentShade, 20) +
      stroke("M-86 80 82-88", accent, 11) +
      stroke("M-88 88-66 66M66-66 90-90", ink, 36) +
      stroke("M-88 88-66 66M66-66 90-90", accent, 25) +
      stroke("M-78 66-60 84M60-78 78-60", accentShade, 6) +
      stroke("M-40 30 34-44", paper, 4) +
      stroke("M-84 50Q-82 42-72 40M-40-2Q-32-12-20-14", shine, 7),
  ),
  /** An ice skate. */
  figureSkate: standingOn(
    ["Sports"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-56 88H84Q98 86 98 72L106 74Q108 100 84 100H-56Z", accent) +
      path("M-44 58H-12L-20 90H-38ZM30 58H70L62 90H42Z", accentShade) +
      path("M-56 40H86Q98 46 94 60H-60Z", ink) +
      path(
        "M-44-100 36-106 38-40C44-8 64-6 84 6 96 14 98 30 94 46H-58C-50 10-40-40-44-100Z",
        main,
      ) +
      path(
        "M-44-100-18-102C-18-50-28 6-26 46H-58C-50 10-40-40-44-100ZM94 46H20C50 42 72 26 72 0 94 8 98 30 94 46Z",
        shade,
      ) +
      path("M16-104 36-106 38-40Q42-18 54-10L28 4C14-20 18-60 16-104Z", ink) +
      stroke("M10-84 42-76M42-84 10-76M10-54 42-46M42-54 10-46M14-22 46-16M46-26 18-10", paper, 6) +
      path("M-48-104 38-112V-92L-46-84Z", accent) +
      stroke("M-4-70V-20", shine, 7) +
      path("M-76-66-70-50-54-44-70-38-76-22-82-38-98-44-82-50Z", paper) +
      path("M72-60 77-47 90-42 77-37 72-24 67-37 54-42 67-47Z", paper),
  ),
  /** A motor scooter. */
  vividScooter: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-70-4-92-30", ink, 7) +
      circle(-56, 64, 36, ink) +
      circle(-56, 64, 19, paper) +
      circle(-56, 64, 7, ink) +
      circle(66, 64, 36, ink) +
      circle(66, 64, 19, paper) +
      circle(66, 64, 7, ink) +
      stroke("M66-50 30-94M66-70 84-100", ink, 10) +
      circle(26, -96, 8, accent) +
      ellipse([90, -102], [13, 9], ink) +
      path("M24 58Q30 22 68 22 102 26 104 62 86 44 66 46 46 46 40 62Z", main) +
      path("M68 22C102 26 104 62 104 62 86 44 66 46 66 46Z", shade) +
      path(
        "M-104 56C-108 8-80-18-22-16L-8 28Q-4 38 10 38H32L48-56Q56-74 76-70L72-6 60 24 50 62H-14Q-24 26-56 26-90 28-94 66Z",
        main,
      ) +
      path(
        "M-14 62Q-24 26-56 26-90 28-94 66L-104 56Q-100 20-70 12-30 6-10 46H40L62-50 74-40 72-6 60 24 50 62Z",
        shade,
      ) +
      path("M-92-18Q-90-38-60-36-30-44-8-34L-12-12Q-60-24-92-18Z", ink) +
      circle(76, -58, 17, ink) +
      circle(79, -58, 12, accent) +
      path("M-78 2Q-52-8-30-2L-40 12Q-58 10-78 16Z", accent) +
      stroke("M-96 36Q-94 20-84 10M54-42 46 4", shine, 6) +
      stroke("M-84 92-100 94", accentShade, 7),
  ),
  /** The jacket of a school uniform, with golden buttons. */
  schoolJacket: floating(
    ["School", "Gag Humor"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0-74V-84Q16-90 12-100 0-108-10-98", accentShade, 8) +
      path(
        "M-26-66 26-66 68-50Q84-40 88-14L104 64 68 74 54 14 58 100H-58L-54 14-68 74-104 64-88-14Q-84-40-68-50Z",
        main,
      ) +
      path(
        "M26-66 68-50Q84-40 88-14L104 64 68 74 54 14 58 100H4C34 80 36 0 20-66ZM-54 14-68 74-80 70-58-10Z",
        shade,
      ) +
      path("M-30-66Q0-86 30-66L26-42 0-30-26-42Z", ink) +
      path("M-18-64Q0-74 18-64 10-54 0-52-10-54-18-64Z", paper) +
      stroke("M0-32V98", ink, 5) +
      repeat(5, (i) => circle(-3, -18 + i * 25, 9, accent)) +
      repeat(5, (i) => circle(-5, -20 + i * 25, 3, paper)) +
      stroke("M20-4H40M-40 52H-24M24 52H40", ink, 6) +
      stroke("M-97 50-72 57M97 50 72 57", accent, 7) +
      stroke("M-74-30Q-64-42-48-46", shine, 7),
  ),
  /** A sheaf of wheat, an apple and the tail of a wolf. */
  wheatWolfTail: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-20 96C-72 112-110 78-100 34-98 22-94 14-86 8-76 34-48 44-22 54Z", accentShade) +
      path("M-100 34C-98 22-94 14-86 8-82 20-74 28-66 34L-80 34-84 46-94 34Z", paper) +
      path("M-10 40-68-26-52-38-34-62-16-60 0-74 16-60 34-62 52-38 68-26 10 40Z", shade) +
      stroke("M0 40V-40M-4 40-36-32M4 40 36-32", main, 7) +
      stroke([-0.42, 0.42].map(grains).join(""), shade, 11) +
      stroke([-0.84, 0, 0.84].map(grains).join(""), main, 11) +
      path("M-18 38H18Q14 52 44 98 0 106-44 98-14 52-18 38Z", main) +
      path("M6 38H18Q14 52 44 98 22 102 6 102Z", shade) +
      rect([-26, 30], [52, 20], accent, { radius: 9 }) +
      path(
        "M64 52C48 40 30 50 30 70 30 92 48 102 60 100H70C84 102 100 92 100 70 100 48 80 42 64 52Z",
        accent,
      ) +
      path("M82 48C92 50 100 58 100 70 100 92 84 102 70 100 88 88 92 68 82 48Z", accentShade) +
      stroke("M65 52Q64 40 74 34", ink, 6) +
      stroke("M42 68Q43 60 50 58", paper, 5) +
      stroke("M-26-48-22-40M-20 84-12 66", shine, 5),
  ),
  /** A mouth, and arrows that run around it. */
  swapKiss: floating(
    ["Magical Sex Shift", "Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-88-10A88 88 0 0 1 52-71", accent, 17) +
      path("M44-104 92-50 26-42Z", accent) +
      stroke("M88 10A88 88 0 0 1-52 71", accentShade, 17) +
      path("M-44 104-92 50-26 42Z", accentShade) +
      path(
        "M-76 4C-54-24-28-46-12-42Q0-32 12-42C28-46 54-24 76 4 50 44 24 54 0 54S-50 44-76 4Z",
        ink,
      ) +
      path("M-66 2C-46-22-26-38-12-34Q0-24 12-34C26-38 46-22 66 2Q30-8 0-2-30-8-66 2Z", main) +
      path("M-60 10Q-30 12 0 16 30 12 60 10C42 38 20 46 0 46S-42 38-60 10Z", main) +
      path("M24-33C34-30 50-16 66 2Q46-4 28-4ZM60 10C42 38 20 46 0 46 26 38 34 26 34 13Z", shade) +
      path("M-46 2Q-20-2 0 5 20-2 46 2 20 8 0 9-20 8-46 2Z", paper) +
      stroke("M-34 24Q-22 34-8 34M-30-18-18-25", shine, 6),
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
  /** Seven beads, bound to each other, and a plaster. */
  sevenBonds: floating(
    ["Love Polygon"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const at = (i: number): Point => polar([0, 2], 78, ((i * 2) / 7 - 0.5) * Math.PI);
      const star = outline(Array.from({ length: 7 }, (_, i) => at((i * 3) % 7)));
      return (
        stroke(outline(Array.from({ length: 7 }, (_, i) => at(i))), accentShade, 9) +
        stroke(star, ink, 12) +
        stroke(star, accent, 7) +
        repeat(7, (i) => circle(...at(i), 23, i > 0 && i < 4 ? shade : main)) +
        repeat(7, (i) => circle(at(i)[0] - 6, at(i)[1] - 7, 6, shine)) +
        place(
          [0, 2],
          rect([-44, -17], [88, 34], ink, { radius: 17 }) +
            rect([-39, -12], [78, 24], paper, { radius: 12 }) +
            rect([-14, -12], [28, 24], accent),
          { turn: 45 },
        ) +
        place(
          [0, 2],
          rect([-44, -17], [88, 34], ink, { radius: 17 }) +
            rect([-39, -12], [78, 24], paper, { radius: 12 }) +
            rect([-14, -12], [28, 24], accent),
          { turn: -45 },
        )
      );
    },
  ),
  /** A guitar in a box of fruit, and somebody who peeps out of it. */
  boxGuitar: standingOn(
    ["Music"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [2, -6],
        path("M-9-30-7-104-14-122Q2-132 18-118L8-102 9-30Z", accentShade) +
          path(
            "M-14-34C-54-50-76-12-56 12-80 40-66 80 0 80S80 40 56 12C66-8 62-34 40-44 40-30 30-20 14-24Z",
            ink,
          ) +
          path("M-16-24C-46-38-62-10-46 14-64 44-50 70 0 70Z", accent) +
          rect([-24, -8], [48, 12], paper, { radius: 4 }) +
          stroke("M-3-110V10M4-110V10", paper, 2.5) +
          stroke("M-16-116H-22M-14-106H-20M16-112H22", ink, 6),
        { turn: 22 },
      ) +
      path("M-86 18-104 42-86 48ZM86 18 104 42 86 48Z", shade) +
      path("M-86 16H86V100H-86Z", main) +
      path("M30 16H86V100H12Z", shade) +
      path("M-86 16H86V24H-86Z", shine) +
      rect([-40, 28], [80, 26], ink, { radius: 13 }) +
      circle(-17, 41, 9, paper) +
      circle(17, 41, 9, paper) +
      circle(-15, 43, 4, ink) +
      circle(19, 43, 4, ink) +
      path("M-26 84C-26 66 0 58 20 66 34 74 24 94 2 96-14 96-26 94-26 84Z", accent) +
      path("M20 66C34 74 24 94 2 96 18 86 22 78 20 66Z", accentShade) +
      path("M18 66Q28 54 44 58 36 72 18 66Z", ink) +
      stroke("M-74 38V66", shine, 6),
  ),
};
