import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, stroke } from "../../../svg.ts";

/** What one wears against a blow. */
export const helmetsAndShields = {
  /** The plumed helmet of a knight, with eyes that glow in its dark. */
  shadowHelm: standingOn(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-14-74C-10-118 84-112 96-36 102 8 88 54 98 86 66 72 52 30 46-20Z", accent) +
      path("M20-70C70-66 76-10 72 40 76 66 86 78 98 86 66 72 52 30 46-20Z", accentShade) +
      path("M-66-6C-68-66-36-86-4-88 32-86 62-66 60-6L56 56 22 100H-28L-62 56Z", main) +
      path("M-4-88C32-86 62-66 60-6L56 56 22 100H-4Z", shade) +
      path("M-58-18L-12-2V18L-54 8ZM52-18L4-2V18L48 8Z", ink) +
      path("M-46-9L-24 0V9L-44 4ZM40-9L16 0V9L38 4Z", accent) +
      stroke("M-4-84V84", ink, 6) +
      stroke("M-34 34V64M-18 40V72M10 40V72M26 34V64", ink, 6) +
      stroke("M-54-30Q-50-60-24-72", shine, 7),
  ),
  /** A general's helmet of old China, with a plume. */
  generalsHelm: floating(
    ["Military"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-4-66C-30-80-34-98-8-100 34-102 84-84 98-40 92-30 84-30 80-22 76-32 66-36 62-28 52-48 24-58 4-60Z",
        accent,
      ) +
      path(
        "M20-68C50-66 72-52 80-22 84-30 92-30 98-40 92-56 82-70 70-80Q48-82 20-68Z",
        accentShade,
      ) +
      path("M-66 6C-80 40-80 70-62 96L-28 86-20 20H20L28 86 62 96C80 70 80 40 66 6Z", main) +
      path("M20 20L28 86 62 96C80 70 80 40 66 6L30 12Z", shade) +
      stroke(
        "M-70 34L-24 40M-72 56L-28 60M-68 78L-30 74M70 34L24 40M72 56L28 60M68 78L30 74",
        ink,
        4,
      ) +
      path("M-20 20H20L25 66Q0 84-25 66Z", ink) +
      path("M-64 12C-64-34-34-62 0-66 34-62 64-34 64 12Q0 30-64 12Z", main) +
      path("M4-66C34-62 64-34 64 12Q42 20 22 21 36-30 4-66Z", shade) +
      path("M-72 2Q-36-14 0-4 36-14 72 2L70 20Q36 8 0 18-36 8-70 20Z", accent) +
      path("M0-4Q36-14 72 2L70 20Q36 8 0 18Z", accentShade) +
      path("M-10 12L0-44 10 12 0 22Z", paper) +
      circle(0, -66, 9, paper) +
      stroke("M-48-16Q-40-38-22-48", shine, 6),
  ),
  /** A dented helmet with a tuft, its horns broken off. */
  dentedHelm: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M20-92C60-112 98-84 92-30 90 0 98 20 90 44 74 30 70-10 62-34 54-60 40-76 20-92Z",
        accent,
      ) +
      path(
        "M92-30C90 0 98 20 90 44 74 30 70-10 62-34 76-28 84-50 72-82 92-70 96-50 92-30Z",
        accentShade,
      ) +
      path("M-56-54L-88-70-94-44-64-28ZM56-54L84-68 88-44 64-28Z", shade) +
      path("M-66 56C-74-20-66-94 0-98 66-94 74-20 66 56L38 92Q0 106-38 92Z", main) +
      path("M22-96C68-84 74-20 66 56L38 92Q20 98 6 99C34 40 44-40 22-96Z", shade) +
      path("M-70-14H70V16L12 12 8 70H-8L-12 12-70 16Z", ink) +
      stroke("M-44 2H-26", accent, 10) +
      stroke("M0-96V-20", ink, 5) +
      stroke("M-42 36V64M-28 34V66M28 34V66M42 36V64", ink, 6) +
      circle(-56, -30, 5, shade) +
      circle(56, -30, 5, ink) +
      circle(-20, -32, 5, shade) +
      stroke("M-40-60L-26-44M-52 74L-38 82M34-66L24-48", shade, 5) +
      stroke("M-56-44Q-50-72-30-84M-62 28V48", shine, 6),
  ),
  /** A fireman's helmet with a plate of flame. */
  flameHelm: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-74 40H74L84 100H-84Z", ink) +
      path("M-78 66H78L80 82H-80Z", accent) +
      path("M44 66H78L80 82H48Z", accentShade) +
      path("M-76 44C-84-46-44-88 0-88S84-46 76 44Z", main) +
      path("M34-82C66-68 82-30 76 44H40C56 0 58-50 34-82Z", shade) +
      path("M-13-70V-98Q0-104 13-98V-70Z", shade) +
      stroke("M-44-72Q-66-40-64 24M44-72Q66-40 64 24", ink, 4) +
      path("M-99 56Q-94 24-58 18 0 8 58 18 94 24 99 56 50 36 0 36T-99 56Z", accent) +
      path("M44 15Q94 20 99 56 70 42 44 38Z", accentShade) +
      path("M0-72L44-54C46-20 30 8 0 22-30 8-46-20-44-54Z", ink) +
      path("M0-60L34-46C36-20 22 0 0 10-22 0-36-20-34-46Z", accent) +
      path(
        "M-2 4C-26-2-22-24-10-34-10-26-6-24-2-24-6-36 0-46 8-54 8-42 22-32 20-16 18-4 10 2-2 4Z",
        paper,
      ) +
      stroke("M-70-6Q-68-30-58-46M-84 36Q-74 30-58 28", shine, 5),
  ),
  /** A rider's helmet with the ears of a cat, and smoke where a neck should be. */
  catEarHelmet: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-52 64C-40 84-76 84-92 100H94C70 92 88 76 52 62Z", ink) +
      path("M-76-22L-78-98Q-74-104-66-98L-20-66ZM76-22L78-98Q74-104 66-98L20-66Z", main) +
      path("M-66-46L-68-82-42-66ZM66-46L68-82 42-66Z", accent) +
      path("M-80 0C-80-52-44-78 0-78S80-52 80 0V36Q76 66 44 70H-44Q-76 66-80 36Z", main) +
      path("M34-72C64-60 80-36 80 0V36Q76 66 44 70H6C60 50 60-20 34-72Z", shade) +
      path("M-68 2C-68-26-40-36 0-36S68-26 68 2C68 30 40 38 0 38S-68 30-68 2Z", ink) +
      path("M-54-4C-50-20-30-26-4-26L-26 26C-44 22-56 14-54-4Z", accentShade, 0.55) +
      path("M-8-78H8L12-42H-12Z", accent) +
      path("M-24 48H24L16 60H-16Z", ink) +
      stroke("M-50 88Q-30 76-10 90M16 84Q36 76 52 92", paper, 5, 0.5) +
      stroke("M-68-20Q-62-50-36-62", shine, 8),
  ),
  /** A round helmet with a lamp, over crossed picks. */
  abyssHelmet: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const pick =
      stroke("M0-60V76", ink, 11) + path("M-48-50Q0-104 48-50 22-62 0-62T-48-50Z", accentShade);
    return (
      place([0, 0], pick, { turn: 48, scale: 1.35 }) +
      place([0, 0], pick, { turn: -48, scale: 1.35 }) +
      path("M-74 36C-82-54-44-84 0-84S82-54 74 36Z", main) +
      path("M34-76C66-62 80-26 74 36H24C46-4 46-44 34-76Z", shade) +
      path("M-92 42C-88 24-40 14 0 14S88 24 92 42C92 62 40 50 0 50S-92 62-92 42Z", accent) +
      path("M30 16C64 20 90 30 92 42 92 60 52 54 18 50Q34 34 30 16Z", accentShade) +
      circle(0, -26, 37, ink) +
      circle(0, -26, 29, accent) +
      circle(0, -26, 20, paper) +
      circle(-60, 30, 5, ink) +
      circle(60, 30, 5, ink) +
      stroke("M-58-10Q-58-44-38-60", shine, 8)
    );
  }),
  /** A round-shouldered shield with a jewel in it. */
  jewelShield: floating(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M0-100C26-84 56-80 84-84 92-10 66 66 0 100-66 66-92-10-84-84-56-80-26-84 0-100Z", ink) +
      path("M0-90C26-75 52-71 75-74 80-8 58 58 0 89-58 58-80-8-75-74-52-71-26-75 0-90Z", main) +
      path("M0-90C26-75 52-71 75-74 80-8 58 58 0 89Z", shade) +
      path("M0-70C20-60 38-55 58-56 58-4 42 44 0 68-42 44-58-4-58-56-38-55-20-60 0-70Z", ink) +
      path("M0-62C18-53 34-49 51-49 51-4 36 38 0 60-36 38-51-4-51-49-34-49-18-53 0-62Z", main) +
      path("M0-62C18-53 34-49 51-49 51-4 36 38 0 60Z", shade) +
      path(
        "M-10-62L10-62 8-36H-8ZM-10 54L0 60 10 54 8 26H-8ZM-52-14L-52 6-32 2V-10ZM52-14L52 6 32 2V-10Z",
        ink,
      ) +
      circle(0, -5, 33, ink) +
      circle(0, -5, 26, accent) +
      path("M0-31A26 26 0 0 1 0 21Q22-4 0-31Z", accentShade) +
      circle(-9, -14, 6, paper) +
      stroke("M-67-58Q-66-20-54 8M-60-64Q-44-62-34-64", shine, 5),
  ),
};
