import type { Kind } from "../../../../shared/kind.ts";
import { sideBySide } from "../../../runtime/side-by-side.ts";
import type { Desk } from "../../tools/desk.ts";
import { factsOf, type TitleFacts } from "../../tools/facts.ts";
import { recommend } from "../../tools/recommend.ts";
import { search_catalogue, Wanted, wantedRows } from "../../tools/search-catalogue.ts";
import { nameOf } from "../../tools/tool.ts";
import { isAuthor } from "../makers.ts";
import type { Phrases } from "../languages/phrases.ts";
import type { Question } from "../question.ts";
import { hasFilter, type Slots } from "../slots/slots.ts";
import { titlesNamed } from "../titles/names.ts";
import type { Voice } from "../voice.ts";
import { boundsOf, slotsInAll, withoutYearOf } from "./narrowed.ts";

const usualLimit = 5;
const mostShown = 10;

const defined = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** What a question wishes for, as the tools take it. */
export function wantedOf(slots: Slots, fixed: Partial<Wanted> = {}): Wanted {
  const kind = fixed.kind ?? kindWished(slots);
  return Wanted.parse(
    defined({
      kind,
      genres: slots.genres,
      themes: slots.themes,
      any_of: slots.anyOf,
      without: [...slots.without, ...slots.avoid],
      for_children: slots.forChildren,
      types: typesFor(slots, kind),
      season: slots.season,
      year_from: slots.yearFrom,
      year_to: slots.yearTo,
      maker: slots.maker,
      without_makers: slots.withoutMaker === undefined ? [] : [slots.withoutMaker],
      status: slots.phase,
      about: slots.about,
      not_about: slots.notAbout,
      total_from: slots.totalFrom,
      total_to: slots.totalTo,
      volumes_from: slots.volumesFrom,
      volumes_to: slots.volumesTo,
      minutes_from: slots.minutesFrom,
      minutes_to: slots.minutesTo,
      minutes_in_all_to: slots.minutesInAllTo,
      seasons_from: slots.seasonsFrom,
      seasons_to: slots.seasonsTo,
      sort: slots.sort,
      limit: Math.min(slots.limit ?? usualLimit, mostShown),
      ...fixed,
    }),
  );
}

const printTypes = ["light_novel", "manhwa", "manhua", "one_shot"];

/** Anime, unless the words or a type of print say otherwise. */
const kindWished = (slots: Slots): Kind =>
  slots.kind ?? (slots.types.some((type) => printTypes.includes(type)) ? "manga" : "anime");

/** Types that the kind has: "series" says nothing about a manga. */
const typesFor = (slots: Slots, kind: Kind): string[] =>
  slots.types.filter((type) => printTypes.includes(type) === (kind === "manga"));

/** "2019", "2010–2019", "2019 or later"; null where no year was asked for. */
function yearsText({ yearFrom, yearTo }: Slots, say: Phrases): string | null {
  if (yearFrom === undefined) return yearTo === undefined ? null : say.orEarlier(yearTo);
  if (yearTo === undefined) return say.orLater(yearFrom);
  return yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo}`;
}

/** "At most 12 episodes"; null where any length will do. */
function lengthText(slots: Slots, kind: Kind, say: Phrases): string | null {
  const texts = [
    rangeText(say.list, slots.minutesFrom, slots.minutesTo, say.atLeastMinutes, say.atMostMinutes),
    slots.minutesInAllTo === undefined ? null : say.atMostInAll(say.hours(slots.minutesInAllTo)),
    rangeText(
      say.list,
      slots.totalFrom,
      slots.totalTo,
      (total) => say.atLeast(total, kind),
      (total) => say.atMost(total, kind),
      (total) => say.exactly(total, kind),
    ),
    rangeText(say.list, slots.volumesFrom, slots.volumesTo, say.atLeastVolumes, say.atMostVolumes),
    rangeText(
      say.list,
      slots.seasonsFrom,
      slots.seasonsTo,
      say.atLeastSeasons,
      say.atMostSeasons,
      say.exactSeasons,
    ),
  ].flatMap((text) => text ?? []);
  return texts.length === 0 ? null : say.list(texts);
}

type CountText = (count: number) => string;

/** The bounds of a count in words; null where there are none. */
function rangeText(
  list: Phrases["list"],
  from: number | undefined,
  to: number | undefined,
  atLeast: CountText,
  atMost: CountText,
  exactly?: CountText,
): string | null {
  if (from !== undefined && from === to && exactly !== undefined) return exactly(from);
  if (from !== undefined && to !== undefined) return list([atLeast(from), atMost(to)]);
  if (to !== undefined) return atMost(to);
  return from === undefined ? null : atLeast(from);
}

/** What narrows a search, in words: " (Comedy) from 2019". */
export function filterText(
  slots: Slots,
  kind: Kind,
  { say }: Voice,
  leaveOut: readonly ("kind" | "phase")[] = [],
): string {
  const year = yearsText(slots, say);
  return say.filter({
    genres: [
      ...[...slots.genres, ...slots.themes].map(say.word),
      ...(slots.anyOf.length === 0 ? [] : [say.either(slots.anyOf.map(say.word))]),
      ...(slots.about === undefined ? [] : [slots.about]),
      ...(slots.forChildren ? [say.forChildren] : []),
    ],
    without: [
      ...slots.without.map(say.word),
      ...(slots.notAbout === undefined ? [] : [slots.notAbout]),
      ...(slots.withoutMaker === undefined ? [] : [slots.withoutMaker]),
    ],
    types: typesFor(slots, kind).map((type) => say.types[type] ?? type),
    year: slots.season === undefined ? year : [say.word(slots.season), year ?? ""].join(" ").trim(),
    maker: slots.maker ?? null,
    length: lengthText(slots, kind, say),
    phase: leaveOut.includes("phase") ? null : (slots.phase ?? null),
  });
}

/** "• “Monster” (2004, TV series, 74 episodes, Madhouse)". */
export function factLine(title: TitleFacts, voice: Voice, more = ""): string {
  const facts = [
    title.year === null ? "" : String(title.year),
    voice.say.types[title.type] ?? title.type,
    title.total === null ? "" : voice.say.exactly(title.total, title.kind),
    title.makers[0] ?? "",
    more,
  ].filter(Boolean);
  return `• ${voice.title(title)} (${facts.join(", ")})`;
}

/** "Like Clannad, but from another studio". */
const asksOtherMakers =
  /\b(?:different|another|other|ander\w*) (?:studios?|authors?|mangakas?|autor\w*)\b|\bnot\b.{0,16}\bsame (?:studio|author|mangaka)\b|(?:別|他|違う)の?(?:すたじお|作者)/;

/** Suggestions: like the named titles, or to the taste of the asker's lists. */
export async function suggestions(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const { catalogue } = desk;
  const all = withoutYearOf(slotsInAll(question), question, desk);
  const [first] = question.rows;
  const kind = all.kind ?? (first === undefined ? kindWished(all) : catalogue.kind(first));
  const slots = { ...all, kind, ...boundsOf(desk, { ...question, slots: all }) };
  const models = question.rows.map((row) => catalogue.card(row));
  const like = models.filter((card) => card.kind === kind).map(({ id }) => id);
  // A title of the other kind still says what it should be like.
  const foreign = models.filter((card) => card.kind !== kind);
  const wanted = wantedOf(
    foreign.length > 0 && like.length === 0
      ? {
          ...slots,
          genres: [...slots.genres, ...foreign.flatMap(({ genres }) => genres.slice(0, 2))],
        }
      : slots,
    { kind },
  );
  const others = asksOtherMakers.test(question.rest)
    ? question.rows.flatMap((row) => catalogue.makers(row))
    : [];
  const wishes = {
    ...wanted,
    without_makers: [...wanted.without_makers, ...others],
    like,
    leave_out: question.suggested.map((row) => catalogue.id(row)),
  };
  const fitting = await recommend.run(wishes, desk);
  // What would break a mood is only supposed: better a suggestion with some of it than none.
  const found =
    fitting.length > 0 || slots.avoid.length === 0
      ? fitting
      : await recommend.run({ ...wishes, without: [...slots.without] }, desk);
  if (found.length === 0) return [voice.say.noSuggestion];
  const because = question.rows.length === 0 ? voice.say.becauseOfLists : voice.say.because;
  const names = voice.list(question.rows.map((row) => voice.row(row)));
  return [
    voice.say.suggestHead(names, filterText(slots, kind, voice)),
    ...found.map((title) =>
      factLine(
        title,
        voice,
        title.reasons.length === 0 ? "" : because(title.reasons.map(voice.say.word).join(", ")),
      ),
    ),
  ];
}

/** The anime that tell stories which an author drew or wrote: those that are named as manga of theirs. */
async function adaptations(wanted: Wanted, maker: string, desk: Desk): Promise<TitleFacts[]> {
  const { catalogue } = desk;
  // Who drew a story made no film of it.
  if (wanted.types.includes("movie")) return [];
  const inWanted = wantedRows(desk, wanted);
  const { from, to } = catalogue.rowsOf("manga");
  const rows = new Set<number>();
  for (let row = from; row < to; row++) {
    if (catalogue.adults[row] === 1 || !catalogue.makers(row).includes(maker)) continue;
    const card = catalogue.card(row);
    for (const name of [nameOf(card), card.title]) {
      for (const other of titlesNamed(catalogue, name)) {
        if (catalogue.kind(other) === "anime" && inWanted(other)) rows.add(other);
      }
    }
  }
  return sideBySide([...rows].slice(0, wanted.limit).map((row) => factsOf(desk, row)));
}

/** Titles that pass a filter, or how many do. */
export async function findings(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const all = slotsInAll(question);
  // "Shorter ones" bounds what was found before; "movies longer than two hours" says its bound itself.
  const narrowed = question.isFollowUp ? boundsOf(desk, { ...question, slots: all }) : {};
  const slots = { ...all, ...narrowed };
  const kind = kindWished(slots);
  const isSingle =
    question.slots.sort !== undefined &&
    question.slots.sort !== "popular" &&
    question.slots.limit === undefined;
  const wanted = wantedOf(slots, { kind, ...(isSingle && { limit: 3 }) });
  const skipped = new Set(question.suggested.map((row) => desk.catalogue.id(row)));
  const { found, titles } = await search_catalogue.run(
    { ...wanted, limit: Math.min(20, wanted.limit + skipped.size) },
    desk,
  );
  const filter = filterText(slots, kind, voice);
  const unseen = titles.filter(({ id }) => !skipped.has(id));
  // "Only from the nineties" narrows what was shown; "more" asks for what was not.
  const fresh = (unseen.length === 0 && hasFilter(question.slots) ? titles : unseen).slice(
    0,
    wanted.limit,
  );
  if (fresh.length === 0 && titles.length > 0)
    return [voice.say.thatWasAll(voice.say.findCount(found, kind, filter))];
  if (fresh.length === 0) {
    const isPerson = kind === "anime" && isAuthor(desk.catalogue, slots.maker);
    if (!isPerson || slots.maker === undefined) return [voice.say.foundNone(kind, filter)];
    const told = await adaptations({ ...wanted, maker: undefined }, slots.maker, desk);
    return told.length === 0
      ? [voice.say.foundNone(kind, filter), voice.say.studiosOnly]
      : [voice.say.adaptedHead(slots.maker), ...told.map((title) => factLine(title, voice))];
  }
  const asksBest = /\bbest\w*|\bbeste\w*|一番|最高/.test(question.rest) && slots.sort === "popular";
  return [
    question.slots.asksHowMany
      ? voice.say.findCount(found, kind, filter)
      : voice.say.findHead(found, fresh.length, kind, filter),
    ...fresh.map((title) => factLine(title, voice)),
    ...(asksBest ? [voice.say.byPopularity] : []),
    ...(slots.sort === "longest" && slots.phase === undefined ? [voice.say.openLeftOut(kind)] : []),
  ];
}
