import type { Phrases } from "../phrases.ts";
import { lists } from "./lists.ts";
import { talk } from "./talk.ts";
import { titles } from "./titles.ts";
import { wishes } from "./wishes.ts";
import { words } from "./words.ts";

/** What the assistant says in English. */
export const phrases: Phrases = { ...words, ...talk, ...titles, ...lists, ...wishes };
