import { horizon } from "../horizon.ts";
import { hill } from "../landscape.ts";
import type { Random } from "../random.ts";
import {
  circle,
  ellipse,
  outline,
  path,
  place,
  type Point,
  polar,
  repeat,
  stroke,
  svg,
} from "../svg.ts";
import { edged, eitherWay } from "./pieces.ts";

/** Far above, and out of this world. */
export const sky = {
  /** The ground of a planet with craters and a colony, under another one with rings. */
  planet: horizon(
    ["Sci-Fi", "Adventure", "Action", "Mecha", "Space", "Military"],
    ({ far, mid, near, ink, lamp, paper, accent, accentShade }, random) =>
      eitherWay(
        random,
        place(
          [504, 390],
          path("M-118 0A118 26 0 0 1 118 0L92 0A92 15 0 0 0-92 0Z", paper) +
            circle(0, 0, 60, accent) +
            path("M28-53A60 60 0 1 1-50 34C0 50 50 10 28-53Z", accentShade) +
            path("M-118 0A118 26 0 0 0 118 0L92 0A92 15 0 0 1-92 0Z", paper),
          { turn: random.between(-26, -12) },
        ) +
          circle(84, random.between(400, 450), 26, far) +
          circle(300, 1190, 650, far) +
          circle(310, 1208, 656, mid) +
          path(
            "M330 600a56 14 0 1 0 112 0 56 14 0 1 0-112 0ZM180 640a44 13 0 1 0 88 0 44 13 0 1 0-88 0ZM440 690a76 24 0 1 0 152 0 76 24 0 1 0-152 0ZM230 740a90 26 0 1 0 180 0 90 26 0 1 0-180 0Z",
            near,
          ) +
          stroke(
            "M334 608Q386 626 438 608M184 648Q224 662 264 648M446 702Q516 730 586 702M238 754Q320 784 402 754",
            far,
            5,
          ) +
          path("M-20 720A90 90 0 0 1 160 720ZM150 720A44 44 0 0 1 238 720Z", paper) +
          path(
            "M100 640A90 90 0 0 1 160 720H90Q120 690 100 640ZM204 678A44 44 0 0 1 238 720H204Z",
            far,
          ) +
          path("M-20 700H246V730H-20ZM64 640V560H72V640Z", near) +
          stroke("M10 715h0M50 715h0M90 715h0M130 715h0M170 715h0M210 715h0", lamp, 11) +
          stroke("M68 556h0", accent, 14),
      ) +
      path(
        "M0 850V770L50 750 90 790 170 780 220 816 330 806 400 826 470 790 540 780 600 750V850Z",
        ink,
      ),
  ),
  /** A sea of clouds between two towers of cloud. */
  clouds: horizon(
    ["Fantasy", "Romance", "Award Winning", "Supernatural", "Mahou Shoujo", "Time Travel"],
    ({ far, mid, near, ink, paper, skyLow }, random) =>
      bank(random, 540, far) +
      eitherWay(
        random,
        path(
          "M-10 700V350A50 50 0 0 1 70 350 54 54 0 0 1 130 430 46 46 0 0 1 160 510 50 50 0 0 1 210 590V700ZM610 700V440A44 44 0 0 0 540 450 44 44 0 0 0 490 520 46 46 0 0 0 430 600V700Z",
          paper,
        ) +
          path(
            "M-10 700V470C40 480 50 420 70 400A40 40 0 0 0 100 480 60 60 0 0 0 130 570 60 60 0 0 0 200 620V700ZM610 700V520A40 40 0 0 0 560 560 50 50 0 0 0 500 630L440 640V700Z",
            skyLow,
          ),
      ) +
      bank(random, 620, paper) +
      bank(random, 668, far) +
      bank(random, 722, mid) +
      bank(random, 776, near) +
      bank(random, 820, ink),
  ),
  /** A hole in the world, with the shards of it that float about. */
  void: horizon(
    ["Avant Garde", "Horror", "Suspense", "Sci-Fi", "Psychological", "Video Game"],
    ({ far, mid, near, ink, lamp, accent, accentShade }, random) =>
      ellipse([300, 770], [480, 210], far) +
      ellipse([random.between(290, 310), 776], [400, 170], mid) +
      ellipse([random.between(285, 315), 782], [310, 132], near) +
      ellipse([300, 788], [214, 92], lamp) +
      ellipse([300, 794], [206, 84], ink) +
      eitherWay(
        random,
        path(
          "M60 300L110 380 80 470 20 400ZM150 520L186 560 160 610 126 570ZM30 540L66 580 40 650-4 610ZM540 360L596 420 560 520 500 450ZM470 560L500 540 520 590 486 620ZM560 580L600 560V650L570 640Z",
          mid,
        ) +
          path(
            "M60 300L110 380 80 470 66 390ZM150 520L186 560 160 610 152 566ZM30 540L66 580 40 650 34 590ZM540 360L596 420 560 520 548 440ZM500 540L520 590 486 620 494 576ZM600 560V650L570 640Z",
            ink,
          ) +
          path(
            "M220 640L240 620 250 650 228 670ZM104 690L130 680 124 720ZM430 670L450 650 456 690Z",
            accent,
          ) +
          path(
            "M240 620L250 650 228 670ZM130 680L124 720 116 700ZM450 650L456 690 444 676Z",
            accentShade,
          ),
      ) +
      stroke(
        repeat(10, (i) => {
          const [x, y] = polar([300, 790], random.between(240, 330), Math.PI + i * 0.35);
          return svg`M${x} ${790 + (y - 790) * 0.44}h0`;
        }),
        lamp,
        7,
      ),
  ),
  /** Constellations over bands of night. */
  starfield: horizon(
    ["Sci-Fi", "Romance", "Avant Garde", "Space", "Mahou Shoujo", "Idols (Female)"],
    ({ far, mid, near, ink, lamp, paper, accent }, random) =>
      hill(random, 470, 26, far) +
      hill(random, 540, 26, mid) +
      hill(random, 620, 26, near) +
      eitherWay(
        random,
        path("M-20 790Q200 660 340 640T620 500V570Q480 660 370 690T-20 850Z", mid, 0.7) +
          path("M-20 814Q210 700 350 664T620 530V546Q470 640 360 676T-20 832Z", far, 0.8) +
          stroke(
            "M40 520L110 560 90 640 170 670 150 600 110 560M430 720L500 690 560 740 530 800 450 790 430 720M500 690L570 640",
            paper,
            3,
            0.8,
          ) +
          stroke(
            "M40 520h0M110 560h0M90 640h0M170 670h0M150 600h0M430 720h0M500 690h0M560 740h0M530 800h0M450 790h0M570 640h0",
            paper,
            13,
          ) +
          path(
            svg`${sparkle([110, 560], 26)}${sparkle([500, 690], 30)}${sparkle([250, 780], 20)}`,
            accent,
          ),
      ) +
      stroke(
        repeat(16, () => svg`M${random.between(0, 600)} ${random.between(520, 830)}h0`),
        lamp,
        4,
      ) +
      stroke(
        repeat(8, () => svg`M${random.between(0, 600)} ${random.between(560, 830)}h0`),
        paper,
        8,
      ) +
      path("M0 850V826Q150 806 300 826T600 816V850Z", ink),
  ),
  /** Scales of waves, as on cloth. */
  waves: horizon(
    ["Drama", "Gourmet", "Comedy", "Historical", "Samurai", "Parody"],
    ({ far, mid, near, ink, paper, accent }, random) => {
      const shift = Math.round(random.between(0, 40));
      const row = (index: number, fill: string, line: string) => {
        const [x, y] = [-130 - shift + (index % 2) * 130, 630 + index * 76];
        const arcs = (r: number) =>
          svg`M${x + 130 - r} ${y}${repeat(3, () => svg`a${r} ${r} 0 0 1 ${r * 2} 0m${260 - r * 2} 0`)}`;
        const scales = svg`M${x} ${y}${repeat(3, () => "a130 130 0 0 1 260 0")}V900H${x}Z`;
        return (
          edged(scales, fill, line, 10) +
          stroke(arcs(98) + arcs(62), line, 10) +
          path(arcs(26), index === 1 ? accent : line)
        );
      };
      return row(0, far, paper) + row(1, mid, paper) + row(2, near, far) + row(3, ink, mid);
    },
  ),
  /** Arcs one within the other, and rays from them. */
  rays: horizon(
    ["Comedy", "Avant Garde", "Award Winning", "Sports", "Music", "Gag Humor"],
    ({ far, mid, near, ink, lamp, paper, accent }, random) => {
      const turn = random.between(0, 0.15);
      const angle = (index: number) => Math.PI * (1 + (index + turn) / 10);
      const at = (distance: number, index: number): Point =>
        polar([300, 850], distance, angle(index));
      const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
      return (
        path(
          repeat(11, (i) =>
            outline([[300, 850], round(at(520, i - 0.26)), round(at(520, i + 0.26))]),
          ),
          far,
        ) +
        stroke(
          repeat(10, (i) => svg`M${outline([round(at(440, i + 0.5))]).slice(1, -1)}h0`),
          accent,
          26,
        ) +
        circle(300, 850, 340, mid) +
        circle(300, 850, 284, paper) +
        circle(300, 850, 268, near) +
        circle(300, 850, 206, accent) +
        circle(300, 850, 190, lamp) +
        circle(300, 850, 136, mid) +
        circle(300, 850, 80, ink)
      );
    },
  ),
};

/** A bank of cloud across the cover, and cloud below it. */
function bank(random: Random, y: number, fill: string): string {
  const shift = random.between(0, 60);
  const arcs = repeat(8, (i) => {
    const r = Math.round(random.between(34, 60));
    return svg`a${r} ${r - 6} 0 0 1 ${r * 1.7} ${i % 2 ? 8 : -8}`;
  });
  return path(svg`M${-shift} ${y}${arcs}L660 ${y}V850H-80Z`, fill);
}

/** A star of four points. */
const sparkle = ([x, y]: Point, r: number): string =>
  svg`M${x} ${y - r}q${r * 0.15} ${r * 0.85} ${r} ${r}q${r * -0.85} ${r * 0.15} ${-r} ${r}q${r * -0.15} ${r * -0.85} ${-r} ${-r}q${r * 0.85} ${r * -0.15} ${r} ${-r}z`;
