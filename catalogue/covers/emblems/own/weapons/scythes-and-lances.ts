import { floating } from "../../../emblem.ts";
import { circle, ellipse, path, place, rect, stroke } from "../../../svg.ts";
import { edged } from "../../parts.ts";

/** Weapons with a long shaft. */
export const scythesAndLances = {
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
  /** A scythe in bandages before the moon. */
  bandagedScythe: floating(
    ["Horror"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      circle(14, 6, 70, accent) +
      path("M62-44A70 70 0 0 1-34 56Q62 50 62-44Z", accentShade) +
      stroke("M-64-84Q-30 0 64 98", ink, 19) +
      path("M-84-62C-70-116 80-116 100 8 70-44 10-62-62-48Z", main) +
      path("M-70-54C-20-76 70-70 100 8 70-44 10-62-62-48Z", shade) +
      stroke("M-54-84Q-20-96 14-90", shine, 6) +
      stroke("M-62-62L-44-74M-52-38L-34-48M-40-16L-24-26", paper, 11) +
      stroke("M10 48L26 36M24 62L40 50", paper, 11) +
      path("M18 56L-4 84 4 86-6 100 14 90 28 64Z", paper) +
      path("M78-22q14 22 0 32-16-8 0-32Z", ink),
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
  /** A twisted spear with two points before a moon. */
  forkedLance: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      circle(0, 0, 86, accent) +
      path("M61-61A86 86 0 0 1-61 61 96 96 0 0 0 61-61Z", accentShade) +
      circle(-40, -34, 13, accentShade) +
      circle(-54, 12, 8, accentShade) +
      circle(26, 40, 11, accentShade) +
      place(
        [0, 0],
        stroke("M0 40V124", ink, 27) +
          path(
            "M-42-142C-70-80-58-30-16 2L-16 44H16V2C58-30 70-80 42-142 28-100 36-60 0-30-36-60-28-100-42-142Z",
            ink,
          ) +
          path("M-42-120C-58-76-50-34-6-2L6-18C-40-50-34-84-42-120Z", main) +
          path("M42-120C58-76 50-34 6-2L-6-18C40-50 34-84 42-120Z", shade) +
          path("M-9-8C16 12 16 22-9 44-9 30-4 26 0 18-4 10-9 4-9-8Z", main) +
          path("M9-8C-16 12-16 22 9 44 9 30 4 26 0 18 4 10 9 4 9-8Z", shade) +
          stroke("M0 48V124", main, 15) +
          stroke("M-7 66 7 52M-7 90 7 76M-7 114 7 100", ink, 6) +
          stroke("M-45-86Q-44-60-34-46", shine, 5),
        { turn: 40 },
      ),
  ),
  /** A forked lance before a moon. */
  twistedLance: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M0-84A84 84 0 1 1-.1-84Z", main, ink) +
      path("M59-59A84 84 0 1 1-59 59 112 112 0 0 0 59-59Z", shade) +
      circle(-40, -34, 13, shade) +
      circle(-14, -62, 7, shade) +
      circle(-52, 14, 8, shade) +
      circle(28, 44, 14, ink, 0.25) +
      stroke("M-72-10Q-70-44-42-66", shine, 7) +
      path("M-104-4Q0-30 104-4 0-16-104-4ZM-98 24Q0 4 98 24 0 16-98 24Z", paper) +
      place(
        [0, 0],
        edged(
          "M-6 112L-11 20C-36 0-40-40-24-116L-10-60C-14-30-10-14 0-12 10-14 14-30 10-60L24-116C40-40 36 0 11 20L6 112Z",
          accent,
          ink,
        ) +
          path("M24-116C40-40 36 0 11 20L6 112H0V-12C10-14 14-30 10-60Z", accentShade) +
          stroke("M-8 40L8 54M-7 66L7 80", ink, 5),
        { turn: 32 },
      ),
  ),
  /** A staff with golden ends over a curling cloud. */
  cloudStaff: floating(
    ["Martial Arts", "Mythology"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-98 62C-100 34-76 24-62 28-68-12-14-30 8-6 30-28 74-14 68 22 92 22 102 44 96 66 88 92 54 86 46 82 30 104-14 104-28 86-56 98-94 92-98 62Z",
        main,
      ) +
      path(
        "M68 22C92 22 102 44 96 66 88 92 54 86 46 82 30 104-14 104-28 86 20 96 84 70 68 22Z",
        shade,
      ) +
      stroke(
        "M-62 30C-34 30-30 66-56 66-72 64-70 46-58 50M8-4C42 4 40 52 8 50-8 46-4 24 10 30M68 24C48 26 44 54 62 56",
        ink,
        7,
      ) +
      stroke("M-84 84 86-86", ink, 30) +
      stroke("M-84 84 86-86", accentShade, 20) +
      stroke("M-86 80 82-88", accent, 11) +
      stroke("M-88 88-66 66M66-66 90-90", ink, 36) +
      stroke("M-88 88-66 66M66-66 90-90", accent, 25) +
      stroke("M-78 66-60 84M60-78 78-60", accentShade, 6) +
      stroke("M-40 30 34-44", paper, 4) +
      stroke("M-84 50Q-82 42-72 40M-40-2Q-32-12-20-14", shine, 7),
  ),
  /** A curled cloud, and a staff through it. */
  staffCloud: floating(
    [],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      edged("M-98-72L-84-90 96 66 82 84Z", accent, ink) +
      path("M-98-72L-91-81 89 75 82 84Z", accentShade) +
      edged(
        "M-62 62C-106 60-106 10-68 8-72-36-22-52 0-24 18-54 70-42 64-4 84-2 92 10 88 24 94 28 100 28 104 26 100 60 76 66 54 62Q20 78-8 62-36 76-62 62Z",
        main,
        ink,
      ) +
      path(
        "M64-4C84-2 92 10 88 24 94 28 100 28 104 26 100 60 76 66 54 62Q20 78-8 62-36 76-62 62-76 62-84 56-20 60 20 44 64 40 64-4Z",
        shade,
      ) +
      stroke(
        "M-64 36C-80 34-76 18-62 22M-14-10C-8-40 38-36 32-6 26 14-2 8 4-8 10-16 20-10 16-4M4 44Q26 52 40 34",
        ink,
        6,
      ) +
      stroke("M-86 34Q-84 22-74 18M-54-10Q-48-24-36-30", shine, 7) +
      edged("M-104-70L-82-96-70-86-92-60ZM104 66L82 92 70 82 92 56Z", accentShade, ink, 8),
  ),
};
