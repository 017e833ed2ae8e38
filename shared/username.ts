import * as limits from "./limits.ts";
import { pageNames, pages } from "./pages.ts";

/** The words that addresses of pages are made of, in lower case. */
const wordsInAddresses = pageNames.flatMap((name) =>
  pages[name].pattern.split("/").filter((part) => part !== "" && !part.startsWith(":")),
);

/** Names that would read as a page, a role or the product itself. */
const reservedNames = new Set([
  ...wordsInAddresses,
  "admin",
  "administrator",
  "all",
  "anime",
  "api",
  "assistant",
  "community",
  "help",
  "manga",
  "me",
  "mod",
  "moderator",
  "null",
  "official",
  "root",
  "staff",
  "support",
  "system",
  "tsuzuku",
  "undefined",
  "user",
  "you",
]);

/** The sentence that says why a username is refused, or undefined when it may be taken. */
export function usernameProblem(name: string): string | undefined {
  if (name.length < limits.usernameMinimum || name.length > limits.usernameMaximum) {
    return `A username has ${limits.usernameMinimum} to ${limits.usernameMaximum} characters.`;
  }
  if (!/^[A-Za-z0-9_-]+$/.test(name)) {
    return "A username can have letters, digits, hyphens and underscores only.";
  }
  if (reservedNames.has(name.toLowerCase()))
    return "This username is reserved. Please choose another.";
  return undefined;
}
