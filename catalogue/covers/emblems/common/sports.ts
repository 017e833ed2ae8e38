import { floating, standingOn } from "../../emblem.ts";
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
  svg,
} from "../../svg.ts";
import { both } from "../parts.ts";

/** Sports and their gear. */
export const sports = {
  /** A football of patches, with marks of its speed. */
  football: floating(
    ["Sports", "Team Sports", "School", "Action"],
    ({ main, shade, shine, ink }) =>
      circle(0, 0, 96, main) +
      path("M54-79A96 96 0 1 1-79 54 112 112 0 0 0 54-79Z", shade) +
      path(
        outline(Array.from({ length: 5 }, (_, i) => polar([0, 0], 36, i * 1.2566 - 1.5708))) +
          repeat(5, (i) => {
            const at = i * 1.2566 - 1.5708;
            return outline([
              polar([0, 0], 72, at),
              polar([0, 0], 82, at + 0.3),
              polar([0, 0], 96, at + 0.26),
              polar([0, 0], 96, at - 0.26),
              polar([0, 0], 82, at - 0.3),
            ]);
          }),
        ink,
      ) +
      stroke(
        repeat(5, (i) => {
          const at = i * 1.2566 - 1.5708;
          const [[a, b], [c, d], [e, f], [g, h]] = [
            polar([0, 0], 34, at),
            polar([0, 0], 74, at),
            polar([0, 0], 82, at + 0.3),
            polar([0, 0], 82, at + 0.9566),
          ];
          return svg`M${a} ${b}L${c} ${d}M${e} ${f}L${g} ${h}`;
        }),
        ink,
        5,
      ) +
      stroke("M-80-32A86 86 0 0 1-58-63", shine, 8),
  ),
  /** A ball in a basket before its board. */
  basketHoop: standingOn(
    ["Sports", "Team Sports", "School"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-12 10H12V100H-12Z", ink) +
      rect([-100, -98], [200, 124], paper, { radius: 8 }) +
      path("M60-98H92Q100-98 100-90V18Q100 26 92 26H60Z", shine) +
      stroke("M-93-91H93V19H-93ZM-40-56H40V10H-40Z", main, 9) +
      circle(0, -10, 44, accent) +
      path("M26-46A44 44 0 1 1-36 14 52 52 0 0 0 26-46Z", accentShade) +
      stroke("M-44-10Q0-24 44-10M0-54Q-14-10 0 34M-30-42Q-8-20-26 20M30-42Q10-20 28 20", ink, 4) +
      stroke(
        "M-52 24L-40 54-26 24-12 54 0 24 12 54 26 24 40 54 52 24M-40 54L-24 82-12 54 0 82 12 54 24 82 40 54",
        paper,
        5,
      ) +
      rect([-62, 14], [124, 16], main, { radius: 8 }) +
      path("M20 14H54A8 8 0 0 1 54 30H20Z", shade),
  ),
  /** Two crossed rackets and a ball. */
  tennisRackets: floating(
    ["Sports", "School", "Love Polygon"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const racket = (frame: string) =>
        ellipse([0, -62], [45, 56], paper, 0.75) +
        stroke("M-28-100V-24M0-116V-8M28-100V-24M-42-84H42M-44-58H44M-38-32H38", ink, 2.5) +
        stroke("M0-6A45 56 0 1 1 1-6M-24-16L0 34 24-16M0 34V56", frame, 12) +
        rect([-12, 52], [24, 78], ink, { radius: 10 });
      return (
        place([4, 0], racket(shade), { turn: 40, scale: 0.92 }) +
        place([-4, 0], racket(main) + stroke("M-46-70A46 56 0 0 1-22-108", shine, 4), {
          turn: -40,
          scale: 0.92,
        }) +
        circle(0, 66, 31, accent) +
        path("M19 42A31 31 0 1 1-24 85 38 38 0 0 0 19 42Z", accentShade) +
        stroke("M-26 52Q0 64-14 93M14 39Q4 62 29 74", paper, 5)
      );
    },
  ),
  /** A boxing glove, raised. */
  boxingGlove: standingOn(
    ["Sports", "Combat Sports", "Action", "Martial Arts"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-48 100V44H52V100Z", accent) +
      path("M22 44H52V100H22Z", accentShade) +
      stroke("M-30 60L-6 72-30 84M-6 60L-30 72", ink, 5) +
      path(
        "M-46 52C-66 36-74 10-72-34-70-80-40-98 10-98 62-98 90-66 88-20 87 12 74 40 54 52Z",
        main,
      ) +
      path("M50-90C78-78 89-52 88-20 87 12 74 40 54 52H8C60 20 70-40 50-90Z", shade) +
      path(
        "M-50 48C-92 34-102-2-92-30-84-50-60-46-54-28-46-6-24-2 0-2 24 0 24 28 0 32-16 36-30 40-50 48Z",
        main,
      ) +
      path("M-54-28C-46-6-24-2 0-2 24 0 24 28 0 32-16 36-30 40-50 48 20 8-40 10-54-28Z", shade) +
      stroke("M-54-26C-46-4-24 0 2-2", ink, 5) +
      rect([-54, 38], [112, 16], ink, { radius: 8 }) +
      stroke("M-52-50Q-44-78-8-84", shine, 9),
  ),
  /** An ice skate with its laces. */
  iceSkate: standingOn(
    ["Sports", "Performing Arts", "Romance", "Award Winning"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-62-84L16-92C18-60 22-36 32-16 54 2 90 4 94 34V48H-58C-64 0-54-40-62-84Z", main) +
      path("M-12-89L16-92C18-60 22-36 32-16 54 2 90 4 94 34V48H34C52 20-4 10-12-89Z", shade) +
      path("M-66-96L18-100 18-80-62-74Z", accent) +
      path("M-14-98L18-100V-80L-14-78Z", accentShade) +
      stroke("M-2-62L20-52M2-42L24-32M8-22L34-14M18-4L46 2", paper, 6) +
      path("M-60 46H96V58H-60Z", ink) +
      path("M-50 58H-26L-30 82H-44ZM50 58H74L66 82H54Z", accentShade) +
      path("M-70 80H84C96 80 100 70 98 60 106 76 100 98 84 98H-62C-70 98-72 90-70 80Z", accent) +
      path("M10 90H94Q92 98 84 98H-62Q-68 98-70 90Z", accentShade) +
      stroke("M-46-58Q-40-20-44 20", shine, 7),
  ),
  /** A shuttlecock of feathers. */
  shuttlecock: floating(
    ["Sports", "Team Sports", "School", "Slice of Life"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      place(
        [0, 0],
        path(
          "M-28 40L-76-80Q-64-104-44-90-34-110-14-96 0-112 14-96 34-110 44-90 64-104 76-80L28 40Z",
          main,
        ) +
          path("M8 40L14-96Q34-110 44-90 64-104 76-80L28 40Z", shade) +
          stroke("M-18 40L-52-82M-6 40L-16-88M6 40L16-88M18 40L52-82", ink, 4) +
          stroke("M-60-38Q0-26 60-38M-46-4Q0 6 46-4", accent, 7) +
          path("M-38 44Q0 54 38 44C42 84 26 106 0 106S-42 84-38 44Z", accent) +
          path(
            "M10 49Q26 48 38 44C42 84 26 106 0 106-6 106-10 105-14 103 14 96 16 70 10 49Z",
            accentShade,
          ) +
          path("M-40 34Q0 46 40 34V50Q0 62-40 50Z", ink) +
          stroke("M-66-72L-56-46", shine, 6),
        { turn: 24, scale: 0.95 },
      ),
  ),
  /** A target with an arrow in its middle. */
  archeryTarget: standingOn(
    ["Sports", "School", "Suspense", "Survival"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-46 40L-70 96M46 40L70 96", ink, 13) +
      circle(-4, -14, 84, main) +
      path("M44-83A84 84 0 1 1-73 34 94 94 0 0 0 44-83Z", shade) +
      circle(-4, -14, 62, paper) +
      circle(-4, -14, 43, main) +
      circle(-4, -14, 23, accent) +
      path("M10-32A23 23 0 1 1-22 0 28 28 0 0 0 10-32Z", accentShade) +
      stroke("M-4-14L72-80", ink, 9) +
      path("M56-66L62-92 84-100 78-74ZM56-66L80-62 100-82 78-86Z", accent) +
      path("M56-66L80-62 100-82 78-86Z", accentShade) +
      stroke("M-78-26A75 75 0 0 1-40-80", shine, 7),
  ),
  /** A cup for the winner, with a star. */
  trophy: standingOn(
    ["Sports", "Award Winning", "Racing", "Team Sports", "Showbiz"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      both(stroke("M-50-74H-86Q-94-14-38 0", main, 13)) +
      stroke("M50-74H86Q94-14 38 0", shade, 13) +
      path("M-60-98H60C62-20 44 20 14 28L18 62H-18L-14 28C-44 20-62-20-60-98Z", main) +
      path("M22-98H60C62-20 44 20 14 28L18 62H2L-2 28C24 10 30-40 22-98Z", shade) +
      rect([-66, -100], [132, 13], shine, { radius: 6 }) +
      path("M-40 60H40L48 78H-48Z", accentShade) +
      path("M-60 76H60L66 100H-66Z", ink) +
      path("M0-70L11-47 36-44 18-27 22-2 0-14-22-2-18-27-36-44-11-47Z", accent) +
      path("M0-70L11-47 36-44 18-27 22-2 0-14Z", accentShade) +
      stroke("M-46-70Q-46-30-36-8", shine, 7),
  ),
  /** A baseball in an old glove. */
  baseballGlove: floating(
    ["Sports", "Team Sports", "School", "Drama"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-40 94C-60 60-96 30-98-8-96-30-76-30-66-10-80-50-84-80-64-86-44-90-40-60-34-36-38-76-34-100-14-100 6-98 6-70 6-42 12-76 20-98 40-92 58-84 50-60 42-34 56-60 74-74 86-62 98-48 82-10 76 20 72 56 60 80 44 96Q0 104-40 94Z",
        main,
      ) +
      path(
        "M76-66C98-54 82-10 76 20 72 56 60 80 44 96Q20 100 0 99C50 70 50 20 42-34 56-60 66-70 76-66Z",
        shade,
      ) +
      stroke("M-32-34L-22 0M6-40V-8M42-32L32-2M-62-8L-44 20", ink, 6) +
      path("M-36 84Q0 94 38 86L44 96Q0 104-40 94Z", accentShade) +
      circle(2, 26, 45, ink, 0.4) +
      circle(-2, 22, 43, paper) +
      path("M24-14A43 43 0 1 1-37 46 52 52 0 0 0 24-14Z", shine) +
      stroke("M-34-2Q-10 20-30 50M30-4Q8 22 26 52", accent, 5) +
      stroke("M-76-60Q-76-74-66-76M-22-70Q-24-86-16-88M-84 0Q-92-10-86-16", shine, 6),
  ),
};
