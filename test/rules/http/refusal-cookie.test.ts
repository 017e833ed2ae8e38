import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as limits from "../../../shared/limits.ts";
import { refusalCookie } from "../../../functions/sign-in/refusal-cookie.ts";
import type { Refusal } from "../../../shared/sign-in.ts";
import { refusal } from "../../../web/features/account/refusal.ts";
import { fc } from "../../support/properties.ts";

const site = "https://tsuzuku.example";

/** A page of an origin, with what its browser lets it read of cookies. */
function page(origin: string, cookies: string): void {
  vi.stubGlobal("location", { origin });
  vi.stubGlobal("document", { cookie: cookies });
}

beforeEach(() => {
  vi.stubEnv("PUBLIC_ORIGIN", site);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what the server says of a refusal, the page reads, whatever stands beside it", () => {
  const reasons = fc.string({ unit: "grapheme" });
  const times = fc.option(fc.integer({ min: 0, max: 1e13 }));
  fc.assert(
    fc.property(reasons, times, (reason, erased_at) => {
      const said: Refusal = { reason, erased_at };
      const [pair = ""] = refusalCookie(said).split("; ");
      page(site, `csrftoken=x; ${pair}; other=y`);
      expect(refusal()).toEqual(said);
    }),
  );
});

test("nobody else can have set it: browsers take it from this host by https alone", () => {
  const cookie = refusalCookie({ reason: "Spam.", erased_at: null });
  expect(cookie).toMatch(/^__Host-refusal=[\w-]+; Path=\/; Max-Age=\d+; SameSite=Lax; Secure$/);
  expect(cookie).toContain(`; Max-Age=${limits.refusalShownMinutes * 60};`);
  const value = Buffer.from('{"reason":"Call us","erased_at":null}').toString("base64url");
  page(site, `refusal=${value}`);
  expect(refusal()).toBeUndefined();
  page("http://localhost:4000", `refusal=${value}`);
  expect(refusal()).toEqual({ reason: "Call us", erased_at: null });
});

test.each(["", "%%%", "e30", "bnVsbA", "W10", Buffer.from('{"reason":1}').toString("base64url")])(
  "what is none says nothing: %j",
  (value) => {
    page(site, `__Host-refusal=${value}`);
    expect(refusal()).toBeUndefined();
  },
);
