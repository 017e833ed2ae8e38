/**
 * The stem of an English word in small letters, in which "camping", "camped" and "camps" meet: the algorithm of Porter 1980
 * ("An algorithm for suffix stripping"). Words of other letters, and of fewer than three, stay as they are.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]{3,}$/.test(word)) return word;
  return tidied(withoutSuffix(withoutEnding(word)));
}

const vowel = "(?:[aeiou]|(?<=[^aeiou])y)";
const consonant = "(?:[^aeiouy]|(?<![^aeiou])y)";
const hasVowel = new RegExp(vowel);
/** By how often a vowel is followed by a consonant, which Porter calls the measure of a word. */
const isLong = new RegExp(`^${consonant}*${vowel}+${consonant}`);
const isLonger = new RegExp(`^${consonant}*(?:${vowel}+${consonant}+){2}`);
const isJustLong = new RegExp(`^${consonant}*${vowel}+${consonant}+${vowel}*$`);
const endsShort = new RegExp(`${consonant}${vowel}(?![wxy])${consonant}$`);
const endsDouble = /([^aeiouylsz])\1$/;

/** Plurals, and the endings of verbs: steps 1a, 1b and 1c. */
function withoutEnding(word: string): string {
  const singular = word.replace(/(ss|i)es$/, "$1").replace(/(?<=[^s])s$/, "");
  const [, verb, ending] = /^(.+)(ed|ing)$/.exec(singular) ?? [];
  const isVerb = verb !== undefined && hasVowel.test(verb);
  const stem = singular.endsWith("eed")
    ? isLong.test(singular.slice(0, -3))
      ? singular.slice(0, -1)
      : singular
    : isVerb && ending !== undefined
      ? mended(verb)
      : singular;
  return stem.endsWith("y") && hasVowel.test(stem.slice(0, -1)) ? `${stem.slice(0, -1)}i` : stem;
}

/** What is left of a verb, as it is written alone. */
function mended(verb: string): string {
  if (/(?:at|bl|iz)$/.test(verb)) return `${verb}e`;
  if (endsDouble.test(verb)) return verb.slice(0, -1);
  return isJustLong.test(verb) && endsShort.test(verb) ? `${verb}e` : verb;
}

/** Suffixes and what stands for them, of words that are long without them: steps 2 and 3. */
const replaced: readonly Readonly<Record<string, string>>[] = [
  {
    ...{ ational: "ate", tional: "tion", enci: "ence", anci: "ance", izer: "ize", abli: "able" },
    ...{ alli: "al", entli: "ent", eli: "e", ousli: "ous", ization: "ize", ation: "ate" },
    ...{ ator: "ate", alism: "al", iveness: "ive", fulness: "ful", ousness: "ous" },
    ...{ aliti: "al", iviti: "ive", biliti: "ble" },
  },
  { icate: "ic", ative: "", alize: "al", iciti: "ic", ical: "ic", ful: "", ness: "" },
];

/** Suffixes that longer words lose: step 4. */
const removed =
  /^(.+?)(?:al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|(?<=[st])ion|ou|ism|ate|iti|ous|ive|ize)$/;

const replacedAtEnd = replaced.map((suffixes) => ({
  suffixes,
  atEnd: new RegExp(`^(.+?)(${Object.keys(suffixes).join("|")})$`),
}));

function withoutSuffix(word: string): string {
  let stem = word;
  for (const { suffixes, atEnd } of replacedAtEnd) {
    const [, before, suffix] = atEnd.exec(stem) ?? [];
    if (before !== undefined && suffix !== undefined && isLong.test(before)) {
      stem = before + (suffixes[suffix] ?? "");
    }
  }
  const [, before] = removed.exec(stem) ?? [];
  return before !== undefined && isLonger.test(before) ? before : stem;
}

/** Without a mute e and a double l: step 5. */
function tidied(word: string): string {
  const before = word.slice(0, -1);
  const isMute =
    word.endsWith("e") &&
    (isLonger.test(before) || (isLong.test(before) && !endsShort.test(before)));
  const stem = isMute ? before : word;
  return stem.endsWith("ll") && isLonger.test(stem) ? stem.slice(0, -1) : stem;
}
