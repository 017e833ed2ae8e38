import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, rect, stroke } from "../../../svg.ts";
import { both, edged, spikes } from "../../parts.ts";

/** A sabre that points upwards. */
const sabre = (blade: string, hilt: string, ink: string): string =>
  edged("M-11 60V-50Q-10-92 22-112 13-70 13 60Z", blade, ink) +
  edged("M-30 58H30V70H10V108H-10V70H-30Z", hilt, ink);

/** Hats and caps. */
export const hats = {
  /** A gentleman's hat with a band, a pacifier under it. */
  hatAndPacifier: floating(
    ["Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-60-26C-64-64-52-96-28-94-14-92-8-84 0-84S14-92 28-94C52-96 64-64 60-26Z", main) +
      path("M28-94C52-96 64-64 60-26H18Q36-60 14-89Q20-93 28-94Z", shade) +
      path("M-61-40Q0-22 61-40L62-14Q0 8-62-14Z", accent) +
      path("M20-32Q42-34 61-40L62-14Q40-6 20-2Z", accentShade) +
      path(
        "M-62-20C-80-20-94-30-98-26-100-4-52 16 0 16S100-4 98-26C94-30 80-20 62-20 40-2-40-2-62-20Z",
        main,
      ) +
      path("M62-20C80-20 94-30 98-26 100-2 60 14 20 16Q50 4 62-20Z", shade) +
      stroke("M-36 12L-14 44M36 12L14 44", accent, 7) +
      circle(0, 62, 37, ink) +
      circle(0, 62, 31, paper) +
      circle(0, 66, 20, ink) +
      circle(0, 66, 14, accent) +
      path("M-13 32Q0 14 13 32L9 42H-9Z", accent) +
      stroke("M-20 54Q-16 44-6 42", shine, 5) +
      stroke("M-46-52Q-44-76-30-80", shine, 6),
  ),
  /** A beret with a ribbon that the wind carries, with petals. */
  beretInWind: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [4, 6],
        stroke("M6-66L10-78", ink, 12) +
          stroke("M-52 34C-72 40-88 60-94 88M-46 38C-58 50-62 66-60 84", accent, 13) +
          path("M-60 18L44 22 42 48Q-8 62-58 46Z", ink) +
          path("M-52 30L36 34 35 41Q-8 52-51 40Z", accent) +
          path(
            "M-92 6C-102-34-56-70 4-68 64-70 108-28 92 10 84 30 60 34 40 34Q-10 22-60 32C-78 32-90 22-92 6Z",
            ink,
          ) +
          path(
            "M-84 4C-92-30-50-62 4-60 58-62 98-26 84 6 76 24 58 26 40 25Q-10 14-60 23C-74 24-82 16-84 4Z",
            main,
          ) +
          path("M44-54C82-42 96-22 84 6 76 24 58 26 40 25Q16 20-8 19C50 14 66-22 44-54Z", shade) +
          stroke("M-44 8Q-30-12-4-18M24 8Q36-2 40-16", ink, 4) +
          stroke("M-70-10Q-60-38-24-46", shine, 8),
        { turn: -10 },
      ) +
      stroke("M-20 84Q14 98 44 80T82 58 88 80", paper, 6) +
      path(
        "M-80-62C-94-80-74-90-62-80-62-66-68-56-80-62ZM84 44C72 34 84 22 96 30 98 40 92 48 84 44ZM12 76C6 64 20 58 30 66 30 76 22 82 12 76ZM-40-82C-46-92-34-98-26-92-26-84-32-78-40-82ZM74-72C66-82 76-92 88-86 90-76 84-68 74-72Z",
        accentShade,
      ),
  ),
  /** A tall hat with a rose on it. */
  roseTopHat: standingOn(
    ["Historical", "Detective"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-58-92Q0-108 58-92C54-56 54-14 62 46H-62C-54-14-54-56-58-92Z", main) +
      path("M20-100Q42-98 58-92C54-56 54-14 62 46H18Q34-30 20-100Z", shade) +
      path("M-57-92Q0-108 57-92 0-76-57-92Z", ink) +
      path("M-58 8Q0 26 58 8L62 48Q0 66-62 48Z", accent) +
      path("M20 17Q42 14 58 8L62 48Q44 54 22 56Z", accentShade) +
      path(
        "M-62 48C-84 50-98 44-100 32-104 76-60 100 0 100S104 76 100 32C98 44 84 50 62 48Q0 66-62 48Z",
        main,
      ) +
      path("M62 48C84 50 98 44 100 32 104 76 60 100 6 100 40 88 58 70 62 48Z", shade) +
      path(
        "M-82 36Q-74 6-50 12L-36 30ZM2 46Q30 44 32 20L10 12ZM-50-16Q-64-34-40-44L-24-26Z",
        accentShade,
      ) +
      circle(-24, 18, 36, ink) +
      circle(-24, 18, 30, accent) +
      path("M-24-12A30 30 0 0 1 6 18Q-4 44-24 48 0 24-24-12Z", accentShade) +
      stroke(
        "M-24 18C-30 12-18 4-10 12-4 26-22 34-34 28-48 16-36-2-20-2M-48 22Q-46 40-26 42",
        ink,
        5,
      ) +
      stroke("M-46-78Q-44-50-46-34M-84 60Q-74 74-56 80", shine, 6) +
      circle(-36, 2, 4, paper),
  ),
  /** A soldier's cap over crossed rifles. */
  soldierCap: floating(["Military"], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const rifle =
      path("M-5-128H5V10H-5Z", ink) +
      path("M-10-62H10V22L26 96Q8 110-12 100L-10 30Z", accentShade) +
      rect([8, 14], [12, 12], ink, { radius: 4 });
    return (
      place([0, 4], rifle, { turn: 48 }) +
      place([0, 4], rifle, { turn: -48, flip: true }) +
      path("M-84-10C-96-50-60-80 0-80S96-50 84-10L66 20H-66Z", main) +
      path("M36-75C78-66 92-44 84-10L66 20H26C48-10 48-40 36-75Z", shade) +
      path("M-72-4Q0-24 72-4L68 30Q0 14-68 30Z", accent) +
      path("M30-14Q52-12 72-4L68 30Q48 24 26 22Z", accentShade) +
      path("M-70 28Q0 10 70 28C86 44 62 66 48 60 20 46-20 46-48 60-62 66-86 44-70 28Z", ink) +
      place([0, -42], path(spikes(5, 26, 11), paper)) +
      stroke("M-58 36Q0 20 58 36", paper, 4, 0.6) +
      stroke("M-74-26Q-72-50-46-62", shine, 7)
    );
  }),
  /** An officer's cap with a winged jewel. */
  wingedCap: floating(
    ["Military"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-99-24C-90-70-40-86 0-94 40-86 90-70 99-24L70 24H-70Z", main) +
      path("M30-88C74-78 92-60 99-24L70 24H30C60-10 56-60 30-88Z", shade) +
      stroke("M-96-24Q0-50 96-24", shade, 5) +
      path("M-72 10Q0-14 72 10L70 48Q0 24-70 48Z", ink) +
      path("M-74 40Q0 14 74 40L78 52Q0 26-78 52Z", accentShade) +
      path("M-78 48Q0 22 78 48C92 78 60 92 0 94S-92 78-78 48Z", ink) +
      stroke("M-64 62Q-40 46-10 44", paper, 7) +
      stroke("M-70 42Q0 16 70 42", accent, 7) +
      circle(-68, 40, 8, accent) +
      circle(68, 40, 8, accentShade) +
      path(
        "M-10-22C-40-20-62-36-70-58-50-50-46-50-38-50-30-44-20-40-10-38ZM10-22C40-20 62-36 70-58 50-50 46-50 38-50 30-44 20-40 10-38Z",
        paper,
      ) +
      path("M0-56L20-42V-14L0 0-20-14V-42Z", accentShade) +
      path("M0-56L20-42 0-30-20-42ZM-20-42L0-30V0L-20-14Z", accent) +
      circle(0, -29, 9, paper) +
      stroke("M-86-32Q-78-56-50-68", shine, 6),
  ),
  /** A sailor's cap among soap bubbles. */
  bubbleCap: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M52 20Q86 50 70 96L56 82 44 92Q58 50 34 24Z", accentShade) +
      path("M-92-18C-100-58-50-82 0-82S100-58 92-18Q60 4 0 4T-92-18Z", main) +
      path("M40-76Q98-62 92-18 70-2 20 4 76-28 40-76Z", shade) +
      path("M-74-6Q0 16 74-6L68 36Q0 58-68 36Z", accent) +
      path("M24 5Q52 2 74-6L68 36Q46 44 20 47Z", accentShade) +
      stroke("M0 2V40M-20 26Q0 54 20 26M-12 12H12", paper, 7) +
      stroke("M-78-34Q-66-58-30-66", shine, 8) +
      circle(-62, 68, 26, shine, 0.85) +
      circle(-14, 82, 14, shine, 0.85) +
      circle(80, -76, 18, shine, 0.85) +
      path("M-62 54L-58 64-48 66-56 73-54 84-62 78-70 84-68 73-76 66-66 64Z", ink),
  ),
  /** A felt hat and the glass beside it. */
  feltHat: floating(
    ["Organized Crime", "Detective"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M24 34H92L84 100H32Z", paper, 0.9) +
      path("M29 62H88L84 100H32Z", accent) +
      path("M66 62H88L84 100H60Z", accentShade) +
      path("M38 52L60 46 66 66 44 72Z", paper) +
      place(
        [-4, -12],
        path("M-98 26C-90 10-40 30 0 30S90 6 98 20C96 50 40 62 0 62S-92 54-98 26Z", main) +
          path("M10 30C50 28 90 6 98 20 96 50 40 62 0 62 50 54 70 40 10 30Z", shade) +
          path(
            "M-64 34C-70-30-56-82-24-84-8-84-4-74 4-74 16-74 26-90 44-78 64-64 66-10 64 32 30 46-30 46-64 34Z",
            main,
          ) +
          path(
            "M4-74C16-74 26-90 44-78 64-64 66-10 64 32 50 38 30 41 14 42 40 0 34-60 4-74Z",
            shade,
          ) +
          path("M-65 4Q0 22 65 2L64 32Q0 50-64 34Z", ink) +
          path("M-62 12L-44 16V40L-62 36Z", accent) +
          stroke("M-52-24Q-48-58-34-66M-82 34Q-70 42-54 45", shine, 7) +
          circle(30, -36, 9, ink),
        { turn: -8 },
      ),
  ),
  /** A hat of straw before two crossed sabres. */
  sabreHat: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place([0, 6], sabre(paper, accent, ink), { turn: -50, scale: 1.2, flip: true }) +
      place([0, 6], sabre(paper, accent, ink), { turn: 50, scale: 1.2 }) +
      place(
        [0, 12],
        edged("M-102 26C-102-2-50-10 0-10S102-2 102 26 50 60 0 60-102 52-102 26Z", main, ink) +
          path("M102 26C102 52 50 60 0 60 50 46 66 20 60-5 84 0 102 8 102 26Z", shade) +
          edged("M-54 20C-58-50-30-70 0-70S58-50 54 20Q0 42-54 20Z", main, ink, 7) +
          path("M18-67C46-60 56-30 54 20Q36 30 14 30C32 4 34-40 18-67Z", shade) +
          path("M-54 18Q-56 0-54-14 0 10 54-14 56 0 54 18 0 42-54 18Z", accent) +
          path("M24 2Q42-6 54-14 56 0 54 18 40 26 20 29Z", accentShade) +
          stroke("M-86 28Q-82 18-70 12M-34-38Q-28-54-14-60", shine, 6) +
          stroke("M-60 44Q-30 52 0 52M-78 38L-72 42M-84 12", shade, 5),
        { scale: 0.84 },
      ),
  ),
  /** A hat with a wide brim over round glasses. */
  hunterHat: floating(
    ["Vampire"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-62 4C-70-50-52-96-22-92-10-92-6-82 4-84 16-90 30-98 44-84 62-64 64-28 58 0Z", main) +
      path("M22-92Q34-94 44-84C62-64 64-28 58 0L16 10C36-30 34-60 22-92Z", shade) +
      path("M-64-6Q0 22 60-10L58-32Q0 0-66-28Z", ink) +
      both(stroke("M70 52Q92 48 98 32", ink, 7)) +
      both(circle(40, 58, 38, ink) + circle(40, 58, 30, accent)) +
      path("M61 37A30 30 0 0 1 19 79ZM-19 37A30 30 0 0 1-61 79Z", accentShade) +
      stroke("M-8 54Q0 46 8 54", ink, 8) +
      path(
        "M-100-6C-76 0-70-8-58-10Q0 24 56-14C74-12 86-10 100-22 96 12 60 34 0 36-62 38-98 24-100-6Z",
        main,
      ) +
      path("M56-14C74-12 86-10 100-22 96 12 60 34 0 36 40 20 40 4 56-14Z", shade) +
      stroke("M-86 10Q-70 18-52 20M-46-44Q-46-66-34-78", shine, 7) +
      path("M-58 46-40 40-50 62ZM22 46 40 40 30 62Z", paper),
  ),
  /** A mage's hat with a star. */
  starMageHat: floating(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-99 58C-90 28 90 20 99 50 84 108-82 112-99 58Z", ink) +
      path("M-97 50C-88 22 88 14 97 42 82 96-80 100-97 50Z", shade) +
      path("M-97 50C-88 22 88 14 97 42Q0 110-97 50Z", main) +
      path(
        "M-62 46C-42 0-38-62 8-92 38-110 78-98 94-58 74-76 54-72 46-54 48-20 56 16 64 40Q0 70-62 46Z",
        main,
      ) +
      path(
        "M46-102C68-100 84-86 94-58 74-76 54-72 46-54 48-20 56 16 64 40Q44 50 20 53C36 10 18-50 46-102Z",
        shade,
      ) +
      path("M-62 46Q-54 28-48 10 6 30 56 8L64 40Q0 70-62 46Z", accent) +
      path("M56 8 64 40Q44 50 20 53L24 20Q42 16 56 8Z", accentShade) +
      path("M-6 6 4 24 24 28 10 42 12 62-6 52-24 62-22 42-36 28-16 24Z", paper) +
      stroke("M-30-10Q-20-50 0-70", shine, 7) +
      path("M92-58Q112-34 92-26 74-34 92-58Z", accent) +
      circle(14, -44, 5, accent) +
      circle(-8, -20, 4, accent) +
      circle(32, -24, 4, accent),
  ),
};
