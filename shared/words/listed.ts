/**
 * "A, B, and C". By hand, because Intl.ListFormat takes 10 ms of every cold start to load the rules of languages.
 */
export function listed(words: readonly string[], conjunction: "and" | "or"): string {
  if (words.length < 3) return words.join(` ${conjunction} `);
  return `${words.slice(0, -1).join(", ")}, ${conjunction} ${words.at(-1) ?? ""}`;
}
