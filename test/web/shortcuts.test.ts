import { describe, expect, test } from "vitest";
import { keyNames, presses, shortcuts, writesCharacter } from "../../web/keyboard/shortcuts.ts";

const press = (key: string, held: "ctrlKey" | "metaKey" | "none" = "none") => ({
  key,
  ctrlKey: held === "ctrlKey",
  metaKey: held === "metaKey",
});

describe("a key press", () => {
  test("is a shortcut with either modifier, and in either case", () => {
    expect(presses(press("k", "ctrlKey"), "search")).toBe(true);
    expect(presses(press("K", "metaKey"), "search")).toBe(true);
    expect(presses(press("k"), "search")).toBe(false);
  });

  test("is any of a shortcut's combinations", () => {
    expect(presses(press("/"), "search")).toBe(true);
    expect(presses(press("/", "ctrlKey"), "search")).toBe(false);
  });

  test("is not a shortcut without the modifier that it holds", () => {
    expect(presses(press("+", "ctrlKey"), "more")).toBe(false);
    expect(presses(press("Enter", "ctrlKey"), "openResult")).toBe(false);
    expect(presses(press("Enter", "ctrlKey"), "addResult")).toBe(true);
  });

  test("writes a character when it is one and no modifier is held", () => {
    expect(writesCharacter(press("?"))).toBe(true);
    expect(writesCharacter(press("Escape"))).toBe(false);
    expect(writesCharacter(press("k", "metaKey"))).toBe(false);
  });
});

describe("the table", () => {
  test("gives no combination to two shortcuts of one place", () => {
    const taken = Object.values(shortcuts).flatMap(({ place, keys }) =>
      keys.map((key) => `${place}: ${key}`),
    );
    expect(new Set(taken).size).toBe(taken.length);
  });

  test("prints keys as they stand on the keyboard", () => {
    expect(keyNames("mod+k", false)).toEqual(["Ctrl", "K"]);
    expect(keyNames("mod+k", true)).toEqual(["⌘", "K"]);
    expect(keyNames("ArrowDown", true)).toEqual(["↓"]);
    expect(keyNames("?", false)).toEqual(["?"]);
  });
});
