import { horizon } from "../horizon.ts";
import { cloud, hill } from "../landscape.ts";
import type { Random } from "../random.ts";
import { circle, path, place, type Point, rect, repeat, stroke, svg, width } from "../svg.ts";
import { dashed, edged, eitherWay, ground, pines } from "./pieces.ts";

/** Where much grows. */
export const green = {
  /** A deep forest: trunks near by, crowns far off, mist between. */
  forest: horizon(
    ["Fantasy", "Horror", "Mystery", "Supernatural", "Mythology", "Isekai"],
    ({ far, mid, near, ink, skyLow, lamp }, random) =>
      path(svg`${pines(random, [-20, 620], 640, [110, 180], 7)}M0 610H600V850H0Z`, far) +
      path(
        svg`${pines(random, [-30, 180], 690, [220, 300], 2)}${pines(random, [420, 630], 690, [220, 300], 2)}`,
        mid,
      ) +
      rect([0, 596], [600, 26], skyLow, { alpha: 0.3 }) +
      path(
        svg`${pines(random, [0, 110], 760, [320, 400], 1)}${pines(random, [490, 600], 760, [320, 400], 1)}`,
        near,
      ) +
      hill(random, 680, 12, near) +
      path("M262 850Q330 770 300 730T330 680H370Q330 710 366 744T400 850Z", far, 0.6) +
      eitherWay(
        random,
        path(
          "M0 0H44C34 200 60 380 56 480S50 700 120 800L150 850H0ZM600 0H560C584 260 574 560 566 660S540 790 490 850H600Z",
          ink,
        ) +
          stroke(
            "M46 400Q100 380 120 310M104 351L140 340M570 560Q530 540 520 480M530 510L500 506",
            ink,
            12,
          ),
      ) +
      path(
        "M0 850V790Q30 750 60 790 90 746 130 792 190 770 230 812 300 790 360 812 420 770 470 794 500 746 540 790 570 750 600 780V850Z",
        ink,
      ) +
      stroke(
        repeat(
          8,
          (i) => svg`M${random.between(10, 180) + (i % 2) * 400} ${random.between(500, 740)}h0`,
        ),
        lamp,
        8,
      ),
  ),
  /** Canes of bamboo on both sides of a path. */
  bamboo: horizon(
    ["Action", "Supernatural", "Historical", "Samurai", "Martial Arts"],
    ({ far, mid, near, ink, skyLow, lamp }, random) =>
      hill(random, 600, 12, far) +
      canes(random, 150, [10, 400], far, 12) +
      canes(random, 125, [6, 200], mid, 20) +
      hill(random, 660, 8, mid) +
      path("M180 850C260 760 320 730 290 690T320 640H350Q336 680 370 710T470 850Z", skyLow, 0.75) +
      canes(random, 66, [4, -10], near, 32) +
      eitherWay(
        random,
        place([20, 320], path(leaves, ink)) +
          place([584, 250], path(leaves, ink), { flip: true, scale: 1.2 }),
      ) +
      path(
        "M0 850V780Q60 740 120 790T250 830 380 826 500 780 600 770V850ZM140 820V760H130L164 736 198 760H188V820ZM406 820V760H396L430 736 464 760H454V820Z",
        ink,
      ) +
      stroke("M164 776h0M430 776h0", lamp, 18),
  ),
  /** Terraces of rice in water, with seedlings, below wooded hills. */
  riceField: horizon(
    ["Slice of Life", "Gourmet", "Comedy", "Iyashikei", "Childcare", "Historical"],
    ({ far, mid, near, ink, skyLow, paper, accent }, random) =>
      hill(random, 500, 30, far) +
      path(
        "M0 560Q40 470 90 510 110 440 160 500 200 490 220 560ZM600 560Q580 450 530 490 500 440 460 510 420 490 400 560Z",
        near,
      ) +
      eitherWay(
        random,
        path("M36 560V500H136V560Z", paper) +
          path("M14 508L52 440H124L160 508Z", ink) +
          path("M76 560V520H100V560Z", near) +
          edged("M-20 570Q150 540 330 566T620 560V880H-20Z", skyLow, mid, 14) +
          edged("M-20 622Q120 590 260 626T620 600V880H-20Z", paper, mid, 16) +
          edged("M-20 660Q200 700 340 670T620 650V880H-20Z", skyLow, near, 18) +
          edged("M-20 750Q130 700 300 738T620 720V880H-20Z", far, near, 22) +
          stroke(
            repeat(
              18,
              (i) =>
                svg`M${(i % 9) * 66 + random.between(10, 30)} ${706 + (i > 8 ? 80 : 0) - (i % 2) * 14}l-5-20m5 20l7-22`,
            ),
            near,
            5,
          ) +
          path("M0 850V810Q150 780 300 812T600 790V850Z", ink) +
          stroke("M528 830V600M470 652H586", ink, 11) +
          path("M488 640H568L580 730H478Z", accent) +
          path("M478 612Q528 540 578 612Z", ink),
      ),
  ),
  /** Flowers in rows up to a windmill. */
  flowerField: horizon(
    ["Romance", "Slice of Life", "Comedy", "CGDCT", "Mahou Shoujo", "Girls Love"],
    ({ far, mid, near, ink, paper, accent, accentShade }, random) =>
      cloud([random.between(150, 420), 500], 0.9, paper, 0.7) +
      hill(random, 550, 20, far) +
      eitherWay(
        random,
        path("M476 600L494 420H556L574 600Z", near) +
          path("M488 424Q524 370 562 424Z", ink) +
          place(
            [525, 412],
            path("M-6-6V-118H26V-20ZM6 6V118H-26V20ZM6-6H118V26H20ZM-6 6H-118V-26H-20Z", paper) +
              circle(0, 0, 9, ink),
            { turn: random.between(10, 35) },
          ) +
          ground(590, mid) +
          path(
            "M310 590L0 650V690ZM312 590L0 740V830ZM314 590L90 850H240ZM316 590L360 850H500ZM318 590L600 800V720ZM320 590L600 680V650Z",
            accent,
          ) +
          path(
            "M311 590L0 690V740ZM313 590L0 830 20 850H90ZM315 590L240 850H360ZM317 590L500 850H600V800ZM319 590L600 720V680Z",
            accentShade,
          ) +
          stroke(
            repeat(14, (i) => svg`M${random.between(0, 600)} ${640 + i * 9}h0`),
            paper,
            7,
          ) +
          path("M0 850V800Q150 770 300 806T600 790V850Z", ink) +
          stroke("M44 830V690M110 830V740M500 830V736M560 830V680", ink, 7) +
          path(
            "M20 690Q14 640 24 630L36 650 46 624 56 650 68 630Q76 690 44 704 24 706 20 690ZM88 742Q84 700 92 692L102 706 110 686 120 706 130 692Q136 740 110 754ZM478 738Q474 696 482 690L492 704 500 682 510 704 520 690Q526 738 500 750ZM534 684Q530 628 540 620L550 640 560 614 572 640 584 620Q592 684 560 698Z",
            paper,
          ),
      ),
  ),
};

/** Canes by turns on the left and right edges, as wide as given; of a number and a height, cut by their knots. */
const canes = (
  random: Random,
  edge: number,
  [count, top]: Point,
  colour: string,
  thickness: number,
): string =>
  dashed(
    repeat(count, (i) => {
      const inset = (edge * (i + random.between(0.1, 0.9))) / count;
      const x = i % 2 ? width - inset : inset;
      return svg`M${x} ${Math.round(840 - random.between(0, 60))}L${x + random.between(-8, 8)} ${Math.round(top - random.between(0, 60))}`;
    }),
    colour,
    thickness,
    "96 5",
  );

/** Leaves of bamboo that hang from a twig. */
const leaves =
  "M-40-50Q30-60 96-16L92-10Q30-40-40-44ZM96-14Q150 0 166 60 110 40 96-14ZM70-26Q130-50 176-20 120 10 70-26ZM60-34Q96 10 84 80 46 30 60-34ZM30-46Q44 0 8 60-6 4 30-46ZM20-50Q60-94 120-84 80-44 20-50Z";
