import {
  animeTypes,
  genres,
  mangaTypes,
  seasons,
  type Genre,
  type Season,
} from "../../shared/filters.ts";
import type { Kind } from "../../shared/kind.ts";
import type { PartialDate, TitleStatus, TitleType } from "../title.ts";

/** The text without tags, entities and needless space; null when nothing is left. */
export function plainText(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value
    .replace(/<br\s*\/?>/gi, "\n")
    .replace(/<\/?[a-z][^>]*>/gi, "")
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => entity(name) ?? whole)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return text === "" ? null : text.toWellFormed();
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    nbsp: " ",
    mdash: "—",
    ndash: "–",
    hellip: "…",
  }),
);

function entity(name: string): string | undefined {
  const code = /^#(x?)([0-9a-f]+)$/i.exec(name);
  if (code === null) return entities.get(name.toLowerCase());
  const point = Number.parseInt(code[2] ?? "", code[1] === "" ? 10 : 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : undefined;
}

/** A whole number above 0, also from "26.0" or "1,024"; null for anything else. */
export function count(value: unknown): number | null {
  const number = decimal(value);
  return number !== null && Number.isInteger(number) && number > 0 ? number : null;
}

/** A finite number, also from text with thousands separators; null for anything else. */
export function decimal(value: unknown): number | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const text = String(value).replaceAll(",", "").trim();
  const number = text === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

/** The date as far as it is known, from ISO 8601, a Date's text or a year; null for anything else. */
export function partialDate(value: unknown): PartialDate | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const match = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2})(?!\d))?)?/.exec(String(value).trim());
  if (match === null) return null;
  const [, year = "", month, day] = match;
  if (Number(year) < 1800) return null;
  const parts = [year];
  if (isWithin(month, 12)) parts.push(twoDigits(month));
  if (parts.length === 2 && isWithin(day, 31)) parts.push(twoDigits(day));
  return parts.join("-");
}

const isWithin = (part: string | undefined, most: number): part is string =>
  part !== undefined && Number(part) >= 1 && Number(part) <= most;

const twoDigits = (part: string) => part.padStart(2, "0");

/** Whole minutes from a number, "24 min per ep", "1 hr. 55 min." or "45 sec"; null for anything else. */
export function minutes(value: unknown): number | null {
  const plain = decimal(value);
  if (plain !== null) return plain > 0 ? Math.ceil(plain) : null;
  if (typeof value !== "string") return null;
  const amount = (unit: string) =>
    Number(new RegExp(`(\\d+)\\s*${unit}`, "i").exec(value)?.[1] ?? 0);
  const total = amount("(?:hr|h)\\b") * 60 + amount("min") + amount("sec") / 60;
  return total > 0 ? Math.ceil(total) : null;
}

/** The type that a word of any source means; "unknown" when it means none that the kind has. */
export function titleType(kind: Kind, value: unknown): TitleType {
  const word = code(value);
  const known: readonly TitleType[] =
    kind === "anime" ? animeTypes.map((type) => type.value) : mangaTypes;
  return known.find((type) => type === word) ?? "unknown";
}

const animeStatuses: ReadonlyMap<string, TitleStatus> = new Map(
  Object.entries({
    finished_airing: "Finished Airing",
    finished: "Finished Airing",
    completed: "Finished Airing",
    currently_airing: "Currently Airing",
    airing: "Currently Airing",
    ongoing: "Currently Airing",
    not_yet_aired: "Not yet aired",
    upcoming: "Not yet aired",
  }),
);
const mangaStatuses: ReadonlyMap<string, TitleStatus> = new Map(
  Object.entries({
    finished: "Finished",
    completed: "Finished",
    publishing: "Publishing",
    currently_publishing: "Publishing",
    ongoing: "Publishing",
    on_hiatus: "On Hiatus",
    hiatus: "On Hiatus",
    discontinued: "Discontinued",
    cancelled: "Discontinued",
    not_yet_published: "Not yet published",
    upcoming: "Not yet published",
  }),
);

/** The status that a word of any source means. */
export function titleStatus(kind: Kind, value: unknown): TitleStatus {
  return (kind === "anime" ? animeStatuses : mangaStatuses).get(code(value)) ?? "Unknown";
}

/** The season that a word means, whatever its case; "Autumn" is fall. */
export function season(value: unknown): Season | null {
  const word = code(value).replace("autumn", "fall");
  return seasons.find((name) => name === word) ?? null;
}

/** An audience rating's short form: "PG-13 - Teens 13 or older" and "pg_13" are "PG-13"; null for anything else. */
export function rating(value: unknown): string | null {
  const word = code(value).replaceAll("_", "-");
  const short = /^(?:rx|r\+|r|pg-13|pg|g)(?=-|$)/.exec(word)?.[0];
  if (short === undefined) return null;
  return short === "rx" ? "Rx" : short.toUpperCase();
}

/** Labels sorted into the genres that filters offer and everything else. */
export interface SortedLabels {
  readonly genres: Genre[];
  readonly themes: string[];
  /** Whether one of them is for adults only. */
  readonly adult: boolean;
}

const adultLabels = new Set(["hentai", "erotica"]);

/** Sorts a source's genres, themes, demographics or tags; case does not matter, no label comes twice. */
export function sortLabels(labels: readonly unknown[]): SortedLabels {
  const names = labels.map(plainText).filter((name) => name !== null);
  const lower = new Set(names.map((name) => name.toLowerCase()));
  return {
    genres: genres.filter((genre) => lower.has(genre.toLowerCase())),
    themes: [...new Set(names.map(capitalised))].filter((name) => !isGenre(name)),
    adult: [...lower].some((name) => adultLabels.has(name)),
  };
}

const isGenre = (name: string) =>
  genres.some((genre) => genre.toLowerCase() === name.toLowerCase());

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** A word as a code: "TV Special" and "tv-special" are "tv_special". */
function code(value: unknown): string {
  return typeof value === "string"
    ? value
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, "_")
    : "";
}

/** The URL of a video from any YouTube address, in the one form that pages embed. */
export function trailerUrl(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const id = /(?:[?&]v=|\/embed\/|youtu\.be\/)([\w-]{11})(?![\w-])/.exec(value)?.[1];
  return id === undefined ? null : `https://www.youtube.com/watch?v=${id}`;
}

/** A path on our own site; null for anything else. */
export function sitePath(value: unknown): string | null {
  return typeof value === "string" && /^\/[\w.-][\w./-]*$/.test(value) ? value : null;
}
