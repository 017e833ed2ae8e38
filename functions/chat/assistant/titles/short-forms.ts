import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { famous, littleKnown, popularityOf } from "./fame.ts";
import { firstWords, rowsNamed } from "./names.ts";
import type { Place, Span } from "./spans.ts";
import { hasKanji, plainOf, type Token } from "./tokens.ts";

const japaneseQuestionWords: ReadonlySet<string> = new Set(
  (
    "天気 世界 時間 名前 言葉 物語 音楽 友達 家族 学校 最強 異世界 転生 恋人 あにめ 漫画 映画 今日 明日 今週 作者 原作 監督 続編 完結 放送 日本 日常系 恋愛 冒険 少年 少女 青年 学園 探偵 宇宙 " +
    "主人公 おすすめ しりーず えぴそーど しーずん たいとる すたじお じゃんる あらすじ すとーりー きゃらくたー"
  ).split(" "),
);

/** Whether characters make a word that Japanese questions are told in, and so no title by itself. */
export const isJapaneseQuestionWord = (part: readonly Token[]): boolean =>
  japaneseQuestionWords.has(part.map(({ plain }) => plain).join(""));

/** Whether two or three kanji stand like a name: at the beginning or after a particle, and before one. */
export function isShortForm(tokens: readonly Token[], from: number, to: number): boolean {
  const part = tokens.slice(from, to);
  const isKanji = (at: number): boolean => hasKanji(tokens[at]?.plain.charAt(0) ?? "");
  return (
    part.length > 1 &&
    part.length < 4 &&
    part.every((_, at) => isKanji(from + at)) &&
    !isKanji(from - 1) &&
    !isKanji(to) &&
    !isJapaneseQuestionWord(part)
  );
}

/** "鬼滅" for 鬼滅の刃: a short form that begins the names of one story, and that everybody knows. */
export function famousBegun(catalogue: Catalogue, plain: string, place: Place): Span | undefined {
  const fameOf = (row: number): number => popularityOf(catalogue, row);
  const begun = rowsNamed(catalogue, plain, "beginning").filter(
    (row) => fameOf(row) >= littleKnown,
  );
  const best = Math.max(0, ...begun.map(fameOf));
  const stories = new Set(begun.map((row) => firstWords(catalogue.card(row))));
  if (best < famous || stories.size > 2) return undefined;
  const rows = begun.toSorted((a, b) => fameOf(b) - fameOf(a));
  return { ...place, rows, weight: plain.length, isGuess: true };
}

/**
 * Titles whose names begin with some words, such as "demon slayer"; in Japanese the last words often stand for a name,
 * too: "フリーレン" for 葬送のフリーレン.
 */
export function rowsShortened(catalogue: Catalogue, part: readonly Token[]): number[] {
  const plain = plainOf(part);
  const isEnding = part[0]?.isJapanese === true && !part[0].isHiragana;
  return [
    ...rowsNamed(catalogue, plain, "beginning"),
    ...(isEnding ? rowsNamed(catalogue, plain, "ending") : []),
  ].filter((row) => popularityOf(catalogue, row) >= littleKnown);
}
