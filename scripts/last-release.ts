/**
 * `npm run compatible [-- REF]`: the API tests of the last release against today's service. What that release's pages ask
 * for, they still ask for while a new one is deployed. REF is a tag or a commit; the newest tag is the default.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const folder = join(root, "last-release");

/** What its tests are made of; how they reach a cloud, and which cloud, is today's. */
const taken = ["catalogue", "functions", "shared", "test/api"];

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
symlinkSync(join("..", "..", "test", "support"), join(folder, "test", "support"), "dir");
const { status } = spawnSync("npx", ["vitest", "run", "--project", "last-release"], {
  cwd: root,
  stdio: "inherit",
  shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
