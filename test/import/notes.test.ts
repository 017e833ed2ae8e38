import { fc } from "../support/properties.ts";
import { describe, expect, test } from "vitest";
import { notedAfter } from "../../functions/import/note.ts";
import type { NotedWords } from "../../functions/table/import-notes.ts";

const known: NotedWords = { notes: "Wept.", tags: "slow", job: "a" };
const over = { job: "b", onlyIfNew: false } as const;

describe("what a row does not say stays", () => {
  test.each([
    [
      { notes: "", tags: "kind" },
      { notes: "Wept.", tags: "kind" },
    ],
    [
      { notes: "Again.", tags: "" },
      { notes: "Again.", tags: "slow" },
    ],
    [
      { notes: "Again.", tags: "kind" },
      { notes: "Again.", tags: "kind" },
    ],
  ])("as with %j", (said, after) => {
    expect(notedAfter(known, said, over)).toEqual({ ...after, job: "b" });
  });

  test("and a row that is not ahead only fills gaps", () => {
    const how = { job: "b", onlyIfNew: true };
    expect(notedAfter(known, { notes: "No.", tags: "no" }, how)).toBeUndefined();
    const gap = { ...known, tags: "" };
    const after = notedAfter(gap, { notes: "No.", tags: "kind" }, how);
    expect(after).toMatchObject({ notes: "Wept.", tags: "kind" });
  });
});

test("rows of one import go together", () => {
  const first = notedAfter(known, { notes: "", tags: "kind" }, over);
  const second = notedAfter(first, { notes: "Again.", tags: "" }, over);
  expect(second).toEqual({ notes: "Again.", tags: "kind", job: "b" });
});

test("to note the same again changes nothing", () => {
  const words = fc.constantFrom("", "a", "b");
  const said = fc.record({ notes: words, tags: words });
  fc.assert(
    fc.property(said, said, fc.boolean(), (there, row, onlyIfNew) => {
      const current = { ...there, job: "a" };
      const after = notedAfter(current, row, { job: "b", onlyIfNew }) ?? current;
      expect(notedAfter(after, row, { job: "c", onlyIfNew })).toBeUndefined();
    }),
  );
});
