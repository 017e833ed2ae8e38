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
