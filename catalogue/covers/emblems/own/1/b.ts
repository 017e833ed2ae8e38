import { floating, standingOn } from "../../../emblem.ts";
import { circle, outline, path, place, placer, polar, repeat, stroke } from "../../../svg.ts";

/** The cabins of a wheel, as points of a line. */
const spots = (lift: number): string =>
  repeat(8, (i) => {
    const [x, y] = polar([0, lift - 14], 69, i * 0.785 + 0.39);
    return `M${Math.round(x)} ${Math.round(y)}h0`;
  });

/** Emblems of named titles, from `fiveYenCoin` to `giantScissors`. */
export const p1b = {
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
  /** Two katana crossed before a moon. */
  nightBlades: floating(
    ["Action", "Samurai"],
    ({ main, shade, shine, accent, accentShade, ink }) => {
      const katana =
        path("M-8 48C-12-20-6-76 18-124 24-70 14-12 8 48Z", main) +
        path("M2 48C6-20 8-76 18-124 24-70 14-12 8 48Z", shade) +
        path("M-21 46Q0 40 21 46L21 57Q0 63-21 57Z", ink) +
        path("M-9 58H9L7 118Q0 124-7 118Z", ink) +
        path("M0 62L6 71 0 80-6 71ZM0 84L6 93 0 102-6 93Z", accent);
      return (
        circle(0, -8, 70, accent) +
        path("M24-74A70 70 0 0 1 0 62Q52 20 24-74Z", accentShade) +
        place([-4, 8], katana, { turn: -45 }) +
        place([4, 8], katana, { turn: 45, flip: true }) +
        stroke("M-72-62L-24-14", shine, 4) +
        path("M0 62C14 80 16 98 0 99S-14 80 0 62Z", accent)
      );
    },
  ),
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
  /** A Ferris wheel around a skull. */
  skullWheel: standingOn(
    [],
    ({ main, accent, ink, paper }) =>
      stroke("M0-12L-58 96M0-12L58 96M-72 97H72", ink, 12) +
      `<g fill="none">${stroke("M-68-14A68 68 0 1 1 68-14 68 68 0 1 1-68-14M-63-40L63 12M-63 12L63-40M-26-77L26 49M-26 49L26-77", main, 9)}</g>` +
      stroke(spots(0), ink, 34) +
      stroke(spots(0), accent, 26) +
      stroke(spots(-6), paper, 11) +
      path("M-40-22C-42-66 42-66 40-22 40-8 34 0 26 4L24 26H-24L-26 4C-34 0-40-8-40-22Z", ink) +
      path("M-35-22C-37-60 37-60 35-22 35-10 30-4 21 0L20 21H-20L-21 0C-30-4-35-10-35-22Z", paper) +
      circle(-15, -18, 10, ink) +
      circle(15, -18, 10, ink) +
      path("M0-8L6 3H-6Z", ink) +
      stroke("M-8 12V20M0 12V20M8 12V20", ink, 3),
  ),
  /** A tower that rises through rings of cloud, an eye of light in it. */
  endlessTower: standingOn(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M0-100L16-72H26V-40H36V0H46V48H58V100H-58V48H-46V0H-36V-40H-26V-72H-16Z", main) +
      path("M0-100L16-72H26V-40H36V0H46V48H58V100H12V-40L4-72Z", shade) +
      path("M-30-76H30V-66H-30ZM-40-44H40V-34H-40ZM-50-4H50V6H-50ZM-62 44H62V54H-62Z", ink) +
      path("M-18 100V78Q0 52 18 78V100Z", accent) +
      path("M-6 100V82Q0 72 6 82V100Z", paper) +
      path(
        "M-18-14V-22Q-14-28-10-22V-14ZM-4-14V-22Q0-28 4-22V-14ZM10-14V-22Q14-28 18-22V-14ZM-28 34V24Q-23 17-18 24V34ZM-5 34V24Q0 17 5 24V34ZM18 34V24Q23 17 28 24V34ZM-6-48V-56Q0-64 6-56V-48Z",
        accent,
      ) +
      path(
        "M-98 72C-98 58-80 56-74 64-66 52-44 56-44 68-20 66-4 72 0 74-30 84-98 88-98 72ZM98 20C98 6 82 6 76 14 68 2 48 6 48 18 26 16 10 22 4 24 34 36 98 36 98 20Z",
        paper,
      ) +
      path(
        "M-90-22C-90-34-74-36-68-28-60-38-44-34-42-24-26-26-12-22-6-18-30-8-90-8-90-22ZM80-56C80-66 66-68 62-62 54-70 42-66 40-58 26-58 16-56 10-52 30-44 80-44 80-56Z",
        paper,
      ) +
      stroke("M-50 92V60M-38 36V12M-30-8V-28", shine, 5),
  ),
  /** A sword burning with flames. */
  flameBlade: floating(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M0 60C-64 62-96 24-84-24-78-8-70-4-62-4-76-44-52-72-58-92-34-84-24-66-26-46-12-58-12-82 0-100 12-76 34-66 30-40 42-46 46-62 44-78 70-54 68-28 60-2 72-4 80-14 84-28 98 24 64 62 0 60Z",
        accent,
      ) +
      path(
        "M44-78C70-54 68-28 60-2 72-4 80-14 84-28 98 24 64 62 4 60 60 30 54-20 44-78Z",
        accentShade,
      ) +
      path(
        "M0 50C-40 48-62 24-52-8-46 8-34 8-34 0-40-30-10-30 0-64 14-34 36-28 32 2 40 4 48-2 52-10 62 26 40 48 0 50Z",
        paper,
      ) +
      path("M-14 40V-62L0-88 14-62V40Z", ink) +
      path("M-9 40V-60L0-77 9-60V40Z", main) +
      path("M0 40V-77L9-60V40Z", shade) +
      path("M-46 34Q0 46 46 34L50 46Q24 60 0 58-24 60-50 46Z", ink) +
      path("M-10 56H10L8 84H-8Z", main) +
      path("M2 56H10L8 84H2Z", shade) +
      stroke("M-9 64L9 60M-8 74L8 70", ink, 4) +
      circle(0, 89, 11, ink) +
      circle(0, 89, 5, accent) +
      stroke("M-5 20V-52", shine, 3) +
      stroke("M-74 20Q-70 34-58 42", paper, 5),
  ),
  /** A football that is a padlock. */
  ballLock: floating(["Team Sports"], ({ main, shade, shine, accent, ink, paper }) => {
    const pentagon = [0, 1, 2, 3, 4].map((i) =>
      polar([0, 30], 27, (i * 72 - 90) * (Math.PI / 180)),
    );
    return (
      stroke("M-42-8V-44A42 42 0 0 1 42-44V-8", ink, 32) +
      stroke("M-42-8V-44A42 42 0 0 1 42-44V-8", main, 21) +
      stroke("M-46-20V-46A44 44 0 0 1-24-82", shine, 6) +
      circle(0, 30, 70, ink) +
      circle(0, 30, 64, paper) +
      path("M36-23A64 64 0 0 1-30 86Q60 70 36-23Z", shade, 0.55) +
      path(outline(pentagon), ink) +
      stroke(
        pentagon
          .map(
            (p, i) =>
              `M${p.map(Math.round).join(" ")}L${polar([0, 30], 46, (i * 72 - 90) * (Math.PI / 180))
                .map(Math.round)
                .join(" ")}`,
          )
          .join(""),
        ink,
        5,
      ) +
      path(
        [0, 1, 2, 3, 4]
          .map((i) => {
            const at = (far: number, by: number) =>
              polar([0, 30], far, ((i * 72 - 90 + by) * Math.PI) / 180);
            return outline([
              at(45, 0),
              at(52, 21),
              at(64, 24),
              at(65, 0),
              at(64, -24),
              at(52, -21),
            ]);
          })
          .join(""),
        ink,
      ) +
      circle(0, 24, 9, accent) +
      path("M-4 26H4L8 46H-8Z", accent)
    );
  }),
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
  /** A great pair of scissors, open. */
  giantScissors: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const half = (light: string, dark: string, bow: string) =>
      path("M-15 38L-22-40-4-112Q20-60 16 34Z", light) +
      path("M4 36L4-60-4-112Q20-60 16 34Z", dark) +
      path(
        "M-14 30H14L10 60C44 62 46 112 8 114-30 114-34 78-12 58ZM4 72A15 15 0 1 0 6 101 15 15 0 1 0 4 72Z",
        bow,
      );
    return (
      place([0, 0], half(main, shade, accentShade), { turn: 36, flip: true }) +
      place([0, 0], half(main, shade, accent), { turn: -36 }) +
      circle(0, 10, 17, ink) +
      path(
        outline(
          [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) =>
            polar([0, 10], i % 2 ? 5 : 12, i * 0.628 - 1.57),
          ),
        ),
        paper,
      ) +
      stroke("M-60-74L-30-26", shine, 5) +
      stroke("M54 72Q70 74 72 86", paper, 5)
    );
  }),
};
