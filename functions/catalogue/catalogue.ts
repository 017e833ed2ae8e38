import { coverFile } from "../../catalogue/cover-file.ts";
import type { CoverSubject } from "../../catalogue/covers/subject.ts";
import type { BroadcastRule, Relation, Title } from "../../catalogue/title.ts";
import { genres, type Genre } from "../../shared/filters.ts";
import type { Kind } from "../../shared/kind.ts";
import { SearchIndex } from "./search/search-index.ts";
import { airsEpochSeconds } from "./sections/airs-epoch.ts";
import { POPULARITY_SCALE, relationCodes, seasonCodes, statuses, types } from "./sections/codes.ts";
import { unpackDate } from "./sections/packed-date.ts";
import type { OpenSections } from "./sections/sections.ts";
import { Texts } from "./sections/texts.ts";
import { dateSpan } from "./words.ts";

/** What lists, search results, trending, airing and the rules of entries need to know of a title. */
export type Card = Pick<
  Title,
  | "kind"
  | "id"
  | "title"
  | "english"
  | "japanese"
  | "type"
  | "status"
  | "season"
  | "year"
  | "from"
  | "to"
  | "total"
  | "volumes"
  | "minutes"
  | "popularity"
  | "adult"
  | "broadcast"
> & {
  /** The id of what comes directly before; null where nothing does. */
  readonly prequel: number | null;
  /** URL of the title's own picture, or path of its generated cover. */
  readonly image: string;
  readonly genres: Genre[];
  /** "Jan 2009 to Apr 2021". */
  readonly published: string | null;
};

/** Row numbers `from` (inclusive) to `to` (exclusive). */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The whole catalogue, read in place. Titles have row numbers: anime before manga, and within a kind
 * the most popular first, so that comparing two rows compares their popularity.
 */
export class Catalogue {
  /** For parts of the snapshot that have readers of their own, such as search and neighbours. */
  readonly sections: OpenSections;
  /** Genres of each row as bits, in the order of the filter's list. */
  readonly genreMasks: Uint16Array;
  /** Year of each row, 0 where it is unknown. */
  readonly years: Uint16Array;
  /** 1 for each row that is for adults. */
  readonly adults: Uint8Array;
  /** 1 for each row that is rated for children; what has no rating is not. */
  readonly forChildren: Uint8Array;
  readonly #seasons: Uint8Array;
  readonly #types: Uint8Array;
  readonly #ids: Uint32Array;
  readonly #byId: Uint32Array;
  readonly #mangaFrom: number;
  readonly #texts: Texts;
  readonly #searchIndexes = new Map<Kind, SearchIndex>();

  constructor(sections: OpenSections) {
    this.sections = sections;
    this.genreMasks = sections.u16("row.genres");
    this.years = sections.u16("row.year");
    this.adults = sections.u8("row.adult");
    this.forChildren = sections.u8("row.forChildren");
    this.#seasons = sections.u8("row.season");
    this.#types = sections.u8("row.type");
    this.#ids = sections.u32("row.id");
    this.#byId = sections.u32("rows.byId");
    this.#mangaFrom = sections.u32("rows.mangaFrom")[0] ?? 0;
    this.#texts = new Texts(sections);
  }

  /** How many titles there are. */
  get size(): number {
    return this.#ids.length;
  }

  /** The rows of one kind, the most popular first. */
  rowsOf(kind: Kind): RowRange {
    return kind === "anime"
      ? { from: 0, to: this.#mangaFrom }
      : { from: this.#mangaFrom, to: this.size };
  }

  /** The search index of one kind, opened when first asked for. */
  searchIndex(kind: Kind): SearchIndex {
    const open = this.#searchIndexes.get(kind);
    if (open !== undefined) return open;
    const index = new SearchIndex(this.sections, `search.${kind}`, this.rowsOf(kind));
    this.#searchIndexes.set(kind, index);
    return index;
  }

  /** The row of a MyAnimeList id, by binary search. */
  find(kind: Kind, id: number): number | undefined {
    let { from, to } = this.rowsOf(kind);
    while (from < to) {
      const middle = (from + to) >>> 1;
      const row = this.#byId[middle] ?? 0;
      const found = this.#ids[row] ?? 0;
      if (found === id) return row;
      if (found < id) from = middle + 1;
      else to = middle;
    }
    return undefined;
  }

  kind(row: number): Kind {
    return row < this.#mangaFrom ? "anime" : "manga";
  }

  id(row: number): number {
    return this.#ids[row] ?? 0;
  }

  type(row: number): Title["type"] {
    return types[this.#types[row] ?? 0] ?? "unknown";
  }

  season(row: number): Title["season"] {
    return seasonCodes[this.#seasons[row] ?? 0] ?? null;
  }

  /** Episodes or chapters; null when not known. */
  total(row: number): number | null {
    return known(this.#number("row.total", row));
  }

  /** 0 to 100. */
  popularity(row: number): number {
    return (this.sections.u16("row.popularity")[row] ?? 0) / POPULARITY_SCALE;
  }

  /** The name of a row in Latin letters, as far as one is known. */
  title(row: number): string {
    return this.#text("row.title", row) ?? "";
  }

  /** The row of the best known title of the franchise that a row belongs to; the row itself where it belongs to none. */
  franchise(row: number): number {
    return this.#number("row.franchise", row);
  }

  /** The id of what comes before; null where nothing does. */
  prequel(row: number): number | null {
    return known(this.#number("row.prequel", row));
  }

  /** How a row is related to another title of its kind, by the relation that says most; null for one that stands alone. */
  relation(row: number): Relation | null {
    const kind = relationCodes[this.sections.u8("row.relation")[row] ?? 0] ?? null;
    return kind === null ? null : { kind, id: this.#number("row.related", row) };
  }

  /** The id of what one should have seen or read before; null where that is nothing. */
  needs(row: number): number | null {
    const relation = this.relation(row);
    return relation === null || relation.kind === "version" ? null : relation.id;
  }

  /** The id of the manga or novel that an anime was made from; null where it is not known. */
  adapts(row: number): number | null {
    return known(this.#number("row.adapts", row));
  }

  /** About 200 characters of the synopsis. */
  summary(row: number): string | null {
    return this.#text("row.summary", row);
  }

  /** Everything the snapshot says of a row but its summary. */
  card(row: number): Card {
    const kind = this.kind(row);
    const id = this.id(row);
    const onAir = this.onAir(row);
    const { from, to } = onAir;
    return {
      kind,
      ...onAir,
      title: this.title(row),
      english: this.#text("row.english", row),
      japanese: this.#text("row.japanese", row),
      image: this.#text("row.image", row) ?? coverFile(kind, id, this.#number("row.cover", row)),
      type: this.type(row),
      season: this.season(row),
      year: known(this.years[row]),
      published: dateSpan(from?.slice(0, 7) ?? null, to?.slice(0, 7) ?? null),
      volumes: known(this.sections.u16("row.volumes")[row]),
      minutes: known(this.sections.u16("row.minutes")[row]),
      genres: this.genres(row),
      popularity: this.popularity(row),
      adult: this.adults[row] === 1,
      prequel: this.prequel(row),
    };
  }

  /** What the cover of a row is drawn from. */
  coverSubject(row: number): CoverSubject {
    return {
      kind: this.kind(row),
      id: this.id(row),
      title: this.title(row),
      japanese: this.#text("row.japanese", row),
      genres: this.genres(row),
      themes: this.themes(row),
      year: known(this.years[row]),
      related: this.relation(row)?.id ?? null,
    };
  }

  /** What tells how far a title is with its episodes; without its words, which take longest to read. */
  onAir(row: number): Pick<Title, "id" | "status" | "from" | "to" | "total" | "broadcast"> {
    return {
      id: this.id(row),
      status: statuses[this.sections.u8("row.status")[row] ?? 0] ?? "Unknown",
      from: unpackDate(this.#number("row.from", row)),
      to: unpackDate(this.#number("row.to", row)),
      total: this.total(row),
      broadcast: this.broadcast(row),
    };
  }

  genres(row: number): Genre[] {
    const mask = this.genreMasks[row] ?? 0;
    return genres.filter((_, bit) => (mask & (1 << bit)) !== 0);
  }

  /** Studios of an anime, authors of a manga. */
  makers(row: number): string[] {
    return this.#words("row.makers", row);
  }

  themes(row: number): string[] {
    return this.#words("row.themes", row);
  }

  /** When episodes air, for titles that still have a slot. */
  broadcast(row: number): BroadcastRule | null {
    const everyDays = this.sections.u8("row.airsEvery")[row] ?? 0;
    if (everyDays === 0) return null;
    const startSeconds = this.#number("row.airs", row) + airsEpochSeconds;
    return { start: new Date(startSeconds * 1000).toISOString(), everyDays };
  }

  #number(column: string, row: number): number {
    return this.sections.u32(column)[row] ?? 0;
  }

  /** Several words in one text. */
  #words(column: string, row: number): string[] {
    return this.#text(column, row)?.split("\n") ?? [];
  }

  #text(column: string, row: number): string | null {
    return this.#texts.get(this.#number(column, row));
  }
}

const known = (value: number | undefined) => (value === undefined || value === 0 ? null : value);
