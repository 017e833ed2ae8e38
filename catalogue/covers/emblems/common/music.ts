import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, place, rect, repeat, stroke, svg } from "../../svg.ts";
import { both } from "../parts.ts";

/** Instruments and the stage. */
export const music = {
  /** An electric guitar with two horns. */
  electricGuitar: floating(
    ["Music", "CGDCT", "Showbiz", "Delinquents"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-8, 12],
        rect([-9, -128], [18, 130], accentShade) +
          stroke("M-9-90H9M-9-70H9M-9-50H9", ink, 3) +
          path("M-14-120L-20-156 12-166 18-120Z", accent) +
          both(circle(-20, -130, 5, ink) + circle(-22, -146, 5, ink)) +
          path(
            "M-12-6C-22-34-50-52-60-30-64-10-44 4-58 24-80 44-76 96-32 100-4 102 10 96 40 100 78 98 82 52 62 30 48 10 66-2 60-26 52-44 22-30 12-6Z",
            main,
          ) +
          path(
            "M12-6C22-30 52-44 60-26 66-2 48 10 62 30 82 52 78 98 40 100 20 97 6 98-8 99 50 80 40 30 12 20Z",
            shade,
          ) +
          path("M-10-4H10L36 14 22 50 44 74 20 88-4 60-14 40Z", paper) +
          rect([-22, 8], [44, 13], ink, { radius: 4 }) +
          rect([-22, 34], [44, 13], ink, { radius: 4 }) +
          rect([-20, 62], [40, 12], accent, { radius: 4 }) +
          stroke("M-4-116V66M4-116V66", ink, 2) +
          stroke("M-50-22Q-48 0-54 16M-62 56Q-64 70-56 80", shine, 6),
        { turn: 38, scale: 0.86 },
      ),
  ),
  /** A grand piano with its lid up. */
  grandPiano: standingOn(
    ["Music", "Drama", "Award Winning", "Avant Garde"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-72-14C-60-80 0-100 92-92 100-60 70-50 60-14Z", shade) +
      path("M-64-12C-46-66 10-88 82-84 80-60 60-44 52-12Z", accent) +
      stroke("M40-10L62-66", ink, 6) +
      path("M30-12C40-40 66-60 82-84 80-60 60-44 52-12Z", accentShade) +
      path("M-84-16H78C90-16 94 0 92 24H-84Z", main) +
      path("M40-16H78C90-16 94 0 92 24H40Z", shade) +
      rect([-100, 14], [196, 24], main, { radius: 5 }) +
      path("M40 14H91Q96 14 96 19V33Q96 38 91 38H40Z", shade) +
      rect([-94, 8], [90, 14], paper) +
      stroke(
        repeat(6, (i) => svg`M${-84 + i * 14} 8V14`),
        ink,
        5,
      ) +
      path("M-84 38H-66L-70 92H-80ZM64 38H86L78 92H70ZM-14 38H2L0 70H-12Z", ink) +
      circle(-75, 94, 6, accent) +
      circle(74, 94, 6, accent) +
      rect([-24, 68], [36, 9], accentShade, { radius: 4 }) +
      stroke("M-76-6H20", shine, 5),
  ),
  /** A set of drums with two cymbals. */
  drumSet: standingOn(
    ["Music", "School", "Comedy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(stroke("M-80-62L-74 98M-96 98L-74 80-58 98", ink, 5)) +
      place([-66, -68], ellipse([0, 0], [36, 9], accent), { turn: -12 }) +
      place([68, -68], ellipse([0, 0], [34, 9], accentShade), { turn: 14 }) +
      both(rect([-52, -54], [46, 42], shade, { radius: 6 })) +
      path("M-52-48Q-52-54-46-54H-12Q-6-54-6-48V-12H-52Z", main) +
      both(ellipse([-29, -54], [25, 8], paper)) +
      both(rect([-98, -2], [52, 44], shade, { radius: 6 })) +
      path("M-98 4Q-98-2-92-2H-60V42H-98Z", main) +
      both(ellipse([-72, -2], [27, 8], paper)) +
      circle(0, 42, 58, ink) +
      circle(0, 42, 54, main) +
      path("M30-3A54 54 0 1 1-45 72 62 62 0 0 0 30-3Z", shade) +
      circle(0, 42, 42, paper) +
      path("M0 18L7 35 25 36 11 48 16 66 0 56-16 66-11 48-25 36-7 35Z", accent) +
      stroke("M-46 26A49 49 0 0 1-20-3", shine, 5),
  ),
  /** An old stage microphone with slots. */
  stageMicrophone: standingOn(
    ["Music", "Idols (Female)", "Showbiz", "Performing Arts"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      rect([-12, 40], [24, 48], ink) +
      rect([-56, 82], [112, 18], ink, { radius: 9 }) +
      stroke("M-58 4Q-54 58 0 58T58 4", accentShade, 13) +
      path("M-52-36C-52-82-30-98 0-98S52-82 52-36V0C52 30 30 44 0 44S-52 30-52 0Z", main) +
      path("M18-95C42-88 52-70 52-36V0C52 30 30 44 0 44 30 10 34-50 18-95Z", shade) +
      stroke("M-28-72V14M0-82V-40M0 0V26M28-72V14", ink, 9) +
      rect([-58, -36], [116, 24], accent, { radius: 8 }) +
      path("M20-36H50Q58-36 58-28V-20Q58-12 50-12H20Z", accentShade) +
      stroke("M-42-44Q-40-74-24-84", shine, 6) +
      circle(0, -24, 6, ink) +
      path(
        "M-96-60L-76-52-94-40ZM96-60L76-52 94-40ZM-100-4L-80-6-88 12ZM100-4L80-6 88 12Z",
        accent,
      ),
  ),
  /** A violin with its bow. */
  violin: floating(
    ["Music", "Award Winning", "Drama", "Romance"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      place(
        [0, 0],
        stroke("M64-118L52 116", accentShade, 8) +
          stroke("M76-112L64 112", accent, 4) +
          path("M-9-130H9V0H-9Z", ink) +
          circle(0, -122, 14, shade) +
          stroke("M-20-104H20M-20-92H20", ink, 6) +
          path(
            "M0-46C36-52 54-30 44-2 36 14 30 22 46 38 66 62 62 122 0 122S-66 62-46 38C-30 22-36 14-44-2-54-30-36-52 0-46Z",
            main,
          ) +
          path(
            "M18-46C46-46 52-24 44-2 36 14 30 22 46 38 66 62 62 122 0 122 60 80 4 40 18-46Z",
            shade,
          ) +
          path("M-8-60H8L10 26H-10Z", ink) +
          path("M-10 76H10L6 114H-6Z", ink) +
          rect([-20, 44], [40, 9], accent, { radius: 4 }) +
          stroke("M-28 24Q-20 36-30 48T-28 66M28 24Q20 36 30 48T28 66", ink, 5) +
          stroke("M-36-20Q-34-34-20-38M-46 70Q-46 54-38 46", shine, 6),
        { turn: 30, scale: 0.84 },
      ),
  ),
  /** A gramophone with a great horn. */
  gramophone: standingOn(
    ["Music", "Historical", "Avant Garde", "Adult Cast"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M26 44C64 36 62 8 34-8", accentShade, 14) +
      path("M40-4C0-6-30 6-54 30-90 10-104-40-84-92-30-100 26-80 50-22Z", accent) +
      path("M40-4C0-6-30 6-54 30-20-20 20-30 44-40L50-22Z", accentShade) +
      path("M-84-92C-104-40-90 10-54 30-22 0-36-66-84-92Z", accentShade) +
      path("M-80-78C-92-36-82 0-56 16-38-8-46-56-80-78Z", ink) +
      ellipse([-10, 50], [66, 11], ink) +
      ellipse([-10, 47], [18, 4], accent) +
      stroke("M26 44L4 46", accent, 6) +
      path("M-84 54H64L70 100H-90Z", main) +
      path("M24 54H64L70 100H30Z", shade) +
      path("M-90 88H70V100H-90Z", shade) +
      stroke("M66 74H86V90", ink, 8) +
      stroke("M-74 64H0M-20-72Q14-58 28-36", shine, 6),
  ),
  /** Headphones around a note. */
  headphones: floating(
    ["Music", "Otaku Culture", "Showbiz", "Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-72 20C-84-110 84-110 72 20", main, 20) +
      stroke("M30-66C60-50 74-20 72 20", shade, 20) +
      both(rect([-76, 0], [30, 84], ink, { radius: 15 })) +
      path("M-62 2C-92-2-100 20-100 42S-92 88-62 84Z", main) +
      path("M62 2C92-2 100 20 100 42S92 88 62 84Z", shade) +
      path("M-62 22C-80 22-84 30-84 43S-80 66-62 64Z", accent) +
      path("M62 22C80 22 84 30 84 43S80 66 62 64Z", accentShade) +
      path("M-14 64V-24L34-36V50H22V-8L-2-2V64Z", accent) +
      ellipse([-16, 66], [17, 13], accent) +
      ellipse([18, 52], [17, 13], accentShade) +
      stroke("M-62-26Q-52-58-22-64", shine, 6),
  ),
  /** Sticks of light, waved from the stalls. */
  lightSticks: standingOn(
    ["Idols (Female)", "Otaku Culture", "Music", "Performing Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const stick = (light: string, dark: string, core: string) =>
        rect([-16, -128], [32, 110], light, { radius: 16 }) +
        path("M4-128A16 16 0 0 1 16-112V-18H4Z", dark) +
        rect([-9, -116], [8, 92], core, { radius: 4 }) +
        rect([-13, -22], [26, 92], ink, { radius: 8 }) +
        rect([-18, -26], [36, 14], dark, { radius: 5 }) +
        circle(0, 10, 5, light);
      return (
        place([-14, 48], stick(accent, accentShade, paper), { turn: -34 }) +
        place([14, 48], stick(shade, accentShade, shine), { turn: 34 }) +
        place([0, 36], stick(main, shade, paper), { scale: 1.04 }) +
        path("M-34 100Q0 70 34 100Z", ink) +
        path(
          "M-38-88L-34-78-24-74-34-70-38-60-42-70-52-74-42-78ZM40-70L44-60 54-56 44-52 40-42 36-52 26-56 36-60Z",
          paper,
        )
      );
    },
  ),
  /** A trumpet with three valves. */
  trumpet: floating(
    ["Music", "School", "Military", "Performing Arts"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      place(
        [0, 0],
        stroke("M-44 14C-72 14-72 62-44 62H30C58 62 58 14 30 14", shade, 13) +
          stroke("M92 14H-30", main, 13) +
          path(
            "M-30 8C-60 4-78-10-88-42L-100-40C-98-2-98 32-100 66L-88 70C-78 38-60 24-30 20Z",
            main,
          ) +
          path("M-30 20C-60 24-78 38-88 70L-100 66C-99 48-98 30-98 14H-30Z", shade) +
          ellipse([-95, 14], [9, 56], accentShade) +
          repeat(
            3,
            (i) =>
              rect([-22 + i * 24, -22], [17, 94], i === 2 ? accentShade : accent, { radius: 6 }) +
              rect([-18 + i * 24, -42], [9, 22], ink) +
              rect([-23 + i * 24, -50], [19, 10], shine, { radius: 5 }),
          ) +
          path("M84 2L100-4V32L84 26Z", ink) +
          stroke("M-84-22Q-74-2-50 6M56 11H76", shine, 5),
        { turn: 18 },
      ),
  ),
};
