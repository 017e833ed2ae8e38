/** How many characters a text has as all limits count them: code points, so that a surrogate pair is one. */
export const textLength = (text: string): number => Array.from(text).length;

/** The first characters of a text, counted so. */
export const firstCharacters = (text: string, most: number): string =>
  Array.from(text).slice(0, most).join("");

/** Whether a text has more characters than it may, without the white space around it. */
export const isLonger = (text: string, most: number): boolean => textLength(text.trim()) > most;
