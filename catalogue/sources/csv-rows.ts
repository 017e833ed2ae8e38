import { requireFew, requireShort } from "./row-limits.ts";

const [quote, comma, lineFeed, carriageReturn] = [0x22, 0x2c, 0x0a, 0x0d];

/**
 * The fields of every row of a table one by one, however large it is (RFC 4180): quoted ones may hold separators, line
 * breaks and doubled quotes. Blank lines are no rows.
 * @throws SyntaxError when there are more than `limits.sourceRows`, or one is longer than `limits.sourceRowBytes`.
 */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const splitter = new Splitter();
  let count = 0;
  for await (const part of bytes) {
    for (const text of splitter.read(part)) {
      for (const row of rowsIn(text)) {
        requireFew(++count);
        yield row;
      }
    }
  }
  for (const row of rowsIn(splitter.rest())) {
    requireFew(++count);
    yield row;
  }
}

/** Parts a table where its rows end. */
class Splitter {
  /** What the byte before says of the next one. A quote between quotes closes them, unless another one follows. */
  #in: "start" | "field" | "quotes" | "quote in quotes" = "start";
  /** The parts of the row that came before. */
  #before: Uint8Array[] = [];
  #beforeBytes = 0;
  #rows = 0;

  /** The texts of the lines that end in a part, with their line ends. */
  *read(part: Uint8Array): Generator<string> {
    let from = 0;
    for (let at = 0; at < part.length; at++) {
      const byte = part[at];
      if (this.#in === "quotes") {
        if (byte === quote) this.#in = "quote in quotes";
      } else if (byte === quote && this.#in !== "field") this.#in = "quotes";
      else if (byte === comma) this.#in = "start";
      else if (byte === lineFeed || byte === carriageReturn) {
        const isBlank = at === from && this.#beforeBytes === 0;
        if (!isBlank) {
          this.#keep(part.subarray(from, at + 1));
          this.#rows++;
          yield this.rest();
        }
        from = at + 1;
      } else this.#in = "field";
    }
    this.#keep(part.subarray(from));
  }

  /** The text after the last line that has ended: a row without a line end, or rows after a quote that nothing closes. */
  rest(): string {
    const text = Buffer.concat(this.#before).toString("utf8");
    this.#before = [];
    this.#beforeBytes = 0;
    this.#in = "start";
    return text;
  }

  #keep(bytes: Uint8Array): void {
    this.#before.push(bytes);
    this.#beforeBytes += bytes.length;
    requireShort(this.#rows + 1, this.#beforeBytes);
  }
}

function* rowsIn(text: string): Generator<string[]> {
  let row: string[] = [];
  const field = /(?:"([^"]*(?:""[^"]*)*)"[^,\r\n]*|"?([^,\r\n]*))(,|\r\n|\r|\n|$)/gy;
  while (field.lastIndex < text.length) {
    const [, quoted, bare = "", end] = field.exec(text) ?? [];
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    if (isRow(row)) yield row;
    row = [];
  }
  if (isRow(row)) yield row;
}

const isRow = ({ length, 0: first = "" }: readonly string[]): boolean =>
  length > 1 || first.trim() !== "";
