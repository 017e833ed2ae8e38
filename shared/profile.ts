import * as limits from "./limits.ts";
import { wordsInAddresses } from "./pages.ts";

/** The preset avatars, in the order the picker shows them. */
export const presetAvatars = [
  "beach",
  "beach-girl",
  "king",
  "knight",
  "knight-female",
  "nerd",
  "nerd-female",
  "queen",
  "scientist",
  "scientist-female",
  "wizard",
  "wizard-girl",
] as const;

/** The path of a preset avatar's picture. */
export function presetAvatarPath(name: (typeof presetAvatars)[number]): string {
  return `/static/profile-pictures/${name}.webp`;
}

/** Whether a path is that of a preset avatar. */
export const isPresetAvatar = (path: string): boolean =>
  presetAvatars.some((name) => presetAvatarPath(name) === path);

/** Shown for users who have not chosen a picture. */
export const defaultAvatar = presetAvatarPath("nerd");

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
    return "A username may hold letters, digits, hyphens and underscores only.";
  }
  if (reservedNames.has(name.toLowerCase()))
    return "This username is reserved. Please choose another.";
  return undefined;
}
