import { packText, type PackedText } from "../../../shared/search/packed-text.ts";
import type { OpenSections, Sections } from "../sections/sections.ts";
import { nameForms, type SearchName } from "./names.ts";

/** Lays names out one behind the other; their order is the order of rows. */
export function writeNameTable(
  prefix: string,
  names: readonly SearchName[],
): { texts: PackedText[]; sections: Sections } {
  const texts = names.map(({ text }) => packText(text));
  const starts = new Uint32Array(names.length + 1);
  texts.forEach(({ units }, name) => {
    starts[name + 1] = (starts[name] ?? 0) + units.length;
  });
  const units = new Uint16Array(starts[names.length] ?? 0);
  const wordBits = new Uint8Array(Math.ceil(units.length / 8));
  texts.forEach((text, name) => {
    const from = starts[name] ?? 0;
    units.set(text.units, from);
    for (const offset of text.wordStarts) setBit(wordBits, from + offset);
  });
  return {
    texts,
    sections: {
      [`${prefix}.units`]: units,
      [`${prefix}.starts`]: starts,
      [`${prefix}.wordBits`]: wordBits,
      [`${prefix}.rows`]: Uint32Array.from(names, ({ row }) => row),
      [`${prefix}.folded`]: Uint8Array.from(names, ({ form }) => nameForms.indexOf(form)),
    },
  };
}

function setBit(bits: Uint8Array, at: number) {
  bits[at >>> 3] = (bits[at >>> 3] ?? 0) | (1 << (at & 7));
}

/** Reads what {@link writeNameTable} wrote. */
export class NameTable {
  readonly size: number;
  /** The units of all names. */
  readonly units: Uint16Array;
  /** Where each name starts in `units`; one more for the end of the last. */
  readonly starts: Uint32Array;
  /** Row of each name. */
  readonly rows: Uint32Array;
  /** The form of each name, by its place in `nameForms`. */
  readonly forms: Uint8Array;
  readonly #wordBits: Uint8Array;

  constructor(sections: OpenSections, prefix: string) {
    this.units = sections.u16(`${prefix}.units`);
    this.starts = sections.u32(`${prefix}.starts`);
    this.rows = sections.u32(`${prefix}.rows`);
    this.forms = sections.u8(`${prefix}.folded`);
    this.#wordBits = sections.u8(`${prefix}.wordBits`);
    this.size = this.rows.length;
  }

  /** Whether a word begins at a position in `units`. */
  isWordStart(position: number): boolean {
    return (((this.#wordBits[position >>> 3] ?? 0) >>> (position & 7)) & 1) === 1;
  }
}
