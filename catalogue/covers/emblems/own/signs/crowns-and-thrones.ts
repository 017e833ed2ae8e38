import { floating, standingOn } from "../../../emblem.ts";
import { circle, path, place, stroke } from "../../../svg.ts";
import { centre, edged } from "../../parts.ts";

/** What belongs to a king. */
export const crownsAndThrones = {
  /** A crown with the horns of a demon, before a circle of magic. */
  demonCrown: floating(
    ["Reincarnation"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-88 0a88 88 0 1 0 176 0a88 88 0 1 0-176 0Z", accent, 10) +
      stroke("M0-84L73 42H-73ZM0 84L73-42H-73Z", accentShade, 5) +
      path("M-62 46C-112 34-112-46-82-100-84-50-66-30-44-16Z", ink) +
      path("M62 46C112 34 112-46 82-100 84-50 66-30 44-16Z", ink) +
      path("M-70 64L-76-22-38 12 0-66 38 12 76-22 70 64Q0 88-70 64Z", main) +
      path("M0-66L38 12 76-22 70 64Q40 75 10 76 34 10 0-66Z", shade) +
      path("M-72 36Q0 62 72 36L70 64Q0 90-70 64Z", ink) +
      path("M0 0L15 22 0 44-15 22Z", accent) +
      path("M0 0L15 22 0 44Z", accentShade) +
      circle(-76, -24, 9, accent) +
      circle(76, -24, 9, accentShade) +
      circle(0, -68, 10, accent) +
      stroke("M-44 62v.1M-16 69v.1M16 69v.1M44 62v.1", paper, 9) +
      stroke("M-62 2L-60 24", shine, 7),
  ),
  /** A crown of crystal on a twist of thread. */
  crystalCrown: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-70 40L-98-42-72-56-46 30ZM70 40L98-42 72-56 46 30Z", shade) +
      path("M-70 40L-98-42-82-36-54 36Z", main) +
      path("M-44 36L-54-70-30-92-12 30ZM44 36L54-70 30-92 12 30Z", main) +
      path("M-30-92L-12 30-26 34-36-66ZM30-92L54-70 44 36 26 34Z", shade) +
      path("M-54-70L-30-92-36-66-40-20Z", shine) +
      path("M-22 38L-24-76 0-104 24-76 22 38Z", main) +
      path("M0-104L24-76 22 38H2L4-70Z", shade) +
      path("M-24-76L0-104 4-70Z", paper) +
      path("M-80 28Q0 56 80 28L74 62Q0 88-74 62Z", ink) +
      stroke("M-74 48C-48 30-38 84-10 64S26 50 40 68 62 66 74 44", accent, 9) +
      stroke("M-72 60C-48 84-36 40-10 60S28 86 42 58 62 44 76 56", accentShade, 7) +
      path("M0 50L14 66 0 98-14 66Z", accent) +
      path("M0 50L14 66 0 98Z", accentShade) +
      stroke("M-86-34L-72 10M-14-62V16", paper, 4),
  ),
  /** A small king's crown on a spill of shadow. */
  shadowCrown: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-98 88C-104 66-76 66-72 52-70 34-88 36-86 22-78 16-66 22-58 34H56C60 20 76 12 86 20 84 34 70 38 74 54 80 66 104 66 98 88 60 104-60 104-98 88Z",
        ink,
      ) +
      path("M-76 20L-98-56-50-26 0-100 50-26 98-56 76 20Z", main) +
      path("M0-100L50-26 98-56 76 20H34Z", shade) +
      path("M-78 12Q0 40 78 12L72 46Q0 72-72 46Z", accent) +
      path("M28 30Q56 24 78 12L72 46Q52 54 28 58Z", accentShade) +
      circle(-94, -62, 10, accent) +
      circle(0, -94, 11, accent) +
      circle(94, -62, 10, accentShade) +
      path("M0 28L13 44 0 60-13 44Z", paper) +
      circle(-42, 37, 7, paper) +
      circle(42, 37, 7, paper) +
      stroke("M-30 82C-44 66-14 62-16 78M34 86C22 72 50 66 48 82", accentShade, 6) +
      stroke("M-68 0L-80-36M-30-28L-10-58", shine, 6) +
      path("M-12 6L0-34 12 6Z", shade),
  ),
  /** The throne of a demon lord, with horns. */
  hornedThrone: standingOn(
    ["Isekai"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) => {
      const horn =
        path("M-24-62C-50-56-74-70-78-104-58-90-44-88-22-92Z", paper) +
        path("M-24-62C-50-56-72-70-77-96-60-74-44-72-24-74Z", accentShade);
      return (
        horn +
        place(centre, horn, { flip: true }) +
        path("M-52 40L-46-60 0-103 46-60 52 40Z", main) +
        path("M0-103L46-60 52 40H34L28-58Z", shade) +
        path("M-36 34L-32-50 0-80 32-50 36 34Z", accent) +
        path("M0-80L32-50 36 34H20L16-46Z", accentShade) +
        path("M0-66L14-48 0-30-14-48Z", paper) +
        stroke("M-16 18L-14-16M16 18L14-16M0 22V-14", accentShade, 6) +
        path("M-50 24H50L72 50H-72Z", accent) +
        path("M20 24H50L72 50H32Z", accentShade) +
        path("M-72 50H72V84H-72Z", main) +
        path("M-40 84V68Q0 46 40 68V84Z", ink) +
        path("M32 50H72V84H48Z", shade) +
        path("M-60-8L-46 2-68 36V84H-96V28Z", main) +
        path("M60-8L46 2 68 36V84H96V28Z", shade) +
        path("M-68 36L-46 2-52-2-76 34V84H-68Z", shade) +
        circle(-82, 42, 8, accent) +
        circle(82, 42, 8, accentShade) +
        path("M-99 82H99V100H-99Z", main) +
        path("M-99 92H99V100H-99Z", shade) +
        stroke("M-90 34L-64 0M-40-50L-12-78", shine, 5)
      );
    },
  ),
  /** A throne with a sword in its back. */
  swordThrone: standingOn(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-62-66L-78-104-42-84 0-104 42-84 78-104 62-66 54 34H-54Z", main, ink) +
      path("M62-66L54 34H18C40 10 46-40 42-84L78-104Z", shade) +
      path("M-40-58Q0-78 40-58L36 26H-36Z", accentShade) +
      edged("M-10-52H10V34L0 52-10 34Z", paper, ink, 7) +
      edged("M-28-62H28V-50H-28ZM-6-62V-92H6V-62Z", accent, ink, 7) +
      edged("M-92 4Q-92-10-76-10T-60 4V46H60V4Q60-10 76-10T92 4V80H-92Z", main, ink) +
      path("M60 4Q60-10 76-10T92 4V80H40V46H60Z", shade) +
      path("M-60 40H60V56H-60Z", accent) +
      edged("M-102 80H102V100H-102Z", shade, ink) +
      circle(-76, 8, 7, accent) +
      circle(76, 8, 7, accent) +
      stroke("M-84 30V66M-54-66L-50-40", shine, 6),
  ),
};
