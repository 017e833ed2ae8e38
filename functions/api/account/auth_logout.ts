import { auth_logout } from "../../../shared/api/account.ts";
import { clearCookie } from "../../http/cookies.ts";
import { handle } from "../../http/handle.ts";
import { Reply } from "../../http/reply.ts";
import { wayOut } from "../../sign-in/way-out.ts";
import { endAllSessions, endSession } from "../../table/people/sessions.ts";

export const handler = handle(auth_logout, async ({ everywhere }, { uid, session }) => {
  if (everywhere) await endAllSessions(uid, session);
  else if (session !== undefined) await endSession(session);
  return new Reply(
    { redirect: await wayOut() },
    { cookies: [clearCookie("sessionid"), clearCookie("csrftoken")] },
  );
});
