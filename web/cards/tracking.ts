/** How far the owner of a list is with a title, and how to move on. */
export interface Tracking {
  readonly progress: number;
  /** Episodes or chapters in all; null when not known. */
  readonly total: number | null;
  /** Episodes that are out while it airs; null where that is not known, or the total says it. */
  readonly aired: number | null;
  readonly isCompleted: boolean;
  /** Adds or takes away one episode or chapter. */
  readonly onStep: (by: 1 | -1) => void;
  /** Says how far the owner is, where nobody knows how far one can be. */
  readonly onCount: (progress: number) => void;
}
