import { ApiError, unknownTitle } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import { sideBySide } from "../side-by-side.ts";
import { getEntry, type Entry } from "../table/entries.ts";
import { getTitle, type TitleDetails } from "../table/titles.ts";
import { provisionalDetails } from "./provisional.ts";

/**
 * A title and the viewer's entry for it, in one round trip. A title that the catalogue does not know is what the
 * viewer's own import said of it. Throws ApiError 404 for an unknown title, to visitors for one for adults, and for one
 * that has left the catalogue to all who do not have it on their list.
 */
export async function requireDetails(
  kind: Kind,
  id: number,
  uid: string | undefined,
): Promise<{ title: TitleDetails; entry: Entry | undefined }> {
  const [known, entry] = await sideBySide([
    getTitle(kind, id),
    uid === undefined ? undefined : getEntry(uid, kind, id),
  ]);
  const title =
    known ?? (entry?.title === undefined ? undefined : provisionalDetails(kind, id, entry.title));
  const isHidden =
    (title?.adult === true && uid === undefined) || (title?.gone === true && entry === undefined);
  if (title === undefined || isHidden) {
    throw new ApiError("not_found", unknownTitle(kind));
  }
  return { title, entry };
}
