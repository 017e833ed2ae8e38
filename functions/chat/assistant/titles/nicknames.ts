/** What everybody calls a title in Japanese, in plain form, and its name in the catalogue. */
const nicknames: Readonly<Record<string, string>> = {
  りぜろ: "re zero", えゔぁ: "neon genesis evangelion", もぶさいこ: "mob psycho 100", ひろあか: "my hero academia",
  だんまち: "danmachi", 俺がいる: "oregairu", あの花: "anohana", ごちうさ: "is the order a rabbit", まどまぎ: "madoka magica",
  まどか: "madoka magica", はがれん: "fullmetal alchemist brotherhood", 鋼: "fullmetal alchemist", りこりこ: "lycoris recoil",
  ぼざろ: "bocchi the rock", すらだん: "slam dunk", しゅたげ: "steins gate", 約ねば: "the promised neverland",
  転すら: "tensura", わんぴ: "one piece", 推しの子: "oshi no ko", ちぇんそー: "chainsaw man",
  えゔぁんげりおん: "neon genesis evangelion", えばんげりおん: "neon genesis evangelion", どらごんぼーる: "dragon ball",
  じぶりのととろ: "my neighbor totoro", ととろ: "my neighbor totoro", 千と千尋: "spirited away", もののけ: "princess mononoke",
  銀英伝: "legend of the galactic heroes", 黒ばす: "kuroko's basketball", よりもい: "a place further than the universe",
  ゆるきゃん: "laid back camp", 薬屋: "the apothecary diaries", けもふれ: "kemono friends", こなん: "detective conan",
  でゅらら: "durarara", きるら: "kill la kill", ぱらさいと: "parasyte the maxim", 五等分: "the quintessential quintuplets",
}; // prettier-ignore

/** In characters. */
export const longestNickname = Math.max(...Object.keys(nicknames).map(({ length }) => length));

/** The catalogue's name for what everybody calls a title in Japanese. */
export const nicknamed = (kana: string): string | undefined =>
  Object.hasOwn(nicknames, kana) ? nicknames[kana] : undefined;
