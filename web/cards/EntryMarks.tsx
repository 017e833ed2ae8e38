import { LockIcon } from "../ui/display/lock-icon.tsx";

/** What is said of a title on somebody's list beside how far they are. */
export interface SaidOfEntry {
  readonly score: number | null;
  /** How far the run is that is under way; null when none is. */
  readonly again: number | null;
  readonly isOnHold: boolean;
  readonly isPrivate: boolean;
}

/** What is said of a title, in a few words on one line; nothing where nothing is. */
export function EntryMarks({
  said: { score, again, isOnHold, isPrivate },
  total,
}: {
  readonly said: SaidOfEntry;
  readonly total: number | null;
}) {
  if (score === null && again === null && !isOnHold && !isPrivate) return null;
  return (
    <span className="entry-marks">
      {score !== null && (
        <span>
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">Score</span> {score}
        </span>
      )}
      {isOnHold && <span>On hold</span>}
      {again !== null && (
        <span>
          Again {again}/{total ?? "?"}
        </span>
      )}
      {isPrivate && (
        <span>
          <LockIcon /> Private
        </span>
      )}
    </span>
  );
}
