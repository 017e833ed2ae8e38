import { localDayOf, type Day } from "../../../shared/entries/day.ts";
import type { CallResponse } from "../../calls/api.ts";
import type { DiaryEvent } from "./event-words.ts";

type Import = CallResponse<"diary">["imports"][number];

/** Names the month in the address with which the diary begins, in place of the latest. */
export const monthParameter = "month";

/** What imports of a kind did on a day, together. */
export interface ImportedOn {
  readonly kind: Import["kind"];
  readonly undone: boolean;
  readonly titles: number;
}

/** What is told of one day, where the viewer's device is. */
export interface DiaryDay {
  readonly day: Day;
  /** Newest first. */
  readonly events: readonly DiaryEvent[];
  readonly imports: readonly ImportedOn[];
}

function together(imports: readonly Import[]): ImportedOn[] {
  const groups = Map.groupBy(imports, ({ kind, undone }) => `${kind} ${undone}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { kind, undone } = first;
    return { kind, undone, titles: group.reduce((sum, { titles }) => sum + titles, 0) };
  });
}

/** Events that were not undone, and imports, by day, the newest first. */
export function diaryDays(
  events: readonly DiaryEvent[],
  imports: readonly Import[],
): readonly DiaryDay[] {
  const left = events.filter(({ undone }) => !undone);
  const eventsOf = Map.groupBy(left, ({ at }) => localDayOf(at));
  const importsOf = Map.groupBy(imports, ({ at }) => localDayOf(at));
  const days = [...new Set([...eventsOf.keys(), ...importsOf.keys()])].sort().reverse();
  return days.map((day) => ({
    day,
    events: eventsOf.get(day) ?? [],
    imports: together(importsOf.get(day) ?? []),
  }));
}
