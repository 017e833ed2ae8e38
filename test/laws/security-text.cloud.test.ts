import { expect, test } from "vitest";
import { visitor } from "../support/people/people.ts";

test("whoever has found a hole is told at the usual address whom to tell, in plain text", async () => {
  const answer = await visitor().get("/.well-known/security.txt");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(answer.text).toMatch(/^Contact: mailto:security@example\.org$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(answer.text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now());
});

test("pages say where browsers report what their policy kept from happening", async () => {
  const { headers } = await visitor().get("/");
  expect(headers.get("reporting-endpoints")).toBe('csp="/api/csp-reports/"');
  expect(headers.get("content-security-policy")).toContain(
    "report-to csp; report-uri /api/csp-reports/",
  );
});
