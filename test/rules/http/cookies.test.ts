import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  clearCookie,
  csrfCookie,
  sessionCookie,
  setCookie,
} from "../../../functions/http/cookies.ts";
import { cookie } from "../../../functions/http/request.ts";
import { httpEvent } from "../../support/cloud/http-event.ts";
import { fc } from "../../support/properties.ts";

beforeEach(() => {
  vi.stubEnv("PUBLIC_ORIGIN", "https://tsuzuku.example");
});

describe("cookies we set", () => {
  test("the session is for the server alone, for 30 days", () => {
    expect(sessionCookie("abc")).toBe(
      "sessionid=abc; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure",
    );
  });

  test("the CSRF token is for the page to read", () => {
    expect(csrfCookie("abc")).toBe("csrftoken=abc; Path=/; Max-Age=2592000; SameSite=Lax; Secure");
  });

  test("clearing ends a cookie at once", () => {
    expect(clearCookie("sessionid")).toContain("sessionid=; Path=/; Max-Age=0;");
  });

  test("plain http on a laptop sets them, too", () => {
    vi.stubEnv("PUBLIC_ORIGIN", "http://localhost:4000");
    expect(sessionCookie("abc")).not.toContain("Secure");
  });
});

describe("cookies we get", () => {
  const token = fc.base64String({ minLength: 1 }).map((text) => text.replaceAll("/", "_"));

  test("come back as they were set, whatever stands beside them", () => {
    fc.assert(
      fc.property(
        token,
        fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), token),
        (value, others) => {
          const pair = setCookie("sessionid", value, { maxAgeSeconds: 1 }).split(";")[0] ?? "";
          const event = httpEvent({ cookies: { ...others, other_sessionid: "x" } });
          const cookies = [...(event.cookies ?? []), pair];
          expect(cookie({ ...event, cookies }, "sessionid")).toBe(value);
        },
      ),
    );
  });

  test("are undefined when they were not sent", () => {
    expect(cookie(httpEvent(), "sessionid")).toBeUndefined();
    expect(cookie(httpEvent({ cookies: { xsessionid: "1" } }), "sessionid")).toBeUndefined();
  });
});
