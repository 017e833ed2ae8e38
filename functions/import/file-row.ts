import { titleType } from "../../catalogue/sources/values.ts";
import type { TitleType } from "../../catalogue/title.ts";
import type { Kind } from "../../shared/kind.ts";
import { limits } from "../../shared/limits.ts";

/** One row of a list file, its fields as far as they can be read. */
export interface FileRow {
  readonly kind: Kind;
  /** The MyAnimeList id; null when there is none that could be one. */
  readonly id: number | null;
  readonly title: string;
  readonly type: TitleType;
  /** Episodes or chapters of the title; null when the file does not know. */
  readonly total: number | null;
  /** As the file spells it. */
  readonly status: string;
  readonly isRepeating: boolean;
  /** Episodes watched or chapters read. */
  readonly progress: number;
  readonly volumes: number;
  readonly score: number | null;
  /** `YYYY-MM-DD` with 00 for what is not known; null when there is none. */
  readonly start: string | null;
  readonly finish: string | null;
  readonly repeats: number;
  readonly notes: string;
  readonly tags: string;
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

/** Old exports number the types. */
const numberedTypes: Record<Kind, readonly TitleType[]> = {
  anime: ["unknown", "tv", "ova", "movie", "special", "ona", "music"],
  manga: ["unknown", "manga", "novel", "one_shot", "doujinshi", "manhwa", "manhua"],
};

function typeOf(kind: Kind, text: string): TitleType {
  return numberedTypes[kind][/^\d$/.test(text) ? Number(text) : -1] ?? titleType(kind, text);
}

/** Control characters, which XML forbids and some exports hold all the same. */
// eslint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const clean = (text: string): string =>
  text.replaceAll("\r\n", "\n").replace(controls, "").trim().toWellFormed();

/** A whole number from 0 up; 0 for anything else. */
function count(text: string): number {
  const digits = /^(\d[\d,]*)(?:\.\d*)?$/.exec(text)?.[1]?.replaceAll(",", "") ?? "0";
  return Math.min(Number(digits), limits.progressMaximum);
}

const idOf = (text: string): number | null =>
  /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : null;

/** A score from 0.1 to 10; some exporters count to 100. */
function scoreOf(text: string): number | null {
  const score = text === "" ? 0 : Number(text);
  if (!(score > 0 && score <= 100)) return null;
  return Math.max(0.1, Math.round((score > 10 ? score / 10 : score) * 10) / 10);
}

/** A date as far as it is known, `2019-00-00` being a year; null for anything else. */
function dateOf(text: string): string | null {
  const match = /^(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.](\d{1,2}))?(?!\d)/.exec(text);
  if (match === null) return null;
  const [year, month, day] = ["0", "0", "0"].map((none, at) =>
    (match[at + 1] ?? none).padStart(2, "0"),
  );
  const date = `${year}-${month}-${day}`;
  return Number(month) <= 12 && Number(day) <= 31 && date !== "0000-00-00" ? date : null;
}

/** Titles are names, not essays. */
const titleCharacters = 300;

/** Reads one row from the texts of its elements. Nothing is required: what is missing or wrong is empty. */
export function fileRow(
  kind: Kind,
  fields: ReadonlyMap<string, string>,
  isTooLarge: boolean,
): FileRow {
  const read = (field: Field): string => {
    const name = elements[field][kind].find((element) => fields.has(element));
    return name === undefined ? "" : clean(fields.get(name) ?? "");
  };
  return {
    kind,
    id: idOf(read("id")),
    title: Array.from(read("title").replace(/\s+/g, " ")).slice(0, titleCharacters).join(""),
    type: typeOf(kind, read("type")),
    total: count(read("total")) || null,
    status: read("status").slice(0, 40),
    isRepeating: /^(1|yes|true)$/i.test(read("isRepeating")),
    progress: count(read("progress")),
    volumes: count(read("volumes")),
    score: scoreOf(read("score")),
    start: dateOf(read("start")),
    finish: dateOf(read("finish")),
    repeats: count(read("repeats")),
    notes: read("notes"),
    tags: read("tags"),
    isTooLarge,
  };
}
