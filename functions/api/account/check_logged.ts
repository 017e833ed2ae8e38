import { achievements, toastOf } from "../../../shared/achievements.ts";
import { check_logged } from "../../../shared/api/account.ts";
import { csrfCookie } from "../../http/cookies.ts";
import { csrfToken } from "../../http/csrf.ts";
import { handle } from "../../http/handle.ts";
import { Reply } from "../../http/reply.ts";
import { cookie, type HttpEvent } from "../../http/request.ts";
import { getProfile } from "../../table/people/profiles.ts";
import type { Session } from "../../table/people/sessions.ts";

/** A visitor keeps the token they have; a session has exactly one, which goes with it. */
function csrfCookies(event: HttpEvent, session: Session | undefined): string[] {
  if (session !== undefined) return [csrfCookie(csrfToken(session))];
  const sessionEnded = cookie(event, "sessionid") !== undefined;
  return cookie(event, "csrftoken") && !sessionEnded ? [] : [csrfCookie(csrfToken(undefined))];
}

export const handler = handle(check_logged, async (_request, { uid, session, event }) => {
  const profile = uid === undefined ? undefined : await getProfile(uid);
  return new Reply(
    {
      logged: profile !== undefined,
      username: profile?.username ?? "",
      avatar_url: profile?.avatar ?? "",
      now: Date.now(),
      new_achievements: achievements.filter(({ code }) => profile?.untold.has(code)).map(toastOf),
    },
    { cookies: csrfCookies(event, session) },
  );
});
