import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, polar, rect, repeat, stroke } from "../../../svg.ts";
import { centre, edged } from "../../parts.ts";

/** Books, read and magical. */
export const books = {
  /** A worn book of magic with a clover of five leaves. */
  cloverGrimoire: floating(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const leaf = "M0-3C-12-12-24-32-13-43-7-49 0-43 0-37 0-43 7-49 13-43 24-32 12-12 0-3Z";
      return (
        path("M-62-88L78-98 88 82-50 98Z", ink) +
        path("M-58-76L74-88 82 72-48 86Z", paper) +
        stroke("M-44 78L80 62M-44 86L82 71", shade, 4) +
        path(
          "M-78-82L62-94 66-50 60-44 68-36 72 54 62 58 64 68 46 66-46 78-54 70-62 80-70 78-68 60-76 54Z",
          main,
        ) +
        path("M-78-82L-52-84-44 78-46 78-54 70-62 80-70 78-68 60-76 54Z", shade) +
        path("M34-92L62-94 66-66ZM44 66L64 68 62 58 72 54 70 34ZM-42 78L-20 75-43 56Z", accent) +
        circle(10, -10, 50, ink) +
        stroke("M10-6Q14 24 2 36", accentShade, 8) +
        repeat(5, (i) =>
          place([10, -12], path(leaf, i > 0 && i < 3 ? accentShade : accent), {
            turn: i * 72,
            scale: 0.9,
          }),
        ) +
        stroke("M-40-74L20-80M-70-70L-66 20", shine, 5)
      );
    },
  ),
  /** A red apple with a bite in it before a black notebook. */
  appleNotebook: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-68-80 50-90Q60-90 61-82L76 90Q76 99 66 99H-56Z", ink) +
      path("M-72-86 48-92 66 92H-58Z", paper) +
      path(
        "M-86-90 30-98Q38-98 39-90L56 90Q56 98 48 98H-62Q-70 98-71 90L-94-80Q-94-89-86-90Z",
        main,
      ) +
      path("M-94-80Q-94-89-86-90L-68-91-48 98H-62Q-70 98-71 90Z", shade) +
      stroke("M-44-58 12-62M-42-40-6-43", shine, 8) +
      path(
        "M36 20C16 0-24 8-24 50-24 84 0 102 20 100 28 98 44 98 52 100 72 102 96 84 96 50 96 8 56 0 36 20Z",
        accent,
      ) +
      path("M64 10C86 16 96 30 96 50 96 84 72 102 52 100 78 84 84 40 64 10Z", accentShade) +
      path("M96 36C78 32 68 44 74 54 68 64 76 78 92 72 97 62 98 46 96 36Z", paper) +
      stroke("M37 20Q36 0 48-12", ink, 8) +
      stroke("M-8 46Q-6 28 8 26", paper, 7),
  ),
  /** A book with the marks of claws. */
  clawedBook: floating(
    ["Detective"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 0],
        path("M-64-92H66Q76-92 76-82V78L84 84V98H-58Q-78 98-78 78V-76Q-78-92-64-92Z", shade) +
          path("M-60 70H78V90H-58Q-70 88-70 80T-60 70Z", paper) +
          stroke("M-58 80H74", ink, 4) +
          path("M-54-92H66Q76-92 76-82V70H-54Z", main) +
          path("M40-92H66Q76-92 76-82V70H20Q60 0 40-92Z", shade) +
          stroke("M-40-76H62V56H-40Z", accent, 5) +
          path("M28 70H48V104L38 94 28 104Z", accentShade) +
          stroke("M-66-72V50", shine, 6),
        { turn: -6 },
      ) +
      path(
        "M-22-92Q10-20-66 84-20 10-22-92ZM16-98Q48-10-34 100 16 6 16-98ZM54-92Q88-4 2 96 54 14 54-92Z",
        ink,
      ) +
      path(
        "M-20-74Q2-14-52 62-14 6-20-74ZM20-80Q42-6-20 78 22 6 20-80ZM58-74Q80-2 16 76 60 14 58-74Z",
        accent,
      ),
  ),
  /** A grimoire with seven jewels about a black sun. */
  sevenJewels: floating(
    ["Magic"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-66-86H84V100H-66Q-84 100-84 82V-70Q-84-86-66-86Z", shade) +
      path("M-68 72H78V92H-68Q-76 82-68 72Z", paper) +
      path("M-62-98H80V74H-64Q-84 74-84 90V-78Q-84-98-62-98Z", main) +
      path("M-84 90V-78Q-84-98-62-98H-56V74H-64Q-84 74-84 90Z", shade) +
      path("M80-98V-64L46-98ZM80 74V40L46 74ZM-56-98H-30L-56-72ZM-56 74H-30L-56 48Z", accent) +
      circle(12, -12, 62, shade) +
      circle(12, -12, 25, accent) +
      path("M12-50L22-24 50-12 22 0 12 26 2 0-26-12 2-24Z", accent) +
      circle(12, -12, 19, ink) +
      repeat(7, (i) =>
        circle(
          ...polar([12, -12], 50, (i * 2 * Math.PI) / 7 - 1.57),
          10,
          i % 2 === 0 ? accent : paper,
        ),
      ) +
      repeat(7, (i) =>
        circle(...polar([14, -10], 50, (i * 2 * Math.PI) / 7 - 1.57), 5, accentShade),
      ) +
      stroke("M-74-70V40M-44-88H20", shine, 5),
  ),
  /** An old bound book under a reading glass, with a flower in it. */
  glassAndBook: floating(
    ["Mystery", "Detective"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        centre,
        path("M-76-90H56Q70-90 70-76V88H-64Q-82 88-82 70V-76Q-82-90-76-90Z", shade) +
          path("M-70 62H66V82H-66Q-74 76-70 62Z", paper) +
          path("M-70-96H52Q66-96 66-82V64H-66Q-84 64-84 82V-82Q-84-96-70-96Z", main) +
          path("M-84 82V-82Q-84-96-70-96H-58V64H-66Q-84 64-84 82Z", shade) +
          stroke("M-38-74H46V42H-38Z", accent, 6) +
          stroke("M-22-46H30M-22-28H12", accent, 6) +
          stroke("M-50-88V50", shine, 4),
        { turn: -10 },
      ) +
      stroke("M62 66L88 92", ink, 24) +
      stroke("M58 62L70 74", accentShade, 24) +
      circle(26, 30, 57, accentShade) +
      circle(23, 27, 55, accent) +
      circle(25, 29, 43, paper) +
      repeat(5, (i) =>
        circle(...polar([25, 29], 17, i * 1.2566 - 1.57), 13, i === 1 || i === 2 ? shade : main),
      ) +
      circle(25, 29, 9, accent) +
      stroke("M-10 22Q-6 2 10-4", shine, 6),
  ),
  /** A notebook that fell into water. */
  wetNotebook: floating(
    ["School"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      ellipse([0, 78], [100, 24], accentShade) +
      ellipse([0, 74], [86, 17], accent) +
      ellipse([0, 72], [62, 11], paper) +
      place(
        [0, -12],
        edged("M-46-74H66V84H-46Z", paper, ink) +
          edged("M-60-82H54V76H-60Z", main, ink) +
          path("M26-82H54V76H-8Z", shade) +
          rect([-32, -58], [64, 42], paper, { radius: 4 }) +
          stroke("M-20-44H20M-20-30H6", ink, 5) +
          stroke("M-66-64H-50M-66-40H-50M-66-16H-50M-66 8H-50M-66 32H-50M-66 56H-50", ink, 8) +
          stroke("M-36 60V4", shine, 6),
        { turn: 12 },
      ) +
      path(
        "M-78-10Q-92 12-78 20-64 12-78-10ZM84-66Q70-44 84-36 98-44 84-66ZM-84-84Q-94-68-84-62-74-68-84-84Z",
        accent,
      ),
  ),
  /** A picture book out of which a monster looks. */
  monsterBook: floating(
    ["Psychological"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-62 46C-84-10-70-46-66-100L-36-66Q0-80 36-66L66-100C70-46 84-10 62 46Z", main, ink) +
      path("M66-100C70-46 84-10 62 46H16C50 20 50-30 38-66Z", shade) +
      path("M-44-34L-10-20Q-26-2-44-14ZM44-34L10-20Q26-2 44-14Z", paper) +
      circle(-26, -18, 5, ink) +
      circle(26, -18, 5, ink) +
      path("M-40 8Q0 22 40 8 34 44 0 44T-40 8Z", ink) +
      path("M-32 11L-24 28-16 15-8 30 0 16 8 30 16 15 24 28 32 11Q0 20-32 11Z", paper) +
      stroke("M-58-70Q-62-40-58-20", shine, 6) +
      edged("M0 54Q-50 22-100 36V92Q-50 76 0 100 50 76 100 92V36Q50 22 0 54Z", accent, ink) +
      path("M0 46Q-46 18-90 28V78Q-46 66 0 90 46 66 90 78V28Q46 18 0 46Z", paper) +
      path("M0 46Q46 18 90 28V78Q46 66 0 90Z", accentShade, 0.35) +
      stroke(
        "M0 50V86M-72 44Q-44 40-22 50M-72 60Q-44 56-22 66M72 44Q44 40 22 50M72 60Q44 56 22 66",
        ink,
        5,
      ),
  ),
};
