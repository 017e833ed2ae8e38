import type { Phrases } from "./phrases.ts";
import { lists } from "./ja/lists.ts";
import { talk } from "./ja/talk.ts";
import { titles } from "./ja/titles.ts";
import { wishes } from "./ja/wishes.ts";
import { words } from "./ja/words.ts";

/** What the assistant says in Japanese. */
export const japanese: Phrases = { ...words, ...talk, ...titles, ...lists, ...wishes };
