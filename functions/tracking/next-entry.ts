import { checkProgress, statusFor } from "../../shared/entries/entry.ts";
import { ApiError, unknownStatus } from "../../shared/errors.ts";
import { statusOf, type Kind, type Status } from "../../shared/kind.ts";
import type { Entry } from "../table/entry-item.ts";
import type { TitleLength } from "./title-length.ts";

/** What a client asks for: a counter, and a status that counts only while the title's total is unknown. */
export interface EntryChange {
  readonly progress: unknown;
  readonly status?: string | null | undefined;
  /** Whether an entry that is further already stays as it is. */
  readonly raiseOnly?: boolean;
}

/** The part of an entry that the rules decide. */
export type EntryState = Pick<Entry, "status" | "progress">;

function requireProgress(kind: Kind, value: unknown, total: number | null): number {
  const check = checkProgress(kind, value, total);
  if (!check.ok) throw new ApiError("bad_request", check.message);
  return check.progress;
}

function pickedStatus(kind: Kind, word: string): Status {
  const status = statusOf(kind, word);
  if (status === undefined) throw new ApiError("bad_request", unknownStatus(word));
  return status;
}

/** What the change itself says, whatever is stored, but for a manga's 0. */
function askedEntry(
  kind: Kind,
  total: number | null,
  current: EntryState | undefined,
  change: EntryChange,
): EntryState {
  const progress = requireProgress(kind, change.progress, total);
  if (total !== null || !change.status) {
    return { status: statusFor(kind, progress, total), progress };
  }
  const status = pickedStatus(kind, change.status);
  const keepsCount = kind === "manga" && progress === 0;
  return { status, progress: keepsCount ? (current?.progress ?? 0) : progress };
}

/** The further of two: a step neither takes back what another device has counted, nor un-completes what it completed. */
function furtherEntry(total: number | null, current: EntryState, asked: EntryState): EntryState {
  if (current.progress > asked.progress) return current;
  const staysCompleted = total === null && current.status === "COMPLETED";
  return staysCompleted ? { ...asked, status: current.status } : asked;
}

/**
 * What an entry becomes by a change. With a known total the progress alone decides; with an unknown one
 * a posted status is kept, and a manga's 0 beside a status means "leave the count as it is".
 * A change that only raises leaves an entry that is further as it is.
 * Throws ApiError 400 with the counter's own sentence for a value that cannot be.
 */
export function nextEntry(
  kind: Kind,
  total: number | null,
  current: EntryState | undefined,
  change: EntryChange,
): EntryState {
  const asked = askedEntry(kind, total, current, change);
  const mayKeep = change.raiseOnly === true && current !== undefined;
  return mayKeep ? furtherEntry(total, current, asked) : asked;
}

/**
 * What quick add makes of an entry: completed, with all of the title when its length is known. Of an anime that goes on
 * without an end in sight nobody has seen more than is out: that makes it watched so far.
 */
export function completedEntry(
  { total, aired }: TitleLength,
  current: EntryState | undefined,
): EntryState {
  if (total !== null) return { status: "COMPLETED", progress: total };
  const progress = current?.progress ?? 0;
  if (aired === null) return { status: "COMPLETED", progress };
  const asked = Math.max(progress, aired);
  if (current?.status === "COMPLETED") return { status: "COMPLETED", progress: asked };
  // Of what nobody has seen yet nothing is completed, and nothing taken back.
  if (asked === 0 && current !== undefined) return { status: current.status, progress };
  return { status: statusFor("anime", asked, total), progress: asked };
}
