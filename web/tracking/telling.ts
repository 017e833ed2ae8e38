import * as sentences from "../../shared/sentences.ts";
import { CallError, logFailure } from "../calls/api.ts";
import { tellFailure } from "../calls/queries.ts";
import type { Words } from "./entry-words.ts";
import type { Standing, TitleKey } from "./standing.ts";

/** What a change says, by where the title turns out to have stood before. */
export type WordsFrom = (before: Standing | undefined) => Words;

/** Gives what the Undo button does: the change is taken back to where the title stood before. */
export type UndoTo = (before: Standing | undefined) => () => void;

/** What is said of a change when it is made. */
export interface Telling {
  /** Those for saving a counter where there are no others. */
  readonly words?: WordsFrom | undefined;
  readonly undo?: UndoTo | undefined;
  /** Where the change leads, if that is known before the answer. */
  readonly target?: Standing;
  /** How far steps were to lead; where the server is further, another device has been there. */
  readonly reached?: number;
}

/** Hears where a title stands now; of one that left the list, nothing. */
export type EntryListener = (title: TitleKey, standing: Standing | undefined) => void;

/** Says that a change was not saved, in the words for that; or that its maker's browser keeps no cookies. */
export function tellUnsaved(failed: string, error: unknown): void {
  logFailure(failed, error);
  const isCsrf = error instanceof CallError && error.serverMessage === sentences.csrfMissing;
  tellFailure(error, isCsrf ? sentences.csrfMissing : failed);
}
