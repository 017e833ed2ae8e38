/** What all sides know of a page: router, links, e-mails, link previews, search engines, and which usernames are taken. */
interface Page {
  /** Matched in any case, with or without a slash at the end. A part with a colon is a parameter. */
  readonly pattern: `/${string}`;
  /** Names the browser's tab and a link elsewhere; a page without one is named by what it shows. */
  readonly title?: string;
  /** Visitors see a sentence there and the way in (`SignInPrompt`), which the page itself says. */
  readonly needs?: "user";
  /** Whose words a link elsewhere shows, read from what the page shows: those of people may be gone at any moment. */
  readonly preview?: "people" | "catalogue";
  /** Programs that read the site are asked not to come. */
  readonly crawlers?: "stay-away";
}

/** The pages, by name. */
export const pages = {
  home: { pattern: "/" },
  terms: { pattern: "/tos", title: "Terms of Service" },
  privacy: { pattern: "/privacy", title: "Privacy Policy" },
  credits: { pattern: "/credits", title: "Credits" },
  login: { pattern: "/accounts/login", title: "Sign in", crawlers: "stay-away" },
  logout: { pattern: "/accounts/logout", title: "Logout", crawlers: "stay-away" },
  chooseUsername: {
    pattern: "/choose-username",
    title: "Choose your username",
    needs: "user",
    crawlers: "stay-away",
  },
  profile: { pattern: "/profile/:username", preview: "people" },
  /** Before the shelves, among whose statuses there is none of that name. */
  animeDropped: { pattern: "/anime-list/:username/dropped", title: "Dropped", needs: "user" },
  mangaDropped: { pattern: "/manga-list/:username/dropped", title: "Dropped", needs: "user" },
  animeShelf: { pattern: "/anime-list/:username/:status" },
  mangaShelf: { pattern: "/manga-list/:username/:status" },
  statistics: { pattern: "/stats/:username" },
  year: { pattern: "/year/:year/:username", preview: "people" },
  customList: { pattern: "/custom-list/:id", preview: "people" },
  rankingList: { pattern: "/ranking-list/:id", preview: "people" },
  createRankingList: {
    pattern: "/create-ranking-list",
    title: "Create a ranking list",
    needs: "user",
  },
  chat: { pattern: "/chat", title: "Chat Anime Bot", needs: "user" },
  createBlog: { pattern: "/create-blog", title: "Create blog", crawlers: "stay-away" },
  browseAnime: { pattern: "/anime", title: "Anime" },
  browseManga: { pattern: "/manga", title: "Manga" },
  animeTitle: { pattern: "/anime/:id/:name", preview: "catalogue" },
  mangaTitle: { pattern: "/manga/:id/:name", preview: "catalogue" },
  /** Leads on to the address with the name. */
  animeById: { pattern: "/anime/:id", preview: "catalogue" },
  mangaById: { pattern: "/manga/:id", preview: "catalogue" },
  topUsers: { pattern: "/top-users", title: "Top Users" },
  rankingLists: { pattern: "/ranking-lists", title: "Ranking Lists" },
  calendar: { pattern: "/calendar", title: "Calendar" },
  thisSeason: { pattern: "/season", title: "This season" },
  season: { pattern: "/season/:year/:season", preview: "catalogue" },
  studio: { pattern: "/studio/:name", preview: "catalogue" },
  author: { pattern: "/author/:name", preview: "catalogue" },
  recommend: { pattern: "/recommend", title: "Recommendations", needs: "user" },
  diary: { pattern: "/diary", title: "Diary", needs: "user", crawlers: "stay-away" },
  settings: { pattern: "/settings", title: "Settings", needs: "user", crawlers: "stay-away" },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof pages;

type ParametersIn<Pattern extends string> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Readonly<Record<Name, string>> & ParametersIn<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Readonly<Record<Name, string>>
    : unknown;

/** The parameters in a page's address, by name. */
export type PageParameters<Name extends PageName> = ParametersIn<(typeof pages)[Name]["pattern"]>;

/** The row of a page. */
export const pageOf = (name: PageName): Page => pages[name];

/** The names of all pages, in the order of the table. */
export const pageNames = Object.keys(pages) as PageName[];

/** A page with the parameters that its address holds. */
export interface FoundPage {
  readonly name: PageName;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The path of a page that was found. */
export const addressAt = ({ name, parameters }: FoundPage): string =>
  pages[name].pattern.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(parameters[key] ?? ""),
  );

/** The path of a page with its parameters. */
export function addressOf<Name extends PageName>(
  name: Name,
  ...[parameters]: object extends PageParameters<Name> ? [] : [PageParameters<Name>]
): string {
  return addressAt({ name, parameters: parameters ?? {} });
}

/** The page at a path whose parts are decoded, with or without slashes around it; undefined where there is none. */
export function pageAt(path: string): FoundPage | undefined {
  const parts = path.replace(/^\/|\/$/g, "").split("/");
  for (const name of pageNames) {
    const pattern = pages[name].pattern.slice(1).split("/");
    const isHere = pattern.every((part, at) =>
      part.startsWith(":")
        ? (parts[at] ?? "") !== ""
        : part.toLowerCase() === parts[at]?.toLowerCase(),
    );
    if (!isHere || pattern.length !== parts.length) continue;
    const named = pattern.flatMap((part, at) =>
      part.startsWith(":") ? [[part.slice(1), parts[at] ?? ""]] : [],
    );
    return { name, parameters: Object.fromEntries(named) as Record<string, string> };
  }
  return undefined;
}
