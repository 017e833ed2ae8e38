import type { KeptReason } from "../../../shared/imports.ts";
import { kindRules, type Kind } from "../../../shared/kind.ts";
import { standingOf } from "../../../shared/list-file/list-row.ts";
import type { Entry } from "../../table/entry-item.ts";
import type { FileRow } from "../../table/imports/file-row.ts";
import {
  noExtras,
  packExtras,
  unpackExtras,
  type Extras,
  type ListedAs,
  type OwnField,
} from "../../tracking/extras.ts";
import type { EntryState } from "../../tracking/next-entry.ts";

/** An entry and its extras, as a row asks for them. */
export interface Placed {
  readonly id: number;
  readonly state: EntryState;
  /** The progress that the file names, no more than the total. */
  readonly written: number;
  readonly extras: Extras;
}

/** What a row asks for: an entry, or to be kept aside. */
export type Placement = Placed | { readonly kept: KeptReason };

function stateOf(
  kind: Kind,
  listedAs: ListedAs,
  progress: number,
  total: number | null,
): EntryState {
  const { active } = kindRules[kind];
  switch (listedAs) {
    case "active":
      return { status: active, progress };
    case "completed":
    case "repeating":
      return { status: "COMPLETED", progress: total ?? progress };
    case "on_hold":
    case "planned":
      return { status: progress > 0 ? active : "PLANNED", progress };
  }
}

/**
 * Where a row belongs on the lists of its kind, given the title's total (null: unknown); the rules are those of
 * the import in the specification's decisions.
 */
export function placementOf(kind: Kind, row: FileRow, total: number | null): Placement {
  const standing = standingOf(kind, row);
  if ("kept" in standing) return standing;
  const { id, listedAs } = standing;
  const progress = total === null ? row.progress : Math.min(row.progress, total);
  const { score, start, finish, repeats, volumes } = row;
  return {
    id,
    state: stateOf(kind, listedAs, progress, total),
    written: progress,
    extras: { ...noExtras, score, start, finish, repeats, volumes, listedAs },
  };
}

const order = (status: EntryState["status"]): number =>
  status === "PLANNED" ? 0 : status === "COMPLETED" ? 2 : 1;

/** What two states of one title make together: completed stays completed, the greater progress wins. */
function greater(current: EntryState, asked: EntryState): EntryState {
  const progress = Math.max(current.progress, asked.progress);
  if (current.status === "COMPLETED" || asked.status === "COMPLETED") {
    return { status: "COMPLETED", progress };
  }
  if (current.progress !== asked.progress) {
    return current.progress > asked.progress ? current : asked;
  }
  return order(asked.status) > order(current.status) ? asked : current;
}

/** What a file says of a title, with what is known of it: what the file does not say stays, and so does what its owner said. */
export function filled(told: Extras, known: Extras): Extras {
  const isOwn = (field: OwnField): boolean => known.own.includes(field);
  const dates = {
    start: isOwn("start") ? known.start : (told.start ?? known.start),
    finish: isOwn("finish") ? known.finish : (told.finish ?? known.finish),
  };
  return {
    ...known,
    ...dates,
    score: isOwn("score") ? known.score : (told.score ?? known.score),
    repeats: isOwn("repeats") ? known.repeats : told.repeats || known.repeats,
    volumes: told.volumes || known.volumes,
    dated: known.dated.filter((field) => dates[field] === known[field]),
    mark: "",
  };
}

/** How the file's row and the owner list a title. A mark that its owner set, and a run, stay until it goes on. */
function listing(
  known: Extras,
  told: ListedAs | null,
  { isRaised, isCompleted }: { readonly isRaised: boolean; readonly isCompleted: boolean },
): Pick<Extras, "listedAs" | "again" | "own"> {
  const again = isCompleted ? known.again : null;
  if (again !== null) return { listedAs: "repeating", again, own: known.own };
  const isHeld = known.own.includes("hold") && known.listedAs === "on_hold" && !isRaised;
  if (isHeld) return { listedAs: "on_hold", again, own: known.own };
  return { listedAs: told, again, own: known.own.filter((field) => field !== "hold") };
}

/** Raised: further in the title. Updated: as far, and other facts beside it. */
export type Outcome = "added" | "raised" | "updated" | "unchanged";

/** What a placement makes of an entry. */
export interface Merged {
  readonly outcome: Outcome;
  readonly state: EntryState;
  /** Packed, without a mark. */
  readonly extras: string | undefined;
}

/**
 * Merges a placement into the entry as it is (undefined: none). Never lowers and never un-completes; of the extras what
 * the file says counts, but for what its owner has said here, and what it does not say stays. Merging the same again changes nothing.
 */
export function merge(
  current: Pick<Entry, "status" | "progress" | "extras"> | undefined,
  placement: Pick<Placed, "state" | "written" | "extras">,
): Merged {
  if (current === undefined) {
    return { outcome: "added", state: placement.state, extras: packExtras(placement.extras) };
  }
  const { status, progress } = current;
  // What is completed here may have become longer since: that more of it was watched only the file itself can say.
  const asked =
    status === "COMPLETED" ? { ...placement.state, progress: placement.written } : placement.state;
  const isPlanned = placement.extras.listedAs === "planned" && asked.progress <= progress;
  const state = isPlanned ? { status, progress } : greater({ status, progress }, asked);
  const isRaised = state.status !== status || state.progress !== progress;
  const isAsAsked = state.status === asked.status && state.progress === asked.progress;
  const known = unpackExtras(current.extras);
  // What the file calls it is true of an entry that the file raises, and of one that nobody has changed since a file did.
  const isTold = isAsAsked && (isRaised || known.listedAs !== null);
  const stays = isRaised ? null : known.listedAs;
  const listedAs = isTold ? placement.extras.listedAs : stays;
  const isCompleted = state.status === "COMPLETED";
  const extras = packExtras({
    ...filled(placement.extras, known),
    ...listing(known, listedAs, { isRaised, isCompleted }),
  });
  if (isRaised) return { outcome: "raised", state, extras };
  const isUpdated = extras !== packExtras({ ...known, mark: "" });
  return { outcome: isUpdated ? "updated" : "unchanged", state, extras };
}
