import { update_manga } from "../../shared/api/entries.ts";
import { handle } from "../handle.ts";
import { saveEntry } from "../tracking/save-entry.ts";

export const handler = handle(
  update_manga,
  async ({ manga_id, chapters_read: progress, status }, { uid, admitted }) => {
    const entry = await saveEntry(uid, "manga", manga_id, { progress, status }, admitted);
    return { status: entry.status, chapters_read: entry.progress, new_achievements: [] };
  },
  { admitBesideReads: true },
);
