import { floating } from "../../../emblem.ts";
import { circle, path, place, rect, repeat, stroke } from "../../../svg.ts";
import { edged, star } from "../../parts.ts";

/** The right wings of a butterfly. */
const butterflyWings = (upper: string, lower: string, spot: string, ink: string): string =>
  edged("M8 16C40 10 84 24 82 58 78 92 44 100 30 72 20 54 10 40 8 16Z", lower, ink) +
  edged("M8 8C14-50 60-100 98-84 108-40 84 14 40 20 24 22 12 18 8 8Z", upper, ink) +
  path(
    "M34-24C44-52 68-72 86-68 90-40 72-8 46-4 34-4 30-12 34-24ZM36 40C48 36 66 42 66 58 62 74 48 76 42 64Z",
    spot,
  );

export const p6b = {
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
  /** A red stone in a setting with claws. */
  bloodGem: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged(
        "M0-104L26-74 74-74 78-30 104 0 78 30 74 74 26 74 0 104-26 74-74 74-78 30-104 0-78-30-74-74-26-74Z",
        accent,
        ink,
      ) +
      path("M104 0L78 30 74 74 26 74 0 104-26 74-74 74 74-74 78-30Z", accentShade) +
      edged("M-28-70H28L70-28V28L28 70H-28L-70 28V-28Z", main, ink) +
      path("M70-28V28L28 70H-28L-14 34H14L34 14V-14Z", shade) +
      path("M-28-70H28L14-34H-14L-34-14-70-28Z", shine) +
      stroke(
        "M-28-70L-14-34H14L28-70M14-34L34-14 70-28M34-14V14L70 28M34 14L14 34 28 70M14 34H-14L-28 70M-14 34L-34 14-70 28M-34 14V-14L-70-28M-34-14L-14-34",
        ink,
        4,
      ) +
      path("M-14-22L-4-6 12 0-4 6-14 22-20 6-30 0-20-6Z", paper),
  ),
  /** Three cards of fortune: moon, star and sun. */
  tarotFan: floating([], ({ main, shade, shine, accent, ink, paper }) => {
    const card = (turn: number, x: number, back: string, sign: string): string =>
      place(
        [x, 0],
        edged("M-40-78H40V68H-40Z", paper, ink) +
          rect([-32, -70], [64, 130], back, { radius: 4 }) +
          sign,
        { turn },
      );
    return (
      card(-24, -50, shade, path("M10-38A34 34 0 1 0 26 20 30 30 0 1 1 10-38Z", accent)) +
      card(
        24,
        50,
        shade,
        circle(0, -5, 16, accent) +
          stroke(
            "M0-34V-44M0 24V34M-29-5H-22M22-5H29M-20-25L-16-21M20-25L16-21M-20 15L-16 11M20 15L16 11",
            accent,
            6,
          ),
      ) +
      place(
        [0, 0],
        edged("M-46-92H46V92H-46Z", paper, ink) +
          rect([-36, -82], [72, 164], main, { radius: 4 }) +
          path("M36-82V82H-36Q30 20 36-82Z", shade) +
          path(star(0, -4, 34), accent) +
          path(star(0, -4, 14), ink) +
          stroke("M-22-64H22M-22 60H22", accent, 5) +
          stroke("M-28-60V-20", shine, 5),
      )
    );
  }),
  /** A clock at which knives point from all sides. */
  knifeClock: floating(
    ["Time Travel"],
    ({ main, shade, shine, accent, ink, paper }) =>
      circle(0, 0, 70, ink) +
      circle(0, 0, 62, main) +
      path("M44-44A62 62 0 1 1-44 44 84 84 0 0 0 44-44Z", shade) +
      circle(0, 0, 46, paper) +
      stroke("M0-38v5M0 38v-5", ink, 6) +
      stroke("M0-26V0L18 10", ink, 8) +
      stroke("M-53-16Q-48-38-30-46", shine, 5) +
      repeat(6, (i) =>
        place(
          [0, 0],
          edged("M-8-80V-108H8V-80Z", accent, ink, 8) + edged("M0-48L13-82H-13Z", paper, ink, 8),
          { turn: i * 60 + 30 },
        ),
      ),
  ),
  /** An arrow with a beetle on its head. */
  beetleArrow: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      edged("M-14 30H14V58L52 44V82L14 108 0 94-14 108-52 82V44L-14 58Z", accentShade, ink) +
      stroke("M-14 72L-40 62M14 72L40 62M0 58V94", ink, 5) +
      edged("M0-108L96 30 52 22Q38 20 32 32L24 54H-24L-32 32Q-38 20-52 22L-96 30Z", main, ink) +
      path("M0-108L96 30 52 22Q38 20 32 32L24 54H0Z", shade) +
      stroke("M-22-2L-44-8M22-2L44-8M-22 16L-40 22M22 16L40 22M-16-20L-26-34M16-20L26-34", ink, 7) +
      edged("M-16-30Q0-50 16-30L14-20H-14Z", accentShade, ink, 7) +
      edged("M0-24C30-24 32 46 0 46S-30-24 0-24Z", accent, ink, 7) +
      path("M0-24C30-24 32 46 0 46Z", accentShade) +
      stroke("M0-22V42", ink, 5) +
      stroke("M-14 2Q-14-10-8-14M-12-66L-50 0", shine, 6),
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
  /** An eye with a star in its pupil. */
  starEye: floating(
    ["Showbiz"],
    ({ main, shade, shine, accent, ink, paper }) =>
      edged("M-100 12C-60-52 46-66 98-4 84 52 30 78-20 72-60 66-84 44-100 12Z", paper, ink) +
      edged("M2-50C36-50 58-26 58 8S36 66 2 66-54 42-54 8-32-50 2-50Z", main, ink, 6) +
      path("M2-50C36-50 58-26 58 8S36 66 2 66C40 40 44-20 2-50Z", shade) +
      path(star(2, 6, 46), accent) +
      path(star(2, 6, 22), paper) +
      path(
        "M-104 18C-78-52 40-84 102-2L88 8C40-52-40-44-104 18ZM84-12L108-40 100-2ZM62-32L84-66 82-20ZM30-46L40-82 56-36ZM-80-6L-102-26-88 8Z",
        ink,
      ) +
      circle(-28, -22, 10, paper) +
      circle(36, 44, 6, shine) +
      path("M-70-92L-64-74-46-68-64-62-70-44-76-62-94-68-76-74Z", accent),
  ),
};
