import { quick_add_manga } from "../../shared/api/entries.ts";
import { earning } from "../achievements/earn.ts";
import { handle } from "../handle.ts";
import { changeEntry } from "../tracking/change-entry.ts";
import { completedEntry } from "../tracking/next-entry.ts";

export const handler = handle(
  quick_add_manga,
  async ({ manga_id }, { uid, admitted }) => {
    const completing = changeEntry(uid, "manga", manga_id, admitted, completedEntry);
    const { entry, new_achievements } = await earning(uid, "manga", manga_id, completing, admitted);
    return { status: entry.status, chapters_read: entry.progress, new_achievements };
  },
  { admitBesideReads: true },
);
