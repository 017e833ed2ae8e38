import { createHash } from "node:crypto";
import { DomUtils, parseDocument } from "htmlparser2";
import { endpoints } from "../../shared/endpoints.ts";
import { notAsked, type Condition } from "./condition.ts";
import { get, need, told, type Site } from "./site.ts";

type Document = ReturnType<typeof parseDocument>;

const noPage = notAsked("as there is no page.");

/** The page at the site's root; undefined where there is none. */
async function pageOf(site: Site): Promise<{ document: Document; policy: string } | undefined> {
  const { status, headers, text } = await get(site, "/");
  if (status !== 200 || !headers.get("content-type")?.startsWith("text/html")) return undefined;
  return {
    document: parseDocument(text),
    policy: headers.get("content-security-policy") ?? "",
  };
}

const isThere: Condition<Site> = {
  name: "page",
  proves: "the page is there.",
  async check(site) {
    const answer = await get(site, "/");
    need(
      answer.status === 200 && answer.text.includes('id="root"'),
      `${told(answer)}. This is not the page: look at the stack site and at the distribution's default behaviour.`,
    );
    return undefined;
  },
};

/** The values of a directive, or of the first that stands in for it. */
function sourcesOf(policy: string, ...directives: readonly string[]): readonly string[] {
  const all = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
  return directives.map((name) => all.get(name)).find((sources) => sources !== undefined) ?? [];
}

const hashOf = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Data that pages hold in script elements, which nobody runs. */
const isData = (type: string | undefined): boolean => type?.endsWith("json") ?? false;

const policyFits: Condition<Site> = {
  name: "security policy",
  proves: "the page's own scripts and styles are those that its Content-Security-Policy allows.",
  async check(site) {
    const page = await pageOf(site);
    if (page === undefined) return noPage;
    const { document, policy } = page;
    const elements = DomUtils.getElementsByTagName("*", document);
    const inline = (tag: string): string[] =>
      elements
        .filter(
          ({ name, attribs }) => name === tag && !("src" in attribs) && !isData(attribs["type"]),
        )
        .map((element) => DomUtils.textContent(element));
    const stopped = [
      ["script", sourcesOf(policy, "script-src-elem", "script-src", "default-src")] as const,
      ["style", sourcesOf(policy, "style-src-elem", "style-src", "default-src")] as const,
    ].flatMap(([tag, sources]) =>
      inline(tag)
        .filter((text) => !sources.includes(hashOf(text)))
        .map((text) => `<${tag}>${text.trim().slice(0, 40)}…`),
    );
    const attributes = elements.flatMap(({ name, attribs }) =>
      Object.keys(attribs)
        .filter((attribute) => attribute === "style" || attribute.startsWith("on"))
        .map((attribute) => `<${name} ${attribute}=…>`),
    );
    const [first] = [...stopped, ...attributes];
    need(
      first === undefined,
      `Browsers stop ${first ?? ""}: the page and its policy are of two builds. Deploy once more; where that ` +
        "does not help, look at the stacks edge and site.",
    );
    return undefined;
  },
};

/** Types without which a browser does not use a file; of fonts and pictures it looks at the content. */
const insisted: Readonly<Record<string, RegExp>> = {
  css: /^text\/css/,
  js: /^(?:text|application)\/javascript/,
  svg: /^image\/svg\+xml/,
};

/** The addresses on the site that a page names, in elements that load them and in its styles. */
function filesOf(document: Document): readonly string[] {
  const elements = DomUtils.getElementsByTagName("*", document);
  const loaded = elements.flatMap(({ name, attribs }) => [
    ...(["script", "img", "source"].includes(name) ? [attribs["src"]] : []),
    ...(name === "link" && attribs["rel"] !== "canonical" ? [attribs["href"]] : []),
    ...(name === "meta" && attribs["property"] === "og:image" ? [attribs["content"]] : []),
  ]);
  const styles = elements
    .filter(({ name }) => name === "style")
    .flatMap((style) => [...DomUtils.textContent(style).matchAll(/url\(["']?([^"')]+)/g)])
    .map(([, address]) => address);
  return [...new Set([...loaded, ...styles])].filter(
    (address) => address !== undefined && address.startsWith("/") && !address.startsWith("//"),
  ) as string[];
}

const yearSeconds = 31_536_000;

/** What is wrong with a file that the page names; undefined when it is as it should be. */
async function faultOf(site: Site, path: string): Promise<string | undefined> {
  const answer = await get(site, path);
  const ending = /\.(\w+)$/.exec(new URL(answer.url).pathname)?.[1] ?? "";
  const type = answer.headers.get("content-type") ?? "";
  if (answer.status !== 200 || answer.bytes.length === 0) return told(answer);
  const isOfType = insisted[ending]?.test(type) ?? !type.startsWith("text/html");
  if (!isOfType) return `${answer.url} is of the type ${type}`;
  const caching = answer.headers.get("cache-control") ?? "";
  const seconds = Number(/max-age=(\d+)/.exec(caching)?.[1] ?? 0);
  // The names of all others stay the same when their content changes.
  if (!path.startsWith("/assets/") || seconds >= yearSeconds) return undefined;
  return `${answer.url} is kept for ${seconds} seconds, not for a year`;
}

const filesLoad: Condition<Site> = {
  name: "files",
  proves:
    "what the page names loads, each of its type, and what has a hash in its name for a year.",
  async check(site) {
    const page = await pageOf(site);
    if (page === undefined) return noPage;
    const files = filesOf(page.document);
    need(
      files.some((path) => path.endsWith(".js")),
      "The page names no script: look at the build (dist/web/index.html).",
    );
    const faults = await Promise.all(files.map((path) => faultOf(site, path)));
    const [first] = faults.filter((fault) => fault !== undefined);
    need(first === undefined, `${first ?? ""}. Look at the uploads of the stack site.`);
    return undefined;
  },
};

const noSourceMaps: Condition<Site> = {
  name: "source maps",
  proves: "no source map is served.",
  async check(site) {
    const page = await pageOf(site);
    if (page === undefined) return noPage;
    for (const path of filesOf(page.document).filter((each) => each.endsWith(".js"))) {
      const answer = await get(site, `${path}.map`);
      need(
        answer.status !== 200,
        `${answer.url} is served. Maps belong outside of dist/web: look at the build and at the bucket.`,
      );
    }
    return undefined;
  },
};

const required: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /default-src 'none'.*frame-ancestors 'none'/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
  "referrer-policy": /^strict-origin-when-cross-origin$/,
  "permissions-policy": /camera=\(\)/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
};
/** Six months are what browsers and their lists ask for at least. */
const overTls: typeof required = { "strict-transport-security": /max-age=\d{8,}/ };

const headersProtect: Condition<Site> = {
  name: "security headers",
  proves: "pages and answers carry the headers that protect their readers.",
  async check(site) {
    const headers = { ...required, ...(site.address.startsWith("https:") ? overTls : {}) };
    for (const path of ["/", endpoints.check_logged.path]) {
      const answer = await get(site, path);
      for (const [name, pattern] of Object.entries(headers)) {
        const value = answer.headers.get(name);
        need(
          value !== null && pattern.test(value),
          `${answer.url} has ${value === null ? "no" : "an odd"} ${name}${value === null ? "" : ` (${value})`}. ` +
            "Look at the distribution's response headers policies.",
        );
      }
    }
    return undefined;
  },
};

/** What the page has to be. */
export const pageConditions = [isThere, policyFits, filesLoad, noSourceMaps, headersProtect];
