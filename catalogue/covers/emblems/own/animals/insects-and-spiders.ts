import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, repeat, stroke } from "../../../svg.ts";
import { both, edged, star } from "../../parts.ts";

/** The right wings of a butterfly. */
const butterflyWings = (upper: string, lower: string, spot: string, ink: string): string =>
  edged("M8 16C40 10 84 24 82 58 78 92 44 100 30 72 20 54 10 40 8 16Z", lower, ink) +
  edged("M8 8C14-50 60-100 98-84 108-40 84 14 40 20 24 22 12 18 8 8Z", upper, ink) +
  path(
    "M34-24C44-52 68-72 86-68 90-40 72-8 46-4 34-4 30-12 34-24ZM36 40C48 36 66 42 66 58 62 74 48 76 42 64Z",
    spot,
  );

/** What creeps and what flutters. */
export const insectsAndSpiders = {
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
  /** A beast in plates of armour, with many eyes. */
  armouredBug: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke(
        repeat(9, (i) => `M${i * 20 - 70} 70L${i * 20 - 78} 94`),
        ink,
        11,
      ) +
      repeat(4, (i) => {
        const [x, rx, ry] = [
          [70, 34, 66],
          [44, 48, 106],
          [12, 60, 142],
          [-28, 72, 156],
        ][i] as [number, number, number];
        return (
          path(`M${x - rx} 80A${rx} ${ry} 0 0 1 ${x + rx} 80Z`, ink) +
          path(
            `M${x - rx + 5} 80A${rx - 5} ${ry - 6} 0 0 1 ${x + rx - 5} 80Z`,
            i < 3 ? shade : main,
          )
        );
      }) +
      path("M-6-62C30-40 44 20 39 80H4Q30 0-6-62Z", shade) +
      stroke("M50-36Q68-8 74 30M82 28Q92 46 94 64M28-36Q48-10 54 26", main, 8) +
      repeat(6, (i) => {
        const [x, y, r] = [
          [-62, 10, 24],
          [-84, 46, 12],
          [-22, -14, 17],
          [-26, 36, 15],
          [-58, -36, 13],
          [-56, 56, 11],
        ][i] as [number, number, number];
        return (
          circle(x, y, r, ink) +
          circle(x, y, r - 4, accent) +
          circle(x - r / 4, y - r / 4, r / 4, paper)
        );
      }) +
      stroke("M-96 76C-112 100-92 108-84 92M-74 78C-84 106-60 112-56 94", accentShade, 6) +
      stroke("M-74-26Q-66-50-46-62", shine, 7),
  ),
  /** A swallowtail. */
  swallowtail: floating(
    ["Supernatural"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-4-46Q-14-84-36-92M4-46Q14-84 36-92", ink, 5) +
      both(
        path(
          "M4 2C50-6 92 20 84 54 80 66 70 64 68 76 76 96 62 116 50 106 42 96 52 86 40 74 20 66 6 44 4 2Z",
          shade,
        ) +
          path("M4-24C24-84 76-108 106-92 104-48 78-4 6 10Z", main) +
          path("M18-20C38-56 66-78 88-78 84-56 68-34 40-18Z", accent) +
          path("M24 20Q54 14 64 36 54 54 40 52 28 40 24 20Z", accent) +
          stroke("M12-12 80-70M14-6 60-38M20 14 56 44", ink, 5),
      ) +
      path("M40-18 88-78C84-56 68-34 40-18ZM24 20 56 44Q50 54 40 52 28 40 24 20Z", accentShade) +
      path("M0-52Q12-44 9-20 9 30 0 60-9 30-9-20-12-44 0-52Z", ink) +
      stroke("M-92-78Q-76-76-60-66", shine, 5) +
      circle(-66, 88, 4, shine) +
      circle(62, 90, 4, shine),
  ),
  /** A cicada that cries at dusk. */
  duskCicada: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-30-40L-66-66-84-56M30-40L66-66 84-56M-34-10L-86-14M34-10L86-14", ink, 8) +
      path("M-24-30H24C36 20 24 70 0 98-24 70-36 20-24-30Z", accentShade) +
      stroke("M-24 22Q0 34 24 22M-22 42Q0 54 22 42M-16 62Q0 72 16 62", ink, 6) +
      path("M-18-36C-60-20-98 40-92 98-60 96-22 50-8-10Z", main) +
      path("M18-36C60-20 98 40 92 98 60 96 22 50 8-10Z", shade) +
      stroke("M-18-24C-44 10-64 50-86 92M-34 4Q-66 30-84 60M-26 14Q-44 54-62 78", shade, 5) +
      stroke("M18-24C44 10 64 50 86 92M34 4Q66 30 84 60M26 14Q44 54 62 78", main, 5) +
      path("M-36-62Q0-78 36-62L28-8Q0 8-28-8Z", ink) +
      path("M-26-92Q0-104 26-92L36-62Q0-52-36-62Z", accentShade) +
      circle(-36, -78, 16, accent) +
      circle(36, -78, 16, accent) +
      circle(-40, -82, 5, shine) +
      circle(32, -82, 5, shine) +
      path("M-14-48L0-38 14-48 8-16 0-24-8-16Z", accent) +
      stroke("M-72 24Q-84 50-84 70", shine, 5),
  ),
  /** A butterfly that a chain holds. */
  chainButterfly: floating(
    [],
    ({ main, shade, shine, accent, ink }) =>
      stroke("M-66 34L66 34", ink, 6) +
      place([0, 0], butterflyWings(main, shade, accent, ink), { flip: true }) +
      butterflyWings(main, shade, accent, ink) +
      stroke("M-84-68Q-54-70-30-40", shine, 6) +
      stroke("M-4-44Q-10-76-34-86M4-44Q10-76 34-86", ink, 7) +
      edged("M0-52C16-52 14 40 0 72-14 40-16-52 0-52Z", ink, ink) +
      stroke("M0 62a14 18 0 1 0 .1 0Z", ink, 16) +
      stroke("M0 62a14 18 0 1 0 .1 0Z", accent, 7) +
      stroke("M-100 78H-70M-50 82H-22M22 82H50M70 78H100", ink, 20) +
      stroke("M-100 78H-70M-50 82H-22M22 82H50M70 78H100", accent, 8),
  ),
  /** A brooch in the shape of a ladybird. */
  ladybirdBrooch: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke(
        "M-18-78Q-24-96-44-98M18-78Q24-96 44-98M-70-20L-98-34M-76 22H-102M-66 58L-90 78M70-20L98-34M76 22H102M66 58L90 78",
        ink,
        11,
      ) +
      edged("M-46-42C-46-100 46-100 46-42Z", ink, accent, 8) +
      edged("M0-52C56-52 82-18 80 24 78 70 44 98 0 98S-78 70-80 24C-82-18-56-52 0-52Z", main, ink) +
      path("M0-52C56-52 82-18 80 24 78 70 44 98 0 98 40 84 56 60 56 20 56-14 38-40 0-52Z", shade) +
      stroke("M0-46V96", ink, 9) +
      path(star(-38, 4, 22) + star(38, 4, 22) + star(-34, 58, 18) + star(34, 58, 18), accent) +
      circle(-22, -66, 7, paper) +
      circle(22, -66, 7, paper) +
      path(star(0, -50, 20), accentShade) +
      stroke("M-64 22Q-66-8-46-26", shine, 8),
  ),
  /** A hornet with flames for wings. */
  flameHornet: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const flame =
      edged(
        "M16-24C26-60 52-60 54-98 92-74 84-44 82-36 94-42 98-52 98-60 112-20 86 22 22 4Z",
        accent,
        ink,
      ) + path("M26-14C40-32 56-34 62-58 76-34 66-22 80-22 76-2 48 6 26-14Z", paper);
    return (
      stroke("M-24 20L-62 34-70 64M24 20L62 34 70 64M-20 0L-50 16M20 0L50 16", ink, 9) +
      place([0, 0], flame, { flip: true }) +
      flame +
      edged("M0-4C50-4 46 58 0 106-46 58-50-4 0-4Z", main, ink) +
      path("M0-4C50-4 46 58 0 106 24 60 26 26 0-4Z", shade) +
      path("M-36 20Q0 34 36 20L35 36Q0 50-35 36ZM-29 54Q0 66 29 54L20 72Q0 80-20 72Z", ink) +
      edged("M-30-34H30L22 4Q0 14-22 4Z", accentShade, ink) +
      edged("M0-82C36-82 40-48 28-36 14-26-14-26-28-36-40-48-36-82 0-82Z", main, ink) +
      path("M-30-66L-6-52Q-16-40-28-46ZM30-66L6-52Q16-40 28-46Z", ink) +
      stroke("M-12-82Q-16-100-34-104M12-82Q16-100 34-104", ink, 7) +
      stroke("M-26 8Q-22 2-14 2", shine, 6)
    );
  }),
  /** A snail whose shell winds without end. */
  spiralSnail: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-98 100Q-96 70-86 34L-90-4-74-8-64 24-48-6-34 2-46 44Q-42 62-10 62L60 58Q88 62 98 100Z",
        accent,
      ) +
      path("M-48 78Q20 84 82 66 94 78 98 100H-98Q-80 88-48 78Z", accentShade) +
      circle(-84, -10, 11, accent) +
      circle(-38, -4, 11, accent) +
      circle(18, -12, 82, main) +
      path("M60-82A82 82 0 1 1-34 52Q96 60 60-82Z", shade) +
      stroke(
        "M-60-14C-56-96 84-90 78-6 74 60-24 58-26-10-26-58 48-56 46-8 44 22 2 20 4-8 6-20 22-18 20-8",
        ink,
        13,
      ) +
      stroke("M-50-44Q-36-74-4-82", shine, 6),
  ),
};
