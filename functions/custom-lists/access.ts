import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { takenDown } from "../table/moderation/state.ts";
import { getList, type CustomList } from "../table/custom-lists.ts";

/**
 * Whether somebody may see a list: everybody a public one, only its owner a private one, and one that operators have
 * taken down.
 */
export const isVisible = (
  list: Pick<CustomList, "uid" | "isPublic" | "moderation">,
  viewer: string | undefined,
): boolean => list.uid === viewer || (list.isPublic && takenDown(list) === undefined);

/**
 * A list that the viewer may see. Throws ApiError 404 when there is none, or operators have taken it down, and 403 when it is
 * somebody else's private one.
 */
export async function requireVisibleList(
  id: string,
  viewer: string | undefined,
): Promise<CustomList> {
  const list = await getList(id);
  const isGone = list === undefined || (list.uid !== viewer && takenDown(list) !== undefined);
  if (isGone) throw new ApiError("not_found", sentences.listNotFound);
  if (!isVisible(list, viewer)) throw new ApiError("forbidden", sentences.listPrivate);
  return list;
}

/** A list of the user's own. Throws ApiError 404 when there is none and 403 when it is somebody else's. */
export async function requireOwnList(id: string, uid: string): Promise<CustomList> {
  const list = await requireVisibleList(id, uid);
  if (list.uid !== uid) throw new ApiError("forbidden", sentences.notYourList);
  return list;
}
