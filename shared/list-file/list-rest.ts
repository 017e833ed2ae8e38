import { kinds, type Kind } from "../kind.ts";
import { clean, fieldNames, type RowFields } from "./list-row.ts";

/** The elements of a row in the order MyAnimeList writes them, with what stands in those that say nothing. */
export const rowElements: Readonly<Record<Kind, Readonly<Record<string, string>>>> = {
  anime: {
    series_animedb_id: "",
    series_title: "",
    series_type: "",
    series_episodes: "0",
    my_id: "0",
    my_watched_episodes: "0",
    my_start_date: "0000-00-00",
    my_finish_date: "0000-00-00",
    my_rated: "",
    my_score: "0",
    my_storage: "",
    my_storage_value: "0.00",
    my_status: "",
    my_comments: "",
    my_times_watched: "0",
    my_rewatch_value: "",
    my_priority: "LOW",
    my_tags: "",
    my_rewatching: "0",
    my_rewatching_ep: "0",
    my_discuss: "1",
    my_sns: "default",
    // Without it MyAnimeList leaves entries as they are that are on the list there already.
    update_on_import: "1",
  },
  manga: {
    manga_mangadb_id: "",
    manga_title: "",
    manga_volumes: "0",
    manga_chapters: "0",
    my_id: "0",
    my_read_volumes: "0",
    my_read_chapters: "0",
    my_start_date: "0000-00-00",
    my_finish_date: "0000-00-00",
    my_scanalation_group: "",
    my_score: "0",
    my_storage: "",
    my_retail_volumes: "0",
    my_status: "",
    my_comments: "",
    my_times_read: "0",
    my_tags: "",
    my_priority: "LOW",
    my_reread_value: "",
    my_rereading: "NO",
    my_discuss: "YES",
    my_sns: "default",
    update_on_import: "1",
  },
};

/** The element that holds how far somebody is. */
export const progressElement = {
  anime: "my_watched_episodes",
  manga: "my_read_chapters",
} as const satisfies Record<Kind, string>;

/** The element that holds how far a run is that is under way; files of manga have none. */
export const repeatElement: Readonly<Record<Kind, string | undefined>> = {
  anime: "my_rewatching_ep",
  manga: undefined,
};

/** The number of an entry at the site that a file comes from. */
const entryNumber = "my_id";

/** What people have said of a title there that we have no use for: the export gives it back as it came. */
export const restNames: ReadonlySet<string> = new Set(
  kinds
    .flatMap((kind) => Object.keys(rowElements[kind]))
    .filter((name) => name.startsWith("my_") && name !== entryNumber && !fieldNames.has(name)),
);

/** Such texts are a word or two. */
const restCharacters = 200;

/** Elements as one text, a line for each: name=text. */
export const packRest = (elements: Readonly<Record<string, string>>): string =>
  Object.entries(elements)
    .map(([name, text]) => `${name}=${text}`)
    .join("\n");

/** The elements of a packed text. */
export const unpackRest = (packed: string): Record<string, string> =>
  Object.fromEntries(
    packed
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => {
        const at = line.indexOf("=");
        return [line.slice(0, at), line.slice(at + 1)];
      }),
  );

/**
 * What a row says in elements that we have no use for, packed; what every row says there is left out. Null for a row that
 * has none of them.
 */
export function restOf({ kind, fields }: RowFields): string | null {
  if (![...restNames].some((name) => fields.has(name))) return null;
  const said = Object.entries(rowElements[kind]).flatMap(([name, usual]) => {
    if (!restNames.has(name)) return [];
    const text = clean(fields.get(name) ?? "")
      .replace(/\s+/g, " ")
      .slice(0, restCharacters);
    const isUsual = text === "" || text.toLowerCase() === usual.toLowerCase();
    return isUsual ? [] : [[name, text] as const];
  });
  return packRest(Object.fromEntries(said));
}
