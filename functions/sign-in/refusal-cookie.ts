import * as limits from "../../shared/limits.ts";
import { refusalCookieName, type Refusal } from "../../shared/sign-in.ts";
import { setCookie } from "../http/cookies.ts";
import { cookie, type HttpEvent } from "../http/request.ts";
import { env } from "../runtime/env.ts";

/**
 * The Set-Cookie that takes a refusal to the sign-in page. Not in that page's address: whoever makes a link could then let the
 * site say anything to anybody.
 */
export const refusalCookie = ({ reason, erased_at }: Refusal): string =>
  setCookie(
    refusalCookieName(env("PUBLIC_ORIGIN")),
    // The longest reason in Japanese is 2 kB of this, and would be more than a cookie may hold percent-encoded.
    Buffer.from(JSON.stringify({ reason, erased_at })).toString("base64url"),
    { maxAgeSeconds: limits.refusalShownMinutes * 60, readable: true },
  );

/** Whether this browser was refused so lately that its page still says why. */
export const wasRefused = (event: HttpEvent): boolean =>
  cookie(event, refusalCookieName(env("PUBLIC_ORIGIN"))) !== undefined;
