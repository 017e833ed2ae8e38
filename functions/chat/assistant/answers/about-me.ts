import { kindRules, type Kind, type Status } from "../../../../shared/kind.ts";
import { airedEpisodes } from "../../../airing/aired.ts";
import { shelfTitles, type Desk } from "../../tools/desk.ts";
import { readMyList, type ListedTitle, type MyList } from "../../tools/my-list.ts";
import { wantedRows, type Sort } from "../../tools/search-catalogue.ts";
import type { ListName, Since } from "../languages/phrases.ts";
import type { Question } from "../question.ts";
import type { Voice } from "../voice.ts";
import { filterText, wantedOf } from "./wishes.ts";

const shown = 8;
/** So many titles of each list are named where all lists are asked for. */
const shownOfEach = 5;

/** The status that the titles of a list have. */
export const statusOfList = (list: ListName, kind: Kind): Status =>
  list === "planned" ? "PLANNED" : list === "completed" ? "COMPLETED" : kindRules[kind].active;

const line = (title: ListedTitle, voice: Voice, withProgress: boolean): string =>
  `• ${voice.title(title)}${withProgress ? ` (${voice.say.progressOf(title)})` : ""}`;

/** One of the asker's lists, with the title they touched last. */
export async function oneList(
  list: ListName,
  question: Question,
  voice: Voice,
  desk: Desk,
): Promise<string[]> {
  if (list === "completed" && question.slots.since !== undefined)
    return myCounts(question, voice, desk);
  const kind = question.slots.kind ?? "anime";
  const status = statusOfList(list, kind);
  const wanted = wantedOf(question.slots, { kind, limit: 20 });
  const passes = wantedRows(desk, wanted);
  const inFilter = new Set(
    (await shelfTitles(desk, kind, status))
      .filter(({ row }) => passes(row))
      .map(({ card }) => card.id),
  );
  const { titles: all } = await readMyList(desk, kind, status);
  const titles = inOrder(
    all.filter(({ id }) => inFilter.has(id)),
    question.slots.sort,
    desk,
  );
  const [last] = titles;
  if (last === undefined) return [voice.say.emptyList(list, kind)];
  if (list === "watching" && asksRest.test(question.rest)) {
    const told = leastLeft(titles, question, voice, desk);
    if (told.length > 0) return told;
  }
  return [
    ...(list === "watching" ? [voice.say.lastTouched(voice.title(last), last)] : []),
    voice.say.listHead(list, kind, titles.length),
    ...titles
      .slice(0, shown)
      .map(
        (title) =>
          `${line(title, voice, list === "watching")}${whyThere(title, question, voice, desk)}`,
      ),
    ...(titles.length > shown ? [voice.say.moreOf(titles.length - shown)] : []),
  ];
}

/** The length or the year by which a list is in order. */
function whyThere(
  { kind, id, total }: ListedTitle,
  { slots: { sort } }: Question,
  { say }: Voice,
  { catalogue }: Desk,
): string {
  if (sort === "newest" || sort === "oldest") {
    const year = catalogue.years[catalogue.find(kind, id) ?? -1] ?? 0;
    return year === 0 ? "" : ` (${year})`;
  }
  const isByLength = sort === "longest" || sort === "shortest";
  return isByLength && total !== null ? ` (${say.exactly(total, kind)})` : "";
}

const asksRest =
  /\b(?:closest|nearest|near|close) to\b|\b(?:almost|nearly|practically)\b|\b(?:furthest|farthest|most) (?:behind|along)\b|\b(?:fewest|least|most) (?:\w+ )?(?:left|remaining|to go)\b|\bfast (?:fertig|durch)\b|\bam (?:weitesten|nachsten)\b|もうすぐ|一番(?:進んで|遅れて)/;
const asksMostLeft = /\bbehind\b|\bmost (?:\w+ )?(?:left|remaining|to go)\b|遅れて/;

/** The title of a list that is nearest its end, or the one with the most left; none where no end is known. */
function leastLeft(
  titles: readonly ListedTitle[],
  { rest }: Question,
  voice: Voice,
  desk: Desk,
): string[] {
  const { catalogue } = desk;
  const withLeft = titles.flatMap((title) => {
    const row = catalogue.find(title.kind, title.id);
    // Of what still runs, so much is left as is out.
    const aired = row === undefined ? null : airedEpisodes(catalogue.onAir(row), desk.nowMs);
    const out = title.total ?? aired;
    const isEnded = title.total !== null;
    if (out === null || (!isEnded && !asksMostLeft.test(rest))) return [];
    return [{ title, left: Math.max(0, out - title.progress), isEnded }];
  });
  const sign = asksMostLeft.test(rest) ? -1 : 1;
  const [first] = withLeft.toSorted((a, b) => sign * (a.left - b.left));
  if (first === undefined) return [];
  const { title, left, isEnded } = first;
  const { kind, progress, minutes } = title;
  const hours = minutes === null ? null : voice.say.hours(minutes * left);
  return [
    voice.say.standing(voice.title(title), title),
    voice.say.finish(voice.title(title), { left, hours, progress, kind, isRunning: !isEnded }),
  ];
}

/** Titles of a list in the wanted order; without one they stay as they were touched. */
function inOrder(
  titles: readonly ListedTitle[],
  sort: Sort | undefined,
  { catalogue }: Desk,
): readonly ListedTitle[] {
  const yearOf = ({ kind, id }: ListedTitle): number =>
    catalogue.years[catalogue.find(kind, id) ?? -1] ?? 0;
  switch (sort) {
    case "longest":
      return titles.toSorted((a, b) => (b.total ?? Infinity) - (a.total ?? Infinity));
    case "shortest":
      return titles.toSorted((a, b) => (a.total ?? Infinity) - (b.total ?? Infinity));
    case "newest":
      return titles.toSorted((a, b) => yearOf(b) - yearOf(a));
    case "oldest":
      return titles.toSorted((a, b) => yearOf(a) - yearOf(b));
    case "popular":
    case undefined:
      return titles;
  }
}

const orders: readonly (Sort | undefined)[] = ["longest", "shortest", "newest", "oldest"];

/** Everything on the asker's lists in the order that a question asks for. */
async function ranked(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const kind = question.slots.kind ?? "anime";
  const { titles } = await readMyList(desk, kind);
  return [
    voice.say.countListed(kind, titles.length, ""),
    ...inOrder(titles, question.slots.sort, desk)
      .slice(0, shown)
      .map((title) => `• ${voice.title(title)}${whyThere(title, question, voice, desk)}`),
  ];
}

/** How many titles are on the asker's lists. */
export async function myCounts(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const { rest, slots } = question;
  const kind = slots.kind ?? "anime";
  const list = listNamed(rest) ?? (slots.since === undefined ? undefined : "completed");
  if (slots.since !== undefined && list === "completed") {
    const from = startOf(slots.since, desk);
    const done = (await shelfTitles(desk, kind, "COMPLETED")).filter(
      ({ entry }) => entry.changedAtMs >= from,
    );
    return [
      voice.say.completedSince(kind, done.length, slots.since),
      ...done.slice(0, shown).map(({ row }) => `• ${voice.row(row)}`),
    ];
  }
  const filter = filterText(slots, kind, voice, ["kind", "phase"]);
  if (filter !== "") {
    const passes = wantedRows(desk, { ...wantedOf(slots, { kind, limit: 20 }), status: undefined });
    const status = list === undefined ? undefined : statusOfList(list, kind);
    const found = (await shelfTitles(desk, kind, status)).filter(({ row }) => passes(row));
    return [
      voice.say.countListed(kind, found.length, filter),
      ...found.slice(0, shown).map(({ row }) => `• ${voice.row(row)}`),
    ];
  }
  const mine = await readMyList(desk, kind);
  // "How many chapters have I read?" is about more than what is completed.
  const asksUnits = /\b(?:episodes?|chapters?|folgen|kapitel)\b|何話|何章/.test(rest);
  if (list !== undefined && !asksUnits) {
    return [voice.say.countOne(list, kind, mine.counts[statusOfList(list, kind)] ?? 0)];
  }
  const lines = [countsText(mine, kind, voice)];
  if (slots.kind === undefined)
    lines.push(countsText(await readMyList(desk, "manga"), "manga", voice));
  return lines;
}

/** Everything on the asker's lists, of each at the most {@link shownOfEach}. */
export async function wholeShelf(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const kinds: readonly Kind[] =
    question.slots.kind === undefined ? ["anime", "manga"] : [question.slots.kind];
  const lines: string[] = [];
  for (const kind of kinds) {
    const mine = await readMyList(desk, kind);
    lines.push(countsText(mine, kind, voice));
    for (const list of ["watching", "planned", "completed"] as const) {
      const { titles } = await readMyList(desk, kind, statusOfList(list, kind));
      if (titles.length === 0) continue;
      const named = titles.slice(0, shownOfEach).map((title) => voice.title(title));
      const more = titles.length - named.length;
      lines.push(
        `• ${voice.say.listHead(list, kind, titles.length)} ${named.join(", ")}`,
        ...(more > 0 ? [voice.say.moreOf(more)] : []),
      );
    }
  }
  return lines;
}

const countsText = ({ counts, progress }: MyList, kind: Kind, voice: Voice): string =>
  voice.say.counts(kind, {
    all: counts.ALL ?? 0,
    active: counts[kindRules[kind].active] ?? 0,
    planned: counts.PLANNED ?? 0,
    completed: counts.COMPLETED ?? 0,
    progress,
  });

/** The list that a question names. */
export function listNamed(rest: string): ListName | undefined {
  if (
    /\bplan\w*|\bwatch ?list\b|\bbacklog\b|\bto (?:watch|read)\b|\bgeplant\w*|\bmerkliste\b|\bplanliste\b|予定|見たい|観たい|読みたい/.test(
      rest,
    )
  )
    return "planned";
  if (
    /\b(?:am|are|im) (?:i )?(?:currently )?(?:watching|reading)\b|\bcurrently\b|\bwatching\b|\breading\b|\bgerade\b|\bschaue?\b|視聴中|見ている|観ている|読んでいる|見てる|途中/.test(
      rest,
    )
  )
    return "watching";
  if (
    /\b(?:completed?|finish(?:ed)?|beendet\w*|watched|seen|read|done)\b|\babgeschlossen\w*|\bgesehen\b|\bgelesen\b|\bgeschaut\b|見終|観終|読み終|完了|見た|観た|読んだ|見ました|観ました|読みました/.test(
      rest,
    )
  )
    return "completed";
  return undefined;
}

/** What to go on with: a title the asker is in the middle of, else one they planned. */
export async function pickFromLists(
  question: Question,
  voice: Voice,
  desk: Desk,
): Promise<string[]> {
  if (orders.includes(question.slots.sort)) return ranked(question, voice, desk);
  const kind = question.slots.kind ?? "anime";
  const passes = wantedRows(desk, wantedOf(question.slots, { kind, limit: 20 }));
  const wantsPlanned = listNamed(question.rest) === "planned";
  for (const status of wantsPlanned
    ? (["PLANNED"] as const)
    : ([kindRules[kind].active, "PLANNED"] as const)) {
    const titles = (await shelfTitles(desk, kind, status)).filter(({ row }) => passes(row));
    // Of what is planned, the best-known first: it is the safest pick.
    const [pick] = status === "PLANNED" ? titles.toSorted((a, b) => a.row - b.row) : titles;
    if (pick === undefined) continue;
    const standing = { kind, total: pick.card.total, ...pick.entry };
    const why = voice.say.standing(voice.row(pick.row), standing);
    return [voice.say.pickNext(voice.row(pick.row), why)];
  }
  return [voice.say.emptyList(wantsPlanned ? "planned" : "watching", kind)];
}

/** The first moment of the asker's present week, month or year. */
function startOf(since: Since, { nowMs, timeZone }: Desk): number {
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone }).format(nowMs);
  const day = new Date(`${today}T00:00:00Z`);
  if (since === "week") day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  if (since !== "week") day.setUTCDate(1);
  if (since === "year") day.setUTCMonth(0);
  return day.getTime();
}
