import type { Direction } from "../direction.ts";

export const p2Anime = {
  // Berserk
  33: ["eclipseSlab", "battlefield", "rising", "dusk", "blood", "steel", "vermilion"],
  // Solo Leveling
  52299: ["shadowDaggers", "ruins", "burst", "night", "indigo", "silver", "violet"],
  58567: ["shadowHelm", "battlefield", "vision", "night", "violet", "steel", "cyan"],
  // My Hero Academia
  31964: ["heroFist", "city", "burst", "day", "azure", "leaf", "gold"],
  33486: ["heroFist", "stadium", "split", "dawn", "orange", "teal", "crimson"],
  36456: ["heroBoot", "neonStreet", "monument", "dusk", "violet", "crimson", "straw"],
  38408: ["heroFist", "alley", "window", "night", "teal", "bone", "crimson"],
  41587: ["heroBoot", "school", "rising", "day", "leaf", "vermilion", "lemon"],
  49918: ["heroFist", "ruins", "near", "storm", "slate", "vermilion", "amber"],
  // The Promised Neverland
  37779: ["plushRabbit", "forest", "vision", "dawn", "leaf", "bone", "crimson"],
  39617: ["plushRabbit", "ruins", "banner", "dusk", "amber", "tan", "teal"],
  // Your Lie in April
  23273: ["springViolin", "stage", "rising", "dawn", "pink", "bronze", "rose"],
  // ERASED
  31043: ["snowMittens", "snowfield", "window", "night", "azure", "crimson", "bone"],
  // Tokyo Revengers
  42249: ["gangBike", "neonStreet", "rising", "dusk", "crimson", "coal", "gold"],
  // Claymore
  1818: ["crossedClaymores", "snowfield", "monument", "storm", "slate", "silver", "gold"],
  // The Future Diary
  10620: ["diaryPhone", "city", "burst", "dusk", "magenta", "pink", "crimson"],
  // Cowboy Bebop
  1: ["racerShip", "starfield", "split", "night", "navy", "crimson", "amber"],
  5: ["jazzSax", "neonStreet", "window", "dusk", "orange", "gold", "crimson"],
  // Parasyte
  22535: ["eyeHand", "city", "monument", "night", "teal", "tan", "crimson"],
  // Grand Blue
  37105: ["divingMug", "underwater", "near", "day", "cyan", "amber", "azure"],
  // Made in Abyss
  34599: ["abyssHelmet", "cliffs", "vision", "dawn", "jade", "bronze", "straw"],
  // ReLIFE
  30015: ["rejuvPill", "school", "split", "day", "azure", "rose", "lemon"],
  // Overlord
  29803: ["hoodedSkull", "graveyard", "monument", "night", "violet", "indigo", "gold"],
  35073: ["serpentStaff", "snowfield", "rising", "dusk", "plum", "bronze", "crimson"],
  37675: ["hoodedSkull", "castle", "banner", "storm", "crimson", "plum", "amber"],
  // Dandadan
  57334: ["saucerBeam", "shrine", "vision", "night", "magenta", "silver", "cyan"],
  60543: ["luckyCat", "neonStreet", "burst", "dusk", "teal", "bone", "crimson"],
  // My Teen Romantic Comedy SNAFU
  14813: ["sweetCan", "school", "monument", "dawn", "azure", "gold", "brown"],
  23847: ["sweetCan", "bamboo", "rising", "dusk", "forest", "amber", "crimson"],
  39547: ["sweetCan", "harbour", "window", "night", "navy", "lemon", "rose"],
  // High School DxD
  11617: ["devilPawn", "school", "rising", "dusk", "crimson", "blood", "coal"],
  24703: ["devilPawn", "ruins", "split", "storm", "slate", "vermilion", "indigo"],
  15451: ["devilPawn", "temple", "vision", "night", "plum", "rose", "crimson"],
  // Durarara!!
  6746: ["catEarHelmet", "neonStreet", "monument", "night", "indigo", "lemon", "azure"],
  // Classroom of the Elite
  35507: ["puppetMask", "school", "rising", "dusk", "crimson", "vermilion", "coal"],
  51096: ["schoolBlazer", "rooftop", "monument", "dawn", "teal", "crimson", "gold"],
  51180: ["puppetMask", "library", "near", "night", "indigo", "violet", "rose"],
  // Kuroko's Basketball
  11771: ["swishHoop", "gym", "rising", "day", "azure", "orange", "crimson"],
  16894: ["cometBall", "stadium", "vision", "night", "navy", "orange", "cyan"],
  24415: ["cometBall", "gym", "burst", "dawn", "lilac", "vermilion", "gold"],
  // Fate/stay night
  356: ["holyGrail", "temple", "rising", "night", "navy", "gold", "crimson"],
  22297: ["bladeField", "desert", "split", "dusk", "vermilion", "steel", "amber"],
  28701: ["bladeField", "castle", "vision", "night", "indigo", "silver", "crimson"],
  33049: ["ribbonBlossom", "flowerField", "window", "night", "plum", "violet", "pink"],
  33050: ["ribbonBlossom", "ruins", "banner", "dawn", "pink", "coal", "rose"],
  // Chivalry of a Failed Knight
  30296: ["flameKatana", "stadium", "burst", "night", "cobalt", "silver", "vermilion"],
  // Monthly Girls' Nozaki-kun
  23289: ["dotRibbon", "school", "rising", "print", "pink", "crimson", "orange"],
  // Masamune-kun's Revenge
  33487: ["proudPig", "castle", "pattern", "day", "lilac", "pink", "crimson"],
  // Mushi-Shi
  457: ["medicineChest", "forest", "monument", "night", "forest", "tan", "lime"],
  // Yu Yu Hakusho
  392: ["spiritFinger", "school", "split", "dusk", "leaf", "tan", "azure"],
  // The Familiar of Zero
  1195: ["twinMoonWand", "castle", "vision", "night", "violet", "rose", "straw"],
  // The Girl Who Leapt Through Time
  2236: ["walnutClock", "clouds", "pattern", "day", "azure", "bronze", "vermilion"],
  // Tonikawa
  41389: ["moonRing", "village", "window", "night", "indigo", "straw", "rose"],
  // Domestic Girlfriend
  37982: ["heartHouse", "harbour", "mirror", "dusk", "teal", "bone", "crimson"],
  // Grimgar
  31859: ["campSword", "hills", "monument", "dusk", "olive", "silver", "orange"],
  // Nausicaä of the Valley of the Wind
  572: ["gullGlider", "clouds", "vision", "dawn", "cyan", "white", "amber"],
  // Great Pretender
  40052: ["conCards", "harbour", "burst", "dusk", "magenta", "teal", "vermilion"],
  // My Love Story!!
  28297: ["armWithCake", "school", "split", "dawn", "lime", "tan", "rose"],
  // Kamisama Kiss
  14713: ["shrineFoxMask", "shrine", "rising", "dusk", "vermilion", "white", "crimson"],
  // Paprika
  1943: ["frogDrum", "city", "burst", "day", "magenta", "leaf", "crimson"],
  // Ghost in the Shell
  43: ["cyborgNape", "neonStreet", "vision", "night", "jade", "silver", "lime"],
  467: ["spiderTank", "city", "mirror", "storm", "teal", "azure", "lemon"],
  // Castle in the Sky
  513: ["skyIsle", "clouds", "vision", "day", "azure", "leaf", "sand"],
  // Digimon Adventure
  552: ["pixelDevice", "beach", "split", "day", "orange", "azure", "lemon"],
} satisfies Record<number, Direction>;

export const p2Manga = {
  // Berserk
  2: ["eclipseSlab", "castle", "split", "night", "coal", "silver", "crimson"],
  // Solo Leveling
  121496: ["shadowDaggers", "city", "pattern", "storm", "cobalt", "cyan", "gold"],
  // My Hero Academia
  75989: ["heroBoot", "city", "pattern", "print", "lemon", "crimson", "cobalt"],
  // The Promised Neverland
  100128: ["plushRabbit", "hills", "monument", "night", "jade", "bone", "orange"],
  // Your Lie in April
  37707: ["springViolin", "school", "banner", "day", "azure", "brown", "pink"],
  // 20th Century Boys
  3: ["eyeBalloon", "city", "vision", "dusk", "vermilion", "teal", "crimson"],
  // Erased
  39325: ["snowMittens", "railway", "pattern", "print", "cyan", "vermilion", "navy"],
  // Tokyo Revengers
  104565: ["gangBike", "temple", "mirror", "night", "violet", "silver", "vermilion"],
  // Claymore
  583: ["crossedClaymores", "lake", "mirror", "dawn", "silver", "slate", "crimson"],
  // Future Diary
  584: ["diaryPhone", "school", "window", "night", "plum", "rose", "lime"],
  // Parasyte
  401: ["eyeHand", "school", "pattern", "print", "rose", "leaf", "vermilion"],
  // Grand Blue
  70345: ["divingMug", "beach", "split", "day", "azure", "gold", "coral"],
  // Bakuman
  9711: ["nibPen", "room", "burst", "print", "amber", "steel", "crimson"],
  // I sold my life for ten thousand yen per year
  100448: ["coinHourglass", "flowerField", "monument", "dusk", "indigo", "gold", "bronze"],
  // Made in Abyss
  91941: ["abyssHelmet", "ruins", "window", "dusk", "teal", "gold", "leaf"],
  // ReLIFE
  78523: ["rejuvPill", "rooftop", "rising", "dawn", "coral", "azure", "crimson"],
  // Dandadan
  135496: ["saucerBeam", "riceField", "rising", "dusk", "orange", "teal", "lime"],
  // Homunculus
  936: ["drilledHead", "alley", "split", "storm", "steel", "bone", "vermilion"],
  // Goodbye, Eri
  145863: ["phoneBlast", "beach", "rising", "print", "sand", "vermilion", "amber"],
  // Classroom of the Elite
  89357: ["schoolBlazer", "city", "split", "print", "sand", "crimson", "navy"],
  // Kuroko's Basketball
  11652: ["swishHoop", "school", "split", "dusk", "cobalt", "vermilion", "cyan"],
  // Golden Kamuy
  85968: ["soldierCap", "snowfield", "burst", "dawn", "gold", "navy", "crimson"],
  // Yu Yu Hakusho
  53: ["spiritFinger", "bamboo", "near", "night", "jade", "sand", "lemon"],
  // Nausicaä of the Valley of the Wind
  651: ["armouredBug", "desert", "monument", "dusk", "sand", "slate", "azure"],
} satisfies Record<number, Direction>;
