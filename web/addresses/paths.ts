import { statusOf, type Kind, type Status } from "../../shared/kind.ts";
import type { SeasonOfYear } from "../../shared/season.ts";
import { nameIn, type TitleNames } from "../../shared/titles/title-name.ts";
import { addressOf, pages } from "../../shared/pages.ts";
import { titleAddress } from "../../shared/titles/title-address.ts";

const withNext = (path: string, next: string | undefined): string =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;

/** The address of each page; nothing else spells one. */
export const paths = {
  home: pages.home.pattern,
  terms: pages.terms.pattern,
  privacy: pages.privacy.pattern,
  credits: pages.credits.pattern,
  logout: pages.logout.pattern,
  browse: (kind: Kind) => pages[kind === "anime" ? "browseAnime" : "browseManga"].pattern,
  /** The page of a title. It bears the English name whatever language names are shown in, so that it has one address. */
  title: (kind: Kind, id: number, names: TitleNames) =>
    titleAddress(kind, id, nameIn("english", names)),
  season: ({ year, season }: SeasonOfYear) => addressOf("season", { year: String(year), season }),
  topUsers: pages.topUsers.pattern,
  rankingLists: pages.rankingLists.pattern,
  calendar: pages.calendar.pattern,
  thisSeason: pages.thisSeason.pattern,
  recommend: pages.recommend.pattern,
  diary: pages.diary.pattern,
  settings: pages.settings.pattern,
  chat: pages.chat.pattern,
  /** `next` is where sign-in leads back to: a path of ours with its query. */
  login: (next?: string) => withNext(pages.login.pattern, next),
  chooseUsername: (next?: string) => withNext(pages.chooseUsername.pattern, next),
  profile: (username: string) => addressOf("profile", { username }),
  shelf: (kind: Kind, username: string, status: Status) =>
    addressOf(`${kind}Shelf`, { username, status: status.toLowerCase() }),
  /** What its owner has dropped: a filter of the shelf, and a page of its own. */
  dropped: (kind: Kind, username: string) => addressOf(`${kind}Dropped`, { username }),
  statistics: (username: string) => addressOf("statistics", { username }),
  year: (year: number, username: string) => addressOf("year", { year: String(year), username }),
  customList: (id: string) => addressOf("customList", { id }),
  rankingList: (id: string) => addressOf("rankingList", { id }),
  createRankingList: pages.createRankingList.pattern,
  editRankingList: (id: string) =>
    `${pages.createRankingList.pattern}?edit=${encodeURIComponent(id)}`,
} as const;

/** The list a shelf's address names; undefined for a status that is none, such as 'all'. */
export const shelfStatus = (kind: Kind, segment: string | undefined): Status | undefined =>
  segment === undefined ? undefined : statusOf(kind, segment);

/**
 * `next` if it is a page of ours to return to, else home: an address elsewhere is never followed.
 * Backslashes and white space are refused because browsers read some of them as slashes or as nothing.
 */
export function safeNext(next: string | null): string {
  const ours = next !== null && /^\/(?!\/)[^\s\\]*$/.test(next) && !next.startsWith("/accounts/");
  return ours ? next : paths.home;
}
