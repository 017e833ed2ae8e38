import { update_anime } from "../../../shared/api/entries.ts";
import { handle } from "../../http/handle.ts";
import { saveEntry } from "../../tracking/save-entry.ts";

export const handler = handle(update_anime, async (asked, { uid }) => {
  const {
    anime_id,
    episodes_watched: progress,
    status,
    day,
    undo,
    raise_only: raiseOnly = false,
  } = asked;
  const change = { progress, status, day, by: undo ? "undo" : "tap", raiseOnly } as const;
  const { entry, changed, new_achievements } = await saveEntry(uid, "anime", anime_id, change);
  return { status: entry.status, episodes_watched: entry.progress, changed, new_achievements };
});
