import { floating } from "../../../emblem.ts";
import { circle, path, place, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** A feathered wing on the right. */
const wing = (light: string, dark: string, ink: string): string =>
  edged(
    "M16 20C18-30 44-76 100-92 104-70 98-52 90-42 96-22 88-6 78 2 82 20 72 32 60 36 60 52 46 60 32 56 22 50 16 38 16 20Z",
    light,
    ink,
  ) + stroke("M38-8Q64-24 88-42M36 14Q58 10 76 2M34 34Q48 38 58 36", dark, 6);

/** Hearts with horns or wings, or in somebody's grip. */
export const heartsOfDemons = {
  /** A heart in the grip of a shadow's hands. */
  witchGrasp: floating([], ({ main, shade, shine, accent, ink, paper }) => {
    const hand =
      stroke(
        "M-10 94C-70 84-112 40-90-30Q-84-44-58-38M-10 94C-66 70-84 30-74 6Q-66-6-40 2M-8 92C-44 74-60 54-52 38Q-44 28-22 38",
        ink,
        17,
      ) + path("M-62-48L-36-36-62-28ZM-44-8L-18 4-44 12ZM-26 28L-2 42-28 48Z", accent);
    return (
      path("M0 84C-44 48-86 14-86-36-86-80-30-98 0-56 30-98 86-80 86-36 86 14 44 48 0 84Z", main) +
      path("M56-78C80-68 86-50 86-36 86 14 44 48 0 84-2 60 70 10 56-78Z", shade) +
      stroke("M-68-44Q-64-70-42-72", shine, 9) +
      stroke("M4-54L-8-30 10-14-2 8", ink, 5) +
      circle(-42, -52, 4, paper) +
      hand +
      place([0, 0], hand, { flip: true }) +
      path("M-40 100Q-20 70 0 66 20 70 40 100Z", ink)
    );
  }),
  /** A heart with horns and the wings of a bat. */
  hornedHeart: floating(
    ["Ecchi", "Harem"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M-36 6C-50-40-76-56-102-56-96-40-100-28-100-12-90-16-82-10-80 4-68-2-58 6-54 22Z",
        accent,
      ) +
      path(
        "M36 6C50-40 76-56 102-56 96-40 100-28 100-12 90-16 82-10 80 4 68-2 58 6 54 22Z",
        accentShade,
      ) +
      stroke("M10 70C40 110 80 90 70 58", ink, 9) +
      path("M70 34L92 64 72 58 54 70Z", ink) +
      path(
        "M-52-34C-70-56-66-84-46-102-46-80-34-64-18-56ZM52-34C70-56 66-84 46-102 46-80 34-64 18-56Z",
        ink,
      ) +
      path(
        "M0 90C-44 58-68 28-68-8-68-40-46-58-28-58-12-58-4-46 0-34 4-46 12-58 28-58 46-58 68-40 68-8 68 28 44 58 0 90Z",
        main,
      ) +
      path("M44-54C58-48 68-32 68-8 68 28 44 58 0 90 36 40 60 0 44-54Z", shade) +
      stroke("M-52-10Q-50-34-30-40", shine, 9) +
      stroke("M-92-44Q-66-32-56-6M92-44Q66-32 56-6", ink, 5),
  ),
  /** A heart with horns and the wings of a bat, that weeps. */
  devilHeart: floating(["Horror"], ({ main, shade, shine, accent, ink, paper }) => {
    const side =
      edged(
        "M20-6C30-50 64-84 108-80 94-60 100-44 104-26 90-26 88-8 92 8 76 4 68 20 70 34 54 26 40 36 36 46Z",
        shade,
        ink,
      ) +
      stroke("M40 0L92-64M44 10L88-20M44 22L72 14", main, 5) +
      edged("M14-52Q10-90 42-104 36-82 46-54Z", ink, ink, 4);
    return (
      place([0, 0], side, { flip: true }) +
      side +
      edged(
        "M0 98C-34 66-66 44-64 0-60-40-16-44 0-12 16-44 60-40 64 0 66 44 34 66 0 98Z",
        main,
        ink,
      ) +
      path("M0 98C-8 90 54 40 40-28 56-26 63-14 64 0 66 44 34 66 0 98Z", shade) +
      path("M-50-8L-8 14Q-16 30-34 26-50 18-50-8ZM50-8L8 14Q16 30 34 26 50 18 50-8Z", ink) +
      path("M-42 6L-18 18Q-24 24-34 20ZM42 6L18 18Q24 24 34 20Z", accent) +
      edged("M28 28Q46 56 28 62 10 56 28 28Z", paper, ink, 5) +
      stroke("M-14 54Q0 44 14 54", ink, 6) +
      stroke("M-54-12Q-48-26-38-28", shine, 6)
    );
  }),
  /** A snake around a heart. */
  snakeHeart: floating(
    ["Harem", "Romance"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      edged(
        "M0 92C-40 56-92 30-90-26-86-78-22-82 0-40 22-82 86-78 90-26 92 30 40 56 0 92Z",
        main,
        ink,
      ) +
      path("M0 92C-14 80 70 20 52-70 78-66 90-46 90-26 92 30 40 56 0 92Z", shade) +
      stroke("M-70-30Q-68-52-48-56", shine, 9) +
      stroke(
        "M70 96Q106 92 92 58C76 24-60 60-88 18-106-20-20-20 40-16 74-12 92-30 72-58",
        ink,
        38,
      ) +
      stroke(
        "M70 96Q106 92 92 58C76 24-60 60-88 18-106-20-20-20 40-16 74-12 92-30 72-58",
        accent,
        24,
      ) +
      stroke("M74 102Q112 100 98 60C80 30-56 66-86 26M-40-8Q0-10 40-6 70-4 76-30", accentShade, 6) +
      edged("M86-48C92-70 78-100 54-104 28-106 12-84 22-70 36-56 62-40 86-48Z", accent, ink) +
      stroke("M20-76L-4-70-14-80M-4-70L-12-60", ink, 6) +
      circle(50, -82, 8, ink) +
      stroke("M-62 22V24M-32 34V36M4 38V40M40 40V42M-36-22V-22M0-20V-20M36-20V-20", ink, 7),
  ),
  /** Wings, a ring of light and a beating heart. */
  haloHeart: floating(
    [],
    ({ main, shade, shine, accent, ink, paper }) =>
      place([0, 6], wing(paper, shade, ink), { scale: 1 }) +
      place([0, 6], wing(paper, shade, ink), { flip: true }) +
      stroke("M-36-78A36 12 0 1 0 36-78 36 12 0 1 0-36-78Z", ink, 18) +
      stroke("M-36-78A36 12 0 1 0 36-78 36 12 0 1 0-36-78Z", accent, 9) +
      edged(
        "M0 96C-30 66-62 44-60 2-56-34-14-38 0-6 14-38 56-34 60 2 62 44 30 66 0 96Z",
        main,
        ink,
      ) +
      path("M0 96C-10 86 50 40 38-22 54-20 60-10 60 2 62 44 30 66 0 96Z", shade) +
      stroke("M-62 28H-28L-16 4 2 54 16 20 22 28H60", paper, 7) +
      stroke("M-44 6Q-42-10-30-14", shine, 8),
  ),
};
