import type { Direction } from "../direction.ts";

export const p6Anime = {
  // One Piece
  21: ["sabreHat", "sea", "rising", "day", "azure", "straw", "crimson"],
  // One-Punch Man
  30276: ["gloveFist", "city", "burst", "day", "lemon", "crimson", "gold"],
  // One-Punch Man Season 2
  34134: ["gloveFist", "ruins", "near", "dusk", "violet", "crimson", "amber"],
  // Naruto
  20: ["whirlBand", "village", "rising", "dusk", "orange", "cobalt", "vermilion"],
  // Naruto Shippuden
  1735: ["windStar", "mountains", "vision", "dusk", "vermilion", "silver", "orange"],
  // Boruto: Naruto Next Generations
  34566: ["crossedKunai", "city", "split", "day", "cyan", "slate", "magenta"],
  // Steins;Gate
  9253: ["nixieTubes", "city", "split", "storm", "steel", "bronze", "orange"],
  // Steins;Gate 0
  30484: ["fruitMicrowave", "room", "monument", "storm", "slate", "bone", "lime"],
  // Spy x Family
  50265: ["spyPeanut", "village", "pattern", "print", "jade", "gold", "coal"],
  // Spy x Family Part 2
  50602: ["pistolRose", "city", "rising", "dawn", "pink", "slate", "crimson"],
  // Toradora!
  4224: ["palmTiger", "school", "rising", "dusk", "coral", "orange", "plum"],
  // A Silent Voice
  28851: ["carpRing", "lake", "mirror", "day", "cyan", "vermilion", "amber"],
  // Monster
  19: ["monsterBook", "castle", "window", "storm", "slate", "blood", "bone"],
  // Angel Beats!
  6547: ["haloHeart", "school", "burst", "dawn", "lilac", "crimson", "gold"],
  // JoJo's Bizarre Adventure
  14719: ["stoneMask", "castle", "split", "dusk", "plum", "bone", "crimson"],
  // JoJo's Bizarre Adventure: Stardust Crusaders
  20899: ["tarotFan", "desert", "burst", "dusk", "violet", "indigo", "gold"],
  // JoJo's Bizarre Adventure: Stardust Crusaders - Battle in Egypt
  26055: ["knifeClock", "desert", "vision", "night", "navy", "gold", "crimson"],
  // JoJo's Bizarre Adventure: Diamond is Unbreakable
  31933: ["beetleArrow", "village", "pattern", "print", "magenta", "gold", "azure"],
  // JoJo's Bizarre Adventure: Golden Wind
  37991: ["ladybirdBrooch", "castle", "banner", "dusk", "magenta", "crimson", "gold"],
  // JoJo's Bizarre Adventure: Stone Ocean
  48661: ["chainButterfly", "sea", "vision", "night", "teal", "lime", "magenta"],
  // [Oshi No Ko]
  52034: ["starEye", "stage", "near", "night", "violet", "magenta", "lemon"],
  // [Oshi No Ko] Season 2
  55791: ["starMic", "stage", "burst", "dusk", "indigo", "pink", "amber"],
  // Slam Dunk
  170: ["dunkBasket", "stadium", "rising", "dusk", "crimson", "orange", "crimson"],
  // Darling in the Franxx
  35849: ["oneWingPair", "flowerField", "mirror", "dawn", "pink", "crimson", "azure"],
  // Dragon Ball
  223: ["staffCloud", "mountains", "vision", "day", "azure", "gold", "crimson"],
  // Dragon Ball Z
  813: ["starOrb", "cliffs", "burst", "day", "leaf", "orange", "forest"],
  // Dragon Ball Z Kai
  6033: ["spherePod", "cliffs", "monument", "dusk", "vermilion", "bone", "azure"],
  // Dragon Ball Super
  30694: ["wishDragon", "starfield", "rising", "night", "indigo", "leaf", "gold"],
  // D.Gray-man
  1482: ["wingedGolem", "graveyard", "banner", "night", "plum", "gold", "crimson"],
  // Magi: The Labyrinth of Magic
  14513: ["wonderLamp", "desert", "monument", "dusk", "cobalt", "gold", "crimson"],
  // Magi: The Kingdom of Magic
  18115: ["lightBirds", "clouds", "rising", "day", "amber", "white", "violet"],
  // Akira
  47: ["lowMotorbike", "neonStreet", "mirror", "night", "teal", "vermilion", "gold"],
  // Bakemonogatari
  5081: ["heavyStapler", "rooftop", "pattern", "print", "lilac", "plum", "lemon"],
  // Nisemonogatari
  11597: ["flameHornet", "shrine", "split", "dusk", "vermilion", "amber", "orange"],
  // Monogatari Series: Second Season
  17074: ["fangDonut", "rooftop", "near", "night", "indigo", "tan", "rose"],
  // Puella Magi Madoka Magica
  9756: ["soulEgg", "ruins", "window", "dusk", "plum", "pink", "gold"],
  // Kimi ni Todoke: From Me to You
  6045: ["blossomLetter", "flowerField", "rising", "dawn", "leaf", "coral", "rose"],
  // Terror in Resonance
  23283: ["sphinxGasMask", "ruins", "near", "storm", "steel", "olive", "vermilion"],
  // Gintama
  918: ["strawberryMilk", "castle", "burst", "day", "azure", "pink", "bronze"],
  // Date A Live
  15583: ["swordThrone", "city", "monument", "night", "violet", "lilac", "rose"],
  // 5 Centimeters per Second
  1689: ["petalCrossing", "railway", "monument", "dusk", "azure", "amber", "crimson"],
  // Danganronpa: The Animation
  16592: ["verdictBullet", "school", "split", "print", "magenta", "coal", "magenta"],
  // Nichijou: My Ordinary Life
  10165: ["windUpSalmon", "school", "pattern", "day", "cyan", "coral", "leaf"],
  // Blood Blockade Battlefront
  24439: ["bloodCross", "alley", "vision", "storm", "teal", "vermilion", "gold"],
  // Btooom!
  14345: ["timerGrenade", "forest", "split", "storm", "forest", "silver", "lime"],
  // Inuyasha
  249: ["fangSword", "shrine", "burst", "dusk", "crimson", "silver", "gold"],
  // The Apothecary Diaries
  54492: ["herbMortar", "castle", "window", "day", "jade", "tan", "leaf"],
  // The Apothecary Diaries Season 2
  58514: ["blueRoses", "temple", "monument", "dawn", "pink", "cobalt", "jade"],
  // The Apothecary Diaries Season 3
  61987: ["moonFan", "lake", "vision", "night", "indigo", "rose", "gold"],
  // Cardcaptor Sakura
  232: ["wingedStarWand", "school", "rising", "day", "pink", "lemon", "rose"],
  // Monster Musume: Everyday Life with Monster Girls
  30307: ["snakeHeart", "village", "pattern", "dawn", "lilac", "crimson", "leaf"],
  // Case Closed
  235: ["bowTieLens", "city", "rising", "night", "azure", "crimson", "gold"],
  // Himouto! Umaru-chan
  28825: ["colaCrisps", "room", "window", "day", "orange", "vermilion", "bronze"],
  // Scum's Wish
  32949: ["threadHearts", "school", "banner", "dusk", "magenta", "pink", "steel"],
  // Oreimo
  8769: ["secretCase", "room", "pattern", "print", "orange", "cobalt", "pink"],
  // Whisper of the Heart
  585: ["workshopViolin", "hills", "window", "dusk", "cobalt", "amber", "crimson"],
  // Neon Genesis Evangelion
  30: ["hornedUnit", "city", "split", "dusk", "vermilion", "violet", "lime"],
  // Neon Genesis Evangelion: The End of Evangelion
  32: ["twistedLance", "sea", "mirror", "night", "blood", "bone", "crimson"],
  // Summer Wars
  5681: ["flowerCards", "clouds", "burst", "day", "cyan", "crimson", "gold"],
  // Devilman Crybaby
  35120: ["devilHeart", "neonStreet", "near", "night", "violet", "magenta", "lime"],
} satisfies Record<number, Direction>;

export const p6Manga = {
  // One Piece
  13: ["caravelSails", "sea", "mirror", "dawn", "cyan", "vermilion", "cobalt"],
  // One-Punch Man
  44347: ["crackedMoon", "ruins", "vision", "night", "cobalt", "straw", "crimson"],
  // Naruto
  11: ["swirlBowl", "village", "pattern", "print", "orange", "cobalt", "rose"],
  // Boruto: Two Blue Vortex
  160786: ["windStar", "ruins", "split", "night", "cobalt", "slate", "cyan"],
  // SPY x FAMILY
  119161: ["spyPeanut", "city", "monument", "dusk", "rose", "amber", "forest"],
  // A Silent Voice
  56805: ["wetNotebook", "lake", "rising", "day", "leaf", "cobalt", "cyan"],
  // Monster
  1: ["monsterBook", "village", "burst", "print", "blood", "coal", "blood"],
  // JoJo's Bizarre Adventure Part 1: Phantom Blood
  1517: ["stoneMask", "graveyard", "near", "night", "forest", "tan", "crimson"],
  // JoJo's Bizarre Adventure Part 3: Stardust Crusaders
  872: ["tarotFan", "temple", "window", "dusk", "vermilion", "violet", "gold"],
  // JoJo's Bizarre Adventure Part 4: Diamond Is Unbreakable
  3006: ["beetleArrow", "village", "banner", "day", "cyan", "gold", "vermilion"],
  // JoJo's Bizarre Adventure Part 5: Golden Wind
  3008: ["ladybirdBrooch", "city", "pattern", "print", "gold", "violet", "amber"],
  // JoJo's Bizarre Adventure Part 6: Stone Ocean
  3009: ["chainButterfly", "beach", "burst", "dawn", "jade", "cobalt", "lime"],
  // [Oshi no Ko]
  126146: ["starEye", "city", "split", "dusk", "rose", "azure", "pink"],
  // Slam Dunk
  51: ["courtShoe", "gym", "monument", "day", "tan", "crimson", "coal"],
  // Dragon Ball
  42: ["starOrb", "mountains", "rising", "day", "cyan", "amber", "leaf"],
  // Dragon Ball Super
  89734: ["wishDragon", "planet", "banner", "dusk", "plum", "jade", "gold"],
  // D.Gray-man
  24: ["wingedGolem", "castle", "vision", "storm", "steel", "amber", "blood"],
  // BLAME!
  149: ["cableMask", "void", "near", "storm", "slate", "bone", "steel"],
  // Magi: The Labyrinth of Magic
  14790: ["wonderLamp", "temple", "burst", "dawn", "rose", "amber", "teal"],
  // Land of the Lustrous
  44489: ["mendedGem", "sea", "mirror", "dawn", "lilac", "teal", "gold"],
  // Bastard
  111213: ["shardEye", "alley", "window", "night", "coal", "silver", "crimson"],
  // Record of Ragnarok
  110485: ["battleHorn", "battlefield", "rising", "storm", "amber", "bone", "gold"],
  // Akira
  664: ["halvedCapsule", "ruins", "burst", "print", "crimson", "crimson", "azure"],
  // Kimi ni Todoke: From Me to You
  3378: ["blossomLetter", "school", "window", "day", "cyan", "rose", "gold"],
  // JoJo's Bizarre Adventure Part 2: Battle Tendency
  1630: ["bloodGem", "volcano", "burst", "dusk", "orange", "crimson", "gold"],
  // Gin Tama
  44: ["tallParfait", "village", "window", "dusk", "indigo", "pink", "crimson"],
  // Inuyasha
  676: ["jewelBeads", "shrine", "vision", "night", "plum", "pink", "violet"],
  // The Apothecary Diaries
  107562: ["herbMortar", "temple", "banner", "dusk", "teal", "bone", "leaf"],
  // Cardcaptor Sakura
  106: ["sunMoonCard", "clouds", "split", "night", "rose", "crimson", "gold"],
  // Case Closed
  1061: ["bowTieLens", "alley", "near", "dusk", "navy", "vermilion", "amber"],
  // Fist of the North Star
  1149: ["sevenStarPalm", "desert", "vision", "night", "vermilion", "tan", "azure"],
} satisfies Record<number, Direction>;
