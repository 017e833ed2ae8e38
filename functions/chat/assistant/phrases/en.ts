import type { Phrases } from "./phrases.ts";
import { lists } from "./en/lists.ts";
import { talk } from "./en/talk.ts";
import { titles } from "./en/titles.ts";
import { wishes } from "./en/wishes.ts";
import { words } from "./en/words.ts";

/** What the assistant says in English. */
export const english: Phrases = { ...words, ...talk, ...titles, ...lists, ...wishes };
