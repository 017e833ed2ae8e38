import { textWidth } from "./text-width.ts";

/** A title set in lines of one font size. */
export interface TitleLines {
  /** In SVG user units. */
  readonly fontSize: number;
  readonly lines: readonly string[];
}

/** A piece of a title that stays on one line, and whether a space separates it from the one before. */
interface Word {
  readonly text: string;
  readonly em: number;
  readonly spaced: boolean;
}

const smallest = { fontSize: 33, rows: 5 };
/** Font sizes to try, the best first, with the most lines that each may take. */
const settings = [
  { fontSize: 76, rows: 2 },
  { fontSize: 70, rows: 2 },
  { fontSize: 64, rows: 2 },
  { fontSize: 58, rows: 3 },
  { fontSize: 52, rows: 3 },
  { fontSize: 47, rows: 4 },
  { fontSize: 42, rows: 5 },
  { fontSize: 37, rows: 5 },
  smallest,
];
/** A word that does not fit at this size is broken rather than set smaller still. */
const smallestForWholeWords = 42;
/** Broken words are not set larger than this. */
const largestForBrokenWords = 58;

/** Sets a title in the largest type that fits `measure` (SVG user units), in lines of similar length. */
export function titleLines(title: string, measure: number): TitleLines {
  const words = wordsOf(title);
  for (const { fontSize, rows } of settings) {
    if (fontSize < smallestForWholeWords) break;
    const limit = measure / fontSize;
    if (words.some(({ em }) => em > limit)) continue;
    const filled = fill(words, limit);
    if (filled.length > rows) continue;
    const lines = balance(words, limit, filled);
    if (!endsInLonelyWord(lines)) return { fontSize, lines };
  }
  return brokenLines(words, measure);
}

/** Smaller type often draws a last word as short as "II" up to the line before. */
function endsInLonelyWord(lines: readonly string[]): boolean {
  const widths = lines.map(textWidth);
  return (widths.at(-1) ?? 0) < Math.max(...widths) / 4;
}

function brokenLines(words: readonly Word[], measure: number): TitleLines {
  for (const { fontSize, rows } of settings) {
    if (fontSize > largestForBrokenWords) continue;
    const limit = measure / fontSize;
    const pieces = words.flatMap((word) => breakWord(word, limit));
    const filled = fill(pieces, limit);
    if (filled.length <= rows) return { fontSize, lines: balance(pieces, limit, filled) };
  }
  return cutLines(words, measure);
}

/** The last resort for a title of very many words. */
function cutLines(words: readonly Word[], measure: number): TitleLines {
  const { fontSize, rows } = smallest;
  const limit = measure / fontSize;
  const pieces = words.flatMap((word) => breakWord(word, limit - 1));
  const lines = fill(pieces, limit - 1).slice(0, rows);
  return { fontSize, lines: lines.map((line, at) => (at === rows - 1 ? `${line}…` : line)) };
}

const han = "\\p{sc=Han}々〆ヶ";
const katakana = "\\p{sc=Katakana}ー";
const hiragana = "\\p{sc=Hiragana}";
/** What Japanese typesetting (kinsoku) keeps off the end and off the start of a line. */
const opening = "「『（【〈《［〔";
const closing = "」』）】〉》］〕、。，．・：；！？…‥〜～ゝゞ";
/** Content in Han characters or katakana with the hiragana endings that follow, about one bunsetsu. */
const phrase = `(?:(?:[${han}]+|[${katakana}]+)${hiragana}*|${hiragana}+)[${closing}!?.,:;)]*`;
const spacedWord = `[^\\s${han}${katakana}${hiragana}${opening}${closing}]+[${closing}]*`;
const word = new RegExp(`[${opening}]*(?:${phrase}|${spacedWord})|[${opening}${closing}]+`, "gu");

function wordsOf(title: string): readonly Word[] {
  return Array.from(title.matchAll(word), ({ 0: text, index }) => ({
    text,
    em: textWidth(text),
    spaced: title[index - 1] === " ",
  }));
}

/** Fills lines of at most `limit` em, one word after the other. */
function fill(words: readonly Word[], limit: number): string[] {
  const lines: string[] = [];
  let line = "";
  let lineEm = 0;
  for (const { text, em, spaced } of words) {
    const gap = spaced ? " " : "";
    const longerEm = lineEm + textWidth(gap) + em;
    if (line === "" || longerEm > limit) {
      if (line !== "") lines.push(line);
      line = text;
      lineEm = em;
    } else {
      line += gap + text;
      lineEm = longerEm;
    }
  }
  if (line !== "") lines.push(line);
  return lines;
}

/** The narrowest setting that needs no more lines: they become similar in length. */
function balance(
  words: readonly Word[],
  limit: number,
  lines: readonly string[],
): readonly string[] {
  let best = lines;
  for (let narrower = limit * 0.95; narrower > limit * 0.4; narrower -= limit * 0.05) {
    if (words.some(({ em }) => em > narrower)) return best;
    const candidate = fill(words, narrower);
    if (candidate.length > lines.length) return best;
    best = candidate;
  }
  return best;
}

/** A character with the marks, joiners and modifiers that belong to it. */
const cluster = /.(?:\p{M}|\p{EMod}|\u200d.)*/gsu;
const hyphen = "-";
/** Em kept free in each piece: for the hyphen, and for the character that straddles the boundary. */
const hyphenRoom = 1.5;

/** Pieces of similar width, none wider than `limit` em; alphabetic words get hyphens. */
function breakWord(whole: Word, limit: number): readonly Word[] {
  const total = whole.em;
  if (total <= limit) return [whole];
  const count = Math.ceil(total / (limit - hyphenRoom));
  const pieces: string[] = [""];
  let before = 0;
  for (const [character] of whole.text.matchAll(cluster)) {
    if (before >= (pieces.length * total) / count) pieces.push("");
    pieces[pieces.length - 1] = `${pieces.at(-1) ?? ""}${character}`;
    before += textWidth(character);
  }
  return pieces.map((piece, at) => {
    const text = at < pieces.length - 1 && endsInAlphabet(piece) ? piece + hyphen : piece;
    return { text, em: textWidth(text), spaced: at === 0 && whole.spaced };
  });
}

const endsInAlphabet = (text: string): boolean =>
  /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]$/u.test(text);
