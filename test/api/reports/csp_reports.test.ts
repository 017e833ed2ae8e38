import { beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import type { handler } from "../../../functions/api/reports/csp_reports.ts";
import * as limits from "../../../shared/limits.ts";
import { rates } from "../../../shared/rates.ts";
import { becomeFunction } from "../../support/cloud/function-environment.ts";
import { httpEvent } from "../../support/cloud/http-event.ts";
import { newcomer, visitor } from "../../support/people/people.ts";
import { provokes } from "../../support/spec-coverage.ts";
import { withinOneMinute } from "../../support/cloud/table.ts";
import { takeLogLines, type LogLine } from "../../support/watching/log-lines.ts";

const { origin, originSecret } = inject("cloud");

/** What Chromium sends when a page of ours was kept from running an inline script. */
const report = (more: Record<string, unknown> = {}) => ({
  age: 12,
  type: "csp-violation",
  url: `${origin}/profile/ai-chan?page=3`,
  user_agent: "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0",
  body: {
    blockedURL: "inline",
    columnNumber: 3,
    disposition: "enforce",
    documentURL: `${origin}/profile/ai-chan?page=3`,
    effectiveDirective: "script-src-elem",
    lineNumber: 7,
    originalPolicy: "default-src 'none'",
    referrer: "https://search.example/?q=ai-chan",
    sample: "alert('ai-chan')",
    sourceFile: `${origin}/assets/main-1234.js?v=ai-chan`,
    statusCode: 200,
    ...more,
  },
});

const post = (body: string, type = "application/reports+json") =>
  visitor().send("/api/csp-reports/", {
    method: "POST",
    headers: { "content-type": type },
    body,
  });

describe("over HTTP", () => {
  test("takes what browsers send by themselves, without a token", async () => {
    const former = { "csp-report": { "document-uri": `${origin}/`, "blocked-uri": "eval" } };
    expect((await post(JSON.stringify([report()]))).status).toBe(200);
    expect((await post("[]")).status).toBe(200);
    expect((await post(JSON.stringify([{ type: "deprecation", body: null }]))).status).toBe(200);
    const answer = await post(JSON.stringify(former), "application/csp-report; charset=utf-8");
    expect([answer.status, answer.body]).toEqual([200, {}]);
  });

  test("takes it from whoever is signed in, too", async () => {
    const who = await newcomer();
    const answer = await who.send("/api/csp-reports/", {
      method: "POST",
      headers: { "content-type": "application/reports+json" },
      body: JSON.stringify([report()]),
    });
    expect(answer.status).toBe(200);
  });

  test("refuses other bodies in a sentence", async () => {
    const invalid = "We could not read what you sent: its body is not valid.";
    const otherType = "We could not read what you sent: its content type is not the expected one.";
    await provokes(post("[{"), 400, invalid);
    await provokes(post("[]", "application/json"), 415, otherType);
    await provokes(post("[]", "text/plain"), 415, otherType);
    const large = JSON.stringify([report({ sample: "x".repeat(limits.reportsBytes) })]);
    await provokes(post(large), 413, "This is too much to send at once.");
    for (const body of ["{}", "3", '[{"type":3}]', '[{"body":{}}]', '{"csp-report":[]}']) {
      expect((await post(body)).status, body).toBe(400);
    }
  });
});

describe("in a function", () => {
  let take: typeof handler;
  let lines: LogLine[];

  beforeAll(async () => {
    becomeFunction({ RATE_FACTOR: "1" });
    lines = takeLogLines();
    ({ handler: take } = await import("../../../functions/api/reports/csp_reports.ts"));
  });
  beforeEach(() => {
    lines.length = 0;
  });

  const takeFrom = (address: string, reports: unknown) =>
    take(
      httpEvent({
        headers: {
          "content-type": "application/reports+json",
          "x-origin-secret": originSecret,
          "x-viewer-address": address,
        },
        body: JSON.stringify(reports),
      }),
    );

  test("logs each distinct violation once, and nothing that says whose it was", async () => {
    await takeFrom("198.51.100.61", [report(), report(), report({ blockedURL: "eval" })]);
    const violation = {
      event: "csp violation",
      directive: "script-src-elem",
      page: "/profile",
      source: "/assets/main-1234.js",
      line: 7,
    };
    expect(lines).toMatchObject([
      { ...violation, blocked: "inline" },
      { ...violation, blocked: "eval" },
      { event: "call" },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/ai-chan|search\.example|198\.51/);
  });

  test("hears an address only so often", () =>
    withinOneMinute(async (attempt) => {
      const address = `198.51.100.${String(61 + attempt)}`;
      for (let call = 0; call < rates.violations.visitor[0].count; call++) {
        expect((await takeFrom(address, [])).statusCode).toBe(200);
      }
      expect((await takeFrom(address, [])).statusCode).toBe(429);
    }));
});
