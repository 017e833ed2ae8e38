import { delete_account } from "../../../shared/api/account.ts";
import { ApiError } from "../../../shared/errors.ts";
import * as sentences from "../../../shared/sentences.ts";
import { continueDeletion } from "../../deletion/delete-account.ts";
import { clearCookie } from "../../http/cookies.ts";
import { handle } from "../../http/handle.ts";
import { Reply } from "../../http/reply.ts";
import { errorFields, log } from "../../runtime/log.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { wayOut } from "../../sign-in/way-out.ts";
import { getPrivateData } from "../../table/people/accounts.ts";
import { beginDeletion, getDeletion, type Deletion } from "../../table/people/deletions.ts";
import { getProfile } from "../../table/people/profiles.ts";

/** How long the person waits for the last item to go before the job takes over; most accounts are gone in a second. */
const patienceMs = 12_000;

/** The deletion, begun now or before. Throws ApiError 400 unless the username was typed, 409 when it just changed. */
async function requireDeletion(uid: string, confirmation: string): Promise<Deletion> {
  const [profile, privateData] = await sideBySide([getProfile(uid), getPrivateData(uid)]);
  if (profile === undefined || privateData === undefined) {
    const begun = await getDeletion(uid);
    if (begun === undefined) throw new ApiError("not_found", sentences.userNotFound);
    return begun;
  }
  if (confirmation.trim() !== profile.username) {
    throw new ApiError("bad_request", sentences.typeUsername);
  }
  const deletion = await beginDeletion(uid, profile, privateData);
  if (deletion === undefined) throw new ApiError("conflict", sentences.busy);
  return deletion;
}

export const handler = handle(delete_account, async ({ confirmation }, { uid }) => {
  const deletion = await requireDeletion(uid, confirmation);
  try {
    await continueDeletion(deletion, Date.now() + patienceMs);
  } catch (error) {
    // The account is closed already; what failed here is done by the job.
    log("warn", "deletion goes on later", { uid, ...errorFields(error) });
  }
  return new Reply(
    { message: "Your account is deleted.", redirect: await wayOut() },
    { cookies: [clearCookie("sessionid"), clearCookie("csrftoken")] },
  );
});
