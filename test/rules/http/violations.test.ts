import { describe, expect, test } from "vitest";
import { violationsIn } from "../../../functions/http/csp-violations.ts";
import { csp_reports } from "../../../shared/api/reports.ts";
import * as limits from "../../../shared/limits.ts";
import { fc } from "../../support/properties.ts";

const site = "https://tsuzuku.example";

const reported = (body: Record<string, unknown>) => [
  {
    type: "csp-violation",
    body: { documentURL: `${site}/`, effectiveDirective: "img-src", ...body },
  },
];

const blocked = (blockedURL: string) => violationsIn(reported({ blockedURL }))[0]?.blocked;

describe("a violation", () => {
  test.each([
    ["inline", "inline"],
    ["trusted-types-sink", "trusted-types-sink"],
    ["https://ads.example/track?who=ai", "https://ads.example"],
    ["data", "data"],
    ["data:text/html,ai", "data:"],
    ["blob:https://tsuzuku.example/1", "blob:"],
    ["wss://tsuzuku.example/socket?ai", "wss:"],
    ["Somebody's words", "unknown"],
    ["", "unknown"],
  ])("by %s says that %s was blocked", (url, said) => {
    expect(blocked(url)).toBe(said);
  });

  test.each([
    "chrome-extension",
    "chrome-extension://abc/x.js",
    "moz-extension://1/",
    "safari-web-extension://1",
  ])("of the browser's own %s is none of ours", (address) => {
    expect(violationsIn(reported({ blockedURL: address }))).toEqual([]);
    expect(violationsIn(reported({ blockedURL: "inline", sourceFile: address }))).toEqual([]);
  });

  test("names only the first part of its page, and of files only those of the build", () => {
    const [violation] = violationsIn(
      reported({
        documentURL: `${site}/anime-list/ai/watching?q=ai`,
        sourceFile: `${site}/media/ai.js`,
      }),
    );
    expect(violation).toEqual({
      directive: "img-src",
      blocked: "unknown",
      page: "/anime-list",
      source: site,
      line: undefined,
    });
  });

  test("is read in both ways in which browsers tell it", () => {
    const told = {
      "document-uri": `${site}/chat`,
      "violated-directive": "script-src 'self'",
      "blocked-uri": "https://evil.example/x",
      "source-file": `${site}/assets/a.js`,
      "line-number": 4,
    };
    expect(violationsIn({ "csp-report": told })).toEqual(
      violationsIn(
        reported({
          documentURL: `${site}/chat`,
          effectiveDirective: "script-src",
          blockedURL: "https://evil.example/y",
          sourceFile: `${site}/assets/a.js?x`,
          lineNumber: 4,
        }),
      ),
    );
  });
});

test("however much is reported, few and short lines are logged, without queries", () => {
  const text = fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true }), fc.constant(null));
  const body = fc.record({
    effectiveDirective: text,
    documentURL: text,
    blockedURL: text,
    sourceFile: text,
    lineNumber: fc.oneof(fc.double({ noNaN: true }), fc.constant(null)),
  });
  const reports = fc.array(fc.record({ type: fc.constant("csp-violation"), body }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(reports, (given) => {
      const { reports: parsed } = csp_reports.request.parse({ reports: given });
      const violations = violationsIn(parsed);
      expect(violations.length).toBeLessThanOrEqual(limits.reportsLogged);
      for (const { directive, blocked: what, page, source = "" } of violations) {
        for (const said of [directive, what, page, source]) {
          expect(said.length).toBeLessThan(300);
          expect(said).not.toMatch(/[?#\n]/);
        }
      }
    }),
  );
});
