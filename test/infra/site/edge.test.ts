import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import * as z from "zod";

const root = join(import.meta.dirname, "../../..");

const EdgeRequest = z.object({
  method: z.string(),
  uri: z.string(),
  querystring: z.unknown(),
  headers: z.record(z.string(), z.object({ value: z.string() })),
});
type EdgeRequest = z.output<typeof EdgeRequest>;

/** Runs one of the CloudFront Functions on a viewer request from 203.0.113.7; says which origin it chose, if any. */
function run(
  file: string,
  request: Partial<EdgeRequest>,
): EdgeRequest & { readonly originId?: string } {
  // Scripts cannot import: here CloudFront's module is a global variable.
  const code = readFileSync(join(root, "infra/site/edge", file), "utf8").replace(
    /^import cf .*$/m,
    "",
  );
  const event = {
    version: "1.0",
    context: { eventType: "viewer-request" },
    viewer: { ip: "203.0.113.7" },
    request: { method: "GET", uri: "/", querystring: {}, headers: {}, ...request },
  };
  let originId: string | undefined;
  const cf = {
    selectRequestOriginById: (id: string) => {
      originId = id;
    },
  };
  const returned: unknown = runInNewContext(`${code}; handler(event)`, { event, cf });
  return { ...EdgeRequest.parse(returned), ...(originId !== undefined && { originId }) };
}

describe("a function that uses CloudFront's module", () => {
  const codes = readdirSync(join(root, "infra/site/edge")).map((file): [string, string] => [
    file,
    readFileSync(join(root, "infra/site/edge", file), "utf8"),
  ]);

  // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/helper-functions-origin-modification.html
  test("imports it in its first line, as AWS asks, and nothing else anywhere", () => {
    const importing = codes.filter(([, code]) => /\bcf\.|^import /m.test(code));
    expect(importing.map(([file]) => file)).toEqual(["spa.js"]);
    for (const [, code] of importing) {
      expect(code.split("\n", 1)).toEqual(['import cf from "cloudfront";']);
      expect(code.match(/^\s*import\b/gm)).toHaveLength(1);
    }
  });
});

describe("spa.js", () => {
  test.each([
    "/",
    "/index.html",
    "/profile/john.doe",
    "/profile/john.doe/",
    "/chat",
    "/chat/",
    "/anime-list/x/planned/",
    "/list/a.png",
    "/assetsx/a.js",
    "/static",
    "/robots.txt/x",
    "/.well-known/security.txt/x",
    "/.well-known/other.txt",
    "/x/.well-known/security.txt",
    "/x/robots.txt",
  ])("gives the page at %s", (uri) => {
    expect(run("spa.js", { uri }).uri).toBe("/index.html");
  });

  test.each([
    "/assets/main-1234.js",
    "/static/profile-pictures/nerd.webp",
    "/favicon.ico",
    "/robots.txt",
    "/sitemap.xml",
    "/licences.txt",
    "/.well-known/security.txt",
    "/manifest.webmanifest",
    "/apple-touch-icon.png",
  ])("leaves the file %s alone", (uri) => {
    expect(run("spa.js", { uri }).uri).toBe(uri);
  });

  test("knows every file at the top of the web client's public folder", () => {
    const entries = readdirSync(join(root, "web/public"), { withFileTypes: true });
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      const uri = entry.isDirectory() ? `/${entry.name}/x` : `/${entry.name}`;
      expect(run("spa.js", { uri }).uri).toBe(uri);
    }
  });

  test("keeps the query, which the page reads", () => {
    const querystring = { anime: { value: "12" } };
    expect(run("spa.js", { uri: "/home", querystring }).querystring).toEqual(querystring);
  });
});

describe("spa.js, asked by a program that draws link previews,", () => {
  const slack = "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)";
  const ask = (uri: string, agent = slack, method = "GET") =>
    run("spa.js", { uri, method, headers: { "user-agent": { value: agent } } });

  test.each([
    slack,
    "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
    "Twitterbot/1.0",
    "WhatsApp/2.23.20.0",
  ])("sends %s to the page's preview at the API", (agent) => {
    expect(ask("/profile/mika", agent)).toMatchObject({
      uri: "/link-preview/profile/mika",
      originId: "api",
    });
  });

  test.each([
    ["/", "index.html"],
    ["/tos", "tos"],
    ["/profile/mika/", "profile/mika"],
    ["/anime-list/mika/watching", "anime-list/mika/watching"],
    ["/profile/%3Cb%3E", "profile/%3Cb%3E"],
  ])("knows the page at %s", (uri, path) => {
    expect(ask(uri).uri).toBe(`/link-preview/${path}`);
  });

  test("gives files as they are", () => {
    expect(ask("/static/og.png").uri).toBe("/static/og.png");
  });

  test("gives people and search engines the page, and whoever asks for headers alone", () => {
    const people = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
    const engine = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
    for (const answer of [
      ask("/profile/mika", people),
      ask("/profile/mika", engine),
      ask("/profile/mika", slack, "HEAD"),
      run("spa.js", { uri: "/profile/mika" }),
    ]) {
      expect(answer).not.toHaveProperty("originId");
      expect(answer.uri).toBe("/index.html");
    }
  });
});

describe("api.js", () => {
  test.each([
    ["/api/update_anime/", "/api/update_anime"],
    ["/api/update_anime", "/api/update_anime"],
    ["/chat-tsuzuku/", "/chat-tsuzuku"],
    ["/upload-profile-picture/", "/upload-profile-picture"],
    ["/api/list/abc.def/", "/api/list/abc.def"],
    ["/api/today//", "/api/today"],
    ["//", "/"],
  ])("makes %s %s", (uri, expected) => {
    expect(run("api.js", { uri }).uri).toBe(expected);
  });

  test("keeps method and query", () => {
    const querystring = { tz: { value: "Asia%2FTokyo" } };
    expect(run("api.js", { method: "POST", uri: "/api/today/", querystring })).toMatchObject({
      method: "POST",
      querystring,
    });
  });

  test("names the visitor's address, whatever the visitor claims", () => {
    const headers = { "x-viewer-address": { value: "198.51.100.1" }, accept: { value: "*/*" } };
    expect(run("api.js", { uri: "/api/today/", headers }).headers).toEqual({
      "x-viewer-address": { value: "203.0.113.7" },
      accept: { value: "*/*" },
    });
  });
});
