import { floating, standingOn } from "../../emblem.ts";
import { circle, ellipse, path, rect, repeat, stroke, svg } from "../../svg.ts";
import { both } from "../parts.ts";

/** What comes by night. */
export const horror = {
  /** A skull under a burning candle. */
  candleSkull: standingOn(
    ["Horror", "Supernatural", "Gore", "Suspense"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M0-100C22-76 18-58 0-56-18-58-20-76 0-100Z", accent) +
      path("M0-82C10-68 8-60 0-58-8-60-8-68 0-82Z", paper) +
      path("M-22-46H22V-8H-22Z", accent) +
      path("M6-46H22V-8H6Z", accentShade) +
      path(
        "M-76 24C-80-34 80-34 76 24 74 44 62 52 52 56L50 96Q0 104-50 96L-52 56C-62 52-74 44-76 24Z",
        main,
      ) +
      path(
        "M48-12C70-4 78 8 76 24 74 44 62 52 52 56L50 96Q34 100 14 100C50 70 56 30 48-12Z",
        shade,
      ) +
      path(
        "M-26-44C-30-20-40-18-38 0-34 8-28 4-26-4-20-16-10-16-8-2-6 22 6 24 8 6 8-10 20-14 24-4 28 4 36 2 34-8 32-20 24-26 26-44Z",
        accent,
      ) +
      path("M10-44H26C24-26 32-20 34-8 36 2 28 4 24-4 20-10 12-8 9 0Z", accentShade) +
      both(path("M-56 26C-54 8-22 8-16 24-14 44-28 54-42 52-52 50-58 40-56 26Z", ink)) +
      path("M0 44L12 64H-12Z", ink) +
      stroke("M-28 80V98M-9 82V100M10 82V100M29 80V98", ink, 5) +
      stroke("M-66 16Q-64 0-52-8", shine, 6),
  ),
  /** A horned mask of wood, on a cord. */
  oniMask: floating(
    ["Horror", "Supernatural", "Action", "Historical", "Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(path("M-56-44C-72-64-72-86-54-102-50-86-38-74-20-64Z", accent)) +
      path("M56-44C72-64 72-86 54-102 56-84 48-72 30-58Z", accentShade) +
      path(
        "M0-68C50-70 84-46 84-6 84 26 68 40 60 64 46 90 24 100 0 100S-46 90-60 64C-68 40-84 26-84-6-84-46-50-70 0-68Z",
        main,
      ) +
      path(
        "M40-64C70-54 84-34 84-6 84 26 68 40 60 64 46 90 24 100 0 100 60 60 60-20 40-64Z",
        shade,
      ) +
      both(
        path("M-74-26C-60-46-30-36-12-16-34-14-56-12-74-26Z", ink) +
          path("M-62-8C-50-16-30-12-18 0-30 14-54 12-62-8Z", accent) +
          circle(-38, -1, 7, ink),
      ) +
      path("M-22 22C-14 2 14 2 22 22 14 32-14 32-22 22Z", shade) +
      path("M-50 44Q0 28 50 44 46 80 0 82T-50 44Z", ink) +
      path("M-44 43L-38 70-24 39ZM44 43L38 70 24 39ZM-18 81L-12 58 0 82 12 58 18 81Z", paper) +
      path("M0-62L12-40 0-26-12-40Z", accent) +
      stroke("M-70-30Q-60-52-36-58", shine, 6),
  ),
  /** A white fox mask with painted ears. */
  foxMask: floating(
    ["Supernatural", "Mystery", "Mythology", "Fantasy", "Historical"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-82 10L-76-98C-52-90-36-70-28-52Q0-60 28-52C36-70 52-90 76-98L82 10C76 44 40 64 24 84 12 98-12 98-24 84-40 64-76 44-82 10Z",
        main,
      ) +
      path(
        "M40-70C50-84 62-94 76-98L82 10C76 44 40 64 24 84 16 93 8 95 0 95 30 50 60-10 40-70Z",
        shade,
      ) +
      path("M-68-20L-66-78C-52-68-44-56-38-42ZM68-20L66-78C52-68 44-56 38-42Z", accent) +
      path("M68-20L66-78C52-68 44-56 38-42Z", accentShade) +
      both(
        path("M-66 6C-50-14-26-4-14 22-34 24-56 24-66 6Z", ink) +
          stroke("M-70 28Q-50 44-30 44M-64 42Q-48 54-34 54", accent, 5),
      ) +
      path("M0-48C10-36 10-20 0-6-10-20-10-36 0-48Z", accent) +
      circle(-18, -40, 5, accent) +
      circle(18, -40, 5, accentShade) +
      path("M-13 68Q0 62 13 68 10 82 0 84-10 82-13 68Z", ink) +
      stroke("M-70 0L-70-30M-48 46Q-38 56-32 64", shine, 5),
  ),
  /** A lantern of paper, torn and lit. */
  paperLantern: floating(
    ["Supernatural", "Mystery", "Historical", "Horror", "Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0-76V-98M-18-82Q0-104 18-82", ink, 7) +
      path("M-48-66C-96-40-96 44-48 70H48C96 44 96-40 48-66Z", main) +
      path("M30-66H48C96-40 96 44 48 70H14C56 40 60-30 30-66Z", shade) +
      path("M0-50C36-50 40 54 0 54S-36-50 0-50Z", accent) +
      path("M0-22C18-22 20 34 0 34S-18-22 0-22Z", paper) +
      stroke("M-76-30Q0-14 76-30M-84 2Q0 18 84 2M-76 34Q0 50 76 34", ink, 4) +
      rect([-50, -80], [100, 18], ink, { radius: 5 }) +
      rect([-50, 64], [100, 18], ink, { radius: 5 }) +
      rect([-40, -76], [34, 7], accentShade, { radius: 3 }) +
      stroke("M-14 84V100M0 84V104M14 84V100", accentShade, 6) +
      stroke("M-74 8Q-74-24-56-46", shine, 6),
  ),
  /** A pumpkin with a carved grin. */
  jackOLantern: standingOn(
    ["Horror", "Comedy", "Supernatural", "Kids"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-14-54C-16-76-4-92 18-98L30-84C18-76 14-66 16-54Z", accentShade) +
      path("M10-60C40-92 72-84 86-66 60-52 34-50 10-60Z", accentShade) +
      ellipse([-50, 22], [48, 74], shade) +
      ellipse([50, 22], [48, 74], shade) +
      ellipse([-36, 22], [48, 78], main) +
      ellipse([40, 24], [44, 74], shade) +
      ellipse([0, 22], [46, 78], main) +
      path("M20-48C60-20 56 70 16 95 34 60 36-10 20-48Z", shade) +
      path("M-66 14L-44-28-14 10ZM66 14L44-28 14 10ZM0 12L14 34H-14Z", ink) +
      path("M-58 10L-44-16-26 8ZM58 10L44-16 26 8Z", accent) +
      path(
        "M-78 38L-54 46-42 36-28 52-10 46 0 58 12 46 30 52 42 36 54 46 78 38C66 70 36 86 0 86S-66 70-78 38Z",
        ink,
      ) +
      path(
        "M-62 56L-40 54-26 66-8 62 2 72 14 62 32 66 44 54 62 56C46 74 24 80 0 80S-46 74-62 56Z",
        accent,
      ) +
      stroke("M-76 0Q-72-24-58-38", shine, 7),
  ),
  /** A bat before the moon. */
  batMoon: floating(
    ["Horror", "Vampire", "Supernatural", "Urban Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(0, 0, 88, accent) +
      path("M54-70A88 88 0 1 1-70 54 100 100 0 0 0 54-70Z", accentShade) +
      circle(-30, -52, 13, accentShade) +
      circle(20, 64, 9, accent) +
      path("M0-16C-10-30-16-42-16-54L-4-42H4L16-54C16-42 10-30 0-16Z", main) +
      path(
        "M-14-28C-30-46-64-58-100-48-86-34-82-14-84 10-66-4-52-2-44 14-34 4-22 8-16 24L0 54 16 24C22 8 34 4 44 14 52-2 66-4 84 10 82-14 86-34 100-48 64-58 30-46 14-28Z",
        main,
      ) +
      path(
        "M14-28C30-46 64-58 100-48 86-34 82-14 84 10 66-4 52-2 44 14 34 4 22 8 16 24L0 54V-30Z",
        shade,
      ) +
      circle(0, -28, 19, main) +
      path("M8-45A19 19 0 0 1 0-9Z", shade) +
      circle(-7, -30, 4, paper) +
      circle(7, -30, 4, paper) +
      path("M-7-20L-4-12-1-20ZM7-20L4-12 1-20Z", paper) +
      stroke("M-20-6L-44 12M20-6L44 12M-24-16L-82 4M24-16L82 4", ink, 4) +
      stroke("M-88-42Q-62-46-40-36", shine, 5),
  ),
  /** A coffin, its lid ajar. */
  coffin: standingOn(
    ["Horror", "Vampire", "Mystery", "Gore"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-18-96H58L92-46 62 100H-22L-52-46Z", ink) +
      path("M-8-84H50L78-44 54 88H-12L-38-44Z", accentShade) +
      path("M-8-84H14L-6 88H-12L-38-44Z", ink) +
      path("M-62-94H10L42-44 14 100H-66L-94-44Z", main) +
      path("M-14-94H10L42-44 14 100H-18Z", shade) +
      stroke("M-56-82H3L29-43 5 88H-57L-81-43Z", accent, 5) +
      path("M-34-58H-18V-36H4V-20H-18V44H-34V-20H-56V-36H-34Z", accent) +
      path("M-26-58H-18V-36H4V-20H-18V44H-26Z", accentShade) +
      stroke("M-82-44L-62-78", shine, 5),
  ),
  /** A crow with a ring in its bill. */
  crow: standingOn(
    ["Horror", "Mystery", "Suspense", "Psychological", "Survival"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-6 66V96M22 66V96M-24 98H8M8 98H40", accentShade, 8) +
      path(
        "M-30-76C6-100 40-80 42-44 60-20 84 20 98 84L62 66 50 84 26 70C-30 84-66 40-56-10-56-40-50-62-30-76Z",
        main,
      ) +
      path(
        "M42-44C60-20 84 20 98 84L62 66 50 84 26 70C12 74 0 72-10 68 40 50 40-10 42-44Z",
        shade,
      ) +
      path("M-8-20C20-20 50 20 64 62 30 60-20 40-8-20Z", ink) +
      path("M-40-68C-66-64-88-52-98-38-80-34-60-36-44-34Z", ink) +
      path("M-98-38C-80-34-60-36-44-34L-46-46Z", accentShade) +
      circle(-22, -56, 11, paper) +
      circle(-24, -56, 5, ink) +
      stroke("M-86-32A18 18 0 1 0-70-34", accent, 8) +
      stroke("M8-2Q28 10 40 36M-4 10Q14 30 34 46", shade, 5) +
      stroke("M-42-4Q-44 20-32 40M-14-80Q6-86 22-74", shine, 6),
  ),
  /** A web with its spider. */
  spiderWeb: floating(
    ["Horror", "Psychological", "Suspense", "Avant Garde"],
    ({ main, shade, shine, accent, ink, paper }) => {
      const at = (radius: number, turn: number) => {
        const angle = (turn * Math.PI) / 4;
        return svg`${radius * Math.cos(angle)} ${radius * Math.sin(angle)}`;
      };
      return (
        circle(0, 0, 98, ink) +
        stroke(
          repeat(4, (i) => `M${at(94, i)}L${at(-94, i)}`),
          paper,
          4,
        ) +
        stroke(
          repeat(
            3,
            (ring) =>
              `M${at(90 - ring * 27, 0)}${repeat(8, (i) => `Q${at(65 - ring * 20, i + 0.5)} ${at(90 - ring * 27, i + 1)}`)}`,
          ),
          paper,
          4,
        ) +
        stroke(
          "M14 8L40-14 46-40M16 18L50 6 66-20M16 30L50 36 66 62M14 38L38 58 42 84M-14 8L-40-14-46-40M-16 18L-50 6-66-20M-16 30L-50 36-66 62M-14 38L-38 58-42 84",
          main,
          7,
        ) +
        ellipse([0, 36], [27, 34], main) +
        path("M14 7C32 24 30 62 4 70 18 50 20 28 14 7Z", shade) +
        circle(0, 2, 17, main) +
        circle(-6, -4, 4, accent) +
        circle(6, -4, 4, accent) +
        path("M-9 28H9L-5 46H5L9 56H-9L5 40H-5Z", accent) +
        stroke("M-18 30Q-17 20-12 15", shine, 4)
      );
    },
  ),
};
