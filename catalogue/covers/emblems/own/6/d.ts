import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, repeat, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

export const p6d = {
  /** A throne with a sword in its back. */
  swordThrone: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-62-66L-78-104-42-84 0-104 42-84 78-104 62-66 54 34H-54Z", main, ink) +
      path("M62-66L54 34H18C40 10 46-40 42-84L78-104Z", shade) +
      path("M-40-58Q0-78 40-58L36 26H-36Z", accentShade) +
      edged("M-10-52H10V34L0 52-10 34Z", paper, ink, 7) +
      edged("M-28-62H28V-50H-28ZM-6-62V-92H6V-62Z", accent, ink, 7) +
      edged("M-92 4Q-92-10-76-10T-60 4V46H60V4Q60-10 76-10T92 4V80H-92Z", main, ink) +
      path("M60 4Q60-10 76-10T92 4V80H40V46H60Z", shade) +
      path("M-60 40H60V56H-60Z", accent) +
      edged("M-102 80H102V100H-102Z", shade, ink) +
      circle(-76, 8, 7, accent) +
      circle(76, 8, 7, accent) +
      stroke("M-84 30V66M-54-66L-50-40", shine, 6),
  ),
  /** The signal of a railway crossing among petals. */
  petalCrossing: standingOn([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const board =
      edged("M-84-12H84V12H-84Z", main, ink, 8) +
      path("M-64-12H-36L-44 12H-72ZM-8-12H20L12 12H-16ZM48-12H76L68 12H40Z", ink);
    return (
      edged("M-10-90H10V90H-10Z", shade, ink) +
      edged("M-44 84H44V100H-44Z", shade, ink) +
      place([0, -56], board, { turn: 32 }) +
      place([0, -56], board, { turn: -32 }) +
      edged("M-70 10H70V32H-70Z", shade, ink, 8) +
      circle(-50, 22, 34, ink) +
      circle(50, 22, 34, ink) +
      circle(-50, 22, 22, accent) +
      circle(50, 22, 22, accentShade) +
      stroke("M-62 16Q-58 6-50 6", paper, 6) +
      stroke("M-5-70V74", shine, 4) +
      path(
        "M-84 88c-16-12-14-32-6-36l6 8 6-8c8 4 10 24-6 36ZM78 92c-16-12-14-32-6-36l6 8 6-8c8 4 10 24-6 36ZM40 74c-16-12-14-32-6-36l6 8 6-8c8 4 10 24-6 36ZM-92 -8c-16-12-14-32-6-36l6 8 6-8c8 4 10 24-6 36ZM94 2c-16-12-14-32-6-36l6 8 6-8c8 4 10 24-6 36Z",
        paper,
      )
    );
  }),
  /** A bullet that breaks through a wall of glass. */
  verdictBullet: floating(
    ["Detective", "High Stakes Game"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(
        "M16-104L36-62 82-84 62-40 104-18 66 8 96 54 46 48 38 96 4 60-38 98-40 50-92 56-66 12-104-22-60-38-76-84-32-64Z",
        accent,
        ink,
      ) +
      path("M82-84L62-40 104-18 66 8 96 54 46 48 38 96 4 60Z", accentShade) +
      path(
        "M8-70L28-40 58-54 46-22 70-8 44 12 60 38 26 32 18 62-2 38-30 66-28 34-64 36-44 8-70-16-38-22-46-54-16-38Z",
        paper,
      ) +
      place(
        [0, 0],
        edged("M-36-30H40C66-28 88-12 98 0 88 12 66 28 40 30H-36Z", main, ink) +
          edged("M-92-32H-36V32H-92Z", shine, ink) +
          path("M-92 6H-36V32H-92Z", shade) +
          path("M-36 6H94C84 16 64 28 40 30H-36Z", shade) +
          stroke("M-78-30V30M38-28V28", ink, 7) +
          stroke("M-24-18H26M-64-20H-48", paper, 6),
        { turn: -38 },
      ),
  ),
  /** A salmon with a key to wind it up. */
  windUpSalmon: floating(
    ["CGDCT", "Gag Humor"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M8-30V-56", ink, 20) +
      stroke("M8-30V-56", accentShade, 10) +
      stroke(
        "M2-66C-14-104-60-96-48-70-36-50-10-58 2-66H14C30-104 76-96 64-70 52-50 26-58 14-66Z",
        ink,
        24,
      ) +
      stroke(
        "M2-66C-14-104-60-96-48-70-36-50-10-58 2-66H14C30-104 76-96 64-70 52-50 26-58 14-66Z",
        accent,
        11,
      ) +
      edged("M58 20L104-22 96 28 104 76 54 44Z", shade, ink) +
      edged(
        "M-104 36C-84-8-40-36 4-32 44-28 66 8 78 30 60 62 30 88-14 88-58 88-90 68-104 36Z",
        main,
        ink,
      ) +
      path("M-104 36Q-60 52 0 50 44 46 78 30C60 62 30 88-14 88-58 88-90 68-104 36Z", paper) +
      path("M-104 36Q-60 52 0 50 44 46 78 30L66 12Q30 32-10 34-60 36-97 22Z", shade) +
      stroke("M-48-16Q-30 20-48 66", ink, 6) +
      circle(-70, 14, 9, ink) +
      circle(-73, 11, 3, paper) +
      edged("M-22 54L14 66-16 76Z", accent, ink, 6) +
      stroke("M-4 4V6M18 8V10M40 14V16M-16 18V20M10 24V26", ink, 7) +
      stroke("M-28-14Q-4-22 16-16", shine, 7),
  ),
  /** A cross of blood before the eye of a god. */
  bloodCross: floating(
    ["Vampire"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-66-62L-78-84M66-62L78-84M-40-82L-44-100M40-82L44-100", accent, 9) +
      edged("M-106-12Q0-112 106-12 0 84-106-12Z", paper, ink) +
      path("M0-64A52 52 0 1 1-.1-64Z", accent) +
      path("M37-49A52 52 0 1 1-37 25 74 74 0 0 0 37-49Z", accentShade) +
      edged(
        "M-28-104H28L20-38 72-46V14L20 6 22 46Q24 62 16 66T4 106-8 72Q-24 66-22 46L-20 6-34 8Q-38 34-44 34T-52 11L-72 14V-46L-20-38Z",
        main,
        ink,
      ) +
      path("M28-104L20-38 72-46V14L20 6 22 46Q24 62 16 66T4 106Q10 10 4-104Z", shade) +
      stroke("M-16-92L-11-44M-62-32L-34-28", shine, 7),
  ),
  /** A grenade with a timer. */
  timerGrenade: floating(
    ["Survival"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-12-68V-92H40L84-24 66-8 30-60Z", accentShade, ink) +
      stroke("M-44-92a22 22 0 1 0 .1 0Z", ink, 18) +
      stroke("M-44-92a22 22 0 1 0 .1 0Z", accent, 8) +
      edged("M-26-74H26V-44H-26Z", shade, ink) +
      edged("M-40-48H40L76-6V52L40 98H-40L-76 52V-6Z", main, ink) +
      path("M40-48L76-6V52L40 98H-8L34 52V-6L0-48Z", shade) +
      stroke(
        "M-76-6H-46M46-6H76M-76 52H-46M46 52H76M-20-48V-20M20-48V-20M-20 98V66M20 98V66",
        ink,
        6,
      ) +
      circle(0, 23, 47, ink) +
      circle(0, 23, 38, accent) +
      path("M0 23V-15A38 38 0 1 1-33 42Z", accentShade) +
      stroke("M0 23V-2M0 23L-18 34", ink, 7) +
      circle(0, 23, 7, paper) +
      stroke("M-58-12L-38-36M-22 2Q-18-2-12-4", shine, 7),
  ),
  /** A huge curved sword with fur at its guard. */
  fangSword: floating(
    ["Samurai", "Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-100 80L-64 44-46 62-82 100Z", accent, ink) +
      stroke("M-92 68L-76 88M-80 56L-62 76", ink, 6) +
      edged("M-52 28C-42-22-4-74 78-104L106-100 102-70C92-4 40 48-18 66Z", main, ink) +
      path("M106-100L102-70C92-4 40 48-18 66L-26 56C24 20 64-30 78-78Z", shade) +
      path(
        "M106-100L102-70C92-4 40 48-18 66L-22 61 2 42 12 40 22 22 38 18 44 0 60-8 64-26 78-36 82-56 92-68Z",
        paper,
      ) +
      stroke("M78-104L80-80 106-92", ink, 4) +
      stroke("M-30 18C-20-14 8-54 58-82", shine, 7) +
      edged(
        "M-80 8L-56 10-58-10-38 4-30-10-20 14-2 16-10 32 14 38-2 52 8 68-14 68-12 88-34 78-44 92-48 70-74 58-62 44-84 28Z",
        paper,
        ink,
      ) +
      path("M14 38L-2 52 8 68-14 68-12 88-34 78-44 92-48 70Q-24 60-10 32Z", accentShade, 0.6) +
      circle(-40, 38, 9, accent),
  ),
  /** A jewel on a string of beads and fangs. */
  jewelBeads: floating(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-30-92C-110-64-104 30-38 54M30-92C110-64 104 30 38 54M-30-92Q0-102 30-92", ink, 9) +
      edged(
        "M-92-34L-66-26-72-4-100 6ZM92-34L66-26 72-4 100 6ZM-76 28L-54 10-44 34-62 60ZM76 28L54 10 44 34 62 60Z",
        paper,
        ink,
        7,
      ) +
      repeat(7, (i) => {
        const angle = ((i - 3) * 26 - 90) * (Math.PI / 180);
        const [x, y] = [78 * Math.cos(angle), 74 * Math.sin(angle) - 22];
        return circle(x, y, 19, ink) + circle(x, y, 14, i % 2 ? accentShade : accent);
      }) +
      edged("M0 2A48 48 0 1 1-.1 2Z", main, ink) +
      path("M30 13A48 48 0 1 1-36 82 58 58 0 0 0 30 13Z", shade) +
      circle(6, 54, 14, shine, 0.5) +
      stroke("M-36 44Q-34 26-18 18", paper, 8) +
      stroke("M-30 58V60", paper, 8),
  ),
};
