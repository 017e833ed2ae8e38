import type { ListedStatus } from "../../shared/list-file/list-status.ts";

/** How a file listed a title, as far as our own status does not say it. */
export type ListedAs = Exclude<ListedStatus, "dropped">;

/** What its owner may have changed here, which a later import leaves as it is. */
const ownFields = ["score", "start", "finish", "repeats", "hold"] as const;
export type OwnField = (typeof ownFields)[number];

/** What sets itself as an entry goes on. */
const datedFields = ["start", "finish"] as const;
export type DatedField = (typeof datedFields)[number];

/** What an entry holds beside status and progress: what its owner says of it, and what an import brought. */
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
  /** How far the run is that is under way of what is completed; null when none is, or a file alone tells of it. */
  readonly again: number | null;
  readonly own: readonly OwnField[];
  /** Dates that set themselves, and are to be seen only while they are true. */
  readonly dated: readonly DatedField[];
  /** Whether nobody but its owner sees it. */
  readonly isPrivate: boolean;
}

export const noExtras: Extras = {
  score: null,
  start: null,
  finish: null,
  repeats: 0,
  volumes: 0,
  listedAs: null,
  mark: "",
  again: null,
  own: [],
  dated: [],
  isPrivate: false,
};

/** What stays true of a title that its owner adds anew: what they said of it, not how far they once were. */
export const saidBefore = ({ score, repeats, isPrivate, own }: Extras): Extras => ({
  ...noExtras,
  score,
  repeats,
  isPrivate,
  own: own.filter((field) => field === "score" || field === "repeats"),
});

const letters: Readonly<Record<ListedAs, string>> = {
  active: "w",
  completed: "c",
  on_hold: "h",
  planned: "p",
  repeating: "r",
};

const listedAsOf = (letter: string | undefined): ListedAs | null =>
  (Object.keys(letters) as ListedAs[]).find((status) => letters[status] === letter) ?? null;

const ownLetters: Readonly<Record<OwnField, string>> = {
  score: "s",
  start: "b",
  finish: "f",
  repeats: "r",
  hold: "h",
};

const datedLetters: Readonly<Record<DatedField, string>> = { start: "B", finish: "F" };

const orEmpty = (value: string | number | null): string =>
  value === null || value === 0 ? "" : String(value);

/**
 * Extras as one short text, since a shelf is read whole and most of its readers want none of them:
 * score|start|finish|repeats|volumes|listed as|mark|again|own and dated|private, cut after the last that is there.
 * Undefined when none is.
 */
export function packExtras(extras: Extras): string | undefined {
  const { score, start, finish, repeats, volumes, listedAs, mark, again, own, dated } = extras;
  const letter = listedAs && letters[listedAs];
  // In the order of the fields, so that what says the same is the same.
  const whose =
    ownFields.map((field) => (own.includes(field) ? ownLetters[field] : "")).join("") +
    datedFields.map((field) => (dated.includes(field) ? datedLetters[field] : "")).join("");
  const fields = [
    ...[score, start, finish, repeats, volumes, letter, mark].map(orEmpty),
    again ?? "",
    whose,
    extras.isPrivate ? "1" : "",
  ];
  const packed = fields.join("|").replace(/\|+$/, "");
  return packed === "" ? undefined : packed;
}

const placeOfPrivate = 9;

/** Whether nobody but its owner is to see an entry with these extras; the rest of them is not read. */
export const isPrivate = (packed: string | undefined): boolean =>
  packed?.split("|")[placeOfPrivate] === "1";

/** The extras of an entry from their packed text. */
export function unpackExtras(packed: string | undefined): Extras {
  const fields = (packed ?? "").split("|");
  const [score, start, finish, repeats, volumes, letter, mark, again, whose = ""] = fields;
  return {
    score: score ? Number(score) : null,
    start: start || null,
    finish: finish || null,
    repeats: Number(repeats ?? 0),
    volumes: Number(volumes ?? 0),
    listedAs: listedAsOf(letter),
    mark: mark ?? "",
    again: again ? Number(again) : null,
    own: ownFields.filter((field) => whose.includes(ownLetters[field])),
    dated: datedFields.filter((field) => whose.includes(datedLetters[field])),
    isPrivate: fields[placeOfPrivate] === "1",
  };
}
