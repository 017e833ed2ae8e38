import { beforeEach, describe, expect, test, vi } from "vitest";
import { csrfToken, requireCsrf } from "../../../functions/http/csrf.ts";
import { httpEvent } from "../../support/cloud/http-event.ts";
import { fc } from "../../support/properties.ts";

const origin = "https://tsuzuku.example";
const session = { token: "a-session-token", uid: "u1" };
const own = csrfToken(session);

beforeEach(() => {
  vi.stubEnv("PUBLIC_ORIGIN", origin);
});

/** Whether a call with this cookie, header and these other headers gets through; the sentence when not. */
function refusal(
  { cookie, header, ...headers }: Record<string, string>,
  caller: typeof session | null = session,
): string | undefined {
  const event = httpEvent({
    cookies: cookie === undefined ? {} : { csrftoken: cookie },
    headers: { ...headers, ...(header === undefined ? {} : { "x-csrftoken": header }) },
  });
  try {
    requireCsrf(event, caller ?? undefined);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe("requireCsrf", () => {
  test("lets our own page through", () => {
    expect(refusal({ cookie: own, header: own })).toBeUndefined();
    expect(
      refusal({ cookie: own, header: own, origin, "sec-fetch-site": "same-origin" }),
    ).toBeUndefined();
    expect(refusal({ cookie: own, header: own, "sec-fetch-site": "none" })).toBeUndefined();
  });

  test("misses the cookie or the header", () => {
    const missing = "CSRF token not found";
    expect(refusal({})).toBe(missing);
    expect(refusal({ cookie: own })).toBe(missing);
    expect(refusal({ header: own })).toBe(missing);
    expect(refusal({ cookie: "", header: "" })).toBe(missing);
  });

  test("a planted pair of equal tokens is of no use against a session", () => {
    fc.assert(
      fc.property(fc.base64String({ minLength: 1 }), (planted) => {
        expect(refusal({ cookie: planted, header: planted })).toBe("CSRF token invalid");
        expect(refusal({ cookie: own, header: planted })).toBe("CSRF token invalid");
        expect(refusal({ cookie: planted, header: own })).toBe("CSRF token invalid");
      }),
    );
  });

  test("another session's token is none of ours", () => {
    const other = csrfToken({ token: "another-token" });
    expect(refusal({ cookie: other, header: other })).toBe("CSRF token invalid");
  });

  test("a visitor's header must be what their cookie says", () => {
    const drawn = csrfToken(undefined);
    expect(refusal({ cookie: drawn, header: drawn }, null)).toBeUndefined();
    expect(refusal({ cookie: drawn, header: own }, null)).toBe("CSRF token invalid");
  });

  test.each<Record<string, string>>([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://tsuzuku.example" },
    { origin: "https://tsuzuku.example:8443" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin, "sec-fetch-site": "cross-site" },
  ])("another site gets nothing done: %j", (headers) => {
    expect(refusal({ cookie: own, header: own, ...headers })).toBe(
      "This request did not come from our own pages.",
    );
  });
});

test("a session has exactly one token, a visitor a new one each time", () => {
  expect(csrfToken(session)).toBe(own);
  expect(own).not.toContain(session.token);
  expect(csrfToken(undefined)).not.toBe(csrfToken(undefined));
  expect(csrfToken(undefined)).toMatch(/^[\w-]{43}$/);
});
