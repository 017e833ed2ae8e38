import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { catalogueId, done } from "./fields.ts";

export const not_interested = endpoint({
  method: "POST",
  path: "/api/not-interested/",
  auth: "user",
  effect: "write",
  needs: ["catalogue:read", "not-interested:write"],
  rate: "writes",
  summary: "Keep an anime out of the signed-in user's recommendations, or let it in again.",
  request: z.object({
    anime_id: catalogueId,
    undo: z.boolean().default(false).describe("Lets the anime in again."),
  }),
  response: done,
  stale: ["recommend_anime"],
});

export const recommend_anime = endpoint({
  method: "POST",
  path: "/api/recommend-anime/",
  auth: "user",
  effect: "read",
  needs: ["lists:find", "shelf:read", "snapshot:read"],
  summary: "Anime the signed-in user may like, with reasons.",
  request: z.object({
    watchlist: z.string().max(20),
    /** What is no id is no pick: it counts as one that the catalogue does not know. */
    anime_ids: z.array(catalogueId.catch(0)).max(100).default([]),
  }),
  response: z.object({
    recommendations: z.array(
      z.object({
        id: z.number(),
        anime_id: z.number(),
        name: z.string(),
        english_title: z.string().nullable(),
        image_url: z.string(),
        description: z.string(),
        reasons: z.array(z.string()),
      }),
    ),
  }),
});
