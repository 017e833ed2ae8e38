import type { OfWishes } from "../phrases.ts";
import { named, units } from "./words.ts";

/** What is said in Japanese where titles are looked for. */
export const wishes: OfWishes = {
  worksHead: (maker, title, kind) =>
    `${title}のほかに、カタログには${maker}の${named(kind)}があります：`,
  noOtherWorks: (makers, title) =>
    makers === null
      ? `${title}の作者はカタログにありません。`
      : `カタログにある${makers}の作品は${title}だけです。`,
  size: (anime, manga) => `カタログにはアニメが${anime}本、漫画が${manga}本あります。`,
  suggestHead: (like, filter) =>
    like === null
      ? `こちらはいかがですか${filter}：`
      : `${like}がお好きなら、こちらはいかがですか${filter}：`,
  noSuggestion:
    "すべての条件に合う作品がカタログに見つかりませんでした。条件を一つ減らしてみてください。",
  because: (labels) => `共通：${labels}`,
  becauseOfLists: (labels) => `あなたのリストと共通：${labels}`,
  forChildren: "子供向け",
  findHead: (found, shown, kind, filter) =>
    found > shown
      ? `${named(kind)}が${found}本見つかりました${filter}。最初の${shown}本：`
      : `${named(kind)}が${found}本見つかりました${filter}：`,
  findCount: (found, kind, filter) => `カタログの${named(kind)}は${found}本です${filter}。`,
  thatWasAll: (count) => `これで全部です。${count}`,
  openLeftOut: () => "まだ続いている作品は長さが決まっていないので、この中に入っていません。",
  foundNone: (kind, filter) =>
    `条件に合う${named(kind)}はカタログに見つかりませんでした${filter}。`,
  adaptedHead: (maker) =>
    `カタログにあるアニメの情報は制作会社で、原作者ではありません。${maker}の漫画のアニメはこちらです：`,
  byPopularity: "知名度の順です。一番良いかどうかはお好み次第です。",
  airingHead: (day, count) => `${day}の放送は${count}本です：`,
  airingNone: (day) => `${day}の放送は見つかりませんでした。`,
  airingLine: (title, episode, time, hasAired) =>
    `${title} 第${episode}話 ${time}${hasAired ? "（放送済み）" : ""}`,
  days: {
    yesterday: "昨日",
    today: "今日",
    tonight: "今夜",
    tomorrow: "明日",
    week: "これから7日間",
    later: "その日",
  },
  moreOf: (count) => `…ほか${count}本。`,
  orLater: (year) => `${year}年以降`,
  orEarlier: (year) => `${year}年以前`,
  filter: ({ genres, without, types: wantedTypes, year, maker, length, phase }) => {
    const parts = [
      ...genres,
      ...wantedTypes,
      ...(maker === null ? [] : [maker]),
      ...(year === null ? [] : [/\d$/.test(year) ? `${year}年` : year]),
      ...(length === null ? [] : [length]),
      ...(phase === null
        ? []
        : [phase === "running" ? "放送・連載中" : phase === "finished" ? "完結" : "これから"]),
      ...without.map((label) => `${label}以外`),
    ];
    return parts.length === 0 ? "" : `（${parts.join("、")}）`;
  },
  atMost: (total, kind) => `${total}${units(kind)}以下`,
  atLeast: (total, kind) => `${total}${units(kind)}以上`,
  atMostVolumes: (total) => `${total}巻以下`,
  atLeastVolumes: (total) => `${total}巻以上`,
  exactSeasons: (count) => `全${count}期`,
  atMostMinutes: (count) => `${count}分以下`,
  atLeastMinutes: (count) => `${count}分以上`,
  atMostInAll: (time) => `全部で${time}以下`,
  mostProductive: (kind, makers) => [
    `カタログで${kind === "anime" ? "アニメ" : "漫画"}が最も多いのは：`,
    ...makers.map(([maker, count]) => `• ${maker}（${count}）`),
  ],
  atMostSeasons: (count) => `${count}期以下`,
  atLeastSeasons: (count) => `${count}期以上`,
  exactly: (total, kind) => `${total}${units(kind)}`,
};
