import type { Kind, Status } from "../../../../shared/kind.ts";
import type { TitleLanguage } from "../../../../shared/titles/title-name.ts";
import type { ShelfAnswer } from "../../../tracking/patched-answers.ts";
import { filterCounts, filtered, type FilterCounts } from "../filtering.ts";
import type { ShelfFilters } from "../shelf-address.ts";
import { listedEntries, type ListedEntry } from "./listed-entries.ts";
import { serverOrder, sorted } from "./sorting.ts";
import { spellingsOf } from "./spellings.ts";
import { TitleFinder } from "./title-finder.ts";
import { sortOf } from "./tools-address.ts";

/** What a list is asked for. */
export interface Asked extends ShelfFilters {
  readonly kind: Kind;
  readonly status: Status;
  readonly find: string;
  /** As the address says it. */
  readonly sort: string;
}

/** A list as it is asked for. */
export interface Arranged {
  readonly answer: ShelfAnswer;
  /** What was asked for, as a text. */
  readonly question: string;
  /** All titles of the list, last changed first. */
  readonly all: readonly ListedEntry[];
  /** The titles that are found, in their order. */
  readonly entries: readonly ListedEntry[];
  /** Whether their order is one that a step may change. */
  readonly isSorted: boolean;
  /** How many titles there are to find some among: those that pass the filters. */
  readonly among: number;
  /** How many titles each value of a filter leads to. */
  readonly counts: FilterCounts;
}

interface Known<From, To> {
  readonly from: From;
  readonly to: To;
}

const hasSameNames = (one: ListedEntry | undefined, other: ListedEntry): boolean =>
  one?.names.length === other.names.length &&
  other.names.every((name, at) => name === one.names[at]);

/**
 * Arranges a whole list as somebody asks for it: filtered, found in, sorted. Remembers what it was asked last, as a page is
 * drawn more often than it changes, and in which order it has shown that.
 */
export class Arranger {
  #entries: Known<readonly [ShelfAnswer, TitleLanguage], readonly ListedEntry[]> | undefined;
  #finder: Known<readonly ListedEntry[], TitleFinder> | undefined;
  #last: Arranged | undefined;

  /** The list as it is asked for; the same object as long as nothing changes. */
  arrange(answer: ShelfAnswer, asked: Asked, language: TitleLanguage): Arranged {
    const { kind, status, find, sort, genres, years, seasons } = asked;
    const filters = { genres, years, seasons };
    const question = JSON.stringify([kind, status, find, sort, filters, language]);
    const last = this.#last;
    if (last?.answer === answer && last.question === question) return last;
    const all = this.#entriesOf(answer, language);
    const order = sortOf(sort, asked);
    const isSorted = order.by !== serverOrder.by;
    const best = find.trim() === "" ? all : this.#found(all, find);
    const now: Arranged = {
      answer,
      question,
      all,
      // What is found comes best first, where no other order is asked for.
      entries: filtered(
        order === serverOrder ? best : sorted(inOrderOf(all, best), order),
        filters,
      ),
      isSorted,
      among: filtered(all, filters).length,
      counts: filterCounts(best, filters),
    };
    this.#last = last === undefined ? now : inOrderShown(last, now);
    return this.#last;
  }

  #entriesOf(answer: ShelfAnswer, language: TitleLanguage): readonly ListedEntry[] {
    const known = this.#entries;
    if (known?.from[0] === answer && known.from[1] === language) return known.to;
    const to = listedEntries(answer, language);
    this.#entries = { from: [answer, language], to };
    return to;
  }

  #found(all: readonly ListedEntry[], find: string): ListedEntry[] {
    return this.#finderOf(all)
      .find(find)
      .flatMap((at) => all[at] ?? []);
  }

  /** A finder for the titles of a list: steps leave their names as they are, and so the last one finds in it, too. */
  #finderOf(all: readonly ListedEntry[]): TitleFinder {
    const known = this.#finder;
    const isKnown =
      known?.from.length === all.length &&
      all.every((entry, at) => hasSameNames(known.from[at], entry));
    if (known !== undefined && isKnown) return known.to;
    const names = all.map((entry) => [...new Set(entry.names)].flatMap(spellingsOf));
    const to = new TitleFinder(names);
    this.#finder = { from: all, to };
    return to;
  }
}

/** Some entries of a list in the order that they have in it. */
function inOrderOf(
  all: readonly ListedEntry[],
  some: readonly ListedEntry[],
): readonly ListedEntry[] {
  if (some === all) return all;
  const known = new Set(some);
  return all.filter((entry) => known.has(entry));
}

/**
 * A list in the order in which it was shown, as long as the same titles answer the same question: a step changes what it
 * is sorted by, and must not move a title away under the finger that makes the next one.
 */
function inOrderShown(shown: Arranged, now: Arranged): Arranged {
  const isSame = now.isSorted && shown.question === now.question;
  if (!isSame || shown.entries.length !== now.entries.length) return now;
  const byId = new Map(now.entries.map((entry) => [entry.id, entry]));
  const entries = shown.entries.flatMap(({ id }) => byId.get(id) ?? []);
  return entries.length === now.entries.length ? { ...now, entries } : now;
}
