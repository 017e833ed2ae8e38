import * as z from "zod";
import { animeTypes, genres, seasons } from "../../shared/filters.ts";
import { animeAirings, blankTitle, mangaTypes, type Title } from "../title.ts";
import { weeklyBroadcast } from "./broadcast.ts";

const SEED = "seed";

const partialDate = z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/);
const total = z.int().positive().nullable();
const texts = z.array(z.string().min(1));

const common = {
  id: z.int().positive(),
  title: z.string().min(1),
  english: z.string().min(1).nullable(),
  japanese: z.string().min(1),
  synonyms: texts,
  genres: z.array(z.enum(genres)).min(1),
  themes: texts,
  year: z.int().min(1900).max(2100).nullable(),
  popularity: z.number().min(0).max(100),
  synopsis: z.string().min(1),
};

/** One anime as the seed files write it. */
export const SeedAnime = z.strictObject({
  ...common,
  type: z.enum(animeTypes.map(({ value }) => value)),
  episodes: total,
  status: z.enum(animeAirings),
  source: z.string().min(1).nullable(),
  minutes: total,
  rating: z.enum(["G", "PG", "PG-13", "R", "R+"]).nullable(),
  season: z.enum(seasons).nullable(),
  airedFrom: partialDate.nullable(),
  airedTo: partialDate.nullable(),
  /** The slot in Japan, only of anime that are on the air. */
  broadcast: z.strictObject({ weekday: z.string(), time: z.string() }).optional(),
  studios: texts,
  trailer: z.url().optional(),
  prequel: z.int().positive().optional(),
});
export type SeedAnime = z.infer<typeof SeedAnime>;

/** One manga as the seed files write it. */
export const SeedManga = z.strictObject({
  ...common,
  type: z.enum(mangaTypes),
  chapters: total,
  volumes: total,
  status: z.enum(["Finished", "Publishing", "On Hiatus", "Discontinued"]),
  publishedFrom: partialDate.nullable(),
  publishedTo: partialDate.nullable(),
  authors: texts,
});
export type SeedManga = z.infer<typeof SeedManga>;

/** A seed's anime as a catalogue title. */
export function animeTitle(seed: SeedAnime): Title {
  const { episodes, airedFrom, airedTo, broadcast, studios, trailer, prequel, ...facts } = seed;
  return {
    ...blankTitle("anime", facts.id, facts.title),
    ...facts,
    total: episodes,
    from: airedFrom,
    to: airedTo,
    broadcast: weeklyBroadcast(broadcast?.weekday, broadcast?.time, airedFrom),
    makers: studios,
    trailer: trailer ?? null,
    prequel: prequel ?? null,
    sources: [SEED],
  };
}

/** A seed's manga as a catalogue title. */
export function mangaTitle(seed: SeedManga): Title {
  const { chapters, publishedFrom, publishedTo, authors, ...facts } = seed;
  return {
    ...blankTitle("manga", facts.id, facts.title),
    ...facts,
    total: chapters,
    from: publishedFrom,
    to: publishedTo,
    makers: authors,
    sources: [SEED],
  };
}
