import { floating } from "../../../emblem.ts";
import { circle, ellipse, path, place, stroke } from "../../../svg.ts";
import { both, edged } from "../../parts.ts";

/** What one wears over the mouth. */
export const gasMasksAndMuzzles = {
  /** A gas mask with spines. */
  spinedGasMask: floating(
    ["Horror"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      path(
        "M-80-22-98-58-66-56-66-90-38-74-24-104 0-80 24-104 38-74 66-90 66-56 98-58 80-22Z",
        accent,
      ) +
      path("M24-104 38-74 66-90 66-56 98-58 80-22 20-40Z", accentShade) +
      path(
        "M0-82C54-82 84-48 84-2 84 36 66 60 44 74H-44C-66 60-84 36-84-2-84-48-54-82 0-82Z",
        main,
      ) +
      path("M30-77C66-64 84-38 84-2 84 36 66 60 44 74H10C50 50 66-10 30-77Z", shade) +
      both(
        circle(-40, -12, 33, ink) +
          circle(-40, -12, 23, accent) +
          path("M-58-18Q-52-32-36-32L-50-4Z", paper),
      ) +
      both(
        path("M-44 40-74 28Q-100 50-88 84L-62 92-40 66Z", ink) +
          stroke("M-82 56-58 72M-86 72-66 84", shade, 6),
      ) +
      path("M-34 26H34L42 84Q0 112-42 84Z", shade) +
      ellipse([0, 76], [36, 22], ink) +
      stroke("M-20 76H20M-16 66H16M-16 86H16", main, 4.5) +
      stroke("M-62-48Q-44-68-20-72", shine, 8),
  ),
  /** A mask against gas, with a riddle in its lenses. */
  sphinxGasMask: floating(
    ["Survival"],
    ({ main, shade, shine, accent, accentShade, ink, paper }) =>
      edged("M-56-72L-100-88-96-44-70-30ZM56-72L100-88 96-44 70-30Z", accentShade, ink) +
      edged(
        "M0-94C54-94 82-58 78-8 76 26 54 40 40 52H-40C-54 40-76 26-78-8-82-58-54-94 0-94Z",
        main,
        ink,
      ) +
      path("M0-94C54-94 82-58 78-8 76 26 54 40 40 52H10C60 10 60-66 0-94Z", shade) +
      circle(-36, -18, 32, ink) +
      circle(36, -18, 32, ink) +
      circle(-36, -18, 23, accent) +
      circle(36, -18, 23, accent) +
      path("M-52-2A23 23 0 0 0-20-34ZM20-2A23 23 0 0 0 52-34Z", accentShade) +
      stroke("M-48-22Q-46-30-38-32M24-22Q26-30 34-32", paper, 6) +
      edged("M-34 34H34L40 84Q40 102 0 102T-40 84Z", accentShade, ink) +
      ellipse([0, 66], [30, 26], ink) +
      stroke("M-14 58H14M-18 68H18M-12 78H12", main, 5) +
      edged("M-88 20L-54 26-50 62-86 66ZM88 20L54 26 50 62 86 66Z", shade, ink, 8) +
      stroke("M-52-56Q-40-76-18-82", shine, 7),
  ),
  /** A piece of bamboo to bite on, with two leaves, on a loop of cord. */
  bambooMuzzle: floating([], ({ main, shade, shine, accent, ink }) => {
    const leaf = "M0 6C-22-6-22-50 0-92 22-50 22-6 0 6Z";
    const loop = "M-74-6C-84 118 84 118 74-6";
    const cane =
      "M-92-36Q-62-26-34-38L-28-32-22-38Q0-28 22-38L28-32 34-38Q62-26 92-36V32Q62 24 34 36L28 30 22 36Q0 26-22 36L-28 30-34 36Q-62 24-92 32Z";
    return place(
      [0, 6],
      stroke(loop, ink, 27) +
        stroke(loop, accent, 15) +
        place([-28, -32], edged(leaf, shade, ink, 12), { turn: -52, scale: 0.9 }) +
        place([-28, -32], edged(leaf, main, ink, 12), { turn: 22, scale: 0.8 }) +
        edged(cane, main, ink, 14) +
        path("M-92 4H92V32Q62 24 34 36L28 30 22 36Q0 26-22 36L-28 30-34 36Q-62 24-92 32Z", shade) +
        stroke("M-28-30V28M28-30V28", ink, 8) +
        edged("M92-36A14 34 0 0 1 92 32 14 34 0 0 1 92-36Z", shine, ink, 12) +
        ellipse([92, -2], [6, 20], ink) +
        stroke("M-76-14H-48M-12-14H8", shine, 9),
      { turn: -8 },
    );
  }),
};
