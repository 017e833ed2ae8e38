import type { TrackedTitle } from "../../../tracking/standing.ts";

/** What a newcomer says of a title: all of it seen, or some of it. */
export type Mark = "completed" | "watching";

/** A title of which it is known how long it is. */
export interface MarkedTitle extends TrackedTitle {
  readonly total: number;
}

/** The mark that the next tap leads to: completed, watching, none; what has one episode is not watched for long. */
function nextMark({ total }: MarkedTitle, mark: Mark | undefined): Mark | undefined {
  if (mark === undefined) return "completed";
  return mark === "completed" && total > 1 ? "watching" : undefined;
}

/** How many episodes a mark stands for. */
export const progressOf = ({ total }: MarkedTitle, mark: Mark): number =>
  mark === "completed" ? total : 1;

/** How long a tap waits for another one on the same title, in milliseconds. */
export const joinTapsMs = 500;

/** Brings a title from one mark to another on the server; rejects where that fails. */
export type SaveMark = (
  title: MarkedTitle,
  from: Mark | undefined,
  to: Mark | undefined,
) => Promise<unknown>;

/** What is known of a title that was tapped. */
interface Tapped {
  readonly title: MarkedTitle;
  /** What is shown. */
  mark: Mark | undefined;
  /** What the server has. */
  saved: Mark | undefined;
  timer?: ReturnType<typeof setTimeout> | undefined;
  /** Settles when the last save has come to its end. */
  done: Promise<void>;
}

/**
 * The marks of a screen of titles: shown at once, saved when a title is left alone, one save of a title after the other.
 * A mark that could not be saved goes back to what the server has.
 */
export class SeenMarks {
  readonly #tapped = new Map<number, Tapped>();
  readonly #listeners = new Set<() => void>();
  readonly #save: SaveMark;
  #marks: ReadonlyMap<number, Mark> = new Map();

  constructor(save: SaveMark) {
    this.#save = save;
  }

  /** The marks by id; the same object as long as none changes. */
  readonly current = (): ReadonlyMap<number, Mark> => this.#marks;

  /** Calls `listener` whenever a mark changes, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Shows a title's next mark, which is saved when no other tap on it follows. */
  readonly tap = (title: MarkedTitle): void => {
    const tapped = this.#tapped.get(title.id) ?? {
      title,
      mark: undefined,
      saved: undefined,
      done: Promise.resolve(),
    };
    this.#tapped.set(title.id, tapped);
    clearTimeout(tapped.timer);
    this.#show(tapped, nextMark(title, tapped.mark));
    tapped.timer = setTimeout(() => {
      this.#send(tapped);
    }, joinTapsMs);
  };

  /** Saves what still waits, and settles when all of it, and of what is tapped meanwhile, has come to its end. */
  async settle(): Promise<void> {
    for (const tapped of this.#tapped.values()) {
      if (tapped.timer !== undefined) this.#send(tapped);
    }
    const sent = new Set([...this.#tapped.values()].map(({ done }) => done));
    await Promise.all(sent);
    const isOver = ({ timer, done }: Tapped) => timer === undefined && sent.has(done);
    if (![...this.#tapped.values()].every(isOver)) await this.settle();
  }

  #send(tapped: Tapped): void {
    clearTimeout(tapped.timer);
    tapped.timer = undefined;
    tapped.done = tapped.done.then(() => this.#bring(tapped));
  }

  async #bring(tapped: Tapped): Promise<void> {
    const { title, mark, saved } = tapped;
    if (mark === saved) return;
    try {
      await this.#save(title, saved, mark);
      tapped.saved = mark;
    } catch {
      // Whoever saves has told it. A tap since then is another wish.
      if (tapped.mark === mark && tapped.timer === undefined) this.#show(tapped, saved);
    }
  }

  #show(tapped: Tapped, mark: Mark | undefined): void {
    tapped.mark = mark;
    const marks = new Map(this.#marks);
    if (mark === undefined) marks.delete(tapped.title.id);
    else marks.set(tapped.title.id, mark);
    this.#marks = marks;
    for (const listener of this.#listeners) listener();
  }
}
