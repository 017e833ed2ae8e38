import { plainForm } from "../../../shared/search/normalise.ts";
import { careWords } from "./care-words.ts";

const goingOn: ReadonlySet<string> = new Set(
  Object.values(careWords).flatMap(({ goesOn }) => goesOn.map(plainForm)),
);

/** Whoever writes more than this has something to say. */
const wordsOfGoingOn = 12;

/** Whether a message only goes on with what was said before it: it says nothing else and asks for nothing. */
export function isGoingOn(message: string): boolean {
  const parts = message.split(/[.!?,;:()\n…。、！？\p{Extended_Pictographic}]+/u).map(plainForm);
  const words = parts.flatMap((part) => (part === "" ? [] : part.split(" ")));
  return words.length <= wordsOfGoingOn && areGoingOn(words);
}

/** "yes", "help me" and "yes help me" alike. */
function areGoingOn(words: readonly string[]): boolean {
  const ends = Array.from(words, (_, at) => at + 1);
  return (
    words.length === 0 ||
    ends.some((end) => goingOn.has(words.slice(0, end).join(" ")) && areGoingOn(words.slice(end)))
  );
}
