import { endpoints } from "../../shared/endpoints.ts";
import { notAsked, type Condition } from "./condition.ts";
import { ask, get, need, post, told, type Answer, type Site } from "./site.ts";

/** Nobody gives a page or a call this name. */
const nowhere = "/there-is-nothing-here";

const isJson = ({ headers }: Answer): boolean =>
  headers.get("content-type")?.startsWith("application/json") ?? false;

const slashIsStripped: Condition<Site> = {
  name: "calls",
  proves: "a call with its slash at the end is answered, and hands out the csrftoken cookie.",
  async check(site) {
    const answer = await get(site, endpoints.check_logged.path);
    need(
      answer.status === 200 && isJson(answer),
      `${told(answer)}. Look at the function of the edge that strips the slash (infra/site/edge/api.js), at the secret ` +
        "that it sends, and at the log of check_logged.",
    );
    need(
      answer.headers.getSetCookie().some((cookie) => cookie.startsWith("csrftoken=")),
      `${answer.url} sets no csrftoken cookie: nobody could save anything. Look at the behaviours of the distribution.`,
    );
    return undefined;
  },
};

const gatewayIsClosed: Condition<Site> = {
  name: "gateway",
  proves: "past the edge, which adds its secret, the API answers 403.",
  async check({ gateway }) {
    if (gateway === undefined) return notAsked("as the gateway's own address is in the account.");
    // The edge strips the slash; past it there is none.
    const answer = await ask(gateway + endpoints.check_logged.path.replace(/\/$/, ""));
    need(
      answer.status === 403,
      `${told(answer)}. Whoever finds this address passes firewall and rate limits: look at ORIGIN_SECRET of the functions.`,
    );
    return undefined;
  },
};

const unknownPage: Condition<Site> = {
  name: "unknown pages",
  proves: "an address that no page has gives the page, which says so.",
  async check(site) {
    const answer = await get(site, nowhere, { accept: "text/html" });
    need(
      answer.status === 200 && answer.text.includes('id="root"'),
      `${told(answer)}. People who open a page by its address would see this: look at infra/site/edge/spa.js.`,
    );
    return undefined;
  },
};

const unknownCall: Condition<Site> = {
  name: "unknown calls",
  proves: "an unknown call is 404, in JSON.",
  async check(site) {
    const answer = await get(site, `/api${nowhere}/`);
    need(
      answer.status === 404 && isJson(answer) && answer.text.includes('"error"'),
      `${told(answer)}. Look at the routes of the gateway, and at the function not_found.`,
    );
    return undefined;
  },
};

/** What only those may know who run the site: stacks of calls, places in functions, names of AWS. */
const inside =
  /\bat .{0,80}:\d+:\d+|\/var\/(?:task|runtime)|node_modules|arn:aws|\.amazonaws\.com|Exception\b|stack"?:/i;

const errorsAreQuiet: Condition<Site> = {
  name: "errors",
  proves: "answers that refuse hold nothing of the inside.",
  async check(site) {
    const refused = [
      await post(site, endpoints.get_anime_details.path, "{"),
      await post(site, endpoints.get_anime_details.path, JSON.stringify({ anime_id: {} })),
      await post(site, endpoints.update_anime.path, "{}"),
      await get(site, `${endpoints.auth_callback.path}?code=none&state=none`),
      await get(site, `/assets${nowhere}.js`),
      await get(site, `/media${nowhere}.webp`),
    ];
    for (const answer of refused) {
      const { status, text } = answer;
      need(status >= 300 && status < 500, `${told(answer)}. Look at the log of that function.`);
      const [found] = [inside.exec(text)?.[0], ...site.inner.filter((name) => text.includes(name))];
      need(
        found === undefined,
        `${answer.url} tells strangers "${found ?? ""}". Look at the log of that function, and at functions/http.`,
      );
    }
    return undefined;
  },
};

/** What the API has to do, whatever is in the catalogue. */
export const callConditions = [
  slashIsStripped,
  gatewayIsClosed,
  unknownPage,
  unknownCall,
  errorsAreQuiet,
];
