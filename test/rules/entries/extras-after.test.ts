import { describe, expect, test } from "vitest";
import { datesOf, extrasAfter } from "../../../functions/tracking/extras-after.ts";
import {
  noExtras,
  packExtras,
  unpackExtras,
  type Extras,
} from "../../../functions/tracking/extras.ts";
import { statusFor } from "../../../shared/entries/entry.ts";
import type { Entry } from "../../../functions/table/entry-item.ts";

const total = 12;
const minute = 60_000;

/** One fan who goes on with one anime, day by day. */
class Fan {
  entry: Entry | undefined;
  nowMs = Date.UTC(2026, 4, 1, 20);

  constructor(entry?: Entry) {
    this.entry = entry;
  }

  sees(progress: number, day: string | undefined, of = total): this {
    const next = { status: statusFor("anime", progress, of), progress };
    const turn = { before: this.entry, next, total: of, day, nowMs: this.nowMs };
    this.entry = { ...next, changedAtMs: this.nowMs, extras: extrasAfter(turn) };
    return this;
  }

  waits(minutes: number): this {
    this.nowMs += minutes * minute;
    return this;
  }

  get dates() {
    if (this.entry === undefined) throw new Error("nothing was seen");
    return datesOf(this.entry, unpackExtras(this.entry.extras));
  }

  get extras(): Extras {
    return unpackExtras(this.entry?.extras);
  }
}

const entry = (progress: number, extras: Partial<Extras>): Entry => ({
  status: statusFor("anime", progress, total),
  progress,
  changedAtMs: 0,
  extras: packExtras({ ...noExtras, ...extras }),
});

describe("dates set themselves", () => {
  test("when it begins, and when it is completed", () => {
    const fan = new Fan().sees(1, "2026-05-01");
    expect(fan.dates).toEqual({ start: "2026-05-01", finish: null });
    fan.waits(1000).sees(11, "2026-05-20").waits(1000).sees(12, "2026-05-21");
    expect(fan.dates).toEqual({ start: "2026-05-01", finish: "2026-05-21" });
  });

  test("not for what is told all at once, but for a film", () => {
    expect(new Fan().sees(12, "2026-05-01").dates).toEqual({ start: null, finish: null });
    const film = new Fan().sees(1, "2026-05-01", 1);
    expect(film.dates).toEqual({ start: "2026-05-01", finish: "2026-05-01" });
    expect(new Fan().sees(1, undefined, 1).dates).toEqual({ start: null, finish: null });
  });

  test("and go with what they date", () => {
    const fan = new Fan().sees(3, "2026-05-01").waits(60).sees(12, "2026-05-02");
    expect(fan.sees(11, "2026-05-02").dates.finish).toBeNull();
    expect(fan.sees(0, "2026-05-02").dates.start).toBeNull();
    fan.waits(600).sees(1, "2026-06-01").waits(600).sees(12, "2026-06-02");
    expect(fan.dates).toEqual({ start: "2026-06-01", finish: "2026-06-02" });
  });

  test("and are there again after an undo", () => {
    const fan = new Fan().sees(3, "2026-05-01").waits(60).sees(12, "2026-05-02");
    fan.waits(100_000).sees(0, "2026-09-01").waits(1).sees(12, "2026-09-01");
    expect(fan.dates).toEqual({ start: "2026-05-01", finish: "2026-05-02" });
  });

  test("but not over what its owner or a file has said", () => {
    const said = { start: "2019-00-00", finish: "2020-01-01" };
    expect(new Fan(entry(0, said)).sees(3, "2026-05-01").sees(12, "2026-05-02").dates).toEqual(
      said,
    );
    const none = new Fan(entry(0, { own: ["start"] })).sees(3, "2026-05-01");
    expect(none.dates.start).toBeNull();
  });
});

test("who goes on with what was on hold has it on hold no longer", () => {
  const fan = new Fan(entry(3, { listedAs: "on_hold", own: ["hold"] })).sees(4, "2026-05-01");
  expect(fan.extras).toMatchObject({ listedAs: null, own: [] });
});

test("a run goes on as long as all of it stays completed", () => {
  const again = { listedAs: "repeating", again: 4 } as const;
  expect(new Fan(entry(12, again)).sees(13, "2026-05-01", 13).extras).toMatchObject(again);
  const less = new Fan(entry(12, again)).sees(5, "2026-05-01");
  expect(less.extras).toMatchObject({ listedAs: null, again: null });
});
