import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, type Point, rect, repeat, stroke } from "../../../svg.ts";

/** Of named titles. */
export const p2e = {
  /** A walnut, halved, with a clock for its kernel. */
  walnutClock: floating(
    ["Time Travel"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M0-104C18-94 34-96 50-84 76-80 80-58 90-40 102-16 92 4 92 22 92 50 70 60 58 78 40 94 20 90 0 104-20 90-40 94-58 78-70 60-92 50-92 22-92 4-102-16-90-40-80-58-76-80-50-84-34-96-18-94 0-104Z",
        main,
      ) +
      path(
        "M50-84C76-80 80-58 90-40 102-16 92 4 92 22 92 50 70 60 58 78 40 94 20 90 0 104 70 60 90-20 50-84Z",
        shade,
      ) +
      stroke(
        "M-60-64Q-80-40-74-20-86 6-72 30-66 54-46 66M60-64Q80-40 74-20 86 6 72 30 66 54 46 66M-30-84Q0-74 30-84M-26 82Q0 74 26 82",
        shade,
        7,
      ) +
      circle(0, 0, 62, ink) +
      circle(0, 0, 54, paper) +
      path("M0-54A54 54 0 0 1 38 38L0 0Z", accent) +
      path("M38-38A54 54 0 0 1 38 38L0 0Z", accentShade) +
      stroke("M0-46V-40M46 0H40M0 46V40M-46 0H-40M-33-33L-30-30M-33 33L-30 30", ink, 6) +
      stroke("M0 0V-34M0 0L22 22", ink, 8) +
      circle(0, 0, 8, ink) +
      stroke("M-84-20Q-82-48-62-64", shine, 6),
  ),
  /** A ring that bears the moon. */
  moonRing: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M0-26A64 64 0 1 1 0 102 64 64 0 1 1 0-26ZM0-6A44 44 0 1 0 0 82 44 44 0 1 0 0-6Z",
        accent,
      ) +
      path("M34-16A64 64 0 0 1 0 102V82A44 44 0 0 0 24 0Z", accentShade) +
      path("M-40-30L-26-2H26L40-30 14-18H-14Z", accentShade) +
      circle(0, -56, 48, ink) +
      path("M22-98A48 48 0 1 1-46-42 40 40 0 1 0 22-98Z", main) +
      path("M22-98A48 48 0 0 1-14-10Q52-40 22-98Z", shade) +
      path(
        "M-76-98L-70-80-52-74-70-68-76-50-82-68-100-74-82-80ZM80-8L85 6 99 11 85 16 80 30 75 16 61 11 75 6ZM82-92L86-82 96-78 86-74 82-64 78-74 68-78 78-82Z",
        paper,
      ) +
      stroke("M-54 44Q-54 18-38 2M-20-76Q-14-86-4-90", shine, 6),
  ),
  /** A house with a heart for a window, and one drop beside it. */
  heartHouse: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M40-84H64V-30H40Z", accentShade) +
      path("M-78-8L0-80 78-8V100H-78Z", main) +
      path("M30-52L78-8V100H30Z", shade) +
      path("M0-104L102-10 88 6 0-74-88 6-102-10Z", accent) +
      path("M0-104L102-10 88 6 0-74Z", accentShade) +
      path("M0 36C-56-2-40-46-14-41-4-39 0-30 0-24 0-30 4-39 14-41 40-46 56-2 0 36Z", accent) +
      path("M0 36C56-2 40-46 14-41 36-20 20 14 0 36Z", accentShade) +
      stroke("M-1-22L8-8-6 4 3 16", paper, 4) +
      path("M-22 100V60Q0 40 22 60V100Z", ink) +
      rect([-66, 54], [28, 30], paper) +
      rect([38, 54], [28, 30], ink) +
      stroke("M-52 54V84M-66 69H-38", shade, 4) +
      circle(12, 80, 4, paper) +
      stroke("M-64 2V34M-70-30L-36-60", shine, 6),
  ),
  /** A camp fire, with a sword and a shield beside it. */
  campSword: standingOn(
    ["Adventure"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [-56, -2],
        path("M-13-46H13V102H-13Z", main) +
          path("M1-46H13V102H1Z", shade) +
          path("M-36-58H36V-42H-36Z", ink) +
          rect([-7, -92], [14, 34], accentShade) +
          circle(0, -94, 11, ink) +
          stroke("M-7-30V30", shine, 4),
        { turn: -16 },
      ) +
      circle(58, 18, 46, main) +
      path("M76-24A46 46 0 0 1 46 62Q100 30 76-24Z", shade) +
      stroke("M58-14V50M26 18H90", ink, 7) +
      circle(58, 18, 13, ink) +
      path(
        "M-50 82C-74 34-34 26-32-14-16-8-10 6-10 18 2-6-6-36 10-62 26-30 24-12 30 12 34 2 34-6 32-14 56 6 62 50 42 82Z",
        accent,
      ) +
      path(
        "M10-62C26-30 24-12 30 12 34 2 34-6 32-14 56 6 62 50 42 82H14C44 40 6 0 10-62Z",
        accentShade,
      ) +
      path("M-26 84C-38 52-12 46-8 26 2 36 4 44 6 50 10 44 12 36 12 28 30 48 30 70 20 84Z", paper) +
      stroke("M-62 76L62 92M62 76L-62 92", ink, 17) +
      circle(-62, 76, 6, paper) +
      circle(62, 76, 6, paper),
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

  /** A fan of cards, with a jewel on the foremost. */
  conCards: floating(
    ["Organized Crime"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const card = (back: string, face: string): string =>
        rect([-44, -132], [88, 126], ink, { radius: 12 }) +
        rect([-39, -127], [78, 116], back, { radius: 8 }) +
        face;
      const [at, scale]: [Point, number] = [[0, 78], 0.94];
      return (
        place(at, card(main, stroke("M-28-118L28-20M28-118L-28-20", shade, 6)), {
          turn: -44,
          scale,
        }) +
        place(at, card(shade, stroke("M-28-118L28-20M28-118L-28-20", main, 6)), {
          turn: 44,
          scale,
        }) +
        place(
          at,
          card(
            paper,
            path(
              "M0-110C-10-92-30-86-30-68-30-54-12-52-4-62L-10-44H10L4-62C12-52 30-54 30-68 30-86 10-92 0-110Z",
              ink,
            ),
          ),
          { turn: -22, scale },
        ) +
        place(
          at,
          card(
            paper,
            path(
              "M0-52C-40-78-30-104-12-102-4-101 0-94 0-90 0-94 4-101 12-102 30-104 40-78 0-52Z",
              accent,
            ),
          ),
          { turn: 22, scale },
        ) +
        place(
          at,
          card(
            paper,
            path("M-30-84L-16-104H16L30-84 0-38Z", main) +
              path("M8-84H30L0-38ZM4-104H16L30-84H10Z", shade) +
              path("M-16-104L-8-84H-30ZM-6-84H8L0-44Z", shine),
          ),
          { scale },
        ) +
        circle(0, 74, 25, accent) +
        circle(0, 74, 17, accentShade) +
        stroke("M0 65V83", paper, 6)
      );
    },
  ),
  /** A mighty arm, and a small cake upon it. */
  armWithCake: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-104 34C-72 40-58 6-26-4 0-10 22 2 34 22L36-22C22-34 16-56 22-74L82-78C92-60 86-34 76-22 102 16 108 66 76 90 34 110-50 100-104 104Z",
        main,
      ) +
      path(
        "M62-22H76C102 16 108 66 76 90 34 110-50 100-104 104V84C-40 84 40 90 62 60 80 30 62 10 62-22Z",
        shade,
      ) +
      path("M-108 26L-82 31V106L-108 108Z", accent) +
      path("M-108 84L-82 80V106L-108 108Z", accentShade) +
      path(
        "M14-78C10-96 26-104 40-100 54-108 78-104 86-92 94-76 88-58 76-52 54-44 26-44 20-54Z",
        main,
      ) +
      path("M74-101Q84-98 86-92C94-76 88-58 76-52 60-46 44-46 32-46 70-56 80-76 74-101Z", shade) +
      stroke("M38-98L40-78M56-102L58-80M72-100L74-82M22-64Q40-56 52-66M34 22Q22 34 6 34", ink, 5) +
      path("M-84-36H-14L-24-2H-74Z", accentShade) +
      path("M-84-36H-62L-66-2H-74ZM-48-36H-36L-42-2H-50Z", accent) +
      path("M-94-34C-98-52-82-60-72-56-74-76-28-80-26-56-14-60-2-50-6-34Z", paper) +
      circle(-50, -76, 12, accent) +
      stroke("M-50-86Q-46-98-36-100", ink, 4) +
      path(
        "M-86-78C-106-92-100-106-92-104-88-103-86-100-86-98-86-100-84-103-80-104-72-106-66-92-86-78Z",
        accent,
      ) +
      stroke("M-34 12Q-14 4 4 18M30-86L32-78", shine, 7),
  ),
};
