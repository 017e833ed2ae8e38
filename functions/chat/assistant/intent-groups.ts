import type { Intent } from "./cues.ts";

/** Intents whose answer is about one title at the least. */
const aboutTitle: ReadonlySet<Intent> = new Set<Intent>([
  "age", "chapters", "counterpart", "duration", "episodes", "finish", "genres", "have", "length", "makers", "names", "next",
  "opinion", "order", "overview", "progress", "score", "sequel", "source", "spoiler", "status", "synopsis", "themes", "trailer", "type",
  "unsaid", "volumes", "works", "year",
]); // prettier-ignore

/** Whether a question cannot be answered without a title. */
export const needsTitle = (intent: Intent | undefined): boolean =>
  intent !== undefined && aboutTitle.has(intent);

/** Whether a question asks for titles. */
export const isWish = (intent: Intent | undefined): boolean =>
  intent === "recommend" || intent === "find";

/** Intents that say all they want by themselves, whatever was said before. */
export const selfContained: ReadonlySet<Intent> = new Set<Intent>([
  "abuse", "act", "airing", "averages", "completed", "continue", "count", "dropped", "greet", "help", "inject", "others", "outside", "planned", "shelf", "site", "size", "spent",
  "thanks", "watching",
]); // prettier-ignore

/** Intents that go on with another day, or with the other kind of titles. */
export const ofTheAsker: ReadonlySet<Intent> = new Set<Intent>([
  "airing", "completed", "count", "planned", "watching",
]); // prettier-ignore

/** Intents that mean the title spoken of, where no list is named. */
export const ofTheSubject: ReadonlySet<Intent> = new Set<Intent>(["finish", "progress"]);
