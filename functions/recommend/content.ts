import type { Title } from "../../catalogue/title.ts";

/** Sparse rows: row r holds `values` at `columns`, both from `starts[r]` to `starts[r + 1]`. */
export interface SparseRows {
  readonly starts: Uint32Array;
  readonly columns: Uint32Array;
  readonly values: Float32Array;
  /** How many different columns there are. */
  readonly width: number;
}

/** What a shared trait says about likeness, by kind of trait; rare traits say more within each kind. */
const traitWeights = {
  genre: 1,
  theme: 1,
  maker: 0.5,
  source: 0.25,
  type: 0.25,
  era: 1.5,
  name: 1,
  term: 0.5,
} as const;
type TraitKind = keyof typeof traitWeights;

/** A word that more than this share of all titles has says nothing; one that a single title has compares nothing. */
const COMMONEST_WORD = 0.05;
const RAREST = 2;
/** How much more a rarer trait says: nothing at 0, all its information at 1. */
const RARITY = 0.5;
const YEARS_OF_AN_ERA = 5;
const SHORTEST_WORD = 4;

function words(text: string | null): Set<string> {
  const found = text?.toLowerCase().match(/\p{L}{2,}/gu) ?? [];
  return new Set(found.filter((word) => word.length >= SHORTEST_WORD));
}

/** The traits of a title by name, each with its kind in front. */
function traitsOf(title: Title): string[] {
  const named = (kind: TraitKind, values: Iterable<string>) =>
    Array.from(values, (value) => `${kind}:${value}`);
  return [
    ...named("genre", title.genres),
    ...named("theme", title.themes),
    ...named("maker", title.makers),
    ...named("source", title.source === null ? [] : [title.source]),
    ...named("type", title.type === "unknown" ? [] : [title.type]),
    ...named("era", title.year === null ? [] : [String(Math.floor(title.year / YEARS_OF_AN_ERA))]),
    ...named("name", words([title.title, title.english].join(" "))),
    ...named("term", words(title.synopsis)),
  ];
}

const kindOf = (trait: string) => trait.slice(0, trait.indexOf(":")) as TraitKind;

/**
 * What titles are like, as rows of length 1: genres, themes, studios, source, type, era and words of the names and the
 * synopsis, each weighted by its kind and its rarity (tf-idf). The product of two rows is the titles' likeness, 0 to 1.
 */
export function contentOf(titles: readonly Title[]): SparseRows {
  const traits = titles.map(traitsOf);
  const titlesWith = new Map<string, number>();
  for (const trait of traits.flat()) titlesWith.set(trait, (titlesWith.get(trait) ?? 0) + 1);
  const columns = new Map<string, number>();
  const weights: number[] = [];
  for (const [trait, count] of titlesWith) {
    const kind = kindOf(trait);
    const isWord = kind === "name" || kind === "term";
    if (count < RAREST || (isWord && count > COMMONEST_WORD * titles.length)) continue;
    columns.set(trait, weights.length);
    weights.push(traitWeights[kind] * Math.log(titles.length / count) ** RARITY);
  }
  return unitRows(
    traits.map((names) => names.flatMap((name) => columns.get(name) ?? [])),
    weights,
  );
}

function unitRows(rows: readonly (readonly number[])[], weights: readonly number[]): SparseRows {
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => {
    starts[at + 1] = (starts[at] ?? 0) + row.length;
  });
  const values = rows.flatMap((row) => {
    const raw = row.map((column) => weights[column] ?? 0);
    const length = Math.hypot(...raw) || 1;
    return raw.map((value) => value / length);
  });
  return {
    starts,
    columns: Uint32Array.from(rows.flat()),
    values: Float32Array.from(values),
    width: weights.length,
  };
}
