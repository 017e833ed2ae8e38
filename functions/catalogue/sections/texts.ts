import type { OpenSections, Sections } from "./sections.ts";

/** Collects strings, each kept once; columns then hold their numbers, 0 for null. */
export class TextCollector {
  readonly #numbers = new Map<string, number>();

  add(text: string | null): number {
    if (text === null) return 0;
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#numbers.size + 1;
    this.#numbers.set(text, number);
    return number;
  }

  /** The sections that hold the strings, by the name they begin with. */
  sections(prefix = "texts"): Sections {
    const texts = [...this.#numbers.keys()];
    const ends = new Uint32Array(texts.length + 1);
    let end = 0;
    texts.forEach((text, at) => {
      end += Buffer.byteLength(text);
      ends[at + 1] = end;
    });
    return {
      [`${prefix}.bytes`]: Uint8Array.from(Buffer.from(texts.join(""))),
      [`${prefix}.ends`]: ends,
    };
  }
}

/** Reads the strings that {@link TextCollector} wrote; each is decoded only when asked for. */
export class Texts {
  readonly #bytes: Buffer;
  readonly #ends: Uint32Array;

  constructor(sections: OpenSections, prefix = "texts") {
    const { buffer, byteOffset, byteLength } = sections.u8(`${prefix}.bytes`);
    this.#bytes = Buffer.from(buffer, byteOffset, byteLength);
    this.#ends = sections.u32(`${prefix}.ends`);
  }

  get(number: number): string | null {
    if (number === 0) return null;
    return this.#bytes.toString("utf8", this.#ends[number - 1], this.#ends[number]);
  }
}
