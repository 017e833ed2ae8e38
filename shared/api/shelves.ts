import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import * as limits from "../limits.ts";
import { episodesAired, filterValues, saidOfEntry, usernameField, yearGoal } from "./fields.ts";

const shelfRead = {
  method: "POST",
  auth: "public",
  effect: "read",
  needs: ["profile:read", "shelf:read", "snapshot:read"],
  rate: "shelves",
} as const;

const ListRequest = z.object({
  username: usernameField,
  status: z.string().max(20).default("all"),
  page: z.int().min(1).max(limits.farthestPage).default(1),
  page_size: z
    .int()
    .refine(
      (size) => size === limits.allEntries || (size >= 1 && size <= 10_000),
      "it should be 1 to 10,000, or -1 for all",
    )
    .default(limits.allEntries),
  genres: filterValues,
  years: filterValues,
  seasons: filterValues,
});

const new_first = z
  .boolean()
  .default(false)
  .describe("Begins with titles of which an episode came out in the last days and is not seen.");

const listAnswer = {
  total_count: z.number(),
  owner: z.boolean(),
  owner_username: z.string(),
};

export const get_anime = endpoint({
  ...shelfRead,
  path: "/api/get_anime/",
  summary: "A user's anime by status, filtered and paged.",
  request: ListRequest.extend({ new_first }),
  response: z.object({
    anime_list: z.array(
      z.object({
        anime_id: z.number(),
        anime_name: z.string(),
        anime_name_english: z.string().nullable(),
        anime_name_japanese: z.string().nullable(),
        anime_image: z.string(),
        anime_image_url: z.string(),
        year: z.number().nullable(),
        season: z.string().nullable(),
        episodes_watched: z.number(),
        total_episodes: z.number().nullable(),
        anime_total_episodes: z.number().nullable(),
        episodes_aired: episodesAired,
        /** When the next episode airs, in milliseconds since 1970; null where that is not known, or none does. */
        next_airing_at: z.number().nullable(),
        /** When the latest aired, likewise. */
        last_aired_at: z.number().nullable(),
        /** Of an episode; null where nobody has told us. */
        minutes: z.number().nullable(),
        genres: z.array(z.string()),
        status: z.string(),
        ...saidOfEntry,
        /** When it was last changed, in milliseconds since 1970. */
        changed_at: z.number(),
      }),
    ),
    ...listAnswer,
  }),
});

export const get_manga = endpoint({
  ...shelfRead,
  path: "/api/get_manga/",
  summary: "A user's manga by status, filtered and paged.",
  request: ListRequest,
  response: z.object({
    manga_list: z.array(
      z.object({
        manga_id: z.number(),
        manga_name: z.string(),
        manga_title_english: z.string().nullable(),
        manga_title_japanese: z.string().nullable(),
        manga_image: z.string(),
        year: z.number().nullable(),
        published: z.string().nullable(),
        chapters_read: z.number(),
        total_chapters: z.number().nullable(),
        chapters: z.number().nullable(),
        genres: z.array(z.string()),
        status: z.string(),
        ...saidOfEntry,
        /** When it was last changed, in milliseconds since 1970. */
        changed_at: z.number(),
      }),
    ),
    ...listAnswer,
  }),
});

const UniqueRequest = z.object({
  username: usernameField,
  status: z.string().max(20).default("all"),
});

const UniqueValues = z.object({
  unique_genres: z.array(z.string()),
  unique_years: z.array(z.union([z.number(), z.string()])),
  unique_seasons: z.array(z.string()),
});

export const get_unique_values = endpoint({
  ...shelfRead,
  path: "/api/get_unique_values/",
  summary: "The genres, years and seasons that a user's anime list can be filtered by.",
  request: UniqueRequest,
  response: UniqueValues,
});

export const get_unique_values_manga = endpoint({
  ...shelfRead,
  path: "/api/get_unique_values_manga/",
  summary: "The genres and years that a user's manga list can be filtered by.",
  request: UniqueRequest,
  response: UniqueValues,
});

/** What several titles of a list have in common, and how many they are. */
const shares = z.array(
  z.object({
    name: z.string(),
    titles: z.number(),
    /** Of what was seen, all runs together; 0 for all that is read. */
    minutes: z.number(),
    /** Of those that are scored; null where none is. */
    mean_score: z.number().nullable(),
  }),
);

const ListStatistics = z.object({
  titles: z.number(),
  statuses: z.array(z.object({ status: z.string(), titles: z.number() })),
  /** Episodes or chapters, all runs together. */
  seen: z.number(),
  minutes: z.number(),
  /** Titles of which nobody knows how long an episode is, and that count no minutes. */
  untimed: z.number(),
  /** Runs to the end after the first. */
  repeats: z.number(),
  scored: z.number(),
  mean_score: z.number().nullable(),
  /** How many titles have a score nearest to each whole point, from 1 to 10. */
  scores: z.array(z.object({ score: z.number(), titles: z.number() })),
  genres: shares,
  /** Studios or authors, those of most titles. */
  makers: shares,
  /** When the titles came out, oldest first. */
  years: shares,
  formats: shares,
  /** When they were finished, as far as it is known, oldest first. */
  finished: shares,
  /** What its owner would like to finish in a year; null for no goal, and for everybody else. */
  goal: yearGoal,
});

export const statistics = endpoint({
  ...shelfRead,
  path: "/api/statistics/",
  summary: "A user's lists in numbers, as far as the viewer may see them.",
  request: z.object({ username: usernameField }),
  response: z.object({
    anime: ListStatistics,
    manga: ListStatistics,
    owner: z.boolean(),
    owner_username: z.string(),
  }),
});
