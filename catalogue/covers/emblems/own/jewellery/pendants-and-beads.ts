import { floating } from "../../../emblem.ts";
import {
  circle,
  outline,
  path,
  place,
  placer,
  type Point,
  polar,
  rect,
  repeat,
  stroke,
} from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** What hangs on a cord or a chain. */
export const pendantsAndBeads = {
  /** A coin with a hole, on a knotted cord. */
  fiveYenCoin: floating(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const ear = [20, 44, 68, 92, 116]
        .map((angle) => {
          const at = placer(polar([0, 16], 57, (angle * Math.PI) / 180), { turn: angle + 60 });
          return `M${at(-13, 0)}Q${at(0, -13)} ${at(13, 0)}Q${at(0, 13)} ${at(-13, 0)}Z`;
        })
        .join("");
      return (
        circle(0, 16, 84, shade) +
        circle(-4, 14, 79, main) +
        circle(0, 16, 70, shade) +
        circle(2, 18, 68, main) +
        path(ear, ink) +
        stroke("M54 26A60 60 0 0 1-30 68", ink, 4) +
        stroke("M-58 38H-36M-62 22H-38M-62 6H-38M-56-10H-34", ink, 5) +
        path(
          repeat(10, (i) => {
            const at = (by: number, far: number) => polar([0, 16], far, i * 0.628 + by);
            return outline([at(-0.16, 26), at(-0.11, 38), at(0.11, 38), at(0.16, 26)]);
          }),
          shade,
        ) +
        circle(0, 16, 30, shade) +
        circle(0, 16, 23, ink) +
        stroke("M-8 14L-5-64M8 14L5-64", accent, 10) +
        path(
          "M0-70C-40-104-84-100-76-76-72-54-30-56 0-70ZM-8-64L-46-24-24-28-20-12 0-58Z",
          accent,
        ) +
        path(
          "M0-70C40-104 84-100 76-76 72-54 30-56 0-70ZM8-64L46-24 24-28 20-12 0-58Z",
          accentShade,
        ) +
        circle(0, -68, 14, accent) +
        stroke("M-62-82Q-46-88-32-82M-6-76L-2-77", paper, 5) +
        stroke("M-72 0Q-66-20-52-34", shine, 6)
      );
    },
  ),
  /** A locket with a keyhole, and a key to it. */
  locketKey: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-96-98Q-84-40-16-62 60-60 84-98", accentShade, 7) +
      circle(-14, -64, 15, accent) +
      circle(-14, -64, 6, ink) +
      circle(-14, 18, 76, ink) +
      circle(-14, 18, 70, main) +
      path("M22-42A70 70 0 0 1-44 82 74 74 0 0 0 22-42Z", shade) +
      circle(-14, 18, 48, paper) +
      path("M-14 54C-28 40-48 26-48 6-48-16-22-18-14-2-6-18 20-16 20 6 20 26 0 40-14 54Z", accent) +
      path("M-14 0A11 11 0 0 1-8 20L-3 38H-25L-20 20A11 11 0 0 1-14 0Z", ink) +
      stroke("M-70-4Q-62-28-42-38", shine, 8) +
      place(
        [58, 44],
        stroke("M0-14V54M0 52H20M0 34H16", ink, 21) +
          path("M0-62a27 27 0 1 1-1 0ZM-1-46a11 11 0 1 0 1 0Z", ink) +
          stroke("M0-8V54M0 52H20M0 34H16", accent, 12) +
          stroke("M0-54a18 18 0 1 1-1 0Z", accentShade, 12),
        { turn: -24 },
      ),
  ),
  /** Seven beads, bound to each other, and a plaster. */
  sevenBonds: floating(
    ["Love Polygon"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const at = (i: number): Point => polar([0, 2], 78, ((i * 2) / 7 - 0.5) * Math.PI);
      const star = outline(Array.from({ length: 7 }, (_, i) => at((i * 3) % 7)));
      return (
        stroke(outline(Array.from({ length: 7 }, (_, i) => at(i))), accentShade, 9) +
        stroke(star, ink, 12) +
        stroke(star, accent, 7) +
        repeat(7, (i) => circle(...at(i), 23, i > 0 && i < 4 ? shade : main)) +
        repeat(7, (i) => circle(at(i)[0] - 6, at(i)[1] - 7, 6, shine)) +
        place(
          [0, 2],
          rect([-44, -17], [88, 34], ink, { radius: 17 }) +
            rect([-39, -12], [78, 24], paper, { radius: 12 }) +
            rect([-14, -12], [28, 24], accent),
          { turn: 45 },
        ) +
        place(
          [0, 2],
          rect([-44, -17], [88, 34], ink, { radius: 17 }) +
            rect([-39, -12], [78, 24], paper, { radius: 12 }) +
            rect([-14, -12], [28, 24], accent),
          { turn: -45 },
        )
      );
    },
  ),
  /** A golden puzzle, point down, before a hand of cards. */
  puzzlePendant: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const card =
      rect([-26, -44], [52, 76], paper, { radius: 5 }) +
      rect([-20, -38], [40, 64], accent, { radius: 3 }) +
      path("M0-28L13-6 0 16-13-6Z", accentShade);
    return (
      place([-70, -44], card, { turn: -26 }) +
      place([70, -44], card, { turn: 26 }) +
      place([-27, -60], card, { turn: -9 }) +
      place([27, -60], card, { turn: 9 }) +
      path("M-92-30H92L0 100Z", main) +
      path("M34-30H92L0 100Z", shade) +
      path("M-92-30H92L78-10H-78Z", shine) +
      path("M44-30H92L78-10H44Z", main) +
      stroke(
        "M-78-10H78M-44-10V-28M44-10V-28M-60 16L-34 12-30 52M60 16L34 12 30 52M-22 68L0 58 22 68M0 58V88",
        ink,
        4,
      ) +
      path(
        repeat(8, (i) =>
          outline([
            polar([0, 16], 20, i * 0.785 - 0.2),
            polar([0, 16], 33, i * 0.785),
            polar([0, 16], 20, i * 0.785 + 0.2),
          ]),
        ),
        ink,
      ) +
      circle(0, 16, 17, ink) +
      circle(0, 16, 10, accent) +
      circle(-3, 13, 4, paper) +
      stroke("M-80-20H-58M-68 0L-58 14", paper, 4)
    );
  }),
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
