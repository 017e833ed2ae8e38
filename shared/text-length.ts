/** Whether a text has more characters than it may, without the white space around it; a surrogate pair is one. */
export const isLonger = (text: string, most: number): boolean =>
  Array.from(text.trim()).length > most;
