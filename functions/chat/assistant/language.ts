import { plainForm } from "../../../shared/search/normalise.ts";

/** The languages that the built-in assistant speaks. */
export type Language = "en" | "de" | "ja";

const japanese = /[\u3040-\u30ff\u3400-\u9fff]/g;
const letters = /\p{L}/gu;

/** Little words that one of the two languages has and the other has not. */
const german = new Set(
  (
    "der das ist ein eine einen einem wie viele viel was welche welcher welches welchen wann wer wo " +
    "hat haben habe hab ich mir mein meine meiner und oder nicht kein keine ohne von vom auf zu zum " +
    "mit fur gibt es den dem des sind wurde wird kannst kann du bitte danke folgen folge staffel uber " +
    "aus nach als noch schon worum geht heisst lauft heute morgen zeig zeige empfiehl empfehle schauen " +
    "lohnt sich steht meiner bei kein keinen um geht stammt zeichnet lief startete worauf basiert erschien steckt hinter deutsch heissen staffeln gesehen schaue lese " +
    "welchem wieviele wieso weshalb kommt laufen etwas empfehlung gerade geplant abgeschlossen vergleiche worin " +
    "gesucht such suche lustige lustiges lustigen kurze kurzes traurige traurigen nenn nenne gib zeigt schau gern gerne hatte mochte will " +
    "moin servus gehts reihenfolge serien lustig traurig gruselig teil teile ahnlich ahnliches kurzer langer hallo bist nichts vor kam ins allem seit dein deine jahr guten tag hilfe serie sag nenne lange ungefahr bin war"
  ).split(" "),
);
const english = new Set(
  (
    "the is a an how many much what which when who where has have i my me and or not without of on to " +
    "with for there are was were will can you please does do did it its like about tell show list give " +
    "recommend watch watching episodes season similar should any longest shortest newest oldest best most popular hi hello from that this by would long year"
  ).split(" "),
);

/** German words that are English ones, or slips of them, as well. */
const ambiguous: ReadonlySet<string> = new Set(
  "war hat was will den des bin ins an am so gut such vor bei teil oder note list".split(" "),
);

const signalsOf = (words: readonly string[], language: ReadonlySet<string>): readonly string[] => [
  ...new Set(words.filter((word) => language.has(word))),
];

/**
 * Which of the three a text is written in, by what it says beside titles (`rest`); undefined when nothing tells, as for
 * a title alone. One word is no signal, as it can be a slip in the other language, unless it opens a conversation
 * (`isFirst`) in a few words that say nothing in the other.
 */
export function languageOf(
  text: string,
  rest = plainForm(text),
  isFirst = true,
): Language | undefined {
  const kana = text.match(japanese)?.length ?? 0;
  const all = text.match(letters)?.length ?? 0;
  const words = rest.split(" ");
  const germanWords = signalsOf(words, german);
  const englishWords = signalsOf(words, english);
  // A Japanese title in an English question leaves English words around it.
  if (kana > 0 && englishWords.length + germanWords.length < 2 && kana * 3 >= all) return "ja";
  const inGerman = germanWords.length + (/[äöüß]/i.test(text) ? 1 : 0);
  const inEnglish = englishWords.length;
  if (inGerman > inEnglish) {
    const isClear = inEnglish === 0 && germanWords.some((word) => !ambiguous.has(word));
    const isOpening = words.length === 1 || (isClear && words.length <= 3);
    return inGerman > 1 || (isFirst && isOpening) ? "de" : undefined;
  }
  return inEnglish > inGerman && (isFirst || inEnglish > 1) ? "en" : undefined;
}
