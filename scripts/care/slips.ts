import { seededRandom } from "../bench/random.ts";
import type { Message } from "./examples.ts";

const slipsEach = 3;

/** Messages, and each several times more with two letters next to each other swapped. */
export function withSlips(messages: readonly Message[]): Message[] {
  const random = seededRandom(messages.length);
  const withSlip = (message: Message): Message => {
    const letters = Array.from(message.text);
    const at = Math.floor(random() * (letters.length - 1));
    const swapped = letters.slice(at, at + 2).reverse();
    return { ...message, text: letters.toSpliced(at, 2, ...swapped).join("") };
  };
  return messages.flatMap((message) => [
    message,
    ...Array.from({ length: slipsEach }, () => withSlip(message)),
  ]);
}
