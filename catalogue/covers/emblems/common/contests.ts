import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, place, polar, rect, repeat, stroke, svg } from "../../svg.ts";
import { both } from "../parts.ts";

/** Games, bets and races. */
export const contests = {
  /** Two dice, thrown. */
  dice: floating(
    ["High Stakes Game", "Strategy Game", "Suspense", "Comedy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const die = (top: string, left: string, right: string, pip: string) =>
        path("M0-62L58-32 0-2-58-32Z", top) +
        path("M-58-32L0-2V64L-58 32Z", left) +
        path("M58-32L0-2V64L58 32Z", right) +
        ellipse([0, -32], [13, 7], pip) +
        ellipse([-42, 0], [6, 9], pip) +
        ellipse([-30, 16], [6, 9], pip) +
        ellipse([-17, 32], [6, 9], pip) +
        ellipse([17, 14], [6, 9], pip) +
        ellipse([43, 22], [6, 9], pip);
      return (
        place([38, -38], die(accent, accent, accentShade, ink), { turn: 24, scale: 0.88 }) +
        place([-28, 28], die(shine, main, shade, paper), { turn: -12, scale: 1.1 }) +
        stroke("M-96-30Q-84-58-62-68M96 40Q88 70 66 86", accent, 7)
      );
    },
  ),
  /** A hand of cards, the ace in front. */
  playingCards: floating(
    ["High Stakes Game", "Psychological", "Strategy Game", "Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const card = (face: string, edge: string) =>
        rect([-46, -82], [92, 132], edge, { radius: 10 }) +
        rect([-41, -77], [82, 122], face, { radius: 7 });
      return (
        place([-26, 6], card(shade, paper), { turn: -34 }) +
        place([-8, -4], card(main, paper) + path("M0-60L24-16 0 28-24-16Z", accent), {
          turn: -12,
        }) +
        place(
          [22, 12],
          card(paper, shine) +
            path(
              "M0-58C10-36 38-24 36 0 32 18 14 16 5 4L12 26H-12L-5 4C-14 16-32 18-36 0-38-24-10-36 0-58Z",
              ink,
            ) +
            path("M-28-70L-22-60-28-50-34-60ZM28 18L34 28 28 38 22 28Z", accent),
          { turn: 14 },
        ) +
        stroke("M-84 8L-66-44", shine, 5) +
        circle(70, 74, 26, accentShade) +
        circle(68, 71, 25, accent) +
        circle(68, 71, 14, paper) +
        repeat(6, (i) => circle(...polar([68, 71], 20, i * 1.047), 3.5, paper))
      );
    },
  ),
  /** The knight of a chess set. */
  chessKnight: standingOn(
    ["Strategy Game", "Psychological", "High Stakes Game", "Military", "Avant Garde"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-36 66C-40 30-8 12-6-8-24 6-44 4-56 22-66 32-84 22-86 6-70-20-62-44-40-62L-38-92-14-76C40-84 70-36 52 66Z",
        main,
      ) +
      path("M10-74C54-64 68-16 52 66H12C40 30 40-40 10-74Z", shade) +
      path(
        "M-14-76C10-92 50-84 68-50L58-48C84-24 80 10 70 22L62 14C64 40 60 54 52 66 54 10 40-50-14-76Z",
        accentShade,
      ) +
      circle(-32, -38, 7, ink) +
      ellipse([-72, 4], [5, 4], ink) +
      stroke("M-60 20Q-52 8-40 6", ink, 5) +
      path("M-52 62H64L72 82H-62Z", accent) +
      path("M24 62H64L72 82H28Z", accentShade) +
      path("M-74 80H82V100H-74Q-80 90-74 80Z", main) +
      path("M30 80H78Q86 90 78 100H30Z", shade) +
      stroke("M-60-18Q-50-38-36-50M-20 50Q-14 30-2 20", shine, 6),
  ),
  /** Pieces of Japanese chess, without signs. */
  shogiPieces: standingOn(
    ["Strategy Game", "Drama", "Historical", "High Stakes Game"],
    ({ main, shade, shine, accent, accentShade, ink }) => {
      const piece = (tone: string, side: string, mark: string, dark: string) =>
        path("M0-98L46-76 64 86H-64L-46-76Z", side) +
        path("M-6-94L38-72 52 80H-64L-46-74Z", tone) +
        path("M-6-58L18-18-6 22-30-18Z", mark) +
        path("M-6-58L18-18-6 22Z", dark) +
        rect([-36, 40], [60, 12], mark, { radius: 6 });
      return (
        place([46, 22], piece(accent, accentShade, ink, ink), { turn: 16, scale: 0.74 }) +
        place([-24, 14], piece(main, shade, accent, accentShade), { turn: -7, scale: 0.98 }) +
        stroke("M-66-34L-72 30", shine, 6) +
        rect([-100, 88], [200, 12], ink, { radius: 4 })
      );
    },
  ),
  /** A wheel of fortune with its ball. */
  rouletteWheel: floating(
    ["High Stakes Game", "Organized Crime", "Adult Cast", "Suspense"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const wedges = (from: number) =>
        repeat(8, (i) => {
          const at = (far: number, turn: number) =>
            polar([0, 0], far, turn).map(Math.round).join(" ");
          const turn = ((i * 2 + from) * Math.PI) / 8;
          return `M${at(34, turn)}L${at(78, turn)}A78 78 0 0 1 ${at(78, turn + 0.393)}L${at(34, turn + 0.393)}Z`;
        });
      return (
        circle(0, 0, 98, accent) +
        path("M69-69A98 98 0 0 1-69 69Z", accentShade) +
        circle(0, 0, 82, paper) +
        path(wedges(0), main) +
        path(wedges(1), ink) +
        circle(0, 0, 52, accentShade) +
        circle(-2, -2, 48, accent) +
        stroke("M0-34V34M-34 0H34", shade, 10) +
        both(circle(-34, 0, 8, main)) +
        circle(0, -34, 8, main) +
        circle(0, 34, 8, main) +
        circle(0, 0, 16, main) +
        circle(-4, -4, 6, shine) +
        circle(52, -42, 11, paper) +
        stroke("M-83-34A90 90 0 0 1-40-80", shine, 6)
      );
    },
  ),
  /** A folded training coat tied with its belt. */
  trainingCoat: floating(
    ["Martial Arts", "Combat Sports", "Sports", "School"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-34-92L-98-40-78 18-54 6V98H54V6L78 18 98-40 34-92Q0-78-34-92Z", main) +
      path("M34-92L98-40 78 18 54 6V98H16C40 50 40-20 20-86Z", shade) +
      path("M-20-90Q0-80 20-90L0-50Z", ink) +
      path("M-34-92L-20-92 28 14H4ZM34-92L20-92-34 26H-10Z", shine) +
      path("M20-92H34L2-22-8-32Z", shine) +
      path("M-58 20H58V44H-58Z", accent) +
      path("M16 20H58V44H16Z", accentShade) +
      path("M-4 32L-44 84-22 94 4 44ZM4 32L44 84 24 96-2 44Z", accent) +
      path("M4 32L44 84 24 96 0 50Z", accentShade) +
      rect([-17, 16], [34, 32], accent, { radius: 7 }) +
      stroke("M-40 60V88M-84-34L-72-4", shine, 5),
  ),
  /** A champion's belt with a great plate. */
  championBelt: floating(
    ["Combat Sports", "Sports", "Action", "Showbiz"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-100-34Q-60-46-40-40L-30 46Q-66 44-96 56Q-104 10-100-34ZM100-34Q60-46 40-40L30 46Q66 44 96 56 104 10 100-34Z",
        ink,
      ) +
      both(path("M-84-22L-56-28-52 28-80 34Z", accentShade) + circle(-68, 3, 11, main)) +
      path(
        "M0-98L26-78 62-74 60-38 76 0 60 40 58 72 24 78 0 98-24 78-58 72-60 40-76 0-60-38-62-74-26-78Z",
        accent,
      ) +
      path("M0-98L26-78 62-74 60-38 76 0 60 40 58 72 24 78 0 98Z", accentShade) +
      circle(0, 0, 56, main) +
      path("M34-44A56 56 0 1 1-46 32 66 66 0 0 0 34-44Z", shade) +
      path("M0-42L10-14 40-13 16 5 24 34 0 17-24 34-16 5-40-13-10-14Z", accent) +
      path("M0-42L10-14 40-13 16 5 24 34 0 17Z", accentShade) +
      circle(0, -76, 8, main) +
      circle(0, 76, 8, shade) +
      stroke("M-46-8A47 47 0 0 1-14-44", shine, 6),
  ),
  /** Two chequered flags, crossed. */
  raceFlags: floating(
    ["Racing", "Sports", "Action", "Team Sports"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const squares = repeat(
        8,
        (i) =>
          svg`M${(i % 2) * 22 + (i >> 2 ? 44 : 0)} ${-112 + ((i % 4) >> 1) * 44 + (i % 2) * 22}h22v22h-22Z`,
      );
      const flag = (cloth: string, mark: string, pole: string) =>
        rect([0, -114], [88, 90], cloth, { radius: 2 }) +
        path(squares, mark) +
        rect([-8, -122], [13, 224], pole, { radius: 6 }) +
        circle(-2, -124, 10, pole);
      return (
        place([-12, 18], flag(main, shade, accentShade), { turn: 24, scale: 0.86 }) +
        place([12, 18], flag(paper, ink, accent), { turn: -24, scale: 0.86, flip: true }) +
        path("M0 24L12 48 38 50 18 68 24 94 0 80-24 94-18 68-38 50-12 48Z", accent) +
        path("M0 24L12 48 38 50 18 68 24 94 0 80Z", accentShade) +
        stroke("M52-70L60-46", shine, 5)
      );
    },
  ),
  /** A racer's helmet with a stripe. */
  racingHelmet: standingOn(
    ["Racing", "Sports", "Action", "Sci-Fi"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-88 40C-104-40-60-98 8-98 66-98 100-54 98 2 98 40 90 70 78 92 66 102 4 102-10 98L-30 82-80 76C-90 70-90 56-88 40Z",
        main,
      ) +
      path(
        "M50-86C82-70 99-36 98 2 98 40 90 70 78 92 66 102 4 102-10 98L-20 90C50 90 90 10 50-86Z",
        shade,
      ) +
      path("M-34-86C-6-98 30-98 50-86 80-60 94-30 97 10L80 12C76-40 40-78-34-86Z", accent) +
      path("M50-86C80-60 94-30 97 10L80 12C78-26 66-50 50-62Z", accentShade) +
      path("M-94-18C-60-36 10-38 36-24 46-4 40 24 30 32-10 40-60 38-90 32-96 14-98-2-94-18Z", ink) +
      path(
        "M-84-12C-56-26 6-28 26-18 32-4 30 14 24 22-14 28-56 28-82 24-86 8-86-2-84-12Z",
        accentShade,
      ) +
      path("M-84-12C-70-20-50-23-30-24L-54 26C-66 26-76 25-82 24-86 8-86-2-84-12Z", paper) +
      circle(42, 4, 11, accent) +
      stroke("M-74 56H-40M-70 66H-44", ink, 5) +
      stroke("M-72-46Q-58-74-34-84", shine, 7),
  ),
};
