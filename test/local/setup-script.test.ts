import { execFile } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "./fixture-cloud.ts";

const script = resolve(import.meta.dirname, "../../scripts/setup.mjs");

const wanted = {
  "": { version: "1.0.0" },
  "node_modules/needed": { version: "2.0.0" },
  "node_modules/elsewhere": { version: "3.0.0", optional: true },
};

/** A project with a lock file, and an npm that installs it by writing down what it did. */
async function makeProject(npm: string): Promise<string> {
  const root = await temporaryFolder();
  await mkdir(join(root, "scripts"));
  await cp(script, join(root, "scripts", "setup.mjs"));
  await writeFile(join(root, "package-lock.json"), JSON.stringify({ packages: wanted }));
  await writeFile(join(root, "npm.cjs"), npm);
  return root;
}

async function writeInstalled(root: string, packages: object): Promise<void> {
  await mkdir(join(root, "node_modules"), { recursive: true });
  await writeFile(join(root, "node_modules", ".package-lock.json"), JSON.stringify({ packages }));
}

function runSetup(root: string): Promise<{ code: number; errors: string }> {
  return new Promise((done) => {
    const child = execFile(
      process.execPath,
      [join(root, "scripts", "setup.mjs")],
      { env: { ...process.env, npm_execpath: join(root, "npm.cjs") } },
      (_error, _output, errors) => {
        done({ code: child.exitCode ?? -1, errors });
      },
    );
  });
}

const writing = `require("node:fs").writeFileSync("called", process.argv.slice(2).join(" "))`;

test("what is installed is left alone, optional packages of other machines included", async () => {
  const root = await makeProject(writing);
  await writeInstalled(root, { "node_modules/needed": { version: "2.0.0" } });
  expect(await runSetup(root)).toEqual({ code: 0, errors: "" });
  await expect(readFile(join(root, "called"), "utf8")).rejects.toThrow("ENOENT");
});

test.each([
  ["nothing is installed", undefined],
  ["another version is installed", { "node_modules/needed": { version: "1.9.0" } }],
])("where %s, npm ci runs and one line says so", async (_what, installed) => {
  const root = await makeProject(writing);
  if (installed !== undefined) await writeInstalled(root, installed);
  expect(await runSetup(root)).toEqual({
    code: 0,
    errors: "Installing packages (this happens once) …\n",
  });
  expect(await readFile(join(root, "called"), "utf8")).toBe(
    "ci --include=dev --include=optional --loglevel=error",
  );
});

test("an installation that fails ends with a sentence and npm's own words", async () => {
  const root = await makeProject(`console.error("no network"); process.exit(1)`);
  const { code, errors } = await runSetup(root);
  expect(code).toBe(1);
  expect(errors).toContain("The packages could not be installed: `npm ci` failed.\nno network");
});
