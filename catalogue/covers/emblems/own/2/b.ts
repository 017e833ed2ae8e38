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
} from "../../../svg.ts";

/** Of named titles. */
export const p2b = {
  /** A folding telephone with a heart on it, before a dial of twelve marks. */
  diaryPhone: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(0, 0, 98, ink) +
      repeat(12, (i) =>
        path(
          outline([
            polar([0, 0], 92, i * 0.524 - 0.1),
            polar([0, 0], 92, i * 0.524 + 0.1),
            polar([0, 0], 72, i * 0.524),
          ]),
          accent,
        ),
      ) +
      place(
        [0, 0],
        rect([-44, -98], [88, 94], main, { radius: 14 }) +
          path("M22-98H30Q44-98 44-84V-18Q44-4 30-4H22Z", shade) +
          rect([-33, -86], [66, 68], paper, { radius: 5 }) +
          path(
            "M0-26C-36-52-26-80-10-78-4-78 0-72 0-68 0-72 4-78 10-78 26-80 36-52 0-26Z",
            accent,
          ) +
          stroke("M4-70L-6-56 6-48-2-36", ink, 4) +
          rect([-44, 4], [88, 94], shade, { radius: 14 }) +
          rect([-36, -10], [72, 18], ink, { radius: 8 }) +
          path(
            repeat(9, (i) => {
              const [x, y] = [(i % 3) * 24 - 32, Math.floor(i / 3) * 20 + 34];
              return `M${x} ${y}h16v11h-16Z`;
            }),
            paper,
          ) +
          rect([-14, 16], [28, 11], accentShade, { radius: 5 }) +
          stroke("M-38-66V-82Q-38-91-30-92", shine, 5),
        { turn: 14 },
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
  /** A saxophone. */
  jazzSax: floating(
    ["Music"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-68-66C-62-100-20-102-18-66", shade, 13) +
      path("M-92-62L-60-80-54-66-84-44Z", ink) +
      path(
        "M-32-72H-6L14 32C18 54 38 54 40 32 42 4 30-22 14-40L98-52C86-26 88 4 84 46 78 116-12 116-20 50Z",
        main,
      ) +
      path("M46-44L98-52C86-26 88 4 84 46 80 92 34 106 4 88 58 92 64 20 46-44Z", shade) +
      path("M8-46Q54-28 102-60L98-44Q54-18 14-34Z", accent) +
      rect([-38, -80], [38, 14], accentShade, { radius: 5 }) +
      repeat(4, (i) => circle(-16 + i * 5, -44 + i * 28, 11, i % 2 ? ink : accent)) +
      circle(60, 20, 13, accentShade) +
      stroke("M8-50L26 20M22 66L50 72", ink, 5) +
      stroke("M-12 58Q-6 82 14 90", shine, 7),
  ),
  /** A hand that is no longer a hand: an eye, a blade and a mouth. */
  eyeHand: standingOn(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke("M48 20L76-36M20 4L34-58", shade, 27) +
      path("M-24 10C-40-40-10-84 30-104 6-66 6-40 8 6Z", paper) +
      path("M-8 6C-16-40 4-80 30-104 6-66 6-40 8 6Z", accent, 0.6) +
      stroke("M-46 18C-40-10-84-6-66-48", main, 25) +
      stroke("M-46 56L-84 30", main, 25) +
      path(
        "M-60 8C-40-12 40-14 62 10 68 40 56 64 42 76L46 100H-40L-36 82C-56 70-66 40-60 8Z",
        main,
      ) +
      path("M34-4C52 0 60 6 62 10 68 40 56 64 42 76L46 100H14C44 72 46 30 34-4Z", shade) +
      circle(-60, -64, 32, main) +
      circle(-62, -64, 24, paper) +
      circle(-66, -64, 13, accent) +
      circle(-67, -64, 7, ink) +
      path("M-40 30Q0 54 44 26 34 74 2 76-30 74-40 30Z", ink) +
      path(
        "M-34 34L-24 52-14 40-4 56 6 44 16 54 24 40 32 48 38 31Q0 54-34 34ZM-16 70L-8 58 0 72 10 60 16 70Q0 78-16 70Z",
        paper,
      ) +
      stroke("M-48 12Q-36 4-20 2M-88-76Q-82-88-72-92", shine, 6),
  ),
  /** A mug of beer with a diver's mask and snorkel. */
  divingMug: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M48-20H74Q92-20 92 0V40Q92 62 70 62H48", paper, 17) +
      path("M-66-58H54L48 88Q48 100 36 100H-48Q-60 100-60 88Z", main) +
      path("M22-58H54L48 88Q48 100 36 100H12Q22 30 22-58Z", shade) +
      stroke("M-40 66V86M-8 66V88M24 66V86", shine, 9) +
      path(
        "M-74-50C-86-72-62-92-44-84-34-106 2-106 10-88 26-102 54-92 52-74 70-66 66-42 50-42 44-32 34-42 24-44V-26Q16-16 8-28V-44H-40Q-60-36-74-50Z",
        paper,
      ) +
      rect([-74, -12], [132, 12], ink) +
      rect([-58, -30], [100, 58], accent, { radius: 22 }) +
      path("M20-30Q42-30 42-8V6Q42 28 20 28H8Q26 0 20-30Z", accentShade) +
      path(
        "M-40-18H24Q32-18 32-8V2Q32 16 20 16H6L-8 2-22 16H-36Q-48 16-48 2V-8Q-48-18-40-18Z",
        ink,
      ) +
      stroke("M-38 2L-26-8M10 4L22-8", paper, 6) +
      stroke("M-84-88V34Q-84 46-72 46H-24", accent, 13) +
      stroke("M-84-92V-74", paper, 13),
  ),
  /** A nib for drawing, wet with ink. */
  nibPen: floating(
    ["Visual Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-94 62C-50 30-70 90-20 78 0 72 40 84 96 54 70 96 20 92-4 96-60 104-60 62-94 62Z",
        ink,
      ) +
      place(
        [6, -8],
        rect([-28, -126], [56, 76], accent, { radius: 8 }) +
          rect([6, -126], [22, 76], accentShade, { radius: 8 }) +
          path("M-38-64H38L46-28C46 14 20 40 8 92L0 110-8 92C-20 40-46 14-46-28Z", main) +
          path("M6-64H38L46-28C46 14 20 40 8 92L0 110Q8 20 6-64Z", shade) +
          path("M-44-14Q0 14 44-14C42 20 18 44 8 92L0 110-8 92C-18 44-42 20-44-14Z", ink, 0.22) +
          circle(0, -10, 11, ink) +
          stroke("M0-6V100", ink, 4) +
          path("M-38-64H38L40-52H-40Z", paper) +
          stroke("M-34-38C-36-10-26 8-18 24M-16-114V-76", shine, 7),
        { turn: 32 },
      ) +
      path("M70 4C88 30 84 46 70 46S52 30 70 4Z", accent),
  ),
  /** An hourglass in which coins run. */
  coinHourglass: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-62-84H62C62-40 16-22 12 0 16 22 62 40 62 84H-62C-62 40-16 22-12 0-16-22-62-40-62-84Z",
        paper,
      ) +
      path(
        "M30-84H62C62-40 16-22 12 0 16 22 62 40 62 84H34C40 40 4 24 2 0 4-24 40-40 30-84Z",
        shade,
        0.3,
      ) +
      path("M-50-52H50C36-26 12-18 6 2H-6C-12-18-36-26-50-52Z", main) +
      path("M-60 80C-56 58-22 44 0 42S56 58 60 80Z", shade) +
      ellipse([-26, -54], [22, 9], shade) +
      ellipse([22, -56], [24, 9], main) +
      ellipse([-28, -59], [22, 9], main) +
      ellipse([22, -60], [16, 5], shine) +
      ellipse([0, 20], [11, 8], main) +
      ellipse([4, 44], [26, 10], main) +
      ellipse([-30, 64], [26, 10], main) +
      ellipse([30, 66], [26, 10], main) +
      ellipse([0, 58], [26, 10], main) +
      ellipse([0, 58], [15, 5], shine) +
      path("M-80-100H80V-80H-80ZM-80 80H80V100H-80Z", accent) +
      path("M30-100H80V-80H30ZM30 80H80V100H30Z", accentShade) +
      stroke("M-74-76V76M74-76V76", ink, 9) +
      stroke("M-46-74C-46-46-20-28-16-10", shine, 5),
  ),
  /** A round helmet with a lamp, over crossed picks. */
  abyssHelmet: floating([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const pick =
      stroke("M0-60V76", ink, 11) + path("M-48-50Q0-104 48-50 22-62 0-62T-48-50Z", accentShade);
    return (
      place([0, 0], pick, { turn: 48, scale: 1.35 }) +
      place([0, 0], pick, { turn: -48, scale: 1.35 }) +
      path("M-74 36C-82-54-44-84 0-84S82-54 74 36Z", main) +
      path("M34-76C66-62 80-26 74 36H24C46-4 46-44 34-76Z", shade) +
      path("M-92 42C-88 24-40 14 0 14S88 24 92 42C92 62 40 50 0 50S-92 62-92 42Z", accent) +
      path("M30 16C64 20 90 30 92 42 92 60 52 54 18 50Q34 34 30 16Z", accentShade) +
      circle(0, -26, 37, ink) +
      circle(0, -26, 29, accent) +
      circle(0, -26, 20, paper) +
      circle(-60, 30, 5, ink) +
      circle(60, 30, 5, ink) +
      stroke("M-58-10Q-58-44-38-60", shine, 8)
    );
  }),
  /** A capsule, and an arrow that turns time back. */
  rejuvPill: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-64-58A86 86 0 1 1-82 26", accent, 15) +
      path("M-96-62L-36-92-46-32Z", accent) +
      place(
        [0, 0],
        rect([-38, -88], [76, 176], paper, { radius: 38 }) +
          path("M38 0V50A38 38 0 0 1 0 88Q24 50 20 0Z", accentShade, 0.35) +
          path("M-38 4V-50A38 38 0 0 1 38-50V4Z", main) +
          path("M38 4V-50A38 38 0 0 0 14-86Q22-40 20 4Z", shade) +
          rect([-42, -4], [84, 12], ink) +
          stroke("M-22-18V-48Q-22-62-12-68", shine, 9),
        { turn: 38 },
      ) +
      path(
        "M70-94L76-78 92-72 76-66 70-50 64-66 48-72 64-78ZM-72 58L-68 70-56 74-68 78-72 90-76 78-88 74-76 70Z",
        paper,
      ),
  ),
  /** The head of a staff: snakes that hold jewels in their mouths. */
  serpentStaff: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M0 90C-6 56-90 74-84 18M0 76C-12 30-74 30-70-30M0 60C-10 20-44 0-38-66", main, 15) +
      stroke("M0 90C6 56 90 74 84 18M0 76C12 30 74 30 70-30M0 60C10 20 44 0 38-66", shade, 15) +
      stroke("M0 60V-50", main, 17) +
      path("M-12 56H12L16 100H-16Z", ink) +
      path("M-22 48H22L28 64 0 76-28 64Z", accentShade) +
      repeat(7, (i) => {
        const [x, y, turn] = [
          [-84, 8, -14],
          [-70, -38, -8],
          [-38, -70, -4],
          [0, -56, 0],
          [38, -70, 4],
          [70, -38, 8],
          [84, 8, 14],
        ][i] as [number, number, number];
        return place(
          [x, y],
          path("M-13 6L-17-12 0-4 17-12 13 6Q0 18-13 6Z", i > 3 ? shade : main) +
            path("M0-34L13-18 0-2-13-18Z", i === 3 ? paper : accent),
          { turn },
        );
      }) +
      circle(0, 12, 22, ink) +
      circle(0, 12, 15, accent) +
      circle(-5, 7, 5, paper) +
      stroke("M-86 38Q-80 56-60 62M-68-8Q-64 14-48 24", shine, 4),
  ),
};
