import { floating, standingOn } from "../../../emblem.ts";
import {
  circle,
  ellipse,
  outline,
  path,
  place,
  polar,
  rect,
  repeat,
  stroke,
} from "../../../svg.ts";
import { both } from "../../parts.ts";

/** Emblems of named titles, from `serpentCross` to `blackKing`. */
export const p1a = {
  /** A winged cross with a serpent around it, under a crown. */
  serpentCross: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(
        path(
          "M-8-32C-40-66-76-72-98-60-96-40-86-34-84-32-84-20-76-12-70-10-68 0-58 8-52 8-40 14-20 10-8 0Z",
          accent,
        ) + stroke("M-84-32Q-56-38-30-28M-70-10Q-48-16-28-12", accentShade, 5),
      ) +
      path("M-13-56H13V-2H13V84L0 100-13 84Z", main) +
      path("M2-56H13V84L2 98Z", shade) +
      stroke("M-46 18C-46-6 46 10 46 34S-38 42-38 62 26 68 26 84", ink, 21) +
      stroke("M-46 18C-46-6 46 10 46 34S-38 42-38 62 26 68 26 84", main, 13) +
      stroke("M-36 9C-10 4 30 10 44 28M-34 56C-26 50-10 50 4 54", shine, 4) +
      path("M-62 22C-64 2-44-4-32 8-36 24-44 36-50 38-58 36-62 30-62 22Z", main) +
      circle(-50, 16, 4.5, ink) +
      path("M-34-60L-40-98-18-80 0-100 18-80 40-98 34-60Z", main) +
      path("M10-60L16-78 18-80 40-98 34-60Z", shade) +
      circle(0, -70, 6, paper),
  ),
  /** A forearm of steel plates, its fist raised. */
  steelArm: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-40 100L-54 10-34-12H34L54 10 42 100Z", main) +
      path("M8 100V-12H34L54 10 42 100Z", shade) +
      path("M-64 4L-42-24H42L64 4 52 26H-52Z", accent) +
      path("M12-24H42L64 4 52 26H12Z", accentShade) +
      path(
        "M-60-40C-66-70-58-88-44-90-36-100-18-100-14-94-6-102 12-100 16-94 26-100 40-96 42-86 58-86 64-66 58-44L42-22H-42Z",
        main,
      ) +
      path("M16-94C26-100 40-96 42-86 58-86 64-66 58-44L42-22H14Z", shade) +
      stroke("M-44-88V-60M-15-92V-60M15-92V-60M42-84V-58", ink, 5) +
      path("M-66-46C-66-62-40-64-12-58 4-56 4-38-8-36-30-34-44-30-50-24-60-28-66-36-66-46Z", main) +
      stroke("M-58-50C-48-56-28-54-12-50", shine, 6) +
      stroke("M-64-32Q-56-26-48-24M-14-37Q6-34 10-48", ink, 5) +
      stroke("M-46 50L46 50M-42 76H44", ink, 5) +
      circle(-34, 2, 6, ink) +
      circle(34, 2, 6, ink) +
      stroke("M-38 36L-36 44M-34 60L-33 68", shine, 7),
  ),
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
  /** A black eye with a red iris, veins around it. */
  ghoulEye: floating(
    ["Horror", "Gore"],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke(
        "M-84 0C-92 20-98 24-96 44M-60 34C-66 50-60 62-74 78M-20 52C-24 68-12 76-20 96M30 50C26 66 40 72 34 90M66 30C76 44 70 56 82 66M-72-28C-80-40-78-50-92-58M64-34C70-48 84-50 86-66",
        accent,
        6,
      ) +
      path("M-100 2C-64-62 56-72 100-8 62 66-56 70-100 2Z", main) +
      path(
        "M-100 2C-64-62 56-72 100-8 62 66-56 70-100 2Z M-84 2C-50 52 48 50 84-6 50-54-52-46-84 2Z",
        shade,
      ) +
      path("M-84 2C-52-46 50-54 84-6 48 50-50 52-84 2Z", ink) +
      circle(0, -2, 38, accent) +
      circle(0, -2, 25, ink) +
      path(
        repeat(8, (i) =>
          outline([
            polar([0, -2], 34, i * 0.785 - 0.14),
            polar([0, -2], 34, i * 0.785 + 0.14),
            polar([0, -2], 16, i * 0.785),
          ]),
        ),
        accent,
      ) +
      circle(0, -2, 8, accent) +
      circle(-15, -19, 9, paper) +
      stroke("M-78-14C-44-54 30-64 72-26", shine, 5),
  ),
  /** A fish hook with a float, and a spark of lightning. */
  hunterHook: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M44-100L-12-22 26-16-20 62 92-36 50-42 92-96Z", accent) +
      path("M26-16L-20 62 92-36 62-34Z", accentShade) +
      stroke("M-30-90V26A45 45 0 0 0 60 26V16", ink, 33) +
      stroke("M-30-86V26A45 45 0 0 0 60 26V16", main, 23) +
      path("M60-18L84 30H36Z", main) +
      stroke("M-22 44A38 38 0 0 0 52 44", shade, 8) +
      circle(-30, -84, 19, ink) +
      circle(-30, -84, 14, main) +
      circle(-30, -84, 7, ink) +
      stroke("M-34-60V20", shine, 6) +
      stroke("M-44-92C-84-96-70-52-74-36", paper, 6) +
      ellipse([-74, 0], [24, 38], paper) +
      path("M-98 0A24 38 0 0 1-50 0Z", accent) +
      stroke("M-74 38V54", paper, 7),
  ),
  /** A spider with twelve legs. */
  twelveSpider: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      both(
        stroke(
          "M-14-34C-40-40-34-84-24-98M-16-28C-60-36-56-70-62-90M-18-20C-62-24-78-42-94-58M-18-12C-60-8-76 0-98-12M-18-4C-56 6-66 28-92 42M-14 2C-44 20-46 60-62 90",
          ink,
          9,
        ),
      ) +
      path("M0-2C44-2 58 34 48 62 40 86 20 98 0 98S-40 86-48 62C-58 34-44-2 0-2Z", main) +
      path("M8-2C46 0 58 34 48 62 40 86 20 98 4 98 34 70 36 30 8-2Z", shade) +
      circle(0, -24, 29, main) +
      path("M6-52A29 29 0 0 1 10 3Q26-24 6-52Z", shade) +
      circle(-10, -36, 6, paper) +
      circle(10, -36, 6, paper) +
      path("M-12-2Q-8 12-2 4L-4-4ZM12-2Q8 12 2 4L4-4Z", accent) +
      circle(0, 46, 25, accent) +
      circle(0, 46, 14, ink) +
      stroke("M-38 36Q-34 16-20 8", shine, 6),
  ),
  /** A longship under sail, shields along its side. */
  vikingLongship: standingOn(
    ["Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0-96V60", ink, 9) +
      path("M-66-78Q0-92 66-78 78-30 62 22 0 4-62 22-78-30-66-78Z", paper) +
      path(
        "M-44-82Q-34-85-22-86-30-36-20 12-30 14-41 16-54-34-44-82ZM0-87Q12-87 22-86 32-36 20 12L0 10ZM44-82L66-78Q78-30 62 22L41 16Q56-34 44-82Z",
        accent,
      ) +
      path("M44-82L66-78Q78-30 62 22L41 16Q56-34 44-82Z", accentShade) +
      stroke("M-70-80Q0-94 70-80", ink, 8) +
      path(
        "M-76 36C-92 10-78-12-96-30-84-44-66-38-62-24-60-12-72-10-66 10-64 24-52 30-46 32H50C74 24 68-6 88-20 98-4 90 18 78 44L52 84Q0 98-52 84Z",
        main,
      ) +
      path("M50 32C74 24 68-6 88-20 98-4 90 18 78 44L52 84Q28 92 4 92 40 70 50 32Z", shade) +
      circle(-80, -27, 4, ink) +
      stroke("M-66 62Q0 80 66 60", ink, 4) +
      repeat(
        5,
        (i) =>
          circle(i * 26 - 52, 42, 15, ink) +
          circle(i * 26 - 53, 41, 11, i % 2 ? accent : paper) +
          circle(i * 26 - 52, 42, 4, ink),
      ) +
      path(
        "M-100 100Q-84 78-66 92-48 78-32 92-14 78 0 92 16 78 34 92 50 78 66 92 84 78 100 100Z",
        shine,
      ),
  ),
  /** A sheaf of wheat, tied. */
  wheatSheaf: standingOn([], ({ main, shade, shine, accent, accentShade, ink }) => {
    const ear = (turn: number, fill: string, from: number) =>
      place(
        [from, 42],
        path(
          [-42, -68, -94]
            .map((y) => `M0 ${y}q-22-4-18-30 14 4 18 30 4-26 18-30 4 26-18 30Z`)
            .join("") + "M-3 0V-100H3V0ZM0-116q-14-16 0-34 14 18 0 34Z",
          fill,
        ),
        { turn },
      );
    return (
      ear(-46, main, -8) +
      ear(46, shade, 8) +
      ear(-24, main, -4) +
      ear(23, shade, 4) +
      ear(0, main, 0) +
      path("M-22 30C-30 60-52 84-66 100H66C52 84 30 60 22 30Z", main) +
      path("M4 30H22C30 60 52 84 66 100H18Z", shade) +
      stroke("M-12 52L-36 94M-2 52L-8 94M8 52L22 94", ink, 4) +
      path("M-30 20Q0 32 30 20L32 46Q0 58-32 46Z", accent) +
      path("M6 28Q20 26 30 20L32 46Q20 52 8 52Z", accentShade) +
      stroke("M-24 26Q-12 30-4 30M-50 90L-44 82", shine, 5)
    );
  }),
  /** A chess king, on it a sign like a bird in flight. */
  blackKing: standingOn(
    [],
    ({ main, shade, shine, accent, ink }) =>
      path("M-10-100H10V-86H24V-68H10V-52H-10V-68H-24V-86H-10Z", accent) +
      path("M-54-26C-62-54-24-66 0-44 24-66 62-54 54-26L36 14H-36Z", main) +
      path("M0-44C24-66 62-54 54-26L36 14H14Q30-20 0-44Z", shade) +
      path("M-34 14H34C34 40 42 58 56 72H-56C-42 58-34 40-34 14Z", main) +
      path("M8 14H34C34 40 42 58 56 72H18Q24 40 8 14Z", shade) +
      rect([-46, 8], [92, 14], ink, { radius: 7 }) +
      path("M-60 68H60Q72 70 72 82V100H-72V82Q-72 70-60 68Z", main) +
      path("M14 68H60Q72 70 72 82V100H20Z", shade) +
      stroke("M-68 84H68", ink, 4) +
      path(
        "M0-8C-10-30-30-38-46-30-36-30-24-18-20-2-12-8-6-4 0 6 6-4 12-8 20-2 24-18 36-30 46-30 30-38 10-30 0-8Z",
        accent,
      ) +
      stroke("M-30 42Q-34 56-42 64M-44-36Q-38-48-26-50", shine, 6),
  ),
};
