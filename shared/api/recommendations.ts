import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { kinds, type Kind } from "../kind.ts";
import { catalogueId, done, titleLanguage } from "./fields.ts";

const undo = (kind: Kind) => z.boolean().default(false).describe(`Lets the ${kind} in again.`);

const refusing = {
  method: "POST",
  auth: "user",
  effect: "write",
  needs: ["catalogue:read", "not-interested:write"],
  rate: "writes",
  response: done,
} as const;

export const not_interested = endpoint({
  ...refusing,
  path: "/api/not-interested/",
  summary: "Keep an anime out of the signed-in user's recommendations, or let it in again.",
  request: z.object({ anime_id: catalogueId, undo: undo("anime") }),
  stale: ["recommend_anime"],
});

export const not_interested_manga = endpoint({
  ...refusing,
  path: "/api/not-interested-manga/",
  summary: "Keep a manga out of the signed-in user's recommendations, or let it in again.",
  request: z.object({ manga_id: catalogueId, undo: undo("manga") }),
  stale: ["recommend_manga"],
});

const watchlist = z.string().max(20);
/** What is no id is no pick: it counts as one that the catalogue does not know. */
const picks = z.array(catalogueId.catch(0)).max(100).default([]);

const recommended = {
  id: z.number(),
  name: z.string(),
  english_title: z.string().nullable(),
  japanese_title: z.string().nullable(),
  image_url: z.string(),
  description: z.string(),
  reasons: z.array(z.string()),
};

export const recommend_anime = endpoint({
  method: "POST",
  path: "/api/recommend-anime/",
  auth: "user",
  effect: "read",
  needs: ["lists:find", "shelf:read", "snapshot:read"],
  summary: "Anime the signed-in user may like, with reasons.",
  request: z.object({ watchlist, anime_ids: picks, language: titleLanguage }),
  response: z.object({
    recommendations: z.array(z.object({ anime_id: z.number(), ...recommended })),
  }),
});

export const recommend_manga = endpoint({
  method: "POST",
  path: "/api/recommend-manga/",
  auth: "user",
  effect: "read",
  needs: ["shelf:read", "snapshot:read"],
  summary:
    "Manga and novels the signed-in user may like, by their manga and their anime, with reasons.",
  request: z.object({ watchlist, manga_ids: picks, language: titleLanguage }),
  response: z.object({
    recommendations: z.array(z.object({ manga_id: z.number(), ...recommended })),
  }),
});

/** A title of the same story, and how it belongs to it. */
const storyPart = z.object({
  id: z.number(),
  name: z.string(),
  english_title: z.string().nullable(),
  japanese_title: z.string().nullable(),
  image_url: z.string(),
  year: z.number().nullable(),
  type: z.string(),
  /** What it is to the titles before it; null for what the story begins with. */
  relation: z.enum(["after", "side", "film", "recap", "version"]).nullable(),
});

export const related_titles = endpoint({
  method: "POST",
  path: "/api/related-titles/",
  auth: "public",
  effect: "read",
  needs: ["snapshot:read"],
  rate: "search",
  summary: "The other titles of the same story, and similar ones with reasons.",
  request: z.object({ kind: z.enum(kinds).default("anime"), id: catalogueId }),
  response: z.object({
    /** All titles of the story in the order in which they came out, this one too; empty for one that stands alone. */
    story: z.array(storyPart),
    /** Null while nothing is learnt of what goes together. */
    similar: z.array(z.object(recommended)).nullable(),
  }),
});
