import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, stroke } from "../../../svg.ts";
import { both, edged } from "../../parts.ts";

/** Crosses, and what lies beneath one. */
export const crossesAndCoffins = {
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
  /** A cross on a chain, with the wings of a bat. */
  batwingCross: floating(
    ["Vampire"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-34-98Q-30-66 0-64 30-66 34-98", paper, 6) +
      both(
        path(
          "M-8-10C-30-50-66-64-98-60-86-44-90-24-96-4-78-8-68 0-64 18-50 10-38 12-32 28-24 20-14 18-8 20Z",
          ink,
        ),
      ) +
      both(stroke("M-20-6Q-50-40-84-50M-20-2L-80-12M-20 2L-58 8", accentShade, 4)) +
      path("M-19-66H19L14-26 56-32V14L14 8 22 98H-22L-14 8-56 14V-32L-14-26Z", ink) +
      path("M-11-58H11L7-17 48-24V6L7 0 13 90H-13L-7 0-48 6V-24L-7-17Z", main) +
      path("M0-58H11L7-17 48-24V6L7 0 13 90H0Z", shade) +
      circle(0, -8, 19, ink) +
      circle(0, -8, 14, accent) +
      path("M2-22A14 14 0 0 1-2 6Q12-6 2-22Z", accentShade) +
      circle(-5, -13, 4, paper) +
      circle(0, -66, 8, paper) +
      stroke("M-5-48L-4-32M-40-14L-28-12M-5 28L-7 74", shine, 4),
  ),
  /** A cross of blood before the eye of a god. */
  bloodCross: floating(
    ["Vampire"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-66-62L-78-84M66-62L78-84M-40-82L-44-100M40-82L44-100", accent, 9) +
      edged("M-106-12Q0-112 106-12 0 84-106-12Z", paper, ink) +
      path("M0-64A52 52 0 1 1-.1-64Z", accent) +
      path("M37-49A52 52 0 1 1-37 25 74 74 0 0 0 37-49Z", accentShade) +
      edged(
        "M-28-104H28L20-38 72-46V14L20 6 22 46Q24 62 16 66T4 106-8 72Q-24 66-22 46L-20 6-34 8Q-38 34-44 34T-52 11L-72 14V-46L-20-38Z",
        main,
        ink,
      ) +
      path("M28-104L20-38 72-46V14L20 6 22 46Q24 62 16 66T4 106Q10 10 4-104Z", shade) +
      stroke("M-16-92L-11-44M-62-32L-34-28", shine, 7),
  ),
  /** A coffin with a cross, and bats. */
  batCoffin: standingOn(
    ["Vampire", "Horror"],
    ({ main, shade, shine, accent, accentShade, ink }) => {
      const bat = path(
        "M0-14-8-6-18-10-44-28Q-40-6-50 8-36 2-28 12-18 6-8 18L0 24 8 18Q18 6 28 12 36 2 50 8 40-6 44-28L18-10 8-6Z",
        ink,
      );
      return (
        path("M-40-102H40L70-40 44 102H-44L-70-40Z", ink) +
        path("M-35-95H33L60-38 36 94H-38L-62-40Z", main) +
        path("M14-95H33L60-38 36 94H2L28-38Z", shade) +
        stroke("M-26-78H24L44-36 24 78H-28L-46-38Z", accentShade, 5) +
        path("M-12-66H12L9-36 38-40V-14L9-18 12 58H-12L-9-18-38-14V-40L-9-36Z", accent) +
        path("M4-66H12L9-36 38-40V-14L9-18 12 58H2Z", accentShade) +
        stroke("M-44-50-32-76", shine, 6) +
        place([-60, 44], bat, { turn: -14, scale: 0.8 }) +
        place([64, -64], bat, { turn: 12, scale: 0.7 }) +
        place([72, 24], bat, { turn: -8, scale: 0.5 })
      );
    },
  ),
};
