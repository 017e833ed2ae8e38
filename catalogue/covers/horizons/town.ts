import { horizon } from "../horizon.ts";
import { hill } from "../landscape.ts";
import { circle, path, place, repeat, stroke, svg } from "../svg.ts";
import { dashed, eitherWay, ground, skyline } from "./pieces.ts";

/** Where people live close together. */
export const town = {
  /** A village in the hills, with a steeple. */
  village: horizon(
    ["Fantasy", "Slice of Life", "Isekai", "Reincarnation", "Historical", "Childcare"],
    ({ far, mid, near, ink, lamp, skyLow, accent }, random) =>
      hill(random, 540, 24, far) +
      eitherWay(
        random,
        path("M44 640V400H108V640Z", mid) +
          path(
            "M30 404L76 300 122 404ZM160 600L190 560H232L250 600ZM246 612L270 576H316L334 612ZM360 604L384 564H426L446 604Z",
            near,
          ) +
          circle(76, 438, 17, lamp) +
          hill(random, 650, 6, mid) +
          path("M170 660V598H240V660ZM256 664V610H324V664ZM370 660V602H436V660Z", skyLow) +
          path("M-20 760V600H136V760ZM464 770V610L540 540 620 610V770Z", far) +
          path("M-30 610L0 510H110L154 610ZM572 560V500H600V580Z", near) +
          stroke("M450 622L540 540 630 622", near, 18) +
          stroke("M586 484Q570 460 588 440T584 396", far, 13, 0.7) +
          path(
            "M186 618h16v18h-16zM276 628h16v18h-16zM390 620h16v18h-16zM20 640h34v40H20zM78 640h34v40H78zM500 640h32v44h-32zM552 640h32v44h-32zM524 586h32v26h-32z",
            lamp,
          ) +
          path(
            "M600 850V730C500 700 470 760 400 770L380 850ZM0 850V720C100 700 200 760 240 850Z",
            near,
          ) +
          path(
            "M240 850C250 770 330 750 310 700L300 666H330Q326 690 350 720T380 850Z",
            skyLow,
            0.7,
          ) +
          path("M76 300V268L104 280 76 290Z", accent),
      ) +
      path("M0 850V800Q140 760 300 810T600 790V850Z", ink) +
      stroke(
        "M0 770H180M0 796H190M20 820V752M76 820V752M132 820V752M180 820V752M430 786H600M430 810H600M440 830V764M500 830V764M560 830V764",
        ink,
        10,
      ),
  ),
  /** Towers of a great city and the motorway through it. */
  city: horizon(
    ["Action", "Sci-Fi", "Suspense", "Adult Cast", "Detective", "Workplace"],
    ({ far, mid, near, ink, lamp, accent }, random) =>
      path(skyline(random, [0, 600], [500, 580], 14), far) +
      eitherWay(
        random,
        path(
          svg`${skyline(random, [80, 260], [470, 560], 4)}${skyline(random, [350, 530], [450, 560], 4)}`,
          mid,
        ) +
          dashed(
            "M110 580V760M134 580V760M230 590V760M380 580V760M440 570V760M464 570V760",
            far,
            9,
            "9 15",
          ) +
          path(
            "M0 850V340H24V320H84V340H106V850ZM130 850V500L170 470V850ZM480 850V400L550 350V850ZM550 850V460H600V850Z",
            near,
          ) +
          path("M84 340H106V850H84ZM150 485L170 470V850H150ZM526 367L550 350V850H526Z", ink) +
          dashed(
            "M18 366V740M42 366V740M66 390V640M500 420V700M574 486V740M140 520V690",
            lamp,
            11,
            "12 16",
          ) +
          stroke("M54 320V262M550 350V300", near, 5) +
          stroke("M54 258h0M550 296h0", accent, 11),
      ) +
      path(
        "M-10 726Q300 660 610 706V744Q300 700-10 768ZM120 720H160V850H120ZM440 700H480V850H440Z",
        ink,
      ) +
      stroke("M10 718Q300 656 600 698", near, 5) +
      stroke(
        repeat(6, () => svg`M${random.between(30, 280)} 700h0M${random.between(320, 570)} 690h0`),
        lamp,
        8,
      ) +
      path(skyline(random, [-10, 610], [770, 810], 7), ink),
  ),
  /** A street of shops by night, with signs that shine on its wet road. */
  neonStreet: horizon(
    ["Action", "Sci-Fi", "Comedy", "Organized Crime", "Adult Cast", "High Stakes Game"],
    ({ far, mid, near, ink, lamp, accent, accentShade }, random) =>
      path(skyline(random, [170, 430], [520, 580], 8), far) +
      eitherWay(
        random,
        path(
          "M0 300H70V350H120V420H166V480H206V540H240V660L0 850ZM600 320H540V390H490V440H440V510H404V560H364V660L600 850Z",
          mid,
        ) +
          path(
            "M0 300H44V850H0ZM120 420H140V720H120ZM166 480H182V700H166ZM600 320H566V850H600ZM490 440H470V760H490Z",
            near,
          ) +
          dashed("M90 380V560M148 450V600M460 470V600M520 420V600", far, 13, "10 18") +
          path("M-20 850L252 640H350L620 850Z", ink) +
          path("M54 380H96V530H54ZM394 540H430V620H394ZM516 600H600V648H516Z", accent) +
          path("M506 390H556V570H506ZM150 520H186V620H150ZM0 570H90V620H0Z", lamp) +
          stroke(
            "M64 400H86M75 400V430M64 448H86V470H64ZM66 494L86 514M86 494L66 514M530 610V638M550 624H586",
            lamp,
            5,
          ) +
          stroke(
            "M518 410H544V436H518ZM518 456L544 470 518 484M531 500V550M518 526H544M14 596H40M56 586V604M72 586V604M168 534V560M160 580H178V604",
            accentShade,
            6,
          ) +
          stroke("M100 800V700M74 830V780M412 740V690M540 820V780", accent, 9, 0.8) +
          stroke("M166 720V680M190 790V730M452 800V720M500 810V760M30 840V800", lamp, 8, 0.7) +
          stroke("M0 340Q200 500 404 560M70 400Q300 520 540 430", ink, 4) +
          stroke("M140 442h0M214 476h0M290 480h0M370 474h0M450 456h0", accent, 17),
      ),
  ),
  /** Rails to the horizon between poles with wires. */
  railway: horizon(
    ["Drama", "Romance", "Suspense", "Slice of Life", "Love Polygon"],
    ({ far, mid, near, ink, lamp, paper, accent }, random) =>
      hill(random, 540, 24, far) +
      eitherWay(
        random,
        ground(570, mid) +
          path(
            "M0 570Q40 500 90 540 130 500 180 556L210 570ZM600 570Q560 490 500 540 450 520 420 570Z",
            near,
          ) +
          path("M284 570H316L580 850H20Z", near) +
          path(
            repeat(9, (i) => {
              const y = 582 + i * i * 3.6;
              const w = 14 + (y - 570) * 0.72;
              return svg`M${300 - w} ${y}h${w * 2}v${2 + i * 2}h${w * -2}z`;
            }),
            ink,
          ) +
          path("M293 570H296L176 850H150ZM304 570H307L450 850H424Z", lamp) +
          stroke("M76 800V310M30 350H122M36 386H116", ink, 13) +
          stroke("M196 660V430M174 446H218M240 620V500M230 510H250", ink, 6) +
          stroke(
            "M-10 320Q20 340 36 346 140 440 178 442T234 506M-10 300Q80 340 118 346 180 430 214 442T248 506M-10 370Q100 440 232 512",
            ink,
            3,
          ) +
          stroke("M524 800V440", ink, 13) +
          stroke("M474 400L574 460M574 400L474 460", paper, 20) +
          dashed("M474 400L574 460M574 400L474 460", accent, 20, "14 16") +
          stroke("M488 520H560", ink, 34) +
          stroke("M490 520h0", accent, 22) +
          stroke("M558 520h0", lamp, 22),
      ) +
      path("M0 850V800L60 786 110 850ZM600 850V790L540 786 480 850Z", ink),
  ),
  /** The flat roof of a tall house, its fence, and the town beyond. */
  rooftop: horizon(
    ["Drama", "Romance", "School", "Suspense", "Psychological", "Delinquents"],
    ({ far, mid, near, ink, lamp, paper, accent }, random) =>
      path(skyline(random, [0, 600], [500, 580], 15), far) +
      path(skyline(random, [0, 600], [570, 620], 10), mid) +
      dashed("M60 640H560M30 664H570", lamp, 8, "8 33") +
      eitherWay(
        random,
        stroke(
          repeat(12, (i) => svg`M${i * 56 - 40} 690l80-116m0 116l-80-116`),
          ink,
          2.5,
        ) +
          ground(700, near) +
          path("M16 560L8 350Q60 310 116 350L108 560Z", paper) +
          path("M76 332Q96 336 116 350L108 560H70Z", far) +
          stroke(
            "M-10 574H610M-10 690H610M130 574V700M250 574V700M370 574V700M24 560V720M100 560V720M24 640L100 570M24 570L100 640M10 400H114M12 470H112M540 416V310M512 336H568M520 364H560",
            ink,
            8,
          ) +
          path("M462 720V440H620V760H470Z", mid) +
          path("M570 440H620V770H570ZM446 440V416H620V440Z", near) +
          path("M490 730V540H550V742Z", ink) +
          path("M502 556H538V600H502Z", lamp) +
          path("M510 520a10 10 0 0 1 20 0z", accent) +
          path("M0 760H600L640 790H-20Z", mid, 0.5),
      ) +
      path("M0 850V806H600V850ZM150 806V764H240V806Z", ink) +
      stroke("M168 785H222", near, 5),
  ),
  /** A school with a clock, its gate and a tree in blossom. */
  school: horizon(
    ["School", "Romance", "Comedy", "Slice of Life", "Educational", "Delinquents"],
    ({ far, mid, near, ink, lamp, skyLow, accent, accentShade }, random) =>
      hill(random, 560, 14, far) +
      eitherWay(
        random,
        path("M-10 690V524H610V690ZM430 530V350H540V530Z", mid) +
          path(
            "M508 350H540V690H508ZM-10 534V510H430V534ZM418 352V330H552V352ZM540 534V510H610V534Z",
            near,
          ) +
          dashed("M20 566H420M20 616H420M562 566H600M562 616H600", lamp, 28, "24 16") +
          path("M446 690V600H496V690Z", ink) +
          circle(470, 408, 32, lamp) +
          stroke("M470 388V408L484 418", ink, 6) +
          ground(680, skyLow) +
          path("M250 850L420 680H520L430 850Z", far, 0.6) +
          path(
            "M60 850Q84 700 70 560L30 500 44 492 76 530 104 480 118 488 92 560Q96 720 130 850Z",
            ink,
          ) +
          path(
            "M-20 560A66 66 0 0 1-30 450 70 70 0 0 1 30 350 76 76 0 0 1 150 370 62 62 0 0 1 180 470 54 54 0 0 1 120 540 70 70 0 0 1 40 550Z",
            accent,
          ) +
          path(
            "M-20 560A66 66 0 0 1-30 470C0 520 30 520 50 494 80 530 150 520 186 452A60 60 0 0 1 120 540 70 70 0 0 1 40 550Z",
            accentShade,
          ),
      ) +
      stroke(
        repeat(10, () => svg`M${random.between(10, 590)} ${random.between(560, 820)}l5 3`),
        accent,
        8,
      ) +
      path("M0 850V740H150V720H206V850ZM600 850V740H450V720H394V850Z", ink) +
      stroke("M0 764H140M460 764H600M162 744H194M406 744H438", near, 6),
  ),
  /** A lane of stairs between old houses, with a lantern and a cat. */
  alley: horizon(
    ["Mystery", "Gourmet", "Horror", "Detective", "Urban Fantasy", "Pets"],
    ({ far, mid, near, ink, lamp, accent, accentShade }, random) =>
      path(skyline(random, [150, 450], [500, 560], 6), far) +
      path(
        repeat(7, (i) => svg`M${214 - i * 13} ${596 + i * 26}H${386 + i * 13}v14H${214 - i * 13}z`),
        far,
      ) +
      eitherWay(
        random,
        path("M0 340L190 490V700L0 850ZM600 380L414 510V700L600 850Z", mid) +
          path(
            repeat(
              7,
              (i) => svg`M${208 - i * 13} ${610 + i * 26}H${392 + i * 13}v12H${208 - i * 13}z`,
            ),
            near,
          ) +
          path(
            "M-10 300L206 470 202 500-10 352ZM610 340L398 494 402 522 610 390ZM-10 560L204 590V610L-10 600ZM610 570L400 600V618L610 610Z",
            near,
          ) +
          path(
            "M30 420L70 446V510L30 496ZM96 464L126 484V530L96 520ZM20 650L80 646V720L20 740ZM540 456L574 436V510L540 520ZM470 500L500 482V536L470 544ZM440 640L470 640V700L440 690Z",
            lamp,
          ) +
          stroke("M50 434V502M111 474V524M50 648V730M557 446V514M485 492V540", near, 5) +
          path("M510 640L580 640V760L570 700 550 750 540 700 524 740Z", accent) +
          stroke("M150 600V630M0 400Q300 540 600 430M0 440Q260 560 600 480", ink, 4) +
          path("M120 674C120 620 180 620 180 674S120 728 120 674Z", accent) +
          path(
            "M160 636C186 644 186 704 160 714 174 690 174 660 160 636ZM134 626H166V638H134ZM134 712H166V724H134Z",
            accentShade,
          ) +
          path("M0 850V790Q120 770 200 800T420 810 600 776V850Z", ink) +
          place(
            [random.between(440, 500), 806],
            path("M-22 0C-26-30-14-44-2-48L-4-70 6-60H16L26-70 26-46C30-30 26-16 26 0Z", ink) +
              stroke("M-18-4Q-46-6-42-34", ink, 8) +
              stroke("M6-51h0M18-51h0", lamp, 5),
            { scale: 1.2 },
          ),
      ),
  ),
};
