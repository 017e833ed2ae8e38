import { quick_add_manga } from "../../../shared/api/entries.ts";
import { handle } from "../../http/handle.ts";
import { changeEntry } from "../../tracking/change-entry.ts";
import { completedEntry } from "../../tracking/next-entry.ts";

export const handler = handle(quick_add_manga, async ({ manga_id }, { uid }) => {
  const { entry, before, new_achievements } = await changeEntry(
    uid,
    "manga",
    manga_id,
    completedEntry,
  );
  return {
    status: entry.status,
    chapters_read: entry.progress,
    before,
    new_achievements,
  };
});
