import { ApiError, unknownTitle } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import { forgetNotInteresting, putNotInteresting } from "../table/not-interesting.ts";
import { getDatedTitle } from "../table/titles.ts";

/** Keeps a title out of a user's recommendations, or with `undo` lets it in again. Throws ApiError 400 for one that nobody knows. */
export async function setInterest(uid: string, kind: Kind, id: number, undo: boolean) {
  if (undo) {
    await forgetNotInteresting(uid, kind, id);
    return { message: `We may recommend this ${kind} again` };
  }
  if ((await getDatedTitle(kind, id)) === undefined) {
    throw new ApiError("bad_request", unknownTitle(kind));
  }
  await putNotInteresting(uid, kind, id);
  return { message: `We will not recommend this ${kind} again` };
}
