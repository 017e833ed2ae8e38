/* Each language's examples, by which the rows of intents and the lexica are tried: what is read of a question. */
import { describe, expect, test } from "vitest";
import { concepts } from "../../functions/chat/assistant/concepts.ts";
import { intentsOf, titleLike, type Fit } from "../../functions/chat/assistant/intents/intents.ts";
import { rows, type Row } from "../../functions/chat/assistant/intents/rows.ts";
import { traits, traitsOf } from "../../functions/chat/assistant/intents/traits.ts";
import { allLanguages, tablesOf } from "../../functions/chat/assistant/languages/languages.ts";
import { readQuestion } from "../../functions/chat/assistant/question.ts";
import { shippedTitles } from "../../scripts/shipped-titles.ts";
import { deskOf } from "./desk.ts";

const desk = deskOf(shippedTitles());
const intents = Object.entries<Row>(rows);

/** The fits that nothing puts before one another. */
function bestOf(fits: readonly Fit[]): string[] {
  const [best] = fits;
  return fits
    .filter(({ isFirst, size }) => isFirst === best?.isFirst && size === best.size)
    .map(({ intent, set }) => `${intent} (${set.join(" ")})`);
}

describe.each(allLanguages)("examples in %s", (language) => {
  const { examples } = tablesOf(language);

  test.each(intents.map(([intent]) => intent))(
    "of %s are read as that, and as nothing else",
    (intent) => {
      const asks = examples[intent] ?? [];
      expect(asks.length).toBeGreaterThan(0);
      for (const ask of asks) {
        const {
          language: spoken,
          rest,
          slots,
          rows: titles,
          hasUnknown,
          intent: read,
        } = readQuestion(desk, ask, [], new Set());
        const best = bestOf(intentsOf(rest, traitsOf(slots, titles.length, hasUnknown)));
        expect(best, `"${ask}" fits several rows alike`).toHaveLength(1);
        expect({ ask, read, spoken }).toEqual({ ask, read: intent, spoken: language });
      }
    },
  );

  test("are of intents that there are", () => {
    expect(Object.keys(examples).filter((intent) => !Object.hasOwn(rows, intent))).toEqual([]);
  });
});

describe("rows", () => {
  const said: ReadonlySet<string> = new Set<string>([...concepts, ...traits]);
  const asked = intents.flatMap(([, { asks, unless }]) => [...asks.flat(), ...unless]);

  test("ask for what can be said", () => {
    expect(asked.filter((each) => !said.has(each.replace(/^!/, "")))).toEqual([]);
  });

  test("are asked for by every concept, and every concept can be said in every language", () => {
    const used: ReadonlySet<string> = new Set(
      [...titleLike, ...asked].map((each) => each.replace(/^!/, "")),
    );
    expect(concepts.filter((concept) => !used.has(concept))).toEqual([]);
    for (const language of allLanguages) {
      const { means } = tablesOf(language).lexicon;
      expect(
        concepts.filter((concept) => means[concept] === undefined),
        language,
      ).toEqual([]);
    }
  });

  test.each(intents)("of %s hold no set twice", (_intent, { asks }) => {
    const sets = asks.map((set) => set.toSorted().join(" "));
    expect(sets.filter((set, at) => sets.indexOf(set) !== at)).toEqual([]);
  });
});
