import { floating, standingOn } from "../../emblem.ts";
import { circle, path, place, rect, repeat, stroke, svg } from "../../svg.ts";

/** Old wars, old houses and old arts. */
export const history = {
  /** A warlord's helmet with a crescent for a crest. */
  warlordHelmet: standingOn(
    ["Samurai", "Historical", "Military", "Action"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path(
        "M0-26C-50-30-90-60-94-100-64-72-30-64 0-62 30-64 64-72 94-100 90-60 50-30 0-26Z",
        accent,
      ) +
      path("M0-62C30-64 64-72 94-100 90-60 50-30 0-26Z", accentShade) +
      path(
        "M-54 10C-84 20-96 50-100 84L-56 96-42 40ZM54 10C84 20 96 50 100 84L56 96 42 40Z",
        shade,
      ) +
      path("M-54 10C-84 20-96 50-100 84L-56 96-42 40Z", main) +
      stroke("M-86 44L-48 56M-94 66L-52 78M86 44L48 56M94 66L52 78", accent, 5) +
      path("M-62 14C-62-34-36-52 0-52S62-34 62 14Z", main) +
      path("M26-47C50-40 62-20 62 14H26C38-4 36-30 26-47Z", shade) +
      stroke("M-22-46Q-32-20-30 6M22-46Q32-20 30 6M0-50V4", ink, 4) +
      path("M-78 22Q0-14 78 22L70 36Q0 8-70 36Z", ink) +
      path("M-46 30Q0 14 46 30L40 88Q0 108-40 88Z", ink) +
      path("M-40 66Q-20 50 0 58 20 50 40 66L34 90Q0 108-34 90Z", accent) +
      path("M8 56Q24 52 40 66L34 90Q20 98 4 99Q20 80 8 56Z", accentShade) +
      circle(0, -30, 13, accent) +
      stroke("M-50-6Q-48-26-36-36", shine, 6),
  ),
  /** A painted fan, open. */
  foldingFan: floating(
    ["Historical", "Performing Arts", "Drama", "Romance"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke(
        repeat(7, (i) => {
          const turn = -2.74 + i * 0.39;
          return svg`M0 72L${64 * Math.cos(turn)} ${72 + 64 * Math.sin(turn)}`;
        }),
        ink,
        6,
      ) +
      path("M-98 30A106 106 0 0 1 98 30L46 52A50 50 0 0 0-46 52Z", main) +
      path("M40-27A106 106 0 0 1 98 30L46 52A50 50 0 0 0 20 27Z", shade) +
      circle(14, -6, 24, accent) +
      path(
        "M-86 8Q-64-6-50 6-36-6-22 10-30 24-46 20-62 32-78 22ZM44 18Q56 4 72 14 84 8 90 22L78 36Q62 24 52 34 44 30 44 18Z",
        paper,
      ) +
      stroke("M-98 30A106 106 0 0 1 98 30", accent, 7) +
      stroke("M-46 52A50 50 0 0 1 46 52", accentShade, 6) +
      stroke("M-98 30L0 72M98 30L0 72", ink, 9) +
      circle(0, 72, 12, accent) +
      circle(0, 72, 4, ink) +
      stroke("M4 82Q22 90 14 104M-2 84Q-6 92-14 102", accentShade, 6) +
      stroke("M-70-12A92 92 0 0 1-30-38", shine, 6),
  ),
  /** A great drum on its stand, with two sticks. */
  greatDrum: standingOn(
    ["Historical", "Music", "Performing Arts", "Martial Arts"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      stroke("M-64 20L-82 94M64 20L82 94M-78 78H78", ink, 15) +
      circle(0, -10, 82, main) +
      path("M50-75A82 82 0 1 1-65 40 92 92 0 0 0 50-75Z", shade) +
      repeat(16, (i) => {
        const turn = i * 0.3927;
        return i > 14 ? "" : circle(73 * Math.cos(turn), -10 + 73 * Math.sin(turn), 5, accent);
      }) +
      circle(0, -10, 62, paper) +
      path(
        "M0-50C26-50 42-30 38-8 34 12 8 16 2 0-2-12 10-20 18-14 22-30 0-36-10-22-22-4-8 22 14 24-14 34-42 18-42-10-42-34-24-50 0-50Z",
        accent,
      ) +
      place([-52, -46], rect([-8, -54], [16, 96], accentShade, { radius: 8 }), { turn: 38 }) +
      place([56, -40], rect([-8, -54], [16, 96], accentShade, { radius: 8 }), { turn: -38 }) +
      stroke("M-74 2A76 76 0 0 0-56 42", shine, 5),
  ),
  /** A castle keep on a wall of stone. */
  castleKeep: standingOn(
    ["Historical", "Samurai", "Strategy Game", "Award Winning", "Military"],
    ({ main, shade, accent, accentShade, ink, paper, shine }) => {
      const floor = (y: number, half: number, roof: number) =>
        rect([-half, y], [half * 2, 34], paper) +
        rect([half * 0.3, y], [half * 0.7, 34], shine) +
        path(
          svg`M${-roof} ${y + 4}Q${-half} ${y - 6} ${-half + 8} ${y - 24}H${half - 8}Q${half} ${y - 6} ${roof} ${y + 4}L${roof - 4} ${y + 12}H${4 - roof}Z`,
          main,
        ) +
        path(
          svg`M${half * 0.3} ${y - 24}H${half - 8}Q${half} ${y - 6} ${roof} ${y + 4}L${roof - 4} ${y + 12}H${half * 0.3}Z`,
          shade,
        );
      return (
        path("M-72 54H72Q80 82 98 100H-98Q-80 82-72 54Z", accentShade) +
        path("M-72 54H20Q26 82 30 100H-98Q-80 82-72 54Z", accent) +
        floor(24, 62, 92) +
        floor(-22, 46, 74) +
        floor(-62, 32, 56) +
        path("M-26-6L0-34 26-6ZM-30 36L-4 12 22 36Z", accent) +
        path("M-32-84Q-44-88-44-100-34-94-26-94H26Q34-94 44-100 44-88 32-84Z", accent) +
        rect([-16, -46], [10, 16], ink) +
        rect([6, -46], [10, 16], ink) +
        rect([-34, 38], [12, 16], ink) +
        rect([30, 38], [12, 16], ink) +
        rect([30, 0], [10, 12], ink) +
        rect([-40, 0], [10, 12], ink) +
        stroke("M-80 92Q-70 78-64 66M-40 92V70", shine, 4)
      );
    },
  ),
  /** A shrine's gate, with a rope of straw. */
  shrineGate: standingOn(
    ["Supernatural", "Mythology", "Fantasy", "Slice of Life", "Historical"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path("M-58-70H-38L-44 100H-76ZM38-70H58L76 100H44Z", main) +
      path("M-46-70H-38L-44 100H-58ZM50-70H58L76 100H62Z", shade) +
      path("M-78 82H-42V100H-80ZM42 82H78L80 100H42Z", ink) +
      rect([-84, -38], [168, 20], main) +
      rect([20, -38], [64, 20], shade) +
      path("M-100-98Q0-72 100-98L94-68Q0-50-94-68Z", main) +
      path("M30-80Q66-86 100-98L94-68Q64-60 30-58Z", shade) +
      path("M-100-100Q0-76 100-100V-86Q0-62-100-86Z", ink) +
      rect([-15, -62], [30, 42], accent, { radius: 3 }) +
      path("M4-62H12Q15-62 15-59V-23Q15-20 12-20H4Z", accentShade) +
      path("M-54-6Q0 22 54-6V8Q0 44-54 8Z", accent) +
      path("M14 5Q36 2 54-6V8Q36 20 18 24Z", accentShade) +
      path(
        "M-32 18L-22 22-30 34-20 40-32 56-36 38-28 34ZM-2 26H10L2 38 12 44-2 60-6 44 2 40ZM28 20L38 16 34 28 42 34 30 50 26 34Z",
        paper,
      ) +
      stroke("M-54-14L-62 72M-80-78Q-50-70-30-68", shine, 5),
  ),
  /** A wanderer's hat of sedge over two swords. */
  wandererHat: floating(
    ["Samurai", "Adventure", "Historical", "Drama"],
    ({ main, shade, shine, accent, accentShade, ink }) => {
      const sword =
        rect([-9, -118], [18, 44], ink, { radius: 7 }) +
        rect([-20, -78], [40, 11], accent, { radius: 5 }) +
        path("M-10-68H10L12 92Q4 112-4 112-12 112-12 92Z", accentShade) +
        stroke("M-4-50V84", accent, 5);
      return (
        place([0, 6], sword, { turn: 42, scale: 0.98 }) +
        place([0, 6], sword, { turn: -42, scale: 0.98 }) +
        path("M-98 34C-80 0-30-60 0-66 30-60 80 0 98 34 70 62-70 62-98 34Z", main) +
        path("M0-66C30-60 80 0 98 34 84 48 50 54 16 55 50 30 20-40 0-66Z", shade) +
        stroke(
          "M0-62Q-26-20-52 40M0-62Q-8-10-14 50M0-62Q8-10 22 50M0-62Q32-20 62 42M-72 4Q0 28 72 4M-40-34Q0-22 40-34",
          ink,
          3,
          0.6,
        ) +
        path("M-98 34C-70 62 70 62 98 34L94 44C66 72-66 72-94 44Z", ink) +
        stroke("M-70 10Q-50-20-30-38", shine, 6)
      );
    },
  ),
  /** A star for throwing, and two small ones. */
  throwingStar: floating(
    ["Action", "Martial Arts", "Historical", "Super Power"],
    ({ main, shade, shine, accent, ink }) => {
      const star = (tone: string, dark: string) =>
        path(
          "M-22-22Q-6-50 0-100 26-60 22-22 50-6 100 0 60 26 22 22 6 50 0 100-26 60-22 22-50 6-100 0-60-26-22-22Z",
          tone,
        ) +
        path(
          "M0-100Q26-60 22-22L0 0ZM100 0Q60 26 22 22L0 0ZM0 100Q-26 60-22 22L0 0ZM-100 0Q-60-26-22-22L0 0Z",
          dark,
        );
      return (
        place([62, -62], star(accent, accent), { turn: 10, scale: 0.34 }) +
        place([-66, 68], star(accent, accent), { turn: 34, scale: 0.3 }) +
        place([0, 0], star(main, shade), { turn: 20 }) +
        circle(0, 0, 25, ink) +
        circle(-1, -1, 17, accent) +
        circle(0, 0, 9, ink) +
        stroke("M14-74L10-44M-66-22L-40-16", shine, 5) +
        stroke("M-96-52Q-84-80-60-92M96 52Q84 80 60 92", accent, 6)
      );
    },
  ),
  /** A cannon on wheels, with its balls. */
  cannon: standingOn(
    ["Military", "Historical", "Adventure", "Strategy Game"],
    ({ main, shade, shine, accent, accentShade, ink }) =>
      path("M20 30L96 86 90 100H68L-10 56Z", accentShade) +
      place(
        [0, 0],
        path("M-104-34H-88L-80-26H30C62-26 62 30 30 30H-80L-88 38H-104Z", main) +
          path("M-104 4H54C52 20 44 30 30 30H-80L-88 38H-104Z", shade) +
          rect([-110, -36], [18, 76], accent, { radius: 6 }) +
          rect([-30, -30], [14, 64], accent, { radius: 5 }) +
          circle(62, 2, 11, accent) +
          stroke("M-76-14H-40", shine, 6),
        { turn: 24, scale: 0.86 },
      ) +
      circle(4, 46, 52, accentShade) +
      circle(4, 46, 40, ink) +
      stroke("M4 4V88M-38 46H46M-26 16L34 76M34 16L-26 76", accent, 9) +
      stroke("M50 46A46 46 0 1 1-42 46 46 46 0 1 1 50 46", accent, 10) +
      circle(4, 46, 13, accentShade) +
      circle(-78, 80, 20, ink) +
      circle(-84, 74, 5, shine),
  ),
  /** A brush and the ring it has drawn. */
  inkBrush: floating(
    ["Visual Arts", "Historical", "Educational", "Award Winning", "Avant Garde"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      rect([-84, -90], [168, 180], paper, { radius: 4 }) +
      rect([-94, -100], [188, 17], accent, { radius: 8 }) +
      rect([-94, 83], [188, 17], accentShade, { radius: 8 }) +
      path(
        "M2-58C44-56 64-26 60 8 54 44 28 62-6 60-44 58-66 30-62-6-60-34-40-54-14-62-30-46-42-28-42-2-40 26-24 40-2 40 22 42 40 28 42 2 42-24 26-40 0-44-6-48-4-58 2-58Z",
        ink,
      ) +
      circle(-6, -4, 17, accent) +
      place(
        [54, 24],
        rect([-11, -112], [22, 100], main, { radius: 6 }) +
          path("M2-112H5Q11-112 11-106V-12H2Z", shade) +
          rect([-14, -22], [28, 20], accent, { radius: 3 }) +
          path("M-14-4H14C17 22 6 34 0 54-6 34-17 22-14-4Z", ink) +
          stroke("M-4-98V-40", shine, 4),
        { turn: 24 },
      ),
  ),
};
