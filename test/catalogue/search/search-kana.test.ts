import { describe, expect, it } from "vitest";
import { isKana, readingsOf } from "../../../functions/catalogue/search/kana.ts";
import { plainForm } from "../../../shared/search/normalise.ts";
import { searchTitles } from "../../../functions/catalogue/search-titles.ts";
import { openSnapshot, writeSnapshot } from "../../../functions/catalogue/snapshot.ts";
import { example } from "../titles.ts";

const catalogue = openSnapshot(
  writeSnapshot([
    example({ id: 1, title: "Sousou no Frieren", japanese: "葬送のフリーレン" }),
    example({ id: 2, title: "Shingeki no Kyojin", japanese: "進撃の巨人" }),
    example({ id: 3, title: "Kimetsu no Yaiba", japanese: "鬼滅の刃" }),
    example({ id: 4, title: "Boku wa Tomodachi ga Sukunai", japanese: "僕は友達が少ない" }),
    example({ id: 5, title: "Re:Zero kara Hajimeru Isekai Seikatsu", synonyms: ["ReZero"] }),
    example({ id: 6, title: "Gekkan Shoujo", japanese: "月刊少女" }),
    example({ id: 7, title: "Rage of Bahamut: Genesis", popularity: 50 }),
    example({ id: 8, title: "Genesis of Aquarion", popularity: 10 }),
    example({ id: 9, title: "Nippon Chinbotsu", japanese: "日本沈没" }),
    example({ id: 10, title: "Ai Yori Aoshi: Enishi" }),
  ]),
);

const first = (query: string): number => {
  const [row] = searchTitles(catalogue, "anime", query);
  return row === undefined ? 0 : catalogue.id(row);
};

describe("a name in kana", () => {
  it.each([
    ["しんげきのきょじん", 2],
    ["シンゲキノキョジン", 2],
    ["きめつのや", 3],
    ["ぼくはともだちがすくない", 4],
    ["ぼくはともだち", 4],
    ["りぜろ", 5],
    ["リゼロ", 5],
    ["げっかんしょうじょ", 6],
    ["げっかんしょーじょ", 6],
    ["にっぽんちんぼつ", 9],
  ])("finds by %s what is known in kanji and in Latin letters", (query, id) => {
    expect(first(query)).toBe(id);
  });

  it.each([
    ["きょう", ["kyo"]],
    ["はは", ["haha", "hawa"]],
    ["がっこう", ["gakko"]],
    ["ヴァンパイア", ["vanpaia"]],
    ["きー", ["kii"]],
    ["っ", [""]],
    ["ぁぃ", ["ai"]],
  ])("%s sounds like %j", (kana, readings) => {
    expect(readingsOf(plainForm(kana))).toEqual(readings);
  });

  it("is no text with kanji in it, and none in Latin letters", () => {
    for (const text of ["鬼滅の刃", "naruto", "", "12"]) {
      expect(isKana(plainForm(text))).toBe(false);
      expect(readingsOf(plainForm(text))).toEqual([]);
    }
  });
});

describe("a subtitle", () => {
  it("finds its title before those that only begin with its words", () => {
    expect(first("genesis")).toBe(7);
    expect(first("enishi")).toBe(10);
  });

  it("is no name of its title: nothing but the whole of it answers", () => {
    const index = catalogue.searchIndex("anime");
    expect(index.named("genesis", "whole", () => true)).toEqual([]);
    const [match] = index.match("genesis", 5, () => true);
    expect(match?.how).toBe("prefix");
  });
});

describe("a long o", () => {
  it.each(["Gekkan Shohjo", "gekkan shojo", "gekkan shoojo"])(
    "may be written as in %s",
    (query) => {
      expect(first(query)).toBe(6);
    },
  );
});
