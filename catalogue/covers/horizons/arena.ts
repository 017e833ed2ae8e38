import { horizon } from "../horizon.ts";
import { hill } from "../landscape.ts";
import { path, place, repeat, stroke, svg } from "../svg.ts";
import { dashed, edged, eitherWay, ground } from "./pieces.ts";

/** Where one competes before a crowd. */
export const arena = {
  /** A stadium between its floodlights, full to the last seat. */
  stadium: horizon(
    ["Sports", "Drama", "Action", "Team Sports", "Combat Sports", "Racing"],
    ({ far, mid, near, ink, lamp, paper, accent }, random) =>
      eitherWay(
        random,
        path("M60 330L-40 700H160ZM540 330L440 700H640Z", lamp, 0.22) +
          stroke("M60 560V330M540 560V330", ink, 9) +
          path("M18 300H102V350H18ZM498 300H582V350H498Z", ink) +
          dashed("M24 315H100M24 335H100M504 315H580M504 335H580", lamp, 13, "13 6") +
          path("M0 480Q300 570 600 480V660H0Z", mid) +
          path("M0 460Q300 556 600 460V484Q300 576 0 484Z", near) +
          path("M0 560Q300 630 600 560V576Q300 646 0 576Z", near) +
          dashed("M0 504Q300 594 600 504M0 540Q300 620 600 540", far, 9, "9 8") +
          dashed("M0 522Q300 608 600 522M0 596Q300 660 600 596", paper, 9, "9 24") +
          dashed("M20 522Q300 608 600 522M20 596Q300 660 600 596", accent, 9, "9 39") +
          path("M-20 850V620Q300 690 620 620V850Z", far) +
          path(
            "M0 625Q300 690 600 625V660Q300 712 0 660ZM-20 712Q300 744 620 712V780Q300 790-20 780Z",
            mid,
          ) +
          stroke("M-20 690Q300 730 620 690M300 676V850M190 850Q200 770 300 770T410 850", paper, 6),
      ) +
      path(
        svg`M0 850V806${repeat(10, () => svg`q${random.between(10, 16)}-30 30-28t30 28`)}V850Z`,
        ink,
      ),
  ),
  /** A race track in a bend, with kerbs, a stand and the flag. */
  racetrack: horizon(
    ["Sports", "Action", "Comedy", "Racing", "Team Sports"],
    ({ far, mid, near, ink, paper, accent }, random) =>
      hill(random, 530, 22, far) +
      eitherWay(
        random,
        ground(580, mid) +
          path("M-10 590V470L190 540V590Z", near) +
          path("M-10 400L210 480 200 500-10 430ZM60 440H74V520H60ZM150 470H162V560H150Z", ink) +
          dashed("M0 496L186 556M0 540L180 580", paper, 10, "9 8") +
          dashed("M0 518L186 566M14 562L180 588", accent, 10, "9 18") +
          edged(
            "M380 578Q560 596 540 640T300 730 120 860H640Q560 780 640 700V640Q600 590 420 574Z",
            near,
            paper,
            20,
          ) +
          dashed(
            "M380 578Q560 596 540 640T300 730 120 860M640 860Q560 780 640 700",
            accent,
            21,
            "34 34",
          ) +
          dashed("M470 588Q600 620 560 670T380 780 360 850", paper, 6, "30 26") +
          stroke("M476 600V370", ink, 11) +
          place(
            [482, 376],
            path("M0 0Q40-20 70-4T130-6L124 76Q100 90 68 76T0 84Z", paper) +
              path(
                "M0 0L24-9V20L0 24ZM46-10L70-4V24L46 18ZM94 2L130-6 128 20 94 30ZM24 20L46 18V46L24 48ZM70 24L94 30V56L70 52ZM0 50L24 48V78L0 84ZM46 46L70 52V77L46 72ZM94 56L126 48 124 76 94 82Z",
                ink,
              ),
            { turn: random.between(-6, 6) },
          ) +
          path("M0 850V740Q80 740 130 790T170 850Z", near),
      ) +
      stroke("M20 836h0M64 836h0M108 836h0M42 802h0M86 802h0", ink, 42) +
      stroke("M20 836h0M64 836h0M108 836h0M42 802h0M86 802h0", paper, 14),
  ),
};
