import { plainForm } from "../../catalogue/search/normalise.ts";

/** The languages that the built-in assistant speaks. */
export type Language = "en" | "de" | "ja";

const japanese = /[\u3040-\u30ff\u3400-\u9fff]/g;
const letters = /\p{L}/gu;

/** Little words that one of the two languages has and the other has not. */
const german = new Set(
  (
    "der das ist ein eine einen einem wie viele viel was welche welcher welches welchen wann wer wo " +
    "hat haben habe hab ich mir mein meine meiner und oder nicht kein keine ohne von vom auf im zu zum " +
    "mit fur gibt es den dem des sind wurde wird kannst kann du bitte danke folgen folge staffel uber " +
    "aus nach als noch schon worum geht heisst lauft heute morgen zeig zeige empfiehl empfehle schauen " +
    "lohnt sich steht meiner bei kein keinen um geht stammt zeichnet lief startete worauf basiert erschien steckt hinter deutsch heissen staffeln gesehen schaue lese " +
    "welchem wieviele wieso weshalb kommt laufen etwas empfehlung gerade geplant abgeschlossen vergleiche worin " +
    "gesucht such suche lustige lustiges lustigen kurze kurzes traurige traurigen nenn nenne gib zeigt schau gern gerne hatte mochte will " +
    "moin servus gehts reihenfolge serien lustig traurig gruselig teil teile ahnlich ahnliches kurzer langer hallo jahr guten tag hilfe serie sag nenne lange ungefahr bin war"
  ).split(" "),
);
const english = new Set(
  (
    "the is a an how many much what which when who where has have i my me and or not without of on to " +
    "with for there are was were will can you please does do did it its like about tell show list give " +
    "recommend watch watching episodes season similar should any longest shortest newest oldest best most popular hi hello from that this by would long year"
  ).split(" "),
);

/** Which of the three a text is written in, by what it says beside titles (`rest`); undefined when nothing tells, as for a title alone. */
export function languageOf(text: string, rest = plainForm(text)): Language | undefined {
  const kana = text.match(japanese)?.length ?? 0;
  const all = text.match(letters)?.length ?? 0;
  const words = rest.split(" ");
  const germanWords = words.filter((word) => german.has(word)).length;
  const englishWords = words.filter((word) => english.has(word)).length;
  // A Japanese title in an English question leaves English words around it.
  if (kana > 0 && englishWords + germanWords < 2 && kana * 3 >= all) return "ja";
  if (germanWords === englishWords) return /[äöüß]/i.test(text) ? "de" : undefined;
  return germanWords > englishWords ? "de" : "en";
}
