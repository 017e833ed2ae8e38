import type { OfTitles } from "../phrases.ts";
import { list, named, types, units, word } from "./words.ts";

const statuses: Readonly<Record<string, string>> = {
  "Finished Airing": "完結しています",
  Finished: "完結しています",
  "Currently Airing": "まだ完結していません。現在放送中です",
  Publishing: "まだ完結していません。現在連載中です",
  "On Hiatus": "完結していません。休載中です",
  Discontinued: "打ち切りになりました",
  "Not yet aired": "まだ放送されていません",
  "Not yet published": "まだ刊行されていません",
};

/** What is said of titles in Japanese, one by one or side by side. */
export const titles: OfTitles = {
  noSpoilers: (title, standing) => {
    if (title === undefined) return "ネタバレはしません。ぜひご自分で確かめてください！";
    const where =
      standing === undefined || standing.progress === 0
        ? `${title}はまだ見始めていないようです。`
        : `${title}は${standing.progress}${units(standing.kind)}まで進んでいます。`;
    return `${where}物語の内容のネタバレはしません！`;
  },
  spoiledBy: (title, prequel) =>
    `${title}の内容は、まだ見終えていない${prequel}のネタバレになるので控えます。`,
  length: (title, { kind, total, isMovie, isRunning, soFar }) => {
    if (isMovie && total === 1) return `${title}は1本の映画です（全1話）。`;
    if (total !== null) return `${title}は全${total}${units(kind)}です。`;
    return isRunning
      ? `${title}はまだ続いているので、${units(kind)}数は決まっていません。${soFar === null ? "" : `これまでに${soFar}${units(kind)}が放送されました。`}`
      : `${title}の${units(kind)}数はカタログにありません。`;
  },
  running: (title) => `${title}はまだ続いています。`,
  volumes: (title, volumes) =>
    volumes === null ? `${title}の巻数はカタログにありません。` : `${title}は全${volumes}巻です。`,
  duration: (title, minutes, isMovie) => {
    if (minutes === null) return `${title}の長さはカタログにありません。`;
    return isMovie
      ? `${title}の上映時間は${minutes}分です。`
      : `${title}は1話およそ${minutes}分です。`;
  },
  year: (title, when) => {
    if (when === null) return `${title}がいつの作品かはカタログにありません。`;
    const season = when.season === null ? "" : `（${word(when.season)}）`;
    const verb = when.kind === "anime" ? "放送・公開が始まり" : "刊行が始まり";
    const end =
      when.to === null || when.to === when.from
        ? when.isRunning
          ? "、今も続いています"
          : "ました"
        : `、${when.to}に終わりました`;
    return `${title}は${when.from}に${verb}${season}${end}。`
      .replace("り、今も続いています", "、今も続いています")
      .replace("始まり（", "始まり（");
  },
  makers: (title, makers, kind) => {
    if (makers === null)
      return `${title}の${kind === "anime" ? "制作会社" : "作者"}はカタログにありません。`;
    return kind === "anime" ? `${title}の制作は${makers}です。` : `${title}の作者は${makers}です。`;
  },
  whether: (isSo, told) => `${isSo ? "はい" : "いいえ"}、${told}`,
  status: (title, status, _kind, to) => {
    const word = statuses[status];
    if (word === undefined) return `${title}が完結しているかどうかは、カタログにありません。`;
    return `${title}：${word}${to === null ? "" : `、最終 ${to}`}。`;
  },
  next: (title, episode, at) => `${title}の第${episode}話は${at}に放送されます。`,
  noNext: (title, status) =>
    /Finished/.test(status)
      ? `${title}は放送が終わっているので、次の話はありません。`
      : `この2週間に${title}の放送予定は見つかりません。`,
  genres: (title, genres, themes) => {
    if (genres === null && themes === null) return `${title}のジャンルはカタログにありません。`;
    const themed = themes === null ? "" : `テーマは${themes}です。`;
    return `${title}のジャンルは${genres ?? "未登録"}です。${themed}`;
  },
  source: (title, source, kind) => {
    if (kind === "manga") return `${title}は、カタログではこれ自体が原作です。`;
    if (source === null) return `${title}の原作はカタログにありません。`;
    return source === "Original"
      ? `${title}はオリジナル作品です。`
      : `${title}の原作の種類は${word(source)}です。`;
  },
  age: (title, rating) =>
    rating === null
      ? `${title}の対象年齢はカタログにありません。`
      : `${title}のレーティングは${word(rating)}です。`,
  score: (title, score, popularity, genres) => {
    const known =
      popularity >= 85
        ? "カタログの中でも特に有名な作品です"
        : popularity >= 60
          ? "よく知られた作品です"
          : "知る人ぞ知る作品です";
    const kind = genres === null ? "" : `。${genres}が好きな方に向いています`;
    return score === null
      ? `${title}はまだ評価が少なく、点数がありません。${known}${kind}。`
      : `${title}の評価は${score.toFixed(2)}です。${known}${kind}。`;
  },
  type: (title, type) => `${title}は${types[type] ?? type}です。`,
  synopsis: (title, synopsis) => `${title}：${synopsis}`,
  noSynopsis: (title) => `${title}のあらすじはまだありません。`,
  overview: (title, { type, year, makers, genres, kind }) => {
    const from = year === null ? "" : `${year}年の`;
    const by = makers === null ? "" : kind === "anime" ? `、制作は${makers}` : `、作者は${makers}`;
    const of = genres === null ? "" : `、ジャンルは${genres}`;
    return `${title}は${from}${types[type] ?? type}です${by}${of}。`;
  },
  names: (title, { english, original, japanese: name }) => {
    const parts = [
      english === null ? null : `英語では“${english}”`,
      `ローマ字では“${original}”`,
      name === null ? null : `日本語では『${name}』`,
    ].filter((part) => part !== null);
    return `${title}は、${list(parts)}です。`;
  },
  sequels: (title, sequels, prequel) => {
    const after =
      sequels === null
        ? `${title}の直接の続編は見つかりません。`
        : `${title}の続編は${sequels}です。`;
    return prequel === null ? after : `${after}前作は${prequel}です。`;
  },
  noPart: (title, part) => `${title}の第${part}期はカタログに見つかりません。`,
  out: (title, isOut, from) =>
    isOut
      ? `はい、${title}はもう始まっています${from === null ? "" : `（${from}から）`}。`
      : `いいえ、${title}はまだ始まっていません${from === null ? "。時期はカタログにありません" : `（${from}の予定）`}。`,
  orderHead: (parts) => `カタログには${parts}作品あります。公開された順番は次の通りです：`,
  noCounterpart: (title, kind) => `${title}の${named(kind)}はカタログに見つかりません。`,
  noOpinion: (title) =>
    `${title}の話やキャラクターに順位は付けられません。カタログにあるのは作品全体の事実だけです。`,
  trailer: (title, hasTrailer) =>
    hasTrailer
      ? `はい、${title}の予告編があります。作品を開いてTrailerを選んでください。`
      : `${title}の予告編はカタログにありません。`,
  compareLonger: (longer, shorter, more, kind) =>
    `${longer}の方が${shorter}より${more}${units(kind)}長いです。`,
  compareMinutes: (longer, shorter, more) =>
    `${longer}の方が${shorter}より全部で${more}分長いです。`,
  compareVolumes: (more, fewer, [most, least]) =>
    `${more}は全${most}巻で、全${least}巻の${fewer}より多いです。`,
  compareRunning: (longer, shorter, soFar, kind) =>
    `${longer}の方が${shorter}より長いです。まだ続いていて、これまでに${soFar}${units(kind)}あります。`,
  compareSame: (kind, total) => `どちらも${total}${units(kind)}です。`,
  compareNewer: (newer, older) => `${newer}の方が${older}より新しいです。`,
  compareShared: (genres) => `共通のジャンルは${genres}です。`,
  compareTaste: "どちらが良いかはお好み次第です。事実だけを比べました。",
  filmsHead: (title, count) => `カタログには${title}の映画が${count}本あります：`,
  noFilm: (title) => `${title}の映画はカタログにありません。`,
  lengthInAll: (parts, sum, total, kind) =>
    `続編も含めると、カタログの${parts}作品で${sum} = 合計${total}${units(kind)}です。`,
  seasons: (count) => `カタログには全${count}期あります。`,
  compareScores: (higher, lower, scores) =>
    `会員の評価は${higher}の方が${lower}より高いです（${scores}）。`,
  compareFame: (known, other) => `${known}の方が${other}より人気で、広く知られています。`,
  compareScoresSame: (score) => `会員の評価は同じです（${score}）。`,
  tooFewScores: "会員の評価がまだ少なく、どちらが高いかは言えません。",
  unsaid: (title) => `${title}について、それはカタログにありません。推測ではお答えしません。`,
};
