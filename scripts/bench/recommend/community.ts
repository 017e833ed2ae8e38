import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readTitle } from "../../../catalogue/sources/raw-title.ts";
import type { Title } from "../../../catalogue/title.ts";
import { datasetsFolder, readJsonLines, type DatasetRow } from "../../datasets.ts";
import { readZipped } from "../../zip.ts";
import { shippedTitles } from "../../shipped-titles.ts";
import type { Community } from "./community-lists.ts";
import { generatedCommunity } from "./generated-community.ts";

/** The community of the folder TSUZUKU_DATASETS, or a generated one. */
export function benchCommunity(): Community {
  return datasetsFolder === undefined ? generatedCommunity() : storedCommunity(datasetsFolder);
}

/** The lines of a tab-separated file below its heading. */
const tabbed = (text: string): string[][] =>
  text
    .split("\n")
    .slice(1)
    .filter(Boolean)
    .map((line) => line.replace("\r", "").split("\t"));

/** What each person has, by the set's own ids, ascending. */
function listsOf(archive: Buffer): { id: number; list: number[] }[] {
  const lists = new Map<number, number[]>();
  for (const [user, anime] of tabbed(readZipped(archive, "anime_history.dat"))) {
    const list = lists.get(Number(user)) ?? [];
    list.push(Number(anime));
    lists.set(Number(user), list);
  }
  return [...lists].map(([id, list]) => ({ id, list: list.sort((a, b) => a - b) }));
}

function storedCommunity(folder: string): Community {
  const archive = readFileSync(join(folder, "ratings_5000_users.zip"));
  const people = listsOf(archive);
  const ids = [...new Set(people.flatMap(({ list }) => list))].sort((a, b) => a - b);
  const position = new Map(ids.map((id, at) => [id, at]));
  return {
    titles: titlesOf(folder, ids, tabbed(readZipped(archive, "anime_info.dat"))),
    people: people.map(({ id, list }) => ({ id, list: list.map((one) => position.get(one) ?? 0) })),
    origin: stored,
  };
}

const stored = "the lists of ratings_5000_users.zip in TSUZUKU_DATASETS";

/** The same people over the catalogue that ships, without what it lacks; a generated community without the folder. */
export function servedCommunity(): Community {
  if (datasetsFolder === undefined) return generatedCommunity();
  const titles = shippedTitles().filter(({ kind }) => kind === "anime");
  const position = new Map(titles.map(({ id }, at) => [id, at]));
  const archive = readFileSync(join(datasetsFolder, "ratings_5000_users.zip"));
  const malIds = new Map(csvNames(readNames(datasetsFolder)));
  const shippedAs = new Map(
    tabbed(readZipped(archive, "anime_info.dat")).map(([id, name = ""]) => [
      Number(id),
      position.get(malIds.get(name) ?? -1),
    ]),
  );
  const people = listsOf(archive).map(({ id, list }) => ({
    id,
    list: list.flatMap((one) => shippedAs.get(one) ?? []),
  }));
  return { titles, people, origin: `${stored}, over the catalogue that ships` };
}

const readNames = (folder: string) => readFileSync(join(folder, "anime_names_12294.csv"), "utf8");

/** The set has ids of its own: the names lead to the catalogue's. */
function titlesOf(folder: string, ids: readonly number[], info: readonly string[][]): Title[] {
  const malIds = new Map(csvNames(readNames(folder)));
  const known = new Map(
    readJsonLines(folder, "anime.jsonl.gz").map((row) => [Number(row["mal_id"]), row]),
  );
  const facts = new Map(info.map((line) => [Number(line[0]), line]));
  return ids.map((id) => {
    const [, name = "", genres = "", type, , , members] = facts.get(id) ?? [];
    const row = known.get(malIds.get(name) ?? -1) ?? {};
    const title = readTitle(
      {
        kind: "anime",
        id: id + 1,
        title: row["title"] ?? name,
        english: row["title_english"],
        type: row["type"] ?? type,
        labels: [...labels(row), ...genres.split(", ")],
        makers: list(row["studios"]),
        madeFrom: row["source"] === "Unknown" ? null : row["source"],
        year: row["year"] ?? /\b(?:19|20)\d\d\b/.exec(String(row["aired"]))?.[0],
        synopsis: row["synopsis"],
        members,
      },
      "data set",
    );
    if (typeof title === "string") throw new RangeError(`Anime ${id} of the data set has no name.`);
    // The product never recommends what is for adults, but the lists hold it: every recommender is asked about all titles.
    return { ...title, adult: false };
  });
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const labels = (row: DatasetRow) => [...list(row["genres"]), ...list(row["themes"])];

/** Name and id of each line "id,name,…", where a name with a comma stands in quotes. */
function csvNames(text: string): [string, number][] {
  return text.split("\n").flatMap((line) => {
    const [, id, quoted, plain] = /^(\d+),(?:"((?:[^"]|"")*)"|([^,]*))/.exec(line) ?? [];
    return id === undefined ? [] : [[(quoted ?? plain ?? "").replaceAll('""', '"'), Number(id)]];
  });
}
