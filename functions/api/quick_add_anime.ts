import { quick_add_anime } from "../../shared/api/entries.ts";
import { earning } from "../achievements/earn.ts";
import { handle } from "../handle.ts";
import { changeEntry } from "../tracking/change-entry.ts";
import { completedEntry } from "../tracking/next-entry.ts";

export const handler = handle(
  quick_add_anime,
  async ({ anime_id }, { uid, admitted }) => {
    const completing = changeEntry(uid, "anime", anime_id, admitted, completedEntry);
    const { entry, new_achievements } = await earning(uid, "anime", anime_id, completing, admitted);
    return { status: entry.status, episodes_watched: entry.progress, new_achievements };
  },
  { admitBesideReads: true },
);
