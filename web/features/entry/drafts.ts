import { entryKey, type TitleKey } from "../../tracking/standing.ts";
import type { Typed } from "./details-form.ts";

/** What was typed and not saved when the page or dialog of a title was left, until the site is. */
const drafts = new Map<string, Typed>();

/** What was typed of a title's entry and not saved. */
export const draftOf = (title: TitleKey): Typed => drafts.get(entryKey(title)) ?? {};

/** Keeps what is typed for the time that its fields are gone. */
export function keepDraft(title: TitleKey, typed: Typed): void {
  if (Object.keys(typed).length === 0) drafts.delete(entryKey(title));
  else drafts.set(entryKey(title), typed);
}
