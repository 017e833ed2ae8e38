import { endpoints } from "../../shared/endpoints.ts";
import { callbackPath } from "../../shared/sign-in.ts";
import { notAsked, type Condition } from "./condition.ts";
import { ask, get, need, told, type Answer, type Site } from "./site.ts";

/** Begins a sign-in. Resolves with where that leads, at the provider; rejects with Broken where it begins wrongly. */
async function begin(site: Site): Promise<URL> {
  const answer = await get(site, endpoints.auth_login.path);
  const url = new URL(answer.headers.get("location") ?? "/", site.origin);
  need(
    answer.status === 302 && url.origin !== site.origin,
    `${told(answer)}, and leads to no provider. Look at the log of auth_login.`,
  );
  const back = url.searchParams.get("redirect_uri") ?? "nowhere";
  need(
    back === site.origin + callbackPath,
    `The provider is asked to send people to ${back}, not to ${site.origin + callbackPath}. Look at the output ` +
      "PublicOrigin, and deploy once more: functions keep the address that they were deployed with.",
  );
  need(
    url.searchParams.get("code_challenge_method") === "S256",
    `${answer.url} begins a sign-in without PKCE. Look at functions/sign-in.`,
  );
  return url;
}

const leadsToProvider: Condition<Site> = {
  name: "sign-in",
  proves: "sign-in leads to the identity provider, which shall send people back to this site.",
  async check(site) {
    await begin(site);
    return undefined;
  },
};

const mostSteps = 8;

/** Goes where a provider leads, with its cookies, until there is a page. */
async function follow(from: URL): Promise<Answer> {
  const cookies = new Map<string, string>();
  let url = from;
  for (let step = 0; ; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await ask(url.href, { headers: cookie === "" ? {} : { cookie } });
    const location = answer.headers.get("location");
    if (answer.status < 300 || answer.status >= 400 || location === null || step === mostSteps) {
      return answer;
    }
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    url = new URL(location, url);
  }
}

const providerAnswers: Condition<Site> = {
  name: "sign-in page",
  proves: "the identity provider knows this site, and shows its page.",
  async check(site) {
    const url = await begin(site).catch(() => undefined);
    if (url === undefined) return notAsked("as sign-in begins wrongly.");
    const answer = await follow(url);
    const { origin, pathname } = new URL(answer.url);
    need(
      answer.status === 200 &&
        origin !== site.origin &&
        // Cognito's page for a client or an address that it does not know.
        pathname !== "/error" &&
        /^text\/html/.test(answer.headers.get("content-type") ?? ""),
      `${told(answer)}. Look at the user pool's app client: its callback addresses, and its managed login style.`,
    );
    return undefined;
  },
};

/** The way in. */
export const signInConditions = [leadsToProvider, providerAnswers];
