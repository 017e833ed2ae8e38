import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, place, polar, rect, repeat, stroke } from "../../svg.ts";
import { both } from "../parts.ts";

/** Fights, weapons and machines of war. */
export const action = {
  /** Two crossed swords with wrapped hilts. */
  crossedKatanas: floating(
    ["Action", "Samurai", "Historical", "Martial Arts"],
    ({ main, shade, shine, accent, accentShade, ink }) => {
      const sword =
        path("M-13 42Q-18-50 8-138 22-50 14 42Z", main) +
        path("M1 42Q4-50 8-138 22-50 14 42Z", shade) +
        stroke("M-7 30Q-9-40 4-100", shine, 4) +
        rect([-12, 44], [24, 84], ink, { radius: 8 }) +
        path("M0 54L9 66 0 78-9 66ZM0 78L9 90 0 102-9 90ZM0 102L9 114 0 126-9 114Z", accent) +
        ellipse([0, 44], [30, 10], accentShade) +
        ellipse([-2, 41], [28, 8], accent);
      return (
        place([0, 0], sword, { turn: -44, scale: 0.96, flip: true }) +
        place([0, 0], sword, { turn: 44, scale: 0.96 })
      );
    },
  ),
  /** A round shield with a boss and studs. */
  roundShield: floating(
    ["Action", "Adventure", "Fantasy", "Military"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      circle(0, 0, 98, accent) +
      path("M50-84A98 98 0 1 1-84 50 98 98 0 0 0 50-84Z", accentShade) +
      repeat(8, (i) => circle(...polar([0, 0], 88, (i * Math.PI) / 4 + 0.39), 5, ink)) +
      circle(0, 0, 76, main) +
      path("M0 0V-76A76 76 0 0 1 76 0ZM0 0V76A76 76 0 0 1-76 0Z", shade) +
      circle(4, 5, 34, ink, 0.35) +
      circle(0, 0, 32, accent) +
      path("M20-25A32 32 0 1 1-25 20 36 36 0 0 0 20-25Z", accentShade) +
      circle(-10, -11, 7, shine) +
      stroke("M-66-20A69 69 0 0 1-20-66", shine, 6),
  ),
  /** A clenched fist in plate armour. */
  gauntlet: standingOn(
    ["Action", "Fantasy", "Isekai", "Military"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-70 100L-46 24H50L74 100Z", main) +
      path("M74 100L50 24H14L28 100Z", shade) +
      path("M-62 76L66 76 74 100H-70Z", accent) +
      path("M22 76H66L74 100H28Z", accentShade) +
      path(
        "M-56 32C-70-10-66-60-58-74-50-98-32-98-30-82-26-102 0-104 2-84 8-102 32-100 34-80 42-94 62-88 64-66 70-30 66 10 54 32Z",
        main,
      ) +
      path("M34-80C42-94 62-88 64-66 70-30 66 10 54 32H8C34 6 40-30 34-80Z", shade) +
      stroke("M-30-80V-40M2-82V-42M34-78V-40", ink, 5) +
      path("M-60-14C-40-40 16-44 34-30 46-20 40-4 26-4-6-8-26 2-46 22Z", accent) +
      path("M34-30C46-20 40-4 26-4-6-8-26 2-46 22L-50 10C-20-14 14-12 34-30Z", accentShade) +
      stroke("M-50-50Q-50-66-44-78M-20-64Q-18-78-14-84", shine, 6) +
      rect([-54, 24], [108, 12], ink, { radius: 6 }),
  ),
  /** A tank from the side, its gun to the left. */
  tank: standingOn(
    ["Military", "Action", "Strategy Game"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-98-22L-96-38-10-28V-12Z", shade) +
      rect([-100, -42], [22, 20], main, { radius: 4 }) +
      path("M-28 8C-30-40-12-52 20-52H54C78-52 84-30 86 8Z", main) +
      path("M54-52C78-52 84-30 86 8H48C60-10 62-36 54-52Z", shade) +
      path("M18-52Q22-72 42-72T64-52Z", accent) +
      path("M-94 46L-78 6H82L98 46Z", main) +
      path("M10 6H82L98 46H32Z", shade) +
      stroke("M-72 16H4M-14-34Q-8-42 14-42", shine, 5) +
      rect([-100, 36], [200, 64], ink, { radius: 32 }) +
      repeat(
        4,
        (i) =>
          circle(-66 + i * 44, 68, 20, i > 1 ? accentShade : accent) +
          circle(-66 + i * 44, 68, 7, ink),
      ) +
      circle(22, -22, 13, accent),
  ),
  /** A fighter aeroplane from above, climbing. */
  fighterJet: floating(
    ["Military", "Action", "Sci-Fi", "Suspense"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      place(
        [0, 2],
        path("M-14-20L-92 44V62L-18 54ZM-14 62L-48 92V104L-8 94Z", main) +
          path("M14-20L92 44V62L18 54ZM14 62L48 92V104L8 94Z", shade) +
          path("M0-112C14-84 20-40 20 0V96H-20V0C-20-40-14-84 0-112Z", main) +
          path("M0-112C14-84 20-40 20 0V96H4Z", shade) +
          path("M0-72C10-58 12-40 10-24H-10C-12-40-10-58 0-72Z", accent) +
          path("M0-72C10-58 12-40 10-24H2Z", accentShade) +
          path("M-18 96H18L10 114H-10Z", ink) +
          circle(-54, 38, 10, accent) +
          circle(54, 38, 10, accentShade) +
          stroke("M-14-2Q-14-40-8-70M-80 48L-34 10", shine, 4),
        { turn: 32, scale: 0.97 },
      ),
  ),
  /** A motorcycle with a low saddle. */
  motorcycle: standingOn(
    ["Action", "Racing", "Delinquents", "Adventure"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(circle(58, 56, 42, ink) + circle(58, 56, 28, accentShade) + circle(58, 56, 20, ink)) +
      circle(-58, 56, 7, accent) +
      circle(58, 56, 7, accent) +
      stroke("M-58 56L-34-38M58 56L6 50-16 10", accent, 10) +
      path("M-26 14L-20 62H26L40 22Z", accentShade) +
      stroke("M0 74H84", accent, 12) +
      path("M-44-30C-20-46 16-40 30-14L72-22C92-24 98-14 92-6L58 18 40 30H-22Z", main) +
      path("M30-14L72-22C92-24 98-14 92-6L58 18 40 30H4Q26 12 30-14Z", shade) +
      path("M28-16Q50-34 90-26 96-16 84-8 50-12 28-16Z", ink) +
      stroke("M-34-34L-44-64-18-74", ink, 9) +
      circle(-54, -34, 19, shade) +
      path("M-58-54A20 20 0 0 0-58-14Z", paper) +
      path("M-100 40A44 44 0 0 1-26 26L-34 32A36 36 0 0 0-92 42Z", main) +
      stroke("M-28-22Q-6-32 8-20", shine, 6),
  ),
  /** A round bomb whose fuse burns. */
  bomb: standingOn(
    ["Action", "Suspense", "Gag Humor", "Parody"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(-12, 26, 74, main) +
      path("M30-36A74 74 0 1 1-74 66 84 84 0 0 0 30-36Z", shade) +
      place([36, -36], rect([-26, -14], [52, 30], ink, { radius: 5 }), { turn: 40 }) +
      stroke("M42-44Q54-74 70-62", accentShade, 9) +
      path(
        "M70-100L76-76 96-90 86-68 100-58 82-54 86-34 70-46 54-36 58-54 42-64 58-68 52-88 66-76Z",
        accent,
      ) +
      circle(70, -63, 9, paper) +
      stroke("M-64 26Q-64-10-36-24", shine, 11) +
      circle(-62, 46, 6, shine),
  ),
  /** A revolver with a long barrel. */
  revolver: floating(
    ["Organized Crime", "Suspense", "Action", "Detective", "High Stakes Game"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      place(
        [0, 0],
        path("M34-4C60-6 76 0 80 18L98 82C92 94 64 98 56 90L36 34Z", accent) +
          path("M80 18L98 82C92 94 72 97 62 93 76 70 72 40 62 4Z", accentShade) +
          stroke("M2 22Q0 56 26 52 38 48 38 30", ink, 8) +
          path("M-100-50H34L66-58 74-44 62-34 76-2 70 14 34 22H-24L-30-12H-100Z", main) +
          path("M-100-24H-30L-24 4 62-6 74-6 70 14 34 22H-24L-30-12H-100Z", shade) +
          path("M-96-50L-92-64-82-50Z", ink) +
          rect([-24, -44], [54, 48], ink, { radius: 9 }) +
          rect([-20, -40], [46, 11], main, { radius: 5 }) +
          rect([-20, -26], [46, 11], main, { radius: 5 }) +
          rect([-20, -12], [46, 11], shade, { radius: 5 }) +
          stroke("M-92-42H-36", shine, 5),
        { turn: 12, scale: 0.98 },
      ),
  ),
  /** A bolt of lightning breaking out of a ring. */
  thunderbolt: floating(
    ["Super Power", "Action", "Supernatural", "Mythology"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M0-82A82 82 0 1 1 0 82 82 82 0 1 1 0-82ZM0-56A56 56 0 1 0 0 56 56 56 0 1 0 0-56Z",
        accent,
      ) +
      path("M60-56A82 82 0 1 1-56 60L-38 41A56 56 0 0 0 41-38Z", accentShade) +
      path("M40-106L-66 16H-14L-42 106 70-24H14L56-106Z", ink) +
      path("M36-98L-52 10H-2L-30 90 56-18H4L46-98Z", main) +
      path("M46-98L4-18H56L-30 90-2 10 34-10H-14Z", shade) +
      stroke("M28-80L-28-10", shine, 6) +
      path("M-92-70L-74-62-88-48ZM92 64L74 60 84 44Z", main),
  ),
};
