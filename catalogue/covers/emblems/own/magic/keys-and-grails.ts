import { floating, standingOn } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../../svg.ts";
import { both } from "../../parts.ts";

/** Keys to other places, and cups that grant a wish. */
export const keysAndGrails = {
  /** A key to any door, a devil's tail around it. */
  tailedKey: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      place(
        [0, 0],
        `<g fill="none">${stroke("M-30-62A30 30 0 1 1 30-62 30 30 0 1 1-30-62", ink, 32) + stroke("M-30-62A30 30 0 1 1 30-62 30 30 0 1 1-30-62", main, 20)}</g>` +
          path("M-16-28H16V54H58V104H38V88H30V104H10L-16 108Z", ink) +
          path("M-9-28H9V61H51V97H45V81H23V97H15L-9 100Z", main) +
          path("M2-28H9V61H51V97H45V81H23V97H15L2 99Z", shade) +
          path("M-26-28H26V-12H-26Z", ink) +
          path("M-20-24H20V-16H-20Z", accent) +
          path("M0-84L7-69 22-62 7-55 0-40-7-55-22-62-7-69Z", accent) +
          stroke("M-29-66Q-26-86-8-91", shine, 6),
        { turn: 28 },
      ) +
      stroke("M-84 92C-60 96-54 70-26 52S30 42 26 22-40 12-34-6 30-8 50-28", ink, 20) +
      stroke("M-84 92C-60 96-54 70-26 52S30 42 26 22-40 12-34-6 30-8 50-28", accent, 11) +
      path("M42-34L50-62 62-52 96-58 78-30 82-14 54-18Z", ink) +
      path("M52-34L55-50 62-44 82-49 70-31 72-22 56-25Z", accentShade),
  ),
  /** A brass key on a loop of cord. */
  cellarKey: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      stroke("M38-50C-10-116-108-86-94-16-84 40-30 26 38-44", accentShade, 12) +
      stroke("M36-56C-12-118-108-88-96-20-86 32-30 20 36-50", accent, 8) +
      place(
        [0, 0],
        path("M-13-24H13V96H-13ZM8 40H46V58H34V68H46V90H8Z", main) +
          path("M2-24H13V40H46V48H13V96H2Z", shade) +
          path(
            "M0-108C-40-108-56-76-50-50-44-24-22-16 0-16S44-24 50-50C56-76 40-108 0-108ZM0-86C18-86 30-72 26-56 22-42 12-38 0-38S-22-42-26-56C-30-72-18-86 0-86Z",
            main,
          ) +
          path("M22-104C52-94 54-68 50-50 44-24 22-16 0-16V-28C40-28 50-70 22-104Z", shade) +
          path("M-20-22H20V-6H-20Z", ink) +
          stroke("M-42-66Q-38-86-18-96M-6 4V80", shine, 5),
        { turn: 38 },
      ),
  ),
  /** A golden key with wings, and a star in its bow. */
  wingedStarKey: floating(["Magic"], ({ main, shade, shine, accent, accentShade, paper }) => {
    const wing =
      path(
        "M-14 10C-60 20-98-10-99-66-84-52-74-48-62-46-62-60-60-66-56-72-44-46-14-40-14 10Z",
        paper,
      ) + path("M-14 10C-50 16-82 0-94-30-66-12-30-18-14 10Z", accentShade);
    return (
      wing +
      place([0, 0], wing, { flip: true }) +
      path("M-12-20H12V99H-12ZM10 44H48V62H34V72H48V94H10Z", main) +
      path("M2-20H12V44H48V52H12V99H2Z", shade) +
      circle(0, -52, 47, shade) +
      circle(-3, -55, 44, main) +
      circle(0, -52, 32, accent) +
      path("M0-82L8-62 29-61 13-48 18-28 0-39-18-28-13-48-29-61-8-62Z", paper) +
      rect([-22, -8], [44, 16], main, { radius: 6 }) +
      path("M4-8H22V8H4Z", shade) +
      stroke("M-38-56Q-36-78-18-88M-5 16V88", shine, 5)
    );
  }),
  /** A golden cup from which light pours. */
  holyGrail: standingOn(
    ["Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M0-40L-104-78-92-98ZM0-40L-58-106-34-108ZM0-40L-11-110H11ZM0-40L58-106 34-108ZM0-40L104-78 92-98Z",
        accent,
      ) +
      path("M-50-46Q-30-84 0-84T50-46Z", paper) +
      path(
        "M-88-46H88C90 4 56 28 14 36V62C26 72 56 76 64 100H-64C-56 76-26 72-14 62V36C-56 28-90 4-88-46Z",
        main,
      ) +
      path(
        "M44-46H88C90 4 56 28 14 36V62C26 72 56 76 64 100H8C16 74 0 60 2 36 30 16 44-10 44-46Z",
        shade,
      ) +
      ellipse([0, -46], [88, 15], shade) +
      ellipse([0, -45], [72, 10], paper) +
      path("M0-22L15-2 0 18-15-2ZM-48-18L-38-4-44 8-56-6Z", accent) +
      path("M0-22L15-2 0 18ZM48-18L38-4 44 8 56-6Z", accentShade) +
      rect([-22, 44], [44, 13], accentShade, { radius: 6 }) +
      path("M-60 90H60L64 100H-64Z", ink, 0.3) +
      stroke("M-72-24Q-68-4-52 8M-40 86Q-30 76-22 72", shine, 7),
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
};
