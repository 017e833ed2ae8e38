import * as z from "zod";
import type { Kind } from "../../shared/kind.ts";
import { kinds } from "../../shared/kind.ts";
import type { PartialDate } from "../title.ts";
import { readTitle } from "./raw-title.ts";
import type { Found, Shape } from "./shape.ts";
import { count, partialDate } from "./values.ts";

/** What the query in `docs/operations.md` asks for, by the names of its variables. */
const variables = [
  "item",
  "animeId",
  "mangaId",
  "english",
  "japanese",
  "episodes",
  "chapters",
  "volumes",
  "from",
  "fromPrecision",
  "to",
  "toPrecision",
] as const;
type Row = Readonly<Partial<Record<(typeof variables)[number], string>>>;

/** Wikidata's words for how exactly a date is known. */
const precisions: Readonly<Record<string, number>> = { 9: 4, 10: 7, 11: 10 };

const Bindings = z.looseObject({
  head: z.looseObject({ vars: z.array(z.string()) }),
  results: z.looseObject({ bindings: z.array(z.unknown()) }),
});
const Binding = z.record(z.string(), z.looseObject({ value: z.string() }));

const isOurs = (names: readonly unknown[]): boolean =>
  names.includes("item") && (names.includes("animeId") || names.includes("mangaId"));

/** The columns of a table; undefined for what is none of ours. */
function columnsOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return isOurs(value) ? value : undefined;
  const names = Bindings.safeParse(value).data?.head.vars;
  return names !== undefined && isOurs(names) ? names : undefined;
}

/**
 * An extract of Wikidata (CC0): what the query of `docs/operations.md` answers, as JSON or as CSV. An item takes as many
 * rows as it has values; of several that contradict one another none is taken.
 */
export const wikidata: Shape = {
  source: "wikidata",
  recognises: (value) => columnsOf(value) !== undefined,
  isHead: (value) => columnsOf(value) !== undefined,
  reader: (found, _fileName, first) => {
    const columns = columnsOf(first) ?? [];
    const items = new Map<string, { at: number; rows: Row[] }>();
    return {
      row(at, value) {
        const row = rowOf(value, columns);
        const { item } = row ?? {};
        if (row === undefined || item === undefined)
          found.rejected.add(at, undefined, "unreadable");
        else {
          const known = items.get(item);
          if (known === undefined) items.set(item, { at, rows: [row] });
          else known.rows.push(row);
        }
      },
      end() {
        for (const { at, rows } of items.values()) addItem(found, at, rows);
      },
    };
  },
};

function rowOf(value: unknown, columns: readonly unknown[]): Row | undefined {
  if (Array.isArray(value)) {
    return rowWith((name) => value[columns.indexOf(name)] as unknown);
  }
  const { data } = Binding.safeParse(value);
  return data && rowWith((name) => data[name]?.value);
}

function rowWith(cell: (name: (typeof variables)[number]) => unknown): Row {
  const row: Partial<Record<(typeof variables)[number], string>> = {};
  for (const name of variables) {
    const text = cell(name);
    if (typeof text === "string" && text !== "") row[name] = text;
  }
  return row;
}

/** An item with several ids, say of each season, says of none of them what it says of all. */
function addItem(found: Found, at: number, rows: readonly Row[]): void {
  const all = (name: keyof Row): string[] => [...new Set(rows.flatMap((row) => row[name] ?? []))];
  const only = (name: keyof Row): string | undefined => {
    const [value, another] = all(name);
    return another === undefined ? value : undefined;
  };
  const name = all("english")[0] ?? all("japanese")[0];
  const ids = { anime: all("animeId"), manga: all("mangaId") };
  const of = kinds.filter((kind) => ids[kind].length > 0);
  const [kind] = of;
  if (kind === undefined) found.rejected.add(at, name, "idless");
  else if (of.length > 1 || ids[kind].length > 1) found.rejected.add(at, name, "several");
  else {
    const begins = rows.flatMap(({ from, fromPrecision }) => dateOf(from, fromPrecision) ?? []);
    const ends = [...new Set(rows.flatMap(({ to, toPrecision }) => dateOf(to, toPrecision) ?? []))];
    const outcome = readTitle(
      {
        kind,
        id: ids[kind][0],
        title: name,
        english: only("english"),
        japanese: only("japanese"),
        total: count(only(totals[kind])),
        volumes: count(only("volumes")),
        // It may have been shown at a festival, then on the air.
        from: begins.toSorted()[0],
        to: ends.length === 1 ? ends[0] : undefined,
      },
      "wikidata",
    );
    found.add(at, name, outcome);
  }
}

const totals: Readonly<Record<Kind, keyof Row>> = { anime: "episodes", manga: "chapters" };

/** A date no more exactly than it is known; without its precision only the year is certain. */
function dateOf(text: string | undefined, precision: string | undefined): PartialDate | null {
  const length = precisions[precision ?? "9"];
  return length === undefined ? null : partialDate(text?.slice(0, length));
}
