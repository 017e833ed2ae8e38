import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import * as limits from "../limits.ts";
import { done, hiddenField, idempotencyKey, randomId, usernameField } from "./fields.ts";

const rankingWrite = {
  method: "POST",
  auth: "user",
  effect: "write",
  rate: "writes",
} as const;

const RankingSummary = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  tags: z.array(z.string()),
  count: z.number(),
  image_url: z.string(),
});

/** What a list is made of. What is missing counts as empty: handlers have the sentences for that, and for what is too long. */
const rankingForm = {
  name: z.string().default(""),
  description: z.string().default(""),
  tags: z.string().default(""),
  /**
   * JSON: `title` and `description` of each, best first. The picture is the file `entry_image_{index}`; without one, of a
   * list that is edited, `image_url`: the path of a picture that the list has, and that stays as it is.
   */
  entries: z.string().default("[]"),
};

export const create_ranking_list_with_entries = endpoint({
  ...rankingWrite,
  rate: "pictures",
  path: "/api/create-ranking-list-with-entries/",
  needs: [
    "rankings:create",
    "rankings:read",
    "pictures:decode",
    "pictures:write",
    "pictures:delete",
    "profile:read",
    "shelf:read",
    "achievements:write",
  ],
  summary: "Make a ranking list with its entries and pictures.",
  request: z.looseObject({ ...rankingForm, idempotency_key: idempotencyKey }),
  response: z.object({ id: z.string() }),
  body: "form",
  takesLong: true,
  maxBytes: limits.rankingFormBytes,
  status: 201,
  stale: ["ranking_lists", "newest_ranking_lists", "check_logged", "user_achievements"],
});

export const ranking_list = endpoint({
  method: "GET",
  path: "/api/ranking-list/{id}/",
  auth: "public",
  effect: "read",
  needs: ["rankings:read", "profile:read"],
  rate: "reads",
  summary: "A ranking list with its entries.",
  request: z.object({ id: randomId }),
  response: RankingSummary.extend({
    owner: z.boolean(),
    owner_username: z.string(),
    owner_avatar_url: z.string(),
    /** When it was published, in milliseconds since 1970. */
    created_at: z.number(),
    hidden: hiddenField,
    entries: z.array(
      z.object({ title: z.string(), description: z.string(), image_url: z.string() }),
    ),
  }),
});

export const ranking_lists = endpoint({
  method: "POST",
  path: "/api/ranking-lists/",
  auth: "public",
  effect: "read",
  needs: ["profile:read", "rankings:find"],
  rate: "reads",
  summary: "A user's ranking lists.",
  request: z.object({ username: usernameField }),
  response: z.object({ ranking_lists: z.array(RankingSummary) }),
});

export const newest_ranking_lists = endpoint({
  method: "POST",
  path: "/api/newest-ranking-lists/",
  auth: "public",
  effect: "read",
  needs: ["community:find"],
  rate: "community",
  summary: "The newest ranking lists of everybody, page by page.",
  request: z.object({
    /** `next` of the page before; the first page without it. */
    after: z.string().max(limits.rankingPlaceCharacters).optional(),
  }),
  response: z.object({
    ranking_lists: z.array(
      RankingSummary.extend({
        owner_username: z.string(),
        owner_avatar_url: z.string(),
        /** When it was published, in milliseconds since 1970. */
        created_at: z.number(),
      }),
    ),
    /** What asks for the next page; null after the last. */
    next: z.string().nullable(),
  }),
});

export const edit_ranking_list = endpoint({
  ...rankingWrite,
  rate: "pictures",
  path: "/api/edit-ranking-list/",
  needs: [
    "rankings:read",
    "rankings:write",
    "pictures:decode",
    "pictures:write",
    "pictures:delete",
  ],
  summary: "Change a ranking list as a whole: its words, its entries and their order.",
  request: z.looseObject({ id: randomId, ...rankingForm }),
  response: z.object({ id: z.string() }),
  body: "form",
  takesLong: true,
  maxBytes: limits.rankingFormBytes,
  stale: ["ranking_lists", "ranking_list", "newest_ranking_lists"],
});

export const delete_ranking_list = endpoint({
  ...rankingWrite,
  path: "/api/delete-ranking-list/",
  needs: ["rankings:read", "rankings:delete", "pictures:delete"],
  summary: "Delete a ranking list and its pictures.",
  request: z.object({ id: randomId }),
  response: done,
  stale: ["ranking_lists", "ranking_list", "newest_ranking_lists", "user_achievements"],
});

export const fetch_image = endpoint({
  ...rankingWrite,
  path: "/api/fetch-image/",
  needs: ["pictures:decode"],
  rate: "fetchImage",
  takesLong: true,
  summary: "Fetch a picture by its URL for a ranking list entry.",
  request: z.object({
    url: z.string().trim(),
  }),
  response: z.object({
    /** The picture as a `data:` URL of WebP. */
    image: z.string(),
  }),
});
