import type { Desk } from "../tools/desk.ts";
import { isBesideThePoint } from "./beside-the-point.ts";
import { commonWords } from "./common-words.ts";
import { goOn } from "./conversation/going-on.ts";
import { readingsOf, type Reading } from "./conversation/readings.ts";
import { intentsOf, isWish, needsTitle, type Fit } from "./intents/intents.ts";
import type { Intent } from "./intents/rows.ts";
import { traitsOf } from "./intents/traits.ts";
import { isJapanese, languageOf, type Language } from "./languages/languages.ts";
import { isAuthor } from "./makers.ts";
import { hasFilter, readSlots, type Slots } from "./slots/slots.ts";
import { withoutChance } from "./titles/chance.ts";
import {
  findMentions,
  rowOfKind,
  titleMark,
  type Mention,
  type Mentions,
} from "./titles/mentions.ts";
import { isVocabulary } from "./vocabulary.ts";

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
  /** Whether it seems to name a title that the catalogue does not have. */
  readonly hasUnknown: boolean;
  /** Rows of titles whose names begin the unknown one's. */
  readonly lookalikes: readonly number[];
  /** Rows that were suggested before, in a conversation that goes on about suggestions. */
  readonly suggested: readonly number[];
  /** What a request for more goes on from. */
  readonly before: Question | undefined;
}

/** "Tell me" and "I want to know" are said of anything. */
const ofTheAsker =
  /\b(?:my|mine|meine?[rnms]?|ich|ive|im)\b|\bi\b(?! (?:want|need|wanted|would like|wonder) )|私|僕|俺|わたし|自分|まいりすと/;

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
    (slots.isMine && ofTheAsker.test(rest)) ||
    /\bleft\b|\bremain|\bubrig\b|\bnoch\b|残り|どこまで|あと/.test(rest);
  const year = slots.yearFrom === slots.yearTo ? slots.yearFrom : undefined;
  // "Is Monster by Urasawa?" is about what he drew.
  const kind = slots.kind ?? (isAuthor(catalogue, slots.maker) ? "manga" : undefined);
  const rows = found.flatMap((mention) => {
    const mine = prefersMine ? mention.rows.find((row) => listed.has(row)) : undefined;
    const isMine = mine !== undefined && (kind ?? catalogue.kind(mine)) === catalogue.kind(mine);
    return (isMine ? mine : rowOfKind(catalogue, mention.rows, kind, year)) ?? [];
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
  const { earlier, last } = readingsOf(text, turns);
  let before: Question | undefined;
  for (const reading of earlier) before = readAfter(before, reading, desk, listed);
  return readAfter(before, last, desk, listed);
}

/** Reads one question after the last one, itself read in the light of those before it. */
function readAfter(
  before: Question | undefined,
  { text, effort, turns }: Reading,
  desk: Desk,
  listed: ReadonlySet<number>,
): Question {
  const mentions = withoutChance(findMentions(desk.catalogue, text, effort));
  const slots = readSlots(desk, mentions.rest);
  // The name of a studio or a genre is no unknown title.
  const hasUnknown = mentions.hasUnknown && (slots.maker ?? slots.withoutMaker) === undefined;
  const language =
    languageOf(mentions.rest, before === undefined) ??
    (isJapanese(text) && !/[a-z]/.test(mentions.rest) ? "ja" : languageKept(before, mentions.rest));
  const rows = rowsOf(desk, mentions.found, slots, mentions.rest, listed);
  const scored = intentsOf(mentions.rest, traitsOf(slots, rows.length, hasUnknown));
  const seeming =
    rows.length === 0 && hasUnknown && asksOfOne(mentions.rest, scored[0])
      ? (ofUnknown(mentions, slots) ?? scored[0])
      : scored[0];
  const best: Fit | undefined =
    hasUnknown && isBesideThePoint(mentions.rest, seeming)
      ? { intent: "outside", set: [], size: 0, isFirst: false }
      : seeming;
  const spoken = {
    aside: asideOf(scored, rows.length > 0, slots),
    text,
    rest: mentions.rest,
    language,
    slots,
    rows,
    hasUnknown,
    lookalikes: mentions.lookalikes,
  };
  if (before !== undefined) return goOn({ ...spoken, before }, best, desk, turns);
  return { ...spoken, intent: best?.intent, isFollowUp: false, suggested: [], before };
}

/** Intents that any sentence about a title has, whatever else it asks. */
const vague: ReadonlySet<Intent> = new Set<Intent>(["have", "overview", "progress"]);

/** What is asked beside what is said first: of a title, or for titles; the plainest question only where there is no other. */
function asideOf(scored: readonly Fit[], hasTitle: boolean, slots: Slots): Intent | undefined {
  const asides = scored
    .map(({ intent }) => intent)
    .filter((intent) => (needsTitle(intent) && hasTitle) || (isWish(intent) && hasFilter(slots)));
  return asides.find((intent) => !vague.has(intent)) ?? asides[0];
}

/** A title alone goes on in the language of the conversation; Latin letters that say more are no Japanese. */
function languageKept(before: Question | undefined, rest: string): Language {
  const saysMore = rest
    .split(" ")
    .some((word) => /[a-z]/.test(word) && (commonWords.has(word) || isVocabulary(word)));
  return before === undefined || (before.language === "ja" && saysMore) ? "en" : before.language;
}

const ofOne =
  /^(?:(?:please )?(?:tell|give) me |(?:do you )?know |what is |whats |who is |whos )?(?:the )?(?:studio|author|year|genres?|score|rating|release date|episodes?|chapters?|synopsis|plot|autor|jahr|folgen) (?:of|for|from|von)\b|^(?:(?:and|so|und) )?(?:(?:in|on|at|by|aus|von|in) )?(?:(?:which|what|welche[mnrs]?) (?:year|studio|season|genre|author|day|month|company|jahr|autor)|when|who|whose|how (?:many|long|old)|is|was|did|does|has|are|were|wann|wer|wie ?(?:viele?|lange?|alt)|ist|war|hat|wurde)\b(?! (?:there|es|i|ich|my|the best)\b)/;
const ofTheOne = /\b(?:of|for|von|by) (?:the|des|vom|dem) (?:anime|manga|show|series|movie|film)\b/;
const ofMany =
  /\b(?:animes?|mangas?|shows?|series|serien?|movies?|films?|filme|ones?|something|anything)\b/;

/** Whether a question is after one title, though it names none that is known; a word of its name may be a genre's. */
const asksOfOne = (rest: string, best: Fit | undefined): boolean =>
  best === undefined ||
  (best.intent === "find" && ofOne.test(rest) && !ofMany.test(rest.replace(ofTheOne, "")));

/** What is asked of a title that the catalogue does not have, where a question only makes sense with one. */
const ofUnknown = ({ rest }: Mentions, slots: Slots): Fit | undefined =>
  intentsOf(`${rest} ${titleMark}`, traitsOf(slots, 1)).find(
    ({ intent, set }) => needsTitle(intent) && set.length > 0,
  );
