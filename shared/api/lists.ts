import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import * as limits from "../limits.ts";
import {
  catalogueId,
  done,
  hiddenField,
  idempotencyKey,
  randomId,
  usernameField,
} from "./fields.ts";

const ListSummary = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  public: z.boolean(),
  isPublic: z.boolean(),
  owner: z.boolean(),
  count: z.number(),
  /** Covers of the first anime on it. */
  covers: z.array(z.string()),
});

const listWrite = {
  method: "POST",
  auth: "user",
  effect: "write",
  rate: "writes",
} as const;

export const create_list = endpoint({
  ...listWrite,
  path: "/api/create-list/",
  needs: ["lists:create", "lists:read", "profile:read", "shelf:read", "achievements:write"],
  summary: "Make a custom list.",
  request: z.object({
    // The handler has the sentences for what is missing or too long.
    name: z.string().default(""),
    description: z
      .string()
      .nullish()
      .transform((text) => text ?? ""),
    isPublic: z.boolean().optional(),
    public: z.boolean().optional(),
    idempotency_key: idempotencyKey,
  }),
  response: ListSummary,
  status: 201,
  stale: ["lists", "profile", "check_logged", "user_achievements"],
});

export const lists = endpoint({
  method: "POST",
  path: "/api/lists/",
  auth: "public",
  effect: "read",
  needs: ["profile:read", "lists:find", "snapshot:read"],
  rate: "reads",
  summary: "A user's custom lists; private ones for their owner only.",
  request: z.object({ username: usernameField }),
  response: z.array(ListSummary.extend({ owner_username: z.string() })),
});

export const list = endpoint({
  method: "GET",
  path: "/api/list/{id}/",
  auth: "public",
  effect: "read",
  needs: ["lists:read", "profile:read", "snapshot:read"],
  rate: "reads",
  summary: "A custom list with its anime.",
  request: z.object({ id: randomId }),
  response: z.object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    public: z.boolean(),
    owner: z.boolean(),
    owner_username: z.string(),
    hidden: hiddenField,
    anime: z.array(
      z.object({
        anime_id: z.number(),
        anime_name: z.string(),
        anime_name_english: z.string().nullable(),
        anime_name_japanese: z.string().nullable(),
        anime_image: z.string(),
        anime_image_url: z.string(),
        year: z.number().nullable(),
        season: z.string().nullable(),
        total_episodes: z.number().nullable(),
        anime_total_episodes: z.number().nullable(),
        genres: z.array(z.string()),
      }),
    ),
  }),
});

export const lists_with = endpoint({
  method: "POST",
  path: "/api/lists-with/",
  auth: "public",
  effect: "read",
  needs: ["lists:find", "snapshot:read"],
  rate: "community",
  summary: "Public custom lists that hold an anime, the one that it was added to last first.",
  request: z.object({
    anime_id: catalogueId,
    most: z.int().min(1).max(limits.listsWithMost).default(limits.listsWithShown),
  }),
  response: z.object({
    lists: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** As everybody sees it. */
        count: z.number(),
        /** Covers of the first anime on it. */
        covers: z.array(z.string()),
        owner_username: z.string(),
      }),
    ),
    /** Whether there are more, of which a call for more would answer with some. */
    has_more: z.boolean(),
  }),
});

export const edit_list = endpoint({
  ...listWrite,
  path: "/api/edit-list/",
  needs: ["lists:read", "lists:write", "listings:write"],
  summary: "Change a custom list's name, description or visibility.",
  request: z.object({
    list_id: randomId,
    name: z.string().optional(),
    description: z.string().optional(),
    isPublic: z.boolean().optional(),
    public: z.boolean().optional(),
  }),
  response: z.object({
    updated_fields: z.object({
      name: z.string().optional(),
      description: z.string().optional(),
      public: z.boolean().optional(),
    }),
  }),
  stale: ["lists", "list", "lists_with"],
});

export const delete_list = endpoint({
  ...listWrite,
  path: "/api/delete-list/",
  needs: ["lists:read", "lists:delete", "listings:write"],
  summary: "Delete a custom list.",
  request: z.object({ list_id: randomId }),
  response: done,
  stale: ["lists", "list", "lists_with", "profile", "user_achievements"],
});

export const add_anime_to_list = endpoint({
  ...listWrite,
  path: "/api/add-anime-to-list/",
  needs: ["lists:read", "lists:write", "listings:write", "catalogue:read"],
  summary: "Add an anime to a custom list.",
  request: z.object({
    list_id: randomId,
    anime_id: catalogueId,
    idempotency_key: idempotencyKey,
  }),
  response: done,
  status: 201,
  stale: ["list", "lists", "lists_with"],
});

export const remove_anime = endpoint({
  ...listWrite,
  path: "/api/remove-anime/",
  needs: ["lists:read", "lists:write", "listings:write"],
  summary: "Take an anime off a custom list.",
  request: z.object({ list_id: randomId, anime_id: catalogueId }),
  response: done,
  stale: ["list", "lists", "lists_with"],
});
