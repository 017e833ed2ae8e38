import { genres } from "../../../shared/filters.ts";
import { plainForm } from "../../../shared/search/normalise.ts";
import { titlesNamed } from "../assistant/titles/names.ts";
import type { Desk } from "../tools/desk.ts";
import { nameOf, type TitleName } from "../tools/tool.ts";

/** What a model's answer names: titles of the catalogue, and what looks like a title and is none. */
interface Grounding {
  readonly titles: readonly TitleName[];
  readonly invented: readonly string[];
}

const marked = [
  /“([^”\n]{2,120})”/g,
  /"([^"\n]{2,120})"/g,
  /„([^“”\n]{2,120})[“”]/g,
  /『([^』\n]{1,80})』/g,
  /「([^」\n]{2,80})」/g,
  /«([^»\n]{2,120})»/g,
  /\*\*([^*\n]{2,120})\*\*/g,
  /(?<![*\w])\*([^*\n]{2,120})\*(?![*\w])/g,
  /(?<!\w)_([^_\n]{2,120})_(?!\w)/g,
] as const;

/** The head of a list's line: "• Cowboy Bebop (1998)", "1. Cowboy Bebop - a classic". */
const lineHead =
  /^\s*(?:[•·*-]|\d+[.)])\s+([\p{L}\p{N}][^\n(–—:;,]{1,99}?)(?=\s*(?:[(–—:;,]|\s-\s|$))/gmu;

/** Two or more words in capitals, with the little words between them: how titles are written in running text. */
const capitals =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’.!?×&-]*(?::?\s(?:(?:of|the|a|an|and|to|in|on|no|ni|wa|ga|de|wo|for|from|with|x|&)\s){0,3}\p{Lu}[\p{L}\p{N}'’.!?×&-]*|\s\d{1,3}(?!\d))+/gu;

/**
 * Finds what an answer names. `evidence` is all that the tools returned and the instructions say: whoever and whatever
 * it mentions beside titles, such as studios and people, is no invention.
 */
export function groundingOf(text: string, desk: Desk, evidence: string): Grounding {
  const titles = new Map<string, TitleName>();
  const invented = new Set<string>();
  const known = ` ${plainForm(evidence)} `;
  const isKnown = (name: string): boolean => known.includes(` ${plainForm(name)} `);
  const named = (name: string): boolean => {
    const [row] = titlesNamed(desk.catalogue, name);
    if (row === undefined) return false;
    const card = desk.catalogue.card(row);
    titles.set(`${card.kind}:${card.id}`, { kind: card.kind, id: card.id, name: nameOf(card) });
    return true;
  };

  let rest = text;
  for (const pattern of marked) {
    for (const [whole, name = ""] of text.matchAll(pattern)) {
      rest = rest.replace(whole, " ");
      if (!named(name) && !isLabel(name) && !isKnown(name)) invented.add(name);
    }
  }
  for (const [, head = ""] of rest.matchAll(lineHead)) {
    if (
      /\p{L}/u.test(head) &&
      !named(head) &&
      !isLabel(head) &&
      !isSentence(head) &&
      !isKnown(head)
    ) {
      invented.add(head);
    }
  }
  for (const [run] of rest.matchAll(capitals)) {
    if (!named(run) && !isLabel(run) && !isPartOfKnown(run, isKnown, named)) invented.add(run);
  }
  return { titles: [...titles.values()], invented: [...invented] };
}

const isLabel = (text: string): boolean => {
  const plain = plainForm(text);
  return genres.some((genre) => plainForm(genre) === plain) || /^\d+$/.test(plain);
};

/** A line that says something, and does not begin with a name. */
const isSentence = (text: string): boolean =>
  text.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word)).length > 2;

/** A run of capitals may hold the first word of a sentence, or several names side by side. */
function isPartOfKnown(
  run: string,
  isKnown: (name: string) => boolean,
  named: (name: string) => boolean,
): boolean {
  const words = run.split(/\s+/);
  if (isKnown(run) || words.every((word) => word.length < 3 || isKnown(word))) return true;
  const withoutFirst = words.slice(1).join(" ");
  return (
    words.length > 1 &&
    (named(withoutFirst) ||
      isKnown(withoutFirst) ||
      (words.length === 2 && isKnown(words[1] ?? "")))
  );
}
