import { update_anime } from "../../shared/api/entries.ts";
import { earning } from "../achievements/earn.ts";
import { handle } from "../handle.ts";
import { saveEntry } from "../tracking/save-entry.ts";

export const handler = handle(
  update_anime,
  async (change, { uid, admitted }) => {
    const { anime_id, episodes_watched: progress, status, raise_only: raiseOnly = false } = change;
    const asked = { progress, status, raiseOnly };
    const saving = saveEntry(uid, "anime", anime_id, asked, admitted);
    const made = await earning(uid, "anime", anime_id, saving, admitted);
    const { entry, mayEarn: changed, new_achievements } = made;
    return { status: entry.status, episodes_watched: entry.progress, changed, new_achievements };
  },
  { admitBesideReads: true },
);
