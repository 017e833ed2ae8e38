import { readFileSync } from "node:fs";
import type { EndpointName } from "../../shared/endpoints.ts";
import { kindRules, type Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import { pageNames, pages, type PageName } from "../../shared/pages.ts";
import { endpointRows } from "../calls/endpoint-rows.ts";
import { browseRequest, browseView } from "../features/browse/browse-address.ts";
import { seasonRequest } from "../features/browse/season-request.ts";
import { firstOf } from "../features/panels/first-of.ts";
import { landingSlides } from "../features/landing/landing-slides.ts";
import { profileTabs } from "../features/profile/profile-tabs.ts";
import { shelfRequest, shelfView, uniqueValuesCalls } from "../features/shelf/shelf-address.ts";
import type { FirstCall, FirstRoute } from "../first/first-route.ts";

/** A route before its files are known: it names the modules that draw it, relative to web/. */
interface RouteStart extends Omit<FirstRoute, "files"> {
  readonly modules: readonly string[];
}

/** Covers on the first screen of a phone, or the first row of a large one. */
const firstCovers = 4;

/** A call as the browser makes it; `request` may hold `$1`, the first parameter of the path, or `$#1`, the number it is. */
function firstCall(name: EndpointName, request?: Readonly<Record<string, unknown>>): FirstCall {
  const { isGet, path } = endpointRows[name];
  return isGet ? [path] : [path, JSON.stringify(request ?? {})];
}

/** A call for titles, with the covers of which the page begins. */
function firstTitles(
  name: "get_anime" | "get_manga" | "browse" | "get_anime_details" | "get_manga_details",
  request: Readonly<Record<string, unknown>>,
  covers = firstCovers,
): FirstCall {
  const [path, body = ""] = firstCall(name, request);
  return [path, body, covers];
}

/** Every page asks first who is signed in. */
export const firstCalls: readonly FirstCall[] = [firstCall("check_logged")];

/** The path of a page as the source of a regular expression. */
const pathOf = (name: PageName): string => {
  const { pattern } = pages[name];
  return pattern === pages.home.pattern ? "" : pattern.replace(/:\w+/g, "([^/]+)");
};

/** The modules that draw pages, as the lines of `page-code.ts` name them, or another page, relative to web/. */
const moduleOf = new Map<string, string>();
for (const [, name = "", module, other = ""] of readFileSync(
  new URL("../pages/page-code.ts", import.meta.url),
  "utf8",
).matchAll(/(\w+): (?:\(\) =>\s*import\("\.\.\/([^"]+)"\)|\w+\.(\w+),)/g)) {
  const known = module ?? moduleOf.get(other);
  if (known !== undefined) moduleOf.set(name, known);
}

/** The modules of a page, or of home for one who looks. Throws when no line names them. */
function modulesOf(name: string): string[] {
  const module = moduleOf.get(name);
  if (module === undefined) throw new Error(`pages/page-code.ts has no line for ${name}.`);
  return [module];
}

function shelf(kind: Kind): Partial<RouteStart> {
  const words = kindRules[kind].statuses.map((status) => status.toLowerCase());
  const list = { username: "$1", status: "$^2" };
  return {
    path: pages[`${kind}Shelf`].pattern
      .replace(":username", "([^/]+)")
      .replace(":status", `(${words.join("|")})`),
    calls: [
      firstTitles(`get_${kind}`, shelfRequest(list, shelfView(new URLSearchParams()))),
      firstCall(uniqueValuesCalls[kind], list),
    ],
  };
}

function profile(): Partial<RouteStart> {
  const open = profileTabs(new URLSearchParams());
  const first = open.status && firstOf("$1", open.status, limits.pageSizeProfile);
  return {
    calls: [
      firstCall("profile", { username: "$1" }),
      ...(first ? [firstTitles("get_anime", first)] : []),
    ],
  };
}

const homes: readonly RouteStart[] = [
  {
    path: pathOf("home"),
    modules: modulesOf("visitor"),
    seenAs: "visitor",
    paint: "landing",
    pictures: [{ href: landingSlides[0].image, wide: true }],
    calls: [firstCall("get_trending_anime")],
  },
  {
    path: pathOf("home"),
    modules: [...modulesOf("user"), "features/home/HomePanels.tsx"],
    seenAs: "user",
    paint: "home",
    calls: [],
  },
];

/** What a page of the catalogue asks for at once: all of a kind, or what one studio or author made of it. */
const browse = (kind: Kind, maker?: string): Partial<RouteStart> => ({
  calls: [firstTitles("browse", browseRequest(kind, browseView(new URLSearchParams()), maker))],
});

const season = (): Partial<RouteStart> => {
  const begun = seasonRequest({ year: "$1", season: "$2" }, 1);
  return {
    calls: [firstTitles("browse", begun), firstCall("browse", { ...begun, carried_over: true })],
  };
};

/** What the page of a title asks for at once. Addresses whose id is no number ask for nothing. */
const title = (kind: Kind, page: PageName = `${kind}Title`): Partial<RouteStart> => ({
  path: pages[page].pattern.replace(":id", "([1-9]\\d{0,8})").replace(":name", "[^/]+"),
  calls: [
    firstTitles(`get_${kind}_details`, { [`${kind}_id`]: "$#1" }, 1),
    firstCall("related_titles", { kind, id: "$#1" }),
  ],
});

/** Pages that ask the server for something at once. */
const asking: Readonly<Partial<Record<PageName, Partial<RouteStart>>>> = {
  profile: profile(),
  animeDropped: { seenAs: "user", calls: [firstCall("dropped", { kind: "anime" })] },
  mangaDropped: { seenAs: "user", calls: [firstCall("dropped", { kind: "manga" })] },
  animeShelf: shelf("anime"),
  mangaShelf: shelf("manga"),
  rankingLists: { calls: [firstCall("newest_ranking_lists")] },
  browseAnime: browse("anime"),
  browseManga: browse("manga"),
  season: season(),
  studio: browse("anime", "$1"),
  author: browse("manga", "$1"),
  animeTitle: title("anime"),
  mangaTitle: title("manga"),
  animeById: title("anime", "animeById"),
  mangaById: title("manga", "mangaById"),
};

const others = pageNames
  .filter((name) => name !== "home")
  .map((name): RouteStart => ({
    path: pathOf(name),
    modules: modulesOf(name),
    calls: [],
    ...asking[name],
  }));

/** The routes of the inline script, each with its files; `filesOf` gives those of a module. */
export function firstRoutes(filesOf: (module: string) => readonly string[]) {
  const files: string[] = [];
  const place = (file: string): number =>
    files.includes(file) ? files.indexOf(file) : files.push(file) - 1;
  const routes = [...homes, ...others].map(({ modules, ...route }): FirstRoute => ({
    ...route,
    files: [...new Set(modules.flatMap(filesOf))].map(place),
  }));
  return { files, routes };
}
