/** Checks our own facts: `npm run facts`. Exits with 1 when something is wrong and not explained. */
import { readFileSync } from "node:fs";
import { readTable } from "../../catalogue/facts/table.ts";
import { factLines } from "../../catalogue/facts/titles.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { shippedTitles } from "../bench/shipped-titles.ts";
import { datasetsFolder, readJsonLines, type DatasetRow } from "../datasets.ts";
import { borrowedRuns } from "./borrowed.ts";
import { animeContradictions, mangaContradictions, type Contradiction } from "./contradictions.ts";
import { shapeMistakes } from "./shape.ts";

/** Facts that the data sets state otherwise, each with the reason why ours is right. */
const checkedFile = new URL("../../catalogue/facts/checked.tsv", import.meta.url);

function main() {
  const mistakes = shapeMistakes();
  report("The shape of the facts", mistakes);
  if (mistakes.length > 0) return;
  if (datasetsFolder === undefined) {
    console.log("TSUZUKU_DATASETS is not set: only the shape was checked.");
    return;
  }
  const checked = new Set(
    readTable("checked.tsv", readFileSync(checkedFile, "utf8")).map(({ cells }) => cells["fact"]),
  );
  const rows = {
    anime: readJsonLines(datasetsFolder, "anime.jsonl.gz"),
    manga: readJsonLines(datasetsFolder, "manga.jsonl.gz").filter(
      (row) => row["title_ok"] === true,
    ),
  };
  const found = allContradictions(rows);
  report(
    "The facts",
    found
      .filter(({ key }) => !checked.has(key))
      .map(({ key, ours, theirs }) => `${key}: ${ours}, not ${theirs}`),
  );
  const keys = new Set(found.map(({ key }) => key));
  report(
    "The list of checked facts",
    [...checked]
      .filter((key) => !keys.has(key ?? ""))
      .map((key) => `${key} contradicts nothing any more`),
  );
  report("The words of the synopses", borrowed(rows));
}

type Rows = Readonly<Record<Kind, readonly DatasetRow[]>>;

function allContradictions(rows: Rows): Contradiction[] {
  const byId = { anime: rowsById(rows.anime), manga: rowsById(rows.manga) };
  const own = shippedTitles().filter(({ sources }) => sources.includes("own"));
  const pairs = own.flatMap((title) => {
    const row = byId[title.kind].get(title.id);
    return row === undefined ? [] : [{ title, row }];
  });
  console.log(
    `${own.length} titles of our own, ${own.length - pairs.length} of them not in the data sets.`,
  );
  return pairs.flatMap(({ title, row }) =>
    title.kind === "anime" ? animeContradictions(title, row) : mangaContradictions(title, row),
  );
}

/** Synopses of ours that are not all our own words. */
function borrowed(rows: Rows): string[] {
  const synopses = new Map(
    kinds.flatMap((kind) =>
      factLines(`synopses/${kind}`).map(({ cells, place }): [string, string] => [
        place,
        cells["synopsis"] ?? "",
      ]),
    ),
  );
  return Array.from(
    borrowedRuns(synopses, [...rows.anime, ...rows.manga]),
    ([place, run]) => `${place}: ${run}`,
  );
}

const rowsById = (rows: readonly DatasetRow[]) => new Map(rows.map((row) => [row["mal_id"], row]));

function report(what: string, mistakes: readonly string[]) {
  console.log(`${what}: ${mistakes.length === 0 ? "fine" : `${mistakes.length} mistakes`}`);
  for (const mistake of mistakes) console.log(`  ${mistake}`);
  if (mistakes.length > 0) process.exitCode = 1;
}

main();
