import * as limits from "../../shared/limits.ts";
import type { RankedUser, RankStatistics } from "../table/statistics.ts";

/** More completed first, then who got there first, then by name. */
function byRank(a: RankedUser, b: RankedUser): number {
  return (
    b.completed - a.completed ||
    a.reachedAtMs - b.reachedAtMs ||
    (a.username.toLowerCase() < b.username.toLowerCase() ? -1 : 1)
  );
}

/** Collects users in any order and one at a time, in memory that grows only with the number of distinct counts. */
export class RankHistogram {
  readonly #users = new Map<number, number>();
  #top: RankedUser[] = [];

  /** Counts a user; one who has completed nothing has no rank and is left out. Those who lead are shown, if they may be. */
  add(user: RankedUser, isShown = true): void {
    if (user.completed <= 0) return;
    this.#users.set(user.completed, (this.#users.get(user.completed) ?? 0) + 1);
    if (!isShown) return;
    const last = this.#top.at(-1);
    if (this.#top.length === limits.topUsers && last !== undefined && byRank(user, last) > 0)
      return;
    this.#top = [...this.#top, user].sort(byRank).slice(0, limits.topUsers);
  }

  statistics(): RankStatistics {
    const counts = [...this.#users.keys()].sort((a, b) => b - a);
    let users = 0;
    const above = counts.map((count) => {
      const better = users;
      users += this.#users.get(count) ?? 0;
      return better;
    });
    return { counts, above, users, top: this.#top };
  }
}

/** Competition rank (1, 1, 3) of somebody with `completed` titles; -1 for none, as nobody ranks without a title. */
export function rankOf({ counts, above, users }: RankStatistics, completed: number): number {
  if (completed <= 0) return -1;
  let from = 0;
  let to = counts.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((counts[middle] ?? 0) > completed) from = middle + 1;
    else to = middle;
  }
  // `from` is the first count that is not greater: everybody before it has completed more.
  return 1 + (above[from] ?? users);
}
