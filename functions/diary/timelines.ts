import type { DiaryEvent } from "../diary-events/event.ts";
import { inOrder } from "../diary-events/replay.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { listArchivedEvents, type TitleEvents } from "../table/diary/archived-events.ts";
import type { DiarySetting } from "../table/diary/setting.ts";
import { listEntries } from "../table/entries.ts";
import type { ShelfEntry } from "../table/entry-item.ts";
import { kinds, type Kind } from "../../shared/kind.ts";

/** A title that is on a list, or that events tell of. */
export interface Timeline {
  readonly kind: Kind;
  readonly id: number;
  readonly entry: ShelfEntry | undefined;
  /** In their order. */
  readonly events: readonly DiaryEvent[];
}

/** A user's shelves of some kinds. */
export type Shelves = ReadonlyMap<Kind, readonly ShelfEntry[]>;

/** Reads a user's shelves of some kinds. */
export async function readShelves(uid: string, wanted: readonly Kind[] = kinds): Promise<Shelves> {
  const shelves = await sideBySide(wanted.map((kind) => listEntries(uid, kind)));
  return new Map(wanted.map((kind, at) => [kind, shelves[at] ?? []]));
}

/** Whether a packed event, or one that is not, is of the diary that is kept now, and not of one that is to be erased. */
export const isOf = (setting: DiarySetting, atMs: number): boolean =>
  setting.isKept && atMs >= setting.sinceMs;

/** What some archived events and those that ride on entries tell of each title. */
export function timelinesOf(
  setting: DiarySetting,
  shelves: Shelves,
  archived: readonly TitleEvents[],
): Timeline[] {
  const apart = Map.groupBy(
    archived.filter(({ kind }) => shelves.has(kind)),
    ({ kind, id }) => `${kind} ${id}`,
  );
  const timeline = (kind: Kind, id: number, entry: ShelfEntry | undefined): Timeline => {
    const key = `${kind} ${id}`;
    const packed = (apart.get(key) ?? []).flatMap(({ events }) => events);
    apart.delete(key);
    const events = inOrder([...packed, ...(entry?.events ?? [])]);
    return { kind, id, entry, events: events.filter(({ atMs }) => isOf(setting, atMs)) };
  };
  const listed = [...shelves].flatMap(([kind, entries]) =>
    entries.map((entry) => timeline(kind, entry.id, entry)),
  );
  const gone = [...apart.values()].flatMap(([first]) =>
    first === undefined ? [] : [timeline(first.kind, first.id, undefined)],
  );
  return [...listed, ...gone];
}

/** All that is told of one title, and its entry. */
export async function timelineOf(
  uid: string,
  setting: DiarySetting,
  kind: Kind,
  id: number,
  entry: ShelfEntry | undefined,
): Promise<Timeline> {
  const archived = (await listArchivedEvents(uid)).filter(
    (each) => each.kind === kind && each.id === id,
  );
  const shelves = new Map([[kind, entry === undefined ? [] : [entry]]]);
  const [timeline] = timelinesOf(setting, shelves, archived);
  return timeline ?? { kind, id, entry, events: [] };
}
