import { prequelOf } from "../../catalogue/title.ts";
import { fc } from "../support/properties.ts";
import { expect, test } from "vitest";
import { ownTitles } from "../../catalogue/facts/titles.ts";
import { plainForm } from "../../shared/search/normalise.ts";
import { answerQuestion } from "../../functions/chat/assistant/assistant.ts";
import { recommend } from "../../functions/chat/tools/recommend.ts";
import { nameOf } from "../../functions/chat/tools/tool.ts";
import { franchiseOf } from "../../functions/recommend/franchise.ts";
import type { Kind } from "../../shared/kind.ts";
import { ownDesk } from "./desk.ts";

const desk = ownDesk();
const anyTitle = fc.constantFrom(...ownTitles());

const word = fc.constantFrom(
  ..."how many episodes is the of like but shorter my list today who made und wie 何話 ? “ ” § 2013".split(
    " ",
  ),
);
const sentence = fc
  .array(fc.oneof(word, fc.string({ maxLength: 8 }), anyTitle.map(nameOf)), { maxLength: 14 })
  .map((words) => words.join(" "));

test("anything at all gets an answer, and every title it counts as named is in the catalogue", async () => {
  await fc.assert(
    fc.asyncProperty(sentence, fc.array(sentence, { maxLength: 3 }), async (text, before) => {
      const turns = before.map((said) => ({ role: "user" as const, text: said }));
      const answer = await answerQuestion(text, turns, desk);
      expect(answer.text).not.toBe("");
      for (const { kind, id } of answer.titles) {
        expect(desk.catalogue.find(kind, id)).toBeDefined();
      }
    }),
    { numRuns: 150 },
  );
});

test("the number of episodes of any anime is the catalogue's", async () => {
  const names = Map.groupBy(ownTitles(), (title) => plainForm(nameOf(title)));
  const isNamedAlone = (name: string) => names.get(plainForm(name))?.length === 1;
  const withTotal = ownTitles().filter(
    (title) =>
      title.kind === "anime" &&
      !title.adult &&
      title.total !== null &&
      !/["“”]/.test(nameOf(title)) &&
      isNamedAlone(nameOf(title)),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...withTotal), async (title) => {
      const { text } = await answerQuestion(
        `How many episodes does “${nameOf(title)}” have?`,
        [],
        desk,
      );
      expect(text).toContain(String(title.total));
    }),
    { numRuns: 1000 },
  );
});

test("suggestions never hold two parts of one franchise, nor one of the title they should be like", async () => {
  const { catalogue } = desk;
  const franchise = (kind: Kind, id: number) =>
    franchiseOf(catalogue, catalogue.find(kind, id) ?? -1);
  await fc.assert(
    fc.asyncProperty(anyTitle, async ({ kind, id }) => {
      const suggestions = await recommend.run(recommend.input.parse({ kind, like: [id] }), desk);
      const named = suggestions.map((each) => franchise(kind, each.id));
      expect(new Set([...named, franchise(kind, id)]).size).toBe(named.length + 1);
    }),
    { numRuns: 150 },
  );
});

test("a synopsis is withheld while what comes before is unfinished", async () => {
  const titles = ownTitles();
  const sequel = titles.find((title) => title.kind === "anime" && prequelOf(title) === 30);
  if (sequel === undefined) throw new Error("The seed has no sequel of that planned anime");
  const { text } = await answerQuestion(`What is “${nameOf(sequel)}” about?`, [], desk);
  expect(text).toContain("would spoil");
  expect(text).not.toContain(sequel.synopsis?.slice(0, 40) ?? "?");
});
