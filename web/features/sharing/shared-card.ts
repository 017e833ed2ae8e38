import type { CardOf } from "../../../shared/drawn/cards.ts";

/** One picture that somebody may share. */
export interface SharedCard {
  readonly card: CardOf;
  /** What it is of, in a word or two. */
  readonly label: string;
  /** The path of the page whose link shows this picture; the picture's own address is copied where there is none. */
  readonly page?: string;
  /** Whether it is of the viewer's own: while their profile is private, a link would lead nobody anywhere. */
  readonly isOwn: boolean;
}

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&amp;": "&",
};

/** What a card says that it shows, for those who do not see it; empty for a picture that says nothing. */
export function wordsOf(svg: string): string {
  const [, words = ""] = /^<svg[^>]* aria-label="([^"]*)"/.exec(svg) ?? [];
  return words.replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity] ?? "");
}
