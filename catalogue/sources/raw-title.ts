import type { Kind } from "../../shared/kind.ts";
import { blankTitle, type BroadcastRule, type Title } from "../title.ts";
import type { Reason } from "./rejected.ts";
import * as values from "./values.ts";

/** What a source says of a title, in its own words; anything may be missing or wrong. */
export interface RawTitle {
  readonly kind: Kind;
  readonly id: unknown;
  readonly title: unknown;
  readonly english?: unknown;
  readonly japanese?: unknown;
  readonly synonyms?: readonly unknown[];
  readonly type?: unknown;
  readonly total?: unknown;
  readonly volumes?: unknown;
  readonly status?: unknown;
  readonly madeFrom?: unknown;
  readonly minutes?: unknown;
  readonly rating?: unknown;
  readonly season?: unknown;
  readonly year?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
  readonly broadcast?: BroadcastRule | null;
  /** Genres, themes, demographics and tags together. */
  readonly labels?: readonly unknown[];
  readonly makers?: readonly unknown[];
  readonly trailer?: unknown;
  readonly synopsis?: unknown;
  /** How many people have the title on a list of the source. */
  readonly members?: unknown;
  readonly score?: unknown;
  /** Path of a picture on our own site. Pictures elsewhere are not shown: looking at a title contacts nobody else. */
  readonly image?: unknown;
  readonly prequel?: unknown;
}

const LARGEST_ID = 2 ** 31 - 1;

/** A source's title in the catalogue's own terms, or why it is none. */
export function readTitle(raw: RawTitle, source: string): Title | Reason {
  const id = values.count(raw.id);
  const name = values.plainText(raw.title);
  if (id === null || id > LARGEST_ID) return "idless";
  if (name === null) return "nameless";
  const { adult, ...labels } = values.sortLabels(raw.labels ?? []);
  const rating = values.rating(raw.rating);
  const from = values.partialDate(raw.from);
  const prequel = values.count(raw.prequel);
  return {
    ...blankTitle(raw.kind, id, name),
    ...labels,
    english: values.plainText(raw.english),
    japanese: values.plainText(raw.japanese),
    synonyms: texts(raw.synonyms),
    type: values.titleType(raw.kind, raw.type),
    total: values.count(raw.total),
    volumes: values.count(raw.volumes),
    status: values.titleStatus(raw.kind, raw.status),
    source: values.plainText(raw.madeFrom),
    minutes: values.minutes(raw.minutes),
    rating,
    season: values.season(raw.season),
    year: values.count(raw.year) ?? values.count(from?.slice(0, 4)),
    from,
    to: values.partialDate(raw.to),
    broadcast: raw.broadcast ?? null,
    makers: texts(raw.makers),
    trailer: values.trailerUrl(raw.trailer),
    synopsis: values.plainText(raw.synopsis),
    popularity: popularityOf(values.count(raw.members) ?? 0),
    score: scoreOf(values.decimal(raw.score)),
    adult: adult || rating === "Rx",
    image: values.sitePath(raw.image),
    relations: prequel === null ? [] : [{ kind: "after", id: prequel }],
    sources: [source],
  };
}

const texts = (list: readonly unknown[] = []) => [
  ...new Set(list.map(values.plainText).filter((text) => text !== null)),
];

/** 0 to 100 by the logarithm of a number of people, ten million of whom would be 100. */
function popularityOf(members: number): number {
  return Math.min(100, Math.round((10_000 * Math.log10(1 + members)) / 7) / 100);
}

const scoreOf = (score: number | null) =>
  score !== null && score > 0 && score <= 10 ? score : null;
