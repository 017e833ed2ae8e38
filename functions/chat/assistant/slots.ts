import type { Season } from "../../../shared/filters.ts";
import type { Kind } from "../../../shared/kind.ts";
import { plainForm } from "../../catalogue/search/normalise.ts";
import type { Desk } from "../desk.ts";
import { commonWords } from "./common-words.ts";
import { makersOf } from "./makers.ts";
import { moodIn } from "./moods.ts";
import type { Since } from "./phrases/phrases.ts";
import type { Sort } from "../tools/search-catalogue.ts";
import {
  genreSpellings,
  isVocabulary,
  seasonSpellings,
  spelledIn,
  themeSpellings,
  typeSpellings,
} from "./vocabulary.ts";

/** How what is wanted relates to the title it should be like. */
type Relation = "shorter" | "longer" | "newer" | "older";

/** Everything a question names beside titles. */
export interface Slots {
  readonly kind: Kind | undefined;
  readonly genres: readonly string[];
  readonly themes: readonly string[];
  readonly without: readonly string[];
  /** What would break the mood that is wished for; nobody named it. */
  readonly avoid: readonly string[];
  readonly types: readonly string[];
  readonly season: Season | undefined;
  readonly yearFrom: number | undefined;
  readonly yearTo: number | undefined;
  readonly maker: string | undefined;
  readonly phase: "running" | "finished" | "upcoming" | undefined;
  readonly totalFrom: number | undefined;
  readonly totalTo: number | undefined;
  readonly relation: Relation | undefined;
  readonly sort: Sort | undefined;
  /** What a story should be about, where no genre or theme says it. */
  readonly about: string | undefined;
  /** How many answers are wanted. */
  readonly limit: number | undefined;
  /** 0 is today. */
  readonly day: { readonly first: number; readonly days: number } | undefined;
  readonly perDay: number | undefined;
  readonly minutesPerDay: number | undefined;
  /** The episode or chapter that the asker says they are at. */
  readonly reached: number | undefined;
  /** The season of a title that is asked about, such as 2 for "season 2". */
  readonly part: number | undefined;
  /** The half of a season that is asked about, such as 2 for "season 3 part 2". */
  readonly cour: number | undefined;
  /** Position in the last answer, such as 0 for "the first one". */
  readonly ordinal: number | undefined;
  /** Whether the length of all seasons together is asked for. */
  readonly isWhole: boolean;
  /** From when on the asker's own doings are asked for. */
  readonly since: Since | undefined;
  readonly isMine: boolean;
  readonly asksHowMany: boolean;
}

const spelledNumbers: Readonly<Record<string, number>> = {
  eleven: 11, thirteen: 13, fifteen: 15, thirty: 30, fifty: 50, hundred: 100,
  elf: 11, zwolf: 12, dreizehn: 13, funfzehn: 15, zwanzig: 20, dreissig: 30, funfzig: 50, hundert: 100,
  second: 2, third: 3, fourth: 4, zweite: 2, dritte: 3, vierte: 4,
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, twenty: 20,
  ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10,
  a: 1, an: 1, once: 1, 一: 1, 二: 2, 三: 3, 四: 4, 五: 5,
}; // prettier-ignore

const number =
  "(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|fifty|(?:a |one )?hundred|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|funfzehn|zwanzig|dreissig|funfzig|(?:ein)?hundert|eine?n?)";
const numberOf = (word: string | undefined): number | undefined =>
  word === undefined
    ? undefined
    : /^\d+$/.test(word)
      ? Number(word)
      : spelledNumbers[word.replace(/^(?:a|one) |^ein(?=hundert)/, "")];

/** The number that a pattern with one group finds. */
function numberIn(plain: string, ...patterns: readonly RegExp[]): number | undefined {
  for (const pattern of patterns) {
    const groups: readonly (string | undefined)[] = pattern.exec(plain)?.slice(1) ?? [];
    const found = groups.find((group) => group !== undefined);
    const value = numberOf(found);
    if (value !== undefined) return value;
  }
  return undefined;
}

const units = "(?:episodes?|eps?|chapters?|folgen?|episoden?|kapiteln?|話|章)";
const below = [
  new RegExp(
    `\\b(?:under|(?<!no )less than|(?<!no )fewer than|below|shorter than) ${number} ?${units}?`,
  ),
  new RegExp(`\\b(?:unter|weniger als|kurzer als) ${number} ?${units}?`),
  /(\d+)話?未満/,
];
const atMost = [
  new RegExp(
    `\\b(?:at most|max(?:imum)?|up to|not more than|no more than|within) ${number} ?${units}?`,
  ),
  new RegExp(`\\b(?:hochstens|maximal|max|bis zu|nicht mehr als) ${number} ?${units}?`),
  /(\d+)話?(?:以下|以内|まで)/,
  new RegExp(`${number} ${units} (?:or (?:less|fewer|shorter)|max(?:imum)?|at most|oder weniger)`),
];
const above = [
  new RegExp(`\\b(?:over|(?<!no |not )more than|above|longer than) ${number} ?${units}`),
  new RegExp(`\\b(?:uber|(?<!nicht )mehr als|langer als) ${number} ?${units}`),
  /(\d+)話?(?:超|より(?:多|長))/,
];
const atLeast = [
  new RegExp(`\\b(?:at least|min(?:imum)?|no (?:less|fewer) than) ${number} ?${units}`),
  new RegExp(`\\bmindestens ${number} ?${units}`),
  /(\d+)話?以上/,
  new RegExp(`${number} ${units} (?:or (?:more|longer)|oder mehr)`),
];
const exactly = [
  new RegExp(`\\b(?:with|exactly|mit|genau|has|have) ${number} ${units}`),
  /(?:全)(\d+)話/,
  /\b(\d+) episode (?:anime|series|show)s?\b/,
];

/** Bounds of the length that is asked for, in episodes or chapters. */
function lengthBounds(plain: string, hasTitle: boolean): Pick<Slots, "totalFrom" | "totalTo"> {
  const under = numberIn(plain, ...below);
  const over = numberIn(plain, ...above);
  const most = under === undefined ? numberIn(plain, ...atMost) : under - 1;
  const least = over === undefined ? numberIn(plain, ...atLeast) : over + 1;
  const between = new RegExp(`(\\d+) (?:or|to|bis|oder) (\\d+) ${units}`).exec(plain);
  if (between !== null && !hasTitle) {
    return { totalFrom: Number(between[1]), totalTo: Number(between[2]) };
  }
  const exact = hasTitle ? undefined : numberIn(plain, ...exactly);
  const isShort =
    /\bshort\b(?! for)|\bquick\b|\bkurze?[rsnm]?\b|短い|短め|さくっと/.test(plain) && !hasTitle;
  const isLong =
    /(?<!how )\blong(?:er)? (?:\w+ )?(?:anime|series|show|manga|running|one)\b|\blange?[rsn]? (?:anime|serie|manga)\b|長い(?!間)|長め/.test(
      plain,
    );
  return {
    totalFrom: exact ?? (least === undefined ? (isLong ? 50 : undefined) : least),
    totalTo: exact ?? most ?? (isShort ? 13 : undefined),
  };
}

const yearPattern = /(?<!\d)(19[1-9]\d|20[0-4]\d)(?!\d)/g;

const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const small =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const spelledYear = new RegExp(
  `\\b(nineteen|twenty) (?:(${tens.join("|")})(?: (${small.slice(1, 10).join("|")}))?|(${small.slice(10).join("|")}))\\b`,
  "g",
);

/** "nineteen ninety eight" and "twenty thirteen" in digits. */
const yearsInDigits = (plain: string): string =>
  plain.replace(spelledYear, (_, century: string, ten?: string, one?: string, teen?: string) => {
    const rest =
      teen === undefined
        ? (tens.indexOf(ten ?? "") + 2) * 10 + Math.max(0, small.indexOf(one ?? ""))
        : small.indexOf(teen);
    return String((century === "twenty" ? 2000 : 1900) + rest);
  });

/** Bounds of the years that are asked for. */
function yearBounds(plain: string, nowMs: number): Pick<Slots, "yearFrom" | "yearTo"> {
  const thisYear = new Date(nowMs).getUTCFullYear();
  const decade =
    /\b(?:the )?(?:(19|20)(\d)0 ?s|(\d)0 ?s|(\d)0ern?(?: jahren?)?)\b|(?:(19|20)(\d)0|(\d)0)年代/.exec(
      plain,
    );
  if (decade !== null) {
    const digit = Number(decade[2] ?? decade[3] ?? decade[4] ?? decade[6] ?? decade[7]);
    const century = Number(decade[1] ?? decade[5] ?? (digit < 4 ? 20 : 19));
    return { yearFrom: century * 100 + digit * 10, yearTo: century * 100 + digit * 10 + 9 };
  }
  if (/\bthis (?:year|season)\b|\bdieses jahr\b|\bdiese season\b|今年|今期/.test(plain)) {
    return { yearFrom: thisYear, yearTo: thisYear };
  }
  const span =
    /\b(?:last|past|letzten|vergangenen) (\d+|few|couple(?: of)?|paar|five|ten|three|two|funf|zehn|drei|zwei) (?:years|jahren?)\b|(?:ここ|最近|過去)(\d+)年/.exec(
      plain,
    );
  if (span !== null) {
    return { yearFrom: thisYear - (numberOf(span[1] ?? span[2]) ?? 3), yearTo: undefined };
  }
  if (/\blast year\b|\bletztes jahr\b|去年|昨年/.test(plain)) {
    return { yearFrom: thisYear - 1, yearTo: thisYear - 1 };
  }
  const years = Array.from(plain.matchAll(yearPattern), ([year]) => Number(year));
  const [first, second] = years;
  if (first === undefined) {
    const isOld =
      /\b(?:classic|retro|old school|klassiker|alte[rsn]? (?:anime|serie))\b|昔の|古い/.test(plain);
    const isNew = /\b(?:recent|modern|neuere?[rsn]?)\b|最近の/.test(plain);
    return {
      yearFrom: isNew ? thisYear - 4 : undefined,
      yearTo: isOld ? 1999 : undefined,
    };
  }
  if (second !== undefined)
    return { yearFrom: Math.min(first, second), yearTo: Math.max(first, second) };
  if (/\b(?:before|older than|prior to|until|vor|bis)\b|以前|より前/.test(plain)) {
    return { yearFrom: undefined, yearTo: first - 1 };
  }
  if (/\b(?:after|newer than|nach)\b|より後/.test(plain))
    return { yearFrom: first + 1, yearTo: undefined };
  if (/\b(?:since|from .* on|seit|ab)\b|以降|から/.test(plain))
    return { yearFrom: first, yearTo: undefined };
  return { yearFrom: first, yearTo: first };
}

const relations: readonly (readonly [Relation, RegExp])[] = [
  [
    "shorter",
    /\bnot (?:that|so|too|very|as) long\b|\bquicker\b|\bfaster\b|\bnicht (?:so|zu|allzu) lang\w*|\bshort(?:er)?\b|\bless episodes\b|\bfewer\b|\bkurzer\w*|\bkurze?[rsn]?\b|短い|短め|短く/,
  ],
  ["longer", /\blonger\b|\bmore episodes\b|\blanger\w*|長い|長め|長く/],
  ["newer", /\bnewer\b|\bmore (?:recent|modern)\b|\bneuer\w*|新しい|最近/],
  ["older", /\bolder\b|\balter\w*|\bclassic\b|古い|昔/],
];

const sorts: readonly (readonly [Sort, RegExp])[] = [
  [
    "longest",
    /\blongest\b|\bmost episodes\b|\bmost chapters\b|\blangste\w*|最長|一番長い|最も長い/,
  ],
  ["shortest", /\bshortest\b|\bfewest episodes\b|\bkurzeste\w*|最短|一番短い|最も短い/],
  ["newest", /\bnewest\b|\blatest\b|\bmost recent\b|\bneueste\w*|最新|一番新しい/],
  ["oldest", /\boldest\b|\bearliest\b|\balteste\w*|一番古い|最古/],
  [
    "popular",
    /\bmost popular\b|\bpopular\b|\bbest\b|\btop\b|\bfamous\b|\bhighest\b|\bbeliebteste\w*|\bbeste\w*|\bbekannteste\w*|一番人気|人気|有名/,
  ],
];

/** "without romance", "no horror", "not school", "ohne Romantik": what follows such a word is not wanted. */
const withoutPart =
  /(?:\bwithout|\bno|\bnot(?: an?)?|\b(?:is|are|do|does)nt(?: want| like| need| include)?(?: an?)?|\bhates?|\bsick of|\btired of|\banything but|\bnothing with|\bother than|\bnichts? mit|\bausser|\bnon|\bexcept|\bexcluding|\bminus|\bbut no|\bohne|\bkeine?n?|\bnicht) ((?:(?:any|too much|much) )?[\p{L} ]{3,40}?)(?= (?:but|and i|with|please|suggest|recommend|show|give|something|anything|so|what|which|aber|mit|bitte|empfiehl|zeig|was|sondern)\b|$)/gu;
const japaneseWithout =
  /([\p{L}ー]{1,10}?)(?:以外|なし|じゃない|ではない|抜き|のない(?=あにめ|漫画|作品|映画|もの|の|話|おすすめ))/gu;

function splitWithout(plain: string): { wanted: string; unwanted: string } {
  const parts = [...plain.matchAll(withoutPart), ...plain.matchAll(japaneseWithout)];
  const unwanted = parts.map(([, part = ""]) => part).join(" ");
  const wanted = parts.reduce((text, [whole]) => text.replace(whole, " "), plain);
  return { wanted, unwanted };
}

/** The studio or author that a text names, as the catalogue spells it. */
function makerIn(desk: Desk, plain: string): string | undefined {
  const spaced = ` ${plain.replace(/[§]/g, " ").replace(/ +/g, " ")} `;
  const isNamed = (name: string): boolean => {
    if (japaneseName.test(name)) return spaced.includes(name);
    // ONE is an author, and one is a number.
    const isWord = name.length < 4 || commonWords.has(name);
    return isWord
      ? new RegExp(` (?:by|from|studio|author|mangaka|von|vom) ${name} `).test(spaced)
      : spaced.includes(` ${name} `);
  };
  const makers = makersOf(desk.catalogue);
  const inFull = makers.find(({ names }) => names.some(isNamed));
  const [, surname] =
    / (?:by|from|von|author|mangaka|artist|did|does|has|hat) (\p{L}+) /u.exec(spaced) ?? [];
  return (inFull ?? makers.find((each) => surname !== undefined && each.surname === surname))
    ?.maker;
}

const japaneseName = /[\u3040-\u9fff]/;

const topic =
  /\b(?:animes?|mangas?|shows?|series|serien?|movies?|films?|something|one|etwas)\b.{0,12}\b(?:about|with|featuring|involving|on|uber|mit) (?:an? |the |some |ein\w* )?(\p{L}{4,})/u;

/** Words after "on" and "with" that bound a length or name a day. */
const noTopic =
  /^(?:female|male|strong|fewer|under|(?:sun|mon|tues|wednes|thurs|fri|satur)days?|(?:sonn|mon|diens|donners|frei|sams)tags?|mittwochs?|sonnabends?)$/;

/** "anime about volleyball": a word that synopses can be searched for. */
function topicIn(plain: string): string | undefined {
  const word = topic.exec(plain)?.[1];
  return word === undefined || commonWords.has(word) || isVocabulary(word) || noTopic.test(word)
    ? undefined
    : word;
}

const mangaWords =
  /\bmangas?\b|\bchapters?\b|\bvolumes?\b|\bbanden?\b|\bread(?:ing|s)?\b|\bauthors?\b|\bautor\w*|\bzeichner\w*|\bmangaka\b|\bwr(?:ote|ites?|itten|iter)\b|\bdraws?\b|\bzeichnet\b|\bschreibt\b|\bcreat(?:ed|or|ors)\b|\bdr(?:ew|awn)\b|\bgeschrieben\b|\bschrieb\b|\bgezeichnet\b|作者|著者|描いた|書いた|\bkapitel\w*|\blesen?\b|\bgelesen\b|\blese\b|\blight novels?\b|\bmanhwas?\b|\bwebtoons?\b|漫画|まんが|読|何巻|何章|連載|らのべ/;
const animeWords =
  /\banimes?\b|\bepisodes?\b|\bwatch\w*|\bstudios?\b|\bfolgen?\b|\bschau\w*|\bgesehen\b|\bair(?:s|ed|ing)?\b|あにめ|何話|見|観|放送|映画/;

function kindIn(plain: string): Kind | undefined {
  const isManga = mangaWords.test(plain);
  if (isManga === animeWords.test(plain))
    return isManga && /\bmangas?\b|漫画|まんが/.test(plain) && !/\banimes?\b|あにめ/.test(plain)
      ? "manga"
      : undefined;
  return isManga ? "manga" : "anime";
}

/** Sunday first, as the clock counts them. */
const weekdays: readonly RegExp[] = [
  /\bsundays?\b|\bsonntags?\b|日曜/,
  /\bmondays?\b|\bmontags?\b|月曜/,
  /\btuesdays?\b|\bdienstags?\b|火曜/,
  /\bwednesdays?\b|\bmittwochs?\b|水曜/,
  /\bthursdays?\b|\bdonnerstags?\b|木曜/,
  /\bfridays?\b|\bfreitags?\b|金曜/,
  /\bsaturdays?\b|\bsamstags?\b|\bsonnabends?\b|土曜/,
];

/** The next day of that name on the asker's calendar; today counts. */
function weekdayIn(plain: string, { nowMs, timeZone }: Desk): Slots["day"] {
  const wanted = weekdays.findIndex((name) => name.test(plain));
  if (wanted < 0) return undefined;
  const date = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(nowMs);
  const today = new Date(`${date}T00:00:00Z`).getUTCDay();
  return { first: (wanted - today + 7) % 7, days: 1 };
}

function dayIn(plain: string): Slots["day"] {
  if (/\b(?:this|next|the) week(?:end)?\b|\bdiese woche\b|\bwochenende\b|今週/.test(plain))
    return { first: 0, days: 7 };
  if (/\bday after tomorrow\b|\bubermorgen\b|明後日|あさって/.test(plain))
    return { first: 2, days: 1 };
  if (
    /\btomorrows?\b|\bmorgen\b(?! abend$)|明日|あした/.test(plain) &&
    !/\bguten morgen\b/.test(plain)
  )
    return { first: 1, days: 1 };
  if (/\byesterday\b|\bgestern\b|昨日/.test(plain)) return { first: -1, days: 1 };
  if (/\btoday\b|\btonight\b|\bheute\b|今日|本日|今夜|きょう/.test(plain))
    return { first: 0, days: 1 };
  return undefined;
}

function sinceIn(plain: string): Since | undefined {
  if (/\bthis week\b|\bdiese woche\b|今週/.test(plain)) return "week";
  if (/\bthis month\b|\bdiesen monat\b|\bin diesem monat\b|今月/.test(plain)) return "month";
  if (/\bthis year\b|\bso far this year\b|\bdieses jahr\b|\bin diesem jahr\b|今年/.test(plain))
    return "year";
  return undefined;
}

const ordinals: readonly RegExp[] = [
  /\bfirst(?: one)?\b|\berste[rsnm]?\b|最初|一つ目|1つ目|一番目|\b1st\b/,
  /\bsecond(?: one)?\b|\bzweite[rsnm]?\b|二つ目|2つ目|二番目|\b2nd\b/,
  /\bthird(?: one)?\b|\bdritte[rsnm]?\b|三つ目|3つ目|三番目|\b3rd\b/,
  /\bfourth(?: one)?\b|\bvierte[rsnm]?\b|四つ目|\b4th\b/,
  /\bfifth(?: one)?\b|\bfunfte[rsnm]?\b|五つ目|\b5th\b/,
];

const decades = ["sixties", "seventies", "eighties", "nineties"];

/** The season that is asked about and its half; "part 2" alone is a season, too. */
function partsIn(plain: string): Pick<Slots, "part" | "cour"> {
  const season = numberIn(
    plain,
    /\b(?:seasons?|staffel) (\d+|one|two|three|four|five)\b/,
    /\bs ?(\d)(?= |$|p)/,
    /\b(?:(second)|(third)|(fourth)) season\b/,
    /\b(?:(zweite)|(dritte)|(vierte))[nrs]? staffel\b/,
    /\b(\d+)(?:st|nd|rd|th|te|ten)? (?:season|staffel)\b/,
    /(\d+|[二三四五])期/,
    /しーずん ?(\d+)/,
  );
  const half = numberIn(
    plain,
    /\b(?:part|cour|teil|pt) (\d+|two|three|four|five)\b/,
    /(?:\b|\d)p ?(\d)\b/,
    /第(\d+|[二三四五])(?:くーる|部)/,
  );
  return season === undefined ? { part: half, cour: undefined } : { part: season, cour: half };
}

const merged = (
  named: readonly string[],
  ofMood: readonly string[] = [],
  without: readonly string[],
): string[] => [...new Set([...named, ...ofMood])].filter((label) => !without.includes(label));

/** What is wanted, with what is said of a mood that is not: "not so sad" names one by itself. */
const moodText = (wanted: string, rest: string): string =>
  /\bnot (?:so|as|that|too)\b|\bless\b/.test(rest) ? rest : wanted;

/** Reads everything but titles from a question in plain form, in which "§" stands for each title. */
export function readSlots(desk: Desk, text: string): Slots {
  const rest = yearsInDigits(text).replace(
    /\b(sixties|seventies|eighties|nineties)\b/g,
    (word) => `${String(decades.indexOf(word) + 6)}0s`,
  );
  const hasTitle = rest.includes("§");
  const { wanted, unwanted } = splitWithout(rest);
  const maker = makerIn(desk, rest);
  // A studio's own words are no wish: "Science SARU" asks for no science fiction.
  const open = maker === undefined ? wanted : wanted.replace(plainForm(maker), " ");
  const perDay = numberIn(
    open,
    new RegExp(
      `${number} ?(?:${units} )?(?:(?:a|per|each|every|pro|am|je) (?:day|night|evening|tag|abend)|daily|taglich)\\b`,
    ),
    /(?:1日|一日|毎日)に?(\d+)話/,
  );
  const hoursPerDay = numberIn(
    open,
    new RegExp(
      `${number} (?:hours?|stunden?) (?:a|per|each|every|pro|am) (?:day|night|evening|tag)\\b`,
    ),
  );
  const minutesPerDay = numberIn(
    open,
    new RegExp(
      `${number} (?:minutes?|min|minuten) (?:a|per|each|every|pro|am) (?:day|night|evening|tag)\\b`,
    ),
  );
  const byTime = hoursPerDay === undefined ? minutesPerDay : hoursPerDay * 60;
  const shunned = moodIn(unwanted);
  const without = [
    ...spelledIn(genreSpellings, unwanted),
    ...spelledIn(themeSpellings, unwanted),
    ...(shunned?.genres ?? []),
    ...(shunned?.themes ?? []),
  ];
  // "As dark as Berserk" says of Berserk what a model says anyway.
  const mood =
    hasTitle && /\b(?:as|so) \w+ (?:as|wie)\b/.test(open)
      ? undefined
      : moodIn(moodText(wanted, rest));
  const ordinal = ordinals.findIndex((pattern) => pattern.test(open));
  return {
    kind: kindIn(open),
    genres: merged(spelledIn(genreSpellings, open), mood?.genres, without),
    themes: merged(spelledIn(themeSpellings, open), mood?.themes, without),
    without,
    avoid: mood?.avoid ?? [],
    types: spelledIn(typeSpellings, open),
    season: spelledIn(seasonSpellings, open)[0],
    ...yearBounds(open, desk.nowMs),
    maker,
    phase:
      /(?<!\b(?:finished|finish|stopped|done|started?|began|not) )\bairing\b|\b(?:ongoing|laufende\w*|noch lauf\w*|lauf(?:en|t) (?:gerade|derzeit|aktuell|momentan|noch))\b|放送中|連載中|(?:放送|連載)(?:されて|して)い?る/.test(
        open,
      )
        ? "running"
        : /\b(?:finished|completed?|abgeschlossene\w*)\b|完結/.test(open)
          ? "finished"
          : /\b(?:upcoming|not yet aired|announced|kommende\w*|angekundigt\w*)\b|放送予定|これから/.test(
                open,
              )
            ? "upcoming"
            : undefined,
    ...lengthBounds(open, hasTitle),
    relation: relations.find(([, pattern]) => pattern.test(rest))?.[0],
    sort: sorts.find(([, pattern]) => pattern.test(open))?.[0],
    about: topicIn(open),
    limit: numberIn(
      open,
      /\btop ?(\d+)\b/,
      new RegExp(
        `\\b${number} (?:other |more |good |great |short |new |popular )*(?:anime|animes|manga|mangas|shows|series|movies|films|titles|recommendations|suggestions|filme|serien|titel|empfehlungen)\\b`,
      ),
      /(\d+)(?:つ|本|作品|個)/,
    ),
    day: dayIn(open) ?? weekdayIn(open, desk),
    perDay: byTime === undefined ? perDay : undefined,
    minutesPerDay: byTime,
    reached: numberIn(
      open,
      /\b(?:im|i am|i was|currently|now|up to|already|reached) (?:at |on |up to |finished )?(?:episode|ep|chapter|ch) ?(\d+)\b/,
      /\b(?:bin|stehe|jetzt) (?:ich )?(?:jetzt |gerade |schon )?(?:bei|auf|an) (?:folge|episode|kapitel) (\d+)\b/,
      /(?:今|いま)?(\d+)(?:話|章)まで(?:見|観|読)/,
    ),
    ...partsIn(open),
    ordinal: ordinal < 0 ? undefined : ordinal,
    isWhole:
      /\b(?:all|every|across|over all|entire|whole|complete|both) (?:(?:\w+|§) ){0,2}(?:seasons?|parts|series|franchise|show|story|sequels|cours)\b|\b(?:all|whole|entire|complete)(?: of)?(?: the)? §|\bder ganzen? §|\bganz §|\bin (?:all|total)\b|\baltogether\b|\bcombined\b|\btogether\b|\bwith (?:all )?(?:its )?sequels\b|\binsgesamt\b|\balle[rn]? (?:staffeln|teile)\b|\bzusammen\b|\bgesamt\w*|全しーずん|全期|全(?:しりーず|作)|しりーず(?:全体|全部|合計)|合計|合わせて|全部で/.test(
        open,
      ),
    since: sinceIn(open),
    isMine:
      /\b(?:my|i|im|ive|id|mine|me|meine?[rnms]?|mir|mich|ich)\b|私|僕|俺|わたし|自分|まいりすと/.test(
        open,
      ),
    asksHowMany:
      /\b(?:how many|how much|number of|count|wie ?viele?|anzahl)\b|何本|何作|何話|何個|いくつ|何冊/.test(
        open,
      ),
  };
}
