import { listed } from "../../../../shared/listed.ts";
import { titleCount } from "../../../words/title-words.ts";
import type { Change, ChangeName } from "./changes.ts";

/** What a change is called where it is chosen. */
export const changeWords: Readonly<Record<ChangeName, string>> = {
  score: "Set the score",
  hold: "Put on hold",
  unhold: "Take off hold",
  private: "Make private",
  public: "Make visible to others",
  complete: "Mark as completed",
  drop: "Drop",
};

/** What was done to titles: "40 titles changed". */
export function changedWords({ name }: Change, titles: number): string {
  const done = name === "complete" ? "completed" : name === "drop" ? "dropped" : "changed";
  return `${titleCount(titles)} ${done}`;
}

/** What is asked before many titles are changed. */
export const questionWords = (change: Change, titles: number): string =>
  change.name === "drop"
    ? `Drop ${titleCount(titles)}?`
    : change.name === "complete"
      ? `Mark ${titleCount(titles)} as completed?`
      : `Change ${titleCount(titles)}?`;

/** Why titles that were selected stayed as they are. */
export const unchangedWords = ({ name }: Change, titles: number): string =>
  name === "complete"
    ? `${titleCount(titles)} still airing, or completed already.`
    : `${titleCount(titles)} had nothing to change.`;

const namedAtOnce = 3;

/** The first of some titles by name, and how many more there are: "A, B, C, and 4 more". */
export function namedWords(names: readonly string[]): string {
  const more = names.length - namedAtOnce;
  if (more <= 0) return listed(names, "and");
  return listed([...names.slice(0, namedAtOnce), `${more} more`], "and");
}
