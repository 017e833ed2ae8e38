import { add_anime } from "../../../shared/api/entries.ts";
import { handle } from "../../http/handle.ts";
import { addEntry } from "../../tracking/save-entry.ts";

export const handler = handle(add_anime, async (asked, { uid }) => {
  const { anime_id, episodes_watched: progress, status, day, restore = false } = asked;
  const change = { progress, status, day, restore };
  const { entry, before, new_achievements } = await addEntry(uid, "anime", anime_id, change);
  return {
    status: entry.status,
    episodes_watched: entry.progress,
    before,
    new_achievements,
  };
});
