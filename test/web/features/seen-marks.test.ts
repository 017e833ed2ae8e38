import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  joinTapsMs,
  SeenMarks,
  type Mark,
  type MarkedTitle,
} from "../../../web/features/home/first-minute/seen-marks.ts";

const series: MarkedTitle = { kind: "anime", id: 1, name: "Twelve", total: 12, aired: null };
const film: MarkedTitle = { ...series, id: 2, name: "Film", total: 1 };

const save =
  vi.fn<(title: MarkedTitle, from: Mark | undefined, to: Mark | undefined) => Promise<void>>();
let marks: SeenMarks;

beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset().mockResolvedValue(undefined);
  marks = new SeenMarks(save);
});
afterEach(() => {
  vi.useRealTimers();
});

const tap = (title: MarkedTitle, times: number) => {
  for (let tap = 0; tap < times; tap++) marks.tap(title);
};

describe("a title that a newcomer taps", () => {
  test.each([
    [1, "completed"],
    [2, "watching"],
    [3, undefined],
    [4, "completed"],
  ] as const)("is after %i taps %s", (times, mark) => {
    tap(series, times);
    expect(marks.current().get(series.id)).toBe(mark);
  });

  test("is never being watched where it has one episode", () => {
    tap(film, 2);
    expect(marks.current().get(film.id)).toBeUndefined();
  });

  test("is saved once, when it is left alone", async () => {
    marks.tap(series);
    await vi.advanceTimersByTimeAsync(joinTapsMs - 1);
    marks.tap(series);
    await vi.advanceTimersByTimeAsync(joinTapsMs - 1);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([[series, undefined, "watching"]]);
  });

  test("is not saved where taps lead back to where it was", async () => {
    tap(series, 3);
    await vi.runAllTimersAsync();
    expect(save).not.toHaveBeenCalled();
  });

  test("is moved from what the server has, one save after the other", async () => {
    const first = Promise.withResolvers<undefined>();
    save.mockReturnValueOnce(first.promise);
    marks.tap(series);
    await vi.advanceTimersByTimeAsync(joinTapsMs);
    tap(series, 2);
    await vi.advanceTimersByTimeAsync(joinTapsMs);
    expect(save).toHaveBeenCalledTimes(1);
    first.resolve(undefined);
    await vi.runAllTimersAsync();
    expect(save.mock.calls.slice(1)).toEqual([[series, "completed", undefined]]);
  });

  test("goes back to what the server has where that failed", async () => {
    marks.tap(series);
    await vi.advanceTimersByTimeAsync(joinTapsMs);
    save.mockRejectedValueOnce(new Error("No."));
    marks.tap(series);
    await vi.advanceTimersByTimeAsync(joinTapsMs);
    expect(marks.current().get(series.id)).toBe("completed");
  });

  test("stays as it was tapped while an earlier save fails", async () => {
    const first = Promise.withResolvers<undefined>();
    save.mockReturnValueOnce(first.promise);
    marks.tap(series);
    await vi.advanceTimersByTimeAsync(joinTapsMs);
    marks.tap(series);
    first.reject(new Error("No."));
    await vi.runAllTimersAsync();
    expect(marks.current().get(series.id)).toBe("watching");
    expect(save.mock.calls.at(-1)).toEqual([series, undefined, "watching"]);
  });
});

test("all that waits is saved at once where somebody goes on, which waits for it", async () => {
  marks.tap(series);
  marks.tap(film);
  const settled = vi.fn();
  const last = Promise.withResolvers<undefined>();
  save.mockReturnValueOnce(Promise.resolve()).mockReturnValueOnce(last.promise);
  void marks.settle().then(settled);
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledTimes(2);
  expect(settled).not.toHaveBeenCalled();
  last.resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledTimes(1);
});

test("whoever listens hears of every change, until they stop", () => {
  const heard = vi.fn();
  const stop = marks.subscribe(heard);
  const before = marks.current();
  marks.tap(series);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(marks.current()).not.toBe(before);
  expect(marks.current()).toBe(marks.current());
  stop();
  marks.tap(series);
  expect(heard).toHaveBeenCalledTimes(1);
});

test("what is tapped while somebody waits to go on is saved as well before they do", async () => {
  const first = Promise.withResolvers<undefined>();
  save.mockReturnValueOnce(first.promise);
  marks.tap(series);
  const settled = vi.fn();
  void marks.settle().then(settled);
  await vi.advanceTimersByTimeAsync(0);
  marks.tap(film);
  first.resolve(undefined);
  await vi.advanceTimersByTimeAsync(joinTapsMs - 1);
  expect(save.mock.calls).toEqual([
    [series, undefined, "completed"],
    [film, undefined, "completed"],
  ]);
  expect(settled).toHaveBeenCalledTimes(1);
});

test("settling waits for what was left alone and sent meanwhile, too", async () => {
  const first = Promise.withResolvers<undefined>();
  const second = Promise.withResolvers<undefined>();
  save.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  marks.tap(series);
  let isSettled = false;
  const settled = marks.settle().then(() => {
    isSettled = true;
  });
  marks.tap(film);
  await vi.advanceTimersByTimeAsync(joinTapsMs);
  first.resolve(undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(isSettled).toBe(false);
  second.resolve(undefined);
  await settled;
});
