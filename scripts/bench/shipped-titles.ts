import { readFileSync } from "node:fs";
import { bangumiTitles } from "../../catalogue/sources/bangumi.ts";
import { mergeTitles } from "../../catalogue/sources/merge.ts";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import type { Title } from "../../catalogue/title.ts";

/** The titles of the catalogue that ships: our own seed, joined with bangumi-data. */
export function shippedTitles(): Title[] {
  const file = new URL("../../node_modules/bangumi-data/dist/data.json", import.meta.url);
  const bangumi: unknown = JSON.parse(readFileSync(file, "utf8"));
  return mergeTitles(ownTitles(), bangumiTitles(bangumi, new Date("2026-11-21")));
}
