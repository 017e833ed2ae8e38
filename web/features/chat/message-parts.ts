import type { CallResponse } from "../../calls/api.ts";
import { helpFinder } from "../../../shared/list-file/help-finder.ts";
import { firstCharacters, textLength } from "../../../shared/text-length.ts";

/** A title that an answer names. */
export type NamedTitle = CallResponse<"chat">["titles"][number];

/** A stretch of an answer: plain text, the name of a title, or the address of help. */
export interface Part {
  readonly text: string;
  readonly title?: NamedTitle;
  /** Whether the answer names the title here for the first time. */
  readonly isFirst?: boolean;
  /** Of all addresses only this one is a link: an answer may hold what strangers wrote. */
  readonly href?: typeof helpFinder;
}

const quotes: readonly (readonly [string, string])[] = [
  ["“", "”"],
  ["„", "“"],
  ["『", "』"],
  ['"', '"'],
];

/** Where the next title stands in a text: the earliest, and of those the longest. */
function nextTitle(text: string, titles: readonly NamedTitle[]) {
  let found: { at: number; length: number; title: NamedTitle } | undefined;
  for (const title of titles) {
    for (const [open, close] of quotes) {
      const quoted = `${open}${title.name}${close}`;
      const at = text.indexOf(quoted);
      if (at < 0) continue;
      const isBetter =
        found === undefined || at < found.at || (at === found.at && quoted.length > found.length);
      if (isBetter) found = { at, length: quoted.length, title };
    }
  }
  return found;
}

/** Divides an answer into text and titles, without the quotation marks around these. */
export function messageParts(text: string, titles: readonly NamedTitle[]): Part[] {
  const parts: Part[] = [];
  const seen = new Set<NamedTitle>();
  let rest = text;
  for (let next = nextTitle(rest, titles); next !== undefined; next = nextTitle(rest, titles)) {
    const { at, length, title } = next;
    parts.push(...withHelp(rest.slice(0, at)));
    parts.push({ text: title.name, title, isFirst: !seen.has(title) });
    seen.add(title);
    rest = rest.slice(at + length);
  }
  parts.push(...withHelp(rest));
  return parts;
}

/** A text with the address of help as a part of its own. */
function withHelp(text: string): Part[] {
  const address: Part = { text: helpFinder, href: helpFinder };
  const parts = text.split(helpFinder).flatMap((said): Part[] => [address, { text: said }]);
  return parts.slice(1).filter((part) => part.text !== "");
}

/** How many characters a reader sees of a message. */
export const partsLength = (parts: readonly Part[]): number =>
  parts.reduce((sum, { text }) => sum + textLength(text), 0);

/** The first characters of a message; a title that is not written out yet is plain text. */
export function firstOf(parts: readonly Part[], characters: number): Part[] {
  const shown: Part[] = [];
  let left = characters;
  for (const part of parts) {
    if (left <= 0) break;
    const length = textLength(part.text);
    shown.push(length <= left ? part : { text: firstCharacters(part.text, left) });
    left -= length;
  }
  return shown;
}
