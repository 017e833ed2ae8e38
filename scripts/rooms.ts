/** One folder, and what belongs into it. */
export interface Room {
  readonly name: string;
  readonly holds: string;
}

/** The folders of the repository, and what of the others each must not reach. */
export const folders: readonly (Room & { readonly mustNotImport: readonly string[] })[] = [
  {
    name: "shared",
    holds: "the endpoint table, limits, sentences, rules and drawings both sides need",
    mustNotImport: ["functions", "infra", "web", "local", "catalogue", "scripts", "test"],
  },
  {
    name: "catalogue",
    holds: "our facts, adapters of other sources, generated covers",
    mustNotImport: ["infra", "web", "local", "scripts", "test", "functions"],
  },
  {
    name: "functions",
    holds: "what runs in Lambda, in rooms (below)",
    mustNotImport: ["infra", "web", "local", "scripts", "test"],
  },
  {
    name: "infra",
    holds: "the CDK stacks by noun, `grants.ts`",
    mustNotImport: ["web", "local", "test"],
  },
  {
    name: "web",
    holds: "the single-page app",
    mustNotImport: ["functions", "infra", "local", "catalogue", "scripts", "test"],
  },
  { name: "local", holds: "the cloud on a laptop", mustNotImport: ["web", "test"] },
  { name: "scripts", holds: "build, docs, test, bench", mustNotImport: [] },
  {
    name: "test",
    holds: "laws, one file per endpoint, rules, browser journeys",
    mustNotImport: [],
  },
];

/** The rooms of `functions/`, from the ground up: each may import from those before it, and from none behind it. */
const functionRooms: readonly Room[] = [
  { name: "runtime", holds: "what every function stands on: variables, log, waiting, ids" },
  { name: "secrets", holds: "all that is in Secrets Manager; nothing else knows it" },
  { name: "objects", holds: "all that is in S3; nothing else knows S3" },
  { name: "queue", holds: "all that goes through SQS; nothing else knows SQS" },
  { name: "diary-events", holds: "what happens to an entry, in a few bytes, and what that makes" },
  { name: "table", holds: "all that is in DynamoDB, one function for each access pattern" },
  { name: "mail", holds: "the look of e-mails, and SES" },
  { name: "http", holds: "a call's way in and out: admission, fields, rates, cookies, answers" },
  { name: "cards", holds: "pictures to share, drawn from plain facts with letters of our own" },
  { name: "airing", holds: "which episode airs when, from a broadcast slot" },
  { name: "catalogue", holds: "the snapshot in memory, search, filters, franchises" },
  { name: "achievements", holds: "counters, goals, and who has earned what" },
  { name: "tracking", holds: "the rules by which an entry changes" },
  { name: "calendar", holds: "what airs of a user's list, for calendars of other programs" },
  { name: "entry", holds: "what a user says of a title: score, dates, runs, notes" },
  { name: "shelf", holds: "pages and facets of a user's entries" },
  { name: "custom-lists", holds: "who may see and change custom lists, and what they show" },
  { name: "pictures", holds: "pictures of users: fetched, checked, drawn anew, swept" },
  { name: "ranking-lists", holds: "the form of a ranking list and its pictures" },
  { name: "community", holds: "what people made, for everybody to find" },
  { name: "migrations", holds: "what an upgrade does to everybody's stored items, once" },
  { name: "community-rank", holds: "a user's place by completed anime" },
  { name: "trending", holds: "what people add most" },
  { name: "recommend", holds: "the model of recommendations: learnt, opened, asked" },
  { name: "sign-in", holds: "OpenID Connect; nothing else knows the provider" },
  { name: "deletion", holds: "a whole account, taken out of everything" },
  { name: "moderation", holds: "what operators take down, put back and erase, and their trail" },
  { name: "restoration", holds: "what a table of an earlier moment is told of later ones" },
  { name: "import", holds: "an uploaded list on its way into a user's lists" },
  { name: "dropped", holds: "titles that a user dropped, shown and picked up again" },
  { name: "diary", holds: "the diary as it is read: months, titles, shelves of earlier days" },
  { name: "statistics", holds: "a user's lists, days and years in numbers" },
  { name: "sharing", holds: "what pictures to share tell, as far as a viewer may see it" },
  { name: "export", holds: "a user's lists and account as files" },
  { name: "link-previews", holds: "what programs see that draw previews of links" },
  { name: "chat", holds: "the assistant, its tools, and models in its place" },
  { name: "api", holds: "entry points: one handler for each endpoint, by feature" },
  { name: "deployment", holds: "what CloudFormation asks while it deploys" },
  { name: "watch", holds: "what tells the operator how the site does" },
  { name: "jobs", holds: "entry points of the clock" },
  { name: "workers", holds: "entry points of queues" },
  { name: "operator", holds: "the entry point of the operator's command" },
  { name: "pages", holds: "entry points beside the API: previews, what is not there" },
];

/** The rooms of `local/`, likewise; what starts and joins them lies beside them. */
const localRooms: readonly Room[] = [
  { name: "net", holds: "ports, bodies, failures that somebody at the keyboard can mend" },
  { name: "template", holds: "the synthesized template: intrinsics, attributes, account" },
  { name: "lambda", holds: "functions in threads, frozen between their events" },
  { name: "aws", holds: "the endpoint that functions speak to: permissions, faults, forwarding" },
  { name: "gateway", holds: "the HTTP API" },
  { name: "sign-in", holds: "an OpenID Connect provider with its page" },
  { name: "emulators", holds: "DynamoDB, S3, SQS, SES, secrets and the user pool" },
  { name: "edge", holds: "CloudFront: behaviours, functions, compression" },
  { name: "events", holds: "queues and schedules that call functions" },
  { name: "demo", holds: "people and lists to begin with" },
];

/** The rooms of `web/`, likewise; what starts the app and its build lies beside them. */
const webRooms: readonly Room[] = [
  { name: "theme", holds: "colours, fonts, styles of every page" },
  { name: "browser", holds: "what a browser keeps, tells and fetches" },
  { name: "words", holds: "how things are called on a screen" },
  { name: "toasts", holds: "the queue of short messages" },
  { name: "calls", holds: "calls of the API, their answers kept, and who is signed in" },
  { name: "addresses", holds: "how an address is written and read" },
  { name: "keyboard", holds: "shortcuts" },
  { name: "ui", holds: "what screens are made of, which knows nothing of anime" },
  { name: "cards", holds: "a title as a card and as a link" },
  { name: "tracking", holds: "a user's own entries while they change" },
  { name: "features", holds: "the screens, in rooms of their own (below)" },
  { name: "layout", holds: "what is around every page" },
  { name: "pages", holds: "which code draws which page" },
  { name: "first", holds: "what is there before the app is" },
  { name: "drawn", holds: "files of pictures that the build draws: avatars, badges, icons" },
  { name: "vite", holds: "plug-ins of the build" },
];

/** The rooms of `web/features/`, likewise. */
const featureRooms: readonly Room[] = [
  { name: "keyboard", holds: "the sheet of shortcuts" },
  { name: "moderation", holds: "reports, and what the owner of something hidden is told" },
  { name: "account", holds: "sign-in, sign-out, the choice of a name" },
  { name: "sharing", holds: "pictures to share, and where they go" },
  { name: "search", holds: "the search, on pages and over them" },
  { name: "not-found", holds: "the page where there is none" },
  { name: "import", holds: "lists from elsewhere: files, progress, reports" },
  { name: "panels", holds: "a user's list in short" },
  { name: "diary", holds: "what somebody did, day by day and with a title" },
  { name: "entry", holds: "what a user says of a title: score, dates, runs, notes" },
  { name: "shelf", holds: "a user's list of one status" },
  { name: "dropped", holds: "what a user has dropped" },
  { name: "browse", holds: "the catalogue by page: all of it, a season, a studio, an author" },
  { name: "lists", holds: "custom lists" },
  { name: "title", holds: "everything about a title, and its dialog" },
  { name: "home", holds: "a user's start page" },
  { name: "community", holds: "what people made, and people, to wander through" },
  { name: "title-page", holds: "a title at its own address" },
  { name: "calendar", holds: "what airs in a week" },
  { name: "landing", holds: "a visitor's start page" },
  { name: "recommend", holds: "recommendations" },
  { name: "ranking", holds: "ranking lists and their editor" },
  { name: "statistics", holds: "a user's lists and days in charts and tables" },
  { name: "year", holds: "a year of a user's, told" },
  { name: "profile", holds: "a user's public page" },
  { name: "settings", holds: "everything that users decide" },
  { name: "legal", holds: "pages of text" },
  { name: "chat", holds: "the conversation with the assistant" },
];

/** A folder whose rooms have an order. */
export interface House {
  readonly folder: string;
  readonly rooms: readonly Room[];
  /** Whether files may lie beside the rooms; they are above all of them. */
  readonly hasLooseFiles: boolean;
}

export const houses: readonly House[] = [
  { folder: "functions", rooms: functionRooms, hasLooseFiles: false },
  { folder: "local", rooms: localRooms, hasLooseFiles: true },
  { folder: "web", rooms: webRooms, hasLooseFiles: true },
  { folder: "web/features", rooms: featureRooms, hasLooseFiles: false },
];

/** Folders without rooms, whose folders and files are kept short all the same. */
export const roomless: readonly string[] = ["shared", "catalogue", "infra", "scripts", "test"];

/** The one folder whose files may import one another in a circle. */
export const mayCircle = "functions/chat/assistant/";

export const mostFilesInFolder = 25;
export const mostLinesInFile = 300;
