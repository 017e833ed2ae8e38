import { floating, standingOn } from "../../../emblem.ts";
import {
  circle,
  ellipse,
  outline,
  path,
  place,
  polar,
  rect,
  repeat,
  stroke,
} from "../../../svg.ts";
import { both } from "../../parts.ts";

/** Emblems of named titles, from `loveLetter` to `catOnBroom`. */
export const p1f = {
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
  /** A moon with fangs, a bat before it. */
  fangedMoon: floating(
    ["Vampire"],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M30-98A98 98 0 1 0 92 50 76 76 0 1 1 30-98Z", main) +
      path("M92 50A98 98 0 0 1-72 66Q-20 84 24 62 60 70 92 50Z", shade) +
      circle(-66, -18, 11, shade) +
      circle(-48, 34, 14, shade) +
      circle(-28, -64, 7, shade) +
      path("M-23 8L-6 52 7 44ZM26 58L44 88 52 54Z", paper) +
      path(
        "M42-12C34-40 8-48-18-44-6-36-4-26-6-16 8-22 16-16 20-4 26-8 34-6 42 14 50-6 58-8 64-4 68-16 76-22 90-16 88-26 90-36 98-44 76-48 50-40 42-12Z",
        ink,
      ) +
      path("M32-14L34-34 42-26 50-34 52-14Q52 6 42 16 32 6 32-14Z", ink) +
      circle(38, -13, 3, accent) +
      circle(46, -13, 3, accent) +
      path(
        "M70-84L74-94 78-84 88-80 78-76 74-66 70-76 60-80ZM84 20L87 13 90 20 97 23 90 26 87 33 84 26 77 23Z",
        accent,
      ) +
      stroke("M-80 6Q-82-40-50-70", shine, 7),
  ),
  /** A mortar with herbs in it and an apple beside it. */
  mortarAndApple: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0 4L42-76", ink, 24) +
      stroke("M4 0L40-70", paper, 13) +
      stroke("M-40-6Q-42-60-24-92M-10-6Q-6-40-14-62", ink, 5) +
      path(
        "M-38-30C-66-28-78-44-80-56-56-58-42-48-38-30ZM-36-54C-60-58-66-76-64-88-44-84-34-72-36-54ZM-34-40C-22-60-6-62 6-58 0-42-16-34-34-40ZM-30-66C-20-86-6-90 8-86 2-70-14-62-30-66ZM-24-86Q-32-96-22-100-14-96-24-86Z",
        accent,
      ) +
      path(
        "M-38-30C-66-28-78-44-80-56Q-56-44-38-30ZM-34-40Q-12-46 6-58 0-42-16-34-34-40ZM-30-66Q-8-74 8-86 2-70-14-62-30-66Z",
        accentShade,
      ) +
      path(
        "M-96-10H46Q48 6 42 12C38 44 22 62 4 72L18 100H-68L-54 72C-72 62-88 44-92 12Q-98 6-96-10Z",
        ink,
      ) +
      path("M-86 12H36C32 38 18 56-4 66L6 92H-56L-46 66C-68 56-82 38-86 12Z", paper) +
      path("M10 12H36C32 38 18 56-4 66L6 92H-16L-22 68Q6 46 10 12Z", shine) +
      rect([-90, -5], [130, 12], paper, { radius: 4 }) +
      path(
        "M54 34C38 16 8 26 12 60 16 88 34 104 54 98 74 104 92 88 96 60 100 26 70 16 54 34Z",
        main,
      ) +
      path("M76 24C90 28 98 40 96 60 92 88 74 104 54 98 84 84 88 54 76 24Z", shade) +
      stroke("M54 36Q52 22 60 14", ink, 6) +
      stroke("M24 56Q24 42 34 38M-76 24Q-72 38-64 46", shine, 6),
  ),
  /** A cross on a chain, with the wings of a bat. */
  batwingCross: floating(
    ["Vampire"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-34-98Q-30-66 0-64 30-66 34-98", paper, 6) +
      both(
        path(
          "M-8-10C-30-50-66-64-98-60-86-44-90-24-96-4-78-8-68 0-64 18-50 10-38 12-32 28-24 20-14 18-8 20Z",
          ink,
        ),
      ) +
      both(stroke("M-20-6Q-50-40-84-50M-20-2L-80-12M-20 2L-58 8", accentShade, 4)) +
      path("M-19-66H19L14-26 56-32V14L14 8 22 98H-22L-14 8-56 14V-32L-14-26Z", ink) +
      path("M-11-58H11L7-17 48-24V6L7 0 13 90H-13L-7 0-48 6V-24L-7-17Z", main) +
      path("M0-58H11L7-17 48-24V6L7 0 13 90H0Z", shade) +
      circle(0, -8, 19, ink) +
      circle(0, -8, 14, accent) +
      path("M2-22A14 14 0 0 1-2 6Q12-6 2-22Z", accentShade) +
      circle(-5, -13, 4, paper) +
      circle(0, -66, 8, paper) +
      stroke("M-5-48L-4-32M-40-14L-28-12M-5 28L-7 74", shine, 4),
  ),
  /** A beret with a ribbon that the wind carries, with petals. */
  beretInWind: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [4, 6],
        stroke("M6-66L10-78", ink, 12) +
          stroke("M-52 34C-72 40-88 60-94 88M-46 38C-58 50-62 66-60 84", accent, 13) +
          path("M-60 18L44 22 42 48Q-8 62-58 46Z", ink) +
          path("M-52 30L36 34 35 41Q-8 52-51 40Z", accent) +
          path(
            "M-92 6C-102-34-56-70 4-68 64-70 108-28 92 10 84 30 60 34 40 34Q-10 22-60 32C-78 32-90 22-92 6Z",
            ink,
          ) +
          path(
            "M-84 4C-92-30-50-62 4-60 58-62 98-26 84 6 76 24 58 26 40 25Q-10 14-60 23C-74 24-82 16-84 4Z",
            main,
          ) +
          path("M44-54C82-42 96-22 84 6 76 24 58 26 40 25Q16 20-8 19C50 14 66-22 44-54Z", shade) +
          stroke("M-44 8Q-30-12-4-18M24 8Q36-2 40-16", ink, 4) +
          stroke("M-70-10Q-60-38-24-46", shine, 8),
        { turn: -10 },
      ) +
      stroke("M-20 84Q14 98 44 80T82 58 88 80", paper, 6) +
      path(
        "M-80-62C-94-80-74-90-62-80-62-66-68-56-80-62ZM84 44C72 34 84 22 96 30 98 40 92 48 84 44ZM12 76C6 64 20 58 30 66 30 76 22 82 12 76ZM-40-82C-46-92-34-98-26-92-26-84-32-78-40-82ZM74-72C66-82 76-92 88-86 90-76 84-68 74-72Z",
        accentShade,
      ),
  ),
  /** A bat bent in the middle, and a roller skate. */
  bentBat: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-80 84L-46 6", ink, 28) +
      place(
        [-46, 2],
        path("M-8-14L56-34H122C152-30 152 30 122 34H56L-8 14Q-22 0-8-14Z", ink) +
          path("M-6-8L56-26H122C142-24 142 24 122 26H56L-6 8Q-14 0-6-8Z", main) +
          path("M-6 8L56 4 138 6C136 18 130 26 122 26H56Z", shade) +
          stroke("M60-16H104", shine, 6),
        { turn: -34 },
      ) +
      stroke("M-80 84L-47 8", main, 16) +
      circle(-82, 86, 17, ink) +
      circle(-82, 86, 10, accent) +
      stroke("M-80 56L-62 64M-74 42L-56 50M-68 28L-50 36", ink, 5) +
      stroke("M-66-18L-88-30M-56-34L-66-56M-74 2L-96 0", accent, 8) +
      path("M8 2H54L60 34C80 38 96 44 96 64H0Z", ink) +
      path("M16 8H48L54 40C74 42 88 46 89 58H8Z", accent) +
      path("M34 8H48L54 40C74 42 88 46 89 58H42Q48 32 34 8Z", accentShade) +
      stroke("M28 20H46M30 32H48M32 44H54", paper, 5) +
      rect([-6, 60], [104, 14], ink, { radius: 5 }) +
      repeat(3, (i) => circle(12 + i * 34, 83, 16, ink) + circle(12 + i * 34, 83, 7, main)),
  ),
  /** Three cards for rock, scissors and paper. */
  rockScissorsPaper: floating(
    ["High Stakes Game"],
    ({ main, shine, accent, accentShade, ink, paper }) => {
      const card = (at: number, turn: number, fill: string, sign: string) =>
        place(
          [at, Math.abs(turn) / 2],
          path("M-38-70Q-38-78-30-78H30Q38-78 38-70V60Q38 68 30 68H-30Q-38 68-38 60Z", ink) +
            path("M-32-72H32V62H-32Z", fill) +
            stroke("M-26-66H26V56H-26Z", ink, 2) +
            sign,
          { turn },
        );
      return (
        card(
          -54,
          -20,
          paper,
          path(
            "M-20-22C-20-34-6-34-6-26-4-34 8-34 8-26 12-32 22-28 20-18V4C18 18-14 18-18 4Z",
            main,
          ) + stroke("M-9-26V-10M1-28V-10M11-26V-10M-20-2Q2-8 6 2 6 9-4 8", paper, 4),
        ) +
        card(
          54,
          20,
          shine,
          path(
            "M-18 2L-22-24Q-18-32-12-26L-8-8-8-42Q-3-50 2-42L4-10 8-38Q14-44 17-36L14-6 20-18Q28-20 26-10L16 14Q6 26-10 18Z",
            accent,
          ),
        ) +
        card(
          0,
          0,
          paper,
          path("M-16 6L-24-44Q-20-54-12-46L0-12 12-46Q20-54 24-44L14 2 16 14Q6 34-14 24Z", ink) +
            stroke("M-4 4Q6 2 8 12", paper, 4),
        ) +
        path(
          [-50, 0, 50]
            .map((x) =>
              outline(
                [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) =>
                  polar([x, x ? 78 : 84], i % 2 ? 10 : 23, i * 0.628 - 1.57),
                ),
              ),
            )
            .join(""),
          accent,
        ) +
        path("M-58-92L-40-98-44-80ZM40-98L58-92 44-80Z", accentShade)
      );
    },
  ),
  /** A black cat with a bow, sitting on a broom. */
  catOnBroom: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 56],
        rect([-30, -7], [132, 14], ink, { radius: 6 }) +
          path(
            "M-24-10C-50-30-84-36-104-22L-92-12-108-2-94 6-108 18-92 22C-74 34-46 28-24 10Z",
            accent,
          ) +
          path("M-24 10C-46 28-74 34-92 22L-108 18-94 6Q-60 18-24 4Z", accentShade) +
          stroke("M-34-8L-80-14M-34 4L-80 8", ink, 4) +
          rect([-34, -13], [14, 26], paper, { radius: 4 }),
        { turn: -10 },
      ) +
      stroke("M34 40C84 40 62-4 86-18", main, 15) +
      path("M-14-16C-30 10-36 34-28 54Q10 60 46 42C50 20 40-6 24-18Z", main) +
      path("M24-18C40-6 50 20 46 42 36 48 26 50 16 52Q34 20 24-18Z", shade) +
      path(
        "M-46-98C-32-94-22-84-18-78Q4-84 26-78C30-84 40-94 54-98 58-78 56-66 52-58 58-24 34-8 4-8S-50-24-44-58C-48-66-50-78-46-98Z",
        main,
      ) +
      path("M26-78C30-84 40-94 54-98 58-78 56-66 52-58 58-24 34-8 10-8 40-24 44-54 26-78Z", shade) +
      ellipse([-16, -48], [13, 14], paper) +
      ellipse([24, -48], [13, 14], paper) +
      ellipse([-13, -47], [5, 10], ink) +
      ellipse([21, -47], [5, 10], ink) +
      path("M0-30H8L4-25Z", accent) +
      path(
        "M4-2C-26-24-46-20-44 0-42 18-20 20 4-2ZM4-2C34-24 54-20 52 0 50 18 28 20 4-2Z",
        accent,
      ) +
      circle(4, -2, 8, accentShade) +
      stroke("M-36-70Q-34-80-28-82", shine, 5),
  ),
};
