import { endpoints } from "../../shared/endpoints.ts";
import { pages } from "../../shared/pages.ts";
import type { Call, Passing, Tamper } from "./tampering.ts";

/** Tampers with answers at one path. */
const at =
  (path: string, change: (answer: Passing) => void): Tamper =>
  (call, answer) => {
    if (call.path === path) change(answer);
  };

const replaced =
  (from: string | RegExp, to: string) =>
  (answer: Passing): void => {
    answer.text = answer.text.replace(from, to);
  };

const answering =
  (status: number, text?: string) =>
  (answer: Passing): void => {
    answer.status = status;
    if (text !== undefined) answer.text = text;
  };

const scripts =
  (change: (answer: Passing) => void): Tamper =>
  ({ path }, answer) => {
    if (path.startsWith("/assets/") && path.endsWith(".js") && answer.status === 200)
      change(answer);
  };

const withJson =
  (change: (body: Record<string, unknown>) => unknown) =>
  (answer: Passing): void => {
    answer.text = JSON.stringify(change(JSON.parse(answer.text) as Record<string, unknown>));
  };

/** Changes a parameter of the address that an answer leads to. */
const leading =
  (name: string, value: string) =>
  ({ headers }: Passing): void => {
    const url = new URL(headers.get("location") ?? "");
    url.searchParams.set(name, value);
    headers.set("location", url.href);
  };

const loading = answering(503, '{"error":"Our catalogue is still loading."}');

/** What breaks each condition of a site, by its name, and no other. */
export const siteTampers: Readonly<Record<string, readonly Tamper[]>> = {
  page: [at("/", replaced('id="root"', 'id="toor"'))],
  "security policy": [
    at("/", replaced("<script>", "<script>void 0;")),
    at("/", replaced("<style>", "<style>/**/")),
    at("/", replaced("<body>", '<body onload="steal()">')),
  ],
  files: [
    scripts(({ headers }) => {
      headers.set("content-type", "text/html");
    }),
    scripts(({ headers }) => {
      headers.set("cache-control", "no-cache");
    }),
    at("/favicon.svg", answering(404, "")),
  ],
  "source maps": [
    ({ path }, answer) => {
      if (path.endsWith(".js.map")) answering(200, '{"version":3}')(answer);
    },
  ],
  "security headers": [
    at("/", ({ headers }) => {
      headers.delete("x-content-type-options");
    }),
    at(endpoints.check_logged.path, ({ headers }) => {
      headers.set("content-security-policy", "default-src *");
    }),
  ],
  calls: [
    at(
      endpoints.check_logged.path,
      answering(403, '{"error":"Please use the site\'s own address."}'),
    ),
    at(endpoints.check_logged.path, ({ headers }) => {
      headers.delete("set-cookie");
    }),
  ],
  "unknown pages": [at("/there-is-nothing-here", answering(404))],
  "unknown calls": [
    at("/api/there-is-nothing-here/", ({ headers }) => {
      headers.set("content-type", "text/html");
    }),
    at("/api/there-is-nothing-here/", answering(200)),
  ],
  errors: [
    at(endpoints.update_anime.path, replaced(/$/, " at handler (/var/task/index.js:1:2345)")),
    at(endpoints.get_anime_details.path, answering(502)),
  ],
  search: [
    at(endpoints.search_anime.path, loading),
    at(endpoints.search_anime.path, replaced(/Frieren/g, "Somebody")),
    at(endpoints.search_anime.path, answering(200, "<html>")),
  ],
  covers: [
    ({ path }, { headers }) => {
      if (path.startsWith("/covers/")) headers.set("content-type", "text/html");
    },
  ],
  browse: [
    at(endpoints.browse.path, loading),
    at(
      endpoints.browse.path,
      withJson((body) => ({ ...body, titles: [] })),
    ),
  ],
  trending: [
    at(endpoints.get_trending_anime.path, loading),
    at(
      endpoints.get_trending_anime.path,
      withJson(() => ({ trending_anime: [] })),
    ),
  ],
  today: [at(endpoints.today.path, loading)],
  "sign-in": [
    at(
      endpoints.auth_login.path,
      leading("redirect_uri", "https://other.example/api/auth/callback"),
    ),
    at(endpoints.auth_login.path, leading("code_challenge_method", "plain")),
    at(endpoints.auth_login.path, ({ headers }) => {
      headers.set("location", "/accounts/login?problem=unavailable");
    }),
  ],
  "sign-in page": [at(endpoints.auth_login.path, leading("client_id", "somebody-else"))],
  "link previews": [
    at(pages.terms.pattern, replaced(new RegExp(pages.terms.title, "g"), "Home")),
    at(pages.terms.pattern, replaced(/https?:\/\/[^"/]+\/tos/g, "https://other.example/tos")),
  ],
  "robots.txt": [at("/robots.txt", replaced(/http.*sitemap/, "https://other.example/sitemap"))],
  sitemap: [at("/sitemap.xml", replaced(/https?:\/\/[^<]+?\/</g, "https://other.example/<"))],
  "security.txt": [
    at("/.well-known/security.txt", replaced(/Expires: \d+/, "Expires: 2001")),
    at("/.well-known/security.txt", answering(404)),
  ],
};

/** What breaks the condition of the gateway, at its own address. */
export const gatewayTampers: readonly Tamper[] = [(_call, answer) => (answer.status = 200)];

const operation =
  (name: string, change: (answer: Passing) => void): Tamper =>
  (call: Call, answer) => {
    if (call.operation === name) change(answer);
  };

const inService =
  (service: string, path: string, change: (answer: Passing) => void): Tamper =>
  (call, answer) => {
    if (call.service === service && call.path.startsWith(path)) change(answer);
  };

const sending = (change: Record<string, unknown>) =>
  inService(
    "ses",
    "/v2/email/account",
    withJson((body) => ({ ...body, ...change })),
  );

/** What breaks each condition of an account, by its name, and no other. */
export const accountTampers: Readonly<Record<string, readonly Tamper[]>> = {
  stacks: [
    operation("DescribeStacks", (answer) => {
      if (answer.text.includes("-watch<")) replaced("CREATE_COMPLETE", "ROLLBACK_COMPLETE")(answer);
    }),
    operation("DescribeStacks", (answer) => {
      if (!answer.text.includes("-site<")) return;
      answering(
        400,
        "<ErrorResponse><Error><Code>ValidationError</Code></Error></ErrorResponse>",
      )(answer);
    }),
  ],
  concurrency: [
    inService(
      "lambda",
      "/",
      withJson(() => ({ AccountLimit: { ConcurrentExecutions: 10 } })),
    ),
    inService("lambda", "/", answering(403, '{"Message":"not authorized"}')),
  ],
  "e-mails": [sending({ ProductionAccessEnabled: false }), sending({ SendingEnabled: false })],
  sender: [
    inService(
      "ses",
      "/v2/email/identities/",
      withJson(() => ({ VerifiedForSendingStatus: false })),
    ),
    inService("ses", "/v2/email/identities/", answering(404, "{}")),
  ],
  "chat's model": [
    inService(
      "bedrock",
      "/model/",
      answering(403, '{"message":"You don\'t have access to the model"}'),
    ),
  ],
  "dead letters": [
    operation(
      "GetQueueAttributes",
      withJson(() => ({ Attributes: { ApproximateNumberOfMessages: "1" } })),
    ),
  ],
  alarms: [
    operation(
      "DescribeAlarms",
      withJson(() => ({ MetricAlarms: [{ AlarmName: "Tsuzuku-watch-ServerErrors1234" }] })),
    ),
  ],
};
