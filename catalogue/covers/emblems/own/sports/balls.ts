import { floating } from "../../../emblem.ts";
import { circle, outline, path, place, polar, rect, repeat, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** Balls, in play or not. */
export const balls = {
  /** A football that is a padlock. */
  ballLock: floating(["Team Sports"], ({ main, shade, shine, accent, ink, paper }) => {
    const pentagon = [0, 1, 2, 3, 4].map((i) =>
      polar([0, 30], 27, (i * 72 - 90) * (Math.PI / 180)),
    );
    return (
      stroke("M-42-8V-44A42 42 0 0 1 42-44V-8", ink, 32) +
      stroke("M-42-8V-44A42 42 0 0 1 42-44V-8", main, 21) +
      stroke("M-46-20V-46A44 44 0 0 1-24-82", shine, 6) +
      circle(0, 30, 70, ink) +
      circle(0, 30, 64, paper) +
      path("M36-23A64 64 0 0 1-30 86Q60 70 36-23Z", shade, 0.55) +
      path(outline(pentagon), ink) +
      stroke(
        pentagon
          .map(
            (p, i) =>
              `M${p.map(Math.round).join(" ")}L${polar([0, 30], 46, (i * 72 - 90) * (Math.PI / 180))
                .map(Math.round)
                .join(" ")}`,
          )
          .join(""),
        ink,
        5,
      ) +
      path(
        [0, 1, 2, 3, 4]
          .map((i) => {
            const at = (far: number, by: number) =>
              polar([0, 30], far, ((i * 72 - 90 + by) * Math.PI) / 180);
            return outline([
              at(45, 0),
              at(52, 21),
              at(64, 24),
              at(65, 0),
              at(64, -24),
              at(52, -21),
            ]);
          })
          .join(""),
        ink,
      ) +
      circle(0, 24, 9, accent) +
      path("M-4 26H4L8 46H-8Z", accent)
    );
  }),
  /** A ball that falls through the hoop. */
  swishHoop: floating(
    ["Sports", "Team Sports"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([-98, -98], [196, 128], ink, { radius: 9 }) +
      rect([-89, -89], [178, 110], paper, { radius: 4 }) +
      path("M-50-66H50V14H-50ZM-39-55V3H39V-55Z", accentShade) +
      path("M-50-66V14H-39V-55H39V-66Z", accent) +
      path("M-60 28Q0 10 60 28L56 34Q0 20-56 34Z", accentShade) +
      circle(0, -10, 46, main) +
      path("M22-50A46 46 0 0 1-6 36Q50 0 22-50Z", shade) +
      stroke("M-46-10Q0 8 46-10M0-56V36M-32-43Q-10-10-32 24M32-43Q10-10 32 24", ink, 4) +
      stroke("M-34-20Q-32-36-20-44", shine, 6) +
      stroke("M-60 30C-60 50 60 50 60 30", accent, 12) +
      stroke(
        "M-54 44L-36 98M-28 48L-30 98 18 48M-54 44L4 98 54 44M0 50L32 98M28 48L-8 98M54 44L36 98",
        paper,
        5,
      ),
  ),
  /** A ball that flies with a tail as a comet does. */
  cometBall: floating(
    ["Sports", "Team Sports"],
    ({ main, shade, shine, accent, ink, paper }) =>
      path(
        "M-90-14C-60-60 0-100 102-102 80-86 78-78 64-66L98-62C84-46 80-36 62-26L94-14C60 20 60 60 30 90Z",
        accent,
      ) +
      path(
        "M-70-10C-30-50 10-70 60-80 46-66 48-60 36-50L66-44C54-32 54-26 42-18L64-10C44 10 40 40 20 60Z",
        paper,
      ) +
      circle(-28, 30, 69, main) +
      path("M10-28A69 69 0 0 1-44 97Q50 70 10-28Z", shade) +
      stroke(
        "M-76-19Q-20 26 21 79M20-19Q-36 26-77 79M-96 20Q-62 20-38-38M40 40Q2 44-18 98",
        ink,
        5,
      ) +
      stroke("M-78 6Q-70-12-54-22", shine, 8),
  ),
  /** A volleyball in flight. */
  volleyballSpin: floating(
    ["Team Sports", "Sports"],
    ({ main, shine, accent, accentShade, ink }) =>
      circle(0, 0, 94, main) +
      repeat(3, (i) =>
        place(
          [0, 0],
          path(
            "M28-25Q64 30 30 89A94 94 0 0 0 68 65Q88 16 58-31Q46-32 28-25Z",
            i === 1 ? accentShade : accent,
          ) + stroke("M0 0Q36-50 87-19M28-25Q64 28 32 84M58-31Q86 16 66 60", ink, 6),
          { turn: i * 120 - 90 },
        ),
      ) +
      path("M66-66A94 94 0 0 1-66 66Q76 76 66-66Z", ink, 0.28) +
      stroke("M-80-24Q-70-62-36-76", shine, 8),
  ),
  /** A ball of steel, turning in a horseshoe. */
  steelBall: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-62 82C-100-20-66-80 0-80S100-20 62 82", main, 36) +
      stroke("M22-76C74-66 94-6 62 82", shade, 36) +
      stroke("M-72 78H-46M46 78H72", ink, 14) +
      stroke(
        "M-75 46v1M-80 10v1M-72-26v1M-46-56v1M0-70v1M46-56v1M72-26v1M80 10v1M75 46v1",
        ink,
        11,
      ) +
      stroke("M-90-6Q-88-66-32-88", shine, 5) +
      circle(0, 18, 46, accent) +
      path("M22-22A46 46 0 1 1-34 50Q34 54 22-22Z", accentShade) +
      stroke("M-40 14C-30-26 28-24 30 14 31 42-14 44-14 18-13 4 10 4 9 18", ink, 7) +
      circle(-20, -8, 6, paper),
  ),
  /** A basketball that drops into the basket. */
  dunkBasket: floating(
    ["Team Sports"],
    ({ main, shade, shine, accent, ink, paper }) =>
      edged("M-98-40H98V32H-98Z", paper, ink) +
      stroke("M-46 24V-16H46V24", accent, 7) +
      edged("M0-104A52 52 0 1 1-.1-104Z", main, ink) +
      path("M34-92A52 52 0 1 1-32-11 60 60 0 0 0 34-92Z", shade) +
      stroke("M0-102V0M-50-52H50M-36-88Q-8-52-36-16M36-88Q8-52 36-16", ink, 5) +
      stroke("M-39-62Q-36-76-28-82", shine, 6) +
      stroke(
        "M-54 36L-34 96M54 36L34 96M-30 38L-10 96 22 40M30 38L10 96-22 40M-48 60H48M-40 80H40",
        ink,
        9,
      ) +
      stroke(
        "M-54 36L-34 96M54 36L34 96M-30 38L-10 96 22 40M30 38L10 96-22 40M-48 60H48M-40 80H40",
        paper,
        4,
      ) +
      edged("M-66 22H66V40H-66Z", accent, ink, 8),
  ),
};
