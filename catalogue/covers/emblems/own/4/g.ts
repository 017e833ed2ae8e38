import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, type Point, rect, stroke } from "../../../svg.ts";

const centre: Point = [0, 0];

/** Emblems of machines and magic. */
export const p4g = {
  /** A painted egg, cracked open on a sky of its own. */
  wonderEgg: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M0-100C46-100 80-30 80 24 80 74 46 100 0 100S-80 74-80 24C-80-30-46-100 0-100Z", main) +
      path(
        "M20-98C56-84 80-24 80 24 80 74 46 100 0 100-10 100-18 99-26 97 60 90 70-20 20-98Z",
        shade,
      ) +
      path(
        "M-80 34L-54 52-27 34 0 52 27 34 54 52 80 34C80 48 77 60 71 68L54 78 27 60 0 78-27 60-54 78-71 68C-77 60-80 48-80 34Z",
        accent,
      ) +
      path("M27 34L54 52 80 34C80 48 77 60 71 68L54 78 27 60Z", accentShade) +
      path(
        "M-60-42L-36-50-26-72-4-58 18-78 28-52 56-48 44-24 60-2 30 4 14 26-8 8-34 18-38-8-62-16-50-28Z",
        ink,
      ) +
      path("M0-56L9-33 33-32 14-17 21 6 0-8-21 6-14-17-33-32-9-33Z", accent) +
      circle(0, -24, 10, paper) +
      circle(34, -40, 4, paper) +
      circle(-42, -34, 4, paper) +
      circle(38, -8, 5, paper) +
      circle(-30, 6, 3, paper) +
      path("M66-86L84-98 92-78 76-70ZM-88-70L-74-86-66-68Z", main) +
      stroke("M44-24L58-18M-34 18L-40 28M-50-28L-66-34", ink, 4) +
      stroke("M-66 10Q-66-20-54-46M-44 84Q-54 80-60 72", shine, 6),
  ),
  /** Two cards of fate: a star, and the moon behind it. */
  fateCards: floating(
    ["Magic"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-26, 4],
        rect([-56, -88], [112, 176], shade, { radius: 10 }) +
          rect([-46, -78], [92, 156], ink, { radius: 5 }) +
          path("M-14-40A40 40 0 1 0-14 40 46 46 0 0 1-14-40Z", accent),
        { turn: -18 },
      ) +
      place(
        [22, 0],
        rect([-60, -94], [124, 190], shade, { radius: 11 }) +
          rect([-62, -96], [120, 190], main, { radius: 11 }) +
          rect([-50, -84], [96, 166], paper, { radius: 5 }) +
          stroke("M-40-74H36V72H-40Z", accentShade, 4) +
          circle(-2, -10, 35, ink) +
          path("M-2-60L10-22 48-10 10 2-2 40-14 2-52-10-14-22Z", accent) +
          path("M-2-60L10-22 48-10 10 2-2 40V-10Z", accentShade) +
          circle(-2, -10, 9, paper) +
          path("M-34 66Q-20 44-2 58 16 44 30 66Z", main) +
          stroke("M-30-64L-22-56M26-64L18-56", main, 6) +
          stroke("M-57-80V-40", shine, 5),
        { turn: 9 },
      ),
  ),
  /** The throne of a demon lord, with horns. */
  hornedThrone: standingOn(
    ["Isekai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const horn =
        path("M-24-62C-50-56-74-70-78-104-58-90-44-88-22-92Z", paper) +
        path("M-24-62C-50-56-72-70-77-96-60-74-44-72-24-74Z", accentShade);
      return (
        horn +
        place(centre, horn, { flip: true }) +
        path("M-52 40L-46-60 0-103 46-60 52 40Z", main) +
        path("M0-103L46-60 52 40H34L28-58Z", shade) +
        path("M-36 34L-32-50 0-80 32-50 36 34Z", accent) +
        path("M0-80L32-50 36 34H20L16-46Z", accentShade) +
        path("M0-66L14-48 0-30-14-48Z", paper) +
        stroke("M-16 18L-14-16M16 18L14-16M0 22V-14", accentShade, 6) +
        path("M-50 24H50L72 50H-72Z", accent) +
        path("M20 24H50L72 50H32Z", accentShade) +
        path("M-72 50H72V84H-72Z", main) +
        path("M-40 84V68Q0 46 40 68V84Z", ink) +
        path("M32 50H72V84H48Z", shade) +
        path("M-60-8L-46 2-68 36V84H-96V28Z", main) +
        path("M60-8L46 2 68 36V84H96V28Z", shade) +
        path("M-68 36L-46 2-52-2-76 34V84H-68Z", shade) +
        circle(-82, 42, 8, accent) +
        circle(82, 42, 8, accentShade) +
        path("M-99 82H99V100H-99Z", main) +
        path("M-99 92H99V100H-99Z", shade) +
        stroke("M-90 34L-64 0M-40-50L-12-78", shine, 5)
      );
    },
  ),
  /** A drawing tablet with a sketched heart, and its pen. */
  penTablet: floating(
    ["Visual Arts", "Otaku Culture"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-4, 8],
        rect([-94, -66], [190, 142], shade, { radius: 15 }) +
          rect([-96, -70], [188, 140], main, { radius: 15 }) +
          rect([-66, -56], [146, 112], paper, { radius: 5 }) +
          circle(-81, -30, 6, accent) +
          circle(-81, -8, 6, ink) +
          circle(-81, 14, 6, ink) +
          path(
            "M4 44C-24 22-46 4-42-20-38-42-10-44 4-22 18-44 46-42 50-20 54 4 32 22 4 44Z",
            accent,
          ) +
          path("M36-35C46-32 50-26 50-20 54 4 32 22 4 44 22 20 44 0 36-35Z", accentShade) +
          stroke("M-52-40Q-40-50-24-46M58 32Q48 44 32 46", shade, 4) +
          stroke("M-26-16Q-24-26-14-28", paper, 6) +
          stroke("M-88-58H-40", shine, 4),
        { turn: -10 },
      ) +
      place(
        [52, -18],
        path("M-11-78Q0-88 13-78V46L2 76-11 46Z", ink) +
          path("M-11 40H13L2 76Z", accentShade) +
          rect([-11, -12], [24, 32], main) +
          stroke("M-4-66V-22", paper, 4),
        { turn: 36 },
      ),
  ),
  /** A small king's crown on a spill of shadow. */
  shadowCrown: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-98 88C-104 66-76 66-72 52-70 34-88 36-86 22-78 16-66 22-58 34H56C60 20 76 12 86 20 84 34 70 38 74 54 80 66 104 66 98 88 60 104-60 104-98 88Z",
        ink,
      ) +
      path("M-76 20L-98-56-50-26 0-100 50-26 98-56 76 20Z", main) +
      path("M0-100L50-26 98-56 76 20H34Z", shade) +
      path("M-78 12Q0 40 78 12L72 46Q0 72-72 46Z", accent) +
      path("M28 30Q56 24 78 12L72 46Q52 54 28 58Z", accentShade) +
      circle(-94, -62, 10, accent) +
      circle(0, -94, 11, accent) +
      circle(94, -62, 10, accentShade) +
      path("M0 28L13 44 0 60-13 44Z", paper) +
      circle(-42, 37, 7, paper) +
      circle(42, 37, 7, paper) +
      stroke("M-30 82C-44 66-14 62-16 78M34 86C22 72 50 66 48 82", accentShade, 6) +
      stroke("M-68 0L-80-36M-30-28L-10-58", shine, 6) +
      path("M-12 6L0-34 12 6Z", shade),
  ),
  /** Pieces of shogi, a lion's paw and a river cut into them. */
  riverPiece: standingOn(
    ["Strategy Game"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M34-4L64-22 88-4 100 100H34Z", shade) +
      path("M28 2L58-16 80 2 92 100H20Z", main) +
      path("M58-16L80 2 92 100H76L56-4Z", shade) +
      path("M-20-100L38-72 70 100H-84L-66-72Z", shade) +
      path("M-30-100L22-72 52 100H-98L-78-72Z", main) +
      path("M-28-100L22-72 52 100H30L6-64Z", shade) +
      path("M-24 32C0 32 6 16-4 6-14-6-42-6-50 6-62 18-52 34-24 32Z", ink) +
      ellipse([-62, -6], [10, 14], ink) +
      ellipse([-42, -28], [11, 15], ink) +
      ellipse([-14, -30], [11, 15], ink) +
      ellipse([6, -10], [10, 14], ink) +
      path("M-93 62Q-72 44-48 60T0 58Q26 44 44 58L52 100H-98Z", accent) +
      path("M-96 82Q-74 66-50 80T2 78Q28 66 48 78L52 100H-98Z", accentShade) +
      stroke("M-76 62Q-66 56-54 66M-6 68Q8 58 24 62", shine, 5) +
      stroke("M-70-66L-36-84M-82-10L-76-48", shine, 6),
  ),
  /** A pack of blood with the wings of a bat, and a straw. */
  battyBlood: floating(["Vampire"], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const wing =
      path(
        "M-36 10C-60-10-70-50-62-76-84-64-98-30-99 30-90 18-80 18-72 30-64 20-54 22-48 36Z",
        accentShade,
      ) +
      path("M-36 10C-60-10-70-50-62-76-74-60-84-20-80 20L-72 30Z", accent) +
      stroke("M-42 8L-64-66M-44 16L-90 10", ink, 4);
    return (
      wing +
      place(centre, wing, { flip: true }) +
      stroke("M14-60L34-98 60-92", accent, 11) +
      path("M-18-86H18V-60H-18Z", shade) +
      path("M-38-66H38Q52-66 52-52V66Q52 92 0 92T-52 66V-52Q-52-66-38-66Z", paper) +
      path("M-44-24Q-22-34 0-24T44-24V62Q44 82 0 82T-44 62Z", main) +
      path("M16-20Q30-18 44-24V62Q44 82 0 82 30 60 16-20Z", shade) +
      path("M-24 4H24V52H-24Z", paper) +
      path("M0 10C12 26 16 30 16 36 16 54-16 54-16 36-16 30-12 26 0 10Z", main) +
      path("M-30-56H30V-44H-30Z", ink) +
      path("M-22-46L-14-28-6-46ZM6-46L14-28 22-46Z", ink) +
      stroke("M0 92V100", main, 9) +
      stroke("M-36-6V54", shine, 6)
    );
  }),
  /** A stout cat from behind, a fallen leaf on its head. */
  leafCat: standingOn(
    ["Iyashikei"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M48 86C88 98 108 64 84 34", ink, 29) +
      stroke("M48 86C88 98 108 64 84 34", main, 21) +
      path("M-66 100C-102 56-76-2-38-24H38C76-2 102 56 66 100Z", paper) +
      path("M28-24H38C76-2 102 56 66 100H26C62 66 58 14 28-24Z", shine) +
      path("M-77 28C-54 10-26 20-28 46-32 70-66 78-82 66-83 52-82 40-77 28Z", main) +
      path("M28-2C50-6 70 14 78 34 74 56 60 58 40 48 26 38 20 8 28-2Z", shade) +
      path("M-54-44L-62-101-26-76Q0-84 26-76L62-101 54-44C56-8 28 4 0 4S-56-8-54-44Z", paper) +
      path("M26-76L62-101 54-44C56-8 28 4 0 4 44-10 40-52 26-76Z", shine) +
      path("M-54-44L-62-101-26-76-8-79C-4-52-28-32-55-34Z", main) +
      path("M62-101L26-76 18-78C20-48 36-36 55-36L54-44Z", shade) +
      stroke("M-10 22H10M-10 42H10M-8 62H8", shade, 8) +
      path("M-22-68C-34-98 0-108 40-98 30-66 4-50-22-68Z", accent) +
      path("M-22-68Q12-74 40-98 30-66 4-50-22-68Z", accentShade) +
      stroke("M-34-56Q-10-74 18-86", ink, 4) +
      path("M-48 100C-46 84-18 84-16 100ZM16 100C18 84 46 84 48 100Z", shine) +
      stroke("M-64 8Q-56-6-44-14", shine, 6),
  ),
};
