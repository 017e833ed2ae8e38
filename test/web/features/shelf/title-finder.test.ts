import { describe, expect, test } from "vitest";
import { plainForm } from "../../../../shared/search/normalise.ts";
import { spellingsOf } from "../../../../web/features/shelf/tools/spellings.ts";
import { TitleFinder } from "../../../../web/features/shelf/tools/title-finder.ts";
import { namesIn } from "../../../../web/features/shelf/tools/listed-entries.ts";
import { longList } from "../../../support/long-list.ts";
import { fc } from "../../../support/properties.ts";

const list = longList(1500);
const titles = list.anime_list.map((item) => namesIn({ ...list, anime_list: [item] }));

const finderOf = (names: readonly (readonly string[])[]) =>
  new TitleFinder(names.map((each) => each.flatMap(spellingsOf)));
const whole = finderOf(titles);
const reversed = finderOf(titles.toReversed());
const found = (text: string, limit = 3) =>
  whole
    .find(text)
    .slice(0, limit)
    .map((at) => titles[at]?.[0]);

/** A name of the list, and the place of its title. */
const names = titles.flatMap((each, at) => each.map((name) => ({ name, at })));
const latin = names.filter(({ name }) => /^[a-z ]{5,}$/.test(plainForm(name)));

const letter = fc.integer({ min: 0, max: 25 }).map((at) => String.fromCharCode(97 + at));

/** A text with one letter more, less, another, or two of them swapped. */
const withTypo = (text: string): fc.Arbitrary<string> =>
  fc
    .record({
      at: fc.nat(text.length - 1),
      letter,
      how: fc.constantFrom("insert", "delete", "replace", "swap"),
    })
    .map(({ at, letter: other, how }) => {
      const rest = text.slice(at + 1);
      if (how === "insert") return text.slice(0, at) + other + text.slice(at);
      if (how === "delete") return text.slice(0, at) + rest;
      if (how === "replace") return text.slice(0, at) + other + rest;
      return text.slice(0, at) + rest.slice(0, 1) + text.charAt(at) + rest.slice(1);
    });

describe("a list is found in", () => {
  test.each([
    ["sousou no frieren", "Sousou no Frieren"],
    ["Frieren", "Sousou no Frieren"],
    ["葬送のフリーレン", "Sousou no Frieren"],
    ["friren", "Sousou no Frieren"],
    ["attack on titan", "Shingeki no Kyojin"],
    ["atack titan", "Shingeki no Kyojin"],
    ["titan attack", "Shingeki no Kyojin"],
    ["SHINGEKI NO KYOJIN", "Shingeki no Kyojin"],
    ["pokémon", "Pokemon"],
    ["fullmetl alchmist", "Fullmetal Alchemist"],
    ["kimetsunoyaiba", "Kimetsu no Yaiba"],
  ])("as %s", (text, name) => {
    expect(found(text)).toContainEqual(expect.stringContaining(name));
  });

  test("by every name of every title, of which it is the best answer or as good as that", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), ({ name, at }) => {
        const places = whole.find(name);
        expect(places).toContain(at);
        // Titles may share a name: those before it have it, too.
        for (const before of places.slice(0, places.indexOf(at))) {
          const theirs = titles[before]?.map((each) => plainForm(each).replaceAll(" ", ""));
          expect(theirs).toContain(plainForm(name).replaceAll(" ", ""));
        }
      }),
    );
  });

  test("by a name with one typing mistake", () => {
    const mistaken = fc
      .constantFrom(...latin)
      .chain(({ name, at }) => withTypo(plainForm(name)).map((text) => ({ text, at })));
    fc.assert(
      fc.property(mistaken, ({ text, at }) => {
        expect(whole.find(text)).toContain(at);
      }),
    );
  });

  test("as somebody types: from the first letter on to the whole name", () => {
    fc.assert(
      fc.property(fc.constantFrom(...latin), fc.nat(), ({ name, at }, letters) => {
        const plain = plainForm(name);
        expect(whole.find(plain.slice(0, 1 + (letters % plain.length)))).toContain(at);
      }),
    );
  });

  test("in any case, with or without diacritics, and without spaces alike", () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), ({ name }) => {
        const places = whole.find(name);
        expect(whole.find(name.toUpperCase().normalize("NFD"))).toEqual(places);
        expect(whole.find(plainForm(name))).toEqual(places);
      }),
    );
  });

  test("with each title once at most, whatever is typed, and the same titles whatever their order", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        const places = whole.find(text);
        expect(new Set(places).size).toBe(places.length);
        const turned = reversed.find(text);
        const back = turned.map((at) => titles.length - 1 - at);
        expect(new Set(back)).toEqual(new Set(places));
      }),
    );
  });

  test("with nothing by what no name is like, and by spaces", () => {
    expect(whole.find("zqxjkvw zqx")).toEqual([]);
    expect(whole.find("  ")).toEqual([]);
  });

  test("literally first: what is merely close comes behind, and not at all for so much as a letter or two", () => {
    const few = finderOf([["Maru"], ["Naruto"], ["Haruto"], ["Boruto: Naruto Next Generations"]]);
    expect(few.find("naruto")).toEqual([1, 3, 2]);
    expect(few.find("nar")).toEqual([1, 3]);
    expect(few.find("xar")).toEqual([]);
  });
});
