import { floating } from "../../../emblem.ts";
import { circle, outline, path, place, polar, rect, repeat, stroke } from "../../../svg.ts";
import { centre, spikes } from "../../parts.ts";

/** Telephones. */
export const phones = {
  /** A folding telephone with a heart on it, before a dial of twelve marks. */
  diaryPhone: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(0, 0, 98, ink) +
      repeat(12, (i) =>
        path(
          outline([
            polar([0, 0], 92, i * 0.524 - 0.1),
            polar([0, 0], 92, i * 0.524 + 0.1),
            polar([0, 0], 72, i * 0.524),
          ]),
          accent,
        ),
      ) +
      place(
        [0, 0],
        rect([-44, -98], [88, 94], main, { radius: 14 }) +
          path("M22-98H30Q44-98 44-84V-18Q44-4 30-4H22Z", shade) +
          rect([-33, -86], [66, 68], paper, { radius: 5 }) +
          path(
            "M0-26C-36-52-26-80-10-78-4-78 0-72 0-68 0-72 4-78 10-78 26-80 36-52 0-26Z",
            accent,
          ) +
          stroke("M4-70L-6-56 6-48-2-36", ink, 4) +
          rect([-44, 4], [88, 94], shade, { radius: 14 }) +
          rect([-36, -10], [72, 18], ink, { radius: 8 }) +
          path(
            repeat(9, (i) => {
              const [x, y] = [(i % 3) * 24 - 32, Math.floor(i / 3) * 20 + 34];
              return `M${x} ${y}h16v11h-16Z`;
            }),
            paper,
          ) +
          rect([-14, 16], [28, 11], accentShade, { radius: 5 }) +
          stroke("M-38-66V-82Q-38-91-30-92", shine, 5),
        { turn: 14 },
      ),
  ),
  /** A telephone that films a blast larger than itself. */
  phoneBlast: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(spikes(14, 104, 72), accent) +
      path(
        "M-62-8C-92-24-74-64-44-54-38-88 12-92 24-62 54-80 84-46 62-22 92-10 80 30 52 26H-52C-84 30-88 4-62-8Z",
        main,
      ) +
      path("M24-62C54-80 84-46 62-22 92-10 80 30 52 26H6C50 10 40-30 24-62Z", shade) +
      place(
        [0, 30],
        rect([-92, -48], [184, 100], ink, { radius: 15 }) +
          rect([-74, -38], [140, 80], paper, { radius: 5 }) +
          path(
            "M-50 42C-34 30-24 18-26 2-56 6-60-24-36-26-30-42 14-44 22-28 48-30 48 4 18 2 16 18 28 30 44 42Z",
            main,
          ) +
          path("M22-28C48-30 48 4 18 2 16 18 28 30 44 42H6C0 20 22-4 22-28Z", shade) +
          circle(79, 2, 7, accentShade) +
          circle(-62, -26, 6, accent) +
          stroke("M-66 34V24M-66 34H-56M58-30V-20M58-30H48", ink, 4),
        { turn: -8 },
      ) +
      stroke("M-56-36Q-54-46-44-46M-26-64Q-16-74-4-72", shine, 6),
  ),
  /** A telephone with a heart and its stars. */
  datePhone: floating(["Romance"], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const star = (x: number): string =>
      outline(
        Array.from({ length: 10 }, (_, i) =>
          polar([x, 68], i % 2 === 0 ? 12 : 5, (i / 5 - 0.5) * Math.PI),
        ),
      );
    return place(
      [0, 0],
      rect([-58, -102], [124, 204], ink, { radius: 22 }) +
        rect([-54, -100], [112, 196], shade, { radius: 19 }) +
        rect([-56, -100], [106, 194], main, { radius: 19 }) +
        rect([-48, -84], [90, 164], paper, { radius: 8 }) +
        path("M8-84H42V80H-10Z", shine) +
        rect([-18, -95], [30, 6], ink, { radius: 3 }) +
        path(
          "M-3 44C-40 16-82-10-82-44-82-84-20-90-3-54 14-90 78-84 78-44 78-10 34 16-3 44Z",
          ink,
        ) +
        path(
          "M-3 34C-38 8-74-14-74-44-74-76-20-80-3-42 14-80 70-76 70-44 70-14 32 8-3 34Z",
          accent,
        ) +
        path("M38-69C56-68 70-60 70-44 70-14 32 8-3 34 26 0 48-26 38-69Z", accentShade) +
        stroke("M-58-42Q-56-58-42-61", paper, 9) +
        path([-36, -3, 30].map(star).join(""), accentShade),
      { turn: 10 },
    );
  }),
  /** A telephone with a constellation on it, before open pages. */
  starPhone: floating(
    ["Urban Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const pages =
        path("M-30-60C-60-84-84-80-100-70V62C-80 52-60 54-30 76Z", accentShade) +
        path("M-30-74C-56-98-80-96-94-84V50C-76 42-56 44-30 66Z", paper) +
        stroke(
          "M-80-62Q-66-66-56-60M-80-40Q-66-44-56-38M-80-18Q-66-22-56-16M-80 4Q-66 0-56 6M-80 26Q-66 22-56 28",
          accent,
          5,
        );
      return (
        pages +
        place(centre, pages, { flip: true }) +
        rect([-50, -98], [100, 198], shade, { radius: 17 }) +
        rect([-52, -100], [96, 198], main, { radius: 17 }) +
        rect([-42, -82], [78, 158], ink, { radius: 6 }) +
        circle(-4, 87, 6, ink) +
        stroke("M-26 52L-30 8 4-14-14-54 22-62M4-14L26 26", accent, 4) +
        circle(-26, 52, 6, paper) +
        circle(-30, 8, 5, paper) +
        circle(-14, -54, 5, paper) +
        circle(22, -62, 6, paper) +
        circle(26, 26, 6, paper) +
        path("M4-40L11-21 30-14 11-7 4 12-3-7-22-14-3-21Z", paper) +
        stroke("M-46-70V-40", shine, 5)
      );
    },
  ),
};
