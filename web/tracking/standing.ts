import { checkProgress, statusFor, type ProgressCheck } from "../../shared/entries/entry.ts";
import { kindRules, type Kind, type Status } from "../../shared/kind.ts";

/** A title as far as tracking it needs to know. */
export interface TrackedTitle {
  readonly kind: Kind;
  readonly id: number;
  /** The name that messages call it by. */
  readonly name: string;
  /** Episodes or chapters in all; null when not known. */
  readonly total: number | null;
  /** Episodes that are out while it airs; null where that is not known, or the total says it. */
  readonly aired: number | null;
}

/** Which title it is. */
export type TitleKey = Pick<TrackedTitle, "kind" | "id">;

/** Where a title stands on a user's list. */
export interface Standing {
  readonly status: Status;
  /** Episodes watched or chapters read. */
  readonly progress: number;
}

/** Where a title is going while changes of it wait or travel. */
export interface Course extends TitleKey {
  /** Where the changes so far lead, and the next step starts. */
  readonly target: Standing;
  /** Where the title stands on the server, as far as we were told. */
  readonly stored: Standing | undefined;
}

/** What a save posts: with a known total the server takes the status from the progress alone. */
export interface EntryChange {
  readonly progress: number;
  readonly status?: Status;
}

/** Whether a title was finished on the way from one standing to another. */
export const isFinish = (before: Standing | undefined, now: Standing | undefined): boolean =>
  now?.status === "COMPLETED" && before?.status !== "COMPLETED";

/** Names a title's entry, unique over both kinds. */
export const entryKey = ({ kind, id }: TitleKey): string => `${kind}:${id}`;

/** One step on from `progress`: what to show next, or the counter's sentence at the total. Never falls below 0. */
export function stepProgress(
  { kind, total }: TrackedTitle,
  progress: number,
  by: 1 | -1,
): ProgressCheck {
  return checkProgress(kind, Math.max(0, progress + by), total);
}

/** The change that saves a counter. A title of unknown length that was completed stays so. */
export function counterChange(
  title: TrackedTitle,
  before: Standing | undefined,
  progress: number,
): EntryChange {
  const staysCompleted = title.total === null && before?.status === "COMPLETED" && progress > 0;
  return staysCompleted ? { progress, status: "COMPLETED" } : { progress };
}

/** The change that brings an entry back to where it was from where it is now. */
export function changeBackTo(title: TrackedTitle, before: Standing, now: Standing): EntryChange {
  if (title.total !== null) return { progress: before.progress };
  // For a manga of unknown length, 0 beside a status means "keep the count", which is right only at 0.
  const keepsCount = title.kind === "manga" && before.progress === 0;
  return keepsCount && now.progress > 0 ? { progress: 0 } : before;
}

/** Where a title will stand once the server took a change, by the server's own rules. */
export function standingAfter(
  { kind, total }: TrackedTitle,
  { progress, status }: EntryChange,
  before: Standing | undefined,
): Standing {
  if (total !== null) return { progress, status: statusFor(kind, progress, total) };
  if (status === undefined) {
    return { progress, status: progress === 0 ? "PLANNED" : kindRules[kind].active };
  }
  const keepsCount = kind === "manga" && progress === 0;
  return { progress: keepsCount ? (before?.progress ?? 0) : progress, status };
}
