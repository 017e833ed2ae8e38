import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Title } from "../../catalogue/title.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import * as limits from "../../shared/limits.ts";
import { datasetsFolder } from "../datasets.ts";
import { benchTitles } from "./search/catalogue-titles.ts";
import { catalogueEngine, miniSearchEngine, type SearchEngine } from "./search/search-engines.ts";
import {
  abbreviationQueries,
  kanaQueries,
  longVowelQueries,
  subtitleQueries,
} from "./search/other-spellings.ts";
import {
  absentNames,
  askedFor,
  beginningsWithTypo,
  inventedWords,
  searchQueries,
  type AbsentName,
  type SearchQuery,
} from "./search/search-queries.ts";
import { shippedTitles } from "../shipped-titles.ts";
import type { BenchTable } from "./table.ts";

/** MiniSearch is slow: the two engines are compared on every so many-th query of all sets. */
const COMPARED_EVERY = 10;
const WARM_UP_QUERIES = 300;

interface Outcome {
  readonly hitRate: number;
  readonly timesMs: number[];
}

/** Measures search: size, opening, time per query, and how often the wanted title is among the first five. */
export async function benchSearch(): Promise<BenchTable> {
  const { titles, origin } = benchTitles();
  const bytes = writeSnapshot(titles);
  const firstAnswerMs = await firstAnswer(bytes, "shingeki no kyojn");
  const firstDescriptionMs = await firstAnswer(bytes, "the boy who becomes a titan");
  const ours = catalogueEngine(openSnapshot(bytes));
  const queries = searchQueries(titles);
  run(ours, queries.oneTypo.slice(0, WARM_UP_QUERIES));

  const exact = run(ours, queries.exact);
  const oneTypo = run(ours, queries.oneTypo);
  const twoTypos = run(ours, queries.twoTypos);
  const noSpaces = run(ours, queries.noSpaces);
  const timesMs = [exact, oneTypo, twoTypos, noSpaces].flatMap((outcome) => outcome.timesMs);

  const beginnings = run(ours, beginningsWithTypo(queries.exact));

  const asked = askedFor(titles);
  const spellings = {
    subtitle: run(ours, subtitleQueries(asked)),
    abbreviation: run(ours, abbreviationQueries(asked)),
    kana: run(ours, kanaQueries(asked)),
    longVowel: run(ours, longVowelQueries(asked)),
  };

  const all = Object.values(queries).flat();
  const shared = all.filter((_: SearchQuery, at: number) => at % COMPARED_EVERY === 0);
  const theirs = run(miniSearchEngine(titles), shared);
  const compared = run(ours, shared);

  return {
    title: "Search",
    rows: [
      { what: "titles", value: titles.length },
      { what: "snapshot, MB", value: rounded(bytes.length / 1e6, 1) },
      { what: "bytes to first answer, cold, ms", value: rounded(firstAnswerMs, 1), target: "≤ 80" },
      {
        what: "bytes to first description, cold, ms",
        value: rounded(firstDescriptionMs, 1),
        target: "≤ 80",
      },
      { what: "query with 20 cards, p50, ms", value: percentile(timesMs, 0.5) },
      { what: "query with 20 cards, p95, ms", value: percentile(timesMs, 0.95), target: "≤ 3" },
      { what: "query with 20 cards, p99, ms", value: percentile(timesMs, 0.99) },
      { what: "hit@5 exact", value: exact.hitRate, target: "≥ 0.995" },
      { what: "hit@5 one typo", value: oneTypo.hitRate, target: "≥ 0.97" },
      { what: "hit@5 two typos", value: twoTypos.hitRate, target: "≥ 0.90" },
      { what: "hit@5 no spaces", value: noSpaces.hitRate, target: "≥ 0.95" },
      { what: "hit@5 subtitle", value: spellings.subtitle.hitRate, target: "≥ 0.98" },
      { what: "hit@5 abbreviation", value: spellings.abbreviation.hitRate, target: "≥ 0.93" },
      { what: "hit@5 kana for kanji", value: spellings.kana.hitRate, target: "≥ 0.9" },
      { what: "hit@5 long o as oh", value: spellings.longVowel.hitRate },
      { what: "hit@5 beginning of a name, one typo", value: beginnings.hitRate },
      { what: "hit@5 of the compared queries", value: compared.hitRate },
      { what: "hit@5 of MiniSearch", value: theirs.hitRate, target: "below ours" },
      { what: "p95 of the compared queries, ms", value: percentile(compared.timesMs, 0.95) },
      { what: "p95 of MiniSearch, ms", value: percentile(theirs.timesMs, 0.95) },
      {
        what: "times faster than MiniSearch, mean",
        value: rounded(mean(theirs.timesMs) / mean(compared.timesMs), 1),
        target: "≥ 5",
      },
      ...farFetched(titles),
    ],
    note: `On ${origin}: ${String(all.length)} queries, ${String(shared.length)} of them compared.`,
  };
}

/** The share of names that the catalogue that ships does not have for which it finds something all the same. */
function farFetched(titles: readonly Title[]): BenchTable["rows"] {
  const shipped = shippedTitles();
  const catalogue = openSnapshot(writeSnapshot(shipped));
  const isShown = (row: number) => catalogue.adults[row] === 0;
  const sets: Readonly<Record<string, readonly AbsentName[]>> =
    datasetsFolder === undefined
      ? { "invented words": inventedWords() }
      : { "absent names": absentNames(titles, shipped), "invented words": inventedWords() };
  return Object.entries(sets).flatMap(([what, queries]) => {
    const found = queries.flatMap(({ kind, text }) =>
      catalogue.searchIndex(kind).match(text, 1, isShown),
    );
    const close = found.filter(({ how }) => how === "close");
    const share = (part: readonly unknown[]) => rounded(part.length / queries.length, 4);
    return [
      { what: `${what} (${queries.length}), any hit`, value: share(found) },
      { what: `${what}, a hit by spelling alone`, value: share(close) },
      {
        what: `${what}, a hit two or more typing mistakes away`,
        value: share(close.filter(({ edits }) => edits > 1)),
      },
    ];
  });
}

/** Milliseconds from the bytes in memory to the first answer, where nothing has run before. */
async function firstAnswer(bytes: Uint8Array, query: string): Promise<number> {
  const workerData = { bytes, query };
  const worker = new Worker(new URL("first-answer.ts", import.meta.url), { workerData });
  const message: unknown[] = await once(worker, "message");
  return Number(message[0]);
}

function run(engine: SearchEngine, queries: readonly SearchQuery[]): Outcome {
  let hits = 0;
  const timesMs = queries.map((query) => {
    const begun = performance.now();
    const ids = engine(query);
    const elapsedMs = performance.now() - begun;
    if (ids.slice(0, limits.searchShown).includes(query.id)) hits++;
    return elapsedMs;
  });
  return { hitRate: rounded(hits / queries.length, 4), timesMs };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? 0, 2);
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
