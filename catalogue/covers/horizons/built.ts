import { horizon } from "../horizon.ts";
import { birds, hill } from "../landscape.ts";
import { path, rect, repeat, stroke, svg } from "../svg.ts";
import { dashed, eitherWay, pines } from "./pieces.ts";

/** What was built to last, to rule, to fight and to pray in. */
export const built = {
  /** A castle on a crag, with a road up to its gate. */
  castle: horizon(
    ["Fantasy", "Adventure", "Romance", "Villainess", "Reincarnation", "Vampire"],
    ({ far, mid, near, ink, lamp, skyLow, accent, accentShade }, random) =>
      hill(random, 560, 24, far) +
      eitherWay(
        random,
        path("M-10 720V540L40 520 200 526 240 600 300 720Z", mid) +
          path("M200 526L240 600 300 720H190L210 620 180 580Z", near) +
          path(
            "M10 540V400H-2V380H52V400H42V540ZM70 530V360H120V530ZM136 540V440H186V540ZM20 540V470H32V460H44V470H56V460H68V470H80V460H92V470H104V460H116V470H128V460H140V470H164V540Z",
            far,
          ) +
          path("M30 400H42V540H30ZM100 360H120V530H100ZM168 440H186V540H168Z", mid) +
          path(
            "M-10 382L25 316 60 382ZM60 364L95 286 130 364ZM128 444L161 386 194 444Z",
            accentShade,
          ) +
          path("M95 290V256L124 268 95 278ZM161 388V360L184 370 161 378Z", accent) +
          path(
            "M88 380h12v24h-12zM20 420h10v20h-10zM155 462h11v20h-11zM84 540V506A16 16 0 0 1 116 506V540Z",
            lamp,
          ) +
          stroke("M100 546Q90 570 150 590T190 640 150 690 260 750 330 850", skyLow, 16) +
          path("M600 850V560L560 570 540 600 500 640 420 700 300 740V850Z", near) +
          path("M520 640V520H576V600ZM508 524V506H588V524Z", near) +
          path("M542 548h14v22h-14z", lamp),
      ) +
      path(pines(random, [380, 600], 770, [70, 130], 4), ink) +
      path("M0 850V770Q120 740 240 790T600 750V850Z", ink),
  ),
  /** A wall around a town, as high as a mountain. */
  wall: horizon(
    ["Action", "Drama", "Fantasy", "Military", "Gore", "Strategy Game"],
    ({ far, mid, near, ink, lamp, accent }, random) =>
      hill(random, 510, 20, far) +
      eitherWay(
        random,
        path(svg`M-10 720V530${repeat(15, () => "h22v14h20v-14")}H610V720Z`, mid) +
          path(
            "M-10 720V390H-20V350H0V364H24V350H48V364H72V350H100V390H90V720ZM470 720V420H460V384H484V396H508V384H532V396H556V384H580V396H610V720Z",
            far,
          ) +
          path("M60 390H90V720H60ZM568 420H610V720H568Z", mid) +
          stroke(
            "M110 590H170M200 590H250M290 590H350M400 590H450M140 622H220M260 622H320M370 622H440M110 654H180M230 654H280M340 654H400M10 440H50M0 480H40M20 520H56M490 470H530M510 510H550M490 550H540",
            near,
            5,
          ) +
          path("M250 720V640Q300 570 350 640V720Z", ink) +
          path("M20 410H56V500L38 486 20 500Z", accent) +
          path("M500 436h12v24h-12zM540 436h12v24h-12z", lamp),
      ) +
      path(
        svg`M-20 850V${random.between(700, 720)}L40 660 100 720V740L150 690 206 740 250 710 300 750 350 716 400 744 440 696 500 740 556 670 620 730V850Z`,
        near,
      ) +
      path(
        "M20 720h14v20H20zM50 720h14v20H50zM142 740h12v18h-12zM440 740h12v18h-12zM546 730h14v20h-14zM340 756h12v16h-12z",
        lamp,
      ) +
      path(
        svg`M-20 850V800L60 740 140 810 200 770 270 820 340 780 420 816 480 750 560 804 620 770V850Z`,
        ink,
      ) +
      birds([random.between(200, 280), 470], ink),
  ),
  /** The gate of a shrine, with lanterns along its stairs. */
  shrine: horizon(
    ["Supernatural", "Mystery", "Romance", "Mythology", "Historical", "Urban Fantasy"],
    ({ far, mid, near, ink, lamp, skyLow, accent, accentShade }, random) =>
      hill(random, 540, 24, far) +
      eitherWay(
        random,
        path(
          svg`${pines(random, [-30, 190], 690, [240, 320], 3)}${pines(random, [520, 640], 690, [220, 300], 2)}`,
          mid,
        ) +
          hill(random, 640, 8, mid) +
          path(
            repeat(
              6,
              (i) => svg`M${386 - i * 16} ${660 + i * 30}H${534 + i * 10}v15H${386 - i * 16}z`,
            ),
            skyLow,
          ) +
          path(
            repeat(
              6,
              (i) => svg`M${378 - i * 16} ${675 + i * 30}H${540 + i * 10}v15H${378 - i * 16}z`,
            ),
            far,
          ) +
          path(
            "M388 690L396 400H420L416 690ZM504 690L500 400H524L532 690ZM372 440H548V464H372ZM448 400H472V444H448Z",
            accent,
          ) +
          path(
            "M408 404H420L416 690H404ZM514 404H524L532 690H520ZM372 456H548V464H372Z",
            accentShade,
          ) +
          path("M336 366Q460 400 584 366L576 404Q460 430 344 404Z", ink) +
          path("M346 400Q460 428 574 400L571 414Q460 440 349 414Z", accent) +
          stroke("M404 486Q460 530 512 486", lamp, 9) +
          path("M430 510l10 30-16-4zM456 518l10 32-16-2zM486 508l12 28-16 2z", lamp) +
          path("M0 850V690Q120 660 230 730T300 850Z", near) +
          path(
            "M52 820V740H36L44 712H28L80 672 132 712H116L124 740H108V820ZM196 850V780H186L192 758H180L218 730 256 758H244L250 780H240V850Z",
            ink,
          ) +
          path("M62 714H98V738H62ZM206 760H230V778H206Z", lamp),
      ) +
      path("M0 850V800Q140 780 250 826T600 806V850Z", ink),
  ),
  /** A pagoda above the roof of a temple, among maples. */
  temple: horizon(
    ["Action", "Historical", "Award Winning", "Martial Arts", "Samurai", "Supernatural"],
    ({ far, mid, near, ink, lamp, paper, accent, accentShade }, random) =>
      hill(random, 530, 26, far) +
      eitherWay(
        random,
        path("M458 690V360H542V690Z", accentShade) +
          path(
            repeat(5, (i) => {
              const [y, half] = [366 + i * 66, 62 + i * 9];
              return svg`M${500 - half} ${y}Q${500 - half * 0.6} ${y - 8} ${500 - half * 0.5} ${y - 32}H${500 + half * 0.5}Q${500 + half * 0.6} ${y - 8} ${500 + half} ${y}L${500 + half - 8} ${y + 8}H${508 - half}z`;
            }),
            near,
          ) +
          stroke("M500 330V250M490 290H510M488 304H512M490 276H510", near, 6) +
          dashed(svg`M480 382V690M520 382V690`, lamp, 16, "22 44") +
          path("M10 700V560H230V700Z", paper) +
          path("M150 560H230V700H150Z", far) +
          path("M-20 574Q30 560 56 470H184Q210 560 262 574L254 590H-20Z", near) +
          path(
            "M50 470H190V454H50ZM-20 590H254V600H-20ZM36 600H48V700H36ZM96 600H108V700H96ZM190 600H204V700H190Z",
            ink,
          ) +
          hill(random, 690, 8, mid) +
          path("M300 850L290 690H350L420 850Z", paper, 0.5) +
          path("M560 850Q584 760 566 690L590 640 600 850Z", ink) +
          path(
            "M520 690A44 44 0 0 1 500 620 50 50 0 0 1 560 560 60 60 0 0 1 640 560V700A50 50 0 0 1 560 700 34 34 0 0 1 520 690Z",
            accent,
          ) +
          path(
            "M520 690A44 44 0 0 1 500 636C540 660 560 640 580 640S620 630 640 620V700A50 50 0 0 1 560 700 34 34 0 0 1 520 690Z",
            accentShade,
          ),
      ) +
      path("M0 850V790Q60 730 120 790T260 826 420 806 600 780V850Z", ink),
  ),
  /** Graves under a bare tree. */
  graveyard: horizon(
    ["Horror", "Mystery", "Supernatural", "Suspense", "Vampire", "Gore"],
    ({ far, mid, near, ink, skyLow, lamp }, random) =>
      hill(random, 560, 24, far) +
      path(
        "M180 620V570A14 14 0 0 1 208 570V620ZM250 616V586H242V576H250V564H260V576H268V586H260V616ZM330 620V580A13 13 0 0 1 356 580V620ZM410 624V570A15 15 0 0 1 440 570V624Z",
        mid,
      ) +
      hill(random, 620, 10, mid) +
      rect([0, 606], [600, 20], skyLow, { alpha: 0.35 }) +
      eitherWay(
        random,
        path("M40 760Q76 620 60 500L56 400 70 400 84 500Q90 640 136 760Z", ink) +
          stroke(
            "M64 470Q20 420 0 340M30 410L-10 400M74 500Q130 450 136 370M108 450L160 420M62 410Q70 350 50 300M66 360L96 316",
            ink,
            11,
          ) +
          path(
            "M440 730V560H410V524H440V480H476V524H506V560H476V730ZM530 740V600A40 40 0 0 1 610 600V740ZM180 740V660A34 34 0 0 1 248 660V740Z",
            near,
          ) +
          path(
            "M440 730V480H452V730ZM530 740V600A40 40 0 0 1 570 560 60 60 0 0 0 546 610V740ZM180 740V660A34 34 0 0 1 214 626 50 50 0 0 0 192 664V740Z",
            far,
            0.5,
          ) +
          stroke("M566 620H600M570 644H600M206 670H230M206 690H230", ink, 6) +
          hill(random, 730, 8, near) +
          path("M420 480q-4-26 14-30l2-12 12 10q16 4 14 22l22 16-30-6z", ink) +
          stroke("M443 460h0", lamp, 5),
      ) +
      stroke(svg`M-10 770H610M-10 820H610${repeat(9, (i) => svg`M${i * 75} 850V748`)}`, ink, 8) +
      path(
        repeat(9, (i) => svg`M${i * 75 - 11} 752l11-30 11 30z`),
        ink,
      ) +
      rect([0, 832], [600, 18], ink),
  ),
  /** A field after battle: blades and banners in the ground. */
  battlefield: horizon(
    ["Action", "Drama", "Suspense", "Military", "Samurai", "Strategy Game"],
    ({ far, mid, near, ink, paper, accent, accentShade }, random) =>
      hill(random, 560, 24, far) +
      eitherWay(
        random,
        path(
          "M430 600Q400 540 440 520 420 470 470 450 460 400 520 390 510 340 570 330 600 340 600 400 570 420 560 470 510 500 510 540 470 570 480 600Z",
          mid,
          0.5,
        ) +
          path(
            "M150 620L158 500H166L172 620ZM144 516H180V524H144ZM220 620L236 540 242 542 230 620ZM400 620L388 530 394 528 410 620Z",
            mid,
          ) +
          hill(random, 620, 14, mid) +
          path(
            "M70 330Q110 350 150 330T210 340L190 390 206 420 180 440 196 490Q150 470 110 490T64 480Z",
            accent,
          ) +
          path(
            "M70 430Q120 440 196 490 150 470 110 490T64 480ZM150 330Q180 322 210 340L190 390 206 420 180 440 196 490 160 476Q170 400 150 330Z",
            accentShade,
          ) +
          stroke("M70 310L40 800M560 740L580 420M460 740L430 520", ink, 11) +
          path(
            "M70 316L60 290 76 260 84 296ZM576 430L568 390 588 350 594 396ZM434 530L414 500 420 460 440 496Z",
            ink,
          ) +
          path("M576 432Q550 450 556 500L572 470ZM454 604H546V624H454Z", accent) +
          stroke("M500 604V566M500 554h0", ink, 17) +
          hill(random, 700, 14, near) +
          path("M488 750L480 622H520L512 750ZM186 770L160 680 178 660 196 676 222 770Z", paper) +
          path("M500 622H520L512 750H500ZM178 662L196 676 222 770H206Z", far),
      ) +
      path("M0 850V770Q80 730 160 770T300 800 440 790 520 740 600 760V850Z", ink) +
      birds([random.between(230, 330), 480], ink),
  ),
};
