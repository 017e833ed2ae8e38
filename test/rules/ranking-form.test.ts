import { describe, expect, test } from "vitest";
import {
  filesOf,
  picturesOf,
  readForm,
  storedEntries,
} from "../../functions/ranking-lists/form.ts";
import * as sentences from "../../shared/sentences.ts";
import * as limits from "../../shared/limits.ts";
import { fc } from "../support/properties.ts";

/** A new picture, or the place among the list's own of one that stays. */
type Given = "file" | number;

const own = Array.from({ length: 30 }, (_, at) => `/media/own/${at}.webp`);
const notOfList = /^This list has changed elsewhere: one of its pictures is gone\./;
const incomplete = new RegExp(`^${sentences.entryIncomplete}$`);

function formOf(given: readonly Given[], paths: readonly string[] = own) {
  const files = given.flatMap((picture, at) =>
    picture === "file"
      ? [[`entry_image_${at}`, new File([`${at}`], "a.png", { type: "image/png" })]]
      : [],
  );
  const entries = given.map((picture, at) => ({
    title: `T${at}`,
    description: `D${at}`,
    ...(picture === "file" ? {} : { image_url: paths[picture] }),
  }));
  return {
    name: "Name",
    description: "Description",
    tags: "",
    entries: JSON.stringify(entries),
    ...(Object.fromEntries(files) as Record<string, File>),
  };
}

const pictures: fc.Arbitrary<Given[]> = fc.array(
  fc.oneof(fc.constant("file" as const), fc.nat({ max: own.length - 1 })),
  { minLength: limits.rankingEntriesMinimum, maxLength: limits.rankingEntriesMaximum },
);

describe("the form of a ranking list", () => {
  test("gives each entry its own picture, new or kept, whatever the order", () => {
    fc.assert(
      fc.property(pictures, (given) => {
        const { entries } = readForm(formOf(given), own);
        const paths = filesOf(entries).map((_, at) => `/media/new/${at}.webp`);
        const stored = storedEntries(entries, paths);
        expect(stored.map(({ title }) => title)).toEqual(given.map((_, at) => `T${at}`));
        let fresh = 0;
        const expected = given.map((one) =>
          one === "file" ? `/media/new/${fresh++}.webp` : own[one],
        );
        expect(picturesOf({ entries: stored })).toEqual(expected);
      }),
    );
  });

  test("sends files in the order of their entries", async () => {
    const { entries } = readForm(formOf([3, "file", 2, "file", "file"]), own);
    const texts = await Promise.all(filesOf(entries).map((file) => file.text()));
    expect(texts).toEqual(["1", "3", "4"]);
  });

  test("names no picture but the list's own; a new list has none", () => {
    fc.assert(
      fc.property(pictures, fc.nat({ max: own.length - 1 }), (given, gone) => {
        const left = own.filter((_, at) => at !== gone);
        const read = () => readForm(formOf(given), left);
        if (given.includes(gone)) expect(read).toThrow(notOfList);
        else expect(read).not.toThrow();
        const isNew = given.every((one) => one === "file");
        const publish = () => readForm(formOf(given));
        if (isNew) expect(publish).not.toThrow();
        else expect(publish).toThrow(incomplete);
      }),
    );
  });

  test("takes the file where an entry has both", () => {
    const form = { ...formOf([0, 1, 2, 3, 4]), ...formOf(["file", 1, 2, 3, 4]) };
    const both = { ...form, entries: formOf([0, 1, 2, 3, 4]).entries };
    expect(filesOf(readForm(both, own).entries)).toHaveLength(1);
  });
});
