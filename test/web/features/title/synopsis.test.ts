import { describe, expect, test } from "vitest";
import { isLongSynopsis, synopsisParagraphs } from "../../../../web/features/title/synopsis.ts";

const words = (count: number): string =>
  Array.from({ length: count }, (_, at) => `word${at}`).join(" ");

const lengthOf = (paragraph: string): number => paragraph.split(" ").length;

describe("a synopsis", () => {
  test("of a few sentences is one paragraph", () => {
    expect(synopsisParagraphs("A hero leaves home. She does not come back.")).toEqual([
      "A hero leaves home. She does not come back.",
    ]);
  });

  test("breaks between sentences before a paragraph grows over 100 words", () => {
    const sentence = `The ${words(38)} end.`;
    const paragraphs = synopsisParagraphs(`${sentence} ${sentence} ${sentence}`);
    expect(paragraphs.map(lengthOf)).toEqual([80, 40]);
    expect(paragraphs.every((paragraph) => paragraph.endsWith("end."))).toBe(true);
  });

  test("takes exactly 100 words into a paragraph, and no more", () => {
    expect(synopsisParagraphs(words(100)).map(lengthOf)).toEqual([100]);
    expect(synopsisParagraphs(words(101)).map(lengthOf)).toEqual([100, 1]);
  });

  test("cuts a sentence that is longer than a paragraph", () => {
    expect(synopsisParagraphs(words(250)).map(lengthOf)).toEqual([100, 100, 50]);
  });

  test("keeps the line breaks it came with", () => {
    expect(synopsisParagraphs("First.\n\nSecond.\n")).toEqual(["First.", "Second."]);
  });

  test("loses no word", () => {
    const text = `${words(130)}. ${words(55)}! ${words(90)}?`;
    expect(synopsisParagraphs(text).join(" ")).toBe(text);
  });

  test("of nothing has no paragraph", () => {
    expect(synopsisParagraphs("")).toEqual([]);
  });

  test("offers 'Read more' from 101 characters on", () => {
    expect(isLongSynopsis("x".repeat(100))).toBe(false);
    expect(isLongSynopsis("x".repeat(101))).toBe(true);
  });
});
