import { plainForm } from "../../../shared/search/normalise.ts";
import { stemOf } from "./stem.ts";

/** What is in nearly every sentence, and what people say around a description: "that anime where the guy …". */
const sayNothing = new Set(
  (
    "a about above actually after again all also although always am an and another any anybody anyone are around as at " +
    "be because become becomes been before being between both but by called came can cannot cant come comes could did " +
    "do does doing dont down during each even ever every find for from gets get getting go goes going got had has have " +
    "having he her here hers herself him himself his how i if im in into is isnt it its itself just know kind like lot " +
    "main many maybe me might more most much must my name named no nor not now of off on one ones only onto or other " +
    "others our out over own please really remember same she should so some somebody someone something sort still such " +
    "than that thats the their theirs them themselves then there these they thing things think this those though " +
    "through to too toward towards trying tries try type until up upon us very via want wants was way we were what " +
    "when where which while who whom whose why will with within without would you your " +
    "anime animes manga mangas show shows series story stories title titles watch watched read character characters " +
    "protagonist plot episode episodes season"
  ).split(" "),
);

/** The words of a text that tell what it is about, in their order, in small letters. */
export const tellingWords = (text: string): string[] =>
  plainForm(text)
    .split(" ")
    .filter((word) => word.length > 1 && !sayNothing.has(word));

/** Stems by the words they were found for: texts say the same words over and over. */
export class Stems {
  readonly #known = new Map<string, string>();

  /** The stems of the telling words of a text, in their order. */
  of(text: string): string[] {
    return tellingWords(text).map((word) => {
      const known = this.#known.get(word);
      if (known !== undefined) return known;
      const stem = stemOf(word);
      this.#known.set(word, stem);
      return stem;
    });
  }
}
