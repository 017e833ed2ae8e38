import { floating, standingOn } from "../../../emblem.ts";
import type { Inks } from "../../../pigments.ts";
import { circle, ellipse, path, place, polar, rect, repeat, stroke, svg } from "../../../svg.ts";
import { both } from "../../parts.ts";

/** A sword that points up, a little bent, its guard 34 units below the origin. */
const katana = ({ paper, shine, ink }: Inks, grip: string, guard: string): string =>
  path("M-12 34Q-20-54 6-128 20-54 12 34Z", ink) +
  path("M-7 30Q-14-50 5-112 6-50 0 30Z", paper) +
  path("M0 30Q6-50 5-112 14-50 7 30Z", shine) +
  stroke("M0 40V104", grip, 15) +
  ellipse([0, 36], [22, 9], guard);

const heart =
  "M0 70C-30 44-76 12-76-28-76-58-54-74-36-74-16-74-4-62 0-50 4-62 16-74 36-74 54-74 76-58 76-28 76 12 30 44 0 70Z";

/** A card on a ring, with the sun above the clouds. */
const card = ({ main, shade, accent, paper, ink }: Inks): string =>
  stroke("M0-92V-60", ink, 7) +
  circle(0, -60, 15, main) +
  circle(0, -60, 6, ink) +
  rect([-43, -44], [86, 142], shade, { radius: 9 }) +
  rect([-43, -44], [78, 136], main, { radius: 9 }) +
  rect([-33, -34], [62, 118], paper, { radius: 4 }) +
  circle(-2, 0, 19, accent) +
  stroke("M-2 34V44M-20 30-25 38M16 30 21 38", accent, 7) +
  path("M-33 58Q-18 46-2 58T29 58V84H-33Z", ink);

export const p3a = {
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
  /** Two hanging cards for the ears, with the rising sun. */
  sunriseEarrings: floating(
    [],
    (inks) => place([-48, 0], card(inks), { turn: 4 }) + place([48, 0], card(inks), { turn: -4 }),
  ),
  /** The front of a steam locomotive. */
  steamLocomotive: standingOn(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(-58, -66, 26, paper) +
      circle(-34, -84, 20, paper) +
      path("M-26-98H26L18-50H-18Z", shade) +
      rect([-34, -99], [68, 14], ink, { radius: 4 }) +
      rect([-78, 4], [156, 66], shade, { radius: 6 }) +
      circle(0, -4, 68, ink) +
      circle(0, -4, 60, main) +
      path("M30-56A60 60 0 0 1-24 51 66 66 0 0 0 30-56Z", shade) +
      circle(0, -4, 22, accent) +
      circle(0, -4, 9, ink) +
      stroke("M-46-26Q-38-44-20-50", shine, 8) +
      circle(-62, 26, 14, paper) +
      circle(62, 26, 14, paper) +
      rect([-98, 46], [196, 20], accent, { radius: 5 }) +
      rect([20, 46], [78, 20], accentShade, { radius: 5 }) +
      path("M-62 66H62L92 100H-92Z", ink) +
      stroke("M-30 72-42 94M0 72V94M30 72 42 94", main, 8),
  ),
  /** A lute with its great plectrum. */
  biwaLute: floating(
    ["Music", "Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-8, 0],
        stroke("M-30-88H30M-30-70H30", accent, 10) +
          path("M-10-30V-96Q-10-106 4-110L18-98Q10-94 10-86V-30Z", ink) +
          path("M-10-44C-16-8-68 8-68 52-68 88-38 104 0 104S68 88 68 52C68 8 16-8 10-44Z", shade) +
          path("M-10-44C-16-8-68 8-68 52-68 88-38 104-6 104 36 92 44 20 6-44Z", main) +
          path("M-66 42Q0 66 66 42L68 58Q0 84-68 58Z", ink) +
          stroke("M-34 22Q-24 10-22 24M34 22Q24 10 22 24", ink, 6) +
          rect([-26, 78], [52, 12], ink, { radius: 4 }) +
          stroke("M-6-84-10 80M-2-84-3 80M2-84 4 80M6-84 11 80", paper, 2.5) +
          stroke("M-54 36Q-50 22-36 12", shine, 6),
        { turn: 24 },
      ) +
      path("M50 104 40 54Q28 10 88-6 92 32 66 56Z", accent) +
      path("M50 104 54 56Q70 26 88-6 92 32 66 56Z", accentShade),
  ),
  /** A ring of the brush, and two swords across it. */
  ringTwoSwords: floating(
    ["Samurai"],
    (inks) =>
      path("M-96 0A96 96 0 0 1 72-64L58-52A68 68 0 1 0 70 16L90 34A96 96 0 0 1-96 0Z", inks.main) +
      path("M-70 66A96 96 0 0 0 90 34L70 16A70 70 0 0 1-44 60Z", inks.shade) +
      stroke("M78-54 86-42M66-40 74-30M86 44 92 26", inks.main, 5) +
      place([2, -2], katana(inks, inks.accent, inks.accentShade), { turn: 42, scale: 0.98 }) +
      place([-2, -2], katana(inks, inks.accent, inks.accentShade), { turn: -42, scale: 0.98 }),
  ),
  /** A mask of bone with stripes over one eye. */
  boneMask: floating(
    [],
    ({ main, shade, shine, accent, ink }) =>
      path(
        "M0-98C60-98 90-60 88-12 87 14 80 32 70 46L62 88Q32 100 0 100T-62 88L-70 46C-80 32-87 14-88-12-90-60-60-98 0-98Z",
        main,
      ) +
      path(
        "M26-96C72-86 90-52 88-12 87 14 80 32 70 46L62 88Q46 95 28 98 62 30 60-30 54-74 26-96Z",
        shade,
      ) +
      path(
        "M-24-97-12-34-30-30-46-91ZM-58-84-36-28-52-24-76-64ZM-42 40-34 98-52 93-58 36Z",
        accent,
      ) +
      both(path("M-70-22-12 2Q-14 30-40 32-68 28-70-22Z", ink) + path("M-5 22-16 46-5 44Z", ink)) +
      circle(-36, 12, 8, accent) +
      circle(36, 12, 8, accent) +
      path("M-64 56Q0 74 64 56L61 72Q0 90-61 72Z", ink) +
      stroke("M-40 54V86M-20 58V90M0 60V92M20 58V90M40 54V86", ink, 5) +
      stroke("M-80-30Q-76-50-66-62", shine, 8),
  ),
  /** A sword as broad as a man, its grip in a long cloth. */
  wrappedCleaver: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [4, -4],
        path("M-40 48V-70Q-36-116 36-138L40 48Z", ink) +
          path("M-33 42V-68Q-30-108 30-128V42Z", main) +
          path("M4 42V-116L30-128 33 42Z", shade) +
          path("M-33 42V-68Q-31-94-12-108L-16 42Z", paper) +
          stroke("M16 20V-96", shine, 5) +
          stroke("M0 54V104", accent, 24) +
          stroke("M-12 66 12 56M-12 86 12 76M-12 106 12 96", accentShade, 6),
        { turn: 42 },
      ) +
      path(
        "M-78 62C-100 40-96 8-66-2-40-10-44-46-78-58-40-58-14-30-36-2-50 14-72 20-60 56Z",
        accent,
      ) +
      path(
        "M-66 82C-34 104 0 104 16 84 30 66 60 72 66 92 80 60 40 40 12 58-8 72-30 80-54 62Z",
        accentShade,
      ),
  ),
  /** A heart with crossed sabres behind it. */
  heartSabres: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(
        path("M-86 62Q10-6 94-102 62 24-64 88Z", ink) +
          path("M-76 62Q20-4 84-82 50 24-64 76Z", paper) +
          stroke("M-58 56-84 84", accentShade, 18) +
          stroke("M-82 48Q-40 44-44 84", accent, 13),
      ) +
      place(
        [0, -2],
        path(heart, main) +
          path("M40-74C58-72 76-58 76-28 76 12 30 44 0 70 40 20 62-30 40-74Z", shade) +
          path("M6-42-18-8 2 2-12 40 26-4 6-14Z", paper) +
          stroke("M-58-26Q-58-48-40-56", shine, 9),
        { scale: 1.06 },
      ),
  ),
  /** Three balloons in the shape of hearts. */
  heartBalloons: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, paper, ink }) => {
      const balloon = (fill: string, dark: string, light: string): string =>
        path(heart, fill) +
        path(
          "M40-74C58-72 76-58 76-28 76 12 30 44 0 70 40 20 62-30 40-74ZM-10 80 0 66 10 80Z",
          dark,
        ) +
        stroke("M-56-26Q-56-48-40-56", light, 10);
      return (
        stroke("M-50 20Q-46 70 0 98 50 70 52 6M0 40V98", ink, 4) +
        place([-52, -6], balloon(accent, accentShade, paper), { scale: 0.62, turn: -16 }) +
        place([53, -18], balloon(shine, main, paper), { scale: 0.6, turn: 16 }) +
        place([0, -24], balloon(main, shade, shine), { scale: 0.98 })
      );
    },
  ),
  /** A bubble of speech with a cat's ears and nothing to say. */
  catEarBubble: floating(
    ["School"],
    ({ main, shade, shine, accent, ink }) =>
      path(
        "M-72-46-84-98-34-72Q0-78 34-72L84-98 72-46Q98-26 98 6C98 48 56 72 4 72L-44 99-38 67C-76 56-98 36-98 6Q-98-26-72-46Z",
        main,
      ) +
      path("M62-86 84-98 72-46Q98-26 98 6C98 48 56 72 4 72 64 54 84 10 50-62Z", shade) +
      path("M-62-54-70-80-44-66ZM62-54 70-80 44-66Z", accent) +
      circle(-44, 2, 14, ink) +
      circle(0, 2, 14, ink) +
      circle(44, 2, 14, ink) +
      stroke("M-82 14Q-84-16-66-28", shine, 8) +
      path("M-60 30Q-50 42-60 48-70 42-60 30ZM60 30Q70 42 60 48 50 42 60 30Z", accent),
  ),
  /** A piece of bamboo before the hemp leaf pattern. */
  bambooMuzzle: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const corners = repeat(
      6,
      (i) =>
        svg`${i === 0 ? "M" : "L"}${polar([0, 0], 94, ((i - 0.5) * Math.PI) / 3)
          .map(Math.round)
          .join(" ")}`,
    );
    const leaf = repeat(6, (i) => {
      const at = (distance: number, turn: number): string =>
        polar([0, 0], distance, ((i + turn - 0.5) * Math.PI) / 3)
          .map(Math.round)
          .join(" ");
      return `M0 0L${at(84, 0)} ${at(50, 0.5)}ZL${at(50, -0.5)} ${at(84, 0)}M${at(50, 0.5)}L${at(74, 0.5)}`;
    });
    return (
      path(`${corners}Z`, accent) +
      path("M0 94 81 47V-47L50-65 0 0Z", accentShade) +
      stroke(leaf, paper, 5) +
      rect([-98, -34], [196, 68], shade, { radius: 14 }) +
      rect([-98, -34], [196, 44], main, { radius: 14 }) +
      stroke("M-80-20H-52M-24-20H18", shine, 8) +
      stroke("M-42-34V34M46-34V34", ink, 8) +
      path("M98-20Q80 0 98 20Z", ink) +
      path("M-98-20Q-80 0-98 20Z", ink)
    );
  }),
  /** A mask that purses its lips, in a dotted headscarf. */
  pursedMask: floating(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-76-30C-96 40-52 100 4 100S92 46 78-30Q0-70-76-30Z", main) +
      path("M40-48 78-30C92 46 60 100 4 100 56 72 66 10 40-48Z", shade) +
      path("M-90-4C-100-70-44-100 2-100S102-68 92-4C60-30 30-40 0-40S-62-32-90-4Z", accent) +
      path("M34-94C80-80 100-54 92-4 74-20 58-28 44-34 56-60 50-80 34-94Z", accentShade) +
      circle(-52, -60, 10, paper) +
      circle(-10, -74, 10, paper) +
      circle(36, -66, 10, paper) +
      circle(70, -40, 10, paper) +
      stroke("M-62-2Q-46-22-24-8M24-16Q44-30 62-10", ink, 9) +
      circle(-40, 16, 16, paper) +
      circle(-38, 17, 7, ink) +
      circle(44, 12, 12, paper) +
      circle(43, 13, 6, ink) +
      stroke("M-2 12Q-12 34 6 36", shade, 8) +
      ellipse([30, 66], [27, 22], shade) +
      ellipse([36, 64], [22, 18], accent) +
      circle(38, 64, 9, ink) +
      circle(-44, 50, 13, accent, 0.6) +
      stroke("M-72 34Q-68 56-56 70", shine, 7),
  ),
};
