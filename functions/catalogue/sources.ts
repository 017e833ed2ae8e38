import bangumiData from "bangumi-data";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { bangumiTitles } from "../../catalogue/sources/bangumi.ts";
import { addByName, type NamedFacts } from "../../catalogue/sources/by-name.ts";
import { mergeTitles } from "../../catalogue/sources/merge.ts";
import { readSource } from "../../catalogue/sources/source.ts";
import type { Title } from "../../catalogue/title.ts";
import { eachSourceFile } from "../objects/catalogue-objects.ts";
import { log } from "../runtime/log.ts";

/** Of when, and of whom, a source is. */
export interface Origin {
  /** The day as of which it speaks, `YYYY-MM-DD`. */
  readonly asOf: string;
  /** The page of who published it; undefined when nobody says. */
  readonly publisher?: string | undefined;
}

/** What the sources say. */
export interface Sources {
  readonly titles: Title[];
  /** Whether all of them could be read, to the last row: else a title that is missing need not be gone. */
  readonly areWhole: boolean;
  /** By the name of a source; of an operator's files that of the newest. */
  readonly origins: ReadonlyMap<string, Origin>;
}

/**
 * Every title of every source, merged, the most trusted source first: our own facts, the operator's files, and
 * bangumi-data. A file that cannot be read is reported in the log and left out, and so are rows of one.
 */
export async function readSources(): Promise<Sources> {
  const now = new Date();
  const imported: Title[][] = [];
  const byName: NamedFacts[] = [];
  const origins = new Map<string, Origin>();
  let areWhole = true;
  for await (const { name, changedAt, publisher, bytes } of eachSourceFile()) {
    try {
      const found = await readSource(name, bytes);
      const { source, titles, rejected, isWhole } = found;
      log(isWhole ? "info" : "warn", "catalogue source", {
        name,
        source,
        titles: titles.length,
        byName: found.byName.length,
        rejected: rejected.byReason,
        firstRejected: rejected.rows.slice(0, 5),
      });
      areWhole &&= isWhole;
      imported.push(titles);
      byName.push(...found.byName);
      const asOf = found.asOf ?? changedAt.toISOString().slice(0, 10);
      if (asOf > (origins.get(source)?.asOf ?? "")) origins.set(source, { asOf, publisher });
    } catch (error) {
      // Anything else is no fault of the file: it is tried again.
      if (!(error instanceof SyntaxError)) throw error;
      log("error", "catalogue source", { name, detail: error.message });
      areWhole = false;
    }
  }
  const merged = mergeTitles(ownTitles(now), ...imported, bangumiTitles(bangumiData, now));
  const { titles, placed, unplaced } = addByName(merged, byName);
  if (byName.length > 0) log("info", "catalogue facts by name", { placed, unplaced });
  return { titles, areWhole, origins };
}
