import { kindRules, type Kind } from "../../../shared/kind.ts";
import type { TrackedTitle } from "../../tracking/standing.ts";
import type { Entry, Fields } from "./entry-edits.ts";
import { scoreWords } from "./scores.ts";

/** What differs between the two kinds when something is seen, or read, once more. */
const runWords = {
  anime: { start: "Watch again", going: "Watching again", seen: "Watched again", verb: "Watching" },
  manga: { start: "Read again", going: "Reading again", seen: "Read again", verb: "Reading" },
} as const satisfies Record<Kind, Record<string, string>>;

/** What the button says that begins a run. */
export const startWords = (kind: Kind): string => runWords[kind].start;

/** How far a run is: "Watching again: episode 3 of 12". */
export function runningWords({ kind, total }: Pick<TrackedTitle, "kind" | "total">, again: number) {
  const { going } = runWords[kind];
  const of = total === null ? "" : ` of ${total}`;
  return `${going}: ${kindRules[kind].unit} ${again}${of}`;
}

const times = ["never", "once", "twice"];

/** How often something was seen or read again: "Watched again once", "Read again 3 times". */
export const repeatWords = (kind: Kind, repeats: number): string =>
  `${runWords[kind].seen} ${times[repeats] ?? `${repeats} times`}`;

/** The label of the number of times. */
export const repeatsLabel = (kind: Kind): string =>
  kind === "anime" ? "Times watched again" : "Times read again";

function runDoneWords({ kind, name }: TrackedTitle, before: Entry, after: Fields): string {
  if (after.again === null) {
    const isCounted = (after.repeats ?? before.repeats) > before.repeats;
    if (isCounted) return `${repeatWords(kind, after.repeats ?? 0)}: ${name}`;
    return `Stopped ${runWords[kind].verb.toLowerCase()} again: ${name}`;
  }
  if (!after.again) return `${runWords[kind].verb} again: ${name}`;
  return `Again at ${kindRules[kind].unit} ${after.again}: ${name}`;
}

/** What is said of a change that was saved. */
export function savedEditWords(title: TrackedTitle, before: Entry, after: Fields): string {
  const { name } = title;
  if (after.again !== undefined) return runDoneWords(title, before, after);
  if (after.score === null) return `Score cleared: ${name}`;
  if (after.score !== undefined) return `Your score is ${scoreWords(after.score)}: ${name}`;
  if (after.on_hold !== undefined) {
    return after.on_hold ? `On hold: ${name}` : `No longer on hold: ${name}`;
  }
  if (after.private !== undefined) {
    return after.private ? `Private: ${name}` : `No longer private: ${name}`;
  }
  return `Saved: ${name}`;
}
