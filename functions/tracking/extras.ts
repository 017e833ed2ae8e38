import type { ListedStatus } from "../../shared/list-file/list-status.ts";

/** How a file listed a title, as far as our own status does not say it. */
export type ListedAs = Exclude<ListedStatus, "dropped">;

/** What an import brings for an entry beside status and progress. We show none of it; the export gives it back. */
export interface Extras {
  /** 0.1 to 10; null when not scored. */
  readonly score: number | null;
  /** `YYYY-MM-DD`, with 00 for what is not known; null when there is none. */
  readonly start: string | null;
  readonly finish: string | null;
  /** How often it was watched or read again. */
  readonly repeats: number;
  /** Volumes read of a manga. */
  readonly volumes: number;
  /** The file's own status, until the user changes the entry. */
  readonly listedAs: ListedAs | null;
  /** The import that wrote the entry last, by its mark: it recognises its own work when it is started again. */
  readonly mark: string;
}

export const noExtras: Extras = {
  score: null,
  start: null,
  finish: null,
  repeats: 0,
  volumes: 0,
  listedAs: null,
  mark: "",
};

const letters: Readonly<Record<ListedAs, string>> = {
  active: "w",
  completed: "c",
  on_hold: "h",
  planned: "p",
  repeating: "r",
};

const listedAsOf = (letter: string | undefined): ListedAs | null =>
  (Object.keys(letters) as ListedAs[]).find((status) => letters[status] === letter) ?? null;

const orEmpty = (value: string | number | null): string =>
  value === null || value === 0 ? "" : String(value);

/**
 * Extras as one short text, since a shelf is read whole and most of its readers want none of them:
 * score|start|finish|repeats|volumes|listed as|mark, cut after the last that is there. Undefined when none is.
 */
export function packExtras(extras: Extras): string | undefined {
  const { score, start, finish, repeats, volumes, listedAs, mark } = extras;
  const fields = [score, start, finish, repeats, volumes, listedAs && letters[listedAs], mark];
  const packed = fields.map(orEmpty).join("|").replace(/\|+$/, "");
  return packed === "" ? undefined : packed;
}

/** The extras of an entry from their packed text. */
export function unpackExtras(packed: string | undefined): Extras {
  const [score, start, finish, repeats, volumes, letter, mark] = (packed ?? "").split("|");
  return {
    score: score ? Number(score) : null,
    start: start || null,
    finish: finish || null,
    repeats: Number(repeats ?? 0),
    volumes: Number(volumes ?? 0),
    listedAs: listedAsOf(letter),
    mark: mark ?? "",
  };
}

/** What a change by the user leaves of the extras: all but the file's own status, which is no longer true. */
export const afterChange = (packed: string | undefined): string | undefined =>
  packed === undefined ? undefined : packExtras({ ...unpackExtras(packed), listedAs: null });
