import { fc } from "../../support/properties.ts";
import { describe, expect, test } from "vitest";
import { helpFinder } from "../../../shared/list-file/help-finder.ts";
import { CallError } from "../../../web/calls/api.ts";
import { chatProblem } from "../../../web/features/chat/chat-problem.ts";
import { firstOf, messageParts, partsLength } from "../../../web/features/chat/message-parts.ts";

const title = (name: string, id = 1) => ({ kind: "anime" as const, id, name, listed: false });

describe("an answer", () => {
  test("is divided into text and titles, without their quotation marks", () => {
    const monster = title("Monster");
    expect(messageParts("Try “Monster”, or “Monster” again.", [monster])).toEqual([
      { text: "Try " },
      { text: "Monster", title: monster, isFirst: true },
      { text: ", or " },
      { text: "Monster", title: monster, isFirst: false },
      { text: " again." },
    ]);
  });

  test("names titles in the marks of every language", () => {
    for (const text of ["„A“", "『A』", "“A”", '"A"']) {
      expect(messageParts(text, [title("A")])).toMatchObject([{ text: "A", isFirst: true }]);
    }
  });

  test("may quote what is no title", () => {
    expect(messageParts("He said “no”.", [title("A")])).toEqual([{ text: "He said “no”." }]);
  });

  test("links to where help is found, and to nothing else", () => {
    const text = `Help: ${helpFinder}\n• https://example.com`;
    expect(messageParts(text, [])).toEqual([
      { text: "Help: " },
      { text: helpFinder, href: helpFinder },
      { text: "\n• https://example.com" },
    ]);
  });

  test("is typed out character by character, and whole in the end", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(40), (text, count) => {
        const parts = messageParts(`${text}“A”`, [title("A")]);
        const shown = firstOf(parts, count)
          .map((part) => part.text)
          .join("");
        const all = parts.map((part) => part.text).join("");
        expect(all.startsWith(shown)).toBe(true);
        expect(Array.from(shown).length).toBe(Math.min(count, partsLength(parts)));
        expect(firstOf(parts, partsLength(parts))).toEqual(parts);
      }),
    );
  });
});

describe("a message that was not answered", () => {
  test.each([
    [new CallError(503, "An unexpected error occurred"), "An unexpected error occurred"],
    [new CallError(200, "Please wait."), "Please wait."],
    [new CallError(503, undefined), "Server Error: Service Unavailable"],
    [new CallError(500, undefined), "Server Error: Internal Server Error"],
    [new CallError(418, undefined), "Server Error: 418"],
    [new CallError(0, undefined, "network"), "An unexpected error occurred"],
    [new CallError(403, "CSRF token not found"), "CSRF token not found"],
    [new SyntaxError("Unexpected token"), "An unexpected error occurred"],
  ])("%s", (error, shown) => {
    expect(chatProblem(error)).toBe(shown);
  });
});
