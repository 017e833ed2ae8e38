const spelledNumbers: Readonly<Record<string, number>> = {
  eleven: 11, thirteen: 13, fifteen: 15, thirty: 30, fifty: 50, hundred: 100,
  elf: 11, zwolf: 12, dreizehn: 13, funfzehn: 15, zwanzig: 20, dreissig: 30, funfzig: 50, hundert: 100,
  second: 2, third: 3, fourth: 4, zweite: 2, dritte: 3, vierte: 4,
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, twenty: 20,
  ein: 1, eine: 1, einen: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10,
  a: 1, an: 1, once: 1, 一: 1, 二: 2, 三: 3, 四: 4, 五: 5,
}; // prettier-ignore

/** A number in digits or words, as a group of a pattern. */
export const number =
  "(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|fifty|(?:a |one )?hundred|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|funfzehn|zwanzig|dreissig|funfzig|(?:ein)?hundert|eine?n?)";
/** The value of a number in digits or words. */
export const numberOf = (word: string | undefined): number | undefined =>
  word === undefined
    ? undefined
    : /^\d+$/.test(word)
      ? Number(word)
      : spelledNumbers[word.replace(/^(?:a|one) |^ein(?=hundert)/, "")];

/** The number that a pattern with one group finds. */
export function numberIn(plain: string, ...patterns: readonly RegExp[]): number | undefined {
  for (const pattern of patterns) {
    const groups: readonly (string | undefined)[] = pattern.exec(plain)?.slice(1) ?? [];
    const found = groups.find((group) => group !== undefined);
    const value = numberOf(found);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** What titles are counted in, as a part of a pattern. */
export const units = "(?:episodes?|eps?|chapters?|folgen?|episoden?|kapiteln?|話|章)";
