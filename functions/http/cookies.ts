import * as limits from "../../shared/limits.ts";
import { env } from "../runtime/env.ts";

interface CookieOptions {
  readonly maxAgeSeconds: number;
  /** Scripts of the page may read it. */
  readonly readable?: boolean;
}

/** One Set-Cookie value: same-site, for the whole site, and Secure wherever the site is https. */
export function setCookie(name: string, value: string, options: CookieOptions): string {
  return [
    `${name}=${value}`,
    "Path=/",
    `Max-Age=${options.maxAgeSeconds}`,
    "SameSite=Lax",
    ...(options.readable ? [] : ["HttpOnly"]),
    ...(env("PUBLIC_ORIGIN").startsWith("https:") ? ["Secure"] : []),
  ].join("; ");
}

const sessionSeconds = limits.sessionDays * 86_400;

/** The cookies of a session last as long as it does when nothing is said of that: as one that begins. */
export const sessionCookie = (token: string, maxAgeSeconds = sessionSeconds): string =>
  setCookie("sessionid", token, { maxAgeSeconds });
export const csrfCookie = (token: string, maxAgeSeconds = sessionSeconds): string =>
  setCookie("csrftoken", token, { maxAgeSeconds, readable: true });
export const clearCookie = (name: string): string => setCookie(name, "", { maxAgeSeconds: 0 });
