import type { Genre } from "../../shared/filters.ts";
import type { Direction } from "./direction.ts";
import { directions } from "./directions/all.ts";
import type { Emblem, Tag } from "./emblem.ts";
import { type EmblemName, emblems } from "./emblems/all.ts";
import type { Horizon } from "./horizon.ts";
import { horizons } from "./horizons/all.ts";
import { type LayoutName, layouts } from "./layouts.ts";
import { hueOf, type Light, lights } from "./palette.ts";
import { type Pigment, pigments } from "./pigments.ts";
import { fnv1a } from "./random.ts";
import type { CoverSubject } from "./subject.ts";

/** Genres that promise nothing about a title of which none is known. */
const neutral: readonly Genre[] = ["Adventure", "Drama", "Slice of Life", "Avant Garde"];

/** How much a genre says about a title beside others of it; a theme says more than most genres. */
const weights: Readonly<Record<Genre, number>> = {
  Gourmet: 4,
  Sports: 4,
  Horror: 3,
  Suspense: 2,
  Mystery: 2.5,
  Romance: 1.5,
  "Sci-Fi": 1.5,
  Supernatural: 1.5,
  "Slice of Life": 1.5,
  Fantasy: 1.5,
  Adventure: 1,
  Action: 1,
  Drama: 1,
  Comedy: 1,
  "Avant Garde": 1,
  "Award Winning": 0.2,
};
const genreWeights: ReadonlyMap<string, number> = new Map(Object.entries(weights));
const themeWeight = 3;
/** Of what has nothing to do with a title; there may be genres and themes of which we have no picture. */
const strangerWeight = 1e-4;
/** What the name of a title names is what it is about. */
const nameWeight = 60;

const skyWheel = [
  "crimson",
  "vermilion",
  "orange",
  "amber",
  "lime",
  "leaf",
  "jade",
  "teal",
  "cyan",
  "azure",
  "cobalt",
  "indigo",
  "violet",
  "plum",
  "magenta",
  "rose",
] as const satisfies readonly Pigment[];

/** Lights in which a genre is at home, the likeliest first. */
const genreLights: Readonly<Record<Genre, readonly Light[]>> = {
  Gourmet: ["day", "dawn", "print"],
  Sports: ["day", "print", "dusk"],
  Horror: ["night", "storm"],
  Suspense: ["storm", "night", "dusk"],
  Mystery: ["night", "dusk", "storm"],
  Romance: ["dusk", "dawn", "day"],
  "Sci-Fi": ["night", "dusk", "storm"],
  Supernatural: ["night", "dusk", "print"],
  "Slice of Life": ["day", "dawn", "print"],
  Fantasy: ["dusk", "dawn", "night", "day"],
  Adventure: ["day", "dawn", "dusk"],
  Action: ["dusk", "storm", "print", "night"],
  Drama: ["dusk", "dawn", "storm"],
  Comedy: ["day", "print", "dawn"],
  "Avant Garde": ["print", "dusk", "storm"],
  "Award Winning": ["dusk", "dawn", "print"],
};

const lightMains = [
  "bone",
  "straw",
  "amber",
  "coral",
  "pink",
  "lilac",
  "cyan",
  "lime",
  "silver",
] as const;
const darkMains = [
  "crimson",
  "cobalt",
  "violet",
  "teal",
  "plum",
  "blood",
  "navy",
  "forest",
  "brown",
] as const;
const accents = ["gold", "vermilion", "cyan", "rose", "lime", "crimson", "azure", "bone"] as const;

/** Layouts that put something behind the emblem from which it stands out, whatever the sky. */
const backed: readonly LayoutName[] = ["rising", "burst", "split", "pattern", "banner"];
/** Layouts in which things look best that stand. */
const grounded: readonly LayoutName[] = ["monument", "mirror"];

/**
 * What the cover of a title shows: its own direction where it has one; else what its genres, its themes and the words of
 * its name ask for. Titles of one story share their emblem and its colours, each in a place and a light of its own.
 */
export function directionOf(subject: CoverSubject): Direction {
  const own = directions[subject.kind][subject.id];
  if (own !== undefined) return own;
  const seed = `${subject.kind} ${subject.id}`;
  const family = familyOf(subject);
  const tags = tagsOf(subject);
  const [emblem] = family;
  const horizon = pick(`${seed} place`, horizonNames, (name) =>
    weightOf(horizons[name].tags, tags, horizonPools),
  );
  const layout = pick(`${seed} layout`, layoutNames, (name) =>
    !emblems[emblem].stands && grounded.includes(name) ? 0.2 : 1,
  );
  const light = pick(`${seed} light`, lights, (name) => lightWeight(name, subject));
  const sky = pick(`${seed} sky`, skyWheel, (name) => skyWeight(name, family));
  const isDark = light === "night" || light === "storm" || light === "dusk";
  const [, darkMain, lightMain, accent] = family;
  const main = backed.includes(layout)
    ? pick(`${seed} main`, [darkMain, lightMain], () => 1)
    : isDark
      ? lightMain
      : darkMain;
  return [emblem, horizon, layout, light, sky, main, accent];
}

type Family = readonly [
  emblem: EmblemName,
  darkMain: Pigment,
  lightMain: Pigment,
  accent: Pigment,
  sky: Pigment,
];

/** What titles of one story have in common. */
function familyOf(subject: CoverSubject): Family {
  const head = subject.related === null ? undefined : directions[subject.kind][subject.related];
  if (head !== undefined) {
    const [emblem, , , , sky, main, accent] = head;
    return [emblem, main, main, accent, sky];
  }
  const stem = stemOf(subject.title);
  const tags = tagsOf(subject);
  const words = new Set(stem.match(/\p{L}{4,}/gu));
  const emblem = pick(
    `${stem} emblem`,
    commonEmblems,
    (name) =>
      weightOf(emblems[name].tags, tags, emblemPools) +
      (wordsOf(name).some((word) => words.has(word)) ? nameWeight : 0),
  );
  const sky = pick(`${stem} sky`, skyWheel, () => 1);
  return [
    emblem,
    pick(`${stem} dark`, darkMains, (name) => apart(name, sky)),
    pick(`${stem} light`, lightMains, (name) => apart(name, sky)),
    pick(`${stem} accent`, accents, (name) => apart(name, sky)),
    sky,
  ];
}

/** What the names of all titles of a story begin with, as a rule. */
export function stemOf(title: string): string {
  const name = title.normalize("NFKC").toLowerCase();
  const [stem = ""] = name.split(
    /[:(/!?~☆★]| - |\b(?:season|part|movie|film|ova|specials?|\d+(?:st|nd|rd|th)?|[ivx]{2,})\b/,
  );
  return stem.trim() === "" ? name : stem.trim();
}

const tagsOf = ({ genres, themes }: CoverSubject): readonly Tag[] =>
  genres.length === 0 && themes.length === 0 ? neutral : [...genres, ...themes];

/** How many of the things with tags carry each of them. */
function poolsOf(things: readonly { readonly tags: readonly Tag[] }[]): ReadonlyMap<Tag, number> {
  const pools = new Map<Tag, number>();
  for (const { tags } of things) for (const tag of tags) pools.set(tag, (pools.get(tag) ?? 0) + 1);
  return pools;
}

/** What a thing with tags has to do with those of a title: the more things say the same, the less each of them counts. */
const weightOf = (
  tags: readonly Tag[],
  asked: readonly Tag[],
  pools: ReadonlyMap<Tag, number>,
): number =>
  tags
    .filter((tag) => asked.includes(tag))
    .reduce(
      (sum, tag) => sum + (genreWeights.get(tag) ?? themeWeight) / (pools.get(tag) ?? 1),
      strangerWeight,
    );

const isCommon = ({ tags }: Emblem | Horizon): boolean => tags.length > 0;
const namesOf = <T extends object>(things: T): (keyof T)[] => Object.keys(things) as (keyof T)[];
const commonEmblems = namesOf(emblems).filter((name) => isCommon(emblems[name]));
const emblemPools = poolsOf(Object.values(emblems));
const horizonNames = namesOf(horizons);
const horizonPools = poolsOf(Object.values(horizons));
const layoutNames = namesOf(layouts);

/** "grandPiano" is about a grand and a piano. */
const wordsOf = (name: string): string[] =>
  name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

function lightWeight(light: Light, { genres, year }: CoverSubject): number {
  const [lead = "Adventure"] = [...genres].sort((a, b) => weights[b] - weights[a]);
  const at = genreLights[lead].indexOf(light);
  // Old films look printed.
  const printed = light === "print" && year !== null && year < 1985 ? 2 : 0;
  return (at === -1 ? 0.04 : 1 / (at + 1)) + printed;
}

/** Skies of one story lie beside each other on the wheel. */
function skyWeight(name: Pigment, [, , , , base]: Family): number {
  const away = hueDistance(hueOf(name), hueOf(base));
  return away < 18 ? 1 : away < 40 ? 0.5 : 0.01;
}

/** How well a pigment stands out from a sky. */
const apart = (name: Pigment, sky: Pigment): number => {
  const [, chroma, hue] = pigments[name];
  return chroma < 0.05 || hueDistance(hue, hueOf(sky)) > 70 ? 1 : 0.03;
};

const hueDistance = (a: number, b: number): number =>
  Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/**
 * The item that wins a draw with a seed, each as likely as its weight says. Another item in the draw, or another weight,
 * changes few results (weighted rendezvous hashing; Schindelhauer and Schomaker, 2005).
 */
function pick<T extends string>(seed: string, items: readonly T[], weigh: (item: T) => number): T {
  let best = items[0];
  let highest = -Infinity;
  for (const item of items) {
    const weight = weigh(item);
    const chance = (mixed(fnv1a(`${seed} ${item}`)) + 1) / 0x1_0000_0001;
    const score = weight / -Math.log(chance);
    if (score > highest) [best, highest] = [item, score];
  }
  if (best === undefined) throw new RangeError("There is nothing to pick from.");
  return best;
}

/** Spreads what differs in the last letters over all bits (Austin Appleby's finalizer of MurmurHash3). */
function mixed(hash: number): number {
  let h = hash;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
