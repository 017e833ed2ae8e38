import type { KeptReason } from "../imports.ts";
import type { Kind } from "../kind.ts";
import { listedStatus, type ListedStatus } from "./list-status.ts";

/** One row of a list file as it stands there. */
export interface RowFields {
  readonly kind: Kind;
  /** The text of each element that is read, by the element's name. */
  readonly fields: ReadonlyMap<string, string>;
  /** Whether it has more text than a row may have; what is beyond is not here. */
  readonly isTooLarge: boolean;
}

/** The elements that hold each field; exporters disagree, the first that is there counts. */
const elements = {
  id: {
    anime: ["series_animedb_id"],
    manga: ["manga_mangadb_id", "manga_mediadb_id", "series_mangadb_id"],
  },
  title: { anime: ["series_title"], manga: ["manga_title", "series_title"] },
  type: { anime: ["series_type"], manga: ["manga_type", "series_type"] },
  total: {
    anime: ["series_episodes"],
    manga: ["manga_chapters", "manga_num_chapters", "series_chapters"],
  },
  status: { anime: ["my_status"], manga: ["my_status"] },
  isRepeating: { anime: ["my_rewatching"], manga: ["my_rereading"] },
  progress: { anime: ["my_watched_episodes"], manga: ["my_read_chapters"] },
  volumes: { anime: [], manga: ["my_read_volumes"] },
  score: { anime: ["my_score"], manga: ["my_score"] },
  start: { anime: ["my_start_date"], manga: ["my_start_date"] },
  finish: { anime: ["my_finish_date"], manga: ["my_finish_date"] },
  repeats: { anime: ["my_times_watched"], manga: ["my_times_read"] },
  notes: { anime: ["my_comments"], manga: ["my_comments"] },
  tags: { anime: ["my_tags"], manga: ["my_tags"] },
} as const satisfies Record<string, Record<Kind, readonly string[]>>;

type Field = keyof typeof elements;

/** The names of all elements that are read. */
export const fieldNames: ReadonlySet<string> = new Set(
  Object.values(elements).flatMap(({ anime, manga }) => [...anime, ...manga]),
);

/** Control characters, which XML forbids and some exports hold all the same. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** The text of an element without what no text should have. */
export const clean = (text: string): string =>
  text.replaceAll("\r\n", "\n").replace(controls, "").trim().toWellFormed();

/** What a row says in one of its fields; empty when it says nothing. */
export function textOf({ kind, fields }: RowFields, field: Field): string {
  const name = elements[field][kind].find((element) => fields.has(element));
  return name === undefined ? "" : clean(fields.get(name) ?? "");
}

/** What decides whether a row has a place on a list. */
export interface RowHead {
  readonly kind: Kind;
  /** The MyAnimeList id; null when there is none that could be one. */
  readonly id: number | null;
  /** As the file spells it. */
  readonly status: string;
  readonly isRepeating: boolean;
  readonly isTooLarge: boolean;
}

const idOf = (text: string): number | null =>
  /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;

/** Reads what decides about a row. */
export const headOf = (row: RowFields): RowHead => ({
  kind: row.kind,
  id: idOf(textOf(row, "id")),
  status: textOf(row, "status").slice(0, 40),
  isRepeating: /^(1|yes|true)$/i.test(textOf(row, "isRepeating")),
  isTooLarge: row.isTooLarge,
});

/** Where a row stands: for which title and how, or why it is kept aside. */
export type Standing =
  | { readonly id: number; readonly listedAs: Exclude<ListedStatus, "dropped"> }
  | { readonly kept: KeptReason };

/** Where a row stands on the list of a kind. Nothing is guessed: a row without a clear place is kept aside. */
export function standingOf(kind: Kind, row: RowHead): Standing {
  const { id } = row;
  if (row.kind !== kind) return { kept: "other_kind" };
  if (id === null) return { kept: "no_id" };
  const written = listedStatus(row.status);
  if (written === undefined) return { kept: "unknown_status" };
  if (written === "dropped") return { kept: "dropped" };
  // Who watches again has completed it.
  const isAgain = row.isRepeating && written !== "planned" && written !== "on_hold";
  return { id, listedAs: isAgain ? "repeating" : written };
}
