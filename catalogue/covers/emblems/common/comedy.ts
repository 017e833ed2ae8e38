import { floating, standingOn } from "../../emblem.ts";
import { circle, path, place, polar, rect, repeat, stroke } from "../../svg.ts";
import { both } from "../parts.ts";

/** Jokes, games and play. */
export const comedy = {
  /** A fan of folded paper, for slapping fools. */
  slappingFan: floating(
    ["Comedy", "Gag Humor", "Parody"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      place(
        [0, 4],
        path("M-8 44L-84-66-60-96-34-76-14-106 0-78 14-106 34-76 60-96 84-66 8 44Z", main) +
          path(
            "M-8 44L-60-96-34-76-4 44ZM-2 44L-14-106 0-78 2 44ZM4 44L14-106 34-76ZM6 44L60-96 84-66 8 44Z",
            shade,
          ) +
          path("M-66-40L66-40 60-31H-60Z", accent) +
          rect([-18, 28], [36, 72], accentShade, { radius: 10 }) +
          rect([-18, 28], [20, 72], accent, { radius: 10 }) +
          stroke("M-16 46H16M-16 64H16M-16 82H16", ink, 6) +
          stroke("M-66-64L-30-14", shine, 5),
        { turn: 24 },
      ) + stroke("M-96-10L-78-4M-92 26L-76 20M-70 56L-62 44", accent, 9),
  ),
  /** A yellow duck for the bath. */
  rubberDuck: standingOn(
    ["Comedy", "Kids", "Iyashikei", "Childcare"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-98 30C-94 90-60 98-4 98 60 98 92 76 98 14 84 30 68 30 54 22 20 0-20 10-50 12-76 14-92 6-98 30Z",
        main,
      ) +
      path("M98 14C92 76 60 98-4 98-44 98-74 92-88 66 0 92 60 80 70 28 82 28 90 24 98 14Z", shade) +
      circle(-30, -38, 56, main) +
      path("M8-79A56 56 0 0 1-20 17Q30-20 8-79Z", shade) +
      path("M-60-34C-76-46-96-40-100-30-92-22-96-10-84-8-72-6-60-14-56-24Z", accent) +
      path("M-100-30C-92-22-96-10-84-8-72-6-60-14-56-24-72-16-80-32-100-30Z", accentShade) +
      circle(-42, -54, 11, ink) +
      circle(-45, -58, 4, paper) +
      path("M-6 40C20 26 44 34 66 30 64 66 6 82-6 40Z", shade) +
      stroke("M-62-76Q-50-86-34-86M-86 36Q-84 56-72 68", shine, 7),
  ),
  /** A jester's cap with bells. */
  jesterCap: standingOn(
    ["Comedy", "Parody", "Gag Humor", "Avant Garde", "Performing Arts"],
    ({ main, shade, accent, accentShade, shine, ink }) =>
      path(
        "M-58 70C-62 24-66-14-86 8-92 16-90 30-84 36L-98 34C-104-20-70-64-34-38-20-26-8 0 0 22Z",
        main,
      ) +
      path(
        "M58 70C62 24 66-14 86 8 92 16 90 30 84 36L98 34C104-20 70-64 34-38 20-26 8 0 0 22Z",
        shade,
      ) +
      path("M-40 72C-44 10-24-30-4-78L10-80C24-30 44 10 40 72Z", accent) +
      path("M6-80H10C24-30 44 10 40 72H4C22 20 18-30 6-80Z", accentShade) +
      circle(-88, 44, 14, accent) +
      circle(88, 44, 14, accentShade) +
      circle(4, -84, 16, main) +
      path("M-64 66Q0 88 64 66V96Q0 104-64 96Z", ink) +
      path("M-64 68L-44 100-22 74 0 102 22 74 44 100 64 68Q0 88-64 68Z", main) +
      path("M22 74L44 100 64 68Q44 76 22 77Z", shade) +
      stroke("M-72-20Q-58-32-44-22M-14-24Q-8-40-4-52", shine, 6) +
      stroke("M-88 46V52M88 46V52", ink, 5),
  ),
  /** A megaphone, shouted through. */
  megaphone: floating(
    ["Comedy", "Gag Humor", "Parody", "Showbiz", "Sports"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      place(
        [-6, 6],
        path("M-34 30H-6L4 84C6 94-22 98-26 88Z", ink) +
          path("M-76-30H-36L40-78V78L-36 30H-76Z", main) +
          path("M-76 6H-36L40 20V78L-36 30H-76Z", shade) +
          path("M-76-34H-36V34H-76C-100 34-100-34-76-34Z", accent) +
          path("M-93 6H-36V34H-76C-88 34-94 20-93 6Z", accentShade) +
          path("M36-84C50-92 62-60 62 0S50 92 36 84C30 60 30-60 36-84Z", shine) +
          path("M44-62C54-60 56-30 56 0S54 60 44 62C38 40 38-40 44-62Z", ink) +
          stroke("M-24-26L18-52", shine, 6) +
          stroke("M80-40L98-54M86 0H108M80 40L98 54", accent, 10),
        { turn: -16, scale: 0.94 },
      ),
  ),
  /** Joke spectacles with a nose and a moustache. */
  jokeGlasses: floating(
    ["Comedy", "Parody", "Detective", "Showbiz", "Gag Humor"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(
        stroke("M-72-62Q-50-82-20-68", main, 16) +
          circle(-52, -22, 46, ink) +
          circle(-52, -22, 34, paper) +
          path("M-24-41A34 34 0 0 1-71 6Z", shine, 0.6) +
          path(
            "M0 40C-30 34-40 46-56 54-72 62-84 60-98 50-92 82-56 98-28 86-12 80-4 70 0 62Z",
            main,
          ),
      ) +
      path("M0 40C30 34 40 46 56 54 72 62 84 60 98 50 92 82 56 98 28 86 12 80 4 70 0 62Z", shade) +
      path("M-14-30C-16-6-34 10-32 30-30 50 30 50 32 30 34 10 16-6 14-30Z", accent) +
      path("M14-30C16-6 34 10 32 30 30 46 0 46-14 44 22 34 14 4 4-30Z", accentShade) +
      stroke("M-8-28Q0-36 8-28", ink, 12) +
      stroke("M-20 28Q-18 18-12 10", shine, 7),
  ),
  /** A game controller with two sticks. */
  gameController: floating(
    ["Video Game", "Otaku Culture", "Comedy", "Isekai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0-52C0-80 40-66 36-98", ink, 8) +
      path(
        "M-54-58C-20-46 20-46 54-58 84-56 98 20 98 58 98 86 66 90 50 64 42 50 34 44 20 44H-20C-34 44-42 50-50 64-66 90-98 86-98 58-98 20-84-56-54-58Z",
        main,
      ) +
      path(
        "M54-58C84-56 98 20 98 58 98 86 66 90 50 64 42 50 34 44 20 44 80 36 66-30 54-58Z",
        shade,
      ) +
      rect([-70, -24], [44, 16], ink, { radius: 5 }) +
      rect([-56, -38], [16, 44], ink, { radius: 5 }) +
      repeat(4, (i) =>
        circle(...polar([50, -16], 20, (i * Math.PI) / 2), 9, i < 2 ? accentShade : accent),
      ) +
      both(circle(-26, 24, 18, ink) + circle(-27, 22, 11, accent)) +
      rect([-14, -26], [28, 10], paper, { radius: 5 }) +
      stroke("M-78-20Q-72-42-60-48", shine, 6),
  ),
  /** A cabinet of an amusement arcade. */
  arcadeCabinet: standingOn(
    ["Video Game", "Otaku Culture", "Comedy", "Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-56-98H66L80-84V-50L64-42V8L84 34V100H-74V34L-56 8Z", main) +
      path("M52-98H66L80-84V-50L64-42V8L84 34V100H58V34L46 8V-44L56-52Z", shade) +
      path("M-64-98H54L58-62H-64Z", accent) +
      path("M10-98H54L58-62H22Z", accentShade) +
      rect([-54, -52], [98, 62], ink, { radius: 8 }) +
      path("M-40-18H-28V-30H-16V-18H4V-30H16V-18H28V-4H16V6H4V-4H-16V6H-28V-4H-40Z", accent) +
      path("M-16-18H-8V-10H-16ZM-4-18H4V-10H-4Z", ink) +
      path("M-68 18H56L70 42H-80Z", shade) +
      stroke("M-46 30V14", ink, 7) +
      circle(-46, 8, 10, accent) +
      circle(8, 29, 8, accent) +
      circle(32, 31, 8, paper) +
      rect([-30, 58], [44, 28], ink, { radius: 4 }) +
      stroke("M-64 52V82", shine, 6),
  ),
  /** A swimming ring in stripes. */
  swimRing: floating(
    ["Ecchi", "Comedy", "Harem", "Slice of Life"],
    ({ main, shade, shine, accent, accentShade }) => {
      const arc = (from: number, fill: string) => {
        const at = (radius: number, turn: number) =>
          polar([0, 0], radius, turn).map(Math.round).join(" ");
        const to = from + Math.PI / 4;
        return path(
          `M${at(92, from)}A92 92 0 0 1 ${at(92, to)}L${at(46, to)}A46 46 0 0 0 ${at(46, from)}Z`,
          fill,
        );
      };
      return (
        path(
          "M0-92A92 92 0 1 1 0 92 92 92 0 1 1 0-92ZM0-46A46 46 0 1 0 0 46 46 46 0 1 0 0-46Z",
          main,
        ) +
        path("M60-70A92 92 0 1 1-70 60L-52 44A70 70 0 0 0 44-52Z", shade) +
        repeat(4, (i) => arc((i * Math.PI) / 2 + 0.39, i === 0 || i === 3 ? accentShade : accent)) +
        stroke("M-74-28A79 79 0 0 1-28-74", shine, 9)
      );
    },
  ),
  /** A tub full of foam. */
  bubbleBath: standingOn(
    ["Ecchi", "Comedy", "Iyashikei", "Slice of Life"],
    ({ main, shade, shine, accent, accentShade, paper }) =>
      stroke("M82 6V-54Q82-78 60-78T40-62", accentShade, 10) +
      circle(-58, -14, 28, paper) +
      circle(34, -10, 30, paper) +
      circle(-16, -26, 40, paper) +
      circle(-18, -86, 12, paper, 0.8) +
      circle(-76, -64, 15, paper, 0.8) +
      circle(14, -70, 7, paper, 0.8) +
      path("M-90 14H90C90 60 72 86 44 86H-44C-72 86-90 60-90 14Z", main) +
      path("M90 14C90 60 72 86 44 86H4C40 76 52 50 54 14Z", shade) +
      rect([-100, 0], [200, 20], accent, { radius: 10 }) +
      path("M54 0H90A10 10 0 0 1 90 20H54Z", accentShade) +
      both(path("M-66 78Q-70 100-48 100-40 100-42 84Z", accentShade)) +
      stroke("M-76 32Q-72 54-58 66", shine, 8),
  ),
};
