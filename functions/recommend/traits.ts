import * as z from "zod";
import type { Title } from "../../catalogue/title.ts";
import type { OpenSections, Sections } from "../catalogue/sections/sections.ts";

/** The weight of a shared trait by its kind. Source, type and era are no traits: too many titles share them. */
const kinds = { genre: 1, theme: 2, maker: 1 } as const;
type TraitKind = keyof typeof kinds;

/** Audiences and awards: to share one makes no titles alike. That somebody avoids one does count, see {@link Traits.welcome}. */
const weightless: ReadonlySet<string> = new Set([
  "Award Winning",
  "Josei",
  "Kids",
  "Seinen",
  "Shoujo",
  "Shounen",
]);
/**
 * How far down a genre or theme takes a title when somebody has fewer titles with it than others would: the ratio of the
 * two counts, to each of which a pseudocount is added, to the power of an exponent.
 */
const AVOIDED = { pseudocount: 1, exponent: 0.7 };
/** A second title is named when what it shares has at least so much of the weight of what the first does. */
const ALSO_ALIKE = 0.5;
const TRAITS_NAMED = 3;

/** A genre, theme or maker that titles share. */
export interface Trait {
  readonly kind: TraitKind;
  readonly name: string;
}

/** What two known titles at most have in common with another. */
interface Likeness {
  /** The positions of the known titles, the one most alike first. */
  readonly positions: readonly number[];
  /** What all of them share with it, those of the greatest weight first. */
  readonly traits: readonly Trait[];
}

/** Traits by number, and the weight of sharing each. */
interface NamedTraits {
  readonly all: readonly Trait[];
  readonly weights: Float64Array;
}

const traitsOf = ({ genres, themes, makers }: Title): Trait[] => [
  ...genres.map((name): Trait => ({ kind: "genre", name })),
  ...themes.map((name): Trait => ({ kind: "theme", name })),
  ...makers.map((name): Trait => ({ kind: "maker", name })),
];

/** Writes which traits titles share, by their position; what no other title has is left out. */
export function writeTraits(titles: readonly Title[]): Sections {
  const rows = titles.map((title) => traitsOf(title).map((trait) => JSON.stringify(trait)));
  const titlesWith = new Map<string, number>();
  for (const trait of rows.flat()) titlesWith.set(trait, (titlesWith.get(trait) ?? 0) + 1);
  const shared = [...titlesWith].filter(([, count]) => count > 1);
  const numbers = new Map(shared.map(([trait], number) => [trait, number]));
  const numbered = rows.map((row) => row.flatMap((trait) => numbers.get(trait) ?? []));
  const starts = new Uint32Array(titles.length + 1);
  numbered.forEach((row, at) => {
    starts[at + 1] = (starts[at] ?? 0) + row.length;
  });
  return {
    "traits.starts": starts,
    traits: Uint16Array.from(numbered.flat()),
    "traits.titles": Uint32Array.from(shared, ([, count]) => count),
    "traits.names": new TextEncoder().encode(`[${shared.map(([trait]) => trait).join(",")}]`),
  };
}

const Names = z.array(
  z.object({ kind: z.enum(Object.keys(kinds) as [TraitKind, ...TraitKind[]]), name: z.string() }),
);

/** The traits of a model's titles, by position, read in place. */
export class Traits {
  readonly #starts: Uint32Array;
  readonly #traits: Uint16Array;
  /** How many titles have each trait. */
  readonly #titles: Uint32Array;
  readonly #names: Uint8Array;
  #read: NamedTraits | undefined;

  constructor(sections: OpenSections) {
    this.#starts = sections.u32("traits.starts");
    this.#traits = sections.u16("traits");
    this.#titles = sections.u32("traits.titles");
    this.#names = sections.u8("traits.names");
  }

  /**
   * How welcome each title is by its genres and themes to somebody with these titles, 0 to 1: less with each one of which
   * they have less than others would. What is learnt from lists knows that itself: `share`, 0 to 1, is the weight of content.
   */
  welcome(known: readonly number[], share: number): Float64Array {
    const counts = new Uint32Array(this.#titles.length);
    for (const title of known) {
      for (let at = this.#starts[title] ?? 0; at < (this.#starts[title + 1] ?? 0); at++) {
        const trait = this.#traits[at] ?? 0;
        counts[trait] = (counts[trait] ?? 0) + 1;
      }
    }
    const size = this.#starts.length - 1;
    const { all } = this.#named;
    const factors = Float64Array.from(this.#titles, (titles, trait) => {
      if (all[trait]?.kind === "maker") return 1;
      const expected = (known.length * titles) / size;
      const ratio = ((counts[trait] ?? 0) + AVOIDED.pseudocount) / (expected + AVOIDED.pseudocount);
      return Math.min(1, ratio) ** (AVOIDED.exponent * share);
    });
    const welcome = new Float64Array(size);
    for (let title = 0; title < size; title++) {
      let product = 1;
      for (let at = this.#starts[title] ?? 0; at < (this.#starts[title + 1] ?? 0); at++) {
        product *= factors[this.#traits[at] ?? 0] ?? 1;
      }
      welcome[title] = product;
    }
    return welcome;
  }

  /** Which known titles are most like one, and what they share with it; nothing when they share nothing. */
  likeness(title: number, known: readonly number[]): Likeness {
    const { all, weights } = this.#named;
    const weight = (trait: number) => weights[trait] ?? 0;
    const first = this.#mostAlike(this.#of(title), known, -1);
    if (first === undefined) return { positions: [], traits: [] };
    const second = this.#mostAlike(first.traits, known, first.position);
    const isAlike = second !== undefined && second.weight >= ALSO_ALIKE * first.weight;
    return {
      positions: isAlike ? [first.position, second.position] : [first.position],
      traits: [...(isAlike ? second : first).traits]
        .filter((trait) => weight(trait) > 0)
        .sort((a, b) => weight(b) - weight(a))
        .slice(0, TRAITS_NAMED)
        .flatMap((trait) => all[trait] ?? []),
    };
  }

  /** The known title, another than `except`, that has the most of some traits; undefined when none has any. */
  #mostAlike(traits: Uint16Array, known: readonly number[], except: number) {
    // One pass over all traits of up to thousands of known titles, without an object for each.
    const worth = new Float64Array(this.#titles.length);
    for (const trait of traits) worth[trait] = this.#named.weights[trait] ?? 0;
    let [best, most] = [-1, 0];
    for (const position of known) {
      if (position === except) continue;
      let weight = 0;
      for (let at = this.#starts[position] ?? 0; at < (this.#starts[position + 1] ?? 0); at++) {
        weight += worth[this.#traits[at] ?? 0] ?? 0;
      }
      if (weight > most) [best, most] = [position, weight];
    }
    if (best < 0) return undefined;
    const own = this.#of(best);
    return { position: best, weight: most, traits: traits.filter((trait) => own.includes(trait)) };
  }

  #of(title: number): Uint16Array {
    return this.#traits.subarray(this.#starts[title], this.#starts[title + 1]);
  }

  /** The traits by number with their weights, the greater the rarer they are (inverse document frequency). Read when first asked for. */
  get #named(): NamedTraits {
    if (this.#read !== undefined) return this.#read;
    const all = Names.parse(JSON.parse(Buffer.from(this.#names).toString()));
    const size = this.#starts.length - 1;
    const weights = Float64Array.from(all, ({ kind, name }, trait) =>
      weightless.has(name) ? 0 : kinds[kind] * Math.log(1 + size / (this.#titles[trait] ?? 1)),
    );
    this.#read = { all, weights };
    return this.#read;
  }
}
