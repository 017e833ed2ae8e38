import { EditDistance, TOO_FAR } from "../../../shared/search/edit-distance.ts";
import { commonWords, oftenMistyped, ordinaryWords, questionWords } from "./common-words.ts";
import { isMeaningful } from "./languages/languages.ts";
import { isMood } from "./moods.ts";
import { onceAWord } from "./once-a-word.ts";
import { isVocabulary } from "./vocabulary.ts";

const unitsOf = (word: string): Uint16Array =>
  Uint16Array.from(word, (letter) => letter.charCodeAt(0));

/** The letters of a word in alphabetical order, the same of two words that differ by swapped ones. */
const lettersOf = (word: string): string => Array.from(word).toSorted().join("");

const distance = new EditDistance();

/** What finds, of some words, the one that is meant by a mistyped one in plain form; any other word stays as it is. */
function nearestOf(words: readonly string[]): (word: string) => string {
  const vocabulary = words
    .filter((word) => word.length > 3)
    .map((word) => ({ word, units: unitsOf(word), letters: lettersOf(word) }));
  const known = new Set(words);
  return onceAWord((typed) => {
    if (known.has(typed)) return typed;
    const most = mostEdits(typed.length);
    const units = unitsOf(typed);
    const letters = lettersOf(typed);
    let best = typed;
    let least = Infinity;
    for (const meant of vocabulary) {
      if (Math.abs(meant.units.length - units.length) > most) continue;
      // The first letter is hardly ever the wrong one, unless swapped, and it keeps names of titles apart.
      const isNear = units.length > 4 && meant.word[0] === typed[0];
      const hasSameLetters = meant.letters === letters;
      if (!isNear && !hasSameLetters) continue;
      distance.measure(units, 0, units.length, meant.units, 0, meant.units.length, most);
      if (distance.whole >= TOO_FAR) continue;
      // Swapped letters are one slip, and of words that are equally near the one as long as what was typed is meant.
      const slips = hasSameLetters ? 1 : distance.whole;
      const far = slips + Math.abs(meant.units.length - units.length) * 0.1;
      if (far < least) {
        least = far;
        best = meant.word;
      }
    }
    return best;
  });
}

const nearestQuestionWord = nearestOf([...questionWords, ...oftenMistyped]);

const compound = /^(\p{L}{3,}?)(animes?|mangas?|filme?n?|serien?)$/u;

/** A German compound of what a title is and its kind, such as "Horroranime", as two words; any other word as it is. */
export function apart(word: string): readonly string[] {
  const [, what, kind] = compound.exec(word) ?? [];
  if (kind !== undefined && (what === "kurz" || what === "mini")) return ["kurze", kind];
  return what !== undefined && kind !== undefined && isVocabulary(what) ? [what, kind] : [word];
}

/** Short words are near too many others; those of four letters are only set right where two letters are swapped. */
function mostEdits(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** Short forms of chats, and spellings of words too short to be set right by their letters. */
const shortForms: Readonly<Record<string, string>> = {
  u: "you", ur: "your", r: "are", smth: "something", sth: "something", sumthing: "something", wat: "what", wut: "what",
  wot: "what", wen: "when", whens: "when is", wich: "which", hwo: "how", hw: "how", mny: "many", hm: "how many",
  yr: "year", yrs: "years", rec: "recommend", recs: "recommendations", epi: "episode", epis: "episodes", chap: "chapter",
  chaps: "chapters", vol: "volume", vols: "volumes", rn: "right now", bout: "about", abt: "about", maked: "made",
  writed: "wrote", drawed: "drew", pls: "please", plz: "please", wieviel: "wie viel", wieviele: "wie viele",
  compair: "compare", wensday: "wednesday", wendsday: "wednesday", tomorow: "tomorrow", ther: "there", teh: "the", gibts: "gibt es", gehts: "geht es", sowas: "so etwas", nen: "einen", ne: "eine", ner: "einer", nem: "einem",
  gimme: "give me", gimmie: "give me", lemme: "let me", wanna: "want to", gonna: "going to", gotta: "have to",
}; // prettier-ignore

/** Words of questions in kana, which have kanji in the lexicon. */
const inKanji: readonly (readonly [RegExp, string])[] = [
  [/なんわ/g, "何話"],
  [/なんねん/g, "何年"],
  [/なんかん/g, "何巻"],
  [/なんさつ/g, "何冊"],
  [/なんようび/g, "何曜日"],
  [/げんさくしゃ|さくしゃ/g, "作者"],
  [/げんさく/g, "原作"],
  [/せいさく/g, "制作"],
  [/かんとく/g, "監督"],
  [/だれ/g, "誰"],
  [/つづき/g, "続き"],
  [/ぞくへん/g, "続編"],
  [/かんけつ/g, "完結"],
  [/えいが/g, "映画"],
  [/まんが/g, "漫画"],
  [/れんあい/g, "恋愛"],
  [/こわい/g, "怖い"],
  [/かなしい/g, "悲しい"],
  [/みじかい/g, "短い"],
  [/みた(?=$|っけ|あにめ|こと)/g, "見た"],
  [/ほうそう/g, "放送"],
  [/あした/g, "明日"],
];

/** Words of a Japanese question as they are usually written. */
export const inUsualScript = (text: string): string =>
  inKanji.reduce((usual, [kana, kanji]) => usual.replace(kana, kanji), text);

/** German without umlauts on the keyboard, in plain form: "naechste" is "nachste", where that is a known word. */
function withoutDigraphs(word: string): string {
  const plain = word.replace(/(?<![eq])ue|ae|oe/g, (pair) => pair.charAt(0));
  return plain !== word && (commonWords.has(plain) || isVocabulary(plain)) ? plain : word;
}

/** A mistyped word of a question as it was meant; any other word as it is. Takes plain forms. */
export const corrected = onceAWord((typed) => {
  const short = Object.hasOwn(shortForms, typed) ? shortForms[typed] : undefined;
  if (short !== undefined) return short;
  const word = withoutDigraphs(typed);
  if (isMeaningful(word) || isVocabulary(word) || isMood(word) || ordinaryWords.has(word)) {
    return word;
  }
  const stays = commonWords.has(word) || !/^[a-z]+$/.test(word);
  return stays || mostEdits(word.length) === 0 ? word : nearestQuestionWord(word);
});
