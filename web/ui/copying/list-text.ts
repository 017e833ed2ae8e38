import { grouped } from "../../../shared/words/grouped.ts";

/** A list that is copied: what it is, the path of its page, and its titles, a line each. */
export interface CopiedList {
  readonly heading: string;
  readonly path: string;
  readonly lines: readonly string[];
}

/** A list as plain text: what it is and its address, an empty line, and a title a line. */
export const listText = ({ heading, path, lines }: CopiedList, origin: string): string =>
  [heading, new URL(path, origin).href, "", ...lines, ""].join("\n");

/** What a message says of so many titles that were copied. */
export const copiedWords = ({ lines }: Pick<CopiedList, "lines">): string =>
  `Copied ${grouped(lines.length)} ${lines.length === 1 ? "title" : "titles"}.`;
