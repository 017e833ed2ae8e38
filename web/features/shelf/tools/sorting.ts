import { seasons } from "../../../../shared/filters.ts";
import { kindRules, type Kind, type Status } from "../../../../shared/kind.ts";
import type { ListedEntry } from "./listed-entries.ts";

/** What a list can be sorted by; the first is the order in which the server answers it. */
export const sortNames = [
  "changed",
  "title",
  "score",
  "progress",
  "year",
  "started",
  "finished",
  "repeats",
  "status",
  "airs",
  "behind",
] as const;

export type SortName = (typeof sortNames)[number];

/** How a list is sorted. */
export interface Sort {
  readonly by: SortName;
  /** Whether it is the other way round than one begins with: titles from Z, the lowest score first. */
  readonly isReversed: boolean;
}

/** The order in which the server answers a list: last changed first. */
export const serverOrder: Sort = { by: "changed", isReversed: false };

/** What begins with the least where it is not reversed; all else begins with the greatest, the latest, the most. */
const ascending: ReadonlySet<SortName> = new Set(["title", "status", "airs"]);

/** Whether a sort goes from the least to the greatest. */
export const isAscending = ({ by, isReversed }: Sort): boolean => ascending.has(by) !== isReversed;

/** What a list of a kind and status can be sorted by: only what goes on airs, and one can be behind with it. */
export const sortsFor = (kind: Kind, status: Status): readonly SortName[] =>
  kind === "anime" && status !== "COMPLETED"
    ? sortNames
    : sortNames.filter((name) => name !== "airs" && name !== "behind");

/** Episodes that are out and not seen; null where it is not known what is out. */
const behindOf = ({ aired, standing }: Pick<ListedEntry, "aired" | "standing">) =>
  aired === null ? null : Math.max(0, aired - standing.progress);

/** A title's place in time: seasons of a year follow one another, and a year alone comes before them. */
const timeOf = ({ year, season }: ListedEntry): number | null =>
  year === null ? null : year * 5 + (seasons.findIndex((each) => each === season) + 1);

const statusRank = ({ kind, standing, said }: ListedEntry): number =>
  kindRules[kind].statuses.indexOf(standing.status) * 2 + Number(said.isOnHold);

/** What an entry is compared by; null sorts last, whichever way round. */
const valueOf: Readonly<
  Record<Exclude<SortName, "changed" | "title">, (entry: ListedEntry) => number | string | null>
> = {
  score: ({ said }) => said.score,
  progress: ({ standing }) => standing.progress,
  year: timeOf,
  started: ({ started }) => started,
  finished: ({ finished }) => finished,
  repeats: ({ repeats }) => repeats,
  status: statusRank,
  airs: ({ nextAiringAt }) => nextAiringAt,
  behind: behindOf,
};

/** Made when it is needed: it reads the rules of the language. */
let byName: Intl.Collator | undefined;

function compareNames(a: string, b: string): number {
  byName ??= new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });
  return byName.compare(a, b);
}

function compareValues(a: number | string | null, b: number | string | null): number {
  if (a === b) return 0;
  return a !== null && b !== null && a < b ? -1 : 1;
}

/**
 * The entries of a list, given last changed first, in another order. Those that are equal by it stay last changed first;
 * those of which it is not known come behind all others.
 */
export function sorted<Entry extends ListedEntry>(entries: readonly Entry[], sort: Sort): Entry[] {
  const { by, isReversed } = sort;
  if (by === "changed") return isReversed ? entries.toReversed() : [...entries];
  const sign = isAscending(sort) ? 1 : -1;
  if (by === "title") return entries.toSorted((a, b) => sign * compareNames(a.name, b.name));
  const values = new Map(entries.map((entry) => [entry, valueOf[by](entry)]));
  return entries.toSorted((a, b) => {
    const [one, other] = [values.get(a) ?? null, values.get(b) ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * compareValues(one, other);
  });
}
