import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import { nextPage } from "../../functions/sign-in/next-page.ts";

const origin = "https://tsuzuku.example";

describe("nextPage", () => {
  test.each([
    "/",
    "/profile/mika",
    "/anime-list/mika/watching?page=2&genres=Drama",
    "/?anime=52991",
    "/profile/a.b?manga=13#top",
    "/search?q=https://example.org//x",
  ])("returns to %s", (page) => {
    expect(nextPage(page, origin)).toBe(page);
  });

  test.each([
    undefined,
    "",
    "profile/mika",
    "https://evil.example/",
    "HTTPS://evil.example/",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " //evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "/x/..//evil.example",
    "/x/%2e%2e//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "https:evil.example",
    "http:///evil.example",
    "/\u0000/../\\evil.example",
    "https://tsuzuku.example@evil.example/",
    "//tsuzuku.example:8443/",
  ])("goes home instead of following %j", (next) => {
    expect(nextPage(next, origin)).toBe("/");
  });

  test.each([
    "/accounts/login",
    "/accounts/logout?x=1",
    "/api/auth/login/?next=/",
    "/x/../api/auth/logout/",
  ])("does not lead in a circle through %s", (next) => {
    expect(nextPage(next, origin)).toBe("/");
  });

  test("always leads to a page of ours, whatever it is given", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        "/",
        "\\",
        "..",
        ".",
        "@",
        ":",
        "?",
        "#",
        "%2f",
        "%5c",
        "\t",
        "\n",
        "https:",
        "evil.example",
      ),
      fc.string({ maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const page = nextPage(pieces.join(""), origin);
        const url = new URL(page, `${origin}/api/auth/callback`);
        expect(url.origin).toBe(origin);
        expect(page).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 2000 },
    );
  });
});
