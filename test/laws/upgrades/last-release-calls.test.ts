import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { callsWithout, uncalled } from "../../golden/calls.ts";
import { endpoints } from "../../../shared/endpoints.ts";
import { goldenCalls } from "../../golden/last-release.ts";

/*
 * A release brings functions before routes, and the page last; tabs of the former page stay open longer than that, and a
 * release that fails on its way leaves the former page for everybody. So what it calls stays for one release more.
 */
const advice =
  "Tabs of the last release still make this call. Keep the row as it was, take what calls it out of web/, and name it in " +
  "`uncalled` (test/golden/calls.ts): it may go with the release after.";

/** Rows that an identity provider, browsers and other programs call, by addresses that they were given. */
const othersCall: readonly string[] = ["auth_callback", "csp_reports"];

describe("a page of the last release", () => {
  const today = callsWithout([]);

  test.each(Object.entries(goldenCalls))("can still call %s", (call, last) => {
    expect(today[call]?.body, advice).toBe(last.body);
    // Who was let in without an account still is; the other way round nobody is kept out.
    if (last.auth === "public") expect(today[call]?.auth, advice).toBe("public");
  });

  test("calls all that there was", () => {
    expect(Object.keys(goldenCalls).length).toBeGreaterThan(50);
  });
});

test("what is named as uncalled, no page of today calls", () => {
  const web = join(import.meta.dirname, "../../../web");
  const sources = readdirSync(web, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(web, file), "utf8"));
  const isCalled = (name: string): boolean => {
    // Calls of both kinds are often one: `get_${kind}_details`.
    const spelling = name.replace(/anime|manga/, "(?:$&|\\$\\{[\\w.]+\\})");
    const call = new RegExp(`["'\`]${spelling}["'\`]|endpointRows\\.${name}\\b`);
    return othersCall.includes(name) || sources.some((text) => call.test(text));
  };
  const found = Object.keys(endpoints).filter(isCalled);
  expect(found).toEqual(expect.arrayContaining(["get_anime_details", "auth_login", "csp_reports"]));
  expect(uncalled.filter(isCalled)).toEqual([]);
});
