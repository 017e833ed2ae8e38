import { grouped } from "../../shared/words/grouped.ts";

const words = [
  "none",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** A count within a sentence: as a word up to twelve. */
export const countWord = (count: number): string => words[count] ?? grouped(count);
