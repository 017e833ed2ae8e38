import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, rect, stroke } from "../../../svg.ts";

/** Castles, a tower, and land that floats. */
export const castlesAndTowers = {
  /** A tower that rises through rings of cloud, an eye of light in it. */
  endlessTower: standingOn(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      path("M0-100L16-72H26V-40H36V0H46V48H58V100H-58V48H-46V0H-36V-40H-26V-72H-16Z", main) +
      path("M0-100L16-72H26V-40H36V0H46V48H58V100H12V-40L4-72Z", shade) +
      path("M-30-76H30V-66H-30ZM-40-44H40V-34H-40ZM-50-4H50V6H-50ZM-62 44H62V54H-62Z", ink) +
      path("M-18 100V78Q0 52 18 78V100Z", accent) +
      path("M-6 100V82Q0 72 6 82V100Z", paper) +
      path(
        "M-18-14V-22Q-14-28-10-22V-14ZM-4-14V-22Q0-28 4-22V-14ZM10-14V-22Q14-28 18-22V-14ZM-28 34V24Q-23 17-18 24V34ZM-5 34V24Q0 17 5 24V34ZM18 34V24Q23 17 28 24V34ZM-6-48V-56Q0-64 6-56V-48Z",
        accent,
      ) +
      path(
        "M-98 72C-98 58-80 56-74 64-66 52-44 56-44 68-20 66-4 72 0 74-30 84-98 88-98 72ZM98 20C98 6 82 6 76 14 68 2 48 6 48 18 26 16 10 22 4 24 34 36 98 36 98 20Z",
        paper,
      ) +
      path(
        "M-90-22C-90-34-74-36-68-28-60-38-44-34-42-24-26-26-12-22-6-18-30-8-90-8-90-22ZM80-56C80-66 66-68 62-62 54-70 42-66 40-58 26-58 16-56 10-52 30-44 80-44 80-56Z",
        paper,
      ) +
      stroke("M-50 92V60M-38 36V12M-30-8V-28", shine, 5),
  ),
  /** An island that floats, under one enormous tree. */
  skyIsle: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-88 10H88C84 40 60 58 46 62L38 92 26 68 12 102-2 70-18 94-26 66-48 84-50 60C-70 50-86 34-88 10Z",
        accentShade,
      ) +
      path("M-14-20C-10-40-14-50-20-60H20C14-50 10-40 14-20Z", ink) +
      path(
        "M-76-44C-98-60-84-90-60-84-58-106-22-112-8-98 12-112 46-106 52-86 82-92 98-62 78-44 66-28 34-30 24-38 10-28-14-28-26-38-40-28-66-30-76-44Z",
        main,
      ) +
      path(
        "M52-86C82-92 98-62 78-44 66-28 34-30 24-38 10-28-14-28-26-38 20-44 46-60 52-86Z",
        shade,
      ) +
      path("M-56-24H56V0H-56ZM-80-4H80V14H-80Z", accent) +
      path("M20-24H56V-4H80V14H20Z", accentShade) +
      path("M-96 10H96L88 28H-88Z", paper) +
      path("M30 10H96L88 28H30Z", ink, 0.2) +
      path(
        "M-48 0V-10Q-42-18-36-10V0ZM-24 0V-10Q-18-18-12-10V0ZM12 0V-10Q18-18 24-10V0ZM36 0V-10Q42-18 48-10V0Z",
        ink,
      ) +
      path("M-64-24V-40L-56-50-48-40V-24ZM48-24V-40L56-50 64-40V-24Z", paper) +
      circle(0, 48, 12, ink) +
      circle(0, 48, 7, paper) +
      path(
        "M-108 60C-106 46-90 44-84 52-74 38-52 46-54 62ZM50 84C54 68 72 68 78 76 90 66 104 72 104 86Z",
        paper,
      ) +
      stroke("M-70-62Q-64-76-50-74M-40-86Q-30-94-18-90", shine, 6),
  ),
  /** A castle that walks, put together of houses. */
  walkingCastle: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(62, -84, 13, paper) +
      circle(80, -98, 10, paper) +
      stroke(
        "M-46 40-64 70-44 94M-16 46-10 72-24 94M26 46 40 70 24 94M54 40 76 66 64 94",
        ink,
        11,
      ) +
      stroke("M-60 97H-36M-38 97H-14M10 97H36M52 97H80", ink, 8) +
      rect([-66, -76], [32, 60], shade) +
      path("M-76-74-50-108-24-74Z", accent) +
      rect([46, -74], [16, 50], ink, { radius: 4 }) +
      rect([68, -50], [14, 40], ink, { radius: 4 }) +
      rect([-18, -66], [54, 40], main) +
      path("M-28-64 8-100 46-64Z", accentShade) +
      path("M-28-64 8-100 14-64Z", accent) +
      path("M-92 14C-98-26-64-42-20-40H34C76-42 98-14 90 18 82 50 44 58 0 58S-82 50-92 14Z", main) +
      path("M60-37C88-30 96-8 90 18 82 50 44 58 0 58-20 58-40 56-56 51 20 50 74 30 60-37Z", shade) +
      path("M-92 6Q-50 36 8 24L0 54Q-70 58-92 6Z", ink) +
      path("M-78 18-70 28-62 24-54 36-44 30-36 40-24 32-14 40-4 28Q-50 34-78 18Z", paper) +
      circle(-58, -12, 14, ink) +
      circle(-58, -12, 8, accent) +
      circle(-16, -10, 12, ink) +
      circle(-16, -10, 6, accent) +
      rect([26, -16], [20, 24], ink, { radius: 8 }) +
      rect([30, -12], [12, 16], accent, { radius: 4 }) +
      rect([-56, -62], [12, 18], ink, { radius: 5 }) +
      circle(8, -52, 8, ink) +
      stroke("M60 4H78M56 20H72M-80-20Q-74-30-64-33", shine, 5),
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
  /** A castle of iron floors that hangs in the air. */
  ironFloors: floating(
    ["Video Game"],
    ({ main, shade, shine, accent, ink }) =>
      path("M-92 30H92L60 62 44 60 24 86 12 80 0 104-14 78-28 88-48 58-64 62Z", ink) +
      path("M-96 8H96L92 34H-92Z", main) +
      path("M-82-18H82L88 2H-88Z", main) +
      path("M-64-44H64L74-24H-74Z", main) +
      path("M-44-68H44L56-50H-56Z", main) +
      path(
        "M-8-106L-22-74H22L8-84 12-92ZM-38-72V-86L-32-94-26-86V-72ZM26-72V-86L32-94 38-86V-72Z",
        main,
      ) +
      path(
        "M30-68H44L56-50H36ZM40-44H64L74-24H46ZM50-18H82L88 2H56ZM58 8H96L92 34H60ZM0-104L22-74H6Z",
        shade,
      ) +
      stroke("M-88 5H88M-74-21H74M-56-47H56", ink, 6) +
      stroke(
        "M-78 22h10m14 0h10m14 0h10m14 0h10m14 0h10M-58-8h8m18 0h8m18 0h8m18 0h8M-36-34h8m20 0h8m20 0h8",
        accent,
        8,
      ) +
      stroke("M-90 12H-50M-76-14H-46M-58-40H-36", shine, 4),
  ),
};
