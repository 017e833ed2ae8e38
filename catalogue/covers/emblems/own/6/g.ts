import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, rect, repeat, stroke } from "../../../svg.ts";
import { edged, star } from "../../parts.ts";

/** A swan-necked bird that looks to the middle, on the right. */
const halfHeart = (body: string, dark: string, light: string, ink: string): string =>
  edged(
    "M6 92C-2 60 60 52 58-2 56-40 24-44 16-20L0-12Q-2-64 40-76 92-80 98-20 100 40 6 92Z",
    body,
    ink,
  ) +
  edged("M10 88C12 56 76 50 84-30 108 0 100 60 10 88Z", dark, ink, 7) +
  stroke("M62 40Q78 24 84 4M78-48Q66-62 48-60", light, 6) +
  circle(32, -52, 6, ink);

export const p6g = {
  /** A microphone before a star. */
  starMic: floating(
    ["Music", "Showbiz"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(star(8, 6, 104, 8), accent, ink) +
      path(star(8, 6, 78, 8), paper) +
      place(
        [-6, 0],
        edged("M-18-14H18L13 96Q0 104-13 96Z", ink, ink) +
          path("M-18-14H18L13 96Q0 104-13 96Z", main) +
          path("M2-14H18L13 96 4 99Z", shade) +
          edged("M-30-34H30V-12H-30Z", accentShade, ink, 8) +
          edged("M0-104C30-104 40-84 38-60L34-34H-34L-38-60C-40-84-30-104 0-104Z", main, ink) +
          path("M0-104C30-104 40-84 38-60L34-34H10C22-60 20-90 0-104Z", shade) +
          stroke("M-36-70H36M-36-52H36M-16-98V-36M10-100V-36M-34-86H34", ink, 3) +
          stroke("M-24-78Q-22-90-14-94M-9 10V70", shine, 6),
        { turn: 28 },
      ),
  ),
  /** A basketball that drops into the basket. */
  dunkBasket: floating(
    ["Team Sports"],
    ({ main, shade, shine, accent, ink, paper }) =>
      edged("M-98-40H98V32H-98Z", paper, ink) +
      stroke("M-46 24V-16H46V24", accent, 7) +
      edged("M0-104A52 52 0 1 1-.1-104Z", main, ink) +
      path("M34-92A52 52 0 1 1-32-11 60 60 0 0 0 34-92Z", shade) +
      stroke("M0-102V0M-50-52H50M-36-88Q-8-52-36-16M36-88Q8-52 36-16", ink, 5) +
      stroke("M-39-62Q-36-76-28-82", shine, 6) +
      stroke(
        "M-54 36L-34 96M54 36L34 96M-30 38L-10 96 22 40M30 38L10 96-22 40M-48 60H48M-40 80H40",
        ink,
        9,
      ) +
      stroke(
        "M-54 36L-34 96M54 36L34 96M-30 38L-10 96 22 40M30 38L10 96-22 40M-48 60H48M-40 80H40",
        paper,
        4,
      ) +
      edged("M-66 22H66V40H-66Z", accent, ink, 8),
  ),
  /** A high basketball shoe. */
  courtShoe: standingOn(
    ["Team Sports", "Sports"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-84-92Q-50-100-14-92L-4-34Q30 4 78 16 102 24 100 62H-92Q-98 20-86-24Z", main, ink) +
      path("M-4-34Q30 4 78 16 102 24 100 62H-40C10 50-14-10-24-94L-14-92Z", shade) +
      edged("M-96 58H102Q108 100 84 100H-84Q-104 100-96 58Z", paper, ink) +
      path("M-97 80H103Q100 100 84 100H-84Q-98 100-97 80Z", accent) +
      edged("M46 8Q84 12 96 32 102 44 100 58H58Q66 30 46 8Z", paper, ink, 6) +
      edged("M-86-26Q-60-14-58 58H-92Q-98 20-86-26Z", accent, ink, 6) +
      path(star(-46, -52, 20), accent) +
      circle(-46, -52, 27, accentShade, 0.25) +
      stroke("M-30-64L-2-72M-26-42L6-52M-14-20L18-36M4-2L34-18", ink, 14) +
      stroke("M-30-64L-2-72M-26-42L6-52M-14-20L18-36M4-2L34-18", paper, 7) +
      stroke("M-72-78Q-76-60-76-46M-44 34Q-10 42 24 40", shine, 6),
  ),
  /** Two birds with a wing each, that make a heart together. */
  oneWingPair: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place([0, 0], halfHeart(main, shade, shine, ink), { flip: true }) +
      halfHeart(accent, accentShade, paper, ink) +
      path("M0-12L-20-22-14-2ZM0-12L20-22 14-2Z", ink) +
      path("M0 40C-14 26-26 16-22 4-18-4-6-2 0 8 6-2 18-4 22 4 26 16 14 26 0 40Z", paper) +
      path("M-8-96L0-84 8-96 0-108Z", paper),
  ),
  /** A ball with stars in it, and a dragon's tail around it. */
  starOrb: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M0-100A90 90 0 1 1-.1-100Z", main, ink) +
      path("M52-84A90 90 0 1 1-72 46 100 100 0 0 0 52-84Z", shade) +
      path(star(-28, -36, 23) + star(24, -46, 23) + star(-16, 14, 23) + star(36, 4, 23), ink) +
      stroke("M-72-22Q-68-58-38-78", shine, 10) +
      circle(-76, 2, 5, shine) +
      edged("M-100 24Q-60 86 10 70 70 56 84 14L104 10Q94 84 16 98-70 110-100 24Z", accent, ink) +
      path("M104 10Q94 84 16 98-40 104-74 76 10 100 84 40L90 12Z", accentShade) +
      path("M-66 70L-82 98-48 84ZM-14 84L-14 108 12 88ZM40 76L56 96 64 64Z", paper),
  ),
  /** A curled cloud, and a staff through it. */
  staffCloud: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      edged("M-98-72L-84-90 96 66 82 84Z", accent, ink) +
      path("M-98-72L-91-81 89 75 82 84Z", accentShade) +
      edged(
        "M-62 62C-106 60-106 10-68 8-72-36-22-52 0-24 18-54 70-42 64-4 84-2 92 10 88 24 94 28 100 28 104 26 100 60 76 66 54 62Q20 78-8 62-36 76-62 62Z",
        main,
        ink,
      ) +
      path(
        "M64-4C84-2 92 10 88 24 94 28 100 28 104 26 100 60 76 66 54 62Q20 78-8 62-36 76-62 62-76 62-84 56-20 60 20 44 64 40 64-4Z",
        shade,
      ) +
      stroke(
        "M-64 36C-80 34-76 18-62 22M-14-10C-8-40 38-36 32-6 26 14-2 8 4-8 10-16 20-10 16-4M4 44Q26 52 40 34",
        ink,
        6,
      ) +
      stroke("M-86 34Q-84 22-74 18M-54-10Q-48-24-36-30", shine, 7) +
      edged("M-104-70L-82-96-70-86-92-60ZM104 66L82 92 70 82 92 56Z", accentShade, ink, 8),
  ),
  /** The head of a dragon with antlers. */
  wishDragon: floating(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      repeat(2, (i) =>
        place(
          [0, 0],
          edged(
            "M18-50Q20-86 48-104 42-84 48-76 66-78 76-96 80-66 56-58 46-54 42-40Z",
            accent,
            ink,
          ) +
            edged("M40-40L102-50 76-22 104 4 72 10 88 44 44 30Z", accentShade, ink) +
            stroke("M26 44Q70 50 74 96", ink, 12) +
            stroke("M26 44Q70 50 74 96", accent, 5),
          { flip: i === 0 },
        ),
      ) +
      edged(
        "M0-64C40-64 66-40 60-8L40 24Q50 54 34 76L0 100-34 76Q-50 54-40 24L-60-8C-66-40-40-64 0-64Z",
        main,
        ink,
      ) +
      path("M0-64C40-64 66-40 60-8L40 24Q50 54 34 76L0 100Z", shade) +
      path("M-50-22L-12-2Q-22 12-38 6-50-4-50-22ZM50-22L12-2Q22 12 38 6 50-4 50-22Z", paper) +
      circle(-28, -3, 6, ink) +
      circle(28, -3, 6, ink) +
      stroke("M-54-26L-12-4M54-26L12-4M-8-46V-22M8-46V-22", ink, 7) +
      circle(-15, 38, 6, ink) +
      circle(15, 38, 6, ink) +
      path("M-34 58Q0 44 34 58L30 70Q0 58-30 70Z", ink) +
      path("M-28 64L-20 84-12 60ZM28 64L20 84 12 60Z", paper) +
      stroke("M-44-34Q-38-48-24-54", shine, 6),
  ),
  /** A round pod for one traveller, in its crater. */
  spherePod: standingOn(
    ["Space"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-100 92L-70 62-50 74-30 54H34L52 74 72 60 100 92Q60 104 0 104T-100 92Z", ink, ink) +
      edged("M0-98A86 86 0 1 1-.1-98Z", main, ink) +
      path("M50-82A86 86 0 1 1-72 34 96 96 0 0 0 50-82Z", shade) +
      edged("M-12-58A46 46 0 1 1-12.1-58Z", accentShade, ink, 8) +
      path("M-12-52A40 40 0 0 1 24 4L-46 8A40 40 0 0 1-12-52Z", accent) +
      stroke("M-36-22Q-32-36-20-40", paper, 7) +
      stroke("M-84-16L-58-14M34-12L84-14M-12 36V72M44-60L24-42M-60-64L-42-44", ink, 6) +
      rect([52, 8], [22, 12], ink) +
      stroke("M-70-40Q-58-66-40-76", shine, 7) +
      edged("M-100 98L-82 76-60 90-34 78-6 92 26 78 56 90 82 74 100 98Z", shade, ink, 6),
  ),
};
