import { kindRules, type Kind } from "../../../../shared/kind.ts";
import type { Desk } from "../../tools/desk.ts";
import { readMyList } from "../../tools/my-list.ts";
import { time_to_finish, type TimeToFinish } from "../../tools/time-to-finish.ts";
import type { Question } from "../question.ts";
import type { Voice } from "../voice.ts";
import { listNamed } from "./about-me.ts";

/** So many titles of a list are named. */
const shown = 8;
/** Of so many titles it is said one by one how long they take. */
const mostTimed = 12;

/** How long what is left of a title takes; without a title, of everything the asker is in the middle of. */
export async function timeLeft(question: Question, voice: Voice, desk: Desk): Promise<string[]> {
  const { catalogue } = desk;
  const { rows, slots } = question;
  const named = rows.map((row) => ({ kind: catalogue.kind(row), id: catalogue.id(row) }));
  const kind = slots.kind ?? "anime";
  const list = listNamed(question.rest) === "planned" ? "planned" : "watching";
  if (named.length === 0 && list === "planned") return plannedTime(question, kind, voice, desk);
  const started =
    named.length > 0 ? named : (await readMyList(desk, kind, kindRules[kind].active)).titles;
  if (started.length === 0) return [voice.say.emptyList("watching", kind)];
  const lines: string[] = [];
  const sum = { left: 0, minutes: 0 };
  for (const title of started.slice(0, mostTimed)) {
    const left = await time_to_finish.run(
      {
        kind: title.kind,
        id: title.id,
        ...paceOf(question),
        from: asksTotal(question) ? 0 : slots.reached,
      },
      desk,
    );
    if (left === null) continue;
    lines.push(...timeLines(left, voice, hasPace(question)));
    // Whoever asks at some pace wants to know of the whole, too, though they have seen it.
    if (left.left === 0 && hasPace(question) && named.length === 1) {
      const anew = await time_to_finish.run({ ...paceOf(question), ...title, from: 0 }, desk);
      if (anew !== null) lines.push(...timeLines(anew, voice, true));
    }
    sum.left += left.left ?? 0;
    sum.minutes += left.minutes_left ?? 0;
  }
  if (started.length > 1 && sum.left > 0) {
    const hours = sum.minutes === 0 ? null : voice.say.hours(sum.minutes);
    lines.push(voice.say.together(sum.left, hours, kind));
  }
  return lines;
}

const ofAll =
  /\b(?:everything|all of|entire|whole|from (?:the )?(?:start|beginning|scratch)|alles|ganz\w*|komplett|von anfang|insgesamt|in total)\b|全部|全話/;

/** "How many hours is Naruto?" asks for the whole of it, wherever the asker is. */
const asksTotal = ({ rest, slots, rows }: Question): boolean =>
  rows.length > 0 &&
  slots.reached === undefined &&
  /\bhours?\b|\brun ?time\b|\bduration\b|\bwatch ?time\b|laufzeit\b|dauer\b|\bhow long\b|\bstunden?\b|\bwie ?lange?\b|時間/.test(
    rest,
  ) &&
  (ofAll.test(rest) ||
    !/\b(?:i|im|id|ill|me|my|ich|mir|mich|left|remain\w*|rest|to go|still|until|finish\w*|noch|ubrig\w*|bis)\b|残り|あと|まで|終わ/.test(
      rest,
    ));

/** How long everything takes that the asker plans. */
async function plannedTime(
  { slots }: Question,
  kind: Kind,
  voice: Voice,
  desk: Desk,
): Promise<string[]> {
  const { titles } = await readMyList(desk, kind, "PLANNED");
  if (titles.length === 0) return [voice.say.emptyList("planned", kind)];
  const left = titles.map(({ total, progress }) => Math.max(0, (total ?? 0) - progress));
  const all = left.reduce((sum, count) => sum + count, 0);
  const minutes = titles.reduce(
    (sum, title, at) => sum + (title.minutes ?? 0) * (left[at] ?? 0),
    0,
  );
  const open = titles.filter(({ total }) => total === null);
  const perDay = slots.minutesPerDay ?? 0;
  const days =
    slots.perDay !== undefined
      ? all / slots.perDay
      : perDay > 0 && minutes > 0
        ? minutes / perDay
        : undefined;
  return [
    voice.say.listHead("planned", kind, titles.length),
    ...titles.slice(0, shown).map((title) => {
      const length = title.total === null ? "" : ` (${voice.say.exactly(title.total, kind)})`;
      return `• ${voice.title(title)}${length}`;
    }),
    ...(titles.length > shown ? [voice.say.moreOf(titles.length - shown)] : []),
    voice.say.together(all, minutes === 0 ? null : voice.say.hours(minutes), kind),
    ...(days === undefined ? [] : [voice.say.atPace(Math.ceil(days))]),
    ...open
      .slice(0, 3)
      .map((title) => voice.say.finishUnknown(voice.title(title), title.progress, kind)),
  ];
}

/** The pace that is asked for, as the tool takes it. */
const paceOf = ({ slots }: Question) => ({
  per_day: slots.perDay ?? (slots.minutesPerDay === undefined ? 2 : undefined),
  minutes_per_day: slots.minutesPerDay,
});

const hasPace = ({ slots }: Question): boolean =>
  slots.perDay !== undefined || slots.minutesPerDay !== undefined;

function timeLines(left: TimeToFinish, voice: Voice, withPace: boolean): string[] {
  const title = voice.title(left);
  if (left.left === null) return [voice.say.finishUnknown(title, left.progress, left.kind)];
  if (left.left === 0)
    return [left.is_still_running ? voice.say.caughtUp(title) : voice.say.finished(title)];
  const rest = {
    left: left.left,
    hours: left.minutes_left === null ? null : voice.say.hours(left.minutes_left),
    progress: left.progress,
    kind: left.kind,
  };
  return [
    left.is_open
      ? voice.say.finishSoFar(title, rest)
      : voice.say.finish(title, { ...rest, isRunning: left.is_still_running }),
    ...(withPace && left.days !== null ? [voice.say.atPace(left.days)] : []),
  ];
}
