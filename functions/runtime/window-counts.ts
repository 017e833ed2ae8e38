import { setNewest } from "./set-newest.ts";

interface Window {
  readonly count: number;
  readonly endsAtMs: number;
}

/**
 * Counts by key within windows of time, each from the first count of its key on. In the memory of a warm function alone:
 * what is counted here costs no read and no write. Only the newest keys are remembered.
 */
export class WindowCounts {
  readonly #windows = new Map<string, Window>();
  readonly #windowMs: number;
  readonly #mostKeys: number;

  constructor(seconds: number, mostKeys: number) {
    this.#windowMs = seconds * 1000;
    this.#mostKeys = mostKeys;
  }

  #open(key: string): Window | undefined {
    const window = this.#windows.get(key);
    return window !== undefined && window.endsAtMs > Date.now() ? window : undefined;
  }

  /** Counts one more of a key in its window, which begins with it where none is open. */
  add(key: string): void {
    const endsAtMs = Date.now() + this.#windowMs;
    const { count, ...window } = this.#open(key) ?? { count: 0, endsAtMs };
    setNewest(this.#windows, key, { ...window, count: count + 1 }, this.#mostKeys);
  }

  /** Whole seconds until the open window of a key ends, in which `most` were counted already; 0 where they were not. */
  secondsAfter(key: string, most: number): number {
    const window = this.#open(key);
    if (window === undefined || window.count < most) return 0;
    return Math.ceil((window.endsAtMs - Date.now()) / 1000);
  }
}
