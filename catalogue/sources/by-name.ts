import type { Kind } from "../../shared/kind.ts";
import type { Title } from "../title.ts";

/** What a source knows of a title whose id it does not know. */
export interface NamedFacts {
  readonly kind: Kind;
  /** Its Japanese name. */
  readonly name: string;
  /** When its first volume appeared. */
  readonly year: number | null;
  readonly volumes: number | null;
  /** How the name is read, in kana. */
  readonly reading: string | null;
  readonly source: string;
}

/** Why facts found no title. */
export type Unplaced =
  "no title of that name" | "several titles of that name" | "no one series that began then";

/** A volume gathers what a magazine has printed before: it appears in the same year or in the two that follow. */
const yearsToFirstVolume = 2;

/** Names are the same when they differ in width, case and space alone. */
const nameKey = (kind: Kind, name: string): string =>
  `${kind} ${name.normalize("NFKC").toLowerCase().replace(/\s+/g, "")}`;

/**
 * Adds facts to the titles that they are certainly about: those of exactly one title with that Japanese name, and of
 * exactly one series with it that began when the title did. The titles' own facts stay. Says how many found no title.
 */
export function addByName(
  titles: readonly Title[],
  facts: readonly NamedFacts[],
): { titles: Title[]; placed: number; unplaced: Partial<Record<Unplaced, number>> } {
  const named = Map.groupBy(
    [...titles.keys()].filter((at) => titles[at]?.japanese),
    (at) => nameKey(titles[at]?.kind ?? "anime", titles[at]?.japanese ?? ""),
  );
  const added = [...titles];
  const unplaced: Partial<Record<Unplaced, number>> = {};
  let placed = 0;
  for (const [key, all] of Map.groupBy(facts, ({ kind, name }) => nameKey(kind, name))) {
    const [at, another] = named.get(key) ?? [];
    const title = at === undefined ? undefined : titles[at];
    const fitting = title === undefined ? all : all.filter(({ year }) => mayBegin(title, year));
    const [fact, other] = fitting;
    const reason: Unplaced | undefined =
      title === undefined
        ? "no title of that name"
        : another !== undefined
          ? "several titles of that name"
          : fact === undefined || other !== undefined
            ? "no one series that began then"
            : undefined;
    if (reason !== undefined) unplaced[reason] = (unplaced[reason] ?? 0) + all.length;
    else if (at !== undefined && title !== undefined && fact !== undefined) {
      added[at] = withFacts(title, fact);
      placed++;
    }
  }
  return { titles: added, placed, unplaced };
}

function mayBegin({ year: begun }: Title, year: number | null): boolean {
  return begun === null || year === null || (year >= begun && year <= begun + yearsToFirstVolume);
}

function withFacts(title: Title, { volumes, reading, source }: NamedFacts): Title {
  // While it goes on there will be more of them.
  const isOver = title.status === "Finished" || title.status === "Discontinued";
  const names = reading === null || title.synonyms.includes(reading) ? [] : [reading];
  return {
    ...title,
    volumes: title.volumes ?? (isOver ? volumes : null),
    synonyms: [...title.synonyms, ...names],
    sources: [...new Set([...title.sources, source])],
  };
}
