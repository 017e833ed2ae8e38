import type { Phrases } from "./phrases.ts";
import { lists } from "./de/lists.ts";
import { talk } from "./de/talk.ts";
import { titles } from "./de/titles.ts";
import { wishes } from "./de/wishes.ts";
import { words } from "./de/words.ts";

/** What the assistant says in German. */
export const german: Phrases = { ...words, ...talk, ...titles, ...lists, ...wishes };
