import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { animeStatuses, mangaStatuses } from "../kind.ts";
import { catalogueId, done, newAchievements } from "./fields.ts";

// Names, pictures, genres and totals that clients post beside these fields are accepted and ignored:
// the catalogue is the only source of facts about a title.
const AnimeChange = z.object({
  anime_id: catalogueId,
  /** Checked against the catalogue's total by the handler, which answers with the counter's sentences. */
  episodes_watched: z.unknown().optional(),
  status: z.string().max(20).nullish(),
});

const MangaChange = z.object({
  manga_id: catalogueId,
  chapters_read: z.unknown().optional(),
  status: z.string().max(20).nullish(),
});

const restore = z
  .boolean()
  .optional()
  .describe("Puts an entry back whole that was dropped a moment ago.");

const raise_only = z
  .boolean()
  .optional()
  .describe(
    "Keeps what is stored where that is further than what is sent: a step of a device that lags behind lowers nothing.",
  );

const saved = {
  new_achievements: newAchievements,
  status: z.string(),
};

const before = z
  .object({
    status: z.union([z.enum(animeStatuses), z.enum(mangaStatuses)]),
    progress: z.number(),
  })
  .nullable()
  .describe("Where the title stood before, for an undo; null when it was not on the list.");

const changed = z.boolean().describe("Whether something was stored that was not there before.");

const AnimeSaved = z.object({ ...saved, episodes_watched: z.number() });
const MangaSaved = z.object({ ...saved, chapters_read: z.number() });

const animeStale = [
  "get_anime",
  "get_anime_details",
  "get_unique_values",
  "profile",
  "user_achievements",
] as const;
const mangaStale = [
  "get_manga",
  "get_manga_details",
  "get_unique_values_manga",
  "profile",
  "user_achievements",
] as const;

/** What it takes to see which achievements a change has earned. */
const earning = ["shelf:read", "snapshot:read"] as const;

const entryWrite = {
  method: "POST",
  auth: "user",
  effect: "write",
  needs: ["entries:write", ...earning],
  rate: "writes",
} as const;

export const add_anime = endpoint({
  ...entryWrite,
  needs: ["entries:write", "entries:drop", ...earning],
  path: "/api/add_anime/",
  summary: "Put an anime on the signed-in user's list.",
  request: AnimeChange.extend({ restore }),
  response: AnimeSaved.extend({ before }),
  stale: animeStale,
});

export const update_anime = endpoint({
  ...entryWrite,
  path: "/api/update_anime/",
  summary: "Change one anime entry of the signed-in user.",
  request: AnimeChange.extend({ raise_only }),
  response: AnimeSaved.extend({ changed }),
  stale: animeStale,
});

const undo = z
  .boolean()
  .default(false)
  .describe(
    "Takes back an addition: the title is not remembered as dropped, unless it was before.",
  );

export const drop_anime = endpoint({
  ...entryWrite,
  needs: ["entries:write", "entries:drop"],
  path: "/api/drop_anime/",
  summary: "Take an anime off the signed-in user's list.",
  request: z.object({ anime_id: catalogueId, undo }),
  response: done,
  stale: animeStale,
});

export const quick_add_anime = endpoint({
  ...entryWrite,
  path: "/api/quick_add_anime/",
  summary: "Mark an anime as completed in one step.",
  request: z.object({ anime_id: catalogueId }),
  response: AnimeSaved.extend({ before }),
  stale: animeStale,
});

export const add_manga = endpoint({
  ...entryWrite,
  needs: ["entries:write", "entries:drop", ...earning],
  path: "/api/add_manga/",
  summary: "Put a manga on the signed-in user's list.",
  request: MangaChange.extend({ restore }),
  response: MangaSaved.extend({ before }),
  stale: mangaStale,
});

export const update_manga = endpoint({
  ...entryWrite,
  path: "/api/update_manga/",
  summary: "Change one manga entry of the signed-in user.",
  request: MangaChange.extend({ raise_only }),
  response: MangaSaved.extend({ changed }),
  stale: mangaStale,
});

export const drop_manga = endpoint({
  ...entryWrite,
  needs: ["entries:write", "entries:drop"],
  path: "/api/drop_manga/",
  summary: "Take a manga off the signed-in user's list.",
  request: z.object({ manga_id: catalogueId, undo }),
  response: done,
  stale: mangaStale,
});

export const quick_add_manga = endpoint({
  ...entryWrite,
  path: "/api/quick_add_manga/",
  summary: "Mark a manga as completed in one step.",
  request: z.object({ manga_id: catalogueId }),
  response: MangaSaved.extend({ before }),
  stale: mangaStale,
});
