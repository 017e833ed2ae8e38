/** "without romance", "no horror", "not school", "ohne Romantik": what follows such a word is not wanted. */
const withoutPart =
  /(?:\bwithout|\bno|\bnot(?: an?)?|\b(?:is|are|do|does)nt(?: want| like| need| include)?(?: an?)?|\bhates?|\bsick of|\btired of|\banything but|\bnothing with|\bother than|\bnichts? mit|\bausser|\bnon|\bless(?! (?:than|episodes?|eps|chapters?|volumes?|minutes|hours|known|popular|famous|long|time)\b)|\bweniger(?! (?:als|folgen|episoden|kapiteln?|banden?|minuten|stunden|bekannt\w*|lang\w*)\b)|\bexcept|\bexcluding|\bminus|\bbut no|\bohne|\bkeine?n?|\bnicht) ((?:(?:any|too much|much) )?[\p{L} ]{3,40}?)(?= (?:but|and i|with|please|suggest|recommend|show|give|something|anything|so|what|which|aber|mit|bitte|empfiehl|zeig|was|sondern|not|no|without|nicht|ohne|keine?n?|maybe|perhaps|rather|ideally|preferably|vielleicht|lieber|eher|gerne?|max\w*|min\w*|at|under|over|below|above|less|more|fewer|from|since|before|after|hochstens|mindestens|unter|uber|bis|aus|von|seit|\d+)\b|$)/gu;
const japaneseWithout =
  /([\p{L}ー]{1,10}?)(?:以外|なし|じゃない|ではない|抜き|のない(?=あにめ|漫画|作品|映画|もの|の|話|おすすめ))/gu;

/** What a text says is wanted, and what it says is not. */
export function splitWithout(plain: string): { wanted: string; unwanted: string } {
  const parts = [...plain.matchAll(withoutPart), ...plain.matchAll(japaneseWithout)];
  const unwanted = parts.map(([, part = ""]) => part).join(" ");
  const wanted = parts.reduce((text, [whole]) => text.replace(whole, " "), plain);
  return { wanted, unwanted };
}
