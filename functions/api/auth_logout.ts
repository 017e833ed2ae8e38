import { auth_logout } from "../../shared/api/account.ts";
import { clearCookie } from "../cookies.ts";
import { handle } from "../handle.ts";
import { errorFields, log } from "../log.ts";
import { Reply } from "../reply.ts";
import { signOutUrl } from "../sign-in/provider.ts";
import { endSession } from "../table/sessions.ts";

/** Where the provider's own session ends; our home page when the provider cannot be reached, as ours has ended by then. */
async function wayOut(): Promise<string> {
  try {
    return await signOutUrl();
  } catch (error) {
    log("error", "sign-out unavailable", errorFields(error));
    return "/";
  }
}

export const handler = handle(auth_logout, async (_request, { session }) => {
  if (session !== undefined) await endSession(session);
  return new Reply(
    { redirect: await wayOut() },
    { cookies: [clearCookie("sessionid"), clearCookie("csrftoken")] },
  );
});
