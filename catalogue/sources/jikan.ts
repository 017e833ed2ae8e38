import * as z from "zod";
import type { Kind } from "../../shared/kind.ts";
import type { Title } from "../title.ts";
import { weeklyBroadcast } from "./broadcast.ts";
import { readTitle } from "./raw-title.ts";
import type { Reason } from "./rejected.ts";
import { eachRow, type Shape } from "./shape.ts";
import { partialDate } from "./values.ts";

const named = z.array(z.object({ name: z.string() })).default([]);
const date = z
  .object({ day: z.int().nullish(), month: z.int().nullish(), year: z.int().nullish() })
  .nullish();
/** `from` and `to` always carry a day, also when none is known; `prop` has what is known. */
const dates = z.object({ prop: z.object({ from: date, to: date }) }).nullish();

const Item = z.object({
  mal_id: z.int(),
  url: z.string().optional(),
  title: z.string().nullish(),
  title_english: z.string().nullish(),
  title_japanese: z.string().nullish(),
  title_synonyms: z.array(z.string()).default([]),
  type: z.string().nullish(),
  episodes: z.number().nullish(),
  chapters: z.number().nullish(),
  volumes: z.number().nullish(),
  status: z.string().nullish(),
  source: z.string().nullish(),
  duration: z.string().nullish(),
  rating: z.string().nullish(),
  season: z.string().nullish(),
  year: z.number().nullish(),
  aired: dates,
  published: dates,
  broadcast: z.object({ day: z.string().nullish(), time: z.string().nullish() }).nullish(),
  genres: named,
  explicit_genres: named,
  themes: named,
  demographics: named,
  studios: named,
  authors: named,
  trailer: z.object({ url: z.string().nullish(), embed_url: z.string().nullish() }).nullish(),
  synopsis: z.string().nullish(),
  members: z.number().nullish(),
  score: z.number().nullish(),
  relations: z
    .array(
      z.object({
        relation: z.string(),
        entry: z.array(z.object({ mal_id: z.int(), type: z.string() })),
      }),
    )
    .default([]),
});
type Item = z.infer<typeof Item>;

const Row = z.looseObject({ mal_id: z.unknown() }).refine((row) => "mal_id" in row);
/** An answer about one title. */
const Single = z.object({ data: Row });
/** The object around a list, before it. */
const Head = z.object({ data: z.array(z.unknown()).length(0) });

/** Answers of Jikan v4: lists and single items, also `full`, or items of several answers in an array. */
export const jikan: Shape = {
  source: "jikan",
  recognises: (value) =>
    Row.safeParse(value).success ||
    Single.safeParse(value).success ||
    (Head.safeParse(value).success && "pagination" in (value as object)),
  isHead: (value) => Head.safeParse(value).success,
  reader: eachRow((value) => readItem(Single.safeParse(value).data?.data ?? value), "title"),
};

function readItem(value: unknown): Title | Reason {
  const { data: item } = Item.safeParse(value);
  if (item === undefined) return "unreadable";
  const kind = kindOf(item);
  const ran = kind === "anime" ? item.aired?.prop : item.published?.prop;
  const from = dateOf(ran?.from);
  return readTitle(
    {
      kind,
      id: item.mal_id,
      title: item.title,
      english: item.title_english,
      japanese: item.title_japanese,
      synonyms: item.title_synonyms,
      type: item.type,
      total: kind === "anime" ? item.episodes : item.chapters,
      volumes: item.volumes,
      status: item.status,
      madeFrom: item.source === "Unknown" ? null : item.source,
      minutes: item.duration,
      rating: item.rating,
      season: item.season,
      year: item.year,
      from,
      to: dateOf(ran?.to),
      broadcast:
        item.status === "Finished Airing"
          ? null
          : weeklyBroadcast(item.broadcast?.day, item.broadcast?.time, from),
      labels: [item.genres, item.explicit_genres, item.themes, item.demographics].flatMap(names),
      makers: kind === "anime" ? names(item.studios) : names(item.authors).map(givenNameFirst),
      trailer: item.trailer?.url ?? item.trailer?.embed_url,
      synopsis: item.synopsis?.replace(/\s*[[(](?:Written by|Source:)[^\])]*[\])]\s*$/, ""),
      members: item.members,
      score: item.score,
      prequel: prequelOf(item, kind),
    },
    "jikan",
  );
}

const kindOf = (item: Item): Kind =>
  item.chapters !== undefined || item.url?.includes("/manga/") === true ? "manga" : "anime";

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

/** "Urasawa, Naoki" is Naoki Urasawa. */
const givenNameFirst = (name: string) => name.split(", ").reverse().join(" ");

const dateOf = (known: z.infer<typeof date>) =>
  partialDate([known?.year, known?.month, known?.day].filter(Number.isInteger).join("-"));

const prequelOf = (item: Item, kind: Kind) =>
  item.relations
    .filter(({ relation }) => relation === "Prequel")
    .flatMap(({ entry }) => entry)
    .find(({ type }) => type === kind)?.mal_id;
