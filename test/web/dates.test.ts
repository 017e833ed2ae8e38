import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const web = join(import.meta.dirname, "../../web");

test("days and times are written one way by every page: 27 November 2026, 21:40", () => {
  const formats = globSync("**/*.{ts,tsx}", { cwd: web }).flatMap((file) =>
    [
      ...readFileSync(join(web, file), "utf8").matchAll(
        /(?:DateTimeFormat|toLocale(?:Date|Time)?String)\(\s*([^,)]*),\s*\{([^}]*)/g,
      ),
    ].map(([, locale, options = ""]) => ({ file, locale, options })),
  );
  expect(formats.length).toBeGreaterThan(10);
  // The name of a month or a weekday alone is the same in both.
  const isWhole = ({ options }: { readonly options: string }) => /\bday:|Style|hour/.test(options);
  expect(formats.filter((format) => isWhole(format) && format.locale !== '"en-GB"')).toEqual([]);
});
