import type { Direction } from "../direction.ts";

/** By the name of the title, where The and A do not count. */
export const directions = {
  // 5 Centimeters per Second
  1689: ["petalCrossing", "railway", "monument", "dusk", "azure", "amber", "crimson"],
  // 86
  41457: ["leggedTank", "flowerField", "mirror", "dawn", "azure", "bone", "crimson"],
  // 91 Days
  32998: ["feltHat", "alley", "split", "dusk", "brown", "slate", "amber"],
  // Accel World
  11759: ["swallowtail", "neonStreet", "rising", "night", "magenta", "plum", "cyan"],
  // Akame ga Kill!
  22199: ["nightBlades", "castle", "vision", "night", "blood", "silver", "crimson"],
  // Akashic Records of Bastard Magic Instructor
  32951: ["fateCards", "school", "window", "dusk", "bronze", "crimson", "amber"],
  // Akira
  47: ["lowMotorbike", "neonStreet", "mirror", "night", "teal", "vermilion", "gold"],
  // The Ancient Magus' Bride
  35062: ["poppySkull", "forest", "window", "dusk", "jade", "bone", "crimson"],
  // Angel Beats!
  6547: ["haloHeart", "school", "burst", "dawn", "lilac", "crimson", "gold"],
  // Angels of Death
  35994: ["bandagedScythe", "ruins", "near", "night", "cobalt", "silver", "lemon"],
  // anohana
  9989: ["forgetMeNots", "lake", "mirror", "dawn", "cyan", "cobalt", "lemon"],
  // Another
  11111: ["sharpUmbrella", "graveyard", "rising", "storm", "slate", "crimson", "blood"],
  // Ao Haru Ride
  21995: ["parkClock", "school", "monument", "dawn", "azure", "cobalt", "pink"],
  // The Apothecary Diaries
  54492: ["herbMortar", "castle", "window", "day", "jade", "tan", "leaf"],
  // The Apothecary Diaries Season 2
  58514: ["blueRoses", "temple", "monument", "dawn", "pink", "cobalt", "jade"],
  // The Apothecary Diaries Season 3
  61987: ["moonFan", "lake", "vision", "night", "indigo", "rose", "gold"],
  // Arifureta
  36882: ["sparkRevolver", "cliffs", "split", "storm", "slate", "silver", "crimson"],
  // Assassination Classroom
  24833: ["scholarMoon", "school", "vision", "night", "navy", "lemon", "slate"],
  // Assassination Classroom
  30654: ["scholarMoon", "mountains", "banner", "dusk", "violet", "gold", "coal"],
  // Attack on Titan
  16498: ["titanGrip", "wall", "vision", "dusk", "amber", "coral", "bone"],
  // Attack on Titan
  25777: ["snapBlades", "forest", "rising", "day", "jade", "silver", "forest"],
  // Attack on Titan
  35760: ["cellarKey", "wall", "split", "night", "indigo", "gold", "crimson"],
  // Attack on Titan
  38524: ["cellarKey", "sea", "window", "dawn", "azure", "gold", "blood"],
  // Attack on Titan
  40028: ["snapBlades", "battlefield", "burst", "storm", "vermilion", "bone", "blood"],
  // Attack on Titan
  59571: ["titanGrip", "hills", "rising", "dawn", "teal", "crimson", "bone"],
  // Attack on Titan
  51535: ["titanGrip", "sea", "monument", "storm", "steel", "rose", "sand"],
  // Attack on Titan
  48583: ["snapBlades", "harbour", "banner", "dusk", "cobalt", "silver", "crimson"],
  // Baccano!
  2251: ["nightLocomotive", "railway", "monument", "dusk", "bronze", "silver", "crimson"],
  // Bakemonogatari
  5081: ["heavyStapler", "rooftop", "pattern", "print", "lilac", "plum", "lemon"],
  // Banana Fish
  36649: ["bananaFish", "city", "window", "night", "teal", "lemon", "crimson"],
  // Beastars
  39195: ["wolfAndRabbit", "stage", "split", "night", "indigo", "steel", "crimson"],
  // Berserk
  33: ["eclipseSlab", "battlefield", "rising", "dusk", "blood", "steel", "vermilion"],
  // Beyond the Boundary
  18153: ["bloodSpectacles", "rooftop", "burst", "dusk", "teal", "crimson", "blood"],
  // Black Bullet
  20787: ["blackRounds", "wall", "monument", "dusk", "crimson", "gold", "crimson"],
  // Black Butler
  4898: ["devilsTeapot", "library", "window", "night", "plum", "silver", "crimson"],
  // Black Clover
  34572: ["cloverGrimoire", "castle", "burst", "dusk", "leaf", "brown", "lime"],
  // Black Lagoon
  889: ["crossedPistols", "harbour", "burst", "dusk", "teal", "silver", "brown"],
  // Bleach: the series, Thousand-Year Blood War, The Separation, The Conflict
  269: ["boneMask", "rooftop", "rising", "night", "cobalt", "bone", "crimson"],
  // Bleach: the series, Thousand-Year Blood War, The Separation, The Conflict
  41467: ["boneMask", "ruins", "near", "storm", "slate", "white", "crimson"],
  // Bleach: the series, Thousand-Year Blood War, The Separation, The Conflict
  53998: ["wrappedCleaver", "city", "split", "night", "azure", "silver", "crimson"],
  // Bleach: the series, Thousand-Year Blood War, The Separation, The Conflict
  56784: ["wrappedCleaver", "castle", "burst", "dusk", "violet", "coal", "orange"],
  // Blood Blockade Battlefront
  24439: ["bloodCross", "alley", "vision", "storm", "teal", "vermilion", "gold"],
  // Blood Lad
  11633: ["battyBlood", "neonStreet", "vision", "night", "magenta", "crimson", "cyan"],
  // Blue Exorcist
  9919: ["flameBlade", "temple", "rising", "night", "navy", "silver", "azure"],
  // Blue Exorcist: Kyoto Saga
  33506: ["tailedKey", "temple", "banner", "dusk", "plum", "gold", "azure"],
  // Blue Lock
  49596: ["ballLock", "stadium", "rising", "night", "cobalt", "cyan", "lemon"],
  // Bocchi the Rock!
  47917: ["boxGuitar", "stage", "monument", "print", "pink", "bronze", "amber"],
  // Boruto: Naruto Next Generations
  34566: ["crossedKunai", "city", "split", "day", "cyan", "slate", "magenta"],
  // Btooom!
  14345: ["timerGrenade", "forest", "split", "storm", "forest", "silver", "lime"],
  // Bungo Stray Dogs
  31478: ["clawedBook", "harbour", "banner", "dusk", "olive", "brown", "amber"],
  // Bungo Stray Dogs
  32867: ["clawedBook", "city", "near", "night", "navy", "bone", "crimson"],
  // Bunny Girl Senpai
  37450: ["bunnyBand", "beach", "vision", "dawn", "cyan", "plum", "crimson"],
  // Call of the Night
  50346: ["fangedMoon", "neonStreet", "vision", "night", "violet", "lemon", "magenta"],
  // Cardcaptor Sakura
  232: ["wingedStarWand", "school", "rising", "day", "pink", "lemon", "rose"],
  // Case Closed
  235: ["bowTieLens", "city", "rising", "night", "azure", "crimson", "gold"],
  // Castle in the Sky
  513: ["skyIsle", "clouds", "vision", "day", "azure", "leaf", "sand"],
  // A Certain Magical Index
  4654: ["pinnedHabit", "city", "mirror", "dusk", "azure", "white", "gold"],
  // Chainsaw Man
  44511: ["chainsawTeeth", "city", "burst", "dusk", "blood", "orange", "silver"],
  // Chainsaw Man
  57555: ["pinAndFlower", "harbour", "rising", "night", "violet", "lime", "rose"],
  // Charlotte
  28999: ["greatComet", "school", "vision", "night", "azure", "cyan", "lemon"],
  // Chivalry of a Failed Knight
  30296: ["flameKatana", "stadium", "burst", "night", "cobalt", "silver", "vermilion"],
  // Clannad
  2167: ["threeDumplings", "school", "pattern", "dawn", "pink", "rose", "leaf"],
  // Clannad
  4181: ["junkRobot", "flowerField", "vision", "dawn", "lime", "brown", "amber"],
  // Classroom of the Elite
  35507: ["puppetMask", "school", "rising", "dusk", "crimson", "vermilion", "coal"],
  // Classroom of the Elite
  51096: ["schoolBlazer", "rooftop", "monument", "dawn", "teal", "crimson", "gold"],
  // Classroom of the Elite
  51180: ["puppetMask", "library", "near", "night", "indigo", "violet", "rose"],
  // Claymore
  1818: ["crossedClaymores", "snowfield", "monument", "storm", "slate", "silver", "gold"],
  // Code Geass
  1575: ["blackKing", "castle", "rising", "dusk", "violet", "coal", "gold"],
  // Code Geass: Lelouch of the Re;surrection
  34437: ["blackKing", "desert", "banner", "dawn", "amber", "indigo", "crimson"],
  // Code Geass R2
  2904: ["hornedMachine", "city", "vision", "night", "crimson", "silver", "gold"],
  // Cowboy Bebop
  1: ["racerShip", "starfield", "split", "night", "navy", "crimson", "amber"],
  // Cowboy Bebop
  5: ["jazzSax", "neonStreet", "window", "dusk", "orange", "gold", "crimson"],
  // Cyberpunk: Edgerunners
  42310: ["neonJacket", "neonStreet", "near", "night", "magenta", "lemon", "cyan"],
  // Daily Lives of High School Boys
  11843: ["schoolJacket", "school", "pattern", "print", "lemon", "navy", "amber"],
  // Dandadan
  57334: ["saucerBeam", "shrine", "vision", "night", "magenta", "silver", "cyan"],
  // Dandadan
  60543: ["luckyCat", "neonStreet", "burst", "dusk", "teal", "bone", "crimson"],
  // Danganronpa: The Animation
  16592: ["verdictBullet", "school", "split", "print", "magenta", "coal", "magenta"],
  // Darker than Black
  2025: ["fallingStarMask", "neonStreet", "window", "night", "indigo", "bone", "violet"],
  // Darling in the Franxx
  35849: ["oneWingPair", "flowerField", "mirror", "dawn", "pink", "crimson", "azure"],
  // Date A Live
  15583: ["swordThrone", "city", "monument", "night", "violet", "lilac", "rose"],
  // Deadman Wonderland
  6880: ["skullWheel", "city", "monument", "night", "magenta", "bone", "crimson"],
  // Death Note
  1535: ["appleNotebook", "city", "rising", "dusk", "crimson", "coal", "crimson"],
  // Death Parade
  28223: ["lastCocktail", "room", "mirror", "night", "plum", "lilac", "cyan"],
  // Delicious in Dungeon
  52701: ["monsterPot", "kitchen", "monument", "night", "olive", "amber", "crimson"],
  // Demon Slayer: the series, Mugen Train (film, arc), Infinity Castle, Hashira Training, Swordsmith Village, Entertainment District
  38000: ["sunriseEarrings", "snowfield", "rising", "dawn", "jade", "coal", "crimson"],
  // Demon Slayer: the series, Mugen Train (film, arc), Infinity Castle, Hashira Training, Swordsmith Village, Entertainment District
  40456: ["steamLocomotive", "railway", "monument", "night", "indigo", "silver", "vermilion"],
  // Demon Slayer: the series, Mugen Train (film, arc), Infinity Castle, Hashira Training, Swordsmith Village, Entertainment District
  49926: ["steamLocomotive", "railway", "burst", "dusk", "vermilion", "coal", "amber"],
  // Demon Slayer: the series, Mugen Train (film, arc), Infinity Castle, Hashira Training, Swordsmith Village, Entertainment District
  59192: ["biwaLute", "castle", "near", "night", "violet", "amber", "crimson"],
  // Demon Slayer: the series, Mugen Train (film, arc), Infinity Castle, Hashira Training, Swordsmith Village, Entertainment District
  55701: ["sunriseEarrings", "bamboo", "banner", "day", "leaf", "forest", "vermilion"],
  // Demon Slayer: the series, Mugen Train (film, arc), Infinity Castle, Hashira Training, Swordsmith Village, Entertainment District
  51019: ["pursedMask", "village", "window", "dusk", "orange", "bone", "crimson"],
  // Demon Slayer: the series, Mugen Train (film, arc), Infinity Castle, Hashira Training, Swordsmith Village, Entertainment District
  47778: ["courtesanFan", "neonStreet", "vision", "night", "magenta", "gold", "crimson"],
  // The Devil is a Part-Timer!
  15809: ["hornedBurger", "city", "monument", "dusk", "crimson", "amber", "leaf"],
  // Devilman Crybaby
  35120: ["devilHeart", "neonStreet", "near", "night", "violet", "magenta", "lime"],
  // D.Gray-man
  1482: ["wingedGolem", "graveyard", "banner", "night", "plum", "gold", "crimson"],
  // Digimon Adventure
  552: ["pixelDevice", "beach", "split", "day", "orange", "azure", "lemon"],
  // Domestic Girlfriend
  37982: ["heartHouse", "harbour", "mirror", "dusk", "teal", "bone", "crimson"],
  // Don't Toy with Me, Miss Nagatoro
  42361: ["teasingPalette", "school", "burst", "day", "orange", "bronze", "magenta"],
  // Dororo
  37520: ["bladeArm", "battlefield", "vision", "dusk", "bronze", "tan", "blood"],
  // Dr. Stone
  38691: ["stoneFlask", "forest", "rising", "day", "cyan", "bone", "lime"],
  // Dr. Stone
  40852: ["bambooBulb", "cliffs", "burst", "dusk", "orange", "straw", "olive"],
  // Dragon Ball
  223: ["staffCloud", "mountains", "vision", "day", "azure", "gold", "crimson"],
  // Dragon Ball Super
  30694: ["wishDragon", "starfield", "rising", "night", "indigo", "leaf", "gold"],
  // Dragon Ball Z
  813: ["starOrb", "cliffs", "burst", "day", "leaf", "orange", "forest"],
  // Dragon Ball Z Kai
  6033: ["spherePod", "cliffs", "monument", "dusk", "vermilion", "bone", "azure"],
  // Durarara!!
  6746: ["catEarHelmet", "neonStreet", "monument", "night", "indigo", "lemon", "azure"],
  // Elfen Lied
  226: ["paleLily", "beach", "near", "dusk", "blood", "pink", "gold"],
  // The Eminence in Shadow: both seasons
  48316: ["atomSword", "city", "vision", "night", "violet", "lilac", "magenta"],
  // The Eminence in Shadow: both seasons
  54595: ["atomSword", "ruins", "pattern", "night", "plum", "white", "violet"],
  // ERASED
  31043: ["snowMittens", "snowfield", "window", "night", "azure", "crimson", "bone"],
  // Eromanga Sensei
  32901: ["penTablet", "room", "pattern", "print", "cyan", "slate", "rose"],
  // Evangelion: 1.0, 3.0+1.0
  2759: ["forkedLance", "city", "window", "night", "indigo", "silver", "crimson"],
  // Evangelion: 1.0, 3.0+1.0
  3786: ["forkedLance", "sea", "mirror", "dusk", "crimson", "white", "orange"],
  // Fairy Tail
  6702: ["flamingFist", "castle", "burst", "day", "azure", "tan", "vermilion"],
  // Fairy Tail
  22043: ["wingedStarKey", "clouds", "rising", "dusk", "indigo", "gold", "cobalt"],
  // The Familiar of Zero
  1195: ["twinMoonWand", "castle", "vision", "night", "violet", "rose", "straw"],
  // Fate/stay night
  356: ["holyGrail", "temple", "rising", "night", "navy", "gold", "crimson"],
  // Fate/stay night
  22297: ["bladeField", "desert", "split", "dusk", "vermilion", "steel", "amber"],
  // Fate/stay night
  28701: ["bladeField", "castle", "vision", "night", "indigo", "silver", "crimson"],
  // Fate/stay night
  33049: ["ribbonBlossom", "flowerField", "window", "night", "plum", "violet", "pink"],
  // Fate/stay night
  33050: ["ribbonBlossom", "ruins", "banner", "dawn", "pink", "coal", "rose"],
  // Fate/Zero: both seasons
  10087: ["wishGrail", "city", "vision", "night", "indigo", "gold", "crimson"],
  // Fate/Zero: both seasons
  11741: ["wishGrail", "ruins", "monument", "dusk", "blood", "straw", "azure"],
  // Fire Force
  38671: ["flameHelm", "city", "monument", "dusk", "orange", "navy", "cyan"],
  // Fire Force
  40956: ["burningSole", "temple", "rising", "dusk", "blood", "vermilion", "lemon"],
  // FLCL
  227: ["vividScooter", "hills", "burst", "day", "magenta", "lemon", "cyan"],
  // Food Wars
  28171: ["yolkBowl", "kitchen", "burst", "day", "vermilion", "crimson", "amber"],
  // Food Wars
  32282: ["cooksDuel", "stage", "split", "night", "crimson", "silver", "bone"],
  // Food Wars
  35788: ["cooksDuel", "school", "banner", "dusk", "plum", "silver", "gold"],
  // Food Wars
  36949: ["yolkBowl", "railway", "window", "dawn", "jade", "cobalt", "amber"],
  // Free!
  18507: ["splashGoggles", "sea", "split", "day", "azure", "coral", "cyan"],
  // Frieren
  52991: ["jewelStaff", "flowerField", "burst", "dawn", "azure", "gold", "crimson"],
  // Frieren Season 2
  59978: ["jewelStaff", "snowfield", "near", "night", "teal", "gold", "crimson"],
  // From the New World
  13125: ["ritualFire", "village", "mirror", "night", "indigo", "bronze", "amber"],
  // Fruits Basket
  38680: ["oddOneBasket", "hills", "window", "dawn", "straw", "brown", "vermilion"],
  // Fullmetal Alchemist
  121: ["serpentCross", "city", "rising", "dusk", "amber", "crimson", "gold"],
  // Fullmetal Alchemist: Brotherhood
  5114: ["steelArm", "battlefield", "monument", "dusk", "vermilion", "silver", "crimson"],
  // The Future Diary
  10620: ["diaryPhone", "city", "burst", "dusk", "magenta", "pink", "crimson"],
} satisfies Record<number, Direction>;
