import type { Title } from "../../../catalogue/title.ts";
import * as limits from "../../../shared/limits.ts";
import type { OpenSections, Sections } from "../sections/sections.ts";
import { EditDistance, TOO_FAR } from "../../../shared/search/edit-distance.ts";
import { Grams, writeGrams } from "./grams.ts";
import { isKana, readingsOf } from "./kana.ts";
import { packText, type PackedText } from "../../../shared/search/packed-text.ts";
import { NameTable, writeNameTable } from "./name-table.ts";
import { nameForms, searchNames } from "./names.ts";
import { foldedForm, plainForm, seriesAskedFor } from "../../../shared/search/normalise.ts";
import { WordStarts, writeWordStarts } from "./word-starts.ts";

/** How well a name answers a query, best first; between two bands lies the same answer by a coarser spelling. */
const EXACT = 0;
const PREFIX = 2;
const WORDS = 4;
const CLOSE = 6;
const NO_MATCH = 255;
/** So that a count of words fits in a byte. */
const MOST_WORDS = 255;

const SUBTITLE = nameForms.indexOf("subtitle");

/** Whether a band says that the whole name was typed. */
const isExact = (band: number) => band < PREFIX;

/** A row that answers a query, and how. */
export interface Match {
  readonly row: number;
  readonly how: "exact" | "prefix" | "words" | "close";
  /** Typing mistakes between the query and the name; 0 unless it is a close spelling. */
  readonly edits: number;
  /** Whether the query is close to a part of the name alone. */
  readonly isPart: boolean;
}

/** The part of a name that a text can be. */
export type NamePart = "whole" | "beginning" | "ending";

/** Makes the search sections of one kind, whose rows begin at `firstRow`. */
export function writeSearchIndex(
  prefix: string,
  rows: readonly Title[],
  firstRow: number,
): Sections {
  const { texts, sections } = writeNameTable(prefix, searchNames(rows, firstRow));
  return { ...sections, ...writeWordStarts(prefix, texts), ...writeGrams(prefix, texts) };
}

/** Answers queries over the names of one kind. Holds scratch space, so one query runs at a time. */
export class SearchIndex {
  readonly #names: NameTable;
  readonly #wordStarts: WordStarts;
  readonly #grams: Grams;
  readonly #distance = new EditDistance();
  readonly #firstRow: number;
  /** The best band of each row. */
  readonly #bands: Uint8Array;
  /** How many of the query's words each name has, as far as they were looked up. */
  readonly #wordsFound: Uint8Array;

  constructor(sections: OpenSections, prefix: string, rows: { from: number; to: number }) {
    this.#names = new NameTable(sections, prefix);
    this.#wordStarts = new WordStarts(sections, prefix, this.#names);
    this.#grams = new Grams(sections, prefix, this.#names.size);
    this.#firstRow = rows.from;
    this.#bands = new Uint8Array(rows.to - rows.from);
    this.#wordsFound = new Uint8Array(this.#names.size);
  }

  /**
   * The best rows for a query, at most `limit`: by band, then by popularity.
   * `admits` says whether a row may be shown that answers in a band.
   */
  search(
    query: string,
    limit: number,
    admits: (row: number, isExact: boolean) => boolean,
  ): number[] {
    const plain = plainForm(query);
    const folded = foldedForm(plain);
    const packed = packText(plain);
    if (packed.units.length === 0) return [];
    this.#bands.fill(NO_MATCH);
    // Single kana say too little to look for them one by one.
    this.#matchWritten(packed, 0, !isKana(plain) || plain.includes(" "));
    if (folded !== plain) this.#matchWritten(packText(folded), 1);
    const readings = readingsOf(plain).map(packText);
    for (const reading of readings) this.#matchWritten(reading, 1);
    const found = this.#collect(limit, admits);
    if (found.length >= Math.min(limit, limits.searchShown)) return found;
    const series = seriesAskedFor(plain);
    if (series !== undefined) this.#matchSeries(packText(series));
    const isNothingFound =
      found.length === 0 && (series === undefined || this.#collect(1, admits).length === 0);
    this.#matchClose(packed, isNothingFound);
    for (const reading of readings) this.#matchClose(reading, isNothingFound);
    return this.#collect(limit, admits);
  }

  /** As {@link search}, with how each row answers. */
  match(query: string, limit: number, admits: (row: number, isExact: boolean) => boolean): Match[] {
    return this.search(query, limit, admits).map((row) => matchOf(row, this.#bandOf(row)));
  }

  /**
   * The admitted rows of which a text in plain form is the whole name, or the beginning or the ending in whole words;
   * the most popular first. Looks at no other spelling, so it is quick enough for every part of a sentence.
   */
  named(plain: string, part: NamePart, admits: (row: number) => boolean): number[] {
    const { units } = packText(plain);
    const found = new Set<number>();
    if (units.length === 0) return [];
    const { starts, rows } = this.#names;
    const add = (name: number): void => {
      const row = rows[name] ?? 0;
      if (!this.#isSubtitle(name) && admits(row)) found.add(row);
    };
    if (part === "beginning") {
      this.#wordStarts.each(units, 0, units.length, (name, offset) => {
        const end = (starts[name] ?? 0) + units.length;
        const isEnd = end === starts[name + 1];
        if (offset === 0 && !isEnd && this.#names.isWordStart(end)) add(name);
      });
    } else {
      this.#wordStarts.eachEnding(units, (name, offset) => {
        if ((offset === 0) === (part === "whole")) add(name);
      });
    }
    return [...found].sort((a, b) => a - b);
  }

  /** Whether any name goes on like a text in plain form from the beginning of one of its words. */
  holds(plain: string): boolean {
    return this.#wordStarts.has(packText(plain).units);
  }

  #bandOf(row: number): number {
    return this.#bands[row - this.#firstRow] ?? NO_MATCH;
  }

  /** Subtitles answer as wholes alone: the names that they end have their words, too. */
  #isSubtitle(name: number): boolean {
    return this.#names.forms[name] === SUBTITLE;
  }

  #improve(name: number, band: number) {
    const at = (this.#names.rows[name] ?? 0) - this.#firstRow;
    if (band < (this.#bands[at] ?? 0)) this.#bands[at] = band;
  }

  /** Finds exact names, beginnings of names and names with all words, which may be `inAnyPlace`. */
  #matchWritten(query: PackedText, coarser: number, inAnyPlace = true) {
    const { units, wordStarts } = query;
    const { starts, forms } = this.#names;
    this.#wordStarts.each(units, 0, units.length, (name, offset) => {
      const length = (starts[name + 1] ?? 0) - (starts[name] ?? 0);
      if (this.#isSubtitle(name)) {
        if (offset === 0 && length === units.length) this.#improve(name, PREFIX + coarser);
        return;
      }
      const band = offset > 0 ? WORDS : length === units.length ? EXACT : PREFIX;
      this.#improve(name, band + (coarser | (forms[name] ?? 0)));
    });
    if (inAnyPlace && wordStarts.length > 1 && wordStarts.length <= MOST_WORDS)
      this.#matchWords(query, coarser);
  }

  /** Finds the series of a season that is asked for, behind whatever has its number. */
  #matchSeries({ units }: PackedText) {
    const { starts } = this.#names;
    this.#wordStarts.each(units, 0, units.length, (name, offset) => {
      const length = (starts[name + 1] ?? 0) - (starts[name] ?? 0);
      if (offset === 0 && !this.#isSubtitle(name))
        this.#improve(name, length === units.length ? CLOSE : CLOSE + 1);
    });
  }

  /** Finds names with all words of a query, wherever they are. */
  #matchWords({ units, wordStarts }: PackedText, coarser: number) {
    const wordsFound = this.#wordsFound.fill(0);
    const last = wordStarts.length - 1;
    wordStarts.forEach((from, word) => {
      this.#wordStarts.each(units, from, wordStarts[word + 1] ?? units.length, (name) => {
        if (wordsFound[name] !== word || this.#isSubtitle(name)) return;
        wordsFound[name] = word + 1;
        if (word === last) this.#improve(name, WORDS + (coarser | (this.#names.forms[name] ?? 0)));
      });
    });
  }

  /** Finds names that are spelled almost like the query, and those of which it is almost a part. */
  #matchClose({ units }: PackedText, nothingElseFound: boolean) {
    const most = mostEditsFor(units.length, nothingElseFound);
    if (most.whole === 0) return;
    const distance = this.#distance;
    this.#grams.eachCandidate(units, most.whole, (name) => {
      if (this.#isSubtitle(name)) return;
      const start = this.#names.starts[name] ?? 0;
      const end = this.#names.starts[name + 1] ?? 0;
      for (let at = start; at < end; at++) {
        if (!this.#names.isWordStart(at)) continue;
        const isStart = at === start;
        const limit = isStart ? most.whole : most.part;
        distance.measure(units, 0, units.length, this.#names.units, at, end, limit);
        if (distance.beginning === TOO_FAR) continue;
        if (isStart && distance.whole < TOO_FAR) this.#improve(name, CLOSE + 2 * distance.whole);
        const edits = isStart ? distance.beginning : this.#innerEdits(units.length, at, end, most);
        if (edits <= most.part) this.#improve(name, CLOSE + 2 * edits + 1);
      }
    });
  }

  /** Edits, as last measured, to a part of a name that begins at a word within it, or TOO_FAR. */
  #innerEdits(length: number, at: number, end: number, most: MostEdits): number {
    const distance = this.#distance;
    if (distance.beginning <= most.fragment) return distance.beginning;
    let edits = TOO_FAR;
    for (let ending = at + length - most.part; ending <= at + length + most.part; ending++) {
      const isWordEnd = ending === end || (ending < end && this.#names.isWordStart(ending));
      if (isWordEnd) edits = Math.min(edits, distance.endingAt(ending - at));
    }
    return edits;
  }

  /** The admitted rows in order: one list per band, each filled in row order, which is by popularity. */
  #collect(limit: number, admits: (row: number, isExact: boolean) => boolean): number[] {
    const byBand: number[][] = [];
    for (let at = 0; at < this.#bands.length; at++) {
      const band = this.#bands[at] ?? NO_MATCH;
      if (band === NO_MATCH) continue;
      const rows = (byBand[band] ??= []);
      if (rows.length < limit && admits(this.#firstRow + at, isExact(band))) {
        rows.push(this.#firstRow + at);
      }
    }
    return byBand.flat().slice(0, limit);
  }
}

function matchOf(row: number, band: number): Match {
  if (band < PREFIX) return { row, how: "exact", edits: 0, isPart: false };
  if (band < WORDS) return { row, how: "prefix", edits: 0, isPart: false };
  if (band < CLOSE) return { row, how: "words", edits: 0, isPart: false };
  return { row, how: "close", edits: (band - CLOSE) >> 1, isPart: (band - CLOSE) % 2 === 1 };
}

/** How many typing mistakes are believed. */
interface MostEdits {
  /** Where the query stands for a whole name. */
  readonly whole: number;
  /** Where it stands for the beginning of a name, or for whole words within it. */
  readonly part: number;
  /** Where it begins within a name and breaks off within a word. */
  readonly fragment: number;
}

/**
 * Short queries are near too many names for many typing mistakes, and found names make mistakes unlikely. A query has
 * many more parts of names to be near to by chance than whole names, and the more so where it may end anywhere: there,
 * more of its letters have to be right.
 */
function mostEditsFor(length: number, nothingElseFound: boolean): MostEdits {
  const most = nothingElseFound ? MOST_EDITS : length < LONG_QUERY ? 0 : 1;
  const whole = length < 4 ? 0 : length === 4 ? 1 : length < LONG_QUERY ? 2 : MOST_EDITS;
  return {
    whole: Math.min(most, whole),
    part: Math.min(most, Math.floor(length / LETTERS_PER_EDIT.part)),
    fragment: Math.min(most, Math.floor(length / LETTERS_PER_EDIT.fragment)),
  };
}

const MOST_EDITS = 3;
const LETTERS_PER_EDIT = { part: 5, fragment: 10 };

/** In letters. */
const LONG_QUERY = 10;
