import type { Kind } from "../../../../shared/kind.ts";
import type { Phrases } from "./phrases.ts";
import { japaneseWords } from "./words-ja.ts";

const list = (items: readonly string[]): string => items.join("、");
const units = (kind: Kind): string => (kind === "anime" ? "話" : "章");
const named = (kind: Kind): string => (kind === "anime" ? "アニメ" : "漫画");

const word = (name: string): string => japaneseWords[name] ?? name;
const periods = { week: "今週", month: "今月", year: "今年" } as const;

const types: Phrases["types"] = {
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

/** What the assistant says in Japanese. */
export const japanese: Phrases = {
  locale: "ja-JP",
  types,
  word,
  quote: (name) => `『${name}』`,
  list,
  either: (items) => items.join("または"),
  greeting:
    "こんにちは！カタログのアニメや漫画、ご自分のリスト、次に見る作品のことなら何でも聞いてください。",
  thanks: "どういたしまして。次の話も楽しんでください！",
  help: [
    "カタログのアニメと漫画、そしてあなたのリストからお答えします。たとえば：",
    "・話数、制作会社や作者、放送時期、あらすじ",
    "・どこまで見たか、見終わるまでの時間",
    "・今日の放送",
    "・好きな作品に似ていて、もっと短いもの",
    "・二つの作品の比較",
    "リストの変更やカタログの外のことはできません。ネタバレもしません。",
  ],
  unclear:
    "すみません、よく分かりませんでした。カタログの作品、おすすめ、どこまで見たかなどを聞いてください。",
  calm: "ご不便をおかけしてすみません。作品名や見たいジャンルを教えていただければ、できるだけお手伝いします。",
  refuseOrders:
    "私がお答えするのは、カタログの作品とあなたのリストのことだけです。動作を変えたり秘密をお伝えしたりはできません。",
  onlyYours: "私が見られるのはあなたのリストだけで、他の方の個人情報は分かりません。",
  cannotAct:
    "ここからリストを変更することはできません。作品の横のプラスで追加でき、名前を押すと詳細が開きます。",
  whichTitle: "どの作品のことですか？名前を教えてください。",
  unknownTitle: "その作品はカタログに見つかりませんでした。推測ではお答えしません。",
  didYouMean: (titles) => `もしかして${titles}ですか？`,
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
  worksHead: (maker, title, kind) =>
    `${title}のほかに、カタログには${maker}の${named(kind)}があります：`,
  noOtherWorks: (makers, title) =>
    makers === null
      ? `${title}の作者はカタログにありません。`
      : `カタログにある${makers}の作品は${title}だけです。`,
  orderHead: (parts) => `カタログには${parts}作品あります。公開された順番は次の通りです：`,
  noCounterpart: (title, kind) => `${title}の${named(kind)}はカタログに見つかりません。`,
  noOpinion: (title) =>
    `${title}の話やキャラクターに順位は付けられません。カタログにあるのは作品全体の事実だけです。`,
  noPerson:
    "その人はカタログに見つかりません。分かるのはアニメの制作会社と漫画の作者で、監督や声優は分かりません。",
  studiosOnly: "アニメについてカタログで分かるのは制作会社で、監督や原作者は分かりません。",
  outside:
    "それにはお答えできません。分かるのはカタログのアニメと漫画、ご自分のリストだけです。そのことなら聞いてください。",
  outsideOf: (title) =>
    `それはお手伝いできません。わかるのは、カタログにあるアニメや漫画のことだけです。${title}については、長さ・年・制作・ジャンル・あらすじを聞いてください！`,
  site: {
    lists:
      "自分のリストはプロフィールの「Create List」で作れます。公開なら誰でも、非公開ならあなただけが見られます。あとから変えることもできます。",
    data: "設定にインポートとエクスポートがあります。ほかのサイトのリストをXMLで取り込んだり、XMLやJSONで書き出したりできます。",
    entries:
      "作品を開くと、リストへの追加、状態や進み具合の変更、削除ができます。作品の横のプラスですぐに追加もできます。",
    settings:
      "設定とプロフィールで変えられます。名前、画像、自己紹介、テーマ、データ、アカウントなどです。",
    account: "アカウントは設定から削除できます。元に戻せないので、先にエクスポートしてください。",
  },
  trailer: (title, hasTrailer) =>
    hasTrailer
      ? `はい、${title}の予告編があります。作品を開いてTrailerを選んでください。`
      : `${title}の予告編はカタログにありません。`,
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
  size: (anime, manga) => `カタログにはアニメが${anime}本、漫画が${manga}本あります。`,
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
  hours: (minutes) => {
    const hours = Math.floor(minutes / 60);
    const rest = minutes % 60;
    if (hours === 0) return `${rest}分`;
    return rest === 0 ? `${hours}時間` : `${hours}時間${rest}分`;
  },
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
  suggestHead: (like, filter) =>
    like === null
      ? `こちらはいかがですか${filter}：`
      : `${like}がお好きなら、こちらはいかがですか${filter}：`,
  noSuggestion:
    "すべての条件に合う作品がカタログに見つかりませんでした。条件を一つ減らしてみてください。",
  because: (labels) => `共通：${labels}`,
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
  filmsHead: (title, count) => `カタログには${title}の映画が${count}本あります：`,
  noFilm: (title) => `${title}の映画はカタログにありません。`,
  mostProductive: (kind, makers) => [
    `カタログで${kind === "anime" ? "アニメ" : "漫画"}が最も多いのは：`,
    ...makers.map(([maker, count]) => `• ${maker}（${count}）`),
  ],
  atMostSeasons: (count) => `${count}期以下`,
  atLeastSeasons: (count) => `${count}期以上`,
  exactly: (total, kind) => `${total}${units(kind)}`,
  lengthInAll: (parts, sum, total, kind) =>
    `続編も含めると、カタログの${parts}作品で${sum} = 合計${total}${units(kind)}です。`,
  seasons: (count) => `カタログには全${count}期あります。`,
  together: (left, hours, kind) =>
    `合わせて${left}${units(kind)}${hours === null ? "" : `、およそ${hours}`}です。`,
  compareScores: (higher, lower, scores) =>
    `会員の評価は${higher}の方が${lower}より高いです（${scores}）。`,
  compareFame: (known, other) => `${known}の方が${other}より人気で、広く知られています。`,
  compareScoresSame: (score) => `会員の評価は同じです（${score}）。`,
  tooFewScores: "会員の評価がまだ少なく、どちらが高いかは言えません。",
  unsaid: (title) => `${title}について、それはカタログにありません。推測ではお答えしません。`,
  noDropped:
    "やめた作品はリストから消えるので、何だったかは分かりません。分かるのは予定、進行中、完了の作品だけです。",
  completedSince: (kind, count, since) =>
    `${periods[since]}${kind === "anime" ? "見終わった" : "読み終わった"}${named(kind)}は${count}本です（記録の最終変更日から数えています）。`,
};
