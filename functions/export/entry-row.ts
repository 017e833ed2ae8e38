import type { Kind } from "../../shared/kind.ts";
import type { TitleType } from "../../catalogue/title.ts";
import type { FileRow } from "./list-file.ts";

/** One row with everything that is kept with it. */
export interface ExportedEntry {
  /** Null for a row of a file that named no title. */
  readonly id: number | null;
  readonly title: string;
  readonly type: TitleType;
  /** Episodes or chapters; null when not known. */
  readonly total: number | null;
  readonly volumes: number | null;
  /** In the words of list files. */
  readonly status: string;
  readonly isRepeating: boolean;
  readonly progress: number;
  /** 0.1 to 10; null when not scored. */
  readonly score: number | null;
  /** `YYYY-MM-DD`, with 00 for what is not known; null when there is none. */
  readonly start: string | null;
  readonly finish: string | null;
  readonly repeats: number;
  readonly volumesRead: number;
  readonly notes: string;
  readonly tags: string;
  /** Elements of an imported file that we have no use for, as they came. */
  readonly rest: Readonly<Record<string, string>>;
}

const typeWords: Readonly<Record<TitleType, string>> = {
  tv: "TV",
  movie: "Movie",
  ova: "OVA",
  special: "Special",
  ona: "ONA",
  music: "Music",
  tv_special: "TV Special",
  manga: "Manga",
  light_novel: "Light Novel",
  novel: "Novel",
  manhwa: "Manhwa",
  manhua: "Manhua",
  one_shot: "One-shot",
  doujinshi: "Doujinshi",
  unknown: "Unknown",
};

const noDate = "0000-00-00";

/** An entry as a row of a list file. */
export function entryRow(kind: Kind, entry: ExportedEntry): FileRow {
  const { id, title, type, total, volumes, progress, score, start, finish, repeats, isRepeating } =
    entry;
  const both: FileRow = {
    my_start_date: start ?? noDate,
    my_finish_date: finish ?? noDate,
    my_score: String(score ?? 0),
    my_status: entry.status,
    my_comments: entry.notes,
    my_tags: entry.tags,
  };
  if (kind === "anime") {
    return {
      ...both,
      series_animedb_id: String(id ?? 0),
      series_title: title,
      series_type: typeWords[type],
      series_episodes: String(total ?? 0),
      my_watched_episodes: String(progress),
      my_times_watched: String(repeats),
      my_rewatching: isRepeating ? "1" : "0",
      ...entry.rest,
    };
  }
  return {
    ...both,
    manga_mangadb_id: String(id ?? 0),
    manga_title: title,
    manga_volumes: String(volumes ?? 0),
    manga_chapters: String(total ?? 0),
    my_read_volumes: String(entry.volumesRead),
    my_read_chapters: String(progress),
    my_times_read: String(repeats),
    my_rereading: isRepeating ? "YES" : "NO",
    ...entry.rest,
  };
}
