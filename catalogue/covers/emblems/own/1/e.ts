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

/** Emblems of named titles, from `monsterPot` to `damoclesSword`. */
export const p1e = {
  /** A cooking pot out of which monsters look. */
  monsterPot: standingOn(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M54-14C52-50 84-48 80-72 78-88 60-88 60-74", accentShade, 15) +
      path("M-18-10C-26-40-2-46-6-60H34C30-46 50-40 44-10Z", paper) +
      path("M-38-50C-40-84-8-100 14-100S68-84 66-50C44-40-16-40-38-50Z", accent) +
      path("M36-96C56-90 68-74 66-50 54-44 38-43 24-43Q52-64 36-96Z", accentShade) +
      circle(-10, -66, 10, paper) +
      circle(22, -80, 9, paper) +
      circle(42, -58, 8, paper) +
      circle(4, -26, 4, ink) +
      circle(24, -26, 4, ink) +
      path("M-64-10L-84-72C-92-78-94-90-86-94-78-96-70-86-74-76L-44-10Z", ink) +
      path("M-78-14Q0-34 78-14L76 6H-76Z", ink) +
      path("M-74 0H74C82 40 72 70 48 90H-48C-72 70-82 40-74 0Z", main) +
      path("M26 0H74C82 40 72 70 48 90H0Q46 60 26 0Z", shade) +
      path(
        "M-76 14C-98 14-98 46-72 44L-73 34C-84 34-84 26-75 26ZM76 14C98 14 98 46 72 44L73 34C84 34 84 26 75 26Z",
        ink,
      ) +
      path("M-50 86L-62 100H-40L-30 88ZM50 86L62 100H40L30 88Z", ink) +
      stroke("M-58 20Q-60 44-48 64M60-74V-72", shine, 7),
  ),
  /** A steam locomotive by night, seen from the front. */
  nightLocomotive: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-20-66L-28-100H28L20-66Z", ink) +
      path("M-82 26V-28H82V26Z", ink) +
      circle(0, -10, 68, ink) +
      circle(0, -10, 60, main) +
      path("M28-63A60 60 0 0 1-20 47Q52 30 28-63Z", shade) +
      circle(0, -10, 42, ink) +
      circle(0, -10, 37, main) +
      path("M16-43A37 37 0 0 1-10 26Q32 12 16-43Z", shade) +
      repeat(8, (i) => circle(...polar([0, -10], 51, i * 0.785 + 0.39), 4, ink)) +
      circle(0, -16, 23, ink) +
      circle(0, -16, 17, paper) +
      circle(0, -16, 9, accent) +
      path("M-92 28H92V52H-92Z", accent) +
      path("M20 28H92V52H20Z", accentShade) +
      circle(-70, 40, 9, paper) +
      circle(70, 40, 9, paper) +
      path("M-76 54H76L94 100H-94Z", ink) +
      stroke("M-52 60L-66 94M-26 60L-34 94M0 60V94M26 60L34 94M52 60L66 94", main, 7) +
      stroke("M-46-38Q-36-56-20-62M-18-92H-6", shine, 6),
  ),
  /** A helmet of American football, its visor dark. */
  visorHelmet: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-92 6C-96-60-48-96 2-96 54-96 86-58 90-12L56-10C30-10 18 6 24 30 28 50 22 70 0 74-20 78-52 66-70 58-84 46-92 30-92 6Z",
        main,
      ) +
      path(
        "M2 74C-20 78-52 66-70 58-84 46-92 30-92 6-80 40-40 52-4 40 0 20 4-20 40-26 60-28 80-22 89-24L90-12 56-10C30-10 18 6 24 30 28 50 22 70 2 74Z",
        shade,
      ) +
      path("M-26-92C-12-70-18-20-40 54L-66 50C-42-10-40-60-50-82Z", accent) +
      path("M44-14C24-4 26 20 30 34L90 18Q96 2 90-14Z", ink) +
      stroke("M40 4Q62-4 84-2", accent, 7) +
      circle(-4, 24, 17, ink) +
      circle(-4, 24, 8, accentShade) +
      stroke(
        "M-2 26C10 40 20 44 34 48L96 46M14 62C30 84 50 94 84 92L96 46 92 14M38 48L50 90M70 46L72 92",
        ink,
        14,
      ) +
      stroke(
        "M-2 26C10 40 20 44 34 48L96 46M14 62C30 84 50 94 84 92L96 46 92 14M38 48L50 90M70 46L72 92",
        paper,
        7,
      ) +
      stroke("M-78-10C-76-44-62-62-58-66M4-80Q32-78 52-58", shine, 7),
  ),
  /** Two hearts linked like rings, arrows from each to the other. */
  swappedHearts: floating(
    ["Romance", "Love Polygon"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const heart = "M0 50C-36 26-56 4-54-20-52-48-14-56 0-26 14-56 52-48 54-20 56 4 36 26 0 50Z";
      const left = (fill: string, thickness: number) =>
        place([-34, -8], stroke(heart, fill, thickness), { turn: -16 });
      const right = (fill: string, thickness: number) =>
        place([34, 14], stroke(heart, fill, thickness), { turn: 16 });
      return (
        right(ink, 27) +
        right(accentShade, 19) +
        left(ink, 27) +
        left(main, 19) +
        place(
          [34, 14],
          stroke("M0-26C14-56 52-48 54-20 56 4 36 26 0 50", ink, 27) +
            stroke("M-14-42Q-4-38 0-26C14-56 52-48 54-20 56 4 36 26 0 50", accent, 19),
          { turn: 16 },
        ) +
        place([-34, -8], stroke("M-40-36Q-50-28-46-12M42-36L44-34", shine, 5), { turn: -16 }) +
        place([34, 14], stroke("M18-36Q32-42 42-30", paper, 5), { turn: 16 }) +
        stroke("M14-82Q56-94 78-66", shade, 9) +
        path("M92-78L88-46 60-58Z", shade) +
        stroke("M-14 88Q-56 98-78 72", accent, 9) +
        path("M-92 84L-88 52-60 64Z", accent)
      );
    },
  ),
  /** A megaphone that is crossed out. */
  crossedMegaphone: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-66 10L-54 72Q-40 84-26 70L-34 14Z", ink) +
      path("M-92-22Q-100 0-88 20L-58 14-62-30Z", accent) +
      path("M-66-32L62-92 78 62-56 18Q-72-6-66-32Z", ink) +
      path("M-58-26L50-78 62 46-50 10Q-64-6-58-26Z", main) +
      path("M-60 0L60 12 62 46-50 10Q-58 6-60 0Z", shade) +
      ellipse([68, -16], [24, 78], ink) +
      ellipse([68, -16], [16, 68], accentShade) +
      ellipse([64, -14], [7, 26], ink) +
      place(
        [0, 0],
        rect([-98, -14], [196, 40], ink, { radius: 4 }) +
          rect([-92, -8], [184, 28], paper, { radius: 2 }) +
          stroke([-54, -18, 18, 54].map((x) => `M${x - 8}-2l16 16m0-16l-16 16`).join(""), ink, 7),
        { turn: -24 },
      ) +
      stroke("M-50-20L-10-40", shine, 6) +
      stroke("M80-94L92-100M96-70H100", accent, 7),
  ),
  /** A pointed window of coloured glass with a butterfly. */
  butterflyWindow: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-70 100V-10C-70-60-34-90 0-100 34-90 70-60 70-10V100Z", ink) +
      path("M-60 84V-10C-60-52-30-78 0-88 30-78 60-52 60-10V84Z", main) +
      path("M0-88C30-78 60-52 60-10V84H0Z", shade) +
      stroke("M0-88V84M-60-16L0-60 60-16M-60 50L0 84 60 50M-60 16H-50M60 16H50", ink, 6) +
      path(
        "M0 14C-16-28-52-40-56-22-60 4-36 16 0 18ZM0 18C-34 20-46 38-38 52-26 66-6 46 0 22Z",
        accent,
      ) +
      path(
        "M0 14C16-28 52-40 56-22 60 4 36 16 0 18ZM0 18C34 20 46 38 38 52 26 66 6 46 0 22Z",
        accentShade,
      ) +
      stroke(
        "M0 14C-16-28-52-40-56-22-60 4-36 16 0 18M0 18C-34 20-46 38-38 52-26 66-6 46 0 22M0 14C16-28 52-40 56-22 60 4 36 16 0 18M0 18C34 20 46 38 38 52 26 66 6 46 0 22M0-4Q-6-22-14-28M0-4Q6-22 14-28",
        ink,
        5,
      ) +
      ellipse([0, 18], [6, 26], ink) +
      circle(-40, -14, 7, paper) +
      circle(40, -14, 7, paper) +
      circle(-24, 42, 5, paper) +
      circle(24, 42, 5, paper) +
      rect([-82, 84], [164, 16], ink) +
      stroke("M-46-34Q-34-56-18-66M-50 64V76", shine, 5),
  ),
  /** A hand mirror, shattered. */
  shatteredMirror: floating(
    ["Psychological", "Showbiz"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-14 36H14L18 88Q0 106-18 88Z", main) +
      path("M2 36H14L18 88Q8 98 2 96Z", shade) +
      ellipse([0, -28], [70, 72], ink) +
      ellipse([0, -28], [64, 66], main) +
      path("M24-89C50-78 64-54 64-28 64 8 36 38 0 38 40 10 48-40 24-89Z", shade) +
      ellipse([0, -28], [51, 53], ink) +
      ellipse([0, -28], [46, 48], paper) +
      path("M12-34L44-60C52-30 44 6 14 18L4-4Z", accent) +
      path("M12-34L4-4 14 18C-8 24-34 12-44-10L-20-14Z", shine) +
      path("M12-34L-6-54-18-73C-30-68-42-56-45-38L-22-40Z", accentShade) +
      stroke(
        "M12-34L28-44 44-60M12-34L4-4 14 18M12-34L-20-14-44-10M12-34L-22-40-45-38M12-34L-6-54-18-73M12-34L16-56 12-75M12-34L30-22 48-22M-20-14L-22 10M4-4L30 6M-6-54L-30-52M16-56L34-66",
        ink,
        4,
      ) +
      path("M12-48L18-36 28-32 16-26 12-16 6-28-6-34 6-38Z", ink) +
      path(
        "M-90-50L-74-72-68-44ZM72-84L94-92 86-64ZM-84 18L-64 30-80 46ZM66 42L90 36 80 66Z",
        accent,
      ) +
      path("M34 60L50 68 38 84ZM-56 62L-38 70-52 88Z", paper) +
      circle(0, 62, 6, accent) +
      stroke("M-58-44Q-52-66-38-78", shine, 5),
  ),
  /** A television set of old, an eye on its screen. */
  plotTelevision: standingOn(
    ["Psychological"],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke("M0-50L-44-94M0-50L44-94", ink, 7) +
      circle(-46, -95, 8, accent) +
      circle(46, -95, 8, accent) +
      path("M-24-46Q0-72 24-46Z", ink) +
      path("M-66 80L-78 100H-54L-44 82ZM66 80L78 100H54L44 82Z", ink) +
      rect([-96, -50], [192, 136], main, { radius: 20 }) +
      path("M42-50H76Q96-50 96-30V66Q96 86 76 86H30Q52 20 42-50Z", shade) +
      path("M-74-34Q-20-42 34-34 42 18 34 70-20 78-74 70-82 18-74-34Z", ink) +
      path("M-68-28Q-20-35 28-28 35 18 28 64-20 71-68 64-75 18-68-28Z", paper) +
      path("M-66 20Q-20-28 26 18-20 62-66 20Z", ink) +
      circle(-20, 19, 19, accent) +
      circle(-20, 19, 9, ink) +
      circle(-26, 12, 5, paper) +
      stroke("M-44-4L-52-14M-20-12V-22M4-4L12-14M-44 42L-52 52M-20 50V60M4 42L12 52", ink, 5) +
      circle(66, -20, 13, ink) +
      circle(66, 16, 13, ink) +
      stroke("M66-20L72-28M66 16H58", accent, 5) +
      stroke("M54 46H80M54 58H80M54 70H80", ink, 5) +
      stroke("M-86-22Q-86-38-72-41", shine, 6),
  ),
  /** A sword that hangs point down under a crown of light. */
  damoclesSword: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        repeat(12, (i) =>
          outline([
            polar([0, -40], 56, i * 0.524 - 0.1),
            polar([0, -40], i % 2 ? 78 : 66, i * 0.524),
            polar([0, -40], 56, i * 0.524 + 0.1),
          ]),
        ),
        accent,
      ) +
      `<g fill="none">${stroke("M-52-40A52 52 0 1 1 52-40 52 52 0 1 1-52-40", accent, 9)}</g>` +
      path("M0-100L14-82 8-56H-8L-14-82Z", ink) +
      path(
        "M-64-50C-40-62-20-58 0-58S40-62 64-50L80-66Q84-36 60-26C40-34 26-30 20-26H-20C-26-30-40-34-60-26Q-84-36-80-66Z",
        ink,
      ) +
      path("M-60-42C-40-52-20-50 0-50V-34H-24C-34-38-46-40-58-34Q-70-40-72-50Z", main) +
      path("M60-42C40-52 20-50 0-50V-34H24C34-38 46-40 58-34Q70-40 72-50Z", shade) +
      path("M-24-28H24L30 44 0 100-30 44Z", ink) +
      path("M-18-26H0V88L-23 42Z", main) +
      path("M18-26H0V88L23 42Z", shade) +
      path("M0-18L8 22 0 62-8 22Z", accent) +
      path("M0-18L8 22 0 62Z", accentShade) +
      circle(0, -42, 9, paper) +
      stroke("M-15-14L-17 36", shine, 4) +
      stroke("M-72 20L-66 60M-50 56L-46 84M72 20L66 60M50 56L46 84", accent, 6),
  ),
};
