import { EditDistance, TOO_FAR } from "../../catalogue/search/edit-distance.ts";
import { commonWords, questionWords } from "./common-words.ts";
import { isVocabulary } from "./vocabulary.ts";

const unitsOf = (word: string): Uint16Array =>
  Uint16Array.from(word, (letter) => letter.charCodeAt(0));

const vocabulary = questionWords
  .filter((word) => word.length > 3)
  .map((word) => ({ word, units: unitsOf(word) }));
const distance = new EditDistance();

const compound = /^(\p{L}{3,}?)(animes?|mangas?|filme?n?|serien?)$/u;

/** A German compound of what a title is and its kind, such as "Horroranime", as two words; any other word as it is. */
export function apart(word: string): readonly string[] {
  const [, what, kind] = compound.exec(word) ?? [];
  return what !== undefined && kind !== undefined && isVocabulary(what) ? [what, kind] : [word];
}

/** Short words are near too many others. */
function mostEdits(length: number): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** A mistyped word of a question as it was meant; any other word as it is. Takes plain forms. */
export function corrected(word: string): string {
  const most = mostEdits(word.length);
  if (most === 0 || commonWords.has(word) || !/^[a-z]+$/.test(word)) return word;
  const units = unitsOf(word);
  let best = word;
  let fewest = TOO_FAR;
  for (const known of vocabulary) {
    // The first letter is hardly ever the wrong one, and it keeps names of titles apart.
    if (Math.abs(known.units.length - units.length) > most || known.word[0] !== word[0]) continue;
    distance.measure(units, 0, units.length, known.units, 0, known.units.length, most);
    if (distance.whole < fewest) {
      fewest = distance.whole;
      best = known.word;
    }
  }
  return best;
}
