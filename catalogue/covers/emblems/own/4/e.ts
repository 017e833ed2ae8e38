import { floating, standingOn } from "../../../emblem.ts";
import {
  circle,
  ellipse,
  path,
  place,
  type Point,
  polar,
  rect,
  repeat,
  stroke,
} from "../../../svg.ts";

const centre: Point = [0, 0];

/** Emblems of dragons, fire and riddles. */
export const p4e = {
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
  /** An arm of wood with a blade in it, before a red moon. */
  bladeArm: floating(
    ["Samurai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(6, -2, 88, accentShade) +
      circle(0, -6, 86, accent) +
      place(
        centre,
        path("M-16 18C-18-40-12-90 20-126 24-80 20-30 18 18Z", paper) +
          path("M4 18C8-40 10-84 20-126 24-80 20-30 18 18Z", shine) +
          path("M-26 8H28L24 30H-22Z", ink) +
          path("M-30 26H32C38 60 34 96 28 122H-24C-34 96-36 60-30 26Z", main) +
          path("M12 26H32C38 60 34 96 28 122H4C16 90 18 60 12 26Z", shade) +
          path("M-34 46L34 38V50L-34 58ZM-34 74L36 66V78L-33 86Z", ink) +
          stroke("M-18 92Q-16 104-14 112M2 88Q4 100 2 114", shade, 4) +
          stroke("M-22 34V42M-9 0Q-10-40 2-76", paper, 5),
        { turn: 38 },
      ) +
      stroke("M-70 34L-46 10M-84 8L-64-12", ink, 5),
  ),
  /** A crown of crystal on a twist of thread. */
  crystalCrown: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-70 40L-98-42-72-56-46 30ZM70 40L98-42 72-56 46 30Z", shade) +
      path("M-70 40L-98-42-82-36-54 36Z", main) +
      path("M-44 36L-54-70-30-92-12 30ZM44 36L54-70 30-92 12 30Z", main) +
      path("M-30-92L-12 30-26 34-36-66ZM30-92L54-70 44 36 26 34Z", shade) +
      path("M-54-70L-30-92-36-66-40-20Z", shine) +
      path("M-22 38L-24-76 0-104 24-76 22 38Z", main) +
      path("M0-104L24-76 22 38H2L4-70Z", shade) +
      path("M-24-76L0-104 4-70Z", paper) +
      path("M-80 28Q0 56 80 28L74 62Q0 88-74 62Z", ink) +
      stroke("M-74 48C-48 30-38 84-10 64S26 50 40 68 62 66 74 44", accent, 9) +
      stroke("M-72 60C-48 84-36 40-10 60S28 86 42 58 62 44 76 56", accentShade, 7) +
      path("M0 50L14 66 0 98-14 66Z", accent) +
      path("M0 50L14 66 0 98Z", accentShade) +
      stroke("M-86-34L-72 10M-14-62V16", paper, 4),
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
  /** A wolf that sits by a pale orb. */
  orbWolf: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(44, -46, 52, accentShade) +
      circle(41, -49, 49, accent) +
      circle(30, -60, 20, paper) +
      path("M64 100C108 92 108 50 82 24 82 50 78 66 58 74Z", shade) +
      path(
        "M-96-40L-62-60-52-99-28-76-12-92-4-58C20-34 24-10 46 14 72 38 78 100 62 100H-48L-50 90-38 80-40 28C-54 10-58-4-60-20L-84-20-98-30Z",
        main,
      ) +
      path(
        "M-4-58C20-34 24-10 46 14 72 38 78 100 62 100H8C40 80 30 40 8 34-4-6-10-30-4-58Z",
        shade,
      ) +
      path("M4 54C26 46 50 62 44 92L48 100H-2L0 90 14 84Z", main) +
      path("M-60-20L-40-22-24 4-34 10-28 24-40 28C-54 10-58-4-60-20Z", shine) +
      path("M-98-40L-86-46-84-34-98-30Z", ink) +
      path("M-62-48L-48-52-52-42Z", ink) +
      path("M-46-84L-50-66-36-72Z", shade) +
      stroke("M-84-21L-66-27M-18 40V96M-40 92V96M8 92V96", ink, 4) +
      path("M-98 100Q-90 84-84 100-78 80-72 100Z", accentShade),
  ),
  /** A guitar leaning beside a cup of tea. */
  teaGuitar: floating(
    ["Music"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-12, 2],
        path("M-11-60H12V20H-11Z", ink) +
          path("M-17-66L-22-104-4-114 22-104 18-66Z", shade) +
          path(
            "M-54 100C-92 92-92 52-64 38-54 32-58 20-60 10-66-20-34-30-14-14H14C26-34 48-22 48-4 48 16 42 30 64 38 92 52 92 92 54 100 24 108-24 108-54 100Z",
            main,
          ) +
          path(
            "M46-12C50 12 42 30 64 38 92 52 92 92 54 100 42 103 26 105 12 106 70 88 60 56 36 44 22 32 34 6 46-12Z",
            shade,
          ) +
          rect([-26, 18], [53, 14], ink) +
          rect([-26, 44], [53, 14], ink) +
          rect([-30, 76], [60, 11], paper, { radius: 4 }) +
          stroke("M-4-98V80M6-98V80", paper, 3) +
          stroke("M-72 74Q-74 56-56 46", shine, 7),
        { turn: 33 },
      ) +
      place(
        [62, 56],
        ellipse([0, 36], [46, 9], accentShade) +
          path("M30-8C54-14 54 26 22 24V15C42 16 40-2 30 2Z", accentShade) +
          path("M-36-20H36C38 14 26 36 12 38H-12C-26 36-38 14-36-20Z", accent) +
          path("M16-20H36C38 14 26 36 12 38H0C16 24 20 4 16-20Z", accentShade) +
          ellipse([0, -20], [36, 9], paper) +
          path("M0 22C-12 12-8 2 0 8 8 2 12 12 0 22Z", paper),
      ) +
      stroke("M48 22Q40 10 50-2M72 22Q64 10 74-2", accent, 7),
  ),
  /** A slice of cake with a strawberry. */
  layerCake: standingOn(
    ["CGDCT"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      ellipse([0, 90], [98, 11], accentShade) +
      ellipse([0, 86], [98, 11], paper) +
      path("M-90 6L84-26V78L-90 84Z", main) +
      path("M84-26L98-6V72L84 78Z", shade) +
      path("M-90 30L84 8V22L-90 44ZM-90 60L84 46V58L-90 72Z", paper) +
      path("M-60 40L-40 36V42L-60 44ZM0 33L22 30V36L0 39ZM50 26L68 24V29L50 32Z", accent) +
      path(
        "M-96 4C-60-14 30-52 84-44 98-40 102-20 96-4 92 6 86-6 84-12 74-8 72 14 62 16 50 16 54-4 40-4 26-2 30 22 16 24 4 24 6 4-8 6-22 8-18 32-32 34-46 34-42 14-56 14-70 14-70 24-84 22-96 20-102 10-96 4Z",
        paper,
      ) +
      path("M-84 4C-50-12 20-42 76-38 50-30-40-6-84 4Z", shine) +
      path("M-6-18C-30-34-26-72 10-78 48-76 54-42 36-22 24-12 6-10-6-18Z", accent) +
      path("M28-74C52-66 50-40 36-22 26-14 14-12 4-14 34-30 42-54 28-74Z", accentShade) +
      path("M10-74L-16-80-2-88-4-102 12-92 26-102 26-88 44-82Z", ink) +
      stroke("M-4-50V-47M8-34V-31M18-58V-55M30-40V-37M-2-28V-27", paper, 5) +
      stroke("M-80 52V56M-10 68V70", shade, 5),
  ),
};
