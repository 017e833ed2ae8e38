import * as z from "zod";
import * as limits from "../../shared/limits.ts";
import { clearCookie, setCookie } from "../http/cookies.ts";
import { readJson } from "../http/json.ts";
import { cookie, type HttpEvent } from "../http/request.ts";
import { env } from "../runtime/env.ts";
import { nextPage } from "./next-page.ts";
import type { SignInAttempt } from "./provider.ts";

const Attempt = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  next: z.string(),
});

/** Each attempt has a cookie of its own, so that signing in from two tabs works in both. */
const prefix = "signin_";
const cookieName = (state: string): string => prefix + state.slice(0, 12);

/** The Set-Cookie that remembers an attempt while the visitor is at the provider. */
export const rememberAttempt = (attempt: SignInAttempt): string =>
  setCookie(cookieName(attempt.state), Buffer.from(JSON.stringify(attempt)).toString("base64url"), {
    maxAgeSeconds: limits.signInMinutes * 60,
  });

/** Tabs in which one browser may sign in at the same time. */
const keptAttempts = 5;

/**
 * The Set-Cookies that forget the oldest attempts when another is added: somebody who begins again and again must
 * not outgrow what the gateway takes of headers. Browsers send the oldest cookie first (RFC 6265, section 5.4).
 */
export function forgetOldAttempts(event: HttpEvent): string[] {
  const names = (event.cookies ?? []).map((pair) => pair.slice(0, pair.indexOf("=")).trim());
  const attempts = names.filter((name) => name.startsWith(prefix));
  return attempts.slice(0, Math.max(0, attempts.length + 1 - keptAttempts)).map(clearCookie);
}

export const forgetAttempt = (state: string): string => clearCookie(cookieName(state));

/**
 * The attempt that this browser began under `state`; undefined when it began none or too long ago. The browser kept it,
 * where others may have put it: its page is one of ours all the same.
 */
export function recallAttempt(event: HttpEvent, state: string): SignInAttempt | undefined {
  const value = cookie(event, cookieName(state));
  if (value === undefined) return undefined;
  try {
    const attempt = Attempt.parse(readJson(Buffer.from(value, "base64url").toString("utf8")));
    if (attempt.state !== state) return undefined;
    return { ...attempt, next: nextPage(attempt.next, env("PUBLIC_ORIGIN")) };
  } catch {
    return undefined;
  }
}
