import type { Fit } from "./intents/intents.ts";

/** How sentences begin that ask for more than a name does. */
const asks =
  /^(?:(?:so|and|but|hey|ok|und|aber) )*(?:how(?! about)|why|can|could|does|do|did|is|are|was|were|will|would|should|where|when|who|what (?:does|do|did|would|if)|wie|warum|wieso|weshalb|kann|darf|wo|wer|ist|sind|hat)\b|なぜ|どうして/;
/** Of these, how those begin that no list of titles answers. */
const asksNoTitles =
  /^(?:(?:so|and|but|hey|ok|und|aber) )*(?:how(?! about)|why|where|when|who|(?:is|are|was|were) (?:my|the)|warum|wieso|weshalb|wie kann|wo|ist (?:mein|der|die|das))\b|なぜ|どうして/;
const titles =
  /\b(?:animes?|mangas?|shows?|series|serien?|movies?|films?|filme|stor(?:y|ies)|something|anything)\b|あにめ|漫画|映画|作品/;

/**
 * Whether a question is after something else than titles, though it has words of the catalogue: "how do I cook an
 * attack on titan", "why is my toaster sad". `best` is what it seems to ask; it has words that no question about titles
 * is made of.
 */
export function isBesideThePoint(rest: string, best: Fit | undefined): boolean {
  if (best?.intent === "overview") return asks.test(rest);
  return (
    best?.intent === "find" && best.set.length < 2 && asksNoTitles.test(rest) && !titles.test(rest)
  );
}
