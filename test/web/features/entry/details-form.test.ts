import { describe, expect, test } from "vitest";
import * as limits from "../../../../shared/limits.ts";
import * as sentences from "../../../../shared/sentences.ts";
import {
  dateValue,
  detailsEdit,
  detailsProblems,
  halfTyped,
  isChanged,
  notesCount,
  partialWords,
  shownText,
  unsavedAfter,
  type Typed,
} from "../../../../web/features/entry/details-form.ts";
import { plainEntry } from "./an-entry.ts";

const today = "2026-11-27";
const entry = {
  ...plainEntry,
  started: "2019-05-00",
  finished: "2021-06-21",
  repeats: 2,
  notes: "Cried.",
};
const problemsOf = (typed: Typed) => detailsProblems("anime", entry, typed, today);

describe("what a save sends", () => {
  test("is nothing while nothing is typed, or what is typed is what there is", () => {
    expect(detailsEdit(entry, {})).toEqual({});
    const same: Typed = { finished: "2021-06-21", repeats: "2", notes: " Cried. \n" };
    expect(detailsEdit(entry, same)).toEqual({});
    expect(isChanged(entry, same)).toBe(false);
  });

  test("is what was changed, and nothing beside it", () => {
    expect(detailsEdit(entry, { finished: "2021-06-22", repeats: "2" })).toEqual({
      finished: "2021-06-22",
    });
    expect(detailsEdit(entry, { repeats: "３" })).toEqual({ repeats: 3 });
    expect(detailsEdit(entry, { notes: "" })).toEqual({ notes: "" });
    expect(isChanged(entry, { notes: "" })).toBe(true);
  });

  test("is none for a day that was emptied", () => {
    expect(detailsEdit(entry, { started: "", finished: "" })).toEqual({
      started: null,
      finished: null,
    });
    expect(detailsEdit(plainEntry, { started: "" })).toEqual({});
  });
});

describe("a day that a file does not know whole", () => {
  test("is told in words, and leaves its field empty", () => {
    expect(["2019-05-00", "2019-00-00", "2019-05-03", ""].map(partialWords)).toEqual([
      "May 2019",
      "2019",
      undefined,
      undefined,
    ]);
    expect(["2019-05-00", "2019-05-03", halfTyped].map(dateValue)).toEqual(["", "2019-05-03", ""]);
  });

  test("stays as it is until its field is changed", () => {
    expect(shownText(entry, {}).started).toBe("2019-05-00");
    expect(detailsEdit(entry, { notes: "Again." })).toEqual({ notes: "Again." });
    expect(detailsEdit(entry, { started: "2019-05-09" })).toEqual({ started: "2019-05-09" });
  });

  test("contradicts no day within it", () => {
    expect(problemsOf({ finished: "2019-05-01" })).toEqual({});
    expect(problemsOf({ finished: "2019-04-30" })).toEqual({
      finished: sentences.finishBeforeStart,
    });
  });
});

describe("what cannot be", () => {
  test("has its sentence beside the field that is to blame", () => {
    expect(problemsOf({ started: "1890-01-01" })).toEqual({ started: sentences.dayTooEarly });
    expect(problemsOf({ finished: "2100-01-01" })).toEqual({ finished: sentences.dayToCome });
    expect(problemsOf({ finished: "2026-11-28" })).toEqual({ finished: sentences.dayToCome });
    expect(problemsOf({ finished: today })).toEqual({});
    expect(problemsOf({ started: halfTyped })).toEqual({ started: sentences.dayForm });
    for (const repeats of ["", "-1", "1.5", "two", "1000"]) {
      expect(problemsOf({ repeats })).toEqual({ repeats: sentences.repeatsRange("anime") });
    }
  });

  test("is told of the day that was changed where two contradict each other", () => {
    const { finishBeforeStart } = sentences;
    expect(problemsOf({ started: "2021-06-22" })).toEqual({ started: finishBeforeStart });
    expect(problemsOf({ finished: "2018-01-01" })).toEqual({ finished: finishBeforeStart });
    expect(problemsOf({ started: "2022-02-02", finished: "2022-02-01" })).toEqual({
      finished: finishBeforeStart,
    });
  });

  test("are days that were wrong before, of which nobody has changed anything: no", () => {
    const odd = { ...entry, started: "2022-01-01", finished: "2021-01-01" };
    expect(detailsProblems("anime", odd, { notes: "Odd." }, today)).toEqual({});
  });

  test("is notes of more than they can have, counted as people count", () => {
    const most = "👻".repeat(limits.notesCharacters);
    expect(problemsOf({ notes: most })).toEqual({});
    expect(problemsOf({ notes: `${most}!` })).toEqual({ notes: sentences.notesTooLong });
    expect(problemsOf({ notes: `${most}  ` })).toEqual({});
  });
});

test("notes say how long they are once that matters", () => {
  expect(notesCount("a".repeat(limits.notesCharacters - 201))).toBeUndefined();
  expect(notesCount("a".repeat(limits.notesCharacters - 200))).toBe(1800);
});

test("what was typed while a save was on its way stays", () => {
  const sent: Typed = { started: "2019-05-09", notes: "One" };
  expect(unsavedAfter(sent, sent)).toEqual({});
  expect(unsavedAfter({ ...sent, notes: "One, two" }, sent)).toEqual({ notes: "One, two" });
});
