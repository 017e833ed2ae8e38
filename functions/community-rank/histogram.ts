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

/** How many of those who lead are remembered: more than are shown, as some of them may not be seen by everybody. */
export const mostLeaders = 20 * limits.topUsers;

/** Collects users in any order and one at a time, in memory that grows only with the number of distinct counts. */
export class RankHistogram {
  readonly #users = new Map<number, number>();
  #leaders: RankedUser[] = [];

  /** Counts a user; one who has completed nothing has no rank and is left out. */
  add(user: RankedUser): void {
    if (user.completed <= 0) return;
    this.#users.set(user.completed, (this.#users.get(user.completed) ?? 0) + 1);
    const last = this.#leaders.at(-1);
    if (this.#leaders.length === mostLeaders && last !== undefined && byRank(user, last) > 0)
      return;
    this.#leaders = [...this.#leaders, user].sort(byRank).slice(0, mostLeaders);
  }

  /** Those who lead, the best first. */
  leaders(): readonly RankedUser[] {
    return this.#leaders;
  }

  /** What was counted, with those who are shown to lead. */
  statistics(top: readonly RankedUser[]): RankStatistics {
    const counts = [...this.#users.keys()].sort((a, b) => b - a);
    let users = 0;
    const above = counts.map((count) => {
      const better = users;
      users += this.#users.get(count) ?? 0;
      return better;
    });
    return { counts, above, users, top };
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
