import { followUp, q, type Asked } from "./asked.ts";

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
  q("mobb psyco 100 how many eps", "12 episodes"),
  // Wishes told in other words
  q("give me a happier version of Clannad", "(Comedy)"),
  q("what do we put on tonight", "You could try"),
  q("three finished romance manga", "The first 3"),
  never(q("Anime like Mushishi, but newer, after 2015", "2016 or later"), /Natsume/),
  q("what's like Laid-Back Camp but older, from the 2000s", "from 2000–2009"),
  q(
    "a movie like Ghost in the Shell (the 1995 film), at most 100 minutes",
    /movie with at most 100/,
  ),
  q("something similar to Spirited Away that is not by Studio Ghibli", "without Studio Ghibli"),
  q("what's popular this season", "from fall 2026"),
  q("anime with lots of romance", "(Romance)."),
  q("serien mit viel action", "(Action) der Art"),
  q("anime with several seasons", "at least 2 seasons"),
  q("Serien ab 3 Staffeln", "mindestens 3 Staffeln"),
  q("anime from 2024 or later", "2024 or later"),
  q("anime in 2015 or earlier", "2015 or earlier"),
  q("2010年以前のアニメ", "2010年以前"),
  q("vor allem Anime von 2010", "aus 2010"),
  q("学校以外のアニメ", "学園以外"),
  q("which anime has the most episodes", "no fixed length"),
  never(q("films under 60 minutes", "•"), /5 Centimeters/),
  // Facts beside a description
  q("Domu, the manga by Katsuhiro Otomo, when did it start?", "1980"),
  q("from which year is the first Astro Boy, the black-and-white one by Mushi Production?", "1963"),
  q("which magazine serialised Berserk", "does not say"),
  q("is Made in Abyss okay for my 8 year old", "rated R"),
  q("what was 86 adapted from", "light novel"),
  q("Trigun: manga or original?", "based on"),
  q("are there new One Piece episodes on air at the moment?", /Episode 1\d\d\d/),
  q("Wie viele Folgen hat Monster eigentlich?", "74"),
  q("Akira or Paprika, which film is longer", "“Akira” is longer than “Paprika”, by 34 minutes"),
  q("slam dunk manga vs haikyu manga, who has more volumes?", "45 and 31"),
  // One's own numbers
  q("average length of the anime on my list", "30.3 episodes"),
  q("how much time have I wasted on anime", "1114 episodes", "446 h"),
  q("what percentage of Frieren have I seen", "43 %"),
  q("did i ever put Nodame Cantabile on my list?", "not on any of your lists"),
  q("at which chapter did I stop reading Berserk?", "300"),
  q("my list is empty, isn't it", "7 anime"),
  q("Wie lösche ich mein Konto?", "Einstellungen"),
  // Conversations
  followUp("anime about zombies", "more", "That was all of it"),
  followUp("finished anime about cooking", "shorter", "finished (Gourmet) with at most 13"),
  followUp(["Is Death Note good?", "what about Monster?"], "which of them is longer?", "by 37"),
  followUp("How many chapters does Slam Dunk have", "and episodes?", "101 episodes"),
  followUp("Tell me about Vinland Saga", "has it got a second season?", "Season 2"),
  followUp("how many anime have i completed", "and manga?", "1 manga"),
  followUp("what is Planetes about", "like that but happier", "If you like “Planetes”"),
  followUp("Steins;Gate score", "and Monster's?", "“Monster”"),
  followUp("Which is longer, Naruto or Bleach?", "who made the first?", "“Naruto” was made"),
  followUp("recommend a horror manga", "who drew the second one?", "is by"),
];
