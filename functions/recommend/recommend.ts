import type { Title } from "../../catalogue/title.ts";
import type { Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import type { Card, Catalogue } from "../catalogue/catalogue.ts";
import { franchiseOf } from "./franchise.ts";
import type { Model } from "./model.ts";
import { ended, reasonsFor, type Wording } from "./reasons.ts";
import { Strongest } from "./strongest.ts";

/** A recommended title and why it is. */
export interface Recommendation {
  readonly row: number;
  readonly card: Card;
  /** Sentences for the user, the most telling first. */
  readonly reasons: readonly string[];
}

/** What recommendations of a kind start from, and what they must leave out, all of them ids of that kind; and how reasons are worded. */
export interface Wishes extends Wording {
  readonly kind: Kind;
  readonly liked: readonly number[];
  /** What the user knows or does not want: lists, picks, 'not interested'. */
  readonly excluded: ReadonlySet<number>;
  readonly completed: ReadonlySet<number>;
  /** Titles whose stories are nothing new in another form: manga that the user has begun to read. */
  readonly read?: readonly number[];
  /** Manga from which anime were made that the user has, with the name of one. */
  readonly madeInto?: ReadonlyMap<number, string>;
}

/** So many of the best are looked at: plenty, even where most turn out to be sequels of something unseen. */
const CONSIDERED = 500;
/** Of manga that the user knows as anime there are at most so many: the rest is to be new to them. */
const MOST_KNOWN_AS_ANIME = 6;
/** And so many between two of them. */
const NEW_BETWEEN = 2;

/**
 * The titles that suit what is liked, the best first, at most 20 and one of each franchise. Adult titles, what is
 * excluded, what goes on from or belongs to something that was not completed, and what nothing can be said for are left out.
 */
export function recommend(catalogue: Catalogue, model: Model, wishes: Wishes): Recommendation[] {
  const franchises = new Set<string>();
  const found: Recommendation[] = [];
  const groundsOf = model.grounds(wishes.liked);
  const mayBe = rulesOf(catalogue, wishes);
  const toldAsAnime = animeTelling(catalogue, wishes);
  let knownAsAnime = 0;
  for (const row of bestRows(catalogue, model, wishes)) {
    if (found.length === limits.recommendationsReturned) break;
    const franchise = franchiseOf(catalogue, row);
    if (franchises.has(franchise) || !mayBe(row, franchise)) continue;
    const card = catalogue.card(row);
    const inOtherWords = toldAsAnime(row, card);
    if (inOtherWords !== undefined && knownAsAnime === MOST_KNOWN_AS_ANIME) continue;
    // What speaks for it is liked as an anime itself: it would only be said to be like itself.
    const reasons =
      inOtherWords === undefined
        ? reasonsFor(catalogue, card, groundsOf(card.id), wishes)
        : [ended(inOtherWords)];
    if (reasons.length === 0) continue;
    if (inOtherWords !== undefined) knownAsAnime += 1;
    franchises.add(franchise);
    found.push({ row, card, reasons });
  }
  return found;
}

/** Whether a row may be recommended that nothing excludes by its id. */
function rulesOf(catalogue: Catalogue, { kind, completed, read = [], madeInto }: Wishes) {
  const readRows = read.flatMap((id) => catalogue.find(kind, id) ?? []);
  const readFranchises = new Set(readRows.map((row) => franchiseOf(catalogue, row)));
  return (row: number, franchise: string): boolean => {
    const needed = catalogue.needs(row);
    // The novel of a manga that somebody has read tells them nothing new, and what goes on from it does.
    if (needed === null) return !readFranchises.has(franchise);
    return completed.has(needed) || madeInto?.has(catalogue.id(row)) === true;
  };
}

/**
 * What a work has to do with an anime that the user knows: that was made from it, or tells the same story, which it
 * tells in another form (the manga of a novel). Undefined for all others, also for parts and side stories of it.
 */
function animeTelling(catalogue: Catalogue, { kind, madeInto = new Map() }: Wishes) {
  /** The work of which a row is a version; else the row's own. */
  const toldBy = (row: number): number => {
    const relation = catalogue.relation(row);
    return relation?.kind === "version" ? relation.id : catalogue.id(row);
  };
  const animeOf = new Map<number, string>();
  for (const [id, anime] of madeInto) {
    const row = catalogue.find(kind, id);
    if (row !== undefined) animeOf.set(toldBy(row), anime);
  }
  return (row: number, { id, type }: Card): string | undefined => {
    const anime = madeInto.get(id);
    if (anime !== undefined) return `The ${wordFor(type)} behind ${anime}`;
    const told = animeOf.get(toldBy(row));
    return told === undefined ? undefined : `Tells ${told} as a ${wordFor(type)}`;
  };
}

/** What a reason calls a work from which an anime was made. */
function wordFor(type: Title["type"]): string {
  if (type === "light_novel" || type === "novel") return "novel";
  return type === "manhwa" || type === "manhua" ? type : "manga";
}

/** Rows that may be recommended, the highest score first; every third is one that the user knows as anime, while there are such. */
function bestRows(catalogue: Catalogue, model: Model, wishes: Wishes): number[] {
  const { kind, liked, excluded, madeInto } = wishes;
  const [best, known] = [new Strongest(CONSIDERED), new Strongest(CONSIDERED)];
  model.scores(liked).forEach((score, position) => {
    const id = model.ids[position] ?? 0;
    if (excluded.has(id)) return;
    (madeInto?.has(id) === true ? known : best).offer(position, score);
  });
  const rowsOf = (strongest: Strongest): number[] =>
    Array.from(strongest.descending(), (position) => catalogue.find(kind, model.ids[position] ?? 0))
      .filter((row) => row !== undefined)
      .filter((row) => catalogue.adults[row] === 0);
  const [rows, knownRows] = [rowsOf(best), rowsOf(known)];
  for (const [at, row] of knownRows.entries()) rows.splice(at * (NEW_BETWEEN + 1), 0, row);
  return rows;
}
