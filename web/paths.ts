import { statusOf, type Kind, type Status } from "../shared/kind.ts";

/** The pages by name, as the router matches them: case-insensitive, with or without a trailing slash. */
export const patterns = {
  home: "/",
  terms: "/tos",
  privacy: "/privacy",
  login: "/accounts/login",
  logout: "/accounts/logout",
  chooseUsername: "/choose-username",
  profile: "/profile/:username",
  animeShelf: "/anime-list/:username/:status",
  mangaShelf: "/manga-list/:username/:status",
  customList: "/custom-list/:id",
  rankingList: "/ranking-list/:id",
  createRankingList: "/create-ranking-list",
  chat: "/chat",
  createBlog: "/create-blog",
  recommend: "/recommend",
  settings: "/settings",
} as const;

const withNext = (path: string, next: string | undefined): string =>
  next === undefined ? path : `${path}?next=${encodeURIComponent(next)}`;

/** The address of each page; nothing else spells one. */
export const paths = {
  home: patterns.home,
  terms: patterns.terms,
  privacy: patterns.privacy,
  logout: patterns.logout,
  recommend: patterns.recommend,
  settings: patterns.settings,
  chat: patterns.chat,
  /** `next` is where sign-in leads back to: a path of ours with its query. */
  login: (next?: string) => withNext(patterns.login, next),
  chooseUsername: (next?: string) => withNext(patterns.chooseUsername, next),
  profile: (username: string) => `/profile/${encodeURIComponent(username)}`,
  shelf: (kind: Kind, username: string, status: Status) =>
    `/${kind}-list/${encodeURIComponent(username)}/${status.toLowerCase()}`,
  customList: (id: string) => `/custom-list/${encodeURIComponent(id)}`,
  rankingList: (id: string) => `/ranking-list/${encodeURIComponent(id)}`,
  createRankingList: patterns.createRankingList,
  editRankingList: (id: string) => `${patterns.createRankingList}?edit=${encodeURIComponent(id)}`,
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
