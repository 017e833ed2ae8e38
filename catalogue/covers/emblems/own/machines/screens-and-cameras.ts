import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, rect, repeat, stroke, svg } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** What shows pictures, holds them or counts. */
export const screensAndCameras = {
  /** A television set of old, an eye on its screen. */
  plotTelevision: standingOn(
    ["Psychological"],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke("M0-50L-44-94M0-50L44-94", ink, 7) +
      circle(-46, -95, 8, accent) +
      circle(46, -95, 8, accent) +
      path("M-24-46Q0-72 24-46Z", ink) +
      path("M-66 80L-78 100H-54L-44 82ZM66 80L78 100H54L44 82Z", ink) +
      rect([-96, -50], [192, 136], main, { radius: 20 }) +
      path("M42-50H76Q96-50 96-30V66Q96 86 76 86H30Q52 20 42-50Z", shade) +
      path("M-74-34Q-20-42 34-34 42 18 34 70-20 78-74 70-82 18-74-34Z", ink) +
      path("M-68-28Q-20-35 28-28 35 18 28 64-20 71-68 64-75 18-68-28Z", paper) +
      path("M-66 20Q-20-28 26 18-20 62-66 20Z", ink) +
      circle(-20, 19, 19, accent) +
      circle(-20, 19, 9, ink) +
      circle(-26, 12, 5, paper) +
      stroke("M-44-4L-52-14M-20-12V-22M4-4L12-14M-44 42L-52 52M-20 50V60M4 42L12 52", ink, 5) +
      circle(66, -20, 13, ink) +
      circle(66, 16, 13, ink) +
      stroke("M66-20L72-28M66 16H58", accent, 5) +
      stroke("M54 46H80M54 58H80M54 70H80", ink, 5) +
      stroke("M-86-22Q-86-38-72-41", shine, 6),
  ),
  /** An instant camera with a bow, and a picture of a star. */
  happyCamera: standingOn(
    ["Childcare"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M0-72C-20-104-56-104-52-78-54-54-20-58 0-72 20-58 54-54 52-78 56-104 20-104 0-72Z",
        accent,
      ) +
      path("M8-74C20-58 54-54 52-78Q30-66 8-74Z", accentShade) +
      circle(0, -72, 12, accentShade) +
      path("M-80-58H80Q96-58 96-42V20L84 46H-84L-96 20V-42Q-96-58-80-58Z", main) +
      path("M48-58H80Q96-58 96-42V20L84 46H36Q64 0 48-58Z", shade) +
      rect([-84, -46], [40, 24], paper, { radius: 6 }) +
      circle(72, -34, 11, accent) +
      circle(4, -8, 44, ink) +
      circle(4, -8, 34, accent) +
      circle(4, -8, 22, ink) +
      circle(-6, -18, 8, paper) +
      rect([-60, 36], [120, 10], ink) +
      path("M-50 42H50V100H-50Z", paper) +
      path("M-40 42H40V86H-40Z", accentShade) +
      path("M0 44L7 58 22 60 11 70 14 84 0 77-14 84-11 70-22 60-7 58Z", paper) +
      stroke("M-82-6V14", shine, 8),
  ),
  /** Three glowing tubes that count the worlds. */
  nixieTubes: standingOn(
    ["Time Travel"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-100 66H100V100H-100Z", main, ink) +
      path("M40 66H100V100H30Z", shade) +
      repeat(3, (i) => {
        const x = (i - 1) * 65;
        return (
          edged(
            svg`M${x - 28} 66V-58Q${x - 28}-88 ${x}-90 ${x + 28}-88 ${x + 28}-58V66Z`,
            ink,
            main,
          ) +
          stroke(
            svg`M${x - 17} 50V-56M${x + 17} 50V-56M${x - 17} 14H${x + 17}M${x - 17}-22H${x + 17}`,
            accentShade,
            2,
          )
        );
      }) +
      stroke(
        "M-65 40V-44L-76-32M-16 0C-16-60 16-60 16 0S-16 60-16 0M74 40V-44L48 16H84",
        accent,
        11,
      ) +
      stroke("M-65 34V-38M-16 0C-16-56 16-56 16 0M74 34V-38", paper, 3) +
      stroke("M-86-52Q-84-68-76-74M-21-52Q-19-68-11-74M44-52Q46-68 54-74", shine, 4) +
      circle(-80, 83, 6, accent) +
      stroke("M-56 83H20", ink, 6),
  ),
  /** A case for a disc that somebody hides. */
  secretCase: floating(
    ["Otaku Culture"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(44, 4, 62, ink) +
      circle(44, 4, 53, paper) +
      path("M44 4L92-20A53 53 0 0 1 96 18ZM44 4L10 44A53 53 0 0 1-6 22Z", accent, 0.5) +
      circle(44, 4, 20, ink) +
      circle(44, 4, 11, accentShade) +
      place(
        [-18, 0],
        edged("M-70-96H64V96H-70Z", ink, ink) +
          path("M-58-92H64V92H-58Z", main) +
          path("M64-92V92H-20Q40 20 44-92Z", shade) +
          path(
            "M2 52C-22 30-50 14-48-16-46-44-12-48 2-24 16-48 50-44 52-16 54 14 26 30 2 52Z",
            ink,
          ) +
          path(
            "M2 42C-20 22-42 8-40-16-38-36-10-40 2-12 14-40 42-36 44-16 46 8 24 22 2 42Z",
            accent,
          ) +
          path("M2-10L8 6 26 6 12 16 18 32 2 22-14 32-8 16-22 6-4 6Z", paper) +
          rect([-58, 66], [122, 26], paper) +
          stroke("M-44 79H10M26 79H50", ink, 7) +
          stroke("M-58-70H64", paper, 8) +
          stroke("M-46-52V-20", shine, 6),
        { turn: -10 },
      ),
  ),
};
