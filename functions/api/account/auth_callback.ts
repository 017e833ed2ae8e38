import { auth_callback } from "../../../shared/api/account.ts";
import { pages } from "../../../shared/pages.ts";
import { csrfCookie, sessionCookie } from "../../http/cookies.ts";
import { csrfToken } from "../../http/csrf.ts";
import { handle } from "../../http/handle.ts";
import { redirect } from "../../http/reply.ts";
import type { HttpEvent } from "../../http/request.ts";
import { env } from "../../runtime/env.ts";
import { errorFields, log } from "../../runtime/log.ts";
import { accountOf } from "../../sign-in/account.ts";
import { forgetAttempt, recallAttempt } from "../../sign-in/attempt-cookie.ts";
import { finishSignIn, type ProviderIdentity, type SignInAttempt } from "../../sign-in/provider.ts";
import { refusalCookie } from "../../sign-in/refusal-cookie.ts";
import { signInAgain, signInLater } from "../../sign-in/sign-in-again.ts";
import { hiddenFor, isSuspended } from "../../table/moderation/state.ts";
import { getProfile } from "../../table/people/profiles.ts";
import { endSession, startSession } from "../../table/people/sessions.ts";

async function identityOf(
  attempt: SignInAttempt,
  event: HttpEvent,
): Promise<ProviderIdentity | undefined> {
  try {
    return await finishSignIn(attempt, event.rawQueryString);
  } catch (error) {
    log("warn", "sign-in refused", errorFields(error));
    return undefined;
  }
}

const attemptOf = (event: HttpEvent, state: string | undefined): SignInAttempt | undefined =>
  state === undefined ? undefined : recallAttempt(event, state);

/**
 * Back to the sign-in page from an account that has no session: it is being deleted, or operators have closed or suspended
 * it. Who has proved that it is theirs is told why.
 */
async function refused(uid: string, { state, next }: SignInAttempt) {
  const profile = await getProfile(uid);
  const decision = profile && isSuspended(profile) ? hiddenFor(profile) : null;
  if (decision === null) return signInAgain("deleted", next);
  return signInAgain(decision.erased_at === null ? "suspended" : "closed", next, [
    refusalCookie(decision),
    forgetAttempt(state),
  ]);
}

export const handler = handle(
  auth_callback,
  async ({ state, error }, { event, session }) => {
    const attempt = attemptOf(event, state);
    if (attempt === undefined) return signInAgain("expired");
    if (error !== undefined) return signInAgain("cancelled", attempt.next);
    const identity = await identityOf(attempt, event);
    if (identity === undefined) return signInAgain("expired", attempt.next);

    const account = await accountOf(
      { provider: env("OIDC_PROVIDER"), pool: env("USER_POOL_ID") },
      identity,
    );
    const token = await startSession(account.uid);
    if (token === undefined) return refused(account.uid, attempt);
    if (session !== undefined) await endSession(session);
    const { next: page } = attempt;
    const next = account.isNew
      ? `${pages.chooseUsername.pattern}?next=${encodeURIComponent(page)}`
      : page;
    return redirect(next, [
      sessionCookie(token),
      csrfCookie(csrfToken({ token })),
      forgetAttempt(attempt.state),
    ]);
  },
  {
    wayBack: (event, status) =>
      signInLater(status, attemptOf(event, event.queryStringParameters?.["state"])?.next),
  },
);
