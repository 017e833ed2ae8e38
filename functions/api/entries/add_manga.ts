import { add_manga } from "../../../shared/api/entries.ts";
import { handle } from "../../http/handle.ts";
import { addEntry } from "../../tracking/save-entry.ts";

export const handler = handle(add_manga, async (asked, { uid }) => {
  const { manga_id, chapters_read: progress, status, day, restore = false } = asked;
  const change = { progress, status, day, restore };
  const { entry, before, new_achievements } = await addEntry(uid, "manga", manga_id, change);
  return {
    status: entry.status,
    chapters_read: entry.progress,
    before,
    new_achievements,
  };
});
