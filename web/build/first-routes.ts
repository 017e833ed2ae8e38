import type { EndpointName } from "../../shared/endpoints.ts";
import { kindRules, type Kind } from "../../shared/kind.ts";
import { limits } from "../../shared/limits.ts";
import { endpointRows } from "../endpoint-rows.ts";
import { firstOf } from "../features/panels/first-of.ts";
import { landingSlides } from "../features/home/landing-slides.ts";
import { profileTabs } from "../features/profile/profile-tabs.ts";
import { shelfRequest, shelfView, uniqueValuesCalls } from "../features/shelf/shelf-address.ts";
import type { FirstCall, FirstRoute } from "../first/first-route.ts";
import { patterns } from "../paths.ts";
import { brand } from "../../shared/brand.ts";

/** A route before its files are known: it names the modules that draw it, relative to web/. */
interface RouteStart extends Omit<FirstRoute, "files"> {
  readonly modules: readonly string[];
}

/** Covers on the first screen of a phone, or the first row of a large one. */
const firstCovers = 4;

/** A call as the browser makes it; `request` may hold `$1`, the first parameter of the path. */
function firstCall(name: EndpointName, request?: Readonly<Record<string, unknown>>): FirstCall {
  const { method, path } = endpointRows[name];
  return method === "POST" ? [path, JSON.stringify(request ?? {})] : [path];
}

/** A call for titles, whose covers the page begins with. */
function firstTitles(
  name: "get_anime" | "get_manga",
  request: Readonly<Record<string, unknown>>,
): FirstCall {
  const [path, body = ""] = firstCall(name, request);
  return [path, body, firstCovers];
}

/** Every page asks first who is signed in. */
export const firstCalls: readonly FirstCall[] = [firstCall("check_logged")];

/** A pattern of the router as the source of a regular expression. */
const pathOf = (pattern: string): string =>
  pattern === patterns.home ? "" : pattern.replace(/:\w+/g, "([^/]+)");

const page = (pattern: string, module: string): RouteStart => ({
  path: pathOf(pattern),
  modules: [module],
  calls: [],
});

function shelf(kind: Kind, pattern: string): RouteStart {
  const words = kindRules[kind].statuses.map((status) => status.toLowerCase());
  const list = { username: "$1", status: "$2" };
  return {
    path: pathOf(pattern.replace(":status", `(${words.join("|")})`)),
    modules: ["features/shelf/ShelfPage.tsx"],
    calls: [
      firstTitles(`get_${kind}`, shelfRequest(list, shelfView(new URLSearchParams()))),
      firstCall(uniqueValuesCalls[kind], list),
    ],
  };
}

function profile(): RouteStart {
  const open = profileTabs(new URLSearchParams());
  const first = open.status && firstOf("$1", open.status, limits.pageSizeProfile);
  return {
    ...page(patterns.profile, "features/profile/ProfilePage.tsx"),
    calls: [
      firstCall("profile", { username: "$1" }),
      ...(first ? [firstTitles("get_anime", first)] : []),
    ],
  };
}

const homes: readonly RouteStart[] = [
  {
    ...page(patterns.home, "features/home/LandingPage.tsx"),
    seenAs: "visitor",
    paint: "landing",
    pictures: [{ href: landingSlides[0].image, wide: true }],
    calls: [firstCall("get_trending_anime")],
  },
  {
    ...page(patterns.home, "features/home/PersonalHomePage.tsx"),
    modules: ["features/home/PersonalHomePage.tsx", "features/home/HomePanels.tsx"],
    seenAs: "user",
    paint: "home",
    pictures: brand.banners.slice(0, 1).map(({ image }) => ({ href: image })),
  },
];

/** Every page but the homes: a new pattern does not compile before it is here. */
const others: Readonly<Record<Exclude<keyof typeof patterns, "home">, RouteStart>> = {
  terms: page(patterns.terms, "features/legal/TermsPage.tsx"),
  privacy: page(patterns.privacy, "features/legal/PrivacyPage.tsx"),
  login: page(patterns.login, "features/account/LoginPage.tsx"),
  logout: page(patterns.logout, "features/account/LogoutPage.tsx"),
  chooseUsername: page(patterns.chooseUsername, "features/account/ChooseUsernamePage.tsx"),
  profile: profile(),
  animeShelf: shelf("anime", patterns.animeShelf),
  mangaShelf: shelf("manga", patterns.mangaShelf),
  customList: page(patterns.customList, "features/lists/CustomListPage.tsx"),
  rankingList: page(patterns.rankingList, "features/ranking/RankingListPage.tsx"),
  createRankingList: page(patterns.createRankingList, "features/ranking/CreateRankingListPage.tsx"),
  chat: page(patterns.chat, "features/chat/ChatPage.tsx"),
  createBlog: page(patterns.createBlog, "features/legal/CreateBlogPage.tsx"),
  recommend: page(patterns.recommend, "features/recommend/RecommendPage.tsx"),
  settings: page(patterns.settings, "features/settings/SettingsPage.tsx"),
};

/** The routes of the inline script, each with its files; `filesOf` gives those of a module. */
export function firstRoutes(filesOf: (module: string) => readonly string[]) {
  const files: string[] = [];
  const place = (file: string): number =>
    files.includes(file) ? files.indexOf(file) : files.push(file) - 1;
  const routes = [...homes, ...Object.values(others)].map(({ modules, ...route }): FirstRoute => ({
    ...route,
    files: [...new Set(modules.flatMap(filesOf))].map(place),
  }));
  return { files, routes };
}
