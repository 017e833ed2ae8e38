import { add_manga } from "../../shared/api/entries.ts";
import { earning } from "../achievements/earn.ts";
import { handle } from "../handle.ts";
import { addEntry } from "../tracking/save-entry.ts";

export const handler = handle(
  add_manga,
  async (change, { uid, admitted }) => {
    const { manga_id, chapters_read: progress, status, restore = false } = change;
    const asked = { progress, status, restore };
    const adding = addEntry(uid, "manga", manga_id, asked, admitted);
    const { entry, new_achievements } = await earning(uid, "manga", manga_id, adding, admitted);
    return { status: entry.status, chapters_read: entry.progress, new_achievements };
  },
  { admitBesideReads: true },
);
