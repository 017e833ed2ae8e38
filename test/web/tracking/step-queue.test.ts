import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Standing, TrackedTitle } from "../../../web/tracking/standing.ts";
import { joinStepsMs, StepQueue } from "../../../web/tracking/step-queue.ts";

const title: TrackedTitle = { kind: "anime", id: 1, name: "Twelve", total: 12, aired: null };
const other: TrackedTitle = { ...title, id: 2 };
const watching: Standing = { status: "WATCHING", progress: 5 };

const save = vi.fn<(title: TrackedTitle, before: Standing, progress: number) => void>();
const end = vi.fn<(title: TrackedTitle) => void>();
let queue: StepQueue;

beforeEach(() => {
  vi.useFakeTimers();
  save.mockClear();
  end.mockClear();
  queue = new StepQueue(save, end);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("quick steps", () => {
  test("on one title become one save of where they lead", () => {
    for (let tap = 0; tap < 4; tap++) {
      // The screen may still show the number from before: each tap counts all the same.
      queue.step(title, watching, 1);
      vi.advanceTimersByTime(joinStepsMs - 1);
    }
    expect(save).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(save.mock.calls).toEqual([[title, watching, 9]]);
  });

  test("on two titles become two saves", () => {
    queue.step(title, watching, 1);
    queue.step(other, watching, 1);
    vi.runAllTimers();
    expect(save).toHaveBeenCalledTimes(2);
  });

  test("there and back save nothing, and are told to have ended", () => {
    queue.step(title, watching, 1);
    queue.step(title, watching, -1);
    expect(end).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(save).not.toHaveBeenCalled();
    expect(end.mock.calls).toEqual([[title]]);
  });

  test("stop at the total and say so", () => {
    const atEnd: Standing = { status: "WATCHING", progress: 11 };
    expect(queue.step(title, atEnd, 1)).toEqual({ ok: true, progress: 12 });
    expect(queue.step(title, atEnd, 1)).toMatchObject({
      ok: false,
      message: "Cannot exceed total episodes (12)",
    });
    vi.runAllTimers();
    expect(save.mock.calls).toEqual([[title, atEnd, 12]]);
  });

  test("never fall below 0", () => {
    const atStart: Standing = { status: "PLANNED", progress: 0 };
    expect(queue.step(title, atStart, -1)).toEqual({ ok: true, progress: 0 });
    vi.runAllTimers();
    expect(save).not.toHaveBeenCalled();
  });
});

describe("waiting steps", () => {
  test("are saved at once when asked for", () => {
    queue.step(title, watching, 1);
    queue.step(other, watching, 1);
    queue.flushAll();
    expect(save).toHaveBeenCalledTimes(2);
    vi.runAllTimers();
    expect(save).toHaveBeenCalledTimes(2);
  });

  test("are known to wait until they are on their way", () => {
    expect(queue.isWaiting("anime:1")).toBe(false);
    queue.step(title, watching, 1);
    expect([queue.isWaiting("anime:1"), queue.isWaiting("anime:2")]).toEqual([true, false]);
    save.mockImplementationOnce(() => {
      expect(queue.isWaiting("anime:1")).toBe(false);
    });
    vi.advanceTimersByTime(joinStepsMs);
    expect(save).toHaveBeenCalledTimes(1);
  });
});
