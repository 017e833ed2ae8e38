import type { Direction } from "../direction.ts";

/** By the name of the title, where The and A do not count. */
export const directions = {
  // The Garden of Words
  16782: ["rainUmbrella", "lake", "window", "day", "jade", "cyan", "crimson"],
  // Gate
  28907: ["columnGate", "city", "monument", "day", "amber", "bone", "azure"],
  // Ghost in the Shell
  43: ["cyborgNape", "neonStreet", "vision", "night", "jade", "silver", "lime"],
  // Ghost in the Shell
  467: ["spiderTank", "city", "mirror", "storm", "teal", "azure", "lemon"],
  // Gintama
  918: ["strawberryMilk", "castle", "burst", "day", "azure", "pink", "bronze"],
  // The Girl Who Leapt Through Time
  2236: ["walnutClock", "clouds", "pattern", "day", "azure", "bronze", "vermilion"],
  // Goblin Slayer
  37349: ["dentedHelm", "forest", "window", "night", "forest", "steel", "crimson"],
  // The God of High School
  41353: ["cloudStaff", "stadium", "vision", "night", "cobalt", "white", "vermilion"],
  // Golden Time
  17895: ["wrappedRoses", "railway", "near", "dusk", "gold", "white", "crimson"],
  // Grand Blue
  37105: ["divingMug", "underwater", "near", "day", "cyan", "amber", "azure"],
  // Grave of the Fireflies
  578: ["dropsTin", "hills", "monument", "night", "forest", "vermilion", "amber"],
  // Great Pretender
  40052: ["conCards", "harbour", "burst", "dusk", "magenta", "teal", "vermilion"],
  // Grimgar
  31859: ["campSword", "hills", "monument", "dusk", "olive", "silver", "orange"],
  // GTO
  245: ["teachersBike", "city", "split", "day", "leaf", "crimson", "amber"],
  // Guilty Crown
  10793: ["crystalCrown", "ruins", "window", "dusk", "crimson", "lilac", "vermilion"],
  // Gurren Lagann
  2001: ["heavenDrill", "desert", "monument", "night", "cobalt", "gold", "vermilion"],
  // Haganai
  10719: ["butterflyWindow", "library", "monument", "dawn", "straw", "indigo", "amber"],
  // Haikyuu!!
  20583: ["volleyballSpin", "gym", "rising", "day", "orange", "straw", "cobalt"],
  // Haikyuu!!
  28891: ["crowSpread", "clouds", "burst", "dusk", "amber", "coal", "orange"],
  // Haikyuu!!
  32935: ["volleyballSpin", "stadium", "split", "dusk", "violet", "white", "magenta"],
  // Haikyuu!!
  38883: ["crowSpread", "stadium", "banner", "night", "cobalt", "coal", "orange"],
  // Haikyuu!!
  40776: ["volleyballSpin", "gym", "near", "print", "vermilion", "amber", "navy"],
  // Hajime no Ippo
  263: ["boxingGloves", "stadium", "rising", "dusk", "gold", "crimson", "silver"],
  // Haruhi Suzumiya
  849: ["brigadeMegaphone", "school", "burst", "day", "amber", "cobalt", "vermilion"],
  // Haven't You Heard? I'm Sakamoto
  32542: ["coolJacket", "school", "window", "dawn", "leaf", "navy", "crimson"],
  // Hell's Paradise
  46569: ["blossomSkull", "sea", "vision", "dusk", "magenta", "bone", "crimson"],
  // Hellsing, Hellsing Ultimate
  270: ["hunterHat", "graveyard", "rising", "night", "crimson", "blood", "amber"],
  // Hellsing, Hellsing Ultimate
  777: ["hunterHat", "city", "near", "storm", "slate", "crimson", "amber"],
  // High School DxD
  11617: ["devilPawn", "school", "rising", "dusk", "crimson", "blood", "coal"],
  // High School DxD
  24703: ["devilPawn", "ruins", "split", "storm", "slate", "vermilion", "indigo"],
  // High School DxD
  15451: ["devilPawn", "temple", "vision", "night", "plum", "rose", "crimson"],
  // Highschool of the Dead
  8074: ["graveHand", "school", "monument", "night", "forest", "lime", "crimson"],
  // Higurashi
  934: ["duskCicada", "shrine", "rising", "dusk", "blood", "olive", "crimson"],
  // Himouto! Umaru-chan
  28825: ["colaCrisps", "room", "window", "day", "orange", "vermilion", "bronze"],
  // Horimiya
  42897: ["piercedHeart", "school", "banner", "day", "teal", "plum", "amber"],
  // How Not to Summon a Demon Lord
  37210: ["hornedThrone", "castle", "mirror", "night", "plum", "bone", "crimson"],
  // Howl's Moving Castle
  431: ["walkingCastle", "hills", "monument", "day", "cyan", "brown", "crimson"],
  // Hunter x Hunter
  11061: ["hunterHook", "lake", "burst", "day", "cyan", "forest", "orange"],
  // Hyouka
  12189: ["glassAndBook", "school", "rising", "dawn", "rose", "teal", "gold"],
  // Initial D
  185: ["pandaCoupe", "racetrack", "mirror", "night", "navy", "white", "lemon"],
  // Inuyasha
  249: ["fangSword", "shrine", "burst", "dusk", "crimson", "silver", "gold"],
  // The Irregular at Magic High School
  20785: ["spellFlower", "school", "rising", "night", "teal", "silver", "cyan"],
  // Is It Wrong to Try to Pick Up Girls in a Dungeon?
  28121: ["rabbitDaggers", "city", "rising", "dusk", "azure", "navy", "crimson"],
  // Is It Wrong to Try to Pick Up Girls in a Dungeon? II
  37347: ["rabbitDaggers", "castle", "window", "night", "indigo", "silver", "crimson"],
  // JoJo's Bizarre Adventure
  14719: ["stoneMask", "castle", "split", "dusk", "plum", "bone", "crimson"],
  // JoJo's Bizarre Adventure: Diamond is Unbreakable
  31933: ["beetleArrow", "village", "pattern", "print", "magenta", "gold", "azure"],
  // JoJo's Bizarre Adventure: Golden Wind
  37991: ["ladybirdBrooch", "castle", "banner", "dusk", "magenta", "crimson", "gold"],
  // JoJo's Bizarre Adventure: Stardust Crusaders
  20899: ["tarotFan", "desert", "burst", "dusk", "violet", "indigo", "gold"],
  // JoJo's Bizarre Adventure: Stardust Crusaders - Battle in Egypt
  26055: ["knifeClock", "desert", "vision", "night", "navy", "gold", "crimson"],
  // JoJo's Bizarre Adventure: Stone Ocean
  48661: ["chainButterfly", "sea", "vision", "night", "teal", "lime", "magenta"],
  // Jujutsu Kaisen
  40748: ["cursedFinger", "school", "rising", "night", "violet", "tan", "magenta"],
  // Jujutsu Kaisen
  48561: ["cursedRing", "city", "split", "dusk", "plum", "silver", "pink"],
  // Jujutsu Kaisen
  51009: ["eyeCube", "railway", "window", "night", "cobalt", "bone", "crimson"],
  // Jujutsu Kaisen
  57658: ["eyeCube", "ruins", "burst", "storm", "magenta", "tan", "blood"],
  // K
  14467: ["damoclesSword", "city", "burst", "dusk", "azure", "cobalt", "crimson"],
  // Kabaneri of the Iron Fortress
  28623: ["ironEngine", "railway", "monument", "night", "forest", "silver", "amber"],
  // Kaguya-sama: Love is War: the seasons, The First Kiss That Never Ends, Ultra Romantic
  37999: ["heartSabres", "school", "rising", "dusk", "rose", "crimson", "gold"],
  // Kaguya-sama: Love is War: the seasons, The First Kiss That Never Ends, Ultra Romantic
  40591: ["heartSabres", "library", "split", "day", "azure", "crimson", "navy"],
  // Kaguya-sama: Love is War: the seasons, The First Kiss That Never Ends, Ultra Romantic
  52198: ["heartBalloons", "snowfield", "vision", "night", "navy", "rose", "silver"],
  // Kaguya-sama: Love is War: the seasons, The First Kiss That Never Ends, Ultra Romantic
  43608: ["heartBalloons", "rooftop", "burst", "dusk", "violet", "crimson", "gold"],
  // Kaiji
  3002: ["rockScissorsPaper", "void", "burst", "night", "olive", "crimson", "gold"],
  // Kaiju No. 8
  52588: ["spineBeast", "city", "monument", "night", "teal", "slate", "cyan"],
  // Kakegurui, Kakegurui××
  34933: ["eyeCards", "room", "burst", "dusk", "blood", "coal", "crimson"],
  // Kakegurui, Kakegurui××
  37086: ["eyeCards", "stage", "pattern", "night", "plum", "blood", "gold"],
  // Kamisama Kiss
  14713: ["shrineFoxMask", "shrine", "rising", "dusk", "vermilion", "white", "crimson"],
  // Kiki's Delivery Service
  512: ["catOnBroom", "harbour", "vision", "day", "azure", "coal", "crimson"],
  // Kill la Kill
  18679: ["giantScissors", "rays", "burst", "print", "vermilion", "crimson", "navy"],
  // Kimi ni Todoke: From Me to You
  6045: ["blossomLetter", "flowerField", "rising", "dawn", "leaf", "coral", "rose"],
  // Kiznaiver
  31798: ["sevenBonds", "city", "pattern", "dawn", "cyan", "cobalt", "magenta"],
  // Kokoro Connect
  11887: ["swappedHearts", "school", "pattern", "dawn", "lilac", "rose", "azure"],
  // Komi Can't Communicate
  48926: ["catEarBubble", "school", "near", "dawn", "lilac", "violet", "pink"],
  // K-On!
  5680: ["teaGuitar", "school", "pattern", "print", "pink", "crimson", "jade"],
  // K-On!
  7791: ["layerCake", "room", "rising", "day", "cyan", "straw", "coral"],
  // KonoSuba
  30831: ["flyingCabbage", "village", "burst", "day", "cyan", "lime", "leaf"],
  // KonoSuba
  32937: ["houseToad", "flowerField", "monument", "dawn", "orange", "jade", "straw"],
  // KonoSuba
  49458: ["flyingCabbage", "castle", "pattern", "print", "pink", "leaf", "jade"],
  // Kuroko's Basketball
  11771: ["swishHoop", "gym", "rising", "day", "azure", "orange", "crimson"],
  // Kuroko's Basketball
  16894: ["cometBall", "stadium", "vision", "night", "navy", "orange", "cyan"],
  // Kuroko's Basketball
  24415: ["cometBall", "gym", "burst", "dawn", "lilac", "vermilion", "gold"],
  // Log Horizon
  17265: ["contractQuill", "castle", "banner", "dawn", "azure", "sand", "vermilion"],
  // Love, Chunibyo & Other Delusions!, Heart Throb
  14741: ["circleEyepatch", "rooftop", "rising", "dusk", "violet", "white", "gold"],
  // Love, Chunibyo & Other Delusions!, Heart Throb
  18671: ["circleEyepatch", "beach", "window", "night", "navy", "pink", "gold"],
  // Made in Abyss
  34599: ["abyssHelmet", "cliffs", "vision", "dawn", "jade", "bronze", "straw"],
  // Magi: The Kingdom of Magic
  18115: ["lightBirds", "clouds", "rising", "day", "amber", "white", "violet"],
  // Magi: The Labyrinth of Magic
  14513: ["wonderLamp", "desert", "monument", "dusk", "cobalt", "gold", "crimson"],
  // Maid Sama!
  7054: ["maidFrills", "school", "split", "dawn", "rose", "white", "navy"],
  // March Comes In Like a Lion
  31646: ["riverPiece", "harbour", "mirror", "dusk", "azure", "sand", "cobalt"],
  // Masamune-kun's Revenge
  33487: ["proudPig", "castle", "pattern", "day", "lilac", "pink", "crimson"],
  // Mashle
  52211: ["creamPuff", "castle", "rising", "dusk", "cobalt", "amber", "pink"],
  // Mashle
  55813: ["starDumbbell", "castle", "split", "day", "azure", "coal", "gold"],
  // The Misfit of Demon King Academy
  40496: ["demonCrown", "castle", "banner", "night", "plum", "crimson", "gold"],
  // Miss Kobayashi's Dragon Maid
  33206: ["maidDragon", "city", "split", "day", "jade", "forest", "amber"],
  // Mob Psycho 100
  32182: ["bentSpoon", "school", "burst", "night", "violet", "silver", "magenta"],
  // Mob Psycho 100
  37510: ["bentSpoon", "city", "split", "storm", "teal", "gold", "violet"],
  // Mob Psycho 100
  50172: ["towerBroccoli", "city", "vision", "dusk", "rose", "leaf", "straw"],
  // Monogatari Series: Second Season
  17074: ["fangDonut", "rooftop", "near", "night", "indigo", "tan", "rose"],
  // Monster
  19: ["monsterBook", "castle", "window", "storm", "slate", "blood", "bone"],
  // Monster Musume: Everyday Life with Monster Girls
  30307: ["snakeHeart", "village", "pattern", "dawn", "lilac", "crimson", "leaf"],
  // Monthly Girls' Nozaki-kun
  23289: ["dotRibbon", "school", "rising", "print", "pink", "crimson", "orange"],
  // Mushi-Shi
  457: ["medicineChest", "forest", "monument", "night", "forest", "tan", "lime"],
  // Mushoku Tensei: Jobless Reincarnation: the parts
  39535: ["waterStaff", "hills", "rising", "day", "azure", "brown", "azure"],
  // Mushoku Tensei: Jobless Reincarnation: the parts
  45576: ["waterStaff", "desert", "banner", "dusk", "rose", "navy", "cyan"],
  // Mushoku Tensei: Jobless Reincarnation: the parts
  51179: ["starMageHat", "snowfield", "near", "dawn", "silver", "cobalt", "gold"],
  // My Dress-Up Darling
  48736: ["treadleMachine", "room", "rising", "dawn", "coral", "indigo", "pink"],
  // My Dress-Up Darling
  53065: ["threadReel", "stage", "burst", "dusk", "indigo", "straw", "rose"],
  // My Hero Academia
  31964: ["heroFist", "city", "burst", "day", "azure", "leaf", "gold"],
  // My Hero Academia
  33486: ["heroFist", "stadium", "split", "dawn", "orange", "teal", "crimson"],
  // My Hero Academia
  36456: ["heroBoot", "neonStreet", "monument", "dusk", "violet", "crimson", "straw"],
  // My Hero Academia
  38408: ["heroFist", "alley", "window", "night", "teal", "bone", "crimson"],
  // My Hero Academia
  41587: ["heroBoot", "school", "rising", "day", "leaf", "vermilion", "lemon"],
  // My Hero Academia
  49918: ["heroFist", "ruins", "near", "storm", "slate", "vermilion", "amber"],
  // My Little Monster
  14227: ["proudRooster", "rooftop", "rising", "day", "coral", "white", "crimson"],
  // My Love Story!!
  28297: ["armWithCake", "school", "split", "dawn", "lime", "tan", "rose"],
  // My Neighbor Totoro
  523: ["acornLeaf", "forest", "vision", "storm", "jade", "bronze", "leaf"],
  // My Teen Romantic Comedy SNAFU
  14813: ["sweetCan", "school", "monument", "dawn", "azure", "gold", "brown"],
  // My Teen Romantic Comedy SNAFU
  23847: ["sweetCan", "bamboo", "rising", "dusk", "forest", "amber", "crimson"],
  // My Teen Romantic Comedy SNAFU
  39547: ["sweetCan", "harbour", "window", "night", "navy", "lemon", "rose"],
  // NANA
  877: ["pinnedHeart", "stage", "split", "night", "magenta", "crimson", "gold"],
  // Naruto
  20: ["whirlBand", "village", "rising", "dusk", "orange", "cobalt", "vermilion"],
  // Naruto Shippuden
  1735: ["windStar", "mountains", "vision", "dusk", "vermilion", "silver", "orange"],
  // Natsume's Book of Friends
  4081: ["leafCat", "forest", "banner", "dawn", "lilac", "orange", "leaf"],
  // Nausicaä of the Valley of the Wind
  572: ["gullGlider", "clouds", "vision", "dawn", "cyan", "white", "amber"],
  // Neon Genesis Evangelion
  30: ["hornedUnit", "city", "split", "dusk", "vermilion", "violet", "lime"],
  // Neon Genesis Evangelion: The End of Evangelion
  32: ["twistedLance", "sea", "mirror", "night", "blood", "bone", "crimson"],
  // Nichijou: My Ordinary Life
  10165: ["windUpSalmon", "school", "pattern", "day", "cyan", "coral", "leaf"],
  // Nisekoi
  18897: ["locketKey", "school", "window", "dusk", "coral", "gold", "crimson"],
  // Nisekoi
  27787: ["locketKey", "beach", "mirror", "day", "cyan", "crimson", "gold"],
  // Nisemonogatari
  11597: ["flameHornet", "shrine", "split", "dusk", "vermilion", "amber", "orange"],
  // No Game No Life
  19815: ["kingAndCards", "castle", "monument", "dusk", "magenta", "gold", "crimson"],
  // Noragami
  20507: ["fiveYenCoin", "shrine", "rising", "night", "indigo", "gold", "crimson"],
  // Noragami Aragoto
  30503: ["smallShrine", "clouds", "monument", "dusk", "violet", "bone", "crimson"],
} satisfies Record<number, Direction>;
