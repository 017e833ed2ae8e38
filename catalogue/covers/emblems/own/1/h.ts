import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, polar, repeat, stroke } from "../../../svg.ts";

/** Emblems of named titles, from `championBelt` to `roundBird`. */
export const p1h = {
  /** The belt of a champion. */
  goldenBelt: floating(
    ["Combat Sports"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-100-36Q-70-22-40-40H40Q70-22 100-36V36Q70 52 40 42H-40Q-70 52-100 36Z", accent) +
      path("M40-40Q70-22 100-36V36Q70 52 40 42Z", accentShade) +
      stroke(
        "M-96-24Q-76-16-56-22M-96 28Q-76 36-56 32M96-24Q76-16 56-22M96 28Q76 36 56 32",
        paper,
        3,
      ) +
      circle(-78, 4, 15, ink) +
      circle(-78, 4, 10, main) +
      circle(78, 4, 15, ink) +
      circle(78, 4, 10, shade) +
      path(
        "M0-84L18-72 40-74 46-54 62-42 56-22 64 0 54 22 58 44 38 54 28 72 0 84-28 72-38 54-58 44-54 22-64 0-56-22-62-42-46-54-40-74-18-72Z",
        ink,
      ) +
      path(
        "M0-75L16-64 34-66 39-49 53-38 48-20 55 0 46 20 49 38 32 47 23 64 0 74-23 64-32 47-49 38-46 20-55 0-48-20-53-38-39-49-34-66-16-64Z",
        main,
      ) +
      path("M0-75L16-64 34-66 39-49 53-38 48-20 55 0 46 20 49 38 32 47 23 64 0 74Z", shade) +
      circle(0, 0, 39, ink) +
      circle(0, 0, 33, paper) +
      path("M0-28L8-10 27-9 12 4 17 23 0 12-17 23-12 4-27-9-8-10Z", accent) +
      path("M0-28L8-10 27-9 12 4 17 23 0 12Z", accentShade) +
      stroke("M-42-38L-34-54M-44 20L-46 6", shine, 6),
  ),
  /** An open umbrella of paper, seen from above, with blossoms. */
  paperUmbrella: floating(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const rim = (from: number, to: number) =>
        repeat(to - from, (i) => {
          const angle = (from + i) * 0.524;
          const [a, b, c] = [
            polar([0, 0], 96, angle),
            polar([0, 0], 88, angle + 0.262),
            polar([0, 0], 96, angle + 0.524),
          ].map((p) => p.map(Math.round).join(" "));
          return `M0 0L${a}Q${b} ${c}Z`;
        });
      return (
        path(rim(0, 12), main) +
        path(rim(-1, 4), shade) +
        `<g fill="none">${stroke("M-66 0A66 66 0 1 1 66 0 66 66 0 1 1-66 0", paper, 20)}</g>` +
        stroke(
          repeat(
            12,
            (i) =>
              `M0 0L${polar([0, 0], 94, i * 0.524)
                .map(Math.round)
                .join(" ")}`,
          ),
          ink,
          3,
        ) +
        circle(0, 0, 24, accent) +
        path("M0-24A24 24 0 0 1 0 24Q16 0 0-24Z", accentShade) +
        circle(0, 0, 9, ink) +
        [
          [-58, -44],
          [54, 40],
          [30, -64],
        ]
          .map(([x = 0, y = 0]) =>
            place(
              [x, y],
              stroke("M0 0V-11M0 0L10-3M0 0L6 9M0 0L-6 9M0 0L-10-3", accent, 14) +
                circle(0, 0, 5, paper),
            ),
          )
          .join("") +
        stroke("M-88-14Q-84-38-70-56", shine, 5)
      );
    },
  ),
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
  /** A round bird with a crest. */
  roundBird: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-26 78V94M26 78V94M-42 96H-10M10 96H42", ink, 11) +
      stroke("M-26 78V94M26 78V94M-41 96H-11M11 96H41", accentShade, 5) +
      path(
        "M-6-68C-28-78-30-94-18-98-10-100-4-92-2-86-2-96 8-102 16-96 22-88 14-76 6-68Z",
        accent,
      ) +
      path(
        "M0-72C30-72 46-54 50-30 72-20 88 6 84 36 80 70 44 88 0 88S-80 70-84 36C-88 6-72-20-50-30-46-54-30-72 0-72Z",
        ink,
      ) +
      path(
        "M0-65C26-65 40-50 43-24 68-12 80 10 77 36 73 64 40 80 0 80S-73 64-77 36C-80 10-68-12-43-24-40-50-26-65 0-65Z",
        main,
      ) +
      path(
        "M20-62C34-56 41-42 43-24 68-12 80 10 77 36 73 64 40 80 0 80 60 56 50-10 20-62Z",
        shade,
      ) +
      path("M0 0C34 0 50 22 46 48 42 70 20 78 0 78S-42 70-46 48C-50 22-34 0 0 0Z", paper) +
      path(
        "M-76 20C-92 24-98 44-90 60-78 62-62 54-58 34ZM76 20C92 24 98 44 90 60 78 62 62 54 58 34Z",
        accent,
      ) +
      ellipse([-21, -34], [8, 11], ink) +
      ellipse([21, -34], [8, 11], ink) +
      circle(-23, -38, 3, paper) +
      circle(19, -38, 3, paper) +
      path("M-15-22Q0-34 15-22 10-4 0-2-10-4-15-22Z", accentShade) +
      stroke("M-14-21H14", ink, 3) +
      stroke("M-14 24Q-8 32-2 24 4 32 10 24M-22 44Q-16 52-10 44-4 52 2 44 8 52 14 44", shade, 4) +
      stroke("M-66 8Q-62-6-48-14", shine, 6),
  ),
};
