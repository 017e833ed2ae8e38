import type { Phase } from "../../tools/search-catalogue.ts";

const phases: readonly (readonly [Phase, RegExp])[] = [
  [
    "running",
    /(?<!\b(?:finished|finish|stopped|done|started?|began|not) )\bairing\b|\b(?:ongoing|laufende\w*|noch lauf\w*|lauf(?:en|t) (?:gerade|derzeit|aktuell|momentan|noch))\b|放送中|連載中|(?:放送|連載)(?:されて|して)い?る/,
  ],
  [
    "finished",
    /\b(?:finished|completed?|abgeschlossene\w*)\b|\babgeschlossen (?:\w+ )?(?:animes?|mangas?)\b|\b(?:already|fully|has|have) (?:ended|concluded|over|done|wrapped up)\b|完結/,
  ],
  [
    "upcoming",
    /\b(?:upcoming|not yet aired|announced|kommende\w*|angekundigt\w*)\b|放送予定|これから/,
  ],
];

/** Whether titles are wished for that run, that are complete, or that are to come. */
export const phaseIn = (plain: string): Phase | undefined =>
  phases.find(([, pattern]) => pattern.test(plain))?.[0];
