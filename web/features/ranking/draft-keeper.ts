import type { RankingDraft } from "./draft.ts";

/** How long after the last change a draft is kept. */
export const keepAfterMs = 400;

/** Keeps the newest draft a moment after the last change, or at once when the page may go. */
export class DraftKeeper {
  readonly #keep: (draft: RankingDraft) => unknown;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: RankingDraft | undefined;

  constructor(keep: (draft: RankingDraft) => unknown) {
    this.#keep = keep;
  }

  /** Takes a changed draft. */
  later(draft: RankingDraft): void {
    this.drop();
    this.#waiting = draft;
    this.#timer = setTimeout(() => {
      this.now();
    }, keepAfterMs);
  }

  /** Keeps what waits, if anything does. */
  now(): void {
    const draft = this.#waiting;
    this.drop();
    if (draft !== undefined) this.#keep(draft);
  }

  /** Lets go of what waits: there is a newer draft, or none any more. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#waiting = undefined;
  }
}
