/*
 * A command that is asked what it takes says so and does nothing, and one that is told something it does not know does
 * nothing else in its place: every script of package.json that runs a program of ours.
 */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const root = join(import.meta.dirname, "../..");

/** What npm runs by itself before some of them, and passes nothing on to. */
const isBefore = (name: string): boolean => /^pre/.test(name);

const programs = Object.entries(manifest.scripts).flatMap(([name, script]) => {
  if (isBefore(name)) return [];
  expect(script, "Only the last command is told what was said.").not.toMatch(/[&|;]/);
  const [program, ...args] = script.split(" ");
  return program === "node" ? [{ name, args }] : [];
});

/** What reading a command's own packages may take: nothing may be written, and no other program started. */
const readingOnly = [
  "--permission",
  "--allow-fs-read=*",
  "--allow-addons",
  "--allow-worker",
  "--allow-wasi",
  "--no-warnings",
];

const run = (args: readonly string[]) =>
  new Promise<{ code: unknown; output: string; errors: string }>((done) => {
    execFile(
      process.execPath,
      [...readingOnly, ...args],
      { cwd: root, env: { ...process.env, TSUZUKU_DATA: "/nowhere" } },
      (error, output, errors) => {
        done({ code: error === null ? 0 : error.code, output, errors });
      },
    );
  });

test("there are commands of ours", () => {
  expect(programs.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["start", "job", "drill", "screens", "admin", "check:bundle"]),
  );
});

describe.concurrent.each(programs)("npm run $name", { timeout: 60_000 }, ({ name, args }) => {
  test("says what it takes, and does nothing", async () => {
    const { code, output, errors } = await run([...args, "--help"]);
    expect(errors).toBe("");
    // `check:docs` is `docs` with an option.
    const command = args.includes("--check") ? "docs" : name;
    expect(output).toMatch(
      new RegExp(`^npm run ${command} -- \\[options\\]\\n[^]* --help +shows this`),
    );
    expect(code).toBe(0);
  });

  test("refuses what it does not take", async () => {
    const { code, output, errors } = await run([...args, "--no-such-option"]);
    expect(output).toBe("");
    expect(errors).toMatch(
      /^Unknown option '--no-such-option': npm run \S+ -- takes .*--help\.\n$/,
    );
    expect(code).toBe(1);
  });
});
