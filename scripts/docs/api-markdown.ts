import { methodsOf } from "../../shared/endpoint.ts";
import { brand } from "../../shared/brand.ts";
import * as limits from "../../shared/limits.ts";
import { rates, type Rate, type RateWindow } from "../../shared/rates.ts";
import { jsonSchema } from "./json-schema.ts";
import type { Feature, Row } from "./rows.ts";
import { typeText } from "./type-text.ts";

const head = `<!-- Written by \`npm run docs\` from shared/api/. Change the rows, not this file. -->

# ${brand.name} API

Every call lives on the site's own origin. Addresses end in a slash; requests and answers are JSON unless it says
otherwise, and a JSON request has at most ${limits.jsonBytes / 1024} KB.

- **Who may call.** A signed-in person is known by the cookie \`sessionid\`. Without it, calls for users answer 401.
- **Writes** need the header \`X-CSRFToken\` with the value of the cookie \`csrftoken\`, which
  \`GET /api/check_logged/\` sets; without it they answer 403.
- **Failures** answer with a fitting status and \`{ "error": "a sentence for people" }\`.
- **Limits.** A call above its limit answers 429 with the seconds to wait in \`Retry-After\`. A bad request counts,
  too. A cookie \`sessionid\` that is nobody's is cleared; who sends many of them is answered 429 until the minute is over.
- **Fields** of the address win over those of the body, and those over the query string.
- **The gateway itself** answers what never reaches us: 413 above 6 MB and 429 when everybody together asks too much,
  with \`{ "message": "…" }\` instead of \`error\` and without \`Retry-After\`.
- Calls marked *planned* answer 501 for now.
`;

/** The table of endpoints as a document for people who call them. */
export function apiMarkdown(features: readonly Feature[]): string {
  return [head, overview(features), ...features.map(featureText)].join("\n");
}

const methodsText = ({ endpoint }: Row): string => methodsOf(endpoint).join(", ");
const note = ({ isBuilt }: Row): string => (isBuilt ? "" : " *(planned)*");

function overview(features: readonly Feature[]): string {
  const lines = features.flatMap(({ rows }) =>
    rows.map((row) => {
      const { path, auth, summary } = row.endpoint;
      const who = auth === "user" ? "users" : "all";
      return `| [${row.name}](#${row.name}) | ${methodsText(row)} | \`${path}\` | ${who} | ${summary}${note(row)} |\n`;
    }),
  );
  return `| Name | Method | Address | For | |\n|---|---|---|---|---|\n${lines.join("")}`;
}

function featureText({ title, rows }: Feature): string {
  return `## ${title}\n\n${rows.map(rowText).join("\n")}`;
}

function rowText(row: Row): string {
  const { name, endpoint } = row;
  const { path, summary, request, response, status = 200 } = endpoint;
  return `### ${name}

\`${methodsText(row)} ${path}\`${note(row)}

${summary} ${factsText(row)}

\`\`\`ts
// request
${typeText(jsonSchema(request, "input"))}
// answer ${status}
${typeText(jsonSchema(response, "output"))}
\`\`\`
`;
}

function factsText({ endpoint }: Row): string {
  const { auth, effect, rate, body, maxBytes } = endpoint;
  const facts = [
    auth === "user" ? "For signed-in users." : "For everybody.",
    effect === "write" ? "A write." : "",
    body === "form" ? "The request is multipart/form-data." : "",
    body === "reports" ? "The request is `reports` alone, as browsers report by themselves." : "",
    maxBytes === undefined ? "" : `At most ${Math.floor(maxBytes / 1024)} KB.`,
    rate === undefined ? "" : rateText(rates[rate]),
  ];
  return facts.filter(Boolean).join(" ");
}

function rateText({ visitor, user, newcomer }: Rate): string {
  if (visitor === undefined && user === undefined) return "";
  const parts = [
    visitor ? `${windowsText(visitor)} for each visitor's address` : "",
    user ? `${windowsText(user)} for each user` : "",
    newcomer ? `${windowsText(newcomer)} on the first day of an account` : "",
  ];
  return `At most ${parts.filter(Boolean).join(", ")}.`;
}

const windowsText = (windows: readonly RateWindow[]): string =>
  windows.map(({ count, seconds }) => `${count} calls ${periodText(seconds)}`).join(" and ");

function periodText(seconds: number): string {
  if (seconds === 60) return "a minute";
  if (seconds === 3600) return "an hour";
  return seconds === 86_400 ? "a day" : `in ${seconds} seconds`;
}
