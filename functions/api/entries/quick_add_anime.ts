import { quick_add_anime } from "../../../shared/api/entries.ts";
import { handle } from "../../http/handle.ts";
import { changeEntry } from "../../tracking/change-entry.ts";
import { completedEntry } from "../../tracking/next-entry.ts";

export const handler = handle(quick_add_anime, async ({ anime_id }, { uid }) => {
  const { entry, before, new_achievements } = await changeEntry(
    uid,
    "anime",
    anime_id,
    completedEntry,
  );
  return {
    status: entry.status,
    episodes_watched: entry.progress,
    before,
    new_achievements,
  };
});
