import * as limits from "../../../shared/limits.ts";

/** Made when it is needed: it reads the rules of the language. */
let sentencesOf: Intl.Segmenter | undefined;

const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== "");

/** A text's sentences as lists of words; a sentence longer than a paragraph may be is cut into pieces. */
function pieces(text: string, maximum: number): string[][] {
  sentencesOf ??= new Intl.Segmenter("en", { granularity: "sentence" });
  return [...sentencesOf.segment(text)].flatMap(({ segment }) => {
    const all = words(segment);
    const cuts = Math.ceil(all.length / maximum);
    return Array.from({ length: cuts }, (_, at) => all.slice(at * maximum, (at + 1) * maximum));
  });
}

/** Splits a synopsis into paragraphs of at most 100 words, at line breaks and else between sentences. */
export function synopsisParagraphs(
  synopsis: string,
  maximum: number = limits.synopsisWordsPerParagraph,
): string[] {
  return synopsis.split(/\n+/).flatMap((block) => {
    const paragraphs: string[][] = [];
    for (const piece of pieces(block, maximum)) {
      const open = paragraphs.at(-1);
      if (open !== undefined && open.length + piece.length <= maximum) open.push(...piece);
      else paragraphs.push(piece);
    }
    return paragraphs.map((paragraph) => paragraph.join(" "));
  });
}

/** Whether a synopsis is long enough for 'Read more'. */
export const isLongSynopsis = (synopsis: string): boolean =>
  synopsis.length > limits.synopsisToggleCharacters;
