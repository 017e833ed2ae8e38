import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import type { Kind } from "../../shared/kind.ts";
import { importMark } from "../import/import-mark.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import { getProfile } from "../table/people/profiles.ts";
import { entryRow } from "./entry-row.ts";
import { listedEntries, rowsAside } from "./exported-entries.ts";
import { listFile } from "./list-file.ts";

/**
 * A user's list as MyAnimeList would export it: the entries, then what stands beside the list, which are the rows of
 * imported files without a place here and the titles that were dropped.
 */
export async function malExport(uid: string, kind: Kind): Promise<string> {
  const [profile, entries] = await sideBySide([getProfile(uid), listedEntries(uid, kind)]);
  if (profile === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const placed = new Map<number | null, string | undefined>(
    entries.map(({ listed, isAsIn }) => [listed.id, isAsIn]),
  );
  const beside = await rowsAside(uid, kind, new Set(placed.keys()));
  const aside = beside.filter(({ row: { id }, job }) => {
    if (id === null || !placed.has(id)) return true;
    // A title that is on the list again is not dropped any more, unless the same file said both.
    const isAsIn = placed.get(id);
    return isAsIn !== undefined && isAsIn !== "" && importMark(job) >= isAsIn;
  });
  const rows = [...entries.map(({ listed }) => listed), ...aside.map(({ row }) => row)];
  return listFile(
    kind,
    profile.username,
    rows.map((row) => entryRow(kind, row)),
  );
}
