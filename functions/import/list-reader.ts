import { Parser } from "htmlparser2";
import { ApiError, sentences } from "../../shared/errors.ts";
import type { Kind } from "../../shared/kind.ts";
import { limits } from "../../shared/limits.ts";
import { fieldNames, fileRow, type FileRow } from "./file-row.ts";

interface OpenRow {
  readonly kind: Kind;
  readonly fields: Map<string, string>;
  /** Of its text, in UTF-8. */
  bytes: number;
  isTooLarge: boolean;
}

const encoder = new TextEncoder();
/** Room for the short texts that follow one which is too long. */
const longestTexts = limits.importRowBytes - 4000;
const scratch = new Uint8Array(limits.importRowBytes);

/**
 * Reads the rows of a list file from its text, piece by piece, and never holds more than one row. Forgiving about
 * everything that real exports get wrong; strict about what only an attack contains. Attributes are ignored.
 */
export class ListReader {
  readonly #parser: Parser;
  #rows: FileRow[] = [];
  #count = 0;
  #depth = 0;
  #root: string | undefined;
  #row: OpenRow | undefined;
  #field: string | undefined;
  #text: string[] = [];

  constructor() {
    this.#parser = new Parser(
      {
        onopentagname: (name) => {
          this.#open(name.toLowerCase());
        },
        onclosetag: (name) => {
          this.#close(name.toLowerCase());
        },
        ontext: (text) => {
          this.#read(text);
        },
        onprocessinginstruction: (name) => {
          if (name.startsWith("!")) throw new ApiError("bad_request", sentences.importDeclares);
        },
      },
      { xmlMode: true, decodeEntities: true },
    );
  }

  /** Whether this is a list at all: by its outermost element, or because it has rows. */
  get isList(): boolean {
    return this.#root === "myanimelist" || this.#count > 0;
  }

  /** The rows that end within the next piece of text. Throws ApiError 400 for a file that is an attack or endless. */
  write(text: string): FileRow[] {
    this.#parser.write(text);
    return this.#taken();
  }

  /** The rows that the end of the file completes; one that is cut off is among them. */
  end(): FileRow[] {
    this.#parser.end();
    this.#finishRow();
    return this.#taken();
  }

  #taken(): FileRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #open(name: string): void {
    this.#root ??= name;
    if (++this.#depth > limits.importDepth) {
      throw new ApiError("bad_request", sentences.importTooDeep);
    }
    if (name === "anime" || name === "manga") {
      // Exports forget to close a row, too.
      this.#finishRow();
      // A row that was not closed, or what it left open, does not make the next one deeper.
      this.#depth = 2;
      this.#row = { kind: name, fields: new Map(), bytes: 0, isTooLarge: false };
    } else if (this.#row !== undefined && fieldNames.has(name)) {
      this.#finishField();
      this.#field = name;
    }
  }

  #close(name: string): void {
    this.#depth--;
    if (name === this.#row?.kind) this.#finishRow();
    else if (name === this.#field) this.#finishField();
  }

  #read(text: string): void {
    if (this.#row === undefined || this.#field === undefined) return;
    const most = this.#row.isTooLarge ? limits.importRowBytes : longestTexts;
    const { read, written } = encoder.encodeInto(text, scratch.subarray(0, most - this.#row.bytes));
    this.#row.bytes += written;
    this.#text.push(text.slice(0, read));
    if (read === text.length) return;
    this.#row.isTooLarge = true;
    this.#finishField();
  }

  #finishField(): void {
    if (this.#field !== undefined && this.#row?.fields.has(this.#field) === false) {
      this.#row.fields.set(this.#field, this.#text.join(""));
    }
    this.#field = undefined;
    this.#text = [];
  }

  #finishRow(): void {
    this.#finishField();
    const row = this.#row;
    if (row === undefined) return;
    this.#row = undefined;
    if (++this.#count > limits.importRows) {
      throw new ApiError("bad_request", sentences.importTooLong);
    }
    this.#rows.push(fileRow(row.kind, row.fields, row.isTooLarge));
  }
}
