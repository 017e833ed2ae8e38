import type { Season } from "../../../../shared/filters.ts";
import type { Kind } from "../../../../shared/kind.ts";
import { plainForm } from "../../../../shared/search/normalise.ts";
import type { Desk } from "../../tools/desk.ts";
import type { Phase, Sort } from "../../tools/search-catalogue.ts";
import type { Since } from "../languages/phrases.ts";
import { seasonSpellings, spelledIn, typeSpellings } from "../vocabulary.ts";
import { asksForChildren } from "./children.ts";
import { relationsIn, sortIn, type Relation } from "./comparatives.ts";
import { daysIn, sinceIn, type Days } from "./days.ts";
import { kindIn } from "./kind-named.ts";
import { labelsIn, type Labels } from "./labels.ts";
import {
  boundsStraightened,
  lengthBounds,
  seasonBounds,
  volumeBounds,
  type Lengths,
  type Seasons,
  type Volumes,
} from "./lengths.ts";
import { makerIn, type MakerNamed } from "./makers-named.ts";
import { number, numberIn } from "./numbers.ts";
import { paceIn, reachedIn, type Pace } from "./pace.ts";
import { ordinalIn, partsIn, type Part } from "./parts.ts";
import { phaseIn } from "./phases.ts";
import { splitWithout } from "./refusals.ts";
import { timeBounds, type Times } from "./times.ts";
import { topicIn } from "./topics.ts";
import { decadesInDigits, seasonFromNow, yearBounds, yearsInDigits, type Years } from "./years.ts";

/** Everything a question names beside titles. */
export interface Slots
  extends Labels, Lengths, MakerNamed, Pace, Part, Seasons, Times, Volumes, Years {
  readonly kind: Kind | undefined;
  readonly types: readonly string[];
  readonly season: Season | undefined;
  readonly phase: Phase | undefined;
  readonly relations: readonly Relation[];
  readonly sort: Sort | undefined;
  /** What a story should be about, where no genre or theme says it. */
  readonly about: string | undefined;
  /** What it should not be about. */
  readonly notAbout: string | undefined;
  /** How many answers are wanted. */
  readonly limit: number | undefined;
  readonly day: Days | undefined;
  /** The episode or chapter that the asker says they are at. */
  readonly reached: number | undefined;
  /** Position in the last answer, such as 0 for "the first one". */
  readonly ordinal: number | undefined;
  /** Whether a child is to watch or read it. */
  readonly forChildren: boolean;
  /** Whether the length of all seasons together is asked for. */
  readonly isWhole: boolean;
  /** From when on the asker's own doings are asked for. */
  readonly since: Since | undefined;
  readonly isMine: boolean;
  readonly asksHowMany: boolean;
}

/** Whether a wish is narrowed by anything that the catalogue can be filtered by. */
export const hasFilter = (slots: Slots): boolean =>
  [slots.genres, slots.themes, slots.anyOf, slots.without, slots.types].some(
    ({ length }) => length > 0,
  ) ||
  slots.forChildren ||
  (slots.season ??
    slots.maker ??
    slots.withoutMaker ??
    slots.phase ??
    slots.about ??
    slots.notAbout) !== undefined ||
  (slots.yearFrom ?? slots.yearTo) !== undefined ||
  isBounded(slots);

/** Whether it is said how long a title may be. */
export const isBounded = (slots: Slots): boolean =>
  (slots.totalFrom ?? slots.totalTo ?? slots.volumesFrom ?? slots.volumesTo) !== undefined ||
  (slots.seasonsFrom ?? slots.seasonsTo) !== undefined ||
  (slots.minutesFrom ?? slots.minutesTo ?? slots.minutesInAllTo) !== undefined;

const limits: readonly RegExp[] = [
  /\btop ?(\d+)\b/,
  new RegExp(
    // "Einen Anime" is no more a number than "an anime".
    `\\b(?!ein)${number} (?:(?!(?:shots?|cours?|pieces?|parts?|episodes?|eps?|chapters?|volumes?|seasons?|minutes?|hours?|years?|folgen?|kapitel|banden?|staffeln?|minuten|stunden|jahren?|or|and|to|oder|und|bis|most|best) )\\p{L}+ ){0,3}(?:anime|animes|manga|mangas|shows|series|movies|films|titles|recommendations|suggestions|filme|serien|titel|empfehlungen)\\b`,
    "u",
  ),
  new RegExp(
    `\\b(?:name|give|list|tell|recommend|suggest|show|nenn\\w*|sag|zeig\\w*|empfiehl|gib)(?: me| mir| us| uns)? ${number}(?! (?:\\d|shots?|cours?|pieces?|parts?|episodes?|eps?|chapters?|volumes?|seasons?|minutes?|hours?|years?|folgen?|kapitel|banden?|staffeln?|minuten|stunden|jahren?)\\b)`,
  ),
  /(\d+)(?:つ|本|作品|個)/,
];
const whole =
  /\b(?:all|every|across|over all|entire|whole|complete|both) (?:(?:\w+|§) ){0,2}(?:seasons?|parts|series|franchise|show|story|sequels|cours)\b|\b(?:all|whole|entire|complete)(?: of)?(?: the)? §|\bder ganzen? §|\bganz §|\bin (?:all|total)\b|\baltogether\b|\bcombined\b|\btogether\b|\bwith (?:all )?(?:its )?sequels\b|\binsgesamt\b|\balle[rn]? (?:staffeln|teile)\b|\bzusammen\b|\bgesamt\w*|全しーずん|全期|全(?:しりーず|作)|しりーず(?:全体|全部|合計)|合計|合わせて|全部で/;
const mine =
  /\b(?:my|i|im|ive|id|mine|me|meine?[rnms]?|mir|mich|ich)\b|私|僕|俺|わたし|自分|まいりすと/;
const howMany =
  /\b(?:how many|how much|number of|count|wie ?viele?|anzahl)\b|何本|何作|何話|何個|いくつ|何冊/;

/** A title that something should be like says nothing of how long that may be. */
const likeTitle =
  /\b(?:like|similar to|akin to|wie|ahnlich\w*|vein of|reminds? me of) §|§(?:みたいな|のような|に似)/;

/** Reads everything but titles from a question in plain form, in which "§" stands for each title. */
export function readSlots(desk: Desk, text: string): Slots {
  const rest = boundsStraightened(decadesInDigits(yearsInDigits(text)));
  const { wanted, unwanted } = splitWithout(rest);
  const named = makerIn(desk, rest);
  // A studio's own words are no wish: "Science SARU" asks for no science fiction.
  const open = named.maker === undefined ? wanted : wanted.replace(plainForm(named.maker), " ");
  const isAboutTitle = rest.includes("§") && !likeTitle.test(rest);
  return {
    kind: kindIn(open),
    ...labelsIn(rest, { wanted, open, unwanted }),
    types: spelledIn(typeSpellings, open),
    season: spelledIn(seasonSpellings, open)[0] ?? seasonFromNow(open, desk.nowMs)?.season,
    ...yearBounds(open, desk.nowMs),
    ...named,
    phase: phaseIn(rest, open),
    ...lengthBounds(open, isAboutTitle),
    ...volumeBounds(open),
    ...timeBounds(open, isAboutTitle),
    ...seasonBounds(open, rest.includes("§")),
    relations: relationsIn(rest),
    sort: sortIn(open),
    about: topicIn(open),
    notAbout: topicIn(`something ${unwanted}`),
    limit: numberIn(open, ...limits),
    day: daysIn(open, desk),
    ...paceIn(open),
    reached: reachedIn(open),
    ...partsIn(open),
    ordinal: ordinalIn(open),
    forChildren: asksForChildren(open),
    isWhole: whole.test(open),
    since: sinceIn(open),
    isMine: mine.test(open),
    asksHowMany: howMany.test(open),
  };
}
