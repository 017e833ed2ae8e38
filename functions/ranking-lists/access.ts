import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { takenDown, type Moderated } from "../table/moderation/state.ts";
import { getRanking, type RankingList } from "../table/ranking-lists.ts";

/** Whether somebody may see a ranking list: everybody, or its owner alone where operators have taken it down. */
export const isVisibleRanking = (
  list: Moderated & { readonly uid: string },
  viewer: string | undefined,
): boolean => takenDown(list) === undefined || list.uid === viewer;

/** A ranking list that the viewer may see. Throws ApiError 404 when there is none. */
export async function requireVisibleRanking(
  id: string,
  viewer: string | undefined,
): Promise<RankingList> {
  const list = await getRanking(id);
  if (list === undefined || !isVisibleRanking(list, viewer)) {
    throw new ApiError("not_found", sentences.listNotFound);
  }
  return list;
}

/** A ranking list of the user's own. Throws ApiError 404 when there is none and 403 when it is somebody else's. */
export async function requireOwnRanking(id: string, uid: string): Promise<RankingList> {
  const list = await getRanking(id);
  if (list === undefined) throw new ApiError("not_found", sentences.listNotFound);
  if (list.uid !== uid) throw new ApiError("forbidden", sentences.notYourList);
  return list;
}
