import { kindRules, type Kind } from "../../../shared/kind.ts";
import type { CallResponse } from "../../calls/api.ts";
import { capitalised, statusWords } from "../../words/title-words.ts";

/** A change of a title as its diary tells it. */
export type DiaryEvent = CallResponse<"diary">["events"][number];

type Standing = NonNullable<DiaryEvent["standing"]>["to"];

const unitOf = (kind: Kind): string => capitalised(kindRules[kind].unit);

/** "Added to Planned", "Added at episode 3". */
function addedWords(kind: Kind, { status, progress }: NonNullable<Standing>): string {
  if (status === "COMPLETED") return "Added as completed";
  return progress === 0
    ? `Added to ${statusWords[status]}`
    : `Added at ${kindRules[kind].unit} ${progress}`;
}

/** "Picked up again at episode 300". */
const pickedUpWords = (kind: Kind, { progress }: NonNullable<Standing>): string =>
  progress === 0 ? "Picked up again" : `Picked up again at ${kindRules[kind].unit} ${progress}`;

/** "Episode 11 → 12, completed". */
function movedWords(kind: Kind, from: NonNullable<Standing>, to: NonNullable<Standing>): string {
  if (from.progress === to.progress) {
    return `${statusWords[from.status]} → ${statusWords[to.status]}`;
  }
  const step = `${unitOf(kind)} ${from.progress} → ${to.progress}`;
  if (from.status === to.status || to.status === kindRules[kind].active) return step;
  return `${step}, ${statusWords[to.status].toLowerCase()}`;
}

function standingWords({ kind, by, standing }: DiaryEvent): string[] {
  if (standing === null) return [];
  const { from, to } = standing;
  if (to !== null) {
    if (from !== null) return [movedWords(kind, from, to)];
    return [by === "pick_up" ? pickedUpWords(kind, to) : addedWords(kind, to)];
  }
  if (from === null || by === "undo") return ["Taken off the list"];
  return [from.progress === 0 ? "Dropped" : `Dropped at ${kindRules[kind].unit} ${from.progress}`];
}

function scoreWords({ score }: DiaryEvent): string[] {
  if (score === null) return [];
  const { from, to } = score;
  if (to === null) return ["Score cleared"];
  return [from === null ? `Score ${to}` : `Score ${from} → ${to}`];
}

const againWords: Readonly<Record<Kind, string>> = { anime: "Watching", manga: "Reading" };
const seenWords: Readonly<Record<Kind, string>> = { anime: "Watched", manga: "Read" };

const times = (count: number): string => (count === 1 ? "once" : `${count} times`);

/** "Watching again", "Again: episode 3 → 4", "Watched again, 2 times by now". */
function runWords({ kind, run, repeats }: DiaryEvent): string[] {
  const seen = repeats === null ? [] : [`${seenWords[kind]} again ${times(repeats.to)} by now`];
  if (run === null) return seen;
  const { from, to } = run;
  if (to === null)
    return repeats === null ? [`Stopped ${againWords[kind].toLowerCase()} again`] : seen;
  if (from === null) return [`${againWords[kind]} again`];
  return [`Again: ${kindRules[kind].unit} ${from} → ${to}`];
}

/** What an event says of its title. What came or went with the title itself goes without saying. */
export function eventWords(event: DiaryEvent): string {
  const { standing } = event;
  const isWhole = standing !== null && (standing.from === null || standing.to === null);
  const words = isWhole
    ? standingWords(event)
    : [...standingWords(event), ...scoreWords(event), ...runWords(event)];
  return words.join(" · ");
}

/** What changed a title, where that was not its owner's tap: after the time. */
export const byWords: Readonly<Partial<Record<DiaryEvent["by"], string>>> = {
  import: "by an import",
  undone_import: "by the undo of an import",
  undo: "undo",
  chat: "by the chat",
  app: "by another app",
};
