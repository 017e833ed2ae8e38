import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { getRanking, type RankingList } from "../table/ranking-lists.ts";

/** A ranking list of the user's own. Throws ApiError 404 when there is none and 403 when it is somebody else's. */
export async function requireOwnRanking(id: string, uid: string): Promise<RankingList> {
  const list = await getRanking(id);
  if (list === undefined) throw new ApiError("not_found", sentences.listNotFound);
  if (list.uid !== uid) throw new ApiError("forbidden", sentences.notYourList);
  return list;
}
