import type { ResponseOf } from "../../shared/endpoint.ts";
import type { diary } from "../../shared/api/diary.ts";
import type { DiaryEvent, Standing } from "../diary-events/event.ts";
import { statusOfLetter } from "../table/entry-item.ts";
import type { Kind } from "../../shared/kind.ts";

type Answered = ResponseOf<typeof diary>["events"][number];

/** What a diary tells of one title. */
export type ToldEvent = Omit<Answered, "can_undo" | "undone">;

/** A change of something, or null where it did not change, with what it says in other words. */
const told = <Value, Word>(
  change: { readonly from: Value; readonly to: Value } | undefined,
  word: (value: Value) => Word,
) => (change === undefined ? null : { from: word(change.from), to: word(change.to) });

const same = <Value>(value: Value): Value => value;

/** How a title stood on a list, in the words of calls. */
export const standingWords = (kind: Kind, standing: Standing | null) =>
  standing === null
    ? null
    : { status: statusOfLetter(kind, standing.status), progress: standing.progress };

/** An event in the words of calls. */
export const toldEvent = (
  kind: Kind,
  id: number,
  { atMs, by, changes }: DiaryEvent,
): ToldEvent => ({
  kind,
  id,
  at: atMs,
  by,
  standing: told(changes.standing, (standing) => standingWords(kind, standing)),
  score: told(changes.score, (tenths) => (tenths === null ? null : tenths / 10)),
  run: told(changes.run, same),
  repeats: told(changes.repeats, same),
});
