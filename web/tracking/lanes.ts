/** Runs tasks of the same key one after another, in the order they came; different keys do not wait for each other. */
export class Lanes {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `task` when everything before it in its lane has ended, well or badly. */
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const result = before.then(task).finally(() => {
      if (this.#last.get(key) === ended) this.#last.delete(key);
    });
    const ended = result.catch(() => undefined);
    this.#last.set(key, ended);
    return result;
  }

  /** Whether a task runs or waits under a key. A task that has ended no longer counts for whoever awaited it. */
  isBusy(key: string): boolean {
    return this.#last.has(key);
  }
}
