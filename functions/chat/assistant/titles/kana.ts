/*
 * Names in kana that the catalogue has in Latin letters only: スパイファミリー for SPY×FAMILY. Takes plain forms, in
 * which katakana is hiragana.
 */

const rows: Readonly<Record<string, string>> = {
  "": "あいうえお", k: "かきくけこ", s: "さしすせそ", t: "たちつてと", n: "なにぬねの", h: "はひふへほ",
  m: "まみむめも", r: "らりるれろ", g: "がぎぐげご", z: "ざじずぜぞ", d: "だぢづでど", b: "ばびぶべぼ", p: "ぱぴぷぺぽ",
}; // prettier-ignore

const irregular: Readonly<Record<string, string>> = {
  し: "shi", ち: "chi", つ: "tsu", ふ: "fu", じ: "ji", ぢ: "ji", づ: "zu",
  や: "ya", ゆ: "yu", よ: "yo", わ: "wa", を: "o", ん: "n", ゔ: "bu", ー: "", っ: "",
  ぁ: "a", ぃ: "i", ぅ: "u", ぇ: "e", ぉ: "o", ゃ: "ya", ゅ: "yu", ょ: "yo",
}; // prettier-ignore

const syllables: ReadonlyMap<string, string> = new Map([
  ...Object.entries(rows).flatMap(([consonant, kana]) =>
    Array.from(kana, (sign, at): [string, string] => [sign, `${consonant}${"aiueo".charAt(at)}`]),
  ),
  ...Object.entries(irregular),
]);

/** Vowels that are written small. */
const small: ReadonlySet<string> = new Set("ぁぃぅぇぉゃゅょ");

/** Kana in Latin letters, without long vowels: このすば is "konosuba". Undefined for anything else. */
export function romanised(kana: string): string | undefined {
  let latin = "";
  for (const sign of kana) {
    const syllable = syllables.get(sign);
    if (syllable === undefined) return undefined;
    if (!small.has(sign)) {
      latin += syllable;
      continue;
    }
    // A small vowel takes the place of the one before: ふぁ is "fa", ちゃ "cha" and にゃ "nya".
    const isSoft = syllable.startsWith("y") && /(?:sh|ch|j)i$/.test(latin);
    latin = latin.replace(/[aiueo]$/, "") + (isSoft ? syllable.slice(1) : syllable);
  }
  return latin;
}

/** Spellings of sounds that Japanese does not tell apart, or that it does not have. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/\bps/g, "s"],
  [/\bkn/g, "n"],
  [/\bwr/g, "r"],
  [/chr/g, "kr"],
  [/t?ch|ti(?=[ao]n)/g, "C"],
  [/ph/g, "f"],
  [/gh(?=t)/g, ""],
  [/dge?|j|g/g, "G"],
  [/th|sh|z|c(?=[eiy])/g, "s"],
  [/x/g, "ks"],
  [/qu|ck|c|q/g, "k"],
  [/v/g, "b"],
  [/l/g, "R"],
  [/r(?=[aeiouy])/g, "R"],
  [/m(?=[pb])/g, "n"],
  [/w(?![aeio])|h(?![aeiou])/g, ""],
  [/[aeiouyr\s]/g, ""],
];

/** The consonants that one hears in a name, in classes that Japanese tells apart; vowels are too often spelled anew. */
export const heard = (latin: string): string =>
  latin
    .split(" ")
    .map((word) => sounds.reduce((left, [spelling, sound]) => left.replace(spelling, sound), word))
    .join("")
    .replace(/(.)\1+/g, "$1");
