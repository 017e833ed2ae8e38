import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import type { Kind } from "../kind.ts";
import { catalogueId, done } from "./fields.ts";

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
  request: z.object({ watchlist, anime_ids: picks }),
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
  request: z.object({ watchlist, manga_ids: picks }),
  response: z.object({
    recommendations: z.array(z.object({ manga_id: z.number(), ...recommended })),
  }),
});
