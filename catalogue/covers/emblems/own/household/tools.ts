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
  svg,
} from "../../../svg.ts";
import { both, edged } from "../../parts.ts";

/** Half the breadth of the drill at a height. */
const drillSide = (y: number): number => (y + 104) * 0.42;

/** What one cuts, sews, drills and staples with. */
export const tools = {
  /** A great pair of scissors, open. */
  giantScissors: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const half = (light: string, dark: string, bow: string) =>
      path("M-15 38L-22-40-4-112Q20-60 16 34Z", light) +
      path("M4 36L4-60-4-112Q20-60 16 34Z", dark) +
      path(
        "M-14 30H14L10 60C44 62 46 112 8 114-30 114-34 78-12 58ZM4 72A15 15 0 1 0 6 101 15 15 0 1 0 4 72Z",
        bow,
      );
    return (
      place([0, 0], half(main, shade, accentShade), { turn: 36, flip: true }) +
      place([0, 0], half(main, shade, accent), { turn: -36 }) +
      circle(0, 10, 17, ink) +
      path(
        outline(
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) =>
            polar([0, 10], i % 2 ? 5 : 12, i * 0.628 - 1.57),
          ),
        ),
        paper,
      ) +
      stroke("M-60-74L-30-26", shine, 5) +
      stroke("M54 72Q70 74 72 86", paper, 5)
    );
  }),
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
  /** A drill towards heaven, in pointed spectacles. */
  heavenDrill: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-58 60H58L46 100H-46Z", ink) +
      path("M0-104 62 44Q0 70-62 44Z", main) +
      path("M0-104 62 44Q38 54 10 56 30 0 0-104Z", shade) +
      path(
        repeat(5, (i) => {
          const [y, to] = [-62 + i * 27, -76 + i * 27];
          return svg`M${-drillSide(y)} ${y}Q0 ${y + 14} ${drillSide(to)} ${to}V${to + 9}Q0 ${y + 28} ${-drillSide(y)} ${y}Z`;
        }),
        ink,
      ) +
      stroke("M-8-62-22-28M-28-12-38 12", shine, 6) +
      both(
        path("M0 42-22 26-104 6-84 60Q-40 92-8 56L0 58Z", ink) +
          path("M-18 38-88 20-74 54Q-40 74-18 50Z", accent),
      ) +
      path("M18 50 88 20 74 54Q40 74 18 50Z", accentShade) +
      path("M-76 30-50 36-64 52ZM34 42 52 36 42 60Z", paper),
  ),
  /** A fish hook with a float, and a spark of lightning. */
  hunterHook: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M44-100L-12-22 26-16-20 62 92-36 50-42 92-96Z", accent) +
      path("M26-16L-20 62 92-36 62-34Z", accentShade) +
      stroke("M-30-90V26A45 45 0 0 0 60 26V16", ink, 33) +
      stroke("M-30-86V26A45 45 0 0 0 60 26V16", main, 23) +
      path("M60-18L84 30H36Z", main) +
      stroke("M-22 44A38 38 0 0 0 52 44", shade, 8) +
      circle(-30, -84, 19, ink) +
      circle(-30, -84, 14, main) +
      circle(-30, -84, 7, ink) +
      stroke("M-34-60V20", shine, 6) +
      stroke("M-44-92C-84-96-70-52-74-36", paper, 6) +
      ellipse([-74, 0], [24, 38], paper) +
      path("M-98 0A24 38 0 0 1-50 0Z", accent) +
      stroke("M-74 38V54", paper, 7),
  ),
  /** A stapler that bites. */
  heavyStapler: standingOn(
    ["School"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-100 80Q-100 66-84 66H92Q104 66 102 84L98 100H-92Q-100 100-100 80Z", accent, ink) +
      path("M-98 88H101L98 100H-92Q-98 98-98 88Z", accentShade) +
      edged("M44 70V14H92V70Z", accentShade, ink) +
      edged("M-92-8L-98 26-74 34-68 54-58 38 92 42V8L-60-26Z", paper, ink) +
      path("M-98 26L92 22V42L-58 38-68 54-74 34Z", accentShade, 0.6) +
      edged("M-104-20C-104-78-56-92-14-76L84-30Q104-18 102 14H64L-72-8Z", main, ink) +
      path("M84-30Q104-18 102 14H64L-72-8-104-20-103-32Q-40-8 40-4 70-6 84-30Z", shade) +
      stroke("M-86-44Q-74-66-44-68", shine, 9) +
      circle(78, -2, 9, ink) +
      circle(78, -2, 4, paper) +
      stroke("M-62 62V56M-84 60V54M-40 60V54", ink, 6),
  ),
  /** A sewing machine at work on a cloth. */
  treadleMachine: standingOn(
    ["Visual Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([78, -70], [20, 48], ink, { radius: 8 }) +
      rect([2, -102], [34, 34], accent, { radius: 5 }) +
      stroke("M19-100V-70M-67 20V70", ink, 7) +
      path("M-92-40Q-92-72-60-72H60Q88-72 88-44V80H38V-8Q38-20 24-20H-42V22H-92Z", main) +
      path("M60-72Q88-72 88-44V80H62V-30Q62-42 50-42H-92V-30L-42-20H24Q38-20 38-8V80H62Z", shade) +
      path("M-92-30H-42V22H-92Z", shade) +
      stroke("M2-86Q-40-92-66-66V20", accent, 5) +
      rect([-98, 80], [196, 20], ink, { radius: 7 }) +
      path("M-98 74Q-66 60-34 72T34 66L38 84H-98Z", accent) +
      path("M-98 76Q-66 64-40 76L-52 104H-90Z", accentShade) +
      stroke("M-88 88h6m10 0h6m10 0h6", paper, 5) +
      stroke("M-78-50Q-76-60-62-60H-30", shine, 7) +
      circle(63, -36, 12, accent),
  ),
  /** A reel of thread, a needle and a button. */
  threadReel: floating(
    ["Visual Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([-64, -92], [128, 28], main, { radius: 12 }) +
      rect([-64, 66], [128, 28], main, { radius: 12 }) +
      path(
        "M20-92H52Q64-92 64-80V-76Q64-64 52-64H20ZM20 66H52Q64 66 64 78V82Q64 94 52 94H20Z",
        shade,
      ) +
      path("M-46-64H46Q64 0 46 66H-46Q-64 0-46-64Z", accent) +
      path("M16-64H46Q64 0 46 66H16Q34 0 16-64Z", accentShade) +
      stroke("M-48-40Q0-24 50-42M-54-8Q0 8 54-10M-52 26Q0 42 53 24", accentShade, 6) +
      stroke("M-48-82H-14M-38-52Q-46-30-46-14", shine, 7) +
      stroke("M52 40C100 60 104-20 86-72", accent, 8) +
      path("M98-96Q88-106 78-92L-98 98-94 102Z", ink) +
      stroke("M86-90L78-81", paper, 6) +
      circle(-72, 14, 26, ink) +
      circle(-72, 14, 20, main) +
      stroke("M-79 7v.1M-65 7v.1M-79 21v.1M-65 21v.1", ink, 7),
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
};
