import type { Cues, Intent } from "./cues/evidence.ts";
import { factsCues } from "./cues/facts.ts";
import { listsCues } from "./cues/lists.ts";
import { numbersCues } from "./cues/numbers.ts";
import { talkCues } from "./cues/talk.ts";
import { wishesCues } from "./cues/wishes.ts";

export type { Evidence, Intent } from "./cues/evidence.ts";

/** What tells each intent; of two that fit equally well, the first counts. */
export const cuesByIntent: Readonly<Record<Intent, Cues>> = {
  ...talkCues,
  ...numbersCues,
  ...factsCues,
  ...listsCues,
  ...wishesCues,
};
