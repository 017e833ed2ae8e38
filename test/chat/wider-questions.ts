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
  "who made it, in roundabout words": [
    q("Steins;Gate came out of which anime house", "White Fox"),
    q("at whose hands was Cowboy Bebop made", "Sunrise"),
    q("which team was in charge of animating Mushishi", "Artland"),
    q("the shortest Urasawa manga", "by Naoki Urasawa"),
    never(q("the Araki manga with the fewest chapters", "by Hirohiko Araki", "•"), /fewest/),
    q("Toriyama's longest manga", "• “Dragon Ball” (1984, manga, 520"),
    q("which studio made the most anime", "• Madhouse ("),
    q("who wrote the most manga", "• Osamu Tezuka ("),
    q("welches Studio hat die meisten Anime gemacht", "• Madhouse ("),
  ],
  "like one title, with a condition": [
    never(q("something close to Berserk without the gore", "without Gore", "•"), /Hellsing/),
    q("anime in the mould of Naruto that has a proper ending", "“Naruto”", "are finished"),
    never(q("manga in the vein of One Piece that actually ends", "are finished"), /Black Clover/),
    never(q("manga with a proper ending under 100 chapters", "are finished", "•"), /proper/),
    never(q("completed horror manga below 40 chapters", "(Horror)"), /Highschool of the Dead/),
  ],
  "how far the asker says to be": [
    q("im on episode 30 of Death Note, how long until im done?", "7 episodes", "left"),
    q("just watched ep 12 of Monster, how much time do I still need?", "62 episodes"),
    q("I feel like continuing something tonight. Which one?", "12 of 28"),
    q("which of my shows should I pick back up", "12 of 28"),
    q("Ich will etwas weiterschauen", "12 von 28"),
  ],
  "names of known words": [
    never(q("Tell me the author of the manga Sakura Mecha Tears", /could not find/), /is by/),
    never(q("how many episodes has Naruto Space Detective", /could not find/), facts),
    never(q("ハンターハンターの漫画、もう完結した？", "休載"), /シティーハンター/),
    q("シティーハンターは何話？", "全51話"),
    q("Aus welchem Jahr ist „Flüstern von Gundam“?", "Meintest du", "1979"),
  ],
  "films, and how long they are": [
    q("Is there an AoT movie?", "no film of “Attack on Titan”"),
    q("are there any Naruto movies?", "• “Naruto the Movie"),
    q("gibt es einen One Piece Film?", "• „One Piece"),
    never(q("movies under 2 hours", "at most 119 minutes", "Your Name"), /Spirited Away/),
    q("a film shorter than 100 minutes", "at most 99 minutes"),
    q("90分以内の映画", "90分以下"),
    q("anime about volleyball", "“Haikyu!!”"),
  ],
  "a question that begins anew": [
    followUp("ナルトは何話？", "longest anime", /I found \d+ anime/),
    followUp("ナルトは何話？", "Bleach", "全366話"),
    never(
      followUp("anime from 1998 by Sunrise", "something sad with less than 13 episodes", "(Drama)"),
      /Sunrise/,
    ),
    followUp("comedy anime from 2015", "a horror manga with at most 50 chapters", "• “Uzumaki"),
    never(followUp("anime from 1998 by Sunrise", "and shorter ones?", "Sunrise"), /that person/),
  ],
  "the site": [
    q("How do I bring over my list from MyAnimeList?", "Import"),
    q("is there a way to get my MAL list in here", "Import"),
    q("kann ich meine Liste von AniList mitnehmen", "Import"),
    q("can i make a list on here that nobody but me can look at", "private"),
    q("how do I import my list from myanimelist", "Import"),
    q("does this site have dark mode", "theme"),
    q("how do i drop a show", "drops it"),
    q("wie kann ich mein konto löschen", "Einstellungen"),
  ],
  "mistyped questions": [
    q("how mnay epsiodes has Kurokos Baksetball got, seson 1", "25 episodes"),
    q("who worte Berserk", "Kentarou Miura"),
    q("wieviele Epsioden hat Death Note", "37 Folgen"),
  ],
  "bounds in other words": [
    q(
      "horror anime, 15 eps tops, nothing older than 2005 please",
      "from 2005 or later with at most 15",
    ),
    q("action anime, nothing newer than 2000", "from 2000 or earlier"),
    q("Komödien, nichts vor 2015", "aus 2015 oder später"),
    never(
      q(
        "Such mir nen abgeschlossenen Psycho- oder Mystery-Manga mit höchstens 10 Bänden",
        "Uzumaki",
      ),
      /hochstens/,
    ),
  ],
  "requests in slang": [
    never(q("90s mecha, giant robots, the old school stuff", "Evangelion"), /School/),
    never(q("gimme a Madhouse movie", "of type movie by Madhouse"), /Castle in the Sky/),
    q("lemme see comedies from 2015", "(Comedy) from 2015"),
  ],
};
