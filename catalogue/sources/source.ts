import type { Title } from "../title.ts";
import { readOfflineDatabase } from "./anime-offline-database.ts";
import { readCsv } from "./csv.ts";
import { readJikan } from "./jikan.ts";
import type { NoTitle } from "./raw-title.ts";

/** What a file gave. */
export interface SourceTitles {
  readonly titles: Title[];
  /** Rows without a usable id or name. */
  readonly skipped: number;
  /** Whether those had none to tell, as many entries of anime-offline-database have none: else titles may be missing. */
  readonly isWhole: boolean;
}

/**
 * Reads a catalogue file of an operator by its name and contents: CSV, anime-offline-database JSON, or
 * answers of Jikan v4. A bad row is skipped and counted.
 * @throws SyntaxError when a file is neither CSV nor JSON, or JSON of no shape that is known.
 */
export function readSource(fileName: string, text: string): SourceTitles {
  const rows = fileName.toLowerCase().endsWith(".csv")
    ? readCsv(fileName, text)
    : readJson(fileName, JSON.parse(text));
  const titles = rows.filter((row) => typeof row !== "string");
  const skipped = rows.length - titles.length;
  // Where no row has an id of ours any more they are written in a way that we do not know.
  const isForeign = skipped > 0 && titles.length === 0;
  return { titles, skipped, isWhole: !isForeign && !rows.includes("unreadable") };
}

function readJson(fileName: string, value: unknown): (Title | NoTitle)[] {
  const rows = readOfflineDatabase(value) ?? readJikan(value);
  if (rows === undefined) throw new SyntaxError(`${fileName} has no shape that is known.`);
  return rows;
}
