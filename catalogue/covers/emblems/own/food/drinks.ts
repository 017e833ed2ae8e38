import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, outline, path, place, polar, rect, stroke } from "../../../svg.ts";
import { centre, edged } from "../../parts.ts";

/** What one drinks, and what one pours it from. */
export const drinks = {
  /** A teapot with horns and the tail of a devil. */
  devilsTeapot: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M52 0C92-26 104 16 80 34 66 46 60 48 52 52", ink, 11) +
      path("M60-6L56-44 40-26 24-34Q34-2 60-6Z", ink) +
      path("M-44 30C-66 26-64-8-78-28L-98-30Q-84 10-76 30-68 56-40 60Z", shade) +
      path("M-98-30Q-90-40-76-30L-78-24Z", accent) +
      path("M-38-34C-76-16-72 60-34 78H34C72 60 76-16 38-34Z", main) +
      path("M12-34H38C76-16 72 60 34 78H6C50 50 46-4 12-34Z", shade) +
      path("M-40-34C-36-62 36-62 40-34Q0-24-40-34Z", accent) +
      path("M10-55C26-53 38-47 40-34Q28-30 14-29Q26-42 10-55Z", accentShade) +
      path(
        "M-24-50C-46-58-50-84-36-100-36-80-22-70-10-58ZM24-50C46-58 50-84 36-100 36-80 22-70 10-58Z",
        ink,
      ) +
      circle(0, -62, 9, ink) +
      path("M-42 78H42L52 98Q0 104-52 98Z", ink) +
      circle(0, 20, 29, ink) +
      path(outline([0, 2, 4, 1, 3].map((i) => polar([0, 20], 27, i * 1.257 - 1.57))), accent) +
      stroke("M-54 34Q-60 0-42-18", shine, 7) +
      circle(-48, 46, 4, paper),
  ),
  /** A tumbler with strawberries on it, and a real one. */
  strawberryGlass: standingOn(
    ["Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const berry = (x: number, y: number, scale: number) =>
        place(
          [x, y],
          path("M0 28C-30 10-32-18-16-22-8-24-4-20 0-18 4-20 8-24 16-22 32-18 30 10 0 28Z", main) +
            path("M8-20Q14-23 18-21C32-16 28 12 0 28 16 8 16-8 8-20Z", shade) +
            path("M0-14L-20-12-12-22-18-32-4-27 2-38 7-27 20-32 13-22 21-12Z", accent) +
            stroke("M-12-4V-2M0 0V2M-7 9V11M9-6V-4", paper, 4),
          { scale },
        );
      return (
        path("M-78-62H42L28 96Q-18 104-64 96Z", ink) +
        path("M-70-54H34L22 89Q-18 96-58 89Z", paper) +
        path("M-66-20H31L22 89Q-18 96-58 89Z", shine) +
        path("M12-54H34L22 89Q12 91 4 92Z", ink, 0.16) +
        ellipse([-18, -58], [58, 11], ink) +
        ellipse([-18, -58], [50, 6], accentShade) +
        berry(-36, 14, 0.95) +
        berry(4, 54, 0.8) +
        stroke("M-58-30L-52 60", paper, 6) +
        berry(62, 62, 1.35) +
        stroke("M0-60L40-98", accent, 9)
      );
    },
  ),
  /** A mug of beer with a diver's mask and snorkel. */
  divingMug: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M48-20H74Q92-20 92 0V40Q92 62 70 62H48", paper, 17) +
      path("M-66-58H54L48 88Q48 100 36 100H-48Q-60 100-60 88Z", main) +
      path("M22-58H54L48 88Q48 100 36 100H12Q22 30 22-58Z", shade) +
      stroke("M-40 66V86M-8 66V88M24 66V86", shine, 9) +
      path(
        "M-74-50C-86-72-62-92-44-84-34-106 2-106 10-88 26-102 54-92 52-74 70-66 66-42 50-42 44-32 34-42 24-44V-26Q16-16 8-28V-44H-40Q-60-36-74-50Z",
        paper,
      ) +
      rect([-74, -12], [132, 12], ink) +
      rect([-58, -30], [100, 58], accent, { radius: 22 }) +
      path("M20-30Q42-30 42-8V6Q42 28 20 28H8Q26 0 20-30Z", accentShade) +
      path(
        "M-40-18H24Q32-18 32-8V2Q32 16 20 16H6L-8 2-22 16H-36Q-48 16-48 2V-8Q-48-18-40-18Z",
        ink,
      ) +
      stroke("M-38 2L-26-8M10 4L22-8", paper, 6) +
      stroke("M-84-88V34Q-84 46-72 46H-24", accent, 13) +
      stroke("M-84-92V-74", paper, 13),
  ),
  /** A can of very sweet coffee. */
  sweetCan: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-60-76L-50-98H50L60-76V82L50 100H-50L-60 82Z", main) +
      path("M22-98H50L60-76V82L50 100H22Z", shade) +
      path(
        "M-60 0L-30-30 0 0 30-30 60 0V26L30-4 0 26-30-4-60 26ZM-60 44L-30 14 0 44 30 14 60 44V70L30 40 0 70-30 40-60 70Z",
        ink,
      ) +
      path("M-60-62H60V-40H-60Z", accent) +
      path("M22-62H60V-40H22Z", accentShade) +
      path("M-50-98H50L60-76H-60Z", paper) +
      path("M-60 82H60L50 100H-50Z", paper) +
      path("M20-98H50L60-76H26ZM26 82H60L50 100H22Z", ink, 0.3) +
      path("M-20-96H20L14-82H-14Z", ink, 0.5) +
      stroke("M-46-66V74", shine, 8),
  ),
  /** A cocktail, the last one. */
  lastCocktail: standingOn(
    ["Adult Cast"],
    ({ main, shade, shine, accent, accentShade, paper, ink }) =>
      ellipse([0, 92], [54, 10], ink) +
      path("M-7 20H7V80Q34 84 48 94H-48Q-34 84-7 80Z", main) +
      path("M0 20H7V80Q34 84 48 94H4Z", shade) +
      path("M-94-66H94L10 34H-10Z", paper) +
      path("M-74-50H74L8 30H-8Z", accent) +
      path("M22-50H74L8 30H-2Z", accentShade) +
      stroke("M-94-66H94L8 34H-8Z", main, 7) +
      stroke("M94-66L8 34", shade, 7) +
      stroke("M-24-30L58-102", ink, 7) +
      circle(-12, -40, 18, main) +
      circle(16, -65, 16, shade) +
      stroke("M-66-42L-40-12", shine, 8) +
      stroke("M-18-46l4-4", shine, 6),
  ),
  /** A kettle of hot water, half fire and half flood. */
  twoWaterKettle: standingOn(
    ["Martial Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-56-26C-60-112 60-112 56-26", ink, 14) +
      path("M52 30C74 24 72-26 98-34L102-20C92-10 92 50 58 66Z", shade) +
      circle(-4, 30, 68, main) +
      path("M36-24A68 68 0 0 1 44 78L36 98H-44L-50 82Q60 70 36-24Z", shade) +
      path("M-48 82H40L34 100H-42Z", ink) +
      path("M-40-30Q-4-52 32-30Q-4-18-40-30Z", ink) +
      circle(-4, -44, 11, accent) +
      circle(-4, 34, 40, paper) +
      path("M-4-6A40 40 0 0 1-4 74 20 20 0 0 1-4 34 20 20 0 0 0-4-6Z", accent) +
      circle(-4, 14, 7, accent) +
      circle(-4, 54, 7, paper) +
      stroke("M84-50Q74-66 86-78T84-102", paper, 8) +
      stroke("M-58 22Q-54-2-38-14", shine, 8) +
      stroke("M-48-40Q-44-78-22-86", accentShade, 4),
  ),
  /** A carton of strawberry milk and a wooden sword. */
  strawberryMilk: standingOn(
    ["Gag Humor"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [4, 8],
        edged("M-8 48L-10-100Q8-122 12-98L10 48Z", accent, ink) +
          edged("M-24 48H24V60H-24Z", accentShade, ink, 8) +
          edged("M-8 62H10V104H-8Z", accent, ink, 8),
        { turn: 48, scale: 1.12 },
      ) +
      edged("M-58-24L-40-70H40L58-24V100H-58Z", main, ink) +
      path("M26-24L40-70 58-24V100H26Z", shade) +
      edged("M-42-94H42V-68H-42Z", paper, ink) +
      path("M-58-24H58V-10H-58ZM-58 78H58V88H-58Z", paper) +
      stroke("M-40-68L-58-24H58M26-24L40-68", ink, 5) +
      edged(
        "M-18 22C-38 10-54 26-46 44-40 58-26 66-18 72-10 66 4 58 10 44 18 26 2 10-18 22Z",
        paper,
        ink,
        6,
      ) +
      path("M-18 24L-34 8-20 12-18-2-10 12 4 8Z", ink) +
      stroke("M-32 34V36M-6 34V36M-18 44V46M-30 50V50M-6 50V50", ink, 6) +
      stroke("M-34-38L-28-54", shine, 7),
  ),
  /** A bottle of cola and a bag of crisps. */
  colaCrisps: standingOn(
    ["Otaku Culture"],
    ({ main, shade, accent, accentShade, ink, paper }) =>
      edged("M-28-66L92-84 84-70Q104 10 88 84L92 100H-22L-18 84Z", main, ink) +
      path("M92-84L84-70Q104 10 88 84L92 100H40Q74 10 56-79Z", shade) +
      path("M-24-50L84-68 86-56-22-38ZM-14 74H88L90 88H-18Z", accent) +
      edged("M34-30C64-34 84-12 80 14 76 44 44 52 22 40 0 26 4-24 34-30Z", paper, ink, 7) +
      stroke("M18 22Q28-14 62-10M30 30Q44 6 68 8", accent, 6) +
      edged("M-66-100H-34V-66Q-8-40-8-8V100H-92V-8Q-92-40-66-66Z", ink, ink) +
      path("M-64-66H-36Q-12-38-12-8V96H-88V-8Q-88-38-64-66Z", accentShade) +
      path("M-92-2H-8V48H-92Z", paper) +
      path("M-92 34Q-70 6-50 24T-8 12V48H-92Z", main) +
      edged("M-68-102H-32V-84H-68Z", accent, ink, 8) +
      stroke("M-76-14Q-76-34-62-50M-76 62V84", paper, 7) +
      circle(-32, 70, 5, paper) +
      circle(-24, 84, 4, paper) +
      circle(-40, 86, 4, paper),
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
};
