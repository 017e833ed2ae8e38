import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Ticker } from "../../web/browser/ticker.ts";
import { constant } from "../support/spec-coverage.ts";

/** A tab that can be hidden. */
class Tab extends EventTarget {
  hidden = false;

  hide(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event("visibilitychange"));
  }
}

const tickMs = constant("countdownTickMs");

beforeEach(() => {
  vi.useFakeTimers({ now: 50_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("Ticker", () => {
  it("tells everybody the same time, every second, with one timer", () => {
    const ticker = new Ticker(tickMs, new Tab());
    const seen: string[] = [];
    ticker.subscribe(() => seen.push(`a ${ticker.nowMs()}`));
    ticker.subscribe(() => seen.push(`b ${ticker.nowMs()}`));
    expect(vi.getTimerCount()).toBe(1);
    seen.length = 0;
    vi.advanceTimersByTime(2 * tickMs);
    expect(seen).toEqual(["a 51000", "b 51000", "a 52000", "b 52000"]);
  });

  it("stops when the last listener has left, and begins anew with the next", () => {
    const ticker = new Ticker(tickMs, new Tab());
    const [leave, leaveToo] = [vi.fn(), vi.fn()].map((listener) => ticker.subscribe(listener));
    leave?.();
    expect(vi.getTimerCount()).toBe(1);
    leaveToo?.();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(10 * tickMs);
    ticker.subscribe(vi.fn());
    expect(ticker.nowMs()).toBe(60_000);
  });

  it("stands still in a hidden tab, and goes on from the present time when it is shown", () => {
    const tab = new Tab();
    const ticker = new Ticker(tickMs, tab);
    const listener = vi.fn();
    ticker.subscribe(listener);
    tab.hide(true);
    listener.mockClear();
    vi.advanceTimersByTime(60 * tickMs);
    expect(listener).not.toHaveBeenCalled();
    tab.hide(false);
    expect(listener).toHaveBeenCalledOnce();
    expect(ticker.nowMs()).toBe(110_000);
    vi.advanceTimersByTime(tickMs);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
