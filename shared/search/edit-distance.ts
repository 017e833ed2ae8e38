import { LONGEST_NAME } from "./packed-text.ts";

/** Stands for more edits than were asked about. */
export const TOO_FAR = 255;

/**
 * Edits (insert, delete, substitute, swap of neighbours) between two texts, up to a small limit.
 * The dynamic programme of optimal string alignment, kept to the diagonals that the limit can reach
 * (Ukkonen 1985). One instance is reused for all comparisons, so none of them allocates.
 */
export class EditDistance {
  /** Edits from the query to the whole text, or TOO_FAR. */
  whole = TOO_FAR;
  /** Edits from the query to the nearest beginning of the text, or TOO_FAR. */
  beginning = TOO_FAR;
  /** The longest beginning of the text that was reached; -1 when all of them are too far. */
  #longest = -1;
  #shortest = 0;
  #most = 0;
  #row = newRow();
  #before = newRow();
  #twoBefore = newRow();

  /** Compares the query's units `from` to `to` with the text's units `start` to `end`, up to `most` edits. */
  measure(
    query: Uint16Array,
    from: number,
    to: number,
    text: Uint16Array,
    start: number,
    end: number,
    most: number,
  ): void {
    this.whole = TOO_FAR;
    this.beginning = TOO_FAR;
    this.#longest = -1;
    const queryLength = to - from;
    const textLength = end - start;
    if (queryLength - textLength > most) return;
    for (let j = 0; j <= most; j++) this.#row[j] = j;
    this.#row[most + 1] = TOO_FAR;
    for (let i = 1; i <= queryLength; i++) {
      this.#rotate();
      if (this.#fillRow(query, from + i - 1, text, start, i, textLength, most) > most) return;
    }
    this.#most = most;
    this.#shortest = Math.max(0, queryLength - most);
    this.#longest = Math.min(textLength, queryLength + most);
    for (let j = this.#shortest; j <= this.#longest; j++) {
      this.beginning = Math.min(this.beginning, this.#row[j] ?? TOO_FAR);
    }
    this.whole = this.endingAt(textLength);
  }

  /** Edits from the query to the beginning of the text of a length, or TOO_FAR. */
  endingAt(length: number): number {
    if (length < this.#shortest || length > this.#longest) return TOO_FAR;
    return withinLimit(this.#row[length] ?? TOO_FAR, this.#most);
  }

  #rotate() {
    const recycled = this.#twoBefore;
    this.#twoBefore = this.#before;
    this.#before = this.#row;
    this.#row = recycled;
  }

  /** Fills row `i` of the programme within the band and gives its smallest cell. */
  #fillRow(
    query: Uint16Array,
    at: number,
    text: Uint16Array,
    start: number,
    i: number,
    textLength: number,
    most: number,
  ): number {
    const row = this.#row;
    const before = this.#before;
    const twoBefore = this.#twoBefore;
    const low = Math.max(0, i - most);
    const high = Math.min(textLength, i + most);
    const unit = query[at];
    let smallest = TOO_FAR;
    if (low > 0) row[low - 1] = TOO_FAR;
    for (let j = low; j <= high; j++) {
      let edits = i;
      if (j > 0) {
        const other = text[start + j - 1];
        edits = (before[j - 1] ?? TOO_FAR) + (unit === other ? 0 : 1);
        edits = Math.min(edits, (before[j] ?? TOO_FAR) + 1, (row[j - 1] ?? TOO_FAR) + 1);
        const isSwap = i > 1 && j > 1 && unit === text[start + j - 2] && query[at - 1] === other;
        if (isSwap) edits = Math.min(edits, (twoBefore[j - 2] ?? TOO_FAR) + 1);
      }
      row[j] = Math.min(edits, TOO_FAR);
      if (edits < smallest) smallest = edits;
    }
    row[high + 1] = TOO_FAR;
    return smallest;
  }
}

/** Room for every beginning of a text that the longest query can reach, and a sentinel. */
const newRow = () => new Uint8Array(2 * LONGEST_NAME + 2);

const withinLimit = (edits: number, most: number) => (edits > most ? TOO_FAR : edits);
