import { update_manga } from "../../shared/api/entries.ts";
import { earning } from "../achievements/earn.ts";
import { handle } from "../handle.ts";
import { saveEntry } from "../tracking/save-entry.ts";

export const handler = handle(
  update_manga,
  async (change, { uid, admitted }) => {
    const { manga_id, chapters_read: progress, status, raise_only: raiseOnly = false } = change;
    const asked = { progress, status, raiseOnly };
    const saving = saveEntry(uid, "manga", manga_id, asked, admitted);
    const { entry, new_achievements } = await earning(uid, "manga", manga_id, saving, admitted);
    return { status: entry.status, chapters_read: entry.progress, new_achievements };
  },
  { admitBesideReads: true },
);
