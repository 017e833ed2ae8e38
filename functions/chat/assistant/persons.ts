import type { Question } from "./question.ts";

/*
 * The catalogue knows the studios of anime and the authors of manga. Whoever asks for the work of a director is told
 * so, rather than shown what somebody else made.
 */

/** Last names of directors, composers and voices that people ask for, and in Japanese whole names. */
const directors =
  /\b(?:shinkai|hosoda|takahata|yuasa|ikuhara|oshii|imaishi|kawajiri|rintaro|dezaki|hisaishi|sawano|kajiura|satoshi kon|hideaki anno|anno hideaki|naoko yamada|shin(?:ichiro|ya) watanabe|watanabe shinichiro|mari okada|masaaki yuasa|tetsuro araki|miyamoto mamoru|hanazawa kana|kana hanazawa|mamoru miyano)(?:s)?\b|新海誠|新海|細田守|高畑勲|湯浅政明|幾原邦彦|押井守|今敏|庵野秀明|宮[崎﨑]駿|渡辺信一郎|山田尚子|今石洋之|久石譲/;

/** Whether words in plain form name a director, and so no title. */
export const isDirector = (word: string): boolean => directors.exec(word)?.[0] === word;

const byPerson = /\b(?:by|from|von|directed by|director|regisseur) (?!§)\p{L}{3,}/u;
const ownedBy =
  /\b\p{L}{3,}s (?:most recent|newest|latest|last|first|best|oldest|new|next|neuest\w*|letzt\w*|erst\w*|best\w*) (?:\p{L}+ )?(?:animes?|movies?|films?|shows?|series|works?)\b/u;
const japanesePerson =
  /^(?!.*(?:[中今年]|以外))[\u3400-\u9fff]{3,5}(?:監督|さん|先生)?の(?:最新|新|次の?|一番)?(?:映画|あにめ|漫画|作品|作)|[\u3400-\u9fff]{2,5}(?:監督|先生)の/;
const works =
  /\b(?:animes?|mangas?|shows?|series|serien?|movies?|films?|filme|works?|something|anything|stuff|etwas|werke?)\b|あにめ|漫画|映画|作品|作/;
const wishing: ReadonlySet<Question["intent"]> = new Set<Question["intent"]>([
  "find",
  "recommend",
  "unsaid",
  undefined,
]);

/** Whether a wish names a person whom the catalogue does not know, such as a director. */
export function namesStranger({ intent, rows, hasUnknown, rest, slots }: Question): boolean {
  if (rows.length > 0 || !wishing.has(intent) || slots.maker !== undefined) return false;
  if (intent === undefined && !works.test(rest)) return false;
  if ((works.test(rest) && directors.test(rest)) || japanesePerson.test(rest)) return true;
  if (hasUnknown && ownedBy.test(rest)) return true;
  // "From" begins more than names where anything else narrows the wish.
  const isBare =
    slots.genres.length + slots.themes.length + slots.anyOf.length === 0 &&
    (slots.yearFrom ?? slots.yearTo ?? slots.phase ?? slots.day) === undefined;
  return hasUnknown && isBare && byPerson.test(rest);
}
