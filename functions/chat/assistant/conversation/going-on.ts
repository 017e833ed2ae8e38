import type { Kind } from "../../../../shared/kind.ts";
import type { Desk } from "../../tools/desk.ts";
import { nameOf } from "../../tools/tool.ts";
import { intentsOf, isSelfContained, isWish, needsTitle, type Fit } from "../intents/intents.ts";
import type { Intent } from "../intents/rows.ts";
import { traitsOf } from "../intents/traits.ts";
import type { Question, Turn } from "../question.ts";
import { hasFilter } from "../slots/slots.ts";
import { titleMark } from "../titles/mentions.ts";
import { titlesNamed } from "../titles/names.ts";
import { pickedAmong } from "./among.ts";
import { subjectOf, titlesCounted, titlesOfLastAnswer } from "./answered.ts";

const pronouns = {
  en: /\b(?:it|its|that|this|that one|this one|the (?:anime|manga|show|series|movie|film)|them|they|those|these|the (?:first|second|third|fourth|fifth|last)(?: one)?)\b/,
  // In English "die" asks for no title.
  de: /\b(?:es|das|der|die|sie|dieser?|dessen|den|davon|dazu|hierzu|daruber|denen|ihn)\b/,
  ja: /それ|これ|その|この|あれ|そっち|最初|つ目/,
};

/** Whether words stand for what was spoken of. */
const hasPronoun = ({ rest, language }: Spoken): boolean =>
  pronouns[language].test(rest) || pronouns.ja.test(rest);

const onward =
  /^(?:(?:ok|okay|alright|cool|nice|great|thanks|thx|gut|danke|super) )?(?:and|but|so|or|also|what about|how about|und|aber|oder|was ist mit|wie steht es mit|wie sieht es mit|じゃあ|では|それで|あと|で)(?![a-z])/;
const than = /\b(?:than|as|als|wie|or|oder|vs|versus|compared)\b|より|と§/;
const more =
  /\b(?:more|another(?: one)?|others?|something else|anything else|else|next|different|mehr|weitere\w*|andere\w*|noch (?:was|etwas|ein\w*|mehr))\b|他に|ほかに|もっと|別の/;
const likeThat =
  /\b(?:like|similar to|wie) (?:it|that|this|that one|this one|das|dieser?|den|es)\b|^(?:so ?was|etwas in der art)\b|(?:それ|これ|そんな|こんな)(?:みたいな|に似た|のような|感じの)/;
const alike = /\b(?:it|that|this|similar|alike|ahnlich\w*)\b|それ|これ|似た|同じような/;
const whetherIt =
  /^(?:and |so |but |und )?(?:is|was|did|ist|war) (?:it|that|this|they|season|the|es|das|staffel)\b/;

/** Intents that go on with another day, or with the other kind of titles. */
const ofTheAsker: ReadonlySet<Intent> = new Set<Intent>([
  "airing",
  "completed",
  "count",
  "planned",
  "watching",
]);

/** Intents that mean the title spoken of, where no list is named. */
const ofTheSubject: ReadonlySet<Intent> = new Set<Intent>(["finish", "progress"]);

/** A question as it is read by itself. */
type Spoken = Omit<Question, "intent" | "isFollowUp" | "suggested" | "before"> & {
  readonly before: Question;
};

/** A question beside what was said before it. */
interface Turned {
  readonly spoken: Spoken;
  readonly desk: Desk;
  /** What it asks by itself. */
  readonly best: Fit | undefined;
  /** Whether it asks nothing by itself but, at the most, about a title. */
  readonly saysNothingElse: boolean;
  /** Whether it begins as one does that goes on: "and", "what about". */
  readonly isOnward: boolean;
  readonly words: number;
  /** The titles of the last answer. */
  readonly answered: readonly number[];
}

/** A way in which a question can go on from the last one; undefined where it does not. */
type WayOn = (turned: Turned) => Question | undefined;

/** The ways in which questions go on, in the order in which they are tried. */
const waysOn: readonly WayOn[] = [
  withTitles,
  anotherDayOrKind,
  theOtherForm,
  itsOtherForm,
  aLaterPart,
  theStudioOfIt,
  oneOfThose,
  theTwoAgain,
  theWishNarrowed,
  moreLikeIt,
  aboutTheSubject,
  halfASentence,
];

/** Reads a question in the light of the last one; `best` is what it asks by itself. */
export function goOn(
  spoken: Spoken,
  best: Fit | undefined,
  desk: Desk,
  turns: readonly Turn[],
): Question {
  const isOnward = onward.test(spoken.rest);
  const turned: Turned = {
    spoken,
    desk,
    best,
    saysNothingElse:
      best === undefined ||
      best.intent === "overview" ||
      // "Ok and Bleach?" is no thanks.
      (best.intent === "thanks" && isOnward && spoken.rows.length > 0),
    isOnward,
    words: spoken.rest.split(" ").length,
    answered: titlesOfLastAnswer(desk, turns, kindSpokenOf(spoken.before)),
  };
  if (isWholeWish(turned)) return byItself(spoken, best?.intent);
  for (const wayOn of waysOn) {
    const question = wayOn(turned);
    if (question !== undefined) return question;
  }
  return byItself(spoken, best?.intent);
}

/** The kind that a conversation is about: "another one" goes on with manga. */
function kindSpokenOf({ slots, isFollowUp, before }: Question): Kind | undefined {
  return slots.kind ?? (isFollowUp && before !== undefined ? kindSpokenOf(before) : undefined);
}

const byItself = (spoken: Spoken, intent: Question["intent"], rows = spoken.rows): Question => ({
  ...spoken,
  intent,
  rows,
  isFollowUp: false,
  suggested: [],
});

const followUp = (
  spoken: Spoken,
  intent: Question["intent"],
  rows: readonly number[],
  suggested: readonly number[] = [],
): Question => ({ ...spoken, intent, rows, isFollowUp: true, suggested });

/** "and Bleach?": another title, the same question; "is it longer than Trigun?": the one spoken of beside it. */
function withTitles(turned: Turned): Question | undefined {
  const { spoken, best, saysNothingElse, isOnward, words, answered } = turned;
  const { rest, slots, rows, before } = spoken;
  if (rows.length === 0) return undefined;
  const [it] = subjectOf(before, answered);
  if (rows.length === 1 && it !== undefined && hasPronoun(spoken) && than.test(rest)) {
    const [sideBySide] = intentsOf(rest, traitsOf(slots, 2));
    if (sideBySide?.intent === "compare") return followUp(spoken, "compare", [it, ...rows]);
  }
  const repeats =
    saysNothingElse &&
    before.intent !== undefined &&
    !isSelfContained(before.intent) &&
    (isOnward || words < 4);
  const compares = best?.intent === "compare" || (repeats && before.intent === "compare");
  if (compares && rows.length === 1 && before.rows.length > 0) {
    return followUp(spoken, "compare", [...before.rows.slice(0, 1), ...rows]);
  }
  return byItself(spoken, repeats ? before.intent : best?.intent);
}

/** "and tomorrow?", "and manga?": the same question about another day or kind. */
function anotherDayOrKind(turned: Turned): Question | undefined {
  const { spoken, saysNothingElse, isOnward, words } = turned;
  const { slots, before } = spoken;
  const asksList = before.intent !== undefined && ofTheAsker.has(before.intent);
  const isOther = slots.day !== undefined || slots.kind !== undefined;
  // What was asked of the one list is asked of the other: "how many have I completed?", "and manga?"
  return isOnward && words < 6 && asksList && isOther && saysNothingElse
    ? byItself({ ...spoken, rest: `${before.rest} ${spoken.rest}` }, before.intent)
    : undefined;
}

/** "and the manga?": the same question about the story in its other form. */
function theOtherForm(turned: Turned): Question | undefined {
  const { spoken, desk, best, saysNothingElse, isOnward, words } = turned;
  const { slots, before } = spoken;
  const [subject] = before.rows;
  if (!isOnward || words > 5 || slots.kind === undefined || subject === undefined) return undefined;
  const other = inKind(desk, subject, slots.kind);
  if (other === undefined) return undefined;
  if (best?.intent === "thanks" || saysNothingElse) return byItself(spoken, before.intent, [other]);
  return needsTitle(best?.intent) && words < 4
    ? byItself(spoken, best?.intent, [other])
    : undefined;
}

const othersForm =
  /\b(?:its|their|the|dessen|deren|der|das|den) (?:manga|anime)(?! (?:like|with|wie|mit)\b)\b|(?:その|この)(?:漫画|あにめ)/;

/** "is its manga finished?": a question about the story in its other form. */
function itsOtherForm({ spoken, desk }: Turned): Question | undefined {
  const { rest, slots, before } = spoken;
  const [subject] = before.rows;
  if (subject === undefined || slots.kind === undefined || slots.sort !== undefined)
    return undefined;
  if (!othersForm.test(rest) || spoken.hasUnknown || isWish(before.intent)) return undefined;
  const other = inKind(desk, subject, slots.kind) ?? subject;
  const asked = rest.replace(othersForm, titleMark);
  const [again] = intentsOf(asked, traitsOf(slots, 1));
  return again === undefined || isWish(again.intent) || again.intent === "overview"
    ? undefined
    : followUp(spoken, again.intent, [other]);
}

/** The row of the other kind that has a title's name; undefined when there is none. */
function inKind({ catalogue }: Desk, row: number, kind: Kind): number | undefined {
  if (catalogue.kind(row) === kind) return undefined;
  return titlesNamed(catalogue, nameOf(catalogue.card(row))).find(
    (other) => catalogue.kind(other) === kind,
  );
}

/** "what about season 2?": the same question about a later part. */
function aLaterPart({ spoken, best, saysNothingElse, isOnward, words }: Turned) {
  const { slots, before } = spoken;
  const asksPart = best?.intent === "sequel" || saysNothingElse;
  return isOnward && words < 7 && slots.part !== undefined && asksPart && needsTitle(before.intent)
    ? followUp(spoken, before.intent, before.rows.slice(0, 1))
    : undefined;
}

/** "is season 4 still by Wit?": the studio of what was spoken of. */
function theStudioOfIt({ spoken }: Turned): Question | undefined {
  const [subject] = spoken.before.rows;
  return spoken.slots.maker !== undefined && subject !== undefined && whetherIt.test(spoken.rest)
    ? followUp(spoken, "makers", [subject])
    : undefined;
}

/** "which of those is the shortest?": one of the titles of the last answer. */
function oneOfThose({ spoken, desk, answered }: Turned): Question | undefined {
  const { rest, slots } = spoken;
  const picked = hasFilter(slots) ? undefined : pickedAmong(desk, rest, slots.sort, answered);
  return picked && followUp(spoken, picked.intent, [picked.row]);
}

const ofTwo =
  /\b(?:of (?:them|those|these|the two)|which one|the two|both|von (?:beiden|ihnen)|beiden?|welche[rs]? davon)\b|どっち|どちら|2つ|二つ/;

/** The titles of the last two questions, where each was about one. */
function lastTwo({ rows, before }: Question): readonly number[] {
  const [last] = rows;
  const [first] = before?.rows ?? [];
  return last === undefined || first === undefined || first === last ? [] : [first, last];
}

/** "which one is newer?": the two titles of the last question. */
function theTwoAgain({ spoken }: Turned): Question | undefined {
  const { rest, slots, before } = spoken;
  const two = before.rows.length < 2 && ofTwo.test(rest) ? lastTwo(before) : before.rows;
  if (two.length < 2 || slots.ordinal !== undefined || spoken.rows.length > 0) return undefined;
  const [again] = intentsOf(rest, traitsOf(slots, two.length));
  return again?.intent === "compare" ? followUp(spoken, "compare", two) : undefined;
}

const wished =
  /\b(?:animes?|mangas?|shows?|series|serien?|movies?|films?|filme|something|anything|etwas|irgendwas|recommendations?|suggestions?)\b|^(?:the )?(?:best|top|greatest)\b|あにめ|漫画|映画|作品/;
const comparative =
  /\b(?:short|long|new|old|earli|lat|funni|happi|sadd|dark|light|scari)er\b|\b(?:kurz|lang|neu|alt|lustig|duster|ruhig)er(?:e[srn]?)?\b|\b(?:less(?! than)|weniger(?! als)|instead|stattdessen)\b|もっと|より/;

/**
 * A wish that names what is wished for and says something of it, and points to nothing that was said before: "best mecha
 * from the 90s". It means the same in any conversation.
 */
const isWholeWish = ({ spoken, best, isOnward }: Turned): boolean =>
  isWish(best?.intent) &&
  !isOnward &&
  spoken.slots.ordinal === undefined &&
  wished.test(spoken.rest) &&
  hasFilter(spoken.slots) &&
  ![more, comparative, likeThat].some((pattern) => pattern.test(spoken.rest)) &&
  !hasPronoun(spoken);

/** "another one", "something shorter": the same wish, narrowed. */
function theWishNarrowed({ spoken, best, isOnward, words, answered }: Turned) {
  const { rest, slots, before } = spoken;
  const narrows = hasFilter(slots) || slots.relations.length > 0 || more.test(rest);
  const isFree = best === undefined || isWish(best.intent);
  return isWish(before.intent) &&
    narrows &&
    isFree &&
    slots.ordinal === undefined &&
    (words < 9 || isOnward)
    ? followUp(spoken, before.intent, before.rows, answered)
    : undefined;
}

/** Whether a question has a title or a purpose of its own, and so goes on from nothing. */
const isIndependent = ({ spoken, best }: Turned): boolean =>
  (spoken.hasUnknown && !hasPronoun(spoken)) ||
  (best !== undefined && (isSelfContained(best.intent) || best.intent === "find"));

/** Whether a question is so short, or so worded, that it means what was spoken of. */
const refersBack = ({ spoken, best, isOnward, words }: Turned): boolean =>
  hasPronoun(spoken) ||
  isOnward ||
  words < 7 ||
  (best !== undefined &&
    ofTheSubject.has(best.intent) &&
    spoken.before.rows.length === 1 &&
    words < 10);

/** "how many episodes has it?", "the second one?": a title of the conversation. */
function aboutTheSubject(turned: Turned): Question | undefined {
  const { spoken, best, answered } = turned;
  const { rest, slots, before } = spoken;
  if (isIndependent(turned)) return undefined;
  const counted =
    slots.ordinal === undefined ? undefined : titlesCounted(before, answered)[slots.ordinal];
  const asks = needsTitle(best?.intent) || best?.intent === "compare";
  if (counted === undefined && !(asks && refersBack(turned))) return undefined;
  const subject = counted === undefined ? subjectOf(before, answered) : [counted];
  if (subject.length === 0) return undefined;
  const [again] = intentsOf(`${rest} ${titleMark}`, traitsOf(slots, 1));
  return followUp(spoken, again?.intent ?? "overview", subject);
}

/** "anything similar?": like what was spoken of. */
function moreLikeIt({ spoken, best }: Turned): Question | undefined {
  const isWished = best?.intent === "recommend" && alike.test(spoken.rest);
  return (isWished || likeThat.test(spoken.rest)) && spoken.before.rows.length > 0
    ? followUp(spoken, "recommend", spoken.before.rows.slice(0, 1))
    : undefined;
}

/** "still airing?": words that ask something only of a title. */
function halfASentence(turned: Turned): Question | undefined {
  const { spoken, best, answered } = turned;
  const { rest, slots, before } = spoken;
  const isOpen = best === undefined && before.rows.length > 0;
  if (!isOpen || isIndependent(turned) || !refersBack(turned)) return undefined;
  const [again] = intentsOf(`${titleMark} ${rest}`, traitsOf(slots, 1));
  return again === undefined || again.intent === "overview"
    ? undefined
    : followUp(spoken, again.intent, subjectOf(before, answered));
}
