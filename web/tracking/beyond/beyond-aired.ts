import { askBeyond } from "./beyond-question.tsx";
import { beyondWords } from "./beyond-words.ts";
import { entryKey, type Standing, type TrackedTitle } from "../standing.ts";

/** How far somebody has said to be, by title, in this visit. */
const meant = new Map<string, number>();
let isAsking = false;

/**
 * Whether a progress beyond what has aired is meant: asked once in a visit. Who has said so goes on by steps unasked, also
 * from where the list is beyond already; a number further still is asked about anew. What is called for while a question
 * is open is not meant.
 */
export async function isMeant(
  title: TrackedTitle,
  before: Standing | undefined,
  progress: number,
): Promise<boolean> {
  const { name, aired, total } = title;
  // The counter has a sentence of its own for what is beyond the end.
  if (aired === null || progress > (total ?? progress)) return true;
  const key = entryKey(title);
  const said = Math.max(meant.get(key) ?? 0, before?.progress ?? 0);
  if (said > aired && progress <= said + 1) return true;
  if (isAsking) return false;
  isAsking = true;
  try {
    const isYes = await askBeyond(name, beyondWords(aired, progress));
    if (isYes) meant.set(key, progress);
    return isYes;
  } finally {
    isAsking = false;
  }
}
