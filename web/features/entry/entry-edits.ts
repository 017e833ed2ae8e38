import * as limits from "../../../shared/limits.ts";
import type { CallRequest, CallResponse } from "../../calls/api.ts";
import type { TrackedTitle } from "../../tracking/standing.ts";

/** All that is kept of a title on the viewer's list. */
export type Entry = NonNullable<CallResponse<"entry">["entry"]>;

/** What an edit changes. What it does not name stays. */
export type Edit = Omit<CallRequest<"edit_entry">, "kind" | "id" | "day">;

/** Fields of an entry as they are to be. */
export type Fields = Partial<Omit<Entry, "status" | "progress" | "changed_at">>;

/** Whether an edit ends a run, and counts it as one more time. */
const isRunDone = ({ total }: Pick<TrackedTitle, "total">, edit: Edit): boolean =>
  edit.seen_again === true || (total !== null && total > 0 && edit.again === total);

/** What becomes of the fields of an entry by an edit, by the server's own rules. */
export function fieldsAfter(
  title: Pick<TrackedTitle, "total">,
  { again, repeats }: Pick<Entry, "again" | "repeats">,
  edit: Edit,
): Fields {
  const { seen_again: isSeen, ...plain } = edit;
  if (edit.repeats !== undefined || !isRunDone(title, edit)) return plain;
  if (again === null && isSeen) return {};
  return { ...plain, again: null, repeats: Math.min(limits.repeatsMaximum, repeats + 1) };
}

/**
 * The edit that brings fields back to what they were. A run is brought back with how often there was one before: without
 * that a call takes it for one that has ended already.
 */
export function editBackTo(before: Entry, changed: Fields): Edit {
  const names = Object.keys(changed) as (keyof Fields)[];
  const back = Object.fromEntries(names.map((name) => [name, before[name]]));
  return "again" in changed && before.again !== null ? { ...back, repeats: before.repeats } : back;
}
