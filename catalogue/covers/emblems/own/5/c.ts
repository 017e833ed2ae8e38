import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, polar, rect, repeat, stroke, svg } from "../../../svg.ts";

/** Emblems of named titles. */
export const p5c = {
  /** A sewing machine at work on a cloth. */
  treadleMachine: standingOn(
    ["Visual Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([78, -70], [20, 48], ink, { radius: 8 }) +
      rect([2, -102], [34, 34], accent, { radius: 5 }) +
      stroke("M19-100V-70M-67 20V70", ink, 7) +
      path("M-92-40Q-92-72-60-72H60Q88-72 88-44V80H38V-8Q38-20 24-20H-42V22H-92Z", main) +
      path("M60-72Q88-72 88-44V80H62V-30Q62-42 50-42H-92V-30L-42-20H24Q38-20 38-8V80H62Z", shade) +
      path("M-92-30H-42V22H-92Z", shade) +
      stroke("M2-86Q-40-92-66-66V20", accent, 5) +
      rect([-98, 80], [196, 20], ink, { radius: 7 }) +
      path("M-98 74Q-66 60-34 72T34 66L38 84H-98Z", accent) +
      path("M-98 76Q-66 64-40 76L-52 104H-90Z", accentShade) +
      stroke("M-88 88h6m10 0h6m10 0h6", paper, 5) +
      stroke("M-78-50Q-76-60-62-60H-30", shine, 7) +
      circle(63, -36, 12, accent),
  ),
  /** A reel of thread, a needle and a button. */
  threadReel: floating(
    ["Visual Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([-64, -92], [128, 28], main, { radius: 12 }) +
      rect([-64, 66], [128, 28], main, { radius: 12 }) +
      path(
        "M20-92H52Q64-92 64-80V-76Q64-64 52-64H20ZM20 66H52Q64 66 64 78V82Q64 94 52 94H20Z",
        shade,
      ) +
      path("M-46-64H46Q64 0 46 66H-46Q-64 0-46-64Z", accent) +
      path("M16-64H46Q64 0 46 66H16Q34 0 16-64Z", accentShade) +
      stroke("M-48-40Q0-24 50-42M-54-8Q0 8 54-10M-52 26Q0 42 53 24", accentShade, 6) +
      stroke("M-48-82H-14M-38-52Q-46-30-46-14", shine, 7) +
      stroke("M52 40C100 60 104-20 86-72", accent, 8) +
      path("M98-96Q88-106 78-92L-98 98-94 102Z", ink) +
      stroke("M86-90L78-81", paper, 6) +
      circle(-72, 14, 26, ink) +
      circle(-72, 14, 20, main) +
      stroke("M-79 7v.1M-65 7v.1M-79 21v.1M-65 21v.1", ink, 7),
  ),
  /** A clover with four leaves. */
  fourLeaves: floating(
    ["Iyashikei", "Childcare"],
    ({ main, shade, shine, accent }) =>
      repeat(4, (i) =>
        place(
          [0, -12],
          path(
            "M0 0C-20-20-64-44-56-82-50-108-14-108 0-86 14-108 50-108 56-82 64-44 20-20 0 0Z",
            main,
          ) +
            path(
              "M0 0V-86C14-108 50-108 56-82 64-44 20-20 0 0Z",
              i === 0 || i === 3 ? main : shade,
            ) +
            stroke("M0-12V-58M-4-30L-22-52M4-30L22-52", i === 1 || i === 2 ? main : shade, 6) +
            stroke("M-40-78Q-36-90-24-91", shine, i === 3 || i === 0 ? 8 : 4),
          { turn: 45 + i * 90, scale: 0.9 },
        ),
      ) + stroke("M0-10Q10 50-10 96", accent, 13),
  ),
  /** A lily in full bloom. */
  paleLily: floating(
    [],
    ({ main, shade, shine, accent, accentShade }) =>
      path(
        repeat(3, (i) => {
          const at = (d: number, a: number) =>
            polar([0, 0], d, ((i * 120 + 90 + a) * Math.PI) / 180);
          const [[ax, ay], [bx, by], [cx, cy], [dx, dy], [ex, ey]] = [
            at(50, -50),
            at(84, -26),
            at(106, 0),
            at(84, 26),
            at(50, 50),
          ];
          return svg`M0 0C${ax} ${ay} ${bx} ${by} ${cx} ${cy}C${dx} ${dy} ${ex} ${ey} 0 0Z`;
        }),
        shade,
      ) +
      repeat(3, (i) =>
        place(
          [0, 0],
          path("M0 6C-48-14-40-72 0-106 40-72 48-14 0 6Z", main) +
            path("M0 6Q10-50 0-106C40-72 48-14 0 6Z", i === 1 ? shade : main, 0.7) +
            stroke("M0-20V-78", i === 1 ? main : shade, 5) +
            stroke("M-22-46Q-20-66-10-78", shine, 6),
          { turn: i * 120 },
        ),
      ) +
      stroke("M0 0L-24-36M0 0L24-36M0 0L42 8M0 0L-42 8M0 0L-14 42M0 0L14 42", accentShade, 5) +
      stroke("M-30-38l10-5M20-43l10 5M42 2v11M-42 2v11M-20 44h11M9 44h11", accent, 12) +
      circle(0, 0, 13, accent),
  ),
  /** A hand that comes out of the grave. */
  graveHand: standingOn(
    ["Horror", "Survival"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-34 6L-62-40-50-80M-12-8L-20-56-6-90", main, 23) +
      stroke("M12-8L24-54 34-86M34 4L58-34 74-66", shade, 23) +
      stroke("M34 34L76 16 86-14", shade, 24) +
      path("M-46 0Q-46-18 0-20T46 4Q52 40 30 60L26 96H-26L-32 56Q-46 30-46 0Z", main) +
      path("M16-19Q46-14 46 4 52 40 30 60L26 96H4Q26 40 16-19Z", shade) +
      stroke("M-50-82v-6M-5-92v-4M36-88v-4M76-68l2-4M87-16v-5", ink, 11) +
      stroke("M-30 10Q-8 20 10 12M-24 30Q-10 36 4 30", ink, 6) +
      stroke("M-68-40L-62-60M-26-54L-20-70", shine, 6) +
      path("M-38 56L-14 66 8 56 38 60 36 98H-36Z", accent) +
      path("M8 56L38 60 36 98H14Z", accentShade) +
      path("M-98 100Q-88 74-62 80-44 66-22 84 0 72 24 84 48 66 64 82 88 76 98 100Z", ink),
  ),
  /** A ball of rice, a sour plum on its back. */
  plumRiceBall: standingOn(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M-26-76Q0-110 26-76L92 54Q104 100 62 100H-62Q-104 100-92 54Z", main) +
      path("M10-92Q18-88 26-76L92 54Q104 100 62 100H20Q80 70 10-92Z", shade) +
      path("M-46 38H46V100H-46Z", ink) +
      path("M24 38H46V100H30Q34 66 24 38Z", shade) +
      path("M24 38H46V100H30Q34 66 24 38Z", ink, 0.7) +
      circle(0, -14, 33, accentShade) +
      circle(-4, -18, 28, accent) +
      stroke("M-20-26Q-16-36-6-38", shine, 6) +
      stroke("M-68 40L-34-30M-74 66v4", shine, 9) +
      stroke("M-30 56H-8M-30 72H2", shade, 4) +
      stroke("M48 0l6 10M-40 8l-4 8M58 30l2 6M66 66v6M-24-52l4-6", ink, 4, 0.4),
  ),
  /** A basket with fruit, and one ball of rice in it. */
  oddOneBasket: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-78 14C-78-118 78-118 78 14", shade, 13) +
      stroke("M-78 14C-78-96-30-92 0-86", main, 13) +
      circle(-50, 0, 32, accent) +
      path("M-26-22A32 32 0 0 1-50 32Q-24 20-26-22Z", accentShade) +
      circle(54, 4, 30, accent) +
      path("M74-18A30 30 0 0 1 54 34Q80 20 74-18Z", accentShade) +
      stroke("M-50-26Q-48-40-38-46M54-22Q54-34 62-40M-66-10l4-6", ink, 6) +
      path("M-12-52Q0-70 14-52L46 14Q52 40 20 40H-20Q-50 40-44 14Z", paper) +
      path("M-18 0H20V40H-18Z", ink) +
      circle(0, -26, 10, accent) +
      path("M-98 22H98L76 92Q74 100 64 100H-64Q-74 100-76 92Z", main) +
      path("M52 22H98L76 92Q74 100 64 100H24Z", shade) +
      stroke("M-58 50L-40 86M-20 48L-8 88M20 48L12 88M58 50L46 86", shade, 8) +
      stroke("M-78 62H78", ink, 5) +
      rect([-98, 16], [196, 20], main, { radius: 10 }) +
      stroke("M-84 24H-30", shine, 6),
  ),
  /** A book with the marks of claws. */
  clawedBook: floating(
    ["Detective"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 0],
        path("M-64-92H66Q76-92 76-82V78L84 84V98H-58Q-78 98-78 78V-76Q-78-92-64-92Z", shade) +
          path("M-60 70H78V90H-58Q-70 88-70 80T-60 70Z", paper) +
          stroke("M-58 80H74", ink, 4) +
          path("M-54-92H66Q76-92 76-82V70H-54Z", main) +
          path("M40-92H66Q76-92 76-82V70H20Q60 0 40-92Z", shade) +
          stroke("M-40-76H62V56H-40Z", accent, 5) +
          path("M28 70H48V104L38 94 28 104Z", accentShade) +
          stroke("M-66-72V50", shine, 6),
        { turn: -6 },
      ) +
      path(
        "M-22-92Q10-20-66 84-20 10-22-92ZM16-98Q48-10-34 100 16 6 16-98ZM54-92Q88-4 2 96 54 14 54-92Z",
        ink,
      ) +
      path(
        "M-20-74Q2-14-52 62-14 6-20-74ZM20-80Q42-6-20 78 22 6 20-80ZM58-74Q80-2 16 76 60 14 58-74Z",
        accent,
      ),
  ),
  /** A battle axe within a loop of time. */
  loopAxe: floating(
    ["Time Travel"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M56-62A84 84 0 1 0 84-4", accent, 17) +
      path("M34-84L78-86 68-42Z", accent) +
      stroke("M-30 78A84 84 0 0 0 84-4", accentShade, 17) +
      place(
        [0, 0],
        rect([-9, -98], [18, 200], ink, { radius: 8 }) +
          path("M-6-66C-36-66-60-80-74-96-96-50-96 10-74 52-60 26-36 6-6 4Z", main) +
          path("M-6-24L-90-20Q-90 20-74 52-60 26-36 6-6 4Z", shade) +
          path("M6-60L72-44 76-20 6 0Z", shade) +
          path("M6-60L72-44 74-32 6-34Z", main) +
          rect([-15, -76], [30, 90], accentShade, { radius: 8 }) +
          stroke("M-74-76Q-84-50-84-28", shine, 6) +
          stroke("M-9 56L9 64M-9 72L9 80", main, 6),
        { turn: 18 },
      ),
  ),
  /** Three dumplings on a skewer, and blossom. */
  threeDumplings: floating(
    ["Gourmet"],
    ({ main, shade, shine, accent, accentShade, paper, ink }) =>
      path(
        repeat(10, (i) => {
          const [x, y] = polar(i % 2 ? [-58, -58] : [62, 62], i % 2 ? 24 : 20, i * 1.257);
          return svg`M${x - 19} ${y}a19 19 0 1 0 38 0a19 19 0 1 0-38 0Z`;
        }),
        shine,
      ) +
      stroke("M-58-58v.1M62 62v.1", accent, 18) +
      stroke("M-94 94L78-78", ink, 9) +
      circle(-30, 30, 38, accentShade) +
      path("M-57 57A38 38 0 1 1 2 10 50 50 0 0 1-57 57Z", accent) +
      circle(14, -14, 38, paper) +
      path("M44-38A38 38 0 0 1-10 16Q42 14 44-38Z", shine) +
      circle(58, -58, 38, main) +
      path("M88-82A38 38 0 0 1 34-28Q86-32 88-82Z", shade) +
      stroke("M30-62Q34-78 46-84M-58 26Q-54 10-42 4", shine, 7),
  ),
};
