import type { Title } from "../../catalogue/title.ts";
import type { Adoption } from "../objects/catalogue-objects.ts";

const dayMs = 86_400_000;
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/**
 * Adds the days that are over and not yet counted, at most `daysKept` back. `additionsOn` gives a day's additions by
 * how many days ago it was.
 */
export async function countedOn(
  before: Adoption,
  nowMs: number,
  daysKept: number,
  additionsOn: (daysAgo: number) => Promise<ReadonlyMap<number, number>>,
): Promise<Adoption> {
  const additions: Record<string, number> = { ...before.additions };
  for (let daysAgo = daysKept; daysAgo >= 1; daysAgo--) {
    if (dayOf(nowMs - daysAgo * dayMs) <= before.countedTo) continue;
    for (const [id, count] of await additionsOn(daysAgo)) {
      additions[id] = (additions[id] ?? 0) + count;
    }
  }
  return { countedTo: dayOf(nowMs - dayMs), additions };
}

/** What ten times as many additions are worth, in points of popularity. */
const pointsPerTenfold = 8;

/** A title's popularity, 0 to 100, raised by how often people here have added it. */
export function grownPopularity({ kind, id, popularity }: Title, { additions }: Adoption): number {
  const added = kind === "anime" ? (additions[id] ?? 0) : 0;
  return Math.min(100, popularity + pointsPerTenfold * Math.log10(1 + added));
}
