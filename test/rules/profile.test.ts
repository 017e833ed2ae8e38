import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import * as limits from "../../shared/limits.ts";
import { presetAvatarPath, presetAvatars } from "../../shared/profile.ts";
import { usernameProblem } from "../../shared/username.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
const name = fc.string({
  unit: fc.constantFrom(...Array.from(letters)),
  minLength: limits.usernameMinimum,
  maxLength: limits.usernameMaximum,
});

describe("usernameProblem", () => {
  test("takes 3 to 20 letters, digits, hyphens and underscores", () => {
    fc.assert(
      fc.property(name, (name) => {
        expect([undefined, "This username is reserved. Please choose another."]).toContain(
          usernameProblem(name),
        );
      }),
    );
    expect(usernameProblem("Ai_")).toBeUndefined();
    expect(usernameProblem("x".repeat(20))).toBeUndefined();
  });

  test.each(["", "ab", "x".repeat(21)])("says how long a name may be, for %j", (name) => {
    expect(usernameProblem(name)).toBe("A username has 3 to 20 characters.");
  });

  test("refuses every other character", () => {
    fc.assert(
      fc.property(
        name,
        fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
        (name, other) => {
          fc.pre(!letters.includes(other));
          expect(usernameProblem(name.slice(0, 10) + other)).toBe(
            "A username can have letters, digits, hyphens and underscores only.",
          );
        },
      ),
    );
  });

  test.each(["admin", "Tsuzuku", "API", "settings", "YOU", "null", "Moderator"])(
    "keeps %s for the site, whatever its case",
    (name) => {
      expect(usernameProblem(name)).toBe("This username is reserved. Please choose another.");
    },
  );

  test("never takes what a path of the site could be mistaken for", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (usernameProblem(text) !== undefined) return;
        expect(encodeURIComponent(text)).toBe(text);
      }),
    );
  });
});

test("there are twelve preset avatars, each with a picture of its own", () => {
  expect(presetAvatars).toEqual([
    "beach",
    "beach-girl",
    "king",
    "knight",
    "knight-female",
    "nerd",
    "nerd-female",
    "queen",
    "scientist",
    "scientist-female",
    "wizard",
    "wizard-girl",
  ]);
  expect(presetAvatarPath("wizard-girl")).toBe("/static/profile-pictures/wizard-girl.webp");
});
