import type { Kind } from "../../../../shared/kind.ts";
import { isWish } from "../intent-groups.ts";
import type { Question, Turn } from "../question.ts";
import { rowOfKind } from "../titles/mentions.ts";
import type { Reader } from "../reader.ts";

const quoted = /“([^”]+)”|„([^“]+)“|『([^』]+)』|"([^"]+)"/g;

/** The rows of the titles that the last answer names, in its order. */
export function titlesOfLastAnswer(
  reader: Reader,
  turns: readonly Turn[],
  kind: Kind | undefined,
): number[] {
  const last = turns.findLast(({ role }) => role === "assistant");
  if (last === undefined) return [];
  const names = Array.from(
    last.text.matchAll(quoted),
    (match) => match.slice(1).find(Boolean) ?? "",
  );
  const rows = names.flatMap((name) => {
    const [mention] = reader.mentionsIn(name).found;
    return mention === undefined ? [] : (rowOfKind(reader.desk.catalogue, mention, kind) ?? []);
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
