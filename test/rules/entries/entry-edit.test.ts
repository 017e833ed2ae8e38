import { describe, expect, test } from "vitest";
import { dayAt, dayOf } from "../../../shared/entries/day.ts";
import { isWholeDay } from "../../../shared/entries/whole-day.ts";
import { isBefore, isDay, wrongEdit, type EntryEdit } from "../../../shared/entries/entry-edit.ts";
import * as sentences from "../../../shared/sentences.ts";
import { fc } from "../../support/properties.ts";

const today = "2026-11-27";
const wrong = (edit: EntryEdit): string | undefined => wrongEdit("anime", edit, today);

describe("what a fan says of a title is refused with a sentence of its own", () => {
  test.each<[EntryEdit, string]>([
    [{ score: 11 }, sentences.scoreRange],
    [{ score: 0.5 }, sentences.scoreRange],
    [{ score: 7.3 }, sentences.scoreRange],
    [{ started: "1890-05-01" }, sentences.dayTooEarly],
    [{ finished: "2100-01-01" }, sentences.dayToCome],
    [{ started: "2026-11-28" }, sentences.dayToCome],
    [{ started: "2026-02-30" }, sentences.dayForm],
    [{ started: "2026-00-05" }, sentences.dayForm],
    [{ started: "5 May" }, sentences.dayForm],
    [{ started: "2026-05-03", finished: "2026-05-02" }, sentences.finishBeforeStart],
    [{ started: "2026-05-03", finished: "2025-00-00" }, sentences.finishBeforeStart],
    [{ repeats: -1 }, sentences.repeatsRange("anime")],
    [{ repeats: 1000 }, sentences.repeatsRange("anime")],
    [{ repeats: 1.5 }, sentences.repeatsRange("anime")],
    [{ again: -1 }, sentences.validNumber],
    [{ notes: "語".repeat(2001) }, sentences.notesTooLong],
  ])("%j", (edit, sentence) => {
    expect(wrong(edit)).toBe(sentence);
  });

  test.each<EntryEdit>([
    {},
    { score: null, started: null, finished: null, again: null },
    { score: 1 },
    { score: 9.5 },
    { started: "2019-00-00", finished: "2019-01-05" },
    { started: "2019-03-09", finished: "2019-03-00" },
    { started: today, finished: today },
    { notes: ` ${"語".repeat(2000)} ` },
    { notes: "<b>bold</b>" },
  ])("but not %j", (edit) => {
    expect(wrong(edit)).toBeUndefined();
  });
});

describe("an undo", () => {
  test.each([0.1, 7.3, 8.5, 10])("brings back %f, which a file may have given", (score) => {
    expect(wrong({ score, undo: true })).toBeUndefined();
  });

  test.each([0, -1, 7.31, 10.1, 11])("brings back no %f, which nobody can have given", (score) => {
    expect(wrong({ score, undo: true })).toBe(sentences.scoreRange);
  });
});

test("every day of the calendar is one, and no other", () => {
  const ms = fc.integer({ min: Date.UTC(1950, 0), max: Date.UTC(2100, 0) });
  fc.assert(
    fc.property(ms, (at) => {
      const day = dayOf(at);
      expect(isDay(day)).toBe(true);
      expect(isDay(`${day.slice(0, 7)}-00`)).toBe(true);
      expect(isDay(`${day.slice(0, 8)}32`)).toBe(false);
      expect(isWholeDay(day)).toBe(true);
      expect(isWholeDay(`${day.slice(0, 7)}-00`)).toBe(false);
      expect(isWholeDay(`${day.slice(0, 8)}32`)).toBe(false);
    }),
  );
});

test.each(["2026-02-31", "2026-02-29", "2026-13-01", "2026-00-00", "2026-1-1", "2026-05", ""])(
  "%j is no whole day",
  (text) => {
    expect(isWholeDay(text)).toBe(false);
  },
);

test("of two days one is before the other, and never both", () => {
  const at = fc.integer({ min: Date.UTC(1990, 0), max: Date.UTC(2030, 0) });
  fc.assert(
    fc.property(at, at, (a, b) => {
      expect(isBefore(dayOf(a), dayOf(b))).toBe(dayOf(a) < dayOf(b));
    }),
  );
});

test("a device may be a day ahead or behind, and not further", () => {
  const now = Date.UTC(2026, 10, 27, 1);
  expect(dayAt("2026-11-26", now)).toBe("2026-11-26");
  expect(dayAt("2026-11-28", now)).toBe("2026-11-28");
  expect(dayAt("2026-11-25", now)).toBe("2026-11-27");
  expect(dayAt("2027-11-27", now)).toBe("2026-11-27");
  expect(dayAt(undefined, now)).toBe("2026-11-27");
});
