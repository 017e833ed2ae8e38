import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import * as limits from "../limits.ts";
import { episodesAired, filterValues, listsRead, saidOfEntry, usernameField } from "./fields.ts";

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
  .describe(
    "Begins with titles of which an episode came out in the last days and is not seen, and ends with what is on hold.",
  );

const listAnswer = {
  total_count: z.number(),
  owner: z.boolean(),
  owner_username: z.string(),
};

export const get_anime = endpoint({
  ...listsRead,
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
  ...listsRead,
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
  ...listsRead,
  path: "/api/get_unique_values/",
  summary: "The genres, years and seasons that a user's anime list can be filtered by.",
  request: UniqueRequest,
  response: UniqueValues,
});

export const get_unique_values_manga = endpoint({
  ...listsRead,
  path: "/api/get_unique_values_manga/",
  summary: "The genres and years that a user's manga list can be filtered by.",
  request: UniqueRequest,
  response: UniqueValues,
});
