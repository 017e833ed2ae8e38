/** Runs tasks of the same key one after another, in the order they came; different keys do not wait for each other. */
export class Lanes {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `task` when everything before it in its lane has ended, well or badly. */
  run<Result>(key: string, task: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const result = before.then(task);
    const ended = result
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(key) === ended) this.#last.delete(key);
      });
    this.#last.set(key, ended);
    return result;
  }
}
