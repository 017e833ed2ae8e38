import type { Title } from "../../catalogue/title.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Sections } from "./sections/sections.ts";
import { snapshotOpeners } from "./snapshot.ts";

/** The bytes of a snapshot, and the number of their format. */
interface Snapshot {
  readonly number: keyof typeof snapshotOpeners;
  readonly bytes: Uint8Array;
}

const DAY_MS = 86_400_000;

/**
 * The day on which each title came into the catalogue, counted from 1970 (UTC): as the last snapshot says, and today for
 * what it does not have. 0, in the beginning, stands for those that were there with the first snapshot.
 */
export function addedDays(
  last: Snapshot | undefined,
  now: Date,
): (rows: readonly Title[]) => Sections {
  const before = opened(last);
  const days = before?.sections.u16("row.added");
  const today = Math.floor(now.getTime() / DAY_MS);
  const dayOf = ({ kind, id }: Title): number => {
    if (before === undefined) return 0;
    const row = before.find(kind, id);
    return row === undefined ? today : (days?.[row] ?? 0);
  };
  return (rows) => ({ "row.added": Uint16Array.from(rows, dayOf) });
}

/** The last snapshot; undefined for one that is damaged: a new one mends it. */
function opened(last: Snapshot | undefined): Catalogue | undefined {
  try {
    return last && snapshotOpeners[last.number](last.bytes);
  } catch {
    return undefined;
  }
}
