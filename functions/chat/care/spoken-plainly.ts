import { plainForm } from "../../catalogue/search/normalise.ts";
import { nearestOf } from "../assistant/spelling.ts";

/*
 * A cry for help is often mistyped, hidden from filters, or full of little words. Here it is brought to the few words
 * that it is made of, so that the wordings can be short.
 */

const quoted = /“[^”]*”|„[^“”]*[“”]|"[^"]*"|«[^»]*»|『[^』]*』|「[^」]*」/g;

/** What is said of a title whose name is quoted. */
const ofTitles =
  /\b(?:watch\w*|read\w*|seen|saw|similar|like|worth|good|best|about|from|title\w*|name\w*|call\w*|anime|manga|show|movie|film|series|serie|episodes?|folgen?|chapters?|schau\w*|lesen|gesehen)\b|アニメ|漫画|見|観|読/iu;

/** A text without the names of titles that it quotes. What somebody says or thinks may stand in quotation marks, too. */
function withoutQuotations(text: string): string {
  const rest = text.replace(quoted, " § ");
  return ofTitles.test(rest) ? rest : text.replace(/[“”„"«»『』「」]/g, " ");
}

const lookalikes: Readonly<Record<string, string>> = {
  0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t", "@": "a", $: "s",
}; // prettier-ignore

/** Undoes what hides a word from filters: "k1ll", "su*cide", "d i e". */
const unhidden = (text: string): string =>
  text
    .replace(/[\p{L}\d@$*]*\p{L}[\p{L}\d@$*]*/gu, (word) =>
      word.replace(/(?<=\p{L})[013457@$]|[013457@$](?=\p{L})/gu, (sign) => lookalikes[sign] ?? ""),
    )
    .replace(/(?<=\p{L})[*_-]+(?=\p{L})/gu, "")
    .replace(/(?<!\p{L})(?:[a-z][ .]){2,}[a-z](?!\p{L})/giu, (letters) =>
      letters.replace(/[ .]/g, ""),
    );

/** Spellings that lie too far from the word that is meant, or are too short to be set right. */
const spellings: Readonly<Record<string, string>> = {
  wanna: "want to", wana: "want to", wanan: "want to", wannna: "want to", wan: "want", wnt: "want", gonna: "going to", gunna: "going to",
  tryna: "trying to", ima: "im going to", imma: "im going to", iam: "im", cannot: "cant", couldnt: "cant", noone: "nobody",
  dnt: "dont", dun: "dont", cuz: "because", coz: "because", cause: "because", bc: "because", dei: "die", diee: "die",
  dy: "die", deid: "die", kil: "kill", kll: "kill", klil: "kill", liv: "live", lvie: "live", lif: "life", lfie: "life", ded: "dead", myslf: "myself", mysef: "myself",
  killmyself: "kill myself", wannadie: "want to die", anymor: "anymore", nomore: "anymore", ppl: "people", every1: "everyone", no1: "nobody", noi: "nobody", "2": "to",
  moechte: "mochte", wuerde: "wurde", wuerden: "wurden", waere: "ware", waeren: "waren", waer: "ware", wuensche: "wunsche", wuenschte: "wunschte",
  fuer: "fur", toeten: "toten", erhaengen: "erhangen", hab: "habe", nich: "nicht", nichmehr: "nicht mehr", wil: "will", nimmer: "nicht mehr",
  ned: "nicht", net: "nicht", nix: "nichts", keinn: "kein", keiner: "niemand", iwie: "", unaliving: "unalive", unalived: "unalive", offing: "off", killin: "killing", thinkin: "thinking", livin: "living", dyin: "dying", feelin: "feeling",
}; // prettier-ignore

const phrases: readonly (readonly [RegExp, string])[] = [
  [/\bno one\b/g, "nobody"],
  [/\bcan not\b/g, "cant"],
  [/\bdo not\b/g, "dont"],
  [/\bwould not\b/g, "wouldnt"],
  [/\bis not\b/g, "isnt"],
  [/\bi am\b/g, "im"],
  [/\bi would\b/g, "id"],
  [/\bi have\b/g, "ive"],
  [/\bi will\b/g, "ill"],
  [/\bany more\b/g, "anymore"],
  [/\b(?:my|me) (?:own )?self\b/g, "myself"],
  [/\bun alive\b/g, "unalive"],
  [/\bself harm/g, "selfharm"],
  [/\bwhat is\b/g, "whats"],
  [/\bthere is\b/g, "theres"],
];

/** Words that only add weight. */
const fillers = new Set(
  (
    "just really so fucking fuckin freaking honestly actually literally simply kinda sometimes badly only rn even truly seriously " +
    "always often still tbh ngl guys bro dude lol lmao xd haha hahaha please pls sorry oh ugh god omg well maybe probably basically " +
    "desperately genuinely sort very too much right now already " +
    "einfach nur echt wirklich manchmal gerade so eigentlich irgendwie halt doch mal ja schon noch uberhaupt endlich oft immer langsam eh sowieso bitte grad"
  ).split(" "),
);

const nearest = nearestOf(
  (
    "suicide suicidal myself disappear living alive anymore reason nobody without exist existing burden worthless hopeless " +
    "unalive painless about dying tired worth everything commit thoughts overdose pointless meaningless depressed " +
    "want kill life wish dead " +
    "suizidal nicht sterben umbringen selbstmord suizid verschwinden niemand vermissen aufwachen weiterleben lebensmude suizidgedanken selbstmordgedanken"
  ).split(" "),
);

/** Words of their own that differ from one of those in a letter. */
const words = new Set(
  (
    "wasnt wants wanted night nacht nichts licht exciting homeless overcome vergessen vermeiden vermieten aufmachen aufpassen aufgeben weitergeben alice liking doing going loving giving having driving leaving lying drying trying tried fired tied wired alike olive allive worst north words works month exit exits exists " +
    "resort season reasons treason somebody nobodys withhold withdraw widen within garden buried living dining skill will wash fish wise " +
    "suicides commits comet comfort disappears disappeared disappearing hopefully hopeful tires tiled titled meaning starben sterbe stehen sehen " +
    "verstanden verschwunden verschwindet vermissten vermisst overdosed deal deed lead dear wast wand file fire line wife lift"
  ).split(" "),
);

const setRight = (word: string): string => {
  if (Object.hasOwn(spellings, word)) return spellings[word] ?? word;
  return word.length < 4 || words.has(word) || !/^[a-z]+$/.test(word) ? word : nearest(word);
};

/** The parts of a message between its punctuation, each as few plain words. */
export function spokenPlainly(message: string): string[] {
  return withoutQuotations(message)
    .split(/[.!?,;:()\n…。、！？\p{Extended_Pictographic}]+/u)
    .map((part) => {
      const plain = plainForm(unhidden(part)).replace(/(\p{L})\1{2,}/gu, "$1");
      const typed = plain.split(" ").map(setRight).join(" ");
      const usual = phrases.reduce((said, [from, to]) => said.replace(from, to), typed);
      return usual
        .split(" ")
        .filter((word) => word !== "" && !fillers.has(word))
        .join(" ");
    })
    .filter((part) => part !== "");
}
