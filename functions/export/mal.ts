import { ApiError, sentences } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import { sideBySide } from "../side-by-side.ts";
import { importMark } from "../import/mark.ts";
import { getProfile } from "../table/profiles.ts";
import { entryRow } from "./entry-row.ts";
import { keptRows, listedEntries } from "./exported-entries.ts";
import { listFile } from "./list-file.ts";

/** A user's list as MyAnimeList would export it: the entries, then the rows of imported files without a place here. */
export async function malExport(uid: string, kind: Kind): Promise<string> {
  const [profile, entries, kept] = await sideBySide([
    getProfile(uid),
    listedEntries(uid, kind),
    keptRows(uid, kind),
  ]);
  if (profile === undefined) throw new ApiError("not_found", sentences.userNotFound);
  const placed = new Map(entries.map(({ listed, isAsIn }) => [listed.id, isAsIn]));
  const aside = kept.filter(({ id, job }) => {
    if (id === null || !placed.has(id)) return true;
    // A title that is on the list again is not dropped any more, unless the same file said both.
    const isAsIn = placed.get(id);
    return isAsIn !== undefined && isAsIn !== "" && importMark(job) >= isAsIn;
  });
  const rows = [...entries.map(({ listed }) => listed), ...aside];
  return listFile(
    kind,
    profile.username,
    rows.map((row) => entryRow(kind, row)),
  );
}
