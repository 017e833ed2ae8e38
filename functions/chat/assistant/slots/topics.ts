import { commonWords } from "../common-words.ts";
import { isVocabulary } from "../vocabulary.ts";

const topic =
  /\b(?:animes?|mangas?|shows?|series|serien?|movies?|films?|something|one|etwas)\b.{0,12}\b(?:about|with|featuring|involving|on|uber|mit) (?:an? |the |some |ein\w* )?(\p{L}{4,})/u;

/** Words after "on" and "with" that bound a length or name a day. */
const noTopic =
  /^(?:female|male|strong|fewer|under|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:sonn|mon|diens|donners|frei|sams)tags?|mittwochs?|sonnabends?)$/;

/** "anime about volleyball": a word that synopses can be searched for. */
export function topicIn(plain: string): string | undefined {
  const word = topic.exec(plain)?.[1];
  return word === undefined || commonWords.has(word) || isVocabulary(word) || noTopic.test(word)
    ? undefined
    : word;
}
