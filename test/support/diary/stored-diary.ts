import assert from "node:assert/strict";
import type { DiaryEvent, DiaryState } from "../../../functions/diary-events/event.ts";
import { inOrder, replayed } from "../../../functions/diary-events/replay.ts";
import { EntryItem, fromItem, type Entry } from "../../../functions/table/entry-item.ts";
import { profileKey } from "../../../functions/table/keys.ts";
import { diaryStateOf } from "../../../functions/tracking/told.ts";
import type { Kind } from "../../../shared/kind.ts";
import { itemsWith } from "../cloud/stored.ts";

/** What is stored of one title of somebody. */
export interface StoredTitle {
  readonly kind: Kind;
  readonly id: number;
  entry: Entry | undefined;
  /** Its packed events, those that lie apart first, as they are stored. */
  readonly packed: string[];
}

const kindOf: Readonly<Record<string, Kind>> = { A: "anime", M: "manga" };

/** All entries and events of somebody, as they are stored, by title. */
export async function storedDiary(uid: string): Promise<Map<string, StoredTitle>> {
  const { pk } = profileKey(uid);
  const items = (await itemsWith(pk)).filter((item) => item.pk === pk);
  const titles = new Map<string, StoredTitle>();
  const titleOf = (kind: Kind, id: number): StoredTitle => {
    const key = `${kind} ${id}`;
    const title = titles.get(key) ?? { kind, id, entry: undefined, packed: [] };
    titles.set(key, title);
    return title;
  };
  for (const item of items) {
    const [type = "", month, letter = "", id] = item.sk.split("#");
    if (type === "Y") {
      const kind = kindOf[letter];
      assert.ok(kind !== undefined && month !== undefined, item.sk);
      titleOf(kind, Number(id)).packed.push(...(item["e"] as string[]));
    }
  }
  for (const item of items) {
    const [type = "", id] = item.sk.split("#");
    const kind = kindOf[type];
    if (kind === undefined) continue;
    const title = titleOf(kind, Number(id));
    title.entry = fromItem(kind, EntryItem.parse(item));
    title.packed.push(...(title.entry.events ?? []));
  }
  return titles;
}

/** Whether an event says of what was before it what those before it say. */
function follows(event: DiaryEvent, before: DiaryState): boolean {
  return Object.entries(event.changes).every(
    ([aspect, change]) =>
      JSON.stringify(change.from) === JSON.stringify(before[aspect as keyof DiaryState]),
  );
}

/**
 * Throws unless somebody's diary tells all of their lists: each event follows from those before, and the last leaves the
 * entry as it is. Returns the events by title.
 */
export async function provenDiary(uid: string): Promise<Map<string, readonly DiaryEvent[]>> {
  const found = new Map<string, readonly DiaryEvent[]>();
  for (const [name, { entry, packed }] of await storedDiary(uid)) {
    const told = `${name}: ${packed.join(" ")} | ${JSON.stringify(entry)}`;
    const events = inOrder(packed);
    for (const [at, event] of events.entries()) {
      assert.ok(follows(event, replayed(events.slice(0, at))), told);
    }
    assert.deepEqual(replayed(events), diaryStateOf(entry), told);
    assert.ok((entry?.events?.length ?? 0) <= 8, told);
    assert.ok(
      packed.every((text) => Buffer.byteLength(text) <= 25),
      told,
    );
    found.set(name, events);
  }
  return found;
}
