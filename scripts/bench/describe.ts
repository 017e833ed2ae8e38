import type { Title } from "../../catalogue/title.ts";
import { findTitles } from "../../functions/catalogue/describe/find-titles.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import * as limits from "../../shared/limits.ts";
import { datasetsFolder } from "../datasets.ts";
import { shippedTitles } from "../shipped-titles.ts";
import { benchTitles } from "./search/catalogue-titles.ts";
import { descriptionQueries, type DescriptionQuery } from "./search/description-queries.ts";
import { describingMiniSearch } from "./search/search-engines.ts";
import { absentNames, inventedWords, type AbsentName } from "./search/search-queries.ts";
import type { BenchTable } from "./table.ts";

/** Rows of a catalogue, the best first, for a description. */
type Engine = (query: Pick<DescriptionQuery, "kind" | "text">) => readonly number[];

const WARM_UP_RUNS = 3;

/** Measures how often a title is among the first five by what it is about, in the words of somebody who forgot its name. */
export function benchDescribe(): BenchTable {
  const titles = shippedTitles();
  const catalogue = openSnapshot(writeSnapshot(titles));
  const queries = descriptionQueries(titles);
  const ours: Engine = ({ kind, text }) => findTitles(catalogue, kind, text).rows;
  const search = describingMiniSearch(titles);
  const theirs: Engine = (query) =>
    search(query).flatMap((id) => catalogue.find(query.kind, id) ?? []);

  /** Shares of the queries whose title, or another of its franchise, is found; and the time that each took. */
  const measure = (engine: Engine, part: readonly DescriptionQuery[]) => {
    let [hits, firsts, exactly] = [0, 0, 0];
    const timesMs: number[] = [];
    for (const query of part) {
      const wanted = query.ids.map((id) => catalogue.find(query.kind, id) ?? -1);
      const franchises = new Set(wanted.map((row) => catalogue.franchise(row)));
      const begun = performance.now();
      const rows = engine(query);
      timesMs.push(performance.now() - begun);
      const shown = rows.slice(0, limits.searchShown);
      const isMeant = (row: number) => franchises.has(catalogue.franchise(row));
      hits += Number(shown.some(isMeant));
      firsts += Number(shown.slice(0, 1).some(isMeant));
      exactly += Number(shown.some((row) => wanted.includes(row)));
    }
    const share = (count: number) => rounded(count / part.length, 3);
    return { hit5: share(hits), hit1: share(firsts), exact5: share(exactly), timesMs };
  };

  const tuned = queries.filter(({ isHeldOut }) => !isHeldOut);
  const heldOut = queries.filter(({ isHeldOut }) => isHeldOut);
  for (let run = 0; run < WARM_UP_RUNS; run++) measure(ours, queries);
  const [oursTuned, oursHeldOut] = [measure(ours, tuned), measure(ours, heldOut)];
  const [theirsTuned, theirsHeldOut] = [measure(theirs, tuned), measure(theirs, heldOut)];
  const titlesMeant = new Set(queries.map(({ kind, ids }) => `${kind} ${String(ids[0])}`)).size;
  return {
    title: "Search by what titles are about",
    rows: [
      { what: `hit@5, tuned (${tuned.length})`, value: oursTuned.hit5 },
      { what: `hit@5, held out (${heldOut.length})`, value: oursHeldOut.hit5, target: "≥ 0.8" },
      { what: "hit@1, held out", value: oursHeldOut.hit1 },
      { what: "hit@5 of the very title, held out", value: oursHeldOut.exact5 },
      { what: "hit@5 of MiniSearch, tuned", value: theirsTuned.hit5 },
      { what: "hit@5 of MiniSearch, held out", value: theirsHeldOut.hit5, target: "below ours" },
      {
        what: "p95, ms",
        value: p95([...oursTuned.timesMs, ...oursHeldOut.timesMs]),
        target: "≤ 3",
      },
      {
        what: "p95 of MiniSearch, ms",
        value: p95([...theirsTuned.timesMs, ...theirsHeldOut.timesMs]),
      },
      ...answeredAnyway(titles, (query) => {
        const { rows, named } = findTitles(catalogue, query.kind, query.text);
        return rows.length > named;
      }),
    ],
    note: `On the catalogue that ships, for ${String(titlesMeant)} of its titles.`,
  };
}

/** The share of names that the catalogue does not have for which a description is found. */
function answeredAnyway(
  shipped: readonly Title[],
  isDescribed: (query: AbsentName) => boolean,
): BenchTable["rows"] {
  const sets: Readonly<Record<string, readonly AbsentName[]>> = {
    ...(datasetsFolder !== undefined && {
      "absent names": absentNames(benchTitles().titles, shipped),
    }),
    "invented words": inventedWords(),
  };
  return Object.entries(sets).map(([what, queries]) => ({
    what: `${what} (${queries.length}), answered with a description`,
    value: rounded(queries.filter(isDescribed).length / queries.length, 3),
  }));
}

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return rounded(sorted[Math.floor(0.95 * (sorted.length - 1))] ?? 0, 2);
}

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
