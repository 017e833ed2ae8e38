import type { Kind } from "../../../../shared/kind.ts";
import { isWish } from "../intents/intents.ts";
import type { Question, Turn } from "../question.ts";
import { rowOfKind } from "../titles/mentions.ts";
import type { Desk } from "../../tools/desk.ts";
import { titlesNamed } from "../titles/names.ts";

const quoted = /“([^”]+)”|„([^“]+)“|『([^』]+)』|"([^"]+)"/g;

/** No answer names more titles; a client can send back what it likes. */
const mostNamed = 20;

/** The rows of the titles that the last answer names, in its order. */
export function titlesOfLastAnswer(
  { catalogue }: Desk,
  turns: readonly Turn[],
  kind: Kind | undefined,
): number[] {
  const last = turns.findLast(({ role }) => role === "assistant");
  if (last === undefined) return [];
  const names = Array.from(
    last.text.matchAll(quoted),
    (match) => match.slice(1).find(Boolean) ?? "",
  ).slice(0, mostNamed);
  const rows = names.flatMap((name) => {
    const named = titlesNamed(catalogue, name);
    return named.length === 0 ? [] : (rowOfKind(catalogue, named, kind) ?? []);
  });
  return [...new Set(rows)];
}

/** What "it" is: the one title of the last question, else the first of the last answer, such as the season told of. */
export function subjectOf(before: Question, answered: readonly number[]): number[] {
  const isLater = (before.slots.part ?? 1) > 1;
  const [subject] =
    isWish(before.intent) || isLater || before.rows.length === 0 ? answered : before.rows;
  return subject === undefined ? [] : [subject];
}

/** The titles that "the first one" counts in the last answer. */
export function titlesCounted(
  { intent, rows }: Question,
  answered: readonly number[],
): readonly number[] {
  // Of two that were compared, the first is the one that was named first.
  if (intent === "compare") return rows;
  // What suggestions should be like is none of them.
  return isWish(intent) ? answered.filter((row) => !rows.includes(row)) : answered;
}
