import { commonWords } from "../common-words.ts";
import { isVocabulary, spelledIn, topicSpellings } from "../vocabulary.ts";

const titlesOf =
  "(?:animes?|mangas?|shows?|series|serien?|movies?|films?|filme?n?|stories|something|anything|one|ones|etwas|was)";
/** "With a proper ending" and "with the fewest chapters" name no topic. */
const ofLength =
  "(?:endings?|conclusion|ende|episodes?|eps|chapters?|volumes?|folgen|kapiteln?|banden?|bande)\\b";
const topic = new RegExp(
  `\\b${titlesOf}\\b.{0,12}\\b(?:about|with|featuring|involving|on|uber|mit) (?:an? |the |some |ein\\w* )?(?:(?:a )?(?:lots?|plenty|tons?|loads?|bit|much) (?:of )?|(?:ganz )?viele?[nr]? |etwas )?(\\p{L}{4,})\\b(?! (?:\\p{L}+ )?${ofLength})`,
  "u",
);
const asksForTitles = new RegExp(
  `\\b${titlesOf}\\b|\\b(?:like|similar to|wie) §|あにめ|漫画|映画|作品|もの|おすすめ`,
);

/** Words after "on" and "with" that bound a length or name a day. */
const noTopic =
  /^(?:lots?|plenty|tons?|loads?|much|many|several|some|enough|plots?|great|good|nice|amazing|awesome|beautiful|stunning|deep|high|highest|best|better|cool|interesting|complex|fantastic|gorgeous|brilliant|real|proper|viele?[nrms]?|wenige?[nrms]?|einige[nrms]?|mehrere[nrms]?|gute[nrms]?|tolle[nrms]?|schone[nrms]?|tiefe[nrms]?|hohe[nrms]?|besonder\w*|richtig\w*|female|male|strong|fewer|under|most|least|less|more|hochstens|mindestens|maximal|weniger|mehr|unter|exactly|genau|circa|etwa|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:sonn|mon|diens|donners|frei|sams)tags?|mittwochs?|sonnabends?)$/;

/** What a story should be about: "dragon anime", "anime about volleyball"; a word that synopses can be searched for. */
export function topicIn(plain: string): string | undefined {
  const [spelled] = spelledIn(topicSpellings, plain);
  if (spelled !== undefined && asksForTitles.test(plain)) return spelled;
  const word = topic.exec(plain)?.[1];
  return word === undefined || commonWords.has(word) || isVocabulary(word) || noTopic.test(word)
    ? undefined
    : word;
}
