import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import { isSaid, notesAfter } from "../../functions/import/note.ts";
import type { Notes } from "../../functions/table/import-notes.ts";
import { packRest, restNames, unpackRest } from "../../shared/list-rest.ts";

const known: Notes = { notes: "Wept.", tags: "slow", rest: "my_priority=HIGH" };
const nothing: Notes = { notes: "", tags: "", rest: "" };

describe("what a row says replaces what is noted, and what it does not say stays", () => {
  test.each([
    [{ tags: "kind" }, { ...known, tags: "kind" }],
    [{ notes: "Again." }, { ...known, notes: "Again." }],
    [{ rest: "my_discuss=0" }, { ...known, rest: "my_discuss=0" }],
    [{}, known],
  ])("as with %j", (said, after) => {
    expect(notesAfter(known, { ...nothing, ...said })).toEqual(after);
  });
});

test("rows of one import go together", () => {
  const first = notesAfter(known, { ...nothing, tags: "kind" });
  const second = notesAfter(first, { ...nothing, notes: "Again." });
  expect(second).toEqual({ ...known, notes: "Again.", tags: "kind" });
});

test("what was said once is said", () => {
  const words = fc.constantFrom("", "a", "b");
  const said = fc.record({ notes: words, tags: words, rest: words });
  fc.assert(
    fc.property(said, said, (there, row) => {
      expect(isSaid(notesAfter(there, row), row)).toBe(true);
    }),
  );
});

test("elements that we have no use for are given back as they came", () => {
  const rest = fc.dictionary(
    fc.constantFrom(...restNames),
    fc.string({ minLength: 1 }).filter((text) => !text.includes("\n")),
  );
  fc.assert(
    fc.property(rest, (elements) => {
      expect(unpackRest(packRest(elements))).toEqual(elements);
    }),
  );
});
