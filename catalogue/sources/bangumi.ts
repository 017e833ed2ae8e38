import * as z from "zod";
import type { AnimeType } from "../../shared/filters.ts";
import { blankTitle, type BroadcastRule, type Title } from "../title.ts";
import { JAPAN_AHEAD_MS } from "./broadcast.ts";
import { officialSiteOf, Platforms, Site, streamsOf } from "./bangumi-sites.ts";
import { seasonOf } from "./season.ts";

const Item = z.object({
  title: z.string().min(1),
  titleTranslate: z.object({
    en: z.array(z.string()).default([]),
    ja: z.array(z.string()).default([]),
  }),
  type: z.enum(["tv", "web", "movie", "ova"]),
  lang: z.string(),
  begin: z.string(),
  end: z.string(),
  broadcast: z.string().default(""),
  officialSite: z.string().default(""),
  sites: z.array(Site),
});
type Item = z.infer<typeof Item>;

const Data = z.object({ siteMeta: Platforms.default({}), items: z.array(z.unknown()) });

const types: Record<Item["type"], AnimeType> = { tv: "tv", web: "ona", movie: "movie", ova: "ova" };

const DAY_MS = 86_400_000;
/** The longest that a show of one season is on the air. */
const HALF_YEAR_MS = 27 * 7 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

/**
 * Anime of a bangumi-data file (CC BY 4.0) that have a MyAnimeList id. It knows native and English names,
 * types, dates and broadcast slots. `now` decides what has ended.
 * @throws ZodError when the value is no bangumi-data file.
 */
export function bangumiTitles(value: unknown, now: Date): Title[] {
  const { siteMeta: platforms, items: rows } = Data.parse(value);
  const items = rows.flatMap((item) => Item.safeParse(item).data ?? []);
  const dataEndMs = Math.max(...items.map(beginMs).filter(Number.isFinite));
  const byId = Map.groupBy(items.filter(hasUsableName), malId);
  byId.delete(undefined);
  return Array.from(byId, ([id = 0, parts]) => ({
    ...bangumiTitle(
      id,
      parts.toSorted((a, b) => a.begin.localeCompare(b.begin)),
      now,
      dataEndMs,
    ),
    officialSite: officialSiteOf(parts),
    streams: streamsOf(parts, platforms),
  }));
}

function malId({ sites }: Item): number | undefined {
  const id = Number(sites.find(({ site }) => site === "mal")?.id);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

/** A work from elsewhere is named in its own language, which says nothing here without a translation. */
const hasUsableName = (item: Item) => item.lang === "ja" || latinName(item) !== undefined;

const latinName = ({ title, titleTranslate }: Item) =>
  titleTranslate.en[0] ?? (/\p{sc=Latin}/u.test(title) && !isCjk(title) ? title : undefined);

const isCjk = (text: string) => /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);

/** One title of the parts that share its id, the earliest first; the last part's slot is the one in use. */
function bangumiTitle(id: number, parts: readonly Item[], now: Date, dataEndMs: number): Title {
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) throw new RangeError("A title has parts.");
  const status = statusOf(first, last, now, dataEndMs);
  const names = parts.flatMap(({ title, titleTranslate }) => [
    title,
    ...titleTranslate.en,
    ...titleTranslate.ja,
  ]);
  const title = latinName(first) ?? first.title;
  const japanese = first.lang === "ja" ? first.title : null;
  const begin = inJapan(beginMs(first));
  const from = dateText(begin);
  const starts = first.type === "tv" ? seasonOf(from) : null;
  return {
    ...blankTitle("anime", id, title),
    english: first.titleTranslate.en[0] ?? null,
    japanese,
    synonyms: [...new Set(names)].filter((name) => name !== title && name !== japanese),
    type: types[first.type],
    status,
    season: starts?.season ?? null,
    year: starts?.year ?? begin?.getUTCFullYear() ?? null,
    from,
    to: dateText(inJapan(Date.parse(last.end))),
    broadcast: status === "Finished Airing" ? null : broadcastRule(last.broadcast),
    popularity: recency(begin, now),
    sources: ["bangumi-data"],
  };
}

const beginMs = ({ begin }: Item) => Date.parse(begin);

/**
 * A show without an end is on the air while it is no older than half a year, or when it had been
 * running for a year as the data ends: those are the ones that never stop.
 */
function statusOf(first: Item, last: Item, now: Date, dataEndMs: number): Title["status"] {
  const begin = beginMs(first);
  if (!(begin <= now.getTime())) return "Not yet aired";
  if (last.end !== "")
    return Date.parse(last.end) <= now.getTime() ? "Finished Airing" : "Currently Airing";
  if (last.type === "movie" || last.type === "ova") return "Finished Airing";
  const isRecent = now.getTime() - beginMs(last) <= HALF_YEAR_MS;
  const isEndless = dataEndMs - begin >= YEAR_MS;
  return isRecent || isEndless ? "Currently Airing" : "Finished Airing";
}

/** The repeating intervals of ISO 8601 that the data uses: `R/2026-07-01T13:00:00.000Z/P7D`. */
function broadcastRule(rule: string): BroadcastRule | null {
  const [, start = "", days] = /^R\/([^/]+)\/P(\d+)D$/.exec(rule) ?? [];
  const startMs = Date.parse(start);
  const everyDays = Number(days);
  if (Number.isNaN(startMs) || !(everyDays > 0)) return null;
  return { start: new Date(startMs).toISOString(), everyDays };
}

/** An instant as a date whose UTC fields read as the clock in Japan; undefined for an unknown instant. */
const inJapan = (ms: number) => (Number.isNaN(ms) ? undefined : new Date(ms + JAPAN_AHEAD_MS));

const dateText = (date: Date | undefined) => date?.toISOString().slice(0, 10) ?? null;

/** The data says nothing about popularity, so newer titles come a little before older ones: 20 this year, 2 less each year. */
const recency = (begin: Date | undefined, now: Date) =>
  begin === undefined
    ? 0
    : Math.max(0, 20 - 2 * Math.max(0, now.getUTCFullYear() - begin.getUTCFullYear()));
