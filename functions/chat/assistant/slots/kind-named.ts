import type { Kind } from "../../../../shared/kind.ts";

const mangaWords =
  /\bmangas?\b|\bchapters?\b|\bvolumes?\b|\btankou?bons?\b|原作(?=.{0,8}(?:完結|終わ))|\bbanden?\b|\bread(?:ing|s)?\b|\bauthors?\b|\bautor\w*|\bzeichner\w*|\bmangaka\b|\bwr(?:ote|ites?|itten|iter)\b|\bdraws?\b|\bzeichnet\b|\bschreibt\b|\bcreat(?:ed|or|ors)\b|\bstill (?:drawing|writing)\b|\bdr(?:ew|awn)\b|\bgeschrieben\b|\bschrieb\b|\bgezeichnet\b|作者|著者|描いた|書いた|\bkapitel\w*|\blesen?\b|\bgelesen\b|\blese\b|\blight novels?\b|\bbooks?\b|\bcomics?\b|\bmanhwas?\b|\bwebtoons?\b|漫画|まんが|読|\bpublication\b|\bpublished\b|何巻|巻数|全\d*巻|何章|連載|らのべ/;
const animeWords =
  /\banimes?\b|\bepisodes?\b|\bwatch\w*|\bstudios?\b|\bfolgen?\b|\bschau\w*|\bgesehen\b|\bair(?:s|ed|ing)?\b|あにめ|何話|見|観|放送|映画/;

/** What a title is made from says nothing of which title is meant: "based on a manga" is asked of anime. */
const madeFrom =
  /\b(?:based on|adapted from|adaptation of|basiert (?:\S+ )?auf)(?: an?| the| einem?r?)? (?:manga|light novel|novel|webtoon)\b|\b(?:manga|light novel|novel) (?:or|oder)(?: an?| ein)? original\b|\boriginal (?:or|oder)(?: an?| ein)? (?:manga|light novel|novel)\b/g;

/** Whether a text speaks of anime or of manga; undefined when of neither, or of both. */
export function kindIn(text: string): Kind | undefined {
  const plain = text.replace(madeFrom, " ");
  const isManga = mangaWords.test(plain);
  if (isManga === animeWords.test(plain))
    return isManga && /\bmangas?\b|漫画|まんが/.test(plain) && !/\banimes?\b|あにめ/.test(plain)
      ? "manga"
      : undefined;
  return isManga ? "manga" : "anime";
}
