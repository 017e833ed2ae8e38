import { describe, expect, test } from "vitest";
import { findTitles } from "../../../functions/catalogue/describe/find-titles.ts";
import { labelWords } from "../../../functions/catalogue/describe/label-words.ts";
import { foldedForm, plainForm, seriesAskedFor } from "../../../shared/search/normalise.ts";
import { openSnapshot, writeSnapshot } from "../../../functions/catalogue/snapshot.ts";
import { suggestionsFor } from "../../../functions/catalogue/suggest/suggestions.ts";
import { ratingText } from "../../../functions/catalogue/words.ts";
import { isMaker } from "../../../functions/chat/assistant/makers.ts";
import { word as german } from "../../../functions/chat/assistant/languages/de/words.ts";
import { word as japanese } from "../../../functions/chat/assistant/languages/ja/words.ts";
import { example } from "../titles.ts";

describe("words that every object of the language has are words like any other", () => {
  const words = ["constructor", "toString", "__proto__", "valueOf", "hasOwnProperty"];
  const small = openSnapshot(
    writeSnapshot([
      ...words.map((word, at) =>
        example({
          id: at + 1,
          title: `Umi ${word}`,
          makers: [word],
          themes: [word],
          rating: word,
          synopsis: `A ${word} at sea.`,
        }),
      ),
      example({ id: 100, title: "Umi" }),
    ]),
  );

  test.each(words)("as the name of a studio, or a theme: %s", (word) => {
    const { suggestions } = suggestionsFor(small, "anime", word, undefined);
    expect(suggestions).toContainEqual({ kind: "studio", name: word, count: 1 });
    const id = words.indexOf(word) + 1;
    for (const query of [`umi ${word}`, `${word} sea`, `the ${word} season umi`]) {
      const { rows } = findTitles(small, "anime", query);
      expect(
        rows.map((row) => small.id(row)),
        query,
      ).toContain(id);
    }
    expect(isMaker(small, plainForm(word))).toBe(true);
    expect([german(word), japanese(word), ratingText(word)]).toEqual([word, word, word]);
  });

  test.each(words)("of a description, where nothing is said of a function: %s", (word) => {
    expect(labelWords(word)).toBe(word);
    for (const query of ["native code", "function object"]) {
      expect(findTitles(small, "anime", query).rows, query).toEqual([]);
    }
  });

  test.each(words)("beside a season: %s", (word) => {
    const plain = plainForm(word);
    for (const text of [`season ${plain}`, `${plain} season`, `part ${plain}`, `the ${plain}`]) {
      expect(foldedForm(text)).toBe(foldedForm(text.replace(plain, "umi")).replace("umi", plain));
      expect(seriesAskedFor(`umi ${text}`)).toBeUndefined();
    }
  });
});
