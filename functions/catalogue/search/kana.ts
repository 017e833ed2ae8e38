import { foldedForm } from "../../../shared/search/normalise.ts";

/** Kana of one sound each, in Hepburn's letters; two kana that make one sound come first. */
const sounds: Readonly<Record<string, string>> = {
  ...{ きゃ: "kya", きゅ: "kyu", きょ: "kyo", ぎゃ: "gya", ぎゅ: "gyu", ぎょ: "gyo" },
  ...{ しゃ: "sha", しゅ: "shu", しょ: "sho", しぇ: "she", じゃ: "ja", じゅ: "ju", じょ: "jo" },
  ...{ じぇ: "je", ちゃ: "cha", ちゅ: "chu", ちょ: "cho", ちぇ: "che", ぢゃ: "ja", ぢゅ: "ju" },
  ...{ ぢょ: "jo", にゃ: "nya", にゅ: "nyu", にょ: "nyo", ひゃ: "hya", ひゅ: "hyu", ひょ: "hyo" },
  ...{ びゃ: "bya", びゅ: "byu", びょ: "byo", ぴゃ: "pya", ぴゅ: "pyu", ぴょ: "pyo" },
  ...{ みゃ: "mya", みゅ: "myu", みょ: "myo", りゃ: "rya", りゅ: "ryu", りょ: "ryo" },
  ...{
    ふぁ: "fa",
    ふぃ: "fi",
    ふぇ: "fe",
    ふぉ: "fo",
    ゔぁ: "va",
    ゔぃ: "vi",
    ゔぇ: "ve",
    ゔぉ: "vo",
  },
  ...{
    うぃ: "wi",
    うぇ: "we",
    うぉ: "wo",
    てぃ: "ti",
    でぃ: "di",
    とぅ: "tu",
    どぅ: "du",
    つぁ: "tsa",
  },
  ...{
    あ: "a",
    い: "i",
    う: "u",
    え: "e",
    お: "o",
    か: "ka",
    き: "ki",
    く: "ku",
    け: "ke",
    こ: "ko",
  },
  ...{ が: "ga", ぎ: "gi", ぐ: "gu", げ: "ge", ご: "go", さ: "sa", し: "shi", す: "su", せ: "se" },
  ...{ そ: "so", ざ: "za", じ: "ji", ず: "zu", ぜ: "ze", ぞ: "zo", た: "ta", ち: "chi", つ: "tsu" },
  ...{ て: "te", と: "to", だ: "da", ぢ: "ji", づ: "zu", で: "de", ど: "do", な: "na", に: "ni" },
  ...{ ぬ: "nu", ね: "ne", の: "no", は: "ha", ひ: "hi", ふ: "fu", へ: "he", ほ: "ho", ば: "ba" },
  ...{ び: "bi", ぶ: "bu", べ: "be", ぼ: "bo", ぱ: "pa", ぴ: "pi", ぷ: "pu", ぺ: "pe", ぽ: "po" },
  ...{ ま: "ma", み: "mi", む: "mu", め: "me", も: "mo", や: "ya", ゆ: "yu", よ: "yo", ら: "ra" },
  ...{
    り: "ri",
    る: "ru",
    れ: "re",
    ろ: "ro",
    わ: "wa",
    ゐ: "i",
    ゑ: "e",
    を: "wo",
    ん: "n",
    ゔ: "vu",
  },
  ...{ ぁ: "a", ぃ: "i", ぅ: "u", ぇ: "e", ぉ: "o", ゃ: "ya", ゅ: "yu", ょ: "yo", ゎ: "wa" },
};

const soundOrLetter = /[ぁ-ゔ][ぁぃぅぇぉゃゅょ]|./gsu;
const kana = /[ぁ-ゔー]/u;

/** Whether a plain form is written in kana and nothing that stands for no sound: then it can be read aloud. */
export const isKana = (plain: string): boolean =>
  kana.test(plain) && !/\p{Script=Han}/u.test(plain);

/**
 * What a plain form in kana sounds like, in Latin letters and coarse form, as names are known in kanji and in Latin letters;
 * nothing for other texts.
 */
export const readingsOf = (plain: string): string[] =>
  isKana(plain) ? [...new Set([inLatin(plain, false), inLatin(plain, true)].map(foldedForm))] : [];

/**
 * A plain form with its kana in Latin letters (Hepburn, as names of anime are written): a small つ doubles the consonant
 * that follows, a long vowel is written twice. Particles are written as they sound (は as wa, へ as e) where
 * `areParticles` says so; a name can have one, and the same kana within a word.
 */
function inLatin(plain: string, areParticles: boolean): string {
  let latin = "";
  let doubled = false;
  for (const [unit] of plain.matchAll(soundOrLetter)) {
    if (unit === "っ") {
      doubled = true;
      continue;
    }
    const sound = soundOf(unit, latin, areParticles);
    latin += doubled && /^[b-df-hj-np-tv-z]/.test(sound) ? sound.charAt(0) + sound : sound;
    doubled = false;
  }
  return latin;
}

function soundOf(unit: string, before: string, areParticles: boolean): string {
  if (unit === "ー") return /[aeiou]$/.exec(before)?.[0] ?? "";
  if (areParticles && before !== "" && unit === "は") return "wa";
  if (areParticles && before !== "" && unit === "へ") return "e";
  const sound = sounds[unit];
  if (sound !== undefined) return sound;
  // Two kana that make no sound of their own are read one after the other.
  return Array.from(unit, (letter) => sounds[letter] ?? letter).join("");
}
