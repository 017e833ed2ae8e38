import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { muiComponents } from "../../web/theme/mui-components.ts";

const web = join(import.meta.dirname, "../../web");

const sheets = globSync("**/*.css", { cwd: web }).map(
  (file) => [file, readFileSync(join(web, file), "utf8")] as const,
);

/** A value that a style sheet gives a property, with where it stands. */
type Given = readonly [file: string, value: string];

const inSheets = (properties: string): readonly Given[] => {
  const declaration = new RegExp(String.raw`(?<=[\s{;])(?:${properties}):\s*([^;}]+)[;}]`, "g");
  return sheets.flatMap(([file, css]) =>
    [...css.matchAll(declaration)].map(([, value = ""]) => [file, value.trim()] as const),
  );
};

/** What MUI's components are given, with the names of their properties as style sheets write them. */
function* givenBy(styles: object): Generator<readonly [property: string, value: string]> {
  for (const [name, value] of Object.entries(styles) as readonly [string, unknown][]) {
    if (typeof value === "object" && value !== null) yield* givenBy(value);
    else yield [name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), String(value)];
  }
}

const forMui = (properties: string): readonly Given[] => {
  const property = new RegExp(`^(?:${properties})$`);
  return [...givenBy(muiComponents)]
    .filter(([name]) => property.test(name))
    .map(([, value]) => ["mui-components.ts", value]);
};

const declared = (properties: string): readonly Given[] => [
  ...inSheets(properties),
  ...forMui(properties),
];

/** What `font: 600 1rem/1.5 family` gives to both; the whole value for what says it in another way. */
const inShorthands = (property: "font-size" | "font-weight"): readonly Given[] =>
  declared("font")
    .filter(([, value]) => value !== "inherit")
    .map(([file, value]) => {
      const [, weight = value, size = value] =
        /^(\S+) ([^\s/]+)(?:\/\S+)? var\(--[a-z-]+\)$/.exec(value) ?? [];
      return [file, property === "font-size" ? size : weight];
    });

/** Those of some values that do not stand on a scale; it fails where there is nothing that could. */
function others(values: readonly Given[], isAllowed: (value: string) => boolean) {
  expect(values.length, "declarations in style sheets").toBeGreaterThan(0);
  return values.filter(([, value]) => !isAllowed(value));
}

test("text has the sizes of one scale; in charts, which scale themselves, it has ten units at least", () => {
  const sizes = [...declared("font-size"), ...inShorthands("font-size")];
  const isChart = (value: string) => /^1[01]px$/.test(value);
  const isOfScale = (value: string) => /^(var\(--text-[a-z]+\)|0?\.9\d*em)$/.test(value);
  expect(others(sizes, (value) => isOfScale(value) || isChart(value))).toEqual([]);
});

test("text has three weights: of facts, of names, of headings", () => {
  const given = [...declared("font-weight"), ...inShorthands("font-weight")];
  const weights = ["400", "600", "var(--heading-weight)"];
  expect(others(given, (value) => weights.includes(value))).toEqual([]);
});

test("corners have the radii of one scale", () => {
  const isOfScale = (value: string) =>
    value.split(" ").every((part) => /^(var\(--radius-[a-z]+\)|50%|0|[24]px|inherit)$/.test(part));
  expect(others(declared("border-(?:[a-z]+-[a-z]+-)?radius"), isOfScale)).toEqual([]);
});

test("room is measured by one scale", () => {
  const scale = [0, 1, 2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 72, 80];
  const edge = "(?:-(?:top|right|bottom|left|inline|block)(?:-(?:start|end))?)?";
  const isOfScale = (value: string) =>
    value.startsWith("calc(") ||
    [...value.matchAll(/(\d+)px/g)].every(([, px]) => scale.includes(Number(px)));
  expect(others(declared(`(?:row-|column-)?gap|padding${edge}|margin${edge}`), isOfScale)).toEqual(
    [],
  );
});
