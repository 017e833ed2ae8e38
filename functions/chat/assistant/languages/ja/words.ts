import type { Kind } from "../../../../../shared/kind.ts";
import type { Phrases, Wording } from "../phrases.ts";
import { japaneseWords } from "./catalogue-words.ts";

/** Things in a row. */
export const list = (items: readonly string[]): string => items.join("、");

/** What a title of a kind is counted in. */
export const units = (kind: Kind): string => (kind === "anime" ? "話" : "章");

/** The kind as a name. */
export const named = (kind: Kind): string => (kind === "anime" ? "アニメ" : "漫画");

/** A word of the catalogue in this language. */
export const word = (name: string): string => japaneseWords.get(name) ?? name;

/** Types of titles. */
export const types: Phrases["types"] = {
  tv: "テレビシリーズ",
  movie: "映画",
  ova: "OVA",
  ona: "Web配信アニメ（ONA）",
  special: "スペシャル",
  tv_special: "テレビスペシャル",
  music: "ミュージックビデオ",
  manga: "漫画",
  light_novel: "ライトノベル",
  novel: "小説",
  manhwa: "マンファ",
  manhua: "マンホア",
  one_shot: "読み切り",
  doujinshi: "同人誌",
  unknown: "種類不明の作品",
};

/** Words and numbers in Japanese. */
export const words: Wording = {
  locale: "ja-JP",
  types,
  word,
  quote: (name) => `『${name}』`,
  list,
  either: (items) => items.join("または"),
  hours: (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest}分`;
    return rest === 0 ? `${hours}時間` : `${hours}時間${rest}分`;
  },
};
