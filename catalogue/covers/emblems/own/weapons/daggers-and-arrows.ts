import { floating } from "../../../emblem.ts";
import { circle, path, place, rect, repeat, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** A knife to throw, upright, with a ring. */
const kunai = (light: string, dark: string, grip: string, ink: string): string =>
  stroke("M0 74A16 16 0 1 1 .1 74Z", ink, 22) +
  stroke("M0 74A16 16 0 1 1 .1 74Z", dark, 9) +
  edged("M-9-24H9V42H-9Z", grip, ink) +
  edged("M0-138L26-66 0-22-26-66Z", light, ink) +
  path("M0-138L26-66 0-22Z", dark);

/** Small blades, to throw or to shoot. */
export const daggersAndArrows = {
  /** Two curved daggers crossed before a black flame. */
  shadowDaggers: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const dagger =
      path("M-14 20C-26-24-14-84 16-126 22-74 22-14 14 20Z", main) +
      path("M2 20C0-40 4-90 16-126 22-74 22-14 14 20Z", shade) +
      stroke("M-9 8Q-14-32-6-62", shine, 4) +
      path("M-34 12Q0 30 34 12L28 32Q0 44-28 32Z", ink) +
      rect([-9, 36], [18, 40], paper) +
      stroke("M-8 46L8 52M-8 60L8 66", ink, 4) +
      circle(0, 84, 13, ink);
    return (
      path(
        "M-52 100C-110 66-92 22-102-30-82-18-72-4-70 10-66-38-26-60 0-108 26-60 66-38 70 10 72-4 82-18 102-30 92 22 110 66 52 100Z",
        accent,
      ) +
      path(
        "M26-60C66-38 70 10 70 10 72-4 82-18 102-30 92 22 110 66 52 100H10C60 60 50-10 26-60Z",
        accentShade,
      ) +
      place([34, 14], dagger, { turn: -38, flip: true }) +
      place([-34, 14], dagger, { turn: 38 })
    );
  }),
  /** Two crossed throwing knives. */
  crossedKunai: floating(
    ["Action", "Martial Arts"],
    ({ main, shade, accent, accentShade, ink, shine }) =>
      place([0, 26], kunai(main, shade, accentShade, ink), { turn: -46 }) +
      place([0, 26], kunai(main, shade, accent, ink), { turn: 46 }) +
      stroke("M82-60L56-38M-90-58L-76-36", shine, 5),
  ),
  /** A throwing star of four crooked blades in the wind. */
  windStar: floating(
    ["Martial Arts"],
    ({ main, shade, shine, accent, ink, paper }) =>
      repeat(4, (i) =>
        place(
          [0, 0],
          edged("M-22-14C-50-50-28-92 34-102 14-76 20-44 26-12Z", i % 2 ? shade : main, ink) +
            stroke("M-22-44Q-18-70 6-84", shine, 5),
          { turn: i * 90 },
        ),
      ) +
      circle(0, 0, 37, ink) +
      circle(0, 0, 30, accent) +
      circle(0, 0, 14, ink) +
      stroke("M-96-34Q-86-66-60-84M96 34Q86 66 60 84", paper, 6),
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
};
