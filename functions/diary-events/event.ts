import * as limits from "../../shared/limits.ts";

/** By what an entry was changed. */
const letters = {
  tap: "t",
  import: "i",
  undo: "u",
  undone_import: "x",
  chat: "c",
  app: "a",
  pick_up: "p",
} as const;
export type By = keyof typeof letters;

const byOf = (letter: string): By | undefined =>
  (Object.keys(letters) as By[]).find((by) => letters[by] === letter);

/** A title on a list: planned, watched or read, completed; and how many episodes or chapters of it. */
export interface Standing {
  readonly status: "P" | "W" | "C";
  readonly progress: number;
}

/** All of an entry that a diary follows. */
export interface DiaryState {
  /** Null for a title that is not on the list. */
  readonly standing: Standing | null;
  /** In tenths; null for none. */
  readonly score: number | null;
  /** How far the run is that is under way; null when none is. */
  readonly run: number | null;
  /** How often it was seen or read again. */
  readonly repeats: number;
}

/** Of a title that is not on the list. */
export const notListed: DiaryState = { standing: null, score: null, run: null, repeats: 0 };

/** What was different before and after an event. */
export type Changes = {
  readonly [Aspect in keyof DiaryState]?: {
    readonly from: DiaryState[Aspect];
    readonly to: DiaryState[Aspect];
  };
};

/** A change of an entry, as its diary tells it. */
export interface DiaryEvent {
  /** When, in milliseconds since 1970; every write of an entry has a time of its own. */
  readonly atMs: number;
  readonly by: By;
  readonly changes: Changes;
}

const firstMs = Date.UTC(2020, 0, 1);
const timeCharacters = 8;

const packTime = (atMs: number): string =>
  Math.max(0, atMs - firstMs)
    .toString(36)
    .padStart(timeCharacters, "0");

/** When a packed event happened, in milliseconds since 1970. */
export const timeOf = (packed: string): number =>
  firstMs + Number.parseInt(packed.slice(0, timeCharacters), 36);

const packNumber = (value: number | null): string => (value === null ? "" : value.toString(36));
const unpackNumber = (text: string): number | null =>
  text === "" ? null : Number.parseInt(text, 36);

const packStanding = (standing: Standing | null): string =>
  standing === null ? "" : `${standing.status}${packNumber(standing.progress)}`;

const unpackStanding = (text: string): Standing | null =>
  text === ""
    ? null
    : { status: text.charAt(0) as Standing["status"], progress: unpackNumber(text.slice(1)) ?? 0 };

/** What differs between two states, each as a text: `W3>C12`, a score `S28>2s`, a run `R5>6`, its repetitions `N>1`. */
function differences(before: DiaryState, after: DiaryState): string[] {
  const pair = (letter: string, from: string, to: string): string[] =>
    from === to ? [] : [`${letter}${from}>${to}`];
  const both = (aspect: "score" | "run"): [string, string] => [
    packNumber(before[aspect]),
    packNumber(after[aspect]),
  ];
  return [
    ...pair("", packStanding(before.standing), packStanding(after.standing)),
    ...pair("S", ...both("score")),
    ...pair("R", ...both("run")),
    ...pair("N", packNumber(before.repeats || null), packNumber(after.repeats || null)),
  ];
}

/**
 * What a diary tells of an entry that was `before` and is `after`, as texts of the time (milliseconds since 2020, to the
 * base of 36 as all numbers), the letter of what changed it, and what differs. Hardly ever it takes more than one.
 */
export function packEvents(atMs: number, by: By, before: DiaryState, after: DiaryState): string[] {
  const head = `${packTime(atMs)}${letters[by]}`;
  const events: string[] = [];
  for (const difference of differences(before, after)) {
    const longer = `${events.at(-1) ?? head}${difference}`;
    if (events.length > 0 && longer.length <= limits.diaryEventBytes) {
      events[events.length - 1] = longer;
    } else {
      events.push(`${head}${difference}`);
    }
  }
  return events;
}

const form =
  /^[0-9a-z]{8}([a-z])(?:([PWC][0-9a-z]+)?>([PWC][0-9a-z]+)?)?(?:S([0-9a-z]*)>([0-9a-z]*))?(?:R([0-9a-z]*)>([0-9a-z]*))?(?:N([0-9a-z]*)>([0-9a-z]*))?$/;

/** The event of a packed text; undefined for one that a later release has written. */
export function unpackEvent(packed: string): DiaryEvent | undefined {
  const match = form.exec(packed);
  const by = match === null ? undefined : byOf(match[1] ?? "");
  if (match === null || by === undefined) return undefined;
  const parts = match.slice(2);
  const part = (at: number): string => parts[at] ?? "";
  const isTold = (at: number): boolean => parts[at] !== undefined || parts[at + 1] !== undefined;
  return {
    atMs: timeOf(packed),
    by,
    changes: {
      ...(isTold(0) && {
        standing: { from: unpackStanding(part(0)), to: unpackStanding(part(1)) },
      }),
      ...(isTold(2) && { score: { from: unpackNumber(part(2)), to: unpackNumber(part(3)) } }),
      ...(isTold(4) && { run: { from: unpackNumber(part(4)), to: unpackNumber(part(5)) } }),
      ...(isTold(6) && {
        repeats: { from: unpackNumber(part(6)) ?? 0, to: unpackNumber(part(7)) ?? 0 },
      }),
    },
  };
}
