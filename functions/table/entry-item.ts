import * as z from "zod";
import { kindRules, type Kind, type Status } from "../../shared/kind.ts";
import type { Key } from "./keys.ts";

/** One title on one user's list. */
export interface Entry {
  readonly status: Status;
  /** Episodes watched or chapters read. */
  readonly progress: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changedAtMs: number;
  /** What an import brought beside, packed (`tracking/extras.ts`); saves carry it along unread. */
  readonly extras?: string | undefined;
  /** What the file knew better of the title than the catalogue, packed (`tracking/imported-title.ts`). */
  readonly title?: string | undefined;
  /** The latest events of its diary, packed (`diary-events/event.ts`), as far as what was read holds them. */
  readonly events?: readonly string[] | undefined;
}

/**
 * What a write of an entry tells its diary: packed events, or none. Undefined while no diary is kept: then the entry
 * forgets the events that it has.
 */
export type Told = readonly string[] | undefined;

export interface ShelfEntry extends Entry {
  readonly id: number;
}

// Attribute names are one letter long because a shelf is read whole: bytes here are money on every list page.
/** An entry as the table holds it, in short names: there are hundreds of them in an answer. */
export const EntryItem = z.object({
  sk: z.string(),
  s: z.enum(["P", "W", "C"]),
  p: z.number(),
  u: z.number(),
  x: z.string().optional(),
  t: z.string().optional(),
  e: z.array(z.string()).optional(),
});
type EntryItem = z.infer<typeof EntryItem>;

/** A status in one letter, the same of either kind. */
export function statusLetter(status: Status): EntryItem["s"] {
  if (status === "PLANNED") return "P";
  return status === "COMPLETED" ? "C" : "W";
}

/** The status of a kind that a letter stands for. */
export function statusOfLetter(kind: Kind, letter: EntryItem["s"]): Status {
  if (letter === "P") return "PLANNED";
  return letter === "C" ? "COMPLETED" : kindRules[kind].active;
}

/** An entry as an item under a key, without its diary. */
export const toItem = (key: Key, entry: Entry) => ({
  ...key,
  s: statusLetter(entry.status),
  p: entry.progress,
  u: entry.changedAtMs,
  x: entry.extras,
  t: entry.title,
});

/** The same with the packed events that ride on it. */
export const withEvents = (key: Key, entry: Entry, events: readonly string[]) => ({
  ...toItem(key, entry),
  ...(events.length > 0 && { e: events }),
});

/** The entry that an item holds. */
export const fromItem = (kind: Kind, item: EntryItem): Entry => ({
  status: statusOfLetter(kind, item.s),
  progress: item.p,
  changedAtMs: item.u,
  ...(item.x === undefined ? {} : { extras: item.x }),
  ...(item.t === undefined ? {} : { title: item.t }),
  ...(item.e === undefined ? {} : { events: item.e }),
});

/** An entry as one short array, for the records by which an import can be undone. */
export type PackedEntry = readonly [EntryItem["s"], number, number, string?, string?];

export const packEntry = (entry: Entry): PackedEntry => {
  const { s, p, u, x, t } = toItem({ pk: "", sk: "" }, entry);
  return [s, p, u, x, t];
};

export const unpackEntry = (kind: Kind, [s, p, u, x, t]: PackedEntry): Entry =>
  fromItem(kind, { sk: "", s, p, u, x: x ?? undefined, t: t ?? undefined });

/**
 * The condition that an entry still is what was read, and so is its diary: nobody's acknowledged change is overwritten
 * unseen. By its diary it is told from what an import had made of it that was undone.
 */
export function unchanged(previous: Entry | undefined) {
  if (previous === undefined) return { ConditionExpression: "attribute_not_exists(pk)" };
  const { status, progress, changedAtMs, events = [] } = previous;
  const values = { ":s": statusLetter(status), ":p": progress, ":u": changedAtMs };
  const isSame = "s = :s AND p = :p AND u = :u";
  return events.length === 0
    ? {
        ConditionExpression: `${isSame} AND attribute_not_exists(e)`,
        ExpressionAttributeValues: values,
      }
    : {
        ConditionExpression: `${isSame} AND e = :e`,
        ExpressionAttributeValues: { ...values, ":e": events },
      };
}

/** 1 for a completed entry, which counts towards the profile's total; else 0. */
export const completed = (entry: Entry | undefined): number =>
  entry?.status === "COMPLETED" ? 1 : 0;
