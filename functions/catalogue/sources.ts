import bangumiData from "bangumi-data";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { bangumiTitles } from "../../catalogue/sources/bangumi.ts";
import { mergeTitles } from "../../catalogue/sources/merge.ts";
import { readSource } from "../../catalogue/sources/source.ts";
import type { Title } from "../../catalogue/title.ts";
import { eachSourceFile } from "../objects/catalogue-objects.ts";
import { log } from "../runtime/log.ts";

/** What the sources say. */
export interface Sources {
  readonly titles: Title[];
  /** Whether all of them could be read, to the last row: else a title that is missing need not be gone. */
  readonly areWhole: boolean;
}

/**
 * Every title of every source, merged, the most trusted source first: our own facts, the operator's files, and
 * bangumi-data. A file that cannot be read is reported in the log and left out, and so are rows of one.
 */
export async function readSources(): Promise<Sources> {
  const now = new Date();
  const imported: Title[][] = [];
  let areWhole = true;
  for await (const { name, text } of eachSourceFile()) {
    try {
      const { titles, skipped, isWhole } = readSource(name, text);
      log(isWhole ? "info" : "warn", "catalogue source", { name, titles: titles.length, skipped });
      areWhole &&= isWhole;
      imported.push(titles);
    } catch (error) {
      log("error", "catalogue source", { name, detail: String(error) });
      areWhole = false;
    }
  }
  const titles = mergeTitles(ownTitles(now), ...imported, bangumiTitles(bangumiData, now));
  return { titles, areWhole };
}
