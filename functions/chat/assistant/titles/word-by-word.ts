import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { plainForm } from "../../../../shared/search/normalise.ts";
import { nameOf } from "../../tools/tool.ts";
import { contentOf } from "./content-words.ts";
import { firstWords } from "./names.ts";
import { isOneSlip } from "./slips.ts";
import { tokensOf } from "./tokens.ts";

/** The share of a name's letters that mistyped words must account for. */
const mostOfName = 0.6;

/**
 * The title that a text means though several words of its name are mistyped, among some that are near: "mobb psyco 100"
 * is Mob Psycho 100. Undefined where it could be another story, or where a word is too far from any of the name's.
 */
export function meantWordByWord(
  catalogue: Catalogue,
  text: string,
  near: readonly number[],
): number | undefined {
  const [first] = near;
  if (first === undefined) return undefined;
  const stories = new Set(near.map((row) => firstWords(catalogue.card(row))));
  if (stories.size > 1) return undefined;
  const tokens = tokensOf(text);
  const typed = contentOf(catalogue, tokens, []).map((at) => tokens[at]?.plain ?? "");
  const card = catalogue.card(first);
  return [nameOf(card), card.title].some((name) => isNearly(typed, plainForm(name).split(" ")))
    ? first
    : undefined;
}

function isNearly(typed: readonly string[], name: readonly string[]): boolean {
  const left = new Set(name);
  let letters = 0;
  for (const word of typed) {
    const meant = [...left].find((each) => each === word || isOneSlip(word, each));
    if (meant === undefined || meant.length < 3) return false;
    left.delete(meant);
    letters += meant.length;
  }
  const inAll = name.filter((word) => !/^\d+$/.test(word)).join("").length;
  return letters >= inAll * mostOfName;
}
