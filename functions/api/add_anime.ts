import { add_anime } from "../../shared/api/entries.ts";
import { earning } from "../achievements/earn.ts";
import { handle } from "../handle.ts";
import { addEntry } from "../tracking/save-entry.ts";

export const handler = handle(
  add_anime,
  async (change, { uid, admitted }) => {
    const { anime_id, episodes_watched: progress, status, restore = false } = change;
    const asked = { progress, status, restore };
    const adding = addEntry(uid, "anime", anime_id, asked, admitted);
    const { entry, new_achievements } = await earning(uid, "anime", anime_id, adding, admitted);
    return { status: entry.status, episodes_watched: entry.progress, new_achievements };
  },
  { admitBesideReads: true },
);
