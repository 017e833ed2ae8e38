import { readFileSync, statSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";

const importing = /(?:from|import)\s*\(?\s*"(\.[^"]+)"/g;

function follow(file: string, found: Set<string>): Set<string> {
  if (found.has(file) || statSync(file, { throwIfNoEntry: false })?.isFile() !== true) return found;
  found.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(importing)) {
    follow(resolve(dirname(file), path), found);
  }
  return found;
}

/** Whether a file imports one of these, itself or through what it imports. All paths are relative to `root`. */
export function reaches(root: string, file: string, targets: readonly string[]): boolean {
  const found = follow(resolve(root, file), new Set());
  return [...found].some((each) => targets.includes(relative(root, each)));
}
