import { floating } from "../../../emblem.ts";
import { circle, ellipse, outline, path, place, polar, repeat, stroke } from "../../../svg.ts";
import { both, edged } from "../../parts.ts";

/** Dragons of east and west. */
export const dragons = {
  /** A dragon that bites its tail, and a broken sword within. */
  dragonRing: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        repeat(9, (i) => {
          const turn = -0.7 + i * 0.42;
          return outline([
            polar([0, 0], 82, turn - 0.14),
            polar([0, 0], 104, turn + 0.08),
            polar([0, 0], 82, turn + 0.14),
          ]);
        }),
        shade,
      ) +
      path("M14-92A92 92 0 1 1-62-68L-44-48A62 62 0 1 0 14-84Z", main) +
      path("M78-48A92 92 0 0 1-22 89L-14 62A66 66 0 0 0 62-38Z", shade) +
      path(
        "M-70-62Q-66-92-40-98L-46-108-22-100 34-100Q44-94 30-86L2-82 24-74Q10-62-14-66L-36-44Z",
        main,
      ) +
      circle(-20, -88, 6, accent) +
      path("M-17 34V-22L-8-40 0-24 9-48 17-30V34Z", ink) +
      path("M-11 34V-16L-7-28 0-14V34Z", paper) +
      path("M0 34V-14L8-32 11-24V34Z", shine) +
      path("M-48 22Q-40 34 0 32 40 34 48 22 46 50 0 48-46 50-48 22Z", accent) +
      path("M0 32Q40 34 48 22 46 50 0 48Z", accentShade) +
      stroke("M0 52V82", ink, 18) +
      stroke("M-5 58 5 54M-5 70 5 66M-5 82 5 78", accent, 4) +
      circle(0, 94, 12, accent) +
      stroke("M-76 12Q-72 40-56 54", shine, 7),
  ),
  /** A dragon in the frilled band of a maid. */
  maidDragon: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(
        path("M28-40C36-66 52-82 46-106 84-90 90-50 62-24Z", shine) +
          path("M54-18 100-22 84 4 98 26 54 32Z", accent),
      ) +
      path(
        "M58-90C84-78 84-46 62-24L48-32C66-50 68-70 58-90ZM54 20 100-22 84 4 98 26 54 32Z",
        accentShade,
      ) +
      path(
        "M-58-40Q0-70 58-40C78-6 64 20 56 36 50 62 40 78 0 82-40 78-50 62-56 36-64 20-78-6-58-40Z",
        main,
      ) +
      path("M22-56Q42-52 58-40C78-6 64 20 56 36 50 62 40 78 0 82 40 50 46 0 22-56Z", shade) +
      ellipse([0, 44], [44, 30], shine) +
      stroke("M-26 52Q0 68 26 52", ink, 6) +
      path("M-20 56-14 70-8 60ZM20 56 14 70 8 60Z", paper) +
      circle(-12, 32, 5, ink) +
      circle(12, 32, 5, ink) +
      both(path("M52-14Q24-16 14 12 40 18 52-14Z", ink) + circle(33, 1, 7, accent)) +
      repeat(7, (i) => circle(...polar([0, 30], 96, (1.26 + i * 0.08) * Math.PI), 15, paper)) +
      path("M-66-28Q0-76 66-28L58-16Q0-58-58-16Z", ink) +
      path("M0 86-38 68Q-46 90-38 108ZM0 86 38 68Q46 90 38 108Z", accent) +
      path("M0 86 38 68Q46 90 38 108Z", accentShade) +
      circle(0, 87, 11, paper),
  ),
  /** A serpent dragon before the red disc of dawn. */
  dawnDragon: floating(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(4, 0, 84, accentShade) +
      circle(0, -4, 82, accent) +
      stroke("M-84 88C-20 104 90 96 78 50 66 12-62 50-74 0-82-42-30-52-6-46", ink, 36) +
      stroke("M-84 88C-20 104 90 96 78 50 66 12-62 50-74 0-82-42-30-52-6-46", main, 27) +
      stroke("M-60 96C0 102 84 92 74 56M-10 34C-50 28-70 20-68-2-66-28-40-36-12-36", shade, 8) +
      path(
        "M-98 94L-80 74-70 96-90 104ZM88 30L104 12 98 44ZM-84-14L-104-30-86-36ZM-44 26L-50 4-30 20ZM10 30L16 8 28 28ZM20 84L28 64 40 82Z",
        paper,
      ) +
      path(
        "M-20-72L14-98 8-78 46-92 40-68C60-62 84-52 98-36L92-22 62-20 40-26 22-16-10-20Z",
        main,
      ) +
      path("M-10-20L22-16 40-26 62-20 92-22 88-10 56-2 10-6Z", shade) +
      path("M14-98L8-78-6-70ZM46-92L40-68 24-70Z", paper) +
      circle(42, -50, 6, ink) +
      circle(86, -36, 3, ink) +
      stroke("M88-24Q104 0 84 14M60-12Q62 8 48 16", main, 5) +
      stroke("M-64 4Q-66-30-30-42M-10-56L18-62", shine, 5),
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
};
