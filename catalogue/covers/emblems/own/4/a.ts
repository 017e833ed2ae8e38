import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, placer, rect, stroke } from "../../../svg.ts";

/** Emblems of walls and curses. */
export const p4a = {
  /** A skinless giant's hand over the top of a city wall. */
  titanGrip: standingOn([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const finger =
      path("M-23 4C-25-30 25-30 23 4L17 78Q0 106-17 78Z", main) +
      path("M6-20C20-18 24-8 23 4L17 78 2 91C12 60 14 20 6-20Z", shade);
    const fingers = [
      { at: [-65, -46], turn: 13, scale: 0.95 },
      { at: [-23, -62], turn: 4, scale: 1.08 },
      { at: [23, -62], turn: -4, scale: 1.08 },
      { at: [65, -50], turn: -14, scale: 0.9 },
    ] as const;
    const onEach = (draw: (at: (x: number, y: number) => string) => string): string =>
      fingers.map((one) => draw(placer(one.at, one))).join("");
    return (
      path("M-94-30C-98-66-76-84-54-78-40-102 34-102 50-80 78-86 98-66 92-30Z", shade) +
      rect([-98, -36], [196, 136], accent) +
      path("M58-16H98V100H58ZM-98-36H98V-18H-98Z", accentShade) +
      stroke("M-98 16H98M-98 46H98M-98 76H98M-90 48V74M90 48V74", accentShade, 4) +
      path("M-30 100V84Q0 52 30 84V100Z", ink) +
      path("M-6-34H6L0 30Z", ink) +
      fingers.map((one) => place(one.at, finger, one)).join("") +
      stroke(
        onEach((at) => `M${at(-16, 30)}L${at(15, 30)}M${at(-15, 38)}L${at(14, 38)}`),
        ink,
        3,
      ) +
      stroke(
        onEach((at) => `M${at(-12, -4)}L${at(-11, 18)}M${at(-9, 46)}L${at(-7, 66)}`),
        shine,
        4,
      ) +
      path(
        onEach((at) => `M${at(-10, 72)}L${at(10, 72)} ${at(4, 90)} ${at(-4, 90)}Z`),
        paper,
      )
    );
  }),
  /** Two snap-off blades crossed before wings. */
  snapBlades: floating([], ({ main, shade, shine, accent, accentShade, ink }) => {
    const wing =
      path(
        "M-6 40C-60 40-98 0-98-62-84-44-70-38-56-36-56-50-54-60-50-66-34-40-10-20-6 40Z",
        accent,
      ) + path("M-6 40C-40 40-74 20-88-14-60 4-30 10-6 40Z", accentShade);
    const blade =
      path("M-14 46V-84L14-108V46Z", main) +
      path("M3 46V-98L14-108V46Z", shade) +
      stroke("M-14-42L14-60M-14-8L14-26M-14 26L14 8", ink, 4) +
      stroke("M-8-36V-78", shine, 4) +
      path("M-24 44H24V58H-24ZM-12 58H12L16 104H-10Z", ink) +
      stroke("M14 64Q34 72 16 88", ink, 6);
    return (
      wing +
      place([0, 0], wing, { flip: true }) +
      place([0, 4], blade, { turn: -40, flip: true }) +
      place([0, 4], blade, { turn: 40 })
    );
  }),
  /** A brass key on a loop of cord. */
  cellarKey: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M38-50C-10-116-108-86-94-16-84 40-30 26 38-44", accentShade, 12) +
      stroke("M36-56C-12-118-108-88-96-20-86 32-30 20 36-50", accent, 8) +
      place(
        [0, 0],
        path("M-13-24H13V96H-13ZM8 40H46V58H34V68H46V90H8Z", main) +
          path("M2-24H13V40H46V48H13V96H2Z", shade) +
          path(
            "M0-108C-40-108-56-76-50-50-44-24-22-16 0-16S44-24 50-50C56-76 40-108 0-108ZM0-86C18-86 30-72 26-56 22-42 12-38 0-38S-22-42-26-56C-30-72-18-86 0-86Z",
            main,
          ) +
          path("M22-104C52-94 54-68 50-50 44-24 22-16 0-16V-28C40-28 50-70 22-104Z", shade) +
          path("M-20-22H20V-6H-20Z", ink) +
          stroke("M-42-66Q-38-86-18-96M-6 4V80", shine, 5),
        { turn: 38 },
      ),
  ),
  /** A bird folded of white paper, hung from two threads. */
  threadCrane: floating(
    [],
    ({ main, shade, shine, accent, ink }) =>
      stroke("M-26-86V-102M52-82V-102", ink, 4) +
      path("M18 36L100-36 58 46Z", shade) +
      path("M-22 36L-84-52-66-56 0 26Z", main) +
      path("M-22 36L-40-24-66-56 0 26Z", shade) +
      path("M-84-52L-66-56-76-40-99-22Z", accent) +
      path("M-6 30L54-86 58 46Z", shade) +
      path("M54-86L58 46 34 40Z", ink, 0.25) +
      path("M-40 38L-26-92 48 40 0 54Z", main) +
      path("M-40 38L-26-92-6 46Z", shine) +
      path("M-50 34L0 44 58 40 6 98Z", main) +
      path("M0 44L58 40 6 98Z", shade) +
      path("M-50 34L0 44-8 58Z", shine) +
      stroke("M-26-92L0 44 6 98M-50 34L0 44 58 40", ink, 3),
  ),
  /** A withered finger with a black nail, wrapped in charms of paper. */
  cursedFinger: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-70 92C-104 50-92 6-66-22-64-4-58 4-50 8-58-36-36-70-2-100 0-66 66-48 58 6 70 0 74-14 72-26 100 10 98 60 66 94Z",
        accent,
      ) +
      path("M-46 94C-70 50-50 10-34-10L36-12C62 16 66 58 44 94Z", accentShade) +
      path(
        "M-36 98C-44 70-46 44-36 18-46-2-42-24-34-36-38-62-26-84 0-92 26-84 38-62 34-36 42-24 46-2 36 18 46 44 44 70 36 98Z",
        main,
      ) +
      path(
        "M14-86C34-74 38-54 34-36 42-24 46-2 36 18 46 44 44 70 36 98H8C22 60 16 40 12 18 24-6 18-24 10-36 20-56 20-74 14-86Z",
        shade,
      ) +
      path("M-20-46C-24-72-12-92 0-102 12-92 24-72 20-46Q0-34-20-46Z", ink) +
      stroke("M-30-22Q0-10 30-22M-30-10Q0 2 26-10M-28 18Q0 26 26 18", ink, 4) +
      path("M-62 34L58 62 54 82-66 54ZM58 62L88 44 84 66 54 82Z", paper) +
      path("M-60 84L56 30 64 48-52 100ZM-60 84L-92 74-82 96-52 100Z", paper) +
      stroke("M-30 52L-4 58M10 62L36 68M-28 82L-2 70", ink, 4) +
      stroke("M-24 6Q-30-8-26-20M-11-60Q-10-76-4-84", shine, 5),
  ),
  /** A ring of betrothal within a dark mist of claws. */
  cursedRing: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-96 60C-100 4-84-50-52-92-56-64-48-52-40-46-38-70-26-88-6-100-8-76 4-60 14-54 20-72 34-84 52-90 46-70 52-56 62-46 70-56 76-62 86-68 100-20 102 40 76 78 40 106-60 108-96 60Z",
        ink,
      ) +
      path("M0-18A56 56 0 0 1 0 94 56 56 0 0 1 0-18ZM0 0A38 38 0 0 0 0 76 38 38 0 0 0 0 0Z", main) +
      path("M20-14A56 56 0 0 1 0 94V80C40 80 62 30 20-14Z", shade) +
      path("M-30-14H30L18 4H-18Z", shade) +
      path("M-42-46L-22-68H22L42-46 0-4Z", accent) +
      path("M0-4L14-46H42ZM14-46L22-68 42-46Z", accentShade) +
      path("M-42-46L-22-68-12-46Z", paper) +
      stroke("M-44 44Q-46 18-28 4", shine, 6) +
      stroke("M-66-20V-8M-72-14H-60M64 0V12M58 6H70", paper, 4),
  ),
  /** A stitched cube with an eye on each side. */
  eyeCube: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M0-99L86-50V49L0 99-86 49V-50Z", main) +
      path("M0 0L86-50V49L0 99Z", shade) +
      path("M0-99L86-50 0 0-86-50Z", shine) +
      path("M-52-50Q0-88 52-50 0-14-52-50ZM-74 4Q-44-18-12 40-42 66-74 4Z", paper) +
      path("M74 4Q44-18 12 40 42 66 74 4Z", paper) +
      ellipse([0, -50], [20, 17], accent) +
      ellipse([-43, 21], [15, 20], accent) +
      ellipse([43, 21], [15, 20], accent) +
      ellipse([0, -50], [8, 8], ink) +
      circle(-43, 21, 7, ink) +
      circle(43, 21, 7, ink) +
      stroke("M0 0V99M0 0L-86-50M0 0L86-50", ink, 5) +
      stroke(
        "M-9 24L9 28M-9 48L9 52M-9 72L9 76M-34-28L-24-10M-64-46L-54-28M34-28L24-10M64-46L54-28",
        ink,
        5,
      ),
  ),
  /** A heart in the grip of a shadow's hands. */
  witchGrasp: floating([], ({ main, shade, shine, accent, ink, paper }) => {
    const hand =
      stroke(
        "M-10 94C-70 84-112 40-90-30Q-84-44-58-38M-10 94C-66 70-84 30-74 6Q-66-6-40 2M-8 92C-44 74-60 54-52 38Q-44 28-22 38",
        ink,
        17,
      ) + path("M-62-48L-36-36-62-28ZM-44-8L-18 4-44 12ZM-26 28L-2 42-28 48Z", accent);
    return (
      path("M0 84C-44 48-86 14-86-36-86-80-30-98 0-56 30-98 86-80 86-36 86 14 44 48 0 84Z", main) +
      path("M56-78C80-68 86-50 86-36 86 14 44 48 0 84-2 60 70 10 56-78Z", shade) +
      stroke("M-68-44Q-64-70-42-72", shine, 9) +
      stroke("M4-54L-8-30 10-14-2 8", ink, 5) +
      circle(-42, -52, 4, paper) +
      hand +
      place([0, 0], hand, { flip: true }) +
      path("M-40 100Q-20 70 0 66 20 70 40 100Z", ink)
    );
  }),
};
