import type { Desk } from "../../tools/desk.ts";
import { nextEpisode, title_details, type TitleInDepth } from "../../tools/title-details.ts";
import { phaseOf } from "../../tools/search-catalogue.ts";
import type { TitleFacts } from "../../tools/facts.ts";
import type { Intent } from "../intents/rows.ts";
import type { Standing } from "../languages/phrases.ts";
import { isAuthor } from "../makers.ts";
import type { Question } from "../question.ts";
import type { Voice } from "../voice.ts";
import { wholeStory } from "../../tools/story.ts";
import { lastSeasonAsked, laterPart, seasonsAsked } from "./storyline.ts";

/** Where the asker stands with a title; undefined when it is on none of their lists. */
const standingOf = ({ kind, mine, total }: TitleFacts): Standing | undefined =>
  mine === null ? undefined : { kind, total, ...mine };

const isRunning = (title: TitleFacts): boolean => phaseOf(title.status) === "running";
const isMovie = ({ type }: TitleFacts): boolean => type === "movie";

type Telling = (title: TitleInDepth, voice: Voice, question: Question) => string | string[];

const lengthOf = (title: TitleInDepth, voice: Voice): string =>
  voice.say.length(voice.title(title), {
    kind: title.kind,
    total: title.total,
    isMovie: isMovie(title),
    isRunning: isRunning(title),
    soFar: title.episodes_aired,
  });

const durationOf: Telling = (title, voice) =>
  voice.say.duration(voice.title(title), title.minutes_per_episode, isMovie(title));

const volumesOf: Telling = (title, voice) =>
  title.kind === "manga"
    ? voice.say.volumes(voice.title(title), title.volumes)
    : lengthOf(title, voice);

const genresOf: Telling = (title, voice) =>
  voice.say.genres(
    voice.title(title),
    voice.labelsInFull(title.genres),
    voice.labelsInFull(title.themes),
  );

const synopsisOf: Telling = (title, voice) => {
  if (title.spoils !== null)
    return voice.say.spoiledBy(voice.title(title), voice.title(title.spoils));
  return title.synopsis === null
    ? voice.say.noSynopsis(voice.title(title))
    : voice.say.synopsis(voice.title(title), title.synopsis.untrusted_text);
};

/** Begins a question that is answered with yes or no. */
const asksIf =
  /^(?:and |so |but |und |aber )?(?:is|was|were|are|did|does|do|has|have|ist|war|hat|kam|lief|wurde)\b(?!.*\b(?:or|oder)\b)/;

/** What is told, with whether a number lies in the bounds that a question names. */
function whether(
  told: string,
  { rest }: Question,
  voice: Voice,
  value: number | null,
  [from, to]: readonly [number | undefined, number | undefined],
): string {
  if (value === null || (from ?? to) === undefined || !asksIf.test(rest)) return told;
  return voice.say.whether(value >= (from ?? 0) && value <= (to ?? Infinity), told);
}

const yearOf: Telling = (title, voice, question) => {
  const from = title.from ?? (title.year === null ? null : String(title.year));
  const when =
    from === null
      ? null
      : {
          from: voice.date(from),
          to: title.to === null ? null : voice.date(title.to),
          season: title.season,
          kind: title.kind,
          isRunning: isRunning(title),
        };
  const year = from === null ? null : Number(from.slice(0, 4));
  const told = voice.say.year(voice.title(title), when);
  const { yearFrom, yearTo } = question.slots;
  return whether(told, question, voice, year, [yearFrom, yearTo]);
};

/** Whether a title has started, with the day: what "is it out yet?" asks. */
const outOf = (title: TitleInDepth, voice: Voice): string => {
  const from = title.from ?? (title.year === null ? null : String(title.year));
  return voice.say.out(
    voice.title(title),
    phaseOf(title.status) !== "upcoming",
    from === null ? null : voice.date(from),
  );
};

const asksWhetherOut =
  /\b(?:out|released?|announced|started|begun|confirmed|coming|available|raus|draussen|erschienen|gestartet|angelaufen|angekundigt)\b|もう(?:始ま|放送|出)|公開され/;

const asksWhetherOver =
  /\b(?:complete|completed|finished|over|ended|done|ongoing|still|hiatus|abgeschlossen|fertig|beendet|noch)\b(?!.*\byet\b)|完結|終わ/;

const statusOf: Telling = (title, voice, question) => [
  asksWhetherOut.test(question.rest) && !asksWhetherOver.test(question.rest)
    ? outOf(title, voice)
    : "",
  voice.say.status(
    voice.title(title),
    title.status,
    title.kind,
    title.to === null || phaseOf(title.status) !== "finished" ? null : voice.date(title.to),
  ),
];

const sequelOf: Telling = (title, voice) =>
  voice.say.sequels(
    voice.title(title),
    voice.list(title.sequels.slice(0, 4).map((sequel) => voice.title(sequel))),
    title.prequel === null ? null : voice.title(title.prequel),
  );

const overviewOf: Telling = (title, voice, question) => {
  const standing = standingOf(title);
  return [
    voice.say.overview(voice.title(title), {
      type: title.type,
      year: title.year,
      makers: voice.list(title.makers),
      genres: voice.labels(title.genres),
      kind: title.kind,
    }),
    lengthText(title, voice),
    synopsisOf(title, voice, question),
    standing === undefined ? "" : voice.say.standing(voice.title(title), standing),
  ].flat();
};

/** Its length, unless there is nothing to say about it. */
const lengthText = (title: TitleInDepth, voice: Voice): string =>
  title.total === null && !isRunning(title) ? "" : lengthOf(title, voice);

const asksShare =
  /\bper ?cent\w*|\bprozent\w*|\bfraction\b|\bshare\b|\bhow far\b|\bwie weit\b|\bhalf ?way\b|\banteil\b|何(?:ぱーせんと|割|%|％)|どこまで/;

const standingText: Telling = (title, voice, { rest }) => {
  const standing = standingOf(title);
  if (standing === undefined) return voice.say.notListed(voice.title(title));
  const isDone = standing.status === "COMPLETED";
  return [
    voice.say.standing(voice.title(title), standing),
    asksShare.test(rest) && standing.total !== null && !isDone
      ? voice.say.share(Math.round((100 * standing.progress) / standing.total))
      : "",
    isDone ? "" : voice.say.upNext(standing),
  ];
};

/** Asks whether somebody made it, rather than who did. */
const asksWhether =
  /^(?:so |and |but |und )?(?:is|was|are|were|did|ist|war|hat|wurden?|stammt|kommt)\b|\bstill\b|\bnoch\b|\b(?:is|was) (?:it|that|this)\b|\b(?:right|correct|or not|oder nicht)$|^(?!.*(?:誰|どこ|どの|何)).*(?:作った|制作|あにめ|作品|ですか|なの|の|か)$/;

/** "By Sunrise or Bones?" */
const offersTwo = /\b(?:or|oder)\b(?! (?:not|nicht)\b)|それとも/;

/** What is told of a title for each intent that asks about one. */
const tellings: Readonly<Partial<Record<Intent, Telling>>> = {
  episodes: (title, voice, question) => {
    const { totalFrom, totalTo, isWhole } = question.slots;
    const total = isWhole ? null : title.total;
    return whether(lengthOf(title, voice), question, voice, total, [totalFrom, totalTo]);
  },
  chapters: (title, voice, question) => [
    lengthOf(title, voice),
    ...(/\bvolumes?\b|\bbanden?\b|巻/.test(question.rest) && title.volumes !== null
      ? [volumesOf(title, voice, question)].flat()
      : []),
  ],
  volumes: volumesOf,
  length: (title, voice, question) => [
    lengthOf(title, voice),
    ...(title.minutes_per_episode === null ? [] : [durationOf(title, voice, question)].flat()),
  ],
  duration: durationOf,
  year: yearOf,
  makers: (title, voice, { slots, rest, rows }) => {
    const told = voice.say.makers(voice.title(title), voice.list(title.makers), title.kind);
    const { maker } = slots;
    const asks =
      maker !== undefined && rows.length === 1 && asksWhether.test(rest) && !offersTwo.test(rest);
    return asks && title.makers.length > 0
      ? voice.say.whether(title.makers.includes(maker), told)
      : told;
  },
  status: statusOf,
  next: (title, voice) =>
    title.next_episode === null
      ? voice.say.noNext(voice.title(title), title.status)
      : voice.say.next(
          voice.title(title),
          title.next_episode.episode,
          voice.moment(title.next_episode.at),
        ),
  genres: genresOf,
  themes: genresOf,
  source: (title, voice) => voice.say.source(voice.title(title), title.source, title.kind),
  age: (title, voice, question) => [
    voice.say.age(voice.title(title), title.age_rating),
    // "The rating" may as well be what people think of it.
    /\brating\b/.test(question.rest) && !/\bage\b/.test(question.rest) && title.score !== null
      ? voice.say.score(voice.title(title), title.score, title.popularity, null)
      : "",
  ],
  opinion: (title, voice) => voice.say.noOpinion(voice.title(title)),
  score: (title, voice) =>
    voice.say.score(voice.title(title), title.score, title.popularity, voice.labels(title.genres)),
  type: (title, voice) => voice.say.type(voice.title(title), title.type, title.kind),
  synopsis: synopsisOf,
  overview: overviewOf,
  names: (title, voice) =>
    voice.say.names(voice.title(title), {
      english: title.name === title.original_title ? null : title.name,
      original: title.original_title,
      japanese: title.japanese_title,
    }),
  sequel: sequelOf,
  unsaid: (title, voice) => [
    voice.say.unsaid(voice.title(title)),
    ...(title.makers.length === 0
      ? []
      : [voice.say.makers(voice.title(title), voice.list(title.makers), title.kind)]),
  ],
  trailer: (title, voice) => voice.say.trailer(voice.title(title), title.has_trailer),
  spoiler: (title, voice) => voice.say.noSpoilers(voice.title(title), standingOf(title)),
  progress: standingText,
  have: standingText,
};

const asksSame = /\b(?:same|gleiche[nrms]?|selbe[nrms]?|demselben|derselben|dasselbe)\b|同じ/;

/** How long a title is together with all that continues it; nothing when it stands alone. */
function lengthInAll(desk: Desk, row: number, voice: Voice): string[] {
  const { catalogue } = desk;
  const story = wholeStory(desk.catalogue, row).map((part) => catalogue.card(part));
  const totals = story.flatMap(({ total }) => total ?? []);
  if (totals.length < 2) return [];
  const sum = totals.reduce((all, total) => all + total, 0);
  const open = story.filter(({ total, status }) => total === null && phaseOf(status) === "running");
  return [
    voice.say.lengthInAll(totals.length, totals.join(" + "), sum, catalogue.kind(row)),
    ...open.map((card) => voice.say.running(voice.title(card), card.kind)),
  ];
}

/** So many titles, or seasons of one, are told of one by one. */
const mostTold = 6;

/** The intents that ask how long a title is. */
const asksLength: ReadonlySet<Intent | undefined> = new Set<Intent>([
  "chapters",
  "episodes",
  "length",
]);

/** What is told of each title of a question. */
async function toldOf(
  telling: Telling,
  question: Question,
  voice: Voice,
  desk: Desk,
): Promise<string[]> {
  const { catalogue } = desk;
  const lines: string[] = [];
  for (const row of question.rows.slice(0, mostTold)) {
    const title = await title_details.run(
      { kind: catalogue.kind(row), id: catalogue.id(row) },
      desk,
    );
    if (title !== null) lines.push(...[telling(title, voice, question)].flat());
  }
  return lines;
}

/** The makers of an anime are studios: whether an author made it is not for the catalogue to say. */
function withoutAuthor(question: Question, { catalogue }: Desk): Question {
  const { rows, slots } = question;
  const isAnime = rows[0] !== undefined && catalogue.kind(rows[0]) === "anime";
  return isAnime && isAuthor(catalogue, slots.maker)
    ? { ...question, slots: { ...slots, maker: undefined } }
    : question;
}

/** Answers a question about one title, or undefined when the intent is not about one. */
export async function aboutTitle(
  asked: Question,
  voice: Voice,
  desk: Desk,
): Promise<string[] | undefined> {
  const question = withoutAuthor(asked, desk);
  const { intent, rows, slots } = question;
  const telling = intent === undefined ? undefined : tellings[intent];
  const [first] = rows;
  if (telling === undefined || first === undefined) return undefined;
  const { part, cour } = slots;
  const seasons =
    intent === "makers" && rows.length === 1 ? seasonsAsked(desk, first, question.rest) : [];
  if (seasons.length > 0) return toldOf(telling, { ...question, rows: seasons }, voice, desk);
  const isOther = part !== undefined && (part > 1 || cour !== undefined);
  const row = isOther
    ? laterPart(desk, first, part, cour)
    : intent === "sequel"
      ? first
      : lastSeasonAsked(desk, first, question.rest);
  if (row === undefined) return [voice.say.noPart(voice.row(first), part ?? 0)];
  // "Is there a season 3?" asks for that season, and what follows a season for the one after it.
  if (isOther && intent === "sequel" && !/\bafter\b|\bnach\b|の(?:後|次)/.test(question.rest)) {
    return aboutTitle(
      {
        ...question,
        intent: "status",
        rest: "released",
        rows: [row],
        slots: { ...slots, part: undefined, cour: undefined },
      },
      voice,
      desk,
    );
  }
  // Whoever asks for the next episode means the season that is on.
  const onAir = wholeStory(desk.catalogue, row).find((part) => nextEpisode(desk, part) !== null);
  const named = [
    intent === "next" ? (onAir ?? row) : row,
    ...(intent === "spoiler" ? [] : rows.slice(1, 3)),
  ];
  const lines = await toldOf(telling, { ...question, rows: named }, voice, desk);
  if (intent === "makers" && rows.length === 2 && asksSame.test(question.rest)) {
    const [ofOne = [], ofOther = []] = rows.map((each) => desk.catalogue.makers(each));
    const isSame = ofOne.some((maker) => ofOther.includes(maker));
    if (ofOne.length > 0 && ofOther.length > 0)
      return [voice.say.whether(isSame, lines[0] ?? ""), ...lines.slice(1)];
  }
  if (intent === "sequel" && /\bseasons\b|\bstaffeln\b|何期/.test(question.rest)) {
    lines.push(voice.say.seasons(wholeStory(desk.catalogue, row).length));
  }
  if (slots.isWhole && asksLength.has(intent)) lines.push(...lengthInAll(desk, row, voice));
  return lines.filter((line) => line !== "");
}
