import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, type Point, polar, rect, repeat, stroke } from "../../../svg.ts";

const centre: Point = [0, 0];

/** Emblems of arms and music. */
export const p4f = {
  /** An officer's cap with a winged jewel. */
  wingedCap: floating(
    ["Military"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-99-24C-90-70-40-86 0-94 40-86 90-70 99-24L70 24H-70Z", main) +
      path("M30-88C74-78 92-60 99-24L70 24H30C60-10 56-60 30-88Z", shade) +
      stroke("M-96-24Q0-50 96-24", shade, 5) +
      path("M-72 10Q0-14 72 10L70 48Q0 24-70 48Z", ink) +
      path("M-74 40Q0 14 74 40L78 52Q0 26-78 52Z", accentShade) +
      path("M-78 48Q0 22 78 48C92 78 60 92 0 94S-92 78-78 48Z", ink) +
      stroke("M-64 62Q-40 46-10 44", paper, 7) +
      stroke("M-70 42Q0 16 70 42", accent, 7) +
      circle(-68, 40, 8, accent) +
      circle(68, 40, 8, accentShade) +
      path(
        "M-10-22C-40-20-62-36-70-58-50-50-46-50-38-50-30-44-20-40-10-38ZM10-22C40-20 62-36 70-58 50-50 46-50 38-50 30-44 20-40 10-38Z",
        paper,
      ) +
      path("M0-56L20-42V-14L0 0-20-14V-42Z", accentShade) +
      path("M0-56L20-42 0-30-20-42ZM-20-42L0-30V0L-20-14Z", accent) +
      circle(0, -29, 9, paper) +
      stroke("M-86-32Q-78-56-50-68", shine, 6),
  ),
  /** A blank mask with a falling star for an eye. */
  fallingStarMask: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M-66-40Q-96-20-92 40-84 70-98 96M66-40Q96-10 88 50 84 76 96 96", accentShade, 9) +
      path("M-74-78C-40-104 40-104 74-78 86 0 62 66 0 100-62 66-86 0-74-78Z", shade) +
      path("M-74-78C-40-104 30-106 56-88 58 0 44 62-8 95-64 62-86 0-74-78Z", main) +
      path("M-60-16Q-34-30-12-8-36 4-60-16Z", ink) +
      path("M40-30L76-78 62-14Z", accentShade) +
      path("M26-30L66-98 46-16Z", accent) +
      path("M34-46L42-23 66-22 47-7 54 17 34 3 14 17 21-7 2-22 26-23Z", ink) +
      path("M34-34L39-18 55-17 43-7 47 9 34 0 21 9 25-7 13-17 29-18Z", accent) +
      path("M-2 2L-12 40H6L2 34Z", shade) +
      path("M-52 16L-40 4-24 52-34 66Z", accent) +
      path("M-22 70H22L8 80H-12Z", shade) +
      stroke("M-64-44Q-62-66-44-78", shine, 7),
  ),
  /** Three cartridges with black points. */
  blackRounds: standingOn([], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const round =
      path("M-30-20C-28-62-14-88 0-100 14-88 28-62 30-20Z", ink) +
      path("M-30-24H30L36 6V84H-36V6Z", main) +
      path("M8-24H30L36 6V84H8Z", shade) +
      path("M-30-34H30V-22H-30Z", accent) +
      path("M8-34H30V-22H8Z", accentShade) +
      path("M-40 82H40V100H-40Z", main) +
      path("M8 82H40V100H8Z", shade) +
      stroke("M-36 74H36", ink, 5) +
      stroke("M-25 8V60", shine, 6) +
      stroke("M-15-44Q-12-62-6-72", paper, 5);
    return place([-60, 30], round, { scale: 0.7 }) + place([60, 30], round, { scale: 0.7 }) + round;
  }),
  /** A war machine on four legs with a long gun. */
  leggedTank: standingOn(
    ["Mecha", "Military"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const leg =
        path("M-34-6L-70-40-84-36-80 26-99 100H-80L-62 30-64-10-38 16Z", main) +
        circle(-73, -30, 11, shade) +
        circle(-71, 27, 9, accent);
      return (
        path("M-22 8L-44 34-34 100H-18L-24 40-4 14ZM22 8L44 34 34 100H18L24 40 4 14Z", ink) +
        place(centre, leg, { flip: true }) +
        leg +
        path("M80 26L99 100H90L74 34Z", shade) +
        place(
          [-6, -58],
          path("M-36-12H104V6H-36Z", ink) +
            rect([70, -18], [30, 30], shade) +
            rect([70, -18], [22, 24], accent),
          { turn: -14 },
        ) +
        path("M-54-14L-42-52-10-68 30-62 56-14 40 20H-40Z", main) +
        path("M12-65L30-62 56-14 40 20H6Z", shade) +
        path("M-54-14H56L40 20H-40Z", shade) +
        path("M6-14H56L40 20H10Z", ink, 0.35) +
        circle(-16, -18, 19, ink) +
        circle(-16, -18, 11, accent) +
        circle(-19, -21, 4, paper) +
        stroke("M18 4H34M-32 6H-24", accentShade, 6) +
        stroke("M-44-24L-34-46-14-58", shine, 6)
      );
    },
  ),
  /** A grimoire with seven jewels about a black sun. */
  sevenJewels: floating(
    ["Magic"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-66-86H84V100H-66Q-84 100-84 82V-70Q-84-86-66-86Z", shade) +
      path("M-68 72H78V92H-68Q-76 82-68 72Z", paper) +
      path("M-62-98H80V74H-64Q-84 74-84 90V-78Q-84-98-62-98Z", main) +
      path("M-84 90V-78Q-84-98-62-98H-56V74H-64Q-84 74-84 90Z", shade) +
      path("M80-98V-64L46-98ZM80 74V40L46 74ZM-56-98H-30L-56-72ZM-56 74H-30L-56 48Z", accent) +
      circle(12, -12, 62, shade) +
      circle(12, -12, 25, accent) +
      path("M12-50L22-24 50-12 22 0 12 26 2 0-26-12 2-24Z", accent) +
      circle(12, -12, 19, ink) +
      repeat(7, (i) =>
        circle(
          ...polar([12, -12], 50, (i * 2 * Math.PI) / 7 - 1.57),
          10,
          i % 2 === 0 ? accent : paper,
        ),
      ) +
      repeat(7, (i) =>
        circle(...polar([14, -10], 50, (i * 2 * Math.PI) / 7 - 1.57), 5, accentShade),
      ) +
      stroke("M-74-70V40M-44-88H20", shine, 5),
  ),
  /** A gate of columns to another land. */
  columnGate: standingOn(
    ["Isekai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-90 70V-36H90V70Z", shade) +
      path("M-34 84V4C-34-40 34-40 34 4V84Z", ink) +
      path("M-26 84V6C-26-28 26-28 26 6V84Z", accent) +
      path("M26 6V84H4C18 50 14 10 4-19Q26-16 26 6Z", accentShade) +
      path("M-6 84L-10 30 0 16 8 32 4 84Z", paper) +
      path("M-98-36L0-100 98-36Z", main) +
      path("M0-100L98-36H40Z", shade) +
      path("M-64-44L0-84 64-44Z", ink) +
      circle(0, -58, 11, accent) +
      path("M-98-40H98V-24H-98Z", main) +
      path("M-88-22H-66V72H-88ZM-60-22H-40V72H-60ZM40-22H60V72H40ZM66-22H88V72H66Z", main) +
      path(
        "M-73-22H-66V72H-73ZM-46-22H-40V72H-46ZM53-22H60V72H53ZM80-22H88V72H80ZM30-40H98V-24H30Z",
        shade,
      ) +
      path("M-94 72H94V86H-94Z", main) +
      path("M-100 84H100V100H-100ZM30 72H94V86H30Z", shade) +
      stroke("M-83-14V60M-55-14V60M-82-40L-30-74", shine, 4),
  ),
  /** A nun's white habit with nobody in it, mended with a pin. */
  pinnedHabit: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-98 100C-94 50-70 40-64-4-70-68-36-100 0-100S70-68 64-4C70 40 94 50 98 100Z", main) +
      path("M30-92C60-78 68-46 64-4 70 40 94 50 98 100H44C56 40 52-60 30-92Z", shade) +
      path("M-48-14C-48-58-28-78 0-78S48-58 48-14C46 16 22 36 0 44-22 36-46 16-48-14Z", accent) +
      path("M20-74C42-66 48-42 48-14 46 16 22 36 0 44 36 10 38-38 20-74Z", accentShade) +
      path("M-38-14C-38-50-22-68 0-68S38-50 38-14C36 8 16 24 0 31-16 24-36 8-38-14Z", ink) +
      path("M0-48L6-24 30-16 6-8 0 18-6-8-30-16-6-24Z", paper) +
      path(
        "M-64-4C-62 30-34 50 0 58 34 50 62 30 64-4 70 40 74 52 0 76-74 52-70 40-64-4Z",
        accent,
        0.9,
      ) +
      path("M0 58C34 50 62 30 64-4 70 40 74 52 0 76Z", accentShade) +
      path("M-6 66H6V76H16V86H6V100H-6V86H-16V76H-6Z", ink) +
      stroke("M44 72L78 84M44 72Q38 82 48 86L76 92", ink, 5) +
      stroke("M-54-24Q-54-66-30-84M-84 90Q-80 74-72 64", shine, 6),
  ),
  /** Swimming goggles in a splash. */
  splashGoggles: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-70-22C-90-90 90-90 70-22", shade, 17) +
      stroke("M-72-24C-88-92 84-92 68-26", main, 13) +
      path(
        "M-99 60C-90 30-80 34-70 44-74 14-62 2-50 4-50 24-40 34-26 34-20 16-8 8 4 8 2 26 12 36 26 36 34 12 48 0 64 2 58 20 66 36 74 44 82 34 92 34 99 60 80 104-80 104-99 60Z",
        accent,
      ) +
      path("M-70 72Q-36 52 0 70T74 66Q90 62 94 70C70 104-70 104-90 74Q-80 70-70 72Z", accentShade) +
      path(
        "M-94-20C-92-50-30-54-14-30-4-8-14 26-40 30-76 32-96 10-94-20ZM94-20C92-50 30-54 14-30 4-8 14 26 40 30 76 32 96 10 94-20Z",
        main,
      ) +
      path("M56-44C80-42 93-36 94-20 96 10 76 32 40 30 76 10 76-20 56-44Z", shade) +
      stroke("M-18-16Q0-30 18-16", main, 13) +
      path(
        "M-80-18C-78-38-38-40-26-24-18-6-26 14-44 17-68 18-82 4-80-18ZM80-18C78-38 38-40 26-24 18-6 26 14 44 17 68 18 82 4 80-18Z",
        ink,
      ) +
      stroke("M-68-14L-54-26M-62 4L-38-20M38-12L50-24M44 6L66-18", paper, 7) +
      stroke("M-76-48Q-60-78-20-82", shine, 5) +
      circle(-84, 16, 6, paper) +
      circle(84, 22, 8, paper) +
      circle(0, -6, 6, paper) +
      stroke("M-60 60Q-40 48-20 58M20 62Q44 50 62 58", paper, 6),
  ),
};
