import {
  type animeAirings,
  animeTypes,
  type mangaPublishings,
  mangaTypes,
  type Genre,
  type Season,
} from "../shared/filters.ts";
import type { Kind } from "../shared/kind.ts";

/** What a title is, of either kind. */
export const titleTypes = [
  ...animeTypes.map(({ value }) => value),
  ...mangaTypes,
  "unknown",
] as const;
export type TitleType = (typeof titleTypes)[number];

/** How far a title's own publication is, in the words that screens show. */
export type TitleStatus =
  (typeof animeAirings)[number] | (typeof mangaPublishings)[number] | "Unknown";

/** A date as exactly as it is known: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. */
export type PartialDate = string;

/** When episodes air: the first at `start` (ISO 8601, UTC), the next ones every `everyDays` days. Japan keeps no summer time, so the UTC slot never moves. */
export interface BroadcastRule {
  readonly start: string;
  readonly everyDays: number;
}

/** Where an anime can be watched lawfully. */
export interface Stream {
  /** The name of the platform. */
  readonly name: string;
  readonly url: string;
  /** ISO 3166-1 codes of the regions in which it is shown; none where the source names none. */
  readonly regions: readonly string[];
}

/** How one title is related to another of its kind that is older or stands in the middle of the franchise. */
export const relationKinds = [
  /** Continues its story. */
  "after",
  /** A side story, special or spin-off of it. */
  "side",
  /** A film beside it. */
  "film",
  /** Sums it up. */
  "recap",
  /** Tells the same story in another way. */
  "version",
] as const;

/** A title is related so to the title with this id. */
export interface Relation {
  readonly kind: (typeof relationKinds)[number];
  readonly id: number;
}

/** One anime or manga as the catalogue knows it, whatever source it came from. */
export interface Title {
  readonly kind: Kind;
  /** MyAnimeList id, unique within the kind. */
  readonly id: number;
  readonly title: string;
  readonly english: string | null;
  readonly japanese: string | null;
  /** Other names, and the abbreviations that fans type. */
  readonly synonyms: readonly string[];
  readonly type: TitleType;
  /** Episodes of an anime, chapters of a manga; null when not known or still open. */
  readonly total: number | null;
  readonly volumes: number | null;
  readonly status: TitleStatus;
  /** What an anime was made from: Manga, Light novel, Original … */
  readonly source: string | null;
  /** Minutes of one episode, or of the film. */
  readonly minutes: number | null;
  readonly rating: string | null;
  readonly season: Season | null;
  readonly year: number | null;
  readonly from: PartialDate | null;
  readonly to: PartialDate | null;
  readonly broadcast: BroadcastRule | null;
  readonly genres: readonly Genre[];
  readonly themes: readonly string[];
  /** Studios of an anime, authors of a manga. */
  readonly makers: readonly string[];
  readonly trailer: string | null;
  /** The page of its makers. */
  readonly officialSite: string | null;
  readonly streams: readonly Stream[];
  readonly synopsis: string | null;
  /** 0 to 100, our own judgement of how widely known the title is. */
  readonly popularity: number;
  readonly score: number | null;
  readonly adult: boolean;
  /** URL of a picture; null where generated art stands in (see `coverPath`). */
  readonly image: string | null;
  readonly relations: readonly Relation[];
  /** The id of the manga or novel that an anime was made from; null where it is not known or is that of what the anime leans on. */
  readonly adapts: number | null;
  /** Names of the sources that contributed, the most trusted first. */
  readonly sources: readonly string[];
}

/** A title about which nothing but its identity is known; sources spread what they know over it. */
export function blankTitle(kind: Kind, id: number, title: string): Title {
  return {
    kind,
    id,
    title,
    english: null,
    japanese: null,
    synonyms: [],
    type: "unknown",
    total: null,
    volumes: null,
    status: "Unknown",
    source: null,
    minutes: null,
    rating: null,
    season: null,
    year: null,
    from: null,
    to: null,
    broadcast: null,
    genres: [],
    themes: [],
    makers: [],
    trailer: null,
    officialSite: null,
    streams: [],
    synopsis: null,
    popularity: 0,
    score: null,
    adult: false,
    image: null,
    relations: [],
    adapts: null,
    sources: [],
  };
}

/** The day on which a title began, for sorting: of a year or a month alone its end, and behind all others where nothing is known. */
export const firstDay = ({ from, year }: Pick<Title, "from" | "year">): string =>
  (from ?? String(year ?? "~")).padEnd("2000-01-01".length, "~");

/** The relation that says most of a title: what it continues, else what it stands beside; undefined for one that stands alone. */
export const mainRelation = ({ relations }: Pick<Title, "relations">): Relation | undefined =>
  relationKinds.map((kind) => relations.find((one) => one.kind === kind)).find(Boolean);

/** The id of the title directly before this one in the story; null where it begins one. */
export const prequelOf = ({ relations }: Pick<Title, "relations">): number | null =>
  relations.find(({ kind }) => kind === "after")?.id ?? null;
