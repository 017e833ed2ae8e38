import { seededUid } from "../../functions/table/people/seeded-accounts.ts";
import type { Genre } from "../../shared/filters.ts";
import type { presetAvatars } from "../../shared/profile.ts";

/** One member of the demo community. */
export interface Person {
  readonly username: string;
  readonly bio: string;
  readonly avatar: (typeof presetAvatars)[number];
  /** What they watch and read most. */
  readonly likes: readonly Genre[];
  /** How many titles of each kind they have on their lists. */
  readonly anime: number;
  readonly manga: number;
}

const person = (
  username: string,
  avatar: Person["avatar"],
  likes: readonly Genre[],
  [anime, manga]: readonly [number, number],
  bio: string,
): Person => ({ username, avatar, likes, anime, manga, bio });

/** The demo community, so that a newcomer on their own machine sees a living place. Never part of a deployment. */
export const people: readonly Person[] = [
  person(
    "mika",
    "wizard-girl",
    ["Fantasy", "Adventure", "Drama"],
    [180, 60],
    "Slow journeys, long shadows, good bread. Currently crying over a demon-slaying elf.",
  ),
  person(
    "hoshiko",
    "queen",
    ["Drama", "Romance", "Slice of Life"],
    [260, 90],
    "If nobody confesses by episode ten I start writing letters.",
  ),
  person(
    "tanuki",
    "beach",
    ["Comedy", "Slice of Life", "Gourmet"],
    [220, 40],
    "Here for the food scenes.",
  ),
  person(
    "rin_dex",
    "knight-female",
    ["Action", "Suspense", "Sci-Fi"],
    [240, 70],
    "Sorting shows by how many plans fail in them.",
  ),
  person(
    "okami",
    "king",
    ["Action", "Fantasy", "Supernatural"],
    [170, 120],
    "Reads ahead, says nothing.",
  ),
  person(
    "drsato",
    "scientist",
    ["Sci-Fi", "Mystery", "Suspense"],
    [160, 35],
    "Time machines should come with a manual.",
  ),
  person(
    "yuzu-tea",
    "beach-girl",
    ["Slice of Life", "Comedy"],
    [120, 80],
    "Blanket, tea, twelve episodes.",
  ),
  person(
    "kaito88",
    "knight",
    ["Sports", "Action"],
    [140, 55],
    "Third string in everything, first row in the stands.",
  ),
  person(
    "NoriMaki",
    "nerd",
    ["Gourmet", "Comedy"],
    [95, 30],
    "I pause cooking shows to take notes.",
  ),
  person(
    "ayame",
    "queen",
    ["Romance", "Drama", "Supernatural"],
    [150, 110],
    "Festival episode collector.",
  ),
  person(
    "pixelronin",
    "nerd",
    ["Sci-Fi", "Action", "Avant Garde"],
    [130, 20],
    "Hand-drawn explosions only, please.",
  ),
  person(
    "moonrabbit",
    "wizard-girl",
    ["Supernatural", "Mystery"],
    [110, 65],
    "Ghosts are people too.",
  ),
  person("haruka_s", "scientist-female", ["Drama", "Award Winning"], [105, 25], "Films first."),
  person("bokuto", "knight", ["Sports", "Comedy"], [90, 45], "HEY HEY HEY."),
  person(
    "shiro",
    "wizard",
    ["Fantasy", "Adventure"],
    [125, 50],
    "Maps at the front of the book, always.",
  ),
  person(
    "lanternfish",
    "scientist-female",
    ["Horror", "Suspense"],
    [80, 75],
    "Sleeping with the light on since 1999.",
  ),
  person(
    "kumo",
    "nerd-female",
    ["Mystery", "Suspense"],
    [100, 60],
    "It was the twin. It is always the twin.",
  ),
  person("senpai_ko", "beach-girl", ["Romance", "Comedy"], [85, 95], "Noticed."),
  person("gachi", "king", ["Action", "Comedy"], [145, 30], "Power levels matter."),
  person(
    "old_otaku",
    "wizard",
    ["Sci-Fi", "Drama", "Adventure"],
    [230, 85],
    "Taped the first runs. Still have the tapes.",
  ),
  person("mochi", "beach-girl", ["Slice of Life", "Romance"], [70, 40], "Round and content."),
  person("tetsuo_b", "nerd", ["Sci-Fi", "Horror"], [75, 20], "Neo-Tokyo resident."),
  person(
    "sakura-dori",
    "queen",
    ["Romance", "Drama"],
    [60, 70],
    "Cherry blossoms fall at five centimetres per second.",
  ),
  person("blackquill", "wizard", ["Fantasy", "Horror", "Action"], [65, 130], "The manga has more."),
  person(
    "emi",
    "nerd-female",
    ["Comedy", "Slice of Life"],
    [55, 25],
    "Learning Japanese one opening at a time.",
  ),
  person("raijin", "knight", ["Action", "Adventure"], [115, 45], "Marathon runner, episodes only."),
  person("foxglove", "wizard-girl", ["Mystery", "Fantasy"], [50, 55], "Apothecary by day."),
  person(
    "captain_k",
    "king",
    ["Adventure", "Action"],
    [45, 15],
    "One thousand episodes in. Worth it.",
  ),
  person(
    "nightbus",
    "nerd",
    ["Suspense", "Avant Garde"],
    [68, 18],
    "Watches things twice to understand them once.",
  ),
  person("hinata_p", "beach", ["Sports", "Slice of Life"], [40, 35], "Small giant."),
  person("inkwell", "scientist", ["Drama", "Award Winning"], [35, 140], "Paper over pixels."),
  person("suzu", "nerd-female", ["Supernatural", "Romance"], [58, 33], "Bell at the shrine gate."),
  person("gundamdad", "scientist", ["Sci-Fi", "Action"], [88, 12], "Two kids, forty kits."),
  person("ramen_rei", "beach", ["Gourmet", "Slice of Life"], [30, 22], "Extra egg."),
  person("vinland", "knight", ["Action", "Drama", "Adventure"], [52, 48], "I have no enemies."),
  person("yoru", "knight-female", ["Horror", "Supernatural"], [38, 42], "Only after midnight."),
  person(
    "chibi_chan",
    "beach-girl",
    ["Comedy", "Fantasy"],
    [25, 15],
    "New here! Tell me what to watch.",
  ),
  person("maestro", "king", ["Drama", "Romance"], [33, 10], "Came for the music."),
  person("zero-two-fan", "nerd", ["Sci-Fi", "Romance"], [20, 8], "Darling?"),
  person(
    "newtype",
    "scientist-female",
    ["Sci-Fi", "Suspense"],
    [12, 5],
    "Just started. Be gentle with spoilers.",
  ),
];

/** Where a demo account signs in on the local sign-in page. */
export interface DemoAccount {
  readonly username: string;
  readonly email: string;
  /** The provider's name for the account, which is the id that the seed gives it, too. */
  readonly subject: string;
}

/** The accounts of the demo community, for the one-click buttons of the local sign-in page. */
export const demoAccounts: readonly DemoAccount[] = people.map(({ username }) => ({
  username,
  email: `${username.toLowerCase()}@example.com`,
  subject: seededUid(username),
}));
