import { helpFinder } from "../../../shared/help-finder.ts";
import type { Answer } from "../assistant/assistant.ts";
import type { Language } from "../assistant/language.ts";
import type { Turn } from "../assistant/question.ts";
import { phrasesOf } from "../assistant/voice.ts";
import { despairIn, staysWithDespair } from "./despair.ts";
import { furtherDespairIn } from "./further-languages.ts";
import { helpLineIn } from "./help-lines.ts";

/**
 * What is said to somebody who speaks of despair or of harming themselves, in the language in which they do: kind words
 * and where help is, by the place of their time zone (IANA) and everywhere. Undefined for any other message.
 */
export function careFor(
  message: string,
  turns: readonly Turn[],
  timeZone: string,
): Answer | undefined {
  const language = despairIn(message) ?? languageOfLast(message, turns);
  const words = language === undefined ? furtherDespairIn(message) : phrasesOf[language];
  if (words === undefined) return undefined;
  const line = helpLineIn(timeZone);
  const countries = new Intl.DisplayNames(words.locale, { type: "region" });
  const near =
    line === undefined
      ? []
      : [`• ${countries.of(line.country) ?? line.country}: ${line.name}, ${line.number}`];
  return { text: [words.care, ...near, words.helpEverywhere(helpFinder)].join("\n"), titles: [] };
}

/** The language of the despair that was spoken of before, where nothing else was said since: "i mean it". */
function languageOfLast(message: string, turns: readonly Turn[]): Language | undefined {
  if (!staysWithDespair(message)) return undefined;
  const said = turns.filter(({ role }) => role === "user").map(({ text }) => text);
  const last = said.findLast((text) => !staysWithDespair(text) || despairIn(text) !== undefined);
  return last === undefined ? undefined : despairIn(last);
}
