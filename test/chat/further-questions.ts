import { q, type Asked } from "./asked.ts";

const never = (asked: Asked, ...said: readonly RegExp[]): Asked => ({ ...asked, never: said });

/** Questions of kinds that were once misread: alternatives, bounds of time, people, kana and slips. */
export const furtherQuestions: readonly Asked[] = [
  // Alternatives
  q("Ich hätte gern eine Krimi- oder Horror-Serie", "(Mystery oder Horror)"),
  q("either a sports or a music anime please", "(Sports or Music)"),
  q("ミステリーかサスペンスのおすすめ", "ミステリーまたはサスペンス"),
  q("a mystery with horror", "(Horror, Mystery)"),
  // Time for all of it
  q("anime I can get through in under 3 hours", "at most 3 h in all"),
  q("eine Serie, die ich an einem Wochenende durchschauen kann", "höchstens 20 Std insgesamt"),
  q("3時間以内で見終わるアニメ", "全部で3時間以下"),
  q("anime with episodes shorter than 10 minutes", "at most 9 minutes"),
  // People
  never(q("newest Hosoda film", "no directors"), /•/),
  never(q("高畑勲の映画を教えて", "監督"), /•/),
  never(q("is there an anime by Urasawa?", "“Monster”", "“Pluto”"), /person/),
  q("Naoki Urasawa's most recent manga", "“Pluto"),
  q("浦沢直樹の漫画は？", "20世紀少年"),
  // Names in kana, and what everybody calls them
  q("スパイファミリーは全何話", "全12話"),
  q("シュタインズゲートのスタジオは", /^『STEINS;GATE』.*White Fox/),
  q("ナナの作者は誰？", "Ai Yazawa"),
  q("リゼロの制作会社は", "White Fox"),
  q("how many episodes of spy family", "12"),
  // All lists
  q("Zeig mir doch mal meine Liste", "7 Anime", "„Cowboy Bebop“", "„Berserk“"),
  q("show me my list", "“Frieren", "“Death Note”", "“Monster”"),
  // Slips in words of the question
  q("how many seasosn does overlord have", "4 seasons"),
  q("qho made akira", "Tokyo Movie Shinsha"),
  q("hpw long is cowboy bebop", "26 episodes"),
  q("whne did bleach strat", "2004"),
];
