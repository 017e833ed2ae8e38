/** What a question can be after. */
export type Intent =
  | "abuse"
  | "act"
  | "age"
  | "airing"
  | "averages"
  | "chapters"
  | "compare"
  | "completed"
  | "continue"
  | "count"
  | "counterpart"
  | "dropped"
  | "duration"
  | "episodes"
  | "find"
  | "finish"
  | "genres"
  | "greet"
  | "have"
  | "help"
  | "inject"
  | "length"
  | "makers"
  | "names"
  | "next"
  | "opinion"
  | "order"
  | "others"
  | "outside"
  | "overview"
  | "planned"
  | "progress"
  | "recommend"
  | "score"
  | "sequel"
  | "shelf"
  | "site"
  | "size"
  | "source"
  | "spent"
  | "spoiler"
  | "status"
  | "synopsis"
  | "thanks"
  | "themes"
  | "trailer"
  | "unsaid"
  | "type"
  | "volumes"
  | "watching"
  | "works"
  | "year";

/** What a question has beside its words. */
export interface Evidence {
  readonly titles: number;
  /** Whether it is about the asker's own lists. */
  readonly isMine: boolean;
  /** Whether it names a genre, a theme, a type, a year, a season or a maker. */
  readonly isFiltered: boolean;
  readonly asksHowMany: boolean;
  readonly namesMaker: boolean;
  /** Whether it names a genre or a theme. */
  readonly namesLabel: boolean;
  /** Whether it says how long something may be, beside a genre or theme. */
  readonly isBounded: boolean;
  /** Whether titles are wished for that take no more than some time. */
  readonly isTimed: boolean;
}

/** Where a title is named. */
export const withTitle = ({ titles }: Evidence) => titles > 0;
/** Where neither a title nor a filter is named. */
export const unfiltered = ({ titles, isFiltered }: Evidence): boolean =>
  titles === 0 && !isFiltered;
/** Where no title is named. */
export const withoutTitle = ({ titles }: Evidence) => titles === 0;
/** Where no two titles are named. */
export const withOneAtMost = ({ titles }: Evidence) => titles < 2;
/** Where two titles or more are named. */
export const withTwo = ({ titles }: Evidence) => titles > 1;
/** Where the asker's own are meant, and no title is named. */
export const mineWithout = ({ isMine, titles }: Evidence) => isMine && titles === 0;
/** Where the asker's own are meant and something narrows them, and no title is named. */
export const mineFiltered = (evidence: Evidence): boolean =>
  mineWithout(evidence) && evidence.isFiltered;
/** Where a title is named, and no number is asked for. */
export const withTitleUncounted = ({ titles, asksHowMany }: Evidence) => titles > 0 && !asksHowMany;
/** Where a title and a maker are named. */
export const titleWithMaker = ({ titles, namesMaker }: Evidence) => titles > 0 && namesMaker;
/** Where a title and a genre or theme are named. */
export const labelled = ({ titles, namesLabel }: Evidence) => titles > 0 && namesLabel;
/** Where a genre or theme is named, and no title. */
export const labelledWithout = ({ titles, namesLabel }: Evidence) => titles === 0 && namesLabel;
/** Where a filter is named, and no title. */
export const filtered = ({ isFiltered, titles }: Evidence) => isFiltered && titles === 0;

/** Where a label and a length are named, and no title, and nothing is asked of the asker's lists. */
export const bounded = ({ isBounded, isMine, asksHowMany, titles }: Evidence): boolean =>
  isBounded && !isMine && !asksHowMany && titles === 0;

/** Where titles are wished for that take no more than some time. */
export const timed = ({ isTimed, asksHowMany, titles }: Evidence): boolean =>
  isTimed && !asksHowMany && titles === 0;

/** All cues of an intent, as [weight, pattern, condition]; patterns are over plain forms, "§" stands for a title. */
export type Cues = readonly (readonly [number, RegExp, ((evidence: Evidence) => boolean)?])[];
