import { followUp, q, type Asked } from "./asked.ts";

const never = (asked: Asked, ...said: readonly RegExp[]): Asked => ({ ...asked, never: said });
const facts = /has \d+ (?:episodes|chapters)|全\d+話|hat \d+ Folgen/;

/** What people ask around titles: themes as nouns, the use of the site, and what no catalogue can say. */
export const widerQuestions: Readonly<Record<string, readonly Asked[]>> = {
  "what stories are about": [
    never(q("any good monster movies?", "(monster) of type movie"), /Tenma/),
    q("dragon anime", "(dragon)", "Dragon Maid"),
    q("something with swords", "(sword)"),
    q("Anime mit Drachen", "(dragon)"),
    q("忍者アニメを教えて", "（ninja）", "ナルト"),
    q("anime with time loops", "(Time Travel)"),
    never(q("sports manga thats over already and isnt about basketball", "Haikyu"), /Slam Dunk/),
  ],
  "bounds of seasons, and of what is complete": [
    q("a romance with not more than two seasons", "(Romance) with at most 2 seasons"),
    q("anime with only one season", "with 1 season"),
    q("does AoT have 6 seasons", "6 seasons"),
    q("a manga under 5 volumes", "manga with at most 4 volumes"),
    q("anime that isn't finished yet", "still running"),
    q("Ich such nen Horror-Manga der schon abgeschlossen ist", "(Horror)", "•"),
    q("完結した恋愛漫画を教えて", "（恋愛、完結）"),
    q("longest running anime still airing", "• “Mrs. Sazae” (1969"),
    q("which naoki urasawa manga has the most chapters", "first 3:\n• “20th Century Boys”"),
  ],
  "how long all of it takes": [
    q("how many hours is death note", "37 episodes, about 14 h 11 min"),
    q("hours for cowboy bebop", "10 h 24 min"),
    q("wie viele stunden sitze ich an Death Note, wenn ich alles schaue", "14 Std. 11 Min."),
    q("how many minutes is your name", "106 minutes"),
    q("At which chapter did the Bleach manga end?", "705"),
    q("what percentage of frieren have i watched", "12 of 28"),
  ],
  "who made it, and who did not": [
    q("Wurde Death Note von Madhouse animiert?", /^Ja, /),
    q("Stammt One Piece von Oda?", "One Piece"),
    never(q("films like Spirited Away that Ghibli did not make", "•"), /, Studio Ghibli[,)]/),
    q("newest season of attack on titan", "Final Season"),
    followUp("which studio did the Nana anime", "is its manga finished?", /hiatus/),
  ],
  "no title at all": [
    never(q("how do I cook an attack on titan", /cannot help/, "anime and manga"), facts),
    never(q("why is my toaster sad", /cannot help/), /•/),
    never(q("can a naruto fit in a microwave", /cannot help/), facts),
    never(q("what does bleach taste like", /cannot help/), facts),
    never(q("In which year did Neon Samurai Kitchen premiere?", /could not find/), /•/),
    never(q("studio of Crimson Tide Detective", /could not find/), /•/),
    q("「青い月の龍騎士伝ミロク」は何話ある？", "見つかりませんでした"),
  ],
  "the site": [
    q("can i make a list on here that nobody but me can look at", "private"),
    q("how do I import my list from myanimelist", "Import"),
    q("does this site have dark mode", "theme"),
    q("how do i drop a show", "drops it"),
    q("wie kann ich mein konto löschen", "Einstellungen"),
  ],
};
