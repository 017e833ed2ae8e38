import { ApiError } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import * as sentences from "../../shared/sentences.ts";
import type { TitleLanguage } from "../../shared/titles/title-name.ts";
import type { FavouritesCard } from "../cards/favourites-card.ts";
import type { RankCard } from "../cards/rank-card.ts";
import { bestBadges } from "../achievements/best-badges.ts";
import { currentRanks } from "../community-rank/current.ts";
import { rankOf } from "../community-rank/histogram.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listEarned } from "../table/achievements.ts";
import { favouriteKey } from "../table/people/favourites.ts";
import { getProfileFor, type Profile } from "../table/people/profiles.ts";
import { findUid } from "../table/people/usernames.ts";
import { avatarAt } from "./pictures.ts";
import { bestFirst, sharedShelf, titleOf, type SharedEntry } from "./shared-shelf.ts";

/** Somebody whom the viewer may see. Throws ApiError 404 for anybody else. */
export async function requirePerson(
  username: string,
  viewer: string | undefined,
): Promise<Profile & { readonly uid: string }> {
  const uid = await findUid(username);
  const profile = uid === undefined ? undefined : await getProfileFor(viewer, uid);
  if (uid === undefined || profile === undefined) {
    throw new ApiError("not_found", sentences.userNotFound);
  }
  return { ...profile, uid };
}

/** What the card of somebody's rank tells. */
export async function rankCard(username: string, viewer: string | undefined): Promise<RankCard> {
  const [person, ranks] = await sideBySide([requirePerson(username, viewer), currentRanks()]);
  const [earned, avatar] = await sideBySide([listEarned(person.uid), avatarAt(person.avatar)]);
  return {
    username: person.username,
    avatar,
    rank: rankOf(ranks, person.completedAnime),
    completedAnime: person.completedAnime,
    completedManga: person.completedManga,
    badges: bestBadges(earned),
  };
}

const favouritesShown = 9;

/** What the card of somebody's favourites of a kind tells. */
export async function favouritesCard(
  { kind, username }: { readonly kind: Kind; readonly username: string },
  viewer: string | undefined,
  language: TitleLanguage,
): Promise<FavouritesCard> {
  const [person, { entries }] = await sideBySide([
    requirePerson(username, viewer),
    sharedShelf(kind, username, viewer),
  ]);
  return {
    username: person.username,
    avatar: await avatarAt(person.avatar),
    kind,
    titles: favourites(kind, person.favourites, entries).map((each) => titleOf(each, language)),
  };
}

/** Which of somebody's titles are their favourites: those that they chose, then those that they scored best. */
function favourites(
  kind: Kind,
  chosen: readonly string[],
  entries: readonly SharedEntry[],
): SharedEntry[] {
  const keyOf = ({ entry: { id } }: SharedEntry): string => favouriteKey({ kind, id });
  const first = chosen.flatMap((key) => entries.find((each) => keyOf(each) === key) ?? []);
  const others = bestFirst(entries).filter((each) => !chosen.includes(keyOf(each)));
  return [...first, ...others].slice(0, favouritesShown);
}
