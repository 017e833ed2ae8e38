import type { Direction } from "../direction.ts";

export const p4Anime = {
  // Attack on Titan
  16498: ["titanGrip", "wall", "vision", "dusk", "amber", "coral", "bone"],
  25777: ["snapBlades", "forest", "rising", "day", "jade", "silver", "forest"],
  35760: ["cellarKey", "wall", "split", "night", "indigo", "gold", "crimson"],
  38524: ["cellarKey", "sea", "window", "dawn", "azure", "gold", "blood"],
  40028: ["snapBlades", "battlefield", "burst", "storm", "vermilion", "bone", "blood"],
  59571: ["titanGrip", "hills", "rising", "dawn", "teal", "crimson", "bone"],
  51535: ["titanGrip", "sea", "monument", "storm", "steel", "rose", "sand"],
  48583: ["snapBlades", "harbour", "banner", "dusk", "cobalt", "silver", "crimson"],
  // Jujutsu Kaisen
  40748: ["cursedFinger", "school", "rising", "night", "violet", "tan", "magenta"],
  48561: ["cursedRing", "city", "split", "dusk", "plum", "silver", "pink"],
  51009: ["eyeCube", "railway", "window", "night", "cobalt", "bone", "crimson"],
  57658: ["eyeCube", "ruins", "burst", "storm", "magenta", "tan", "blood"],
  // Re:Zero
  31240: ["witchGrasp", "castle", "vision", "night", "indigo", "crimson", "violet"],
  39587: ["frozenClock", "snowfield", "rising", "dawn", "lilac", "violet", "cyan"],
  42203: ["frozenClock", "forest", "mirror", "night", "teal", "gold", "cyan"],
  54857: ["witchGrasp", "lake", "split", "dusk", "coral", "rose", "cyan"],
  // Fairy Tail
  6702: ["flamingFist", "castle", "burst", "day", "azure", "tan", "vermilion"],
  22043: ["wingedStarKey", "clouds", "rising", "dusk", "indigo", "gold", "cobalt"],
  // Assassination Classroom
  24833: ["scholarMoon", "school", "vision", "night", "navy", "lemon", "slate"],
  30654: ["scholarMoon", "mountains", "banner", "dusk", "violet", "gold", "coal"],
  // KonoSuba
  30831: ["flyingCabbage", "village", "burst", "day", "cyan", "lime", "leaf"],
  32937: ["houseToad", "flowerField", "monument", "dawn", "orange", "jade", "straw"],
  49458: ["flyingCabbage", "castle", "pattern", "print", "pink", "leaf", "jade"],
  // Dr. Stone
  38691: ["stoneFlask", "forest", "rising", "day", "cyan", "bone", "lime"],
  40852: ["bambooBulb", "cliffs", "burst", "dusk", "orange", "straw", "olive"],
  // Violet Evergarden
  33352: ["letterMachine", "flowerField", "monument", "dusk", "violet", "bone", "gold"],
  39741: ["violetLetter", "harbour", "window", "dawn", "pink", "sand", "violet"],
  37987: ["violetLetter", "sea", "rising", "night", "cobalt", "bone", "azure"],
  // Food Wars
  28171: ["yolkBowl", "kitchen", "burst", "day", "vermilion", "crimson", "amber"],
  32282: ["cooksDuel", "stage", "split", "night", "crimson", "silver", "bone"],
  35788: ["cooksDuel", "school", "banner", "dusk", "plum", "silver", "gold"],
  36949: ["yolkBowl", "railway", "window", "dawn", "jade", "cobalt", "amber"],
  // Hell's Paradise
  46569: ["blossomSkull", "sea", "vision", "dusk", "magenta", "bone", "crimson"],
  // Kaiju No. 8
  52588: ["spineBeast", "city", "monument", "night", "teal", "slate", "cyan"],
  // Orange
  32729: ["orangeLetter", "school", "rising", "dawn", "azure", "orange", "leaf"],
  // That Time I Got Reincarnated as a Slime
  37430: ["crownedSlime", "forest", "monument", "dawn", "leaf", "azure", "gold"],
  39551: ["wingedSlime", "castle", "banner", "night", "navy", "cyan", "gold"],
  41487: ["wingedSlime", "battlefield", "vision", "dusk", "crimson", "azure", "gold"],
  // Yona of the Dawn
  25013: ["dawnDragon", "mountains", "near", "dawn", "coral", "jade", "crimson"],
  // Fire Force
  38671: ["flameHelm", "city", "monument", "dusk", "orange", "navy", "cyan"],
  40956: ["burningSole", "temple", "rising", "dusk", "blood", "vermilion", "lemon"],
  // Hyouka
  12189: ["glassAndBook", "school", "rising", "dawn", "rose", "teal", "gold"],
  // Dororo
  37520: ["bladeArm", "battlefield", "vision", "dusk", "bronze", "tan", "blood"],
  // Guilty Crown
  10793: ["crystalCrown", "ruins", "window", "dusk", "crimson", "lilac", "vermilion"],
  // Goblin Slayer
  37349: ["dentedHelm", "forest", "window", "night", "forest", "steel", "crimson"],
  // To Your Eternity
  41025: ["orbWolf", "snowfield", "mirror", "night", "azure", "white", "cyan"],
  // K-On!
  5680: ["teaGuitar", "school", "pattern", "print", "pink", "crimson", "jade"],
  7791: ["layerCake", "room", "rising", "day", "cyan", "straw", "coral"],
  // Saga of Tanya the Evil
  32615: ["wingedCap", "battlefield", "vision", "dusk", "blood", "olive", "gold"],
  // Darker than Black
  2025: ["fallingStarMask", "neonStreet", "window", "night", "indigo", "bone", "violet"],
  // Black Bullet
  20787: ["blackRounds", "wall", "monument", "dusk", "crimson", "gold", "crimson"],
  // 86
  41457: ["leggedTank", "flowerField", "mirror", "dawn", "azure", "bone", "crimson"],
  // Trinity Seven
  25157: ["sevenJewels", "castle", "pattern", "dusk", "plum", "indigo", "gold"],
  // Gate
  28907: ["columnGate", "city", "monument", "day", "amber", "bone", "azure"],
  // A Certain Magical Index
  4654: ["pinnedHabit", "city", "mirror", "dusk", "azure", "white", "gold"],
  // Free!
  18507: ["splashGoggles", "sea", "split", "day", "azure", "coral", "cyan"],
  // Wonder Egg Priority
  43299: ["wonderEgg", "flowerField", "banner", "dawn", "lilac", "sand", "magenta"],
  // Akashic Records of Bastard Magic Instructor
  32951: ["fateCards", "school", "window", "dusk", "bronze", "crimson", "amber"],
  // How Not to Summon a Demon Lord
  37210: ["hornedThrone", "castle", "mirror", "night", "plum", "bone", "crimson"],
  // Eromanga Sensei
  32901: ["penTablet", "room", "pattern", "print", "cyan", "slate", "rose"],
  // Ranking of Kings
  40834: ["shadowCrown", "hills", "monument", "day", "lime", "gold", "crimson"],
  // March Comes In Like a Lion
  31646: ["riverPiece", "harbour", "mirror", "dusk", "azure", "sand", "cobalt"],
  // Blood Lad
  11633: ["battyBlood", "neonStreet", "vision", "night", "magenta", "crimson", "cyan"],
  // Natsume's Book of Friends
  4081: ["leafCat", "forest", "banner", "dawn", "lilac", "orange", "leaf"],
  // Yu-Gi-Oh!
  481: ["puzzlePendant", "desert", "vision", "dusk", "violet", "gold", "indigo"],
  // Princess Mononoke
  164: ["antlerSpirit", "forest", "vision", "night", "forest", "sand", "gold"],
  // Pokémon
  527: ["grassCapsule", "hills", "monument", "dusk", "azure", "amber", "leaf"],
  // The Garden of Words
  16782: ["rainUmbrella", "lake", "window", "day", "jade", "cyan", "crimson"],
} satisfies Record<number, Direction>;

export const p4Manga = {
  // Attack on Titan
  23390: ["titanGrip", "city", "banner", "print", "olive", "crimson", "tan"],
  // Goodnight Punpun
  4632: ["threadCrane", "rooftop", "vision", "night", "slate", "white", "crimson"],
  // Jujutsu Kaisen
  113138: ["cursedFinger", "temple", "pattern", "print", "crimson", "bronze", "violet"],
  115710: ["cursedRing", "school", "window", "night", "indigo", "gold", "azure"],
  // Fairy Tail
  598: ["flamingFist", "village", "split", "print", "gold", "tan", "crimson"],
  // Gantz
  564: ["blackBall", "room", "rising", "day", "steel", "slate", "lime"],
  // Assassination Classroom
  39883: ["scholarMoon", "rooftop", "rising", "print", "azure", "amber", "coal"],
  // Dr. Stone
  103897: ["stoneFlask", "ruins", "window", "print", "jade", "bone", "lime"],
  // Food Wars
  45757: ["yolkBowl", "kitchen", "pattern", "print", "straw", "vermilion", "amber"],
  // Hell's Paradise
  112318: ["blossomSkull", "flowerField", "split", "print", "teal", "bone", "magenta"],
  // The Flowers of Evil
  24705: ["evilFlower", "school", "monument", "storm", "plum", "crimson", "olive"],
  // Kaiju No. 8
  127907: ["spineBeast", "city", "split", "print", "cyan", "steel", "vermilion"],
  // Orange
  35573: ["orangeLetter", "hills", "pattern", "print", "lemon", "orange", "leaf"],
  // That Time I Got Reincarnated as a Slime
  87609: ["crownedSlime", "mountains", "mirror", "day", "cobalt", "cyan", "amber"],
  // Onanie Master Kurosawa
  8967: ["doorAjar", "school", "monument", "night", "slate", "steel", "straw"],
  // Ajin
  49865: ["bandedHand", "city", "split", "storm", "steel", "coal", "blood"],
  // Yona of the Dawn
  21525: ["dawnDragon", "castle", "burst", "print", "gold", "leaf", "vermilion"],
  // Fire Force
  91037: ["burningSole", "city", "split", "night", "indigo", "orange", "lemon"],
  // Omniscient Reader
  132214: ["starPhone", "railway", "vision", "night", "cobalt", "silver", "gold"],
  // To Your Eternity
  102343: ["orbWolf", "desert", "burst", "print", "orange", "white", "teal"],
} satisfies Record<number, Direction>;
