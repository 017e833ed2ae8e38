import type { Direction } from "../direction.ts";

/** By the name of the title, where The and A do not count. */
export const directions = {
  // One Piece
  21: ["sabreHat", "sea", "rising", "day", "azure", "straw", "crimson"],
  // One-Punch Man
  30276: ["gloveFist", "city", "burst", "day", "lemon", "crimson", "gold"],
  // One-Punch Man Season 2
  34134: ["gloveFist", "ruins", "near", "dusk", "violet", "crimson", "amber"],
  // Orange
  32729: ["orangeLetter", "school", "rising", "dawn", "azure", "orange", "leaf"],
  // Oreimo
  8769: ["secretCase", "room", "pattern", "print", "orange", "cobalt", "pink"],
  // [Oshi No Ko]
  52034: ["starEye", "stage", "near", "night", "violet", "magenta", "lemon"],
  // [Oshi No Ko] Season 2
  55791: ["starMic", "stage", "burst", "dusk", "indigo", "pink", "amber"],
  // Ouran High School Host Club
  853: ["hostRose", "library", "window", "dusk", "pink", "crimson", "leaf"],
  // Overlord
  29803: ["hoodedSkull", "graveyard", "monument", "night", "violet", "indigo", "gold"],
  // Overlord
  35073: ["serpentStaff", "snowfield", "rising", "dusk", "plum", "bronze", "crimson"],
  // Overlord
  37675: ["hoodedSkull", "castle", "banner", "storm", "crimson", "plum", "amber"],
  // Paprika
  1943: ["frogDrum", "city", "burst", "day", "magenta", "leaf", "crimson"],
  // Paranoia Agent
  323: ["bentBat", "railway", "split", "storm", "teal", "gold", "crimson"],
  // Parasyte
  22535: ["eyeHand", "city", "monument", "night", "teal", "tan", "crimson"],
  // Perfect Blue
  437: ["shatteredMirror", "stage", "vision", "night", "cobalt", "pink", "crimson"],
  // The Pet Girl of Sakurasou
  13759: ["blossomPalette", "school", "window", "dawn", "pink", "brown", "magenta"],
  // Plastic Memories
  27775: ["fairWheel", "city", "mirror", "dusk", "violet", "white", "coral"],
  // Pokémon
  527: ["grassCapsule", "hills", "monument", "dusk", "azure", "amber", "leaf"],
  // Ponyo
  2890: ["pailWithTail", "sea", "mirror", "day", "cyan", "leaf", "vermilion"],
  // Princess Mononoke
  164: ["antlerSpirit", "forest", "vision", "night", "forest", "sand", "gold"],
  // Prison School
  30240: ["handcuffs", "wall", "banner", "print", "lime", "steel", "magenta"],
  // The Promised Neverland
  37779: ["plushRabbit", "forest", "vision", "dawn", "leaf", "bone", "crimson"],
  // The Promised Neverland
  39617: ["plushRabbit", "ruins", "banner", "dusk", "amber", "tan", "teal"],
  // Psycho-Pass
  13601: ["verdictPistol", "neonStreet", "near", "night", "teal", "silver", "cyan"],
  // Puella Magi Madoka Magica
  9756: ["soulEgg", "ruins", "window", "dusk", "plum", "pink", "gold"],
  // The Quintessential Quintuplets
  38101: ["fiveBouquet", "school", "rising", "dawn", "pink", "magenta", "amber"],
  // The Quintessential Quintuplets 2
  39783: ["weddingBells", "beach", "window", "day", "cyan", "gold", "rose"],
  // Ranking of Kings
  40834: ["shadowCrown", "hills", "monument", "day", "lime", "gold", "crimson"],
  // ReLIFE
  30015: ["rejuvPill", "school", "split", "day", "azure", "rose", "lemon"],
  // Rent-a-Girlfriend
  40839: ["datePhone", "city", "split", "day", "cyan", "navy", "rose"],
  // Re:Zero
  31240: ["witchGrasp", "castle", "vision", "night", "indigo", "crimson", "violet"],
  // Re:Zero
  39587: ["frozenClock", "snowfield", "rising", "dawn", "lilac", "violet", "cyan"],
  // Re:Zero
  42203: ["frozenClock", "forest", "mirror", "night", "teal", "gold", "cyan"],
  // Re:Zero
  54857: ["witchGrasp", "lake", "split", "dusk", "coral", "rose", "cyan"],
  // The Rising of the Shield Hero
  35790: ["jewelShield", "battlefield", "split", "storm", "olive", "silver", "leaf"],
  // The Rising of the Shield Hero Season 2
  40356: ["roundBird", "lake", "mirror", "day", "teal", "white", "rose"],
  // Rosario + Vampire
  2993: ["batwingCross", "graveyard", "burst", "dusk", "magenta", "crimson", "gold"],
  // Rurouni Kenshin
  45: ["swordAndSheath", "temple", "banner", "dusk", "coral", "navy", "crimson"],
  // Saekano
  23277: ["beretInWind", "hills", "banner", "day", "cyan", "bone", "pink"],
  // Saga of Tanya the Evil
  32615: ["wingedCap", "battlefield", "vision", "dusk", "blood", "olive", "gold"],
  // Saiki K.
  33255: ["coffeeJelly", "room", "pattern", "day", "pink", "brown", "magenta"],
  // Saiki K.
  34612: ["coffeeJelly", "school", "split", "print", "lime", "brown", "crimson"],
  // Sailor Moon
  530: ["crescentWand", "city", "burst", "night", "navy", "gold", "rose"],
  // Sakamoto Days
  60285: ["cornerShop", "neonStreet", "monument", "night", "teal", "straw", "vermilion"],
  // Samurai Champloo
  205: ["recordKatana", "riceField", "split", "dusk", "vermilion", "coal", "amber"],
  // Scum's Wish
  32949: ["threadHearts", "school", "banner", "dusk", "magenta", "pink", "steel"],
  // Seraph of the End: Battle in Nagoya
  28927: ["twoWingedSword", "ruins", "burst", "night", "forest", "bone", "lime"],
  // Seraph of the End: Vampire Reign
  26243: ["twoWingedSword", "city", "split", "dusk", "blood", "silver", "crimson"],
  // Serial Experiments Lain
  339: ["wiredPole", "city", "mirror", "dawn", "lime", "slate", "vermilion"],
  // The Seven Deadly Sins: the series, Revival of the Commandments, Signs of Holy War, Imperial Wrath of the Gods
  23755: ["dragonRing", "hills", "burst", "day", "leaf", "crimson", "gold"],
  // The Seven Deadly Sins: the series, Revival of the Commandments, Signs of Holy War, Imperial Wrath of the Gods
  34577: ["dragonRing", "castle", "rising", "night", "plum", "amber", "crimson"],
  // The Seven Deadly Sins: the series, Revival of the Commandments, Signs of Holy War, Imperial Wrath of the Gods
  31722: ["cloverPig", "village", "monument", "day", "azure", "rose", "forest"],
  // The Seven Deadly Sins: the series, Revival of the Commandments, Signs of Holy War, Imperial Wrath of the Gods
  39701: ["cloverPig", "battlefield", "banner", "storm", "steel", "pink", "jade"],
  // Shimoneta
  29786: ["crossedMegaphone", "city", "split", "print", "lemon", "magenta", "violet"],
  // A Silent Voice
  28851: ["carpRing", "lake", "mirror", "day", "cyan", "vermilion", "amber"],
  // Slam Dunk
  170: ["dunkBasket", "stadium", "rising", "dusk", "crimson", "orange", "crimson"],
  // Snow White with the Red Hair
  30123: ["mortarAndApple", "castle", "mirror", "dawn", "jade", "crimson", "forest"],
  // Solo Leveling
  52299: ["shadowDaggers", "ruins", "burst", "night", "indigo", "silver", "violet"],
  // Solo Leveling
  58567: ["shadowHelm", "battlefield", "vision", "night", "violet", "steel", "cyan"],
  // Soul Eater
  3588: ["grinScythe", "city", "burst", "dusk", "orange", "crimson", "amber"],
  // Spice and Wolf
  2966: ["wheatWolfTail", "riceField", "rising", "dusk", "coral", "straw", "crimson"],
  // Spirited Away
  199: ["bathhouse", "sea", "mirror", "night", "teal", "vermilion", "amber"],
  // Spy x Family
  50265: ["spyPeanut", "village", "pattern", "print", "jade", "gold", "coal"],
  // Spy x Family Part 2
  50602: ["pistolRose", "city", "rising", "dawn", "pink", "slate", "crimson"],
  // Steel Ball Run
  61469: ["steelBall", "desert", "rising", "day", "azure", "brown", "leaf"],
  // Steins;Gate
  9253: ["nixieTubes", "city", "split", "storm", "steel", "bronze", "orange"],
  // Steins;Gate 0
  30484: ["fruitMicrowave", "room", "monument", "storm", "slate", "bone", "lime"],
  // Summer Wars
  5681: ["flowerCards", "clouds", "burst", "day", "cyan", "crimson", "gold"],
  // Sword Art Online
  11757: ["ironFloors", "clouds", "vision", "day", "azure", "navy", "amber"],
  // Sword Art Online
  21881: ["twinBlades", "desert", "split", "dusk", "bronze", "coal", "cyan"],
  // Sword Art Online
  31765: ["twinBlades", "stadium", "pattern", "night", "cobalt", "silver", "vermilion"],
  // Sword Art Online
  36474: ["frostRose", "forest", "rising", "dawn", "jade", "azure", "gold"],
  // Sword Art Online
  39597: ["frostRose", "battlefield", "near", "storm", "crimson", "cyan", "gold"],
  // Sword Art Online
  40540: ["frostRose", "starfield", "banner", "night", "indigo", "cobalt", "gold"],
  // Terror in Resonance
  23283: ["sphinxGasMask", "ruins", "near", "storm", "steel", "olive", "vermilion"],
  // The Testament of Sister New Devil
  23233: ["hornedHeart", "city", "burst", "night", "magenta", "crimson", "violet"],
  // That Time I Got Reincarnated as a Slime
  37430: ["crownedSlime", "forest", "monument", "dawn", "leaf", "azure", "gold"],
  // That Time I Got Reincarnated as a Slime
  39551: ["wingedSlime", "castle", "banner", "night", "navy", "cyan", "gold"],
  // That Time I Got Reincarnated as a Slime
  41487: ["wingedSlime", "battlefield", "vision", "dusk", "crimson", "azure", "gold"],
  // To Your Eternity
  41025: ["orbWolf", "snowfield", "mirror", "night", "azure", "white", "cyan"],
  // Tokyo Ghoul
  22319: ["ghoulMask", "neonStreet", "near", "night", "plum", "bone", "crimson"],
  // Tokyo Ghoul √A
  27899: ["ghoulEye", "railway", "vision", "storm", "slate", "bone", "crimson"],
  // Tokyo Ghoul:re
  36511: ["ghoulMask", "rooftop", "split", "print", "silver", "steel", "crimson"],
  // Tokyo Ghoul:re Season 2
  37799: ["ghoulEye", "graveyard", "burst", "night", "violet", "bone", "crimson"],
  // Tokyo Godfathers
  759: ["foundlingBasket", "city", "monument", "night", "navy", "tan", "crimson"],
  // Tokyo Revengers
  42249: ["gangBike", "neonStreet", "rising", "dusk", "crimson", "coal", "gold"],
  // Tonikawa
  41389: ["moonRing", "village", "window", "night", "indigo", "straw", "rose"],
  // Toradora!
  4224: ["palmTiger", "school", "rising", "dusk", "coral", "orange", "plum"],
  // Tower of God
  40221: ["endlessTower", "void", "monument", "night", "teal", "gold", "cyan"],
  // Trigun
  6: ["longRevolver", "desert", "split", "dusk", "amber", "silver", "crimson"],
  // Trinity Seven
  25157: ["sevenJewels", "castle", "pattern", "dusk", "plum", "indigo", "gold"],
  // Tsuredure Children
  34902: ["sealedLoveLetter", "school", "rising", "day", "pink", "rose", "crimson"],
  // Vinland Saga
  37521: ["vikingLongship", "sea", "mirror", "dawn", "azure", "brown", "crimson"],
  // Vinland Saga Season 2
  49387: ["wheatSheaf", "hills", "rising", "day", "steel", "amber", "crimson"],
  // Violet Evergarden
  33352: ["letterMachine", "flowerField", "monument", "dusk", "violet", "bone", "gold"],
  // Violet Evergarden
  39741: ["violetLetter", "harbour", "window", "dawn", "pink", "sand", "violet"],
  // Violet Evergarden
  37987: ["violetLetter", "sea", "rising", "night", "cobalt", "bone", "azure"],
  // Weathering with You
  38826: ["clearSkyDoll", "rooftop", "vision", "dusk", "azure", "white", "amber"],
  // Welcome to the N.H.K.
  1210: ["plotTelevision", "room", "monument", "dusk", "olive", "bone", "vermilion"],
  // Whisper of the Heart
  585: ["workshopViolin", "hills", "window", "dusk", "cobalt", "amber", "crimson"],
  // Wolf Children
  12355: ["wolfCubs", "mountains", "monument", "dawn", "cyan", "slate", "bronze"],
  // Wonder Egg Priority
  43299: ["wonderEgg", "flowerField", "banner", "dawn", "lilac", "sand", "magenta"],
  // Wotakoi
  35968: ["heartGamepad", "city", "pattern", "day", "coral", "navy", "rose"],
  // Yamada-kun and the Seven Witches
  28677: ["swapKiss", "school", "banner", "day", "pink", "crimson", "violet"],
  // Yona of the Dawn
  25013: ["dawnDragon", "mountains", "near", "dawn", "coral", "jade", "crimson"],
  // Your Lie in April
  23273: ["springViolin", "stage", "rising", "dawn", "pink", "bronze", "rose"],
  // Your Name.
  32281: ["cometCord", "lake", "vision", "dusk", "indigo", "cyan", "crimson"],
  // Yu Yu Hakusho
  392: ["spiritFinger", "school", "split", "dusk", "leaf", "tan", "azure"],
  // Yu-Gi-Oh!
  481: ["puzzlePendant", "desert", "vision", "dusk", "violet", "gold", "indigo"],
  // Yuri!!! on ICE
  32995: ["figureSkate", "stadium", "mirror", "night", "violet", "silver", "gold"],
} satisfies Record<number, Direction>;
