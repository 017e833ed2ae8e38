/**
 * Widths in em of the bold sans-serif letters, grouped: Adobe's metrics of Helvetica Bold, from which
 * Segoe UI, Roboto and San Francisco differ by a few per cent.
 */
const groups: readonly (readonly [em: number, characters: string])[] = [
  [0.28, " ijlI.,:;!'|/\\’‘·"],
  [0.36, "frt-()[]{}`°"],
  [0.48, '*"“”z'],
  [0.61, "bdghnopquFTL?~"],
  [0.67, "EPSVXYZ"],
  [0.74, "ABCDHKNRU&"],
  [0.8, "GOQwM"],
  [0.9, "m%"],
  [0.96, "W@—"],
];
const otherCapital = 0.74;
const otherLetter = 0.58;

const ascii = /^[ -~]$/;
const joiner = "\u200d";
/** Characters drawn onto or into the one before them. */
const mark = /^[\p{M}\p{EMod}\u200b-\u200d]$/u;
/** Han, kana, Hangul, full-width forms, and symbols and emoji, which are about as wide. */
const wide =
  /^[…\u1100-\u115f\u2190-\u2bff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f000}-\u{1faff}\u{20000}-\u{3fffd}]$/u;

/** Estimated width of bold text in em; a renderer is told to keep to it. */
export function textWidth(text: string): number {
  let em = 0;
  let previous = "";
  for (const character of text) {
    if (previous !== joiner) em += characterWidth(character);
    previous = character;
  }
  return em;
}

function characterWidth(character: string): number {
  if (ascii.test(character)) return letterWidth(character);
  if (mark.test(character)) return 0;
  if (wide.test(character)) return 1;
  return letterWidth(character.normalize("NFD").charAt(0));
}

function letterWidth(letter: string): number {
  const group = groups.find(([, characters]) => characters.includes(letter));
  if (group !== undefined) return group[0];
  return /\p{Lu}/u.test(letter) ? otherCapital : otherLetter;
}
