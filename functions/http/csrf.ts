import { createHmac, randomBytes } from "node:crypto";
import { ApiError } from "../../shared/errors.ts";
import * as sentences from "../../shared/sentences.ts";
import { env } from "../runtime/env.ts";
import { tokenHash, type Session } from "../table/people/sessions.ts";
import { cookie, header, type HttpEvent } from "./request.ts";
import { sameSecret } from "../secrets/same-secret.ts";

/** The CSRF token of a session: bound to it, so that a cookie planted by another site is of no use. */
export function csrfToken(session: Pick<Session, "token"> | undefined): string {
  if (session === undefined) return randomBytes(32).toString("base64url");
  return createHmac("sha256", session.token).update("csrf").digest("base64url");
}

/**
 * Why a state-changing call did not come from our own pages: cookie or header missing, not this session's token, or
 * another site's Origin. Undefined when it did.
 */
export function csrfProblem(
  event: HttpEvent,
  session: Pick<Session, "token" | "formerCsrfHash"> | undefined,
): string | undefined {
  const fromCookie = cookie(event, "csrftoken");
  const fromHeader = header(event, "x-csrftoken");
  if (!fromCookie || !fromHeader) return sentences.csrfMissing;
  const expected = session === undefined ? fromCookie : csrfToken(session);
  // A page may have read the cookie a moment before its session got another token.
  const isOurs = (token: string): boolean =>
    sameSecret(token, expected) ||
    (session?.formerCsrfHash !== undefined && sameSecret(tokenHash(token), session.formerCsrfHash));
  if (!isOurs(fromHeader) || !isOurs(fromCookie)) return sentences.csrfInvalid;
  const origin = header(event, "origin");
  const site = header(event, "sec-fetch-site");
  const foreign =
    (origin !== undefined && origin !== env("PUBLIC_ORIGIN")) ||
    (site !== undefined && site !== "same-origin" && site !== "none");
  return foreign ? sentences.foreignOrigin : undefined;
}

/** Requires that a state-changing call came from our own pages. Throws ApiError 403 with the {@link csrfProblem}. */
export function requireCsrf(
  event: HttpEvent,
  session: Pick<Session, "token" | "formerCsrfHash"> | undefined,
): void {
  const problem = csrfProblem(event, session);
  if (problem !== undefined) throw new ApiError("forbidden", problem);
}
