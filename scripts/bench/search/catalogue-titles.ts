import * as z from "zod";
import { blankTitle, type Title } from "../../../catalogue/title.ts";
import { datasetsFolder, readJsonLines, type DatasetRow } from "../../datasets.ts";
import { generatedTitles } from "./generated-titles.ts";

/** The titles that benchmarks run on, and what they are. */
export interface BenchTitles {
  readonly titles: Title[];
  readonly origin: string;
}

/** The catalogue of the folder TSUZUKU_DATASETS, or a generated one of the same size. */
export function benchTitles(): BenchTitles {
  if (datasetsFolder === undefined) {
    return {
      titles: generatedTitles(26_000, 36_000),
      origin: "a generated catalogue, since TSUZUKU_DATASETS is not set",
    };
  }
  const anime = readJsonLines(datasetsFolder, "anime.jsonl.gz").map(animeTitle);
  const manga = readJsonLines(datasetsFolder, "manga.jsonl.gz").map(mangaTitle);
  return {
    titles: [...anime, ...manga].filter((title) => title !== undefined),
    origin: "the data sets in TSUZUKU_DATASETS",
  };
}

const AnimeRow = z.object({
  mal_id: z.int(),
  title: z.string(),
  title_english: z.string().nullish(),
  title_japanese: z.string().nullish(),
  synonyms: z.array(z.string()).default([]),
  studios: z.array(z.string()).nullish(),
  synopsis: z.string().nullish(),
  members: z.unknown().optional(),
  nsfw: z.boolean(),
});

function animeTitle(row: DatasetRow): Title | undefined {
  const { data } = AnimeRow.safeParse(row);
  if (data === undefined) return undefined;
  return {
    ...blankTitle("anime", data.mal_id, data.title),
    english: data.title_english ?? null,
    japanese: data.title_japanese ?? null,
    synonyms: data.synonyms,
    makers: data.studios ?? [],
    synopsis: data.synopsis ?? null,
    popularity: popularityOf(data.members),
    adult: data.nsfw,
  };
}

const MangaRow = z.object({
  mal_id: z.int(),
  title_ok: z.literal(true),
  Title: z.string(),
  synopsis: z.string().nullish(),
  /** "Urasawa, Naoki (Story & Art)". */
  Author: z.string().nullish(),
  Members: z.unknown().optional(),
  nsfw: z.boolean(),
});

/** The data set puts the English title in parentheses behind the main one. */
function mangaTitle(row: DatasetRow): Title | undefined {
  const { data } = MangaRow.safeParse(row);
  if (data === undefined) return undefined;
  const [, main = data.Title, english = null] = /^(.+?) \((.+)\)$/.exec(data.Title) ?? [];
  return {
    ...blankTitle("manga", data.mal_id, main),
    english,
    makers: authorsOf(data.Author ?? ""),
    synopsis: data.synopsis ?? null,
    popularity: popularityOf(data.Members),
    adult: data.nsfw,
  };
}

const authorsOf = (text: string): string[] =>
  Array.from(text.matchAll(/([^,()]+), ([^,()]+) \(/g), ([, family = "", given = ""]) =>
    `${given} ${family}`.trim(),
  );

/** 0 to 100 by the logarithm of the number of members, which comes as a number or as "725,079". */
function popularityOf(members: unknown): number {
  const count = Number(String(members).replaceAll(",", "")) || 0;
  return Math.min(100, (100 * Math.log10(1 + count)) / 7);
}
