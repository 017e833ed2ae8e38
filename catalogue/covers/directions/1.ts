import type { Direction } from "../direction.ts";

export const p1Anime = {
  // Fullmetal Alchemist
  121: ["serpentCross", "city", "rising", "dusk", "amber", "crimson", "gold"],
  // Fullmetal Alchemist: Brotherhood
  5114: ["steelArm", "battlefield", "monument", "dusk", "vermilion", "silver", "crimson"],
  // Tokyo Ghoul
  22319: ["ghoulMask", "neonStreet", "near", "night", "plum", "bone", "crimson"],
  // Tokyo Ghoul √A
  27899: ["ghoulEye", "railway", "vision", "storm", "slate", "bone", "crimson"],
  // Tokyo Ghoul:re
  36511: ["ghoulMask", "rooftop", "split", "print", "silver", "steel", "crimson"],
  // Tokyo Ghoul:re Season 2
  37799: ["ghoulEye", "graveyard", "burst", "night", "violet", "bone", "crimson"],
  // Hunter x Hunter
  11061: ["hunterHook", "lake", "burst", "day", "cyan", "forest", "orange"],
  // Vinland Saga
  37521: ["vikingLongship", "sea", "mirror", "dawn", "azure", "brown", "crimson"],
  // Vinland Saga Season 2
  49387: ["wheatSheaf", "hills", "rising", "day", "steel", "amber", "crimson"],
  // Code Geass
  1575: ["blackKing", "castle", "rising", "dusk", "violet", "coal", "gold"],
  // Code Geass R2
  2904: ["hornedMachine", "city", "vision", "night", "crimson", "silver", "gold"],
  // Code Geass: Lelouch of the Re;surrection
  34437: ["blackKing", "desert", "banner", "dawn", "amber", "indigo", "crimson"],
  // Noragami
  20507: ["fiveYenCoin", "shrine", "rising", "night", "indigo", "gold", "crimson"],
  // Noragami Aragoto
  30503: ["smallShrine", "clouds", "monument", "dusk", "violet", "bone", "crimson"],
  // Akame ga Kill!
  22199: ["nightBlades", "castle", "vision", "night", "blood", "silver", "crimson"],
  // Black Clover
  34572: ["cloverGrimoire", "castle", "burst", "dusk", "leaf", "brown", "lime"],
  // Deadman Wonderland
  6880: ["skullWheel", "city", "monument", "night", "magenta", "bone", "crimson"],
  // Tower of God
  40221: ["endlessTower", "void", "monument", "night", "teal", "gold", "cyan"],
  // Blue Exorcist
  9919: ["flameBlade", "temple", "rising", "night", "navy", "silver", "azure"],
  // Blue Exorcist: Kyoto Saga
  33506: ["tailedKey", "temple", "banner", "dusk", "plum", "gold", "azure"],
  // Blue Lock
  49596: ["ballLock", "stadium", "rising", "night", "cobalt", "cyan", "lemon"],
  // Kill la Kill
  18679: ["giantScissors", "rays", "burst", "print", "vermilion", "crimson", "navy"],
  // The Quintessential Quintuplets
  38101: ["fiveBouquet", "school", "rising", "dawn", "pink", "magenta", "amber"],
  // The Quintessential Quintuplets 2
  39783: ["weddingBells", "beach", "window", "day", "cyan", "gold", "rose"],
  // The Rising of the Shield Hero
  35790: ["jewelShield", "battlefield", "split", "storm", "olive", "silver", "leaf"],
  // The Rising of the Shield Hero Season 2
  40356: ["roundBird", "lake", "mirror", "day", "teal", "white", "rose"],
  // Black Butler
  4898: ["devilsTeapot", "library", "window", "night", "plum", "silver", "crimson"],
  // Is It Wrong to Try to Pick Up Girls in a Dungeon?
  28121: ["rabbitDaggers", "city", "rising", "dusk", "azure", "navy", "crimson"],
  // Is It Wrong to Try to Pick Up Girls in a Dungeon? II
  37347: ["rabbitDaggers", "castle", "window", "night", "indigo", "silver", "crimson"],
  // NANA
  877: ["pinnedHeart", "stage", "split", "night", "magenta", "crimson", "gold"],
  // Prison School
  30240: ["handcuffs", "wall", "banner", "print", "lime", "steel", "magenta"],
  // Wotakoi
  35968: ["heartGamepad", "city", "pattern", "day", "coral", "navy", "rose"],
  // Frieren
  52991: ["jewelStaff", "flowerField", "burst", "dawn", "azure", "gold", "crimson"],
  // Frieren Season 2
  59978: ["jewelStaff", "snowfield", "near", "night", "teal", "gold", "crimson"],
  // Seraph of the End: Vampire Reign
  26243: ["twoWingedSword", "city", "split", "dusk", "blood", "silver", "crimson"],
  // Seraph of the End: Battle in Nagoya
  28927: ["twoWingedSword", "ruins", "burst", "night", "forest", "bone", "lime"],
  // The Pet Girl of Sakurasou
  13759: ["blossomPalette", "school", "window", "dawn", "pink", "brown", "magenta"],
  // Beastars
  39195: ["wolfAndRabbit", "stage", "split", "night", "indigo", "steel", "crimson"],
  // Rurouni Kenshin
  45: ["swordAndSheath", "temple", "banner", "dusk", "coral", "navy", "crimson"],
  // Hajime no Ippo
  263: ["boxingGloves", "stadium", "rising", "dusk", "gold", "crimson", "silver"],
  // Delicious in Dungeon
  52701: ["monsterPot", "kitchen", "monument", "night", "olive", "amber", "crimson"],
  // Baccano!
  2251: ["nightLocomotive", "railway", "monument", "dusk", "bronze", "silver", "crimson"],
  // Kokoro Connect
  11887: ["swappedHearts", "school", "pattern", "dawn", "lilac", "rose", "azure"],
  // Shimoneta
  29786: ["crossedMegaphone", "city", "split", "print", "lemon", "magenta", "violet"],
  // Haganai
  10719: ["butterflyWindow", "library", "monument", "dawn", "straw", "indigo", "amber"],
  // Perfect Blue
  437: ["shatteredMirror", "stage", "vision", "night", "cobalt", "pink", "crimson"],
  // Welcome to the N.H.K.
  1210: ["plotTelevision", "room", "monument", "dusk", "olive", "bone", "vermilion"],
  // K
  14467: ["damoclesSword", "city", "burst", "dusk", "azure", "cobalt", "crimson"],
  // Tsuredure Children
  34902: ["sealedLoveLetter", "school", "rising", "day", "pink", "rose", "crimson"],
  // Call of the Night
  50346: ["fangedMoon", "neonStreet", "vision", "night", "violet", "lemon", "magenta"],
  // Snow White with the Red Hair
  30123: ["mortarAndApple", "castle", "mirror", "dawn", "jade", "crimson", "forest"],
  // Rosario + Vampire
  2993: ["batwingCross", "graveyard", "burst", "dusk", "magenta", "crimson", "gold"],
  // Saekano
  23277: ["beretInWind", "hills", "banner", "day", "cyan", "bone", "pink"],
  // Paranoia Agent
  323: ["bentBat", "railway", "split", "storm", "teal", "gold", "crimson"],
  // Kaiji
  3002: ["rockScissorsPaper", "void", "burst", "night", "olive", "crimson", "gold"],
  // Kiki's Delivery Service
  512: ["catOnBroom", "harbour", "vision", "day", "azure", "coal", "crimson"],
  // Grave of the Fireflies
  578: ["dropsTin", "hills", "monument", "night", "forest", "vermilion", "amber"],
  // Cyberpunk: Edgerunners
  42310: ["neonJacket", "neonStreet", "near", "night", "magenta", "lemon", "cyan"],
} satisfies Record<number, Direction>;

export const p1Manga = {
  // Fullmetal Alchemist
  25: ["serpentCross", "desert", "banner", "day", "azure", "crimson", "gold"],
  // Tokyo Ghoul
  33327: ["ghoulMask", "alley", "rising", "night", "teal", "bone", "crimson"],
  // Tokyo Ghoul:re
  81117: ["ghoulEye", "neonStreet", "window", "dusk", "rose", "bone", "crimson"],
  // Hunter x Hunter
  26: ["twelveSpider", "desert", "pattern", "print", "straw", "plum", "crimson"],
  // Vinland Saga
  642: ["vikingLongship", "waves", "window", "storm", "steel", "bone", "blood"],
  // Noragami
  24692: ["fiveYenCoin", "alley", "pattern", "print", "jade", "gold", "crimson"],
  // Akame ga Kill!
  25132: ["nightBlades", "wall", "near", "storm", "coal", "silver", "crimson"],
  // Black Clover
  86337: ["batteredGreatsword", "village", "window", "dawn", "lime", "steel", "leaf"],
  // Deadman Wonderland
  3986: ["skullWheel", "wall", "mirror", "dusk", "rose", "indigo", "vermilion"],
  // Tower of God
  122663: ["endlessTower", "clouds", "rising", "dusk", "violet", "indigo", "amber"],
  // Blue Exorcist
  13492: ["flameBlade", "school", "burst", "night", "cobalt", "bone", "cyan"],
  // Blue Lock
  114745: ["fieryBoot", "gym", "pattern", "print", "azure", "navy", "azure"],
  // Kingdom
  16765: ["generalsHelm", "battlefield", "banner", "dusk", "vermilion", "bronze", "crimson"],
  // The Quintessential Quintuplets
  103851: ["fiveBouquet", "school", "pattern", "print", "lilac", "coral", "azure"],
  // Black Butler
  3866: ["roseTopHat", "castle", "mirror", "dusk", "blood", "indigo", "azure"],
  // Nana
  28: ["strawberryGlass", "city", "pattern", "print", "pink", "crimson", "leaf"],
  // The Breaker
  8586: ["breakingFist", "alley", "burst", "dusk", "orange", "tan", "crimson"],
  // Prison School
  25297: ["handcuffs", "school", "near", "dusk", "orange", "silver", "coal"],
  // Wotakoi
  89087: ["heartGamepad", "room", "rising", "print", "lemon", "violet", "coral"],
  // Frieren
  126287: ["flowerWreath", "hills", "banner", "dusk", "straw", "azure", "leaf"],
  // Reborn!
  47: ["hatAndPacifier", "clouds", "rising", "dusk", "amber", "navy", "orange"],
  // Beastars
  103701: ["wolfAndRabbit", "forest", "rising", "dusk", "rose", "slate", "amber"],
  // Look Back
  138673: ["fourPanelPen", "snowfield", "window", "dusk", "steel", "coral", "gold"],
  // Rurouni Kenshin
  22: ["paperUmbrella", "village", "burst", "print", "tan", "crimson", "indigo"],
  // Hajime no Ippo
  7: ["goldenBelt", "gym", "pattern", "print", "steel", "gold", "cobalt"],
  // Delicious in Dungeon
  85781: ["meatOnBone", "castle", "burst", "day", "jade", "brown", "vermilion"],
  // Eyeshield 21
  43: ["visorHelmet", "stadium", "near", "day", "leaf", "crimson", "bone"],
} satisfies Record<number, Direction>;
