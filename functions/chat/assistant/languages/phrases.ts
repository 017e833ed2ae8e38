import type { Kind, Status } from "../../../../shared/kind.ts";

/** A list of the asker, of either kind. */
export type ListName = "watching" | "planned" | "completed";

/** A count of episodes or chapters, or that it is not known. */
interface Length {
  readonly kind: Kind;
  readonly total: number | null;
  readonly isMovie: boolean;
  readonly isRunning: boolean;
  /** How many episodes have aired, where the total is open. */
  readonly soFar: number | null;
}

/** From when on something is counted. */
export type Since = "week" | "month" | "year";

/** Where the asker stands with a title. */
export interface Standing {
  readonly kind: Kind;
  readonly status: Status;
  readonly progress: number;
  readonly total: number | null;
}

/** Words and numbers of one language. */
export interface Wording {
  /** The quotation marks around a title. */
  readonly quote: (name: string) => string;
  readonly list: (items: readonly string[]) => string;
  /** Things of which any one will do. */
  readonly either: (items: readonly string[]) => string;
  /** A word of the catalogue, such as a genre or a season, in this language. */
  readonly word: (name: string) => string;
  readonly hours: (minutes: number) => string;
  readonly types: Readonly<Record<string, string>>;
  readonly locale: string;
}

/** What is said of the assistant, the site and the conversation. */
export interface Talk {
  readonly greeting: string;
  readonly thanks: string;
  readonly help: readonly string[];
  readonly unclear: string;
  readonly calm: string;
  readonly refuseOrders: string;
  readonly onlyYours: string;
  readonly cannotAct: string;
  readonly whichTitle: string;
  readonly unknownTitle: string;
  readonly didYouMean: (titles: string) => string;
  readonly noPerson: string;
  /** Where the work of an author is asked for, and anime are meant. */
  readonly studiosOnly: string;
  readonly outside: string;
  readonly outsideOf: (title: string) => string;
  /** How things are done on the site. */
  readonly site: Readonly<Record<"account" | "data" | "entries" | "lists" | "settings", string>>;
}

/** What is said of titles, one by one or side by side. */
export interface OfTitles {
  readonly noSpoilers: (title: string | undefined, standing: Standing | undefined) => string;
  readonly spoiledBy: (title: string, prequel: string) => string;
  readonly length: (title: string, length: Length) => string;
  readonly running: (title: string, kind: Kind) => string;
  readonly volumes: (title: string, volumes: number | null) => string;
  readonly duration: (title: string, minutes: number | null, isMovie: boolean) => string;
  readonly year: (
    title: string,
    when: {
      from: string;
      to: string | null;
      season: string | null;
      kind: Kind;
      isRunning: boolean;
    } | null,
  ) => string;
  readonly makers: (title: string, makers: string | null, kind: Kind) => string;
  /** "Yes" or "No" before what tells why. */
  readonly whether: (isSo: boolean, told: string) => string;
  readonly status: (title: string, status: string, kind: Kind, to: string | null) => string;
  readonly next: (title: string, episode: number, at: string) => string;
  readonly noNext: (title: string, status: string) => string;
  readonly genres: (title: string, genres: string | null, themes: string | null) => string;
  readonly source: (title: string, source: string | null, kind: Kind) => string;
  readonly age: (title: string, rating: string | null) => string;
  readonly score: (
    title: string,
    score: number | null,
    popularity: number,
    genres: string | null,
  ) => string;
  readonly type: (title: string, type: string, kind: Kind) => string;
  readonly synopsis: (title: string, synopsis: string) => string;
  readonly noSynopsis: (title: string) => string;
  readonly overview: (
    title: string,
    facts: {
      type: string;
      year: number | null;
      makers: string | null;
      genres: string | null;
      kind: Kind;
    },
  ) => string;
  readonly names: (
    title: string,
    names: { english: string | null; original: string; japanese: string | null },
  ) => string;
  readonly sequels: (title: string, sequels: string | null, prequel: string | null) => string;
  readonly noPart: (title: string, part: number) => string;
  /** Whether a title is out, with the day of its start if that is known. */
  readonly out: (title: string, isOut: boolean, from: string | null) => string;
  readonly orderHead: (parts: number) => string;
  readonly noCounterpart: (title: string, kind: Kind) => string;
  readonly noOpinion: (title: string) => string;
  readonly trailer: (title: string, hasTrailer: boolean) => string;
  readonly compareLonger: (longer: string, shorter: string, more: number, kind: Kind) => string;
  readonly compareMinutes: (longer: string, shorter: string, more: number) => string;
  readonly compareVolumes: (
    more: string,
    fewer: string,
    volumes: readonly [number, number],
  ) => string;
  readonly compareRunning: (longer: string, shorter: string, soFar: number, kind: Kind) => string;
  readonly compareSame: (kind: Kind, total: number) => string;
  readonly compareNewer: (newer: string, older: string) => string;
  readonly compareShared: (genres: string) => string;
  readonly compareTaste: string;
  readonly filmsHead: (title: string, count: number) => string;
  readonly noFilm: (title: string) => string;
  /** The length of a whole story, with the parts it is counted from: "25 + 12 + 10". */
  readonly lengthInAll: (parts: number, sum: string, total: number, kind: Kind) => string;
  readonly seasons: (count: number) => string;
  readonly compareScores: (higher: string, lower: string, scores: string) => string;
  readonly compareFame: (known: string, other: string) => string;
  readonly compareScoresSame: (score: string) => string;
  readonly tooFewScores: string;
  readonly unsaid: (title: string) => string;
}

/** What is said of the asker's own lists. */
export interface OfLists {
  readonly standing: (title: string, standing: Standing) => string;
  readonly notListed: (title: string) => string;
  /** How much of a title the asker has seen or read, in percent. */
  readonly share: (percent: number) => string;
  readonly upNext: (standing: Standing) => string;
  readonly listHead: (list: ListName, kind: Kind, count: number) => string;
  readonly emptyList: (list: ListName, kind: Kind) => string;
  readonly lastTouched: (title: string, standing: Standing) => string;
  readonly progressOf: (standing: Standing) => string;
  readonly counts: (
    kind: Kind,
    counts: { all: number; active: number; planned: number; completed: number; progress: number },
  ) => string;
  /** Averages of so many titles of the asker; null where they are not known. */
  readonly averages: (
    kind: Kind,
    titles: number,
    of: { total: number | null; minutes: number | null; year: number | null },
  ) => string;
  readonly noOwnScores: string;
  readonly timeSpent: (episodes: number, hours: string) => string;
  readonly countOne: (list: ListName, kind: Kind, count: number) => string;
  readonly countListed: (kind: Kind, count: number, filter: string) => string;
  readonly pickNext: (title: string, why: string) => string;
  readonly finish: (
    title: string,
    left: { left: number; hours: string | null; progress: number; kind: Kind; isRunning: boolean },
  ) => string;
  readonly finished: (title: string) => string;
  /** Of a title that runs: what is left of what is out. */
  readonly finishSoFar: (
    title: string,
    left: { left: number; hours: string | null; progress: number; kind: Kind },
  ) => string;
  /** Of a title that runs, and of which the asker has seen all there is. */
  readonly caughtUp: (title: string) => string;
  readonly finishUnknown: (title: string, progress: number, kind: Kind) => string;
  readonly atPace: (days: number) => string;
  readonly together: (left: number, hours: string | null, kind: Kind) => string;
  readonly noDropped: string;
  readonly completedSince: (kind: Kind, count: number, since: Since) => string;
}

/** What is said where titles are looked for. */
export interface OfWishes {
  readonly worksHead: (maker: string, title: string, kind: Kind) => string;
  readonly noOtherWorks: (makers: string | null, title: string) => string;
  readonly size: (anime: number, manga: number) => string;
  readonly suggestHead: (like: string | null, filter: string) => string;
  readonly noSuggestion: string;
  readonly because: (labels: string) => string;
  /** Of suggestions that are to the taste of the asker's lists. */
  readonly becauseOfLists: (labels: string) => string;
  readonly forChildren: string;
  readonly findHead: (found: number, shown: number, kind: Kind, filter: string) => string;
  readonly findCount: (found: number, kind: Kind, filter: string) => string;
  /** Where more are asked for than there are; takes how many there are. */
  readonly thatWasAll: (count: string) => string;
  /** Why what still runs is not among the longest. */
  readonly openLeftOut: (kind: Kind) => string;
  readonly foundNone: (kind: Kind, filter: string) => string;
  /** Before anime of stories that somebody drew or wrote. */
  readonly adaptedHead: (maker: string) => string;
  readonly byPopularity: string;
  readonly airingHead: (day: string, count: number) => string;
  readonly airingNone: (day: string) => string;
  readonly airingLine: (title: string, episode: number, time: string, hasAired: boolean) => string;
  readonly days: {
    readonly yesterday: string;
    readonly today: string;
    readonly tonight: string;
    readonly tomorrow: string;
    readonly week: string;
    readonly later: string;
  };
  readonly moreOf: (count: number) => string;
  readonly orLater: (year: number) => string;
  readonly orEarlier: (year: number) => string;
  readonly filter: (parts: {
    genres: readonly string[];
    without: readonly string[];
    types: readonly string[];
    year: string | null;
    maker: string | null;
    length: string | null;
    phase: string | null;
  }) => string;
  readonly atMost: (total: number, kind: Kind) => string;
  readonly atLeast: (total: number, kind: Kind) => string;
  readonly atMostVolumes: (total: number) => string;
  readonly atLeastVolumes: (total: number) => string;
  readonly exactSeasons: (count: number) => string;
  readonly atMostMinutes: (count: number) => string;
  readonly atLeastMinutes: (count: number) => string;
  /** Of a whole series, as "2 h 30 min". */
  readonly atMostInAll: (time: string) => string;
  readonly mostProductive: (kind: Kind, makers: readonly (readonly [string, number])[]) => string[];
  readonly atMostSeasons: (count: number) => string;
  readonly atLeastSeasons: (count: number) => string;
  readonly exactly: (total: number, kind: Kind) => string;
}

/** Everything the built-in assistant says, in one language. Titles come in quoted; texts end with a full stop. */
export interface Phrases extends Wording, Talk, OfTitles, OfLists, OfWishes {}
