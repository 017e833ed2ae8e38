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
    const made = await earning(uid, "manga", manga_id, saving, admitted);
    const { entry, mayEarn: changed, new_achievements } = made;
    return { status: entry.status, chapters_read: entry.progress, changed, new_achievements };
  },
  { admitBesideReads: true },
);
