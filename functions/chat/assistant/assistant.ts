import { kinds } from "../../../shared/kind.ts";
import type { Desk } from "../desk.ts";
import type { TitleName } from "../tools/tool.ts";
import { listNamed, myCounts, oneList, pickFromLists, timeLeft } from "./answers/about-me.ts";
import { aboutTitle } from "./answers/about-title.ts";
import { comparison } from "./answers/comparing.ts";
import { onAir } from "./answers/on-air.ts";
import { findings, suggestions } from "./answers/wishes.ts";
import { nearTitles } from "./mentions.ts";
import { needsTitle, readQuestion, type Question, type Turn } from "./question.ts";
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
  const shelves = await Promise.all(
    kinds.map(async (kind) =>
      (await desk.shelf(kind)).flatMap(({ id }) => desk.catalogue.find(kind, id) ?? []),
    ),
  );
  return new Set(shelves.flat());
}

async function linesFor(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const { intent, rows } = question;
  const { say } = voice;
  switch (intent) {
    case "inject":
      return [say.refuseOrders, ...(await factsBeside(question, voice, desk))];
    case "abuse":
      return [say.calm];
    case "others":
      return [say.onlyYours];
    case "act":
      return [say.cannotAct, ...rows.slice(0, 3).map((row) => `• ${voice.row(row)}`)];
    case "greet":
      return [say.greeting];
    case "thanks":
      return [say.thanks];
    case "help":
      return [...say.help];
    case "size":
      return [catalogueSize(voice, desk)];
    case "airing":
      return onAir(question, voice, desk);
    case "watching":
    case "planned":
    case "completed":
      return question.slots.asksHowMany
        ? myCounts(question, voice, desk)
        : oneList(intent, question, voice, desk);
    case "count":
      return myCounts(question, voice, desk);
    case "continue":
      return pickFromLists(question, voice, desk);
    case "find":
      return findings(question, voice, desk);
    case "recommend":
      return wish(question, voice, desk);
    case "finish":
      return rows.length === 0 && question.hasUnknown
        ? unknownTitle(question, voice, desk)
        : timeLeft(question, voice, desk);
    case "compare":
      return rows.length > 1 ? comparison(question, voice, desk) : askedBack(question, voice, desk);
    case "progress":
    case "spoiler":
      if (rows.length === 0 && !question.hasUnknown) {
        if (question.slots.asksHowMany) return myCounts(question, voice, desk);
        return intent === "spoiler"
          ? [say.noSpoilers(undefined, undefined)]
          : oneList(listNamed(question.rest) ?? "watching", question, voice, desk);
      }
  }
  const told = await aboutTitle(question, voice, desk);
  return told ?? askedBack(question, voice, desk);
}

/** Suggestions, unless what they should be like is not in the catalogue. */
function wish(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const isLikeNothing =
    question.rows.length === 0 &&
    question.hasUnknown &&
    /\b(?:like|similar to|wie|such as)\b|みたいな|に似|のような/.test(question.rest);
  return isLikeNothing
    ? unknownTitle(question, voice, desk)
    : suggestions(question, voice, desk);
}

/** An order that was refused may hold an honest question about a title. */
async function factsBeside(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  if (question.rows.length === 0) return [];
  const told = await aboutTitle({ ...question, intent: "episodes" }, voice, desk);
  return told ?? [];
}

function catalogueSize(voice: Voice, { catalogue }: Desk): string {
  const count = (kind: "anime" | "manga"): number => {
    const { from, to } = catalogue.rowsOf(kind);
    return to - from;
  };
  return voice.say.size(count("anime"), count("manga"));
}

async function unknownTitle(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const kind = question.slots.kind ?? "anime";
  const near = nearTitles(desk.catalogue, question.text, kind).map((row) => voice.row(row));
  const { say } = voice;
  return Promise.resolve(
    near.length === 0
      ? [say.unknownTitle]
      : [say.unknownTitle, say.didYouMean(say.list(near))],
  );
}

/** What is said when the answer needs a title that was not named, or when nothing is clear. */
async function askedBack(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const { intent, hasUnknown } = question;
  const wantsTitle = needsTitle(intent) || intent === "compare";
  if (hasUnknown && wantsTitle) return unknownTitle(question, voice, desk);
  if (wantsTitle) return [voice.say.whichTitle];
  return [voice.say.unclear];
}
