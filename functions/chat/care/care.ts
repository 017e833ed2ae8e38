import { helpFinder } from "../../../shared/list-file/help-finder.ts";
import type { Answer } from "../assistant/assistant.ts";
import type { Turn } from "../assistant/question.ts";
import { careWords } from "./care-words.ts";
import { despairIn } from "./despair.ts";
import { isGoingOn } from "./going-on.ts";
import { helpLineIn } from "./help-lines.ts";

/**
 * What is said to somebody who speaks of despair or of harming themselves, in the language in which they do: kind words
 * and where help is, by the place of their time zone (IANA) and everywhere, and the way back. Undefined for any other message.
 */
export function careFor(
  message: string,
  turns: readonly Turn[],
  timeZone: string,
): Answer | undefined {
  const said = lastSaid(message, turns);
  const language = said === undefined ? undefined : despairIn(said);
  if (language === undefined) return undefined;
  const { locale, care, helpEverywhere, misread } = careWords[language];
  const line = helpLineIn(timeZone);
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  const near =
    line === undefined
      ? []
      : [`• ${countries.of(line.country) ?? line.country}: ${line.name}, ${line.number}`];
  const text = [care, ...near, helpEverywhere(helpFinder), misread].join("\n");
  return { text, titles: [] };
}

/** What a message goes on from that says nothing by itself, as "i mean it"; any other message itself. */
function lastSaid(message: string, turns: readonly Turn[]): string | undefined {
  if (!isGoingOn(message)) return message;
  const said = turns.filter(({ role }) => role === "user").map(({ text }) => text);
  return said.findLast((text) => !isGoingOn(text));
}
