import { horizon } from "../horizon.ts";
import { birds, hill } from "../landscape.ts";
import { path, place, rect, repeat, stroke, svg } from "../svg.ts";
import { edged, eitherWay, glitter, ground, mountain, swell } from "./pieces.ts";

/** Places by the water, on it and in it. */
export const water = {
  /** The open sea with light upon it, an island and a sail. */
  sea: horizon(
    ["Adventure", "Drama", "Award Winning", "Survival"],
    ({ far, mid, near, ink, lamp, paper }, random) =>
      ground(520, far) +
      eitherWay(
        random,
        path("M600 520V452L572 430 548 446 520 408 490 452 474 458 438 520Z", mid) +
          path("M520 408L490 452 474 458 438 520H484L500 470Z", near) +
          place(
            [random.between(60, 110), 532],
            path("M2-132Q56-84 50-24L2-18ZM-6-116Q-44-70-42-24L-6-18Z", paper) +
              path("M-54-12H60L38 16H-36ZM-4-140h5v130h-5z", ink),
          ),
      ) +
      stroke(glitter(random, [random.between(270, 330), 530], 7), lamp, 5) +
      swell(random, 588, mid, paper) +
      swell(random, 662, near, far) +
      swell(random, 756, ink),
  ),
  /** A still lake under mountains, with reeds and a landing stage. */
  lake: horizon(
    ["Slice of Life", "Romance", "Mystery", "Iyashikei", "Boys Love"],
    ({ far, mid, near, ink, paper, skyLow }, random) =>
      eitherWay(
        random,
        mountain(70, random.between(350, 390), 230, [far, mid, paper]) +
          mountain(560, random.between(400, 430), 250, [far, mid, paper]) +
          path("M0 580V548Q90 520 190 548T330 560 470 540 600 536V580Z", near) +
          ground(576, skyLow) +
          path("M0 576H250L130 664 70 740 0 690ZM600 576H350L470 640 540 690 600 670Z", far) +
          stroke(glitter(random, [300, 600], 9), paper, 4) +
          path("M0 700H210L250 722H0Z", near) +
          path("M0 722H250V736H0ZM60 700V674H74V790H60ZM186 700V670H200V790H186Z", ink) +
          path("M0 850V770Q140 744 300 776T600 740V850Z", ink) +
          stroke(
            repeat(9, (i) => {
              const [x, tall] = [490 + i * 14, random.between(90, 210)];
              return svg`M${x} 780q${-8 + i * 2} ${-tall / 2} ${i * 3 - 12} ${-tall}`;
            }),
            ink,
            5,
          ) +
          stroke("M520 610l-4 34M560 560l4 36M590 590l2 30", ink, 15),
      ),
  ),
  /** A harbour with a tall ship, and a lighthouse on its mole. */
  harbour: horizon(
    ["Adventure", "Drama", "Gourmet", "Historical", "Organized Crime"],
    ({ far, mid, near, ink, lamp, paper, accent }, random) =>
      eitherWay(
        random,
        path("M0 540V470Q120 430 220 500T420 520L600 480V540Z", far) +
          ground(536, mid) +
          stroke(glitter(random, [random.between(300, 360), 552], 10), lamp, 4, 0.8) +
          path("M420 560Q440 536 470 534H600V590H430Z", near) +
          path("M504 536L514 366H550L560 536Z", paper) +
          path("M509 448L511 406H553L556 448ZM505 518L507 478H557L559 518Z", accent) +
          path("M506 366H558V356H552V332L532 310 512 332V356H506Z", ink) +
          rect([520, 334], [24, 22], lamp) +
          path("M600 328L552 338V350L600 372ZM512 338L380 318V378L512 350Z", lamp, 0.3) +
          stroke(
            "M54 620V304M140 620V340M16 400H92M22 350H86M108 420H172M112 376H168M54 304L140 340 206 598M54 304L0 470",
            ink,
            5,
          ) +
          path(
            "M20 356H88Q96 380 90 394H18Q26 376 20 356ZM14 406H94Q104 450 96 482H12Q20 446 14 406ZM110 382H166Q174 400 168 414H108Q114 398 110 382ZM106 426H174Q184 466 176 494H104Q112 462 106 426Z",
            paper,
          ) +
          path("M0 560Q90 590 214 570L236 560 196 650H0Z", ink) +
          stroke("M0 592Q110 608 210 594", accent, 7) +
          swell(random, 660, near) +
          path("M0 850V760H70V726Q60 708 84 706H116Q140 708 130 726V760H600V850Z", ink) +
          stroke("M0 786H600M196 786V850M420 786V850", near, 4),
      ),
  ),
  /** A beach with a palm and a parasol. */
  beach: horizon(
    ["Comedy", "Romance", "Slice of Life", "Ecchi", "Harem", "Love Polygon"],
    ({ far, mid, near, ink, lamp, paper, skyLow, accent }, random) =>
      ground(520, mid) +
      stroke(glitter(random, [random.between(260, 340), 532], 6), lamp, 4) +
      eitherWay(
        random,
        path("M0 580Q160 604 320 580T600 590V700H0Z", far) +
          edged("M-20 690Q60 626 190 640T400 620 620 640V880H-20Z", skyLow, paper, 12) +
          place(
            [104, 660],
            path("M-4-130H5L12 48H2Z", ink) +
              path("M-104-76C-84-150-40-168 0-168S84-150 104-76Z", accent) +
              path(
                "M-64-76C-58-130-30-160 0-168-10-140-22-110-24-76ZM20-76C18-110 10-140 0-168 30-160 60-130 64-76Z",
                paper,
              ) +
              path("M-96 44H60L84 64H-80Z", near, 0.4),
            { turn: -10 },
          ) +
          path("M556 850C566 700 552 520 512 384L526 378C574 500 596 680 600 850Z", ink) +
          place(
            [518, 382],
            path(
              "M0 0Q-54-64-130-14-60-26 0 0-70-22-100 60-50 8 0 0-40 24-42 92-10 40 0 0 10 40 60 96 46 20 0 0 60-6 100 50 76-44 0 0 40-80 90-50 34-90 0 0-20-84-84-84-20-60 0 0Z",
              ink,
            ),
            { turn: random.between(-8, 8) },
          ) +
          birds([random.between(130, 190), 470], ink) +
          path("M0 850V800Q160 760 320 792T600 770V850Z", near) +
          path("M0 850V832Q160 796 340 820T600 800V850Z", ink),
      ),
  ),
  /** The floor of the sea, with shafts of light, kelp and bubbles. */
  underwater: horizon(
    ["Adventure", "Mystery", "Fantasy", "Mythology", "Girls Love"],
    ({ far, mid, near, ink, lamp, paper, accent }, random) =>
      path(
        "M90 0L-40 850H110L190 0ZM270 0L230 850H330L340 0ZM420 0L470 850H620L500 0Z",
        lamp,
        0.16,
      ) +
      hill(random, 560, 20, far) +
      eitherWay(
        random,
        path(
          "M600 480Q560 470 540 510T500 560 470 640 600 690ZM0 560Q50 540 80 590T140 660L0 700Z",
          mid,
        ) +
          path(
            "M150 610q30-26 66-4l20-14v32l-20-12q-36 22-66-2zM210 572q22-20 50-3l15-10v24l-15-9q-28 16-50-2zM370 600q26-22 58-3l17-12v28l-17-11q-32 18-58-2z",
            near,
          ) +
          hill(random, 680, 14, near) +
          stroke(
            "M30 800Q0 740 34 680T34 560 36 440 50 350M92 800Q116 750 88 700T92 600 86 520M570 800Q600 740 566 690T572 580 560 460 572 390",
            ink,
            15,
          ) +
          stroke(
            "M34 680L74 650M20 620L-10 590M34 560L70 526M22 500L-6 470M572 700L536 668M572 580L608 550M560 520L528 490M92 640L124 610",
            ink,
            11,
          ) +
          stroke(
            "M478 800V690M478 760Q438 744 440 690M478 730Q516 716 514 664M440 714L418 690M514 700L536 682",
            accent,
            15,
          ) +
          path("M130 790Q120 730 154 720T196 760 220 800Z", accent),
      ) +
      stroke(
        repeat(9, (i) => {
          const r = 4 + (i % 3) * 4;
          return svg`M${random.between(0, 110) + (i % 2) * 480} ${random.between(330, 660)}a${r} ${r} 0 1 0 .1 0`;
        }),
        paper,
        3,
      ) +
      hill(random, 774, 12, ink),
  ),
};
