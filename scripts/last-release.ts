/**
 * `npm run compatible [-- REF]`: the API tests of the last release against today's service. What that release's pages ask
 * for, they still ask for while a new one is deployed. REF is a tag or a commit; the newest tag is the default.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { StartError } from "../local/net/start-error.ts";
import { literally } from "../test/runner/phase.ts";
import { readCommandLine, runCommand, type Command } from "./command-line.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "last-release");

/** What its tests are made of. */
const taken = ["catalogue", "functions", "shared", "test/api"];

/** What is today's: how tests reach a cloud, which cloud, and the handlers that a test calls without one. */
const todays = ["test/support", "functions/api"];

/**
 * What is not asked: the names of tests, or of a group of them, with the reason. Either today's service does it otherwise on
 * purpose and no page can tell, or the test itself was wrong. It is empty again when the next release is tagged.
 */
const notAsked: Readonly<Record<string, string>> = {
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
  throw new StartError(sentence);
}

const filesBelow = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));

/** Runs the API tests of a release, of the newest where none is said. */
function askAsReleased(said: string | undefined): void {
  const ref =
    said ??
    asked("describe", "--tags", "--abbrev=0", "--match", "v*")?.toString().trim() ??
    end("There is no tag of a release here: name a commit, or fetch the tags.");
  const archive =
    asked("archive", ref, ...taken) ??
    end(`There is no ${ref} here, or it has not ${taken.join()}.`);
  console.log(`The API tests of ${ref} against the service as it is here`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "test"), { recursive: true });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });

  const apiTests = join(folder, "test", "api");
  const handlers = filesBelow(join(folder, "functions", "api"));
  const gone = handlers.filter((file) => !existsSync(join(root, "functions", "api", file)));
  for (const handler of gone) {
    // Its row went two releases after its last caller.
    console.log(`Not asked: ${handler.replace(/\.ts$/, "")}, which is gone`);
    const tests = filesBelow(apiTests).filter((file) =>
      file.startsWith(handler.replace(/ts$/, "")),
    );
    for (const file of tests) rmSync(join(apiTests, file));
  }
  const texts = filesBelow(apiTests).map((file) => readFileSync(join(apiTests, file), "utf8"));
  for (const [name, reason] of Object.entries(notAsked)) {
    if (!texts.some((text) => text.includes(`"${name}"`))) end(`${ref} has no test "${name}".`);
    console.log(`Not asked: "${name}", as ${reason}`);
  }
  for (const path of todays) {
    rmSync(join(folder, path), { recursive: true, force: true });
    symlinkSync(join(root, path), join(folder, path), "dir");
  }
  const { status } = spawnSync(
    process.execPath,
    [
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project",
      "last-release",
      "--testNamePattern",
      allBut(Object.keys(notAsked)),
    ],
    { cwd: root, stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
}

const command: Command = {
  name: "compatible",
  does: "Runs the API tests of the last release against the service as it is here.",
  takes: { REF: "another release: a tag, or a commit" },
  guide: "CONTRIBUTING.md",
};

await runCommand(command, (args) => {
  const { positionals } = readCommandLine(command, { args: [...args], allowPositionals: true });
  const [ref, ...more] = positionals;
  if (more.length > 0) throw new StartError("Say one release: npm run compatible -- REF");
  askAsReleased(ref);
});
