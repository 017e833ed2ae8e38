import assert from "node:assert/strict";
import * as z from "zod";
import type { saidOfEntry } from "../../../shared/api/fields.ts";
import type { EndpointName } from "../../../shared/endpoints.ts";
import type { Kind } from "../../../shared/kind.ts";
import type { Answer, Browser, Fields } from "../browser.ts";
import { anime, manga } from "./titles.ts";

/** What the calls about entries are named for each kind, and the titles to try them with. */
export const kindCalls = {
  anime: {
    add: "add_anime",
    update: "update_anime",
    drop: "drop_anime",
    quickAdd: "quick_add_anime",
    details: "get_anime_details",
    list: "get_anime",
    id: "anime_id",
    progress: "episodes_watched",
    known: { id: anime.frieren, total: 28, exceeded: "Cannot exceed total episodes (28)" },
    unknown: { id: anime.onePiece, exceeded: "Please enter a valid number" },
    unknownTitle: "We do not know this anime.",
    active: "WATCHING",
    otherActive: "READING",
  },
  manga: {
    add: "add_manga",
    update: "update_manga",
    drop: "drop_manga",
    quickAdd: "quick_add_manga",
    details: "get_manga_details",
    list: "get_manga",
    id: "manga_id",
    progress: "chapters_read",
    known: { id: manga.attackOnTitan, total: 139, exceeded: "Cannot exceed total chapters (139)" },
    unknown: { id: manga.onePiece, exceeded: "Please enter a valid number" },
    unknownTitle: "We do not know this manga.",
    active: "READING",
    otherActive: "WATCHING",
  },
} as const satisfies Record<Kind, Record<string, unknown>>;

/** What lists answer of an entry of which nothing is said beside status and progress. */
export const nothingSaid: z.output<z.ZodObject<typeof saidOfEntry>> & { changed_at: number } = {
  score: null,
  started: null,
  finished: null,
  repeats: 0,
  again: null,
  on_hold: false,
  private: false,
  changed_at: Date.UTC(2026, 10, 1),
};

/** The calls that save a counter. */
export type SavingCall = "add_anime" | "update_anime" | "add_manga" | "update_manga";

export const kindOf = (name: EndpointName): Kind => (name.includes("manga") ? "manga" : "anime");

/** Saves a counter for a title, with any further fields. */
export function save(
  who: Browser,
  name: SavingCall,
  id: unknown,
  progress: unknown,
  fields: Fields = {},
): Promise<Answer> {
  const calls = kindCalls[kindOf(name)];
  return who.call(name, { [calls.id]: id, [calls.progress]: progress, ...fields });
}

/** An entry as tests look at it, the same for both kinds. */
export interface SeenEntry {
  readonly id: number;
  readonly status: string;
  readonly progress: number;
}

const Saved = z.object({
  status: z.string(),
  episodes_watched: z.number().optional(),
  chapters_read: z.number().optional(),
});

/** What a saving call says it has stored. Throws when it was refused. */
export async function saved(answering: Promise<Answer>): Promise<Omit<SeenEntry, "id">> {
  const answer = await answering;
  assert.equal(answer.status, 200, answer.text);
  const { status, episodes_watched, chapters_read } = Saved.parse(answer.body);
  return { status, progress: episodes_watched ?? chapters_read ?? Number.NaN };
}

/** A user's whole list of a kind, in the order it is answered. */
export async function listOf(who: Browser, kind: Kind, username: string): Promise<SeenEntry[]> {
  if (kind === "anime") {
    const { anime_list } = await who.ok("get_anime", { username });
    return anime_list.map(({ anime_id: id, status, episodes_watched: progress }) => ({
      id,
      status,
      progress,
    }));
  }
  const { manga_list } = await who.ok("get_manga", { username });
  return manga_list.map(({ manga_id: id, status, chapters_read: progress }) => ({
    id,
    status,
    progress,
  }));
}

/** The viewer's own entry for a title, as the detail dialog learns of it; undefined when there is none. */
export async function entryOf(
  who: Browser,
  kind: Kind,
  id: number,
): Promise<SeenEntry | undefined> {
  if (kind === "anime") {
    const { exists, list_status, episodes_watched } = await who.ok("get_anime_details", {
      anime_id: id,
    });
    return exists ? { id, status: list_status ?? "", progress: episodes_watched } : undefined;
  }
  const { exists, list_status, chapters_read } = await who.ok("get_manga_details", {
    manga_id: id,
  });
  return exists ? { id, status: list_status ?? "", progress: chapters_read } : undefined;
}

/** A user's number of completed anime, as their public profile says it. */
export async function completedCount(who: Browser, username: string): Promise<number> {
  const { results } = await who.ok("profile", { username });
  return results[0]?.completed_count ?? Number.NaN;
}
