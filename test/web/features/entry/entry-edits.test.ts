import { describe, expect, test } from "vitest";
import * as limits from "../../../../shared/limits.ts";
import {
  repeatWords,
  runningWords,
  savedEditWords,
} from "../../../../web/features/entry/edit-words.ts";
import { editBackTo, fieldsAfter } from "../../../../web/features/entry/entry-edits.ts";
import type { TrackedTitle } from "../../../../web/tracking/standing.ts";
import { plainEntry } from "./an-entry.ts";

const twelve: TrackedTitle = { kind: "anime", id: 1, name: "Twelve", total: 12, aired: null };
const endless: TrackedTitle = { ...twelve, kind: "manga", total: null };
const running = { ...plainEntry, again: 11, repeats: 1 };

describe("an edit", () => {
  test("is shown as it is asked", () => {
    expect(fieldsAfter(twelve, plainEntry, { score: 8.5 })).toEqual({ score: 8.5 });
    expect(fieldsAfter(twelve, plainEntry, { again: 0 })).toEqual({ again: 0 });
  });

  test("ends a run that reaches the total, and counts it", () => {
    expect(fieldsAfter(twelve, running, { again: 12 })).toEqual({ again: null, repeats: 2 });
    expect(fieldsAfter(twelve, running, { again: 11 })).toEqual({ again: 11 });
    expect(fieldsAfter(endless, running, { again: 12 })).toEqual({ again: 12 });
  });

  test("ends a run without a known end where that is said, once", () => {
    expect(fieldsAfter(endless, running, { seen_again: true })).toEqual({
      again: null,
      repeats: 2,
    });
    expect(fieldsAfter(endless, plainEntry, { seen_again: true })).toEqual({});
  });

  test("counts no further than there is room", () => {
    const often = { ...running, repeats: limits.repeatsMaximum };
    expect(fieldsAfter(twelve, often, { again: 12 }).repeats).toBe(limits.repeatsMaximum);
  });
});

describe("the way back", () => {
  test("names what was changed, and nothing else", () => {
    expect(editBackTo({ ...plainEntry, score: 7.3 }, { score: 9 })).toEqual({ score: 7.3 });
    expect(editBackTo(plainEntry, { on_hold: true })).toEqual({ on_hold: false });
    expect(editBackTo(plainEntry, { again: 0 })).toEqual({ again: null });
  });

  test("says of a run how often there was one, so that it is begun again", () => {
    expect(editBackTo(running, { again: null })).toEqual({ again: 11, repeats: 1 });
    expect(editBackTo(running, { again: null, repeats: 2 })).toEqual({ again: 11, repeats: 1 });
  });
});

test("a message says what was saved", () => {
  const words = (...[before, after]: [typeof plainEntry, Parameters<typeof savedEditWords>[2]]) =>
    savedEditWords(twelve, before, after);
  expect(words(plainEntry, { score: 8.5 })).toBe("Your score is 8.5 of 10: Twelve");
  expect(words(plainEntry, { score: null })).toBe("Score cleared: Twelve");
  expect(words(plainEntry, { on_hold: true })).toBe("On hold: Twelve");
  expect(words(plainEntry, { on_hold: false })).toBe("No longer on hold: Twelve");
  expect(words(plainEntry, { private: true })).toBe("Private: Twelve");
  expect(words(plainEntry, { private: false })).toBe("No longer private: Twelve");
  expect(words(plainEntry, { again: 0 })).toBe("Watching again: Twelve");
  expect(words(running, { again: 3 })).toBe("Again at episode 3: Twelve");
  expect(words(running, { again: null })).toBe("Stopped watching again: Twelve");
  expect(words(running, { again: null, repeats: 2 })).toBe("Watched again twice: Twelve");
  expect(words(plainEntry, { notes: "Hm.", repeats: 1 })).toBe("Saved: Twelve");
});

test("a run is told with its end where there is one", () => {
  expect(runningWords(twelve, 3)).toBe("Watching again: episode 3 of 12");
  expect(runningWords(endless, 3)).toBe("Reading again: chapter 3");
  expect([1, 2, 3].map((repeats) => repeatWords("manga", repeats))).toEqual([
    "Read again once",
    "Read again twice",
    "Read again 3 times",
  ]);
});
