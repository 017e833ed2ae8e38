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
import { both } from "../../parts.ts";

const flower = (fill: string, dark: string, heart: string, eye: string): string =>
  repeat(5, (i) =>
    circle(...polar([0, 0], 42, (i * 0.4 - 0.5) * Math.PI), 35, i === 1 || i === 2 ? dark : fill),
  ) +
  circle(0, 0, 32, fill) +
  circle(0, 0, 20, heart) +
  circle(0, 0, 8, eye);

export const p3c = {
  /** A comet. */
  greatComet: floating(
    ["Supernatural", "Sci-Fi"],
    ({ main, shade, shine, accent, paper }) =>
      path(
        "M-94 28C-70-40 10-84 102-102 58-62 34-44 50-46 70-50 86-58 98-62 76-38 40-22 52-20 66-18 80-22 92-24 66 22 26 62-18 88Z",
        shade,
      ) +
      path(
        "M-92 28C-66-36 6-80 92-96 46-58 20-34 34-32 54-30 70-40 84-46 60-10 12 52-30 90Z",
        main,
      ) +
      path("M-76 30C-50-16 0-62 62-80 30-44-8 14-34 72Z", accent) +
      path("M-62 36C-40 0-8-36 28-56 8-26-18 14-40 60Z", shine) +
      circle(-50, 48, 46, main) +
      circle(-50, 48, 36, accent) +
      circle(-50, 48, 24, paper) +
      path(
        "M52 36 58 54 76 60 58 66 52 84 46 66 28 60 46 54ZM-70-84-66-72-54-68-66-64-70-52-74-64-86-68-74-72Z",
        paper,
      ) +
      circle(84, 20, 5, paper) +
      circle(-30, -94, 5, paper),
  ),
  /** A pistol of the future that lights up from within. */
  verdictPistol: floating(
    ["Detective"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-104-58 46-66 88-46 104-46 98-6 76 6 98 88Q70 108 40 98L26 40Q-6 58-24 26H-92L-104 10Z",
        ink,
      ) +
      path("M-96-50 44-58 78-40V-18L40-4H-96Z", main) +
      path("M-96-18 78-22V-18L62 0 30 20H-86L-96 8Z", shade) +
      path("M44 14 70 8 88 82Q68 94 48 88Z", main) +
      path("M62 10 70 8 88 82 74 88Z", shade) +
      stroke("M-82-18H-30L-18-30H56", accent, 10) +
      stroke("M-82 2H-36", accent, 6) +
      stroke("M-16 26Q-4 40 18 32", shade, 7) +
      circle(58, -30, 12, ink) +
      circle(58, -30, 7, accent) +
      path("M-88-40H-20L-26-34H-88Z", shine) +
      stroke("M60 34 76 30M64 50 80 46M68 66 84 62", accentShade, 6),
  ),
  /** Three forget-me-nots. */
  forgetMeNots: floating(
    ["Drama", "Romance"],
    ({ main, shade, shine, accent, ink, paper }) =>
      stroke("M-20 0Q20 50-6 100M58-50Q40 30-6 100", ink, 7) +
      path(
        "M-6 98C-60 108-92 82-98 46-60 44-22 66-6 98ZM-4 98C20 106 44 104 60 92 44 74 18 76-4 98Z",
        shade,
      ) +
      place([56, -56], flower(main, shade, accent, paper), { scale: 0.54, turn: 24 }) +
      place([58, 46], flower(shine, main, accent, ink), { scale: 0.52 }) +
      place([-24, -18], flower(main, shade, accent, ink), { scale: 0.98, turn: -8 }) +
      stroke("M-86-40Q-84-52-76-58M-34-80Q-26-86-16-82", shine, 6) +
      path("M-62 26Q-50 44-60 50-74 46-62 26Z", paper),
  ),
  /** A hamburger with the horns of a devil. */
  hornedBurger: standingOn(
    ["Workplace"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      both(
        path("M30-40C46-60 52-82 38-106 82-96 98-52 72-16Z", ink) +
          path("M66-72Q80-52 70-34L56-40Q68-54 66-72Z", accentShade),
      ) +
      path("M-84 70H84V80Q84 100 62 100H-62Q-84 100-84 80Z", main) +
      path("M20 70H84V80Q84 100 62 100H10Z", shade) +
      rect([-94, 44], [188, 34], ink, { radius: 15 }) +
      path("M-88 36H88L60 62 34 44 8 66-24 44-52 58Z", paper) +
      path(
        "M-98 26Q-84 12 0 14T98 26Q96 42 82 42T62 40 40 44 16 40-8 44-32 40-56 44-80 40-98 26Z",
        accent,
      ) +
      path("M-90 22C-92-40-50-62 0-62S92-40 90 22Q0 34-90 22Z", main) +
      path("M36-57C70-48 92-26 90 22Q60 26 30 27 58 0 36-57Z", shade) +
      path("M-52-22-12-6Q-18 12-36 8-48 2-52-22ZM52-22 12-6Q18 12 36 8 48 2 52-22Z", ink) +
      circle(-30, -4, 5, accent) +
      circle(30, -4, 5, accent) +
      stroke("M-24-46-18-48M6-40 12-38M40-42 44-39", paper, 6) +
      stroke("M-76-6Q-72-28-58-40", shine, 7),
  ),
  /** Three playing cards with an eye that gleams. */
  eyeCards: floating(
    ["High Stakes Game"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const back = (fill: string): string =>
        rect([-50, -184], [100, 152], ink, { radius: 12 }) +
        rect([-44, -178], [88, 140], fill, { radius: 8 }) +
        path("M0-168 32-108 0-48-32-108Z", accentShade) +
        path("M0-140 16-108 0-76-16-108Z", shine);
      return (
        place([0, 106], back(main), { turn: -27 }) +
        place([0, 106], back(shade), { turn: 27 }) +
        rect([-54, -92], [108, 164], ink, { radius: 13 }) +
        rect([-47, -85], [94, 150], paper, { radius: 8 }) +
        path("M-44-10Q0-58 44-10 0 34-44-10Z", ink) +
        path("M-36-10Q0-46 36-10 0 24-36-10Z", paper) +
        circle(0, -12, 20, accent) +
        circle(0, -12, 13, accentShade) +
        circle(0, -12, 7, ink) +
        circle(-6, -18, 5, paper) +
        path("M-33-78-25-64-33-50-41-64ZM33 30 41 44 33 58 25 44Z", accent) +
        stroke("M-30-34-38-44M0-42V-54M30-34 38-44", ink, 6) +
        path("M0 24Q12 40 0 44-12 40 0 24Z", accent)
      );
    },
  ),
  /** A golden cup, and something black that runs over. */
  wishGrail: standingOn(
    ["Mythology"],
    ({ main, shade, shine, accent, ink, paper }) =>
      both(stroke("M60-52C104-56 104 0 40 6", shade, 13)) +
      path(
        "M-74-70H74C74-4 48 24 16 32V54Q24 72 62 82V100H-62V82Q-24 72-16 54V32C-48 24-74-4-74-70Z",
        main,
      ) +
      path(
        "M30-70H74C74-4 48 24 16 32V54Q24 72 62 82V100H4C16 80-2 50 4 28 32-2 36-40 30-70Z",
        shade,
      ) +
      ellipse([0, -70], [76, 22], shine) +
      ellipse([0, -69], [64, 15], ink) +
      path(
        "M-62-64C-40-50 40-50 64-66V-28Q58-8 50-28T36-34V6Q28 24 20 6V-34T4-38-12-34V-18Q-18-8-26-20V-44T-46-48-62-64Z",
        ink,
      ) +
      path("M-46-20-38-8-46 10-54-8Z", accent) +
      path("M-10 2-2 14-10 28-18 14Z", accent) +
      ellipse([0, 44], [24, 10], shine) +
      circle(0, 44, 7, accent) +
      stroke("M-44 90H30", shine, 6) +
      path("M0-106 6-92 20-86 6-80 0-66-6-80-20-86-6-92Z", paper),
  ),
  /** A staff with a stone of water. */
  waterStaff: floating(
    ["Fantasy", "Isekai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      place(
        [0, 6],
        stroke("M0 6V116", ink, 24) +
          stroke("M0 6V116", shade, 14) +
          stroke("M-3 20V112", main, 6) +
          path(
            "M0 30C-78 22-92-66-34-118-44-82-40-40 0-20 40-40 44-82 34-118 92-66 78 22 0 30Z",
            ink,
          ) +
          path("M0 22C-66 14-80-54-46-96-50-60-36-24 0-10Z", main) +
          path("M0 22C66 14 80-54 46-96 50-60 36-24 0-10Z", shade) +
          path("M0-116 34-72 22-34 0-22-22-34-34-72Z", accent) +
          path("M0-116 34-72 22-34 0-22 6-68Z", accentShade) +
          path("M-8-92-24-70-16-48-8-66Z", paper) +
          rect([-18, 26], [36, 16], accent, { radius: 6 }) +
          rect([-15, 82], [30, 12], accent, { radius: 5 }) +
          stroke("M-56-26Q-62-46-56-66", shine, 6),
        { turn: 30 },
      ) +
      path(
        "M-56-70Q-38-44-56-36-74-44-56-70ZM-82-16Q-70 2-82 8-94 2-82-16ZM70 40Q86 64 70 72 54 64 70 40ZM36 74Q46 90 36 96 26 90 36 74Z",
        accent,
      ),
  ),
  /** A mage's hat with a star. */
  starMageHat: floating(
    ["Fantasy"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-99 58C-90 28 90 20 99 50 84 108-82 112-99 58Z", ink) +
      path("M-97 50C-88 22 88 14 97 42 82 96-80 100-97 50Z", shade) +
      path("M-97 50C-88 22 88 14 97 42Q0 110-97 50Z", main) +
      path(
        "M-62 46C-42 0-38-62 8-92 38-110 78-98 94-58 74-76 54-72 46-54 48-20 56 16 64 40Q0 70-62 46Z",
        main,
      ) +
      path(
        "M46-102C68-100 84-86 94-58 74-76 54-72 46-54 48-20 56 16 64 40Q44 50 20 53C36 10 18-50 46-102Z",
        shade,
      ) +
      path("M-62 46Q-54 28-48 10 6 30 56 8L64 40Q0 70-62 46Z", accent) +
      path("M56 8 64 40Q44 50 20 53L24 20Q42 16 56 8Z", accentShade) +
      path("M-6 6 4 24 24 28 10 42 12 62-6 52-24 62-22 42-36 28-16 24Z", paper) +
      stroke("M-30-10Q-20-50 0-70", shine, 7) +
      path("M92-58Q112-34 92-26 74-34 92-58Z", accent) +
      circle(14, -44, 5, accent) +
      circle(-8, -20, 4, accent) +
      circle(32, -24, 4, accent),
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
  /** A telephone with a heart and its stars. */
  datePhone: floating(["Romance"], ({ main, shade, shine, accent, accentShade, ink, paper }) => {
    const star = (x: number): string =>
      outline(
        Array.from({ length: 10 }, (_, i) =>
          polar([x, 68], i % 2 === 0 ? 12 : 5, (i / 5 - 0.5) * Math.PI),
        ),
      );
    return place(
      [0, 0],
      rect([-58, -102], [124, 204], ink, { radius: 22 }) +
        rect([-54, -100], [112, 196], shade, { radius: 19 }) +
        rect([-56, -100], [106, 194], main, { radius: 19 }) +
        rect([-48, -84], [90, 164], paper, { radius: 8 }) +
        path("M8-84H42V80H-10Z", shine) +
        rect([-18, -95], [30, 6], ink, { radius: 3 }) +
        path(
          "M-3 44C-40 16-82-10-82-44-82-84-20-90-3-54 14-90 78-84 78-44 78-10 34 16-3 44Z",
          ink,
        ) +
        path(
          "M-3 34C-38 8-74-14-74-44-74-76-20-80-3-42 14-80 70-76 70-44 70-14 32 8-3 34Z",
          accent,
        ) +
        path("M38-69C56-68 70-60 70-44 70-14 32 8-3 34 26 0 48-26 38-69Z", accentShade) +
        stroke("M-58-42Q-56-58-42-61", paper, 9) +
        path([-36, -3, 30].map(star).join(""), accentShade),
      { turn: 10 },
    );
  }),
};
