import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { answerQuestion } from "../../functions/chat/assistant/assistant.ts";
import { titlesNamed } from "../../functions/chat/assistant/titles/names.ts";
import type { Turn } from "../../functions/chat/assistant/question.ts";
import { shippedTitles } from "../../scripts/shipped-titles.ts";
import type { Asked } from "./asked.ts";
import { deskOf } from "./desk.ts";
import { freshQuestions } from "./fresh-questions.ts";
import { furtherQuestions } from "./further-questions.ts";
import { germanQuestions } from "./german-questions.ts";
import { harderQuestions } from "./harder-questions.ts";
import { japaneseQuestions } from "./japanese-questions.ts";
import { moreQuestions } from "./more-questions.ts";
import { stillMoreQuestions } from "./still-more-questions.ts";
import { questions } from "./questions.ts";
import { widerQuestions } from "./wider-questions.ts";

// The whole catalogue: most of its names are little known, and some are spelled like ordinary words.
const desk = deskOf(shippedTitles());

async function answerTo({ ask, after = [] }: Asked) {
  const turns: Turn[] = [];
  for (const text of after) {
    const answer = await answerQuestion(text, turns, desk);
    turns.push({ role: "user", text }, { role: "assistant", text: answer.text });
  }
  return answerQuestion(ask, turns, desk);
}

const quoted = /“([^”]+)”|„([^“]+)“|『([^』]+)』/g;

/** Every name that an answer puts in quotation marks, but for names of lists. */
const quotedIn = (text: string): string[] =>
  Array.from(text.matchAll(quoted), (match) => match.slice(1).find(Boolean) ?? "").filter(
    (name) => !["Watching", "Reading", "Planned", "Completed"].includes(name),
  );

async function isRight(asked: Asked): Promise<void> {
  const { text, titles } = await answerTo(asked);
  for (const said of asked.says ?? []) {
    if (typeof said === "string") expect(text).toContain(said);
    else expect(text).toMatch(said);
  }
  for (const never of asked.never ?? []) expect(text).not.toMatch(never);
  for (const name of quotedIn(text))
    expect(titlesNamed(desk.catalogue, name), name).not.toEqual([]);
  for (const { kind, id } of titles) expect(desk.catalogue.find(kind, id)).toBeDefined();
}

describe.each(Object.entries(questions))("questions about %s", (_topic, list) => {
  test.each(list.map((asked) => [asked.ask, asked] as const))("%s", (_ask, asked) =>
    isRight(asked),
  );
});

describe.each(Object.entries(harderQuestions))("harder questions: %s", (_topic, list) => {
  test.each(list.map((asked) => [asked.ask, asked] as const))("%s", (_ask, asked) =>
    isRight(asked),
  );
});

describe.each(Object.entries(widerQuestions))("questions around titles: %s", (_topic, list) => {
  test.each(list.map((asked) => [asked.ask, asked] as const))("%s", (_ask, asked) =>
    isRight(asked),
  );
});

const inOtherWords: readonly Asked[] = [
  ...moreQuestions,
  ...stillMoreQuestions,
  ...germanQuestions,
  ...japaneseQuestions,
  ...freshQuestions,
  ...furtherQuestions,
];

describe("questions in other words", () => {
  test.each(inOtherWords.map((asked) => [asked.ask, asked] as const))("%s", (_ask, asked) =>
    isRight(asked),
  );
});

test("every question expects something that only a right answer says", () => {
  const all = [questions, harderQuestions, widerQuestions].flatMap((each) =>
    Object.values(each).flat(),
  );
  const isTelling = (said: string | RegExp): boolean =>
    said instanceof RegExp || /[\p{L}\p{N}]/u.test(said);
  const vague = [...all, ...inOtherWords].filter(({ says = [] }) => !says.some(isTelling));
  expect(vague.map(({ ask }) => ask)).toEqual([]);
});

test("every question that the page suggests is answered with what it asks for", async () => {
  const page = readFileSync(
    join(import.meta.dirname, "../../web/features/chat/EmptyConversation.tsx"),
    "utf8",
  );
  const prompts = Array.from(page.matchAll(/^ {2}"(.+)",$/gm), ([, said]) => said ?? "");
  const answers = new Map<string, RegExp>([
    ["What was I watching?", /at episode 12 of 28/],
    ["What airs today?", /episodes air today:\n•/],
    ["Something like Frieren, but shorter", /with at most 27 episodes:\n•/],
    ["How long until I finish what I am watching?", /\d h/],
    ["Which is longer, Naruto or Bleach?", /“Bleach” is longer/],
  ]);
  expect(prompts).toEqual([...answers.keys()]);
  for (const [ask, answer] of answers) expect((await answerTo({ ask })).text).toMatch(answer);
});
