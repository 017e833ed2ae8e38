/** What the rules of entries ask of a title. */
export interface TitleLength {
  /** Episodes or chapters; null when not known. */
  readonly total: number | null;
  /** Episodes that are out while it airs; null where that is not known, or the total says it. */
  readonly aired: number | null;
}
