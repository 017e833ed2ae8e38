import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "../../web");

/** Every value that style sheets give a property, with where it stands. */
function valuesOf(property: string): readonly (readonly [file: string, value: string])[] {
  const declared = new RegExp(String.raw`(?<=[\s{;])(?:${property}): ([^;]+);`, "g");
  return globSync("**/*.css", { cwd: web }).flatMap((file) =>
    [...readFileSync(join(web, file), "utf8").matchAll(declared)].map(
      ([, value = ""]) => [file, value] as const,
    ),
  );
}

const others = (property: string, isAllowed: (value: string) => boolean) =>
  valuesOf(property).filter(([, value]) => !isAllowed(value));

test("text has the sizes of one scale; in charts, which scale themselves, it has ten units at least", () => {
  const isChart = (value: string) => /^1[01]px$/.test(value);
  const isOfScale = (value: string) => /^(var\(--text-[a-z]+\)|0?\.9\d*em)$/.test(value);
  expect(others("font-size", (value) => isOfScale(value) || isChart(value))).toEqual([]);
});

test("text has three weights: of facts, of names, of headings", () => {
  const weights = ["400", "600", "var(--heading-weight)"];
  expect(others("font-weight", (value) => weights.includes(value))).toEqual([]);
});

test("corners have the radii of one scale", () => {
  const isOfScale = (value: string) =>
    value.split(" ").every((part) => /^(var\(--radius-[a-z]+\)|50%|0|[24]px|inherit)$/.test(part));
  expect(others("border-radius", isOfScale)).toEqual([]);
});

test("room is measured by one scale", () => {
  const scale = [0, 1, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 72, 80];
  const edge = "(?:-(?:top|right|bottom|left|inline|block)(?:-(?:start|end))?)?";
  const isOfScale = (value: string) =>
    value.startsWith("calc(") ||
    [...value.matchAll(/(\d+)px/g)].every(([, px]) => scale.includes(Number(px)));
  expect(others(`(?:row-|column-)?gap|padding${edge}|margin${edge}`, isOfScale)).toEqual([]);
});
