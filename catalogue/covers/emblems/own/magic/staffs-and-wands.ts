import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, rect, repeat, stroke } from "../../../svg.ts";
import { both, edged, spikes } from "../../parts.ts";

/** What one casts a spell with. */
export const staffsAndWands = {
  /** The head of a mage's staff: a crescent of gold around a red jewel. */
  jewelStaff: floating(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [6, 6],
        path("M-10 30H10L8 124H-8Z", main) +
          path("M2 30H10L8 124H2Z", shade) +
          path("M-15 50H15V62H-15ZM-14 84H14V94H-14Z", ink) +
          path(
            "M0-112C-60-106-84-50-62-8-48 20-22 34 0 40 22 34 48 20 62-8 76-36 70-70 48-90 60-62 58-28 36-10 22 2 12 6 0 6-30 4-50-24-44-58-40-84-22-102 0-112Z",
            main,
          ) +
          path("M0 40C22 34 48 20 62-8 76-36 70-70 48-90 60-62 58-28 36-10 22 2 12 6 0 6Z", shade) +
          path("M-62-8L-94 8-70-34ZM62-8L94 8 70-34ZM-18 34L0 62 18 34Z", main) +
          path("M62-8L94 8 70-34ZM0 40L18 34 0 62Z", shade) +
          circle(0, -42, 36, ink) +
          circle(0, -42, 30, accent) +
          path("M6-71A30 30 0 0 1 4-12Q30-36 6-71Z", accentShade) +
          circle(-11, -52, 8, paper) +
          stroke("M-60-54Q-54-86-30-100", shine, 6),
        { turn: 24 },
      ) +
      path(
        "M-80-78L-74-92-68-78-54-72-68-66-74-52-80-66-94-72ZM76 40L80 30 84 40 94 44 84 48 80 58 76 48 66 44Z",
        paper,
      ),
  ),
  /** The head of a staff: snakes that hold jewels in their mouths. */
  serpentStaff: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0 90C-6 56-90 74-84 18M0 76C-12 30-74 30-70-30M0 60C-10 20-44 0-38-66", main, 15) +
      stroke("M0 90C6 56 90 74 84 18M0 76C12 30 74 30 70-30M0 60C10 20 44 0 38-66", shade, 15) +
      stroke("M0 60V-50", main, 17) +
      path("M-12 56H12L16 100H-16Z", ink) +
      path("M-22 48H22L28 64 0 76-28 64Z", accentShade) +
      repeat(7, (i) => {
        const [x, y, turn] = [
          [-84, 8, -14],
          [-70, -38, -8],
          [-38, -70, -4],
          [0, -56, 0],
          [38, -70, 4],
          [70, -38, 8],
          [84, 8, 14],
        ][i] as [number, number, number];
        return place(
          [x, y],
          path("M-13 6L-17-12 0-4 17-12 13 6Q0 18-13 6Z", i > 3 ? shade : main) +
            path("M0-34L13-18 0-2-13-18Z", i === 3 ? paper : accent),
          { turn },
        );
      }) +
      circle(0, 12, 22, ink) +
      circle(0, 12, 15, accent) +
      circle(-5, 7, 5, paper) +
      stroke("M-86 38Q-80 56-60 62M-68-8Q-64 14-48 24", shine, 4),
  ),
  /** Two moons and the wand of a witch. */
  twinMoonWand: floating(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(-24, 12, 74, accent) +
      path("M16-50A74 74 0 0 1-40 84Q66 50 16-50Z", accentShade) +
      circle(-58, 24, 13, accentShade) +
      circle(-36, 60, 9, accentShade) +
      circle(-62, -16, 8, accentShade) +
      circle(64, -66, 34, main) +
      path("M78-97A34 34 0 0 1 56-33Q92-60 78-97Z", shade) +
      circle(54, -74, 6, shade) +
      stroke("M92 94L-14-8", paper, 17) +
      stroke("M92 94L-10-4", ink, 11) +
      stroke("M92 94L64 67", main, 17) +
      place([-18, -12], path(spikes(5, 48, 20), paper) + path(spikes(5, 34, 14), main), {
        turn: -12,
      }) +
      path(
        "M40 14L46 28 60 34 46 40 40 54 34 40 20 34 34 28ZM-76-92L-71-80-59-75-71-70-76-58-81-70-93-75-81-80Z",
        paper,
      ) +
      stroke("M-86 2Q-82-24-66-40", shine, 6),
  ),
  /** A staff with a stone of water. */
  waterStaff: floating(
    ["Fantasy", "Isekai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 6],
        stroke("M0 6V116", ink, 24) +
          stroke("M0 6V116", shade, 14) +
          stroke("M-3 20V112", main, 6) +
          path(
            "M0 30C-78 22-92-66-34-118-44-82-40-40 0-20 40-40 44-82 34-118 92-66 78 22 0 30Z",
            ink,
          ) +
          path("M0 22C-66 14-80-54-46-96-50-60-36-24 0-10Z", main) +
          path("M0 22C66 14 80-54 46-96 50-60 36-24 0-10Z", shade) +
          path("M0-116 34-72 22-34 0-22-22-34-34-72Z", accent) +
          path("M0-116 34-72 22-34 0-22 6-68Z", accentShade) +
          path("M-8-92-24-70-16-48-8-66Z", paper) +
          rect([-18, 26], [36, 16], accent, { radius: 6 }) +
          rect([-15, 82], [30, 12], accent, { radius: 5 }) +
          stroke("M-56-26Q-62-46-56-66", shine, 6),
        { turn: 30 },
      ) +
      path(
        "M-56-70Q-38-44-56-36-74-44-56-70ZM-82-16Q-70 2-82 8-94 2-82-16ZM70 40Q86 64 70 72 54 64 70 40ZM36 74Q46 90 36 96 26 90 36 74Z",
        accent,
      ),
  ),
  /** A wand with a crescent, a star and a bow. */
  crescentWand: floating(
    ["Mahou Shoujo"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-2, 8],
        stroke("M0 44V108", ink, 20) +
          stroke("M0 44V108", paper, 12) +
          circle(0, 110, 12, main) +
          path("M-68-58A70 70 0 1 0 68-58 68 68 0 0 1-68-58Z", ink) +
          path("M-66-44A66 66 0 1 0 66-44 72 72 0 0 1-66-44Z", main) +
          path("M66-44A66 66 0 0 1 0 38L10 12A72 72 0 0 0 66-44Z", shade) +
          path("M0-129 18-93 60-90 30-62 41-15 0-36-41-15-30-62-60-90-18-93Z", ink) +
          path("M0-118 14-86 48-82 22-60 30-26 0-44-30-26-22-60-48-82-14-86Z", paper) +
          circle(0, -68, 13, accent) +
          circle(-4, -72, 4, paper) +
          both(
            path(
              "M4 46C26 14 66 12 72 32 74 50 68 72 56 78 36 76 18 66 4 50ZM8 52 36 96 18 92 10 102Z",
              accent,
            ),
          ) +
          path("M4 50C30 52 52 56 72 44 72 58 66 72 56 78 36 76 18 66 4 50Z", accentShade) +
          path("M-4 50C-30 52-52 56-72 44-72 58-66 72-56 78-36 76-18 66-4 50Z", accentShade) +
          circle(0, 48, 15, ink) +
          circle(0, 48, 10, main) +
          stroke("M-52-14Q-44 8-26 18", shine, 6),
        { turn: 20, scale: 0.92 },
      ),
  ),
  /** A wand with a winged star in a ring. */
  wingedStarWand: floating(
    ["Mahou Shoujo"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-8 34H8V92L0 106-8 92Z", accent, ink) +
      path("M1 34H8V92L1 104Z", accentShade) +
      repeat(2, (i) =>
        place(
          [0, 0],
          edged("M44-44Q72-88 106-82 106-60 94-52 104-38 90-26 96-8 76-4 60 0 46-14Z", paper, ink) +
            stroke("M62-34L86-50M64-20L82-26", shade, 5),
          { flip: i === 0 },
        ),
      ) +
      edged("M0-96A64 64 0 1 1-.1-96Z", accent, ink) +
      circle(0, -32, 46, ink) +
      circle(0, -32, 41, accentShade) +
      path("M0-90L15-48 58-48 24-22 36 20 0-4-36 20-24-22-58-48-15-48Z", ink) +
      path("M0-78L12-42 47-42 19-20 29 12 0-8-29 12-19-20-47-42-12-42Z", main) +
      path("M0-78L12-42 47-42 19-20 29 12 0-8Z", shade) +
      stroke("M-52-46Q-48-66-34-78", shine, 6) +
      edged("M-22 26H22L14 46H-14Z", main, ink, 7),
  ),
};
