import { describe, expect, test } from "vitest";
import { areStored, notesAfter, rowNotes } from "../../functions/import/placing/row-notes.ts";
import type { Notes } from "../../functions/table/imports/import-notes.ts";
import { packRest, restNames, unpackRest } from "../../shared/list-file/list-rest.ts";
import { fc } from "../support/properties.ts";

const known: Notes = { notes: "Wept.", tags: "slow", rest: "my_priority=HIGH", isOwn: false };
const nothing = { notes: "", tags: "", rest: null, beyond: {} };

describe("what a row says replaces what is noted, and what it does not say stays", () => {
  test.each([
    [{ tags: "kind" }, { ...known, tags: "kind" }],
    [{ notes: "Again." }, { ...known, notes: "Again." }],
    [{ rest: "my_discuss=0" }, { ...known, rest: "my_discuss=0" }],
    [{ rest: "" }, { ...known, rest: "" }],
    [{}, known],
  ])("as with %j", (said, after) => {
    expect(notesAfter(known, { ...nothing, ...said })).toEqual(after);
  });
});

test("what its owner has written stays, also where that is nothing", () => {
  for (const notes of ["Mine.", ""]) {
    const own = { ...known, notes, isOwn: true };
    const after = notesAfter(own, { ...nothing, notes: "Again.", tags: "kind" });
    expect(after).toEqual({ ...own, tags: "kind" });
  }
});

test("rows of one import go together", () => {
  const first = notesAfter(known, { ...nothing, tags: "kind" });
  const second = notesAfter(first, { ...nothing, notes: "Again." });
  expect(second).toEqual({ ...known, notes: "Again.", tags: "kind" });
});

test("what was said once is said", () => {
  const words = fc.constantFrom("", "a", "b");
  const rest = fc.constantFrom(null, "", "my_priority=HIGH", "my_discuss=0");
  const beyond = fc.constantFrom<Record<string, string>>({}, { my_watched_episodes: "30" });
  const said = fc.record({ notes: words, tags: words, rest, beyond });
  fc.assert(
    fc.property(said, said, (first, row) => {
      const there = notesAfter(undefined, first);
      expect(areStored(notesAfter(there, row), row)).toBe(true);
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

test("of what rows say of a progress beyond the end the greater number is kept", () => {
  const saying = (progress: number, isBeyond: boolean) =>
    rowNotes("anime", { notes: "", tags: "", rest: null, progress }, isBeyond);
  const beyond = notesAfter(known, saying(30, true));
  expect(unpackRest(beyond.rest)).toEqual({ my_priority: "HIGH", my_watched_episodes: "30" });
  for (const row of [saying(12, false), saying(29, true)]) {
    expect(notesAfter(beyond, row)).toEqual(beyond);
    expect(areStored(beyond, row)).toBe(true);
  }
  const further = notesAfter(beyond, saying(101, true));
  expect(unpackRest(further.rest)).toMatchObject({ my_watched_episodes: "101" });
  // Also where a row replaces the other elements.
  const replaced = notesAfter(beyond, { ...saying(12, false), rest: "my_discuss=0" });
  expect(unpackRest(replaced.rest)).toEqual({ my_discuss: "0", my_watched_episodes: "30" });
});
