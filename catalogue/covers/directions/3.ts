import type { Direction } from "../direction.ts";

export const p3Anime = {
  // Death Note
  1535: ["appleNotebook", "city", "rising", "dusk", "crimson", "coal", "crimson"],
  // Demon Slayer: the series, Mugen Train (film, arc), Infinity Castle, Hashira Training, Swordsmith Village, Entertainment District
  38000: ["sunriseEarrings", "snowfield", "rising", "dawn", "jade", "coal", "crimson"],
  40456: ["steamLocomotive", "railway", "monument", "night", "indigo", "silver", "vermilion"],
  49926: ["steamLocomotive", "railway", "burst", "dusk", "vermilion", "coal", "amber"],
  59192: ["biwaLute", "castle", "near", "night", "violet", "amber", "crimson"],
  55701: ["sunriseEarrings", "bamboo", "banner", "day", "leaf", "forest", "vermilion"],
  51019: ["pursedMask", "village", "window", "dusk", "orange", "bone", "crimson"],
  47778: ["courtesanFan", "neonStreet", "vision", "night", "magenta", "gold", "crimson"],
  // Bleach: the series, Thousand-Year Blood War, The Separation, The Conflict
  269: ["boneMask", "rooftop", "rising", "night", "cobalt", "bone", "crimson"],
  41467: ["boneMask", "ruins", "near", "storm", "slate", "white", "crimson"],
  53998: ["wrappedCleaver", "city", "split", "night", "azure", "silver", "crimson"],
  56784: ["wrappedCleaver", "castle", "burst", "dusk", "violet", "coal", "orange"],
  // Kaguya-sama: Love is War: the seasons, The First Kiss That Never Ends, Ultra Romantic
  37999: ["heartSabres", "school", "rising", "dusk", "rose", "crimson", "gold"],
  40591: ["heartSabres", "library", "split", "day", "azure", "crimson", "navy"],
  52198: ["heartBalloons", "snowfield", "vision", "night", "navy", "rose", "silver"],
  43608: ["heartBalloons", "rooftop", "burst", "dusk", "violet", "crimson", "gold"],
  // Komi Can't Communicate
  48926: ["catEarBubble", "school", "near", "dawn", "lilac", "violet", "pink"],
  // The Seven Deadly Sins: the series, Revival of the Commandments, Signs of Holy War, Imperial Wrath of the Gods
  23755: ["dragonRing", "hills", "burst", "day", "leaf", "crimson", "gold"],
  34577: ["dragonRing", "castle", "rising", "night", "plum", "amber", "crimson"],
  31722: ["cloverPig", "village", "monument", "day", "azure", "rose", "forest"],
  39701: ["cloverPig", "battlefield", "banner", "storm", "steel", "pink", "jade"],
  // Nisekoi
  18897: ["locketKey", "school", "window", "dusk", "coral", "gold", "crimson"],
  27787: ["locketKey", "beach", "mirror", "day", "cyan", "crimson", "gold"],
  // Soul Eater
  3588: ["grinScythe", "city", "burst", "dusk", "orange", "crimson", "amber"],
  // Don't Toy with Me, Miss Nagatoro
  42361: ["teasingPalette", "school", "burst", "day", "orange", "bronze", "magenta"],
  // Gurren Lagann
  2001: ["heavenDrill", "desert", "monument", "night", "cobalt", "gold", "vermilion"],
  // Charlotte
  28999: ["greatComet", "school", "vision", "night", "azure", "cyan", "lemon"],
  // Psycho-Pass
  13601: ["verdictPistol", "neonStreet", "near", "night", "teal", "silver", "cyan"],
  // anohana
  9989: ["forgetMeNots", "lake", "mirror", "dawn", "cyan", "cobalt", "lemon"],
  // The Devil is a Part-Timer!
  15809: ["hornedBurger", "city", "monument", "dusk", "crimson", "amber", "leaf"],
  // Kakegurui, Kakegurui××
  34933: ["eyeCards", "room", "burst", "dusk", "blood", "coal", "crimson"],
  37086: ["eyeCards", "stage", "pattern", "night", "plum", "blood", "gold"],
  // Fate/Zero: both seasons
  10087: ["wishGrail", "city", "vision", "night", "indigo", "gold", "crimson"],
  11741: ["wishGrail", "ruins", "monument", "dusk", "blood", "straw", "azure"],
  // Mushoku Tensei: Jobless Reincarnation: the parts
  39535: ["waterStaff", "hills", "rising", "day", "azure", "brown", "azure"],
  45576: ["waterStaff", "desert", "banner", "dusk", "rose", "navy", "cyan"],
  51179: ["starMageHat", "snowfield", "near", "dawn", "silver", "cobalt", "gold"],
  // Howl's Moving Castle
  431: ["walkingCastle", "hills", "monument", "day", "cyan", "brown", "crimson"],
  // Rent-a-Girlfriend
  40839: ["datePhone", "city", "split", "day", "cyan", "navy", "rose"],
  // Love, Chunibyo & Other Delusions!, Heart Throb
  14741: ["circleEyepatch", "rooftop", "rising", "dusk", "violet", "white", "gold"],
  18671: ["circleEyepatch", "beach", "window", "night", "navy", "pink", "gold"],
  // Samurai Champloo
  205: ["recordKatana", "riceField", "split", "dusk", "vermilion", "coal", "amber"],
  // Miss Kobayashi's Dragon Maid
  33206: ["maidDragon", "city", "split", "day", "jade", "forest", "amber"],
  // Beyond the Boundary
  18153: ["bloodSpectacles", "rooftop", "burst", "dusk", "teal", "crimson", "blood"],
  // Log Horizon
  17265: ["contractQuill", "castle", "banner", "dawn", "azure", "sand", "vermilion"],
  // The Irregular at Magic High School
  20785: ["spellFlower", "school", "rising", "night", "teal", "silver", "cyan"],
  // Hellsing, Hellsing Ultimate
  270: ["hunterHat", "graveyard", "rising", "night", "crimson", "blood", "amber"],
  777: ["hunterHat", "city", "near", "storm", "slate", "crimson", "amber"],
  // The Ancient Magus' Bride
  35062: ["poppySkull", "forest", "window", "dusk", "jade", "bone", "crimson"],
  // The God of High School
  41353: ["cloudStaff", "stadium", "vision", "night", "cobalt", "white", "vermilion"],
  // Yuri!!! on ICE
  32995: ["figureSkate", "stadium", "mirror", "night", "violet", "silver", "gold"],
  // FLCL
  227: ["vividScooter", "hills", "burst", "day", "magenta", "lemon", "cyan"],
  // Daily Lives of High School Boys
  11843: ["schoolJacket", "school", "pattern", "print", "lemon", "navy", "amber"],
  // Spice and Wolf
  2966: ["wheatWolfTail", "riceField", "rising", "dusk", "coral", "straw", "crimson"],
  // Yamada-kun and the Seven Witches
  28677: ["swapKiss", "school", "banner", "day", "pink", "crimson", "violet"],
  // The Eminence in Shadow: both seasons
  48316: ["atomSword", "city", "vision", "night", "violet", "lilac", "magenta"],
  54595: ["atomSword", "ruins", "pattern", "night", "plum", "white", "violet"],
  // Arifureta
  36882: ["sparkRevolver", "cliffs", "split", "storm", "slate", "silver", "crimson"],
  // Kiznaiver
  31798: ["sevenBonds", "city", "pattern", "dawn", "cyan", "cobalt", "magenta"],
  // Bocchi the Rock!
  47917: ["boxGuitar", "stage", "monument", "print", "pink", "bronze", "amber"],
  // Accel World
  11759: ["swallowtail", "neonStreet", "rising", "night", "magenta", "plum", "cyan"],
  // Sailor Moon
  530: ["crescentWand", "city", "burst", "night", "navy", "gold", "rose"],
  // Evangelion: 1.0, 3.0+1.0
  2759: ["forkedLance", "city", "window", "night", "indigo", "silver", "crimson"],
  3786: ["forkedLance", "sea", "mirror", "dusk", "crimson", "white", "orange"],
  // Initial D
  185: ["pandaCoupe", "racetrack", "mirror", "night", "navy", "white", "lemon"],
  // My Neighbor Totoro
  523: ["acornLeaf", "forest", "vision", "storm", "jade", "bronze", "leaf"],
  // Wolf Children
  12355: ["wolfCubs", "mountains", "monument", "dawn", "cyan", "slate", "bronze"],
} satisfies Record<number, Direction>;

export const p3Manga = {
  // Death Note
  21: ["appleNotebook", "library", "split", "print", "bone", "coal", "crimson"],
  // Demon Slayer
  96792: ["bambooMuzzle", "snowfield", "pattern", "print", "jade", "lime", "pink"],
  // Vagabond
  656: ["ringTwoSwords", "mountains", "vision", "print", "sand", "coal", "blood"],
  // Bleach
  12: ["wrappedCleaver", "void", "banner", "print", "orange", "coal", "vermilion"],
  // Kaguya-sama: Love Is War
  90125: ["heartSabres", "rays", "pattern", "print", "pink", "crimson", "coal"],
  // Komi Can't Communicate
  99007: ["catEarBubble", "room", "pattern", "print", "azure", "plum", "pink"],
  // The Seven Deadly Sins
  44485: ["dragonRing", "mountains", "split", "dusk", "teal", "blood", "amber"],
  // Nisekoi
  31499: ["locketKey", "flowerField", "pattern", "print", "rose", "cobalt", "gold"],
  // Soul Eater
  908: ["grinScythe", "graveyard", "vision", "night", "violet", "silver", "gold"],
  // Fire Punch
  98270: ["burningFist", "snowfield", "vision", "storm", "silver", "bone", "vermilion"],
  // Dorohedoro
  1133: ["spinedGasMask", "alley", "near", "storm", "olive", "sand", "vermilion"],
  // Pandora Hearts
  3031: ["chainedWatch", "castle", "window", "night", "plum", "gold", "crimson"],
  // Don't Toy With Me, Miss Nagatoro
  110737: ["teasingPalette", "room", "banner", "print", "rose", "brown", "coral"],
  // Mushoku Tensei: Jobless Reincarnation
  70261: ["starMageHat", "library", "pattern", "print", "teal", "indigo", "amber"],
  // Rent-A-Girlfriend
  108407: ["datePhone", "beach", "near", "dawn", "pink", "cobalt", "magenta"],
  // Hellsing
  267: ["batCoffin", "graveyard", "monument", "night", "blood", "bone", "crimson"],
  // Pretty Guardian Sailor Moon
  92: ["crescentWand", "planet", "rising", "dusk", "pink", "gold", "magenta"],
  // Grandmaster of Demonic Cultivation
  121405: ["tasselFlute", "temple", "banner", "dusk", "plum", "coal", "crimson"],
} satisfies Record<number, Direction>;
