import { notListed, packEvents, type DiaryState } from "../../functions/diary-events/event.ts";
import type { Entry } from "../../functions/table/entry-item.ts";
import { noExtras, packExtras } from "../../functions/tracking/extras.ts";
import { diaryStateOf } from "../../functions/tracking/told.ts";
import { dayOf } from "../../shared/entries/day.ts";
import { randomFrom } from "./lists.ts";

/** So many steps at most led somebody to where they are: all of them ride on the entry. */
const mostSteps = 7;
/** Over so many days, which events that ride together may span. */
const mostDays = 80;
const hourMs = 3_600_000;

/** How far somebody was after each step, the last of which is where they are. */
function stepsTo(progress: number, random: () => number): number[] {
  const count = Math.min(mostSteps, progress);
  const between = Array.from(
    { length: count - 1 },
    () => 1 + Math.floor(random() * (progress - 1)),
  );
  return [...new Set([...between, progress])].sort((a, b) => a - b);
}

/** What led to an entry of the demo: step by step, with its dates, and a score for most of what was finished. */
export function historyOf(
  entry: Entry,
  seed: string,
): { readonly lived: Entry; readonly told: readonly string[] } {
  const random = randomFrom(seed);
  const { progress, status, changedAtMs } = entry;
  if (progress === 0) {
    return { lived: entry, told: packEvents(changedAtMs, "tap", notListed, diaryStateOf(entry)) };
  }
  const steps = stepsTo(progress, random);
  const spanMs = Math.min(mostDays * 24, progress * 20) * hourMs * (0.3 + 0.7 * random());
  // Evenings, more or less: steps are hours apart.
  const timeOf = (at: number): number =>
    changedAtMs - Math.round((spanMs * (steps.length - 1 - at)) / steps.length);
  const isFinished = status === "COMPLETED";
  const score = isFinished && random() < 0.8 ? 5 + Math.ceil(random() * 10) / 2 : null;
  const extras = packExtras({
    ...noExtras,
    score,
    start: dayOf(timeOf(0)),
    finish: isFinished ? dayOf(changedAtMs) : null,
  });
  const lived = { ...entry, extras };
  let before: DiaryState = notListed;
  const told = steps.flatMap((step, at) => {
    const isLast = at === steps.length - 1;
    const after: DiaryState = isLast
      ? diaryStateOf(lived)
      : { ...notListed, standing: { status: "W", progress: step } };
    const events = packEvents(timeOf(at), "tap", before, after);
    before = after;
    return events;
  });
  return { lived, told };
}
