import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { endpointName, methodsOf, type Endpoint } from "../../shared/endpoint.ts";
import { endpoints, featureOf, notBuilt } from "../../shared/endpoints.ts";
import { rates, type Rate } from "../../shared/rates.ts";
import { usernameProblem } from "../../shared/username.ts";

const root = join(import.meta.dirname, "../..");
const rows: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
const names = rows.map(([name]) => name).sort();
const waiting = new Set<string>(notBuilt);
const built = names.filter((name) => !waiting.has(name));
/** Where the handler and the test of a row are, below their folders. */
const fileOf = (name: string): string => `${featureOf(name)}/${name}`;

/** The files of a folder and of those in it, as `feature/name`, with one ending, which is left out. */
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();

/** Every source file below some folders, with its text. */
function sources(...folders: string[]): { file: string; text: string }[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|tsx|js)$/.test(file))
      .map((file) => ({
        file: join(folder, file),
        text: readFileSync(join(root, folder, file), "utf8"),
      })),
  );
}

describe("the table", () => {
  test("spells every name as its path does", () => {
    for (const [name, row] of rows) expect(endpointName(row.path)).toBe(name);
  });

  test("has no name twice, which collecting the files would hide", async () => {
    const files = filesIn("shared/api", ".ts").filter((file) => file !== "fields");
    const modules = await Promise.all(
      files.map(async (file) =>
        Object.keys((await import(`../../shared/api/${file}.ts`)) as object),
      ),
    );
    expect(modules.flat().sort()).toEqual(names);
  });

  test("has no two rows for one method and path", () => {
    const calls = rows.flatMap(([, row]) =>
      methodsOf(row).map((method) => `${method} ${row.path}`),
    );
    expect(new Set(calls).size).toBe(calls.length);
  });

  test("stays small enough for one stack", () => {
    expect(names.length).toBeLessThanOrEqual(96);
  });

  test("is open to visitors in exactly these rows", () => {
    const open = rows.filter(([, { auth }]) => auth === "public").map(([name]) => name);
    expect(open.sort()).toEqual([
      "auth_callback",
      "auth_login",
      "browse",
      "calendar",
      "card",
      "check_logged",
      "csp_reports",
      "find_people",
      "get_anime",
      "get_anime_details",
      "get_manga",
      "get_manga_details",
      "get_trending_anime",
      "get_unique_values",
      "get_unique_values_manga",
      "list",
      "lists",
      "lists_with",
      "newest_ranking_lists",
      "profile",
      "ranking_list",
      "ranking_lists",
      "related_titles",
      "report",
      "search_anime",
      "search_manga",
      "statistics",
      "today",
      "top_completed_users",
      "user_achievements",
      "year",
    ]);
  });

  test("has these rows still to build; the list only ever shrinks", () => {
    expect([...notBuilt].sort()).toEqual(["create_token", "revoke_token", "tokens"]);
    expect(new Set(notBuilt).size).toBe(notBuilt.length);
  });
});

test.each([
  ["create_list", "delete_list"],
  ["create_ranking_list_with_entries", "delete_ranking_list"],
] as const)("what %s makes stale, %s makes stale, too", (make, unmake) => {
  // Nothing is earned by deleting.
  const seen = endpoints[make].stale.filter((name) => name !== "check_logged");
  expect(endpoints[unmake].stale).toEqual(expect.arrayContaining(seen));
  const page = unmake === "delete_list" ? "list" : "ranking_list";
  expect(endpoints[unmake].stale).toContain(page);
});

test("what changes a diary changes what stood on a list on a day", () => {
  const ofDiaries = rows.filter(([, { stale }]) => stale?.includes("diary"));
  expect(ofDiaries.length).toBeGreaterThan(0);
  for (const [name, { stale }] of ofDiaries) expect(stale, name).toContain("shelf_on");
});

describe.each(rows)("%s", (_name, row) => {
  test("changes nothing by GET", () => {
    if (methodsOf(row).includes("GET")) expect(row.effect).toBe("read");
  });

  test("limits how often somebody may write, also who is not signed in", () => {
    if (row.effect === "read") return;
    if (endpointName(row.path) !== "auth_logout") expect(row.rate).toBeDefined();
    if (row.auth === "user") return;
    // What visitors write, such as a report, is counted for their household.
    const rate: Rate | undefined = row.rate && rates[row.rate];
    expect(rate?.visitor ?? []).not.toEqual([]);
  });

  test("names a rate where visitors may call it", () => {
    if (row.auth === "public") expect(row.rate).toBeDefined();
  });

  test("makes stale only calls that exist", () => {
    for (const stale of row.stale ?? []) expect(names).toContain(stale);
  });

  test("says what it is for in one sentence", () => {
    expect(row.summary).toMatch(/^[A-Z][^\n]{10,110}\.$/);
  });

  test("has its path's parameters in its request", () => {
    const given: unknown = z.toJSONSchema(row.request, { io: "input", unrepresentable: "any" });
    const { properties = {} } = z
      .looseObject({ properties: z.record(z.string(), z.unknown()).optional() })
      .parse(given);
    for (const [, parameter = ""] of row.path.matchAll(/\{([^}]+)\}/g)) {
      expect(Object.keys(properties)).toContain(parameter);
    }
  });

  test("tells nobody's secrets", () => {
    const schema = JSON.stringify(z.toJSONSchema(row.response, { unrepresentable: "any" }));
    const keys = [...schema.matchAll(/"(\w+)":\{/g)].map(([, key = ""]) => key);
    // The one token that is meant to be read: an access token, shown once to the person who makes it.
    const shownOnce = endpointName(row.path) === "create_token" ? ["token"] : [];
    const secret = /mail|session|token|hash|secret|password|subject|^uid$/i;
    const told = keys.filter((key) => secret.test(key) && !shownOnce.includes(key));
    expect(told.filter((key) => key !== "tokens")).toEqual([]);
  });
});

describe("one name, one life", () => {
  test("every built row has a handler, every handler a row", () => {
    expect(filesIn("functions/api", ".ts")).toEqual(built.map(fileOf).sort());
  });

  test("every built row has a test file, every test file a row", () => {
    // A long one has its second half beside it: `export.imported.test.ts`.
    const tested = filesIn("test/api", ".test.ts").map((file) => file.replace(/\..*$/, ""));
    expect([...new Set(tested)]).toEqual(built.map(fileOf).sort());
  });

  test("every handler is made of its own row", () => {
    for (const name of built) {
      const text = readFileSync(join(root, `functions/api/${fileOf(name)}.ts`), "utf8");
      // A word of the language cannot name a variable.
      const row = name === "export" ? "exportRow" : name;
      expect(text).toMatch(new RegExp(`export const handler = handle\\(\\s*${row},`));
    }
  });

  test("no username hides a page of the site", () => {
    const pages = ["admin", "api", "chat", "privacy", "profile", "recommend", "settings", "tos"];
    for (const page of pages) expect(usernameProblem(page)).toBeDefined();
  });
});

describe("the sources", () => {
  test("import zod as a namespace only: a named import brings 350 KB of locales", () => {
    const named = sources("shared", "functions", "web", "infra", "local", "catalogue").filter(
      ({ text }) => /import (?!\*|type\b)[^;"]*from "zod"/.test(text),
    );
    expect(named.map(({ file }) => file)).toEqual([]);
  });

  test("never scan the table", () => {
    const scanning = sources("functions", "infra").filter(({ text }) =>
      /\bScan(Command|Paginator)?\b(?! is not among them)|dynamodb:Scan/.test(text),
    );
    expect(scanning.map(({ file }) => file)).toEqual([]);
  });

  test("allow no action by a wildcard", () => {
    const wild = sources("infra").filter(({ text }) => /actions:\s*\[[^\]]*\*/.test(text));
    expect(wild.map(({ file }) => file)).toEqual([]);
  });
});
