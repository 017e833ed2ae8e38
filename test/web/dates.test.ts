import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** The files of what the browser gets that hold a pattern. */
const filesWith = (pattern: RegExp): string[] =>
  globSync("{web,shared}/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => pattern.test(readFileSync(join(root, file), "utf8")))
    .sort();

test("days, times and counts are written one way by every page, without what the browser reads for all languages", () => {
  // A browser that does not know Temporal tells its time zone in no other way.
  expect(filesWith(/DateTimeFormat|NumberFormat|PluralRules|\btoLocale\w*\(/)).toEqual([
    "web/browser/time-zone.ts",
  ]);
});

test("what else knows languages is made when it is needed, not as the code of a page begins", () => {
  expect(filesWith(/^(?:export )?const [^=]*=\s*new Intl\./m)).toEqual([]);
});
