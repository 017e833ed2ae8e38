import { floating } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, repeat, stroke } from "../../../svg.ts";
import { both, edged } from "../../parts.ts";

/** Masks that hide a face. */
export const masks = {
  /** A leather mask with one eye and a grin of teeth. */
  ghoulMask: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M-98-50Q-70-46-60-60L60-60Q70-46 98-50L98-26Q82-22 78-8H-78Q-82-22-98-26Z", ink) +
      path(
        "M-76-56C-50-92 50-92 76-56 86-10 78 44 44 76 20 98-20 98-44 76-78 44-86-10-76-56Z",
        main,
      ) +
      path(
        "M20-83C46-80 64-74 76-56 86-10 78 44 44 76 34 86 24 90 10 92 44 40 48-30 20-83Z",
        shade,
      ) +
      ellipse([-36, -30], [27, 24], ink) +
      circle(-36, -30, 15, accent) +
      circle(-36, -30, 7, ink) +
      circle(-41, -36, 4, paper) +
      path("M10-46Q40-62 66-40 60-18 36-14 16-20 10-46Z", ink) +
      stroke("M18-40L58-24M54-48L28-16", main, 4) +
      path("M-72 22Q0 40 72 22 66 66 36 80 0 92-36 80-66 66-72 22Z", ink) +
      path(
        "M-66 29Q0 45 66 29L62 42 50 56 38 46 25 60 13 49 0 62-13 49-25 60-38 46-50 56-62 42Z",
        paper,
      ) +
      path("M-46 72L-38 62-26 72-13 66 0 78 13 66 26 72 38 62 46 72Q24 86 0 86T-46 72Z", paper) +
      stroke("M-66-52Q-50-72-24-76", shine, 6) +
      stroke("M60-4L54 6M66 6L50-2M-60-4L-54 6M-66 6L-50-2", ink, 4),
  ),
  /** A calm mask that hangs from the strings of a puppet player. */
  puppetMask: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-80-84L-56-30M80-84L56-30M-30-84L-26-36M30-84L26-36", paper, 4) +
      rect([-96, -100], [192, 18], accent, { radius: 9 }) +
      rect([10, -100], [86, 18], accentShade, { radius: 9 }) +
      rect([-13, -108], [26, 34], accent, { radius: 7 }) +
      path("M-70-40Q0-62 70-40C80 20 50 84 0 102-50 84-80 20-70-40Z", paper) +
      path("M0-51Q38-51 70-40C80 20 50 84 0 102Z", main) +
      path("M44-46L70-40C80 20 50 84 0 102 46 60 56 10 44-46Z", shade) +
      path("M-56-2Q-36-22-14 2-36 14-56-2ZM56-2Q36-22 14 2 36 14 56-2Z", ink) +
      path("M-52-22Q-34-36-14-22L-16-16Q-34-26-50-16ZM52-22Q34-36 14-22L16-16Q34-26 50-16Z", ink) +
      path("M0 8L-9 36H0Z", ink, 0.25) +
      path("M-28 56Q0 66 28 52 16 74 0 72-18 74-28 56Z", ink) +
      path("M-40 12L-32 12-36 44Z", accent) +
      stroke("M-62-24Q-62 6-54 30M16-42L34-40", shine, 5),
  ),
  /** The mask of a fox, with the marks of a shrine and bells. */
  shrineFoxMask: floating(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-74 8C-100 30-92 56-80 70M74 8C100 30 92 56 80 70", accentShade, 6) +
      path(
        "M0 102C-34 88-56 46-74 8-92-36-90-80-82-104-58-94-38-72-26-54-10-60 10-60 26-54 38-72 58-94 82-104 90-80 92-36 74 8 56 46 34 88 0 102Z",
        main,
      ) +
      path(
        "M26-54C38-72 58-94 82-104 90-80 92-36 74 8 56 46 34 88 0 102 26 50 44 0 26-54Z",
        shade,
      ) +
      path(
        "M-74-84C-60-76-46-58-40-46L-64-22C-76-44-78-66-74-84ZM74-84C60-76 46-58 40-46L64-22C76-44 78-66 74-84Z",
        accent,
      ) +
      path("M0-48C-14-34-12-22 0-10 12-22 14-34 0-48Z", accent) +
      path(
        "M-62-6C-44-14-26-4-14 16-34 16-52 10-62-6ZM62-6C44-14 26-4 14 16 34 16 52 10 62-6Z",
        ink,
      ) +
      stroke("M-58-20Q-38-26-22-12M58-20Q38-26 22-12", accent, 6) +
      stroke("M-60 26L-34 34M-52 44L-30 46M60 26L34 34M52 44L30 46", accent, 6) +
      path("M-14 66H14L0 82Z", ink) +
      stroke("M0 82V90M-22 84Q0 98 22 84", ink, 4) +
      circle(-80, 78, 13, accent) +
      circle(80, 78, 13, accent) +
      circle(-80, 82, 4, ink) +
      circle(80, 82, 4, ink) +
      stroke("M-74-34Q-68-10-60 10", shine, 6),
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
  /** A blank mask with a falling star for an eye. */
  fallingStarMask: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-66-40Q-96-20-92 40-84 70-98 96M66-40Q96-10 88 50 84 76 96 96", accentShade, 9) +
      path("M-74-78C-40-104 40-104 74-78 86 0 62 66 0 100-62 66-86 0-74-78Z", shade) +
      path("M-74-78C-40-104 30-106 56-88 58 0 44 62-8 95-64 62-86 0-74-78Z", main) +
      path("M-60-16Q-34-30-12-8-36 4-60-16Z", ink) +
      path("M40-30L76-78 62-14Z", accentShade) +
      path("M26-30L66-98 46-16Z", accent) +
      path("M34-46L42-23 66-22 47-7 54 17 34 3 14 17 21-7 2-22 26-23Z", ink) +
      path("M34-34L39-18 55-17 43-7 47 9 34 0 21 9 25-7 13-17 29-18Z", accent) +
      path("M-2 2L-12 40H6L2 34Z", shade) +
      path("M-52 16L-40 4-24 52-34 66Z", accent) +
      path("M-22 70H22L8 80H-12Z", shade) +
      stroke("M-64-44Q-62-66-44-78", shine, 7),
  ),
  /** A mask of stone with fangs, and with spikes of bone around it. */
  stoneMask: floating(
    ["Vampire"],
    ({ main, shade, shine, accent, ink }) =>
      repeat(2, (i) =>
        place(
          [0, 0],
          edged(
            "M44-66Q76-96 70-100 100-70 62-38ZM62-30Q104-46 104-44 96 0 64 2ZM62 14Q98 12 102 18 88 48 52 44Z",
            shade,
            ink,
          ),
          { flip: i === 0 },
        ),
      ) +
      edged("M0-96C46-96 72-64 72-20 72 40 40 98 0 98S-72 40-72-20C-72-64-46-96 0-96Z", main, ink) +
      path("M0-96C46-96 72-64 72-20 72 40 40 98 0 98 32 70 48-50 0-96Z", shade) +
      path(
        "M-58-34Q-34-40-12-14-34-2-50-12-58-22-58-34ZM58-34Q34-40 12-14 34-2 50-12 58-22 58-34Z",
        ink,
      ) +
      circle(-34, -20, 7, accent) +
      circle(34, -20, 7, accent) +
      path("M-10 26L0-12 10 26ZM-40 44Q0 30 40 44 32 70 0 70T-40 44Z", ink) +
      path("M-32 43L-22 68-12 40ZM32 43L22 68 12 40Z", shine) +
      stroke("M4-94L-8-74 6-60-2-44M-50 6V30M50 6V30", ink, 6) +
      stroke("M-52-54Q-42-74-26-80", shine, 8),
  ),
  /** A pale mask among cables. */
  cableMask: floating(
    [],
    ({ main, shade, shine, accent, ink }) =>
      stroke(
        "M-42-62C-96-92-104-40-78-10-60 16-104 40-84 94M42-62C96-92 104-40 78-10 60 16 104 40 84 94M-22-80Q-30-106-60-104M22-80Q30-106 60-104M-24 60Q-30 98-56 100M24 60Q30 98 56 100M0 80V104",
        ink,
        19,
      ) +
      stroke(
        "M-42-62C-96-92-104-40-78-10-60 16-104 40-84 94M42-62C96-92 104-40 78-10 60 16 104 40 84 94M-22-80Q-30-106-60-104M22-80Q30-106 60-104M-24 60Q-30 98-56 100M24 60Q30 98 56 100M0 80V104",
        accent,
        9,
      ) +
      edged(
        "M0-92C42-92 62-66 60-26 58 26 34 86 0 88-34 86-58 26-60-26-62-66-42-92 0-92Z",
        main,
        ink,
      ) +
      path("M0-92C42-92 62-66 60-26 58 26 34 86 0 88 30 60 40-56 0-92Z", shade) +
      path(
        "M-48-22Q-28-32-10-14-18 4-36-2-46-8-48-22ZM48-22Q28-32 10-14 18 4 36-2 46-8 48-22Z",
        ink,
      ) +
      stroke("M-30-13H-22M22-13H30", accent, 6) +
      stroke("M0-88V-50M-50 6L-36 24M50 6L36 24M-16 50H16M-8 42V58M8 42V58", ink, 6) +
      stroke("M-46-46Q-40-66-22-74", shine, 7),
  ),
};
