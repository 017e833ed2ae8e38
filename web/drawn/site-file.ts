/** A file of the site that code makes. `file` is its path below the root. */
export interface SiteFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}
