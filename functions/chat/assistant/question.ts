import type { Kind } from "../../../shared/kind.ts";
import type { Desk } from "../desk.ts";
import { nameOf } from "../tools/tool.ts";
import { pickedAmong } from "./among.ts";
import type { Intent } from "./cues.ts";
import { scoreIntents } from "./intents.ts";
import { languageOf, type Language } from "./language.ts";
import { findMentions, rowOfKind, titleMark, type Mention } from "./titles/mentions.ts";
import { titlesNamed } from "./titles/names.ts";
import { isAuthor } from "./makers.ts";
import { hasFilter, isBounded, readSlots, type Slots } from "./slots/slots.ts";

/** One thing that was said before. */
export interface Turn {
  readonly role: "user" | "assistant";
  readonly text: string;
}

/** A question as it is understood. */
export interface Question {
  readonly text: string;
  readonly rest: string;
  readonly language: Language;
  readonly intent: Intent | undefined;
  /** What it asks of a title beside an insult or an order to misbehave. */
  readonly aside: Intent | undefined;
  readonly slots: Slots;
  /** Rows of the titles it is about: those it names, else those of the conversation. */
  readonly rows: readonly number[];
  /** Whether the titles were taken from the conversation. */
  readonly isFollowUp: boolean;
  readonly isGuess: boolean;
  /** Whether it seems to name a title that the catalogue does not have. */
  readonly hasUnknown: boolean;
  /** Rows of titles whose names begin the unknown one's. */
  readonly lookalikes: readonly number[];
  /** Rows that were suggested before, in a conversation that goes on about suggestions. */
  readonly suggested: readonly number[];
  /** What a request for more goes on from. */
  readonly before: Question | undefined;
}

/** Intents whose answer is about one title at the least. */
const aboutTitle: ReadonlySet<Intent> = new Set<Intent>([
  "age", "chapters", "counterpart", "duration", "episodes", "finish", "genres", "have", "length", "makers", "names", "next",
  "opinion", "order", "overview", "progress", "score", "sequel", "source", "spoiler", "status", "synopsis", "themes", "trailer", "type",
  "unsaid", "volumes", "works", "year",
]); // prettier-ignore

export const needsTitle = (intent: Intent | undefined): boolean =>
  intent !== undefined && aboutTitle.has(intent);

const pronoun =
  /\b(?:it|its|that|this|that one|this one|the (?:anime|manga|show|series|movie|film)|them|they|the (?:first|second|third|fourth|fifth|last)(?: one)?|es|das|der|die|sie|dieser?|dessen|den|davon|denen|ihn)\b|それ|これ|その|この|あれ|そっち|最初|つ目/;
const onward =
  /^(?:(?:ok|okay|alright|cool|gut) )?(?:and|but|so|or|also|what about|how about|und|aber|oder|was ist mit|wie steht es mit|wie sieht es mit|じゃあ|では|それで|あと|で)(?![a-z])/;
const than = /\b(?:than|as|als|wie|or|oder|vs|versus|compared)\b|より|と§/;
const more =
  /\b(?:more|another(?: one)?|others?|something else|anything else|else|next|different|mehr|weitere\w*|andere\w*|noch (?:was|etwas|ein\w*|mehr))\b|他に|ほかに|もっと|別の/;

/** The rows of mentions, each for the kind that is asked about. */
function rowsOf(
  desk: Desk,
  found: readonly Mention[],
  slots: Slots,
  rest: string,
  listed: ReadonlySet<number>,
): number[] {
  const { catalogue } = desk;
  // "Time left on Berserk" is about the one of the two that the asker reads.
  const prefersMine =
    slots.isMine || /\bleft\b|\bremain|\bubrig\b|\bnoch\b|残り|どこまで|あと/.test(rest);
  const year = slots.yearFrom === slots.yearTo ? slots.yearFrom : undefined;
  // "Is Monster by Urasawa?" is about what he drew.
  const kind = slots.kind ?? (isAuthor(catalogue, slots.maker) ? "manga" : undefined);
  const rows = found.flatMap((mention) => {
    const mine = prefersMine ? mention.rows.find((row) => listed.has(row)) : undefined;
    const isMine = mine !== undefined && (kind ?? catalogue.kind(mine)) === catalogue.kind(mine);
    return (isMine ? mine : rowOfKind(catalogue, mention, kind, year)) ?? [];
  });
  return [...new Set(rows)];
}

/** Reads a question in the light of what was said before. `listed` are the rows of the asker's own lists. */
export function readQuestion(
  desk: Desk,
  text: string,
  turns: readonly Turn[],
  listed: ReadonlySet<number>,
): Question {
  const before = lastQuestion(desk, turns, listed);
  const mentions = withoutChance(findMentions(desk.catalogue, text));
  const slots = readSlots(desk, mentions.rest);
  // The name of a studio or a genre is no unknown title.
  const hasUnknown = mentions.hasUnknown && (slots.maker ?? slots.withoutMaker) === undefined;
  const language = languageOf(text, mentions.rest) ?? before?.language ?? "en";
  const own = rowsOf(desk, mentions.found, slots, mentions.rest, listed);
  const isGuess = mentions.found.some((mention) => mention.isGuess);
  const scored = scoreIntents(mentions.rest, evidenceOf(slots, own.length));
  // A question that only makes sense with a title names one that the catalogue does not have.
  const withUnknown =
    scored.length === 0 && own.length === 0 && hasUnknown
      ? scoreIntents(`${mentions.rest} ${titleMark}`, evidenceOf(slots, 1)).filter(
          ({ intent, score }) => needsTitle(intent) && score > 2.4,
        )
      : [];
  const [best] = [...scored, ...withUnknown];
  const spoken = {
    aside: scored.find(
      ({ intent }) =>
        (needsTitle(intent) && own.length > 0) ||
        ((intent === "recommend" || intent === "find") && hasFilter(slots)),
    )?.intent,
    text,
    rest: mentions.rest,
    language,
    slots,
    isGuess,
    hasUnknown,
    lookalikes: mentions.lookalikes,
    before: undefined,
  };

  if (before === undefined) {
    return { ...spoken, intent: best?.intent, rows: own, isFollowUp: false, suggested: [] };
  }
  return goOn({ ...spoken, rows: own, before }, best, desk, turns);
}

/** A question with so many words beside a title says what it wants of it. */
const fewWords = 3;

/**
 * Leaves out what only happens to resemble a word of some name, where nothing is asked that a title can answer: "how
 * heavy is a tuesday in bananas", or "a decent horror anime".
 */
function withoutChance(mentions: ReturnType<typeof findMentions>): typeof mentions {
  const { found, rest } = mentions;
  const [only] = found;
  if (found.length !== 1 || only?.isGuess !== true) return mentions;
  if (!only.isPart && !mentions.hasUnknown) return mentions;
  const isAdjective =
    /\b(?:an?|some|any|eine?n?) § (?:\w+ ){0,2}(?:anime|manga|show|series|movie|film)s?\b/.test(
      rest,
    );
  const [best] = scoreIntents(rest, noEvidence);
  const asksNothing = best === undefined || (best.intent === "overview" && best.score <= 1);
  if (!isAdjective && (!asksNothing || rest.split(" ").length <= fewWords + 1)) return mentions;
  return { ...mentions, found: [], rest: rest.replace(` ${titleMark}`, ""), hasUnknown: false };
}

const noEvidence = {
  titles: 1,
  isMine: false,
  isFiltered: false,
  asksHowMany: false,
  namesMaker: false,
  namesLabel: false,
  isBounded: false,
};

const evidenceOf = (slots: Slots, titles: number) => ({
  titles,
  isMine: slots.isMine,
  isFiltered: hasFilter(slots) || slots.sort !== undefined,
  asksHowMany: slots.asksHowMany,
  namesMaker: slots.maker !== undefined,
  namesLabel: slots.genres.length > 0 || slots.themes.length > 0,
  isBounded: (slots.genres.length > 0 || slots.themes.length > 0) && isBounded(slots),
});

type Spoken = Omit<Question, "intent" | "isFollowUp" | "suggested" | "before"> & {
  readonly before: Question;
};

const selfContained: ReadonlySet<Intent> = new Set<Intent>([
  "abuse", "act", "airing", "completed", "continue", "count", "dropped", "greet", "help", "inject", "others", "outside", "planned", "size",
  "thanks", "watching",
]); // prettier-ignore

/** Intents that go on with another day, or with the other kind of titles. */
const ofTheAsker: ReadonlySet<Intent> = new Set<Intent>([
  "airing", "completed", "count", "planned", "watching",
]); // prettier-ignore

/** Intents that mean the title spoken of, where no list is named. */
const ofTheSubject: ReadonlySet<Intent> = new Set<Intent>(["finish", "progress"]);

function goOn(
  spoken: Spoken,
  best: { intent: Intent; score: number } | undefined,
  desk: Desk,
  turns: readonly Turn[],
): Question {
  const { rest, slots, rows, before } = spoken;
  const answered = titlesOfLastAnswer(desk, turns, before.slots.kind);
  const isOnward = onward.test(rest);
  const words = rest.split(" ").length;

  // "and Bleach?", "what about Bleach?": another title, the same question.
  const saysNothingElse = best === undefined || (best.intent === "overview" && best.score < 2);
  if (rows.length > 0) {
    // "is it longer than Trigun?": what "it" is stands beside the title that is named.
    const [it] = subjectOf(before, answered);
    const sideBySide = scoreIntents(rest, evidenceOf(slots, 2))[0]?.intent === "compare";
    if (
      rows.length === 1 &&
      it !== undefined &&
      pronoun.test(rest) &&
      than.test(rest) &&
      sideBySide
    ) {
      return { ...spoken, rows: [it, ...rows], intent: "compare", isFollowUp: true, suggested: [] };
    }
    const again =
      saysNothingElse && before.intent !== undefined && !selfContained.has(before.intent);
    const compares = best?.intent === "compare" && rows.length === 1 && before.rows.length > 0;
    if (compares) {
      return {
        ...spoken,
        rows: [...before.rows.slice(0, 1), ...rows],
        intent: "compare",
        isFollowUp: true,
        suggested: [],
      };
    }
    const intent = again && (isOnward || words < 4) ? before.intent : best?.intent;
    if (intent === "compare" && rows.length === 1 && before.rows.length > 0) {
      return {
        ...spoken,
        rows: [...before.rows.slice(0, 1), ...rows],
        intent,
        isFollowUp: true,
        suggested: [],
      };
    }
    return { ...spoken, intent, isFollowUp: false, suggested: [] };
  }

  // "and tomorrow?", "and manga?": the same question about another day or kind.
  const asksList = before.intent !== undefined && ofTheAsker.has(before.intent);
  const isOther = slots.day !== undefined || slots.kind !== undefined;
  if (isOnward && words < 6 && asksList && isOther && (best === undefined || saysNothingElse)) {
    return { ...spoken, intent: before.intent, isFollowUp: false, suggested: [] };
  }

  // "and the manga?": the same question about the story in its other form.
  const [subject] = before.rows;
  if (isOnward && words < 6 && slots.kind !== undefined && subject !== undefined) {
    const other = inKind(desk, subject, slots.kind);
    if (
      other !== undefined &&
      (best === undefined || best.intent === "thanks" || saysNothingElse)
    ) {
      return { ...spoken, intent: before.intent, rows: [other], isFollowUp: false, suggested: [] };
    }
  }

  // "what about season 2?": the same question about a later part.
  const asksPart = best === undefined || best.intent === "sequel" || saysNothingElse;
  if (isOnward && words < 7 && slots.part !== undefined && asksPart && needsTitle(before.intent)) {
    return {
      ...spoken,
      intent: before.intent,
      rows: before.rows.slice(0, 1),
      isFollowUp: true,
      suggested: [],
    };
  }

  // "is season 4 still by Wit?": the studio of what was spoken of.
  if (slots.maker !== undefined && subject !== undefined && asksOfIt.test(rest)) {
    return {
      ...spoken,
      intent: "makers",
      rows: [subject],
      isFollowUp: true,
      suggested: [],
    };
  }

  // "which of those is the shortest?": one of the titles of the last answer.
  const picked = hasFilter(slots) ? undefined : pickedAmong(desk, rest, slots.sort, answered);
  if (picked !== undefined) {
    const { intent, row } = picked;
    return { ...spoken, intent, rows: [row], isFollowUp: true, suggested: [] };
  }

  // "which one is newer?": the two titles of the last question.
  if (before.rows.length > 1 && slots.ordinal === undefined) {
    const [again] = scoreIntents(rest, evidenceOf(slots, before.rows.length));
    if (again?.intent === "compare") {
      return { ...spoken, intent: "compare", rows: before.rows, isFollowUp: true, suggested: [] };
    }
  }

  // "another one", "something shorter": the same wish, narrowed.
  const wasWish = before.intent === "recommend" || before.intent === "find";
  const narrows = hasFilter(slots) || slots.relation !== undefined || more.test(rest);
  const isWish = best === undefined || best.intent === "recommend" || best.intent === "find";
  if (wasWish && narrows && isWish && slots.ordinal === undefined && (words < 9 || isOnward)) {
    return {
      ...spoken,
      intent: before.intent,
      rows: before.rows,
      isFollowUp: true,
      suggested: answered,
    };
  }

  // "how many episodes has it?", "the second one?": a title of the conversation.
  const refers =
    pronoun.test(rest) ||
    isOnward ||
    words < 6 ||
    (best !== undefined && ofTheSubject.has(best.intent) && before.rows.length === 1 && words < 10);
  const asks = needsTitle(best?.intent) || best?.intent === "compare";
  const counted = slots.ordinal === undefined ? undefined : answered[slots.ordinal];
  const picks = counted !== undefined;
  const isFree = best !== undefined && (selfContained.has(best.intent) || best.intent === "find");
  const isUnknown = spoken.hasUnknown && !pronoun.test(rest);
  if (!isUnknown && !isFree && (picks || (asks && refers))) {
    const subject = picks ? [counted] : subjectOf(before, answered);
    const again = scoreIntents(`${rest} ${titleMark}`, evidenceOf(slots, 1))[0];
    const intent = again?.intent;
    if (subject.length > 0) {
      return {
        ...spoken,
        intent: intent ?? "overview",
        rows: subject,
        isFollowUp: true,
        suggested: [],
      };
    }
  }
  if (
    best?.intent === "recommend" &&
    /\b(?:it|that|this|similar|alike|ahnlich\w*)\b|それ|これ|似た|同じような/.test(rest) &&
    before.rows.length > 0
  ) {
    return {
      ...spoken,
      intent: "recommend",
      rows: before.rows.slice(0, 1),
      isFollowUp: true,
      suggested: [],
    };
  }
  if (!isUnknown && !isFree && refers && best === undefined && before.rows.length > 0) {
    const again = scoreIntents(`${titleMark} ${rest}`, evidenceOf(slots, 1))[0];
    if (again !== undefined && again.intent !== "overview") {
      return {
        ...spoken,
        intent: again.intent,
        rows: subjectOf(before, answered),
        isFollowUp: true,
        suggested: [],
      };
    }
  }
  return { ...spoken, intent: best?.intent, isFollowUp: false, suggested: [] };
}

const asksOfIt =
  /^(?:and |so |but |und )?(?:is|was|did|ist|war) (?:it|that|this|they|season|the|es|das|staffel)\b/;

/** The row of the other kind that has a title's name; undefined when there is none. */
function inKind({ catalogue }: Desk, row: number, kind: Kind): number | undefined {
  if (catalogue.kind(row) === kind) return undefined;
  return titlesNamed(catalogue, nameOf(catalogue.card(row))).find(
    (other) => catalogue.kind(other) === kind,
  );
}

/** What "it" is: the one title of the last question, else the first of the last answer. */
function subjectOf(before: Question, answered: readonly number[]): number[] {
  const wasWish = before.intent === "recommend" || before.intent === "find";
  const [subject] = wasWish ? answered : before.rows.length > 0 ? before.rows : answered;
  return subject === undefined ? [] : [subject];
}

/** The last question of the conversation, itself read in the light of those before it. */
function lastQuestion(
  desk: Desk,
  turns: readonly Turn[],
  listed: ReadonlySet<number>,
): Question | undefined {
  const at = turns.findLastIndex(({ role }) => role === "user");
  const last = turns[at];
  return last === undefined ? undefined : readQuestion(desk, last.text, turns.slice(0, at), listed);
}

const quoted = /“([^”]+)”|„([^“]+)“|『([^』]+)』|"([^"]+)"/g;

/** The rows of the titles that the last answer names, in its order. */
function titlesOfLastAnswer(desk: Desk, turns: readonly Turn[], kind: Kind | undefined): number[] {
  const last = turns.findLast(({ role }) => role === "assistant");
  if (last === undefined) return [];
  const names = Array.from(
    last.text.matchAll(quoted),
    (match) => match.slice(1).find(Boolean) ?? "",
  );
  const rows = names.flatMap((name) => {
    const { found } = findMentions(desk.catalogue, name);
    const [mention] = found;
    const row = mention === undefined ? undefined : rowOfKind(desk.catalogue, mention, kind);
    return row === undefined ? [] : [row];
  });
  return [...new Set(rows)];
}
