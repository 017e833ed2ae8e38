import { localDayOf } from "../../../shared/entries/day.ts";
import { shortDay } from "../../../shared/words/day-words.ts";
import { kindRules, type Kind } from "../../../shared/kind.ts";
import { nameIn, type TitleLanguage } from "../../../shared/titles/title-name.ts";
import type { CallResponse } from "../../calls/api.ts";

/** A dropped title as the server tells of it. */
export type DroppedAnswer = CallResponse<"dropped">["titles"][number];

/** A dropped title as its owner sees it. */
export interface DroppedTitle {
  readonly kind: Kind;
  readonly id: number;
  readonly name: string;
  readonly total: number | null;
  readonly image: string;
  /** Whether it has details to look at. */
  readonly isKnown: boolean;
  /** How far it came, when it was dropped, and what its owner thought of it. */
  readonly facts: readonly string[];
}

/** Where somebody stopped: "at episode 5 of 24", "after all 24 episodes". */
function placeOf(kind: Kind, progress: number, total: number | null): string {
  const { unit, units } = kindRules[kind];
  if (progress === 0) return `before the first ${unit}`;
  if (total === null) return `at ${unit} ${progress}`;
  if (progress < total) return `at ${unit} ${progress} of ${total}`;
  return total === 1 ? `after its one ${unit}` : `after all ${total} ${units}`;
}

/** A dropped title with the name that it has in a language. */
export function droppedTitle(
  kind: Kind,
  language: TitleLanguage,
  answer: DroppedAnswer,
): DroppedTitle {
  const { id, progress, total, score, dropped_at, image_url, is_known } = answer;
  const place = `Dropped ${placeOf(kind, progress, total)}`;
  const facts = [
    dropped_at === null ? place : `${place} on ${shortDay(localDayOf(dropped_at))}`,
    ...(score === null ? [] : [`Score ${score}`]),
  ];
  const names = {
    romaji: answer.title,
    english: answer.title_english,
    japanese: answer.title_japanese,
  };
  return {
    kind,
    id,
    name: nameIn(language, names),
    total,
    image: image_url,
    isKnown: is_known,
    facts,
  };
}
