import { quick_add_anime } from "../../shared/api/entries.ts";
import { handle } from "../handle.ts";
import { changeEntry } from "../tracking/change-entry.ts";
import { completedEntry } from "../tracking/next-entry.ts";

export const handler = handle(
  quick_add_anime,
  async (item, { uid, admitted }) => {
    const entry = await changeEntry(uid, "anime", item.anime_id, admitted, completedEntry);
    return { status: entry.status, episodes_watched: entry.progress, new_achievements: [] };
  },
  { admitBesideReads: true },
);
