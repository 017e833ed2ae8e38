// Runs inline, before the first paint: sets the theme, chooses what the page's HTML shows until the app takes over,
// and asks for what this page will ask for: its font, its code, its pictures, its first answers.
import { csrfCookie } from "../browser/csrf-cookie.ts";
import { sessionHintKey } from "../browser/session-hint.ts";
import { themeOf, themeStorageKey, type ThemeName } from "../../shared/theme/theme-names.ts";
import { firstCallKey } from "../calls/first-calls.ts";
import { earlyBody } from "./early-body.ts";
import type { FirstCall, FirstRoute } from "./first-route.ts";

/** Put in by the build: each theme's font file, the files of pages, and the routes that need them. */
declare const THEME_FONTS: Readonly<Record<ThemeName, string>>;
declare const FIRST_FILES: readonly string[];
declare const FIRST_ROUTES: readonly FirstRoute[];
declare const FIRST_CALLS: readonly FirstCall[];

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function fetchEarly(rel: "preload" | "modulepreload", href: string, as: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = rel;
  link.as = as;
  link.href = href;
  // Pictures are asked for without it, and would be fetched twice.
  if (as !== "image") link.crossOrigin = "";
  document.head.append(link);
  return link;
}

const csrf = csrfCookie();

/** Reads by POST need no token: a visitor who was never here has none. */
function callEarly([path, body]: FirstCall): Promise<Response> {
  const headers = {
    "Content-Type": "application/json",
    ...(csrf !== undefined && { "X-CSRFToken": csrf }),
  };
  const answer = fetch(path, body === undefined ? {} : { method: "POST", headers, body });
  // Whoever takes it hears of the failure.
  answer.catch(() => undefined);
  globalThis.firstCalls?.set(firstCallKey(path, body), answer);
  return answer;
}

/** Asks for the first covers that an answer names, of which nobody else knows before the app has drawn it. */
async function fetchCovers(answer: Promise<Response>, count: number): Promise<void> {
  const text = await (await answer).clone().text();
  const covers = new Set(text.match(/(?<=")[^"]*\/covers\/[^"]+/g));
  for (const cover of [...covers].slice(0, count)) {
    fetchEarly("preload", cover, "image").fetchPriority = "high";
  }
}

/** A path parameter as the router reads it: what cannot be decoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const page = document.documentElement;
const theme = themeOf(stored(themeStorageKey));
page.dataset["theme"] = theme;
fetchEarly("preload", THEME_FONTS[theme], "font").type = "font/woff2";

const seenAs = csrf !== undefined && stored(sessionHintKey) === "user" ? "user" : "visitor";
page.dataset["seenAs"] = seenAs;
page.dataset["first"] = "page";

globalThis.firstCalls = new Map();
for (const each of FIRST_CALLS) void callEarly(each);

for (const route of FIRST_ROUTES) {
  const match = new RegExp(`^${route.path}/?$`, "i").exec(location.pathname);
  if (match === null || (route.seenAs ?? seenAs) !== seenAs) continue;
  page.dataset["first"] = route.paint ?? "page";
  for (const at of route.files) {
    const file = FIRST_FILES[at] ?? "";
    if (file.endsWith(".css")) fetchEarly("preload", file, "style");
    else fetchEarly("modulepreload", file, "script");
  }
  for (const { href, wide } of route.pictures ?? []) {
    if (wide && matchMedia("(width < 768px)").matches) continue;
    fetchEarly("preload", href, "image").fetchPriority = "high";
  }
  // Parts of a list have a query: what they ask for is told by code that comes later.
  if (location.search !== "") break;
  for (const [path, body, covers] of route.calls) {
    const answer = callEarly([
      path,
      body && earlyBody(body, (place) => decoded(match[place] ?? "")),
    ]);
    if (covers !== undefined) fetchCovers(answer, covers).catch(() => undefined);
  }
  break;
}
