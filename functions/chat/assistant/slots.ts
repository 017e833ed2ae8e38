import type { Season } from "../../../shared/filters.ts";
import type { Kind } from "../../../shared/kind.ts";
import { plainForm } from "../../catalogue/search/normalise.ts";
import type { Desk } from "../desk.ts";
import { commonWords } from "./common-words.ts";
import {
  boundsStraightened,
  lengthBounds,
  volumeBounds,
  yearBounds,
  yearsInDigits,
} from "./bounds.ts";
import { makersOf } from "./makers.ts";
import { moodIn } from "./moods.ts";
import { number, numberIn, units } from "./numbers.ts";
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
  /** A studio or author whose work is not wanted. */
  readonly withoutMaker: string | undefined;
  readonly phase: "running" | "finished" | "upcoming" | undefined;
  readonly totalFrom: number | undefined;
  readonly totalTo: number | undefined;
  readonly volumesFrom: number | undefined;
  readonly volumesTo: number | undefined;
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

const refusal =
  "(?:not|no|isnt|arent|wasnt|without|except|excluding|minus|nothing|anything but|other than|nicht|ohne|kein\\w*|ausser)(?: (?:made|done|produced|animated|from|by|von|vom|studio|the)){0,4}";

/** The studio or author that a text names, as the catalogue spells it, and whether it is one to leave out. */
function makerIn(
  desk: Desk,
  plain: string,
): { maker: string | undefined; withoutMaker: string | undefined } {
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
  const named = inFull ?? makers.find((each) => surname !== undefined && each.surname === surname);
  if (named === undefined) return { maker: undefined, withoutMaker: undefined };
  const { maker } = named;
  const isRefused = [...named.names, ...(named.surname === undefined ? [] : [named.surname])].some(
    (name) => new RegExp(` ${refusal} ${name} `).test(spaced) || spaced.includes(`${name}以外`),
  );
  return isRefused ? { maker: undefined, withoutMaker: maker } : { maker, withoutMaker: undefined };
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
  /\bmangas?\b|\bchapters?\b|\bvolumes?\b|\bbanden?\b|\bread(?:ing|s)?\b|\bauthors?\b|\bautor\w*|\bzeichner\w*|\bmangaka\b|\bwr(?:ote|ites?|itten|iter)\b|\bdraws?\b|\bzeichnet\b|\bschreibt\b|\bcreat(?:ed|or|ors)\b|\bstill (?:drawing|writing)\b|\bdr(?:ew|awn)\b|\bgeschrieben\b|\bschrieb\b|\bgezeichnet\b|作者|著者|描いた|書いた|\bkapitel\w*|\blesen?\b|\bgelesen\b|\blese\b|\blight novels?\b|\bmanhwas?\b|\bwebtoons?\b|漫画|まんが|読|何巻|何章|連載|らのべ/;
const animeWords =
  /\banimes?\b|\bepisodes?\b|\bwatch\w*|\bstudios?\b|\bfolgen?\b|\bschau\w*|\bgesehen\b|\bair(?:s|ed|ing)?\b|あにめ|何話|見|観|放送|映画/;

/** What a title is made from says nothing of which title is meant: "based on a manga" is asked of anime. */
const madeFrom =
  /\b(?:based on|adapted from|adaptation of|basiert (?:\S+ )?auf)(?: an?| the| einem?r?)? (?:manga|light novel|novel|webtoon)\b/g;

function kindIn(text: string): Kind | undefined {
  const plain = text.replace(madeFrom, " ");
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
  const rest = boundsStraightened(yearsInDigits(text)).replace(
    /\b(sixties|seventies|eighties|nineties)\b/g,
    (word) => `${String(decades.indexOf(word) + 6)}0s`,
  );
  const hasTitle = rest.includes("§");
  const { wanted, unwanted } = splitWithout(rest);
  const { maker, withoutMaker } = makerIn(desk, rest);
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
    withoutMaker,
    phase:
      /(?<!\b(?:finished|finish|stopped|done|started?|began|not) )\bairing\b|\b(?:ongoing|laufende\w*|noch lauf\w*|lauf(?:en|t) (?:gerade|derzeit|aktuell|momentan|noch))\b|放送中|連載中|(?:放送|連載)(?:されて|して)い?る/.test(
        open,
      )
        ? "running"
        : /\b(?:finished|completed?|abgeschlossene\w*)\b|\babgeschlossen (?:\w+ )?(?:animes?|mangas?)\b|\b(?:already|fully|has|have) (?:ended|concluded|over|done|wrapped up)\b|完結/.test(
              open,
            )
          ? "finished"
          : /\b(?:upcoming|not yet aired|announced|kommende\w*|angekundigt\w*)\b|放送予定|これから/.test(
                open,
              )
            ? "upcoming"
            : undefined,
    ...lengthBounds(open, hasTitle),
    ...volumeBounds(open),
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
