/** Where the operator's catalogue files lie in the data bucket. */
export const sourcesPrefix = "catalogue/sources/";

/** The key of an operator's catalogue file; another file of the same name takes its place. */
export const sourceKey = (fileName: string): string => sourcesPrefix + fileName;

/** The key of the newest release of the anime-offline-database that was fetched, in whatever form it came. */
export const releaseKey = sourceKey("anime-offline-database");

/** What the object of a release says beside its bytes: its SHA-256, its name, and the page of who published it. */
export interface ReleaseNote {
  readonly sha256: string;
  readonly version: string;
  readonly publisher?: string;
}

/** Whether two notes are of the same bytes by the same publisher: whoever follows another one credits that one. */
export const isSameRelease = (one: Partial<ReleaseNote>, other: ReleaseNote): boolean =>
  one.sha256 === other.sha256 && one.publisher === other.publisher;
