import { helpFinder } from "../../../shared/help-finder.ts";
import type { Answer } from "../assistant/assistant.ts";
import type { Language } from "../assistant/language.ts";
import type { Turn } from "../assistant/question.ts";
import { phrasesOf } from "../assistant/voice.ts";
import { despairIn, staysWithDespair } from "./despair.ts";
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
  if (language === undefined) return undefined;
  const say = phrasesOf[language];
  const line = helpLineIn(timeZone);
  const countries = new Intl.DisplayNames(say.locale, { type: "region" });
  const near =
    line === undefined
      ? []
      : [say.helpLine(countries.of(line.country) ?? line.country, line.name, line.number)];
  return { text: [say.care, ...near, say.helpEverywhere(helpFinder)].join("\n"), titles: [] };
}

/** The language of the despair that was spoken of just before, where a message says nothing of its own: "i mean it". */
function languageOfLast(message: string, turns: readonly Turn[]): Language | undefined {
  if (!staysWithDespair(message)) return undefined;
  const last = turns.findLast(({ role }) => role === "user");
  return last === undefined ? undefined : despairIn(last.text);
}
