import { horizon } from "../horizon.ts";
import type { Random } from "../random.ts";
import { ellipse, path, rect, repeat, stroke, svg } from "../svg.ts";
import { dashed, eitherWay, ground } from "./pieces.ts";

/** Under a roof; the sky of the cover is the wall. */
export const indoors = {
  /** A stage between its curtains, under spotlights. */
  stage: horizon(
    ["Avant Garde", "Drama", "Award Winning", "Idols (Female)", "Performing Arts", "Showbiz"],
    ({ far, mid, near, ink, lamp, accent, accentShade }, random) =>
      path(
        svg`M${random.between(110, 150)} 0L90 690H330L170 0ZM${random.between(430, 460)} 0L270 690H520L490 0Z`,
        lamp,
        0.22,
      ) +
      path("M0 850V600H600V850Z", mid) +
      stroke(
        "M300 604V850M250 604L170 850M350 604L430 850M200 604L50 850M400 604L550 850M150 604L-60 850M450 604L660 850",
        near,
        3,
      ) +
      ellipse([210, 680], [120, 26], lamp, 0.5) +
      ellipse([396, 680], [124, 26], lamp, 0.5) +
      rect([0, 594], [600, 12], far) +
      path(
        "M0 0H90C96 240 80 400 120 480 60 520 100 640 120 700Q60 720 0 700ZM600 0H510C504 240 520 400 480 480 540 520 500 640 480 700Q540 720 600 700Z",
        accent,
      ) +
      path(
        "M36 0H62C64 260 52 400 70 490 50 560 64 640 74 706L40 708Q30 300 36 0ZM0 0H12Q20 400 0 700ZM564 0H538C536 260 548 400 530 490 550 560 536 640 526 706L560 708Q570 300 564 0ZM600 0H588Q580 400 600 700Z",
        accentShade,
      ) +
      stroke("M4 500Q70 510 116 482M596 500Q530 510 484 482", lamp, 12) +
      path("M0 850V752H600V850Z", near) +
      stroke(
        repeat(9, (i) => svg`M${i * 72 + 12} 752h0`),
        lamp,
        22,
      ) +
      path(
        svg`M0 850V810${repeat(6, () => svg`q${random.between(6, 14)}-44 50-44t50 44`)}V850Z`,
        ink,
      ),
  ),
  /** A sports hall with a hoop, wall bars and the lines on its floor. */
  gym: horizon(
    ["Sports", "School", "Comedy", "Team Sports", "Combat Sports"],
    ({ far, mid, near, ink, lamp, paper, accent }, random) =>
      eitherWay(
        random,
        path("M-10 640V500H610V640Z", far) +
          rect([-10, 500], [620, 12], mid) +
          path("M196 540H250V600H196ZM270 540H324V600H270ZM344 540H398V600H344Z", lamp) +
          ground(640, mid) +
          path("M466 660V330H486V660ZM574 660V330H594V660ZM0 640H600V652H0Z", near) +
          dashed("M530 340V650", near, 100, "11 17") +
          path("M250 640H350L460 850H140Z", accent, 0.75) +
          stroke(
            "M250 646L140 850M350 646L460 850M150 730Q300 690 450 730M0 690H196M404 690H600M0 830L60 646M600 830L540 646",
            paper,
            7,
          ) +
          stroke("M64 760V440", ink, 18) +
          path("M30 330H170V450H30Z", paper) +
          stroke("M36 336H164V444H36ZM80 390H124V436H80Z", near, 8) +
          path("M70 452L84 512H122L136 452 118 470 110 500H96L88 470Z", paper) +
          stroke("M64 452H142", accent, 11) +
          path("M20 780L40 740H92L120 780ZM0 850V826H600V850Z", ink),
      ) +
      stroke(svg`M${random.between(470, 540)} 770h0`, accent, 64) +
      stroke("M130 830V790H470V830M150 800H450", ink, 14),
  ),
  /** A kitchen: pots on the stove, pans on the wall, something on the board. */
  kitchen: horizon(
    ["Gourmet", "Comedy", "Slice of Life", "Romance", "Workplace", "Childcare"],
    ({ far, mid, near, ink, lamp, paper, accent, accentShade }, random) =>
      eitherWay(
        random,
        path("M0 520H600V640H0Z", far) +
          dashed("M0 550H600M0 580H600M0 610H600", paper, 25, "45 5") +
          stroke("M430 330H610M-10 400H130", ink, 9) +
          path(
            "M452 360V334H462V360A44 44 0 1 1 452 360ZM546 370V334H556V370A50 50 0 1 1 546 370Z",
            near,
          ) +
          path("M12 396V350H50V396ZM62 396L68 340H98L104 396Z", paper) +
          path("M20 350V338H42V350ZM12 366H50V382H12Z", accent) +
          path("M-10 640H610V672H-10Z", near) +
          path(
            "M30 640V530H176V640ZM440 640L430 590H560L548 640ZM250 640A24 24 0 0 1 298 640ZM306 640A18 18 0 0 1 342 640Z",
            accent,
          ) +
          path("M130 530H176V640H130ZM516 590H560L548 640H508Z", accentShade) +
          path(
            "M20 530V516H94V504H112V516H186V530ZM10 556H30V570H10ZM176 556H198V570H176ZM560 592H640V604H560Z",
            ink,
          ) +
          stroke(
            svg`M70 490Q50 466 72 446T70 ${random.between(390, 400)}M124 490Q104 460 126 440T122 ${random.between(396, 410)}`,
            paper,
            11,
            0.8,
          ) +
          ground(672, mid) +
          path(
            "M24 700H190V850H24ZM420 700H580V760H420ZM420 776H580V850H420ZM220 700H390V850H220Z",
            near,
          ) +
          path("M46 744H168V830H46ZM352 626a14 14 0 1 0 28 0 14 14 0 1 0-28 0Z", lamp) +
          stroke("M46 722H168M470 726H530M470 800H530M366 740V800M244 740V800", far, 9),
      ) + path("M0 850V816H600V850Z", ink),
  ),
  /** A room with a low table in the light of its window. */
  room: horizon(
    ["Slice of Life", "Romance", "Drama", "Otaku Culture", "Boys Love", "Medical"],
    ({ far, mid, near, ink, lamp, paper, skyLow, accent, accentShade }, random) =>
      eitherWay(
        random,
        path("M-10 300H122V550H-10Z", lamp) +
          path(svg`M-10 550V${random.between(480, 510)}Q40 450 70 490T122 480V550Z`, far) +
          stroke("M-10 300H122V550H-10M56 300V550M-10 420H122", near, 9) +
          path("M470 620V360H610V620Z", near) +
          path("M484 374H610V440H484ZM484 452H610V520H484ZM484 532H610V606H484Z", ink) +
          path(
            "M492 440V390H508V440ZM526 440V396H540V440ZM492 520V470H512V520ZM558 606V556H574V606ZM540 520V488H580V520Z",
            paper,
          ) +
          path("M540 490Q510 470 520 446 548 450 560 482 560 450 592 444 600 472 580 490Z", far) +
          ground(620, mid) +
          path("M60 620H200L380 850H110Z", skyLow, 0.6) +
          stroke(
            "M0 624H600M0 700H600M220 624L180 700M420 624L470 700M300 700V850M100 700L40 850M530 700L590 850",
            near,
            4,
          ) +
          path(
            "M98 280H160Q140 440 164 590H104Q120 440 98 280ZM348 704A20 20 0 0 1 388 704ZM508 440V384H526V440ZM544 440L560 388 572 392 558 440ZM576 606V548H590V606Z",
            accent,
          ) +
          path(
            "M126 280H160Q140 440 164 590H138Q128 440 126 280ZM20 850Q30 790 100 796T180 850ZM430 850Q440 796 510 796T590 850Z",
            accentShade,
          ) +
          path("M150 706H450L480 736H120Z", near) +
          path("M120 736H480V750H460L450 830H430L424 750H176L170 830H150L140 750H120Z", ink) +
          path("M204 716V690H242V716ZM340 720L346 704H390L396 720Z", paper),
      ),
  ),
  /** Shelves of books to the ceiling, a ladder and a reading lamp. */
  library: horizon(
    ["Mystery", "Drama", "Avant Garde", "Detective", "Psychological", "Visual Arts"],
    ({ far, mid, near, ink, lamp, paper, accent, accentShade }, random) =>
      eitherWay(
        random,
        path("M220 640V500H380V640Z", far) +
          path("M260 640V560A40 40 0 0 1 340 560V640Z", lamp) +
          ground(640, mid) +
          path("M260 640H340L440 850H160Z", accentShade) +
          path("M272 640H328L400 850H200Z", accent) +
          path("M0 300L200 470V660L0 810ZM600 300L400 470V660L600 810Z", near) +
          path(
            "M0 330L190 486V524L0 400ZM0 430L190 540V576L0 504ZM0 536L190 590V620L0 612ZM600 330L410 486V524L600 400ZM600 430L410 540V576L600 504ZM600 536L410 590V620L600 612ZM0 644L190 634V652L0 760ZM600 644L410 634V652L600 760Z",
            ink,
          ) +
          path(spines(random, 0), far) +
          path(spines(random, 1), accent) +
          path(spines(random, 2), paper) +
          stroke(
            "M120 740L176 450M84 760L140 424M94 700L128 694M104 640L140 634M116 580L150 574M126 520L162 514",
            ink,
            8,
          ),
      ) +
      path("M380 850V780H620V850ZM-20 850V810H150V850Z", ink) +
      path("M470 690H570L550 640H490Z", accent) +
      path("M514 690H526V770H514ZM490 770H550V784H490Z", ink) +
      path("M476 690H564L600 784H440Z", lamp, 0.35) +
      path("M20 810V794H120V810ZM34 794V776H132V794Z", paper),
  ),
};

/** Backs of books on the shelves at both sides. */
const spines = (random: Random, colour: number): string =>
  repeat(6, (i) => {
    const [shelf, right] = [i % 3 === 0 ? 1 : 0, i % 2];
    const x = Math.round(random.between(8, 150));
    const [top, foot] =
      shelf === 0 ? [336 + x * 0.82, 400 + x * 0.65] : [440 + x * 0.58, 504 + x * 0.38];
    const w = Math.round((18 + colour * 4) * (1 - x / 260));
    const at = (along: number) => (right ? 600 - along : along);
    return svg`M${at(x)} ${Math.round(foot)}V${Math.round(top)}L${at(x + w)} ${Math.round(top + w * 0.7)}V${Math.round(foot + w * 0.5)}z`;
  });
