import { foldedForm, plainForm } from "../../../../shared/search/normalise.ts";
import { packText, type PackedText } from "../../../../shared/search/packed-text.ts";

/** A name, or what somebody types, made ready to be compared: without case, diacritics, punctuation and spaces. */
export interface Spelling extends PackedText {
  /** The units as a text. */
  readonly text: string;
  /** One bit for each letter from a to z, the rest for all others. */
  readonly letters: number;
  /** 1 for a coarser spelling, as nobody wrote it; else 0. */
  readonly coarser: 0 | 1;
}

function lettersOf(units: Uint16Array): number {
  let letters = 0;
  for (const unit of units) {
    letters |= 1 << (unit >= 0x61 && unit <= 0x7a ? unit - 0x61 : 26 + (unit % 6));
  }
  return letters;
}

function spelling(form: string, coarser: 0 | 1): Spelling {
  const packed = packText(form);
  const { units } = packed;
  return { ...packed, text: String.fromCharCode(...units), letters: lettersOf(units), coarser };
}

/** How a text is spelled, and the coarser spelling of it where that is another; none of a text of nothing but spaces. */
export function newSpellings(text: string): readonly Spelling[] {
  const plain = plainForm(text);
  const folded = foldedForm(plain);
  if (plain === "") return [];
  const written = spelling(plain, 0);
  return folded === plain ? [written] : [written, spelling(folded, 1)];
}

const known = new Map<string, readonly Spelling[]>();

/** The spellings of a name, which are kept: a list comes anew with each change of it, and its names stay what they are. */
export function spellingsOf(name: string): readonly Spelling[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const spellings = newSpellings(name);
  known.set(name, spellings);
  return spellings;
}
