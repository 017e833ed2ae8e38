import * as z from "zod";
import type { Title } from "../title.ts";
import { readTitle, type NoTitle } from "./raw-title.ts";

const Database = z.object({
  data: z.array(z.unknown()).min(1),
  repository: z.string(),
});

const Entry = z.object({
  sources: z.array(z.string()),
  title: z.string(),
  type: z.string().optional(),
  episodes: z.number().optional(),
  status: z.string().optional(),
  animeSeason: z.object({ season: z.string().nullish(), year: z.number().nullish() }).optional(),
  duration: z.object({ value: z.number(), unit: z.literal("SECONDS") }).nullish(),
  score: z.object({ arithmeticMean: z.number() }).nullish(),
  synonyms: z.array(z.string()).default([]),
  studios: z.array(z.string()).default([]),
  tags: z.array(z.string()).default([]),
});

/** Titles of an anime-offline-database file, "elsewhere" for entries without a MyAnimeList id; undefined when the value is no such file. */
export function readOfflineDatabase(value: unknown): (Title | NoTitle)[] | undefined {
  const database = Database.safeParse(value);
  return database.success ? database.data.data.map(readEntry) : undefined;
}

function readEntry(value: unknown): Title | NoTitle {
  const { data } = Entry.safeParse(value);
  if (data === undefined) return "unreadable";
  const id = malId(data.sources);
  if (id === undefined) return "elsewhere";
  const title = readTitle(
    {
      kind: "anime",
      id,
      title: data.title,
      japanese: data.synonyms.find(isJapanese),
      synonyms: data.synonyms,
      type: data.type,
      total: data.episodes,
      status: data.status,
      minutes: data.duration ? data.duration.value / 60 : null,
      season: data.animeSeason?.season,
      year: data.animeSeason?.year,
      labels: data.tags,
      makers: data.studios.map(eachWordCapitalised),
      score: data.score?.arithmeticMean,
    },
    "anime-offline-database",
  );
  return title ?? "unreadable";
}

const malId = (sources: readonly string[]) =>
  sources.map((url) => /myanimelist\.net\/anime\/(\d+)/.exec(url)?.[1]).find(Boolean);

/** Kana tell Japanese from Chinese. */
const isJapanese = (name: string) => /[\u3041-\u30fa]/.test(name);

const eachWordCapitalised = (name: string) =>
  name.replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase());
