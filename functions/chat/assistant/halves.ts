import { intentsOf } from "./intents/intents.ts";
import type { Intent } from "./intents/rows.ts";
import { traitsOf } from "./intents/traits.ts";
import type { Question } from "./question.ts";
import { titleMark } from "./titles/mentions.ts";

const joined =
  /^(.*§.*?),? (?:and|und|also|plus) (?:also |auch )?((?:how|who|whos|what|whats|when|which|is it|has it|does it|wie|wer|wann|was|welche[rsmn]?|worum|ist|hat|lauft)\b.*)$/;

const nouns =
  "studio|author|year|genres?|episodes?|chapters?|volumes?|length|score|rating|status|source|runtime|autor|jahr|folgen|kapitel|laufzeit";
const joinedNouns = new RegExp(`\\b(${nouns}) (?:and|und|plus) (?:the )?(${nouns})\\b`);

/** Facts of one title; whatever else is asked is not asked in halves. */
const facts: ReadonlySet<Intent> = new Set<Intent>([
  "age", "chapters", "duration", "episodes", "genres", "length", "makers", "names", "next", "score", "sequel", "source",
  "status", "synopsis", "type", "volumes", "year",
]); // prettier-ignore

interface Half {
  readonly rest: string;
  readonly intent: Intent;
}

/** What a question about one title asks in each of two halves; undefined where it is one question. */
export function halvesOf({ rest, rows, slots }: Question): readonly [Half, Half] | undefined {
  if (rows.length !== 1) return undefined;
  const named = joinedNouns
    .exec(rest)
    ?.slice(1)
    .map((noun) => `${titleMark} ${noun}`);
  const [first, second] = named ?? joined.exec(rest)?.slice(1) ?? [];
  if (
    first === undefined ||
    second === undefined ||
    (named === undefined && second.includes(titleMark))
  )
    return undefined;
  const [one, other] = [first, named === undefined ? `${second} ${titleMark}` : second].map(
    (half) => halfOf(half, slots),
  );
  return one === undefined || other === undefined || one.intent === other.intent
    ? undefined
    : [one, other];
}

function halfOf(rest: string, slots: Question["slots"]): Half | undefined {
  const [best] = intentsOf(rest, traitsOf(slots, 1));
  return best !== undefined && facts.has(best.intent) ? { rest, intent: best.intent } : undefined;
}
