import { ordinaryWords, questionWords } from "../common-words.ts";
import { isMeaningful } from "../languages/languages.ts";
import { isMood } from "../moods.ts";
import { isTopic, isVocabulary } from "../vocabulary.ts";
import { covers, type Place } from "./spans.ts";
import { plainOf, type Token } from "./tokens.ts";

/** Little words that stand inside of names. */
const inNames: ReadonlySet<string> = new Set(
  "a an at der des die das for from in no of the to von vom zu zum x".split(" "),
);

/** Japanese particles in Latin letters. */
const particles: ReadonlySet<string> = new Set(["no", "wa", "ga", "ni", "wo"]);

/** Words that begin a question, and no name. */
const asking: ReadonlySet<string> = new Set([
  ...questionWords,
  ..."how what whats when where which who whos whose why is are was were does do did has have can give tell".split(
    " ",
  ),
  ..."wie was wann wo wer wen wem welche welcher welches ist sind war hat gibt kann".split(" "),
]);

const endsName = /[?!.,;)）。、？！]/;

/** What is known of a text when it is asked where a name in it ends. */
interface Surroundings {
  readonly tokens: readonly Token[];
  readonly span: Place;
  readonly isContent: (at: number) => boolean;
  readonly isCapital: (at: number) => boolean;
  /** Whether a word belongs to another name. */
  readonly isTaken: (at: number) => boolean;
}

/**
 * Whether a name goes on around what is some title's name: "Naruto: Galaxy Wars" is not Naruto. Capitals, colons and
 * quotation marks tell where a name ends; without them two words that no question is made of must follow. `content` are
 * the places of such words.
 */
export function goesOn(
  tokens: readonly Token[],
  span: Place,
  content: readonly number[],
  named: readonly Place[],
): boolean {
  const around: Surroundings = {
    tokens,
    span,
    isContent: (at) => content.includes(at),
    isCapital: (at) => tokens[at]?.isCapital === true,
    isTaken: (at) => named.some((other) => covers(other, at)),
  };
  if (beginsBefore(around) || isInQuotation(around)) return true;
  const next = tokens[span.to];
  if (next === undefined || around.isTaken(span.to)) return false;
  return (next.gap.includes(":") && hasSubtitle(around)) || hasMoreWords(around);
}

function beginsBefore({ tokens, span: { from }, isContent, isCapital }: Surroundings): boolean {
  if (isContent(from - 1) && isCapital(from - 1)) return true;
  // "Kaguro no Tsubasa Chronicle": the Japanese particle holds two words of one name together.
  return particles.has(tokens[from - 1]?.plain ?? "") && isContent(from - 2);
}

/** Whether the same quotation marks hold more than the name. */
function isInQuotation({ tokens, span: { from, to }, isTaken }: Surroundings): boolean {
  const quote = tokens[from]?.quote ?? -1;
  return quote >= 0 && [from - 1, to].some((at) => tokens[at]?.quote === quote && !isTaken(at));
}

/** Whether what follows a colon is the rest of a name, rather than what is asked of it. */
function hasSubtitle({ tokens, span: { to }, isContent, isCapital }: Surroundings): boolean {
  const asks = (at: number): boolean => asking.has(tokens[at]?.plain ?? "");
  if (isCapital(to) && !asks(to)) return true;
  for (let at = to; at < to + 5 && at < tokens.length && !asks(at); at++) {
    if (isContent(at)) return true;
  }
  return false;
}

const ofKinds = /^(?:anime|manga|movie|film|show|series|season|tv|ova|part)s?$/;

/** A word with a capital that names a genre, a mood or what stories are about, or another ordinary one. */
export const isInTitleCase = ({ plain, isCapital }: Token): boolean =>
  isCapital &&
  !ofKinds.test(plain) &&
  !asking.has(plain) &&
  (isVocabulary(plain) || isTopic(plain) || isMood(plain) || ordinaryWords.has(plain));

/** Whether two words follow that no question is made of, or one with a capital. */
function hasMoreWords({ tokens, span: { to }, isContent, isCapital, isTaken }: Surroundings) {
  let end = to;
  for (; end < tokens.length && !isTaken(end); end++) {
    const token = tokens[end];
    if (token === undefined || endsName.test(token.gap)) break;
    if (!isContent(end) && !inNames.has(token.plain) && !isInTitleCase(token)) break;
  }
  // "Naruto Space Detective": words of genres in capitals belong to a name where there are two of them.
  if (tokens.slice(to, end).filter(isInTitleCase).length > 1) return true;
  let unasked = 0;
  for (let at = to; at < end; at++) {
    if (!isContent(at) || isInPhrase(tokens, { from: to, to: end }, at)) continue;
    if (isCapital(at) || ++unasked > 1) return true;
  }
  return false;
}

/** So many words together ask for something, at the most. */
const longestPhrase = 8;

/** Whether a word between two places asks for something only with others: "suitable for kids", "stehen geblieben". */
function isInPhrase(tokens: readonly Token[], { from, to }: Place, at: number): boolean {
  for (let first = Math.max(from, at - longestPhrase + 1); first <= at; first++) {
    for (let last = Math.max(at, first + 1); last < Math.min(to, first + longestPhrase); last++) {
      if (isMeaningful(plainOf(tokens.slice(first, last + 1)))) return true;
    }
  }
  return false;
}
