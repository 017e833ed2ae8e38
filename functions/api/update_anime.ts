import { update_anime } from "../../shared/api/entries.ts";
import { handle } from "../handle.ts";
import { saveEntry } from "../tracking/save-entry.ts";

export const handler = handle(
  update_anime,
  async ({ anime_id, episodes_watched: progress, status }, { uid, admitted }) => {
    const entry = await saveEntry(uid, "anime", anime_id, { progress, status }, admitted);
    return { status: entry.status, episodes_watched: entry.progress, new_achievements: [] };
  },
  { admitBesideReads: true },
);
