import bangumiData from "bangumi-data";
import { bangumiTitles } from "../../catalogue/sources/bangumi.ts";
import { mergeTitles } from "../../catalogue/sources/merge.ts";
import { seedTitles } from "../../catalogue/sources/seed.ts";
import { readSource } from "../../catalogue/sources/source.ts";
import type { Title } from "../../catalogue/title.ts";
import { log } from "../log.ts";
import { readSourceFiles } from "./store.ts";

/**
 * Every title of every source, merged, the most trusted source first: our own seed, the operator's files, and
 * bangumi-data. A file that cannot be read is reported in the log and left out.
 */
export async function allTitles(): Promise<Title[]> {
  const files = await readSourceFiles();
  const imported = files.map(({ name, text }) => {
    try {
      const { titles, skipped } = readSource(name, text);
      log("info", "catalogue source", { name, titles: titles.length, skipped });
      return titles;
    } catch (error) {
      log("error", "catalogue source", { name, detail: String(error) });
      return [];
    }
  });
  return mergeTitles(seedTitles(), ...imported, bangumiTitles(bangumiData, new Date()));
}
