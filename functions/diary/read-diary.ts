import type { AnswerOf, RequestOf } from "../../shared/endpoint.ts";
import type { diary } from "../../shared/api/diary.ts";
import * as limits from "../../shared/limits.ts";
import { titleFields } from "../catalogue/named-title.ts";
import { currentCatalogue } from "../catalogue/current.ts";
import type { DiaryEvent } from "../diary-events/event.ts";
import { getDiarySetting, type DiarySetting } from "../table/diary/setting.ts";
import { getEntry } from "../table/entries.ts";
import { eventToUndo } from "./can-undo.ts";
import { readMonth } from "./month.ts";
import { namesOf, type NamedTitle } from "./names.ts";
import { stateOf } from "./state.ts";
import { timelineOf, type Timeline } from "./timelines.ts";
import { toldEvent } from "./told.ts";
import { withoutUndone } from "./undone.ts";

type Answer = AnswerOf<typeof diary>;

const nothing = { month: null, events: [], imports: [], titles: [], more: null, earlier: null };

/** An event with the title that it is of. */
interface Told {
  readonly timeline: Timeline;
  readonly event: DiaryEvent;
}

const isByImport = ({ event: { by } }: Told): boolean => by === "import" || by === "undone_import";

/** What imports did is told in one for each quarter of an hour, which days of all time zones begin with. */
const quarterMs = 15 * 60_000;

function importsOf(told: readonly Told[]): Answer["imports"] {
  const groups = Map.groupBy(told, ({ event: { atMs, by }, timeline: { kind } }) =>
    [kind, by, Math.floor(atMs / quarterMs)].join(" "),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    return {
      kind: first.timeline.kind,
      undone: first.event.by === "undone_import",
      at: Math.max(...group.map(({ event }) => event.atMs)),
      titles: new Set(group.map(({ timeline }) => timeline.id)).size,
    };
  });
}

const latestFirst = (a: Told, b: Told): number => b.event.atMs - a.event.atMs;

/** The latest of some events, newest first, and the time before which the next ones are; null where there are none. */
function newestOf(told: readonly Told[]): { shown: readonly Told[]; more: number | null } {
  const sorted = told.toSorted(latestFirst);
  const last = sorted[limits.diaryEventsShown - 1]?.event.atMs ?? -Infinity;
  // What happened in one millisecond stays together.
  const shown = sorted.filter(({ event }) => event.atMs >= last);
  return { shown, more: shown.length === sorted.length ? null : last };
}

const titleOf = ({ kind, id, card }: NamedTitle): Answer["titles"][number] => ({
  kind,
  id,
  ...titleFields(card),
  image_url: card.image,
  total: card.total,
});

/** Events of a diary as they are answered, with all that is said of their titles. */
async function answered(uid: string, told: readonly Told[]) {
  const catalogue = await currentCatalogue();
  const nowMs = Date.now();
  const timelines = [...new Set(told.map(({ timeline }) => timeline))];
  const names = await namesOf(uid, catalogue, timelines);
  const totals = new Map(names.map(({ kind, id, card }) => [`${kind} ${id}`, card.total]));
  const left = new Set<DiaryEvent>();
  const undoable = new Set<DiaryEvent | undefined>();
  for (const timeline of timelines) {
    const { kind, id, events } = timeline;
    const leftOfIt = withoutUndone(events);
    for (const event of leftOfIt) left.add(event);
    const total = totals.get(`${kind} ${id}`) ?? null;
    undoable.add(eventToUndo(timeline, leftOfIt, total, nowMs));
  }
  return {
    events: told.map(({ timeline: { kind, id }, event }) => ({
      ...toldEvent(kind, id, event),
      undone: !left.has(event),
      can_undo: undoable.has(event),
    })),
    titles: names.map(titleOf),
  };
}

async function ofTitle(
  uid: string,
  setting: DiarySetting,
  { kind, id }: Required<Pick<RequestOf<typeof diary>, "kind" | "id">>,
): Promise<Omit<Answer, "state">> {
  const entry = await getEntry(uid, kind, id);
  const timeline = await timelineOf(uid, setting, kind, id, entry && { id, ...entry });
  const told = timeline.events.map((event) => ({ timeline, event }));
  return { ...nothing, ...(await answered(uid, told.toSorted(latestFirst))) };
}

async function ofMonth(
  uid: string,
  setting: DiarySetting,
  { before = Infinity, ...asked }: RequestOf<typeof diary>,
): Promise<Omit<Answer, "state">> {
  const { bounds, timelines, earlier } = await readMonth(uid, setting, asked);
  if (bounds === undefined) return nothing;
  const { month, fromMs, toMs } = bounds;
  const told = timelines.flatMap((timeline) =>
    timeline.events
      .filter(({ atMs }) => atMs >= fromMs && atMs < Math.min(toMs, before))
      .map((event) => ({ timeline, event })),
  );
  const { shown, more } = newestOf(told.filter((each) => !isByImport(each)));
  return {
    month,
    ...(await answered(uid, shown)),
    // All of them with the first page of a month.
    imports: before === Infinity ? importsOf(told.filter(isByImport)) : [],
    more,
    earlier: earlier ?? null,
  };
}

/** Answers what is asked of somebody's own diary: a month of it, all of a title, or whether it is kept. */
export async function readDiary(uid: string, asked: RequestOf<typeof diary>): Promise<Answer> {
  const setting = await getDiarySetting(uid, { isConsistent: true });
  const state = stateOf(setting);
  if (asked.state_only === true || !setting.isKept) return { state, ...nothing };
  const { kind, id } = asked;
  const isOfTitle = kind !== undefined && id !== undefined;
  const told = isOfTitle
    ? await ofTitle(uid, setting, { kind, id })
    : await ofMonth(uid, setting, asked);
  return { state, ...told };
}
