import { describe, expect, test } from "vitest";
import {
  nameIn,
  otherNameIn,
  titleLanguages,
  type TitleNames,
} from "../../shared/titles/title-name.ts";
import { langOf } from "../../web/words/title-language.ts";
import { fc } from "../support/properties.ts";

const name = fc.option(fc.constantFrom("", "Your Name.", "Kimi no Na wa.", "君の名は。"));
const names: fc.Arbitrary<TitleNames> = fc.record({
  romaji: fc.constantFrom("Kimi no Na wa.", "君の名は。"),
  english: name,
  japanese: name,
});
const language = fc.constantFrom(...titleLanguages);

describe("a title", () => {
  test("is named in English first", () => {
    expect(titleLanguages[0]).toBe("english");
  });

  test("has a name in every language: the one it has, else its main one", () => {
    fc.assert(
      fc.property(language, names, (language, names) => {
        const own = names[language];
        expect(nameIn(language, names)).toBe(own === null || own === "" ? names.romaji : own);
      }),
    );
  });

  test("never has the same name twice, and a second one wherever there is another", () => {
    fc.assert(
      fc.property(language, names, (language, names) => {
        const first = nameIn(language, names);
        const second = otherNameIn(language, names);
        const others = [names.romaji, names.english].filter((one) => one && one !== first);
        expect(second).toBe(others[0]);
      }),
    );
  });
});

test("a name with Japanese letters is marked as Japanese, whichever name it is", () => {
  expect(["君の名は。", "ハイキュー!!", "銀魂", "劇場版 Kara"].map(langOf)).toEqual(
    Array(4).fill("ja"),
  );
  expect(["Your Name.", "Macross Δ", "Pokémon"].map(langOf)).toEqual(Array(3).fill(undefined));
});
