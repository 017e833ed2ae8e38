import type { QueryClient } from "@tanstack/react-query";
import type { Kind } from "../../shared/kind.ts";
import * as limits from "../../shared/limits.ts";
import { invalidateStale } from "../calls/queries.ts";
import type { Standing } from "./standing.ts";

/** Decides when the lists on screen are fetched again after a change that they already show. */
export class Refresh {
  readonly #client: QueryClient;
  readonly #timers = new Map<Kind, ReturnType<typeof setTimeout>>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /**
   * A title that came or went is fetched with its list at once. One that only moved between lists stays
   * where it is while Undo is offered. A mere step leaves the lists on screen in their order.
   */
  after(kind: Kind, before: Standing | undefined, now: Standing | undefined): void {
    if (before === undefined || now === undefined) {
      void invalidateStale(this.#client, `update_${kind}`);
      return;
    }
    this.#mark(kind);
    // What else is said of the title may follow from a step: when it was finished, that it is no longer on hold.
    void this.#client.invalidateQueries({ queryKey: ["entry"] });
    void this.#client.invalidateQueries({ queryKey: ["diary"] });
    if (before.status !== now.status) this.#later(kind);
  }

  /** Many titles came, went and moved, as lists show already: they stay as they are while Undo is offered. */
  afterMany(kind: Kind): void {
    this.#mark(kind);
    this.#later(kind);
  }

  #mark(kind: Kind): void {
    void invalidateStale(this.#client, `update_${kind}`, "none");
  }

  #later(kind: Kind): void {
    clearTimeout(this.#timers.get(kind));
    const refetch = () => void invalidateStale(this.#client, `update_${kind}`);
    this.#timers.set(kind, setTimeout(refetch, limits.undoMs));
  }
}
