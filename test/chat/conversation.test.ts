import { describe, expect, test } from "vitest";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { plainForm } from "../../shared/search/normalise.ts";
import { answerQuestion } from "../../functions/chat/assistant/assistant.ts";
import { languageOf } from "../../functions/chat/assistant/languages/languages.ts";
import type { Turn } from "../../functions/chat/assistant/question.ts";
import { asksForChildren } from "../../functions/chat/assistant/slots/children.ts";
import type { Desk } from "../../functions/chat/tools/desk.ts";
import { recommend } from "../../functions/chat/tools/recommend.ts";
import { search_catalogue } from "../../functions/chat/tools/search-catalogue.ts";
import { nameOf } from "../../functions/chat/tools/tool.ts";
import { fc } from "../support/properties.ts";
import { ownDesk } from "./desk.ts";

const desk = ownDesk();

/** What is answered last in a conversation. */
async function answerAfter(before: readonly string[], ask: string, at: Desk = desk) {
  const turns: Turn[] = [];
  for (const text of before) {
    const { text: answer } = await answerQuestion(text, turns, at);
    turns.push({ role: "user", text }, { role: "assistant", text: answer });
  }
  return (await answerQuestion(ask, turns, at)).text;
}

const before = [
  "should i watch school days",
  "How many episodes does Bakemonogatari have?",
  "something like Frieren",
  "best comedies",
  "Who made Trigun?",
  "What was I watching?",
];

/** Questions that have a subject of their own, and point to nothing that was said. */
const whole = [
  "best mecha from the 90s",
  "short romance anime under 13 episodes",
  "does eren die?",
  "sports anime with at most 26 episodes",
  "how many episodes does Cowboy Bebop have?",
  "any good horror movies?",
  "top 3 fantasy manga",
  "what can i watch with my 6 year old",
  "anime made by Madhouse",
  "What airs today?",
];

describe("a whole question", () => {
  test("has the same answer after anything as in a fresh conversation", async () => {
    const history = fc.array(fc.constantFrom(...before), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(history, fc.constantFrom(...whole), async (said, ask) => {
        expect(await answerAfter(said, ask)).toBe(await answerAfter([], ask));
      }),
      { numRuns: 60 },
    );
  });

  test("is told from one that goes on", async () => {
    expect(await answerAfter(["Who made Frieren?"], "how many episodes has it?")).toContain("28");
    expect(await answerAfter(["something like Frieren"], "something shorter")).toContain("Frieren");
    expect(await answerAfter(["best comedies"], "in the 90s?")).toContain("Comedy");
  });
});

describe("the language", () => {
  test.each(["im bored", "was it good", "oder 66", "i hatte this show", "im in"])(
    "is not changed by one word: %s",
    (said) => {
      expect(languageOf(said)).not.toBe("de");
      expect(languageOf(said, false)).not.toBe("de");
    },
  );

  test.each(["Lustige Anime", "Zeig Naruto", "Hallo", "Wer hat 謎星人物語 gezeichnet?"])(
    "of a few words is theirs: %s",
    (said) => {
      expect(languageOf(plainForm(said))).toBe("de");
    },
  );

  test("follows the conversation until two words tell another", async () => {
    expect(await answerAfter([], "im bored")).toMatch(/^You could try/);
    expect(await answerAfter(["Wie viele Folgen hat Bleach?"], "Naruto")).toMatch(/Folgen/);
    expect(await answerAfter(["Who made Bleach?"], "wie viele Folgen hat Naruto?")).toMatch(
      /Folgen/,
    );
    expect(await answerAfter(["Wer hat Bleach gemacht?"], "how many episodes has it?")).toMatch(
      /episodes/,
    );
  });
});

describe("tonight", () => {
  const tokyo = { ...desk, timeZone: "Asia/Tokyo", nowMs: Date.parse("2026-11-21T09:00:00Z") };
  const hoursIn = (text: string) =>
    Array.from(text.matchAll(/, (\d\d):\d\d /g), ([, hour]) => Number(hour));

  test.each(["whats airing tonight", "what airs this evening?"])(
    "is from five to five on the asker's clock: %s",
    async (ask) => {
      const text = await answerAfter([], ask, tokyo);
      expect(text).toMatch(/air tonight:\n/);
      const hours = hoursIn(text);
      expect(hours.length).toBeGreaterThan(0);
      expect(hours.filter((hour) => hour >= 5 && hour < 17)).toEqual([]);
    },
  );

  test("holds less than the day, whose hours are the asker's", async () => {
    const all = hoursIn(await answerAfter([], "what airs today?", tokyo));
    expect(all.some((hour) => hour < 17)).toBe(true);
    expect(await answerAfter([], "what airs today?")).toContain("UTC");
  });
});

describe("children", () => {
  const ratingOf = new Map(ownTitles().map(({ kind, id, rating }) => [`${kind} ${id}`, rating]));
  const forChildren = (title: { readonly kind: string; readonly id: number }) =>
    ["G", "PG"].includes(ratingOf.get(`${title.kind} ${title.id}`) ?? "none");

  test.each([
    "what can i watch with my 6 year old",
    "anime for kids",
    "a family friendly movie",
    "something for my little brother, he is 8",
    "mein Sohn ist 7, was können wir schauen?",
    "ein Film für Kinder",
    "子供と見られるアニメ",
  ])("are offered only what is rated for them: %s", async (ask) => {
    const { titles } = await answerQuestion(ask, [], desk);
    expect(titles.length).toBeGreaterThan(2);
    expect(titles.filter((title) => !forChildren(title))).toEqual([]);
  });

  test.each([
    "anime that is 5 years old",
    "anime with kids as main characters",
    "a romance with a child",
    "anime mit kindern als helden",
    "娘が主人公のアニメ",
    "15歳の子にアニメ",
  ])("are not meant by what stories tell of: %s", (ask) => {
    expect(asksForChildren(plainForm(ask))).toBe(false);
  });

  test("are who they are, and no teenagers", async () => {
    const { text } = await answerQuestion("something for my 16 year old son", [], desk);
    expect(text).not.toContain("for children");
  });

  test("are a wish that every tool keeps, whatever else is wished", async () => {
    const genre = fc.constantFrom([], ["Action"], ["Comedy"], ["Fantasy"], ["Horror"]);
    await fc.assert(
      fc.asyncProperty(genre, async (genres) => {
        const wanted = { for_children: true, genres, limit: 20 };
        const found = await search_catalogue.run(search_catalogue.input.parse(wanted), desk);
        const picks = await recommend.run(recommend.input.parse(wanted), desk);
        expect([...found.titles, ...picks].filter((title) => !forChildren(title))).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});

test("who asks whether to watch what they have seen is told that they have", async () => {
  const answer = await answerAfter([], "should i watch death note");
  expect(answer).toContain("You have completed “Death Note”");
  expect(answer).not.toContain("If you like");
});

test("suggestions to somebody's taste say with what they share", async () => {
  const answer = await answerAfter([], "recommend me something");
  expect(answer).toContain("shared with your lists: ");
  expect(answer).not.toMatch(/, shared: /);
});

test("a season that the catalogue does not have is never answered with another's figure", async () => {
  const named = ownTitles().filter(
    (title) => title.kind === "anime" && title.total !== null && !/\d/.test(nameOf(title)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...named), async (title) => {
      const ask = `How many episodes does ${nameOf(title)} season 9 have?`;
      expect(await answerAfter([], ask)).not.toContain(` ${String(title.total)} episodes`);
    }),
    { numRuns: 200 },
  );
});
