import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, rect, repeat, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** Ships of the sea, of the air and of space. */
export const shipsAndAircraft = {
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
  /** A one-seated racing ship of our own, at full burn. */
  racerShip: floating(["Space"], ({ main, shade, shine, accent, accentShade, ink, paper }) =>
    place(
      [0, 0],
      path("M-16 84L0 130 16 84ZM-62 72L-54 104-46 72ZM62 72L54 104 46 72Z", accent) +
        path("M-12 4L-92 36-104 4-98 74-12 68Z", main) +
        path("M12 4L92 36 104 4 98 74 12 68Z", shade) +
        path("M-66 40H-42V78H-66ZM42 40H66V78H42Z", ink) +
        path("M0-128C22-70 28 0 22 88H-22C-28 0-22-70 0-128Z", main) +
        path("M0-128C22-70 28 0 22 88H4Q12-40 0-128Z", shade) +
        path("M0-62C14-40 14-14 10 4H-10C-14-14-14-40 0-62Z", ink) +
        stroke("M-4-40Q-7-26-5-10", paper, 5) +
        path("M-6 24H6V92L0 104-6 92Z", accentShade) +
        path("M-97 60L-99 70-30 68V58ZM97 60L99 70 30 68V58Z", accent) +
        stroke("M-12-72Q-18-40-18-20M-80 42L-40 26", shine, 5),
      { turn: 40, scale: 0.92 },
    ),
  ),
  /** A flying saucer, and a gate in its beam. */
  saucerBeam: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-40-30H40L92 100H-92Z", accent, 0.75) +
      path("M-18-30H18L44 100H-44Z", paper, 0.6) +
      path(
        "M-54 34Q0 50 54 34V48Q0 60-54 48ZM-44 62H44V72H-44ZM-34 48H-22L-26 100H-42ZM34 48H22L26 100H42Z",
        ink,
      ) +
      path("M-50-56C-48-112 48-112 50-56Z", accent) +
      path("M20-94C40-88 50-74 50-56H24Q30-74 20-94Z", accentShade) +
      path("M-100-34C-96-58-50-66 0-66S96-58 100-34C96-14 50-8 0-8S-96-14-100-34Z", main) +
      path("M30-64C70-60 98-50 100-34 96-14 50-8 0-8 60-20 60-50 30-64Z", shade) +
      path("M-44-12L-30 4H30L44-12Z", ink) +
      repeat(5, (i) => circle(-64 + i * 32, -32 + (i % 4 ? 6 : 0), 8, paper)) +
      stroke("M-34-66Q-32-86-16-90M-84-42Q-74-52-54-55", shine, 6),
  ),
  /** A white glider like a gull, before the sun. */
  gullGlider: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(10, -8, 74, accent) +
      path("M84-8A74 74 0 0 1-30 54C30 60 70 30 84-8Z", accentShade) +
      path(
        "M-104 74C-96 54-74 52-66 62-56 40-22 42-16 64 0 52 18 60 18 74ZM20 96C26 78 44 76 52 84 66 68 92 72 100 96Z",
        paper,
      ) +
      place(
        [0, 4],
        path(
          "M0-22C-26-54-76-66-118-30-90-34-58-22-38 2L-14 32Q0 46 14 32L38 2C58-22 90-34 118-30 76-66 26-54 0-22Z",
          main,
        ) +
          path("M0-22C26-54 76-66 118-30 90-50 50-40 26-6L14 32Q4 44 0 40Z", shade) +
          path("M-38 2Q-18-8 0-6T38 2L14 32Q0 46-14 32Z", shade) +
          path("M-10-14C-14-34 14-34 10-14L14 16Q0 26-14 16Z", ink) +
          circle(0, -30, 10, ink) +
          path("M8-26L40-40 34-28 44-22Z", accentShade) +
          stroke("M-22 6L0 0 22 6", ink, 5) +
          stroke("M-104-34Q-70-52-34-32", shine, 6),
        { turn: -12, scale: 0.9 },
      ) +
      stroke("M-96-76H-56M-84-92H-70M60 78H96", paper, 5),
  ),
  /** A small ship with full sails. */
  caravelSails: standingOn(
    ["Adventure"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-10-92V50M62-40V50", ink, 11) +
      edged("M-10-98L-60-88-40-78-58-66-10-72Z", accent, ink, 8) +
      edged("M34-40Q60-48 88-40 102-6 88 26 62 18 40 26 52-8 34-40Z", paper, ink) +
      edged("M-72-64Q-16-80 40-64 58-18 40 28-16 12-72 28-54-20-72-64Z", paper, ink) +
      path(
        "M12-70L40-64C58-18 48 6 40 28L12 22Q32-24 12-70ZM-64-32Q-16-48 48-32L50-8Q-16-24-60-8-58-20-64-32Z",
        accent,
      ) +
      path("M22-70L40-64C58-18 48 6 40 28L20 23Q40-24 22-70Z", accentShade) +
      edged("M-98 40H-46L-38 54H50L60 40 100 28Q96 82 58 100H-54Q-86 86-98 40Z", main, ink) +
      path("M100 28Q96 82 58 100H-6C40 92 66 70 60 40Z", shade) +
      stroke("M-84 62H76", shine, 6) +
      circle(-30, 78, 6, ink) +
      circle(0, 78, 6, ink) +
      circle(30, 78, 6, ink),
  ),
  /** A round pod for one traveller, in its crater. */
  spherePod: standingOn(
    ["Space"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-100 92L-70 62-50 74-30 54H34L52 74 72 60 100 92Q60 104 0 104T-100 92Z", ink, ink) +
      edged("M0-98A86 86 0 1 1-.1-98Z", main, ink) +
      path("M50-82A86 86 0 1 1-72 34 96 96 0 0 0 50-82Z", shade) +
      edged("M-12-58A46 46 0 1 1-12.1-58Z", accentShade, ink, 8) +
      path("M-12-52A40 40 0 0 1 24 4L-46 8A40 40 0 0 1-12-52Z", accent) +
      stroke("M-36-22Q-32-36-20-40", paper, 7) +
      stroke("M-84-16L-58-14M34-12L84-14M-12 36V72M44-60L24-42M-60-64L-42-44", ink, 6) +
      rect([52, 8], [22, 12], ink) +
      stroke("M-70-40Q-58-66-40-76", shine, 7) +
      edged("M-100 98L-82 76-60 90-34 78-6 92 26 78 56 90 82 74 100 98Z", shade, ink, 6),
  ),
};
