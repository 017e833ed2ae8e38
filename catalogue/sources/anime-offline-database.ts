import * as z from "zod";
import type { Title } from "../title.ts";
import { readTitle } from "./raw-title.ts";
import type { Reason } from "./rejected.ts";
import { eachRow, type Shape } from "./shape.ts";

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

/** The object around the entries, or the first line before them. */
const Head = z.object({
  repository: z.string(),
  /** The day of its data; anything else says nothing. */
  lastUpdate: z.iso.date().optional().catch(undefined),
  sources: z.undefined().optional(),
});
const Row = z.object({ sources: z.array(z.unknown()) });

/** What titles of the anime-offline-database name as their source. */
export const OFFLINE_DATABASE = "anime-offline-database";

/**
 * The anime-offline-database (ODbL 1.0 and DbCL 1.0) as it is released: JSON, minified JSON and JSON Lines. Entries
 * without a MyAnimeList id are none of ours.
 */
export const offlineDatabase: Shape = {
  source: OFFLINE_DATABASE,
  recognises: (value) => Head.safeParse(value).success || Row.safeParse(value).success,
  asOf: (value) => Head.safeParse(value).data?.lastUpdate,
  isHead: (value) => Head.safeParse(value).success,
  reader: eachRow(readEntry, "title"),
};

function readEntry(value: unknown): Title | Reason {
  const { data } = Entry.safeParse(value);
  if (data === undefined) return "unreadable";
  const id = malId(data.sources);
  if (id === undefined) return "elsewhere";
  return readTitle(
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
    OFFLINE_DATABASE,
  );
}

const malId = (sources: readonly string[]) =>
  sources.map((url) => /myanimelist\.net\/anime\/(\d+)/.exec(url)?.[1]).find(Boolean);

/** Kana tell Japanese from Chinese. */
const isJapanese = (name: string) => /[\u3041-\u30fa]/.test(name);

const eachWordCapitalised = (name: string) =>
  name.replace(/(?<![\p{L}'])\p{Ll}/gu, (letter) => letter.toUpperCase());
