import type { Kind } from "../../../shared/kind.ts";

/** One row of a list file, as its text stands there. */
export interface RowText {
  readonly kind: Kind;
  readonly text: string;
}

const mark = /<!\[CDATA\[|<!--|<(\/?)(anime|manga)(?:\s[^<>]*)?(\/?)>/g;

/** What ends a stretch of text in which nothing else means anything. */
const endOf: Readonly<Record<string, string>> = { "<![CDATA[": "]]>", "<!--": "-->" };

/** Longer than any beginning of a mark: so much is kept back until more text has come. */
const keptBack = 64;

/**
 * Finds the rows of a list file in its text, which comes in any pieces. It looks for the row elements alone and
 * builds no document: pages of ours may not turn text into markup, and a list that is broken elsewhere has rows, too.
 */
export class RowFinder {
  #text = "";
  /** Where the search goes on. */
  #at = 0;
  #open: { readonly kind: Kind; readonly from: number } | undefined;
  #waitsFor: string | undefined;

  /** The rows that this piece completes. */
  push(piece: string): RowText[] {
    this.#text += piece;
    const rows: RowText[] = [];
    while (this.#step(rows));
    this.#forget();
    return rows;
  }

  /** The row that the end of the file completes, if it was not closed. */
  end(): RowText[] {
    const rows: RowText[] = [];
    this.#close(rows, this.#text.length);
    return rows;
  }

  /** Goes over one mark. Returns false when the next one has not come yet. */
  #step(rows: RowText[]): boolean {
    if (this.#waitsFor !== undefined) {
      const end = this.#text.indexOf(this.#waitsFor, this.#at);
      if (end === -1) {
        this.#at = Math.max(this.#at, this.#text.length - this.#waitsFor.length);
        return false;
      }
      this.#at = end + this.#waitsFor.length;
      this.#waitsFor = undefined;
    }
    mark.lastIndex = this.#at;
    const found = mark.exec(this.#text);
    if (found === null) {
      this.#at = Math.max(this.#at, this.#text.length - keptBack);
      return false;
    }
    this.#at = mark.lastIndex;
    const [all, slash, name, empty] = found;
    if (name === undefined) this.#waitsFor = endOf[all];
    else this.#element(rows, name as Kind, found.index, slash === "/", empty === "/");
    return true;
  }

  #element(rows: RowText[], kind: Kind, index: number, isEnd: boolean, isEmpty: boolean): void {
    if (!isEnd) {
      this.#close(rows, index);
      this.#open = { kind, from: index };
    }
    if (this.#open?.kind !== kind || !(isEnd || isEmpty)) return;
    rows.push({ kind, text: this.#text.slice(this.#open.from, this.#at) });
    this.#open = undefined;
  }

  /** Ends a row that its file forgot to close. */
  #close(rows: RowText[], end: number): void {
    if (this.#open === undefined) return;
    const { kind, from } = this.#open;
    rows.push({ kind, text: `${this.#text.slice(from, end)}</${kind}>` });
    this.#open = undefined;
  }

  /** Drops the text that is done with. */
  #forget(): void {
    const from = this.#open?.from ?? this.#at;
    this.#text = this.#text.slice(from);
    this.#at -= from;
    if (this.#open !== undefined) this.#open = { ...this.#open, from: 0 };
  }
}
