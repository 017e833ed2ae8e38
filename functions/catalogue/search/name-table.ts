import type { OpenSections, Sections } from "../sections/sections.ts";
import { nameForms, type SearchName } from "./names.ts";

/** Longer names are cut here, in UTF-16 units; so are queries. */
export const LONGEST_NAME = 511;

/** A name without its spaces, and where its words begin. */
export interface PackedText {
  /** UTF-16 units. */
  readonly units: Uint16Array;
  /** Ascending offsets into the units. In scripts written without spaces each character begins a word. */
  readonly wordStarts: readonly number[];
}

/** Packs a normalised text; both names and queries pass through here, so that they compare. */
export function packText(text: string): PackedText {
  const units = new Uint16Array(Math.min(text.length, LONGEST_NAME));
  const wordStarts: number[] = [];
  let length = 0;
  let isStart = true;
  for (let at = 0; at < text.length && length < LONGEST_NAME; at++) {
    const unit = text.charCodeAt(at);
    if (unit === SPACE) {
      isStart = true;
      continue;
    }
    if (isStart || isWordByItself(unit)) wordStarts.push(length);
    isStart = false;
    units[length++] = unit;
  }
  return { units: units.subarray(0, length), wordStarts };
}

const SPACE = 0x20;

/** Kana, Han characters and the first halves of the rarer ones. */
const isWordByItself = (unit: number) =>
  (unit >= 0x3005 && unit <= 0x9fff) ||
  (unit >= 0xf900 && unit <= 0xfaff) ||
  (unit >= 0xd840 && unit <= 0xd87f);

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
