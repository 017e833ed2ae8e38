import { gzipSync } from "node:zlib";
import type { Kind } from "../../../shared/kind.ts";

/** One row of a list as its owner means it. */
export interface ListRow {
  readonly id: number;
  readonly title?: string;
  readonly total?: number;
  readonly status: "active" | "completed" | "on_hold" | "dropped" | "planned";
  readonly progress: number;
  readonly score?: number;
  readonly start?: string;
  readonly finish?: string;
  readonly repeats?: number;
  readonly notes?: string;
  readonly tags?: string;
  /** Elements that no field stands for. */
  readonly rest?: Readonly<Record<string, string>>;
}

/** How a file can be written in bytes. UTF-16 comes with and without its mark. */
export const encodings = [
  "utf-8",
  "bom",
  "utf-16le",
  "utf-16be",
  "unmarked utf-16le",
  "unmarked utf-16be",
  "gzip",
  "gzip and bom",
] as const;

/** How an exporter writes. */
export interface Style {
  readonly statuses: "text" | "numeric" | "no hyphen" | "upper case";
  readonly texts: "cdata" | "escaped" | "bare ampersand";
  readonly lineEnd: "\n" | "\r\n" | "";
  readonly encoding: (typeof encodings)[number];
  readonly info: "right" | "wrong" | "none";
  /** Which elements beside id, status and progress there are. */
  readonly fields: "all" | "few";
  readonly declaration: boolean;
}

export const ordinary: Style = {
  statuses: "text",
  texts: "cdata",
  lineEnd: "\n",
  encoding: "utf-8",
  info: "right",
  fields: "all",
  declaration: true,
};

const statusTexts = {
  active: { anime: "Watching", manga: "Reading" },
  completed: { anime: "Completed", manga: "Completed" },
  on_hold: { anime: "On-Hold", manga: "On-Hold" },
  dropped: { anime: "Dropped", manga: "Dropped" },
  planned: { anime: "Plan to Watch", manga: "Plan to Read" },
} as const;
const statusNumbers = { active: 1, completed: 2, on_hold: 3, dropped: 4, planned: 6 } as const;

function statusText(kind: Kind, status: ListRow["status"], style: Style["statuses"]): string {
  const text = statusTexts[status][kind];
  if (style === "numeric") return String(statusNumbers[status]);
  if (style === "no hyphen") return text.replace("-", " ");
  return style === "upper case" ? text.toUpperCase() : text;
}

function textOf(text: string, style: Style["texts"]): string {
  if (style === "cdata") return `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
  const safe = text.replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  if (style === "bare ampersand") return safe;
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const names = {
  anime: {
    id: "series_animedb_id",
    title: "series_title",
    total: "series_episodes",
    progress: "my_watched_episodes",
    repeats: "my_times_watched",
  },
  manga: {
    id: "manga_mangadb_id",
    title: "manga_title",
    total: "manga_chapters",
    progress: "my_read_chapters",
    repeats: "my_times_read",
  },
} as const;

function rowXml(kind: Kind, row: ListRow, style: Style): string {
  const name = names[kind];
  const cell = (element: string, value: string | number) => `<${element}>${value}</${element}>`;
  const few = [
    cell(name.id, row.id),
    cell(name.progress, row.progress),
    cell("my_status", statusText(kind, row.status, style.statuses)),
  ];
  const { title = "", total = 0, score = 0, repeats = 0, notes = "", tags = "" } = row;
  const all = [
    cell(name.title, textOf(title, style.texts)),
    cell(name.total, total),
    cell("my_start_date", row.start ?? "0000-00-00"),
    cell("my_finish_date", row.finish ?? "0000-00-00"),
    cell("my_score", score),
    cell(name.repeats, repeats),
    cell("my_comments", textOf(notes, style.texts)),
    cell("my_tags", textOf(tags, style.texts)),
    ...Object.entries({ my_priority: "LOW", ...row.rest }).map(([element, text]) =>
      cell(element, text),
    ),
    cell("update_on_import", 0),
  ];
  const cells = style.fields === "all" ? [...few.slice(0, 1), ...all, ...few.slice(1)] : few;
  const end = style.lineEnd;
  return `<${kind}>${end}${cells.map((each) => `  ${each}${end}`).join("")}</${kind}>${end}`;
}

function infoXml(kind: Kind, rows: number, style: Style): string {
  if (style.info === "none") return "";
  const count = style.info === "right" ? rows : rows + 3;
  const type = kind === "anime" ? 1 : 2;
  return `<myinfo><user_id>123456</user_id><user_export_type>${type}</user_export_type><user_total_${kind}>${count}</user_total_${kind}></myinfo>${style.lineEnd}`;
}

/** A text as the bytes of a file. */
export function encoded(text: string, encoding: Style["encoding"]): Uint8Array<ArrayBuffer> {
  const marked = `\uFEFF${text}`;
  switch (encoding) {
    case "utf-8":
      return Uint8Array.from(Buffer.from(text));
    case "bom":
      return Uint8Array.from(Buffer.from(marked));
    case "utf-16le":
      return Uint8Array.from(Buffer.from(marked, "utf16le"));
    case "utf-16be":
      return Uint8Array.from(Buffer.from(marked, "utf16le").swap16());
    case "unmarked utf-16le":
      return Uint8Array.from(Buffer.from(text, "utf16le"));
    case "unmarked utf-16be":
      return Uint8Array.from(Buffer.from(text, "utf16le").swap16());
    case "gzip":
      return Uint8Array.from(gzipSync(text));
    case "gzip and bom":
      return Uint8Array.from(gzipSync(marked));
  }
}

/** A whole list file as an exporter of that style writes it. */
export function listFile(
  kind: Kind,
  rows: readonly ListRow[],
  style: Partial<Style> = {},
): Uint8Array<ArrayBuffer> {
  const whole = { ...ordinary, ...style };
  const declaration = whole.declaration
    ? `<?xml version="1.0" encoding="UTF-8" ?>${whole.lineEnd}<!-- Created by XML Export -->`
    : "";
  const body = rows.map((row) => rowXml(kind, row, whole)).join("");
  const text = `${declaration}<myanimelist>${whole.lineEnd}${infoXml(kind, rows.length, whole)}${body}</myanimelist>`;
  return encoded(text, whole.encoding);
}

/** The same file, blown up to an exact number of bytes by a comment at its end. */
export function paddedTo(bytes: number, file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const room = bytes - file.length - "<!---->".length;
  const comment = Buffer.from(`<!--${"x".repeat(room)}-->`);
  return Uint8Array.from(Buffer.concat([file, comment]));
}

/** XML in the manner of one exporter, by hand: shapes that no style makes. */
export const oddFiles: Readonly<
  Record<
    string,
    {
      readonly xml: string;
      readonly rows: readonly (readonly [id: number | null, status: string, progress: number])[];
    }
  >
> = {
  "Kitsu: no titles, no hyphen, volumes in an anime, fields missing": {
    xml: `<?xml version="1.0"?><myanimelist><myinfo><user_export_type>1</user_export_type></myinfo><anime><series_animedb_id>1</series_animedb_id><my_watched_episodes>5</my_watched_episodes><my_read_volumes>0</my_read_volumes><my_status>On Hold</my_status><update_on_import>1</update_on_import></anime></myanimelist>`,
    rows: [[1, "On Hold", 5]],
  },
  "AniList exporter: comments between rows, no user id": {
    xml: `<myanimelist><myinfo><user_id></user_id></myinfo><!-- MAL entry not found: X --><anime><series_animedb_id>30</series_animedb_id><series_title>Neon</series_title><my_status>Plan to Watch</my_status></anime><!-- more --></myanimelist>`,
    rows: [[30, "Plan to Watch", 0]],
  },
  "2014: numbers, no CDATA, synonyms and images": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><series_title>Cowboy Bebop</series_title><series_synonyms>; Bebop</series_synonyms><series_type>1</series_type><series_image>http://x/y.jpg</series_image><my_watched_episodes>26</my_watched_episodes><my_status>2</my_status></anime></myanimelist>`,
    rows: [[1, "2", 26]],
  },
  "a streaming site: five fields, completed with 0 watched": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><series_title>A &amp; B</series_title><my_watched_episodes>0</my_watched_episodes><my_status>Completed</my_status><my_score>0</my_score></anime></myanimelist>`,
    rows: [[1, "Completed", 0]],
  },
  "rows that are never closed": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><my_status>1</my_status><anime><series_animedb_id>30</series_animedb_id><my_status>1</my_status></myanimelist>`,
    rows: [
      [1, "1", 0],
      [30, "1", 0],
    ],
  },
  "a file that is cut off": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><my_status>1</my_status></anime><anime><series_animedb_id>30</series_animedb_id><my_sta`,
    rows: [
      [1, "1", 0],
      [30, "", 0],
    ],
  },
  "a title with a bare less-than sign": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><series_title>I <3 you</series_title><my_status>Watching</my_status><my_watched_episodes>3</my_watched_episodes></anime></myanimelist>`,
    rows: [[1, "Watching", 3]],
  },
  "ids that are none": {
    xml: `<myanimelist><anime><series_animedb_id>0</series_animedb_id><my_status>1</my_status></anime><anime><series_animedb_id>-5</series_animedb_id><my_status>1</my_status></anime><anime><series_animedb_id>x</series_animedb_id><my_status>1</my_status></anime><anime><my_status>1</my_status></anime></myanimelist>`,
    rows: [
      [null, "1", 0],
      [null, "1", 0],
      [null, "1", 0],
      [null, "1", 0],
    ],
  },
  "elements in capitals, numbers with spaces": {
    xml: `<MyAnimeList><ANIME><SERIES_ANIMEDB_ID> 1 </SERIES_ANIMEDB_ID><MY_STATUS> watching </MY_STATUS><MY_WATCHED_EPISODES> 7 </MY_WATCHED_EPISODES></ANIME></MyAnimeList>`,
    rows: [[1, "watching", 7]],
  },
  "old manga: the ids and chapters under other names": {
    xml: `<myanimelist><manga><manga_mediadb_id>2</manga_mediadb_id><my_read_chapters>7</my_read_chapters><my_status>Reading</my_status></manga><manga><series_mangadb_id>3</series_mangadb_id><my_status>Plan to Read</my_status></manga></myanimelist>`,
    rows: [
      [2, "Reading", 7],
      [3, "Plan to Read", 0],
    ],
  },
  "notes with bare less-than signs, broken HTML and what looks like elements": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><my_comments>a < b <3 <i>so <br> good & <y and z</my_comments><my_status>Watching</my_status><my_watched_episodes>3</my_watched_episodes></anime><anime><series_animedb_id>30</series_animedb_id><my_comments><![CDATA[</anime><my_status>Dropped</my_status>]]></my_comments><my_status>Completed</my_status></anime></myanimelist>`,
    rows: [
      [1, "Watching", 3],
      [30, "Completed", 0],
    ],
  },
  "rows in comments, elements with attributes, empty rows": {
    xml: `<myanimelist><!-- <anime><series_animedb_id>9</series_animedb_id></anime> --><anime a="1" b='>'><series_animedb_id type="x">1</series_animedb_id><my_status >2</my_status ></anime ><anime/><anime></anime></myanimelist>`,
    rows: [
      [1, "2", 0],
      [null, "", 0],
      [null, "", 0],
    ],
  },
  "numbers that are none, negative or enormous": {
    xml: `<myanimelist><anime><series_animedb_id>99999999999</series_animedb_id><my_status>1</my_status></anime><anime><series_animedb_id>1</series_animedb_id><my_watched_episodes>-3</my_watched_episodes><my_status>1</my_status></anime><anime><series_animedb_id>0030</series_animedb_id><my_watched_episodes>99999999999999999999</my_watched_episodes><my_status>1</my_status></anime></myanimelist>`,
    rows: [
      [null, "1", 0],
      [1, "1", 0],
      [30, "1", 100_000],
    ],
  },
  "both kinds, elements within elements, unknown ones, fields that come twice": {
    xml: `<?xml version="1.0"?><myanimelist><anime><details><series_animedb_id><b>1</b></series_animedb_id></details><what/><my_status>Watching</my_status><my_status>Dropped</my_status></anime><manga><manga_mangadb_id>2</manga_mangadb_id><my_status>Rereading</my_status></manga></myanimelist>`,
    rows: [
      [1, "Watching", 0],
      [2, "Rereading", 0],
    ],
  },
  "two lists in one file, without a root, in mixed letter case": {
    xml: `<Anime><Series_AnimeDB_ID>1</series_animedb_id><MY_Status>ON_HOLD</my_status></ANIME><?xml version="1.0"?><myanimelist><anime><series_animedb_id>30</series_animedb_id><my_status>rewatching</my_status></anime></myanimelist>`,
    rows: [
      [1, "ON_HOLD", 0],
      [30, "rewatching", 0],
    ],
  },
  "a comment that is too long before the status": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><my_comments>${"語".repeat(40_000)}</my_comments><my_status>Watching</my_status></anime></myanimelist>`,
    rows: [[1, "Watching", 0]],
  },
  "sections that are never closed: in notes, titles, what nobody reads, and the last of all": {
    xml: `<myanimelist><myinfo><user_name><![CDATA[mika</user_name></myinfo><anime><series_animedb_id>1</series_animedb_id><series_title><![CDATA[A]]></series_title><my_status>Watching</my_status><my_comments><![CDATA[so <b>good</b> ]] ></my_comments><my_tags><![CDATA[]]></my_tags></anime><anime><series_animedb_id>30</series_animedb_id><series_title><![CDATA[B</series_title><my_watched_episodes>3</my_watched_episodes><my_status>Completed</my_status></anime><anime><series_animedb_id>31</series_animedb_id><series_title><![CDATA[C]]></series_title><my_status>Completed</my_status></anime><ANIME><SERIES_ANIMEDB_ID>32</SERIES_ANIMEDB_ID><MY_STATUS><![CDATA[Dropped</MY_STATUS ></ANIME><anime><series_animedb_id>33</series_animedb_id><my_status>Watching</my_status></anime></myanimelist>`,
    rows: [
      [1, "Watching", 0],
      [30, "Completed", 3],
      [31, "Completed", 0],
      [32, "Dropped", 0],
      [33, "Watching", 0],
    ],
  },
  "sections without their end, in elements without theirs": {
    xml: `<myanimelist><anime><series_animedb_id>1</series_animedb_id><my_status>Watching</my_status><my_comments><![CDATA[a</anime><anime><series_animedb_id>30</series_animedb_id><my_status>Watching</my_status><my_comments><![CDATA[b<anime><series_animedb_id>31</series_animedb_id><my_status>Watching</my_status><my_comments><![CDATA[c]]></my_comments></anime></myanimelist>`,
    rows: [
      [1, "Watching", 0],
      [30, "Watching", 0],
      [31, "Watching", 0],
    ],
  },
  "sections and comments that hold each other's beginnings, and rows": {
    xml: `<myanimelist><!-- <![CDATA[ </anime> --><anime><series_animedb_id>1</series_animedb_id><my_comments><![CDATA[<!-- <anime> </anime><anime> <my_comments>]]></my_comments><my_status>Watching</my_status></anime><!-- ]]> <anime/> --><anime><series_animedb_id>30</series_animedb_id><my_tags><![CDATA[<![CDATA[ ]]></my_tags><my_status>Watching</my_status></anime></myanimelist>`,
    rows: [
      [1, "Watching", 0],
      [30, "Watching", 0],
    ],
  },
  "only a root": { xml: `<myanimelist/>`, rows: [] },
};
