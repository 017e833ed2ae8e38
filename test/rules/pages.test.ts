import { describe, expect, test } from "vitest";
import { addressAt, addressOf, pageAt, pageNames, pageOf } from "../../shared/pages.ts";
import { usernameProblem } from "../../shared/username.ts";
import { fc } from "../support/properties.ts";

/** A page with values for its parameters, as an address may hold them. */
const anyPage = fc
  .tuple(fc.constantFrom(...pageNames), fc.string({ minLength: 1 }), fc.string({ minLength: 1 }))
  .map(([name, ...values]) => {
    const keys = Array.from(pageOf(name).pattern.matchAll(/:(\w+)/g), ([, key = ""]) => key);
    const parameters = Object.fromEntries(keys.map((key, at) => [key, values[at] ?? ""]));
    return { name, parameters };
  });

const decodedParts = (path: string): string => path.split("/").map(decodeURIComponent).join("/");

describe("the table of pages", () => {
  test("finds each page again at its address, whatever its parameters", () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        fc.pre(!Object.values(page.parameters).some((value) => value.includes("/")));
        expect(pageAt(decodedParts(addressAt(page)))).toEqual(page);
      }),
    );
  });

  test("writes parameters so that they stay in their place", () => {
    expect(addressOf("profile", { username: "a/b c?" })).toBe("/profile/a%2Fb%20c%3F");
    expect(addressOf("animeShelf", { username: "mika", status: "watching" })).toBe(
      "/anime-list/mika/watching",
    );
    expect(addressOf("settings")).toBe("/settings");
  });

  test("reads addresses in any case, with or without slashes around them", () => {
    expect(pageAt("/TOS/")).toEqual({ name: "terms", parameters: {} });
    expect(pageAt("Custom-List/AbC")).toEqual({ name: "customList", parameters: { id: "AbC" } });
    expect(pageAt("")).toEqual({ name: "home", parameters: {} });
    expect(pageAt("/")).toEqual({ name: "home", parameters: {} });
  });

  test.each(["/profile", "/profile/", "/profile//", "/profile/a/b", "/nowhere", "/tos/x"])(
    "knows no page at %s",
    (path) => {
      expect(pageAt(path)).toBeUndefined();
    },
  );

  test("leaves no word of an address to a user as a name", () => {
    for (const name of pageNames) {
      const words = pageOf(name)
        .pattern.split("/")
        .filter((word) => /^[a-z-]{3,20}$/.test(word));
      for (const word of words)
        expect(usernameProblem(word.toUpperCase()), word).toBe(
          "This username is reserved. Please choose another.",
        );
    }
  });

  test("has one pattern for each page, and names those that say what they are", () => {
    const patterns = pageNames.map((name) => pageOf(name).pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
    const unnamed = pageNames.filter((name) => pageOf(name).title === undefined);
    expect(unnamed.filter((name) => !pageOf(name).pattern.includes(":"))).toEqual(["home"]);
  });
});
