import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../../svg.ts";
import { both, centre, edged } from "../../parts.ts";

/** What is cooked, and what one cooks it with. */
export const meals = {
  /** Meat on a bone, between a fork and a knife. */
  meatOnBone: floating(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 6],
        path("M-13-98H13L16-34Q0-22-16-34Z", ink) +
          path("M-8-92H-3V-60H3V-92H8L11-38Q0-30-11-38Z", accent) +
          path("M-8-34H8V98Q0 106-8 98Z", ink) +
          path("M-4-30H4V94H-4Z", accent),
        { turn: -45, scale: 1.28 },
      ) +
      place(
        [0, 6],
        path("M-12-30V-90Q14-110 16-40L14-22H-8Z", ink) +
          path("M-6-34V-86Q8-92 10-40V-28H-6Z", accentShade) +
          path("M-9-24H11V98Q0 106-9 98Z", ink) +
          path("M-4-20H5V94H-4Z", accentShade),
        { turn: 45, scale: 1.28 },
      ) +
      stroke("M-88 4H88", ink, 31) +
      stroke("M-88-7V-7M-88 15V15M88-7V-7M88 15V15", ink, 32) +
      stroke("M-88 4H88", paper, 17) +
      stroke("M-88-7V-7M-88 15V15M88-7V-7M88 15V15", paper, 20) +
      path("M-60 4C-60-44-30-58 0-58S60-44 60 4 30 66 0 66-60 52-60 4Z", ink) +
      path("M-53 4C-53-38-26-51 0-51S53-38 53 4 26 59 0 59-53 46-53 4Z", main) +
      path("M22-47C42-38 53-20 53 4 53 46 26 59 0 59-16 59-30 54-40 44 30 44 48-10 22-47Z", shade) +
      stroke("M-6-24Q14-14 22 4M-26-8Q-4 0 4 20M-34 16Q-20 20-14 34", ink, 5) +
      stroke("M-42-2Q-40-30-20-40", shine, 7),
  ),
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
  /** A bowl of rice with a yolk on it, steaming. */
  yolkBowl: standingOn(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-34-60Q-50-76-36-98M4-66Q-12-82 2-100M42-60Q26-76 40-98", paper, 9) +
      path("M-86 8C-86-30-50-50 0-50S86-30 86 8Z", paper) +
      path("M-60-28C-40-50 20-58 48-38 76-20 50 6 30 8H-50C-70 0-74-14-60-28Z", shine) +
      ellipse([4, -24], [40, 26], accentShade) +
      ellipse([0, -28], [38, 24], accent) +
      stroke("M-20-36Q-14-44-4-45", paper, 7) +
      stroke("M-66-10H-62M60-22H64M-44-2H-40M66-2H70M36-2L40-4", main, 9) +
      path("M-98 2H98C98 50 70 82 38 86V100H-38V86C-70 82-98 50-98 2Z", main) +
      path("M56 2H98C98 50 70 82 38 86V100H4C40 82 56 40 56 2Z", shade) +
      path("M-98 2H98L96 16H-96Z", ink) +
      path("M-30 34Q-15 22 0 34T30 34V44Q15 32 0 44T-30 44Z", accent) +
      stroke("M-82 26Q-78 50-58 66", shine, 7),
  ),
  /** Two kitchen knives crossed, with a cook's cloth tied round them. */
  cooksDuel: floating(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      place(
        centre,
        path("M-22-106H30V14H-22Z", main) +
          path("M14-106H30V14H14Z", shade) +
          circle(-8, -92, 6, ink) +
          stroke("M-14-74V4", shine, 5) +
          path("M-14 14H14L18 102Q0 112-18 102Z", ink),
        { turn: -40 },
      ) +
      place(
        centre,
        path("M-16 14C-24-40-22-84 12-114V14Z", main) +
          path("M-16 14C-24-40-22-84 12-114-8-70-6-30-2 14Z", shine) +
          path("M4 14V-106L12-114V14Z", shade) +
          rect([-17, 10], [32, 14], shade) +
          path("M-13 24H12L16 102Q0 112-16 102Z", ink),
        { turn: 40 },
      ) +
      path("M-36 8Q0-14 36 8L30 42Q0 24-30 42Z", accent) +
      path("M10-2Q26 0 36 8L30 42 14 34Z", accentShade) +
      path("M-26 34L-54 92-30 82-16 100 0 38ZM26 34L50 96 28 84 14 98-4 38Z", accent) +
      path("M26 34L50 96 28 84 8 44Z", accentShade) +
      ellipse([0, 30], [18, 15], accentShade) +
      ellipse([-3, 27], [15, 12], accent),
  ),
  /** A bowl of noodles with a curl of fish cake. */
  swirlBowl: standingOn(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M20-20L92-96M42-20L104-74", ink, 12) +
      edged("M-86-8V-56H-44V-8Z", accentShade, ink) +
      edged("M-54-4A44 44 0 0 1 34-4Z", paper, ink) +
      stroke("M-26-4A16 16 0 0 1 6-6C6-16-18-22-24-6M-26-4Q-30-32-4-34", accent, 6) +
      edged("M28-4A30 24 0 0 1 84-4Z", paper, ink, 8) +
      circle(56, -10, 11, accent) +
      edged("M-100-6H100Q96 62 44 84V100H-44V84Q-96 62-100-6Z", main, ink) +
      path("M100-6Q96 62 44 84V100H4C48 84 66 40 66-6Z", shade) +
      stroke("M-86 16Q-76 46-54 60", shine, 7) +
      path("M-99 0H99L96 20H-96Z", accent) +
      stroke("M-60 10h20M-20 10h20M20 10h20M60 10h20", paper, 7),
  ),
  /** A ball of rice, a sour plum on its back. */
  plumRiceBall: standingOn(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-26-76Q0-110 26-76L92 54Q104 100 62 100H-62Q-104 100-92 54Z", main) +
      path("M10-92Q18-88 26-76L92 54Q104 100 62 100H20Q80 70 10-92Z", shade) +
      path("M-46 38H46V100H-46Z", ink) +
      path("M24 38H46V100H30Q34 66 24 38Z", shade) +
      path("M24 38H46V100H30Q34 66 24 38Z", ink, 0.7) +
      circle(0, -14, 33, accentShade) +
      circle(-4, -18, 28, accent) +
      stroke("M-20-26Q-16-36-6-38", shine, 6) +
      stroke("M-68 40L-34-30M-74 66v4", shine, 9) +
      stroke("M-30 56H-8M-30 72H2", shade, 4) +
      stroke("M48 0l6 10M-40 8l-4 8M58 30l2 6M66 66v6M-24-52l4-6", ink, 4, 0.4),
  ),
  /** A basket with fruit, and one ball of rice in it. */
  oddOneBasket: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-78 14C-78-118 78-118 78 14", shade, 13) +
      stroke("M-78 14C-78-96-30-92 0-86", main, 13) +
      circle(-50, 0, 32, accent) +
      path("M-26-22A32 32 0 0 1-50 32Q-24 20-26-22Z", accentShade) +
      circle(54, 4, 30, accent) +
      path("M74-18A30 30 0 0 1 54 34Q80 20 74-18Z", accentShade) +
      stroke("M-50-26Q-48-40-38-46M54-22Q54-34 62-40M-66-10l4-6", ink, 6) +
      path("M-12-52Q0-70 14-52L46 14Q52 40 20 40H-20Q-50 40-44 14Z", paper) +
      path("M-18 0H20V40H-18Z", ink) +
      circle(0, -26, 10, accent) +
      path("M-98 22H98L76 92Q74 100 64 100H-64Q-74 100-76 92Z", main) +
      path("M52 22H98L76 92Q74 100 64 100H24Z", shade) +
      stroke("M-58 50L-40 86M-20 48L-8 88M20 48L12 88M58 50L46 86", shade, 8) +
      stroke("M-78 62H78", ink, 5) +
      rect([-98, 16], [196, 20], main, { radius: 10 }) +
      stroke("M-84 24H-30", shine, 6),
  ),
  /** A hamburger with the horns of a devil. */
  hornedBurger: standingOn(
    ["Workplace"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(
        path("M30-40C46-60 52-82 38-106 82-96 98-52 72-16Z", ink) +
          path("M66-72Q80-52 70-34L56-40Q68-54 66-72Z", accentShade),
      ) +
      path("M-84 70H84V80Q84 100 62 100H-62Q-84 100-84 80Z", main) +
      path("M20 70H84V80Q84 100 62 100H10Z", shade) +
      rect([-94, 44], [188, 34], ink, { radius: 15 }) +
      path("M-88 36H88L60 62 34 44 8 66-24 44-52 58Z", paper) +
      path(
        "M-98 26Q-84 12 0 14T98 26Q96 42 82 42T62 40 40 44 16 40-8 44-32 40-56 44-80 40-98 26Z",
        accent,
      ) +
      path("M-90 22C-92-40-50-62 0-62S92-40 90 22Q0 34-90 22Z", main) +
      path("M36-57C70-48 92-26 90 22Q60 26 30 27 58 0 36-57Z", shade) +
      path("M-52-22-12-6Q-18 12-36 8-48 2-52-22ZM52-22 12-6Q18 12 36 8 48 2 52-22Z", ink) +
      circle(-30, -4, 5, accent) +
      circle(30, -4, 5, accent) +
      stroke("M-24-46-18-48M6-40 12-38M40-42 44-39", paper, 6) +
      stroke("M-76-6Q-72-28-58-40", shine, 7),
  ),
};
