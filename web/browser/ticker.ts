/** What a ticker needs of the document. */
type Visibility = Pick<Document, "hidden" | "addEventListener" | "removeEventListener">;

/** A clock that everybody who listens shares. Stands still while nobody listens or the tab is hidden. */
export class Ticker {
  readonly #tickMs: number;
  readonly #visibility: Visibility;
  readonly #listeners = new Set<() => void>();
  #nowMs = Date.now();
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(tickMs: number, visibility: Visibility) {
    this.#tickMs = tickMs;
    this.#visibility = visibility;
  }

  /** The time of the last tick in milliseconds since 1970, by this device's clock. */
  nowMs = (): number => this.#nowMs;

  /** Calls `listener` at every tick; the result unsubscribes. */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      this.#visibility.addEventListener("visibilitychange", this.#run);
      this.#run();
    }
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size > 0) return;
      this.#visibility.removeEventListener("visibilitychange", this.#run);
      clearInterval(this.#timer);
    };
  };

  /** Goes on from the present time, or stops while the tab is hidden. */
  readonly #run = (): void => {
    clearInterval(this.#timer);
    if (this.#visibility.hidden) return;
    this.#tick();
    this.#timer = setInterval(this.#tick, this.#tickMs);
  };

  readonly #tick = (): void => {
    this.#nowMs = Date.now();
    for (const listener of this.#listeners) listener();
  };
}
