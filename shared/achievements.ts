import { genres, seasons, type Genre, type Season } from "./filters.ts";
import { grouped } from "./words/grouped.ts";

export const decades = ["1970s", "1980s", "1990s", "2000s", "2010s", "2020s"] as const;
/** "1970s" holds all that came before as well. */
export type Decade = (typeof decades)[number];

/**
 * What achievements count. All of them are counted over what is on a user's lists now, so they may fall;
 * what was earned by them stays.
 */
export type CounterName =
  | "anime"
  | "manga"
  | "episodes"
  | "chapters"
  | "planned"
  | "started"
  | "movies"
  | "shortSeries"
  | "longSeries"
  | "longManga"
  | "genres"
  | "decades"
  | "lists"
  | "rankings"
  | "imports"
  | `genre ${Genre}`
  | `decade ${Decade}`
  | `season ${Season}`;

export type Counters = Readonly<Partial<Record<CounterName, number>>>;

export const families = [
  "First steps",
  "Completed anime",
  "Completed manga",
  "Episodes",
  "Chapters",
  "Genres",
  "Decades",
  "Seasons",
  "Long and short",
  "Lists and imports",
] as const;
type Family = (typeof families)[number];

/** How hard something is to earn; the badge's metal. */
export const tiers = ["bronze", "silver", "gold", "jade", "violet"] as const;
export type Tier = (typeof tiers)[number];

/** Something to earn: `counter` has to reach `goal`. */
export interface Achievement {
  /** Its name in the table and in the badge's file; never changed once it is out. */
  readonly code: string;
  readonly family: Family;
  readonly name: string;
  readonly description: string;
  readonly counter: CounterName;
  readonly goal: number;
  readonly tier: Tier;
}

type Step = readonly [goal: number, name: string];

/** `{n}` and `{s}` in a description stand for the goal and for the plural's ending. */
function describe(pattern: string, goal: number): string {
  return pattern.replace("{n}", grouped(goal)).replace("{s}", goal === 1 ? "" : "s");
}

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, "-");

/** The steps of one counter, from the easiest on; the metals are spread over them from `from` on. */
function ladder(
  family: Family,
  counter: CounterName,
  pattern: string,
  steps: readonly Step[],
  from: Tier = "bronze",
): Achievement[] {
  const first = tiers.indexOf(from);
  const spread = Math.max(1, (steps.length - 1) / (tiers.length - 1 - first));
  return steps.map(([goal, name], step) => ({
    code: `${slug(counter)}-${goal}`,
    family,
    name,
    description: describe(pattern, goal),
    counter,
    goal,
    tier: tiers[first + Math.floor(step / spread)] ?? "violet",
  }));
}

/** The two names of each genre: for a handful of completed titles, and for a shelf full of them. */
const genreNames: Readonly<Record<Genre, readonly [string, string]>> = {
  Action: ["Power Up", "Final Form"],
  Adventure: ["Map in Hand", "Edge of the World"],
  "Award Winning": ["Red Carpet", "Academy of One"],
  "Avant Garde": ["What Was That?", "It All Makes Sense"],
  Comedy: ["Straight Man", "Tsukkomi Master"],
  Drama: ["Something in My Eye", "Out of Tissues"],
  Fantasy: ["Apprentice Mage", "Archmage"],
  Gourmet: ["Itadakimasu", "Clean Plate"],
  Horror: ["Lights On", "Lights Off"],
  Mystery: ["First Clue", "Case Closed"],
  Romance: ["Holding Hands", "Confession Accepted"],
  "Sci-Fi": ["Countdown", "Warp Speed"],
  "Slice of Life": ["Quiet Afternoon", "A Thousand Small Things"],
  Sports: ["First Practice", "National Champion"],
  Supernatural: ["Second Sight", "Friend of Spirits"],
  Suspense: ["Cliffhanger", "Nerves of Steel"],
};

const decadeNames: Readonly<Record<Decade, string>> = {
  "1970s": "Hand-Painted Past",
  "1980s": "VHS Collector",
  "1990s": "Late-Night Broadcast",
  "2000s": "Widescreen Pioneer",
  "2010s": "Simulcast Generation",
  "2020s": "Fresh From Japan",
};

const seasonNames: Readonly<Record<Season, string>> = {
  winter: "Under the Kotatsu",
  spring: "Cherry Blossom Viewer",
  summer: "Fireworks Night",
  fall: "Autumn Leaves",
};

/** Everything there is to earn, family by family, the easier before the harder. */
export const achievements: readonly Achievement[] = [
  ...ladder("First steps", "planned", "Have {n} title{s} planned.", [
    [1, "Something to Look Forward To"],
    [25, "The Pile Grows"],
    [100, "Mount Backlog"],
  ]),
  ...ladder("First steps", "started", "Start {n} title{s}.", [
    [1, "Day One"],
    [10, "Finding Your Taste"],
  ]),
  ...ladder("Completed anime", "anime", "Complete {n} anime.", [
    [1, "First Credits"],
    [10, "Getting Serious"],
    [25, "Regular"],
    [50, "Enthusiast"],
    [100, "Century"],
    [250, "Living Encyclopedia"],
    [500, "Half a Thousand"],
    [1000, "One Thousand Endings"],
  ]),
  ...ladder("Completed manga", "manga", "Complete {n} manga.", [
    [1, "Last Page"],
    [5, "Paper Cuts"],
    [10, "Bookworm"],
    [25, "Full Shelf"],
    [50, "Second Bookcase"],
    [100, "Private Library"],
    [250, "Keeper of the Archive"],
  ]),
  ...ladder("Episodes", "episodes", "Watch {n} episodes.", [
    [12, "One Cour"],
    [100, "Just One More"],
    [500, "Opening Never Skipped"],
    [1000, "Marathon Runner"],
    [2500, "Couch of Steel"],
    [5000, "Sleep Is Optional"],
    [10_000, "To Be Continued"],
  ]),
  ...ladder("Chapters", "chapters", "Read {n} chapters.", [
    [50, "Page Turner"],
    [250, "Right to Left"],
    [1000, "Weekly Reader"],
    [2500, "Ink in the Veins"],
    [5000, "Speed Reader"],
    [10_000, "Endless Scroll"],
  ]),
  ...genres.flatMap((genre) => {
    const [handful, shelf] = genreNames[genre];
    return ladder("Genres", `genre ${genre}`, `Complete {n} ${genre} titles.`, [
      [5, handful],
      [30, shelf],
    ]).map((step, at) => ({ ...step, tier: at === 0 ? ("bronze" as const) : ("gold" as const) }));
  }),
  ...ladder(
    "Genres",
    "genres",
    "Complete titles of {n} different genres.",
    [
      [8, "Omnivore"],
      [genres.length, "Nothing Human Is Alien"],
    ],
    "gold",
  ),
  ...decades.flatMap((decade) =>
    ladder(
      "Decades",
      `decade ${decade}`,
      decade === "1970s"
        ? "Complete {n} titles of the 1970s or before."
        : `Complete {n} titles of the ${decade}.`,
      [[decade === "1970s" ? 3 : 10, decadeNames[decade]]],
      "silver",
    ),
  ),
  ...ladder(
    "Decades",
    "decades",
    "Complete titles of {n} different decades.",
    [[5, "Time Traveller"]],
    "gold",
  ),
  ...seasons.flatMap((season) =>
    ladder(
      "Seasons",
      `season ${season}`,
      `Complete {n} anime of ${season} seasons.`,
      [[10, seasonNames[season]]],
      "silver",
    ),
  ),
  ...ladder("Long and short", "movies", "Complete {n} movie{s}.", [
    [1, "Popcorn"],
    [10, "Double Feature"],
    [50, "House Lights Down"],
  ]),
  ...ladder("Long and short", "shortSeries", "Complete {n} series of at most 13 episodes.", [
    [5, "Weekend Well Spent"],
    [50, "Seasonal Chaser"],
  ]),
  ...ladder(
    "Long and short",
    "longSeries",
    "Complete {n} anime of 100 episodes or more.",
    [
      [1, "The Long Haul"],
      [5, "No Filler Skipped"],
    ],
    "gold",
  ),
  ...ladder(
    "Long and short",
    "longManga",
    "Complete {n} manga of 200 chapters or more.",
    [
      [1, "Doorstopper"],
      [5, "Shelf Bender"],
    ],
    "gold",
  ),
  ...ladder("Lists and imports", "lists", "Make {n} custom list{s}.", [
    [1, "Curator"],
    [5, "Collector of Collections"],
  ]),
  ...ladder("Lists and imports", "rankings", "Publish {n} ranking list{s}.", [
    [1, "Hot Take"],
    [5, "Critic"],
  ]),
  ...ladder("Lists and imports", "imports", "Import a list from elsewhere.", [[1, "Moved In"]]),
];

/** The path of an achievement's badge. */
export const badgePath = ({ code }: Pick<Achievement, "code">): string =>
  `/static/badges/${code}.svg`;

/** An achievement as the toasts show it. */
export const toastOf = (achievement: Achievement) => ({
  name: achievement.name,
  description: achievement.description,
  badge_icon: badgePath(achievement),
});

export type AchievementToast = ReturnType<typeof toastOf>;

/** Whether counters are enough for an achievement. */
export const isReached = (counters: Counters, { counter, goal }: Achievement): boolean =>
  (counters[counter] ?? 0) >= goal;
