import { cuesByIntent, type Evidence, type Intent } from "./cues.ts";
import { onceAWord } from "./once-a-word.ts";

interface Cue {
  readonly intent: Intent;
  readonly pattern: RegExp;
  readonly weight: number;
  /** Counts only with this evidence. */
  readonly when?: (evidence: Evidence) => boolean;
}

const cues: readonly Cue[] = Object.entries(cuesByIntent).flatMap(([intent, list]) =>
  list.map(([weight, pattern, when]) => ({
    intent: intent as Intent,
    pattern,
    weight,
    ...(when && { when }),
  })),
);

/** Whether words in plain form are a cue by themselves, such as "Erscheinungsjahr", and so no title. */
export const isCueWord = onceAWord((word) =>
  cues.some(({ pattern }) => pattern.source !== "." && pattern.exec(word)?.[0] === word),
);

const counted: ReadonlySet<Intent> = new Set(["count", "size"]);

/** An intent, and how well it fits a question. */
export interface ScoredIntent {
  readonly intent: Intent;
  readonly score: number;
}

/** How well each intent fits a question (its plain form with titles marked), best first. */
export function scoreIntents(rest: string, evidence: Evidence): ScoredIntent[] {
  const scores = new Map<Intent, number>();
  for (const { intent, pattern, weight, when } of cues) {
    if (when !== undefined && !when(evidence)) continue;
    if (!pattern.test(rest)) continue;
    // Cues of one intent support each other, but three weak ones are not a strong one.
    const before = scores.get(intent) ?? 0;
    scores.set(intent, Math.max(before, weight) + Math.min(before, weight) * 0.2);
  }
  for (const intent of counted) {
    const score = scores.get(intent);
    const isRest = /\b(?:left|remaining|to go|ubrig)\b|残り|あと/.test(rest);
    if (score !== undefined && evidence.asksHowMany && !isRest) scores.set(intent, score + 1.2);
  }
  if (evidence.isMine) {
    for (const intent of ["watching", "planned", "completed", "progress", "have"] as const) {
      const score = scores.get(intent);
      if (score !== undefined) scores.set(intent, score + 0.6);
    }
  }
  return [...scores]
    .map(([intent, score]) => ({ intent, score }))
    .sort((a, b) => b.score - a.score);
}
