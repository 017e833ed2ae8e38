import { kindRules, type Kind, type Status } from "../../shared/kind.ts";
import { statusWords } from "../words/title-words.ts";
import type { Standing, TrackedTitle } from "./standing.ts";

/** What a change says when it worked, and when it did not. */
export interface Words {
  readonly done: string;
  readonly failed: string;
}

const nouns: Readonly<Record<Kind, string>> = { anime: "Anime", manga: "Manga" };

/** The words for saving a counter. */
export function savedWords({ kind, name }: TrackedTitle, before: Standing | undefined): Words {
  return {
    done: `${nouns[kind]} ${before === undefined ? "added" : "updated"}: ${name}`,
    failed: `Failed to add/update ${kind}. Please try again.`,
  };
}

/** What a step to `reached` says that met a title there or further already: by another device or tab, or an import. */
export function furtherWords({ kind }: TrackedTitle, progress: number, reached: number): string {
  const place = `${kindRules[kind].unit} ${progress}.`;
  return progress > reached
    ? `Your list is further already: ${place}`
    : `Your list was already at ${place}`;
}

/** What is said of a counter that was left without being saved. */
export const unsavedWords = ({ kind, name }: TrackedTitle, progress: number): string =>
  `Not saved: ${kindRules[kind].unit} ${progress} of ${name}`;

/** The words for picking a status, which manga name and anime do not. */
export function statusWordsOf(
  title: TrackedTitle,
  before: Standing | undefined,
  status: Status,
): Words {
  if (title.kind === "anime") return savedWords(title, before);
  return {
    done: `Manga updated as ${statusWords[status]}`,
    failed: "Failed to update manga. Please try again.",
  };
}

/** The words for taking a title off the list. */
export function droppedWords(kind: Kind): Words {
  return { done: `${nouns[kind]} dropped successfully`, failed: `Failed to drop ${kind}` };
}
