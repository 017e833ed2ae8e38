import type { OfLists } from "../phrases.ts";
import { named, units } from "./words.ts";

const periods = { week: "今週", month: "今月", year: "今年" } as const;

/** What is said in Japanese of the asker's own lists. */
export const lists: OfLists = {
  standing: (title, { kind, status, progress, total }) => {
    const of = total === null ? "" : `（全${total}${units(kind)}）`;
    const verb = kind === "anime" ? "見終わって" : "読み終わって";
    if (status === "COMPLETED") return `${title}は${verb}います。${progress}${units(kind)}${of}。`;
    if (status === "PLANNED" && progress === 0)
      return `${title}は予定リストにあり、まだ始めていません。`;
    return `${title}は${progress}${units(kind)}まで${kind === "anime" ? "見ました" : "読みました"}${of}。`;
  },
  notListed: (title) => `${title}はあなたのリストにありません。`,
  share: (percent) => `全体の${percent}％です。`,
  upNext: ({ kind, progress }) => `次は第${progress + 1}${units(kind)}です。`,
  listHead: (which, kind, count) => {
    if (which === "planned") return `予定リストの${named(kind)}は${count}本です：`;
    if (which === "completed")
      return `${kind === "anime" ? "見終わった" : "読み終わった"}${named(kind)}は${count}本です：`;
    return `${kind === "anime" ? "視聴中" : "読書中"}の${named(kind)}は${count}本です：`;
  },
  emptyList: (which, kind) => {
    if (which === "planned") return `予定リストの${named(kind)}はまだありません。`;
    if (which === "completed")
      return `${kind === "anime" ? "見終わった" : "読み終わった"}${named(kind)}はまだありません。`;
    return `今${kind === "anime" ? "見て" : "読んで"}いる${named(kind)}はありません。`;
  },
  lastTouched: (title, { kind, progress, total }) =>
    `最後は${title}で、${progress}${units(kind)}まで進んでいます${total === null ? "" : `（全${total}${units(kind)}）`}。`,
  progressOf: ({ kind, progress, total }) =>
    `${progress}${total === null ? "" : `/${total}`}${units(kind)}`,
  counts: (kind, { all, active, planned, completed, progress }) =>
    `リストの${named(kind)}は${all}本です。進行中${active}本、予定${planned}本、完了${completed}本、合計${progress}${units(kind)}。`,
  averages: (kind, titles, { total, minutes, year }) =>
    `${titles}本の平均は${[
      total === null ? null : `${total}${units(kind)}`,
      minutes === null ? null : `1話${minutes}分`,
      year === null ? null : `${year}年`,
    ]
      .filter((part) => part !== null)
      .join("、")}です。`,
  noOwnScores: "あなたが付けた点数は見られないので、その平均も分かりません。",
  timeSpent: (episodes, hours) => `これまでに${episodes}話、およそ${hours}見ています。`,
  countOne: (which, kind, count) => {
    if (which === "planned") return `予定リストの${named(kind)}は${count}本です。`;
    if (which === "completed")
      return `${kind === "anime" ? "見終わった" : "読み終わった"}${named(kind)}は${count}本です。`;
    return `今${kind === "anime" ? "見て" : "読んで"}いる${named(kind)}は${count}本です。`;
  },
  countListed: (kind, count, filter) => `リストにある${filter}${named(kind)}は${count}本です。`,
  pickNext: (title, why) => `${title}はいかがですか？${why}`,
  finish: (title, { left, hours, progress, kind, isRunning }) => {
    const time = hours === null ? "" : `、およそ${hours}`;
    const start =
      progress === 0
        ? `${title}は最初から最後まで${left}${units(kind)}${time}`
        : `${title}は残り${left}${units(kind)}${time}`;
    return `${start}です。${isRunning ? "まだ続いているので、増えるかもしれません。" : ""}`;
  },
  finished: (title) => `${title}はもう完了しています。残りはありません。`,
  finishSoFar: (title, { left, hours, progress, kind }) =>
    `${title}は続いているので、全部で何${units(kind)}になるかまだ分かりません。${
      progress === 0 ? `これまでに${left}${units(kind)}` : `これまでの分は残り${left}${units(kind)}`
    }${hours === null ? "" : `、およそ${hours}`}です。`,
  caughtUp: (title) => `${title}は最新話まで追い付いています。まだ続いています。`,
  finishUnknown: (title, progress, kind) =>
    `${title}の全${units(kind)}数はまだ分かりません。今は${progress}${units(kind)}までです。`,
  atPace: (days) => `そのペースなら${days}日で終わります。`,
  together: (left, hours, kind) =>
    `合わせて${left}${units(kind)}${hours === null ? "" : `、およそ${hours}`}です。`,
  noDropped:
    "やめた作品はリストから消えるので、何だったかは分かりません。分かるのは予定、進行中、完了の作品だけです。",
  completedSince: (kind, count, since) =>
    `${periods[since]}${kind === "anime" ? "見終わった" : "読み終わった"}${named(kind)}は${count}本です（記録の最終変更日から数えています）。`,
};
