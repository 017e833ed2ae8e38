import { kinds } from "../../../shared/kind.ts";
import { plainForm } from "../../../shared/search/normalise.ts";
import { sideBySide } from "../../runtime/side-by-side.ts";
import type { Desk } from "../tools/desk.ts";
import type { TitleName } from "../tools/tool.ts";
import { listNamed, myCounts, oneList, pickFromLists, wholeShelf } from "./answers/about-me.ts";
import { aboutTitle } from "./answers/about-title.ts";
import { averages, timeSpent } from "./answers/averages.ts";
import { counterpart, otherWorks, watchOrder } from "./answers/beyond-one.ts";
import { comparison } from "./answers/comparing.ts";
import { makersRanked } from "./answers/makers-ranked.ts";
import { onAir } from "./answers/on-air.ts";
import { timeLeft } from "./answers/time-left.ts";
import { findings, suggestions } from "./answers/wishes.ts";
import { languageOf } from "./languages/languages.ts";
import { nearTitles } from "./titles/mentions.ts";
import { meantWordByWord } from "./titles/word-by-word.ts";
import { hasFilter } from "./slots/slots.ts";
import { isWish, needsTitle } from "./intents/intents.ts";
import type { Intent } from "./intents/rows.ts";
import { namesStranger } from "./persons.ts";
import { halvesOf } from "./halves.ts";
import { readQuestion, type Question, type Turn } from "./question.ts";
import { Voice } from "./voice.ts";

/** An answer and the titles it names. */
export interface Answer {
  readonly text: string;
  readonly titles: readonly TitleName[];
}

/**
 * The assistant that needs no model: reads what a question is after and looks the answer up with the same tools.
 * Whatever it says of a title comes from the catalogue or from the asker's own lists.
 */
export async function answerQuestion(
  text: string,
  turns: readonly Turn[],
  desk: Desk,
): Promise<Answer> {
  const question = readQuestion(desk, text, turns, await rowsOfLists(desk));
  const voice = new Voice(question.language, desk);
  const lines = await linesFor(question, voice, desk);
  return { text: lines.join("\n"), titles: voice.named };
}

/** The rows of everything on the asker's lists. */
async function rowsOfLists(desk: Desk): Promise<ReadonlySet<number>> {
  const shelves = await sideBySide(
    kinds.map(async (kind) =>
      (await desk.shelf(kind)).flatMap(({ id }) => desk.catalogue.find(kind, id) ?? []),
    ),
  );
  return new Set(shelves.flat());
}

type Reply = (question: Question, voice: Voice, desk: Desk) => string[] | Promise<string[]>;

/** One of the asker's lists, or only how much is on it. */
const listReply =
  (list: "watching" | "planned" | "completed"): Reply =>
  (question, voice, desk) =>
    question.slots.asksHowMany
      ? myCounts(question, voice, desk)
      : oneList(list, question, voice, desk);

/** Where the asker is: with a title if one is named, else on their lists. */
const progressReply: Reply = (question, voice, desk) => {
  if (question.rows.length > 0 || question.hasUnknown) return aboutTitles(question, voice, desk);
  if (question.slots.asksHowMany) return myCounts(question, voice, desk);
  return oneList(
    listNamed(question.rest) === "planned" ? "planned" : "watching",
    question,
    voice,
    desk,
  );
};

/** What of the site a question is about. */
const partOfSite = (rest: string): "account" | "data" | "entries" | "lists" | "settings" =>
  /\b(?:account|konto)\b|あかうんと/.test(rest)
    ? "account"
    : /\b(?:import|export|transfer|migrate|download|ubertrag|myanimelist|anilist|kitsu|anime planet|simkl|(?:from|my|von) mal\b)|ぽーと/.test(
          rest,
        )
      ? "data"
      : /\b(?:user ?name|user name|profile|avatar|bio|picture|theme|password|mode|modus|nutzername|profil|passwort)|だーく|ゆーざー|ぷろふ/.test(
            rest,
          )
        ? "settings"
        : /\blists?\b|\blisten?\b|りすと/.test(rest) && !/\b(?:add|remove)\b/.test(rest)
          ? "lists"
          : "entries";

const asksAboutOne = /^(?:is|has|was|did|does|do|ist|hat|war|lauft) (?!there|es)/;

/** What answers each intent that is about more, or less, than the facts of a title. */
const replies: Readonly<Partial<Record<Intent, Reply>>> = {
  inject: async (question, voice, desk) => [
    voice.say.refuseOrders,
    ...(await factsBeside(question, voice, desk)),
  ],
  abuse: async (question, voice, desk) => [
    voice.say.calm,
    ...(await factsBeside(question, voice, desk)),
  ],
  others: (_, { say }) => [say.onlyYours],
  act: async (question, voice, desk) => {
    const { rows } = question;
    const asks = question.aside !== "overview" && question.aside !== "have";
    const told = asks ? await factsBeside(question, voice, desk) : [];
    return [
      voice.say.cannotAct,
      ...(told.length > 0 ? told : rows.slice(0, 3).map((row) => `• ${voice.row(row)}`)),
    ];
  },
  greet: (_, { say }) => [say.greeting],
  thanks: (_, { say }) => [say.thanks],
  help: (_, { say }) => [...say.help],
  site: ({ rest }, { say }) => [say.site[partOfSite(rest)]],
  size: (_, voice, desk) => [catalogueSize(voice, desk)],
  airing: onAir,
  watching: listReply("watching"),
  planned: listReply("planned"),
  completed: listReply("completed"),
  count: myCounts,
  shelf: wholeShelf,
  averages,
  spent: (_, voice, desk) => timeSpent(voice, desk),
  dropped: (_, { say }) => [say.noDropped],
  continue: pickFromLists,
  find: (question, voice, desk) =>
    // "Is Moonlit Pretzels finished?" asks about a title, not for all that are finished.
    question.hasUnknown && question.slots.about === undefined && asksAboutOne.test(question.rest)
      ? unknownTitle(question, voice, desk)
      : findings(question, voice, desk),
  recommend: wish,
  finish: (question, voice, desk) =>
    question.rows.length === 0 && question.hasUnknown && listNamed(question.rest) === undefined
      ? unknownTitle(question, voice, desk)
      : timeLeft(question, voice, desk),
  works: async (question, voice, desk) =>
    (await otherWorks(question, voice, desk)) ?? askedBack(question, voice, desk),
  order: (question, voice, desk) =>
    watchOrder(question, voice, desk) ?? askedBack(question, voice, desk),
  counterpart: (question, voice, desk) =>
    counterpart(question, voice, desk) ?? askedBack(question, voice, desk),
  outside: ({ rows: [row] }, voice) => [
    row === undefined ? voice.say.outside : voice.say.outsideOf(voice.row(row)),
  ],
  opinion: (question, voice, desk) =>
    question.rows.length > 0 ? aboutTitles(question, voice, desk) : [voice.say.outside],
  compare: (question, voice, desk) =>
    question.rows.length > 1 ? comparison(question, voice, desk) : askedBack(question, voice, desk),
  progress: progressReply,
  ranked: (question, voice, desk) =>
    makersRanked(question, voice, desk) ?? aboutTitles(question, voice, desk),
  spoiler: (question, voice, desk) =>
    question.rows.length === 0 &&
    (!question.hasUnknown || !/\b(?:in|of|von|bei)\b/.test(question.rest))
      ? [voice.say.noSpoilers(undefined, undefined)]
      : aboutTitles(question, voice, desk),
};

/** Intents that do not need the title which a question seems to name. */
const asideOfTitles: ReadonlySet<Intent | undefined> = new Set<Intent>([
  "abuse", "act", "greet", "help", "inject", "order", "others", "outside", "spoiler", "thanks",
]); // prettier-ignore

const inQuotes = /[“„"»«]([^“”„"»«]{4,120})[”“"«»]/;

/** The one title that a German name in quotation marks must mean, word by word: „Mein Nachbar Totoro“. */
function meantInGerman(question: Question, desk: Desk): number | undefined {
  const named = inQuotes.exec(question.text)?.[1];
  const isOpen = question.rows.length === 0 && question.hasUnknown && needsTitle(question.intent);
  if (named === undefined || !isOpen || languageOf(plainForm(named)) !== "de") return undefined;
  const [row, ...others] = nearestOf(question, desk);
  if (row === undefined || others.length > 0) return undefined;
  const { english, title } = desk.catalogue.card(row);
  const said = plainForm(named).split(" ");
  const words = plainForm(english ?? title).split(" ");
  const isShared = said.some((word, at) => word.length > 4 && words[at] === word);
  return isShared && said.length === words.length ? row : undefined;
}

/** Titles that an unknown name may have meant. */
const nearestOf = (
  { lookalikes, text, slots }: Question,
  { catalogue }: Desk,
): readonly number[] =>
  lookalikes.length > 0 ? lookalikes : nearTitles(catalogue, text, slots.kind ?? "anime");

/** A question with the title that its mistyped words must mean. */
function setRight(question: Question, desk: Desk): Question {
  const { intent, rows, hasUnknown, text, lookalikes } = question;
  const isOpen = rows.length + lookalikes.length === 0 && hasUnknown;
  if (!isOpen || !needsTitle(intent)) return question;
  const row = meantWordByWord(desk.catalogue, text, nearestOf(question, desk));
  return row === undefined ? question : { ...question, rows: [row], lookalikes: [] };
}

const linesFor: Reply = async (asked, voice, desk) => {
  const question = setRight(asked, desk);
  const meant = meantInGerman(question, desk);
  if (meant !== undefined) {
    const facts = await aboutTitle({ ...question, rows: [meant] }, voice, desk);
    return [...unknownTitle(question, voice, desk), ...(facts ?? [])];
  }
  const isUnknown = question.rows.length === 0 && question.lookalikes.length > 0;
  if (namesStranger(question)) return [voice.say.noPerson];
  const isFiltered = isWish(question.intent) && hasFilter(question.slots);
  if (isUnknown && !isFiltered && !asideOfTitles.has(question.intent))
    return unknownTitle(question, voice, desk);
  const twofold = await bothAnswers(question, voice, desk);
  if (twofold !== undefined) return twofold;
  const reply = question.intent === undefined ? undefined : replies[question.intent];
  return (reply ?? aboutTitles)(question, voice, desk);
};

/** The facts that a question asks for in two halves: "who drew Berserk, and how many volumes are there?" */
async function bothAnswers(
  question: Question,
  voice: Voice,
  desk: Desk,
): Promise<string[] | undefined> {
  const halves = halvesOf(question);
  if (halves === undefined) return undefined;
  const lines: string[] = [];
  for (const half of halves) {
    const told = await aboutTitle({ ...question, ...half }, voice, desk);
    lines.push(...(told ?? []));
  }
  return lines;
}

/** The facts of the titles that are named, or a question back. */
async function aboutTitles(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  return (await aboutTitle(question, voice, desk)) ?? askedBack(question, voice, desk);
}

/** Suggestions, unless what they should be like is not in the catalogue. */
function wish(question: Question, voice: Voice, desk: Desk): string[] | Promise<string[]> {
  const isLikeNothing =
    question.rows.length === 0 &&
    question.hasUnknown &&
    /(?<!\bfeel )\blike\b|\b(?:similar to|wie|such as)\b|みたいな|に似|のような/.test(
      question.rest,
    );
  return isLikeNothing ? unknownTitle(question, voice, desk) : suggestions(question, voice, desk);
}

/** An insult, or an order that was refused, may hold an honest question about a title; an insult also a wish. */
async function factsBeside(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const { aside, rows } = question;
  if (question.intent === "abuse" && (aside === "recommend" || aside === "find")) {
    return aside === "find" ? findings(question, voice, desk) : suggestions(question, voice, desk);
  }
  if (rows.length === 0 || aside === undefined) return [];
  const told = await aboutTitle({ ...question, intent: aside }, voice, desk);
  return told ?? [];
}

function catalogueSize(voice: Voice, { catalogue }: Desk): string {
  const count = (kind: "anime" | "manga"): number => {
    const { from, to } = catalogue.rowsOf(kind);
    return to - from;
  };
  return voice.say.size(count("anime"), count("manga"));
}

/** Says that the catalogue does not have a title, and which it has that are spelled like it. */
function unknownTitle(question: Question, voice: Voice, desk: Desk): string[] {
  const near = nearestOf(question, desk).map((row) => voice.row(row));
  const { say } = voice;
  return near.length === 0
    ? [say.unknownTitle]
    : [say.unknownTitle, say.didYouMean(say.list(near))];
}

/** What is said when the answer needs a title that was not named, or when nothing is clear. */
function askedBack(question: Question, voice: Voice, desk: Desk): string[] {
  const { intent, hasUnknown } = question;
  const wantsTitle = needsTitle(intent) || intent === "compare";
  if (hasUnknown && wantsTitle) return unknownTitle(question, voice, desk);
  if (wantsTitle) return [voice.say.whichTitle];
  return [voice.say.unclear];
}
