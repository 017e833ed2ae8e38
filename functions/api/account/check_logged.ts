import { achievements, toastOf } from "../../../shared/achievements.ts";
import { check_logged } from "../../../shared/api/account.ts";
import { csrfCookie, sessionCookie } from "../../http/cookies.ts";
import { csrfToken } from "../../http/csrf.ts";
import { sessionToken } from "../../http/admission.ts";
import { handle } from "../../http/handle.ts";
import { Reply } from "../../http/reply.ts";
import { cookie, type HttpEvent } from "../../http/request.ts";
import { isNobodys } from "../../http/whose-token.ts";
import { errorFields, log } from "../../runtime/log.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import { getProfile } from "../../table/people/profiles.ts";
import { renewSession, tokenHash, type Session } from "../../table/people/sessions.ts";

const secondsLeft = ({ term }: Session): number =>
  Math.max(0, term.endsAt - Math.floor(Date.now() / 1000));

/** A visitor keeps the token they have; a session has exactly one, which goes with it. */
function csrfCookies(event: HttpEvent, session: Session | undefined): string[] {
  const own = cookie(event, "csrftoken");
  if (session !== undefined) {
    const token = csrfToken(session);
    return own === token ? [] : [csrfCookie(token, secondsLeft(session))];
  }
  const token = sessionToken(event);
  const sessionEnded = token !== undefined && isNobodys(token);
  return own && !sessionEnded ? [] : [csrfCookie(csrfToken(undefined))];
}

/**
 * Both cookies of a session that goes on under a new token. Every page begins with this call and makes it again when
 * somebody comes back to it: nothing else need renew sessions.
 */
function renewedCookies(next: Session): string[] {
  const maxAgeSeconds = secondsLeft(next);
  return [sessionCookie(next.token, maxAgeSeconds), csrfCookie(csrfToken(next), maxAgeSeconds)];
}

/** The session under its next token, where it is due. One that could not be renewed now is good all the same. */
async function renewed(session: Session): Promise<Session | undefined> {
  try {
    return await renewSession(session, tokenHash(csrfToken(session)));
  } catch (error) {
    log("warn", "session not renewed", errorFields(error));
    return undefined;
  }
}

export const handler = handle(check_logged, async (_request, { uid, session, event }) => {
  const [profile, next] = await sideBySide([
    uid === undefined ? undefined : getProfile(uid),
    session && renewed(session),
  ]);
  return new Reply(
    {
      logged: profile !== undefined,
      username: profile?.username ?? "",
      avatar_url: profile?.avatar ?? "",
      private: profile?.private ?? false,
      now: Date.now(),
      new_achievements: achievements.filter(({ code }) => profile?.untold.has(code)).map(toastOf),
    },
    { cookies: next === undefined ? csrfCookies(event, session) : renewedCookies(next) },
  );
});
