import type { Kind } from "../../../shared/kind.ts";
import { sendsMail } from "../../mail/sender.ts";

/** What is said of a list that was taken in, with who will tell when it is done. */
export function acceptedWords(kind: Kind): string {
  const teller = sendsMail() ? "an e-mail tells you" : "your profile shows";
  return `We are importing your ${kind} list. You may close this window: ${teller} when it is done.`;
}
