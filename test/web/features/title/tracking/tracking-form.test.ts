import { describe, expect, test } from "vitest";
import {
  isCounterChanged,
  nextForm,
  openForm,
  trackingActions,
  unsavedCount,
  type TrackingEvent,
  type TrackingForm,
} from "../../../../../web/features/title/tracking/tracking-form.ts";
import type { Standing, TrackedTitle } from "../../../../../web/tracking/standing.ts";

const anime: TrackedTitle = { kind: "anime", id: 1, name: "Twelve", total: 12, aired: null };
const endlessAnime: TrackedTitle = { ...anime, total: null };
const manga: TrackedTitle = { kind: "manga", id: 2, name: "Forty", total: 40, aired: null };
const endlessManga: TrackedTitle = { ...manga, total: null };

const watching: Standing = { status: "WATCHING", progress: 5 };
const completed: Standing = { status: "COMPLETED", progress: 12 };

const after = (title: TrackedTitle, form: TrackingForm, ...events: TrackingEvent[]) =>
  events.reduce((current, event) => nextForm(title, current, event, "dialog"), form);

const stepUp: TrackingEvent = { type: "stepped", by: 1 };

/** The names of the buttons that a form shows. */
function shown(title: TrackedTitle, form: TrackingForm): string[] {
  const { statuses, ...buttons } = trackingActions(title, form);
  const names = Object.entries(buttons).filter(([, isShown]) => isShown);
  return [...names.map(([name]) => name), ...statuses];
}

describe("an anime of known length", () => {
  test("that is not on the list can be added, planned and completed, but not dropped", () => {
    expect(shown(anime, openForm(undefined))).toEqual(["save", "plan", "complete"]);
  });

  test("offers no save while the counter is as saved", () => {
    expect(shown(anime, openForm(watching))).toEqual(["complete", "drop"]);
  });

  test("offers a save as soon as the counter differs, and no longer when it is back", () => {
    const form = after(anime, openForm(watching), stepUp);
    expect(shown(anime, form)).toEqual(["save", "complete", "drop"]);
    expect(shown(anime, after(anime, form, { type: "stepped", by: -1 }))).not.toContain("save");
  });

  test("offers a save when it is at its end and was not saved as completed", () => {
    const imported: Standing = { status: "WATCHING", progress: 12 };
    expect(shown(anime, openForm(imported))).toEqual(["save", "complete", "drop"]);
  });

  test("that is completed can only be dropped", () => {
    expect(shown(anime, openForm(completed))).toEqual(["drop"]);
  });
});

describe("an anime that goes on", () => {
  const onAir: TrackedTitle = { ...endlessAnime, aired: 8 };

  test("can be completed as far as it is out, and no further", () => {
    expect(shown(onAir, openForm(watching))).toContain("COMPLETED");
    expect(shown(onAir, openForm({ status: "WATCHING", progress: 8 }))).not.toContain("COMPLETED");
    expect(shown({ ...onAir, aired: 0 }, openForm(undefined))).not.toContain("COMPLETED");
  });
});

describe("an anime of unknown length", () => {
  test("has its counter and the statuses to pick from", () => {
    expect(shown(endlessAnime, openForm(undefined))).toEqual([
      "save",
      "PLANNED",
      "WATCHING",
      "COMPLETED",
    ]);
    expect(shown(endlessAnime, openForm(watching))).toEqual(["drop", "PLANNED", "COMPLETED"]);
  });
});

describe("a manga", () => {
  test("of known length has no button for completed: its counter does that", () => {
    expect(shown(manga, openForm(undefined))).toEqual(["save", "plan"]);
    expect(shown(manga, openForm({ status: "READING", progress: 3 }))).toEqual(["drop"]);
  });

  test("of unknown length has statuses instead of a counter, without the current one", () => {
    expect(shown(endlessManga, openForm(undefined))).toEqual(["PLANNED", "READING", "COMPLETED"]);
    expect(shown(endlessManga, openForm({ status: "READING", progress: 0 }))).toEqual([
      "drop",
      "PLANNED",
      "COMPLETED",
    ]);
  });
});

describe("a change of the entry elsewhere", () => {
  test("moves an untouched counter along", () => {
    const form = after(anime, openForm(watching), {
      type: "entry",
      entry: { status: "WATCHING", progress: 6 },
    });
    expect(form.counter.text).toBe("6");
    expect(shown(anime, form)).not.toContain("save");
  });

  test("leaves a number alone that the user is typing", () => {
    const form = after(
      anime,
      openForm(watching),
      { type: "typed", text: "9" },
      { type: "entry", entry: { status: "WATCHING", progress: 6 } },
    );
    expect(form.counter.text).toBe("9");
    expect(shown(anime, form)).toContain("save");
  });

  test("after a press that saved another number the counter shows that one", () => {
    const saves: TrackingEvent = { type: "saved", progress: 12 };
    const comes: TrackingEvent = { type: "entry", entry: completed };
    for (const events of [
      [saves, comes],
      [comes, saves],
    ]) {
      const form = after(anime, openForm(watching), stepUp, ...events);
      expect(form.counter.progress).toBe(12);
      expect(isCounterChanged(form)).toBe(false);
    }
  });

  test("after an add the title counts as on the list", () => {
    const form = after(anime, openForm(undefined), stepUp, {
      type: "entry",
      entry: { status: "WATCHING", progress: 1 },
    });
    expect(form.isOnList).toBe(true);
    expect(shown(anime, form)).toEqual(["complete", "drop"]);
  });
});

describe("a drop", () => {
  const dropped = after(anime, openForm(watching), { type: "entry", entry: undefined });

  test("does not change what a dialog shows", () => {
    const before = openForm(watching);
    expect(dropped.counter).toEqual(before.counter);
    expect(shown(anime, dropped)).toEqual(shown(anime, before));
  });

  test("leaves a page as it was before", () => {
    const gone: TrackingEvent = { type: "entry", entry: undefined };
    expect(nextForm(anime, openForm(watching), gone, "page")).toEqual(openForm(undefined));
  });

  test("makes the next save an add", () => {
    expect(dropped.isOnList).toBe(false);
  });

  test("that is undone leads back to where it was", () => {
    expect(after(anime, dropped, { type: "entry", entry: watching })).toEqual(openForm(watching));
  });
});

describe("what would be lost if a form were left", () => {
  const changed = after(anime, openForm(watching), stepUp, stepUp);

  test("is the count that nobody has saved", () => {
    expect(unsavedCount(openForm(watching))).toBeUndefined();
    expect(unsavedCount(changed)).toBe(7);
    expect(unsavedCount(after(anime, openForm(undefined), stepUp))).toBe(1);
  });

  test("is nothing of a title that was dropped then", () => {
    const dropped = after(anime, changed, { type: "entry", entry: undefined });
    expect(dropped.counter.progress).toBe(7);
    expect(unsavedCount(dropped)).toBeUndefined();
  });

  test.each(["", "99", "five"])("is nothing while the field holds %j", (text) => {
    const typed = after(anime, openForm(watching), { type: "typed", text });
    expect(unsavedCount(typed)).toBeUndefined();
    expect(unsavedCount(after(anime, typed, { type: "left" }))).toBeUndefined();
  });
});
