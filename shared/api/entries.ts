import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { animeStatuses, mangaStatuses } from "../kind.ts";
import {
  catalogueId,
  dayField,
  done,
  kindField,
  newAchievements,
  saidOfEntry,
  titleFields,
} from "./fields.ts";

// Names, pictures, genres and totals that clients post beside these fields are accepted and ignored:
// the catalogue is the only source of facts about a title.
const AnimeChange = z.object({
  anime_id: catalogueId,
  /** Checked against the catalogue's total by the handler, which answers with the counter's sentences. */
  episodes_watched: z.unknown().optional(),
  status: z.string().max(20).nullish(),
  day: dayField,
});

const MangaChange = z.object({
  manga_id: catalogueId,
  chapters_read: z.unknown().optional(),
  status: z.string().max(20).nullish(),
  day: dayField,
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

const takesBack = z
  .boolean()
  .optional()
  .describe("Takes another change back, as the diary then tells.");

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
  "diary",
  "dropped",
  "entry",
  "get_anime",
  "get_anime_details",
  "get_unique_values",
  "profile",
  "shelf_on",
  "statistics",
  "user_achievements",
  "year",
] as const;
const mangaStale = [
  "diary",
  "dropped",
  "entry",
  "get_manga",
  "get_manga_details",
  "get_unique_values_manga",
  "profile",
  "shelf_on",
  "statistics",
  "user_achievements",
  "year",
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
  request: AnimeChange.extend({ raise_only, undo: takesBack }),
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
  request: MangaChange.extend({ raise_only, undo: takesBack }),
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

const Title = z.object({ kind: kindField, id: catalogueId });

const statusField = z.union([z.enum(animeStatuses), z.enum(mangaStatuses)]);

/** All that is kept of a title on the viewer's list. */
const WholeEntry = z.object({
  status: statusField,
  progress: z.number(),
  ...saidOfEntry,
  notes: z.string(),
  /** When it was last changed, in milliseconds since 1970. */
  changed_at: z.number(),
});

export const entry = endpoint({
  method: "POST",
  path: "/api/entry/",
  auth: "user",
  effect: "read",
  needs: ["entries:read"],
  rate: "reads",
  summary:
    "All that the signed-in user keeps of one title on their list: score, dates, runs, notes.",
  request: Title,
  response: z.object({
    /** Null for a title that is not on the list. */
    entry: WholeEntry.nullable(),
  }),
});

export const edit_entry = endpoint({
  ...entryWrite,
  needs: ["catalogue:read", "entries:write"],
  path: "/api/edit_entry/",
  summary:
    "Change what the signed-in user says of a title on their list beside its status and progress.",
  request: Title.extend({
    // Every field that is sent is changed and every other one stays; the handler answers with the fields' own sentences.
    score: z.number().nullish(),
    started: z.string().max(20).nullish(),
    finished: z.string().max(20).nullish(),
    repeats: z.number().optional(),
    again: z
      .number()
      .nullish()
      .describe(
        "How far the run is that is under way: 0 starts one, all of the title ends it and counts it as one more time, null ends it uncounted.",
      ),
    raise_only,
    seen_again: z
      .boolean()
      .optional()
      .describe("Ends the run that is under way, and counts it as one more time."),
    notes: z.string().optional(),
    on_hold: z.boolean().optional(),
    private: z.boolean().optional(),
    undo: z
      .boolean()
      .optional()
      .describe("Takes back an edit: a score that a file gave in tenths comes back as it was."),
    day: dayField,
  }),
  response: z.object({ entry: WholeEntry }),
  stale: ["diary", "entry", "get_anime", "get_manga", "shelf_on", "statistics", "year"],
});

export const dropped = endpoint({
  method: "POST",
  path: "/api/dropped/",
  auth: "user",
  effect: "read",
  needs: ["shelf:read", "snapshot:read"],
  rate: "shelves",
  summary:
    "The titles of a kind that the signed-in user has dropped, here or before an import, newest first.",
  request: z.object({ kind: kindField }),
  response: z.object({
    titles: z.array(
      z.object({
        id: z.number(),
        ...titleFields,
        image_url: z.string(),
        year: z.number().nullable(),
        /** Whether the catalogue has it: what only a file has named has no details. */
        is_known: z.boolean(),
        progress: z.number(),
        total: z.number().nullable(),
        score: z.number().nullable(),
        started: z.string().nullable(),
        finished: z.string().nullable(),
        /** In milliseconds since 1970; null for what was dropped before it was imported. */
        dropped_at: z.number().nullable(),
      }),
    ),
  }),
});

export const pick_up = endpoint({
  ...entryWrite,
  needs: ["catalogue:read", "covers:draw", "entries:drop", "entries:write", "shelf:read"],
  path: "/api/pick_up/",
  summary: "Put a dropped title back on the signed-in user's list, as far as it was.",
  request: Title,
  response: z.object({ status: statusField, progress: z.number() }),
  stale: [...new Set([...animeStale, ...mangaStale])],
});
