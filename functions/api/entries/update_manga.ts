import { update_manga } from "../../../shared/api/entries.ts";
import { handle } from "../../http/handle.ts";
import { saveEntry } from "../../tracking/save-entry.ts";

export const handler = handle(update_manga, async (asked, { uid }) => {
  const {
    manga_id,
    chapters_read: progress,
    status,
    day,
    undo,
    raise_only: raiseOnly = false,
  } = asked;
  const change = { progress, status, day, by: undo ? "undo" : "tap", raiseOnly } as const;
  const { entry, changed, new_achievements } = await saveEntry(uid, "manga", manga_id, change);
  return { status: entry.status, chapters_read: entry.progress, changed, new_achievements };
});
