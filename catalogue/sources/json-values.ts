import { requireFew, requireShort } from "./row-limits.ts";

/** Members that hold the rows of a file. */
const arraysOfRows: ReadonlySet<string> = new Set(["data", "@graph", "results.bindings"]);
const deepestArray = 2;
const longestKey = 16;

const quote = 0x22;
const backslash = 0x5c;
const colon = 0x3a;
const comma = 0x2c;
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
const isSpace = (byte: number): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;

/**
 * The rows of a JSON file one by one, however large it is: elements of an array; those of an object's `data`, `@graph`
 * or `results.bindings`, after the object itself as it is with that array empty; or, in JSON Lines and where there is
 * no such array, whole values.
 * @throws SyntaxError when it is no JSON, ends in the middle, or a row is longer than `limits.sourceRowBytes`,
 * or there are more than `limits.sourceRows`.
 */
export async function* jsonValues(bytes: AsyncIterable<Uint8Array>): AsyncGenerator {
  const scanner = new Scanner();
  for await (const part of bytes) yield* scanner.read(part);
  scanner.end();
}

class Scanner {
  /** What is open around the next byte: braces and brackets. */
  readonly #open: number[] = [];
  /** The key after which the next value comes, for each object that is open. */
  readonly #keys: string[] = [];
  /** How much is open around a row; more than can be once the rows are over. */
  #around = 0;
  #isInString = false;
  #isEscaped = false;
  /** The text that was last between quotes, where it may have been a key. */
  #text = "";
  /** The parts of the row that came before. */
  #before: Uint8Array[] = [];
  #beforeBytes = 0;
  /** Where in this part the row began; undefined between rows. */
  #from: number | undefined;
  #rows = 0;

  *read(part: Uint8Array): Generator {
    if (this.#from !== undefined) this.#from = 0;
    for (let at = 0; at < part.length; at++) {
      const byte = part[at] ?? 0;
      if (this.#isInString) {
        if (this.#readText(byte) && this.#isRowOver()) yield this.#take(part, at + 1);
      } else if (byte === quote) {
        this.#begin(at);
        this.#isInString = true;
        this.#text = "";
      } else if (byte === openBrace || byte === openBracket) {
        if (this.#holdsRows(byte)) yield* this.#enter(part, at);
        else this.#begin(at);
        this.#open.push(byte);
      } else if (byte === closeBrace || byte === closeBracket) {
        if (this.#from !== undefined && this.#isRowOver()) yield this.#take(part, at);
        this.#close(byte);
        if (this.#from !== undefined && this.#isRowOver()) yield this.#take(part, at + 1);
      } else if (byte === colon) {
        this.#keys[this.#open.length] = this.#text;
      } else if (byte === comma || isSpace(byte)) {
        // A number or a word has no sign of its own at its end.
        if (this.#from !== undefined && this.#isRowOver()) yield this.#take(part, at);
      } else this.#begin(at);
    }
    this.#keep(part);
  }

  end(): void {
    if (this.#open.length > 0 || this.#from !== undefined) {
      throw new SyntaxError(`It ends in the middle, after ${this.#rows} rows.`);
    }
  }

  /** Reads a byte of a text. Returns whether the text is over. */
  #readText(byte: number): boolean {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === backslash) this.#isEscaped = true;
    else if (byte === quote) {
      this.#isInString = false;
      return true;
    }
    const mayBeKey = this.#around === 0 && this.#open.length <= deepestArray;
    if (mayBeKey && this.#text.length < longestKey) this.#text += String.fromCharCode(byte);
    return false;
  }

  /** A row begins where nothing but what is around rows is open. */
  #begin(at: number): void {
    if (this.#from === undefined && this.#open.length === this.#around) this.#from = at;
  }

  #isRowOver(): boolean {
    return this.#from !== undefined && this.#open.length === this.#around;
  }

  /** Whether what opens here is an array of rows: one of the members above, or one around everything. */
  #holdsRows(byte: number): boolean {
    if (byte !== openBracket || this.#around !== 0) return false;
    const depth = this.#open.length;
    if (depth === 0) return true;
    const isInObjects = depth <= deepestArray && this.#open.every((each) => each === openBrace);
    return isInObjects && arraysOfRows.has(this.#keys.slice(1, depth + 1).join("."));
  }

  /** From here on rows are elements. What was read so far is told, as if the array were empty. */
  *#enter(part: Uint8Array, at: number): Generator {
    const depth = this.#open.length;
    if (depth > 0) {
      const closed = Buffer.from(`[]${"}".repeat(depth)}`);
      yield this.#parse([...this.#before, part.subarray(this.#from ?? 0, at), closed]);
    }
    this.#forget();
    this.#around = depth + 1;
  }

  #close(byte: number): void {
    const opening = this.#open.pop();
    if (opening !== (byte === closeBrace ? openBrace : openBracket)) {
      throw new SyntaxError(`It is no JSON after row ${this.#rows}.`);
    }
    // After the rows comes nothing that we read.
    if (this.#around > 0 && this.#open.length === this.#around - 1) {
      this.#around = this.#open.length === 0 ? 0 : Number.POSITIVE_INFINITY;
    }
  }

  #take(part: Uint8Array, to: number): unknown {
    const rest = part.subarray(this.#from ?? 0, to);
    requireShort(this.#rows + 1, this.#beforeBytes + rest.length);
    const row = this.#parse([...this.#before, rest]);
    this.#forget();
    requireFew(++this.#rows);
    return row;
  }

  #parse(parts: readonly Uint8Array[]): unknown {
    try {
      return JSON.parse(Buffer.concat(parts).toString("utf8"));
    } catch {
      throw new SyntaxError(`It is no JSON after row ${this.#rows}.`);
    }
  }

  /** Keeps what this part holds of a row that is not over. */
  #keep(part: Uint8Array): void {
    if (this.#from === undefined) return;
    const rest = part.subarray(this.#from);
    this.#before.push(rest);
    this.#beforeBytes += rest.length;
    requireShort(this.#rows + 1, this.#beforeBytes);
  }

  #forget(): void {
    this.#before = [];
    this.#beforeBytes = 0;
    this.#from = undefined;
  }
}
