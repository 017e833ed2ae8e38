/** Checks the seed: `node scripts/check-facts.ts`. Exits with 1 when something is wrong and not explained. */
import { readFileSync } from "node:fs";
import * as z from "zod";
import { seedAnime, seedManga } from "../catalogue/sources/seed.ts";
import { SeedAnime, SeedManga } from "../catalogue/sources/seed-record.ts";
import { datasetsFolder, readJsonLines, type DatasetRow } from "./datasets.ts";
import { animeMismatches, mangaMismatches, type Mismatch } from "./seed-facts.ts";
import { shapeMistakes } from "./seed-shape.ts";

/** Facts that the data sets state otherwise, each with the reason why ours is right. */
const checkedFile = new URL("../catalogue/seed/checked.json", import.meta.url);
const Checked = z.record(z.string(), z.string().min(1));

function main() {
  const mistakes = shapeMistakes();
  report("The shape of the seed", mistakes);
  if (mistakes.length > 0) return;
  if (datasetsFolder === undefined) {
    console.log("TSUZUKU_DATASETS is not set: only the shape was checked.");
    return;
  }
  const checked = Checked.parse(JSON.parse(readFileSync(checkedFile, "utf8")));
  const mismatches = allMismatches(datasetsFolder);
  const open = mismatches.filter(({ key }) => checked[key] === undefined);
  report(
    "The facts of the seed",
    open.map(({ key, ours, theirs }) => `${key}: ${ours}, not ${theirs}`),
  );
  const found = new Set(mismatches.map(({ key }) => key));
  const stale = Object.keys(checked).filter((key) => !found.has(key));
  report(
    "The list of checked facts",
    stale.map((key) => `${key} is no mismatch any more`),
  );
}

function allMismatches(folder: string): Mismatch[] {
  const anime = rowsById(readJsonLines(folder, "anime.jsonl.gz"));
  const manga = rowsById(
    readJsonLines(folder, "manga.jsonl.gz").filter((row) => row["title_ok"] === true),
  );
  let unknown = 0;
  const compare = <T extends { id: number }>(
    record: T,
    rows: ReadonlyMap<unknown, DatasetRow>,
    mismatches: (record: T, row: DatasetRow) => Mismatch[],
  ) => {
    const row = rows.get(record.id);
    if (row === undefined) unknown++;
    return row === undefined ? [] : mismatches(record, row);
  };
  const found = [
    ...seedAnime.flatMap((record) => compare(SeedAnime.parse(record), anime, animeMismatches)),
    ...seedManga.flatMap((record) => compare(SeedManga.parse(record), manga, mangaMismatches)),
  ];
  console.log(`${unknown} titles of the seed are not in the data sets.`);
  return found;
}

const rowsById = (rows: readonly DatasetRow[]) => new Map(rows.map((row) => [row["mal_id"], row]));

function report(what: string, mistakes: readonly string[]) {
  console.log(`${what}: ${mistakes.length === 0 ? "fine" : `${mistakes.length} mistakes`}`);
  for (const mistake of mistakes) console.log(`  ${mistake}`);
  if (mistakes.length > 0) process.exitCode = 1;
}

main();
