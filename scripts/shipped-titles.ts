import { readFileSync } from "node:fs";
import { ownTitles } from "../catalogue/facts/titles.ts";
import { bangumiTitles } from "../catalogue/sources/bangumi.ts";
import { mergeTitles } from "../catalogue/sources/merge.ts";
import type { Title } from "../catalogue/title.ts";

/** The day as of which the shipped catalogue is looked at: what airs would else be another thing with each run. */
export const shippedOn = new Date("2026-11-21T12:00:00Z");

/** The titles of the catalogue that ships: our own facts, joined with bangumi-data. */
export function shippedTitles(): Title[] {
  // Read as a file: as a module, its megabytes of JSON would pass through the test runner.
  const file = new URL("../node_modules/bangumi-data/dist/data.json", import.meta.url);
  const bangumi: unknown = JSON.parse(readFileSync(file, "utf8"));
  return mergeTitles(ownTitles(shippedOn), bangumiTitles(bangumi, shippedOn));
}
