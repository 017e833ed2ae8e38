import type { Kind } from "../../shared/kind.ts";
import { rowElements } from "../../shared/list-file/list-rest.ts";
import { cdata, escaped } from "./xml.ts";

/** One row of a list file: the text of each element by its name. */
export type FileRow = Readonly<Record<string, string>>;

/** Elements whose text people write: MyAnimeList puts them into CDATA sections. */
const written = /_(title|comments|tags|group|storage)$/;

/** An element's name that is one in XML; a row that came from a file may bring any. */
const isName = (name: string): boolean => /^[a-z_][\w.-]*$/i.test(name);

function rowText(kind: Kind, row: FileRow): string {
  const lines = Object.entries({ ...rowElements[kind], ...row })
    .filter(([name]) => isName(name))
    .map(([name, text]) => {
      const content = written.test(name) ? cdata(text) : escaped(text);
      return `    <${name}>${content}</${name}>\n`;
    });
  return `  <${kind}>\n${lines.join("")}  </${kind}>\n`;
}

/** How MyAnimeList numbers the kinds of lists. */
const exportType: Record<Kind, string> = { anime: "1", manga: "2" };

/**
 * A list as a file of the shape MyAnimeList exports and imports: UTF-8, one element a row. The totals by status come
 * from the rows' own words, so that they always agree.
 */
export function listFile(kind: Kind, username: string, rows: readonly FileRow[]): string {
  const count = (pattern: RegExp): string =>
    String(rows.filter((row) => pattern.test(row["my_status"] ?? "")).length);
  const info: FileRow = {
    user_id: "",
    user_name: username,
    user_export_type: exportType[kind],
    [`user_total_${kind}`]: String(rows.length),
    [kind === "anime" ? "user_total_watching" : "user_total_reading"]:
      count(/^(watching|reading)$/i),
    user_total_completed: count(/^completed$/i),
    user_total_onhold: count(/^on-hold$/i),
    user_total_dropped: count(/^dropped$/i),
    [kind === "anime" ? "user_total_plantowatch" : "user_total_plantoread"]: count(/^plan to /i),
  };
  const infoLines = Object.entries(info).map(
    ([name, text]) => `    <${name}>${escaped(text)}</${name}>\n`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8" ?>\n<myanimelist>\n',
    `  <myinfo>\n${infoLines.join("")}  </myinfo>\n`,
    ...rows.map((row) => rowText(kind, row)),
    "</myanimelist>\n",
  ].join("");
}
