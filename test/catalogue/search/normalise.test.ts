import { fc } from "../../support/properties.ts";
import { describe, expect, it } from "vitest";
import { foldedForm, plainForm } from "../../../shared/search/normalise.ts";

describe("the plain form", () => {
  it.each([
    ["Re:Zero", "re zero"],
    ["Steins;Gate", "steins gate"],
    ["Fate/Zero", "fate zero"],
    ["Shōnen Maid", "shonen maid"],
    ["Frieren: Beyond Journey's End", "frieren beyond journeys end"],
    ["ＳＰＹ×ＦＡＭＩＬＹ", "spy x family"],
    ["ｼﾝｹﾞｷ", "しんげき"],
    ["ナルト", "なると"],
    ["Ｎａｒｕｔｏ", "naruto"],
    ["THE iDOLM@STER", "the idolmaster"],
    ["Spice & Wolf", "spice and wolf"],
    ["Final Fantasy Ⅶ", "final fantasy vii"],
    ["!?", "!?"],
    ["  K-On!  ", "k on"],
    ["Straße", "strasse"],
  ])("of %s is %s", (text, plain) => {
    expect(plainForm(text)).toBe(plain);
  });

  it("of a plain form is itself, whatever the text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(plainForm(plainForm(text))).toBe(plainForm(text));
      }),
    );
  });
});

describe("the folded form", () => {
  it.each([
    ["aot season 2", "aot 2"],
    ["attack on titan 2nd season", "attack on titan 2"],
    ["mob psycho 100 ii", "mob psycho 100 2"],
    ["one punch man s3", "one punch man 3"],
    ["jujutsu kaisen second season", "jujutsu kaisen 2"],
    ["shoujo kakumei utena", "shojo kakumei utena"],
    ["ookami to koushinryou", "okami to koshinryo"],
    ["season of love", "season of love"],
    ["ii", "ii"],
  ])("of %s is %s", (plain, folded) => {
    expect(foldedForm(plain)).toBe(folded);
  });
});
