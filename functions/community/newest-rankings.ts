import { ApiError } from "../../shared/errors.ts";
import * as limits from "../../shared/limits.ts";
import * as sentences from "../../shared/sentences.ts";
import { isVisibleRanking } from "../ranking-lists/access.ts";
import { getPublicProfiles, type Profile } from "../table/people/profiles.ts";
import { newestRankings, type FoundRanking } from "../table/public/newest-rankings.ts";

/** A ranking list and who made it. */
interface SignedRanking extends FoundRanking {
  readonly owner: Profile;
}

/** Lists that are looked at together: some may be gone, and some are left out. Each is read, and so is who made it. */
const lookedAt = limits.newestRankings + 6;
/** As often is looked for a page at most: beyond all lists that one person can have. */
const mostLooks = Math.floor(limits.rankingListsPerUser / lookedAt) + 1;

const placeForm = /^\d{13}#[\w-]+$/;

/** A place among all lists as clients carry it. */
const cursorOf = (place: string): string => Buffer.from(place).toString("base64url");

/** The place that a client brings back. Throws ApiError 400 for anything that was never a place. */
function placeOf(cursor: string): string {
  const place = Buffer.from(cursor, "base64url").toString();
  if (!placeForm.test(place)) throw new ApiError("bad_request", sentences.noSuchPage);
  return place;
}

/** The lists with those who made them, without those of accounts that are gone, and what operators have taken down. */
async function signed(rankings: readonly FoundRanking[]): Promise<SignedRanking[]> {
  const owners = await getPublicProfiles(rankings.map(({ uid }) => uid));
  return rankings.flatMap((ranking) => {
    const owner = owners.get(ranking.uid);
    return owner === undefined || !isVisibleRanking(ranking, undefined)
      ? []
      : [{ ...ranking, owner }];
  });
}

/**
 * A page of everybody's ranking lists, newest first, of each person the newest few alone, so that nobody fills it: the
 * others are on their profile. It is full while there are more, unless too many in a row are left out. `next` leads to the
 * page behind it; null where there is none. Throws ApiError 400 for a cursor that is none.
 */
export async function pageOfRankings(
  after: string | undefined,
): Promise<{ readonly rankings: SignedRanking[]; readonly next: string | null }> {
  let from = after === undefined ? undefined : placeOf(after);
  const page: SignedRanking[] = [];
  for (let look = 0; look < mostLooks; look++) {
    const { rankings, next } = await newestRankings(from, lookedAt);
    const found = await signed(rankings);
    for (const [at, ranking] of found.entries()) {
      const ofOne = page.filter(({ uid }) => uid === ranking.uid).length;
      if (ofOne < limits.newestRankingsOfOne) page.push(ranking);
      if (page.length < limits.newestRankings) continue;
      const hasMore = at + 1 < found.length || next !== undefined;
      return { rankings: page, next: hasMore ? cursorOf(ranking.place) : null };
    }
    if (next === undefined) return { rankings: page, next: null };
    from = next;
  }
  return { rankings: page, next: from === undefined ? null : cursorOf(from) };
}
