import { describe, expect, it, test } from "vitest";
import { laterSections } from "../../functions/catalogue/sections/later-sections.ts";
import { openSnapshot, writeSnapshot } from "../../functions/catalogue/snapshot.ts";
import {
  endedKeys,
  meanScoreFormats,
  modelFormats,
  snapshotFormats,
} from "../../functions/objects/formats.ts";
import { goldenFiles, goldenObject } from "../golden/last-release.ts";
import { notedShapes, sectionsOf, writtenShapes } from "../golden/shapes.ts";

const codes: ReadonlySet<string> = new Set(["types", "statuses", "seasons", "relations", "genres"]);

describe("what is stored has the shape that is noted for the number of its format", async () => {
  const noted = await notedShapes();
  it.each(Object.entries(writtenShapes()))("%s", (name, written) => {
    const [what] = /^\D+(?= )/.exec(name) ?? [];
    const shape = noted[name];
    expect(
      shape,
      `Nothing is noted of the shape of "${name}": run \`node test/golden/shapes.ts\`.`,
    ).toBeDefined();
    for (const [part, now] of Object.entries(written)) {
      const then = shape?.[part] ?? [];
      // Words that columns hold by their position may follow: to readers of before they are unknown.
      const compared = codes.has(part) ? now.slice(0, then.length) : now;
      expect(
        compared,
        `The ${String(what)} is no longer written as "${name}" was, and objects and items of that shape are stored. ` +
          "Give the new shape the next number, and see to it that the former is still read: " +
          'CONTRIBUTING.md says how, under "Change what is stored".',
      ).toEqual(then);
    }
  });
});

const nameOf = (section: string): string => section.split(" ")[0] ?? "";
const read = snapshotFormats.map(({ number }) => number);

test("a section that the last release does not have has something that stands for it", async () => {
  const before = new Set(sectionsOf(await goldenObject(goldenFiles.snapshot)).map(nameOf));
  const now = sectionsOf(writeSnapshot([])).map(nameOf);
  const unmet = now.filter((name) => !before.has(name) && !laterSections.has(name));
  expect(
    unmet,
    "Readers open the last release's snapshot, too: say in later-sections.ts what they see in place of these.",
  ).toEqual([]);
});

test("what stands for a section does so as long as a format without it is read", () => {
  const [newest, oldest] = [Math.max(...read), Math.min(...read)];
  for (const [name, { since }] of laterSections) {
    expect(since, `${name}: no format without it is read any more`).toBeGreaterThan(oldest);
    expect(since, `${name}: there is no such format yet`).toBeLessThanOrEqual(newest);
  }
});

test("a stand-in is as wide as its section", () => {
  const widths = new Map(
    sectionsOf(writeSnapshot([])).map((section) => section.split(" ") as [string, string]),
  );
  const { sections } = openSnapshot(writeSnapshot([]));
  for (const [name, { lacking }] of laterSections) {
    const { constructor } = lacking(sections);
    const width = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array }[
      (widths.get(name) ?? "u16") as "u8"
    ];
    expect(constructor, name).toBe(width);
  }
});

test("formats are listed the newest first, each with a key of its own", () => {
  const lists = [snapshotFormats, meanScoreFormats, ...Object.values(modelFormats)];
  for (const formats of lists) {
    const numbers = formats.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  }
  const keys = [...lists.flat().map(({ key }) => key), ...endedKeys];
  expect(new Set(keys).size).toBe(keys.length);
});
