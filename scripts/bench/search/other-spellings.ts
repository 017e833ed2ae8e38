import type { Title } from "../../../catalogue/title.ts";
import type { SearchQuery } from "./search-queries.ts";

/** What names say behind a colon or between dashes. */
export const subtitleQueries = (titles: readonly Title[]): SearchQuery[] =>
  titles.flatMap(({ kind, id, title, english }) =>
    [title, english ?? ""].flatMap((name) => {
      const text = (/[:：]\s+(.{4,})$/.exec(name) ?? / [-–~] (.{4,}?)[-–~]?$/.exec(name))?.[1];
      return text === undefined ? [] : [{ kind, id, text }];
    }),
  );

/** Abbreviations in capitals that are known of titles. */
export const abbreviationQueries = (titles: readonly Title[]): SearchQuery[] =>
  titles.flatMap(({ kind, id, synonyms }) =>
    synonyms
      .filter((name) => /^[A-Za-z0-9]{2,6}$/.test(name) && /[A-Z].*[A-Z]/.test(name))
      .map((name) => ({ kind, id, text: name.toLowerCase() })),
  );

/** Names with a long o, written with an h. */
export const longVowelQueries = (titles: readonly Title[]): SearchQuery[] =>
  titles
    .filter(({ title }) => /ou|oo/.test(title))
    .map(({ kind, id, title }) => ({
      kind,
      id,
      text: title.replace(/ou(?![aeiou])/g, "oh"),
    }));

/** Names that are known in kanji and in Latin letters, as they are typed in kana. */
export const kanaQueries = (titles: readonly Title[]): SearchQuery[] =>
  titles.flatMap(({ kind, id, title, japanese }) => {
    if (!/\p{Script=Han}/u.test(japanese ?? "") || !/^[a-z ]+$/i.test(title)) return [];
    const text = inKana(title);
    return text === undefined || text.length < 4 ? [] : [{ kind, id, text }];
  });

/** Hiragana by the letters that Hepburn writes for it. */
const hiragana = {
  ...{ a: "あ", i: "い", u: "う", e: "え", o: "お", n: "ん" },
  ...{ ka: "か", ki: "き", ku: "く", ke: "け", ko: "こ", ga: "が", gi: "ぎ", gu: "ぐ", ge: "げ" },
  ...{ go: "ご", sa: "さ", shi: "し", su: "す", se: "せ", so: "そ", za: "ざ", ji: "じ", zu: "ず" },
  ...{ ze: "ぜ", zo: "ぞ", ta: "た", chi: "ち", tsu: "つ", te: "て", to: "と", da: "だ", de: "で" },
  ...{ do: "ど", na: "な", ni: "に", nu: "ぬ", ne: "ね", no: "の", ha: "は", hi: "ひ", fu: "ふ" },
  ...{ he: "へ", ho: "ほ", ba: "ば", bi: "び", bu: "ぶ", be: "べ", bo: "ぼ", pa: "ぱ", pi: "ぴ" },
  ...{ pu: "ぷ", pe: "ぺ", po: "ぽ", ma: "ま", mi: "み", mu: "む", me: "め", mo: "も", ya: "や" },
  ...{ yu: "ゆ", yo: "よ", ra: "ら", ri: "り", ru: "る", re: "れ", ro: "ろ", wa: "わ", wo: "を" },
  ...{ kya: "きゃ", kyu: "きゅ", kyo: "きょ", sha: "しゃ", shu: "しゅ", sho: "しょ", cha: "ちゃ" },
  ...{ chu: "ちゅ", cho: "ちょ", nya: "にゃ", hya: "ひゃ", hyu: "ひゅ", hyo: "ひょ", mya: "みゃ" },
  ...{ myo: "みょ", rya: "りゃ", ryu: "りゅ", ryo: "りょ", gya: "ぎゃ", gyu: "ぎゅ", gyo: "ぎょ" },
  ...{ ja: "じゃ", ju: "じゅ", jo: "じょ", bya: "びゃ", byu: "びゅ", byo: "びょ", pyo: "ぴょ" },
} satisfies Record<string, string> as Readonly<Record<string, string>>;

/** A name in Latin letters as it is typed in kana, with particles as they are written; undefined for another language's. */
function inKana(name: string): string | undefined {
  let text = "";
  for (const word of name.toLowerCase().split(" ")) {
    let rest = word === "wa" ? "ha" : word === "e" ? "he" : word;
    while (rest !== "") {
      if (/^(?:([bcdfghjkmpstyz])\1|tch)/.test(rest)) {
        text += "っ";
        rest = rest.slice(1);
        continue;
      }
      const length = [3, 2, 1].find((letters) => hiragana[rest.slice(0, letters)] !== undefined);
      if (length === undefined) return undefined;
      text += hiragana[rest.slice(0, length)] ?? "";
      rest = rest.slice(length);
    }
  }
  return text;
}
