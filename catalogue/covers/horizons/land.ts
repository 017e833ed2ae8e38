import { horizon } from "../horizon.ts";
import { birds, hill } from "../landscape.ts";
import { path, place, repeat, stroke, svg } from "../svg.ts";
import { eitherWay, ground, mountain, pines, swell } from "./pieces.ts";

/** Open country. */
export const land = {
  /** Rolling meadows with a road, and round trees. */
  hills: horizon(
    ["Slice of Life", "Fantasy", "Adventure", "Isekai", "Kids", "Anthropomorphic"],
    ({ far, mid, near, ink, skyLow }, random) =>
      hill(random, 540, 20, far) +
      eitherWay(
        random,
        path("M0 850V560C120 500 260 540 340 590S520 620 600 600V850Z", mid) +
          path(
            "M300 566Q360 600 300 624T290 690 380 760 300 850H130Q290 770 250 710T250 620 282 562Z",
            skyLow,
            0.7,
          ) +
          path("M600 850V570C520 540 470 600 440 650S380 780 340 850Z", near) +
          path(
            svg`M66 530V470A50 50 0 0 1 42 380 56 56 0 0 1 146 366 54 54 0 0 1 122 470L108 470V524ZM536 586V500A36 36 0 0 1 512 430 42 42 0 0 1 586 424 38 38 0 0 1 574 500H562V580Z`,
            near,
          ) +
          path(
            "M20 566a14 14 0 0 1 26-10 16 16 0 0 1 30-2 14 14 0 0 1 24 12ZM470 622a14 14 0 0 1 26-14 16 16 0 0 1 26 16Z",
            ink,
          ) +
          birds([random.between(180, 230), random.between(450, 480)], ink) +
          path("M0 850V700C100 700 200 760 300 790S520 810 600 790V850Z", ink),
      ),
  ),
  /** Peaks with snow, and pines before them. */
  mountains: horizon(
    ["Adventure", "Fantasy", "Sports", "Martial Arts", "Survival", "Mythology"],
    ({ far, mid, near, ink, paper }, random) =>
      mountain(random.between(270, 330), 530, 210, [far, far, paper]) +
      eitherWay(
        random,
        mountain(random.between(480, 530), random.between(380, 410), 240, [far, mid, paper]) +
          mountain(random.between(70, 110), random.between(310, 340), 270, [far, mid, paper]),
      ) +
      hill(random, 650, 20, near) +
      path(pines(random, [0, 600], 700, [60, 120], 6), near) +
      path(
        svg`${pines(random, [-20, 150], 800, [120, 230], 3)}${pines(random, [460, 620], 800, [120, 230], 3)}`,
        ink,
      ) +
      hill(random, 770, 14, ink),
  ),
  /** A volcano that glows, with its lava on the way down. */
  volcano: horizon(
    ["Action", "Adventure", "Horror", "Super Power", "Survival"],
    ({ far, mid, near, ink, accent, accentShade, lamp }, random) =>
      hill(random, 590, 20, far) +
      eitherWay(
        random,
        path(
          "M60 400C-20 380-30 300 40 290 20 230 110 200 130 250 190 230 210 300 170 320 190 370 150 390 150 400Z",
          far,
          0.8,
        ) +
          path("M-130 720L50 392H156L250 600 330 720Z", mid) +
          path("M156 392L250 600 330 720H60L130 600 96 500Z", near) +
          path(
            "M50 392Q104 414 156 392L172 428 158 470 150 426 134 440 140 540 160 610 112 530 112 446 92 440 74 520 40 600 56 500 66 432 30 428Z",
            accent,
          ) +
          path("M56 394Q104 408 152 394L140 412 104 420 70 412Z", lamp) +
          path("M330 720L470 590 500 560 530 500 600 470V720Z", mid) +
          path("M470 590L500 560 530 500 600 470V560L540 620Z", near) +
          path("M0 670L70 640 110 680 220 690 300 720 420 690 520 700 600 660V850H0Z", ink) +
          path(
            "M220 692L250 740 190 770 280 800 240 850H330L350 796 250 766 300 740 270 706Z",
            accentShade,
          ) +
          stroke("M238 704L270 742 214 768 312 798 290 850", accent, 9),
      ) +
      stroke(
        repeat(12, () => svg`M${random.between(0, 600)} ${random.between(300, 640)}h0`),
        accent,
        7,
      ),
  ),
  /** Dunes, rocks that stand alone, and cacti. */
  desert: horizon(
    ["Adventure", "Action", "Drama", "Survival", "Military", "Historical"],
    ({ far, mid, near, ink, lamp, skyLow }, random) =>
      eitherWay(
        random,
        path(
          "M-10 600L20 380H60L70 360H150L166 470 180 480 196 600ZM440 600L466 470 480 460 490 400H580L600 410V600Z",
          far,
        ) +
          path(
            "M96 360H150L166 470 180 480 196 600H110L120 480ZM546 400H580L600 410V600H540L556 500Z",
            mid,
          ) +
          hill(random, 576, 8, far) +
          path("M0 850V640Q90 640 180 590L600 660V850Z", skyLow) +
          path("M180 590C150 650 270 680 220 730S80 790 100 850H600V646Q330 650 180 590Z", mid) +
          path("M600 610Q520 630 470 680 360 730 190 780L100 850H600Z", far) +
          path("M470 680C440 730 520 750 460 790S330 820 320 850H600V690Q530 710 470 680Z", near) +
          stroke(
            svg`M540 790V${random.between(530, 560)}M540 690H500Q484 690 484 674V610M540 720H572Q588 720 588 704V650M54 800V${random.between(640, 680)}M54 760H30Q20 760 20 746V716`,
            ink,
            24,
          ) +
          path("M0 850V790C140 760 220 810 360 800S560 770 600 780V850Z", ink),
      ) +
      stroke(
        repeat(4, (i) => svg`M${random.between(120, 300)} ${740 + i * 11}q60-14 120 0`),
        lamp,
        3,
        0.35,
      ),
  ),
  /** Snow under laden pines, and more falling. */
  snowfield: horizon(
    ["Drama", "Mystery", "Romance", "Suspense", "Survival", "Iyashikei"],
    ({ far, mid, near, ink, paper, skyLow, lamp }, random) =>
      hill(random, 530, 26, far) +
      path(pines(random, [0, 600], 600, [50, 100], 7), mid) +
      hill(random, 590, 10, paper) +
      eitherWay(
        random,
        place(
          [500, 600],
          path("M-40 0V-50L0-80 46-50V0Z", near) +
            path("M-54-40L-2-92 60-40 46-40-2-72-40-40Z", paper) +
            path("M-8 0V-30H14V0ZM24-62V-86H36V-54Z", lamp),
        ) +
          path(
            svg`${pines(random, [0, 90], 690, [250, 300], 1)}${pines(random, [530, 600], 770, [250, 320], 1)}`,
            near,
          ) +
          path("M0 850V660C140 620 260 700 380 700S540 720 600 740V850Z", skyLow) +
          path("M0 850V690C140 650 240 740 380 736S540 750 600 770V850Z", paper) +
          stroke(
            "M330 850V706M420 850V712M510 850V730M600 850V740M300 742L600 770M300 790L600 812",
            ink,
            9,
          ) +
          path(svg`${pines(random, [20, 110], 800, [380, 440], 1)}`, ink) +
          path("M0 850V784C80 770 170 800 240 850Z", far),
      ) +
      stroke(
        repeat(22, () => svg`M${random.between(0, 600)} ${random.between(300, 820)}h0`),
        paper,
        8,
      ),
  ),
  /** Cliffs on both sides of the surf, and a waterfall. */
  cliffs: horizon(
    ["Adventure", "Suspense", "Drama", "Action", "Survival", "Mythology"],
    ({ far, mid, near, ink, paper }, random) =>
      ground(560, far) +
      eitherWay(
        random,
        path("M330 560L344 500 372 486 400 500 416 560Z", mid) +
          path("M0 350L80 336 130 350 150 420 176 450 184 540 214 590 220 640 0 680Z", mid) +
          path("M0 350L80 336 130 350 96 420 110 500 80 580 96 660 0 680Z", near) +
          path("M600 420L540 414 500 440 486 520 450 560 440 640 600 680Z", mid) +
          path("M600 420L556 418 570 500 530 560 550 640 600 680Z", near) +
          path(
            "M0 350V326Q30 310 60 322 110 310 134 348L100 344 60 350ZM600 420V396Q560 384 504 434L560 424Z",
            ink,
          ) +
          path("M132 352Q152 356 152 420L178 470 182 640H140L146 480 128 424Z", paper) +
          stroke("M156 480L164 630", far, 5),
      ) +
      swell(random, 624, mid, paper) +
      swell(random, 690, near, paper) +
      path(
        "M0 850V700L60 690 100 740 170 760 200 850ZM600 850V720L550 700 500 760 440 780 400 850Z",
        ink,
      ) +
      birds([random.between(200, 300), 470], ink),
  ),
  /** Columns and a broken arch, with what grows over them. */
  ruins: horizon(
    ["Adventure", "Fantasy", "Mystery", "Horror", "Mythology", "Survival"],
    ({ far, mid, near, ink, paper, lamp }, random) =>
      hill(random, 540, 24, far) +
      eitherWay(
        random,
        path(
          "M246 640V572L258 560 270 574V640ZM300 644V570H290V556H336V570H326V644ZM360 640V600L374 590 386 604V640Z",
          mid,
        ) +
          path(
            "M-10 740V430A104 104 0 0 1 146 346L174 362 170 386 200 410V740H152V450A57 57 0 0 0 38 450V740ZM492 740V392H476V350H596V392H580V740ZM404 740V594L424 566 438 586 456 550V740Z",
            mid,
          ) +
          path(
            "M176 740V460Q176 400 146 346L174 362 170 386 200 410V740ZM38 450V740H24V450ZM550 740V392H596V350H566V380H476V392H492L550 404ZM440 740V584L456 550V740Z",
            near,
          ) +
          stroke(
            "M510 416V720M530 416V720M420 600V720M-4 520H20M-4 600H20M156 540H172M156 620H172M60 398L46 370M94 384L96 352M128 396L146 372",
            far,
            6,
          ) +
          hill(random, 706, 8, near) +
          path("M240 752L256 700 330 680 372 706 364 758Z", mid) +
          path("M256 700L330 680 372 706 296 726Z", paper, 0.7) +
          stroke(
            "M160 358Q196 430 180 470T192 560M60 340Q20 350 10 420T20 500M580 352Q560 430 576 490T566 600M490 352Q480 400 490 440",
            ink,
            8,
          ) +
          stroke(
            "M186 430l12-6M182 490l-12 4M190 520l12-4M12 440l-12-4M572 450l-12 4M574 520l12 4M568 560l-12-2M10 400l12 2",
            ink,
            13,
          ),
      ) +
      path(
        "M0 850V770Q20 720 44 766 70 730 90 776 160 790 240 800T440 800 520 776Q540 730 560 770 580 740 600 766V850Z",
        ink,
      ) +
      stroke(
        repeat(7, () => svg`M${random.between(20, 580)} ${random.between(560, 760)}h0`),
        lamp,
        7,
      ),
  ),
};
