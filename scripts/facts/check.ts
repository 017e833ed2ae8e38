/**
 * Checks our own facts: `npm run facts`. Exits with 1 when something is wrong and not explained. With `--write` it first
 * notes anew which open lists say the same as each line.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { AnimeRow } from "../../catalogue/facts/fact-row.ts";
import { readTable } from "../../catalogue/facts/table.ts";
import { factLines, OWN } from "../../catalogue/facts/titles.ts";
import { kinds, type Kind } from "../../shared/kind.ts";
import { readCommandLine, runCommand, type Command } from "../command-line.ts";
import { shippedTitles } from "../shipped-titles.ts";
import { datasetsFolder, readJsonLines, type DatasetRow } from "../datasets.ts";
import { borrowedRuns } from "./borrowed.ts";
import { animeContradictions, mangaContradictions, type Contradiction } from "./contradictions.ts";
import { shapeMistakes } from "./shape.ts";
import { readOpenLists, witnessesOf } from "./witnesses.ts";

const factsFolder = new URL("../../catalogue/facts/", import.meta.url);
/** Facts that the data sets state otherwise, each with the reason why ours is right. */
const checkedFile = new URL("checked.tsv", factsFolder);

function check(isWritten: boolean) {
  const mistakes = shapeMistakes();
  report("The shape of the facts", mistakes);
  if (mistakes.length > 0) return;
  if (datasetsFolder === undefined) {
    console.log("TSUZUKU_DATASETS is not set: only the shape was checked.");
    return;
  }
  const noted = otherWitnesses(datasetsFolder);
  if (isWritten) writeWitnesses(noted);
  else
    report(
      "What the open lists say",
      noted.map(({ place, now, noted: before }) => `${place}: ${now}, not ${before}`),
    );
  const checked = checkedFacts();
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
      .filter((key) => !keys.has(key))
      .map((key) => `${key} contradicts nothing any more`),
  );
  report("The words of the synopses", borrowed(rows));
}

/** The facts that were checked by hand. Reports those without a reason, and those that stand there twice. */
function checkedFacts(): ReadonlySet<string> {
  const checked = new Set<string>();
  const mistakes = readTable("checked.tsv", readFileSync(checkedFile, "utf8")).flatMap(
    ({ cells: { fact = "", reason = "" }, place }) => {
      const isRepeated = checked.has(fact);
      checked.add(fact);
      return [
        ...(reason === "" ? [`${place} gives no reason`] : []),
        ...(isRepeated ? [`${place} says once more what was checked of ${fact}`] : []),
      ];
    },
  );
  report("The reasons", mistakes);
  return checked;
}

/** A line whose witnesses are not those that it notes. */
interface OtherWitnesses {
  readonly place: string;
  readonly noted: string;
  readonly now: string;
}

function otherWitnesses(folder: string): OtherWitnesses[] {
  const lists = readOpenLists(folder);
  return factLines("anime").flatMap(({ cells, place }) => {
    const noted = cells["also in"] ?? "";
    const now = witnessesOf(AnimeRow.parse(cells), lists);
    return now === noted ? [] : [{ place, noted, now }];
  });
}

/** Writes the witnesses into the last column of their lines. */
function writeWitnesses(witnesses: readonly OtherWitnesses[]): void {
  const byFile = Map.groupBy(witnesses, ({ place }) => place.split(":")[0] ?? "");
  for (const [path, lines] of byFile) {
    const file = new URL(path, factsFolder);
    const rows = readFileSync(file, "utf8").split("\n");
    for (const { place, now } of lines) {
      const at = Number(place.split(":")[1]) - 1;
      rows[at] = [...(rows[at] ?? "").split("\t").slice(0, -1), now].join("\t");
    }
    writeFileSync(file, rows.join("\n"));
  }
}

type Rows = Readonly<Record<Kind, readonly DatasetRow[]>>;

function allContradictions(rows: Rows): Contradiction[] {
  const byId = { anime: rowsById(rows.anime), manga: rowsById(rows.manga) };
  const own = shippedTitles().filter(({ sources }) => sources.includes(OWN));
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

const command: Command = {
  name: "facts",
  does: "Checks our own facts, and with TSUZUKU_DATASETS compares them with the data sets in that folder.",
  takes: { "--write": "first notes anew which open lists say the same as each line" },
  guide: "CONTRIBUTING.md",
};

await runCommand(command, (args) => {
  const { values } = readCommandLine(command, {
    args: [...args],
    options: { write: { type: "boolean", default: false } },
  });
  check(values.write);
});
