import type { Endpoint } from "../../shared/endpoint.ts";
import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { sideBySide } from "../runtime/side-by-side.ts";
import type { Session } from "../table/people/sessions.ts";
import { csrfProblem, requireCsrf } from "./csrf.ts";
import { countAgainst, requireNoWait } from "./rate-limit.ts";
import { cookie, visitorAddress, type HttpEvent } from "./request.ts";
import { knownOwner, sessionOf } from "./whose-token.ts";

/** The token of the session that a browser says it has. */
export const sessionToken = (event: HttpEvent): string | undefined =>
  cookie(event, "sessionid") || undefined;

/**
 * Lets a call in before anything else of it is looked at: its session, its CSRF token, its rate. Returns the session.
 * Throws ApiError, the first that applies: 401 where only users may call, 403 for a call that did not come from our
 * pages, 429 over the rate; neither of the first two is counted.
 *
 * Who has a token never changes, so a function that knows it counts the call while it reads whether the session still
 * stands. Nothing is lost by it: once somebody signs out, no function counts more than one call that it has to refuse.
 */
export async function admit(row: Endpoint, event: HttpEvent): Promise<Session | undefined> {
  const address = visitorAddress(event);
  const count = async (uid: string | undefined): Promise<number> =>
    row.rate === undefined ? 0 : countAgainst(row.rate, uid, address);

  const token = sessionToken(event);
  const [session, counted] = await sideBySide([
    token === undefined ? undefined : sessionOf(token, address),
    token === undefined ? undefined : countEarly(row, event, token, count),
  ]);
  if (row.auth === "user" && session === undefined) {
    throw new ApiError("signed_out", sentences.signedOut);
  }
  if (row.effect === "write") requireCsrf(event, session);
  const isCounted = session !== undefined && counted !== undefined;
  requireNoWait(isCounted ? counted : await count(session?.uid));
  return session;
}

/** Counts the call of a token whose owner is known; undefined when it is not, or when the call would be refused. */
async function countEarly(
  row: Endpoint,
  event: HttpEvent,
  token: string,
  count: (uid: string) => Promise<number>,
): Promise<number | undefined> {
  const owner = knownOwner(token);
  if (owner === undefined) return undefined;
  if (row.effect === "write" && csrfProblem(event, { token }) !== undefined) return undefined;
  return count(owner);
}
