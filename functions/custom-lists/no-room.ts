import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { getProfile } from "../table/people/profiles.ts";

/** Why no list was stored: its owner has as many as they can, which `full` says, or their account is gone. */
export async function noRoom(uid: string, full: string): Promise<ApiError> {
  return (await getProfile(uid)) === undefined
    ? new ApiError("signed_out", sentences.signedOut)
    : new ApiError("bad_request", full);
}
