import { firstDay } from "../../../../catalogue/title.ts";
import { franchiseOf } from "../../../recommend/franchise.ts";
import { plainForm } from "../../../../shared/search/normalise.ts";
import type { Catalogue } from "../../../catalogue/catalogue.ts";
import type { Desk } from "../../tools/desk.ts";
import { continuations, wholeStory } from "../../tools/story.ts";

const began = ({ catalogue }: Desk, row: number): string => firstDay(catalogue.card(row));

const halfOf = /(?:\bpart|\bcour|第) ?([2-9])|\b([2-9])(?:nd|rd|th) cour/i;
const seasonOf = /\bseason ([2-9])\b|\b([2-9])(?:nd|rd|th) season\b|第([2-9])期|\bs([2-9])\b/i;

const numberIn = (pattern: RegExp, names: readonly string[]): number | undefined => {
  for (const name of names) {
    const found = pattern.exec(name)?.slice(1).find(Boolean);
    if (found !== undefined) return Number(found);
  }
  return undefined;
};

/**
 * The row of a later season of a title, or of a later half of that season; undefined when the catalogue has none.
 * A season says its number in its name, or is the next after the one before: "Final Season" after season 3 is the
 * fourth, and "Season 3 Part 2" is none of its own.
 */
export function laterPart(
  desk: Desk,
  row: number,
  part: number,
  cour: number | undefined,
): number | undefined {
  const { catalogue } = desk;
  const parts = wholeStory(desk.catalogue, row).toSorted((a, b) =>
    a === row ? -1 : b === row ? 1 : began(desk, a) < began(desk, b) ? -1 : 1,
  );
  let season = 0;
  for (const each of parts) {
    const card = catalogue.card(each);
    const names = [card.english, card.title, card.japanese].flatMap((name) => name ?? []);
    const said = each === row ? 1 : numberIn(seasonOf, names);
    const saidHalf = each === row ? undefined : numberIn(halfOf, names);
    const goesOn = saidHalf !== undefined && (said === undefined || said === season);
    const half = goesOn ? saidHalf : 1;
    season = said ?? (goesOn ? season : season + 1);
    if (season === part && half === (cour ?? 1)) return each;
  }
  return undefined;
}

const numberedSeasons =
  /(?:\bseasons?|\bs|\bstaffeln?) ?(\d)((?: (?:and|or|vs|to|und|oder|bis) (?:seasons? |s ?|staffel )?\d)*)\b/g;
const ordinalSeasons =
  /\b(?:(?:first|erste\w*)|(second|zweite\w*)|(third|dritte\w*)|(fourth|vierte\w*))\b(?=.*\b(?:seasons?|staffeln?)\b)/g;
const everySeason =
  /\b(?:each|every|all|both|different|jede\w*|alle\w*|beide\w*) (?:of the |the )?(?:seasons?|staffeln?)\b|\bstudios?\b.{0,30}\b(?:change\w*|switch\w*|wechsel\w*)\b|\b(?:change\w*|switch\w*)\b.{0,12}\bstudios?\b/;
const lastSeason =
  /\b(?:final|last|latest|newest|letzte\w*|finale\w*|neueste\w*) (?:seasons?|staffel)\b|(?:最終|最後の|ふぁいなる)(?:期|しーずん|章)/;

/** The last season of a title, where a question asks for it; else the title. */
export const lastSeasonAsked = (desk: Desk, row: number, rest: string): number =>
  lastSeason.test(rest) ? (sortedByDate(desk, wholeStory(desk.catalogue, row)).at(-1) ?? row) : row;

/** The seasons of a title that a question names, where it is more than one or the last; else none. */
export function seasonsAsked(desk: Desk, row: number, rest: string): number[] {
  const numbers = [...rest.matchAll(numberedSeasons)].flatMap(([whole]) =>
    Array.from(whole.matchAll(/\d/g), Number),
  );
  const ordinals = Array.from(
    rest.matchAll(ordinalSeasons),
    (match) => match.slice(1).findIndex(Boolean) + 2,
  ).map((part) => (part < 2 ? 1 : part));
  const named = [...new Set([...numbers, ...ordinals])];
  if (named.length > 1) return named.flatMap((part) => laterPart(desk, row, part, undefined) ?? []);
  const story = wholeStory(desk.catalogue, row);
  if (lastSeason.test(rest)) return sortedByDate(desk, story).slice(-1);
  return everySeason.test(rest) && story.length > 1 ? sortedByDate(desk, story) : [];
}

/** What stands beside a story, and needs not be seen to follow it. */
const beside: ReadonlySet<string> = new Set(["side", "recap", "version"]);

/** Whether a row, or what it continues, stands beside a story: the second season of a spin-off does, too. */
function isBeside(catalogue: Catalogue, row: number): boolean {
  const seen = new Set<number>();
  for (let at: number | undefined = row; at !== undefined && !seen.has(at);) {
    seen.add(at);
    const relation = catalogue.relation(at);
    if (relation === null) return false;
    if (beside.has(relation.kind)) return true;
    at = catalogue.find(catalogue.kind(row), relation.id);
  }
  return false;
}

/** Everything that belongs to the story of a title, films too, in the order in which it came out. */
export function inOrder(desk: Desk, row: number): number[] {
  const { catalogue } = desk;
  const kind = catalogue.kind(row);
  let first = row;
  for (const seen = new Set<number>(); !seen.has(first);) {
    seen.add(first);
    const { prequel } = catalogue.card(first);
    const before = prequel === null ? undefined : catalogue.find(kind, prequel);
    if (before !== undefined) first = before;
  }
  const franchise = franchiseOf(catalogue, row);
  const { from, to } = catalogue.rowsOf(kind);
  const related = Array.from({ length: to - from }, (_, at) => from + at).filter(
    (other) =>
      catalogue.adults[other] === 0 &&
      !isBeside(catalogue, other) &&
      franchiseOf(catalogue, other) === franchise,
  );
  return sortedByDate(desk, [...new Set([...continuations(catalogue, first), ...related])]);
}

/** The anime whose names begin with some words, such as "Fate", in the order in which they came out. */
export function begunBy(desk: Desk, words: string): number[] {
  const admits = (row: number): boolean => desk.catalogue.adults[row] === 0;
  const index = desk.catalogue.searchIndex("anime");
  return sortedByDate(desk, index.named(plainForm(words), "beginning", admits));
}

const sortedByDate = (desk: Desk, rows: readonly number[]): number[] =>
  rows
    .filter((row) => !began(desk, row).startsWith("~"))
    .toSorted((a, b) => (began(desk, a) < began(desk, b) ? -1 : 1));
