import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { commonWords, ordinaryWords } from "../common-words.ts";
import { corrected } from "../spelling.ts";
import { isVocabulary } from "../vocabulary.ts";
import { rowsNamed } from "./names.ts";
import type { Token } from "./tokens.ts";

/** Words that begin questions, too short to be set right wherever they stand. */
const beginnings =
  "how who whats what when where which whose whos does did are wann was has can wer wie welche welcher welches".split(
    " ",
  );

/** Words that may stand before a question. */
const before = /^(?:and|so|ok|okay|hey|hi|hello|but|und|aber|na|hallo)$/;

/** Whether two words are one slip apart: a letter that is wrong, missing, too many or swapped with the next. */
function isOneSlip(typed: string, meant: string): boolean {
  const [short, long] = typed.length < meant.length ? [typed, meant] : [meant, typed];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) ||
    (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

/** A text's words, the first of which is set right where it is a mistyped question word: "hpw long", "qho made". */
export function withFirstWord(catalogue: Catalogue, tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => !before.test(plain));
  const first = tokens[at];
  if (first === undefined || tokens.length < at + 3) return tokens;
  const { plain, isJapanese, quote } = first;
  if (isJapanese || quote >= 0 || plain.length < 3 || plain.length > 7) return tokens;
  if (commonWords.has(plain) || ordinaryWords.has(plain) || isVocabulary(plain)) return tokens;
  if (corrected(plain) !== plain || rowsNamed(catalogue, plain, "whole").length > 0) return tokens;
  const meant = beginnings.find((word) => isOneSlip(plain, word));
  return meant === undefined
    ? tokens
    : tokens.with(at, { ...first, plain: meant, isCapital: false });
}
