import { fc } from "../support/properties.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { SearchIndex } from "../../functions/catalogue/search/search-index.ts";
import { answerQuestion } from "../../functions/chat/assistant/assistant.ts";
import { readingsOf } from "../../functions/chat/assistant/conversation/readings.ts";
import type { Turn } from "../../functions/chat/assistant/question.ts";
import { tokensOf } from "../../functions/chat/assistant/titles/tokens.ts";
import { nameOf } from "../../functions/chat/tools/tool.ts";
import * as limits from "../../shared/limits.ts";
import { ownDesk } from "./desk.ts";

/*
 * What an answer takes is bounded by how much is looked up, which is counted here. How long that takes says
 * `npm run bench -- chat`.
 */

const desk = ownDesk();
const { chatMessageCharacters, chatAnswerCharacters, chatTurns } = limits;

// They only count, and look up all the same.
const near = vi.spyOn(SearchIndex.prototype, "match");
const exact = [vi.spyOn(SearchIndex.prototype, "named"), vi.spyOn(SearchIndex.prototype, "holds")];

beforeAll(async () => {
  // What is read off a catalogue once is no part of a question.
  await answerQuestion("something like Naruto: ナルト", [], desk);
});

afterAll(() => {
  vi.restoreAllMocks();
});

/** How often names near to some words are looked up for an answer, and those that are or hold them. */
async function lookups(text: string, turns: readonly Turn[] = []) {
  for (const spy of [near, ...exact]) spy.mockClear();
  await answerQuestion(text, turns, desk);
  const sum = exact.reduce((all, { mock }) => all + mock.calls.length, 0);
  return { near: near.mock.calls.length, exact: sum };
}

const pieces = fc.oneof(
  fc.constantFrom(
    ..."how many episodes does have like but shorter than my list wie viele Folgen ähnlich 何話 みたいな narto Bortherhood stien gate wor xk zzinlza “ ” § 2013".split(
      " ",
    ),
  ),
  fc.constantFrom(...ownTitles().map(nameOf)),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
const message = fc
  .array(pieces, { minLength: 1, maxLength: 160 })
  .map((words) => words.join(" ").slice(0, chatMessageCharacters));
const turn = fc.oneof(
  message.map((text): Turn => ({ role: "user", text })),
  message.map((text): Turn => ({
    role: "assistant",
    text: text.replaceAll(" ", "” “").repeat(6).slice(0, chatAnswerCharacters),
  })),
);

/** What the longest message and the longest history may take; one of a few words takes some hundreds. */
const mostNear = 64 + 10 + 9 * 4 + 4;
const mostExact = 9000;

test("whatever is said, after whatever, no more than so much is looked up", async () => {
  await fc.assert(
    fc.asyncProperty(message, fc.array(turn, { maxLength: chatTurns }), async (text, turns) => {
      const taken = await lookups(text, turns);
      expect(taken.near).toBeLessThanOrEqual(mostNear);
      expect(taken.exact).toBeLessThanOrEqual(mostExact);
    }),
    { numRuns: 60 },
  );
});

test("a history of long messages costs no more than one message", async () => {
  const unlike = (at: number) =>
    Array.from({ length: 140 }, (_, word) => `w${at.toString(36)}l${word.toString(36)}za`).join(
      " ",
    );
  const alone = await lookups(unlike(100));
  const turns = Array.from({ length: chatTurns }, (_, at): Turn => ({
    role: "user",
    text: unlike(at),
  }));
  const after = await lookups(unlike(200), turns);
  expect(after.exact).toBeLessThanOrEqual(alone.exact * 2);
});

test("of a conversation the last questions are read, and so many of their words", () => {
  fc.assert(
    fc.property(message, fc.array(turn, { maxLength: chatTurns }), (text, turns) => {
      const { earlier, last } = readingsOf(text, turns);
      const asked = turns.filter(({ role }) => role === "user").map((each) => each.text);
      expect(last.text).toBe(text);
      expect(earlier.map((each) => each.text)).toEqual(asked.slice(asked.length - earlier.length));
      expect(earlier.length).toBeLessThanOrEqual(10);
    }),
  );
});

test("ten short questions are all read", () => {
  const turns = Array.from({ length: 10 }, (): Turn => ({ role: "user", text: "is it any good?" }));
  expect(readingsOf("and the year?", turns).earlier).toHaveLength(10);
});

test("a message of any length is read at its beginning and at its end", () => {
  const much = "well you know ".repeat(70);
  const words = tokensOf(`first ${much}last`).map(({ plain }) => plain);
  expect(words.length).toBeLessThan(much.split(" ").length);
  expect([words[0], words.at(-1)]).toEqual(["first", "last"]);
});
