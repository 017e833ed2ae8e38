import { Parser } from "htmlparser2";
import type { Kind } from "../kind.ts";
import * as limits from "../limits.ts";
import { restNames } from "./list-rest.ts";
import { fieldNames, type RowFields } from "./list-row.ts";
import { SectionCloser } from "./section-closer.ts";

/** A row, and where its text begins and ends in the file, in characters; its end tag, if it has one, is not in it. */
export interface FoundRow extends RowFields {
  readonly from: number;
  readonly to: number;
}

/** Why a file is not read to its end: a document type of its own, a web page, nesting or rows beyond all lists. */
export type RefusalReason = "declares" | "web_page" | "too_deep" | "too_long";

/** Stops the reading of what no list contains. The server has a sentence for each reason. */
export class ListRefused extends Error {
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason) {
    super("We could not look into this file.");
    this.reason = reason;
  }
}

interface OpenRow {
  readonly kind: Kind;
  readonly fields: Map<string, string>;
  readonly from: number;
  /** Elements around it that are open. */
  readonly around: number;
  /** Of its text, in UTF-8. */
  bytes: number;
  isTooLarge: boolean;
}

/** An element's name without the namespace that a program has put before it. */
const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

const encoder = new TextEncoder();
const scratch = new Uint8Array(limits.importRowBytes);
/** Leaves room for the short texts that follow one which is too long. */
const longestTexts = limits.importRowBytes - 4000;

/**
 * Reads the rows of a list file from its text, piece by piece, and never holds more than one row: the worker that
 * places them, and the browser that says beforehand what is in a file. Forgiving about everything that real exports
 * get wrong; strict about what only an attack contains. Attributes are ignored.
 */
export class ListReader {
  readonly #parser: Parser;
  readonly #sections: SectionCloser;
  readonly #maximumRows: number;
  #rows: FoundRow[] = [];
  #count = 0;
  #hasFields = false;
  /** Elements that are open. Rows that a file forgot to close stay open to its end. */
  #depth = 0;
  #root: string | undefined;
  /** Whether the outermost element has ended. */
  #isWhole = false;
  /** The element that was opened last. */
  #element: string | undefined;
  #row: OpenRow | undefined;
  #field: string | undefined;
  #text: string[] = [];

  constructor({ maximumRows = limits.importRows }: { readonly maximumRows?: number } = {}) {
    this.#maximumRows = maximumRows;
    this.#parser = new Parser(
      {
        onopentagname: (name) => {
          this.#open(localName(name));
        },
        onclosetag: (name, isImplied) => {
          if (!isImplied && localName(name) === this.#root) this.#isWhole = true;
          this.#close(localName(name));
        },
        ontext: (text) => {
          this.#read(text);
        },
        onprocessinginstruction: (name, data) => {
          if (!name.startsWith("!")) return;
          throw new ListRefused(/^!doctype\s+html\b/i.test(data) ? "web_page" : "declares");
        },
      },
      { xmlMode: true, lowerCaseTags: true, decodeEntities: true },
    );
    this.#sections = new SectionCloser(
      (text) => {
        this.#parser.write(text);
      },
      (name) => localName(name) === this.#field || localName(name) === this.#element,
    );
  }

  /** Whether this is a list at all: by its outermost element, or because it has rows that say something to us. */
  get isList(): boolean {
    return this.#root === "myanimelist" || this.#hasFields;
  }

  /** Whether the file breaks off before its list ends, as one does whose way here was interrupted. */
  get isCutOff(): boolean {
    return this.#root !== undefined && !this.#isWhole;
  }

  /** The rows that end within the next piece of text. Throws ListRefused for an attack or an endless file. */
  write(text: string): FoundRow[] {
    this.#sections.write(text);
    return this.#taken();
  }

  /** The rows that the end of the file completes; one that is cut off is among them. */
  end(): FoundRow[] {
    this.#sections.end();
    this.#parser.end();
    this.#finishRow();
    return this.#taken();
  }

  /** Where in the file the parser is, in characters. */
  get #at(): number {
    return this.#parser.startIndex - this.#sections.added;
  }

  #taken(): FoundRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #open(name: string): void {
    this.#root ??= name;
    this.#element = name;
    this.#depth++;
    if (name === "anime" || name === "manga") {
      // Exports forget to close a row, too.
      this.#finishRow();
      const from = this.#at;
      const around = this.#depth - 1;
      this.#row = { kind: name, fields: new Map(), from, around, bytes: 0, isTooLarge: false };
    } else if (this.#row !== undefined && (fieldNames.has(name) || restNames.has(name))) {
      this.#finishField();
      this.#field = name;
    }
    const inner = this.#depth - (this.#row?.around ?? 0);
    if (inner > limits.importDepth || this.#depth > limits.importOpenElements) {
      throw new ListRefused("too_deep");
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
    if (this.#row === undefined) return;
    const { kind, fields, from, isTooLarge } = this.#row;
    this.#row = undefined;
    this.#hasFields ||= fields.size > 0;
    if (++this.#count > this.#maximumRows) throw new ListRefused("too_long");
    this.#rows.push({ kind, fields, isTooLarge, from, to: this.#at });
  }
}
