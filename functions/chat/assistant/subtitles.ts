import { questionWords } from "./common-words.ts";
import { isCueWord } from "./intents.ts";
import type { Span, Unit } from "./mentions.ts";

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

/**
 * Whether a name goes on after what is some title's name: "Naruto: Galaxy Wars" is not Naruto. Capitals, colons and
 * quotation marks tell where a name ends; without them two words that no question is made of must follow. `content` are
 * the places of such words.
 */
export function goesOn(
  units: readonly Unit[],
  span: Span,
  content: readonly number[],
  named: readonly Span[],
): boolean {
  const isContent = (at: number): boolean => content.includes(at);
  const isCapital = (at: number): boolean => units[at]?.isCapital === true;
  const isTaken = (at: number): boolean => named.some(({ from, to }) => at >= from && at < to);
  const { from, to } = span;
  if (isContent(from - 1) && isCapital(from - 1)) return true;
  // "Kaguro no Tsubasa Chronicle": the Japanese particle holds two words of one name together.
  if (particles.has(units[from - 1]?.plain ?? "") && isContent(from - 2)) return true;

  const quote = units[from]?.quote ?? -1;
  const isQuoted = (at: number): boolean =>
    quote >= 0 && units[at]?.quote === quote && !isTaken(at);
  if (isQuoted(from - 1) || isQuoted(to)) return true;

  const next = units[to];
  if (next === undefined || isTaken(to)) return false;
  if (next.gap.includes(":") && isCapital(to) && !asking.has(next.plain)) return true;

  if (next.gap.includes(":")) {
    let end = to;
    while (end < to + 5 && end < units.length && !asking.has(units[end]?.plain ?? "")) end++;
    if (content.some((at) => at >= to && at < end)) return true;
  }

  let end = to;
  for (; end < units.length && !isTaken(end); end++) {
    const unit = units[end];
    if (unit === undefined || endsName.test(unit.gap)) break;
    if (!isContent(end) && !inNames.has(unit.plain)) break;
  }
  const asked = placesOfCues(units, to, end);
  const rest = content.filter((at) => at >= to && at < end && !asked.has(at));
  return rest.length > 1 || rest.some(isCapital);
}

/** The words between two places that ask for something only together: "suitable for kids", "stehen geblieben". */
function placesOfCues(units: readonly Unit[], from: number, to: number): ReadonlySet<number> {
  const places = new Set<number>();
  for (let first = from; first < to; first++) {
    for (let last = first + 1; last < to; last++) {
      const words = units.slice(first, last + 1).map(({ plain }) => plain);
      if (!isCueWord(words.join(" "))) continue;
      for (let at = first; at <= last; at++) places.add(at);
    }
  }
  return places;
}
