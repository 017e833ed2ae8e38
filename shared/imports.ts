import { grouped } from "./words/grouped.ts";

/** Where an import is: all parts not yet here, in the queue, being placed, done, and put back. */
export const importStates = [
  "uploading",
  "waiting",
  "running",
  "finished",
  "failed",
  "undoing",
  "undone",
] as const;
export type ImportState = (typeof importStates)[number];

/** States in which nothing will happen any more without the user. */
export const restingStates: readonly ImportState[] = ["finished", "failed", "undone"];

/** Why a row of a file is kept beside the list, in the words that report and e-mail use. */
export const keptReasons = {
  dropped: "dropped in your file, so it stands under Dropped unless it is on your list",
  no_id: "no MyAnimeList number, so we cannot tell which title it is",
  unknown_status: "a status that we cannot read",
  other_kind: "belongs on your other list: import it there",
  dropped_meanwhile: "you dropped it here while the import ran",
  // Of earlier imports: such rows are placed by now, and their words are cut.
  too_large: "more text than we can keep with one title, so the end of it is cut off",
} as const;
export type KeptReason = keyof typeof keptReasons;
export const keptReasonNames = Object.keys(keptReasons) as [KeptReason, ...KeptReason[]];

/** "1,234 titles", "1 title". */
export const titles = (count: number): string =>
  count === 1 ? "1 title" : `${grouped(count)} titles`;

/** Says that some notes were too long to keep. */
export const cutNote = (count: number): string =>
  `${titles(count)} had more text than we can keep with one title: the end of it is cut off.`;

/** Says that some numbers or dates were none. */
const unreadNote = (count: number): string =>
  `${titles(count)} had a number or a date that we cannot read. The rest is placed.`;

/** Says that a file had no end. */
const brokenOffNote =
  "Your file broke off in the middle: the rest of your list was not in it. Export it once more and import that: nothing that is here already is lost.";

/** What a file did not say, or said so that it could not be kept: a sentence for each. */
export const doubtsOf = (file: {
  readonly isBrokenOff: boolean;
  /** Entries. */
  readonly unread: number;
  /** Entries. */
  readonly cut: number;
}): string[] => [
  ...(file.isBrokenOff ? [brokenOffNote] : []),
  ...(file.unread === 0 ? [] : [unreadNote(file.unread)]),
  ...(file.cut === 0 ? [] : [cutNote(file.cut)]),
];

/** Says that a list is not whole, and what to do about it. */
export const missingPartsNote = (count: number): string =>
  `${count === 1 ? "1 part" : `${count} parts`} of your list never reached us. Please import the file again: nothing that is here already is lost.`;
