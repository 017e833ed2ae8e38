import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { ApiError, sentences } from "../shared/errors.ts";
import { env } from "./env.ts";
import { cookie, header, type HttpEvent } from "./request.ts";
import type { Session } from "./table/sessions.ts";

/** The CSRF token of a session: bound to it, so that a cookie planted by another site is of no use. */
export function csrfToken(session: Session | undefined): string {
  if (session === undefined) return randomBytes(32).toString("base64url");
  return createHmac("sha256", session.token).update("csrf").digest("base64url");
}

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

/**
 * Requires that a state-changing call came from our own pages.
 * Throws ApiError 403: cookie or header missing, not this session's token, or another site's Origin.
 */
export function requireCsrf(event: HttpEvent, session: Session | undefined): void {
  const fromCookie = cookie(event, "csrftoken");
  const fromHeader = header(event, "x-csrftoken");
  if (!fromCookie || !fromHeader) throw new ApiError("forbidden", sentences.csrfMissing);
  const expected = session === undefined ? fromCookie : csrfToken(session);
  if (!same(fromHeader, expected) || !same(fromCookie, expected)) {
    throw new ApiError("forbidden", sentences.csrfInvalid);
  }
  const origin = header(event, "origin");
  const site = header(event, "sec-fetch-site");
  const foreign =
    (origin !== undefined && origin !== env("PUBLIC_ORIGIN")) ||
    (site !== undefined && site !== "same-origin" && site !== "none");
  if (foreign) throw new ApiError("forbidden", sentences.foreignOrigin);
}
