import { ApiError, unknownTitle } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import { getEntry, type Entry } from "../table/entries.ts";
import { getTitle, type TitleDetails } from "../table/titles.ts";

/**
 * A title and the viewer's entry for it, in one round trip.
 * Throws ApiError 404 for an unknown title, and to visitors for one that is for adults.
 */
export async function requireDetails(
  kind: Kind,
  id: number,
  uid: string | undefined,
): Promise<{ title: TitleDetails; entry: Entry | undefined }> {
  const [title, entry] = await Promise.all([
    getTitle(kind, id),
    uid === undefined ? undefined : getEntry(uid, kind, id),
  ]);
  if (title === undefined || (title.adult && uid === undefined)) {
    throw new ApiError("not_found", unknownTitle(kind));
  }
  return { title, entry };
}
