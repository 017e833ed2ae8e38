import { expect, test } from "vitest";
import { isCutOff } from "../../../web/features/profile/cut-off.ts";

/** A field for ten characters. */
const field = (value: string, selectionStart = value.length, selectionEnd = value.length) => ({
  value,
  selectionStart,
  selectionEnd,
  maxLength: 10,
});

const typed = (data: string) => ({ data, inputType: "insertText" });

test.each([
  ["the last character that fits", field("123456789"), typed("0"), false],
  ["one too many", field("1234567890"), typed("1"), true],
  ["an emoji where one place is left", field("123456789"), typed("🙂"), true],
  ["a character in place of another", field("1234567890", 3, 4), typed("x"), false],
  [
    "a line break in a full field",
    field("1234567890"),
    { data: null, inputType: "insertLineBreak" },
    true,
  ],
  ["pasted text that fits", field("123"), { data: "4567890", inputType: "insertFromPaste" }, false],
  [
    "pasted text that does not",
    field("123"),
    { data: "45678901", inputType: "insertFromPaste" },
    true,
  ],
  [
    "a deletion in a full field",
    field("1234567890"),
    { data: null, inputType: "deleteContentBackward" },
    false,
  ],
])("%s", (_, given, edit, isCut) => {
  expect(isCutOff(given, edit)).toBe(isCut);
});
