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
