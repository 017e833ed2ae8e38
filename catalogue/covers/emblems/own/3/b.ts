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
  svg,
} from "../../../svg.ts";
import { both } from "../../parts.ts";

/** Half the breadth of the drill at a height. */
const drillSide = (y: number): number => (y + 104) * 0.42;

export const p3b = {
  /** A dragon that bites its tail, and a broken sword within. */
  dragonRing: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        repeat(9, (i) => {
          const turn = -0.7 + i * 0.42;
          return outline([
            polar([0, 0], 82, turn - 0.14),
            polar([0, 0], 104, turn + 0.08),
            polar([0, 0], 82, turn + 0.14),
          ]);
        }),
        shade,
      ) +
      path("M14-92A92 92 0 1 1-62-68L-44-48A62 62 0 1 0 14-84Z", main) +
      path("M78-48A92 92 0 0 1-22 89L-14 62A66 66 0 0 0 62-38Z", shade) +
      path(
        "M-70-62Q-66-92-40-98L-46-108-22-100 34-100Q44-94 30-86L2-82 24-74Q10-62-14-66L-36-44Z",
        main,
      ) +
      circle(-20, -88, 6, accent) +
      path("M-17 34V-22L-8-40 0-24 9-48 17-30V34Z", ink) +
      path("M-11 34V-16L-7-28 0-14V34Z", paper) +
      path("M0 34V-14L8-32 11-24V34Z", shine) +
      path("M-48 22Q-40 34 0 32 40 34 48 22 46 50 0 48-46 50-48 22Z", accent) +
      path("M0 32Q40 34 48 22 46 50 0 48Z", accentShade) +
      stroke("M0 52V82", ink, 18) +
      stroke("M-5 58 5 54M-5 70 5 66M-5 82 5 78", accent, 4) +
      circle(0, 94, 12, accent) +
      stroke("M-76 12Q-72 40-56 54", shine, 7),
  ),
  /** A pig with a clover on its side. */
  cloverPig: standingOn(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke("M84 6C104 0 104-24 90-24 76-24 80-2 98-12", shade, 8) +
      path("M-50 56H-22V96Q-36 102-50 96ZM46 56H74V96Q60 102 46 96Z", shade) +
      path("M-22 60H8V98Q-8 102-22 98ZM16 60H44V98Q30 102 16 98Z", main) +
      path("M-44-40C-10-66 90-58 92 14 92 66 50 80 4 80-50 80-80 56-84 10Z", main) +
      path("M66-36C88-24 92-4 92 14 92 66 50 80 4 80-6 80-20 78-32 74 40 74 74 30 66-36Z", shade) +
      circle(-48, -4, 47, main) +
      path("M-66-44-78-88Q-40-84-32-50Z", shade) +
      path("M-24-44-2-84Q12-50-2-28Z", main) +
      ellipse([-78, 8], [20, 24], shade) +
      ellipse([-84, 8], [14, 19], shine) +
      circle(-87, 1, 4, ink) +
      circle(-85, 15, 4, ink) +
      circle(-40, -10, 8, ink) +
      circle(-42, -13, 3, paper) +
      stroke("M-62 32Q-50 38-40 28", ink, 5) +
      circle(34, 4, 12, accent) +
      circle(50, 18, 12, accent) +
      circle(34, 32, 12, accent) +
      circle(18, 18, 12, accent) +
      stroke("M-8-36Q12-44 36-40", shine, 8),
  ),
  /** A locket with a keyhole, and a key to it. */
  locketKey: floating(
    ["Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-96-98Q-84-40-16-62 60-60 84-98", accentShade, 7) +
      circle(-14, -64, 15, accent) +
      circle(-14, -64, 6, ink) +
      circle(-14, 18, 76, ink) +
      circle(-14, 18, 70, main) +
      path("M22-42A70 70 0 0 1-44 82 74 74 0 0 0 22-42Z", shade) +
      circle(-14, 18, 48, paper) +
      path("M-14 54C-28 40-48 26-48 6-48-16-22-18-14-2-6-18 20-16 20 6 20 26 0 40-14 54Z", accent) +
      path("M-14 0A11 11 0 0 1-8 20L-3 38H-25L-20 20A11 11 0 0 1-14 0Z", ink) +
      stroke("M-70-4Q-62-28-42-38", shine, 8) +
      place(
        [58, 44],
        stroke("M0-14V54M0 52H20M0 34H16", ink, 21) +
          path("M0-62a27 27 0 1 1-1 0ZM-1-46a11 11 0 1 0 1 0Z", ink) +
          stroke("M0-8V54M0 52H20M0 34H16", accent, 12) +
          stroke("M0-54a18 18 0 1 1-1 0Z", accentShade, 12),
        { turn: -24 },
      ),
  ),
  /** A scythe with an eye in its blade, before a moon that grins. */
  grinScythe: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(22, 26, 70, accent) +
      path("M64-30A70 70 0 0 1 2 93 76 76 0 0 0 64-30Z", accentShade) +
      path("M-30 34Q22 62 84 14 76 80 22 84-18 80-30 34Z", ink) +
      path(
        "M-20 44Q26 66 76 30L72 44Q24 78-16 54ZM-8 66Q26 82 62 60 44 80 22 80 2 78-8 66Z",
        paper,
      ) +
      path("M38 2 78-14Q82 18 58 16 44 14 38 2Z", ink) +
      circle(62, 4, 5, paper) +
      stroke("M-74 98 52-92", ink, 20) +
      stroke("M-74 98 52-92", shade, 10) +
      path("M74-98C10-118-84-92-100 18-78-34-24-58 40-46L62-60Z", ink) +
      path("M66-92C10-108-70-88-90-18-66-54-14-70 38-56L54-66Z", main) +
      path(
        "M-90-18C-66-54-14-70 38-56L42-68 22-60 16-74-2-64-8-78-26-66-34-78-48-60-58-68Z",
        shade,
      ) +
      ellipse([36, -78], [15, 10], paper) +
      circle(35, -78, 6, ink) +
      stroke("M-58-62Q-36-84-6-90", shine, 6),
  ),
  /** A fist in flames. */
  burningFist: floating(
    ["Action"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-64 88C-108 54-90 4-84-12-80-36-88-50-94-62-68-56-58-42-54-30-52-62-30-76-22-106 10-92 14-66 18-46 30-60 32-76 32-92 60-74 66-44 64-22 74-32 76-44 76-54 104-10 104 56 62 88Z",
        accentShade,
      ) +
      path(
        "M-56 80C-88 44-72 8-60-2-48-22-28-44-24-72 0-52 4-26 14-16 30-26 38-42 40-58 54-38 52-10 56-2 86 26 82 56 54 80Z",
        accent,
      ) +
      path("M-38 56H42V94Q0 106-38 94Z", shade) +
      rect([-60, -28], [122, 96], ink, { radius: 24 }) +
      rect([-56, -24], [29, 56], main, { radius: 12 }) +
      rect([-27, -24], [28, 56], main, { radius: 12 }) +
      rect([1, -24], [28, 56], main, { radius: 12 }) +
      rect([29, -24], [29, 56], shade, { radius: 12 }) +
      path("M-56 38Q0 24 58 34V48Q54 64 34 64H-36Q-56 62-56 44Z", main) +
      path("M20 30 58 34V48Q54 64 34 64H10Q30 54 20 30Z", shade) +
      rect([-60, 18], [76, 34], ink, { radius: 17 }) +
      rect([-56, 22], [68, 26], main, { radius: 13 }) +
      stroke("M-48-8V-12M-19-8V-12M9-8V-12", shine, 8) +
      stroke("M-26 76H30", paper, 6),
  ),
  /** A gas mask with spines. */
  spinedGasMask: floating(
    ["Horror"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-80-22-98-58-66-56-66-90-38-74-24-104 0-80 24-104 38-74 66-90 66-56 98-58 80-22Z",
        accent,
      ) +
      path("M24-104 38-74 66-90 66-56 98-58 80-22 20-40Z", accentShade) +
      path(
        "M0-82C54-82 84-48 84-2 84 36 66 60 44 74H-44C-66 60-84 36-84-2-84-48-54-82 0-82Z",
        main,
      ) +
      path("M30-77C66-64 84-38 84-2 84 36 66 60 44 74H10C50 50 66-10 30-77Z", shade) +
      both(
        circle(-40, -12, 33, ink) +
          circle(-40, -12, 23, accent) +
          path("M-58-18Q-52-32-36-32L-50-4Z", paper),
      ) +
      both(
        path("M-44 40-74 28Q-100 50-88 84L-62 92-40 66Z", ink) +
          stroke("M-82 56-58 72M-86 72-66 84", shade, 6),
      ) +
      path("M-34 26H34L42 84Q0 112-42 84Z", shade) +
      ellipse([0, 76], [36, 22], ink) +
      stroke("M-20 76H20M-16 66H16M-16 86H16", main, 4.5) +
      stroke("M-62-48Q-44-68-20-72", shine, 8),
  ),
  /** A pocket watch in chains. */
  chainedWatch: floating(["Mystery"], ({ main, shade, shine, accent, ink, paper }) => {
    const chain =
      "M-92-28-82-22M-64-10-54-4M-36 8-26 14M-8 26 2 32M20 44 30 50M48 62 58 68M76 80 86 86";
    return (
      stroke("M-16-88a17 17 0 1 1 32 0a17 17 0 1 1-32 0", shade, 8) +
      rect([-15, -76], [30, 22], main, { radius: 5 }) +
      circle(0, 20, 80, shade) +
      circle(-3, 18, 76, main) +
      circle(0, 20, 62, ink) +
      circle(-2, 18, 58, paper) +
      stroke(
        "M-2-30V-20M-2 56V66M-50 18H-40M36 18H46M-26-24-22-16M22-24 18-16M-26 60-22 52M22 60 18 52",
        ink,
        6,
      ) +
      stroke("M-2 18V-14M-2 18 22 2", ink, 8) +
      circle(-2, 18, 8, accent) +
      path("M50-12 30-2 38 4 22 10 42 8 36 0Z", ink) +
      stroke(chain, ink, 24) +
      stroke(chain, accent, 17) +
      stroke(chain, ink, 6) +
      stroke("M-67 6Q-62-22-42-38", shine, 8)
    );
  }),
  /** A palette that teases, and its brush. */
  teasingPalette: floating(
    ["Visual Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-66 96 60-76", ink, 14) +
      path("M48-74 94-104Q96-70 68-58Z", accent) +
      path(
        "M-96 8C-98-50-50-84 6-84 62-84 98-52 98-12 98 26 64 24 46 32 28 42 38 60 26 80 16 96-12 98-34 92-76 80-94 46-96 8Z",
        shade,
      ) +
      path(
        "M-98 2C-98-54-52-88 4-88 60-88 94-56 94-18 94 18 62 16 42 24 24 34 34 52 22 72 12 88-14 90-36 84-76 72-96 40-98 2Z",
        main,
      ) +
      circle(-56, -40, 15, accent) +
      circle(-18, -62, 14, paper) +
      circle(24, -62, 14, accentShade) +
      circle(62, -38, 14, ink) +
      stroke("M-68 8Q-54-14-38 6M6 6Q22-14 36 4", ink, 9) +
      path("M-62 30Q-16 42 14 28 6 68-24 68-56 66-62 30Z", ink) +
      path("M-50 34-42 54-34 36Z", paper) +
      path("M-44 60Q-24 44-2 58-12 68-24 68-36 68-44 60Z", accent) +
      stroke("M60-8 84-20M62-20 82-8", accent, 6) +
      stroke("M-86-8Q-84-24-78-34", shine, 7),
  ),
  /** A drill towards heaven, in pointed spectacles. */
  heavenDrill: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-58 60H58L46 100H-46Z", ink) +
      path("M0-104 62 44Q0 70-62 44Z", main) +
      path("M0-104 62 44Q38 54 10 56 30 0 0-104Z", shade) +
      path(
        repeat(5, (i) => {
          const [y, to] = [-62 + i * 27, -76 + i * 27];
          return svg`M${-drillSide(y)} ${y}Q0 ${y + 14} ${drillSide(to)} ${to}V${to + 9}Q0 ${y + 28} ${-drillSide(y)} ${y}Z`;
        }),
        ink,
      ) +
      stroke("M-8-62-22-28M-28-12-38 12", shine, 6) +
      both(
        path("M0 42-22 26-104 6-84 60Q-40 92-8 56L0 58Z", ink) +
          path("M-18 38-88 20-74 54Q-40 74-18 50Z", accent),
      ) +
      path("M18 50 88 20 74 54Q40 74 18 50Z", accentShade) +
      path("M-76 30-50 36-64 52ZM34 42 52 36 42 60Z", paper),
  ),
};
