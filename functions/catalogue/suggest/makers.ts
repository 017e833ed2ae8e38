import { blankTitle, type Title } from "../../../catalogue/title.ts";
import { kinds, type Kind } from "../../../shared/kind.ts";
import { slugOf } from "../../../shared/slug.ts";
import type { Catalogue } from "../catalogue.ts";
import { tellingWords } from "../describe/telling-words.ts";
import { foldedForm, plainForm } from "../../../shared/search/normalise.ts";
import { SearchIndex, writeSearchIndex, type NamePart } from "../search/search-index.ts";
import type { Sections } from "../sections/sections.ts";
import { TextCollector, Texts } from "../sections/texts.ts";
import { nicknames } from "./nicknames.ts";

/** A studio of anime or an author of manga, with the titles that its page shows. */
export interface Maker {
  readonly kind: Kind;
  readonly name: string;
  readonly count: number;
}

/** A maker whose name a text resembles, and by how many typing mistakes it differs. */
export interface LikeMaker extends Maker {
  readonly edits: number;
}

/** Makes the sections of the makers, whose names are searched like those of titles. */
export function writeMakers(rows: readonly Title[]): Sections {
  const makers = kinds.flatMap((kind) => makersOfKind(rows, kind));
  makers.sort((a, b) => b.count - a.count);
  const names = makers.map(({ kind, name }, at) => ({
    ...blankTitle("manga", at, name),
    synonyms: kind === "anime" ? (nicknames.get(name) ?? []) : familyNameFirst(name),
  }));
  const texts = new TextCollector();
  return {
    ...writeSearchIndex("makers", names, 0),
    "makers.name": Uint32Array.from(makers, ({ name }) => texts.add(name)),
    "makers.titles": Uint32Array.from(makers, ({ count }) => count),
    "makers.kinds": Uint8Array.from(makers, ({ kind }) => kinds.indexOf(kind)),
    ...texts.sections("makers.texts"),
  };
}

/**
 * Spellings that one address stands for are one maker's, called as the best-known title calls it. Titles for adults say
 * nothing: their makers' pages do not show them.
 */
function makersOfKind(rows: readonly Title[], kind: Kind): Maker[] {
  const byAddress = new Map<string, { name: string; count: number }>();
  for (const title of rows) {
    if (title.kind !== kind || title.adult) continue;
    // Of two spellings on one title the first counts, once.
    const names = new Map(title.makers.toReversed().map((name) => [slugOf(name), name]));
    for (const [address, name] of names) {
      const maker = byAddress.get(address) ?? { name, count: 0 };
      byAddress.set(address, maker);
      maker.count++;
    }
  }
  byAddress.delete("");
  return [...byAddress.values()].map((maker) => ({ kind, ...maker }));
}

/** "Itou Junji" of "Junji Itou". */
function familyNameFirst(name: string): string[] {
  const [, given, family] = /^(.+) (\S+)$/.exec(name) ?? [];
  return given === undefined || family === undefined ? [] : [`${family} ${given}`];
}

/** Finds makers by their names. */
class Makers {
  readonly #index: SearchIndex;
  readonly #names: Uint32Array;
  readonly #texts: Texts;
  readonly #counts: Uint32Array;
  readonly #kinds: Uint8Array;

  constructor({ sections }: Catalogue) {
    this.#names = sections.u32("makers.name");
    this.#texts = new Texts(sections, "makers.texts");
    this.#counts = sections.u32("makers.titles");
    this.#kinds = sections.u8("makers.kinds");
    this.#index = new SearchIndex(sections, "makers", { from: 0, to: this.#counts.length });
  }

  /** Those of whose name a text is the whole, then those of which it is the first or last words; most titles first. */
  named(text: string): Maker[] {
    const plain = plainForm(text);
    const forms = [...new Set([plain, foldedForm(plain)])];
    const places = (part: NamePart) =>
      forms.flatMap((form) => this.#index.named(form, part, all)).sort((a, b) => a - b);
    const saysWho = plain.length >= SHORTEST_PART && tellingWords(plain).length > 0;
    const parts = saysWho
      ? [...places("ending"), ...places("beginning")].sort((a, b) => a - b)
      : [];
    return [...new Set([...places("whole"), ...parts])].map((place) => this.#at(place));
  }

  /** Those whose names a text resembles, as the beginning of a word or with a few typing mistakes: the fewest first. */
  resembling(text: string, limit: number, mostEdits: number): LikeMaker[] {
    if (plainForm(text).length < SHORTEST_PART) return [];
    return this.#index
      .match(text, limit, all)
      .filter((match) => match.edits <= mostEdits)
      .map(({ row, edits }) => ({ ...this.#at(row), edits }));
  }

  #at(place: number): Maker {
    return {
      kind: kinds[this.#kinds[place] ?? 0] ?? "anime",
      name: this.#texts.get(this.#names[place] ?? 0) ?? "",
      count: this.#counts[place] ?? 0,
    };
  }
}

/** In letters: shorter parts are in too many names. */
const SHORTEST_PART = 3;

const all = () => true;

const open = new WeakMap<Catalogue, Makers>();

/** The makers of a catalogue, opened once. */
export function makersOf(catalogue: Catalogue): Makers {
  const known = open.get(catalogue) ?? new Makers(catalogue);
  open.set(catalogue, known);
  return known;
}
