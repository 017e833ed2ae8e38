import { achievements, tiers, type Achievement } from "../../shared/achievements.ts";
import { ApiError } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import * as sentences from "../../shared/sentences.ts";
import type { TitleLanguage } from "../../shared/titles/title-name.ts";
import type { FavouritesCard } from "../cards/favourites-card.ts";
import type { RankCard } from "../cards/rank-card.ts";
import { currentRanks } from "../community-rank/current.ts";
import { rankOf } from "../community-rank/histogram.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listEarned } from "../table/achievements.ts";
import { getProfileFor, type Profile } from "../table/people/profiles.ts";
import { findUid } from "../table/people/usernames.ts";
import { avatarAt } from "./pictures.ts";
import { bestFirst, sharedShelf, titleOf } from "./shared-shelf.ts";

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

const badgesShown = 3;

/** The hardest of what somebody earned, the hardest first. What lists earn tells of private ones, and is left out. */
function bestBadges(earned: ReadonlyMap<string, number>): Achievement[] {
  const hardness = ({ tier }: Achievement): number => tiers.indexOf(tier);
  return achievements
    .filter(({ code, counter }) => earned.has(code) && counter !== "lists")
    .sort((a, b) => hardness(b) - hardness(a) || b.goal - a.goal)
    .slice(0, badgesShown);
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
    titles: favourites(entries).map((entry) => titleOf(entry, language)),
  };
}

/** Which of somebody's titles are their favourites: those that they scored best. */
const favourites = (entries: Parameters<typeof bestFirst>[0]): ReturnType<typeof bestFirst> =>
  bestFirst(entries).slice(0, favouritesShown);
