import { kindRules } from "../../../../shared/kind.ts";
import type { ListedEntry } from "../tools/listed-entries.ts";

/** The part of an entry that tells how much of it fits into some time. */
type Timed = Pick<ListedEntry, "kind" | "standing" | "said" | "total" | "aired" | "minutes">;

/** What of a title fits into some time. */
export interface Fit<Entry> {
  readonly entry: Entry;
  readonly episodes: number;
  readonly minutes: number;
  /** What these episodes come to: the end of the title, all that is out of it, or neither. */
  readonly comesTo: "end" | "caught up" | "further";
}

/** What of a list fits into some time, and what of it could not be reckoned. */
export interface Fits<Entry> {
  readonly fits: readonly Fit<Entry>[];
  /** Titles of which a single episode takes longer. */
  readonly longer: number;
  /** Titles of which nobody has told us how long an episode is. */
  readonly untimed: number;
}

/** Episodes that can be seen now; no end of them where nobody knows how many there are. */
const waiting = ({ aired, total, standing }: Timed): number =>
  Math.max(0, (aired ?? total ?? Infinity) - standing.progress);

function fitOf<Entry extends Timed>(entry: Entry, each: number, minutes: number): Fit<Entry> {
  const left = waiting(entry);
  const episodes = Math.min(left, Math.floor(minutes / each));
  const to = entry.standing.progress + episodes;
  const comesTo = to === entry.total ? "end" : to === entry.aired ? "caught up" : "further";
  return { entry, episodes, minutes: episodes * each, comesTo };
}

/** What ends a title comes first, then what catches up, then what goes on airing, then the rest; each in the order of the list. */
const rankOf = ({ comesTo, entry }: Fit<Timed>): number =>
  comesTo === "end" ? 0 : comesTo === "caught up" ? 1 : entry.aired === null ? 3 : 2;

/** What fits into so many minutes of what its owner is at, and has not put on hold. */
export function fitsOf<Entry extends Timed>(
  entries: readonly Entry[],
  minutes: number,
): Fits<Entry> {
  const current = entries.filter(
    (entry) =>
      entry.standing.status === kindRules[entry.kind].active &&
      !entry.said.isOnHold &&
      waiting(entry) > 0,
  );
  const timed = current.flatMap((entry) =>
    entry.minutes === null || entry.minutes <= 0 ? [] : [fitOf(entry, entry.minutes, minutes)],
  );
  const fits = timed.filter(({ episodes }) => episodes > 0);
  return {
    fits: fits.toSorted((a, b) => rankOf(a) - rankOf(b)),
    longer: timed.length - fits.length,
    untimed: current.length - timed.length,
  };
}
