/** Where the credits of the catalogue lie, beside the covers. */
export const creditsPath = "/data/credits.json";

/** Where the anime of the catalogue lie as a file, while the licence of a source asks for it. */
export const mergedDatabasePath = "/data/catalogue.jsonl.gz";

/** What one source gave to the catalogue. */
export interface SourceCredit {
  /** Its name, as titles call it. */
  readonly name: string;
  /** Titles of which it knows something. */
  readonly titles: number;
  /** The day as of which it speaks, `YYYY-MM-DD`; null when it does not say. */
  readonly asOf: string | null;
}

/** The credits of the catalogue, as the catalogue job writes them. */
export interface Credits {
  /** The day on which the catalogue was made, `YYYY-MM-DD`. */
  readonly made: string;
  /** The day on which the newest anime began; null when nobody knows. */
  readonly newest: string | null;
  readonly sources: readonly SourceCredit[];
  /** Size of the file of all anime in bytes; null when there is none. */
  readonly mergedBytes: number | null;
}
