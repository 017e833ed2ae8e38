import { statistics } from "../../../shared/api/statistics.ts";
import type { Kind } from "../../../shared/kind.ts";
import { badgePath } from "../../../shared/achievements.ts";
import { titleFields } from "../../catalogue/named-title.ts";
import { bestBadges } from "../../achievements/best-badges.ts";
import { handle } from "../../http/handle.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { activityOf } from "../../statistics/activity.ts";
import { besideEverybody, currentMeanScores } from "../../statistics/beside-everybody.ts";
import { countedTitles, readLists } from "../../statistics/read-lists.ts";
import { statisticsOf } from "../../statistics/statistics-of.ts";

export const handler = handle(statistics, async ({ username, tz }, { uid }) => {
  const [lists, means] = await sideBySide([readLists(username, uid), currentMeanScores()]);
  const numbersOf = (kind: Kind) => {
    const titles = countedTitles(kind, lists.titles);
    return {
      ...statisticsOf(kind, [...titles.values()]),
      community: besideEverybody(kind, titles, means),
      goal: lists.goals[kind],
    };
  };
  return {
    anime: numbersOf("anime"),
    manga: numbersOf("manga"),
    activity: activityOf(lists, tz, Date.now()),
    favourites: lists.favourites.map(({ timeline: { kind, id }, card }) => ({
      kind,
      id,
      ...titleFields(card),
      image_url: card.image,
    })),
    badges: bestBadges(lists.earned).map((achievement) => ({
      name: achievement.name,
      badge_icon: badgePath(achievement),
    })),
    owner: lists.isOwner,
    owner_username: lists.username,
  };
});
