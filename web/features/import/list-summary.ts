import type { KeptReason } from "../../../shared/imports.ts";
import { listedStatus, type ListedStatus } from "../../../shared/list-status.ts";
import type { Kind } from "../../../shared/kind.ts";
import type { RowText } from "./list-rows.ts";

/** What is in a list file, before anybody has sent it. */
export interface ListSummary {
  readonly rows: Readonly<Record<Kind, number>>;
  /** Rows that will have a place, by what the file says of them. */
  readonly placed: ReadonlyMap<ListedStatus, number>;
  /** Rows that will be kept aside. */
  readonly kept: ReadonlyMap<KeptReason, number>;
}

/** A row with the text of its CDATA sections where it could be mistaken for elements no more. */
const plain = (row: string): string =>
  row.replace(/<!\[CDATA\[([\s\S]*?)\]\]>/g, (_, text: string) => text.replaceAll("<", "&lt;"));

const field = (row: string, name: string): string =>
  new RegExp(`<(?:${name})(?:\\s[^<>]*)?>([^<]*)<`).exec(row)?.[1]?.trim() ?? "";

/** Whether a row names a title: it carries a number other than 0. */
const hasId = (row: string): boolean =>
  /^0*[1-9]\d*$/.test(field(row, "series_animedb_id|manga_mangadb_id"));

/** Counts rows by what will become of them on the list of a kind. */
export class SummaryCount {
  readonly #kind: Kind;
  readonly #rows = { anime: 0, manga: 0 };
  readonly #placed = new Map<ListedStatus, number>();
  readonly #kept = new Map<KeptReason, number>();

  constructor(kind: Kind) {
    this.#kind = kind;
  }

  add({ kind, text }: RowText): void {
    this.#rows[kind]++;
    const row = plain(text);
    const status = listedStatus(field(row, "my_status"));
    const reason = this.#reason(kind, row, status);
    if (reason !== undefined) this.#kept.set(reason, (this.#kept.get(reason) ?? 0) + 1);
    else if (status !== undefined) this.#placed.set(status, (this.#placed.get(status) ?? 0) + 1);
  }

  #reason(kind: Kind, row: string, status: ListedStatus | undefined): KeptReason | undefined {
    if (kind !== this.#kind) return "other_kind";
    if (!hasId(row)) return "no_id";
    if (status === undefined) return "unknown_status";
    return status === "dropped" ? "dropped" : undefined;
  }

  /** What was counted so far. */
  summary(): ListSummary {
    return { rows: { ...this.#rows }, placed: new Map(this.#placed), kept: new Map(this.#kept) };
  }
}
