/**
 * `npm run compatible [-- REF]`: the API tests of the last release against today's service. What that release's pages ask
 * for, they still ask for while a new one is deployed. REF is a tag or a commit; the newest tag is the default.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { literally } from "../test/runner/phase.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "last-release");

/** What its tests are made of. */
const taken = ["catalogue", "functions", "shared", "test/api"];

/** What is today's: how tests reach a cloud, which cloud, and the handlers that a test calls without one. */
const todays = ["test/support", "functions/api"];

/**
 * What today's service does otherwise on purpose and no page can tell: the names of tests, or of a group of them, with the
 * reason. It is empty again when the next release is tagged.
 */
const changed: Readonly<Record<string, string>> = {
  "what was made before one could look for it is found after the job":
    "a migration does it, no longer the job of achievements (decision 0070)",
  "holds what later parts of the product keep, without being told of it":
    "it leaves half a list behind, which fails the job of achievements in tests that come after it",
  "in a function": "it gives the handler an origin secret by a variable (decision 0072)",
  "a week in November 2026": "it gives the handler an origin secret by a variable (decision 0072)",
};

const git = (...args: readonly string[]): Buffer =>
  execFileSync("git", args, { cwd: root, maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "ignore"] });

/** What `git` says, or nothing where it refuses. */
function asked(...args: readonly string[]): Buffer | undefined {
  try {
    return git(...args);
  } catch {
    return undefined;
  }
}

/** A pattern of the names of all tests in which none of some names is found. */
const allBut = (names: readonly string[]): string =>
  `^(?!.*(?:${names.map((name) => literally(name)).join("|") || "(?!)"}))`;

function end(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const ref =
  process.argv[2] ??
  asked("describe", "--tags", "--abbrev=0", "--match", "v*")?.toString().trim() ??
  end("There is no tag of a release here: name a commit, or fetch the tags.");
const archive =
  asked("archive", ref, ...taken) ?? end(`There is no ${ref} here, or it has not ${taken.join()}.`);
console.log(`The API tests of ${ref} against the service as it is here`);
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, "test"), { recursive: true });
execFileSync("tar", ["-x", "-C", folder], { input: archive });
for (const path of todays) {
  rmSync(join(folder, path), { recursive: true, force: true });
  symlinkSync(join(root, path), join(folder, path), "dir");
}
for (const [name, reason] of Object.entries(changed))
  console.log(`Not asked: "${name}", as ${reason}`);
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project",
    "last-release",
    "--testNamePattern",
    allBut(Object.keys(changed)),
  ],
  { cwd: root, stdio: "inherit" },
);
process.exitCode = status ?? 1;
