import * as z from "zod";
import type { SeedAnime, SeedManga } from "../catalogue/sources/seed-record.ts";
import { count, plainText, titleType } from "../catalogue/sources/values.ts";
import { foldedForm, plainForm } from "../functions/catalogue/search/normalise.ts";
import type { DatasetRow } from "./datasets.ts";

/** A fact of a seed record that a data set states otherwise. */
export interface Mismatch {
  /** `anime:52991:episodes`, as the list of checked facts names it. */
  readonly key: string;
  readonly ours: string;
  readonly theirs: string;
}

/** Compares an anime of the seed with the row of the same id. */
export function animeMismatches(record: SeedAnime, row: DatasetRow): Mismatch[] {
  const key = (fact: string) => `anime:${record.id}:${fact}`;
  return [
    ...nameMismatch(key("title"), record, animeNames(row)),
    ...numberMismatch(key("episodes"), record.episodes, count(row["episodes"])),
    ...numberMismatch(key("year"), record.year, yearOf(row)),
    ...typeMismatch(key("type"), record.type, titleType("anime", row["type"])),
  ];
}

/** Compares a manga of the seed with the row of the same id. */
export function mangaMismatches(record: SeedManga, row: DatasetRow): Mismatch[] {
  const key = (fact: string) => `manga:${record.id}:${fact}`;
  return [
    ...nameMismatch(key("title"), record, mangaNames(row)),
    ...numberMismatch(key("chapters"), record.chapters, count(row["Chapters"])),
    ...numberMismatch(key("volumes"), record.volumes, count(row["Volumes"])),
    ...numberMismatch(key("year"), record.year, count(/\d{4}/.exec(String(row["Published"]))?.[0])),
    ...typeMismatch(key("type"), record.type, titleType("manga", row["Types"])),
  ];
}

const TextList = z.array(z.string()).catch([]);

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

/** A name may be written in many ways; one in common is enough. */
function nameMismatch(key: string, record: SeedAnime | SeedManga, theirs: readonly string[]) {
  const ours = [record.title, record.english, record.japanese].filter((name) => name !== null);
  const known = new Set(theirs.map(comparable));
  const agrees = ours.some((name) => known.has(comparable(name)));
  return agrees ? [] : [{ key, ours: ours.join(" / "), theirs: theirs.slice(0, 3).join(" / ") }];
}

const comparable = (name: string) => foldedForm(plainForm(name)).replaceAll(" ", "");

/** What either side does not know is no contradiction. */
function numberMismatch(key: string, ours: number | null, theirs: number | null): Mismatch[] {
  if (ours === null || theirs === null || ours === theirs) return [];
  return [{ key, ours: String(ours), theirs: String(theirs) }];
}

function typeMismatch(key: string, ours: string, theirs: string): Mismatch[] {
  return theirs === "unknown" || ours === theirs ? [] : [{ key, ours, theirs }];
}
