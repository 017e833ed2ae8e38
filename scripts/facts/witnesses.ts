import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import bangumiData from "bangumi-data" with { type: "json" };
import * as z from "zod";
import type { AnimeRow, FactGroup, OpenSource } from "../../catalogue/facts/fact-row.ts";
import { JAPAN_AHEAD_MS } from "../../catalogue/sources/broadcast.ts";
import { comparable } from "./comparable.ts";

/** Breaks of a weekly show, and what it showed in one evening, change its weeks by so many, and by so much of them. */
const OTHER_WEEKS = { atMost: 2, share: 0.15 };
const WEEK_MS = 7 * 86_400_000;

const Silveryasha = z.object({
  data: z.array(
    z.object({
      mal_id: z.coerce.number().nullable(),
      title: z.string(),
      title_alt: z.string().nullable(),
      episodes: z.coerce.string().nullable(),
      start_air: z.string().nullable(),
    }),
  ),
});
const Titled = z.array(z.object({ title: z.string() }));

/** An anime of bangumi-data. */
interface Broadcast {
  readonly names: readonly string[];
  readonly begin: string;
  readonly end: string;
}

/** What the open lists say, to be compared with our own facts. */
export interface OpenLists {
  readonly silveryasha: ReadonlyMap<number, z.infer<typeof Silveryasha>["data"][number]>;
  /** Names in comparable form. */
  readonly kaize: ReadonlySet<string>;
  readonly nautiljon: ReadonlySet<string>;
  readonly bangumi: ReadonlyMap<number, readonly Broadcast[]>;
  /** Of titles that continue others: those others. */
  readonly relations: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Reads the open lists of a data sets' folder. @throws Error when one is missing, ZodError when one has another shape. */
export function readOpenLists(folder: string): OpenLists {
  const file = (name: string) => readFileSync(join(folder, "open", name));
  const json = (name: string): unknown =>
    JSON.parse(gunzipSync(file(`${name}.json.gz`)).toString());
  const namesIn = (name: string) =>
    new Set(Titled.parse(json(name)).map(({ title }) => comparable(unescaped(title))));
  const rows = Silveryasha.parse(json("silveryasha")).data;
  return {
    silveryasha: new Map(rows.map((row) => [row.mal_id ?? 0, row])),
    kaize: namesIn("kaize"),
    nautiljon: namesIn("nautiljon"),
    bangumi: broadcasts(),
    relations: continuations(file("anime-relations.txt").toString()),
  };
}

function broadcasts(): Map<number, Broadcast[]> {
  const byId = new Map<number, Broadcast[]>();
  for (const { title, titleTranslate, begin, end, sites } of bangumiData.items) {
    const id = Number(sites.find(({ site }) => site === "mal")?.id);
    if (Number.isNaN(id)) continue;
    const names = [title, ...Object.values(titleTranslate).flat()].map(comparable);
    byId.set(id, [...(byId.get(id) ?? []), { names, begin, end }]);
  }
  return byId;
}

/** Reads rules such as `- 21|21|21:14-26 -> 30230|30230|30230:1-13`: the second title continues the first. */
function continuations(text: string): Map<number, Set<number>> {
  const continued = new Map<number, Set<number>>();
  for (const [, from = "", to = ""] of text.matchAll(/^- (\d+)\|[^:]*:\S* -> (\d+)\|/gm)) {
    if (from === to) continue;
    continued.set(Number(to), (continued.get(Number(to)) ?? new Set()).add(Number(from)));
  }
  return continued;
}

/** Which open lists say the same as a line of facts, as its column `also in` has it. */
export function witnessesOf(row: AnimeRow, lists: OpenLists): string {
  const silveryasha = lists.silveryasha.get(row.id);
  const bangumi = lists.bangumi.get(row.id) ?? [];
  const names = [row.name, row.english ?? ""].map((name) => comparable(name)).filter(Boolean);
  const says = (others: readonly (string | null)[]) =>
    others.some((other) => names.includes(comparable(unescaped(other ?? ""))));
  const main = comparable(row.name);
  const { from } = row.aired;
  const groups: Readonly<Record<FactGroup, Partial<Record<OpenSource, boolean>>>> = {
    name: {
      bangumi: bangumi.some((one) => one.names.some((name) => names.includes(name))),
      silveryasha: says([silveryasha?.title ?? "", silveryasha?.title_alt ?? ""]),
      kaize: lists.kaize.has(main),
      nautiljon: lists.nautiljon.has(main),
    },
    total: {
      bangumi: row.episodes !== null && bangumi.some((one) => fills(one, row.episodes ?? 0)),
      silveryasha: row.episodes !== null && silveryasha?.episodes === String(row.episodes),
    },
    date: {
      bangumi: from !== null && bangumi.some(({ begin }) => dayInJapan(begin).startsWith(from)),
      silveryasha: from?.length === 10 && dayOf(silveryasha?.start_air ?? "") === from,
    },
    relations: {
      relations: row.relations.some(
        ({ kind, id }) => kind === "after" && lists.relations.get(row.id)?.has(id) === true,
      ),
    },
  };
  return Object.entries(groups)
    .flatMap(([group, said]) => {
      const by = Object.entries(said).flatMap(([list, does]) => (does ? [list] : []));
      return by.length === 0 ? [] : [`${group}:${by.join("+")}`];
    })
    .join(" ");
}

/** Whether so many episodes, one a week, fill the weeks between the first day and the last. */
function fills({ begin, end }: Broadcast, episodes: number): boolean {
  const weeks = Math.round((Date.parse(end) - Date.parse(begin)) / WEEK_MS) + 1;
  if (Number.isNaN(weeks)) return false;
  if (weeks === 1) return episodes === 1;
  const fewer = OTHER_WEEKS.atMost + OTHER_WEEKS.share * weeks;
  return episodes >= weeks - fewer && episodes <= weeks + OTHER_WEEKS.atMost;
}

/** `2013-04-07` for a moment as it is called in Japan; nothing for what is none. */
function dayInJapan(moment: string): string {
  const ms = Date.parse(moment) + JAPAN_AHEAD_MS;
  return Number.isNaN(ms) ? "" : new Date(ms).toISOString().slice(0, 10);
}

const months = ["jan", "feb", "mar", "apr", "mei", "jun", "jul", "agu", "sep", "okt", "nov", "des"];
const englishMonths: Readonly<Record<string, string>> = {
  may: "mei",
  aug: "agu",
  oct: "okt",
  dec: "des",
};

/** `2020-04-04` for `04 Apr 2020`, whose month is Indonesian or English; undefined for anything else. */
function dayOf(text: string): string | undefined {
  const [, day = "", name = "", year = ""] = /^(\d\d) (\w{3})\w* (\d{4})$/.exec(text) ?? [];
  const word = name.toLowerCase();
  const month = months.indexOf(englishMonths[word] ?? word) + 1;
  return month === 0 ? undefined : `${year}-${String(month).padStart(2, "0")}-${day}`;
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  quot: '"',
  lt: "<",
  gt: ">",
  "#039": "'",
};

/** A name whose HTML entities are characters again. */
const unescaped = (name: string): string =>
  name.replaceAll(/&(#?\w+);/g, (whole, entity: string) => entities[entity] ?? whole);
