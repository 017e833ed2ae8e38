import type { Catalogue } from "../../../catalogue/catalogue.ts";
import { commonWords, ordinaryWords } from "../common-words.ts";
import { corrected } from "../spelling.ts";
import { isVocabulary } from "../vocabulary.ts";
import { rowsNamed } from "./names.ts";
import { isOneSlip } from "./slips.ts";
import type { Token } from "./tokens.ts";

/** Words that begin questions, too short to be set right wherever they stand. */
const beginnings =
  "how who whats what when where which whose whos does did are wann was has can wer wie welche welcher welches".split(
    " ",
  );

/** Words that may stand before a question. */
const before = /^(?:and|so|ok|okay|hey|hi|hello|but|und|aber|na|hallo)$/;

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
