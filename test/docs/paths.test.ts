import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const guides = readdirSync(join(root, "docs"))
  .filter((file) => file.endsWith(".md"))
  .map((file) => `docs/${file}`);

/** What a document calls by a path; names with a gap to fill are none. */
function pathsIn(text: string): string[] {
  const path = /`((?:catalogue|docs|functions|infra|local|scripts|shared|test|web)\/[^`\s]*)`/g;
  return Array.from(text.matchAll(path), ([, found = ""]) => found).filter(
    (found) => !/[<*]|[A-Z]{4}/.test(found),
  );
}

test.each(["README.md", "CONTRIBUTING.md", ...guides])("what %s names is there", (file) => {
  const named = pathsIn(readFileSync(join(root, file), "utf8"));
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
