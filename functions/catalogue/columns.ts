import { coverHash } from "../../catalogue/cover-path.ts";
import { subjectOf } from "../../catalogue/covers/subject.ts";
import { mainRelation, prequelOf, type BroadcastRule, type Title } from "../../catalogue/title.ts";
import * as limits from "../../shared/limits.ts";
import { titleLanguages, type TitleLanguage } from "../../shared/titles/title-name.ts";
import { adaptedWorks } from "./stories/adapted-works.ts";
import { franchisesOf } from "./stories/franchises.ts";
import { airsEpochSeconds } from "./sections/airs-epoch.ts";
import {
  alphabetColumns,
  genreBit,
  POPULARITY_SCALE,
  relationCodes,
  seasonCodes,
  statuses,
  types,
} from "./sections/codes.ts";
import { packDate } from "./sections/packed-date.ts";
import type { Sections } from "./sections/sections.ts";
import { TextCollector } from "./sections/texts.ts";
import { titleNameIn } from "./title-names.ts";

/** The order of rows: anime before manga, then the most popular first, then by id. */
export function inRowOrder(titles: readonly Title[]): Title[] {
  return titles.toSorted(
    (a, b) =>
      Number(a.kind === "manga") - Number(b.kind === "manga") ||
      storedPopularity(b) - storedPopularity(a) ||
      a.id - b.id,
  );
}

/** One column per fact that cards, filters and rules need; 0 stands for a missing number. */
export function writeColumns(rows: readonly Title[]): Sections {
  const texts = new TextCollector();
  const works = adaptedWorks(rows);
  const u8 = (value: (title: Title) => number) => Uint8Array.from(rows, value);
  const u16 = (value: (title: Title) => number) => Uint16Array.from(rows, value);
  const u32 = (value: (title: Title) => number) => Uint32Array.from(rows, value);
  return {
    "row.id": u32(({ id }) => id),
    "row.title": u32(({ title }) => texts.add(title)),
    "row.english": u32(({ english }) => texts.add(english)),
    "row.japanese": u32(({ japanese }) => texts.add(japanese)),
    "row.summary": u32(({ synopsis }) => texts.add(summaryOf(synopsis))),
    "row.makers": u32(({ makers }) => texts.add(joined(makers))),
    "row.themes": u32(({ themes }) => texts.add(joined(themes))),
    "row.image": u32(({ image }) => texts.add(image)),
    "row.cover": u32((title) => (title.image === null ? coverHash(subjectOf(title)) : 0)),
    "row.type": u8(({ type }) => types.indexOf(type)),
    "row.status": u8(({ status }) => statuses.indexOf(status)),
    "row.season": u8(({ season }) => seasonCodes.indexOf(season)),
    "row.year": u16(({ year }) => year ?? 0),
    "row.from": u32(({ from }) => packDate(from)),
    "row.to": u32(({ to }) => packDate(to)),
    "row.total": u32(({ total }) => total ?? 0),
    "row.volumes": u16(({ volumes }) => volumes ?? 0),
    "row.minutes": u16(({ minutes }) => minutes ?? 0),
    "row.genres": u16((title) => genreMask(title.genres)),
    "row.popularity": u16(storedPopularity),
    "row.adult": u8(({ adult }) => Number(adult)),
    "row.forChildren": u8(({ rating }) => Number(rating === "G" || rating === "PG")),
    "row.prequel": u32((title) => prequelOf(title) ?? 0),
    "row.related": u32((title) => mainRelation(title)?.id ?? 0),
    "row.relation": u8((title) => relationCodes.indexOf(mainRelation(title)?.kind ?? null)),
    "row.adapts": u32(({ kind, id }) => (kind === "anime" ? (works.get(id) ?? 0) : 0)),
    "row.franchise": franchisesOf(rows),
    ...alphabets(rows),
    "row.airs": u32(({ broadcast }) => startSeconds(broadcast)),
    "row.airsEvery": u8(({ broadcast }) => broadcast?.everyDays ?? 0),
    "rows.mangaFrom": Uint32Array.of(rows.filter(({ kind }) => kind === "anime").length),
    "rows.byId": Uint32Array.from(rows.keys()).sort(
      (a, b) => kindThenId(rows[a]) - kindThenId(rows[b]),
    ),
    ...texts.sections(),
  };
}

/** A column for each language in which screens name titles. */
const alphabets = (rows: readonly Title[]): Sections =>
  Object.fromEntries(
    titleLanguages.map((language) => [alphabetColumns[language], placesByName(rows, language)]),
  );

/** The place of each row when all are sorted by their names in a language. */
function placesByName(rows: readonly Title[], language: TitleLanguage): Uint32Array {
  const { compare } = new Intl.Collator(language === "japanese" ? "ja" : "en", {
    numeric: true,
    ignorePunctuation: true,
  });
  const names = rows.map((title) => titleNameIn(language, title));
  const sorted = [...names.keys()].sort((a, b) => compare(names[a] ?? "", names[b] ?? "") || a - b);
  const places = new Uint32Array(rows.length);
  for (const [place, row] of sorted.entries()) places[row] = place;
  return places;
}

/** Several words as one text; no word has a line break in it. */
const joined = (words: readonly string[]) => (words.length === 0 ? null : words.join("\n"));

function genreMask(names: readonly string[]): number {
  return names.reduce((mask, name) => mask | (genreBit(name) ?? 0), 0);
}

/** The beginning of a synopsis, cut between words. */
function summaryOf(synopsis: string | null): string | null {
  const most = limits.summaryCharacters;
  if (synopsis === null || synopsis.length <= most) return synopsis;
  const cut = Array.from(synopsis).slice(0, most).join("");
  const space = cut.lastIndexOf(" ");
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`;
}

const storedPopularity = ({ popularity }: Title) => Math.round(popularity * POPULARITY_SCALE);

const startSeconds = (rule: BroadcastRule | null) =>
  rule ? Date.parse(rule.start) / 1000 - airsEpochSeconds : 0;

/** Ids stay below 2^31, so manga sort behind all anime. */
const kindThenId = (title: Title | undefined) =>
  title === undefined ? 0 : title.id + (title.kind === "manga" ? 2 ** 32 : 0);
