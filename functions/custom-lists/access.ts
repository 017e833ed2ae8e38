import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { getList, type CustomList } from "../table/custom-lists.ts";

/** Whether somebody may see a list: everybody a public one, only its owner a private one. */
export const isVisible = (
  list: Pick<CustomList, "uid" | "isPublic">,
  viewer: string | undefined,
): boolean => list.isPublic || list.uid === viewer;

/** A list that the viewer may see. Throws ApiError 404 when there is none and 403 when it is somebody else's private one. */
export async function requireVisibleList(
  id: string,
  viewer: string | undefined,
): Promise<CustomList> {
  const list = await getList(id);
  if (list === undefined) throw new ApiError("not_found", sentences.listNotFound);
  if (!isVisible(list, viewer)) throw new ApiError("forbidden", sentences.listPrivate);
  return list;
}

/** A list of the user's own. Throws ApiError 404 when there is none and 403 when it is somebody else's. */
export async function requireOwnList(id: string, uid: string): Promise<CustomList> {
  const list = await requireVisibleList(id, uid);
  if (list.uid !== uid) throw new ApiError("forbidden", sentences.notYourList);
  return list;
}
