import type { Direction } from "../direction.ts";

/** By the name of the title, where The and A do not count. */
export const directions = {
  // 20th Century Boys
  3: ["eyeBalloon", "city", "vision", "dusk", "vermilion", "teal", "crimson"],
  // Ajin
  49865: ["bandedHand", "city", "split", "storm", "steel", "coal", "blood"],
  // Akame ga Kill!
  25132: ["nightBlades", "wall", "near", "storm", "coal", "silver", "crimson"],
  // Akira
  664: ["halvedCapsule", "ruins", "burst", "print", "crimson", "crimson", "azure"],
  // All You Need Is Kill
  62887: ["loopAxe", "battlefield", "near", "storm", "bronze", "silver", "vermilion"],
  // Ao Haru Ride
  24294: ["parkClock", "flowerField", "rising", "day", "pink", "teal", "rose"],
  // The Apothecary Diaries
  107562: ["herbMortar", "temple", "banner", "dusk", "teal", "bone", "leaf"],
  // Assassination Classroom
  39883: ["scholarMoon", "rooftop", "rising", "print", "azure", "amber", "coal"],
  // Attack on Titan
  23390: ["titanGrip", "city", "banner", "print", "olive", "crimson", "tan"],
  // Bakuman
  9711: ["nibPen", "room", "burst", "print", "amber", "steel", "crimson"],
  // Banana Fish
  756: ["bananaFish", "railway", "rising", "print", "rose", "gold", "navy"],
  // Bastard
  111213: ["shardEye", "alley", "window", "night", "coal", "silver", "crimson"],
  // Beastars
  103701: ["wolfAndRabbit", "forest", "rising", "dusk", "rose", "slate", "amber"],
  // Berserk
  2: ["eclipseSlab", "castle", "split", "night", "coal", "silver", "crimson"],
  // Black Butler
  3866: ["roseTopHat", "castle", "mirror", "dusk", "blood", "indigo", "azure"],
  // Black Clover
  86337: ["batteredGreatsword", "village", "window", "dawn", "lime", "steel", "leaf"],
  // Black Lagoon
  735: ["crossedPistols", "sea", "split", "storm", "blood", "coal", "amber"],
  // BLAME!
  149: ["cableMask", "void", "near", "storm", "slate", "bone", "steel"],
  // Bleach
  12: ["wrappedCleaver", "void", "banner", "print", "orange", "coal", "vermilion"],
  // Blue Exorcist
  13492: ["flameBlade", "school", "burst", "night", "cobalt", "bone", "cyan"],
  // Blue Lock
  114745: ["fieryBoot", "gym", "pattern", "print", "azure", "navy", "azure"],
  // Boruto: Two Blue Vortex
  160786: ["windStar", "ruins", "split", "night", "cobalt", "slate", "cyan"],
  // The Breaker
  8586: ["breakingFist", "alley", "burst", "dusk", "orange", "tan", "crimson"],
  // Cardcaptor Sakura
  106: ["sunMoonCard", "clouds", "split", "night", "rose", "crimson", "gold"],
  // Case Closed
  1061: ["bowTieLens", "alley", "near", "dusk", "navy", "vermilion", "amber"],
  // Chainsaw Man
  116778: ["chainsawTeeth", "alley", "split", "print", "amber", "vermilion", "steel"],
  // Classroom of the Elite
  89357: ["schoolBlazer", "city", "split", "print", "sand", "crimson", "navy"],
  // Claymore
  583: ["crossedClaymores", "lake", "mirror", "dawn", "silver", "slate", "crimson"],
  // Dandadan
  135496: ["saucerBeam", "riceField", "rising", "dusk", "orange", "teal", "lime"],
  // Deadman Wonderland
  3986: ["skullWheel", "wall", "mirror", "dusk", "rose", "indigo", "vermilion"],
  // Death Note
  21: ["appleNotebook", "library", "split", "print", "bone", "coal", "crimson"],
  // Delicious in Dungeon
  85781: ["meatOnBone", "castle", "burst", "day", "jade", "brown", "vermilion"],
  // Demon Slayer
  96792: ["bambooMuzzle", "snowfield", "pattern", "print", "jade", "lime", "pink"],
  // D.Gray-man
  24: ["wingedGolem", "castle", "vision", "storm", "steel", "amber", "blood"],
  // Don't Toy With Me, Miss Nagatoro
  110737: ["teasingPalette", "room", "banner", "print", "rose", "brown", "coral"],
  // Dorohedoro
  1133: ["spinedGasMask", "alley", "near", "storm", "olive", "sand", "vermilion"],
  // Dr. Stone
  103897: ["stoneFlask", "ruins", "window", "print", "jade", "bone", "lime"],
  // Dragon Ball
  42: ["starOrb", "mountains", "rising", "day", "cyan", "amber", "leaf"],
  // Dragon Ball Super
  89734: ["wishDragon", "planet", "banner", "dusk", "plum", "jade", "gold"],
  // Erased
  39325: ["snowMittens", "railway", "pattern", "print", "cyan", "vermilion", "navy"],
  // Eyeshield 21
  43: ["visorHelmet", "stadium", "near", "day", "leaf", "crimson", "bone"],
  // Fairy Tail
  598: ["flamingFist", "village", "split", "print", "gold", "tan", "crimson"],
  // Fire Force
  91037: ["burningSole", "city", "split", "night", "indigo", "orange", "lemon"],
  // Fire Punch
  98270: ["burningFist", "snowfield", "vision", "storm", "silver", "bone", "vermilion"],
  // Fist of the North Star
  1149: ["sevenStarPalm", "desert", "vision", "night", "vermilion", "tan", "azure"],
  // The Flowers of Evil
  24705: ["evilFlower", "school", "monument", "storm", "plum", "crimson", "olive"],
  // Food Wars
  45757: ["yolkBowl", "kitchen", "pattern", "print", "straw", "vermilion", "amber"],
  // Frieren
  126287: ["flowerWreath", "hills", "banner", "dusk", "straw", "azure", "leaf"],
  // Fruits Basket
  102: ["plumRiceBall", "flowerField", "rising", "day", "jade", "white", "crimson"],
  // Fullmetal Alchemist
  25: ["serpentCross", "desert", "banner", "day", "azure", "crimson", "gold"],
  // Future Diary
  584: ["diaryPhone", "school", "window", "night", "plum", "rose", "lime"],
  // Gantz
  564: ["blackBall", "room", "rising", "day", "steel", "slate", "lime"],
  // Gin Tama
  44: ["tallParfait", "village", "window", "dusk", "indigo", "pink", "crimson"],
  // Golden Kamuy
  85968: ["soldierCap", "snowfield", "burst", "dawn", "gold", "navy", "crimson"],
  // Goodbye, Eri
  145863: ["phoneBlast", "beach", "rising", "print", "sand", "vermilion", "amber"],
  // Goodnight Punpun
  4632: ["threadCrane", "rooftop", "vision", "night", "slate", "white", "crimson"],
  // Grand Blue
  70345: ["divingMug", "beach", "split", "day", "azure", "gold", "coral"],
  // Grandmaster of Demonic Cultivation
  121405: ["tasselFlute", "temple", "banner", "dusk", "plum", "coal", "crimson"],
  // GTO
  336: ["teachersBike", "railway", "monument", "dusk", "orange", "white", "vermilion"],
  // Haikyuu!!
  35243: ["volleyballSpin", "school", "pattern", "day", "cyan", "coal", "orange"],
  // Hajime no Ippo
  7: ["goldenBelt", "gym", "pattern", "print", "steel", "gold", "cobalt"],
  // Hell's Paradise
  112318: ["blossomSkull", "flowerField", "split", "print", "teal", "bone", "magenta"],
  // Hellsing
  267: ["batCoffin", "graveyard", "monument", "night", "blood", "bone", "crimson"],
  // Homunculus
  936: ["drilledHead", "alley", "split", "storm", "steel", "bone", "vermilion"],
  // Horimiya
  42451: ["piercedHeart", "flowerField", "pattern", "print", "pink", "coal", "rose"],
  // Hunter x Hunter
  26: ["twelveSpider", "desert", "pattern", "print", "straw", "plum", "crimson"],
  // I sold my life for ten thousand yen per year
  100448: ["coinHourglass", "flowerField", "monument", "dusk", "indigo", "gold", "bronze"],
  // Inuyasha
  676: ["jewelBeads", "shrine", "vision", "night", "plum", "pink", "violet"],
  // JoJolion
  25515: ["bubbleCap", "harbour", "window", "dawn", "lilac", "white", "azure"],
  // JoJo's Bizarre Adventure Part 1: Phantom Blood
  1517: ["stoneMask", "graveyard", "near", "night", "forest", "tan", "crimson"],
  // JoJo's Bizarre Adventure Part 2: Battle Tendency
  1630: ["bloodGem", "volcano", "burst", "dusk", "orange", "crimson", "gold"],
  // JoJo's Bizarre Adventure Part 3: Stardust Crusaders
  872: ["tarotFan", "temple", "window", "dusk", "vermilion", "violet", "gold"],
  // JoJo's Bizarre Adventure Part 4: Diamond Is Unbreakable
  3006: ["beetleArrow", "village", "banner", "day", "cyan", "gold", "vermilion"],
  // JoJo's Bizarre Adventure Part 5: Golden Wind
  3008: ["ladybirdBrooch", "city", "pattern", "print", "gold", "violet", "amber"],
  // JoJo's Bizarre Adventure Part 6: Stone Ocean
  3009: ["chainButterfly", "beach", "burst", "dawn", "jade", "cobalt", "lime"],
  // Jujutsu Kaisen
  113138: ["cursedFinger", "temple", "pattern", "print", "crimson", "bronze", "violet"],
  // Jujutsu Kaisen
  115710: ["cursedRing", "school", "window", "night", "indigo", "gold", "azure"],
  // Kaguya-sama: Love Is War
  90125: ["heartSabres", "rays", "pattern", "print", "pink", "crimson", "coal"],
  // Kaiju No. 8
  127907: ["spineBeast", "city", "split", "print", "cyan", "steel", "vermilion"],
  // Kimi ni Todoke: From Me to You
  3378: ["blossomLetter", "school", "window", "day", "cyan", "rose", "gold"],
  // Kingdom
  16765: ["generalsHelm", "battlefield", "banner", "dusk", "vermilion", "bronze", "crimson"],
  // Komi Can't Communicate
  99007: ["catEarBubble", "room", "pattern", "print", "azure", "plum", "pink"],
  // Kuroko's Basketball
  11652: ["swishHoop", "school", "split", "dusk", "cobalt", "vermilion", "cyan"],
  // Land of the Lustrous
  44489: ["mendedGem", "sea", "mirror", "dawn", "lilac", "teal", "gold"],
  // Look Back
  138673: ["fourPanelPen", "snowfield", "window", "dusk", "steel", "coral", "gold"],
  // Made in Abyss
  91941: ["abyssHelmet", "ruins", "window", "dusk", "teal", "gold", "leaf"],
  // Magi: The Labyrinth of Magic
  14790: ["wonderLamp", "temple", "burst", "dawn", "rose", "amber", "teal"],
  // Maid Sama!
  2921: ["maidFrills", "kitchen", "pattern", "print", "leaf", "white", "rose"],
  // Mob Psycho 100
  60783: ["bentSpoon", "neonStreet", "pattern", "print", "lemon", "navy", "vermilion"],
  // Monster
  1: ["monsterBook", "village", "burst", "print", "blood", "coal", "blood"],
  // Mushoku Tensei: Jobless Reincarnation
  70261: ["starMageHat", "library", "pattern", "print", "teal", "indigo", "amber"],
  // My Dress-Up Darling
  112268: ["treadleMachine", "neonStreet", "banner", "day", "lilac", "crimson", "gold"],
  // My Hero Academia
  75989: ["heroBoot", "city", "pattern", "print", "lemon", "crimson", "cobalt"],
  // Nana
  28: ["strawberryGlass", "city", "pattern", "print", "pink", "crimson", "leaf"],
  // Naruto
  11: ["swirlBowl", "village", "pattern", "print", "orange", "cobalt", "rose"],
  // Nausicaä of the Valley of the Wind
  651: ["armouredBug", "desert", "monument", "dusk", "sand", "slate", "azure"],
  // Nisekoi
  31499: ["locketKey", "flowerField", "pattern", "print", "rose", "cobalt", "gold"],
  // Noragami
  24692: ["fiveYenCoin", "alley", "pattern", "print", "jade", "gold", "crimson"],
  // Omniscient Reader
  132214: ["starPhone", "railway", "vision", "night", "cobalt", "silver", "gold"],
  // Onanie Master Kurosawa
  8967: ["doorAjar", "school", "monument", "night", "slate", "steel", "straw"],
  // One Piece
  13: ["caravelSails", "sea", "mirror", "dawn", "cyan", "vermilion", "cobalt"],
  // One-Punch Man
  44347: ["crackedMoon", "ruins", "vision", "night", "cobalt", "straw", "crimson"],
  // Orange
  35573: ["orangeLetter", "hills", "pattern", "print", "lemon", "orange", "leaf"],
  // [Oshi no Ko]
  126146: ["starEye", "city", "split", "dusk", "rose", "azure", "pink"],
  // Ouran High School Host Club
  30: ["pricelessVase", "castle", "monument", "dawn", "rose", "cobalt", "gold"],
  // Pandora Hearts
  3031: ["chainedWatch", "castle", "window", "night", "plum", "gold", "crimson"],
  // Parasyte
  401: ["eyeHand", "school", "pattern", "print", "rose", "leaf", "vermilion"],
  // Pluto
  745: ["hornedWorld", "ruins", "vision", "night", "crimson", "bone", "azure"],
  // Pretty Guardian Sailor Moon
  92: ["crescentWand", "planet", "rising", "dusk", "pink", "gold", "magenta"],
  // Prison School
  25297: ["handcuffs", "school", "near", "dusk", "orange", "silver", "coal"],
  // The Promised Neverland
  100128: ["plushRabbit", "hills", "monument", "night", "jade", "bone", "orange"],
  // The Quintessential Quintuplets
  103851: ["fiveBouquet", "school", "pattern", "print", "lilac", "coral", "azure"],
  // Ranma 1/2
  23: ["twoWaterKettle", "bamboo", "banner", "day", "olive", "vermilion", "azure"],
  // Reborn!
  47: ["hatAndPacifier", "clouds", "rising", "dusk", "amber", "navy", "orange"],
  // Record of Ragnarok
  110485: ["battleHorn", "battlefield", "rising", "storm", "amber", "bone", "gold"],
  // ReLIFE
  78523: ["rejuvPill", "rooftop", "rising", "dawn", "coral", "azure", "crimson"],
  // Rent-A-Girlfriend
  108407: ["datePhone", "beach", "near", "dawn", "pink", "cobalt", "magenta"],
  // Rurouni Kenshin
  22: ["paperUmbrella", "village", "burst", "print", "tan", "crimson", "indigo"],
  // Sakamoto Days
  131334: ["sightedGlasses", "alley", "rising", "print", "jade", "cyan", "crimson"],
  // The Seven Deadly Sins
  44485: ["dragonRing", "mountains", "split", "dusk", "teal", "blood", "amber"],
  // A Silent Voice
  56805: ["wetNotebook", "lake", "rising", "day", "leaf", "cobalt", "cyan"],
  // Slam Dunk
  51: ["courtShoe", "gym", "monument", "day", "tan", "crimson", "coal"],
  // Solo Leveling
  121496: ["shadowDaggers", "city", "pattern", "storm", "cobalt", "cyan", "gold"],
  // Soul Eater
  908: ["grinScythe", "graveyard", "vision", "night", "violet", "silver", "gold"],
  // SPY x FAMILY
  119161: ["spyPeanut", "city", "monument", "dusk", "rose", "amber", "forest"],
  // Steel Ball Run
  1706: ["steelBall", "cliffs", "split", "dusk", "vermilion", "lilac", "gold"],
  // Sword Art Online
  21479: ["twinBlades", "castle", "burst", "day", "jade", "coal", "cyan"],
  // Takopi's Original Sin
  142600: ["happyCamera", "starfield", "window", "night", "indigo", "pink", "lemon"],
  // That Time I Got Reincarnated as a Slime
  87609: ["crownedSlime", "mountains", "mirror", "day", "cobalt", "cyan", "amber"],
  // To Your Eternity
  102343: ["orbWolf", "desert", "burst", "print", "orange", "white", "teal"],
  // Tokyo Ghoul
  33327: ["ghoulMask", "alley", "rising", "night", "teal", "bone", "crimson"],
  // Tokyo Ghoul:re
  81117: ["ghoulEye", "neonStreet", "window", "dusk", "rose", "bone", "crimson"],
  // Tokyo Revengers
  104565: ["gangBike", "temple", "mirror", "night", "violet", "silver", "vermilion"],
  // Tower of God
  122663: ["endlessTower", "clouds", "rising", "dusk", "violet", "indigo", "amber"],
  // Uzumaki
  436: ["spiralSnail", "village", "monument", "storm", "coal", "bone", "blood"],
  // Vagabond
  656: ["ringTwoSwords", "mountains", "vision", "print", "sand", "coal", "blood"],
  // Vinland Saga
  642: ["vikingLongship", "waves", "window", "storm", "steel", "bone", "blood"],
  // Wotakoi
  89087: ["heartGamepad", "room", "rising", "print", "lemon", "violet", "coral"],
  // Yona of the Dawn
  21525: ["dawnDragon", "castle", "burst", "print", "gold", "leaf", "vermilion"],
  // Yotsuba&!
  104: ["fourLeaves", "hills", "burst", "day", "azure", "leaf", "orange"],
  // Your Lie in April
  37707: ["springViolin", "school", "banner", "day", "azure", "brown", "pink"],
  // Yu Yu Hakusho
  53: ["spiritFinger", "bamboo", "near", "night", "jade", "sand", "lemon"],
} satisfies Record<number, Direction>;
