import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, rect, repeat, stroke } from "../../svg.ts";
import { both } from "../parts.ts";

/** Vehicles, and the machines of a street. */
export const machines = {
  /** A steam engine from the front, with its lamp. */
  steamEngine: standingOn(
    ["Adventure", "Historical", "Drama", "Award Winning", "Mystery"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-20-70C-40-76-34-98-14-94-4-110 26-106 28-92 50-96 56-72 36-70 30-62-10-62-20-70Z",
        paper,
      ) +
      path("M-18-72H18L12-44H-12Z", ink) +
      rect([-84, 28], [168, 40], accentShade, { radius: 5 }) +
      rect([-84, 28], [104, 40], accent, { radius: 5 }) +
      circle(0, 4, 66, main) +
      path("M42-47A66 66 0 1 1-54 42 76 76 0 0 0 42-47Z", shade) +
      circle(0, 4, 50, ink) +
      circle(0, 4, 43, main) +
      path("M27-30A43 43 0 0 1-34 30Z", shade) +
      circle(0, -4, 22, accent) +
      circle(0, -4, 14, paper) +
      circle(-56, 48, 13, paper) +
      circle(56, 48, 13, paper) +
      path("M-62 64H62L84 100H-84Z", ink) +
      stroke("M0 72V96M-22 72L-32 96M22 72L32 96M-44 72L-58 96M44 72L58 96", accent, 6) +
      stroke("M-56-4A57 57 0 0 1-24-47", shine, 6),
  ),
  /** A rally car at speed. */
  rallyCar: floating(
    ["Racing", "Action", "Organized Crime", "Adult Cast"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-100-66H-40M-60-46H-14M30-72H84", paper, 6) +
      path("M-40-2C-24-40 0-46 34-44 62-42 78-24 90-2Z", ink) +
      path("M-26-4C-14-30 0-36 22-36V-4ZM30-36C52-36 66-22 74-4H30Z", accent) +
      path("M30-36C52-36 66-22 74-4H56Z", accentShade) +
      path(
        "M-98 44C-104 16-90 6-40-4 0-8 60-12 92-10L104-26 106-8C102 0 104 26 98 48H-84Q-96 50-98 44Z",
        main,
      ) +
      path(
        "M20-8C60-12 92-10 92-10L104-26 106-8C102 0 104 26 98 48H-84Q-96 50-98 44 20 40 20-8Z",
        shade,
      ) +
      path("M-98 26L-70 20-62 28-98 36Z", paper) +
      path("M-50 8L84 0V10L-44 18Z", accent) +
      rect([-98, 42], [196, 12], ink, { radius: 6 }) +
      both(circle(-56, 46, 30, ink) + circle(-56, 46, 19, accent)) +
      path("M70 33A19 19 0 0 1 42 59Z", accentShade) +
      both(stroke("M-56 32V60M-70 46H-42", ink, 5) + circle(-56, 46, 6, ink)) +
      stroke("M-84 10Q-60 2-36 0", shine, 5),
  ),
  /** A submarine with round windows. */
  submarine: floating(
    ["Military", "Adventure", "Suspense", "Survival"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M6-50V-92H34", ink, 10) +
      path("M-26-22L-16-66H38L46-22Z", main) +
      path("M14-66H38L46-22H18Z", shade) +
      path("M70-8L98-46V66L70 30Z", accentShade) +
      path(
        "M-98 20C-98-16-66-34-20-34H34C66-34 84-10 90 8 84 44 56 74 20 74H-20C-66 74-98 56-98 20Z",
        main,
      ) +
      path(
        "M54-28C76-18 86-2 90 8 84 44 56 74 20 74H-20C-52 74-78 66-90 48 20 60 66 30 54-28Z",
        shade,
      ) +
      path("M-97 14C-60 26 50 26 90 6L87 22C50 42-60 42-97 28Z", accent) +
      repeat(
        3,
        (i) =>
          circle(-56 + i * 44, 4, 18, accentShade) +
          circle(-56 + i * 44, 4, 12, ink) +
          circle(-60 + i * 44, 0, 5, paper),
      ) +
      circle(90, 10, 9, ink) +
      circle(-62, -64, 9, paper) +
      circle(-82, -84, 6, paper) +
      circle(-46, -88, 5, paper) +
      path("M-4 54H34L46 84H-10Z", accentShade) +
      stroke("M-82-2Q-64-22-30-24", shine, 6),
  ),
  /** The front of a lorry with its lamps on. */
  lorry: standingOn(
    ["Isekai", "Reincarnation", "Comedy", "Workplace"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([-80, -100], [160, 40], accentShade, { radius: 6 }) +
      rect([-80, -100], [104, 40], accent, { radius: 6 }) +
      both(rect([-76, 66], [34, 34], ink, { radius: 8 })) +
      both(rect([-98, -36], [16, 44], ink, { radius: 5 })) +
      path("M-70-72H70L82-4V78H-82V-4Z", main) +
      path("M30-72H70L82-4V78H36Z", shade) +
      path("M-58-58H58L68-2H-68Z", ink) +
      path("M-58-58H0L-30-2H-68Z", shine) +
      path("M10-58H26L-4-2H-20Z", shine, 0.6) +
      stroke("M-40-2L-4-14M8-2L44-14", paper, 4) +
      rect([-40, 14], [80, 30], ink, { radius: 5 }) +
      stroke("M-30 24H30M-30 34H30", shade, 4) +
      both(circle(-60, 28, 18, paper) + circle(-60, 28, 10, accent)) +
      rect([-92, 56], [184, 22], accent, { radius: 6 }) +
      path("M30 56H86Q92 56 92 62V72Q92 78 86 78H30Z", accentShade) +
      rect([-24, 58], [48, 17], paper, { radius: 3 }) +
      stroke("M-68-6L-62-40", shine, 4),
  ),
  /** A box for telephone calls, lit by night. */
  telephoneBox: standingOn(
    ["Urban Fantasy", "Mystery", "Time Travel", "Suspense", "Supernatural"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-58-80Q-56-100-30-100H30Q56-100 58-80Z", main) +
      path("M14-100H30Q56-100 58-80H20Z", shade) +
      rect([-64, -82], [128, 168], main) +
      rect([30, -82], [34, 168], shade) +
      rect([-48, -76], [96, 16], paper, { radius: 3 }) +
      circle(0, -68, 5, accent) +
      rect([-48, -50], [96, 124], ink) +
      path("M-48-50H48V74H-48Z", accent, 0.85) +
      rect([-20, -30], [40, 62], ink, { radius: 6 }) +
      stroke("M-30-26Q-38 2-30 30", paper, 11) +
      circle(4, -8, 11, accent) +
      circle(4, 18, 4, paper) +
      circle(14, 18, 4, paper) +
      circle(-6, 18, 4, paper) +
      stroke("M-16-50V74M16-50V74M-48-8H48M-48 34H48", shade, 4) +
      path("M-48 40L-14-50H4L-40 74H-48Z", paper, 0.3) +
      rect([-74, 84], [148, 16], accentShade, { radius: 3 }) +
      stroke("M-58-70V60", shine, 4),
  ),
  /** A machine that sells drinks. */
  vendingMachine: standingOn(
    ["Slice of Life", "Isekai", "Comedy", "Urban Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([-70, -100], [140, 196], shade, { radius: 8 }) +
      rect([-70, -100], [112, 196], main, { radius: 8 }) +
      rect([-58, -88], [92, 112], paper, { radius: 5 }) +
      repeat(8, (i) => {
        const [x, y] = [-52 + (i % 4) * 21, i < 4 ? -78 : -28];
        return (
          rect(
            [x, y],
            [15, 32],
            [accent, main, ink, accentShade][(i + (i > 3 ? 2 : 0)) % 4] ?? ink,
            { radius: 5 },
          ) + rect([x + 2, y + 12], [11, 8], shine)
        );
      }) +
      stroke("M-58-38H34M-58 12H34", ink, 5) +
      path("M-58 24L10-88H30L-38 24Z", paper, 0.35) +
      rect([48, -60], [16, 36], ink, { radius: 4 }) +
      circle(56, -8, 6, accent) +
      circle(56, 12, 6, accent) +
      rect([-52, 42], [80, 36], ink, { radius: 6 }) +
      rect([-18, 52], [14, 24], accent, { radius: 5 }) +
      both(rect([-62, 90], [28, 10], ink)) +
      stroke("M-64-84V30", shine, 4),
  ),
  /** An old television with its aerial. */
  television: standingOn(
    ["Showbiz", "Avant Garde", "Parody", "Horror", "Psychological"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-4-48L-44-98M4-48L50-92", ink, 7) +
      circle(-46, -98, 7, accent) +
      circle(52, -93, 7, accent) +
      both(path("M-70 76H-40L-52 100H-66Z", ink)) +
      rect([-98, -54], [196, 138], main, { radius: 22 }) +
      path("M50-54H76Q98-54 98-32V62Q98 84 76 84H50Z", shade) +
      rect([-84, -42], [130, 112], ink, { radius: 26 }) +
      path("M-76-18Q-76-34-60-34H-44V62H-60Q-76 62-76 46Z", paper) +
      rect([-44, -34], [24, 96], accent) +
      rect([-20, -34], [22, 96], main) +
      path("M2-34H22Q38-34 38-18V46Q38 62 22 62H2Z", accentShade) +
      path("M-76 18L-20 6 2 24 38 10V24L2 38-20 20-76 32Z", ink) +
      circle(72, -16, 15, accent) +
      stroke("M72-16L80-24", ink, 5) +
      circle(72, 22, 11, ink) +
      stroke("M60 48H84M60 60H84", ink, 5) +
      stroke("M-84-44Q-74-50-60-48", shine, 5),
  ),
  /** A flying saucer, its beam down. */
  flyingSaucer: standingOn(
    ["Sci-Fi", "Space", "Comedy", "Mystery", "Parody"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-30-6H30L92 100H-92Z", accent, 0.75) +
      path("M4-6H30L92 100H30Z", accentShade, 0.6) +
      path("M-46-44C-44-112 44-112 46-44Z", paper) +
      path("M14-92C36-86 46-68 46-44H20Q26-74 14-92Z", shine) +
      ellipse([0, -26], [98, 34], shade) +
      ellipse([0, -34], [98, 32], main) +
      path("M40-63C76-58 98-48 98-34 98-16 54-2 0-2 60-14 70-40 40-63Z", shade) +
      repeat(5, (i) =>
        circle(-72 + i * 36, [-26, -13, -9, -13, -26][i] ?? 0, 8, i > 2 ? accentShade : accent),
      ) +
      stroke("M-84-38Q-76-50-60-56", shine, 6) +
      path("M-20 100C-24 70-16 62-12 50L-6 56H6L12 50C16 62 24 70 20 100Z", ink) +
      stroke("M18 94Q36 92 34 74", ink, 6),
  ),
  /** A street lamp with its halo. */
  streetLamp: standingOn(
    ["Urban Fantasy", "Drama", "Mystery", "Romance", "Vampire"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(0, -34, 92, accent, 0.35) +
      circle(0, -34, 66, accent, 0.45) +
      path("M-9 12H9L13 80H-13Z", main) +
      path("M2 12H9L13 80H4Z", shade) +
      path("M-13 74H13L38 100H-38Z", shade) +
      path("M-13 74H2L8 100H-38Z", main) +
      path("M-34-68H34L22 14H-22Z", ink) +
      path("M-26-64H26L16 8H-16Z", accent) +
      path("M4-64H26L16 8H3Z", accentShade) +
      path("M0-44C12-30 12-12 0-8-12-12-12-30 0-44Z", paper) +
      path("M-46-64L-22-92H22L46-64Z", main) +
      path("M4-92H22L46-64H10Z", shade) +
      circle(0, -96, 8, accentShade) +
      rect([-28, 8], [56, 14], main, { radius: 5 }) +
      stroke("M-12 40H-44M12 40H44", shade, 9) +
      stroke("M-34-68L-20-84", shine, 5),
  ),
};
