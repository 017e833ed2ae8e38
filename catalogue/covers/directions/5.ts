import type { Direction } from "../direction.ts";

export const p5Anime = {
  // Chainsaw Man
  44511: ["chainsawTeeth", "city", "burst", "dusk", "blood", "orange", "silver"],
  57555: ["pinAndFlower", "harbour", "rising", "night", "violet", "lime", "rose"],
  // Sword Art Online
  11757: ["ironFloors", "clouds", "vision", "day", "azure", "navy", "amber"],
  21881: ["twinBlades", "desert", "split", "dusk", "bronze", "coal", "cyan"],
  31765: ["twinBlades", "stadium", "pattern", "night", "cobalt", "silver", "vermilion"],
  36474: ["frostRose", "forest", "rising", "dawn", "jade", "azure", "gold"],
  39597: ["frostRose", "battlefield", "near", "storm", "crimson", "cyan", "gold"],
  40540: ["frostRose", "starfield", "banner", "night", "indigo", "cobalt", "gold"],
  // Your Name.
  32281: ["cometCord", "lake", "vision", "dusk", "indigo", "cyan", "crimson"],
  // Horimiya
  42897: ["piercedHeart", "school", "banner", "day", "teal", "plum", "amber"],
  // No Game No Life
  19815: ["kingAndCards", "castle", "monument", "dusk", "magenta", "gold", "crimson"],
  // Steel Ball Run
  61469: ["steelBall", "desert", "rising", "day", "azure", "brown", "leaf"],
  // Mob Psycho 100
  32182: ["bentSpoon", "school", "burst", "night", "violet", "silver", "magenta"],
  37510: ["bentSpoon", "city", "split", "storm", "teal", "gold", "violet"],
  50172: ["towerBroccoli", "city", "vision", "dusk", "rose", "leaf", "straw"],
  // Haikyuu!!
  20583: ["volleyballSpin", "gym", "rising", "day", "orange", "straw", "cobalt"],
  28891: ["crowSpread", "clouds", "burst", "dusk", "amber", "coal", "orange"],
  32935: ["volleyballSpin", "stadium", "split", "dusk", "violet", "white", "magenta"],
  38883: ["crowSpread", "stadium", "banner", "night", "cobalt", "coal", "orange"],
  40776: ["volleyballSpin", "gym", "near", "print", "vermilion", "amber", "navy"],
  // Spirited Away
  199: ["bathhouse", "sea", "mirror", "night", "teal", "vermilion", "amber"],
  // Ao Haru Ride
  21995: ["parkClock", "school", "monument", "dawn", "azure", "cobalt", "pink"],
  // Bunny Girl Senpai
  37450: ["bunnyBand", "beach", "vision", "dawn", "cyan", "plum", "crimson"],
  // Death Parade
  28223: ["lastCocktail", "room", "mirror", "night", "plum", "lilac", "cyan"],
  // GTO
  245: ["teachersBike", "city", "split", "day", "leaf", "crimson", "amber"],
  // Another
  11111: ["sharpUmbrella", "graveyard", "rising", "storm", "slate", "crimson", "blood"],
  // Maid Sama!
  7054: ["maidFrills", "school", "split", "dawn", "rose", "white", "navy"],
  // My Dress-Up Darling
  48736: ["treadleMachine", "room", "rising", "dawn", "coral", "indigo", "pink"],
  53065: ["threadReel", "stage", "burst", "dusk", "indigo", "straw", "rose"],
  // Elfen Lied
  226: ["paleLily", "beach", "near", "dusk", "blood", "pink", "gold"],
  // Highschool of the Dead
  8074: ["graveHand", "school", "monument", "night", "forest", "lime", "crimson"],
  // Fruits Basket
  38680: ["oddOneBasket", "hills", "window", "dawn", "straw", "brown", "vermilion"],
  // Bungo Stray Dogs
  31478: ["clawedBook", "harbour", "banner", "dusk", "olive", "brown", "amber"],
  32867: ["clawedBook", "city", "near", "night", "navy", "bone", "crimson"],
  // Clannad
  2167: ["threeDumplings", "school", "pattern", "dawn", "pink", "rose", "leaf"],
  4181: ["junkRobot", "flowerField", "vision", "dawn", "lime", "brown", "amber"],
  // Ouran High School Host Club
  853: ["hostRose", "library", "window", "dusk", "pink", "crimson", "leaf"],
  // Sakamoto Days
  60285: ["cornerShop", "neonStreet", "monument", "night", "teal", "straw", "vermilion"],
  // Saiki K.
  33255: ["coffeeJelly", "room", "pattern", "day", "pink", "brown", "magenta"],
  34612: ["coffeeJelly", "school", "split", "print", "lime", "brown", "crimson"],
  // My Little Monster
  14227: ["proudRooster", "rooftop", "rising", "day", "coral", "white", "crimson"],
  // Golden Time
  17895: ["wrappedRoses", "railway", "near", "dusk", "gold", "white", "crimson"],
  // Black Lagoon
  889: ["crossedPistols", "harbour", "burst", "dusk", "teal", "silver", "brown"],
  // Plastic Memories
  27775: ["fairWheel", "city", "mirror", "dusk", "violet", "white", "coral"],
  // Haruhi Suzumiya
  849: ["brigadeMegaphone", "school", "burst", "day", "amber", "cobalt", "vermilion"],
  // Banana Fish
  36649: ["bananaFish", "city", "window", "night", "teal", "lemon", "crimson"],
  // The Misfit of Demon King Academy
  40496: ["demonCrown", "castle", "banner", "night", "plum", "crimson", "gold"],
  // Kabaneri of the Iron Fortress
  28623: ["ironEngine", "railway", "monument", "night", "forest", "silver", "amber"],
  // Higurashi
  934: ["duskCicada", "shrine", "rising", "dusk", "blood", "olive", "crimson"],
  // Trigun
  6: ["longRevolver", "desert", "split", "dusk", "amber", "silver", "crimson"],
  // Haven't You Heard? I'm Sakamoto
  32542: ["coolJacket", "school", "window", "dawn", "leaf", "navy", "crimson"],
  // From the New World
  13125: ["ritualFire", "village", "mirror", "night", "indigo", "bronze", "amber"],
  // 91 Days
  32998: ["feltHat", "alley", "split", "dusk", "brown", "slate", "amber"],
  // Mashle
  52211: ["creamPuff", "castle", "rising", "dusk", "cobalt", "amber", "pink"],
  55813: ["starDumbbell", "castle", "split", "day", "azure", "coal", "gold"],
  // Angels of Death
  35994: ["bandagedScythe", "ruins", "near", "night", "cobalt", "silver", "lemon"],
  // The Testament of Sister New Devil
  23233: ["hornedHeart", "city", "burst", "night", "magenta", "crimson", "violet"],
  // Tokyo Godfathers
  759: ["foundlingBasket", "city", "monument", "night", "navy", "tan", "crimson"],
  // Serial Experiments Lain
  339: ["wiredPole", "city", "mirror", "dawn", "lime", "slate", "vermilion"],
  // Ponyo
  2890: ["pailWithTail", "sea", "mirror", "day", "cyan", "leaf", "vermilion"],
  // Weathering with You
  38826: ["clearSkyDoll", "rooftop", "vision", "dusk", "azure", "white", "amber"],
} satisfies Record<number, Direction>;

export const p5Manga = {
  // Chainsaw Man
  116778: ["chainsawTeeth", "alley", "split", "print", "amber", "vermilion", "steel"],
  // Sword Art Online
  21479: ["twinBlades", "castle", "burst", "day", "jade", "coal", "cyan"],
  // Horimiya
  42451: ["piercedHeart", "flowerField", "pattern", "print", "pink", "coal", "rose"],
  // Steel Ball Run
  1706: ["steelBall", "cliffs", "split", "dusk", "vermilion", "lilac", "gold"],
  // JoJolion
  25515: ["bubbleCap", "harbour", "window", "dawn", "lilac", "white", "azure"],
  // Mob Psycho 100
  60783: ["bentSpoon", "neonStreet", "pattern", "print", "lemon", "navy", "vermilion"],
  // Uzumaki
  436: ["spiralSnail", "village", "monument", "storm", "coal", "bone", "blood"],
  // Haikyuu!!
  35243: ["volleyballSpin", "school", "pattern", "day", "cyan", "coal", "orange"],
  // Ao Haru Ride
  24294: ["parkClock", "flowerField", "rising", "day", "pink", "teal", "rose"],
  // GTO
  336: ["teachersBike", "railway", "monument", "dusk", "orange", "white", "vermilion"],
  // Maid Sama!
  2921: ["maidFrills", "kitchen", "pattern", "print", "leaf", "white", "rose"],
  // My Dress-Up Darling
  112268: ["treadleMachine", "neonStreet", "banner", "day", "lilac", "crimson", "gold"],
  // Yotsuba&!
  104: ["fourLeaves", "hills", "burst", "day", "azure", "leaf", "orange"],
  // Fruits Basket
  102: ["plumRiceBall", "flowerField", "rising", "day", "jade", "white", "crimson"],
  // All You Need Is Kill
  62887: ["loopAxe", "battlefield", "near", "storm", "bronze", "silver", "vermilion"],
  // Ouran High School Host Club
  30: ["pricelessVase", "castle", "monument", "dawn", "rose", "cobalt", "gold"],
  // Pluto
  745: ["hornedWorld", "ruins", "vision", "night", "crimson", "bone", "azure"],
  // Sakamoto Days
  131334: ["sightedGlasses", "alley", "rising", "print", "jade", "cyan", "crimson"],
  // Black Lagoon
  735: ["crossedPistols", "sea", "split", "storm", "blood", "coal", "amber"],
  // Banana Fish
  756: ["bananaFish", "railway", "rising", "print", "rose", "gold", "navy"],
  // Ranma 1/2
  23: ["twoWaterKettle", "bamboo", "banner", "day", "olive", "vermilion", "azure"],
  // Takopi's Original Sin
  142600: ["happyCamera", "starfield", "window", "night", "indigo", "pink", "lemon"],
} satisfies Record<number, Direction>;
