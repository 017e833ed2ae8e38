import { readFileSync } from "node:fs";
import { brand } from "../../shared/brand.ts";
import type { DemoAccount } from "./accounts.ts";

const style = readFileSync(new URL("./page.css", import.meta.url), "utf8");

const logo = `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 64 64" aria-hidden="true">
  <path d="M32 3 57.1 17.5v29L32 61 6.9 46.5v-29Z" fill="#ffc24b"/><path d="M25 20.5v23L45 32Z" fill="#231600"/></svg>`;

/** Text as it may stand in HTML, in attributes too. */
const escape = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title} · ${brand.name}</title>
    <link rel="icon" href="data:image/svg+xml,${encodeURIComponent(logo)}">
    <style>${style}</style>
  </head>
  <body>
    <main>
      <div class="brand">${logo}${brand.name}</div>
      ${content}
    </main>
  </body>
</html>
`;

/** Buttons that are seen at once; the others open on demand. */
const peopleShown = 8;

const personButton = ({ username, subject }: DemoAccount): string =>
  `<button name="account" value="${escape(subject)}">${escape(username)}</button>`;

function peopleCard(people: readonly DemoAccount[]): string {
  if (people.length === 0) return "";
  const others = people.slice(peopleShown);
  const more =
    others.length === 0
      ? ""
      : `<details><summary>${others.length} more</summary>
          <div class="people">${others.map(personButton).join("\n")}</div></details>`;
  return `<form class="card" method="post">
        <h2>Or look around as somebody else</h2>
        <p>One click signs you in as a member of the demo community.</p>
        <div class="people">${people.slice(0, peopleShown).map(personButton).join("\n")}</div>
        ${more}
      </form>`;
}

/** The sign-in page, with the sentence that says what went wrong before, if anything did. */
export function signInPage(
  people: readonly DemoAccount[],
  before: { readonly email?: string; readonly problem?: string } = {},
): string {
  const { email = "", problem } = before;
  const alert = problem === undefined ? "" : `<p class="problem" role="alert">${problem}</p>`;
  return page(
    "Sign in",
    `<form class="card" method="post">
        <h1>Sign in</h1>
        <p>An address that is not known yet becomes a new account.</p>
        ${alert}
        <label for="email">E-mail</label>
        <input id="email" name="email" type="email" autocomplete="username" required
          value="${escape(email)}"${email === "" ? " autofocus" : ""}>
        <label for="password">Password</label>
        <input id="password" name="password" type="password" autocomplete="current-password" required${email === "" ? "" : " autofocus"}>
        <button class="main">Continue</button>
      </form>
      ${peopleCard(people)}`,
  );
}

/** A page with one sentence and the way back to the site. */
export const messagePage = (title: string, sentence: string, site: string): string =>
  page(
    escape(title),
    `<div class="card"><h1>${escape(title)}</h1><p>${escape(sentence)}</p>
        <a class="brand" href="${escape(site)}">Back to ${brand.name}</a></div>`,
  );

/**
 * The page that ends the provider's session. It sends its form at once when the site asked for it; otherwise a
 * person has to press the button, so that no other site can sign people out.
 */
export function signOutPage(form: string, isAskedBySite: boolean): string {
  const filled = form.replace(
    "</form>",
    `<input type="hidden" name="logout" value="yes"><button class="main">Sign out</button></form>`,
  );
  const send = isAskedBySite ? `<script>document.forms[0].submit()</script>` : "";
  return page("Sign out", `<div class="card"><h1>Sign out</h1>${filled}</div>${send}`);
}
