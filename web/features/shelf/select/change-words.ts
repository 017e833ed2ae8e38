import { listed } from "../../../../shared/words/listed.ts";
import { titleCount } from "../../../words/title-words.ts";
import type { Change, ChangeName } from "./changes.ts";

/** What a change is called where it is chosen. */
export const changeWords: Readonly<Record<ChangeName, string>> = {
  score: "Score",
  hold: "On hold",
  unhold: "Not on hold",
  private: "Private",
  public: "Not private",
  complete: "Completed",
  drop: "Drop",
};

/** What was done to titles: "40 titles changed". */
export function changedWords({ name }: Change, titles: number): string {
  const done = name === "complete" ? "completed" : name === "drop" ? "dropped" : "changed";
  return `${titleCount(titles)} ${done}`;
}

/** What is asked before many titles are changed. */
export function questionWords({ name, score }: Change, titles: number): string {
  const count = titleCount(titles);
  const questions: Readonly<Record<ChangeName, string>> = {
    score: score === null ? `Clear the scores of ${count}?` : `Score ${count} ${score}?`,
    hold: `Put ${count} on hold?`,
    unhold: `Take ${count} off hold?`,
    private: `Make ${count} private?`,
    public: `Show ${count} to others?`,
    complete: `Mark ${count} as completed?`,
    drop: `Drop ${count}?`,
  };
  return questions[name];
}

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
