import * as z from "zod";
import { demographics, ratings } from "../../catalogue/facts/fact-row.ts";
import {
  count,
  minutes,
  plainText,
  sortLabels,
  titleType,
} from "../../catalogue/sources/values.ts";
import type { Title } from "../../catalogue/title.ts";
import type { DatasetRow } from "../datasets.ts";
import { comparable } from "./comparable.ts";

/** A fact of a title that a data set states otherwise. */
export interface Contradiction {
  /** `anime:52991:episodes`, as the list of checked facts names it. */
  readonly key: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Lengths differ by how they are rounded and whether a preview counts: so much is the same. */
const SAME_MINUTES = { atMost: 2, share: 0.12 };

/** Compares an anime with the data set's row of the same id. */
export function animeContradictions(title: Title, row: DatasetRow): Contradiction[] {
  const differs = differences(`anime:${title.id}`, title);
  return [
    ...differs.names(animeNames(row)),
    ...differs.number("episodes", title.total, count(row["episodes"])),
    ...differs.number("year", title.year, yearOf(row)),
    ...differs.type(titleType("anime", row["type"])),
    ...differs.minutes(minutes(row["duration"])),
    ...differs.source(plainText(row["source"])),
    ...differs.rating(String(row["rating"]), row["nsfw"] === true),
    ...differs.words("studios", title.makers.map(nowNamed), studiosOf(row)),
    ...differs.demographic(TextList.parse(row["demographics"])),
    ...differs.words("genres", title.genres, sortLabels(TextList.parse(row["genres"])).genres),
  ];
}

/** Compares a manga with the data set's row of the same id. */
export function mangaContradictions(title: Title, row: DatasetRow): Contradiction[] {
  const differs = differences(`manga:${title.id}`, title);
  const labels = sortLabels([...literalList(row["Genres"]), ...literalList(row["Themes"])]);
  return [
    ...differs.names(mangaNames(row)),
    ...differs.number("chapters", title.total, count(row["Chapters"])),
    ...differs.number("volumes", title.volumes, count(row["Volumes"])),
    ...differs.number("year", title.year, count(/\d{4}/.exec(String(row["Published"]))?.[0])),
    ...differs.type(titleType("manga", row["Types"])),
    ...differs.authors(plainText(row["Author"]) ?? ""),
    ...differs.demographic([String(row["Demographic"])]),
    ...differs.words("genres", title.genres, labels.genres),
    ...differs.adult(labels.adult),
  ];
}

const TextList = z
  .array(z.string())
  .or(z.string().transform((text) => [text]))
  .catch([]);

/** The data set writes lists as Python does: `['Drama', 'Sports']`. */
const literalList = (value: unknown): string[] =>
  Array.from(String(value).matchAll(/'([^']+)'|"([^"]+)"/g), ([, one, two]) => one ?? two ?? "");

function animeNames(row: DatasetRow): string[] {
  const names = [row["title"], row["title_english"], row["title_japanese"]].map(plainText);
  return [...names.filter((name) => name !== null), ...TextList.parse(row["synonyms"])];
}

/** The data set puts the English title in parentheses behind the main one. */
function mangaNames(row: DatasetRow): string[] {
  const whole = plainText(row["Title"]) ?? "";
  return [whole, ...whole.split(/ \(|\)$/)];
}

/** Years from the field of that name, a season ("Fall 2005") or the date ("Oct 7, 2005 to ?"). */
function yearOf(row: DatasetRow): number | null {
  const texts = [row["year"], row["premiered"], row["aired"]].map(String);
  return count(texts.map((text) => /\d{4}/.exec(text)?.[0]).find(Boolean));
}

/** Names of one studio, and what stands for none. */
const studioNames: Readonly<Record<string, string>> = {
  "Studio Pierrot": "Pierrot",
  "Tokyo Movie Shinsha": "TMS Entertainment",
  "Tokyo Movie": "TMS Entertainment",
  "Kyokuichi Tokyo Movie": "TMS Entertainment",
  "Zuiyo Eizo": "Nippon Animation",
};
const nowNamed = (name: string): string => studioNames[name] ?? name;
const studiosOf = (row: DatasetRow): string[] =>
  TextList.parse(row["studios"])
    .filter((name) => !name.startsWith("None found"))
    .map(nowNamed);

/** Sources that the data set does not tell apart as we do. */
const sourceFamilies: Readonly<Record<string, string>> = {
  "web novel": "novel",
  "light novel": "novel",
  "web manga": "manga",
  "4-koma manga": "manga",
  "digital manga": "manga",
  "card game": "game",
  "picture book": "book",
};
const sourceFamily = (source: string) =>
  sourceFamilies[source.toLowerCase()] ?? source.toLowerCase();

/** How one title's facts differ from a row's; what either side does not know is no contradiction. */
function differences(name: string, title: Title) {
  const told = (fact: string, ours: unknown, theirs: unknown): Contradiction[] => [
    { key: `${name}:${fact}`, ours: String(ours), theirs: String(theirs) },
  ];
  const number = (fact: string, ours: number | null, theirs: number | null) =>
    ours === null || theirs === null || ours === theirs ? [] : told(fact, ours, theirs);
  return {
    number,
    /** A name may be written in many ways; one in common is enough. */
    names(theirs: readonly string[]) {
      const ours = [title.title, title.english, title.japanese].filter((one) => one !== null);
      const known = new Set(theirs.map(comparable));
      if (known.size === 0 || ours.some((one) => known.has(comparable(one)))) return [];
      return told("title", ours.join(" / "), theirs.slice(0, 3).join(" / "));
    },
    type: (theirs: Title["type"]) =>
      [title.type, theirs].includes("unknown") || title.type === theirs
        ? []
        : told("type", title.type, theirs),
    minutes(theirs: number | null) {
      if (title.minutes === null || theirs === null) return [];
      const near = Math.max(SAME_MINUTES.atMost, theirs * SAME_MINUTES.share);
      return Math.abs(title.minutes - theirs) <= near ? [] : told("minutes", title.minutes, theirs);
    },
    source(theirs: string | null) {
      if (title.source === null || theirs === null || /^(?:unknown|other)$/i.test(theirs))
        return [];
      return sourceFamily(title.source) === sourceFamily(theirs)
        ? []
        : told("source", title.source, theirs);
    },
    /** Ratings are judgements: neighbours do not contradict each other. */
    rating(theirs: string, isExplicit: boolean) {
      if (isExplicit && !title.adult) return told("rating", title.rating, "explicit");
      const [one, other] = [title.rating, theirs.split(" ")[0]].map((rating) =>
        ratings.findIndex((each) => each === rating),
      ) as [number, number];
      return one < 0 || other < 0 || Math.abs(one - other) <= 1
        ? []
        : told("rating", title.rating, theirs);
    },
    /** One in common is enough. */
    words(fact: string, ours: readonly string[], theirs: readonly string[]) {
      const known = new Set(theirs.map(comparable));
      const isEmpty = ours.length === 0 || theirs.length === 0;
      return isEmpty || ours.some((one) => known.has(comparable(one)))
        ? []
        : told(fact, ours.join(", "), theirs.join(", "));
    },
    demographic(theirs: readonly string[]) {
      const known = demographics.filter((each) => theirs.includes(each));
      const ours = demographics.filter((each) => title.themes.includes(each));
      return known.length === 0 || ours.length === 0 || ours.some((one) => known.includes(one))
        ? []
        : told("demographic", ours.join(", "), known.join(", "));
    },
    /** The data set puts family names first and writes roles in parentheses: one part of a name in common is enough. */
    authors(theirs: string) {
      const parts = (text: string) =>
        new Set(
          text
            .replaceAll(/\([^)]*\)/g, "")
            .match(/[\p{L}\p{N}'’]{3,}/gu)
            ?.map(comparable),
        );
      const [ours, known] = [parts(title.makers.join(" ")), parts(theirs)];
      return ours.size === 0 || known.size === 0 || [...ours].some((part) => known.has(part))
        ? []
        : told("authors", title.makers.join(", "), theirs);
    },
    adult: (theirs: boolean) => (theirs && !title.adult ? told("adult", title.adult, theirs) : []),
  };
}
